"""Exhibition room: glass cases on plinths of black-stained ash in a dark room, soft spots of light."""
import bpy

import stage
from furniture import planks
from kit import Kit
from props import vase
from rooms import boards

W, D, H = 7.0, 6.4, 3.4


def case(k, w, d, h, g, pot, tone, s=1.0):
    """A plinth h high with a glass case g high and a vessel in it."""
    n = max(2, round(w / .12))
    k.box('ash_black', (-w / 2 + .03, -d / 2 + .03, 0), (w / 2 - .03, d / 2 - .03, .05), 0)
    for i in range(n):
        k.box('ash_black', (-w / 2 + w * i / n + .0006, -d / 2, .05), (-w / 2 + w * (i + 1) / n - .0006, d / 2, h - .02), .0015, grain='z')
    planks(k, 'ash_black', -w / 2 - .004, -d / 2 - .004, w / 2 + .004, d / 2 + .004, h, .02, 3)
    k.box('linen', (-w / 2 + .03, -d / 2 + .03, h), (w / 2 - .03, d / 2 - .03, h + .012), .002, tone='#C9BFAE')
    a, b, e = w / 2 - .01, d / 2 - .01, .002
    for p, q in (((-a, -b), (a, -b)), ((a, -b), (a, b)), ((a, b), (-a, b)), ((-a, b), (-a, -b))):     # panes, one surface each
        k.sheet('glass', lambda u, v, p=p, q=q: (p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u, h + g * v), 1, 1)
    k.sheet('glass', lambda u, v: (-a + 2 * a * u, -b + 2 * b * v, h + g), 1, 1)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.box('brass', (sx * a - .003, sy * b - .003, h), (sx * a + .003, sy * b + .003, h + g + e), .0008)
    for y in (-b, b):
        k.box('brass', (-a, y - .003, h + g), (a, y + .003, h + g + .006), .0008)
    for x in (-a, a):
        k.box('brass', (x - .003, -b, h + g), (x + .003, b, h + g + .006), .0008)
    for i, p in enumerate(pot):
        with k.at((i - (len(pot) - 1) / 2) * w * .32, 0, h + .012):
            vase(k, p, tone[i % len(tone)], 'clay', s * k.rnd.uniform(.94, 1.04))


def build(name):
    """Views: 1 room, 2 one case, 3 foot of a case, 4 bench, 5 case of three, 6 cases before the panel."""
    k = Kit(52)
    k.box('plaster_dark', (-.2, D, 0), (W + .2, D + .2, H), 0)
    k.box('plaster_dark', (-.2, -3, 0), (0, D, H), 0)
    k.box('plaster_dark', (W, -3, 0), (W + .2, D, H), 0)
    k.box('plaster_dark', (-.2, -3, H), (W + .2, D, H + .1), 0)
    boards(k, 0, -3, W, D, 'ash_black', .18, 2.4)
    k.box('ash', (3.9, D - .06, .05), (W - .5, D, 2.75), .003, grain='z')          # a pale panel with a niche wall
    for i in range(9):
        k.box('ash', (3.9 + i * .29 + .001, D - .08, .05), (4.19 + i * .29 - .001, D - .05, 2.75), .0015, grain='z')
    spots = []
    for x, y, w, d, h, g, pot, tone, s in (
            (1.5, 3.0, .56, .56, .84, .66, ['bottle'], ['#D9CFBD'], 1.7), (3.2, 4.2, 1.15, .5, .84, .5, ['round', 'bowl', 'jar'], ['#C7B79B', '#E0D8C8', '#A9876A'], 1.1),
            (5.1, 3.2, .5, .5, .84, .62, ['round'], ['#E6DED0'], 1.6), (1.3, 5.1, .5, .5, .84, .58, ['jar'], ['#B98F6E'], 1.6),
            (5.75, 5.2, .5, .5, .84, .58, ['bottle'], ['#7C8A7C'], 1.7)):
        with k.at(x, y, 0):
            case(k, w, d, h, g, pot, tone, s)
        spots.append((x, y, h, w))
    with k.at(3.3, 1.9, 0):                      # a bench to sit on
        planks(k, 'ash', -.8, -.21, .8, .21, .43, .05, 3)
        for x in (-.6, .6):
            k.box('ash', (x - .025, -.19, 0), (x + .025, .19, .38), .003, grain='z')
    k.box('steel', (.6, 3.6, H - .06), (W - .6, 3.63, H - .03), .002)
    k.box('steel', (.6, 4.9, H - .06), (W - .6, 4.93, H - .03), .002)
    k.finish()
    stage.sky(.34, (.9, .95, 1))
    bpy.context.scene.world.cycles_visibility.glossy = False         # the glass mirrors the room only
    for x, y, h, w in spots:
        stage.area((x - .25, y - .35, H - .1), (x, y, h), (.3, .3), 26 + 14 * (w > 1), (1, .93, .82), 70)
    stage.area((5.2, D - 1.3, H - .05), (5.2, D, 1.2), (2.2, .2), 9, (1, .94, .84), 100)
    stage.area((.1, .6, 2.2), (3.4, 3.8, .6), (1.4, 1.8), 260, (.93, .96, 1)).visible_glossy = False
    stage.view(name, [
        dict(at=(3.4, -1.9, 1.4), look=(3.4, 5, 1.15), lens=27, centre=.47),
        dict(at=(1.15, 1.35, 1.3), look=(1.5, 3.0, 1.05), lens=38, centre=.46, fstop=5.6, focus=(1.5, 2.95, 1.05)),
        dict(at=(.85, 1.85, 1.3), look=(1.44, 2.92, 1.0), lens=50, centre=.5, fstop=5.6, focus=(1.42, 2.85, 1)),
        dict(at=(1.9, .75, .95), look=(3.2, 1.95, .36), lens=38, centre=.5, fstop=5.6, focus=(3.0, 1.9, .4)),
        dict(at=(2.55, 2.75, 1.28), look=(3.2, 4.2, 1.0), lens=42, centre=.5, fstop=5.6, focus=(3.2, 4.15, 1)),
        dict(at=(4.35, 3.3, 1.4), look=(5.55, 5.6, 1.25), lens=36, centre=.5, fstop=5.6, focus=(5.7, 5.15, 1.1)),
    ])

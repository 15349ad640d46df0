"""Product pictures: one set-up for all. Seamless paper ground, one large soft light from the left, level camera."""
import math

import stage
from furniture import bench, carcass, stool, table, top
from kit import Kit
from planters import planted
from props import books, branches, cloth, pile, vase


def ground(k, y=2.6, r=1.2, mat='ground'):
    """Seamless ground: floor, curve of radius r, backdrop."""
    def fn(u, v):
        x = -9 + 18 * u
        s, a = v * 12, 6 + y - r
        if s < a:
            return x, -6 + s, 0
        if s < a + r * math.pi / 2:
            t = (s - a) / r
            return x, y - r + r * math.sin(t), r - r * math.cos(t)
        return x, y, r + s - a - r * math.pi / 2
    k.sheet(mat, fn, 4, 240)


def wall_ground(k):
    """For hanging things: a plain plaster wall at y = 0."""
    k.box('plaster', (-6, 0, -2), (6, .2, 6), 0)


def light(z=1.2, wall=False, s=1.0):
    """The set's light: a window-sized area from the left, a faint warm return from the right."""
    stage.sky(.42 if not wall else .3, (1, .985, .96))
    if wall:
        stage.area((-2.6 * s, -1.5 * s, z + 1.1 * s), (0, 0, z), (1.5 * s, 1.9 * s), 95 * s * s, (1, .97, .93))
    else:
        stage.area((-2.9 * s, -1.1 * s, z + 1.9 * s), (.1, .1, z * .6), (2.2 * s, 2.2 * s), 230 * s * s, (1, .97, .93))


def shot(k, look, dist, height, lens=50, yaw=0, f=0):
    """The set's camera: level, frame moved so that `look` is in the middle."""
    a = math.radians(yaw)
    at = (look[0] + math.sin(a) * dist, look[1] - math.cos(a) * dist, height)
    k.finish()
    stage.camera(at, look, lens, centre=.5, fstop=f, focus=dist if f else None)


def tables(k, name):
    """The configurable table in three lengths and woods."""
    wood, length = {'tisch-eiche-140': ('oak', 1.4), 'tisch-nussbaum-200': ('walnut', 2.0),
                    'tisch-esche-schwarz-100': ('ash_black', 1.0)}[name]
    ground(k, 3.2)
    with k.at(0, 0, 0, rz=24):
        table(k, length, .8 if length > 1.1 else .75, wood)
    light(.8, s=1.15)
    shot(k, (0, 0, .47), {1.4: 3.5, 2.0: 4.5, 1.0: 2.95}[length], 1.25)


def regal(k):
    wall_ground(k)
    w, d, t, h = 1.28, .235, .018, .94
    with k.at(-w / 2, -d, .85):
        for z, a, b in ((0, .0, w), (.31, .0, .86), (.62, .34, w), (.94, .34, 1.0)):
            k.box('oak', (a, 0, z), (b, d, z + t), .0014, grain='x')
        for x, z0, z1 in ((.0, 0, .31), (.42, 0, .31), (.86 - t, .0, .31), (.34, .31, .62), (.70, .31, .62), (.34, .62, .94),
                          (1.0 - t, .62, .94), (w - t, 0, .0)):
            if z1 > z0:
                k.box('oak', (x, .004, z0 + t), (x + t, d, z1), .0014, grain='z')
        calm = ['#D8D0C0', '#C9BFAE', '#8A8375', '#57636B', '#7A5A46', '#E3DCCD', '#2F2E2C']
        for x0, x1, z, room, fill in ((.03, .41, t, .29, .62), (.36, .69, .31 + t, .29, .75), (.37, .97, .62 + t, .3, .5)):
            with k.at(0, 0, z):
                books(k, x0, x1, d, room, fill, calm)
        with k.at(.63, .11, t):
            vase(k, 'round', '#CFC6B6', 'clay', .9)
        with k.at(1.06, .12, t):
            pile(k, 3, .19, .2, calm)
        with k.at(.17, .12, .31 + t):
            vase(k, 'bottle', '#3A3A37')
            branches(k, 3, .42, .24, .4, leaves=.03)
        with k.at(.84, .12, .62 + t):
            vase(k, 'bowl', '#B9AE9C', 'clay', .85)
        with k.at(1.13, .12, .62 + t):
            vase(k, 'jar', '#E4DDCF')
    light(1.2, True)
    shot(k, (0, -.1, 1.36), 2.75, 1.45, 50, -14)


def schrank(k):
    ground(k, .62, .02, 'ground')
    w, d, h = 1.16, .56, 2.02
    with k.at(-w / 2, 0, 0):
        for x in (.06, w - .1):
            for y in (.04, d - .08):
                k.box('oak', (x, y, 0), (x + .04, y + .04, .12), .003, grain='z')
        with k.at(0, 0, .1):
            carcass(k, 'oak', w, d, h, 1, 1, .024)
            for s in (0, 1):
                x0, x1 = (.024, w / 2) if not s else (w / 2, w - .024)
                for z0, z1, n in ((.024, .26, 0), (.26, .496, 0), (.496, h - .024, 1)):
                    g = .0016
                    if n:        # door: framed by its own stiles with a milled pull
                        m = 3
                        cw = (x1 - x0) / m
                        for i in range(m):
                            k.box('oak', (x0 + i * cw + (g if i == 0 else .0003), .004, z0 + g),
                                  (x0 + (i + 1) * cw - (g if i == m - 1 else .0003), .024, z1 - g), .0012, grain='z')
                        px = x1 - .03 if not s else x0 + .006
                        k.box('ash_black', (px, .0034, 1.0), (px + .024, .006, 1.22), .001)
                    else:
                        k.box('oak', (x0 + g, .004, z0 + g), (x1 - g, .024, z1 - g - .014), .0015, grain='x')
                        k.box('ash_black', (x0 + g, .018, z1 - .02), (x1 - g, .03, z1 - g), 0)
    with k.at(.3, .3, h + .1):
        vase(k, 'round', '#CFC6B6', 'clay', 1.1)
    light(1.5, s=1.5)
    shot(k, (0, .2, 1.08), 4.9, 1.4, 50, -24)


def sideboard(k):
    ground(k, 1.9)
    w, d, h = 1.62, .42, .46
    with k.at(0, .1, 0, rz=16):
        with k.at(-w / 2, -d / 2, .22):
            carcass(k, 'walnut', w, d, h, 3, 1, .022)
            for i in (0, 2):
                x0, x1 = i * (w - .022) / 3 + .022, (i + 1) * (w - .022) / 3
                k.box('ash_black', (x0, .024, .022), (x1, .03, h - .022), 0)
                n = 21
                sw = (x1 - x0) / n
                for j in range(n):
                    k.box('walnut', (x0 + j * sw + .002, .004, .024), (x0 + (j + 1) * sw - .004, .024, h - .024), .003, grain='z')
            x0, x1 = (w - .022) / 3 + .022, 2 * (w - .022) / 3
            k.box('walnut', (x0, .04, h / 2), (x1, d - .01, h / 2 + .018), .0012)
            with k.at(0, .03, .022):
                books(k, x0 + .02, x1, .3, .2, .7, ['#D8D0C0', '#8A8375', '#57636B', '#2F2E2C', '#A35C3A'])
            with k.at((x0 + x1) / 2 + .02, .17, h / 2 + .018):
                vase(k, 'bowl', '#D9D2C4', 'ceramic')
        for sx in (-1, 1):
            for sy in (-1, 1):
                k.rod('walnut', .013, (sx * .63, sy * .15, .0), (sx * .6, sy * .13, .22), .019, .002)
            k.box('walnut', (sx * .6 - .015, -.16, .19), (sx * .6 + .015, .16, .22), .003)
        with k.at(-.48, 0, .68):
            vase(k, 'tall', '#C8BEAD', 'clay')
            branches(k, 4, .62, .3, .4, leaves=.045)
        with k.at(.42, .02, .68):
            pile(k, 3)
    light(.8, s=1.15)
    shot(k, (.05, 0, .62), 3.75, 1.25)


def bank(k):
    ground(k, 2.6)
    with k.at(0, 0, 0, rz=22):
        bench(k, 1.35)
        with k.at(.34, 0, .452, rz=14):
            k.sheet('wool', lambda u, v: ((u - .5) * .34, (v - .5) * .26, .002 + .03 * min(1, 6 * min(u, 1 - u, v, 1 - v)) ** .5),
                    30, 30, tone='#57594F', grain=lambda u, v: (u * .34, v * .26, 0))
    light(.5)
    shot(k, (0, 0, .26), 2.75, 1.0)


def hocker(k, mat):
    ground(k, 1.8)
    with k.at(0, 0, 0, rz=25):
        stool(k, mat)
    light(.4, s=.75)
    shot(k, (0, 0, .235), 1.38, .82)


def spiegel(k):
    wall_ground(k)
    with k.at(0, 0, 1.5):
        n = 6
        for i in range(n):        # the ring is glued from segments, grain along each
            prof = [(.335, -.03), (.352, -.03), (.355, -.027), (.355, 0), (.335, 0), (.335, -.03)]
            with k.at(ry=60 * i):
                k.lathe('oak', prof, axis='y', seg=20, turn=59.9)
        k.lathe('mirror', [(0, -.012), (.336, -.012)], axis='y', seg=96)
    k.finish()
    # something to see in the mirror: a bright window and a wall behind the camera
    k.box('plaster', (-4, -4.6, -1), (4, -4.5, 4), 0)
    k.box('plaster', (2.6, -4.6, -1), (2.7, 0, 4), 0)
    k.box('oak', (.6, -4.5, -1), (1.6, -4.45, 2.1), .003, grain='z')
    with k.at(-.14, -.08, .93):
        k.box('oak', (-.28, -.09, -.028), (.42, .08, 0), .003, grain='x')
        with k.at(-.1, 0, 0):
            vase(k, 'bottle', '#3C3B38')
            branches(k, 3, .5, .24, .35, leaves=.035)
        with k.at(.24, 0, 0):
            vase(k, 'bowl', '#D9D2C4', 'ceramic', .7)
    light(1.4, True, .9)
    shot(k, (0, -.05, 1.42), 2.3, 1.5, 50, 16)


def brett(k):
    ground(k, .2, .01)
    specs = (('walnut', -.17, .3, .46, .022, 10), ('ash', .16, .24, .36, .02, 12), ('oak', .0, .2, .3, .026, 15))
    for i, (m, x, w, h, t, lean) in enumerate(specs):
        with k.at(x, .19 - t - math.sin(math.radians(lean)) * h - .035 * i, .0, rz=(-2, 2, -1)[i], rx=-lean):
            with k.at(0, 0, .001):
                for j in range(3):
                    a, b = -w / 2 + w * j / 3, -w / 2 + w * (j + 1) / 3
                    k.box(m, (a, 0, 0), (b, t, h * .86), .0012, grain='z')
                k.box(m, (-.024, 0, h * .86 - .001), (.024, t, h * 1.0), .006, grain='z')
                k.lathe('ash_black', [(0, -.0006), (.0075, -.0006), (.0075, .0005)], (0, 0, h * .95), 'y', 24)
                k.lathe('ash_black', [(.0075, .0), (0, .0006)], (0, -.0009, h * .95), 'y', 24)
    with k.at(.33, -.16, 0):
        vase(k, 'cup', '#D2C9BA', 'clay')
    with k.at(-.3, -.2, 0, rz=12):
        cloth(k, .28, .2, '#C9C2B2', folds=4)
    light(.25, s=.6)
    shot(k, (.01, -.05, .235), 1.55, .52, 50, -10)


def leuchte(k):
    ground(k, 1.0, .7)
    k.lathe('oak', [(0, 0), (.085, 0), (.09, .004), (.09, .018), (.083, .024), (.03, .034), (.0155, .05), (.0145, .09), (.0125, .3), (0, .302)],
            seg=64, smooth=True)
    k.rod('brass', .0085, (0, 0, .3), (0, 0, .325))
    n = 28
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n

        def fn(u, v, a0=a0, a1=a1):
            a = a0 + (a1 - a0) * u
            r = (.165 - .055 * v) + .005 * math.sin(math.pi * u)
            return r * math.cos(a), r * math.sin(a), .27 + .2 * v
        k.sheet('shade', fn, 4, 10)
    k.rod('brass', .003, (-.11, 0, .465), (.11, 0, .465), seg=10)
    k.lathe('glow_bulb', [(.0, .33), (.02, .335), (.032, .36), (.028, .39), (0, .41)], seg=20, smooth=True)
    k.tube('tint', [(.08, .02, .006), (.2, .12, .003), (.34, .1, .003), (.5, .22, .003), (.75, .3, .003), (1.2, .34, .003)], .003, tone='#7A5A36')
    light(.3, s=.6)
    shot(k, (0, 0, .235), 1.5, .5, 50)


def garderobe(k):
    wall_ground(k)
    w = .98
    k.box('oak', (-w / 2, -.024, 1.62), (w / 2, 0, 1.72), .003, grain='x')
    k.box('oak', (-w / 2, -.15, 1.72), (w / 2, 0, 1.742), .002, grain='x')
    xs = [-.4, -.2, 0, .2, .4]
    for x in xs:
        with k.at(x, -.022, 1.66, rx=-10):
            k.lathe('oak', [(.011, 0), (.0095, -.03), (.0095, -.052), (.015, -.064), (.0185, -.072), (.0175, -.079), (.01, -.0835), (0, -.084)],
                    axis='y', seg=32, smooth=True)
    with k.at(-.2, -.085, 1.64):      # linen bag on its strap
        k.tube('linen', [(-.1, .02, -.36), (-.06, .0, -.15), (0, .005, .035), (.06, .0, -.15), (.1, .02, -.36)], .007, None, 10, '#CDBFA6')

        def bag(u, v, s=1):
            b = .035 * math.sin(math.pi * u) ** .6 * (.35 + .65 * math.sin(math.pi * min(1, .1 + v * .95)))
            return (u - .5) * (.32 + .03 * v) + .006 * math.sin(5 * v), s * -b + .045 + .008 * math.sin(9 * u + 3 * v) * s, -.33 - .38 * v - .015 * math.sin(math.pi * u)
        for s in (1, -.3):
            k.sheet('linen', lambda u, v, s=s: bag(u, v, s), 40, 40, '#CDBFA6', lambda u, v: (u * .32, v * .4, 0))
    with k.at(.2, -.09, 1.645):       # a scarf, folded over the peg
        for s, ln, dx in ((1, .62, -.012), (-1, .5, .02)):
            k.sheet('wool', lambda u, v, s=s, ln=ln, dx=dx: ((u - .5) * (.1 + .1 * min(1, v * 2.5)) + dx * v * 2,
                    .0 - s * .014 + .016 * math.sin(14 * u + s + v * 1.5) * min(1, v * 3), .012 - ln * v - .004 * math.cos(9 * u)), 50, 24,
                    '#4C5248', lambda u, v: (u * .22, v * .6, 0))
    with k.at(-.36, -.075, 1.742):
        pile(k, 2, .12, .17)
    with k.at(.33, -.075, 1.742):
        vase(k, 'round', '#B9AE9C', 'clay', .55)
    light(1.4, True)
    shot(k, (0, -.05, 1.4), 2.2, 1.5, 50, -15)


def tritt(k):
    ground(k, 1.9)
    with k.at(0, 0, 0, rz=28):
        w, t = .42, .022
        for s in (-1, 1):
            poly = [(-.24, 0), (-.21, .215), (-.04, .215), (-.02, .425), (.17, .425), (.2, 0), (.1, 0), (.06, .1), (-.1, .1), (-.15, 0)]
            x = s * (w / 2 - .03)
            k.prism('ash', poly, x - t / 2, x + t / 2, 'x', grain='z')
        top(k, 'ash', -w / 2, -.25, w / 2, -.02, .237, .024, 2)
        top(k, 'ash', -w / 2, -.05, w / 2, .19, .449, .024, 2)
        k.rod('ash', .011, (-w / 2 + .03, .12, .2), (w / 2 - .03, .12, .2))
        k.box('ash', (-w / 2 + .03, -.035, .06), (w / 2 - .03, -.015, .2), .002)
        k.box('ash', (-w / 2 + .03, -.03, .30), (w / 2 - .03, -.012, .42), .002)
    light(.4, s=.75)
    shot(k, (0, 0, .225), 1.5, .9)


def kliv(k, name):
    ground(k, 2.2)
    look, dist, s = planted(k, name)
    light(.5, s=s)
    shot(k, look, dist, .95 if name != 'kliv-rot' else .62)


def build(name):
    """Build the named product picture."""
    k = Kit(sum(map(ord, name)))
    if name.startswith('tisch'):
        tables(k, name)
    elif name.startswith('kliv'):
        kliv(k, name)
    elif name.startswith('hocker'):
        hocker(k, 'oak' if name.endswith('eiche') else 'ash_black')
    else:
        globals()[name.split('-')[0]](k)

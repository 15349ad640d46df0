"""Café: a long counter with a fluted oak front, stools, brass tubes above it, shelves with cups; a window at either end."""
import math

import stage
from chairs import shell as plywood
from furniture import bar_stool, disc
from kit import Kit
from lamps import pendant
from machines import espresso, grinder
from office import tumbler
from props import flow, vase
from rooms import herringbone, left_window, shell, window

W, D, H = 7.2, 4.9, 3.3
X0, LONG = 1.75, 4.6                            # where the counter begins and how long it is
STAVES = 184


def cake(k):
    """A layered nut cake 22 cm across on the stand, a slice missing: sponge and cream at both cuts, nuts around its rim."""
    cut = 305                                       # degrees that are left of it
    k.lathe('clay', flow([(.11, .104), (.112, .135), (.111, .158), (.104, .17), (.09, .173), (0, .174)], 6, False), seg=90, smooth=True, tone='#8A5F3C', turn=cut)
    for turn, side in ((0, 1), (cut, -1)):
        with k.at(rz=turn):
            z = .104
            for cream, h, r in ((0, .018, .1105), (1, .006, .111), (0, .017, .1112), (1, .006, .1112), (0, .0095, .1105), (0, .006, .1075), (0, .0055, .1)):
                k.box('ceramic' if cream else 'clay', (0, 0, z), (r, side * .001, z + h), .0001, tone='#EFE4CE' if cream else '#C49A62')
                z += h
    for i in range(26):
        a = math.radians(8 + i * 11.2 + k.rnd.uniform(-2, 2))
        with k.at(.094 * math.cos(a), .094 * math.sin(a), .172, rz=k.rnd.uniform(0, 180)):
            k.lathe('clay', flow([(0, 0), (.005, .001), (.0062, .004), (.004, .0075), (0, .008)], 3), seg=16, smooth=True, tone=k.rnd.choice(('#B98A54', '#A57442', '#C79A62')))


def counter(k):
    """4.6 m long from x = 0, front at y = 0 in half rounds of 12 mm radius, stone top."""
    k.box('ash_black', (.03, .06, 0), (LONG - .03, .6, .1), 0)
    k.box('oak', (0, .012, .1), (LONG, .6, 1.0), .001, grain='z')
    for i in range(STAVES):
        with k.at((i + .5) * LONG / STAVES, .013, .1):
            k.lathe('oak', [(.0122, 0), (.0122, .9)], seg=16, smooth=True)
    k.box('green_stone', (-.05, -.06, 1.0), (LONG + .05, .66, 1.03), .003)
    with k.at(1.0, .36, 1.03):
        espresso(k)
        for q in range(9):
            for row in range(2):
                with k.at(-.32 + q * .08, -.16 + row * .1, .466, rz=k.rnd.uniform(0, 360)):
                    vase(k, 'cup', '#E9E3D6' if (q + row) % 4 else '#57594F', 'ceramic', .8)
    with k.at(1.72, .4, 1.03):
        grinder(k)
    with k.at(3.1, .28, 1.03):                     # cake under glass, a slice missing
        k.lathe('ceramic', flow([(0, 0), (.06, 0), (.022, .02), (.02, .07), (.15, .092), (.155, .1), (.15, .103), (0, .1)], 4), seg=72, tone='#E9E2D4')
        with k.at(rz=-72):
            cake(k)
        k.lathe('glass', flow([(.14, .105), (.14, .19), (.133, .225), (.112, .255), (.075, .276), (.035, .2845), (0, .286)], 6), seg=72, smooth=True)
        k.lathe('brass', flow([(0, .285), (.007, .2855), (.006, .29), (.0135, .297), (.014, .306), (.009, .3135), (0, .315)], 5), seg=32, smooth=True)
    for x, y in ((2.2, .1), (2.31, .16), (2.24, .22)):
        with k.at(x, y, 1.03):
            tumbler(k, 0)
    with k.at(2.55, .2, 1.03):                     # a jug of water with lemon
        k.lathe('glass', flow([(0, 0), (.055, 0), (.065, .05), (.06, .17), (.05, .22), (.058, .24)], 5), seg=64, smooth=True)
        k.lathe('tint', [(0, .03), (.025, .034), (.027, .037), (0, .04)], (.01, .01, 0), seg=40, tone='#D9B93F')
    with k.at(3.75, .3, 1.03, rz=-8):              # till and a stand with the day's cakes written on it
        k.box('iron', (-.12, -.02, .02), (.12, -.01, .19), .003)
        k.box('tint', (-.115, -.0215, .026), (.115, -.0195, .184), 0, tone='#0B0C0E')
        k.box('satin', (-.07, -.05, 0), (.07, .05, .02), .004, tone='#23211F')
    with k.at(4.15, .18, 1.03, rz=6):
        k.box('oak', (-.05, -.012, 0), (.05, .02, .02), .002)
        k.box('paper', (-.045, 0, .012), (.045, .0008, .14), 0, tone='#F2EDE2')
        for i in range(6):
            k.box('paper', (-.035, -.0006, .12 - .016 * i), (-.035 + k.rnd.uniform(.035, .065), 0, .123 - .016 * i), 0, tone='#3A3834')
    with k.at(2.0, .08, 1.03):
        vase(k, 'cup', '#57594F', 'ceramic')
        k.lathe('ceramic', flow([(0, 0), (.05, .0), (.07, .008), (.072, .011), (.05, .004)], 3), seg=56, tone='#57594F')


def table(k):
    """A small round table on an iron foot with two chairs, a cup and a newspaper."""
    disc(k, 'oak', [(0, .715), (.33, .715), (.35, .73), (.345, .74), (0, .74)])
    k.rod('steel', .025, (0, 0, .02), (0, 0, .715))
    k.lathe('steel', flow([(.22, 0), (.22, .012), (.05, .02), (.03, .04)], 3), seg=64)


def build(name):
    """Views: 1 room, 2 counter from the side, 3 the flutes and the edge of the stone, 4 cups on the shelf, 5 cake,
    6 a table by the window."""
    k = Kit(85)
    holes = [(1.0, 3.4, .45, 2.8)]
    shell(k, W, D, H, left=holes, right=holes)
    left_window(k, D, 0, *holes[0], transom=.76, cols=2, mat='ash_black', handle=False)
    with k.at(W, 3.4, .45, rz=-90):
        window(k, 2.4, 2.35, transom=.76, cols=2, mat='ash_black', handle=False)
    herringbone(k, 0, -2.4, W, D)
    k.box('plaster_green', (0, D - .012, 0), (W, D, 1.2), 0)
    k.box('oak', (0, D - .03, 1.2), (W, D, 1.235), .002)
    for n, z in enumerate((1.62, 2.02)):
        k.box('oak', (X0 + .2, D - .28, z), (X0 + LONG - .2, D, z + .035), .002)
        x = X0 + .3
        while x < X0 + LONG - .3:
            group = k.rnd.choice(['cup', 'cup', 'glass', 'bowl', 'jar'])
            tone = k.rnd.choice(['#E4DDCF', '#57594F', '#B9AE9C', '#E4DDCF', '#6A7C72'])
            for i in range(k.rnd.randint(3, 7) if group != 'jar' else 2):
                with k.at(x, D - .14 + k.rnd.gauss(0, .012), z + .035):
                    if group == 'glass':
                        tumbler(k, 0)
                    else:
                        vase(k, group, tone, 'ceramic', {'cup': 1.0, 'bowl': .6}.get(group, .85))
                x += {'cup': .092, 'glass': .088, 'bowl': .17}.get(group, .2)
                if x > X0 + LONG - .3:
                    break
            x += k.rnd.uniform(.04, .16)
    with k.at(X0, 2.75, 0):
        counter(k)
    for i, (dx, dy) in enumerate(((.1, 0), (.95, -.03), (1.72, .02), (3.05, -.22), (3.8, 0))):
        with k.at(X0 + .3 + dx, 2.36 + dy, 0, rz=k.rnd.uniform(0, 90)):
            bar_stool(k, 'oak', .65)
    for i in range(4):
        with k.at(X0 + .7 + i * 1.06, 3.05, 1.9):
            pendant(k, H - 1.9, 'tube', '#B48B4E')
    for x, y, turns in ((.95, 1.5, ((0, .64, 8), (.52, -.4, -128))), (6.25, 1.7, ((-.1, .62, -6), (-.62, -.2, 118)))):
        with k.at(x, y, 0):
            table(k)
            with k.at(-.1, -.08, .74):
                vase(k, 'cup', '#E4DDCF', 'ceramic')
            with k.at(.1, .1, .74):
                tumbler(k, .4)
            for cx, cy, r in turns:
                with k.at(cx, cy, 0, rz=r):
                    plywood(k, 'oak', '#3E4F66')
    k.finish()
    stage.windows_left(k, D, holes, 150)
    stage.background(k, ((W + 4, D + 18), (W + 4, -4)))
    stage.area((W + .44, D - 2.2, 1.62), (W - 3, D - 2.2, .4), (2.4, 2.35), 210, (.94, .97, 1))
    stage.sky(.3, (1, .98, .96))
    stage.area((3.6, -1.7, 2.8), (3.6, 3, 1), (3, 1.5), 90, (1, .98, .96))
    for i in range(4):
        x = X0 + .7 + i * 1.06
        stage.area((x, 3.05, 1.92), (x, 3.05, 0), (.05, .05), 7, (1, .8, .55), 100)
    stage.sun((.85, .1, -.45), 6, .8, (1, .88, .72))
    stage.view(name, [
        dict(at=(3.3, -1.75, 1.45), look=(3.75, 5, 1.3), lens=26, centre=.46),
        dict(at=(1.1, 1.75, 1.4), look=(2.9, 3.1, 1.18), lens=32, centre=.5, fstop=5.6, focus=(2.7, 2.9, 1.1)),
        dict(at=(2.35, 2.15, 1.16), look=(2.72, 2.75, .96), lens=50, centre=.5, fstop=4, focus=(2.68, 2.72, .98)),
        dict(at=(3.2, 3.62, 1.82), look=(3.6, 4.8, 1.86), lens=40, centre=.5, fstop=4, focus=(3.6, 4.76, 1.86)),
        dict(at=(4.5, 2.3, 1.36), look=(4.86, 3.05, 1.16), lens=45, centre=.5, fstop=4, focus=(4.85, 3.0, 1.15)),
        dict(at=(2.05, .3, 1.2), look=(.95, 1.55, .76), lens=36, centre=.46, fstop=4, focus=(.95, 1.5, .76)),
    ])

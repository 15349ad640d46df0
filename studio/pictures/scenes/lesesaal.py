"""Small reading room: oak shelves with a reading niche in them, a round table with chairs."""
import math

import stage
from chairs import padded
from furniture import disc, planks
from kit import Kit
from lamps import pendant
from props import books, cushion, pile, sheet_of_paper, vase
from rooms import left_window, shell, skirting, slab

W, D, H = 5.4, 4.6, 3.0
OLD = ['#6B3A2E', '#2F3B3C', '#8A8375', '#C9BFAE', '#3C4A3A', '#7A6A50', '#B5A68A', '#4A3A30', '#8F4B3A', '#D8D0C0', '#57636B', '#2A2A2C']


def build(name):
    """Views: 1 room in the afternoon of a winter's day, 2 niche, 3 shelf ends, 4 open book, 5 steps, 6 seat of the niche."""
    k = Kit(107)
    holes = [(.9, 2.5, .5, 2.6)]
    shell(k, W, D, H, left=holes)
    left_window(k, D, 0, *holes[0], transom=0)
    slab(k, 'lino', -.4, -3, W + .4, D, tone='#9A7B62')
    fy, t, dep = D - .42, .024, .42
    cols = [0, .8, 1.6, 3.4, 4.2, 5.0]             # the wide one is the niche
    x0 = .2
    for c in cols:
        k.box('oak', (x0 + c - t / 2, fy, 0), (x0 + c + t / 2, D, 2.6), .0015, grain='z')
    k.box('oak', (x0 - .03, fy - .01, 2.6), (x0 + 5.03, D, 2.64), .002)
    k.box('oak', (x0, fy + .02, 0), (x0 + 5.0, D, .07), .001)
    rows = [.07, .5, .92, 1.34, 1.76, 2.18]
    for a, b in zip(cols, cols[1:]):
        niche = b - a > 1
        k.box('oak', (x0 + a, D - .012, 0), (x0 + b, D, 2.6), 0, grain='z')
        for j, z in enumerate(rows):
            if niche and z < 1.7:
                continue
            if j and not (niche and z < 1.76):
                k.box('oak', (x0 + a + t / 2, fy + .004, z - .026), (x0 + b - t / 2, D - .012, z), .0015)
            with k.at(x0 + a + t / 2, fy + .06, z):
                room = (rows[j + 1] if j + 1 < len(rows) else 2.6) - z - .03
                if k.rnd.random() < .14:
                    with k.at((b - a) * .5, .15, 0):
                        pile(k, 4, .22, .28, OLD)
                else:
                    books(k, .01, b - a - t - .01, .28, room, k.rnd.uniform(.6, 1), OLD)
        if niche:                                  # the niche: lined, padded, deeper seat
            na, nb = x0 + a, x0 + b
            planks(k, 'oak', na + t / 2, fy - .28, nb - t / 2, D - .02, .42, .035, 5)
            k.box('oak', (na + t / 2, fy - .25, .0), (nb - t / 2, fy - .23, .386), .001, grain='x')
            for x in (na, nb):
                k.box('oak', (x - t / 2, fy - .28, 0), (x + t / 2, fy, 1.72), .002, grain='z')
            k.box('oak', (na - t / 2, fy - .28, 1.72), (nb + t / 2, fy + .004, 1.745), .002, grain='x')

            def pad(u, v):
                e = min(1, 14 * min(u, 1 - u)) ** .4 * min(1, 9 * min(v, 1 - v)) ** .4
                return na + .03 + (nb - na - .06) * u, fy - .26 + .62 * v, .421 + .075 * e
            k.sheet('wool', pad, 60, 30, tone='#5F6F63', grain=lambda u, v: (u * 1.8, v * .6, 0))
            for i, (c, tone) in enumerate(((.3, '#C98F5E'), (.72, '#D9CDB8'), (1.45, '#8C5A48'))):
                with k.at(na + c, D - .14, .48, rx=-14, rz=(4, -3, 6)[i]):
                    cushion(k, .44, .42, tone)
            k.lathe('glow_paper', [(0, 1.69), (.07, 1.69), (.07, 1.715)], ((na + nb) / 2, fy, 0), seg=30)
            with k.at(na + 1.08, fy - .05, .5, rz=-16):
                pile(k, 2, .2, .27, OLD)
    k.box('wool', (1.2, 1.0, 0), (4.5, 3.25, .014), .004, tone='#7A6552')
    with k.at(2.8, 2.1, .014):                     # a round table at sitting height with four chairs
        disc(k, 'oak', [(0, .7), (.55, .7), (.6, .725), (.6, .735), (.595, .74), (0, .74)])
        for i in range(3):
            a = math.radians(30 + 120 * i)
            k.rod('oak', .02, (.44 * math.cos(a), .44 * math.sin(a), 0), (.3 * math.cos(a), .3 * math.sin(a), .7), .028, seg=32)
        with k.at(.2, .2, .74, rz=20):
            pile(k, 4, .2, .26, OLD)
        with k.at(-.25, -.2, .7402, rz=-22):       # an open book
            for s in (-1, 1):
                def page(x0, w, y0, d, lift=0):            # a piece of the curved page, or a line printed on it
                    def point(u, v):
                        x = x0 + w * u
                        return x, y0 + d * v, .004 + .012 * math.sin(math.pi * (abs(x) / .15) ** .6) + lift
                    return point
                k.sheet('paper', page(min(0, s * .15), .15, -.11, .22), 20, 4, tone='#EFE8DA')
                for i in range(18):
                    k.sheet('paper', page(.022 if s > 0 else -.128, .105 if (i + s) % 6 else .06, .085 - .0098 * i, .0016, .0003), 20, 1, tone='#77736B')
        with k.at(.05, -.42, .74):
            vase(k, 'cup', '#57594F', 'ceramic', .95)
        for x, y, a in ((.1, .86, -6), (-.92, .1, 84), (.88, -.3, 258), (-.25, -.98, 172)):
            with k.at(x, y, 0, rz=a):
                padded(k, 'oak', '#5B4A3C')
    for x, z in ((2.3, 1.85), (2.85, 1.72), (3.3, 1.95)):
        with k.at(x, 2.1, z):
            pendant(k, H - z, 'globe', s=.85)
    with k.at(4.85, 2.6, 0, rz=-35):               # steps for the upper shelves
        for i, z in enumerate((.22, .44)):
            k.box('oak', (-.2, .02 - .2 * (1 - i), z - .024), (.2, .24 - .2 * (1 - i), z), .003, grain='x')
        for x in (-.2, .178):
            k.prism('oak', [(-.2, 0), (.26, 0), (.26, .42), (.03, .42), (-.19, .2)], x, x + .022, 'x', grain='z')
    with k.at(4.884, 2.694, .44, rz=-20):
        pile(k, 2, .17, .24, OLD)
    for x, y, turn, length in ((W, D, -90, D + 1.5), (0, -1.5, 90, D + 1.5)):
        with k.at(x, y, 0, rz=turn):
            skirting(k, length, .08, mat='oak')
    k.finish()
    stage.windows_left(k, D, holes, 80, (.72, .83, 1), view='dusk')
    stage.sky(.12, (.75, .86, 1))
    for x, z in ((2.3, 1.85), (2.85, 1.72), (3.3, 1.95)):
        stage.area((x, 2.1, z - .02), (x, 2.1, 0), (.2, .2), 9, (1, .86, .68))
        stage.area((x, 2.1, z + .3), (x, 2.1, H), (.2, .2), 5, (1, .86, .68))
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):          # a globe shines to all sides
            stage.area((x + .15 * dx, 2.1 + .15 * dy, z + .13), (x + dx, 2.1 + dy, z + .1), (.2, .2), 11, (1, .86, .68))
    stage.area((2.7, 4.05, 1.68), (2.7, 4.2, 0), (1.5, .1), 8, (1, .84, .62))
    stage.area((2.8, -1.7, 2.6), (2.6, 3, 1), (3, 1.4), 70, (1, .9, .78))
    stage.view(name, [
        dict(at=(2.95, -1.75, 1.35), look=(2.7, 5, 1.25), lens=27, centre=.46),
        dict(at=(1.75, 1.6, 1.25), look=(2.75, 4.3, 1.05), lens=34, centre=.5, fstop=5.6, focus=(2.8, 4.1, 1)),
        dict(at=(1.35, 3.2, 1.5), look=(1.02, 4.2, 1.42), lens=50, centre=.5, fstop=4, focus=(1.0, 4.19, 1.42)),
        dict(at=(2.15, 1.05, 1.22), look=(2.55, 1.95, .75), lens=42, fstop=4, focus=(2.55, 1.9, .75), tilt=True),
        dict(at=(4.3, 1.35, .95), look=(4.85, 2.65, .36), lens=34, centre=.5, fstop=5.6, focus=(4.8, 2.6, .35)),
        dict(at=(2.35, 2.75, 1.0), look=(2.95, 4.2, .72), lens=40, centre=.5, fstop=4, focus=(2.95, 4.2, .7)),
    ])

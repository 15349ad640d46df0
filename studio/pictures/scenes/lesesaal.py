"""Small reading room: oak shelves with a reading niche in them, a low table with stools."""
import math

import stage
from furniture import _disc, planks, stool
from kit import Kit
from props import books, pendant, pile, vase
from rooms import left_window, shell, slab

W, D, H = 5.4, 4.6, 3.0
KIDS = ['#B5714E', '#D9B26A', '#57708A', '#7F8B60', '#E3DCCD', '#8F4B3A', '#C9BFAE', '#3F5560', '#D8A48A', '#A9B39A', '#4A3A30', '#EADFC6']


def build(name):
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
                k.box('oak', (x0 + a + t / 2, fy + .004, z - .022), (x0 + b - t / 2, D - .012, z), .0015)
            with k.at(x0 + a + t / 2, fy + .06, z):
                room = (rows[j + 1] if j + 1 < len(rows) else 2.6) - z - .03
                if k.rnd.random() < .14:
                    with k.at((b - a) * .5, .15, 0):
                        pile(k, 4, .22, .28, KIDS)
                else:
                    books(k, .01, b - a - t - .01, .28, room, k.rnd.uniform(.6, 1), KIDS)
        if niche:                                  # the niche: lined, padded, deeper seat
            na, nb = x0 + a, x0 + b
            planks(k, 'oak', na + t / 2, fy - .28, nb - t / 2, D - .02, .42, .035, 5)
            k.box('oak', (na + t / 2, fy - .25, .0), (nb - t / 2, fy - .23, .386), .001, grain='x')
            for x in (na, nb):
                k.box('oak', (x - t / 2, fy - .28, 0), (x + t / 2, fy, 1.74), .002, grain='z')
            k.box('oak', (na - t / 2, fy - .28, 1.72), (nb + t / 2, fy + .01, 1.745), .002, grain='x')

            def pad(u, v):
                e = min(1, 14 * min(u, 1 - u)) ** .4 * min(1, 9 * min(v, 1 - v)) ** .4
                return na + .03 + (nb - na - .06) * u, fy - .26 + .62 * v, .421 + .075 * e
            k.sheet('wool', pad, 60, 30, tone='#5F6F63', grain=lambda u, v: (u * 1.8, v * .6, 0))
            for i, (c, tone) in enumerate(((.3, '#C98F5E'), (.72, '#D9CDB8'), (1.45, '#8C5A48'))):
                def cush(u, v, c=c, i=i):
                    e = min(1, 8 * min(u, 1 - u)) ** .45 * min(1, 8 * min(v, 1 - v)) ** .45
                    return na + c - .2 + .42 * u + .02 * v, D - .05 - .14 * e - .16 * (1 - v), .49 + .4 * v + .01 * i
                k.sheet('linen', cush, 30, 30, tone=tone, grain=lambda u, v: (u * .42, v * .4, 0))
            k.lathe('glow_paper', [(0, 1.69), (.07, 1.69), (.07, 1.715)], ((na + nb) / 2, fy, 0), seg=30)
            with k.at(na + 1.08, fy - .05, .5, rz=-16):
                pile(k, 2, .2, .27, KIDS)
    k.box('wool', (1.3, 1.2, 0), (4.3, 3.1, .014), .004, tone='#C4B79F')
    with k.at(2.8, 2.1, .014):
        _disc(k, 'oak', [(0, .43), (.52, .43), (.55, .45), (.55, .457), (.545, .46), (0, .46)])
        for i in range(3):
            a = math.radians(30 + 120 * i)
            k.rod('oak', .017, (.42 * math.cos(a), .42 * math.sin(a), 0), (.33 * math.cos(a), .33 * math.sin(a), .43), .024)
        with k.at(.12, .12, .46, rz=20):
            pile(k, 3, .22, .28, KIDS)
        with k.at(-.22, -.08, .46):
            vase(k, 'jar', '#D9D2C4', 'ceramic', .8)
            for i in range(9):
                k.rod('satin', .004, (0, 0, .02), (k.rnd.uniform(-.05, .05), k.rnd.uniform(-.05, .05), .24), tone=k.rnd.choice(KIDS), seg=6)
        for x, y, s in ((.95, .1, .78), (-.85, .35, .78), (.1, -.85, .78), (-.6, -.7, .62)):
            with k.at(x, y, 0, rz=40 * x, s=s):
                stool(k, 'oak')
    for x, z in ((2.35, 1.7), (2.95, 1.9), (3.4, 1.75)):
        with k.at(x, 2.1, z):
            pendant(k, H - z, 'globe', s=.9)
    k.finish()
    stage.windows_left(k, D, holes, 240)
    stage.sky(.42, (1, .98, .96))
    stage.area((2.8, -1.7, 2.6), (2.6, 3, 1), (3, 1.4), 140, (1, .98, .96))
    stage.sun((.85, .1, -.5), 2.2, 2.5)
    stage.camera((2.85, -1.55, 1.3), (2.7, 5, 1.2), 27, centre=.47)

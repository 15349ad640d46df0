"""House by a canal: an ash staircase with shelving and a seat built in beneath the steps."""
import math

import stage
from furniture import planks
from kit import Kit, smooth
from office import ring
from props import CALM, books, bush, cushion, flow, hanging, pile, vase
from rooms import boards, door, left_window, shell, skirting

W, D, H = 5.6, 4.6, 5.3                         # the room is two storeys high
N, RISE, GO, Y0 = 14, .193, .262, 3.62        # steps, rise, going; the stair's front plane at y = Y0
UP = (N + 1) * RISE                           # the upper floor


def stairs(k):
    """Flight along +x against the back wall, front face at y = Y0; compartments beneath follow the steps."""
    x0 = .55
    for i in range(N):
        x, z = x0 + i * GO, (i + 1) * RISE
        k.box('ash', (x - .025, Y0 - .02, z - .044), (x + GO + .01, D - .02, z), .003, grain='y')
        k.box('ash', (x, Y0, z - RISE), (x + .018, D - .02, z - .044), .001, grain='y')
    for i in range(N):                            # balusters, let into the treads, and the handrail
        x, z = x0 + i * GO + .12, (i + 1) * RISE
        for q in (0, .131):
            k.rod('ash', .0095, (x - .06 + q, Y0 + .035, z), (x - .06 + q, Y0 + .035, z + .86 + q * RISE / GO), seg=20)
    end = x0 + N * GO
    k.box('ash', (end, Y0 - .02, UP - .044), (W, D - .02, UP), .003, grain='x')
    k.box('plaster', (end + .03, Y0 + .01, UP - .3), (W, D, UP - .044), 0)
    k.box('ash', (end, Y0, UP - .3), (W, Y0 + .02, UP - .044), .0015, grain='x')
    k.box('ash', (end, Y0 + .02, UP - .3), (end + .03, D - .02, UP - .044), .001, grain='y')
    x = end + .06
    while x < W:
        k.rod('ash', .0095, (x, Y0 + .035, UP), (x, Y0 + .035, UP + .9), seg=20)
        x += .131
    rail = [(x0 + .02, RISE + .86), (end - .1, RISE * (N + .6) + .86), (end + .02, UP + .885), (end + .12, UP + .9), (W, UP + .9)]
    k.tube('ash', [(x, Y0 + .035, z) for x, z in rail], .021, .021, 28)
    t = .022
    xs = [x0 + 4 * GO, x0 + 6 * GO, x0 + 9 * GO, x0 + 11 * GO, x0 + 13.4 * GO]
    for x in xs:
        z = min(int((x - x0) / GO + .01), N) * RISE
        k.box('ash', (x - t / 2, Y0 + .012, 0), (x + t / 2, D - .03, z - .03), .0015, grain='z')
    k.box('ash', (x0, D - .04, 0), (x0 + N * GO, D - .02, RISE), 0)
    k.box('ash', (x0, Y0 + .01, 0), (x0 + 4 * GO - t / 2, Y0 + .03, RISE), .001)
    for i in range(4):                            # closed front below the first steps, drawers
        k.box('ash', (x0 + i * GO + .002, Y0 + .006, .02), (x0 + (i + 1) * GO - .002, Y0 + .024, (i + 1) * RISE - .04), .0015, grain='x')
        if i:
            k.rod('brass', .011, (x0 + (i + .5) * GO, Y0 - .016, (i + 1) * RISE * .55), (x0 + (i + .5) * GO, Y0 + .006, (i + 1) * RISE * .55), seg=20)
    for a, b in zip(xs, xs[1:]):
        k.box('ash', (a, Y0 + .02, .0), (b, D - .03, .06), .001)
    for i in range(4, N):                         # the backs, cut off under each tread
        k.box('ash', (x0 + i * GO, D - .035, 0), (min(x0 + (i + 1) * GO, xs[-1]), D - .02, (i + 1) * RISE - .044), 0, grain='z')
    bays = list(zip(xs, xs[1:]))
    for j, (a, b) in enumerate(bays):
        top = (int((a - x0) / GO + .01)) * RISE - .04
        if j == 1:                                # the seat
            planks(k, 'ash', a + t / 2, Y0 - .0, b - t / 2, D - .04, .42, .03, 4)
            k.box('ash', (a + t / 2, Y0 + .01, .06), (b - t / 2, Y0 + .03, .388), .001, grain='x')

            def pad(u, v):
                e = min(1, 9 * min(u, 1 - u)) ** .4 * min(1, 9 * min(v, 1 - v)) ** .4
                return a + .03 + (b - a - .06) * u, Y0 + .02 + (D - Y0 - .1) * v, .421 + .07 * e
            k.sheet('wool', pad, 40, 30, tone='#6D7263', grain=lambda u, v: (u * .8, v * .8, 0))

            with k.at(a + .31, D - .16, .48, rx=-14):
                cushion(k, .44, .42, '#C9B99E')
            continue
        z = .06
        n = max(2, int(top / .34))
        hgt = (top - z) / n
        for q in range(n):
            if q:
                k.box('ash', (a + t / 2, Y0 + .014, z + q * hgt - .02), (b - t / 2, D - .04, z + q * hgt), .0015, grain='x')
            with k.at(a + t / 2, Y0 + .03, z + q * hgt):
                ww = b - a - t
                r = k.rnd.random()
                if r < .62:
                    books(k, .01, ww - .01, .25, hgt - .025, k.rnd.uniform(.8, 1), CALM)
                elif r < .8:
                    with k.at(ww * .5, .14, 0):
                        vase(k, k.rnd.choice(['round', 'jar', 'bowl']), k.rnd.choice(['#CFC6B6', '#57594F', '#B98F6E']), 'clay', .95)
                else:
                    with k.at(ww * .4, .15, 0):
                        pile(k, 3, .2, .24)


def build(name):
    """Views: 1 staircase, 2 compartments and seat, 3 treads and balusters, 4 drawers under the first steps, 5 seat, 6 rail with pegs."""
    k = Kit(63)
    holes, high = [(1.5, 3.1, .4, 2.5)], [(1.5, 3.1, 3.2, 4.6)]
    shell(k, W, D, H, left=holes + high, right=[], back=[])
    for a, b, z0, z1 in holes + high:
        left_window(k, D, 0, a, b, z0, z1, transom=0)
    boards(k, -.4, -3.4, W, D, 'ash', .2, 2.6, along='x')
    with k.at(0, D, 0):
        skirting(k, .5, .08)
        with k.at(4.62, 0, 0):
            door(k, .78, 2.08, panels=((.1, .9), (.9, .91)), casing=.07)
    stairs(k)
    with k.at(0, 1.36, 0, rz=90):                 # a rail with pegs before the window, a scarf and a bag on it
        k.box('ash', (-1.26, -.022, 1.68), (0, 0, 1.78), .003, grain='x')
        for i in range(5):
            k.rod('ash', .011, (-1.13 + .25 * i, -.02, 1.73), (-1.13 + .25 * i, -.1, 1.745), .009, .003, 20)
    with k.at(.085, .73, 1.72, rz=90):
        hanging(k, .2, .95, '#8E8A6B', 'wool', 3, .03)
    with k.at(.115, 1.23, 0, rz=90):               # a cloth bag on the last peg
        for side in (-1, 1):
            k.sheet('linen', lambda u, v, side=side: ((u - .5) * (.36 + .03 * v), side * (.012 + .03 * math.sin(math.pi * u) * math.sin(math.pi * min(1, v * 1.15)) ** .7) + .006 * math.sin(9 * u + 4 * v),
                                                      1.4 - .42 * v - .012 * math.sin(math.pi * u)), 40, 40, tone='#D5C8AE', grain=lambda u, v: (u * .36, v * .42, 0))
            k.tube('linen', smooth([(-.085, side * .02, 1.33), (-.08, side * .02, 1.42), (-.035, side * .008, 1.6), (0, 0, 1.752), (.035, side * .008, 1.6), (.08, side * .02, 1.42), (.085, side * .02, 1.33)]), .008, seg=14, tone='#B9A680')
    with k.at(2.95, 3.3, 0):                      # a basket
        k.lathe('linen', flow([(0, 0), (.15, 0), (.18, .04), (.19, .2), (.185, .24), (.175, .235), (.17, .05)], 4), seg=72, smooth=True, tone='#A98A60')
        for i in range(9):
            ring(k, 'linen', .181 + .009 * math.sin(i / 9 * 2.4), .006, (0, 0, .03 + .024 * i), tone='#9C7E56')
    with k.at(.52, 3.2, 0):
        k.lathe('clay', flow([(0, 0), (.11, 0), (.13, .03), (.15, .26), (.155, .28), (.14, .28), (.135, .2)], 4), seg=72, smooth=True, tone='#57594F')
        with k.at(0, 0, .2):
            bush(k, 11, .07, .07, 1.05, .085, ('#4F5F3E', '#5D6D47', '#6C7B52'), 2)
    k.finish()
    stage.windows_left(k, D, holes + high, 150, (.96, .98, 1))
    stage.sky(.3, (.95, .98, 1))
    stage.area((2.4, -2.2, 3.2), (2.4, 3, 1), (3, 1.4), 120, (1, .99, .98))
    stage.area((2.51, Y0 + .14, 1.1), (2.51, Y0 + .5, 0), (.7, .03), 5, (1, .86, .66))          # the strip of light over the seat
    stage.area((2.6, D - .8, H - .05), (2.6, D - .8, 0), (3.2, .9), 170, (.96, .98, 1))
    stage.view(name, [
        dict(at=(2.75, -2.5, 1.5), look=(2.85, 4, 1.5), lens=34, centre=.36),
        dict(at=(2.6, .8, 1.15), look=(2.85, 3.7, .95), lens=32, centre=.5, fstop=5.6, focus=(2.8, 3.7, .8)),
        dict(at=(1.35, 2.6, 1.02), look=(1.78, 3.62, .95), lens=48, centre=.5, fstop=4, focus=(1.75, 3.63, .95)),
        dict(at=(.95, 2.55, .8), look=(1.2, 3.62, .42), lens=40, centre=.5, fstop=4, focus=(1.2, 3.62, .42)),
        dict(at=(2.2, 2.35, .98), look=(2.5, 3.9, .66), lens=40, centre=.5, fstop=4, focus=(2.5, 3.8, .6)),
        dict(at=(1.75, .1, 1.35), look=(.05, 1.05, 1.35), lens=34, centre=.5, fstop=5.6, focus=(.1, 1.0, 1.35)),
    ])

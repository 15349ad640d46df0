"""House by a canal: an ash staircase with shelving and a seat built in beneath the steps."""
import stage
from furniture import planks
from kit import Kit
from props import CALM, books, branches, pile, vase
from rooms import boards, left_window, shell, skirting

W, D, H = 4.8, 4.6, 3.0
N, RISE, GO, Y0 = 14, .193, .262, 3.62        # steps, rise, going; the stair's front plane at y = Y0


def stairs(k):
    """Flight along +x against the back wall, front face at y = Y0; compartments beneath follow the steps."""
    x0 = .55
    for i in range(N):
        x, z = x0 + i * GO, (i + 1) * RISE
        k.box('ash', (x - .025, Y0 - .02, z - .036), (x + GO + .01, D - .02, z), .003, grain='y')
        k.box('ash', (x, Y0, z - RISE), (x + .018, D - .02, z - .036), .001, grain='y')
    for i in range(N):                            # balusters and handrail
        x, z = x0 + i * GO + .12, (i + 1) * RISE
        if z < H:
            for q in (0, .131):
                k.rod('ash', .0095, (x - .06 + q, Y0 + .035, z), (x - .06 + q, Y0 + .035, z + .86 + q * RISE / GO), seg=12)
    k.tube('ash', [(x0 + .02, Y0 + .035, RISE + .86), (x0 + N * GO, Y0 + .035, RISE * (N + 1) + .86)], .021, .021, 18)
    t = .022
    xs = [x0 + 4 * GO, x0 + 6 * GO, x0 + 9 * GO, x0 + 11 * GO, x0 + 13.4 * GO]
    for x in xs:
        z = min(int((x - x0) / GO + .01) * RISE, H)
        k.box('ash', (x - t / 2, Y0 + .012, 0), (x + t / 2, D - .03, z - .03), .0015, grain='z')
    k.box('ash', (x0, D - .04, 0), (x0 + N * GO, D - .02, RISE), 0)
    k.box('ash', (x0, Y0 + .01, 0), (x0 + 4 * GO - t / 2, Y0 + .03, RISE), .001)
    for i in range(4):                            # closed front below the first steps, drawers
        k.box('ash', (x0 + i * GO + .002, Y0 + .006, .02), (x0 + (i + 1) * GO - .002, Y0 + .024, (i + 1) * RISE - .04), .0015, grain='x')
        if i:
            k.rod('brass', .011, (x0 + (i + .5) * GO, Y0 - .016, (i + 1) * RISE * .55), (x0 + (i + .5) * GO, Y0 + .006, (i + 1) * RISE * .55), seg=20)
    for a, b in zip(xs, xs[1:]):
        k.box('ash', (a, D - .035, 0), (b, D - .02, min(((b - x0) / GO) * RISE, H)), 0, grain='z')
        k.box('ash', (a, Y0 + .02, .0), (b, D - .03, .06), .001)
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

            def back(u, v):
                e = min(1, 9 * min(u, 1 - u)) ** .4 * min(1, 9 * min(v, 1 - v)) ** .4
                return a + .1 + .42 * u, D - .07 - .13 * e - .1 * (1 - v), .5 + .4 * v
            k.sheet('linen', back, 30, 30, tone='#C9B99E', grain=lambda u, v: (u * .42, v * .4, 0))
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
                    books(k, .01, ww - .01, .25, hgt - .025, k.rnd.uniform(.55, .95), CALM)
                elif r < .8:
                    with k.at(ww * .5, .14, 0):
                        vase(k, k.rnd.choice(['round', 'jar', 'bowl']), k.rnd.choice(['#CFC6B6', '#57594F', '#B98F6E']), 'clay', .95)
                else:
                    with k.at(ww * .4, .15, 0):
                        pile(k, 3, .2, .24)


def build(name):
    """Views: 1 staircase, 2 compartments and seat."""
    k = Kit(63)
    holes = [(1.5, 3.1, .4, 2.6)]
    shell(k, W, D, H, left=holes, ceiling=False)
    k.box('plaster', (-.4, -.2, H), (W + .4, Y0 - .1, H + .25), 0)
    k.box('plaster', (-.4, D, H), (W + .4, D + .4, H + 2.4), 0)
    k.box('plaster', (-.4, Y0 - .1, H + 2.3), (W + .4, D + .4, H + 2.4), 0)
    left_window(k, D, 0, *holes[0], transom=0)
    boards(k, -.4, -3, W, D, 'ash', .2, 2.6, along='x')
    with k.at(0, D, 0):
        skirting(k, .5, .08)
    stairs(k)
    k.box('wool', (1.0, 1.2, 0), (3.6, 2.9, .012), .004, tone='#A39B8C')
    with k.at(.42, 2.9, 0):
        vase(k, 'tall', '#57594F', 'ceramic', 1.5)
        with k.at(s=1.5):
            branches(k, 4, .7, .3, .35, leaves=.045)
    with k.at(2.95, 3.35, 0):                     # a basket
        k.lathe('linen', [(0, 0), (.15, 0), (.18, .04), (.19, .2), (.185, .24), (.175, .235), (.17, .05)], seg=48, smooth=True, tone='#A98A60')
    k.finish()
    stage.windows_left(k, D, holes, 260)
    stage.sky(.42, (1, .98, .96))
    stage.area((2.4, -1.6, 2.6), (2.4, 3, 1), (3, 1.4), 100, (1, .98, .96))
    stage.area((2.5, D - .5, H + 2.2), (2.5, D - .5, 1), (3, .8), 60, (1, .98, .96))
    stage.sun((.8, .3, -.5), 2.2, 2.5)
    if name.endswith('1'):
        stage.camera((2.35, -1.6, 1.35), (2.6, 4, 1.35), 39, centre=.47)
    else:
        stage.camera((2.6, 1.0, 1.15), (2.85, 3.7, .92), 32, centre=.5, fstop=5.6, focus=(2.8, 3.7, .8))

"""Attic bedroom: oak wardrobes under the slope, a bed in linen."""
import math

import stage
from furniture import stool
from kit import Kit
from props import branches, pendant, pile, vase
from rooms import boards, left_window, shell

W, D, H = 5.0, 4.6, 3.1
KNEE, FLAT = 1.05, 2.9                             # knee wall height at x = W; the slope begins at x = FLAT


def slope(x):
    """Height of the sloped ceiling above x."""
    return H if x < FLAT else H - (x - FLAT) / (W - FLAT) * (H - KNEE)


def build(name):
    k = Kit(96)
    holes = [(1.2, 2.9, .5, 2.5)]
    shell(k, W, D, H, left=holes, sides=('left', 'back'))
    left_window(k, D, 0, *holes[0], transom=0)
    boards(k, -.4, -3, W, D, 'ash', .18, 2.4, along='x')
    k.prism('plaster', [(FLAT, H), (W + .3, KNEE - .29), (W + .3, H + .2), (FLAT, H + .2)], -.5, D + .1, 'y')
    k.box('plaster', (W, -.5, 0), (W + .2, D, KNEE), 0)
    # the wardrobe along the back wall: doors cut to the slope
    fy, n = D - .62, 6
    x0, dw = 1.35, (W - .25 - 1.35) / n
    for i in range(n):
        a, b = x0 + i * dw + .002, x0 + (i + 1) * dw - .002
        za, zb = slope(a) - .02, slope(b) - .02
        pts = [(a, .09), (b, .09), (b, zb), (a, za)]
        if a < FLAT < b:
            pts = [(a, .09), (b, .09), (b, zb), (FLAT, slope(FLAT) - .02), (a, za)]
        k.prism('oak', pts, fy - .022, fy, 'y', grain='z')
        px = b - .045 if i % 2 == 0 else a + .045
        zc = min(1.05, slope(px) - .4)
        k.rod('brass', .005, (px, fy - .05, zc - .09), (px, fy - .05, zc + .09), seg=12)
        for q in (-.07, .07):
            k.rod('brass', .0035, (px, fy - .05, zc + q), (px, fy - .02, zc + q), seg=8)
    k.prism('ash_black', [(x0, 0), (W - .25, 0), (W - .25, slope(W - .25) - .03), (FLAT, H - .03), (x0, H - .03)], fy, D, 'y')
    k.prism('oak', [(W - .248, .65), (W, .65), (W, KNEE), (W - .248, slope(W - .25) - .005)], fy - .022, D, 'y', grain='z')
    k.box('oak', (x0 - .02, fy - .022, 0), (x0, D, H), .001, grain='z')
    # low drawers along the knee wall
    for i in range(4):
        a, b = fy - .9 - i * .8, fy - .1 - i * .8
        for z0, z1 in ((.08, .36), (.36, .62)):
            k.box('oak', (W - .42, a + .002, z0), (W - .4, b - .002, z1 - .004), .0015, grain='y')
            k.rod('brass', .009, (W - .44, (a + b) / 2, (z0 + z1) / 2), (W - .42, (a + b) / 2, (z0 + z1) / 2), seg=18)
    k.box('ash_black', (W - .4, fy - 3.3, 0), (W, fy, .62), 0)
    k.box('oak', (W - .43, fy - 3.32, .62), (W, fy, .65), .002, grain='y')
    with k.at(W - .22, fy - .7, .65):
        vase(k, 'round', '#CFC6B6', 'clay', .9)
    with k.at(W - .22, fy - 1.3, .65, rz=90):
        pile(k, 3)
    # bed, its head to the left between window and wardrobe
    with k.at(2.75, 2.0, 0):
        bx, by = 1.0, .82
        k.box('oak', (-bx - .06, -by - .04, .2), (bx + .04, by + .04, .3), .006, grain='x')
        for x in (-bx, bx - .04):
            for y in (-by, by - .06):
                k.box('oak', (x, y, 0), (x + .06, y + .06, .2), .004, grain='z')
        for i in range(3):
            k.box('oak', (-bx - .08, -by - .04, .3 + .2 * i), (-bx - .05, by + .04, .498 + .2 * i), .003, grain='y')

        def cloth(x0, x1, y0, y1, z, h, tone, mat='linen', fold=.01, drop=0, seed=0.):
            """A spread cloth: flat, with folds, rounding off and falling by `drop` at its edges."""
            def fn(u, v):
                x, y = (x1 - x0) * u, (y1 - y0) * v
                edge = (1 - abs(2 * u - 1) ** 14) * (1 - abs(2 * v - 1) ** 14)
                folds = sum(math.sin(f * (x * math.cos(a) + y * math.sin(a)) + seed + f) / (1 + f / 6)
                            for f, a in ((5, .4), (9, 1.3), (13, -.5), (23, .9), (37, .2)))
                return (x0 + x + .012 * math.sin(7 * y + seed), y0 + y + .02 * math.sin(11 * x + seed) * (1 - edge),
                        z + h * edge + fold * folds * (.35 + .65 * edge) - drop * (1 - edge))
            k.sheet(mat, fn, 110, 90, tone=tone, grain=lambda u, v: (u * (x1 - x0), v * (y1 - y0), 0))

        def pillow(x, y, z, w, d, h, tone, turn=0.):
            """A filled cushion w × d with pinched corners, lying on z."""
            with k.at(x, y, z, rz=turn):
                for side in (1, -.35):
                    def fn(u, v, side=side):
                        a, b = 2 * u - 1, 2 * v - 1
                        fill = max(0, (1 - abs(a) ** 3) * (1 - abs(b) ** 3)) ** .55
                        crease = .008 * math.sin(9 * a + 3 * b + h * 40) * math.sin(7 * b - 2 * a)
                        return (w / 2 * a * (1 - .07 * (1 - b * b) * a * a), d / 2 * b * (1 - .07 * (1 - a * a) * b * b),
                                side * fill * (h + crease))
                    k.sheet('linen', fn if side > 0 else (lambda u, v, f=fn: f(1 - u, v)), 60, 60, tone=tone)
        cloth(-bx, bx, -by, by, .36, .12, '#E9E2D4', fold=.001)
        cloth(-bx + .62, bx + .05, -by - .06, by + .06, .5, .075, '#DDD3C2', fold=.007, drop=.2, seed=1.3)
        cloth(bx - .72, bx + .07, -by - .08, by + .08, .585, .02, '#7E7F6E', 'wool', .006, drop=.24, seed=1.3)
        for y, turn in ((-.41, 3), (.4, -4)):
            pillow(-bx + .3, y, .53, .5, .72, .13, '#EFE9DD', turn)
        pillow(-bx + .5, -.02, .6, .36, .5, .11, '#B08B6C', 8)
    with k.at(1.35, 3.25, 0, rz=20):
        stool(k, 'oak')
        with k.at(-.03, .0, .45, rz=15):
            pile(k, 2, .17, .22)
    with k.at(1.3, .75, 0):
        stool(k, 'oak')
        with k.at(0, 0, .447):
            vase(k, 'bottle', '#57594F', 'ceramic')
            branches(k, 4, .5, .24, .45, leaves=.045)
    k.box('wool', (1.5, .5, 0), (4.2, 1.6, .014), .004, tone='#B5A68A')
    with k.at(1.4, 3.0, 1.55):
        pendant(k, H - 1.55, 'globe', s=.9)
    k.finish()
    stage.windows_left(k, D, holes, 240)
    stage.sky(.4, (1, .98, .96))
    stage.area((2.4, -1.6, 2.5), (2.6, 3, .8), (3, 1.4), 170, (1, .98, .96))
    stage.sun((.85, .1, -.5), 2.2, 2.5)
    stage.camera((2.55, -1.75, 1.35), (2.6, 5, 1.2), 27, centre=.46)

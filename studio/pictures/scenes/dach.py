"""Attic bedroom: oak wardrobes under the slope, a bed in linen."""
import math

from mathutils import Vector

import stage
from furniture import stool
from kit import Kit
from lamps import pendant
from props import hanging, pile, vase
from rooms import boards, left_window, shell

W, D, H = 5.0, 4.6, 3.1
KNEE, FLAT = 1.05, 2.9                             # knee wall height at x = W; the slope begins at x = FLAT


def slope(x):
    """Height of the sloped ceiling above x."""
    return H if x < FLAT else H - (x - FLAT) / (W - FLAT) * (H - KNEE)


def soft(x, y, n=0.):
    """Uneven as bedding is: a sum of waves between about -1 and 1."""
    return sum(math.sin(f * (x * math.cos(a) + y * math.sin(a)) + n * f + a) / w for f, a, w in
               ((4.1, .5, 2), (7.3, 1.9, 2.5), (11, -.6, 3), (17, 1.2, 5), (23, 2.6, 6), (31, .2, 8)))


def duvet(k, x0, x1, half, z, tone, drop=.3, thick=.07, n=0., mat='linen'):
    """A quilt over a mattress of half width `half` whose top is at z: it lies uneven and falls over both sides in folds."""
    reach = half + drop

    def fn(u, v):
        x, s = x0 + (x1 - x0) * u, (2 * v - 1) * reach
        q, way = abs(s), 1 if s > 0 else -1
        puff = thick * (1 - abs(2 * u - 1) ** 10) ** .5
        r = .09
        if q < half - r:
            y, h, hang = q, z + puff, 0
        elif q < half - r + r * math.pi / 2:
            t = (q - half + r) / r
            y, h, hang = half - r + (r + .05 + puff * .4) * math.sin(t), z + puff - (r + puff * .4) * (1 - math.cos(t)), 0
        else:
            hang = (q - half + r - r * math.pi / 2)
            y, h = half + .05 + puff * .4, z + puff * .6 - r - hang
        fold = .016 * math.sin(13 * x + 2.1 * math.sin(3 * x + n) + way) * min(1, hang * 5)
        return x + .02 * soft(s * 2, x, n), way * (y + fold + .012 * soft(x * 2, s, n) * min(1, hang * 4)), h + .013 * soft(x * 1.7, s * 1.7, n) * (hang == 0)

    def inner(u, v):
        at = Vector(fn(u, v))
        du = Vector(fn(min(u + .004, 1), v)) - Vector(fn(max(u - .004, 0), v))
        dv = Vector(fn(u, min(v + .004, 1))) - Vector(fn(u, max(v - .004, 0)))
        hem = min(1, 14 * min(u, 1 - u)) ** .5 * min(1, 20 * min(v, 1 - v)) ** .5
        return at - du.cross(dv).normalized() * .032 * hem

    def grain(u, v):
        return u * (x1 - x0), v * 2 * reach, 0
    k.sheet(mat, fn, 150, 150, tone=tone, grain=grain)
    k.sheet(mat, lambda u, v: inner(1 - u, v), 150, 150, tone=tone, grain=grain)


def pillow(k, w, d, h, tone, n=0.):
    """A filled pillow w × d around the origin, its lower side flattened, with a seam."""
    def fn(u, v, up):
        a, b = 2 * u - 1, 2 * v - 1
        fill = max(0, (1 - abs(a) ** 2.6) * (1 - abs(b) ** 2.6)) ** .5
        ear = 1 - .1 * (1 - abs(b)) ** 2 * abs(a) ** 3
        ear2 = 1 - .1 * (1 - abs(a)) ** 2 * abs(b) ** 3
        return w / 2 * a * ear, d / 2 * b * ear2, (h * fill * (1 + .1 * soft(.85 * w * a, .85 * d * b, n)) if up else -.3 * h * fill) + .3 * h
    k.sheet('linen', lambda u, v: fn(u, v, True), 70, 70, tone=tone, grain=lambda u, v: (u * w, v * d, 0))
    k.sheet('linen', lambda u, v: fn(1 - u, v, False), 40, 40, tone=tone, grain=lambda u, v: (u * w, v * d, 0))


def bed(k):
    """A bed for two, its head towards -x, made but slept in."""
    bx, by = 1.02, .84
    for y in (-by - .03, by):
        k.box('oak', (-bx, y, .16), (bx, y + .03, .33), .004, grain='x')
    k.box('oak', (bx, -by - .03, .16), (bx + .03, by + .03, .33), .004, grain='y')
    k.box('oak', (-bx - .03, -by - .03, .16), (-bx, by + .03, .86), .004, grain='y')
    for x in (-bx + .05, bx - .12):
        for y in (-by + .04, by - .11):
            k.box('oak', (x, y, 0), (x + .07, y + .07, .2), .004, grain='z')
    k.box('linen', (-bx + .01, -by + .01, .26), (bx - .01, by - .01, .47), .05, tone='#E9E2D4')
    duvet(k, -bx + .55, bx + .1, by, .475, '#D8D2C4', .2, .075, 1.7)
    duvet(k, -bx + .5, -bx + .86, by - .01, .56, '#EAE4D8', .14, .06, 4.1)      # turned back at the head
    with k.at(bx - .32, 0, 0):
        duvet(k, -.34, .3, by + .03, .565, '#74776A', .27, .025, 2.6, 'wool')
    for y, turn, n in ((-.42, 4, .3), (.4, -6, 2.2)):
        with k.at(-bx + .28, y, .46, rz=turn, ry=-16):
            pillow(k, .5, .74, .13, '#EEE8DC', n)
    with k.at(-bx + .46, .34, .55, rz=-14, ry=-28):
        pillow(k, .38, .5, .09, '#A98A6C', 5.)


def build(name):
    """Views: 1 room, 2 bed, 3 doors with their grips, 4 drawers under the slope, 5 stool beside the bed, 6 doors cut to the slope."""
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
        px = b - .0005 if i % 2 == 0 else a - .0135
        k.box('ash_black', (px, fy - .0225, zc - .1), (px + .014, fy - .015, zc + .1), .004)
    k.prism('ash_black', [(x0, 0), (W - .25, 0), (W - .25, slope(W - .25) - .03), (FLAT, H - .03), (x0, H - .03)], fy, D, 'y')
    k.prism('oak', [(W - .248, .65), (W, .65), (W, KNEE), (W - .248, slope(W - .25) - .005)], fy - .022, D, 'y', grain='z')
    k.box('oak', (x0 - .02, fy - .022, 0), (x0, D, H), .001, grain='z')
    # low drawers along the knee wall
    for i in range(4):
        a, b = fy - .9 - i * .8, fy - .1 - i * .8
        for z0, z1 in ((.08, .36), (.36, .62)):
            k.box('oak', (W - .42, a + .002, z0), (W - .4, b - .002, z1 - .004), .0015, grain='y')
            k.box('ash_black', (W - .4215, (a + b) / 2 - .1, z1 - .02), (W - .41, (a + b) / 2 + .1, z1 - .001), .003)
    k.box('ash_black', (W - .4, fy - 3.3, 0), (W, fy, .62), 0)
    k.box('oak', (W - .43, fy - 3.32, .62), (W, fy, .65), .002, grain='y')
    with k.at(W - .22, fy - .7, .65):
        vase(k, 'round', '#CFC6B6', 'clay', .9)
    with k.at(W - .22, fy - 1.3, .65, rz=90):
        pile(k, 3)
    # bed, its head to the left between window and wardrobe
    with k.at(2.75, 2.0, 0):
        bed(k)
    with k.at(1.35, 3.25, 0, rz=20):
        stool(k, 'oak')
        with k.at(-.03, .0, .45, rz=15):
            pile(k, 2, .17, .22)
    with k.at(1.3, .75, 0):
        stool(k, 'oak')
        with k.at(.03, -.1, .447):
            vase(k, 'cup', '#57594F', 'ceramic')
        with k.at(.02, .05, .447, rz=40):
            pile(k, 1, .14, .2)
    k.box('wool', (1.5, .5, 0), (4.2, 1.6, .014), .004, tone='#B5A68A')
    with k.at(1.35, 3.0, 1.75):
        pendant(k, H - 1.75, 'lantern', s=.9)
    with k.at(.12, D - 2.05, 2.72, rz=90):          # a linen curtain drawn to both sides of the window
        k.rod('brass', .011, (-1.35, 0, .02), (1.35, 0, .02), seg=20)
        for x in (-1.05, 1.05):
            with k.at(x, 0, 0):
                hanging(k, .5, 2.68, '#E4DDCF', folds=6, amp=.03)
    # a roof window in the slope
    rise = math.degrees(math.atan2(H - KNEE, W - FLAT))
    with k.at(3.5, 1.9, slope(3.5), ry=rise):
        for lo, hi in (((-.06, -.46), (0, .46)), ((1.0, -.46), (1.06, .46)), ((0, -.46), (1.0, -.4)), ((0, .4), (1.0, .46))):
            k.box('ash', (*lo, -.025), (*hi, .01), .004)
    k.finish()
    with k.at(3.5, 1.9, slope(3.5), ry=rise):
        k.sheet('outside', lambda u, v: (1.0 * u, .4 - .8 * v, -.006), 1, 1)
    stage.unseen(k.finish('roof window'))
    s, c = math.sin(math.radians(rise)), math.cos(math.radians(rise))
    stage.area((3.5 + .5 * c - .05 * s, 1.9, slope(3.5) - .5 * s - .05 * c), (3.5 + .5 * c - s, 1.9, slope(3.5) - .5 * s - c), (.95, .75), 110, (.95, .98, 1))
    stage.windows_left(k, D, holes, 150, (.97, .99, 1))
    stage.sky(.3, (.96, .98, 1))
    stage.area((2.4, -1.6, 2.5), (2.6, 3, .8), (3, 1.4), 80, (1, .98, .96))
    stage.view(name, [
        dict(at=(2.3, -1.8, 1.35), look=(2.75, 5, 1.2), lens=27, centre=.45),
        dict(at=(4.3, .25, 1.3), look=(2.5, 2.4, .7), lens=30, centre=.5, fstop=5.6, focus=(2.6, 2.0, .6)),
        dict(at=(2.62, 3.0, 1.2), look=(3.05, 3.98, 1.06), lens=50, centre=.5, fstop=4, focus=(3.02, 3.95, 1.05)),
        dict(at=(4.2, .3, 1.2), look=(4.72, 2.9, .62), lens=30, centre=.5, fstop=5.6, focus=(4.6, 2.2, .5)),
        dict(at=(.8, -.2, 1.05), look=(1.35, .8, .48), lens=45, fstop=4, focus=(1.3, .75, .48), tilt=True),
        dict(at=(2.7, 2.5, 1.7), look=(3.35, 3.98, 2.05), lens=36, centre=.5, fstop=5.6, focus=(3.3, 3.95, 2)),
    ])

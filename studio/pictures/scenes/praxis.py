"""Waiting room of a medical practice: curved slatted oak wall with a bench running along it."""
import math

import stage
from furniture import _disc
from kit import Kit
from props import branches, pendant, pile, vase
from rooms import left_window, shell, skirting, slab

W, D, H = 6.0, 5.4, 2.9
CX, CY, R = 2.1, 1.3, 3.5          # the curve's centre and radius


def arc(a, r=R):
    return CX + r * math.cos(a), CY + r * math.sin(a)


def build(name):
    """Views: 1 room, 2 the curve with bench and vase."""
    k = Kit(41)
    holes = [(.6, 2.0, .6, 2.55), (2.5, 3.9, .6, 2.55)]
    shell(k, W, D, H, left=holes)
    for a, b, z0, z1 in holes:
        left_window(k, D, 0, a, b, z0, z1, transom=0, cols=1)
    slab(k, 'lino', -.4, -3, W + .4, D, tone='#8B8F82')
    with k.at(0, D, 0):
        skirting(k, W, .08)
    a0, a1 = math.radians(-32), math.radians(94)
    k.sheet('ash_black', lambda u, v: (*arc(a0 + (a1 - a0) * u, R + .03), 2.62 * v), 90, 1)
    k.sheet('plaster', lambda u, v: (*arc(a0 + (a1 - a0) * u, R + .0), 2.62 + (H - 2.62) * v), 90, 1)
    step = .052 / R
    a = a0
    while a < a1:
        x, y = arc(a)
        with k.at(x, y, 0, rz=math.degrees(a) + 90):
            k.box('oak', (-.016, -.0, .0), (.016, .03, 2.6), .003, grain='z')
        a += step
    for r0, r1, z0, z1, m in ((R - .035, R + .02, 2.6, 2.63, 'oak'), (R - .5, R - .03, .36, .4, 'oak'), (R - .42, R - .05, .0, .36, 'oak')):
        n = 64
        if z0 == 0:                          # bench front, slightly set back
            k.sheet('oak', lambda u, v: (*arc(a0 + (a1 - a0) * u, r0), z1 * v + .08 * (1 - v)), 90, 1, grain=lambda u, v: (u * 7, v * .3, 0))
            k.sheet('ash_black', lambda u, v: (*arc(a0 + (a1 - a0) * u, r0 + .06), .1 * v), 90, 1)
            continue
        for i in range(16):
            b0, b1 = a0 + (a1 - a0) * i / 16 + .0006, a0 + (a1 - a0) * (i + 1) / 16 - .0006

            def ring(u, v, b0=b0, b1=b1):
                prof = [(r1, z1), (r0 + .004, z1), (r0, z1 - .004), (r0, z0 + .004), (r0 + .004, z0), (r1, z0)]
                q = min(int(v * 5 + 1e-6), 4)
                f = v * 5 - q
                r, z = [prof[q][c] + (prof[q + 1][c] - prof[q][c]) * f for c in (0, 1)]
                return (*arc(b0 + (b1 - b0) * u, r), z)
            k.sheet('oak', ring, 8, 5, grain=lambda u, v: (u * .5, v * .5, 0))
    for i in range(7):                       # seat cushions
        b0, b1 = a0 + (a1 - a0) * (i + .1) / 7.6 + .08, a0 + (a1 - a0) * (i + 1.02) / 7.6 + .08

        def pad(u, v, b0=b0, b1=b1):
            e = min(1, 9 * min(u, 1 - u)) ** .4 * min(1, 9 * min(v, 1 - v)) ** .4
            return (*arc(b1 - (b1 - b0) * u, R - .47 + .4 * v), .401 + .055 * e)
        k.sheet('wool', pad, 40, 24, tone='#7B6F5C' if i % 3 else '#5D6658', grain=lambda u, v: (u * .8, v * .45, 0))
    with k.at(2.5, 2.2, 0):
        _disc(k, 'oak', [(0, .36), (.4, .36), (.42, .375), (.42, .385), (.415, .39), (0, .39)])
        k.lathe('oak', [(.2, 0), (.2, .03), (.06, .06), (.05, .36)], seg=40, smooth=True)
        with k.at(.12, .05, .39):
            vase(k, 'round', '#CFC6B6', 'clay')
            branches(k, 4, .5, .19, .5, leaves=.045)
        with k.at(-.16, -.08, .39, rz=15):
            pile(k, 3, .21, .28)
    for x, y, z in ((2.1, 2.1, 1.75), (2.85, 2.4, 1.95)):
        with k.at(x, y, z):
            pendant(k, H - z, 'globe', s=1.2)
    bx, by = arc(math.radians(66), R - .27)
    with k.at(bx, by, .4):
        vase(k, 'tall', '#4C5A4C', 'ceramic')
        branches(k, 4, .6, .3, .4, leaves=.0, bark='#6A5140')
    k.finish()
    stage.windows_left(k, D, holes, 250)
    stage.sky(.42, (1, .98, .96))
    stage.area((2.6, -1.8, 2.5), (3, 3, 1), (3, 1.4), 90, (1, .98, .96))
    stage.sun((.85, .1, -.5), 2.2, 2.5)
    if name.endswith('1'):
        stage.camera((1.9, -1.7, 1.35), (2.95, 5, 1.2), 26, centre=.47)
    else:
        stage.camera((2.3, 1.0, 1.3), (3.6, 4.4, 1.15), 30, centre=.5, fstop=6.3, focus=(bx, by, .6))

"""Six material still lifes that stand for the team: paper ground, one strong light from the upper left."""
import math

import stage
from kit import Kit
from props import lines
from tools import chisel, pencil, plane, scale_rule, shaving, shavings


def zeichnung(k):
    """Sheets with a drawing, lying flat, on them a scale ruler and a pencil."""
    for i, (x, y, a) in enumerate(((-.012, .008, -3), (.006, -.004, 2), (0, 0, 0))):
        with k.at(x, y, .0003 + .0006 * i, rz=a):
            k.box('paper', (-.17, -.15, 0), (.17, .15, .0004), 0, tone='#F5F1E7')
    s = []
    for i in range(6):
        s += [(-.13, -.1 + i * .034, .02, -.1 + i * .034)]
    for x in (-.13, -.08, -.03, .02):
        s.append((x, -.1, x, .07))
    s += [(-.13, .09, .02, .09)] + [(x - .004, .086, x + .004, .094) for x in (-.13, -.08, -.03, .02)]
    s += [(.06, -.1, .14, -.1), (.06, -.1, .06, .07), (.06, .07, .14, .07), (.14, -.1, .14, .07), (.06, -.015, .14, -.015)]
    with k.at(0, 0, .0021):
        lines(k, s, .0006, 0)
    with k.at(.02, -.075, .002, rz=14):
        scale_rule(k, .3, 'oak')
    with k.at(.075, .07, .002, rz=-28):
        pencil(k, '#31473A')


def hirnholz(k):
    """A block of oak end grain, a plane leaning beside it."""
    for i in range(3):
        for j in range(2):
            k.box('oak', (-.17 + i * .07, -.05 + j * .075, 0), (-.1 + i * .07 - .0004, .025 + j * .075 - .0004, .13), .0012, grain='z')
    with k.at(.02, -.13, 0, rz=22):
        plane(k, .24)
    with k.at(-.12, -.13, 0):
        shavings(k, 3, .05, .03)
    with k.at(-.1, .03, .13, rz=10):
        shaving(k, r=.012)


def stein(k):
    """A stack of stone samples."""
    z = 0
    for i, (m, s, t) in enumerate((('soapstone', .24, .03), ('travertine', .225, .022), ('limestone', .2, .03), ('green_stone', .19, .02),
                                   ('stone', .16, .03), ('red_stone', .15, .02), ('soapstone', .11, .028))):
        with k.at(.012 * math.sin(i * 2), .01 * math.cos(i * 3), z, rz=(i * 37) % 34 - 17):
            k.box(m, (-s / 2, -s / 2.4, 0), (s / 2, s / 2.4, t), .0015)
        z += t
    with k.at(.15, -.14, 0, rz=30):
        k.box('limestone', (-.05, -.05, 0), (.05, .05, .02), .0015)


def hinge(k, a=0):
    """A brass butt hinge, one leaf opened by `a` degrees."""
    for s in (0, 1):
        with k.at(ry=-a if s else 180):
            k.box('brass', (.004, -.045, -.0012), (.036, .045, .0012), .0006)
            for x, y in ((.018, -.03), (.026, 0), (.018, .03)):
                for q in (-1, 1):
                    k.rod('ash_black', .0032, (x, y, q * .0010), (x, y, q * .00135), seg=18)
    for i in range(5):
        k.rod('brass', .0045, (0, -.045 + i * .018 + .0004, 0), (0, -.027 + i * .018 - .0004, 0), seg=20)
    for q in (-1, 1):
        k.lathe('brass', [(0, 0), (.0045, 0), (.006, .003), (.004, .007), (0, .008)] if q > 0 else [(0, -.008), (.004, -.007), (.006, -.003), (.0045, 0), (0, 0)],
                (0, q * .045, 0), 'y', 20, True)


def screw(k):
    """A countersunk brass screw lying along x, 32 mm."""
    with k.at(0, 0, .0036, ry=4):
        k.lathe('brass', [(0, -.016), (.0042, -.0158), (.0019, -.0115), (.0019, -.004)], axis='x', seg=20)
        n = 9
        prof = []
        for i in range(n):
            r = .0021 * (1 - .65 * max(0, i - 5) / 4)
            prof += [(r, -.004 + i * .0022), (r * .68, -.004 + i * .0022 + .0011)]
        k.lathe('brass', prof + [(0, .0165)], axis='x', seg=16)


def messing(k):
    """Hinges, screws and a pull."""
    with k.at(-.06, .05, .03, rz=24):
        k.box('oak', (-.075, -.07, -.03), (.075, .07, 0), .0015, grain='y')
        with k.at(0, 0, .0048):
            hinge(k, 62)
    with k.at(.085, -.055, .005, rz=-35):
        hinge(k, 8)
    for x, y, a in ((-.1, -.09, 20), (-.07, -.112, 75), (-.035, -.09, 130), (-.012, -.122, 10), (.025, -.125, 60), (-.13, -.06, 110)):
        with k.at(x, y, 0, rz=a):
            screw(k)
    with k.at(.1, .06, .0):
        k.lathe('brass', [(0, 0), (.012, 0), (.0125, .002), (.007, .008), (.0065, .014), (.015, .024), (.0165, .03), (.013, .036), (0, .038)], seg=40, smooth=True)


def fold(k, mat, tone, w, d, passes, e, seed):
    """A cloth w wide folded zigzag to depth d: `passes` layers with round folds of radius e in front and behind."""
    arc = math.pi * e
    total = passes * d + (passes - 1) * arc

    def fn(u, v):
        s, i = u * total, 0
        while s > d + arc and i < passes - 1:
            s, i = s - d - arc, i + 1
        way = -1 if i % 2 == 0 else 1
        soft = .0012 * math.sin(9 * v + seed + i) + .0016 * math.sin(5 * v * (1 + .2 * i) + 40 * u + seed)
        if s <= d or i == passes - 1:
            y, z = -way * (d / 2 - min(s, d)), e * 2 * i
        else:
            t = (s - d) / e
            y, z = way * (d / 2 + e * math.sin(t)), e * 2 * i + e - e * math.cos(t)
        return (v - .5) * w + .002 * math.sin(20 * u + seed), y + soft, z + .001 + soft * (i > 0)
    k.sheet(mat, fn, 60 * passes, 36, tone=tone, grain=lambda u, v: (v * w, u * total, 0))
    return e * 2 * (passes - 1) + .004


def stoff(k):
    """Folded cloths, one over the other."""
    z = 0
    for i, (m, c, n, e) in enumerate((('wool', '#4C5248', 4, .0055), ('linen', '#D3C8B3', 6, .0028), ('wool', '#8A6A4A', 4, .0048),
                                      ('linen', '#E9E3D6', 5, .003), ('wool', '#A39B8C', 3, .005), ('linen', '#57646B', 4, .003))):
        with k.at(.004 * math.sin(i * 2.2), .003 * math.cos(i * 1.7), z, rz=(-5, 2, -2, 5, -3, 9)[i]):
            z += fold(k, m, c, .27 - .012 * i, .2 - .008 * i, n, e, i * 1.9)


def spaene(k):
    """Shavings and a chisel."""
    with k.at(.0, .03, 0):
        shavings(k, 30, .13, .09, s=1.15)
    with k.at(-.04, .05, .012):
        shavings(k, 14, .07, .05, 'walnut', 1.1)
    with k.at(0, -.09, .0, rz=16):
        chisel(k, .022, 'walnut')
    with k.at(.1, .0, 0, rz=70):
        shaving(k, r=.02, w=.04, turns=4)


def build(name):
    """team-1 … team-6."""
    k = Kit(70 + int(name[-1]))
    k.sheet('ground', lambda u, v: (-4 + 8 * u, -2 + 4.0 * v, 0 if v < .62 else 1.4 * ((v - .62) / .38) ** 2.2), 2, 80)
    (zeichnung, hirnholz, stein, messing, stoff, spaene)[int(name[-1]) - 1](k)
    k.finish()
    stage.sky(.2, (1, .98, .95))
    stage.area((-.95, .42, .8), (0, 0, .03), (.42, .42), 16, (1, .96, .9))
    s = .72 if name == 'team-4' else 1
    stage.camera((.0, -.68 * s, .62 * s), (0, -.012, .045), 50, fstop=6.3, focus=(0, -.04, .06), tilt=True)

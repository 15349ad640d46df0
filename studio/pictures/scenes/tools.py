"""The joiner's tools, benches, clamps, shavings. Metres."""
import math

from kit import smooth


def shaving(k, length=.25, r=.012, w=.028, mat='oak_raw', turns=None):
    """A curled plane shaving lying on z = 0."""
    rd = k.rnd
    turns = turns or rd.uniform(1.5, 3.5)
    drift, grow = rd.uniform(.01, .05), rd.uniform(.4, 1.0)

    def fn(u, v):
        a = 6.283 * turns * u
        rr = r * (.55 + grow * u)
        return (rr * math.sin(a) + drift * u, (v - .5) * w + drift * 1.2 * u, r * 1.5 - rr * math.cos(a) * .95 + .002 * math.sin(9 * u))
    n0 = len(k.v)
    k.sheet(mat, fn, int(26 * turns), 3, grain=lambda u, v: (u * length, v * w, 0))
    low = min((k.m.inverted() @ p).z for p in k.v[n0:])
    for i in range(n0, len(k.v)):
        k.v[i] = k.m @ (k.m.inverted() @ k.v[i] - type(k.v[i])((0, 0, low - .0005)))


def shavings(k, n, rx, ry, mat='oak_raw', s=1):
    """n shavings scattered over rx × ry."""
    for _ in range(n):
        with k.at(k.rnd.uniform(-rx, rx), k.rnd.uniform(-ry, ry), k.rnd.uniform(0, .006), rz=k.rnd.uniform(0, 360), s=s):
            shaving(k, r=k.rnd.uniform(.007, .015), w=k.rnd.uniform(.014, .038), mat=mat)


def plane(k, length=.25, w=.062):
    """A wooden smoothing plane with a horn, along x, standing on z = 0."""
    h = .062
    k.box('ash', (-length / 2, -w / 2, .006), (length / 2 * .12, w / 2, h), .004, grain='x')
    k.box('ash', (length / 2 * .32, -w / 2, .006), (length / 2, w / 2, h), .004, grain='x')
    for s in (-1, 1):
        y0, y1 = sorted((s * w / 2, s * (w / 2 - .009)))
        k.box('ash', (length * .055, y0, .006), (length * .165, y1, h), .001, grain='x')
    k.box('walnut', (-length / 2, -w / 2, 0), (length / 2, w / 2, .0062), .0015, grain='x')
    with k.at(length * .045, 0, .012, ry=-43):
        k.box('iron', (-.0035, -.022, -.004), (0, .022, .135), .0015)
        k.box('iron', (0, -.019, .02), (.0025, .019, .1), .001)
        k.prism('walnut', [(.0026, .01), (.006, .01), (.02, .115), (.0026, .115)], -.02, .02, 'y', grain='z')
    k.rod('walnut', .005, (length * .14, -w / 2 + .008, .047), (length * .14, w / 2 - .008, .047))
    k.tube('walnut', [(length * .4, 0, h - .004), (length * .4, 0, h + .02), (length * .415, 0, h + .045), (length * .455, 0, h + .066),
                      (length * .5, 0, h + .07)], .017, .011, 18)


def chisel(k, w=.018, handle='ash'):
    """A bevel-edge chisel along x lying on z = 0, tip towards +x; 27 cm."""
    with k.at(0, 0, .013):
        k.lathe(handle, [(0, -.15), (.010, -.15), (.0135, -.145), (.0145, -.11), (.012, -.07), (.013, -.04), (.0105, -.022), (.0105, -.018)],
                axis='x', seg=32, smooth=True)
        k.lathe('brass', [(.0112, -.03), (.0116, -.029), (.0106, -.014), (0, -.0138)], axis='x', seg=28)
        k.rod('iron', .0055, (-.015, 0, 0), (.02, 0, -.004), .005, seg=16)
        t = .0045
        v = [(.02, -.006, -.011), (.02, .006, -.011), (.04, w / 2, -.011), (.115, w / 2, -.011), (.125, w / 2, -.0125), (.125, -w / 2, -.0125),
             (.115, -w / 2, -.011), (.04, -w / 2, -.011)]
        poly = [(.018, -.005), (.034, -w / 2), (.125, -w / 2), (.125, w / 2), (.034, w / 2), (.018, .005)]
        k.prism('iron', poly[:2] + [(.113, -w / 2), (.113, w / 2)] + poly[4:], -.0125, -.0125 + t, 'z')
        k.prism('iron', [(.113, -.0125), (.125, -.0124), (.113, -.0125 + t)], -w / 2, w / 2, 'y')
        del v


def mallet(k):
    """A joiner's mallet lying on its side, handle along x."""
    k.box('ash', (0, -.055, 0), (.07, .055, .075), .006, grain='y')
    k.rod('ash', .013, (-.24, 0, .037), (.085, 0, .037), .011, .004)


def clamp(k, length=.6, grip=None):
    """A bar clamp upright along z from 0 to length, jaws towards +x; grip: what lies between them, below the fixed jaw."""
    k.box('iron', (-.012, -.004, 0), (.012, .004, length), .001)
    k.box('steel', (-.016, -.01, length - .03), (.1, .01, length), .004)
    z = length * .35 if grip is None else length - .115 - grip
    k.box('steel', (-.016, -.011, z), (.1, .011, z + .028), .004)
    k.rod('iron', .006, (.085, 0, z - .06), (.085, 0, z + .08))
    k.rod('walnut', .014, (.085, 0, z - .16), (.085, 0, z - .05), .012, .004)
    k.rod('steel', .014, (.085, 0, z + .075), (.085, 0, z + .085))


def saw(k):
    """A back saw hanging in the xz plane, handle up at the origin."""
    k.prism('iron', [(.0, -.05), (.012, -.36), (.075, -.36), (.09, -.05)], -.0007, .0007, 'y')
    k.box('brass', (-.004, -.004, -.36), (.01, .004, -.05), .001)
    k.tube('walnut', smooth([(.02, 0, -.05), (.0, 0, .0), (.02, 0, .05), (.06, 0, .06), (.085, 0, .03), (.08, 0, -.05)]), .013, .012, 12)


def square(k, s=1):
    """A try square lying flat: stock along x, blade along y."""
    with k.at(s=s):
        k.box('walnut', (0, 0, 0), (.13, .024, .016), .001)
        k.box('brass', (0, .0225, -.0002), (.13, .0245, .0162), .0004)
        k.box('iron', (.004, .0, .007), (.04, .2, .009), .0003)


def pencil(k, tone='#2C3A36'):
    """A pencil along x, on z = 0; 17 cm."""
    with k.at(0, 0, .0036, rx=12):
        k.lathe('satin', [(0, -.085), (.0036, -.085), (.0036, .062)], axis='x', seg=6, tone=tone)
        k.lathe('oak_raw', [(.0036, .062), (.0011, .079)], axis='x', seg=18)
        k.lathe('tint', [(.0011, .079), (0, .085)], axis='x', seg=12, tone='#222222')


def scale_rule(k, length=.3, mat='ash'):
    """A flat scale ruler along x with ticks."""
    k.box(mat, (-length / 2, -.014, 0), (length / 2, .014, .0025), .0008)
    for i in range(int(length / .005) - 1):
        x = -length / 2 + .006 + i * .005
        ln = .009 if i % 10 == 0 else .006 if i % 5 == 0 else .0035
        k.box('paper', (x - .00018, .0135 - ln, .0025), (x + .00018, .0135, .00262), 0, tone='#2A2724')


def workbench(k, length=1.9, d=.62, h=.86, mat='oak'):
    """A joiner's bench along x with front vice on the left and tail vice on the right."""
    from furniture import planks
    planks(k, 'ash', -length / 2, -d / 2, length / 2, d / 2, h, .09, 4, bevel=.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.box('ash', (sx * (length / 2 - .3) - .045, sy * (d / 2 - .08) - .04, 0), (sx * (length / 2 - .3) + .045, sy * (d / 2 - .08) + .04, h - .09), .004, grain='z')
        k.box('ash', (sx * (length / 2 - .3) - .04, -d / 2 + .06, .0), (sx * (length / 2 - .3) + .04, d / 2 - .06, .09), .004, grain='y')
    for sy in (-1, 1):
        k.box('ash', (-length / 2 + .3, sy * (d / 2 - .08) - .02, .22), (length / 2 - .3, sy * (d / 2 - .08) + .02, .34), .004)
    planks(k, 'ash', -length / 2 + .28, -d / 2 + .08, length / 2 - .28, d / 2 - .08, .25, .02, 4)
    k.box('ash', (-length / 2 + .02, -d / 2 - .1, h - .15), (-length / 2 + .5, -d / 2 - .045, h - .002), .006)      # front vice
    k.rod('iron', .014, (-length / 2 + .26, -d / 2 - .17, h - .085), (-length / 2 + .26, -d / 2, h - .085))
    k.rod('oak', .011, (-length / 2 + .26, -d / 2 - .16, h - .2), (-length / 2 + .26, -d / 2 - .16, h + .03), None, .004)
    k.box('ash', (length / 2 + .012, -d / 2, h - .12), (length / 2 + .1, -d / 2 + .24, h - .002), .006)
    for i in range(9):
        x = length / 2 - .1 - i * .14
        k.box('ash_black', (x - .012, -d / 2 + .05, h - .01), (x + .012, -d / 2 + .075, h + .0006), .0002)

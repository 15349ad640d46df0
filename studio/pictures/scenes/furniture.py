"""Furniture, standing on z = 0 around the local origin unless said otherwise. Metres."""
import math


def planks(k, mat, x0, y0, x1, y1, z, t=.03, n=None, along='x', bevel=.0015):
    """A glued-up top of staves (top face at z), joints closed."""
    a = (y1 - y0) if along == 'x' else (x1 - x0)
    n = n or max(1, round(a / .11))
    cuts = [i / n + (k.rnd.uniform(-.12, .12) / n if 0 < i < n else 0) for i in range(n + 1)]
    for c0, c1 in zip(cuts, cuts[1:]):
        if along == 'x':
            k.box(mat, (x0, y0 + a * c0, z - t), (x1, y0 + a * c1, z), .0006 if n > 1 else bevel, grain='x')
        else:
            k.box(mat, (x0 + a * c0, y0, z - t), (x0 + a * c1, y1, z), .0006 if n > 1 else bevel, grain='y')


def top(k, mat, x0, y0, x1, y1, z, t=.03, n=None):
    """A table top along x with an underside chamfer and a softened edge."""
    e, m = .02, z - t * .5
    planks(k, mat, x0, y0, x1, y1, z, t * .5, n)
    k.prism(mat, [(y0 + .0003, m), (y1 - .0003, m), (y1 - e, z - t), (y0 + e, z - t)], x0 + .0003, x1 - .0003, 'x')


def trestle(k, mat, w, h):
    """An A-shaped trestle in the yz plane, w deep, h high, for a table top."""
    sp = 7.0
    off = math.tan(math.radians(sp)) * h
    for s in (-1, 1):
        for dx in (-.1, .1):
            with k.at(dx, s * (w / 2 - .03), 0, rx=s * sp, ry=math.copysign(4, -dx)):
                k.box(mat, (-.02, -.024, .002), (.02, .024, h / math.cos(math.radians(sp))), .006, grain='z')
    y = w / 2 - .03 - off
    k.box(mat, (-.085, -y - .09, h - .05), (-.045, y + .09, h), .005, grain='y')
    k.box(mat, (.045, -y - .09, h - .05), (.085, y + .09, h), .005, grain='y')
    zr = .26
    yr = w / 2 - .03 - math.tan(math.radians(sp)) * zr
    k.box(mat, (-.066, -yr, zr - .016), (.066, yr, zr + .016), .005, grain='y')


def table(k, length, width=.8, mat='oak', h=.74):
    """The studio's configurable table: thin top with under-chamfer on two trestles, a stretcher with wedged tenons."""
    top(k, mat, -length / 2, -width / 2, length / 2, width / 2, h, .034)
    x = length / 2 - max(.2, length * .17)
    for s in (-1, 1):
        with k.at(s * x, 0, 0):
            trestle(k, mat, width * .86, h - .034)
    k.box(mat, (-x - .07, -.0125, .235), (x + .07, .0125, .285), .004, grain='x')
    for s in (-1, 1):
        k.box(mat, (s * (x + .043) - .007, -.01, .215), (s * (x + .043) + .007, .01, .31), .002, grain='z')
        k.rod('brass', .005, (s * x, .0, .2851), (s * x, .0, .287))


def leg_table(k, length, width, mat='oak', h=.74, t=.03, leg=.05):
    """A plain four-leg table with aprons."""
    top(k, mat, -length / 2, -width / 2, length / 2, width / 2, h, t)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (length / 2 - .06), sy * (width / 2 - .06)
            k.rod(mat, leg * .36, (x + sx * .01, y + sy * .01, .001), (x, y, h - t), leg * .55, .002, 24)
    for s in (-1, 1):
        k.box(mat, (-length / 2 + .07, s * (width / 2 - .06) - .011, h - t - .075),
              (length / 2 - .07, s * (width / 2 - .06) + .011, h - t), .002)
        k.box(mat, (s * (length / 2 - .06) - .011, -width / 2 + .07, h - t - .075),
              (s * (length / 2 - .06) + .011, width / 2 - .07, h - t), .002)


def chair(k, mat='oak', seat='#3A3733', sm='leather'):
    """A chair with turned legs and a bent back rail; seat at 45 cm, its back towards +y."""
    k.box(mat, (-.21, -.21, .415), (.21, .2, .435), .008, grain='x')
    k.sheet(sm, lambda u, v: (-.2 + .4 * u, -.205 + .395 * v, .436 + .022 * min(1, 9 * min(u, 1 - u, v, 1 - v)) ** .5),
            16, 16, tone=seat)
    for sx in (-1, 1):
        k.rod(mat, .011, (sx * .205, -.215, 0), (sx * .18, -.17, .42), .018, .002)
        k.tube(mat, [(sx * .205, .24, 0), (sx * .185, .19, .44), (sx * .19, .215, .62), (sx * .195, .25, .78)], .016, .011, 14)
        k.rod(mat, .009, (sx * .195, -.195, .2), (sx * .193, .215, .2))
    n = 18

    def rail(u, v):
        a = (u - .5) * 2
        z = .70 + .1 * v
        return a * .225, .262 - .05 * a * a + .012 * v, z
    k.sheet(mat, rail, n, 3, grain=lambda u, v: (u * .45, v * .1, 0))
    k.sheet(mat, lambda u, v: tuple(p - q for p, q in zip(rail(1 - u, v), (0, .017, 0))), n, 3,
            grain=lambda u, v: (u * .45, v * .1, .01))
    for z in (0, 1):
        k.sheet(mat, lambda u, v: tuple(p - q * v for p, q in zip(rail(u if z else 1 - u, z), (0, .017, 0))), n, 1,
                grain=lambda u, v: (u * .45, v * .02, .02))


def stool(k, mat='oak', h=.45, r=.165):
    """A round stool with a dished seat and three splayed turned legs with wedged tenons."""
    t = .036
    prof = [(0, h - t), (r - .03, h - t), (r - .004, h - .016), (r, h - .011), (r - .001, h - .005), (r - .006, h - .001),
            (r - .016, h), (r * .6, h - .004), (0, h - .006)]
    # seat glued from staves: grain runs across, so give flat grain positions
    disc(k, mat, prof)
    for i in range(3):
        a = math.radians(90 + 120 * i)
        c, s = math.cos(a), math.sin(a)
        k.rod(mat, .0125, (c * r * 1.18, s * r * 1.18, .001), (c * r * .62, s * r * .62, h - t + .004), .018, .003, 28)
        k.rod(mat, .011, (c * r * .58, s * r * .58, h - .02), (c * r * .578, s * r * .578, h - .0036), None, .0004, 32)
        with k.at(c * r * .578, s * r * .578, 0):          # its wedge, across the grain of the seat
            k.box('walnut' if mat != 'ash_black' else mat, (-.0014, -.0106, h - .02), (.0014, .0106, h - .0033), .0003, grain='z')
        b = a + math.radians(120)
        z = .19 * h / .45
        f = r * (1.18 - (1.18 - .62) * z / (h - t))
        k.rod(mat, .008, (c * f, s * f, z), (math.cos(b) * f, math.sin(b) * f, z), None, .001, 16)


def disc(k, mat, prof, seg=96, tone=None):
    """A turned slab whose grain runs along x (not around the axis)."""
    n0 = len(k.v)
    k.lathe(mat, prof, seg=seg, smooth=True, tone=tone)
    off = (k.rnd.uniform(0, 30), k.rnd.uniform(-.05, .05), k.rnd.uniform(.02, .09))
    inv = k.m.inverted()
    for i in range(n0, len(k.v)):
        v = inv @ k.v[i]
        k.g[i] = (v.x + off[0], v.y + off[1], v.z + off[2])


def bar_stool(k, mat='oak', h=.66):
    """A counter stool with a footrest ring in brass."""
    disc(k, mat, [(0, h - .03), (.14, h - .03), (.16, h - .012), (.158, h - .003), (.15, h), (0, h - .004)])
    for i in range(4):
        a = math.radians(45 + 90 * i)
        c, s = math.cos(a), math.sin(a)
        k.rod('steel', .009, (c * .2, s * .2, 0), (c * .1, s * .1, h - .03), None, .001, 12)
    k.lathe('brass', [(.176 + .006 * math.cos(t), .22 + .006 * math.sin(t)) for t in
                      [math.pi * 2 * i / 10 for i in range(11)]], smooth=True)


def bench(k, length, mat='oak', h=.45, d=.32):
    """A bench: thick seat, two slab legs with wedged through tenons, a stretcher."""
    top(k, mat, -length / 2, -d / 2, length / 2, d / 2, h, .042, 2)
    for s in (-1, 1):
        x = s * (length / 2 - .24)
        with k.at(x, 0, 0, ry=-s * 6):
            planks(k, mat, -.018, -d / 2 + .03, .018, d / 2 - .03, h - .04, h - .036, 1, 'y')
        for y in (-.075, .075):
            k.box('walnut' if mat != 'ash_black' else mat, (x - .02 + s * -.002, y - .028, h - .01), (x + .02, y + .028, h + .0012), .0006, grain='z')
    k.box(mat, (-length / 2 + .12, -.014, .2), (length / 2 - .12, .014, .262), .004)


def carcass(k, mat, w, d, h, cols=1, rows=1, t=.02, back=True, z=0, bm=None):
    """An open case x 0..w, y 0..d (front at y = 0), with even compartments. Returns them as (x0, x1, z0, z1)."""
    k.box(mat, (0, 0, z), (w, d, z + t), .0012, grain='x')
    k.box(mat, (0, 0, z + h - t), (w, d, z + h), .0012, grain='x')
    cells, cw, rh = [], (w - t) / cols, (h - t) / rows
    for i in range(cols + 1):
        k.box(mat, (i * cw, 0, z + t), (i * cw + t, d, z + h - t), .0012, grain='z')
    for j in range(1, rows):
        for i in range(cols):
            k.box(mat, (i * cw + t, .004, z + j * rh), ((i + 1) * cw, d, z + j * rh + t), .0012, grain='x')
    if back:
        for i in range(cols):
            k.box(bm or mat, (i * cw + t - .001, d - .008, z + t), ((i + 1) * cw + .001, d, z + h - t), 0, grain='z')
    for i in range(cols):
        for j in range(rows):
            cells.append((i * cw + t, (i + 1) * cw, z + j * rh + t, z + (j + 1) * rh))
    return cells


def front(k, mat, x0, x1, z0, z1, y=0, t=.02, gap=.0015, pull=None, grain='z'):
    """A door or drawer front before y; pull: 'knob', 'bar', 'groove' or None."""
    k.box(mat, (x0 + gap, y - t, z0 + gap), (x1 - gap, y, z1 - gap), .0015, grain=grain)
    cx, cz = (x0 + x1) / 2, (z0 + z1) / 2
    if pull == 'knob':
        k.lathe('brass', [(0, 0), (.005, 0), (.005, .008), (.011, .013), (.012, .018), (.009, .022), (0, .023)],
                (cx, y - t, cz), 'y', 20, True)
        # the lathe's y axis points into the room
    elif pull == 'bar':
        k.rod('brass', .004, (cx - .05, y - t - .025, cz), (cx + .05, y - t - .025, cz), seg=12)
        for s in (-1, 1):
            k.rod('brass', .003, (cx + s * .035, y - t, cz), (cx + s * .035, y - t - .025, cz), seg=10)
    elif pull == 'groove':
        k.box('ash_black', (x0 + gap + .004, y - t - .0004, z1 - .03), (x1 - gap - .004, y - t + .002, z1 - .012), .0004)
    elif pull in ('left', 'right'):
        x = x0 + .035 if pull == 'left' else x1 - .035
        k.rod('brass', .005, (x, y - t - .028, cz - .09), (x, y - t - .028, cz + .09), seg=12)
        for s in (-1, 1):
            k.rod('brass', .0035, (x, y - t, cz + s * .07), (x, y - t - .028, cz + s * .07), seg=10)

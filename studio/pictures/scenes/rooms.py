"""Room shells: walls with openings, windows, doors, floors, ceilings, mouldings. Metres.

Convention: the room's floor is at z = 0, x runs to the right, y away from the camera.
"""
import math


def wall(k, length, height, holes=(), mat='plaster', t=.4):
    """A wall in the local xz plane, room face at y = 0, thickness t behind it. holes: (x0, x1, z0, z1)."""
    xs = sorted({0, length, *[h[0] for h in holes], *[h[1] for h in holes]})
    zs = sorted({0, height, *[h[2] for h in holes], *[h[3] for h in holes]})
    for x0, x1 in zip(xs, xs[1:]):
        run = None
        for z0, z1 in list(zip(zs, zs[1:])) + [(None, None)]:
            solid = z0 is not None and not any(
                h[0] < (x0 + x1) / 2 < h[1] and h[2] < (z0 + z1) / 2 < h[3] for h in holes)
            if solid:
                run = (run[0], z1) if run else (z0, z1)
            if run and not solid:
                k.box(mat, (x0, 0, run[0]), (x1, t, run[1]), 0)
                run = None


def window(k, w, h, mat='paint', cols=2, transom=.68, bars=0, t=.4, sill=True, handle=True):
    """A casement window for an opening w × h, set in the outer third of a wall of thickness t (local y = 0: room
    face). cols sashes, a transom at a share of the height (0: none), bars: extra glazing bars per sash."""
    y, d, fw = t * .62, .07, .055
    k.box(mat, (0, y, 0), (fw, y + d, h), .003)
    k.box(mat, (w - fw, y, 0), (w, y + d, h), .003)
    k.box(mat, (fw, y, h - fw), (w - fw, y + d, h), .003)
    k.box(mat, (fw, y, 0), (w - fw, y + d, fw), .003)
    rows = [(fw, h - fw)]
    if transom:
        zt = h * transom
        k.box(mat, (fw, y - .01, zt - .035), (w - fw, y + d, zt + .035), .004)
        rows = [(fw, zt - .035), (zt + .035, h - fw)]
    cw = (w - 2 * fw) / cols
    for c in range(cols):
        x0, x1 = fw + c * cw, fw + (c + 1) * cw
        for z0, z1 in rows:
            s = .05
            for a, b in (((x0, z0), (x0 + s, z1)), ((x1 - s, z0), (x1, z1)),
                         ((x0 + s, z0), (x1 - s, z0 + s)), ((x0 + s, z1 - s), (x1 - s, z1))):
                k.box(mat, (a[0], y - .015, a[1]), (b[0], y + .04, b[1]), .004)
            for i in range(bars):
                zb = z0 + (z1 - z0) * (i + 1) / (bars + 1)
                if z1 - z0 > .8:
                    k.box(mat, (x0 + s, y, zb - .012), (x1 - s, y + .03, zb + .012), .002)
    if handle:
        x, z = w / 2, rows[0][0] + (rows[0][1] - rows[0][0]) * .45
        k.box('brass', (x - .012, y - .021, z - .06), (x + .012, y - .013, z + .06), .002)
        k.box('brass', (x - .009, y - .05, z - .1), (x + .009, y - .035, z + .01), .004)
    if sill:
        k.box('stone' if mat == 'paint' else mat, (-.03, -.05, -.03), (w + .03, t * .63, .006), .004)


def boards(k, x0, y0, x1, y1, mat='oak', w=.16, length=2.2, along='y', z=0, t=.02):
    """A plank floor with staggered joints; its top is at z."""
    a0, a1, b0, b1 = (y0, y1, x0, x1) if along == 'y' else (x0, x1, y0, y1)
    b = b0
    while b < b1 - 1e-6:
        a = a0 - k.rnd.uniform(0, length)
        while a < a1:
            e = min(a + length * k.rnd.uniform(.8, 1.15), a1)
            if e > a0:
                p, q = (max(a, a0) + .0004, b + .0004), (e - .0004, min(b + w, b1) - .0004)
                if q[0] - p[0] > .01 and q[1] - p[1] > .004:
                    lo, hi = ((p[1], p[0]), (q[1], q[0])) if along == 'y' else (p, q)
                    k.box(mat, (*lo, z - t), (*hi, z), .0012, grain=along)
            a = e
        b += w
    k.box('soil', (x0, y0, z - t - .02), (x1, y1, z - t), 0)


def decking(k, x0, y0, x1, y1, mat='larch_grey', w=.145, gap=.007, length=4, t=.027):
    """A deck outdoors: boards along x with gaps for the rain, every second row's joints over the same joist; two screws at each joist."""
    y, row = y0, 0
    while y < y1 - w:
        x = x0 - (length / 2 if row % 2 else 0)
        while x < x1:
            a, b = max(x, x0), min(x + length - .004, x1)
            k.box(mat, (a, y, -t), (b, y + w, 0), .002, grain='x')
            x += length
        for joist in range(int((x1 - x0) / .5) + 1):
            for s in (.03, w - .03):
                k.rod('iron', .004, (x0 + .02 + joist * .5, y + s, -.001), (x0 + .02 + joist * .5, y + s, .0006), seg=10)
        y += w + gap
        row += 1
    k.box('soil', (x0, y0, -.12), (x1, y1, -.1), 0)


def herringbone(k, x0, y0, x1, y1, mat='oak', w=.09, length=.54):
    """Herringbone parquet, its zigzag running away from the camera."""
    s = math.sqrt(.5)
    n = int((max(x1 - x0, y1 - y0)) * 1.6 / w) + 4
    m = round(length / w)
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    with k.at(cx, cy, 0, rz=45):
        for row in range(-n, n):
            for col in range(-n // m - 2, n // m + 2):
                bx, by = row * w + col * length, row * w - col * length
                for horiz in (1, 0):
                    p, q = ((bx, by), (bx + length, by + w)) if horiz else \
                        ((bx - w + 0, by + w - length + length - w), (bx, by + length - w + w - w))
                    if not horiz:
                        p, q = (bx, by + w), (bx + w, by + w + length)
                    ux, uy = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
                    gx, gy = cx + (ux - uy) * s, cy + (ux + uy) * s
                    if x0 - .3 < gx < x1 + .3 and y0 - .3 < gy < y1 + .3:
                        k.box(mat, (p[0] + .0004, p[1] + .0004, -.02), (q[0] - .0004, q[1] - .0004, 0), .001,
                              grain='x' if horiz else 'y')
    k.box('soil', (x0 - .5, y0 - .5, -.05), (x1 + .5, y1 + .5, -.022), 0)


def slab(k, mat, x0, y0, x1, y1, z=0, t=.05, tone=None):
    """A plain floor or ceiling; its top is at z."""
    k.box(mat, (x0, y0, z - t), (x1, y1, z), 0, tone=tone)


def shell(k, w, d, h, back=(), left=(), right=(), mat='plaster', ceiling=True, t=.4, sides=('left', 'back', 'right'),
          ceil_mat='plaster'):
    """Walls around x 0..w, y 0..d; the side towards the camera stays open. Holes in each wall's own coordinates:
    back counts from the left, left from the back corner to the front, right from the front to the back."""
    if 'back' in sides:
        with k.at(-t, d, 0):
            wall(k, w + 2 * t, h, [(a + t, b + t, c, e) for a, b, c, e in back], mat, t)
    if 'left' in sides:
        with k.at(0, 0, 0, rz=90):
            wall(k, d, h, [(d - b, d - a, c, e) for a, b, c, e in left], mat, t)
    if 'right' in sides:
        with k.at(w, d, 0, rz=-90):
            wall(k, d, h, [(d - b, d - a, c, e) for a, b, c, e in right], mat, t)
    if ceiling:
        k.box(ceil_mat, (-t, -.2, h), (w + t, d + t, h + .2), 0)


def left_window(k, d, x, a, b, z0, z1, **kw):
    """A window in the left wall of a room of depth d at x, opening a..b counted from the back corner."""
    with k.at(x, d - b, z0, rz=90):
        window(k, b - a, z1 - z0, **kw)


def skirting(k, length, h=.1, t=.018, mat='paint'):
    """A skirting board along local x, standing in front of a wall at y = 0."""
    k.prism(mat, [(0, 0), (-t, 0), (-t, h - .012), (-t * .5, h), (0, h)], 0, length, 'x')


def cornice(k, length, r=.14, mat='plaster'):
    """A stucco cornice along local x, hanging at z = 0 (the ceiling) before a wall at y = 0."""
    r += k.hair(.0004)
    prof = [(0, 0), (-r * 1.5, 0), (-r * 1.5, -r * .12), (-r * 1.36, -r * .12), (-r * 1.36, -r * .2)]
    prof += [(-r * (.3 + 1.06 * math.cos(a)), -r * (.2 + 1.0 * math.sin(a))) for a in
             [math.pi / 2 * i / 10 for i in range(11)]]
    prof += [(-r * .3, -r * 1.28), (-r * .16, -r * 1.28), (-r * .16, -r * 1.4), (-r * .08, -r * 1.44),
             (-r * .08, -r * 1.6), (0, -r * 1.6)]
    k.prism(mat, prof, 0, length, 'x')


def brickwork(k, length, height, t=.11, colours=('#D9D2C6', '#D2C9BB', '#CDBFAE', '#DDD8CE', '#C7B29C')):
    """A limewashed brick wall in the local xz plane, face at y = 0."""
    k.box('plaster_grey', (0, .006, 0), (length, t, height), 0)
    z, row = 0, 0
    while z < height:
        x = -.12 * (row % 2)
        while x < length:
            c = k.rnd.choice(colours)
            j = k.rnd.uniform(-.002, .003)
            k.box('brick', (max(x, 0), j, z), (min(x + .235, length), .05, min(z + .066, height)), .005, tone=c)
            x += .247
        z, row = z + .078, row + 1


def panelling(k, length, height, n, mat='oak', t=.03, rail=.09, groove=False):
    """Frame-and-panel wall lining along local x before a wall at y = 0, with a cap."""
    k.box(mat, (0, -t, 0), (length, 0, rail * 1.5), .002)
    k.box(mat, (0, -t, height - rail), (length, 0, height), .002)
    w = length / n
    for i in range(n + 1):
        x = min(max(i * w - rail / 2, 0), length - rail)
        k.box(mat, (x, -t, rail * 1.5), (x + rail, 0, height - rail), .002, grain='z')
    for i in range(n):
        x0, x1 = i * w + rail / 2 + (rail / 2 if i == 0 else 0), (i + 1) * w - rail / 2 - (rail / 2 if i == n - 1 else 0)
        k.box(mat, (x0 - .001, -t * .45, rail * 1.5 - .001), (x1 + .001, 0, height - rail + .001), .001, grain='z')
    k.box(mat, (0, -t - .025, height), (length, 0, height + .025), .003)


def slats(k, length, height, w=.03, gap=.018, t=.035, mat='oak', back='ash_black'):
    """Upright slats along local x before y = 0, dark behind."""
    k.box(back, (0, -.01, 0), (length, 0, height), 0)
    x = gap / 2
    while x + w <= length:
        k.box(mat, (x, -.01 - t, 0), (x + w, -.01, height), .003, grain='z')
        x += w + gap


def door(k, w=.9, h=2.3, mat='paint', panels=((.12, .42), (.5, .93)), casing=.11):
    """A panelled door in its casing along local x before a wall at y = 0, with a brass handle on the right."""
    for x in (-casing, w):
        k.box(mat, (x, -.03, 0), (x + casing, 0, h), .004, grain='z')
        k.box(mat, (x + .02, -.04, 0), (x + casing - .02, -.03, h), .004, grain='z')
    k.box(mat, (-casing - .02, -.035, h), (w + casing + .02, 0, h + casing), .004)
    k.box(mat, (-casing - .05, -.07, h + casing), (w + casing + .05, 0, h + casing + .035), .006)
    k.box(mat, (.003, -.012, .006), (w - .003, 0, h - .003), .001, grain='z')
    s = .12
    for x0, x1 in ((.003, s), (w - s, w - .003)):
        k.box(mat, (x0, -.024, .006), (x1, -.012, h - .003), .003, grain='z')
    for z0, z1 in ((.006, h * panels[0][0]), (h * panels[0][1], h * panels[1][0]), (h * panels[1][1], h - .003)):
        k.box(mat, (s, -.024, z0), (w - s, -.012, z1), .003)
    for a, b in panels:
        k.box(mat, (s + .05, -.02, h * a + .05), (w - s - .05, -.012, h * b - .05), .007)
    k.box('brass', (w - .085, -.027, .96), (w - .05, -.024, 1.18), .002)
    k.rod('brass', .009, (w - .0675, -.024, 1.1), (w - .0675, -.07, 1.1), seg=20)
    k.tube('brass', [(w - .0675, -.068, 1.1), (w - .1, -.07, 1.1), (w - .185, -.066, 1.098)], .009, .0075, 16)
    for z in (.22, h - .3):
        k.rod('brass', .009, (.0, -.028, z), (.0, -.028, z + .1), seg=16)

"""The shop's plain pieces in their true measures: coat rack, lamp, mirror, boards, sideboard, step stool. Metres."""
import math
from contextlib import contextmanager

from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from kit import smooth
from furniture import top


@contextmanager
def sawn(k, across=.2, through=.01, tone=None):
    """What follows is cut from one board whose heart lies `across` to its side: quarter-sawn, its rings standing."""
    old = k.lot
    k.lot = (k._tone(tone), (k.rnd.uniform(0, 40), across, through))
    yield
    k.lot = old


def arc(cx, cz, r, a0, a1, n=8):
    """Points of an arc between two angles in degrees."""
    return [(cx + r * math.cos(a), cz + r * math.sin(a)) for a in (math.radians(a0 + (a1 - a0) * i / n) for i in range(n + 1))]


def circle(cx, cz, r, n=40):
    return arc(cx, cz, r, 0, 360 * (n - 1) / n, n - 1)


def rectangle(x0, z0, x1, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def slab(k, mat, outline, t, r=.003, holes=(), tone=None, grain='z', n=4):
    """A board of any outline (x, z; counter-clockwise) from y = 0 to t, its edges rounded by r. holes: closed outlines."""
    rings = [list(outline)] + [list(h)[::-1] for h in holes]
    steps = [math.pi / 2 * i / n for i in range(n + 1)]
    section = [(r * (1 - math.sin(a)), r * (1 - math.cos(a)), math.sin(a), -math.cos(a)) for a in steps]
    section += [(inset, t - y, out, -ny) for inset, y, out, ny in section[::-1]]
    verts, norms, faces, flat = [], [], [], ([], [])

    def face(ids):
        p = [Vector(verts[i]) for i in ids]
        if (p[1] - p[0]).cross(p[2] - p[0]).dot(sum((Vector(norms[i]) for i in ids), Vector())) < 0:
            ids = ids[::-1]
        faces.append(ids)
    for ring in rings:
        m, base, outs = len(ring), len(verts), []
        for i in range(m):
            p, q, s = (Vector(ring[(i + j) % m]) for j in (-1, 0, 1))
            a, b = (q - p).normalized(), (s - q).normalized()
            outs.append((Vector((a.y, -a.x)) + Vector((b.y, -b.x))) / (1 + a.dot(b)))
        for inset, y, out, ny in section:
            for (x, z), o in zip(ring, outs):
                verts.append((x - o.x * inset, y, z - o.y * inset))
                norms.append(Vector((o.x * out, ny, o.y * out)).normalized())
        for i in range(len(section) - 1):
            for j in range(m):
                face([base + i * m + j, base + i * m + (j + 1) % m, base + (i + 1) * m + (j + 1) % m, base + (i + 1) * m + j])
        for side, first in ((0, base), (1, base + (len(section) - 1) * m)):
            flat[side].append([first + j for j in range(m)])
    for loops in flat:
        ids = [i for loop in loops for i in loop]
        for triangle in tessellate_polygon([[Vector((verts[i][0], verts[i][2], 0)) for i in loop] for loop in loops]):
            face([ids[i] for i in triangle])
    order = ['xyz'.index(grain)] + ['xyz'.index(q) for q in 'xzy' if q != grain]
    k.add(mat, verts, norms, faces, [[v[q] for q in order] for v in verts], tone)


# The coat rack: a rail 98 cm long with five pegs, its back on the wall y = 0, the ledge 15 cm deep.

PEG = [(.011, 0), (.0095, -.03), (.0095, -.052), (.015, -.064), (.0185, -.072), (.0175, -.079), (.01, -.0835), (0, -.084)]
CONE = [(0, .034), (.0078, .034), (.0086, .033), (.0109, .0006)]


def peg(k, mat='oak', whole=False):
    """A turned peg along -y from its shoulder; whole: with the cone that sits in the bore."""
    k.lathe(mat, (CONE if whole else []) + PEG, axis='y', seg=40, smooth=True)


def rack(k, w=.98, pegs=5, out=(), mat='oak'):
    """Rail and ledge between z = 0 and .122, and its pegs. out: numbers of pegs that were turned out, their bores empty."""
    xs = [(i - (pegs - 1) / 2) * .2 for i in range(pegs)]
    if out:
        with k.at(0, -.024, 0):
            with k.one_board():
                slab(k, 'oak', rectangle(-w / 2, 0, w / 2, .1), .024, .002, [circle(xs[i], .04, .0112) for i in out], grain='x')
        for i in out:
            k.lathe('oak', [(.0112, -.023), (.0084, -.004), (0, -.004)][::-1], (xs[i], 0, .04), 'y', 40)
    else:
        k.box('oak', (-w / 2, -.024, 0), (w / 2, 0, .1), .003, grain='x')
    k.box('oak', (-w / 2, -.15, .1), (w / 2, 0, .122), .002, grain='x')
    for i, x in enumerate(xs):
        if i not in out:
            with k.at(x, -.022, .04, rx=-10):
                peg(k, mat)
    return xs


# The lamp: 38 cm high, its shade 22 cm wide.

def lamp(k, cable, mat='oak', shade='shade'):
    """Turned foot with a dimmer, brass holder, paper shade, and a cable covered in cloth through the points given."""
    k.lathe(mat, [(0, 0), (.0625, 0), (.0655, .0015), (.067, .005), (.067, .0125), (.0655, .016), (.0625, .0175), (.045, .0205), (.03, .0245),
                  (.0195, .032), (.0145, .044), (.0128, .07), (.0115, .15), (.0105, .232), (.0095, .235), (0, .2355)], seg=96, smooth=True)
    with k.at(.012, -.0475, .0185, rx=8):
        k.lathe('brass', [(0, -.002), (.0082, -.002), (.0085, .0005), (.0085, .0085), (.0079, .0098), (0, .0102)], seg=48)
        for i in range(36):
            with k.at(rz=i * 10):
                k.box('brass', (.0083, -.0003, .001), (.0088, .0003, .0082), .0001)
        k.box('ash_black', (-.0003, .002, .0101), (.0003, .0072, .01035), 0)
    k.rod('brass', .0072, (0, 0, .235), (0, 0, .262))
    k.lathe('ceramic', [(.0072, .262), (.0105, .264), (.0105, .284), (.009, .286)], seg=40, tone='#E9E2D4')
    n = 24
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n

        def fn(u, v, a0=a0, a1=a1):
            a = a0 + (a1 - a0) * u
            r = (.11 - .035 * v) + .0032 * math.sin(math.pi * u)
            return r * math.cos(a), r * math.sin(a), .205 + .175 * v
        k.sheet(shade, fn, 4, 10)
    for z, r in ((.2062, .1082), (.3788, .0738)):
        k.lathe('brass', [(r + .0011 * math.cos(a), z + .0011 * math.sin(a)) for a in (math.pi * 2 * i / 8 for i in range(9))], seg=96, smooth=True)
    for a in (0, 120, 240):
        with k.at(rz=a + 20):
            k.tube('brass', smooth([(.007, 0, .25), (.03, 0, .262), (.055, 0, .32), (.0752, 0, .379)], 6), .0011, seg=8)
    k.lathe('glow_bulb', [(0, .286), (.012, .288), (.017, .3), (.0175, .312), (.014, .328), (.006, .336), (0, .337)], seg=24, smooth=True)
    k.tube('wool', smooth(cable), .0031, seg=14, tone='#7A5A36')


# The mirror: four arcs of oak, 14 mm wide and 3 cm deep, finger-jointed, around a glass 5 mm thick.

WIDE, DEEP, TEETH, TOOTH = .014, .03, 4, .011


def bow(k, r, a0, a1, tone, n=72, e=.0007):
    """One arc of the frame, facing -y: its ends are cut into fingers that fit the next arc's."""
    r0, r1 = r - WIDE, r
    columns = [r0 + e + (r1 - r0 - 2 * e) * j / (2 * TEETH) for j in range(2 * TEETH + 1)]
    bands = [((r0, 0, 0), (r0, -DEEP + e, 0), (-1, 0)), ((r0, -DEEP + e, 0), (r0 + e, -DEEP, 0), (-.7, -.7))]
    bands += [((p, -DEEP, j % 2), (q, -DEEP, (j + 1) % 2), (0, -1)) for j, (p, q) in enumerate(zip(columns, columns[1:]))]
    bands += [((r1 - e, -DEEP, 0), (r1, -DEEP + e, 0), (.7, -.7)), ((r1, -DEEP + e, 0), (r1, 0, 0), (1, 0))]
    verts, norms, faces, grain = [], [], [], []
    for p, q, (out, ahead) in bands:
        for s in range(n + 1):
            for radius, y, tooth in (p, q):
                a = a0 + (a1 - a0) * s / n + tooth * TOOTH / r
                verts.append((radius * math.cos(a), y, radius * math.sin(a)))
                norms.append((out * math.cos(a), ahead, out * math.sin(a)))
                grain.append((a * r, radius - r, y))
            if s:
                v = len(verts)
                ids = [v - 4, v - 3, v - 1, v - 2]
                u = [Vector(verts[i]) for i in ids]
                faces.append(ids if (u[1] - u[0]).cross(u[2] - u[0]).dot(Vector(norms[v - 1])) > 0 else ids[::-1])
    k.add('oak', verts, norms, faces, grain, tone)
    for j, (p, q) in enumerate(zip(columns, columns[1:])):        # the glue line
        ends = [(c * math.cos(a0 + t * TOOTH / r), c * math.sin(a0 + t * TOOTH / r)) for c, t in ((p, j % 2), (q, (j + 1) % 2))]
        k.tube('walnut', [(x, -DEEP, z) for x, z in ends], .00011, seg=4)


def mirror(k, r=.4, turn=45):
    """The mirror around the origin, its back on the wall y = 0; its joints lie at `turn` degrees and every quarter from there."""
    for i in range(4):
        bow(k, r, math.radians(turn + 90 * i), math.radians(turn + 90 * (i + 1)), (.2 + .6 * (i % 2), .5, .5))
    k.lathe('mirror', [(0, -DEEP + .006), (r - WIDE + .002, -DEEP + .006)], axis='y', seg=128)


# Chopping boards in one piece.

def board(k, mat, w, h, t=.022, hole=.0075):
    """A board w × h standing in the xz plane, its face towards -y: a tongue with the hole at its upper end."""
    c, f, neck = .02, .022, .026
    z = h - .072
    half = arc(w / 2 - c, c, c, -90, 0) + arc(w / 2 - c, z - c, c, 0, 90) + arc(neck + f, z + f, f, 270, 180)
    outline = half + arc(0, h - neck, neck, 0, 180, 20) + [(-x, y) for x, y in half[::-1]]
    with sawn(k, .21 if mat != 'walnut' else .27):
        slab(k, mat, outline, t, .0045, [circle(0, h - .027, hole)], n=6)


BOARDS = {'S': ('ash', .18, .28), 'M': ('oak', .22, .38), 'L': ('walnut', .26, .48)}


# The sideboard: 168 × 46 cm, 62 cm high; 62 slats in two doors that run in a groove.

LONG, DEPTH, HIGH, FOOT, T = 1.68, .46, .62, .2, .022
DOOR = (LONG - 2 * T) / 3 + .012


def door(k, w, h):
    """A door of 31 slats on cloth, its lower left corner at the origin, its face towards -y; the slats in the order of their cutting."""
    n = 31
    sw = w / n
    k.box('ash_black', (.002, .0165, 0), (w - .002, .02, h), 0)
    for z in (-.007, h - .001):
        k.box('walnut', (.004, .008, z), (w - .004, .014, z + .008), .0003, grain='x')
    with k.one_board():
        for i in range(n):
            k.box('walnut', (i * sw + .0008, 0, .001), ((i + 1) * sw - .0008, .017, h - .001), .0022, grain='z')


def sideboard(k, left=0, right=0, inside=None):
    """The sideboard around the origin, its front towards -y. left, right: how far each door was slid to the middle.
    inside(k, number, x0, x1, shelf) furnishes a compartment; the origin is then the front of its floor, `shelf` the middle one's height."""
    w, h = LONG, HIGH - FOOT
    with k.at(-w / 2, -DEPTH / 2, FOOT):
        for z, cut in ((0, (0, -.009)), (h - T, (.009, 0))):     # bottom and top, with the groove behind their front edge
            with k.one_board():
                k.box('walnut', (0, 0, z), (w, .0115, z + T), .0012, grain='x')
                k.box('walnut', (T / 2, .0115, z + cut[0]), (w - T / 2, .0195, z + T + cut[1]), 0, grain='x')
                k.box('walnut', (0, .0195, z), (w, DEPTH, z + T), .0008, grain='x')
        for x in (0, w - T):
            k.box('walnut', (x, 0, T), (x + T, DEPTH, h - T), .0012, grain='z')
        for x in (w / 3, 2 * w / 3):
            k.box('walnut', (x - T / 2, .034, T), (x + T / 2, DEPTH - .01, h - T), .0012, grain='z')
        k.box('walnut', (T, DEPTH - .012, T), (w - T, DEPTH - .002, h - T), 0, grain='x')
        k.box('walnut', (w / 3 + T / 2, .045, h / 2), (2 * w / 3 - T / 2, DEPTH - .012, h / 2 + .018), .0012)
        for x in (T + left, w - T - DOOR - right):
            with k.at(x, .0035, T + .0012):
                door(k, DOOR, h - 2 * T - .0024)
        if inside:
            with k.at(0, .04, T):
                for i in range(3):
                    inside(k, i, i * w / 3 + T, (i + 1) * w / 3 - T, h / 2 + .018 - T)
    for sx in (-1, 1):
        for sy in (-1, 1):
            k.rod('walnut', .012, (sx * .66, sy * .178, 0), (sx * .635, sy * .16, FOOT), .018, .002, 32)
        k.box('walnut', (sx * .637 - .011, -.16, FOOT - .04), (sx * .637 + .011, .16, FOOT), .003, grain='y')
    for sy in (-1, 1):
        k.box('walnut', (-.637, sy * .162 - .011, FOOT - .034), (.637, sy * .162 + .011, FOOT), .003, grain='x')


# The step stool: 42 × 44 cm, steps at 24 and 45 cm.

CHEEK = [(-.24, 0), (-.15, 0), (-.1, .1), (.06, .1), (.1, 0), (.2, 0), (.17, .426), (-.02, .426), (-.04, .214), (-.21, .214)]
BAR = (.12, .2)


def step(k):
    """The step stool, its lower step towards -y: cheeks in one piece, a round bar through both of them, wedged outside."""
    w, t = .42, .022
    for s in (-1, 1):
        with k.at(s * (w / 2 - .03) + t / 2, 0, 0, rz=90):
            slab(k, 'ash', CHEEK, t, .0025)
        x = s * (w / 2 - .03 + t / 2)
        k.rod('walnut', .0133, (x - s * .004, *BAR), (x + s * .00012, *BAR), seg=40)
        with k.at(x, *BAR, rx=12):
            k.box('walnut', (-s * .001, -.0013, -.0112), (s * .0007, .0013, .0112), .0002, grain='z')
    top(k, 'ash', -w / 2, -.25, w / 2, -.018, .237, .024, 2)
    top(k, 'ash', -w / 2, -.05, w / 2, .19, .449, .024, 2)
    k.rod('ash', .0124, (-w / 2 + .0185, *BAR), (w / 2 - .0185, *BAR), None, .0006, 40)
    k.box('ash', (-w / 2 + .03, -.035, .11), (w / 2 - .03, -.015, .2), .002)
    k.box('ash', (-w / 2 + .03, -.03, .30), (w / 2 - .03, -.012, .42), .002)

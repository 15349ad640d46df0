"""Small things that make a room lived in: books, vessels, branches, lamps, cloth, paper. Metres."""
import math

CLOTH = ['#6B3A2E', '#2F3B3C', '#8A8375', '#C9BFAE', '#3C4A3A', '#7A6A50', '#B5A68A', '#4A3A30', '#A35C3A', '#2A2A2C',
         '#D8D0C0', '#57636B', '#8F4B3A', '#E3DCCD', '#6E7461', '#94866E', '#3B2E2A', '#B9AD99']
CALM = ['#D8D0C0', '#C9BFAE', '#B5A68A', '#8A8375', '#57636B', '#3C4A3A', '#7A5A46', '#E3DCCD', '#2F2E2C', '#A9A08F']


def spine(k, t, h, c):
    """What is printed or pressed on a spine t wide and h high: bands and a title field, or a line of type."""
    rd, pale = k.rnd, sum(k._tone(c)) > 1.2
    ink = '#4A3A2C' if pale else '#C9A869'
    if t > .017 and rd.random() < .55:              # bound in cloth or leather: double rules, a title field
        field = rd.choice(['#5A2A22', '#2B3330', '#3A2C24']) if pale or rd.random() < .4 else None
        for z in (.08, .16, .3, .62, .8, .92):
            k.box('paper', (t * .06, -.0026, h * z), (t * .94, 0, h * z + .0007), 0, tone=ink)
        if field:
            k.box('paper', (t * .06, -.0025, h * .64), (t * .94, 0, h * .79), .0003, tone=field)
        for i in range(3):
            w = t * rd.uniform(.18, .36)
            k.box('paper', (t / 2 - w, -.0029, h * (.675 + .035 * i)), (t / 2 + w, 0, h * (.675 + .035 * i) + .0022), 0, tone='#C9A869')
    elif t > .009:                                  # letters running along the spine
        z, w = h * rd.uniform(.3, .45), min(.0042, t * .3)
        while z < h * .85:
            for _ in range(rd.randint(3, 8)):
                ln = rd.uniform(.0012, .0032)
                k.box('paper', (t / 2 - w / 2, -.0025, z), (t / 2 + w / 2 * rd.choice((1, 1, .6)), 0, z + ln), 0, tone=ink if pale else '#D9D0BF')
                z += ln + .0011
            z += .005


def book(k, h, d, t, tone=None, colours=CLOTH):
    """An upright book: spine towards -y at y = 0, thickness along x from 0."""
    c = tone or k.rnd.choice(colours)
    m = 'linen' if k.rnd.random() < .55 else 'paper'
    for x in (0, t - .0025):
        k.box(m, (x, .001, 0), (x + .0025, d, h), .0008, tone=c)
    k.sheet(m, lambda u, v: (t * u, .002 - .004 * math.sin(math.pi * u), h * v), 8 if t > .02 else 5, 1, tone=c)
    k.box('pages', (.0024, .004, .003), (t - .0024, d - .004, h - .003), .0005, grain='z')
    k.box('linen', (.0026, .003, h - .0032), (t - .0026, .006, h - .0012), .0005, tone=k.rnd.choice(['#8F4B3A', '#E3DCCD', '#57636B']))
    spine(k, t, h, c)


def books(k, x0, x1, depth, room, fill=.85, colours=CLOTH, y=.02):
    """Books along x on a shelf at z = 0: uneven heights, some leaning, gaps, small stacks. room: clear height."""
    x, end = x0 + k.rnd.uniform(0, .01), x0 + (x1 - x0) * fill
    base = room * k.rnd.uniform(.62, .8)
    series = 0
    while x < end - .012:
        if series <= 0 and k.rnd.random() < .1 and end - x > .2:       # a lying stack
            w, z = min(k.rnd.uniform(.16, .22), end - x), 0
            for _ in range(k.rnd.randint(2, 4)):
                t = k.rnd.uniform(.015, .035)
                if z + t > room * .8:
                    break
                with k.at(x + k.rnd.uniform(0, .015) + w * .96, y + k.rnd.uniform(0, .02), z, ry=-90):
                    with k.at(0, 0, 0):
                        book(k, w * .93, min(depth * .8, .2), t, colours=colours)
                z += t + .0005
            x += w + .006
            continue
        if series <= 0:
            series = k.rnd.randint(1, 5)
            h = min(base * k.rnd.uniform(.72, 1.18), room - .02)
            t0, c = k.rnd.uniform(.012, .042), (k.rnd.choice(colours) if k.rnd.random() < .35 else None)
        t = t0 * k.rnd.uniform(.8, 1.2)
        hh = h * k.rnd.uniform(.97, 1.02)
        if x + t > x1 - .004:
            break
        d = min(depth - .02, hh * k.rnd.uniform(.66, .76))
        lean = k.rnd.uniform(6, 14) if (series == 1 and k.rnd.random() < .18 and x + .07 < end) else 0
        with k.at(x + (math.sin(math.radians(lean)) * 0), y + k.rnd.uniform(0, .012), 0, ry=lean):
            book(k, min(hh, room - .015) * (.96 if lean else 1), d, t, c, colours)
        x += t + .0008 + (math.sin(math.radians(lean)) * hh if lean else 0)
        series -= 1


def pile(k, n=3, w=.22, d=.29, colours=CALM):
    """A lying pile of large books around the origin, spines towards the viewer or the left."""
    z = 0
    for i in range(n):
        t, s = k.rnd.uniform(.014, .032), 1 - .06 * i
        with k.at(0, 0, z, rz=k.rnd.uniform(-9, 9) + k.rnd.choice((0, 0, -90))):
            with k.at(-d * s / 2, -w * s / 2, t, ry=90):
                book(k, d * s, w * s, t, colours=colours)
        z += t + .0003
    return z


VASES = {
    'bottle': [(0, 0), (.045, 0), (.062, .02), (.07, .07), (.06, .12), (.03, .165), (.019, .19), (.018, .24), (.022, .25), (.018, .25), (.014, .2)],
    'round': [(0, 0), (.05, 0), (.085, .03), (.105, .085), (.095, .14), (.06, .175), (.042, .185), (.044, .2), (.038, .2), (.036, .18)],
    'tall': [(0, 0), (.055, 0), (.06, .01), (.066, .16), (.075, .29), (.076, .3), (.07, .3), (.06, .1)],
    'bowl': [(0, 0), (.05, 0), (.052, .012), (.1, .05), (.125, .085), (.122, .087), (.095, .055), (.05, .02), (0, .016)],
    'cup': [(0, 0), (.03, 0), (.036, .008), (.038, .08), (.0365, .082), (.034, .08), (.03, .012), (0, .01)],
    'jar': [(0, 0), (.07, 0), (.078, .01), (.08, .16), (.07, .19), (.055, .2), (.06, .215), (.052, .215), (.05, .19)],
}


def flow(profile, n=5, closed=True):
    """More points on a turned profile, so that its curve is smooth; it stays at or above z = 0 unless open."""
    fine = []
    for i in range(len(profile) - 1):
        p = [profile[max(i - 1, 0)], profile[i], profile[i + 1], profile[min(i + 2, len(profile) - 1)]]
        for j in range(n):
            t = j / n
            fine.append(tuple(.5 * (2 * p[1][c] + (p[2][c] - p[0][c]) * t + (2 * p[0][c] - 5 * p[1][c] + 4 * p[2][c] - p[3][c]) * t * t + (
                3 * p[1][c] - p[0][c] - 3 * p[2][c] + p[3][c]) * t ** 3) for c in (0, 1)))
    fine.append(profile[-1])
    return [(max(0, r), max(0, z) if closed else z) for r, z in fine]


def vase(k, kind='bottle', tone='#D9D2C4', mat='ceramic', s=1):
    """A turned vessel, standing on the origin."""
    with k.at(s=s):
        k.lathe(mat, flow(VASES[kind]), seg=72, smooth=True, tone=tone)


def cushion(k, w, h, tone, t=.15):
    """A square cushion standing on its lower edge in the xz plane, its corners drawn out."""
    with k.one_board(tone):
        for s in (-1, 1):
            def side(u, v, s=s):
                x, z = (u - .5) * w * (1 - .4 * v * (1 - v)), v * h + (.5 - v) * h * .4 * u * (1 - u)
                return -s * x, s * t / 2 * (16 * u * (1 - u) * v * (1 - v)) ** .42, z
            k.sheet('linen', side, 40, 40, grain=lambda u, v: (u * w, v * h, 0))


def blade(k, pts, w, tone, mat='leaf', tip=.15):
    """A narrow leaf through points, widest at a third, folded along the middle."""
    n = len(pts) - 1

    def fn(u, v):
        i = min(int(u * n), n - 1)
        f = u * n - i
        p = [pts[i][c] + (pts[i + 1][c] - pts[i][c]) * f for c in range(3)]
        ww = w * math.sin(math.pi * min(1, .12 + u * .88)) ** .7
        d = [pts[i + 1][c] - pts[i][c] for c in range(3)]
        ln = math.hypot(d[0], d[1]) or 1
        q = (-d[1] / ln, d[0] / ln) if ln > 1e-5 and (abs(d[0]) + abs(d[1])) > 1e-4 else (1, 0)
        return p[0] + q[0] * ww * (v - .5), p[1] + q[1] * ww * (v - .5), p[2] + abs(v - .5) * ww * .35
    k.sheet(mat, fn, max(4, n * 2), 2, tone=tone)


def twig(k, p, direction, length, r, depth, leaves=.05, tones=('#6F7A55', '#7C8760', '#5E6B4B'), dens=1, bark='#5A4636'):
    """A branch growing from p, forking, with small leaves (length `leaves`; 0: bare)."""
    rd, pts, q, d = k.rnd, [tuple(p)], list(p), list(direction)
    steps = 6
    for _ in range(steps):
        d = [c + rd.gauss(0, .13) for c in d]
        n = math.sqrt(sum(c * c for c in d))
        d = [c / n for c in d]
        q = [q[i] + d[i] * length / steps for i in range(3)]
        pts.append(tuple(q))
    k.tube('tint', pts, r, r * .5, 6, tone=bark)
    for i in range(1, steps + 1):
        b = pts[i]
        if depth and rd.random() < .75 and i < steps:
            nd = [c * .75 + rd.uniform(-.75, .75) for c in d]
            nd[2] = abs(nd[2]) * .8 + .15
            twig(k, b, nd, length * rd.uniform(.4, .62), r * .6, depth - 1, leaves, tones, dens, bark)
        if leaves and (depth < 2):
            for _ in range(int(2 * dens + rd.random())):
                a, e = rd.uniform(0, 6.28), rd.uniform(-.3, .7)
                ll = leaves * rd.uniform(.6, 1.15)
                dx, dy, dz = math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)
                mid = (b[0] + dx * ll * .5, b[1] + dy * ll * .5, b[2] + dz * ll * .5 + ll * .06)
                blade(k, [b, mid, (b[0] + dx * ll, b[1] + dy * ll, b[2] + dz * ll - ll * .05)], ll * .42, rd.choice(tones))


def branches(k, n=3, length=.6, z=.2, spread=.35, **kw):
    """Branches standing in a vase whose neck is at height z above the origin."""
    for i in range(n):
        a = 6.28 * i / n + k.rnd.uniform(-.5, .5)
        s = spread * k.rnd.uniform(.5, 1.2)
        twig(k, (0, 0, z - .08), (math.cos(a) * s, math.sin(a) * s, 1), length * k.rnd.uniform(.75, 1.1), .0035, 2, **kw)


def grass(k, n, r, h, tones=('#7D8757', '#93985F', '#6A7549', '#A7A36C'), w=.007, droop=.5, sy=1):
    """A tuft of grass, n blades on a patch of radius r (stretched by sy in y), h high."""
    rd = k.rnd
    for _ in range(n):
        a, q = rd.uniform(0, 6.28), r * math.sqrt(rd.random())
        x, y = math.cos(a) * q, math.sin(a) * q * sy
        b, hh = a + rd.gauss(0, .7), h * rd.uniform(.55, 1.1)
        lean = (.15 + .35 * q / r) * rd.uniform(.4, 1.3) * hh
        pts = []
        for i in range(6):
            t = i / 5
            out = lean * (t + droop * t ** 3 * 1.2)
            pts.append((x + math.cos(b) * out, y + math.sin(b) * out, hh * (t - droop * .38 * t ** 3)))
        blade(k, pts, w * rd.uniform(.7, 1.2), rd.choice(tones))


def bush(k, n, rx, ry, h, leaf=.035, tones=('#4F5F3E', '#5D6D47', '#6C7B52', '#45543A'), dens=2):
    """A leafy plant: n stems on a patch rx × ry, about h high."""
    for _ in range(n):
        x, y = k.rnd.uniform(-rx, rx), k.rnd.uniform(-ry, ry)
        twig(k, (x, y, -.02), (x / max(rx, .01) * .5, y / max(ry, .01) * .35, 1), h * k.rnd.uniform(.5, .85), .003, 1,
             leaf, tones, dens, '#5C5A3E')


def cloth(k, w, d, tone='#D9D0BF', mat='linen', folds=5, amp=.006):
    """A cloth lying loosely folded on z = 0, about w × d."""
    r = [k.rnd.uniform(0, 6.28) for _ in range(6)]
    for layer in range(2):
        def fn(u, v, q=layer):
            x, y = (u - .5) * w * (1 - .05 * q), (v - .5) * d * (1 - .07 * q)
            z = .003 + .005 * q + amp * (1 + math.sin(folds * 2 * u + r[0] + q + 1.4 * math.sin(3 * v + r[1]))) * .6
            edge = min(1, 10 * min(u, 1 - u, v, 1 - v))
            return (x + .02 * math.sin(4 * v + r[2] + q), y + .015 * math.sin(5 * u + r[3] + q), z * (.35 + .65 * edge))
        k.sheet(mat, fn, 50, 40, tone=tone, grain=lambda u, v: (u * w, v * d, 0))


def hanging(k, w, h, tone='#D9D0BF', mat='linen', folds=6, amp=.018):
    """A cloth or curtain hanging down from the local origin along x, h long, in the xz plane."""
    r = [k.rnd.uniform(0, 6.28) for _ in range(4)]
    k.sheet(mat, lambda u, v: ((u - .5) * w * (1 + .04 * math.sin(3 * v)), amp * (.5 + .8 * v) * math.sin(
        folds * 6.28 * u + r[0] + .8 * math.sin(2.2 * v + r[1])) + .01 * math.sin(4 * v + 9 * u), -h * v - .008 * math.sin(5 * u + r[2]) * v),
            int(folds * 16), 24, tone=tone, grain=lambda u, v: (u * w * 1.4, v * h, 0))


def towel(k, w=.42, front=.36, back=.3, tone='#E4DDCF', stripe=None, r=.007):
    """A towel over a rail along x at the local origin, hanging down on both sides; the front is towards -y."""
    a, q = [k.rnd.uniform(0, 6.28) for _ in range(3)], front + back + math.pi * r

    def fn(u, v):
        s, x = v * q, (u - .5) * w
        if s < back:
            y, z, fall = r, s - back, (back - s) / back
        elif s < back + math.pi * r:
            t = (s - back) / r
            y, z, fall = r * math.cos(t), r * math.sin(t), 0
        else:
            y, z, fall = -r, -(s - back - math.pi * r), (s - back - math.pi * r) / front
        wave = .013 * math.sin(11 * x / w + a[0] + 1.2 * fall) + .006 * math.sin(23 * x / w + a[1])
        return x * (1 - .09 * fall ** .6) + .006 * math.sin(3 * fall + a[2]), y + wave * fall ** .5 * (1.1 if y < 0 else .5) - (.05 * fall * (1 - .4 * fall) if y < 0 else 0), z
    k.sheet('linen', fn, 60, 60, tone=tone, grain=lambda u, v: (u * w, v * q, 0))
    for c in (.03, .055) if stripe else ():
        lo, hi = 1 - (c + .012) / q, 1 - c / q
        k.sheet('linen', lambda u, v: (fn(u, lo + (hi - lo) * v)[0], fn(u, lo + (hi - lo) * v)[1] - .0007, fn(u, lo + (hi - lo) * v)[2]), 60, 3, tone=stripe,
                grain=lambda u, v: (u * w, v * .012, 0))


def lines(k, segs, w=.0006, z=.0004, tone='#2B2A28'):
    """Ink lines on paper: segments (x0, y0, x1, y1) in metres, at height z."""
    for x0, y0, x1, y1 in segs:
        ln, a = math.hypot(x1 - x0, y1 - y0), math.degrees(math.atan2(y1 - y0, x1 - x0))
        with k.at(x0, y0, z, rz=a):
            k.box('paper', (-w / 2, -w / 2, 0), (ln + w / 2, w / 2, .00012), 0, tone=tone)


def sheet_of_paper(k, w, d, tone='#F4F0E6', curl=0, mat='paper'):
    """A sheet of paper centred on the origin; curl lifts one edge in metres."""
    k.sheet(mat, lambda u, v: ((u - .5) * w, (v - .5) * d, .0002 + curl * max(0, u - .7) ** 2 * 11), 24, 6, tone=tone)

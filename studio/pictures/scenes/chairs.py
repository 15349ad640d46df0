"""Chairs, standing on z = 0 around the local origin, their backs towards +y. Metres."""
import math


def plate(k, mat, fn, t, nu, nv, tone=None, grain=None):
    """A bent board: the surface fn(u, v), t thick along its normal, with its four edges."""
    def under(u, v):
        e = 1e-3
        p = fn(u, v)
        a = [x - y for x, y in zip(fn(min(u + e, 1), v), fn(max(u - e, 0), v))]
        b = [x - y for x, y in zip(fn(u, min(v + e, 1)), fn(u, max(v - e, 0)))]
        n = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
        ln = math.sqrt(sum(c * c for c in n)) or 1
        return tuple(p[i] - n[i] / ln * t for i in range(3))
    k.sheet(mat, fn, nu, nv, tone, grain)
    k.sheet(mat, lambda u, v: under(1 - u, v), nu, nv, tone, grain)
    for edge, n in ((lambda s: (s, 0), nu), (lambda s: (1 - s, 1), nu), (lambda s: (1, s), nv), (lambda s: (0, 1 - s), nv)):
        k.sheet(mat, lambda u, v, edge=edge: tuple(p * v + q * (1 - v) for p, q in zip(fn(*edge(u)), under(*edge(u)))), n, 1, tone,
                lambda u, v: (u * .4, v * t, .03))


def cushion(k, mat, tone, w, d, h, z):
    """A filled seat cushion w × d, h high, lying on z, with a piped edge."""
    def fn(u, v):
        a, b = 2 * u - 1, 2 * v - 1
        e = max(0, (1 - abs(a) ** 8) * (1 - abs(b) ** 8)) ** .35
        return w / 2 * a, d / 2 * b, z + h * (.45 + .55 * e) * (1 - .12 * (1 - a * a) * (1 - b * b))
    k.sheet(mat, fn, 36, 36, tone, lambda u, v: (u * w, v * d, 0))
    rim = [(x * w / 2, y * d / 2) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))]
    for p, q in zip(rim, rim[1:]):
        k.sheet(mat, lambda u, v, p=p, q=q: (p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u, z + h * .45 * v), 4, 2, tone,
                lambda u, v: (u * w, v * h, 0))
        k.tube(mat, [(*p, z + h * .45), (*q, z + h * .45)], .004, seg=8, tone=tone)


def padded(k, mat='walnut', tone='#4E5548'):
    """A chair with an upholstered seat and a curved upholstered back on a wooden frame."""
    for sx in (-1, 1):
        k.rod(mat, .012, (sx * .21, -.2, 0), (sx * .2, -.19, .4), .018, .002)
        k.tube(mat, [(sx * .2, .27, 0), (sx * .205, .22, .4), (sx * .21, .235, .6), (sx * .205, .275, .8)], .017, .012, 16)
        k.box(mat, (sx * .2 - .011, -.18, .36), (sx * .2 + .011, .22, .4), .003, grain='y')
    for y in (-.185, .215):
        k.box(mat, (-.19, y - .011, .355), (.19, y + .011, .4), .003)
    with k.at(0, .015, 0):
        cushion(k, 'wool', tone, .47, .45, .065, .4)

    def back(u, v):
        a, b = 2 * u - 1, 2 * v - 1
        e = max(0, (1 - abs(a) ** 8) * (1 - abs(b) ** 8)) ** .4
        return a * .225, .265 - .03 * e - .045 * a * a + .05 * v, .56 + .27 * v
    k.sheet('wool', back, 32, 20, tone, lambda u, v: (u * .45, v * .27, 0))
    k.sheet('wool', lambda u, v: (back(1 - u, v)[0], back(1 - u, v)[1] + .035, back(1 - u, v)[2]), 32, 20, tone, lambda u, v: (u * .45, v * .27, 0))


def shell(k, mat='oak', legs='#2A2927'):
    """A moulded plywood seat and back in one piece on a frame of steel tube."""
    def fn(u, v):
        a = 2 * u - 1
        w = .21 - .03 * max(0, v - .55) / .45 - .02 * (abs(2 * v - 1) ** 6)
        if v < .5:
            t = v / .5
            y, z = -.2 + .36 * t, .44 - .022 * math.sin(math.pi * min(1, t * 1.05)) + .012 * (1 - t) ** 4 * -1
        elif v < .68:
            t = (v - .5) / .18 * 1.35
            y, z = .16 + .075 * math.sin(t), .439 + .075 * (1 - math.cos(t))
        else:
            t = (v - .68) / .32
            y, z = .233 + .07 * t, .498 + .3 * t
        return a * w, y - (.03 * a * a if v > .6 else 0) * min(1, (v - .5) * 4), z + .012 * a * a * (v < .5)
    plate(k, mat, fn, -.011, 22, 40, grain=lambda u, v: (v * .85, u * .4, 0))
    for s in (-1, 1):
        k.tube('satin', [(s * .215, -.2, .008), (s * .175, -.15, .405), (s * .17, -.13, .418), (s * .17, .12, .418), (s * .178, .15, .405), (s * .22, .25, .008)],
               .0105, seg=14, tone=legs)
        for y in (-.2, .25):
            k.rod('satin', .013, (s * .2175, y, 0), (s * .2175, y, .012), tone='#1A1918')
    for y in (-.1, .1):
        k.tube('satin', [(-.17, y, .416), (.17, y, .416)], .009, seg=12, tone=legs)


def spindle(k, mat='ash', tone=None):
    """A spindle-back chair: a saddled seat, turned legs with an H stretcher, seven spindles under a bent bow."""
    from furniture import disc
    disc(k, mat, [(0, .42), (.17, .42), (.2, .432), (.205, .445), (.195, .453), (.12, .447), (0, .443)], tone=tone)
    for sx in (-1, 1):
        for sy, y in ((-1, -.14), (1, .13)):
            k.rod(mat, .011, (sx * .2, y + sy * .055, 0), (sx * .125, y, .43), .017, .002, 28, tone)
        k.rod(mat, .009, (sx * .172, -.172, .18), (sx * .172, .165, .18), None, .001, 16, tone)
    k.rod(mat, .009, (-.172, 0, .18), (.172, 0, .18), None, .001, 16, tone)
    bow = [(-.17 * math.cos(a), .165 + .1 * math.sin(a), .45 + .38 * math.sin(a) ** .8) for a in [math.pi * i / 24 for i in range(25)]]
    k.tube(mat, bow, .0115, seg=16, tone=tone)
    for i in range(7):
        x = -.12 + .04 * i
        a = math.acos(max(-1, min(1, x / .17)))
        k.rod(mat, .006, (x * .85, .17, .445), (x, .165 + .1 * math.sin(a), .45 + .38 * math.sin(a) ** .8), .0048, .0005, 14, tone)

"""What lies and hangs about at home: a coat, a hat, bread, a knife, keys, letters, a basin, crockery. Metres."""
import math

from kit import smooth
from props import CALM, books, flow, vase


def coat(k, tone='#3B423C', long=.98):
    """A wool coat hanging by its loop from the local origin, its back towards +y, buttoned."""
    def half(v):
        """Half width of the coat at the share v of its length."""
        shoulder = .055 + .125 * min(1, v / .17) ** .62
        return shoulder + .05 * max(0, v - .17) + .012 * math.sin(3 * v)

    def body(u, v, out=0.):
        a = 2 * math.pi * u
        fold = min(1, max(0, v - .1) * 1.6)
        m = 1 + fold * (.1 * math.sin(5 * a + 1.2 * math.sin(3 * v)) + .05 * math.sin(9 * a + 2 * v + 1))
        deep = (.03 + .05 * min(1, v / .25)) * (1 + .25 * v)
        x, y = math.sin(a) * half(v) * (1 + (m - 1) * .35), -math.cos(a) * deep * m
        return x + out * math.sin(a), y - out * math.cos(a) - .03, -.035 - (long - .035) * v - .05 * math.sin(a) ** 2 * max(0, 1 - v / .2) + .006 * math.sin(3 * a) * v
    k.sheet('wool', lambda u, v: body(1 - u, v), 120, 60, tone, lambda u, v: (u * 1.1, v * long, 0))
    for s in (-1, 1):                               # sleeves
        line = smooth([(s * .1, -.03, -.1), (s * .15, -.03, -.135), (s * .196, -.03, -.21), (s * .222, -.03, -.36), (s * .226, -.045, -.5), (s * .214, -.062, -.66), (s * .208, -.066, -.72)], 8)

        def sleeve(u, v, line=line, s=s):
            i = min(int(v * (len(line) - 1)), len(line) - 2)
            p = line[i].lerp(line[i + 1], v * (len(line) - 1) - i)
            a, r = 2 * math.pi * u, min(1, v / .16) ** .6 * (.066 - .024 * v) + .003 * math.sin(19 * v + s) + .0025 * math.sin(43 * v)
            return p.x + s * r * .82 * math.cos(a), p.y + r * math.sin(a), p.z + .008 * math.sin(2 * a) * (1 - v)
        k.sheet('wool', sleeve if s > 0 else lambda u, v: sleeve(1 - u, v), 36, 80, tone, lambda u, v: (u * .34, v * .62, 0))

        def collar(u, v, s=s):                      # from the nape over the shoulder to the lapel's end
            a, w = u, 1 - u
            return (s * (.012 + .05 * math.sin(min(1, a * 1.5) * math.pi / 2) * (1 - .62 * max(0, a - .45)) + .062 * v * (w * .6 + .65 * math.sin(a * math.pi))),
                    .012 - .082 * min(1, a * 1.9) - .012 * math.sin(math.pi * v) + .012 * v * w, -.012 - .3 * max(0, a - .2) ** 1.15 - .055 * v * w - .015 * v)
        k.sheet('wool', collar if s < 0 else lambda u, v: collar(1 - u, v), 40, 12, tone, lambda u, v: (u * .4, v * .09, 0))
    k.sheet('wool', lambda u, v: body((.018 - .02 * u) % 1, .27 + .73 * v, .003), 6, 60, tone, lambda u, v: (u * .03, v * .7, .3))     # the edge in front

    def inner(t):
        return .05 * max(0, 1 - t / .27)
    k.sheet('linen', lambda u, v: body((inner(.02 + .25 * v) * (1 - 2 * u)) % 1, .02 + .25 * v, .002), 16, 30, '#23211F')       # lining at the neck
    for s in (-1, 1):
        def lapel(u, v, s=s):
            t = .03 + .26 * v
            wide = .075 * min(1, v / .45) * (1 - max(0, v - .45) / .55) + .002
            return body((s * (inner(t) * .9 + wide * u)) % 1, t, .004 + .006 * math.sin(math.pi * u))
        k.sheet('wool', lapel if s < 0 else lambda u, v: lapel(1 - u, v), 16, 40, tone, lambda u, v: (u * .08, v * .25, .2))
    for i in range(4):
        x, y, z = body(.995, .32 + .13 * i)
        k.lathe('satin', flow([(0, -.006), (.009, -.0055), (.0125, -.004), (.0125, -.001), (0, 0)][::-1], 3, False), (x - .01, y - .003, z), 'y', 28, True, '#1C1A18')
    k.tube('linen', smooth([(-.022, -.006, -.04), (-.012, -.004, -.006), (0, -.002, .012), (.012, -.004, -.006), (.022, -.006, -.04)]), .0028, seg=10, tone='#23211F')


def hat(k, tone='#5B5348'):
    """A felt hat on its brim, its crown pinched."""
    def fn(u, v):
        a = 2 * math.pi * u
        if v < .35:
            t = v / .35
            r, z = .145 - .058 * t, .012 + .02 * (1 - t) * math.cos(2 * a) ** 2 - .01 * math.sin(math.pi * t)
        elif v < .8:
            t = (v - .35) / .45
            r, z = .087 - .012 * t, .012 + .085 * t
        else:
            t = (v - .8) / .2
            r, z = .075 * (1 - t ** 1.6), .097 + .012 * math.sin(min(1, t * 1.6) * math.pi / 2) - .03 * t ** 2 * (1 if t > .4 else 0) * (t - .4)
        return r * math.sin(a) * 1.14, -r * math.cos(a) * .94, max(z, .001)
    k.sheet('wool', lambda u, v: fn(1 - u, v), 96, 60, tone, lambda u, v: (u * .5, v * .2, 0))
    k.sheet('linen', lambda u, v: tuple(c * s for c, s in zip(fn(1 - u, .36 + .13 * v), (1.015, 1.015, 1))), 96, 4, '#2B2825', lambda u, v: (u * .5, v * .03, 0))


def letters(k, n=4):
    """Envelopes in an untidy pile around the origin."""
    for i in range(n):
        w, d = k.rnd.choice([(.22, .11), (.162, .114), (.229, .162)])
        with k.at(k.rnd.uniform(-.015, .015), k.rnd.uniform(-.01, .01), .0016 * i, rz=k.rnd.uniform(-14, 14)):
            k.box('paper', (-w / 2, -d / 2, 0), (w / 2, d / 2, .0014), .0004, tone=k.rnd.choice(['#EFE9DC', '#F4F0E6', '#D9C9A8', '#E2DACB']))
            if i == n - 1:
                k.box('paper', (w / 2 - .032, d / 2 - .035, .0014), (w / 2 - .008, d / 2 - .008, .0016), 0, tone='#7A5A46')
                for j in range(3):
                    k.box('paper', (-.01, -.012 - .008 * j, .0014), (.05 - .012 * j, -.0105 - .008 * j, .00152), 0, tone='#4A4843')


def keys(k):
    """Three keys on a ring, lying on z = 0."""
    k.lathe('iron', [(.014 + .0009 * math.cos(a), .001 + .0009 * math.sin(a)) for a in (math.pi * 2 * i / 10 for i in range(11))], seg=48, smooth=True)
    for i, (turn, mat) in enumerate(((200, 'iron'), (238, 'brass'), (275, 'iron'))):
        with k.at(.012 * math.cos(math.radians(turn)), .012 * math.sin(math.radians(turn)), .0005 + .0009 * i, rz=turn):
            k.lathe(mat, [(.004, 0), (.0115, 0), (.0115, .002), (.004, .002), (.004, 0)], (.0105, 0, 0), seg=36)
            k.box(mat, (.02, -.004, 0), (.054, .004, .002), .0005)
            for j in range(4):
                k.box(mat, (.03 + .006 * j, -.0065, .0002), (.033 + .006 * j, -.003, .0018), .0003)


def outline(w, h, n=40):
    """The section of a loaf: domed above, nearly flat below; points (y, z) from the middle of its base."""
    pts = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        y = w / 2 * math.copysign(abs(c) ** .8, c)
        pts.append((y, h * (.36 + .64 * s) if s > 0 else h * .36 * (1 + math.copysign(abs(s) ** .42, s))))
    return pts


def loaf(k, long=.2, w=.13, h=.105):
    """A loaf along x, its round end at -long, cut at x = 0."""
    base = outline(w, h, 72)
    wobble = [k.rnd.uniform(0, 6.28) for _ in range(4)]

    def fn(u, v, out=0.):
        i = u * 72 % 72
        j, f = int(i), i - int(i)
        y, z = (base[j][c] * (1 - f) + base[(j + 1) % 72][c] * f for c in (0, 1))
        s = math.cos(min(1, max(0, v - .3) / .7) * math.pi / 2) ** .62
        bump = 1 + min(1, 8 * v) * (.012 * math.sin(9 * v + wobble[0] + 2 * math.sin(12.57 * u)) + .01 * math.sin(23 * v + 18.85 * u + wobble[1]))
        return -long * v, y * s * bump * (1 + out), .001 + (z * (.3 + .7 * s) * bump) * (1 + out)
    k.sheet('crust', lambda u, v: fn(1 - u, v), 110, 80, '#74502F', lambda u, v: (u * .4, v * long, 0))
    for i in range(3):                              # where the baker cut it, it has opened
        v0 = .14 + .24 * i

        def slash(u, q, v0=v0):
            t = (q - .5) * math.sin(math.pi * u)
            return fn(.25 + (u - .5) * .24, v0 + .1 * u + .105 * t, .012 * math.cos(math.pi * (q - .5)) * math.sin(math.pi * u) ** .5 - .004)
        k.sheet('crust', lambda u, q: slash(1 - u, q), 40, 14, '#C2A074', lambda u, q: (u * .2, q * .03, 0))
    crumb(k, 0, [(y, z + .001) for y, z in base], 1)


def crumb(k, x, base, way):
    """The cut face of a loaf in the plane x, looking towards way: the crumb inside a rim of crust."""
    n = len(base)
    for mat, tone, inner, outer in (('crust', '#80572F', .945, 1), ('crumb', '#E0CBA0', 0, .945)):
        def ring(u, v, inner=inner, outer=outer):
            y, z = base[int(round(u * n)) % n]
            s = inner + (outer - inner) * v
            return x, y * s, .36 * .1 + (z - .036) * s
        k.sheet(mat, (lambda u, v: ring(u, 1 - v)) if way < 0 else ring, n, 8, tone, lambda u, v: tuple(ring(u, v)[c] for c in (1, 2, 0)))


def slice_of_bread(k, t=.013, w=.126, h=.1):
    """A slice lying on z = 0, its middle at the origin."""
    with k.at(0, 0, 0, ry=-90):
        with k.at(0, 0, -h / 2):
            base = outline(w, h)
            n = len(base)
            crumb(k, t, base, 1)
            k.sheet('crust', lambda u, v: (t * v, *base[int(round((1 - u) * n)) % n]), n, 2, '#80572F', lambda u, v: (u * .4, v * t, 0))


def bread_knife(k):
    """A knife along x lying on its side on z = 0: 33 cm, the handle at -x."""
    edge = [(.0, -.012), (.195, -.012), (.2, -.002), (.0, .016)]
    edge[1:1] = [(.005 + i * .0095 + (.0047 if q else 0), -.0133 if q else -.0115) for i in range(20) for q in (0, 1)]
    k.prism('inox', edge, .006, .0076, 'z')
    k.lathe('inox', flow([(.011, -.012), (.0125, -.004), (.011, .002), (0, .0022)], 3, False), (0, .001, .0068), 'x', 32, True)
    k.tube('walnut', smooth([(-.128, -.004, .0095), (-.11, -.002, .0095), (-.06, .002, .0098), (-.01, .001, .0095)], 8), .0098, .0088, 20)


def crumbs(k, n, rx, ry):
    """Crumbs scattered over rx × ry."""
    for _ in range(n):
        s = k.rnd.uniform(.0007, .0024)
        with k.at(k.rnd.gauss(0, rx / 2), k.rnd.gauss(0, ry / 2), 0, rz=k.rnd.uniform(0, 90)):
            k.box('crust', (-s, -s * .7, 0), (s, s * .7, s * 1.1), s * .4, tone=k.rnd.choice(['#E0CBA0', '#80572F', '#C99A5E']))


def tomato(k, s=1.):
    """A tomato with its calyx."""
    with k.at(s=s, rz=k.rnd.uniform(0, 90)):
        k.lathe('enamel', flow([(0, 0), (.018, .001), (.034, .02), (.033, .038), (.02, .051), (.007, .05), (0, .048)], 5), seg=64, smooth=True, tone='#A8321E')
        for i in range(5):
            a = i * 1.257
            k.sheet('leaf', lambda u, v, a=a: ((.002 + .02 * u) * math.cos(a) - (v - .5) * .007 * math.sin(math.pi * (.2 + .8 * u)) * math.sin(a),
                                               (.002 + .02 * u) * math.sin(a) + (v - .5) * .007 * math.sin(math.pi * (.2 + .8 * u)) * math.cos(a),
                                               .0515 + .003 * math.sin(3 * u) - .004 * u * u), 6, 2, '#5D6D3F')
        k.tube('leaf', smooth([(0, 0, .049), (.001, 0, .056), (.004, .001, .062)], 4), .0016, .0012, 8, '#5D6D3F')


def basin(k):
    """A round washbasin of stoneware, 40 cm wide, standing on z = 0."""
    k.lathe('ceramic', flow([(0, 0), (.12, 0), (.128, .004), (.18, .07), (.199, .128), (.2, .136), (.196, .138), (.19, .13), (.168, .07), (.12, .025), (.03, .018), (0, .018)], 5),
            seg=128, smooth=True, tone='#ECE7DC')
    k.lathe('brass', [(.022, .0186), (.02, .021), (0, .0205)], seg=40)


def tap(k):
    """A tap on the wall y = 0: its spout reaches out 17 cm towards -y, a lever at the right."""
    for x in (0, .09):
        k.lathe('brass', flow([(.03, 0), (.03, -.004), (.026, -.007), (.0, -.0072)], 3, False), (x, 0, 0), 'y', 48)
    k.tube('brass', smooth([(0, 0, 0), (0, -.1, .004), (0, -.15, .002), (0, -.168, -.016), (0, -.17, -.035)], 10), .0105, seg=24)
    k.rod('brass', .014, (.09, 0, 0), (.09, -.045, 0), seg=32)
    k.rod('brass', .005, (.09, -.038, 0), (.09, -.042, .06), .004, seg=20)


def scarf(k, tone, long=.62):
    """A wool scarf folded over a peg at the local origin."""
    for s, ln, dx in ((1, long, -.012), (-1, long * .81, .02)):
        k.sheet('wool', lambda u, v, s=s, ln=ln, dx=dx: ((u - .5) * (.1 + .1 * min(1, v * 2.5)) + dx * v * 2,
                -s * .014 + .016 * math.sin(14 * u + s + v * 1.5) * min(1, v * 3), .012 - ln * v - .004 * math.cos(9 * u)), 50, 24,
                tone, lambda u, v: (u * .22, v * .6, 0))


def bag(k):
    """A linen bag hanging by its strap from the local origin."""
    k.tube('linen', smooth([(-.1, .02, -.36), (-.06, 0, -.15), (0, .005, .03), (.06, 0, -.15), (.1, .02, -.36)]), .007, None, 10, '#CDBFA6')
    for s in (1, -.3):
        def side(u, v, s=s):
            b = .035 * math.sin(math.pi * u) ** .6 * (.35 + .65 * math.sin(math.pi * min(1, .1 + v * .95)))
            return (u - .5) * (.32 + .03 * v) + .006 * math.sin(5 * v), -s * b + .045 + .008 * math.sin(9 * u + 3 * v) * s, -.33 - .38 * v - .015 * math.sin(math.pi * u)
        k.sheet('linen', side, 40, 40, '#CDBFA6', lambda u, v: (u * .32, v * .4, 0))


def openbook(k, w=.125, h=.19):
    """An open book lying face up around the local origin."""
    for s in (-1, 1):
        k.box('linen', (min(0, s * (w + .003)), -h / 2 - .003, 0), (max(0, s * (w + .003)), h / 2 + .003, .0022), .0006, tone='#7A5A46')
        def leaf(u, v, s=s):
            q = u if s > 0 else 1 - u
            return s * w * q, (v - .5) * h, .0028 + .0145 * (1 - (1 - min(1, q * 5)) ** 2) * (1 - .55 * q)
        k.sheet('paper', leaf, 40, 4, '#F1ECDF')
        k.sheet('pages', lambda u, v, s=s: (leaf(u, 0, s)[0], -h / 2, leaf(u, 0, s)[2] * v), 40, 1, grain=lambda u, v: (v * .01, u * .02, 0))
        k.sheet('pages', lambda u, v, s=s: (s * w, (u - .5) * h, leaf(1 if s > 0 else 0, 0, s)[2] * v), 4, 1)
        for i in range(17):
            x0, x1 = sorted((s * w * .17, s * w * (.86 if i not in (6, 12) else .5)))
            z = leaf(.5, 0, s)[2]
            y = h * .4 - .0092 * i
            for j in range(8):
                a, b = x0 + (x1 - x0) * j / 8, x0 + (x1 - x0) * (j + .93) / 8
                z = leaf(abs((a + b) / 2) / w if s > 0 else 1 - abs((a + b) / 2) / w, 0, s)[2] + .00035
                k.box('paper', (a, y, z - .0004), (b, y + .0014, z), 0, tone='#6A675F')


def crockery(k, i, x0, x1, mid):
    """What the sideboard holds: plates and bowls at the left, books in the middle, nothing to see at the right."""
    if i == 0:
        for x, n, r in ((.1, 9, .105), (.33, 6, .12)):
            for j in range(n):
                k.lathe('ceramic', flow([(0, 0), (r * .6, 0), (r, .014), (r - .002, .0165), (r * .6, .005), (0, .004)], 3), (x0 + x, .18, .0085 * j), seg=72, smooth=True, tone='#E9E3D6')
        for j in range(3):
            with k.at(x0 + .33, .18, .075 + .022 * j):
                vase(k, 'bowl', '#57594F', 'ceramic', .75)
    elif i == 1:
        books(k, x0 + .02, x1, .3, .18, .8, CALM)
        with k.at(x0 + .3, .17, mid):
            vase(k, 'bowl', '#D9D2C4', 'ceramic')

"""Product pictures: one set-up for all. Seamless paper ground, one large soft light from the left, level camera."""
import math

import pieces
import stage
from furniture import carcass, stool, top
from kit import Kit, smooth
from planters import planting
from props import books, branches, cloth, pile, vase


def ground(k, y=2.6, r=1.2, mat='ground'):
    """Seamless ground: floor, curve of radius r, backdrop."""
    def fn(u, v):
        x = -9 + 18 * u
        s, a = v * 12, 6 + y - r
        if s < a:
            return x, -6 + s, 0
        if s < a + r * math.pi / 2:
            t = (s - a) / r
            return x, y - r + r * math.sin(t), r - r * math.cos(t)
        return x, y, r + s - a - r * math.pi / 2
    k.sheet(mat, fn, 4, 240)


def wall_ground(k):
    """For hanging things: a plain plaster wall at y = 0."""
    k.box('plaster', (-6, 0, -2), (6, .2, 6), 0)


def light(z=1.2, wall=False, s=1.0):
    """The set's light: a window-sized area from the left, a faint warm return from the right."""
    stage.sky(.42 if not wall else .3, (1, .985, .96))
    if wall:
        stage.area((-2.6 * s, -1.5 * s, z + 1.1 * s), (0, 0, z), (1.5 * s, 1.9 * s), 95 * s * s, (1, .97, .93))
    else:
        stage.area((-2.9 * s, -1.1 * s, z + 1.9 * s), (.1, .1, z * .6), (2.2 * s, 2.2 * s), 230 * s * s, (1, .97, .93))


def shot(k, look, dist, height, lens=50, yaw=0, f=0):
    """The set's camera: level, frame moved so that `look` is in the middle."""
    a = math.radians(yaw)
    at = (look[0] + math.sin(a) * dist, look[1] - math.cos(a) * dist, height)
    k.finish()
    stage.camera(at, look, lens, centre=.5, fstop=f, focus=dist if f else None)


def tisch(k, name):
    """A table or a desk."""
    w, _, h = pieces.size(name)
    ground(k, 3.2)
    with k.at(0, 0, 0, rz=24):
        pieces.build(k, name)
    light(.8, s=1.15)
    shot(k, (0, 0, h * .62), .95 + 1.78 * w, 1.25)


CALM = ['#D8D0C0', '#C9BFAE', '#8A8375', '#57636B', '#7A5A46', '#E3DCCD', '#2F2E2C']


def regal(k, name):
    """The shelf against its wall, in use."""
    w, d, h = pieces.size(name)
    ground(k, d / 2 + .004, .006)
    pieces.build(k, name)
    uprights = sorted(pieces.parts(name, 'upright'), key=lambda part: part[0][2])
    left, right = -w / 2 + .024, w / 2 - .024
    for i, (middle, dims) in enumerate(uprights):
        z, x, room = middle[2] - dims[2] / 2 + .008, middle[0], dims[2] - .016
        narrow, wide = ((left, x - .012), (x + .012, right))
        for end, (x0, x1) in enumerate((narrow, wide)):
            with k.at(0, -d / 2, z):
                if (i + end) % 2 == 0:
                    books(k, x0 + .01, x1 - .01, d - .02, room * .82, (.72, .5, .85, .6)[i], CALM)
                elif (i, end) == (0, 1):
                    with k.at((x0 + x1) / 2, d / 2, 0):
                        vase(k, 'round', '#CFC6B6', 'clay', 1.1)
                elif (i, end) == (1, 0):
                    with k.at((x0 + x1) / 2 + .04, d / 2, 0):
                        pile(k, 3, .2, .24, CALM)
                elif (i, end) == (2, 1):
                    with k.at(x0 + .16, d / 2, 0):
                        vase(k, 'bowl', '#B9AE9C', 'clay', 1)
                else:
                    with k.at(x0 + .2, d / 2, 0):
                        vase(k, 'jar', '#E4DDCF')
    light(1.5, s=1.5)
    shot(k, (0, 0, h * .51), 4.35, 1.4, 50, -20)


def schrank(k, name):
    w, d, h = pieces.size(name)
    ground(k, d / 2 + .01, .006)
    pieces.build(k, name)
    with k.at(.22, 0, h):
        vase(k, 'round', '#CFC6B6', 'clay', 1.1)
    light(1.5, s=1.5)
    shot(k, (0, 0, h * .53), 4.0 + .7 * w, 1.4, 50, -24)


def galerie(k, name):
    """The made-to-measure sideboard against its wall."""
    w, d, h = pieces.size(name)
    ground(k, d / 2 + .01, .006)
    pieces.build(k, name)
    with k.at(-.52, -.04, h):
        vase(k, 'tall', '#C8BEAD', 'clay')
        branches(k, 4, .62, .3, .3, leaves=.045)
    with k.at(.22, .0, h, rz=6):
        pile(k, 3, .2, .26, CALM)
    with k.at(.6, .03, h):
        vase(k, 'bowl', '#D9D2C4', 'ceramic')
    light(1.1, s=1.4)
    shot(k, (0, 0, .68), 4.15, 1.35, 50, -27)


def bank(k, name):
    ground(k, 2.6)
    with k.at(0, 0, 0, rz=22):
        pieces.build(k, name)
    light(.5)
    shot(k, (0, 0, .25), 3.1, 1.0)


def tischplatte(k, name):
    """The top alone, on its long edge against a wall."""
    w, d, _ = pieces.size(name)
    lean = 9
    ground(k, .42, .006)
    with k.at(-.04, .4 - math.sin(math.radians(lean)) * d - .03, 0, rz=0, rx=90 - lean):
        with k.at(0, d / 2, 0):
            pieces.build(k, name)
    light(.7, s=1.1)
    shot(k, (0, .2, .46), 3.7, 1.1, 50, -22)


def sideboard(k):
    ground(k, 1.9)
    w, d, h = 1.62, .42, .46
    with k.at(0, .1, 0, rz=16):
        with k.at(-w / 2, -d / 2, .22):
            carcass(k, 'walnut', w, d, h, 3, 1, .022)
            for i in (0, 2):
                x0, x1 = i * (w - .022) / 3 + .022, (i + 1) * (w - .022) / 3
                k.box('ash_black', (x0, .024, .022), (x1, .03, h - .022), 0)
                n = 21
                sw = (x1 - x0) / n
                for j in range(n):
                    k.box('walnut', (x0 + j * sw + .002, .004, .024), (x0 + (j + 1) * sw - .004, .024, h - .024), .003, grain='z')
            x0, x1 = (w - .022) / 3 + .022, 2 * (w - .022) / 3
            k.box('walnut', (x0, .04, h / 2), (x1, d - .01, h / 2 + .018), .0012)
            with k.at(0, .03, .022):
                books(k, x0 + .02, x1, .3, .2, .7, ['#D8D0C0', '#8A8375', '#57636B', '#2F2E2C', '#A35C3A'])
            with k.at((x0 + x1) / 2 + .02, .17, h / 2 + .018):
                vase(k, 'bowl', '#D9D2C4', 'ceramic')
        for sx in (-1, 1):
            for sy in (-1, 1):
                k.rod('walnut', .013, (sx * .63, sy * .15, .0), (sx * .6, sy * .13, .22), .019, .002)
            k.box('walnut', (sx * .6 - .015, -.16, .19), (sx * .6 + .015, .16, .22), .003)
        with k.at(-.48, 0, .68):
            vase(k, 'tall', '#C8BEAD', 'clay')
            branches(k, 4, .62, .3, .4, leaves=.045)
        with k.at(.42, .02, .68):
            pile(k, 3)
    light(.8, s=1.15)
    shot(k, (.05, 0, .62), 3.75, 1.25)


def hocker(k, mat):
    ground(k, 1.8)
    with k.at(0, 0, 0, rz=25):
        stool(k, mat)
    light(.4, s=.75)
    shot(k, (0, 0, .235), 1.38, .82)


def spiegel(k):
    wall_ground(k)
    with k.at(0, 0, 1.5):
        n = 6
        for i in range(n):        # the ring is glued from segments, grain along each
            prof = [(.335, -.03), (.352, -.03), (.355, -.027), (.355, 0), (.335, 0), (.335, -.03)]
            with k.at(ry=60 * i):
                k.lathe('oak', prof, axis='y', seg=20, turn=59.9)
        k.lathe('mirror', [(0, -.012), (.336, -.012)], axis='y', seg=96)
    k.finish()
    # something to see in the mirror: a bright window and a wall behind the camera
    k.box('plaster', (-4, -4.6, -1), (4, -4.5, 4), 0)
    k.box('plaster', (2.6, -4.6, -1), (2.7, 0, 4), 0)
    k.box('oak', (.6, -4.5, -1), (1.6, -4.45, 2.1), .003, grain='z')
    with k.at(-.14, -.08, .93):
        k.box('oak', (-.28, -.09, -.028), (.42, .08, 0), .003, grain='x')
        with k.at(-.1, 0, 0):
            vase(k, 'bottle', '#3C3B38')
            branches(k, 3, .5, .24, .35, leaves=.035)
        with k.at(.24, 0, 0):
            vase(k, 'bowl', '#D9D2C4', 'ceramic', .7)
    light(1.4, True, .9)
    shot(k, (0, -.05, 1.42), 2.3, 1.5, 50, 16)


def brett(k):
    ground(k, .2, .01)
    specs = (('walnut', -.17, .3, .46, .022, 10), ('ash', .16, .24, .36, .02, 12), ('oak', .0, .2, .3, .026, 15))
    for i, (m, x, w, h, t, lean) in enumerate(specs):
        with k.at(x, .19 - t - math.sin(math.radians(lean)) * h - .035 * i, .0, rz=(-2, 2, -1)[i], rx=-lean):
            with k.at(0, 0, .001):
                for j in range(3):
                    a, b = -w / 2 + w * j / 3, -w / 2 + w * (j + 1) / 3
                    k.box(m, (a, 0, 0), (b, t, h * .86), .0012, grain='z')
                k.box(m, (-.024, 0, h * .86 - .001), (.024, t, h * 1.0), .006, grain='z')
                k.lathe('ash_black', [(0, -.0006), (.0075, -.0006), (.0075, .0005)], (0, 0, h * .95), 'y', 24)
                k.lathe('ash_black', [(.0075, .0), (0, .0006)], (0, -.0009, h * .95), 'y', 24)
    with k.at(.33, -.16, 0):
        vase(k, 'cup', '#D2C9BA', 'clay')
    with k.at(-.3, -.2, 0, rz=12):
        cloth(k, .28, .2, '#C9C2B2', folds=4)
    light(.25, s=.6)
    shot(k, (.01, -.05, .235), 1.55, .52, 50, -10)


def leuchte(k):
    ground(k, 1.0, .7)
    k.lathe('oak', [(0, 0), (.085, 0), (.09, .004), (.09, .018), (.083, .024), (.03, .034), (.0155, .05), (.0145, .09), (.0125, .3), (0, .302)],
            seg=64, smooth=True)
    k.rod('brass', .0085, (0, 0, .3), (0, 0, .325))
    n = 28
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n

        def fn(u, v, a0=a0, a1=a1):
            a = a0 + (a1 - a0) * u
            r = (.165 - .055 * v) + .005 * math.sin(math.pi * u)
            return r * math.cos(a), r * math.sin(a), .27 + .2 * v
        k.sheet('shade', fn, 4, 10)
    k.rod('brass', .003, (-.11, 0, .465), (.11, 0, .465), seg=10)
    k.lathe('glow_bulb', [(.0, .33), (.02, .335), (.032, .36), (.028, .39), (0, .41)], seg=20, smooth=True)
    cable = [(.08, .02, .006), (.2, .09, .003), (.36, .1, .003), (.54, .2, .003), (.8, .3, .003), (1.2, .34, .003)]
    k.tube('tint', smooth(cable), .003, tone='#7A5A36')
    light(.3, s=.6)
    shot(k, (0, 0, .235), 1.5, .5, 50)


def garderobe(k):
    wall_ground(k)
    w = .98
    k.box('oak', (-w / 2, -.024, 1.62), (w / 2, 0, 1.72), .003, grain='x')
    k.box('oak', (-w / 2, -.15, 1.72), (w / 2, 0, 1.742), .002, grain='x')
    xs = [-.4, -.2, 0, .2, .4]
    for x in xs:
        with k.at(x, -.022, 1.66, rx=-10):
            k.lathe('oak', [(.011, 0), (.0095, -.03), (.0095, -.052), (.015, -.064), (.0185, -.072), (.0175, -.079), (.01, -.0835), (0, -.084)],
                    axis='y', seg=32, smooth=True)
    with k.at(-.2, -.085, 1.64):      # linen bag on its strap
        k.tube('linen', [(-.1, .02, -.36), (-.06, .0, -.15), (0, .005, .035), (.06, .0, -.15), (.1, .02, -.36)], .007, None, 10, '#CDBFA6')

        def bag(u, v, s=1):
            b = .035 * math.sin(math.pi * u) ** .6 * (.35 + .65 * math.sin(math.pi * min(1, .1 + v * .95)))
            return (u - .5) * (.32 + .03 * v) + .006 * math.sin(5 * v), s * -b + .045 + .008 * math.sin(9 * u + 3 * v) * s, -.33 - .38 * v - .015 * math.sin(math.pi * u)
        for s in (1, -.3):
            k.sheet('linen', lambda u, v, s=s: bag(u, v, s), 40, 40, '#CDBFA6', lambda u, v: (u * .32, v * .4, 0))
    with k.at(.2, -.09, 1.645):       # a scarf, folded over the peg
        for s, ln, dx in ((1, .62, -.012), (-1, .5, .02)):
            k.sheet('wool', lambda u, v, s=s, ln=ln, dx=dx: ((u - .5) * (.1 + .1 * min(1, v * 2.5)) + dx * v * 2,
                    .0 - s * .014 + .016 * math.sin(14 * u + s + v * 1.5) * min(1, v * 3), .012 - ln * v - .004 * math.cos(9 * u)), 50, 24,
                    '#4C5248', lambda u, v: (u * .22, v * .6, 0))
    with k.at(-.36, -.075, 1.742):
        pile(k, 2, .12, .17)
    with k.at(.33, -.075, 1.742):
        vase(k, 'round', '#B9AE9C', 'clay', .55)
    light(1.4, True)
    shot(k, (0, -.05, 1.4), 2.2, 1.5, 50, -15)


def tritt(k):
    ground(k, 1.9)
    with k.at(0, 0, 0, rz=28):
        w, t = .42, .022
        for s in (-1, 1):
            poly = [(-.24, 0), (-.21, .215), (-.04, .215), (-.02, .425), (.17, .425), (.2, 0), (.1, 0), (.06, .1), (-.1, .1), (-.15, 0)]
            x = s * (w / 2 - .03)
            k.prism('ash', poly, x - t / 2, x + t / 2, 'x', grain='z')
        top(k, 'ash', -w / 2, -.25, w / 2, -.02, .237, .024, 2)
        top(k, 'ash', -w / 2, -.05, w / 2, .19, .449, .024, 2)
        k.rod('ash', .011, (-w / 2 + .03, .12, .2), (w / 2 - .03, .12, .2))
        k.box('ash', (-w / 2 + .03, -.035, .06), (w / 2 - .03, -.015, .2), .002)
        k.box('ash', (-w / 2 + .03, -.03, .30), (w / 2 - .03, -.012, .42), .002)
    light(.4, s=.75)
    shot(k, (0, 0, .225), 1.5, .9)


def kliv(k, name):
    """The planter in one of its colours, planted."""
    w, d, h = pieces.size(name)
    ground(k, 2.2)
    with k.at(0, 0, 0, rz=24):
        pieces.planter(k, name)
        with k.at(0, 0, h - .05):
            planting(k, name.split('-')[1], w, d)
    light(.5, s=1.1)
    shot(k, (0, 0, .5), 3.2, .95)


def build(name):
    """Build the named product picture."""
    k = Kit(sum(map(ord, name)))
    kind = name.split('-')[0]
    if name.startswith('hocker'):
        hocker(k, 'oak' if name.endswith('eiche') else 'ash_black')
    elif name in pieces.PIECES:
        {'schreibtisch': tisch, 'kliv1': kliv}.get(kind, globals().get(kind))(k, name)
    else:
        globals()[kind](k)

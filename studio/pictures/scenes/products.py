"""Product pictures: one set-up for all. Seamless paper ground, one large soft light from the left, level camera."""
import math

import pieces
import stage
import wares
from everyday import bag, scarf
from furniture import stool
from kit import Kit
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


def hocker(k, mat):
    ground(k, 1.8)
    with k.at(0, 0, 0, rz=25):
        stool(k, mat)
    light(.4, s=.75)
    shot(k, (0, 0, .235), 1.38, .82)


def sideboard(k):
    def inside(k, i, x0, x1, mid):
        if i == 1:
            books(k, x0 + .02, x1, .3, .18, .7, ['#D8D0C0', '#8A8375', '#57636B', '#2F2E2C', '#A35C3A'])
            with k.at((x0 + x1) / 2 + .02, .15, mid):
                vase(k, 'bowl', '#D9D2C4', 'ceramic')
    ground(k, 1.9)
    with k.at(0, .1, 0, rz=16):
        wares.sideboard(k, 0, 0, inside)
        with k.at(-.48, 0, wares.HIGH):
            vase(k, 'tall', '#C8BEAD', 'clay')
            branches(k, 4, .62, .3, .4, leaves=.045)
        with k.at(.42, .02, wares.HIGH):
            pile(k, 3)
    light(.8, s=1.15)
    shot(k, (.05, 0, .6), 3.8, 1.25)


def spiegel(k):
    wall_ground(k)
    with k.at(0, 0, 1.5):
        wares.mirror(k, .4)
    k.finish()
    # something to see in the mirror: a bright window and a wall behind the camera
    k.box('plaster', (-4, -4.6, -1), (4, -4.5, 4), 0)
    k.box('plaster', (2.6, -4.6, -1), (2.7, 0, 4), 0)
    k.box('oak', (.6, -4.5, -1), (1.6, -4.45, 2.1), .003, grain='z')
    with k.at(-.14, -.08, .88):
        k.box('oak', (-.28, -.09, -.028), (.42, .08, 0), .003, grain='x')
        with k.at(-.1, 0, 0):
            vase(k, 'bottle', '#3C3B38')
            branches(k, 3, .5, .24, .35, leaves=.035)
        with k.at(.24, 0, 0):
            vase(k, 'bowl', '#D9D2C4', 'ceramic', .7)
    light(1.4, True, .9)
    shot(k, (0, -.05, 1.4), 2.5, 1.5, 50, 16)


def brett(k):
    ground(k, .2, .01)
    for i, (size, x, lean) in enumerate((('L', -.2, 10), ('S', .25, 12), ('M', .01, 15))):
        mat, w, h = wares.BOARDS[size]
        with k.at(x, .19 - .022 - math.sin(math.radians(lean)) * h - .035 * i, .001, rz=(-2, 2, -1)[i], rx=-lean):
            wares.board(k, mat, w, h)
    with k.at(.33, -.16, 0):
        vase(k, 'cup', '#D2C9BA', 'clay')
    with k.at(-.3, -.2, 0, rz=12):
        cloth(k, .28, .2, '#C9C2B2', folds=4)
    light(.25, s=.6)
    shot(k, (.01, -.05, .235), 1.6, .52, 50, -10)


def leuchte(k):
    ground(k, 1.0, .7)
    with k.at(rz=-14):
        wares.lamp(k, [(.055, .035, .0055), (.075, .05, .0035), (.16, .09, .0034), (.28, .1, .0034), (.42, .2, .0034), (.66, .3, .0034), (1.1, .3, .0034)])
    light(.25, s=.55)
    shot(k, (0, 0, .19), 1.2, .42, 50)


def garderobe(k):
    wall_ground(k)
    with k.at(0, 0, 1.62):
        wares.rack(k)
    with k.at(-.2, -.085, 1.64):
        bag(k)
    with k.at(.2, -.09, 1.645):
        scarf(k, '#4C5248')
    with k.at(-.36, -.075, 1.742):
        pile(k, 2, .12, .17)
    with k.at(.33, -.075, 1.742):
        vase(k, 'round', '#B9AE9C', 'clay', .55)
    light(1.4, True)
    shot(k, (0, -.05, 1.4), 2.2, 1.5, 50, -15)


def tritt(k):
    ground(k, 1.9)
    with k.at(0, 0, 0, rz=28):
        wares.step(k)
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

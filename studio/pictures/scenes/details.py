"""Close views of the shop's plain pieces: what their texts speak of. The set's paper ground and its light from the left."""
import math

import bpy

import materials
import pieces
import stage
import wares
from everyday import crockery
from furniture import stool
from kit import Kit
from products import ground, light, wall_ground
from samples import SIDE, THICK, lid, tray
from tools import shaving


def near(k, at, look, lens=60, f=5.6, focus=None):
    """The camera near the piece, looking down at it."""
    k.finish()
    stage.camera(at, look, lens, fstop=f, focus=focus or look, tilt=True)


def writing(k, text, height, mat='ash_black'):
    """A line of type lying on z = 0, its left end at the local origin."""
    curve = bpy.data.curves.new(text, 'FONT')
    curve.body, curve.size = text, height
    ob = bpy.data.objects.new(text, curve)
    curve.materials.append(materials.get(mat))
    ob.matrix_world = k.m
    bpy.context.collection.objects.link(ob)


def ausstellungstisch(k):
    """The reglued spot at the table's edge, and the scraper with what it took off."""
    ground(k, 3.2)
    x0, x1, y, z = -.37, -.15, -.45, .74
    pieces.build(k, 'tisch-nussbaum')
    patch = [(x0, y - .0003), (x1, y - .0003), (x1 - .028, y + .017), (x0 + .028, y + .017)]
    k.prism('walnut', patch, z - .0172, z + .00025, 'z', 'x', (1.5, .5, .5))
    for p, q in ((patch[0], patch[3]), (patch[3], patch[2]), (patch[2], patch[1])):
        k.tube('ash_black', [(*p, z + .0003), (*q, z + .0003)], .00028, seg=6)
    for p in (patch[0], patch[1]):
        k.tube('ash_black', [(p[0], p[1], z - .017), (p[0], p[1], z)], .00028, seg=6)
    with k.at(-.2, -.3, z + .0005, rz=24):
        k.box('satin', (-.075, -.03, 0), (.075, .03, .0009), .0003, tone='#85847F')
    for dx, dy, turn, s in ((-.1, -.335, 30, .8), (-.36, -.33, 110, .7), (-.08, -.385, -20, .65), (-.28, -.21, 70, .75), (-.42, -.385, 10, .5)):
        with k.at(dx, dy, z + .0004, rz=turn, s=s):
            shaving(k, .2, .009, .022, 'walnut', 2.2)
    light(.8, s=1.15)
    near(k, (-.4, -.84, 1.12), (-.245, -.395, .74), 57, 9, (-.26, -.44, .74))


def garderobe(k):
    """The rack on its back before it is hung: one peg has been turned out and shows the cone that sits in the bore."""
    ground(k, 1.6)
    with k.at(.05, .06, .0, rz=9, rx=-90):
        wares.rack(k, out=(2,))
    with k.at(.03, -.082, .0113, rz=112, rx=-5.8):
        wares.peg(k, whole=True)
    light(.15, s=.6)
    near(k, (-.03, -.44, .37), (.13, .035, .042), 52, 8, (.1, .02, .03))


def hocker(k):
    """The seat from above: three legs come through it, each spread by a wedge."""
    ground(k, 1.8)
    with k.at(0, 0, 0, rz=52):
        stool(k, 'oak')
    light(.4, s=.75)
    near(k, (-.06, -.43, .79), (.0, -.045, .432), 60, 8, (0, -.08, .45))


def leuchte(k):
    """The lamp's foot: turned from one piece, with the dimmer; the shade glows above it."""
    ground(k, .8, .6)
    with k.at(rz=-14):
        wares.lamp(k, [(.055, .035, .0055), (.075, .05, .0035), (.14, .075, .0034), (.2, .06, .0034), (.27, .1, .0034), (.34, .2, .0034), (.5, .3, .0034)])
    light(.15, s=.45)
    k.finish()
    stage.camera((.03, -.62, .2), (.004, 0, .128), 60, centre=.5, fstop=6.3, focus=(0, -.03, .08))


def musterkasten(k):
    """Samples from near: three woods from the front, one from the back with its name."""
    ground(k, .62, .3)
    with k.at(-.02, .14, 0, rz=12):
        tray(k)
        lid(k)
    half = SIDE / 2
    put = (('walnut', -.072, -.018, 0, 18), ('ash', -.02, -.088, 0, 4), ('cherry', .06, .004, 0, -17))
    for mat, x, y, z, turn in put:
        with k.at(x, y, z, rz=turn):
            k.box(mat, (-half, -half, 0), (half, half, THICK), .0008, grain='x')
    with k.at(.06, -.083, 0, rz=-14):
        k.box('oak', (-half, -half, 0), (half, half, THICK), .0008, grain='x')
        with k.at(-half + .006, half - .016, THICK + .0001):
            writing(k, 'Eiche', .0094)
        with k.at(-half + .006, half - .026, THICK + .0001):
            writing(k, 'natur geölt', .0062)
        with k.at(-half + .006, -half + .006, THICK + .0001):
            writing(k, 'Nr. 1', .0048)
    light(.1, s=.42)
    near(k, (.03, -.4, .29), (.003, -.026, .012), 60, 9, (.03, -.07, .008))


def schneidbrett(k):
    """The ends of the three boards, one upon the other: holes, rounded edges, standing rings in the end grain."""
    ground(k, .9, .5)
    z = 0
    for (size, (mat, w, h)), x, y, turn in zip(list(wares.BOARDS.items())[::-1], (0, .012, -.004), (.0, .066, .128), (24, 20, 27)):
        with k.at(x, y, z + .0002, rz=turn):
            with k.at(0, h - .16, 0, rx=90):
                wares.board(k, mat, w, h)
        z += .0222
    light(.12, s=.5)
    near(k, (.1, -.44, .28), (.018, .02, .03), 60, 9, (.03, -.06, .03))


def sideboard(k):
    """A door slid to the middle: its slats, the groove in which it runs, the compartment behind it."""
    ground(k, 1.9)
    wares.sideboard(k, .2, 0, crockery)
    light(.8, s=1.15)
    near(k, (-.83, -.76, .6), (-.605, -.2, .305), 52, 8, (-.62, -.23, .25))


def spiegel(k):
    """The finger joint between two arcs of the frame."""
    wall_ground(k)
    with k.at(0, 0, 1.5):
        wares.mirror(k, .4, 131)
    k.finish()
    k.box('plaster', (-4, -4.6, -1), (4, -4.5, 4), 0)
    k.box('plaster', (2.6, -4.6, -1), (2.7, 0, 4), 0)
    k.box('oak', (.6, -4.5, -1), (1.6, -4.45, 2.1), .003, grain='z')
    light(1.4, True, .9)
    a = math.radians(133)
    x, z = .38 * math.cos(a), 1.5 + .38 * math.sin(a)
    near(k, (x + .03, -.225, z - .035), (x + .003, -.02, z - .002), 60, 8, (x, -.03, z))


def tritt(k):
    """From behind: the bar between the cheeks, wedged outside."""
    ground(k, 1.9)
    with k.at(0, 0, 0, rz=215):
        wares.step(k)
    light(.4, s=.75)
    near(k, (-.16, -.86, .5), (.03, -.12, .27), 60, 8, (-.09, -.2, .21))


def build(name):
    """The close view of a product."""
    k = Kit(sum(map(ord, name)))
    globals()[name.rsplit('-', 1)[0]](k)

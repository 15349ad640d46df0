"""The sample box: twelve woods and finishes, 60 × 60 mm each, in two layers in a box of birch."""
from kit import Kit
from products import ground, light, shot

SIDE, THICK, WALL = .06, .008, .006
WIDE, DEEP, HIGH = .21, .16, .05
UPPER = [[('oak', None), ('cherry', None), ('ash', None)], [('walnut', None), ('lino', '#8E9A86'), ('oak_white', None)]]
LOOSE = [('ash_black', None, -.045, -.145, 14), ('lino', '#8C4A38', .05, -.15, -22)]


def sample(k, mat, tone, x, y, z):
    half = SIDE / 2
    k.box(mat, (x - half, y - half, z), (x + half, y + half, z + THICK), .0008, grain='x', tone=tone)


def tray(k):
    """The open box, its sides joined at the corners, with the upper layer of samples."""
    w, d = WIDE / 2, DEEP / 2
    k.box('birch', (-w, -d, 0), (w, d, .004), .0005, grain='x')
    for s in (-1, 1):
        k.box('birch', (-w, s * d - (WALL if s > 0 else 0), .004), (w, s * d + (WALL if s < 0 else 0), HIGH), .0008, grain='x')
        k.box('birch', (s * w - (WALL if s > 0 else 0), -d + WALL, .004), (s * w + (WALL if s < 0 else 0), d - WALL, HIGH - .0004), .0008, grain='y')
    k.box('birch', (-w + WALL, -d + WALL, .004), (w - WALL, d - WALL, HIGH - .016), 0, grain='x')
    for row, samples in enumerate(UPPER):
        for column, (mat, tone) in enumerate(samples):
            sample(k, mat, tone, (column - 1) * (SIDE + .005), (.5 - row) * (SIDE + .009), HIGH - .0155)


def lid(k):
    """The lid leans on the back of the box."""
    w, d = WIDE / 2, DEEP / 2
    with k.at(.02, .085, 0, rx=68):
        k.box('birch', (-w, 0, 0), (w, 2 * d, .006), .0008, grain='x')


def build(name):
    """Build the box from above, two samples taken out before it."""
    k = Kit(sum(map(ord, name)))
    ground(k, .62, .3)
    with k.at(0, 0, 0, rz=16):
        tray(k)
        lid(k)
        for mat, tone, x, y, turn in LOOSE:
            with k.at(x, y, 0, rz=turn):
                sample(k, mat, tone, 0, 0, 0)
    light(.1, s=.42)
    shot(k, (0, -.02, .05), .76, .44)

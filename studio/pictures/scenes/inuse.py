"""The shop's plain pieces in use: corners of rooms at eye level, daylight from a window on the left."""
import math

import bpy

import everyday
import pieces
import stage
import wares
from chairs import spindle
from dach import duvet, pillow
from furniture import stool, table
from hero import drawing
from kit import Kit
from lamps import pendant
from office import tumbler
from props import branches, flow, hanging, lines, pile, vase
from rooms import boards, left_window, shell, skirting, slab
from samples import SIDE, THICK, lid, tray
from tools import pencil

H = 2.75


def room(k, w, d, holes, floor='oak', transom=0, along='x', front=-3):
    """A corner: back wall and left wall with its windows, floor and skirting. holes as in rooms.shell."""
    shell(k, w, d, H, left=holes)
    for hole in holes:
        left_window(k, d, 0, *hole, transom=transom, cols=2)
    if floor == 'stone':
        for i in range(math.ceil((w + .4) / .6)):
            for j in range(math.ceil((d - front) / .6)):
                x, y = -.4 + .6 * i, d - .6 * (j + 1)
                k.box('limestone', (x + .001, y + .001, -.02), (x + .599, y + .599, 0), .0015)
        slab(k, 'concrete', -.4, front - .6, w + .4, d, -.004)
    else:
        boards(k, -.4, front, w + .4, d, floor, .16, 2.2, along=along)
    with k.at(0, d, 0):
        skirting(k, w, .09)
    with k.at(0, front, 0, rz=90):
        skirting(k, d - front, .09)


def daylight(k, d, holes, power=170, fill=60, sky=.3, x=1.6, sun=None):
    """The day through the windows, and what the rest of the house gives back."""
    k.finish()
    stage.windows_left(k, d, holes, power)
    stage.sky(sky, (1, .985, .96))
    if sun:
        stage.sun(sun, 1.6, 1.6, (1, .93, .82))
    return stage.area((x + .4, -1.9, 2.2), (x, d, .8), (2.2, 1.6), fill, (1, .98, .95))


def ausstellungstisch(k):
    """The table laid with drawings and what is left of a meal, as it stood in the studio."""
    w, d, holes = 4.4, 4.2, [(1.0, 2.7, .55, 2.45)]
    room(k, w, d, holes, transom=.7)
    with k.at(2.15, 2.05, 0, rz=68):
        pieces.build(k, 'tisch-nussbaum')
        with k.at(-.34, .0, .7404, rz=-94, s=.78):
            drawing(k)
            with k.at(.2, -.13, .0008, rz=28):
                pencil(k)
        with k.at(-.72, -.26, .74):
            vase(k, 'cup', '#E0D8CA', 'ceramic')
        with k.at(-.58, .3, .74):
            vase(k, 'cup', '#57594F', 'ceramic')
        with k.at(.32, .02, .74):
            vase(k, 'bowl', '#CFC6B6', 'clay', 1.25)
            for x, y, z, tone in ((-.05, -.03, .03, '#A8552F'), (.045, -.035, .03, '#B59A3E'), (.0, .05, .032, '#9A3A28'), (0, 0, .078, '#B07A35')):
                k.lathe('enamel', flow([(0, .006), (.012, 0), (.034, .018), (.037, .04), (.024, .062), (.008, .064), (0, .058)], 4), (x, y, z), seg=48, smooth=True, tone=tone)
                k.rod('tint', .0012, (x, y, z + .056), (x + .003, y, z + .075), tone='#4A3A2A', seg=8)
        with k.at(.06, -.28, .74, rz=70):
            pile(k, 2, .19, .25)
        with k.at(.72, .15, .74):
            tumbler(k, .4)
        for x, y, turn in ((-.42, -.66, 176), (.5, -.62, 188), (-.3, .68, -6), (.45, .62, 4)):
            with k.at(x, y, 0, rz=turn):
                spindle(k, 'ash_black')
    with k.at(2.2, 2.2, 1.62):
        pendant(k, H - 1.62, 'dome')
    for x, wide, high in ((1.55, .62, .82), (2.42, .5, .66)):
        with k.at(x, d, 1.2):
            k.box('walnut', (0, -.025, 0), (wide, 0, high), .002)
            k.box('paper', (.022, -.0262, .022), (wide - .022, -.02, high - .022), 0, tone='#F3EEE3')
            with k.at(wide / 2, -.0264, high / 2, rx=90, s=wide / 1.25):
                lines(k, [(-.35, -.3, .35, -.3), (-.35, .25, .35, .25), (-.35, -.3, -.35, .25), (.35, -.3, .35, .25), (-.1, -.3, -.1, .25), (-.35, 0, .35, 0), (.12, 0, .12, .25)], .006, 0)
    daylight(k, d, holes, 190, 75, x=2.2, sun=(.7, .5, -.34))
    stage.camera((2.9, -1.5, 1.32), (2.1, 2.0, .84), 45, centre=.47, fstop=8, focus=(2.05, 1.3, .74))


def hocker(k):
    """Two stools by the window: one beside the reader's place, one as a table."""
    w, d, holes = 3.0, 2.5, [(.5, 1.9, .4, 2.4)]
    room(k, w, d, holes, along='y')
    with k.at(1.28, 1.2, 0, rz=20):
        stool(k, 'oak')
        with k.at(-.035, .03, .4475, rz=-28):
            everyday.openbook(k)
        with k.at(.085, -.06, .447):
            vase(k, 'cup', '#57594F', 'ceramic')
    with k.at(1.9, 1.92, 0, rz=-10):
        stool(k, 'ash_black')
        with k.at(0, .01, .447):
            vase(k, 'round', '#CFC6B6', 'clay', .8)
            branches(k, 4, .55, .17, .35, leaves=.042)
    with k.at(.1, d - 1.2, 2.55, rz=90):
        k.rod('brass', .01, (-1.05, 0, .02), (1.0, 0, .02), seg=20)
        for x in (-.86, .86):
            with k.at(x, 0, 0):
                hanging(k, .36, 2.52, '#E4DDCF', folds=5, amp=.028)
    with k.at(1.1, d - .125, .004, rx=-7):
        k.box('oak', (0, -.022, 0), (.62, 0, .84), .002)
        k.box('paper', (.02, -.0232, .02), (.6, -.018, .82), 0, tone='#EFE9DC')
        k.box('paper', (.15, -.0236, .2), (.47, -.0225, .66), 0, tone='#8E9A86')
    k.box('wool', (.75, .2, 0), (2.5, 1.66, .01), .004, tone='#C2B59B')
    daylight(k, d, holes, 150, 45, sun=(.7, .55, -.3))
    stage.camera((2.1, -1.2, 1.05), (1.41, 1.5, .64), 50, centre=.5, fstop=8, focus=(1.3, 1.1, .45))


def leuchte(k):
    """By the bed in the evening: the lamp gives the light."""
    w, d, holes = 3.6, 2.3, [(.35, 1.35, .8, 2.3)]
    room(k, w, d, holes)
    with k.at(1.02, d - .4, 0):
        k.box('oak', (0, 0, .14), (.46, .38, .5), .002, grain='x')
        k.box('ash_black', (.018, -.0004, .3), (.442, .01, .482), 0)
        k.box('oak', (.02, -.003, .306), (.44, .012, .464), .0015, grain='x')
        for x in (.02, .41):
            for y in (.02, .33):
                k.rod('oak', .012, (x + .015, y + .015, 0), (x + .015, y + .015, .14), .015)
    x, y, z = 1.2, d - .2, .5
    with k.at(x, y, z):
        wares.lamp(k, [(-.05, .04, .0055), (-.06, .08, .0035), (-.05, .14, .0034), (-.05, .178, .0034), (-.05, .189, -.012), (-.05, .192, -.4)])
    with k.at(1.37, d - .29, .5, rz=8):
        pile(k, 2, .13, .19)
    with k.at(1.1, d - .33, .5):
        tumbler(k, .6)
    by = .8
    with k.at(1.56 + by, d - 1.09, 0, rz=-90):
        k.box('oak', (-1.05, -by - .03, .16), (-1.02, by + .03, .92), .004, grain='y')
        for q in (-by - .03, by):
            k.box('oak', (-1.02, q, .16), (1.02, q + .03, .33), .004, grain='x')
        k.box('linen', (-1.01, -by + .01, .26), (1.01, by - .01, .47), .05, tone='#E9E2D4')
        duvet(k, -.5, 1.1, by, .475, '#C9C3B4', .2, .075, 1.7)
        duvet(k, -.55, -.16, by - .01, .56, '#EAE4D8', .14, .06, 4.1)
        for q, turn, n in ((-.4, 4, .3), (.38, -6, 2.2)):
            with k.at(-.74, q, .47, rz=turn, ry=-18):
                pillow(k, .5, .72, .14, '#EEE8DC', n)
    k.finish()
    stage.background(k, ((-4, -4), (-4, d + 18)), 'dusk')
    stage.sky(.03, (.6, .75, 1))
    for a, b, z0, z1 in holes:
        stage.area((-.44, d - (a + b) / 2, (z0 + z1) / 2), (2, d - (a + b) / 2, .6), (b - a, z1 - z0), 15, (.6, .76, 1))
    stage.area((1.6, -1.8, 2.2), (1.6, d, .6), (2, 1.4), 5, (1, .85, .66))
    bulb((x, y, z + .35), 4)
    for way in (-1, 1):                             # above and below, what its shade lets out
        stage.area((x, y, z + .29 + way * .1), (x, y, z + .29 + way), (.12, .12), 3 + 2 * way, (1, .74, .45), 150).visible_glossy = False
    stage.camera((.95, -.62, 1.02), (1.36, d - .2, .68), 50, centre=.48, fstop=8, focus=(x, y - .1, z + .2))


def bulb(at, power, colour=(1, .74, .45)):
    """The light of a lit bulb; what one sees of it is the lamp's own."""
    li = bpy.data.lights.new('bulb', 'POINT')
    li.energy, li.color, li.shadow_soft_size = power, colour, .012
    ob = bpy.data.objects.new('bulb', li)
    ob.location = at
    ob.visible_camera = ob.visible_glossy = False
    bpy.context.scene.collection.objects.link(ob)


def musterkasten(k):
    """The samples on the drawing of a room, by the window: the choice is being made."""
    w, d, holes = 3.4, 2.7, [(.7, 2.1, .7, 2.4)]
    room(k, w, d, holes)
    with k.at(1.6, 1.15, 0):
        table(k, 1.8, .85, 'oak')
        with k.at(.02, -.08, .7404, rz=-6, s=.92):
            drawing(k)
        with k.at(-.2, .2, .7407, rz=20):
            tray(k)
            lid(k)
        half = SIDE / 2
        for i, (mat, tone, x, y, turn) in enumerate((('walnut', None, .0, -.17, 14), ('oak', None, .075, -.155, -7), ('ash', None, .14, -.195, 22), ('lino', '#8C4A38', .07, -.25, 5),
                                                     ('cherry', None, -.2, -.12, -18), ('lino', '#8E9A86', -.115, -.2, 31))):
            with k.at(x, y, .7408 + .0006, rz=turn):
                k.box(mat, (-half, -half, 0), (half, half, THICK), .0008, grain='x', tone=tone)
        with k.at(.24, -.07, .7408, rz=-52):
            pencil(k, '#31473A')
        with k.at(.22, .2, .74):
            vase(k, 'cup', '#57594F', 'ceramic')
            k.lathe('ceramic', flow([(0, 0), (.05, 0), (.07, .008), (.072, .011), (.05, .004)], 3), seg=56, tone='#57594F')
        with k.at(-.02, .82, 0, rz=6):
            spindle(k, 'ash_black')
    with k.at(2.6, d - .3, 0):
        vase(k, 'tall', '#8A8375', 'clay', 1.7)
        with k.at(s=1.5):
            branches(k, 5, .7, .3, .4, leaves=.045)
    daylight(k, d, holes, 170, 50)
    stage.camera((1.8, -.02, 1.3), (1.59, 1.1, .78), 52, centre=.42, fstop=7.1, focus=(1.6, .95, .75))


def sideboard(k):
    """Against the wall of a living room, one door slid to the middle."""
    w, d, holes = 3.8, 3.0, [(.5, 1.9, .4, 2.4)]
    room(k, w, d, holes)
    with k.at(1.85, d - .25, 0):
        wares.sideboard(k, .4, 0, everyday.crockery)
        with k.at(-.5, .0, wares.HIGH):
            vase(k, 'tall', '#C8BEAD', 'clay')
            branches(k, 5, .62, .3, .4, leaves=.045)
        with k.at(.0, -.02, wares.HIGH, rz=4):
            pile(k, 3, .21, .28)
        with k.at(.56, .03, wares.HIGH):
            wares.lamp(k, [(.05, .04, .0055), (.06, .08, .0035), (.06, .15, .0034), (.06, .198, .003), (.06, .207, -.012), (.06, .21, -.5)])
    with k.at(1.72, d, 1.12):
        k.box('walnut', (0, -.028, 0), (.72, 0, .94), .002)
        k.box('paper', (.02, -.0292, .02), (.7, -.024, .92), 0, tone='#EFE9DC')
        for x0, z0, x1, z1, tone in ((.14, .2, .4, .76, '#57636B'), (.34, .32, .58, .6, '#B98F6E'), (.42, .2, .58, .28, '#2F2E2C')):
            k.box('paper', (x0, -.0296 - x0 * .001, z0), (x1, -.0285, z1), 0, tone=tone)
    k.box('wool', (.9, .35, 0), (3.2, 2.2, .012), .004, tone='#B5A68A')
    daylight(k, d, holes, 190, 60, x=1.9, sun=(.7, .62, -.26))
    stage.camera((2.55, -.75, 1.12), (1.85, d - .3, .74), 48, centre=.4, fstop=8, focus=(1.7, d - .5, .5))


def build(name):
    """The picture of a product in use."""
    k = Kit(sum(map(ord, name)))
    globals()[name.rsplit('-', 1)[0]](k)

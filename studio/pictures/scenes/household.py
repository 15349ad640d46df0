"""The plain pieces in use in hall, kitchen and bathroom, at eye level, daylight from a window on the left."""
import math

import everyday
import stage
import wares
from furniture import stool
from inuse import H, daylight, room
from kit import Kit, smooth
from props import branches, cloth, flow, pile, towel, vase


def garderobe(k):
    """The hall: coat, bag and scarf on the rack, a hat and the post on its ledge, the stool below."""
    w, d, holes = 2.7, 2.3, [(.45, 1.5, .55, 2.35)]
    room(k, w, d, holes)
    with k.at(1.32, d, 1.62):
        xs = wares.rack(k)
        with k.at(xs[1] - .02, -.088, .036):
            everyday.coat(k)
        with k.at(xs[4], -.095, .036):
            everyday.bag(k)
        with k.at(xs[3] - .01, -.085, .03):
            everyday.scarf(k, '#75614A', .78)
        with k.at(-.3, -.082, .122, s=.86):
            everyday.hat(k)
        with k.at(.27, -.075, .122):
            everyday.letters(k, 5)
    with k.at(1.78, d - .36, 0, rz=15):
        stool(k, 'oak')
        with k.at(-.01, 0, .446, rz=35):
            pile(k, 2, .17, .22)
    with k.at(.42, d - .13, 0, rx=-7):              # an umbrella against the wall
        k.lathe('linen', flow([(.004, .03), (.012, .07), (.027, .3), (.03, .52), (.022, .62), (.008, .66)], 4), seg=20, smooth=True, tone='#2F3B3C')
        k.rod('iron', .004, (0, 0, 0), (0, 0, .05), seg=12)
        k.tube('oak', smooth([(0, 0, .63), (0, 0, .8), (.012, 0, .85), (.045, 0, .87), (.072, 0, .84), (.075, 0, .8)]), .011, seg=16)
    daylight(k, d, holes, 150, 55, sun=(.7, .62, -.3))
    stage.camera((1.62, -1.25, 1.45), (1.3, d, 1.02), 48, centre=.49)


def schneidbrett(k):
    """The kitchen: bread on the oak board, the other two hang on the wall by their holes."""
    w, d, holes = 3.2, 2.2, [(.14, 1.3, .97, 2.3)]
    room(k, w, d, holes, front=-1)
    top = .93
    k.box('oak', (.0, d - .6, .1), (w, d, .9), .001, grain='z')
    for i in range(6):
        k.box('oak', (.02 + .6 * i, d - .62, .1), (.616 + .6 * i, d - .6, .885), .0015, grain='z')
    k.box('limestone', (0, d - .64, .9), (w, d, top), .003)
    k.box('limestone', (0, d - .02, top), (w, d, top + .1), .002)
    for size, x, turn in (('L', 1.05, 1.2), ('S', 1.37, -1.5)):
        mat, bw, bh = wares.BOARDS[size]
        k.rod('brass', .0042, (x, d, 1.66), (x, d - .05, 1.664), seg=20)
        with k.at(x, d - .0245, 1.6575, ry=turn):
            with k.at(0, 0, -bh + .027):
                wares.board(k, mat, bw, bh)
    with k.at(1.2, d - .36, top, rz=12):
        with k.at(-.19, 0, 0, rz=90):
            with k.at(rx=90):
                wares.board(k, *wares.BOARDS['M'])
        with k.at(0, 0, .0222):
            with k.at(.035, .022, 0, rz=8):
                everyday.loaf(k, .19)
            with k.at(.108, -.014, 0, rz=-24):
                everyday.slice_of_bread(k)
            with k.at(.06, -.04, .0002):
                everyday.crumbs(k, 40, .1, .05)
    with k.at(1.42, d - .52, top, rz=-24):
        everyday.bread_knife(k)
    with k.at(1.62, d - .27, top):
        vase(k, 'bowl', '#CFC6B6', 'clay', 1.05)
        for x, y, z in ((-.035, -.02, .03), (.04, -.01, .03), (0, .045, .034), (.004, .004, .066)):
            with k.at(x, y, z):
                everyday.tomato(k, 1)
    with k.at(.93, d - .17, top):
        vase(k, 'jar', '#E4DDCF', 'ceramic', .9)
    with k.at(.8, d - .33, top):
        vase(k, 'bottle', '#3E4636', 'ceramic', 1.1)
    with k.at(.98, d - .55, top, rz=-16):
        cloth(k, .24, .16, '#C9C2B2', folds=4)
    daylight(k, d, holes, 150, 45, sun=(.75, .4, -.34))
    stage.camera((1.45, .35, 1.4), (1.22, d - .3, 1.2), 46, centre=.5, fstop=7.1, focus=(1.2, d - .42, .98))


def spiegel(k):
    """The hall and what the mirror shows of it: window and coat rack."""
    w, d, holes = 2.7, 2.6, [(1.5, 2.45, .5, 2.35)]
    room(k, w, d, holes, front=0)
    k.box('plaster', (-.4, -.2, 0), (w + .4, 0, H), 0)
    with k.at(.7, 0, 1.62, rz=180):
        xs = wares.rack(k)
        with k.at(xs[1], -.088, .036):
            everyday.coat(k, '#5B5348')
        with k.at(xs[4], -.095, .036):
            everyday.bag(k)
    with k.at(1.25, d, 1.52):
        wares.mirror(k, .4, 40)
    with k.at(1.25, d, .86):
        k.box('oak', (-.46, -.2, 0), (.46, 0, .024), .002, grain='x')
        for x in (-.34, .34):
            k.prism('oak', [(0, 0), (-.15, 0), (0, -.13)], x - .011, x + .011, 'x')
        with k.at(.25, -.11, .024):
            vase(k, 'bowl', '#CFC6B6', 'clay', .85)
            with k.at(-.012, -.01, .0145, rz=30):
                everyday.keys(k)
        with k.at(-.04, -.1, .024, rz=-8):
            everyday.letters(k, 4)
        with k.at(-.33, -.1, .024):
            vase(k, 'bottle', '#3C3B38')
            branches(k, 3, .46, .24, .35, leaves=.035)
    fill = daylight(k, d, holes, 170, 0.01)
    fill.visible_glossy = False
    lamp = stage.area((1.5, 1.0, H - .1), (1.4, 1.3, 0), (1.6, 1.6), 26, (1, .98, .95))
    lamp.visible_glossy = False
    stage.camera((2.05, .42, 1.5), (1.25, d, 1.34), 50, centre=.5)


def tritt(k):
    """The bathroom: the step stool before the basin, as high as a child needs it."""
    w, d, holes = 2.6, 2.3, [(.5, 1.35, .9, 2.3)]
    room(k, w, d, holes, 'stone')
    k.box('plaster_green', (0, d - .012, .0), (w, d, 1.22), 0)
    k.box('oak', (0, d - .022, 1.22), (w, d, 1.245), .002)
    with k.at(1.3, d - .012, 0):
        k.box('oak', (-.55, -.47, .74), (.55, 0, .785), .003, grain='x')
        for x in (-.4, .4):
            k.prism('steel', [(0, .74), (-.36, .74), (-.36, .732), (-.01, .732), (-.01, .5), (0, .5)], x - .015, x + .015, 'x')
        with k.at(-.06, -.245, .785):
            everyday.basin(k)
        with k.at(-.06, 0, 1.03):
            everyday.tap(k)
        with k.at(.32, -.22, .785):
            vase(k, 'cup', '#E4DDCF', 'ceramic')
            k.rod('oak', .004, (.012, .0, .012), (-.028, .012, .175), .003, seg=12)
            k.box('paper', (-.036, .006, .158), (-.022, .018, .182), .002, tone='#F4F0E6')
        with k.at(.43, -.33, .785, rz=12):
            k.box('ceramic', (-.05, -.035, 0), (.05, .035, .01), .004, tone='#57594F')
            k.box('paper', (-.032, -.021, .01), (.032, .021, .028), .007, tone='#E3D6B8')
    with k.at(1.24, d, 1.62):
        wares.mirror(k, .25, 40)
    with k.at(2.2, d - .012, 1.13):
        k.rod('brass', .008, (-.26, -.07, 0), (.26, -.07, 0), seg=24)
        for x in (-.24, .24):
            k.rod('brass', .006, (x, 0, 0), (x, -.07, 0), seg=20)
        with k.at(0, -.07, 0):
            towel(k, .36, .52, .42, '#E4DDCF', '#57636B', .0095)
    with k.at(1.26, d - .78, 0, rz=-11):
        wares.step(k)
    k.box('plaster', (-.4, -3.2, 0), (w + .4, -3, H), 0)
    daylight(k, d, holes, 170, 60).visible_glossy = False
    stage.camera((1.72, -1.1, 1.22), (1.34, d, .72), 45, centre=.5, fstop=9, focus=(1.3, 1.4, .5))


def build(name):
    """The picture of a product in use."""
    k = Kit(sum(map(ord, name)))
    globals()[name.rsplit('-', 1)[0]](k)

"""The joiner's workshop: bench at the window, tools on the wall, planks; a dovetail joint; a stack of boards."""
import math

import stage
from furniture import planks, stool
from kit import Kit
from lamps import pendant
from machines import duct, table_saw
from props import flow, sheet_of_paper, vase
from rooms import boards, brickwork, left_window, shell
from tools import chisel, clamp, mallet, pencil, plane, saw, scale_rule, shaving, shavings, square, workbench

W, D, H = 8.2, 7.4, 4.4


def dovetails(k, mat='oak', mat2='walnut', n=4, t=.022, h=.15, length=.26):
    """A dovetailed corner standing on z = 0, its corner at the origin: the tail board along x, the pin board along y."""
    p = h / n
    tails = [((i + .2) * p, (i + .8) * p) for i in range(n)]
    e = p * .11
    with k.one_board():
        k.box(mat, (t, 0, 0), (length, t, h), .0006, grain='x')
        for a, b in tails:
            k.prism(mat, [(-.0006, a - e), (-.0006, b + e), (t, b), (t, a)], 0, t, 'y', grain='x')
    with k.one_board():
        k.box(mat2, (0, t, 0), (t, length, h), .0006, grain='y')
        low = [(0, 0, 0)] + [(b + e, b, 1) for _, b in tails]
        high = [(a - e, a, 1) for a, _ in tails] + [(h, h, 0)]
        for (z0, z0t, _), (z1, z1t, _) in zip(low, high):      # the pins: what the tails leave
            g = .00012
            k.prism(mat2, [(0, z0 + g), (0, z1 - g), (t, z1t - g), (t, z0t + g)], -.0006, t, 'y', grain='y')


def tool_wall(k):
    """An oak board with hanging tools, at local x 0..2.2 before y = 0."""
    k.box('oak', (0, -.022, 0), (2.2, 0, .86), .002, grain='x')
    for z in (.28, .57):
        k.box('ash_black', (0, -.0225, z), (2.2, -.0215, z + .003), 0)
    k.box('oak', (0, -.12, .84), (2.2, 0, .862), .002)
    for i in range(9):
        with k.at(.12 + i * .075, -.05, .52, ry=90):
            chisel(k, .006 + .004 * i, 'ash' if i % 3 else 'walnut')
    k.box('oak', (.06, -.07, .55), (.82, -.022, .565), .002)
    for i, x in enumerate((1.0, 1.22)):
        with k.at(x, -.035, .66):
            saw(k)
    with k.at(1.52, -.04, .34, rx=90):
        square(k)
    with k.at(1.85, -.04, .4, rx=90):
        square(k, 1.3)
    for i in range(3):
        with k.at(.25 + i * .42, -.07, .862, rz=6 * i):
            plane(k, .2 + .05 * i)
    with k.at(1.55, -.06, .862):
        vase(k, 'jar', '#8A8375', 'clay', .7)
    for i in range(4):
        with k.at(1.78 + i * .1, -.05, .3 - .3 + .02):
            clamp(k, .24)


def leaning(k, n=9, mats=('oak_raw',)):
    """Planks leaning against a wall at y = 0, standing along local x, sorted by wood."""
    x = 0
    for i in range(n):
        w, h = k.rnd.uniform(.14, .26), k.rnd.uniform(2.0, 2.9)
        with k.at(x, -.42 - .03 * (i % 3), 0, rx=-9.5 + k.rnd.uniform(-.6, .6), rz=k.rnd.uniform(-2, 2)):
            k.box(mats[i * len(mats) // n], (0, 0, 0), (w, .032, h), .003, grain='z')
        x += w * .82


def stack(k, mats, length=2.6, width=.62, layers=7):
    """Boards stacked with stickers, ends facing -y (towards the camera); bottom at z = 0."""
    z = 0
    for y in (.25, 1.3, 2.3):
        k.box('oak_raw', (-.05, y - .05, 0), (width + .05, y + .05, .09), .004, grain='x')
    z = .09
    for layer in range(layers):
        t = k.rnd.choice([.034, .042, .052])
        x = 0
        while x < width - .1:
            w = min(k.rnd.uniform(.15, .27), width - x)
            m = mats[layer % len(mats)]
            o = k.rnd.uniform(-.02, .06)
            k.box(m, (x, o, z), (x + w - .006, o + length, z + t), .003, grain='y')
            x += w
        z += t
        if layer < layers - 1:
            for y in (.28, 1.3, 2.32):
                k.box('oak_raw', (0, y, z), (width, y + .025, z + .022), .002, grain='x')
            z += .022


def dust(k, n, rx, ry):
    """Sawdust and chips on z = 0."""
    for _ in range(n):
        a, x, y = k.rnd.uniform(.002, .007), k.rnd.gauss(0, rx / 2), k.rnd.gauss(0, ry / 2)
        with k.at(x, y, 0, rz=k.rnd.uniform(0, 180)):
            k.box('oak_raw', (-a, -a * .4, 0), (a, a * .4, .0015), 0)


def heap(k, r, h, mat='oak_raw'):
    """A swept-up heap of shavings: a low mound with curls on it."""
    k.sheet(mat, lambda u, v: ((u - .5) * 2 * r, (v - .5) * 2 * r, max(-.002, h * (1 - min(1, math.hypot(u - .5, v - .5) * 2) ** 1.3)
                                                                  + .012 * math.sin(31 * u + 9 * v) * math.sin(27 * v) - .008)), 40, 40)
    for _ in range(70):
        a, q = k.rnd.uniform(0, 6.28), k.rnd.random() ** .7
        with k.at(r * q * math.cos(a), r * q * math.sin(a), max(0, h * (1 - q ** 1.3)) - .006, rz=k.rnd.uniform(0, 360), rx=k.rnd.uniform(-25, 25)):
            shaving(k, r=k.rnd.uniform(.009, .016), w=k.rnd.uniform(.02, .04), mat=mat)


def trestles(k, w=1.0):
    """Two low working trestles under a piece, 56 cm high."""
    for x in (-w / 2, w / 2):
        k.box('oak_raw', (x - .04, -.42, .5), (x + .04, .42, .56), .004, grain='y')
        for y in (-.36, .36):
            with k.at(x, y, 0, rx=-7 if y > 0 else 7):
                for q in (-.06, .06):
                    with k.at(q, 0, 0, ry=-5 if q > 0 else 5):
                        k.box('oak_raw', (-.02, -.022, 0), (.02, .022, .51), .003, grain='z')
        k.box('oak_raw', (x - .012, -.4, .18), (x + .012, .4, .23), .002, grain='y')


def carcass(k):
    """A walnut sideboard being glued up: two sides, bottom, top and middle, clamps across, blocks under the jaws; the back is open."""
    for z in (.56, 1.06):
        k.box('walnut', (-.75, -.22, z), (.75, .22, z + .022), .0012, grain='x')
    for x in (-.75, -.25, .25, .728):
        k.box('walnut', (x, -.22, .582), (x + .022, .22, 1.06), .0012, grain='z')
    k.box('walnut', (-.228, -.215, .81), (.25, .22, .828), .0012, grain='x')
    for x in (-.7, -.2, .3, .68):
        with k.at(x, -.236, .29, rz=90):
            clamp(k, .84, .54)
        k.box('ash', (x - .03, -.2, 1.082), (x + .03, -.1, 1.1), .002)
    for y in (-.1, .12):                            # two long clamps along the top
        with k.at(-.97, y, 1.156, ry=90):
            clamp(k, 1.75, 1.5)
    with k.at(.4, .05, 1.0825, rz=12):
        k.rod('tint', .035, (0, 0, 0), (0, 0, .12), .033, .004, 32, tone='#D9C28F')
        k.rod('tint', .012, (0, 0, .12), (0, 0, .15), .006, .001, 20, tone='#A3261B')


def room(k):
    """The hall: benches at the windows, a carcass in clamps in the middle, the saw behind, timber on the right."""
    holes = [(.8, 2.5, 1.0, 3.6), (3.1, 4.8, 1.0, 3.6), (5.4, 7.1, 1.0, 3.6)]
    shell(k, W, D, H, left=holes)
    for a, b, z0, z1 in holes:
        left_window(k, D, 0, a, b, z0, z1, bars=3, cols=3, transom=.68, mat='steel', handle=False, sill=False)
    with k.at(0, D - .1, 0):
        brickwork(k, W, H, colours=('#C9A48A', '#C2967A', '#B98B70', '#CDB09A', '#BFA08C', '#A97F68'))
    boards(k, -.4, -3, W, D, 'oak_raw', .2, 2.6, along='x')
    for x in (2.7, 5.5):                            # iron beams under the ceiling
        k.box('steel', (x - .09, -1, H - .02), (x + .09, D - .1, H), .002)
        k.box('steel', (x - .008, -1, H - .26), (x + .008, D - .1, H - .02), .001)
        k.box('steel', (x - .09, -1, H - .28), (x + .09, D - .1, H - .26), .002)
    for y in (2.2, 4.9):
        with k.at(.95, y, 0, rz=90):
            workbench(k, 2.0, .64)
    with k.at(1.7, D - .12, 1.2):
        tool_wall(k)
    k.box('oak', (1.5, D - .66, .84), (4.4, D - .11, .885), .003, grain='x')
    for x in (1.55, 2.95, 4.3):
        k.box('oak', (x, D - .6, 0), (x + .06, D - .14, .84), .003, grain='z')
    k.box('oak', (1.55, D - .58, .3), (4.36, D - .14, .325), .003, grain='x')
    for i in range(7):
        k.box('oak_raw', (1.75 + i * .03, D - .54, .325 + i * .03), (3.0 - k.rnd.uniform(0, .2), D - .2, .353 + i * .03), .002, grain='x')
    for i in range(5):                              # tins of oil and glue
        with k.at(3.25 + .19 * i, D - .4, .325):
            k.rod('satin', .07, (0, 0, 0), (0, 0, .16 + .04 * (i % 3)), None, .004, 36, k.rnd.choice(['#5E6B62', '#C9C4B8', '#7A2F25', '#3A3A38']))
            k.lathe('paper', [(.0706, .03), (.0706, .12)], seg=36, tone='#E4DDCF')
    for i in range(6):
        with k.at(3.3 + .16 * i, D - .3, .885):
            vase(k, k.rnd.choice(['jar', 'cup']), k.rnd.choice(['#8A8375', '#CFC6B6', '#57594F']), 'clay', .9)
    with k.at(2.2, D - .36, .8855, rz=4):
        sheet_of_paper(k, .59, .42)
        with k.at(.1, 0, .001):
            scale_rule(k)
    with k.at(5.0, D - .1, 0):
        leaning(k, 13, ('oak_raw', 'ash', 'walnut'))
    with k.at(W, 6.6, 0, rz=-90):
        leaning(k, 15, ('oak_raw', 'oak_raw', 'ash'))
    with k.at(.95, 2.2, .86, rz=90):                # on the near bench: a board in work
        k.box('oak_raw', (-.6, -.12, 0), (.75, .12, .034), .002, grain='x')
        with k.at(-.12, .01, .034, rz=3):
            plane(k)
        with k.at(-.42, -.02, .034):
            shavings(k, 14, .16, .12)
        with k.at(.82, -.2, 0, rz=25):
            mallet(k)
        for i in range(3):
            with k.at(.62 + .1 * i, .22, .0, rz=95 + 6 * i):
                chisel(k, .01 + .006 * i)
    with k.at(.95, 4.9, .86, rz=90):                # on the far one: a frame, a vice full of legs
        for y in (-.2, .14):
            k.box('ash', (-.5, y, 0), (.5, y + .06, .03), .002, grain='x')
        for x in (-.5, .44):
            k.box('ash', (x, -.2, .0), (x + .06, .2, .03), .002, grain='y')
        with k.at(.75, .1, 0, rz=-20):
            square(k)
    with k.at(1.65, 2.3, 0):
        heap(k, .42, .1)
    with k.at(1.75, 2.3, 0):
        shavings(k, 60, .7, 1.1)
        dust(k, 900, 1.0, 1.6)
    with k.at(2.0, 5.2, 0):
        shavings(k, 30, .4, .9)
    with k.at(1.58, 2.9, 0):                        # a broom leaning on the bench
        k.rod('oak', .013, (0, 0, .1), (-.5, .03, 1.4), seg=20)
        k.box('walnut', (-.03, -.17, .06), (.03, .17, .12), .008)
        k.box('tint', (-.026, -.165, 0), (.026, .165, .06), .004, tone='#5A4636')
    with k.at(3.9, 2.35, 0, rz=14):
        trestles(k)
        carcass(k)
    with k.at(3.9, 2.1, 0):
        dust(k, 500, 1.6, 1.0)
    with k.at(5.1, 4.7, 0, rz=90):
        table_saw(k)
    with k.at(5.2, 4.2, 0):
        dust(k, 700, 1.1, 1.3)
    duct(k, [(1.05, 5.7, H + .05), (1.05, 5.7, H - .4), (1.2, 5.7, H - .55), (W + .05, 5.7, H - .55)], .11)
    k.rod('iron', .15, (W - .012, 5.7, H - .55), (W + .01, 5.7, H - .55), seg=40)
    k.rod('iron', .15, (1.05, 5.7, H - .012), (1.05, 5.7, H + .01), seg=40)
    duct(k, [(5.1, 5.7, H - .55), (5.1, 5.7, 2.2), (5.0, 5.3, 1.7), (4.72, 4.7, 1.35)], .05)
    with k.at(6.2, 3.1, 0):                         # a sack of shavings and offcuts in a crate
        k.lathe('linen', flow([(0, 0), (.26, 0), (.3, .1), (.28, .45), (.24, .66), (.26, .72), (.2, .7), (.1, .66), (0, .68)], 5), seg=64, smooth=True, tone='#B09A76')
    with k.at(6.6, 2.2, 0, rz=-12):
        for z in (.04, .2, .36):
            for lo, hi in (((-.3, -.2), (.3, -.182)), ((-.3, .182), (.3, .2)), ((-.3, -.182), (-.282, .182)), ((.282, -.182), (.3, .182))):
                k.box('oak_raw', (*lo, z), (*hi, z + .12), .002)
        for _ in range(24):
            with k.at(k.rnd.uniform(-.2, .2), k.rnd.uniform(-.12, .12), k.rnd.uniform(.1, .4), rx=k.rnd.uniform(-60, 60), rz=k.rnd.uniform(0, 180)):
                k.box(k.rnd.choice(['oak_raw', 'ash', 'walnut']), (-.02, -.015, -.12), (.03, .02, k.rnd.uniform(.06, .2)), .001, grain='z')
    with k.at(2.6, 3.9, 0, rz=15):
        stool(k, 'oak')
    for x, y in ((1.4, 3.5), (3.9, 2.6), (3.9, 5.2)):
        with k.at(x, y, 2.5):
            pendant(k, H - 2.5, 'factory', '#31473A', 1.25)
    return holes


def joint(k):
    """Picture 2: the joint on the bench, plane and shavings out of focus."""
    planks(k, 'ash', -1, -.5, 1, .7, 0, .08, 7)
    with k.at(-.02, -.04, .0005, rz=52):
        dovetails(k)
    with k.at(.27, .16, 0, rz=-160):
        plane(k)
    with k.at(-.2, .24, 0):
        shavings(k, 14, .14, .1)
    with k.at(.12, -.1, 0):
        shavings(k, 4, .06, .03)
    with k.at(.03, -.21, 0, rz=14):
        chisel(k, .016, 'walnut')
    with k.at(-.24, -.12, 0, rz=70):
        pencil(k)
    with k.at(.34, .1, 0, rz=-60):
        square(k)


def build(name):
    """Views: 1 workshop, 2 dovetail joint, 3 stacked boards, 4 board in work, 5 carcass in clamps, 6 wall of tools."""
    k = Kit(33)
    n = name[-1]
    if n in '1456':
        holes = room(k)
        k.finish()
        stage.windows_left(k, D, holes, 150)
        stage.sky(.25, (1, .98, .95))
        stage.area((4.6, -2.2, 3.4), (3.6, 3, 1), (3.4, 1.8), 150, (1, .98, .95))
        stage.sun((.8, .35, -.55), 7, .8, (1, .9, .76))
    elif n == '2':
        joint(k)
        k.box('plaster_grey', (-3, 1.6, -1), (3, 1.7, 3), 0)
        k.finish()
        stage.sky(.22, (1, .98, .95))
        stage.area((-1.5, .5, .95), (0, 0, .05), (1.2, 1.1), 52, (1, .97, .93))
    else:
        k.box('plaster', (-5, 3.3, -.2), (7, 3.5, 4), 0)
        boards(k, -3, -2, 6, 3.4, 'oak', .2, 2.6, along='x')
        for i, (m, n) in enumerate(((['oak_raw'], 8), (['walnut'], 9), (['ash'], 7), (['oak_raw'], 9))):
            with k.at(-1.35 + i * .82, 0, 0, rz=k.rnd.uniform(-1, 1)):
                stack(k, m, layers=n)
        k.finish()
        stage.sky(.25, (1, .98, .95))
        stage.area((-3.0, -1.2, 2.0), (.4, .4, .3), (1.6, 2.0), 300, (1, .97, .93))
    stage.view(name, [
        dict(at=(4.45, -1.7, 1.55), look=(3.7, 5, 1.5), lens=27, centre=.44),
        dict(at=(.08, -.74, .42), look=(.0, .06, .045), lens=46, fstop=3.2, focus=(-.02, -.03, .08), tilt=True),
        dict(at=(.55, -1.75, .8), look=(.3, .2, .42), lens=32, centre=.47, fstop=4, focus=(.3, .02, .4)),
        dict(at=(1.9, 1.25, 1.4), look=(.98, 2.2, .9), lens=42, fstop=4, focus=(1.0, 2.1, .9), tilt=True),
        dict(at=(2.75, 1.2, 1.35), look=(3.75, 2.3, .9), lens=38, centre=.5, fstop=5.6, focus=(3.6, 2.15, .9)),
        dict(at=(2.75, 4.6, 1.6), look=(2.75, 7.2, 1.5), lens=36, centre=.5, fstop=5.6, focus=(2.75, 7.2, 1.5)),
    ])

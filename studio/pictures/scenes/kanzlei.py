"""Law office: a library wall in walnut with a rolling ladder, a long meeting table before it."""
import math

import stage
from chairs import padded
from furniture import front, planks, top, trestle
from kit import Kit, smooth
from lamps import pendant
from office import binders, carafe, pad, paper_stack, tumbler
from props import books, pile
from rooms import boards, cornice, left_window, shell, skirting

W, D, H = 7.2, 6.2, 3.3
COLS, CW, DEPTH, T = 7, 1.0, .34, .024
ROWS = [.86, 1.24, 1.6, 1.94, 2.27, 2.6]       # shelf heights, m
LAW = ['#5A2F28', '#6B3A2E', '#2F3B3C', '#3C4A3A', '#8A7556', '#B5A68A', '#2A2A2C', '#7A5A46', '#C9BFAE', '#4A3A30', '#33424F']


def library(k):
    """Cupboards below, open shelves above, brass rail; front face at y = 0, starting at x = 0."""
    w = COLS * CW
    k.box('ash_black', (.02, .04, 0), (w - .02, DEPTH + .1, .08), 0)
    k.box('ash_black', (T, .004, .08), (w - T, .05, .834), 0)
    for i in range(COLS + 1):
        k.box('walnut', (i * CW - T / 2, .1, .86), (i * CW + T / 2, .1 + DEPTH, 2.86), .0015, grain='z')
    k.box('walnut', (-T / 2, 0, .08), (T / 2, .1 + DEPTH, .84), .0015, grain='z')
    k.box('walnut', (w - T / 2, 0, .08), (w + T / 2, .1 + DEPTH, .84), .0015, grain='z')
    for i in range(COLS):
        k.box('walnut', (i * CW, .1 + DEPTH - .012, .86), ((i + 1) * CW, .1 + DEPTH, 2.86), 0, grain='z')
        for j in (0, 1):
            front(k, 'walnut', i * CW + j * CW / 2, i * CW + (j + 1) * CW / 2, .085, .832, 0, .022, .002)
            x = i * CW + CW / 2 + (.04 if j else -.04)
            k.rod('brass', .005, (x, -.045, .66), (x, -.045, .78), seg=12)
            for z in (.68, .76):
                k.rod('brass', .0035, (x, -.045, z), (x, -.02, z), seg=10)
        for n, z in enumerate(ROWS):
            if n:
                k.box('walnut', (i * CW + T / 2, .104, z - .022), ((i + 1) * CW - T / 2, .1 + DEPTH - .012, z), .0015)
            room = (ROWS[n + 1] if n + 1 < len(ROWS) else 2.84) - z - .024
            with k.at(i * CW, .1, z):
                r = k.rnd.random()
                if n < 2 and r < .4:
                    count = k.rnd.randint(5, 10)
                    with k.at(.03, .015, 0):
                        binders(k, count)
                    books(k, .05 + count * .0825, CW - .016, .3, room, .9, LAW)
                elif n == len(ROWS) - 1 or r > .9:
                    with k.at(CW * k.rnd.uniform(.55, .75), .15, 0):
                        pile(k, k.rnd.randint(2, 5), .2, .26, LAW)
                    if k.rnd.random() < .7:
                        books(k, .016, .42, .3, room, 1, LAW)
                else:
                    books(k, .016, CW - .016, .3, room, k.rnd.choice([.72, .9, 1, 1, 1]), LAW)
    planks(k, 'walnut', -T, -.03, w + T, .1 + DEPTH, .86, .026, 4)
    k.box('walnut', (-T, .06, 2.84), (w + T, .1 + DEPTH, 2.9), .003)
    k.rod('brass', .0125, (-.01, .035, 2.42), (w + .01, .035, 2.42), seg=18)
    for i in range(COLS + 1):
        k.rod('brass', .007, (i * CW, .035, 2.42), (i * CW, .1, 2.42), seg=12)


LEAN, FOOT = math.tan(math.radians(15.6)), -.66


def ladder(k):
    """A ladder on wheels that hangs on the rail, at local x = 0, its foot 66 cm before the wall; the treads are level."""
    for s in (-1, 1):
        with k.at(s * .21, FOOT, .03, rx=-15.6):
            k.box('walnut', (-.014, -.034, .02), (.014, .034, 2.43), .004, grain='z')
            k.box('brass', (-.0165, -.02, .0), (.0165, .02, .12), .001)
            for z in (.06, .1):
                k.rod('brass', .004, (-.0175, 0, z), (.0175, 0, z), seg=16)
        with k.at(s * .21, FOOT, .03):
            k.lathe('satin', [(.014, -.011), (.027, -.011), (.03, -.008), (.03, .008), (.027, .011), (.014, .011)], axis='x', seg=40, tone='#1D1C1B')
            k.rod('brass', .014, (-.012, 0, 0), (.012, 0, 0), seg=28)
        bend = [(-.05, 2.2), (-.022, 2.4), (-.01, 2.455), (.01, 2.485), (.035, 2.497), (.06, 2.485), (.07, 2.46), (.066, 2.436)]
        hook = [p[:2] for p in smooth([(*p, 0) for p in bend], 6)] + [(.012, 2.436), (.003, 2.4), (-.02, 2.2)]
        k.prism('brass', hook, s * .2242, s * .2292, 'x')
        k.lathe('brass', [(.008, -.011), (.024, -.011), (.024, -.008), (.017, -.005), (.017, .005), (.024, .008), (.024, .011), (.008, .011)],
                (s * .21, .035, 2.45), 'x', 40)
        k.rod('iron', .004, (s * .195, .035, 2.45), (s * .232, .035, 2.45), seg=16)
        for z in (2.24, 2.32):
            k.rod('iron', .0045, (s * .2242, -.03 + (z - 2.24) * .13, z), (s * .231, -.03 + (z - 2.24) * .13, z), seg=16)
    for i in range(7):
        z = .3 + .27 * i
        y = FOOT + (z - .03) * LEAN
        k.box('walnut', (-.197, y - .045, z - .024), (.197, y + .045, z), .003, grain='x')


def meeting(k, length=4.2):
    """The long table with chairs and what lies on it."""
    top(k, 'walnut', -length / 2, -.65, length / 2, .65, .745, .036)
    for s in (-1, 1):
        with k.at(s * 1.5, 0, 0):
            trestle(k, 'walnut', 1.12, .709)
    k.box('walnut', (-1.57, -.015, .235), (1.57, .015, .29), .004, grain='x')
    for i in range(4):
        for s in (-1, 1):
            out = .78 + (.32 if (i, s) == (2, -1) else k.rnd.uniform(0, .07))
            with k.at(-1.55 + 1.03 * i + k.rnd.uniform(-.05, .05), s * out, 0, rz=(0 if s > 0 else 180) + (24 if (i, s) == (2, -1) else k.rnd.uniform(-6, 6))):
                padded(k, 'walnut', '#4A5046')
            if (i + s) % 3:
                with k.at(-1.5 + 1.03 * i, s * .42, .745, rz=k.rnd.uniform(-9, 9)):
                    pad(k)
                with k.at(-1.27 + 1.03 * i, s * .3, .745):
                    tumbler(k, k.rnd.choice((0, .4, .7)))
    with k.at(-.1, .05, .745):
        carafe(k)
    with k.at(.75, .1, .745, rz=8):
        pile(k, 3, .2, .28, LAW)
    with k.at(-.75, -.1, .745, rz=-12):
        paper_stack(k, 50)
    with k.at(.3, -.22, .745, rz=31):
        paper_stack(k, 12)


def rail_lamp(k):
    """A brass lamp over the shelves: an arm from the cap at local z = 0 and a tube that shines on the spines."""
    k.tube('brass', [(0, .05, 0), (0, .05, .05), (0, -.02, .075), (0, -.16, .075), (0, -.2, .06)], .007, seg=14)
    k.rod('brass', .021, (-.3, -.2, .045), (.3, -.2, .045), seg=32)
    k.box('glow_warm', (-.28, -.206, .022), (.28, -.19, .026), 0)


def build(name):
    """Views: 1 room in the evening, 2 ladder, 3 compartments, 4 the ladder's hook on the rail, 5 table, 6 cupboard doors."""
    k = Kit(5)
    holes = [(.9, 2.1, .5, 2.85), (3.0, 4.2, .5, 2.85)]
    shell(k, W, D, H, left=holes)
    for a, b, z0, z1 in holes:
        left_window(k, D, 0, a, b, z0, z1, transom=.72)
    boards(k, -.4, -3, W, D, 'oak', .15, 2.2, along='x')
    for x, y, rz, ln in ((0, D, 0, W), (W, D, -90, D), (0, 0, 90, D)):
        with k.at(x, y, H, rz=rz):
            cornice(k, ln, .13)
        if rz:
            with k.at(x, y, 0, rz=rz):
                skirting(k, ln, .14)
    k.box('plaster', (0, D - .005, 2.9), (W, D, H), 0)
    x0 = (W - COLS * CW) / 2
    with k.at(x0, D - .1 - DEPTH, 0):
        library(k)
        with k.at(5.3, 0, 0):
            ladder(k)
        for i in range(3):
            with k.at(CW * (1.5 + 2 * i), .1, 2.9):
                rail_lamp(k)
    k.box('wool', (.9, 1.2, 0), (6.3, 3.9, .012), .004, tone='#5E5A50')
    tx, ty = W / 2 - .1, 2.6
    with k.at(tx, ty, .012):
        meeting(k)
    for i in (-1, 0, 1):
        with k.at(tx + 1.25 * i, ty, 1.62):
            pendant(k, H - 1.62, 'dome', '#24362C', 1.1)
    k.finish()
    stage.windows_left(k, D, holes, 26, (.5, .66, 1), view='dusk')
    stage.sky(.05, (.6, .75, 1))
    for i in (-1, 0, 1):
        stage.area((tx + 1.25 * i, ty, 1.64), (tx + 1.25 * i, ty, 0), (.2, .2), 17, (1, .82, .6), 150)
        stage.area((x0 + CW * (3.5 + 2 * i), D - DEPTH - .2, 2.92), (x0 + CW * (3.5 + 2 * i), D - .25, 1.3), (.56, .02), 11, (1, .82, .6), 130)
    stage.area((W / 2, 1.5, H - .05), (W / 2, 1.5, 0), (4, 3), 75, (1, .86, .68))
    stage.area((W / 2 + 1, -2.2, 2.4), (W / 2, 3, .6), (3.5, 1.6), 60, (1, .88, .72))
    n = name[-1]
    if n == '1':
        stage.camera((4.35, -1.75, 1.42), (3.45, 5, 1.35), 27, centre=.46)
    elif n == '2':
        stage.camera((4.1, 1.6, 1.5), (5.3, 5.7, 1.45), 33, centre=.5, fstop=5.6, focus=(5.4, 5.5, 1.5))
    elif n == '3':
        stage.camera((2.3, 4.25, 1.62), (2.95, 5.8, 1.55), 40, centre=.5, fstop=3.5, focus=(2.95, 5.86, 1.55))
    elif n == '4':
        stage.camera((5.05, 5.05, 2.4), (5.62, 5.8, 2.38), 60, centre=.5, fstop=3.5, focus=(5.61, 5.76, 2.42))
    elif n == '5':
        stage.camera((5.75, 1.62, 1.02), (5.05, 2.25, .75), 55, centre=.55, fstop=4, focus=(5.2, 2.15, .75), tilt=True)
    else:
        stage.camera((3.35, 4.75, .95), (3.6, 5.75, .78), 50, centre=.5, fstop=4, focus=(3.6, 5.73, .8))

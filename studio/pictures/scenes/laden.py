"""Stationery shop: oak shelves to the ceiling, small drawers, a long counter, paper rolls."""
import math

import stage
from furniture import front, planks, stool
from kit import Kit
from lamps import desk_lamp, pendant
from props import CALM, books, branches, pile, sheet_of_paper, vase
from rooms import boards, left_window, shell, skirting
from tools import pencil

W, D, H = 5.4, 4.9, 3.2
PAPER = ['#E9E2D2', '#D8CDB8', '#C7B79B', '#B98F78', '#7F8B78', '#57636B', '#A85C43', '#D9C28F', '#3C4A46', '#EDE8DD', '#B5A68A', '#93A0A0']


def label_frame(k, x, y, z):
    """A brass label holder with a card, on a front at y."""
    k.box('paper', (x - .022, y - .0012, z - .01), (x + .022, y, z + .01), .0002, tone='#EFE8D8')
    for a, b in (((x - .026, z - .014), (x + .026, z - .01)), ((x - .026, z - .01), (x - .022, z + .012)), ((x + .022, z - .01), (x + .026, z + .012))):
        k.box('brass', (a[0], y - .003, a[1]), (b[0], y, b[1]), .0006)


def drawers(k, x0, x1, z0, z1, cols, rows):
    """A block of small drawers with pulls and label frames; fronts at y = 0."""
    cw, rh = (x1 - x0) / cols, (z1 - z0) / rows
    k.box('oak', (x0, .002, z0), (x1, .34, z1), .001)
    k.box('ash_black', (x0 + .012, .0, z0 + .008), (x1 - .012, .004, z1 - .008), 0)
    for i in range(cols):
        for j in range(rows):
            a, b = x0 + i * cw, z0 + j * rh
            out = 0
            front(k, 'oak', a, a + cw, b, b + rh, -out, .018, .0028, None, 'x')
            y = -out - .018
            label_frame(k, a + cw / 2, y, b + rh * .66)
            k.lathe('brass', [(0, -.03), (.006, -.0295), (.0105, -.026), (.011, -.021), (.0055, -.014), (.0045, 0)][::-1],
                    (a + cw / 2, y, b + rh * .3), 'y', 22, True)


def goods(k, w, room, kind):
    """Fill one compartment (from x = 0, on z = 0, 32 cm deep) with paper goods."""
    rd = k.rnd
    if kind == 'rolls':
        z, row = 0, 0
        r = rd.uniform(.026, .034)
        while z + 2 * r < room - .03 and row < 4:
            x = .01 + r + (r if row % 2 else 0)
            while x + r < w - .008:
                ln = rd.uniform(.2, .29)
                c = rd.choice(PAPER)
                k.rod('paper', r * .98, (x, .33 - ln, z + r), (x, .33, z + r), tone=c, seg=28)
                k.rod('paper', r * .6, (x, .33 - ln - .0006, z + r), (x, .33 - ln + .001, z + r), tone='#CFC4AE', seg=20)
                k.rod('tint', r * .45, (x, .33 - ln - .0012, z + r), (x, .33 - ln, z + r), tone='#1D1B18', seg=18)
                x += 2 * r
            z += r * 1.75
            row += 1
    elif kind == 'stacks':
        x = .02
        while x + .17 < w:
            z, ww = 0, rd.uniform(.15, .2)
            c = rd.choice(PAPER)
            while z < room * rd.uniform(.35, .8):
                t = rd.uniform(.006, .013)
                if rd.random() < .2:
                    c = rd.choice(PAPER)
                with k.at(x + ww / 2 + rd.gauss(0, .002), .15 + rd.gauss(0, .002), z, rz=rd.gauss(0, 1.2)):
                    k.box('paper', (-ww / 2, -.12, 0), (ww / 2, .12, t), .0012, tone=c)
                z += t
            x += ww + .025
    elif kind == 'boxes':
        x = .02
        while x + .2 < w:
            ww, h = rd.uniform(.16, .24), rd.uniform(.1, .17)
            c = rd.choice(PAPER)
            for q in range(2 if h * 2 < room - .05 else 1):
                k.box('linen', (x, .03, q * h), (x + ww, .31, q * h + h * .72), .002, tone=c)
                k.box('linen', (x - .002, .028, q * h + h * .72), (x + ww + .002, .312, q * h + h - .002), .002, tone=c)
                label_frame(k, x + ww / 2, .03, q * h + h * .36)
            x += ww + .015
    elif kind == 'vases':
        for q in range(3):
            with k.at(w * (.2 + .3 * q), .17, 0):
                vase(k, rd.choice(['cup', 'jar', 'round', 'bowl']), rd.choice(['#CFC6B6', '#57594F', '#B9AE9C', '#E4DDCF']), 'clay', .75)
                if q == 1:
                    for a in range(6):
                        k.rod('satin', .0035, (0, 0, .03), (rd.uniform(-.03, .03), rd.uniform(-.03, .03), .24), tone=rd.choice(PAPER), seg=6)
    else:
        books(k, .01, w - .01, .28, room, rd.uniform(.7, 1), PAPER)


def wall_unit(k):
    """Oak unit 5 m wide: drawers to 1.0 m, a shelf edge, compartments to 2.95 m. Front at y = 0."""
    n, cw, t = 6, .86, .022
    k.box('ash_black', (.01, .04, 0), (n * cw - .01, .36, .07), 0)
    for i in range(n):
        drawers(k, i * cw, (i + 1) * cw, .07, .97, 3, 6)
    k.box('oak', (-.01, -.04, .97), (n * cw + .01, .36, 1.0), .002)
    rows = [1.0, 1.42, 1.82, 2.2, 2.56, 2.9]
    kinds = ['rolls', 'stacks', 'boxes', 'rolls', 'books', 'stacks', 'vases']
    for i in range(n + 1):
        k.box('oak', (i * cw - t / 2, .02, 1.0), (i * cw + t / 2, .36, 2.92), .0015, grain='z')
    for i in range(n):
        k.box('oak', (i * cw, .345, 1.0), ((i + 1) * cw, .36, 2.92), 0, grain='z')
        for j, z in enumerate(rows):
            if j:
                k.box('oak', (i * cw + t / 2, .024, z - .02), ((i + 1) * cw - t / 2, .345, z), .0015)
            if j < len(rows) - 1:
                with k.at(i * cw + t / 2 + .004, .02, z):
                    goods(k, cw - t - .008, rows[j + 1] - z - .02, kinds[(i * 2 + j * 3 + (i * j) % 2) % len(kinds)])
    k.box('oak', (-.02, .0, 2.92), (n * cw + .02, .36, 2.97), .002)


def counter(k):
    """The counter: 2.6 m, framed front, thick top, a roll of wrapping paper and small things on it."""
    k.box('oak', (-1.3, -.3, .08), (1.3, .3, .88), .002)
    for i in range(13):
        k.box('oak', (-1.3 + i * .2 + .002, -.318, .08), (-1.1 + i * .2 - .002, -.3, .88), .004, grain='z')
    k.box('ash_black', (-1.28, -.28, 0), (1.28, .28, .08), 0)
    planks(k, 'oak', -1.36, -.36, 1.36, .36, .92, .04, 5)
    k.box('steel', (.35, -.1, .92), (.37, .1, 1.1), .002)
    k.box('steel', (1.0, -.1, .92), (1.02, .1, 1.1), .002)
    k.rod('paper', .06, (.38, 0, 1.04), (.99, 0, 1.04), tone='#C2A882', seg=40)
    k.rod('steel', .008, (.34, 0, 1.04), (1.03, 0, 1.04))
    k.sheet('paper', lambda u, v: (.38 + .61 * u, -.06 - .22 * min(1, v * 1.2), 1.04 - .118 * math.sin(min(1, v * 1.25) * math.pi / 2)), 2, 20, tone='#C2A882')
    with k.at(-.95, .05, .92):
        desk_lamp(k)
    with k.at(-.35, -.1, .92, rz=10):
        sheet_of_paper(k, .35, .25)
        with k.at(.05, -.05, .001, rz=25):
            pencil(k)
    with k.at(-.05, .14, .92):
        pile(k, 4, .16, .22, PAPER)
    with k.at(.2, -.18, .92):
        vase(k, 'cup', '#57594F', 'clay')
        for a in range(7):
            k.rod('satin', .0035, (0, 0, .02), (k.rnd.uniform(-.025, .025), k.rnd.uniform(-.025, .025), .17), tone=k.rnd.choice(PAPER), seg=6)


def build(name):
    """Views: 1 shop, 2 compartments with rolls above drawers, 3 drawers close, 4 wrapping paper on the counter, 5 ledge at the window, 6 rolls."""
    k = Kit(14)
    holes = [(1.1, 3.6, .35, 2.75)]
    shell(k, W, D, H, left=holes)
    left_window(k, D, 0, *holes[0], transom=.78, cols=3, handle=False, mat='ash_black')
    boards(k, -.4, -3, W, D, 'ash', .14, 2.2, along='x')
    with k.at(W, D, 0, rz=-90):
        skirting(k, D)
    with k.at(.12, D - .36, 0):
        wall_unit(k)
    with k.at(3.0, 2.2, 0):
        counter(k)
    for x in (2.3, 3.05, 3.8):
        with k.at(x, 2.2, 1.75):
            pendant(k, H - 1.75, 'dome', '#31473A', .8)
    with k.at(1.05, 1.75, 0, rz=20):
        stool(k, 'oak')
    with k.at(.3, 2.2, 0):                       # window ledge with a plant of branches
        k.box('oak', (-.3, -1.2, .42), (.2, 1.2, .46), .003, grain='y')
        for y in (-1.1, 0, 1.1):
            k.box('oak', (-.26, y - .02, 0), (.16, y + .02, .42), .002, grain='z')
        with k.at(0, .5, .46):
            vase(k, 'tall', '#CFC6B6', 'clay')
            branches(k, 5, .6, .3, .45, leaves=.045)
        with k.at(-.02, -.15, .46, rz=8):
            pile(k, 5, .2, .28, PAPER)
    k.finish()
    stage.windows_left(k, D, holes, 165)
    stage.sky(.42, (1, .98, .96))
    stage.area((3.4, -1.8, 2.8), (2.8, 3, 1), (3, 1.6), 170, (1, .98, .96))
    stage.sun((.85, .3, -.55), 1.8, 2.5)
    stage.view(name, [
        dict(at=(3.5, -1.55, 1.45), look=(2.5, 5, 1.4), lens=27, centre=.47),
        dict(at=(1.5, 2.5, 1.4), look=(2.0, 4.6, 1.35), lens=30, centre=.5, fstop=8, focus=(2, 4.6, 1.3)),
        dict(at=(1.35, 3.55, .86), look=(1.72, 4.54, .74), lens=36, centre=.5, fstop=2.8, focus=(1.68, 4.52, .7)),
        dict(at=(2.55, 1.15, 1.4), look=(3.55, 2.2, .98), lens=38, centre=.5, fstop=4, focus=(3.6, 2.15, 1)),
        dict(at=(2.0, 1.0, 1.25), look=(.3, 2.5, .78), lens=30, centre=.5, fstop=5.6, focus=(.35, 2.5, .7)),
        dict(at=(2.0, 3.35, 1.52), look=(2.2, 4.66, 1.6), lens=50, centre=.5, fstop=4, focus=(2.2, 4.58, 1.6)),
    ])

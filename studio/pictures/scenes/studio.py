"""The studio's desk with drawings and samples; the material board from above."""
import math

import stage
from furniture import chair, table
from hero import drawing
from kit import Kit
from lamps import desk_lamp, pendant
from props import CALM, books, branches, lines, sheet_of_paper, vase
from rooms import boards, left_window, shell, skirting
from tools import pencil, scale_rule

W, D, H = 4.6, 4.2, 3.1


def desk(k):
    holes = [(1.1, 2.7, .7, 2.7)]
    shell(k, W, D, H, left=holes)
    left_window(k, D, 0, *holes[0], transom=.7)
    boards(k, -.4, -3, W, D, 'oak', .16, 2.4, along='x')
    with k.at(0, D, 0):
        skirting(k, W, .12)
    with k.at(1.9, 2.3, 0):
        table(k, 2.0, .85, 'oak')
        with k.at(-.05, -.02, .7405, rz=-4):
            drawing(k)
            with k.at(.2, -.1, .0008, rz=30):
                pencil(k)
            with k.at(-.1, -.2, .0008, rz=-8):
                scale_rule(k)
        with k.at(-.78, .2, .74):
            desk_lamp(k, '#31473A')
        for i, (m, s) in enumerate((('walnut', .15), ('oak', .14), ('ash', .13), ('limestone', .1), ('green_stone', .1), ('ash_black', .12))):
            with k.at(.62 + .165 * (i % 2), -.19 + .155 * (i // 2), .74, rz=k.rnd.uniform(-7, 7)):
                k.box(m, (-s / 2, -s / 2.6, 0), (s / 2, s / 2.6, .018), .0012)
        with k.at(.52, .3, .74):
            vase(k, 'cup', '#57594F', 'clay', 1.1)
            for i in range(6):
                k.rod('satin', .0036, (0, 0, .02), (k.rnd.uniform(-.03, .03), k.rnd.uniform(-.03, .03), .19), tone=k.rnd.choice(CALM), seg=6)
        with k.at(-.35, .33, .74):
            for i in range(3):
                k.rod('paper', .022, (-.05, .03 - .047 * i, .022), (.5, .04 - .047 * i, .022), tone='#F1ECE0')
        with k.at(.05, .75, 0, rz=8):
            chair(k, 'oak', '#3A3733')
        with k.at(-.3, -.72, 0, rz=192):
            chair(k, 'oak', '#3A3733')
    for z in (1.35, 1.75):                         # shelves on the back wall
        k.box('oak', (1.6, D - .26, z), (4.2, D, z + .03), .002)
        x = 1.62
        while x < 3.9:
            with k.at(x, D - .26, z + .03):
                if k.rnd.random() < .6:
                    books(k, 0, .5, .24, .34, .9, CALM)
                    x += .56
                else:
                    with k.at(.14, .13, 0):
                        vase(k, k.rnd.choice(['round', 'bowl', 'bottle', 'jar']), k.rnd.choice(['#CFC6B6', '#57594F', '#B98F6E']), 'clay', .95)
                    x += .32
    for i, (x, w, h) in enumerate(((.35, .5, .7), (.95, .42, .3), (.95, .42, .34))):
        with k.at(x, D - .004, (1.2, 1.2, 1.56)[i]):
            k.box('paper', (0, -.002, 0), (w, 0, h), .0003, tone='#F3EEE3')
            with k.at(w / 2, -.0022, h / 2, rx=90, s=w / 1.05):
                s = [(-.35, -.2, .35, -.2), (-.35, .2, .35, .2), (-.35, -.2, -.35, .2), (.35, -.2, .35, .2), (-.1, -.2, -.1, .2), (-.35, .02, .35, .02), (.12, .02, .12, .2)]
                lines(k, s, .003, 0)
    with k.at(3.7, D - .3, 0):
        vase(k, 'tall', '#8A8375', 'clay', 1.7)
        with k.at(s=1.6):
            branches(k, 5, .7, .3, .4, leaves=.045)
    for i, m in enumerate(('oak', 'walnut', 'ash', 'oak', 'ash_black')):    # leaning boards
        with k.at(4.0 + .0 * i, 3.6 - i * .17, 0, ry=7):
            k.box(m, (.3, 0, 0), (.325, .15, 1.1 + .17 * i), .002, grain='z')
    with k.at(2.0, 2.3, 1.68):
        pendant(k, H - 1.68, 'dome', s=1.2)
    k.finish()
    stage.windows_left(k, D, holes, 240)
    stage.sky(.4, (1, .98, .96))
    stage.area((2.6, -1.5, 2.5), (2.3, 3, .8), (2.6, 1.4), 85, (1, .98, .96))
    stage.sun((.85, .1, -.5), 2.0, 2.5)


def board(k):
    """Samples laid out on linen-covered board, seen from above; 60 × 75 cm."""
    k.box('paper', (-2, -2, -.02), (2, 2, 0), 0, tone='#E4DED2')
    k.box('oak', (-.31, -.385, .0), (.31, .385, .012), .002, grain='y')
    k.box('linen', (-.3, -.375, .01), (.3, .375, .0135), .001, tone='#DCD4C5')
    put = [('oak', -.2, .2, .17, .3, .02, 0, 'y'), ('walnut', -.015, .22, .15, .26, .02, 1, 'y'), ('ash', .17, .25, .17, .18, .02, -1, 'y'),
           ('ash_black', .175, .07, .15, .14, .018, 2, 'y'), ('limestone', -.2, -.08, .18, .2, .014, -1, 'x'), ('green_stone', .0, -.03, .14, .16, .014, 1, 'x'),
           ('travertine', .17, -.1, .16, .14, .014, -2, 'x'), ('soapstone', -.02, -.2, .13, .12, .014, 2, 'x')]
    for m, x, y, w, h, t, a, g in put:
        with k.at(x, y, .0135, rz=a):
            k.box(m, (-w / 2, -h / 2, 0), (w / 2, h / 2, t), .0012, grain=g)
    for i, c in enumerate(('#5D6658', '#8E5F4C', '#6F6A60', '#C7B79B')):
        with k.at(-.23 + .05 * i, -.27 + .012 * i, .0135 + .0032 * i, rz=-4 + 5 * i):
            k.box('lino', (-.05, -.065, 0), (.05, .065, .003), .0006, tone=c)
    for i, (m, c) in enumerate((('wool', '#4C5248'), ('wool', '#A98A60'), ('linen', '#EDE6D8'))):
        with k.at(.18 - .018 * i, -.265 + .02 * i, .0135 + .006 * i, rz=8 - 7 * i):
            k.sheet(m, lambda u, v: ((u - .5) * .15, (v - .5) * .15, .004 + .0016 * min(1, 8 * min(u, 1 - u, v, 1 - v)) + .001 * math.sin(9 * u + 3 * v)), 24, 24,
                    tone=c, grain=lambda u, v: (u * .15, v * .15, 0))
    with k.at(-.02, -.325, .0135, rz=9):
        k.rod('brass', .006, (-.07, 0, .006), (.07, 0, .006), seg=24)
    with k.at(.06, .06, .0335):
        k.lathe('brass', [(0, 0), (.016, 0), (.017, .003), (.009, .012), (.02, .024), (.018, .03), (0, .032)], seg=40, smooth=True)
    with k.at(-.19, .2, .0335, rz=66):
        pencil(k, '#31473A')
    with k.at(.279, .1, .0135, rz=91):
        scale_rule(k, .22)
    for x, y, a in ((-.2, .036, 1), (-.02, .077, -2), (.17, .15, 1), (-.2, -.192, 2)):    # tags with a line of writing
        with k.at(x, y, .0137, rz=a):
            sheet_of_paper(k, .045, .016, '#F6F1E6')
            lines(k, [(-.016, .002, .004, .002), (-.016, -.003, .012, -.003)], .0007)


def build(name):
    """Views: 1 desk, 2 material board, 3 drawing, 4 samples on the desk, 5 shelves."""
    k = Kit(118)
    if name.endswith('2'):
        board(k)
        k.finish()
        stage.sky(.22, (1, .98, .95))
        stage.area((-1.5, .7, 1.3), (0, 0, 0), (1.0, 1.0), 60, (1, .97, .93))
    else:
        desk(k)
    stage.view(name, [
        dict(at=(2.55, -.95, 1.5), look=(2.3, 4, 1.12), lens=28, centre=.5, fstop=8, focus=(1.9, 2.2, .8)),
        dict(at=(0, -.001, 1.42), look=(0, 0, 0), lens=50, tilt=True),
        dict(at=(1.75, 1.45, 1.3), look=(1.95, 2.3, .76), lens=42, fstop=4, focus=(1.9, 2.2, .75), tilt=True),
        dict(at=(3.15, 1.45, 1.12), look=(2.55, 2.3, .76), lens=45, fstop=4, focus=(2.6, 2.2, .76), tilt=True),
        dict(at=(2.9, 2.95, 1.62), look=(3.1, 4.1, 1.6), lens=40, centre=.5, fstop=4, focus=(3.1, 4.0, 1.6)),
    ])

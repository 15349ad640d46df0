"""Law office: a library wall in walnut with a rolling ladder, a long meeting table before it."""
import stage
from furniture import chair, front, top, trestle
from kit import Kit
from props import books, branches, hanging, pendant, pile, sheet_of_paper, vase
from rooms import boards, cornice, left_window, shell, skirting

W, D, H = 6.2, 5.6, 3.3
COLS, CW, DEPTH, T = 6, 1.0, .34, .024
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
                if n == len(ROWS) - 1 or r < .13:
                    with k.at(CW * k.rnd.uniform(.25, .7), .17, 0):
                        if k.rnd.random() < .55:
                            vase(k, k.rnd.choice(['bowl', 'round', 'jar']), k.rnd.choice(['#CFC6B6', '#3A3A37', '#B9AE9C']), 'clay', .8)
                        else:
                            pile(k, 3, .2, .26)
                    if k.rnd.random() < .6:
                        books(k, .03, .3, .3, room, 1, LAW)
                else:
                    books(k, .016, CW - .016, .3, room, k.rnd.choice([.55, .72, .9, 1, 1]), LAW)
    for i in range(COLS):
        k.box('walnut', (i * CW - T / 2, -.03, .834), ((i + 1) * CW + T / 2, .1 + DEPTH, .86), .002, grain='x')
    k.box('walnut', (-T, .06, 2.84), (w + T, .1 + DEPTH, 2.9), .003)
    k.rod('brass', .0125, (-.01, .035, 2.42), (w + .01, .035, 2.42), seg=18)
    for i in range(COLS + 1):
        k.rod('brass', .007, (i * CW, .035, 2.42), (i * CW, .1, 2.42), seg=12)


def ladder(k):
    """A ladder leaning on the rail, at local x = 0, foot 65 cm before the wall."""
    for s in (-1, 1):
        with k.at(s * .21, -.66, .03, rx=-15.6):
            k.box('walnut', (-.014, -.035, 0), (.014, .035, 2.56), .004, grain='z')
            k.rod('brass', .03, (-.02, 0, .0), (.02, 0, .0), seg=24)
            k.box('brass', (-.016, -.0, 2.46), (.016, .05, 2.5), .003)
    with k.at(0, -.66, .03, rx=-15.6):
        for i in range(8):
            k.box('walnut', (-.2, -.045, .26 + .29 * i), (.2, .045, .284 + .29 * i), .003, grain='x')


def meeting(k, length=3.0):
    """The long table with chairs and what lies on it."""
    top(k, 'walnut', -length / 2, -.52, length / 2, .52, .745, .036)
    for s in (-1, 1):
        with k.at(s * 1.05, 0, 0):
            trestle(k, 'walnut', .92, .709)
    for i in range(3):
        for s in (-1, 1):
            with k.at(-.95 + .95 * i + k.rnd.uniform(-.04, .04), s * (.62 + k.rnd.uniform(0, .08)), 0, rz=(0 if s > 0 else 180) + k.rnd.uniform(-7, 7)):
                chair(k, 'walnut', '#6B5642')
    with k.at(-.95, .04, .745):
        vase(k, 'round', '#D4CBBB', 'clay', 1.1)
        branches(k, 5, .55, .21, .55, leaves=.045)
    with k.at(.3, .1, .745, rz=8):
        pile(k, 2, .22, .3)
    with k.at(-.35, -.26, .746, rz=-4):
        sheet_of_paper(k, .21, .297)
    with k.at(.85, .12, .745):
        vase(k, 'bowl', '#3A3A37', 'ceramic', .9)


def build(name):
    """Views: 1 room, 2 ladder, 3 one compartment."""
    k = Kit(5)
    holes = [(.75, 1.95, .5, 2.85), (2.75, 3.95, .5, 2.85)]
    shell(k, W, D, H, left=holes)
    for a, b, z0, z1 in holes:
        left_window(k, D, 0, a, b, z0, z1, transom=.72)
    boards(k, -.4, -3, W, D, 'oak', .15, 2.2, along='x')
    with k.at(0, D, H):
        cornice(k, W, .13)
    with k.at(W, D, H, rz=-90):
        cornice(k, D, .13)
    with k.at(W, D, 0, rz=-90):
        skirting(k, D, .14)
    k.box('plaster', (0, D - .005, 2.9), (W, D, H), 0)
    with k.at(.1, D - .1 - DEPTH, 0):
        library(k)
        with k.at(4.35, 0, 0):
            ladder(k)
    k.box('wool', (1.3, 1.35, 0), (5.2, 3.5, .012), .004, tone='#8E8677')
    with k.at(3.2, 2.45, .012):
        meeting(k)
    for x in (2.5, 3.9):
        with k.at(x, 2.45, 1.68):
            pendant(k, H - 1.68, s=1.15)
    with k.at(W - .02, 3.1, 1.62, rz=-90):
        for a, b in (((-.36, -.03, -.27), (.36, -.01, .27)),):
            k.box('ash_black', a, b, .003)
        k.box('paper', (-.34, -.034, -.25), (.34, -.029, .25), .0005, tone='#ECE6DA')
        k.box('paper', (-.16, -.0345, -.12), (.1, -.0338, .14), .0003, tone='#8C6B4C')
    k.finish()
    stage.windows_left(k, D, holes, 260)
    stage.sky(.4, (1, .98, .95))
    stage.area((3.4, -1.6, 2.7), (3.4, 3, 1), (3, 1.6), 210, (1, .98, .95))
    stage.sun((.8, .28, -.62), 1.6, 2.5)
    if name.endswith('1'):
        stage.camera((3.75, -1.35, 1.42), (2.95, 5, 1.35), 27, centre=.47)
    elif name.endswith('2'):
        stage.camera((3.75, .75, 1.45), (4.35, 5.3, 1.4), 31, centre=.48, fstop=5.6, focus=(4.3, 5.0, 1.5))
    else:
        stage.camera((2.1, 3.75, 1.62), (2.72, 5.2, 1.5), 38, centre=.5, fstop=2.8, focus=(2.7, 5.24, 1.5))

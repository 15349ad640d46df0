"""Leipzig flat around 1900: kitchen in oak with a stone top, herringbone floor, tall windows, stucco."""
import math

import stage
from furniture import chair, front, leg_table
from kit import Kit
from lamps import pendant
from props import books, flow, sheet_of_paper, towel, vase
from rooms import cornice, door, herringbone, left_window, shell, skirting

W, D, H = 5.2, 5.2, 3.6


def tap(k):
    """A bridge tap in brass on the worktop; spout towards -y."""
    k.rod('brass', .024, (0, 0, 0), (0, 0, .012), seg=28)
    arc = [(0, -.085 + .085 * math.cos(t), .3 + .085 * math.sin(t)) for t in [math.pi * i / 12 for i in range(13)]]
    k.tube('brass', [(0, 0, .01), (0, 0, .15), (0, 0, .3)] + arc[1:] + [(0, -.17, .25)], .011, .011, 18)
    k.rod('brass', .018, (.1, 0, 0), (.1, 0, .05), seg=24)
    k.rod('brass', .006, (.1, 0, .055), (.16, -.03, .075), seg=12)


def kitchen(k):
    """The run: x 0..3.9, front at y = 0, depth 64 cm, worktop at 92 cm above z = 0 and the floor 2 cm below; a tall oak cupboard at its right end."""
    k.box('ash_black', (.02, .05, -.02), (3.9, .6, .1), 0)
    x = 0
    for w, kind in ((.6, 'd'), (.9, 's'), (.6, 'l'), (.9, 's'), (.3, 'l'), (.6, 'd')):
        if kind == 'd':
            front(k, 'oak', x, x + w, .1, .86, 0, .022, .0018, None, 'z')
            k.box('ash_black', (x + .003, -.001, .866), (x + w - .003, .02, .88), 0)
        elif kind == 's':
            for z0, z1 in ((.1, .38), (.38, .66), (.66, .86)):
                front(k, 'oak', x, x + w, z0, z1, 0, .022, .0018, None, 'x')
                k.rod('brass', .005, (x + w / 2 - .09, -.05, z1 - .07), (x + w / 2 + .09, -.05, z1 - .07), seg=12)
                for s in (-.07, .07):
                    k.rod('brass', .0035, (x + w / 2 + s, -.05, z1 - .07), (x + w / 2 + s, -.02, z1 - .07), seg=8)
        else:
            front(k, 'oak', x, x + w, .1, .86, 0, .022, .0018, None, 'z')
            k.rod('brass', .005, (x + w - .05, -.05, .64), (x + w - .05, -.05, .8), seg=12)
            for z in (.66, .78):
                k.rod('brass', .0035, (x + w - .05, -.05, z), (x + w - .05, -.02, z), seg=8)
        x += w
    k.box('ash_black', (.0, .004, .1), (3.9, .05, .892), 0)
    k.box('oak', (-.02, -.022, 0), (0, .62, .892), .0015, grain='z')
    x0, x1, y0, y1 = 1.56, 2.06, .13, .5            # the basin's opening
    for lo, hi in (((-.03, -.035), (x0, .64)), ((x1, -.035), (3.9, .64)), ((x0, -.035), (x1, y0)), ((x0, y1), (x1, .64))):
        k.box('limestone', (*lo, .89), (*hi, .92), .0004)
    k.box('limestone', (-.03, .62, .92), (3.9, .64, 1.34), .0015)
    k.box('limestone', (-.03, .5, 1.34), (3.9, .64, 1.36), .002)
    for lo, hi in (((x0 - .004, y0), (x0 + .002, y1)), ((x1 - .002, y0), (x1 + .004, y1)), ((x0, y0 - .004), (x1, y0 + .002)), ((x0, y1 - .002), (x1, y1 + .004))):
        k.box('inox', (*lo, .7), (*hi, .8895), .0005)
    k.box('inox', (x0, y0, .695), (x1, y1, .703), .0005)
    k.lathe('chrome', flow([(0, .7), (.03, .7), (.042, .7045), (.045, .7035)], 3), ((x0 + x1) / 2, .34, .004), seg=48, smooth=True)
    with k.at(1.81, .56, .92):
        tap(k)
    k.box('hob', (2.26, .1, .9202), (2.84, .54, .9245), .002)
    for x, y, r in ((2.4, .21, .09), (2.4, .42, .07), (2.69, .21, .07), (2.69, .42, .09)):
        k.lathe('tint', [(r, .9247), (r - .0016, .9247)], (x, y, 0), seg=64, tone='#5A5854')
    k.box('oak', (.1, .38, 1.86), (3.6, .64, 1.892), .003)
    for bx in (.3, 1.85, 3.4):
        k.box('brass', (bx - .006, .4, 1.8), (bx + .006, .64, 1.86), .001)


def kitchen_things(k):
    """What stands on the worktop and shelf."""
    def put(x, y, z, kind, tone, mat='clay', s=1.0):
        with k.at(x, y, z):
            vase(k, kind, tone, mat, s)
    for i, x in enumerate((.35, .5, .62)):
        put(x, .52, 1.892, 'cup', ['#D9D2C4', '#B9AE9C', '#D9D2C4'][i])
    put(.95, .5, 1.892, 'bowl', '#CFC6B6')
    with k.at(.95, .5, 1.93):
        vase(k, 'bowl', '#B9AE9C', 'clay', .88)
    put(1.35, .5, 1.892, 'jar', '#E4DDCF', 'ceramic', .8)
    put(1.55, .5, 1.892, 'jar', '#57594F', 'ceramic', .65)
    with k.at(2.1, .42, 1.892):
        books(k, 0, .38, .2, .32, 1)
    put(2.75, .5, 1.892, 'round', '#3A3A37', 'clay', .8)
    put(3.1, .5, 1.892, 'bowl', '#E4DDCF', 'ceramic', .9)
    with k.at(.62, .545, .925, rx=-9):
        for i, m in enumerate(('oak', 'walnut', 'oak')):
            k.box(m, (-.15 + .1 * i, 0, 0), (-.05 + .1 * i, .02, .4), .0012, grain='z')
    with k.at(.42, .47, .923, rx=-7):
        k.box('walnut', (-.1, 0, 0), (.1, .018, .27), .003, grain='z')
    put(.88, .42, .92, 'jar', '#D9D2C4', 'clay', .75)
    with k.at(.88, .42, .99):
        for a in ((.01, .0, .2), (-.02, .01, .22), (.02, -.02, .19)):
            k.rod('oak', .005, (0, 0, 0), a, .007, .002, 10)
    with k.at(1.14, -.05, .79):
        towel(k, .34, .4, .34, '#E4DDCF', '#57646B')
    k.box('oak', (1.06, .16, .92), (1.44, .42, .942), .003, grain='x')
    for i, (x, y) in enumerate(((1.2, .3), (1.27, .24), (1.32, .33))):
        k.lathe('tint', flow([(0, 0), (.022, .004), (.033, .026), (.03, .05), (.012, .058), (0, .055)], 4), (x, y, .942), seg=40, smooth=True, tone=('#A8452F', '#B4573A', '#B98A3E')[i])
    with k.at(1.14, .2, .9425, rz=24):
        k.prism('iron', [(0, 0), (.15, .002), (.17, .012), (.16, .03), (0, .026)], 0, .0012, 'z')
        k.box('walnut', (-.11, .001, -.004), (.0, .025, .009), .003, grain='x')
    put(3.2, .4, .92, 'bottle', '#4C5A4C', 'ceramic')
    put(3.42, .34, .92, 'bowl', '#E4DDCF', 'ceramic', 1.2)
    for i in range(5):
        k.lathe('tint', [(0, 0), (.02, .004), (.034, .025), (.034, .04), (.02, .062), (.004, .06), (0, .055)],
                (3.42 + [.05, -.05, 0, .01, -.01][i], .34 + [.0, .02, -.05, .05, .0][i], .955 + (.045 if i == 4 else 0)), seg=40, smooth=True,
                tone=['#A9793A', '#B98A3E', '#8E8F4A', '#A98A42', '#B5763A'][i])


def build(name):
    """Views: 1 room, 2 run beside the window with the dining table, 3 basin and worktop, 4 drawers, 5 plinth on the parquet, 6 dining table with the newspaper."""
    k = Kit(9)
    holes = [(.95, 2.15, .42, 2.9), (2.95, 4.15, .42, 2.9)]
    shell(k, W, D, H, left=holes)
    for a, b, z0, z1 in holes:
        left_window(k, D, 0, a, b, z0, z1, transom=.72)
    herringbone(k, 0, -2.4, W, D)
    for x, y, rz, ln in ((0, D, 0, W), (W, D, -90, D), (0, 0, 90, D)):
        with k.at(x, y, H, rz=rz):
            cornice(k, ln, .16)
        with k.at(x, y, 0, rz=rz):
            skirting(k, ln, .16)
    with k.at(W, 3.1, 0, rz=-90):
        door(k, .95, 2.45)
    with k.at(.5, D - .64, .02):
        kitchen(k)
        kitchen_things(k)
    with k.at(3.98 + .42, D - .64, 0):        # tall cupboard
        k.box('oak', (.0, 0, 0), (.022, .64, 2.42), .0015, grain='z')
        k.box('oak', (.75, 0, 0), (.772, .64, 2.42), .0015, grain='z')
        k.box('oak', (.0, 0, 2.42), (.772, .64, 2.45), .0015, grain='x')
        for z0, z1 in ((.12, 1.3), (1.3, 2.42)):
            front(k, 'oak', .022, .75, z0, z1, 0, .022, .002)
            zz = 1.16 if z0 < 1 else 1.44
            k.rod('brass', .005, (.08, -.05, zz - .08), (.08, -.05, zz + .08), seg=12)
            for q in (-.06, .06):
                k.rod('brass', .0035, (.08, -.05, zz + q), (.08, -.02, zz + q), seg=8)
        k.box('ash_black', (.022, .05, 0), (.75, .6, .12), 0)
        k.box('ash_black', (.022, .004, .12), (.75, .05, 2.42), 0)
    with k.at(2.35, 2.35, 0):
        leg_table(k, 1.9, .86, 'oak', .745)
        for x, y, rz in ((-.45, .62, 4), (.45, .6, -5), (-.45, -.62, 178), (.52, -.92, 208)):
            with k.at(x, y, 0, rz=rz):
                chair(k, 'oak', '#B5A68A', 'linen')
        with k.at(.1, .1, .745):
            vase(k, 'bowl', '#CFC6B6', 'clay', 1.35)
            for x, y, z, c in ((.05, .0, .05, '#A9793A'), (-.04, .04, .05, '#8E8F4A'), (-.01, -.05, .05, '#B5763A'), (.0, .01, .1, '#A98A42')):
                k.lathe('tint', flow([(0, 0), (.024, .004), (.036, .028), (.03, .058), (.006, .066), (0, .06)], 4), (x, y, z), seg=40, smooth=True, tone=c)
        with k.at(-.42, -.14, .7455, rz=14):       # the newspaper, folded once
            for i in range(4):
                with k.at(.002 * i, .003 * i, .0012 * i, rz=.6 * i):
                    sheet_of_paper(k, .28, .38, '#E6E1D6')
            for i in range(22):
                k.box('paper', (-.12, .08 - .011 * i, .0044), (-.12 + (.11 if i % 7 else .06), .0826 - .011 * i, .0046), 0, tone='#8B877F')
                k.box('paper', (.01, .08 - .011 * i, .0044), (.12 - .02 * (i % 3), .0826 - .011 * i, .0046), 0, tone='#8B877F')
            k.box('paper', (-.12, .12, .0044), (.12, .145, .0046), 0, tone='#3A3834')
        for x, y in ((-.62, .02), (.5, -.2)):
            with k.at(x, y, .745):
                vase(k, 'cup', '#E4DDCF', 'ceramic', .95)
    with k.at(2.4, 2.35, 1.62):
        pendant(k, H - 1.62, 'globe', s=1.2)
    k.finish()
    stage.windows_left(k, D, holes, 190)
    stage.sky(.3, (1, .98, .96))
    stage.area((3.2, -1.8, 2.8), (2.6, 3, 1), (3, 1.6), 60, (1, .98, .96))
    stage.sun((.72, .4, -.5), 9, .7, (1, .89, .74))
    stage.view(name, [
        dict(at=(3.35, -1.75, 1.4), look=(2.5, 5, 1.5), lens=26, centre=.45),
        dict(at=(3.5, .75, 1.42), look=(1.75, 5, 1.4), lens=28, centre=.48, fstop=8, focus=(1.9, 4.0, 1)),
        dict(at=(2.45, 3.5, 1.5), look=(2.2, 5, 1.06), lens=36, centre=.48, fstop=4.5, focus=(2.2, 4.85, 1)),
        dict(at=(1.95, 3.45, .72), look=(1.72, 4.5, .66), lens=40, centre=.5, fstop=4.5, focus=(1.7, 4.52, .7)),
        dict(at=(4.2, 3.5, .62), look=(4.3, 4.8, .2), lens=40, centre=.5, fstop=5.6, focus=(4.2, 4.5, .1)),
        dict(at=(1.45, 1.45, 1.3), look=(2.15, 2.3, .78), lens=40, fstop=4, focus=(2.0, 2.2, .76), tilt=True),
    ])

"""Café: counter with a fluted oak front, stools, three pendant lamps, shelf with cups."""
import stage
from furniture import _disc, bar_stool, chair
from kit import Kit
from props import branches, pendant, vase
from rooms import herringbone, left_window, shell

W, D, H = 5.6, 4.8, 3.2


def counter(k):
    """2.9 m long, front at y = 0 in half rounds, stone top."""
    k.box('ash_black', (.03, .06, 0), (2.87, .6, .1), 0)
    k.box('oak', (0, .02, .1), (2.9, .6, 1.0), .001, grain='z')
    n = 64
    for i in range(n):
        with k.at((i + .5) * 2.9 / n, .022, .1):
            k.lathe('oak', [(.0224, 0), (.0224, .9)], seg=10, smooth=True)
    k.box('green_stone', (-.05, -.06, 1.0), (2.95, .66, 1.035), .003)
    with k.at(.5, .34, 1.035):                     # coffee machine, plain
        k.box('chrome', (-.3, -.2, .04), (.3, .2, .36), .02)
        k.box('oak', (-.3, -.21, .36), (.3, .21, .385), .004)
        k.box('steel', (-.28, -.26, 0), (.28, .2, .04), .006)
        for x in (-.13, .13):
            k.rod('chrome', .03, (x, -.24, .16), (x, -.24, .22), seg=24)
            k.rod('oak', .013, (x, -.26, .19), (x, -.38, .18), seg=16)
        for q in range(6):
            with k.at(-.22 + q * .09, -.02, .385):
                vase(k, 'cup', '#E4DDCF', 'ceramic', .85)
    with k.at(2.35, .3, 1.035):
        vase(k, 'bottle', '#CFC6B6', 'clay', 1.1)
        branches(k, 5, .55, .27, .45, leaves=.045)
    with k.at(1.55, .25, 1.035):                   # cake under glass
        k.lathe('ceramic', [(0, 0), (.06, 0), (.02, .02), (.02, .08), (.15, .095), (.15, .105), (0, .105)], seg=48, tone='#E9E2D4')
        k.lathe('clay', [(.11, .105), (.112, .17), (.1, .175), (0, .175)], seg=40, tone='#B07B45')
        k.lathe('glass', [(.14, .107), (.14, .2), (.12, .25), (.06, .28), (0, .285)], seg=48, smooth=True)
        k.lathe('brass', [(0, .285), (.012, .29), (.014, .305), (0, .315)], seg=20, smooth=True)
    with k.at(1.05, .12, 1.035):
        vase(k, 'cup', '#57594F', 'ceramic')


def build(name):
    k = Kit(85)
    holes = [(1.0, 3.3, .45, 2.75)]
    shell(k, W, D, H, left=holes)
    left_window(k, D, 0, *holes[0], transom=.76, cols=2, mat='ash_black', handle=False)
    herringbone(k, 0, -2.4, W, D)
    k.box('plaster_green', (0, D - .012, 0), (W, D, 1.2), 0)
    k.box('oak', (0, D - .03, 1.2), (W, D, 1.235), .002)
    for n, z in enumerate((1.62, 2.02)):
        k.box('oak', (1.6, D - .28, z), (5.1, D, z + .035), .002)
        x = 1.7
        while x < 5.0:
            with k.at(x, D - .14, z + .035):
                kind = k.rnd.choice(['cup', 'cup', 'cup', 'bowl', 'jar', 'bottle', 'round'])
                s = {'cup': 1.0, 'bowl': .8}.get(kind, .85)
                vase(k, kind, k.rnd.choice(['#E4DDCF', '#57594F', '#B9AE9C', '#CFC6B6', '#6A7C72']), 'ceramic', s)
            x += .1 if kind == 'cup' else .23
    with k.at(2.0, 2.75, 0):
        counter(k)
    for i in range(4):
        with k.at(2.35 + i * .68, 2.35, 0, rz=k.rnd.uniform(0, 90)):
            bar_stool(k, 'oak', .72)
    for i in range(3):
        with k.at(2.5 + i * .95, 3.0, 1.78):
            pendant(k, H - 1.78, 'dome', '#3E4F66', 1.05)
    with k.at(1.0, 1.55, 0):
        _disc(k, 'oak', [(0, .715), (.33, .715), (.35, .73), (.345, .74), (0, .74)])
        k.rod('steel', .025, (0, 0, .02), (0, 0, .715))
        k.lathe('steel', [(.22, 0), (.22, .015), (.03, .025)], seg=40)
        with k.at(.1, .05, .74):
            vase(k, 'bottle', '#57594F', 'ceramic', .7)
            branches(k, 2, .3, .17, .4, leaves=.04)
        with k.at(-.12, -.1, .74):
            vase(k, 'cup', '#E4DDCF', 'ceramic')
    for x, y, r in ((1.0, 2.2, 0), (1.55, 1.2, -125)):
        with k.at(x, y, 0, rz=r):
            chair(k, 'oak', '#3E4F66', 'leather')
    k.finish()
    stage.windows_left(k, D, holes, 200)
    stage.sky(.42, (1, .98, .96))
    stage.area((3.2, -1.7, 2.8), (3, 3, 1), (3, 1.5), 130, (1, .98, .96))
    stage.sun((.85, .15, -.5), 2.2, 2.5)
    stage.camera((2.9, -1.4, 1.4), (2.75, 5, 1.3), 27, centre=.48)

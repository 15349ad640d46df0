"""Office in an old warehouse with iron columns: oak desks with linoleum tops before limewashed brick, phone boxes in oak."""
import stage
from chairs import shell as plywood
from furniture import planks
from kit import Kit
from lamps import desk_lamp, pendant
from office import binders, cable, laptop, pad, paper_stack
from props import books, flow, pile, vase
from rooms import boards, brickwork, left_window, shell

W, D, H = 7.6, 6.6, 5.1


def box(k):
    """A phone box: 1.1 × 1.3 × 2.3 m, glass door in front (y = 0), felt inside."""
    for x in (0, 1.06):
        k.box('oak', (x, 0, 0), (x + .04, 1.3, 2.3), .0015, grain='z')
    k.box('oak', (.04, 0, 2.26), (1.06, 1.3, 2.3), .0015, grain='x')
    k.box('oak', (.04, .0, 0), (1.06, 1.3, .06), .0015, grain='x')
    k.box('wool', (.04, 1.25, .06), (1.06, 1.3, 2.26), .001, tone='#5C6A58')
    for x in (.04, 1.045):
        k.box('wool', (x, .08, .06), (x + .015, 1.25, 2.26), .001, tone='#5C6A58')
    k.box('oak', (.055, .9, 1.02), (1.045, 1.25, 1.05), .002)
    k.lathe('glow_paper', [(0, 2.235), (.12, 2.235), (.12, 2.255)], (.55, .65, 0), seg=64)
    f, g = .06, .003                                # the door: stiles run through, rails between them, 3 mm of air around it
    x0, x1, z0, z1 = .04 + g, 1.06 - g, .06 + g, 2.26 - g
    for lo, hi, way in (((x0, z0), (x0 + f, z1), 'z'), ((x1 - f, z0), (x1, z1), 'z'), ((x0 + f, z0), (x1 - f, z0 + f), 'x'), ((x0 + f, z1 - f), (x1 - f, z1), 'x')):
        k.box('oak', (lo[0], .002, lo[1]), (hi[0], .04, hi[1]), .001, grain=way)
    for z in (.3, 2.0):
        k.rod('steel', .007, (.045, -.004, z), (.045, -.004, z + .09), seg=20)
    k.sheet('glass', lambda u, v: (.1 + .9 * u, .02, .12 + 2.08 * v), 1, 1)
    k.rod('brass', .008, (.96 + .07, -.045, .95), (.96 + .07, -.045, 1.25), seg=14)
    for z in (.97, 1.23):
        k.rod('brass', .006, (1.03, -.045, z), (1.03, 0, z), seg=10)
    with k.at(.55, .62, .06):
        k.lathe('wool', [(0, .6), (.17, .6), (.18, .58), (.17, .54), (0, .54)], seg=36, smooth=True, tone='#B5A68A')
        k.rod('steel', .02, (0, 0, 0), (0, 0, .55))
        k.lathe('steel', [(.18, 0), (.18, .012), (0, .016)], seg=36)


def desk(k, tone):
    """A desk 1.6 × .8: oak frame, linoleum top with an oak edge."""
    k.box('lino', (-.79, -.39, .718), (.79, .39, .742), .001, tone=tone)
    for a, b in (((-.8, -.4), (.8, -.388)), ((-.8, .388), (.8, .4)), ((-.8, -.388), (-.788, .388)), ((.788, -.388), (.8, .388))):
        k.box('oak', (*a, .71), (*b, .742), .0015)
    for x in (-.72, .72):
        for y in (-.34, .34):
            k.box('oak', (x - .022, y - .022, 0), (x + .022, y + .022, .71), .004, grain='z')
        k.box('oak', (x - .016, -.34, .63), (x + .016, .34, .71), .002, grain='y')
    for y in (-.34, .34):
        k.box('oak', (-.72, y - .012, .64), (.72, y + .012, .71), .002)


def build(name):
    """Views: 1 room, 2 a phone box, 3 corner of a box door, 4 corner of a desk, 5 head of a column, 6 shelf before the brick."""
    k = Kit(74)
    holes = [(.6, 2.2, .9, 3.9), (2.7, 4.3, .9, 3.9), (4.8, 6.4, .9, 3.9)]
    shell(k, W, D, H, left=holes, ceiling=True)
    for a, b, z0, z1 in holes:
        left_window(k, D, 0, a, b, z0, z1, bars=3, cols=3, transom=.72, mat='steel', handle=False, sill=False)
    with k.at(0, D - .1, 0):
        brickwork(k, W, H, colours=('#DAD3C7', '#D4CBBD', '#D0C4B4', '#DED9CF', '#CDB9A4', '#C8AF98'))
    boards(k, -.4, -3, W, D, 'oak', .19, 2.6)
    for x in (1.5, 3.8, 6.1):                      # joists on an iron beam, an iron column under it
        k.box('oak', (x - .11, -.5, H - .24), (x + .11, D - .1, H), .008, grain='y')
    for y in (1.1, 4.6):
        k.box('steel', (-.2, y - .1, H - .27), (W, y + .1, H - .24), .002)
        k.box('steel', (-.2, y - .012, H - .5), (W, y + .012, H - .27), .001)
        k.box('steel', (-.2, y - .1, H - .53), (W, y + .1, H - .5), .002)
    for x, y in ((2.62, 4.6), (6.9, 1.1), (6.9, 4.6)):
        with k.at(x, y, 0):
            k.lathe('steel', flow([(.2, 0), (.2, .04), (.13, .06), (.115, .14), (.1, .2), (.085, H - 1.1), (.09, H - 1.0), (.12, H - .95), (.1, H - .88),
                                   (.13, H - .66), (.2, H - .56), (.2, H - .53)], 4), seg=64, smooth=True)
    for i in range(3):
        with k.at(3.55 + 1.25 * i, D - 1.45, 0):
            box(k)
    n = 0
    for x, y0 in ((1.55, 2.0), (4.0, 1.35)):
        for y in (y0, y0 + .82):
            with k.at(x, y, 0):
                s = 1 if y > y0 else -1
                desk(k, '#4A4A47')
                with k.at(k.rnd.uniform(-.1, .12), s * (.66 if n != 2 else .95), 0, rz=(0 if s > 0 else 180) + k.rnd.uniform(-16, 16) + (30 if n == 2 else 0)):
                    plywood(k, 'oak', '#2A2927')
                with k.at(-.6, -s * .12, .742, rz=200 if s < 0 else 20):
                    desk_lamp(k, ('#23211F', '#7A2F25', '#31473A', '#23211F')[n])
                with k.at(.02, s * .06, .7425, rz=(180 if s > 0 else 0) + k.rnd.uniform(-8, 8)):
                    laptop(k, (105, 112, 98, 108)[n])
                cable(k, [(-.13, s * .02, .746), (-.3, s * .02, .745), (-.4, -s * .1, .745), (-.42, -s * .3, .745)])
                with k.at(.45, s * .16, .742, rz=k.rnd.uniform(-20, 20)):
                    (pad if n % 2 else paper_stack)(k)
                if n in (0, 3):
                    with k.at(.62, -s * .2, .742):
                        vase(k, 'cup', '#57594F' if n else '#D9D2C4', 'ceramic')
                if n == 1:
                    with k.at(.3, -s * .22, .742, rz=-90):
                        binders(k, 2, '#3A3A38')
                n += 1
    with k.at(.45, D - .45, 0):                    # low shelf before the brick
        planks(k, 'oak', 0, 0, 1.9, .34, .8, .03, 3)
        for x in (0, .63, 1.26, 1.87):
            k.box('oak', (x, 0, 0), (x + .03, .34, .77), .002, grain='z')
        for a, b in ((.03, .63), (.66, 1.26), (1.29, 1.87)):        # the boards stand between the uprights
            for z in (.05, .38):
                k.box('oak', (a, .004, z), (b, .34, z + .025), .0015)
            k.box('oak', (a, .03, 0), (b, .05, .05), .001)
            for z, room in ((.075, .3), (.405, .35)):
                with k.at(a, 0, z):
                    books(k, .01, b - a - .02, .28, room, k.rnd.uniform(.6, 1))
        with k.at(.4, .17, .8):
            vase(k, 'round', '#57594F', 'clay', 1.1)
        with k.at(1.3, .17, .8):
            pile(k, 4)
    for x, y in ((1.55, 2.4), (4.0, 1.76)):
        with k.at(x, y, 1.95):
            pendant(k, H - .53 - 1.95, 'factory', '#23211F', 1.3)
    k.finish()
    stage.windows_left(k, D, holes, 150, (.95, .98, 1))
    stage.sky(.35, (.96, .98, 1))
    stage.area((4.2, -2.0, 3.6), (3.6, 3, 1), (3.4, 1.6), 150, (1, .99, .97)).visible_glossy = False      # the boxes' doors mirrored it
    for i in range(3):
        x = 3.55 + 1.25 * i + .55
        stage.area((x, D - .8, 2.22), (x, D - .8, 0), (.3, .3), 14, (1, .93, .82))
    stage.view(name, [
        dict(at=(3.9, -1.85, 1.55), look=(3.6, 5, 1.9), lens=25, centre=.5),
        dict(at=(5.5, 2.7, 1.45), look=(4.6, 5.2, 1.3), lens=27, centre=.48, fstop=8, focus=(4.5, 5.15, 1.2)),
        dict(at=(4.25, 4.35, 2.02), look=(4.52, 5.15, 2.12), lens=50, centre=.5, fstop=4, focus=(4.5, 5.15, 2.2)),
        dict(at=(3.05, .62, 1.0), look=(3.35, 1.05, .74), lens=50, centre=.5, fstop=4, focus=(3.3, 1.0, .74), tilt=True),
        dict(at=(3.5, 3.0, 3.6), look=(2.62, 4.6, 4.2), lens=36, centre=.5, fstop=5.6, focus=(2.62, 4.55, 4.2)),
        dict(at=(1.75, 4.55, 1.05), look=(1.35, 6.25, .7), lens=36, centre=.5, fstop=5.6, focus=(1.35, 6.2, .7)),
    ])

"""Office in an old warehouse: oak desks with linoleum tops before limewashed brick, phone boxes in oak."""
import stage
from furniture import chair, planks
from kit import Kit
from props import books, branches, desk_lamp, pendant, pile, sheet_of_paper, vase
from rooms import boards, brickwork, left_window, shell
from tools import pencil

W, D, H = 7.0, 5.6, 3.5


def box(k):
    """A phone box: 1.1 × 1.0 × 2.3 m, glass door in front (y = 0), felt inside."""
    for x in (0, 1.06):
        k.box('oak', (x, 0, 0), (x + .04, 1.0, 2.3), .002, grain='z')
    k.box('oak', (0, 0, 2.26), (1.1, 1.0, 2.3), .002, grain='x')
    k.box('oak', (0, .0, 0), (1.1, 1.0, .06), .002, grain='x')
    k.box('wool', (.04, .95, .06), (1.06, 1.0, 2.26), .001, tone='#5C6A58')
    for x in (.04, 1.045):
        k.box('wool', (x, .08, .06), (x + .015, .96, 2.26), .001, tone='#5C6A58')
    k.box('oak', (.055, .62, 1.02), (1.045, .95, 1.05), .002)
    k.lathe('glow_paper', [(0, 2.235), (.12, 2.235), (.12, 2.255)], (.55, .5, 0), seg=30)
    f = .06
    for lo, hi in (((.04, 0, .06), (.04 + f, .04, 2.26)), ((1.06 - f, 0, .06), (1.06, .04, 2.26)),
                   ((.04 + f, 0, .06), (1.06 - f, .04, .06 + f)), ((.04 + f, 0, 2.26 - f), (1.06 - f, .04, 2.26))):
        k.box('oak', lo, hi, .003)
    k.box('glass', (.1, .015, .12), (1.0, .023, 2.2), 0)
    k.rod('brass', .008, (.96 + .07, -.045, .95), (.96 + .07, -.045, 1.25), seg=14)
    for z in (.97, 1.23):
        k.rod('brass', .006, (1.03, -.045, z), (1.03, 0, z), seg=10)
    with k.at(.55, .5, .06):
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
    """Views: 1 room, 2 a phone box beside the brick wall."""
    k = Kit(74)
    holes = [(.7, 2.0, .8, 2.8), (2.6, 3.9, .8, 2.8)]
    shell(k, W, D, H, left=holes, ceiling=True)
    for a, b, z0, z1 in holes:
        left_window(k, D, 0, a, b, z0, z1, bars=1, transom=.66, mat='steel', handle=False, sill=False)
    with k.at(0, D - .1, 0):
        brickwork(k, W, H, colours=('#DAD3C7', '#D4CBBD', '#D0C4B4', '#DED9CF', '#CDB9A4', '#C8AF98'))
    boards(k, -.4, -3, W, D, 'oak', .19, 2.6)
    for x in (1.2, 3.5, 5.8):                      # beams and posts
        k.box('oak', (x - .12, -.5, H - .26), (x + .12, D - .1, H), .008, grain='y')
    for y in (1.2, 4.0):
        k.box('oak', (5.68, y - .1, 0), (5.92, y + .12, H - .26), .01, grain='z')
    for i in range(2):
        with k.at(3.55 + 1.16 * i, D - 1.12, 0):
            box(k)
    tones = ('#5D6658', '#8E5F4C', '#5D6658', '#6F6A60')
    for i, (x, y) in enumerate(((1.75, 3.3), (1.75, 2.48), (3.9, 3.0), (3.9, 2.18))):
        with k.at(x, y, 0):
            desk(k, tones[i // 2])
            s = 1 if i % 2 == 0 else -1
            with k.at(.05, s * .62, 0, rz=(0 if s > 0 else 180) + k.rnd.uniform(-14, 14)):
                chair(k, 'oak', '#3A3733')
            with k.at(-.55, s * .1, .742, rz=20):
                desk_lamp(k, ('#23211F', '#7A2F25', '#31473A', '#23211F')[i])
            with k.at(.1, s * .1, .7425, rz=k.rnd.uniform(-8, 8)):
                sheet_of_paper(k, .42, .297)
            with k.at(.2, s * .08, .743, rz=30):
                pencil(k)
            with k.at(.58, s * .05, .742, rz=8):
                pile(k, 3)
            if i == 1:
                with k.at(.42, .14, .742):
                    vase(k, 'bottle', '#CFC6B6', 'clay')
                    branches(k, 4, .45, .24, .5, leaves=.04)
    with k.at(1.1, D - .45, 0):                    # low shelf before the brick
        planks(k, 'oak', 0, 0, 1.9, .34, .8, .03, 3)
        for x in (0, .63, 1.26, 1.87):
            k.box('oak', (x, 0, 0), (x + .03, .34, .77), .002, grain='z')
        k.box('oak', (0, 0, .38), (1.9, .34, .405), .002)
        for i in range(3):
            for z in (.0, .405):
                with k.at(.03 + .63 * i, 0, z):
                    books(k, .01, .58, .28, .35, k.rnd.uniform(.6, 1))
        with k.at(.4, .17, .8):
            vase(k, 'round', '#57594F', 'clay', 1.1)
        with k.at(1.3, .17, .8):
            pile(k, 4)
    for x in (1.75, 3.9):
        with k.at(x, 2.8, 1.85):
            pendant(k, H - 1.85, 'dome', s=1.3)
    k.finish()
    stage.windows_left(k, D, holes, 250)
    stage.sky(.42, (1, .98, .96))
    stage.area((3.6, -1.8, 2.8), (3.4, 3, 1), (3.4, 1.6), 150, (1, .98, .96))
    for i in range(2):
        stage.area((4.1 + 1.16 * i, D - .6, 2.22), (4.1 + 1.16 * i, D - .6, 0), (.3, .3), 16, (1, .93, .82))
    stage.sun((.85, .2, -.5), 2.2, 2.5)
    if name.endswith('1'):
        stage.camera((3.6, -1.7, 1.45), (3.25, 5, 1.35), 26, centre=.48)
    else:
        stage.camera((5.3, 2.4, 1.35), (4.2, 4.6, 1.25), 27, centre=.5, fstop=8, focus=(4.3, 4.5, 1.2))

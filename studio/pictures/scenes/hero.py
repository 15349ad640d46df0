"""Hero and social card: a workshop drawing on an oak table, behind it the room it has become."""
import math

import stage
from chairs import spindle
from furniture import disc, planks
from kit import Kit
from lamps import pendant
from props import branches, lines, pile, sheet_of_paper, vase
from rooms import boards, cornice, left_window, panelling, shell
from tools import pencil, scale_rule


def drawing(k):
    """The room's elevation and plan in ink on a large sheet (0.9 × 0.62 m) around the origin."""
    sheet_of_paper(k, .9, .62)
    s = []

    def rect(x0, y0, x1, y1):
        s.extend([(x0, y0, x1, y0), (x1, y0, x1, y1), (x1, y1, x0, y1), (x0, y1, x0, y0)])
    rect(-.43, -.29, .43, .29)
    rect(.23, -.29, .43, -.23)
    s += [(.23, -.25, .43, -.25), (.23, -.27, .43, -.27), (.33, -.27, .33, -.23)]
    ox, oy, w, h = -.38, .0, .72, .23            # elevation
    rect(ox, oy, ox + w, oy + h)
    s.append((ox, oy + .015, ox + w, oy + .015))
    s += [(ox, oy + .105, ox + w, oy + .105), (ox, oy + .112, ox + w, oy + .112)]
    n = 9
    for i in range(n):
        x0, x1 = ox + w * i / n + .008, ox + w * (i + 1) / n - .008
        rect(x0, oy + .025, x1, oy + .097)
    rect(ox + .28, oy + .015, ox + .38, oy + .19)
    rect(ox + .29, oy + .03, ox + .37, oy + .1)
    rect(ox + .29, oy + .11, ox + .37, oy + .18)
    for a in range(3):
        rect(ox + .46 + a * .08, oy + .125, ox + .52 + a * .08, oy + .205)
    y = oy + h + .018                            # dimension line with slanted ticks
    s.append((ox, y, ox + w, y))
    for i in range(0, n + 1, 3):
        x = ox + w * i / n
        s += [(x, y - .008, x, y + .008), (x - .005, y - .005, x + .005, y + .005)]
    px, py = -.38, -.25                          # plan
    rect(px, py, px + .4, py + .2)
    rect(px + .008, py + .008, px + .392, py + .192)
    rect(px + .12, py + .07, px + .28, py + .12)
    for i in range(3):
        for q in (.045, .13):
            rect(px + .13 + i * .05, py + q, px + .155 + i * .05, py + q + .02)
    for i in range(20):                          # hatching
        s.append((px + i * .02, py, px + i * .02 + .008, py + .008))
        s.append((px + i * .02, py + .192, px + i * .02 + .008, py + .2))
    for i in range(13):                          # section through the panel
        s.append((.1 + i * .008, -.2, .1 + i * .008 + .02, -.08))
    rect(.09, -.2, .22, -.08)
    lines(k, s, .0009)


def build(name):
    """Camera behind the table, sharp on the drawing; daylight from two tall windows on the left."""
    k = Kit(21)
    w, d, h = 5.4, 6.2, 3.1
    holes = [(1.0, 2.25, .55, 2.72), (3.1, 4.35, .55, 2.72)]
    shell(k, w, d, h, left=holes, back=[(3.15, 4.05, 0, 2.12)])
    for a, b, z0, z1 in holes:
        left_window(k, d, 0, a, b, z0, z1, transom=.7)
    boards(k, -.4, -3, w + .4, d + 3.2, 'oak', .18, 2.4)
    with k.at(0, d, h):
        cornice(k, w, .12)
    with k.at(w, d, h, rz=-90):
        cornice(k, d + 3, .12)
    with k.at(0, -3, h, rz=90):
        cornice(k, d + 3, .12)
    # panelling: back wall left and right of the opening, right wall
    with k.at(0, d, 0):
        panelling(k, 3.06, 1.12, 5)
    with k.at(4.14, d, 0):
        panelling(k, w - 4.14, 1.12, 2)
    with k.at(w, d, 0, rz=-90):
        panelling(k, 6.1, 1.12, 10)
    for x0, x1, z0, z1 in ((3.06, 3.15, 0, 2.12), (4.05, 4.14, 0, 2.12), (3.06, 4.14, 2.12, 2.21)):
        k.box('oak', (x0, d - .035, z0), (x1, d + .42, z1), .003)
    # the next room, bright
    k.box('plaster', (1, d + 3.2, 0), (6, d + 3.4, 3.2), 0)
    k.box('plaster', (6, d + .4, 0), (6.2, d + 3.4, 3.2), 0)
    k.box('plaster', (1, d + .4, 3.1), (6.2, d + 3.4, 3.3), 0)
    with k.at(3.5, d + 2.85, 0):
        k.box('oak', (-.45, -.2, .4), (.6, .2, .45), .003)
        k.box('oak', (-.4, -.17, 0), (-.36, .17, .4), .003)
        k.box('oak', (.5, -.17, 0), (.54, .17, .4), .003)
        with k.at(.05, 0, .45):
            vase(k, 'tall', '#C8BEAD', 'clay')
            branches(k, 4, .7, .3, .45, leaves=.045)
    # a round table and chairs in the room, a pendant above
    with k.at(3.35, 4.0, 0):
        disc(k, 'oak', [(0, .71), (.52, .71), (.55, .73), (.55, .737), (.545, .74), (0, .74)])
        k.lathe('oak', [(.28, 0), (.285, .02), (.1, .05), (.06, .1), (.055, .7)], seg=48, smooth=True)
        for a in (200, 20, 110):
            with k.at(.78 * math.sin(math.radians(-a)), .78 * math.cos(math.radians(-a)), 0, rz=a):
                spindle(k, 'ash_black')
        with k.at(.1, .05, .74):
            vase(k, 'round', '#CFC6B6', 'clay', .9)
        with k.at(-.25, -.1, .74):
            pile(k, 2, .2, .26)
        with k.at(0, 0, 1.62):
            pendant(k, h - 1.62)
    # the table in front with the drawing
    tz = .9
    planks(k, 'oak', .9, -.62, 4.6, .42, tz, .045, 7)
    with k.at(2.45, -.12, tz + .0006, rz=-7, s=1.28):
        drawing(k)
        with k.at(.3, -.12, .0008, rz=38):
            pencil(k)
        with k.at(-.12, -.27, .0008, rz=4):
            scale_rule(k, .32)
        for x, y in ((-.42, .27), (.41, .26)):
            with k.at(x, y, 0):
                k.lathe('brass', [(0, 0), (.024, 0), (.026, .003), (.026, .026), (.023, .03), (0, .03)], seg=40)
    with k.at(3.5, .02, tz, rz=12):
        for i, (m, t) in enumerate((('oak', None), ('walnut', None), ('ash', None))):
            k.box(m, (-.09 + .012 * i, -.06, .019 * i), (.09 + .012 * i, .06, .019 * i + .018), .0012, grain='x')
    with k.at(1.45, .16, tz):
        vase(k, 'cup', '#E0D8CA', 'ceramic', 1.15)
    ob = k.finish()
    stage.background(k, ((-4, -4), (-4, 26)))
    stage.sky(.22)
    for a, b, z0, z1 in holes:
        stage.area((-.45, d - (a + b) / 2, (z0 + z1) / 2), (3, d - (a + b) / 2, 1), (b - a, z1 - z0), 210, (1, .98, .96))
    stage.area((4, d + 1.6, 2.9), (4, d + 1.6, 0), (2, 2), 90, (1, .97, .93))
    stage.area((-1.6, -.6, 2.2), (2.5, .2, .9), (1.4, 1.8), 95, (1, .98, .96))
    stage.sun((.86, -.3, -.62), 3.6, 1.2)
    stage.camera((2.6, -1.95, 1.7), (2.75, 4, 1.1), 28, centre=.62, fstop=8, focus=2.6)
    return ob

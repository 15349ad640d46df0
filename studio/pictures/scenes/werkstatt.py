"""The joiner's workshop: bench at the window, tools on the wall, planks; a dovetail joint; a stack of boards."""
import stage
from furniture import planks, stool
from kit import Kit
from props import desk_lamp, pendant, sheet_of_paper, vase
from rooms import boards, brickwork, left_window, shell
from tools import chisel, clamp, mallet, pencil, plane, saw, scale_rule, shavings, square, workbench

W, D, H = 5.6, 4.8, 3.3


def dovetails(k, mat='oak', mat2='walnut', n=4, t=.022, h=.15, length=.26):
    """A dovetailed corner standing on z = 0: one board along x, one along y, the corner at the origin."""
    k.box(mat, (t, 0, 0), (length, t, h), .0008, grain='x')
    k.box(mat2, (0, t, 0), (t, length, h), .0008, grain='y')
    k.box(mat2, (0, 0, 0), (t, t, h), .0004, grain='y')
    p = h / n
    for i in range(n):
        a, b, e = (i + .2) * p, (i + .8) * p, p * .11
        k.prism(mat, [(-.0005, a - e), (-.0005, b + e), (t, b), (t, a)], -.0005, t, 'y', grain='x')


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


def leaning(k, n=9):
    """Planks leaning against a wall at y = 0, standing along local x."""
    x = 0
    for i in range(n):
        m = k.rnd.choice(['oak_raw', 'oak', 'walnut', 'ash', 'oak_raw'])
        w, h = k.rnd.uniform(.14, .26), k.rnd.uniform(2.0, 2.7)
        with k.at(x, -.42 - .03 * (i % 3), 0, rx=-9.5 + k.rnd.uniform(-.6, .6), rz=k.rnd.uniform(-2, 2)):
            k.box(m, (0, 0, 0), (w, .032, h), .003, grain='z')
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


def room(k):
    holes = [(.7, 2.1, .95, 2.75), (2.5, 3.9, .95, 2.75)]
    shell(k, W, D, H, left=holes)
    for a, b, z0, z1 in holes:
        left_window(k, D, 0, a, b, z0, z1, bars=1, transom=.66, mat='steel', handle=False, sill=False)
    with k.at(0, D - .1, 0):
        brickwork(k, W, H)
    boards(k, -.4, -3, W, D, 'oak', .2, 2.6, along='x')
    with k.at(1.25, 2.55, 0, rz=90):
        workbench(k, 2.0, .64)
    with k.at(1.9, D - .12, 1.15):
        tool_wall(k)
    k.box('oak', (1.7, D - .62, .82), (4.2, D - .11, .865), .003, grain='x')
    for x in (1.75, 2.95, 4.1):
        k.box('oak', (x, D - .58, 0), (x + .06, D - .14, .82), .003, grain='z')
    k.box('oak', (1.75, D - .56, .3), (4.16, D - .14, .325), .003, grain='x')
    for i, m in enumerate(('oak', 'walnut', 'ash', 'oak', 'walnut')):
        k.box(m, (1.9 + i * .05, D - .5, .325 + i * .03), (2.8 - i * .04, D - .2, .353 + i * .03), .002, grain='x')
    for i in range(5):
        with k.at(3.1 + .2 * i, D - .4, .325):
            vase(k, k.rnd.choice(['jar', 'cup']), k.rnd.choice(['#8A8375', '#CFC6B6', '#57594F']), 'clay', 1.0)
    with k.at(2.1, D - .35, .865, rz=10):
        desk_lamp(k)
    with k.at(3.3, D - .36, .8655, rz=4):
        sheet_of_paper(k, .59, .42)
        with k.at(.1, 0, .001):
            scale_rule(k)
    with k.at(4.45, D - .1, 0):
        leaning(k, 7)
    with k.at(W, 3.9, 0, rz=-90):
        leaning(k, 8)
    # on the bench (top at .86): plane, shavings, a board in work, mallet
    with k.at(1.25, 2.55, .86, rz=90):
        k.box('oak_raw', (-.55, -.1, 0), (.75, .12, .034), .002, grain='x')
        with k.at(-.12, .01, .034, rz=3):
            plane(k)
        with k.at(-.42, -.02, .034):
            shavings(k, 9, .12, .1)
        with k.at(-.75, .12, 0, rz=25):
            mallet(k)
        with k.at(.9, -.16, .0, rz=150):
            chisel(k)
        with k.at(.86, .18, 0, rz=-20):
            square(k)
    with k.at(1.55, 2.0, 0):
        shavings(k, 26, .35, .5)
    with k.at(2.45, 1.7, 0, rz=15):
        stool(k, 'oak')
    with k.at(3.75, 2.4, 0, rz=8):                # a carcass glued up on two trestles
        for x in (-.5, .5):
            k.box('oak', (x - .04, -.35, .56), (x + .04, .35, .64), .004, grain='y')
            for y in (-.3, .3):
                with k.at(x, y, 0, rx=-6 if y > 0 else 6):
                    k.box('oak', (-.03, -.02, 0), (.03, .02, .57), .003, grain='z')
        k.box('walnut', (-.7, -.2, .64), (.7, .2, .662), .002, grain='x')
        k.box('walnut', (-.7, -.2, 1.06), (.7, .2, 1.082), .002, grain='x')
        for x in (-.7, -.01, .678):
            k.box('walnut', (x, -.2, .662), (x + .022, .2, 1.06), .002, grain='z')
        for x in (-.55, .5):
            with k.at(x, -.23, .55):
                clamp(k, .62)
    for x in (1.3, 3.7):
        with k.at(x, 2.5, 2.0):
            pendant(k, H - 2.0, 'dome', '#31473A', 1.2)
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
    """Views: 1 workshop, 2 dovetail joint, 3 stacked boards."""
    k = Kit(33)
    if name.endswith('1'):
        holes = room(k)
        k.finish()
        stage.windows_left(k, D, holes, 230)
        stage.sky(.4, (1, .98, .95))
        stage.area((3.6, -1.7, 2.8), (2.6, 3, 1), (3, 1.6), 130, (1, .98, .95))
        stage.sun((.85, .2, -.5), 2.4, 2.5)
        stage.camera((3.05, -1.35, 1.45), (2.55, 5, 1.35), 27, centre=.48)
    elif name.endswith('2'):
        joint(k)
        k.box('plaster_grey', (-3, 1.6, -1), (3, 1.7, 3), 0)
        k.finish()
        stage.sky(.22, (1, .98, .95))
        stage.area((-1.5, .5, .95), (0, 0, .05), (1.2, 1.1), 52, (1, .97, .93))
        stage.camera((.08, -.74, .42), (.0, .06, .045), 46, fstop=3.2, focus=(-.02, -.03, .08), tilt=True)
    else:
        k.box('plaster', (-5, 3.3, -.2), (7, 3.5, 4), 0)
        boards(k, -3, -2, 6, 3.4, 'oak', .2, 2.6, along='x')
        for i, (m, n) in enumerate(((['oak_raw', 'oak'], 8), (['walnut'], 9), (['ash'], 7), (['oak', 'oak_raw'], 9))):
            with k.at(-1.35 + i * .82, 0, 0, rz=k.rnd.uniform(-1, 1)):
                stack(k, m, layers=n)
        k.finish()
        stage.sky(.25, (1, .98, .95))
        stage.area((-3.0, -1.2, 2.0), (.4, .4, .3), (1.6, 2.0), 300, (1, .97, .93))
        stage.camera((.55, -1.75, .8), (.3, .2, .42), 32, centre=.47, fstop=4, focus=(.3, .02, .4))

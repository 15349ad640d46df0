"""Waiting room of a medical practice: curved slatted oak wall with a bench running along it."""
import math

import stage
from furniture import disc
from kit import Kit, smooth
from lamps import disc as lamp
from office import ring
from props import bush, flow, pile
from rooms import left_window, shell, skirting, slab

W, D, H = 6.0, 5.4, 2.9
CX, CY, R = 2.1, 1.3, 3.5          # the curve's centre and radius


def arc(a, r=R):
    return CX + r * math.cos(a), CY + r * math.sin(a)


def stave(k, a, b, r0, r1, z0, z1, joint=.0003, e=.002, n=10):
    """A board sawn to the curve from angle a to b, as a joiner makes a bent bench: butted radially, its front edge softened."""
    prof = [(r0 + e, z0), (r1, z0), (r1, z1), (r0 + e, z1), (r0, z1 - e), (r0, z0 + e)]
    a, b = a + joint / 2 / R, b - joint / 2 / R
    verts, norms, faces, grain = [], [], [], []

    def corner(t, p, normal):
        verts.append((*arc(t, p[0]), p[1]))
        norms.append(normal)
        grain.append((t * R, p[0] - r0, p[1]))
    for p, q in zip(prof, prof[1:] + prof[:1]):
        out, up = q[1] - p[1], p[0] - q[0]
        for s in range(n + 1):
            t = a + (b - a) * s / n
            for c in (p, q):
                corner(t, c, (out * math.cos(t), out * math.sin(t), up))
            if s:
                v = len(verts)
                faces.append([v - 4, v - 2, v - 1, v - 3])
    for t, way in ((a, 1), (b, -1)):
        faces.append(list(range(len(verts), len(verts) + len(prof)))[::way])
        for c in prof:
            corner(t, c, (math.sin(t) * way, -math.cos(t) * way, 0))
    k.add('oak', verts, norms, faces, grain)


def build(name):
    """Views: 1 room, 2 the curve with the bench, 3 bench edge and cushion, 4 upper ends of the slats, 5 table, 6 plant and umbrellas."""
    k = Kit(41)
    holes = [(.6, 2.0, .6, 2.55), (2.5, 3.9, .6, 2.55)]
    shell(k, W, D, H, left=holes)
    for a, b, z0, z1 in holes:
        left_window(k, D, 0, a, b, z0, z1, transom=0, cols=1)
    slab(k, 'lino', -.4, -3, W + .4, D, tone='#8B8F82')
    with k.at(0, D, 0):
        skirting(k, W, .08)
    a0, a1 = math.radians(-32), math.radians(94)
    k.sheet('ash_black', lambda u, v: (*arc(a0 + (a1 - a0) * u, R + .03), 2.62 * v), 90, 1)
    k.sheet('plaster', lambda u, v: (*arc(a0 + (a1 - a0) * u, R + .0), 2.62 + (H - 2.62) * v), 90, 1)
    step = .052 / R
    a = a0
    while a < a1:
        x, y = arc(a)
        with k.at(x, y, 0, rz=math.degrees(a) + 90):
            k.box('oak', (-.014, -.0, .0), (.014, .03, 2.6), .003, grain='z')
        a += step
    for r0, r1, z0, z1, m in ((R - .035, R + .02, 2.6, 2.63, 'oak'), (R - .5, R - .03, .36, .4, 'oak'), (R - .42, R - .05, .0, .36, 'oak')):
        n = 64
        if z0 == 0:                          # bench front, slightly set back
            k.sheet('oak', lambda u, v: (*arc(a0 + (a1 - a0) * u, r0), z1 * v + .08 * (1 - v)), 90, 1, grain=lambda u, v: (u * 7, v * .3, 0))
            k.sheet('ash_black', lambda u, v: (*arc(a0 + (a1 - a0) * u, r0 + .06), .1 * v), 90, 1)
            continue
        for i in range(16):
            stave(k, a0 + (a1 - a0) * i / 16, a0 + (a1 - a0) * (i + 1) / 16, r0, r1, z0, z1)
    for i in range(7):                       # seat cushions
        b0, b1 = a0 + (a1 - a0) * (i + .1) / 7.6 + .08, a0 + (a1 - a0) * (i + 1.02) / 7.6 + .08

        def pad(u, v, b0=b0, b1=b1):
            e = min(1, 9 * min(u, 1 - u)) ** .4 * min(1, 9 * min(v, 1 - v)) ** .4
            return (*arc(b1 - (b1 - b0) * u, R - .47 + .4 * v), .401 + .055 * e)
        k.sheet('wool', pad, 40, 24, tone='#7B6F5C' if i % 3 else '#5D6658', grain=lambda u, v: (u * .8, v * .45, 0))
    with k.at(2.5, 2.2, 0):
        disc(k, 'oak', [(0, .36), (.4, .36), (.42, .375), (.42, .385), (.415, .39), (0, .39)])
        k.lathe('oak', [(.2, 0), (.2, .03), (.06, .06), (.05, .36)], seg=40, smooth=True)
        for x, y, n, a in ((.12, .1, 3, 12), (-.16, -.08, 2, -30)):
            with k.at(x, y, .39, rz=a):
                pile(k, n, .21, .28)
    for x, y in ((1.5, 1.4), (3.2, 1.4), (1.5, 3.2), (3.2, 3.2)):
        with k.at(x, y, H):
            lamp(k, .24)
    with k.at(.62, 4.75, 0):                       # a plant by the window
        k.lathe('clay', flow([(0, 0), (.15, 0), (.17, .03), (.19, .36), (.195, .38), (.18, .38), (.17, .3)], 4), seg=72, smooth=True, tone='#B9AE9C')
        k.rod('soil', .172, (0, 0, .3), (0, 0, .34), seg=48)
        with k.at(0, 0, .3):
            bush(k, 16, .1, .1, 1.3, .1, ('#43563A', '#51653F', '#5F7348'), 2)
    with k.at(1.25, D - .3, 0):                    # a stand with umbrellas
        for z in (.02, .28, .52):
            ring(k, 'satin', .13, .005, (0, 0, z), tone='#23211F')
        for i in range(6):
            c, s = .13 * math.cos(i * 1.047), .13 * math.sin(i * 1.047)
            k.rod('satin', .004, (c, s, .02), (c, s, .52), seg=10, tone='#23211F')
        k.rod('satin', .13, (0, 0, .0), (0, 0, .015), seg=48, tone='#23211F')
        for x, y, tone in ((-.05, .02, '#2F3B3C'), (.05, -.04, '#6B332A')):
            k.lathe('linen', flow([(.004, .02), (.012, .06), (.026, .3), (.028, .52), (.02, .6), (.007, .63)], 4), (x, y, 0), seg=20, smooth=True, tone=tone)
            k.tube('oak', smooth([(x, y, .6), (x, y, .78), (x + .012, y, .83), (x + .045, y, .85), (x + .075, y, .82), (x + .078, y, .78)]), .011, seg=16)
    bx, by = arc(math.radians(48), R - .3)
    with k.at(bx, by, .456, rz=-30):               # a magazine left on the bench
        pile(k, 1, .21, .28)
    k.finish()
    stage.windows_left(k, D, holes, 330, (.93, .97, 1))
    stage.sky(.5, (.93, .97, 1))
    stage.area((2.6, -1.8, 2.5), (3, 3, 1), (3, 1.4), 60, (1, .98, .96))
    for x, y in ((1.5, 1.4), (3.2, 1.4), (1.5, 3.2), (3.2, 3.2)):
        stage.area((x, y, H - .08), (x, y, 0), (.4, .4), 9, (1, .93, .84))
    x3, y3 = arc(math.radians(40), R - .3)
    x4, y4 = arc(math.radians(56), R)
    stage.view(name, [
        dict(at=(1.9, -1.7, 1.35), look=(2.95, 5, 1.2), lens=26, centre=.47),
        dict(at=(2.0, 1.3, 1.3), look=(4.0, 4.2, 1.15), lens=28, centre=.5, fstop=6.3, focus=(4.2, 4.0, 1)),
        dict(at=(x3 - .75, y3 - .75, .8), look=(x3 + .12, y3 + .05, .46), lens=45, centre=.5, fstop=4, focus=(x3, y3, .45)),
        dict(at=(x4 - .45, y4 - .7, 2.3), look=(x4, y4, 2.5), lens=50, centre=.5, fstop=4, focus=(x4, y4, 2.6)),
        dict(at=(1.55, 1.25, 1.0), look=(2.5, 2.2, .4), lens=40, fstop=4, focus=(2.4, 2.1, .4), tilt=True),
        dict(at=(1.75, 3.3, 1.1), look=(.9, 4.9, .75), lens=32, centre=.5, fstop=5.6, focus=(.9, 4.8, .7)),
    ])

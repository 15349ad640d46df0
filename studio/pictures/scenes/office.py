"""What lies about where people work at desks: binders, pads, glasses, laptops. Metres."""
import math

from props import flow
from tools import pencil

GREYS = ['#2B2B2C', '#3A3A38', '#4A4843', '#2F3B3C', '#5A2F28', '#3C4A3A']


def binders(k, n, tone=None):
    """n lever-arch files standing side by side along x from 0, spines towards -y at y = 0."""
    for i in range(n):
        c, x = tone or k.rnd.choice(GREYS), i * .0825
        with k.at(x, k.rnd.uniform(0, .008), 0):
            k.box('paper', (0, 0, 0), (.08, .285, .318), .002, tone=c)
            k.box('paper', (.012, -.0006, .09), (.068, .002, .28), .0003, tone='#EDE7DA')
            k.box('paper', (.022, -.0009, .24), (.058, .002, .252), 0, tone='#4A4843')
            k.box('paper', (.022, -.0009, .2), (.05 + k.rnd.uniform(-.01, .008), .002, .206), 0, tone='#6A675F')
            k.lathe('iron', [(.015, -.002), (.0125, -.003), (.0115, -.001)], (.04, 0, .05), 'y', 28, True)
            k.lathe('tint', [(.0115, -.0008), (0, -.0008)], (.04, 0, .05), 'y', 24, tone='#0E0D0C')


def pad(k, pen=True):
    """A block of paper with a pencil on it."""
    k.box('pages', (-.105, -.1485, 0), (.105, .1485, .008), .0006, grain='z')
    k.box('paper', (-.105, -.1485, .008), (.105, .1485, .0084), .0002, tone='#F4F0E6')
    for i in range(k.rnd.randint(0, 7)):
        w = k.rnd.uniform(.08, .17)
        k.box('paper', (-.085, .1 - .016 * i, .0084), (-.085 + w, .1012 - .016 * i, .00852), 0, tone='#5B6070')
    if pen:
        with k.at(k.rnd.uniform(-.03, .05), -.03, .0085, rz=k.rnd.uniform(20, 80)):
            pencil(k, '#2A2927')


def tumbler(k, full=.5):
    """A plain drinking glass."""
    k.lathe('glass', flow([(0, .004), (.028, .004), (.034, .03), (.0365, .1)], 4), seg=48, smooth=True)
    k.lathe('glass', flow([(0, 0), (.03, 0), (.0355, .03), (.0385, .1), (.0365, .1)], 4), seg=48, smooth=True)
    if full:
        k.lathe('glass', [(.0345, .004 + .09 * full), (0, .004 + .09 * full)], seg=40)


def carafe(k):
    """A water carafe with an oak stopper."""
    k.lathe('glass', flow([(0, 0), (.05, 0), (.056, .02), (.052, .13), (.026, .19), (.022, .24), (.026, .255)], 5), seg=64, smooth=True)
    k.lathe('glass', [(.052, .12), (0, .12)], seg=48)
    k.rod('oak', .02, (0, 0, .235), (0, 0, .275), .024, .003, 28)


def laptop(k, lid=105):
    """An open laptop, its screen towards -y, dark."""
    k.box('iron', (-.155, -.11, .002), (.155, .11, .012), .004)
    for r in range(5):
        for c in range(13):
            k.box('tint', (-.14 + .0216 * c, .015 + .017 * r - .03, .012), (-.1215 + .0216 * c, .029 + .017 * r - .03, .0132), .0006, tone='#1B1B1C')
    k.box('paper', (-.045, -.095, .0121), (.045, -.035, .0124), 0, tone='#8D8A86')
    with k.at(0, .11, .012, rx=lid - 90):
        k.box('iron', (-.155, 0, 0), (.155, .005, .215), .002)
        k.box('tint', (-.15, -.0008, .006), (.15, .001, .209), .0004, tone='#0B0C0E')


def paper_stack(k, n=30, w=.21, d=.297):
    """A slightly untidy stack of printed sheets around the origin. Returns its height."""
    z = 0
    for _ in range(max(1, n // 6)):
        with k.at(k.rnd.gauss(0, .003), k.rnd.gauss(0, .003), z, rz=k.rnd.gauss(0, 1.5)):
            k.box('pages', (-w / 2, -d / 2, 0), (w / 2, d / 2, .0025), .0003, grain='z')
        z += .0025
    k.box('paper', (-w / 2, -d / 2, z), (w / 2, d / 2, z + .0003), 0, tone='#F2EDE2')
    for i in range(14):
        ln = w * k.rnd.uniform(.5, .78)
        k.box('paper', (-w * .39, d * .32 - .0135 * i, z + .0003), (-w * .39 + ln, d * .32 - .0135 * i + .0016, z + .00042), 0, tone='#77736B')
    return z


def cable(k, pts, r=.003, tone='#1E1D1B'):
    """A soft cable through points."""
    fine = []
    for i in range(len(pts) - 1):
        p = [pts[max(i - 1, 0)], pts[i], pts[i + 1], pts[min(i + 2, len(pts) - 1)]]
        for j in range(8):
            t = j / 8
            fine.append(tuple(.5 * (2 * p[1][c] + (p[2][c] - p[0][c]) * t + (2 * p[0][c] - 5 * p[1][c] + 4 * p[2][c] - p[3][c]) * t * t + (
                3 * p[1][c] - p[0][c] - 3 * p[2][c] + p[3][c]) * t ** 3) for c in range(3)))
    k.tube('satin', fine + [tuple(pts[-1])], r, seg=10, tone=tone)


def ring(k, mat, r, wire, at, axis='z', tone=None, seg=48):
    """A closed ring of round wire."""
    k.lathe(mat, [(r + wire * math.cos(a), wire * math.sin(a)) for a in [math.pi * 2 * i / 12 for i in range(13)]], at, axis, seg, True, tone)

"""Machines of a workshop and a café, standing on z = 0 around the local origin. Metres."""
import math

from office import ring
from props import flow


def table_saw(k, body='#5E6B62'):
    """A sliding table saw 1.6 m long: cast top, sliding carriage, fence, blade with its guard, crank and switch."""
    k.box('satin', (-.45, -.35, .06), (.45, .35, .8), .012, tone=body)
    k.box('satin', (-.42, -.32, 0), (.42, .32, .06), .004, tone='#2A2927')
    k.box('iron', (-.42, -.38, .815), (.62, .38, .855), .003)
    for y in (-.3, 0, .3):
        k.box('iron', (-.4, y - .02, .8), (.6, y + .02, .815), .002)
    k.box('iron', (-1.1, -.9, .82), (-.47, .9, .855), .003)
    for x in (-1.0, -.6):
        k.box('iron', (x - .03, -.9, .78), (x + .03, .9, .82), .002)
    k.box('satin', (-.9, -.3, .2), (-.45, .3, .78), .01, tone=body)
    k.box('iron', (.3, -.38, .855), (.33, .5, .92), .002)
    k.box('satin', (.2, -.42, .8), (.42, -.38, .87), .004, tone='#1E1D1B')
    k.box('iron', (-1.08, .55, .855), (-.3, .59, .9), .002)
    k.lathe('iron', [(0, -.0013), (.12, -.0013), (.125, 0), (.12, .0013), (0, .0013)], (-.06, .05, .85), 'x', 64)
    k.prism('satin', [(-.14, .905), (.22, .905), (.2, .97), (.1, 1.02), (-.08, 1.0)], -.075, -.045, 'x', tone='#A3261B')
    k.tube('satin', [(-.06, .2, .95), (-.06, .34, 1.05), (-.06, .38, 1.25)], .02, seg=16, tone='#1E1D1B')
    k.lathe('satin', [(.085, -.01), (.09, 0), (.085, .01), (.075, 0), (.085, -.01)], (.05, -.37, .5), 'y', 48, tone='#1E1D1B')
    k.rod('satin', .008, (.05, -.35, .5), (.05, -.39, .5), tone='#1E1D1B')
    k.rod('satin', .011, (.12, -.38, .5), (.12, -.45, .5), tone='#1E1D1B')
    k.box('satin', (.2, -.375, .55), (.3, -.35, .7), .004, tone='#C9C4B8')
    for z, tone in ((.66, '#3C6B45'), (.59, '#A3261B')):
        k.rod('satin', .016, (.25, -.375, z), (.25, -.388, z), tone=tone, seg=28)


def duct(k, pts, r=.09):
    """A spiral duct of sheet metal through points, with a bead every 12 cm."""
    k.tube('iron', pts, r, seg=40)
    for a, b in zip(pts, pts[1:]):
        d = [q - p for p, q in zip(a, b)]
        ln = math.sqrt(sum(c * c for c in d))
        for i in range(int(ln / .12)):
            t = (i + .5) * .12 / ln
            p = [a[c] + d[c] * t for c in range(3)]
            k.rod('iron', r + .003, [p[c] - d[c] / ln * .004 for c in range(3)], [p[c] + d[c] / ln * .004 for c in range(3)], None, .002, 40)


def espresso(k, body='#2F3A34'):
    """A two-group espresso machine 80 cm wide, its front with groups and taps towards +y (the barista's side), back towards -y."""
    for x in (-.34, .34):
        for y in (-.2, .2):
            k.rod('chrome', .022, (x, y, 0), (x, y, .07), .016, .002, 28)
    k.box('inox', (-.4, -.26, .07), (.4, .3, .13), .012)
    for x in (-.4, .388):
        k.prism('satin', [(-.26, .13), (.3, .13), (.3, .2), (.16, .26), (.1, .47), (-.24, .49), (-.26, .46)], x, x + .012, 'x', tone=body)
    k.sheet('satin', lambda u, v: (-.388 + .776 * u, -.258, .13 + .33 * v), 2, 2, tone=body)
    k.sheet('inox', lambda u, v: (.388 - .776 * u, .11, .24 + .23 * v), 2, 2)
    k.box('inox', (-.388, -.255, .45), (.388, .1, .465), .004)
    k.box('walnut', (-.28, -.262, .26), (.28, -.257, .31), .0006, grain='x')
    for x in (-.385, .385):
        for y in (-.235, .085):
            k.rod('chrome', .006, (x * .98, y, .465), (x * .98, y, .54), seg=16)
    for y in (-.235, .085):
        k.rod('chrome', .006, (-.38, y, .54), (.38, y, .54), seg=16)
    for x in (-.16, .16):
        k.lathe('chrome', flow([(.0, .2), (.036, .2), (.038, .24), (.045, .25), (.045, .3), (0, .305)], 3), (x, .17, 0), seg=48)
        k.lathe('chrome', flow([(0, .168), (.034, .168), (.037, .175), (.037, .2), (0, .2)], 3), (x, .17, 0), seg=48)
        k.tube('walnut', [(x, .2, .185), (x, .27, .18), (x, .35, .165)], .011, .015, 20)
    for x in (-.35, .35):
        k.tube('chrome', [(x, .15, .4), (x, .22, .4), (x, .25, .34), (x, .25, .2)], .007, .005, 16)
        k.lathe('satin', [(0, .0), (.02, .001), (.022, .02), (.012, .03)], (x, .12, .42), 'y', 32, tone='#1E1D1B')
    k.box('iron', (-.38, .08, .13), (.38, .3, .142), .002)
    for x in (-.05, .05):
        ring(k, 'chrome', .027, .003, (x, .112, .4), 'y')
        k.lathe('paper', [(0, 0), (.026, 0)], (x, .1125, .4), 'y', 32, tone='#EFEAE1')


def grinder(k):
    """A coffee grinder with a glass hopper."""
    k.box('satin', (-.08, -.1, 0), (.08, .12, .03), .01, tone='#23211F')
    k.lathe('satin', flow([(.075, .03), (.07, .1), (.068, .25), (.08, .32), (.08, .36), (0, .36)], 4), seg=56, smooth=True, tone='#23211F')
    k.lathe('glass', flow([(.06, .36), (.1, .44), (.105, .55), (.1, .56), (0, .56)], 4), seg=56, smooth=True)
    k.lathe('soil', flow([(.05, .365), (.092, .44), (.09, .47), (0, .475)], 4), seg=40)
    k.rod('chrome', .012, (0, .06, .2), (0, .14, .17), seg=20)

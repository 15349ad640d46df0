"""Lamps: pendants with cord and ceiling rose, ceiling discs, desk lamps. Metres."""
import math

from props import flow


def hang(k, top, z_ceiling, cord='#1E1D1B', rose='satin', tone='#1E1D1B'):
    """What a pendant hangs from: the cord from height `top` up to a turned rose under the ceiling."""
    k.rod('satin', .0028, (0, 0, top), (0, 0, z_ceiling - .02), seg=10, tone=cord)
    k.lathe(rose, flow([(0, -.034), (.006, -.034), (.012, -.026), (.044, -.019), (.05, -.012), (.05, 0)], 4, False), (0, 0, z_ceiling), seg=48,
            smooth=True, tone=tone)


def dome(k, tone):
    """A spun metal dome, pale inside. Returns its height."""
    out = flow([(.16, 0), (.158, .022), (.148, .06), (.122, .1), (.085, .127), (.05, .14), (.034, .15), (.03, .19), (.024, .194), (0, .195)], 6)
    k.lathe('satin', [(.1615, -.002), (.1625, .001)] + out, seg=96, smooth=True, tone=tone)
    k.lathe('satin', flow([(.1615, -.002), (.156, .02), (.145, .058), (.118, .096), (.07, .124), (0, .132)], 6, False), seg=96, smooth=True, tone='#F2E9D8')
    k.lathe('glow_warm', flow([(0, .028), (.018, .031), (.03, .048), (.026, .075), (.013, .1), (.013, .125)], 5), seg=32, smooth=True)
    return .19


def globe(k, tone):
    """An opal glass globe with a turned cap."""
    r = .15
    k.lathe('glow_paper', [(r * math.sin(a), r - r * math.cos(a)) for a in [math.pi * i / 48 for i in range(46)]], seg=96, smooth=True)
    k.lathe('brass', flow([(.05, 2 * r - .012), (.05, 2 * r + .006), (.03, 2 * r + .012), (.012, 2 * r + .02), (.01, 2 * r + .05), (0, 2 * r + .052)], 3), seg=40)
    return 2 * r + .05


def factory(k, tone):
    """An enamelled factory shade: a flat cone with a neck."""
    k.lathe('enamel', flow([(.23, 0), (.228, .012), (.2, .03), (.14, .065), (.08, .095), (.055, .115), (.05, .18), (.036, .2), (0, .204)], 5), seg=96,
            smooth=True, tone=tone)
    k.lathe('enamel', flow([(.228, .001), (.2, .026), (.14, .06), (.08, .09), (0, .1)], 5), seg=96, smooth=True, tone='#F1EDE3')
    k.lathe('glow_warm', flow([(0, .005), (.022, .01), (.032, .03), (.024, .06), (.018, .1)], 5), seg=32, smooth=True)
    return .2


def tube(k, tone):
    """A slim metal cylinder that shines downwards only."""
    k.lathe('satin', [(.034, 0), (.0355, .0015), (.0355, .27), (.033, .275), (.008, .278), (.008, .31), (0, .311)], seg=64, tone=tone)
    k.lathe('brass', [(.034, 0), (.03, .03), (0, .03)], seg=48)
    k.lathe('glow_warm', [(.024, .028), (0, .022)], seg=40)
    return .31


def lantern(k, tone):
    """A rice-paper lantern on wire rings, flattened; the paper falls in a little between the rings."""
    n, r, h = 14, .24, .3
    prof = []
    for i in range(n * 4 + 1):
        a = math.pi * (.06 + .88 * i / (n * 4))
        dip = .0035 * abs(math.sin(math.pi * i / 4))
        prof.append((r * math.sin(a) ** .8 - dip, h / 2 - h / 2 * math.cos(a)))
    k.lathe('glow_paper', prof, seg=96, smooth=True)
    k.lathe('satin', [(.06, h - .004), (.062, h), (.058, h + .003)], seg=48, tone='#3A3733')
    for a in (0, 90):
        with k.at(0, 0, h, rz=a):
            k.rod('satin', .0012, (-.06, 0, 0), (.06, 0, 0), seg=8, tone='#3A3733')
    return h


KINDS = {'dome': dome, 'globe': globe, 'factory': factory, 'tube': tube, 'lantern': lantern}


def pendant(k, z_ceiling, kind='dome', tone='#1E1D1B', s=1):
    """A pendant lamp: its lower edge at the local origin, the ceiling z_ceiling above it."""
    with k.at(s=s):
        h = KINDS[kind](k, tone)
    hang(k, h * s, z_ceiling, tone='#1E1D1B' if kind in ('dome', 'factory', 'tube') else '#EFEAE1', cord='#1E1D1B' if kind != 'lantern' else '#D9D2C4')


def disc(k, r=.3, h=.07):
    """A flat opal ceiling lamp hanging down from the local origin, with a slim oak ring."""
    k.lathe('oak', [(r, 0), (r, -h), (r - .018, -h), (r - .018, -.002)], seg=96)
    k.lathe('glow_paper', [(r - .018, -h + .008), (0, -h + .008)], seg=96)


def desk_lamp(k, tone='#23211F'):
    """A jointed desk lamp on a round foot; the head reaches out along +x."""
    k.lathe('satin', [(0, 0), (.085, 0), (.09, .004), (.09, .016), (.086, .02), (0, .02)], seg=64, tone=tone)
    k.rod('satin', .006, (0, 0, .02), (-.09, 0, .34), seg=16, tone=tone)
    k.rod('brass', .011, (-.09, -.014, .34), (-.09, .014, .34), seg=24)
    k.rod('satin', .006, (-.09, 0, .34), (.2, 0, .5), seg=16, tone=tone)
    k.tube('satin', [(0, -.07, .012), (-.02, -.12, .004), (-.1, -.17, .003), (-.24, -.16, .003)], .0028, seg=10, tone='#1E1D1B')
    with k.at(.2, 0, .5, ry=152):
        k.lathe('satin', flow([(.02, -.03), (.03, 0), (.04, .05), (.075, .1)], 5, False), seg=64, smooth=True, tone=tone)
        k.lathe('satin', flow([(.03, .004), (.038, .05), (.073, .0995)], 5), seg=64, smooth=True, tone='#F3EBDC')
        k.lathe('glow_warm', flow([(0, .075), (.018, .07), (.024, .055), (.02, .04), (0, .035)], 4), seg=24, smooth=True)

"""KLIV: a folded steel planter, powder-coated, and its plants. Metres."""
import math

from props import bush, grass


def planter(k, w, d, h, tone, soil=.045):
    """KLIV: a folded, powder-coated steel box on a recessed plinth."""
    t = .004
    k.box('steel', (-w / 2 + .03, -d / 2 + .03, 0), (w / 2 - .03, d / 2 - .03, .03), .001)
    for a, b in (((-w / 2, -d / 2), (w / 2, -d / 2 + t)), ((-w / 2, d / 2 - t), (w / 2, d / 2)),
                 ((-w / 2, -d / 2 + t), (-w / 2 + t, d / 2 - t)), ((w / 2 - t, -d / 2 + t), (w / 2, d / 2 - t))):
        k.box('powder', (*a, .025), (*b, h), .0018, tone=tone)
    e = .028
    for a, b in (((-w / 2 - .001, -d / 2 - .001), (w / 2 + .001, -d / 2 + e)), ((-w / 2 - .001, d / 2 - e), (w / 2 + .001, d / 2 + .001)),
                 ((-w / 2 - .001, -d / 2 + e), (-w / 2 + e, d / 2 - e)), ((w / 2 - e, -d / 2 + e), (w / 2 + .001, d / 2 - e))):
        k.box('powder', (*a, h - .004), (*b, h + .001), .0018, tone=tone)
    k.sheet('soil', lambda u, v: ((u - .5) * (w - .01), (v - .5) * (d - .01), h - soil + .012 * math.sin(7 * u + 3 * v)), 30, 20)


def planted(k, name):
    """One of the product pictures' planters, turned and planted; returns what to look at, distance, light scale."""
    yaw = 24
    if name == 'kliv-weiss':
        with k.at(0, 0, 0, rz=yaw):
            planter(k, .9, .36, .42, '#F1EDE1')
            with k.at(0, 0, .37):
                grass(k, 420, .4, .62, sy=.32)
        look, dist, s = (0, 0, .46), 2.75, 1
    elif name == 'kliv-gruen':
        with k.at(0, 0, 0, rz=yaw):
            planter(k, 1.15, .46, .52, '#31473A')
            with k.at(0, 0, .47):
                bush(k, 90, .48, .15, .62, .06, ('#66784F', '#74865A', '#87966A', '#5A6C48'), 3)
        look, dist, s = (0, 0, .52), 3.35, 1.1
    else:
        with k.at(0, 0, 0, rz=yaw):
            planter(k, .42, .2, .22, '#6B332A', .03)
            with k.at(-.1, 0, .19):
                bush(k, 26, .07, .06, .2, .022, ('#6F7D57', '#7F8C63', '#5D6B48'))
            with k.at(.1, 0, .19):
                grass(k, 130, .07, .27, ('#6E8450', '#7C9159', '#5C7344'), .004, .35)
            with k.at(0, 0, .19):
                bush(k, 16, .05, .06, .16, .03, ('#4F6A42', '#5E7A4C', '#436038'))
        look, dist, s = (0, 0, .22), 1.4, .7
    return look, dist, s

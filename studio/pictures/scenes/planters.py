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


GREENS = {
    'reinweiss': None,
    'anthrazit': None,
    'moosgruen': ('#66784F', '#74865A', '#87966A', '#5A6C48'),
    'oxidrot': ('#6F7D57', '#7F8C63', '#5D6B48'),
    'taubenblau': ('#7C8B6E', '#8E9B80', '#6A7A62'),
    'rotorange': ('#4F6A42', '#5E7A4C', '#436038'),
}


def planting(k, color, w, d):
    """Grasses, or a low hedge in a colour that goes with the planter's; w and d are the planter's length and depth."""
    tones = GREENS[color]
    if tones is None:
        grass(k, 460, w * .43, .62, sy=.8 * d)
    else:
        bush(k, round(230 * d), w * .42, d / 2 - .07, .58, .055, tones, 3)

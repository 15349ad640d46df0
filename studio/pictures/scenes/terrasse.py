"""Three KLIV planters with grasses on a terrace before a pale wall."""
import stage
from kit import Kit
from planters import planter
from props import bush, grass
from rooms import decking


def build(name):
    k = Kit(129)
    k.box('plaster', (-6, 2.4, -.2), (7, 2.7, 4.5), 0)
    k.box('concrete', (-6, 2.2, -.2), (7, 2.4, .06), 0)
    decking(k, -5, -4, 6, 2.2)
    for x, y, w, d, h, c, kind, rz in ((-1.35, 1.75, .9, .38, .42, '#F1EDE1', 'g', 0), (.1, 1.8, 1.2, .46, .62, '#31473A', 'b', 0),
                                       (1.35, 1.2, .55, .36, .36, '#6B332A', 'g', 8)):
        with k.at(x, y, 0, rz=rz):
            planter(k, w, d, h, c)
            with k.at(0, 0, h - .05):
                if kind == 'g':
                    grass(k, 330, w * .44, .62 if w > .6 else .5, sy=d / w * .85)
                else:
                    bush(k, 42, w * .4, d * .3, .5, .06, ('#66784F', '#74865A', '#87966A', '#5A6C48'), 2)
                    grass(k, 160, w * .4, .8, sy=.3)
    k.finish()
    stage.sky(1.0, (.9, .95, 1))
    stage.sun((.55, .75, -.62), 3.6, 1.5, (1, .91, .78))
    stage.camera((.2, -3.2, 1.3), (.05, 2, .6), 44, centre=.42)

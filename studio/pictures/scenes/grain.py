"""Squares of wood for the configurator: 60 mm of a planed board from above, in even light from the left."""
import stage
from kit import Kit

# name: (material, seed of the board)
WOODS = {
    'holz-eiche': ('oak', 3),
    'holz-eiche-weiss': ('oak_white', 8),
    'holz-esche-schwarz': ('ash_black', 5),
    'holz-kirschbaum': ('cherry', 4),
    'holz-nussbaum': ('walnut', 6),
}
SIDE, HEIGHT = .06, .5


def build(name):
    """Build the scene of a square."""
    wood, seed = WOODS[name]
    k = Kit(seed)
    k.box(wood, (-.1, -.1, -.02), (.1, .1, 0), 0, 'y', (.5, .5, .5))
    k.finish()
    stage.sky(.8, (1, .985, .96))
    stage.area((-.5, .2, .35), (0, 0, 0), (.4, .4), 3, (1, .97, .93))
    stage.camera((0, -.0005, HEIGHT), (0, 0, 0), HEIGHT * 36 / SIDE, tilt=True)

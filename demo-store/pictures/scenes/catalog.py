"""Which scene makes which picture: size in pixels, samples, exposure. The order is the order of rendering."""
import importlib

WIDE, TALL, SQUARE = (1600, 1067), (1280, 1600), (1280, 1280)

# name: (module, size, samples, key, warmth, contrast)
#   key: printed brightness of the bright tenth (0..1); warmth: white balance shift; contrast: 0 is the film's own
PICTURES = {}


def _add(module, names, size, samples=32, key=.9, warmth=.0, contrast=.35):
    for n in names.split():
        PICTURES[n] = (module, size, samples, key, warmth, contrast)


_add('products', 'tisch-eiche-140 tisch-nussbaum-200 kliv-weiss kliv-gruen regal-1 schrank-1 sideboard-1 tisch-esche-schwarz-100 '
     'hocker-eiche kliv-rot bank-1 leuchte-1 garderobe-1 spiegel-1 hocker-schwarz brett-1 tritt-1', TALL, 22, .93)

_add('hero', 'hero', (1600, 1000), 40, .86, -.02, .5)
_add('hero', 'social-card', (1200, 630), 40, .86, -.02, .5)


def size(name):
    """Width and height in pixels."""
    return PICTURES[name][1]


def build(name):
    """Build the scene of a picture."""
    importlib.import_module(PICTURES[name][0]).build(name)

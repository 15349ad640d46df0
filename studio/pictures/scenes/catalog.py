"""Which scene makes which picture: size in pixels, samples, exposure. The order is the order of rendering."""
import importlib

WIDE, TALL, SQUARE = (1600, 1067), (1280, 1600), (1280, 1280)

# name: (module, size, samples, key, warmth, contrast)
#   key: printed brightness of the bright tenth (0..1); warmth: white balance shift; contrast: 0 is the film's own
PICTURES = {}


def _rooms(size, pairs, samples=12, key=.9, warmth=-.02, contrast=.45):
    for module, name in pairs.items():
        for n in name.split():
            PICTURES[n] = (module, size, samples, key, warmth, contrast)


def _products(names, key=.93):
    for n in names.split():
        PICTURES[n] = ('products', TALL, 14, key, 0, .35)


_rooms((2000, 1250), {'hero': 'hero'}, 16)
_rooms(WIDE, {'kanzlei': 'kanzlei-am-hofgarten-1', 'altbau': 'altbau-waldstrassenviertel-1', 'laden': 'laden-papeterie-1'})
_rooms(WIDE, {'werkstatt': 'werkstatt-1', 'praxis': 'praxis-am-rhein-1'})
_products('tisch-eiche-140 tisch-nussbaum-200 kliv-weiss')
_rooms(TALL, {'team': 'team-1 team-2 team-3 team-4 team-5 team-6'}, 12, .93, .005)
_rooms(TALL, {'haus': 'haus-am-kanal-1'})
_rooms(WIDE, {'museum': 'museum-lichtkabinett-1'}, key=.72)
_rooms(WIDE, {'buero': 'buero-speicher-1', 'cafe': 'cafe-kornblume-1', 'dach': 'dachgeschoss-suedvorstadt-1', 'lesesaal': 'bibliothek-gohlis-1',
              'studio': 'studio-1', 'terrasse': 'kliv-terrasse'})
_products('regal-1 schrank-1 sideboard-1 hocker-eiche kliv-gruen tisch-esche-schwarz-100 bank-1')
_rooms(TALL, {'altbau': 'altbau-waldstrassenviertel-2'})
_rooms(TALL, {'kanzlei': 'kanzlei-am-hofgarten-2'}, key=.8)
_products('kliv-rot leuchte-1 garderobe-1 spiegel-1 hocker-schwarz brett-1 tritt-1')
_rooms((1200, 630), {'hero': 'social-card'})
_rooms(TALL, {'laden': 'laden-papeterie-2', 'praxis': 'praxis-am-rhein-2', 'buero': 'buero-speicher-2', 'studio': 'studio-2'})
_rooms(TALL, {'museum': 'museum-lichtkabinett-2'}, key=.72)
_rooms(WIDE, {'haus': 'haus-am-kanal-2', 'werkstatt': 'werkstatt-3'})
_rooms(SQUARE, {'werkstatt': 'werkstatt-2', 'altbau': 'altbau-waldstrassenviertel-3', 'laden': 'laden-papeterie-3'})
_rooms(SQUARE, {'kanzlei': 'kanzlei-am-hofgarten-3'}, key=.74)


def size(name):
    """Width and height in pixels."""
    return PICTURES[name][1]


def build(name):
    """Build the scene of a picture."""
    importlib.import_module(PICTURES[name][0]).build(name)

"""Which scene makes which picture: size in pixels, samples, exposure. The order is the order of rendering."""
import importlib

WIDE, MIDDLE, TALL, SQUARE = (3200, 2133), (2400, 1600), (1920, 2400), (2400, 2400)
PRODUCT, NEAR = (1280, 1600), (1200, 1500)

# name: (module, size, samples, key, warmth, contrast)
#   key: printed brightness of the bright tenth (0..1); warmth: white balance shift; contrast: 0 is the film's own
PICTURES = {}


def _rooms(size, pairs, samples=5, key=.9, warmth=-.02, contrast=.45):
    for module, name in pairs.items():
        for n in name.split():
            PICTURES[n] = (module, size, samples, key, warmth, contrast)


def _products(names, key=.93, module='products', size=PRODUCT, samples=14):
    for n in names.split():
        PICTURES[n] = (module, size, samples, key, 0, .35)


def _place(module, name, views, samples=5, **how):
    """The pictures of one place: a letter for the shape of each, numbered from 1."""
    for i, shape in enumerate(views):
        _rooms({'w': WIDE, 'm': MIDDLE, 't': TALL, 's': SQUARE}[shape], {module: f'{name}-{i + 1}'}, samples, **how)


_rooms((3200, 2000), {'hero': 'hero'})
_place('kanzlei', 'kanzlei-am-hofgarten', 'wtssss', 8, key=.82, contrast=.3)
_rooms(SQUARE, {'kanzlei': 'kanzlei-am-hofgarten-6'}, 8, key=.55, contrast=.3)      # nothing in it is bright: as dark as in its room
_place('altbau', 'altbau-waldstrassenviertel', 'wtssss', 8)                         # fewer blur its stucco
_place('laden', 'laden-papeterie', 'wtssss')
_place('werkstatt', 'werkstatt', 'wsmsst')
_place('praxis', 'praxis-am-rhein', 'wtssst')
_place('haus', 'haus-am-kanal', 'twssst')
_place('museum', 'museum-lichtkabinett', 'wtssst', key=.72)
_rooms(SQUARE, {'museum': 'museum-lichtkabinett-3'}, key=.84)                         # little in it but the vessel is bright
_place('buero', 'buero-speicher', 'wtssts')
_place('cafe', 'cafe-kornblume', 'wtssss')
_rooms(SQUARE, {'buero': 'buero-speicher-4', 'cafe': 'cafe-kornblume-3 cafe-kornblume-4'}, 9)       # so near, fewer leave blotches
_place('dach', 'dachgeschoss-suedvorstadt', 'wtssst')
_place('lesesaal', 'bibliothek-gohlis', 'wtssss', 8, key=.86, contrast=.3)
_place('studio', 'studio', 'wtsss')
_place('team', 'team', 'tttttt', key=.93, warmth=.005)
_rooms(WIDE, {'terrasse': 'kliv-terrasse'})
_rooms((1200, 630), {'hero': 'social-card'})
_products('tisch-eiche kliv-reinweiss regal-eiche schrank-eiche tisch-nussbaum bank-eiche schreibtisch-eiche tischplatte-eiche')
_products('tisch-esche tisch-kirschbaum kliv-moosgruen kliv-oxidrot kliv-anthrazit kliv-taubenblau kliv-rotorange')
_products('kliv1-reinweiss kliv1-moosgruen kliv1-oxidrot kliv1-anthrazit kliv1-taubenblau kliv1-rotorange')
_products('schreibtisch-esche schreibtisch-kirschbaum schreibtisch-nussbaum regal-eiche-weiss regal-kreide regal-graugruen regal-umbra')
_products('schrank-elfenbein schrank-salbei schrank-ziegel schrank-anthrazit')
_products('galerie-eiche galerie-elfenbein galerie-salbei galerie-ziegel galerie-anthrazit')
_products('sideboard-1 hocker-eiche hocker-schwarz leuchte-1 garderobe-1 spiegel-1 brett-1 tritt-1')
_products('musterkasten-1', module='samples')
DARK = {'sideboard-detail': .9, 'ausstellungstisch-detail': .8, 'tritt-detail': .94, 'leuchte-gebrauch': .92}     # less of the bright ground
for n in 'schneidbrett sideboard garderobe spiegel leuchte hocker tritt ausstellungstisch musterkasten'.split():       # two more of each plain piece
    _products(f'{n}-detail', DARK.get(f'{n}-detail', .93), 'details', NEAR, 16)
    _products(f'{n}-gebrauch', DARK.get(f'{n}-gebrauch', .93), 'household' if n in ('schneidbrett', 'garderobe', 'spiegel', 'tritt') else 'inuse', NEAR, 16)

# Small squares with samples enough to need no denoiser: a dark wood stays dark beside a light one.
for n, key in {'holz-eiche': .74, 'holz-eiche-weiss': .82, 'holz-esche-schwarz': .21, 'holz-kirschbaum': .64, 'holz-nussbaum': .5}.items():
    PICTURES[n] = ('grain', (132, 132), 256, key, 0, .35)


def size(name):
    """Width and height in pixels."""
    return PICTURES[name][1]


def build(name):
    """Build the scene of a picture."""
    importlib.import_module(PICTURES[name][0]).build(name)

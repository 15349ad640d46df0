"""Made-to-measure pieces from their plans: pieces.json holds the parts that the site draws, prices and has sawn.

`npx tsx tools/pictures/writePieces.ts` writes it. Its lengths are millimetres; here they become metres.
"""
import json
import math
import pathlib

from mathutils import Matrix

PIECES = json.loads((pathlib.Path(__file__).parent / 'pieces.json').read_text())

# Colours that aren't a material's own: stained and white-oiled wood.
STAINED = {('ash', '#2a2725'): 'ash_black', ('oak', '#cdb490'): 'oak_white'}
FACING = .0025
STEP = .0002                     # metres by which a part stands out of the surface it ends in: two faces in one plane come out black


def material(part, color):
    """Name of a part's material, and its tone where that is painted."""
    name = part['material']
    if name == 'steel':
        return ('powder', color) if part['colored'] else ('steel', None)
    if name == 'spruce':
        return 'satin', color
    return STAINED.get((name, color), 'oak' if name == 'veneer' else name), None


def size(name):
    """Length, depth and height of a piece in metres."""
    corners = [c for part in PIECES[name]['parts'] for c in part['corners']]
    return [(max(c[i] for c in corners) - min(c[i] for c in corners)) / 1000 for i in range(3)]


def parts(name, kind):
    """Parts of a piece that are of this kind, as (middle, size) in metres."""
    return [([v / 1000 for v in p['place']], [v / 1000 for v in p['size']])
            for p in PIECES[name]['parts'] if p['kind'] == kind]


def block(k, mat, middle, dims, bevel, grain, tone=None):
    a = [m - d / 2 for m, d in zip(middle, dims)]
    b = [m + d / 2 for m, d in zip(middle, dims)]
    k.box(mat, a, b, bevel, grain, tone)


def panel(k, part, middle, dims, color):
    """Birch plywood with linoleum on both faces; its edges stay birch."""
    thin = dims.index(min(dims))
    core = list(dims)
    core[thin] -= 2 * FACING
    block(k, 'birch', middle, core, .0004, part['grain'])
    for s in (-1, 1):
        at, face = list(middle), [d - .0006 for d in dims]
        at[thin] += s * (dims[thin] - FACING) / 2
        face[thin] = FACING
        block(k, 'lino', at, face, .0004, part['grain'], color)


def leaning(k, part, dims, mat, tone):
    """A turned part: its ends along z are level, so it is a box pushed over."""
    angle = math.radians(part['turn']['degrees'])
    axis = part['turn']['axis']
    place = [v / 1000 for v in part['place']]
    if axis == 'z':
        with k.at(*place, rz=part['turn']['degrees']):
            block(k, mat, (0, 0, 0), dims, .0025, part['grain'], tone)
        return
    shear = Matrix.Identity(4)
    across = 0 if axis == 'y' else 1
    shear[across][2] = math.tan(angle) if axis == 'y' else -math.tan(angle)
    wide = list(dims)
    wide[across] /= math.cos(angle)
    wide[2] *= math.cos(angle)
    old = k.m
    k.m = old @ Matrix.Translation(place) @ shear
    block(k, mat, (0, 0, 0), wide, .0025, part['grain'], tone)
    k.m = old


def top(k, staves, mat):
    """A top of staves whose lower edges are cut back all around, over half its thickness."""
    bevel = staves[0]['bevel'] / 1000
    corners = [c for s in staves for c in s['corners']]
    (x0, x1), (y0, y1), (z0, z1) = [(min(c[i] for c in corners) / 1000, max(c[i] for c in corners) / 1000) for i in range(3)]
    half = (z0 + z1) / 2
    for s in staves:
        middle, dims = [v / 1000 for v in s['place']], [v / 1000 for v in s['size']]
        block(k, mat, (middle[0], middle[1], (half + z1) / 2), (dims[0], dims[1], z1 - half), .0009, 'x')
    under = [(x0 + bevel, y0 + bevel, z0), (x1 - bevel, y0 + bevel, z0), (x1 - bevel, y1 - bevel, z0), (x0 + bevel, y1 - bevel, z0)]
    above = [(x0, y0, half), (x1, y0, half), (x1, y1, half), (x0, y1, half)]
    verts, norms, faces = [], [], []
    slope = math.hypot(bevel, half - z0)
    sides = [((0, -1), (0, 1)), ((1, 0), (1, 2)), ((0, 1), (2, 3)), ((-1, 0), (3, 0))]
    for (nx, ny), (i, j) in sides:
        n = (nx * (half - z0) / slope, ny * (half - z0) / slope, -bevel / slope)
        faces.append([len(verts) + q for q in range(4)])
        verts += [under[i], under[j], above[j], above[i]]
        norms += [n] * 4
    faces.append([len(verts) + q for q in (3, 2, 1, 0)])
    verts += under
    norms += [(0, 0, -1)] * 4
    k.add(mat, verts, norms, faces)


def build(k, name):
    """The piece of a picture, standing on z = 0."""
    piece = PIECES[name]
    color = piece['color']
    lapped = {lap for part in piece['parts'] for lap in part['laps']}
    staves = [part for part in piece['parts'] if part.get('bevel')]
    if staves:
        top(k, staves, material(staves[0], color)[0])
    for part in piece['parts']:
        if part in staves:
            continue
        middle, dims = [v / 1000 for v in part['place']], [v / 1000 + 2 * STEP * part['layer'] for v in part['size']]
        if part['id'] in lapped:            # flush faces of a lap would lie in each other
            longest = dims.index(max(dims))
            dims[longest] -= .0012
        mat, tone = material(part, color)
        if part.get('turn'):
            leaning(k, part, dims, mat, tone)
        elif part['material'] == 'linoleum':
            panel(k, part, middle, dims, color)
        else:
            block(k, mat, middle, dims, .0016 if min(dims) > .01 else .0006, part['grain'], tone)


def planter(k, name):
    """A folded sheet with round corners and edges, on its plinth; soil a hand below the edge."""
    piece = PIECES[name]
    w, d, h = size(name)
    walls = [p for p in piece['parts'] if p.get('radius')]
    low = min(p['corners'][0][2] for p in walls) / 1000
    r = walls[0]['radius'] / 1000
    edge = min(next(p['size'][:2] for p in walls if p['kind'] == 'edge')) / 1000
    deep = next(p['size'][2] for p in walls if p['kind'] == 'return') / 1000
    # Outline of the section, from below upwards and over the edge: distance inwards, height, and normal.
    section = []
    for i in range(7):
        a = math.pi / 2 * i / 6
        section.append((r - r * math.sin(a), low + r - r * math.cos(a), math.sin(a), -math.cos(a)))
    section += [(0, low + (h - low) * q, 1, 0) for q in (.2, .4, .6, .8)]
    for i in range(7):
        a = math.pi / 2 * i / 6
        section.append((r - r * math.cos(a), h - r + r * math.sin(a), math.cos(a), math.sin(a)))
    for i in range(7):
        a = math.pi / 2 * i / 6
        section.append((edge - r + r * math.sin(a), h - r + r * math.cos(a), -math.sin(a), math.cos(a)))
    section.append((edge, h - deep, -1, 0))
    verts, norms, faces = [], [], []
    rim = []
    for corner, (sx, sy) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        rim += [(sx, sy, math.radians(90 * corner - 90 + 15 * i)) for i in range(7)]
    for inwards, z, out, up in section:
        for sx, sy, a in rim:
            ca, sa = math.cos(a), math.sin(a)
            left = max(r - inwards, 0)
            far = max(inwards, r)
            verts.append((sx * (w / 2 - far) + ca * left, sy * (d / 2 - far) + sa * left, z))
            norms.append((ca * out, sa * out, up))
    n = len(rim)
    for i in range(len(section) - 1):
        faces += [[i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j] for j in range(n)]
    k.add('powder', verts, norms, faces, tone=piece['color'])
    for part in piece['parts']:
        if not part['colored'] and part['kind'] != 'tie':
            block(k, 'steel', [v / 1000 for v in part['place']], [v / 1000 for v in part['size']], .0006, None)
    k.sheet('soil', lambda u, v: ((u - .5) * (w - .01), (v - .5) * (d - .01), h - .05 + .012 * math.sin(7 * u + 3 * v)), 30, 20)

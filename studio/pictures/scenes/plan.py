"""Runs inside Blender: draws a place's plan and the view of its back wall from the very parts its scene is built of.

blender -b --python plan.py -- PLACE OUT.svg
Parts are outlined from the lowest to the highest (from the farthest to the nearest), each filled with paper, so that
what lies above hides what lies below. Walls that the plan cuts through are solid.
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import lettering
import stage
from kit import Kit

PAPER, INK = '#F6F3EE', '#1B1A17'
CUT = 1.2                        # the plan's height above the floor
# place: (scene module, the view of the back wall begins so many metres before it)
PLACES = {
    'kanzlei-am-hofgarten': ('kanzlei', 1.2), 'altbau-waldstrassenviertel': ('altbau', 1.0), 'laden-papeterie': ('laden', .9),
    'werkstatt': ('werkstatt', 1.3), 'praxis-am-rhein': ('praxis', 9), 'haus-am-kanal': ('haus', 1.2), 'museum-lichtkabinett': ('museum', 9),
    'buero-speicher': ('buero', 2.2), 'cafe-kornblume': ('cafe', 2.8), 'dachgeschoss-suedvorstadt': ('dach', 3.6),
    'bibliothek-gohlis': ('lesesaal', 1.0), 'studio': ('studio', 2.6),
}
SKIP = ('leaf', 'outside', 'dusk', 'soil', 'glow', 'glass', 'tint', 'frost')
SHEET, EDGE, GAP, FIGURES = 2400, 110, 60, 70      # pixels
WALL = .4                                           # metres


def hull(points):
    """The convex outline of points in the plane."""
    pts = sorted(set((round(x, 4), round(y, 4)) for x, y in points))
    if len(pts) < 3:
        return pts
    out = []
    for way in (pts, pts[::-1]):
        half = []
        for p in way:
            while len(half) > 1 and ((half[-1][0] - half[-2][0]) * (p[1] - half[-2][1]) - (half[-1][1] - half[-2][1]) * (p[0] - half[-2][0])) <= 0:
                half.pop()
            half.append(p)
        out += half[:-1]
    return out


def collect(module, name):
    """Build the scene and keep every part's material and corners."""
    parts, add, tube, sheet = [], Kit.add, Kit.tube, Kit.sheet

    def keep(self, mat, *args, **kw):
        n = len(self.v)
        add(self, mat, *args, **kw)
        vs = self.v[n:]
        box = [(min(v[i] for v in vs), max(v[i] for v in vs)) for i in range(3)]
        parts.append((mat, box, vs, bent))

    def pieces(self, mat, pts, r, r2=None, seg=8, tone=None):       # a bent tube has no convex outline, its straight pieces have
        for p, q in zip(pts, pts[1:]):
            tube(self, mat, [p, q], r, r2, seg, tone)

    bent = False

    def strips(self, mat, fn, nu=24, nv=24, tone=None, grain=None):     # nor has a long bent ribbon
        nonlocal bent
        if nv > 2 or nu < 30:
            bent = True
            sheet(self, mat, fn, nu, nv, tone, grain)
            bent = False
            return
        for i in range(nu):
            sheet(self, mat, lambda u, v, i=i: fn((i + u) / nu, v), 1, nv, tone)

    Kit.add, Kit.tube, Kit.sheet = keep, pieces, strips
    stage.clean()
    importlib.import_module(module).build(name)
    return parts


def size(box, axes):
    return max(box[i][1] - box[i][0] for i in axes)


def outline(vs, axes):
    return hull([(v[axes[0]], v[axes[1]]) for v in vs])


def section(vs, z):
    """The outline of a convex part where the plane at height z cuts it."""
    low, high = [v for v in vs if v.z <= z], [v for v in vs if v.z > z]
    return hull([(a.x + (b.x - a.x) * (z - a.z) / (b.z - a.z), a.y + (b.y - a.y) * (z - a.z) / (b.z - a.z)) for a in low for b in high])


def plan(parts, w, d):
    """What is seen from above below the cut: (outline, kind) from the lowest up."""
    out = []
    for mat, box, vs, bent in parts:
        (x0, x1), (y0, y1), (z0, z1) = box
        wall = mat.startswith(('plaster', 'brick')) and z1 - z0 > .5 and not (x0 > .05 and x1 < w - .05 and y0 > .05 and y1 < d - .05)
        if z0 > CUT or z1 < .004 or mat.startswith(SKIP) or size(box, (0, 1)) < .035 or y1 < .02 or x0 > w + 1 or (z1 < .03 and size(box, (0, 1)) < .4):
            continue
        if bent and size(box, (0, 1)) > 1.2:                            # a large cloth or cover
            continue
        if wall and z1 > CUT and len(vs) < 400:
            out.append((99 + z1, section(vs, CUT), 'wall'))
        elif not mat.startswith('plaster') or wall:
            out.append((z1, outline(vs, (0, 1)), 'cut' if z1 > CUT else 'line'))
    return [o[1:] for o in sorted(out, key=lambda o: o[0])]


def view(parts, w, d, h, depth):
    """The back wall seen from `depth` metres before it: (outline, kind) from the farthest on."""
    out = []
    for mat, box, vs, bent in parts:
        (x0, x1), (y0, y1), (z0, z1) = box
        if mat.startswith('plaster') and y1 - y0 > .8 * d and (x0 > .05 or x1 < w - .05):       # a sloping roof, cut through
            out.append((0, outline(vs, (0, 2)), 'wall'))
            continue
        if y0 < d - depth or mat.startswith(SKIP) or size(box, (0, 2)) < .03 or z1 < .01 or (bent and size(box, (0, 2)) > 1.2) or x1 < 0 or x0 > w:
            continue
        if mat.startswith(('plaster', 'brick', 'ground')) and not mat.startswith('plaster_green'):
            continue
        out.append((-y0, outline(vs, (0, 2)), 'line'))
    return [o[1:] for o in sorted(out, key=lambda o: o[0])]


class Sheet:
    """An SVG drawing in pixels, fed with metres."""

    def __init__(self, scale):
        self.s, self.body = scale, []

    def shapes(self, outlines, at):
        """Outlines in their order; walls last and as one body: first their edge, then paper and hatching over it."""
        walls = []
        for pts, kind in outlines:
            d = 'M' + 'L'.join(f'{at[0] + x * self.s:.1f} {at[1] - y * self.s:.1f}' for x, y in pts) + 'Z'
            if kind == 'wall':
                walls.append(d)
            else:
                self.body.append(f'<path d="{d}" fill="{PAPER}" stroke="{INK}" stroke-width="{3 if kind == "cut" else 1.6}" stroke-linejoin="round"/>')
        for look in (f'fill="none" stroke="{INK}" stroke-width="7"', f'fill="{PAPER}"', 'fill="url(#hatch)"'):
            self.body.append(f'<path d="{"".join(walls)}" {look} stroke-linejoin="miter"/>')

    def line(self, x0, y0, x1, y1, width=1.6):
        self.body.append(f'<path d="M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}" fill="none" stroke="{INK}" stroke-width="{width}"/>')

    def text(self, x, y, t, upright=False):
        turn = f' transform="rotate(-90 {x:.1f} {y:.1f})"' if upright else ''
        self.body.append(f'<path d="{lettering.path(t, x, y, 26)}"{turn} fill="none" stroke="{INK}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>')

    def measure(self, a, b, metres, upright=False):
        """A dimension line between two points with slanted ticks and the figure above it."""
        self.line(*a, *b, 1.4)
        for x, y in (a, b):
            self.line(x - 9, y + 9, x + 9, y - 9, 2)
            self.line(*((x - 22, y, x + 22, y) if upright else (x, y - 22, x, y + 22)), 1.2)
        t = f'{metres:.2f}'.replace('.', ',')
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        self.text(*((x - 14, y) if upright else (x, y - 14)), t, upright)


def draw(place):
    """The sheet of a place: the view on the left, the plan on the right, both in one scale, and a scale bar."""
    module, depth = PLACES[place]
    parts = collect(module, f'{place}-1')
    m = importlib.import_module(module)
    w, d, h = m.W, m.D, m.H
    scale = (SHEET - 2 * EDGE - 2 * FIGURES - GAP) / (2 * (w + 2 * WALL))
    s = Sheet(scale)
    base = EDGE + FIGURES + max(h + .2, d + WALL) * scale
    left = EDGE + FIGURES + WALL * scale
    shell = [(-WALL, -.15, w + WALL, 0), (-WALL, 0, 0, h), (w, 0, w + WALL, h), (-WALL, h, w + WALL, h + .2)]
    s.shapes(view(parts, w, d, h, depth) + [([(a, b), (c, b), (c, e), (a, e)], 'wall') for a, b, c, e in shell], (left, base))
    top = base - (h + .2) * scale - FIGURES
    s.measure((left, top), (left + w * scale, top), w)
    s.measure((EDGE, base), (EDGE, base - h * scale), h, True)
    right = left + (w + 2 * WALL) * scale + GAP + FIGURES
    s.shapes([([(x, max(y, 0)) for x, y in pts], kind) for pts, kind in plan(parts, w, d) if len(pts) > 2], (right, base))
    edge = right - WALL * scale - FIGURES
    s.measure((edge, base), (edge, base - d * scale), d, True)
    bar(s, left, base + .15 * scale + 100)
    height = round(base + .15 * scale + 120 + EDGE)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{SHEET}" height="{height}" viewBox="0 0 {SHEET} {height}">'
            f'<defs><pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
            f'<path d="M0 0V14" stroke="{INK}" stroke-width="3"/></pattern></defs><rect width="{SHEET}" height="{height}" fill="{PAPER}"/>'
            + ''.join(s.body) + '</svg>')


def bar(s, x, y, metres=4):
    """A scale bar of whole metres."""
    for i in range(metres):
        s.body.append(f'<path d="M{x + i * s.s:.1f} {y:.1f}h{s.s:.1f}v12h{-s.s:.1f}z" fill="{PAPER if i % 2 else INK}" stroke="{INK}" stroke-width="1.6"/>')
        s.text(x + i * s.s, y - 18, str(i))
    s.text(x + metres * s.s + 16, y - 18, f'{metres} m')


if __name__ == '__main__':
    place, out = sys.argv[sys.argv.index('--') + 1:][:2]
    with open(out, 'w') as f:
        f.write(draw(place))

"""Geometry kit: collects boards, turned parts and sheets into one mesh. Every length is in metres.

Each vertex carries two attributes that the materials read:
  grain  position in metres, x along the board's length, moved by a random offset per board
  tone   three numbers 0..1 per part, or the colour itself for the tinted materials
Boxes are chamfered and carry the big faces' normals, so that every edge catches light like a rounded one.
"""
import math
import random
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

import materials


def rgb(hexa):
    """#RRGGBB to linear RGB."""
    c = [int(hexa[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in c)


def smooth(points, steps=10):
    """Points of a curve through the given ones (Catmull-Rom): how a cable lies and a strap hangs."""
    pts = [Vector(p) for p in points]
    out = []
    for i in range(len(pts) - 1):
        a, b, c, d = pts[max(i - 1, 0)], pts[i], pts[i + 1], pts[min(i + 2, len(pts) - 1)]
        for n in range(steps):
            t = n / steps
            out.append((2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3) / 2)
    return out + [pts[-1]]


class Kit:
    """Collects geometry; `finish` turns it into a Blender object."""

    def __init__(self, seed=1):
        self.rnd = random.Random(seed)
        self.m = Matrix.Identity(4)
        self.mats, self.lot, self.boards = [], None, 0
        self._new()

    def _new(self):
        self.v, self.n, self.g, self.t, self.f, self.fm = [], [], [], [], [], []

    @contextmanager
    def at(self, x=0, y=0, z=0, rz=0, rx=0, ry=0, s=1):
        """Place what follows: move by x, y, z metres, turn by degrees (x first, then y, then z), scale."""
        old = self.m
        r = math.radians
        self.m = (old @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(r(rz), 4, 'Z')
                  @ Matrix.Rotation(r(ry), 4, 'Y') @ Matrix.Rotation(r(rx), 4, 'X') @ Matrix.Scale(s, 4))
        yield
        self.m = old

    @contextmanager
    def one_board(self, tone=None):
        """The parts that follow are cut from one board: same colour, and the grain runs on from part to part."""
        old, r = self.lot, self.rnd
        self.lot = (self._tone(tone), (r.uniform(0, 40), r.uniform(-.11, .11), r.uniform(-.11, .11)))
        yield
        self.lot = old

    def _tone(self, tone):
        if tone is None:
            return tuple(self.rnd.random() for _ in range(3))
        return rgb(tone) if isinstance(tone, str) else tone

    def _mat(self, name):
        if name not in self.mats:
            self.mats.append(name)
        return self.mats.index(name)

    def add(self, mat, verts, normals, faces, grain=None, tone=None):
        """Add raw geometry in local coordinates; grain gives local grain positions (default: the vertices)."""
        base, mi = len(self.v), self._mat(mat)
        r = self.rnd
        tone, off = self.lot or (self._tone(tone), (r.uniform(0, 40), r.uniform(-.11, .11), r.uniform(-.11, .11)))
        rot = self.m.to_3x3().normalized()
        fixed = mat.startswith(('plaster', 'outside', 'dusk', 'concrete', 'limestone', 'ground'))    # runs on across parts
        for i, v in enumerate(verts):
            self.v.append(self.m @ Vector(v))
            self.n.append((rot @ Vector(normals[i])).normalized())
            g = (grain or verts)[i]
            self.g.append(tuple(self.m @ Vector(v)) if fixed else (g[0] + off[0], g[1] + off[1], g[2] + off[2]))
            self.t.append(tone)
        for f in faces:
            self.f.append([base + i for i in f])
            self.fm.append(mi)

    def hair(self, most):
        """By how much the next part is larger, at most `most`: faces that two parts have in one plane came out black."""
        self.boards += 1
        return most * (self.boards * .618034 % 1)

    def box(self, mat, a, b, bevel=.0015, grain=None, tone=None):
        """A board from corner a to corner b. grain 'x', 'y' or 'z'; default: the longest side."""
        lo = [min(a[i], b[i]) for i in range(3)]
        hi = [max(a[i], b[i]) for i in range(3)]
        d = [hi[i] - lo[i] for i in range(3)]
        hair = self.hair(bevel * .05)
        lo, hi = [v - hair for v in lo], [v + hair for v in hi]
        e = max(1e-5, min([bevel] + [s * .45 for s in d]))
        ax = 'xyz'.index(grain) if grain else d.index(max(d))
        verts, norms, idx = [], [], {}
        for k in range(3):
            for s in range(8):
                sg = [(s >> i) & 1 for i in range(3)]
                verts.append([(hi[i] if sg[i] else lo[i]) if i == k
                              else (hi[i] - e if sg[i] else lo[i] + e) for i in range(3)])
                norms.append([(2 * sg[i] - 1) if i == k else 0 for i in range(3)])
                idx[(k, s)] = len(verts) - 1
        faces = []

        def face(ids):
            p = [Vector(verts[i]) for i in ids]
            want = sum((Vector(norms[i]) for i in ids), Vector())
            if (p[1] - p[0]).cross(p[2] - p[0]).dot(want) < 0:
                ids = ids[::-1]
            faces.append(ids)
        for k in range(3):
            i, j = [q for q in range(3) if q != k]
            bi, bj, bk = 1 << i, 1 << j, 1 << k
            for s in (0, bk):
                face([idx[(k, s)], idx[(k, s | bi)], idx[(k, s | bi | bj)], idx[(k, s | bj)]])
            for s in (0, bi, bj, bi | bj):      # chamfers along axis k
                face([idx[(i, s)], idx[(i, s | bk)], idx[(j, s | bk)], idx[(j, s)]])
        for s in range(8):
            face([idx[(0, s)], idx[(1, s)], idx[(2, s)]])
        order = [ax] + [q for q in range(3) if q != ax]
        c = [0 if self.lot else (lo[i] + hi[i]) / 2 for i in range(3)]
        self.add(mat, verts, norms, faces, [[v[q] - c[q] for q in order] for v in verts], tone)

    def lathe(self, mat, profile, at=(0, 0, 0), axis='z', seg=40, smooth=False, tone=None, turn=360):
        """Turn a profile [(radius, height), …] around an axis; smooth joins all bands, else bands stay crisp."""
        pts, pn = [], []
        seq = [Vector(p) for p in profile]
        bn = []
        for i in range(len(seq) - 1):
            t = seq[i + 1] - seq[i]
            bn.append(Vector((t.y, -t.x)).normalized() if t.length > 1e-9 else Vector((1, 0)))
        bands = []
        for i in range(len(seq) - 1):
            n0 = n1 = bn[i]
            if smooth:
                n0 = (bn[i] + bn[max(0, i - 1)]).normalized()
                n1 = (bn[i] + bn[min(len(bn) - 1, i + 1)]).normalized()
            bands.append((len(pts), len(pts) + 1))
            pts += [seq[i], seq[i + 1]]
            pn += [n0, n1]
        verts, norms, faces, m = [], [], [], len(pts)
        full = turn == 360
        for s in range(seg + (not full)):
            a = math.radians(turn) * s / seg
            ca, sa = math.cos(a), math.sin(a)
            verts += [(p.x * ca, p.x * sa, p.y) for p in pts]
            norms += [(q.x * ca, q.x * sa, q.y) for q in pn]
        for s in range(seg):
            q = (s + 1) % seg if full else s + 1
            for i0, i1 in bands:
                faces.append([s * m + i0, q * m + i0, q * m + i1, s * m + i1])
        g = [(v[2], v[0], v[1]) for v in verts]
        perm = {'z': lambda v: v, 'x': lambda v: (v[2], v[0], v[1]), 'y': lambda v: (v[0], v[2], -v[1])}[axis]
        with self.at(*at):
            self.add(mat, [perm(v) for v in verts], [perm(v) for v in norms], faces, g, tone)

    def rod(self, mat, r, a, b, r2=None, bevel=.001, seg=20, tone=None):
        """A round bar from point a to point b, radius r (r2 at b), with softened ends."""
        a, b = Vector(a), Vector(b)
        d = b - a
        h, q = d.length, r if r2 is None else r2
        e = min(bevel, r * .4, h * .4)
        prof = [(0, 0), (max(r - e, 0), 0), (r, e), (q, h - e), (max(q - e, 0), h), (0, h)]
        old = self.m
        self.m = old @ Matrix.Translation(a) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        self.lathe(mat, prof, seg=seg, tone=tone)
        self.m = old

    def tube(self, mat, pts, r, r2=None, seg=8, tone=None):
        """A bent tube through points, radius r tapering to r2."""
        pts = [Vector(p) for p in pts]
        verts, norms, faces, grain, run = [], [], [], [], 0
        for i, p in enumerate(pts):
            t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
            u = t.cross(Vector((.31, .17, .93))).normalized()
            w = t.cross(u)
            rr = r + ((r2 if r2 is not None else r) - r) * i / (len(pts) - 1)
            run += (p - pts[i - 1]).length if i else 0
            for s in range(seg):
                a = 2 * math.pi * s / seg
                n = u * math.cos(a) + w * math.sin(a)
                verts.append(p + n * rr)
                norms.append(n)
                grain.append((run, n.x * rr, n.y * rr))
            if i:
                b = (i - 1) * seg
                faces += [[b + s, b + (s + 1) % seg, b + seg + (s + 1) % seg, b + seg + s] for s in range(seg)]
        faces += [list(range(seg))[::-1], list(range(len(verts) - seg, len(verts)))]
        self.add(mat, verts, norms, faces, grain, tone)

    def prism(self, mat, poly, a, b, axis='x', grain=None, tone=None):
        """A moulding: the polygon (two other axes, in order) drawn from a to b along the axis, crisp edges."""
        k = 'xyz'.index(axis)
        o = [q for q in range(3) if q != k]

        def put(p, h):
            v = [0, 0, 0]
            v[k], v[o[0]], v[o[1]] = h, p[0], p[1]
            return v
        area = sum(poly[i][0] * poly[(i + 1) % len(poly)][1] - poly[(i + 1) % len(poly)][0] * poly[i][1]
                   for i in range(len(poly)))
        pg = list(poly) if (area > 0) != (axis == 'y') else list(poly)[::-1]
        verts, norms, faces = [], [], []

        def face(vs):
            n = sum((Vector(p).cross(q) for p, q in zip(vs, vs[1:] + vs[:1])), Vector()).normalized()      # right for hollow outlines, too
            base = len(verts)
            verts.extend(vs)
            norms.extend([n] * len(vs))
            faces.append(list(range(base, base + len(vs))))
        lo, hi = min(a, b), max(a, b)
        for i in range(len(pg)):
            p, q = pg[i], pg[(i + 1) % len(pg)]
            face([put(p, lo), put(q, lo), put(q, hi), put(p, hi)])
        face([put(p, lo) for p in pg[::-1]])
        face([put(p, hi) for p in pg])
        g = 'xyz'.index(grain) if grain else k
        order = [g] + [q for q in range(3) if q != g]
        self.add(mat, verts, norms, faces, [[v[q] for q in order] for v in verts], tone)

    def sheet(self, mat, fn, nu=24, nv=24, tone=None, grain=None):
        """A smooth surface: fn(u, v) gives the point for u, v in 0..1. grain(u, v) overrides the grain position."""
        verts = [Vector(fn(i / nu, j / nv)) for j in range(nv + 1) for i in range(nu + 1)]
        norms, faces, w = [], [], nu + 1
        for j in range(nv + 1):
            for i in range(nu + 1):
                du = verts[j * w + min(i + 1, nu)] - verts[j * w + max(i - 1, 0)]
                dv = verts[min(j + 1, nv) * w + i] - verts[max(j - 1, 0) * w + i]
                norms.append(du.cross(dv).normalized())
                if i < nu and j < nv:
                    b = j * w + i
                    faces.append([b, b + 1, b + w + 1, b + w])
        gr = [grain(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)] if grain else None
        self.add(mat, verts, norms, faces, gr, tone)

    def finish(self, name='set'):
        """Make the Blender object and start a new, empty mesh."""
        me = bpy.data.meshes.new(name)
        me.from_pydata(self.v, [], self.f)
        for m in self.mats:
            me.materials.append(materials.get(m))
        me.polygons.foreach_set('material_index', self.fm)
        me.polygons.foreach_set('use_smooth', [True] * len(self.f))
        for key, data in (('grain', self.g), ('tone', self.t)):
            at = me.attributes.new(key, 'FLOAT_VECTOR', 'POINT')
            at.data.foreach_set('vector', [c for p in data for c in p])
        me.use_auto_smooth = True
        me.normals_split_custom_set_from_vertices([tuple(n) for n in self.n])
        ob = bpy.data.objects.new(name, me)
        bpy.context.collection.objects.link(ob)
        self.mats = []
        self._new()
        return ob

"""Materials, all procedural. Sizes in metres; colours as sRGB hex. `get(name)` makes a material once."""
import bpy


def _lin(hexa):
    c = [int(hexa[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in c] + [1]


class Graph:
    """A few short words for shader nodes."""

    def __init__(self, mat):
        mat.use_nodes = True
        self.t = mat.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new('ShaderNodeOutputMaterial')

    def put(self, sock, val):
        if isinstance(val, bpy.types.NodeSocket):
            self.t.links.new(val, sock)
        elif val is not None:
            if hasattr(sock.default_value, '__len__') and not hasattr(val, '__len__'):
                val = [val] * len(sock.default_value)
            sock.default_value = val

    def node(self, kind, ins=None, out=0, **props):
        n = self.t.nodes.new('ShaderNode' + kind)
        for k, v in props.items():
            setattr(n, k, v)
        for k, v in (ins or {}).items():
            self.put(n.inputs[k], v)
        return n.outputs[out]

    def math(self, op, a, b=None, clamp=False):
        return self.node('Math', {0: a, 1: b} if b is not None else {0: a}, operation=op, use_clamp=clamp)

    def attr(self, name):
        return self.node('Attribute', out='Vector', attribute_name=name)

    def scaled(self, vec, s):
        return self.node('VectorMath', {0: vec, 1: s}, operation='MULTIPLY')

    def noise(self, vec, scale=1, detail=2, rough=.5):
        return self.node('TexNoise', {'Vector': vec, 'Scale': scale, 'Detail': detail, 'Roughness': rough})

    def mix(self, f, a, b, mode='MIX'):
        return self.node('MixRGB', {'Fac': f, 'Color1': a, 'Color2': b}, blend_type=mode)

    def remap(self, v, a, b, c=0, d=1):
        return self.node('MapRange', {0: v, 1: a, 2: b, 3: c, 4: d}, clamp=True)

    def bsdf(self, mean=None, **kw):
        """The surface; light that has already bounced sees only its mean colour, which is much faster."""
        n = self.t.nodes.new('ShaderNodeBsdfPrincipled')
        for k, v in kw.items():
            self.put(n.inputs[k.replace('_', ' ')], v)
        top = n.outputs[0]
        if mean is not None:
            far = self.node('LightPath', out='Is Diffuse Ray')
            top = self.node('MixShader', {0: far, 1: top, 2: self.node('BsdfDiffuse', {'Color': mean})})
        self.put(self.out.inputs[0], top)

    def bump(self, h, strength, dist=.001):
        return self.node('Bump', {'Strength': strength, 'Distance': dist, 'Height': h})


def wood(m, light, dark, rings=.5, ring=.005, fibre=.5, pore=.35, rough=.42, vary=.22):
    """Sawn timber: growth rings around the grain axis, long fibres, pores; every board its own tone.
    ring: width of a year in metres."""
    g = Graph(m)
    p, tone = g.attr('grain'), g.node('SeparateXYZ', {0: g.attr('tone')})
    t = tone.node.outputs
    q = g.node('SeparateXYZ', {0: p}).node.outputs
    warp = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(g.scaled(p, (.9, 5, 5)), 1, 2), .5), .075)
    fine = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(g.scaled(p, (3, 40, 40)), 1, 2), .5), .006)
    yy, zz = g.math('MULTIPLY', q[1], q[1]), g.math('MULTIPLY', q[2], q[2])
    r = g.math('ADD', g.math('SQRT', g.math('ADD', yy, zz)), g.math('ADD', warp, fine))
    # good and bad years: the rings differ in width and in how dark they end
    slow = g.noise(g.node('CombineXYZ', {0: g.math('MULTIPLY', r, 55)}), 1, 2)
    r = g.math('ADD', g.math('DIVIDE', r, ring), g.math('MULTIPLY', slow, 3.2))
    saw, count = g.math('FRACT', r), g.math('FLOOR', r)
    kind = g.node('TexWhiteNoise', {'W': count}, noise_dimensions='1D')
    year = g.math('MULTIPLY', g.math('POWER', saw, 1.7), g.math('MULTIPLY', g.remap(saw, 1, .84), g.remap(kind, 0, 1, .35, 1)))
    fib = g.noise(g.scaled(p, (5, 420, 420)), 1, 3, .6)
    blot = g.noise(g.scaled(p, (1.1, 13, 13)), 1, 2)
    f = g.math('ADD', g.math('MULTIPLY', year, rings),
               g.math('ADD', g.math('MULTIPLY', g.math('SUBTRACT', fib, .5), fibre * 1.6),
                      g.math('MULTIPLY', g.math('SUBTRACT', blot, .32), .7)), True)
    col = g.mix(f, _lin(light), _lin(dark))
    hole = g.remap(g.noise(g.scaled(p, (22, 900, 900)), 1, 1), .6, .72)
    por = g.math('MULTIPLY', hole, g.remap(year, 0, .6, 1, .35))
    col = g.mix(g.math('MULTIPLY', por, pore), col, g.mix(1, col, _lin(dark), 'MULTIPLY'))
    col = g.node('HueSaturation', {'Color': col, 'Hue': g.remap(t[1], 0, 1, .493, .507),
                                   'Saturation': g.remap(t[2], 0, 1, .9, 1.08),
                                   'Value': g.remap(t[0], 0, 1, 1 - vary / 2, 1 + vary / 2)})
    # without the years, which would be worked out three times more for each point: a tenth of the rendering time
    h = g.math('SUBTRACT', g.math('MULTIPLY', fib, .5), g.math('MULTIPLY', hole, .4))
    mean = [.62 * a + .38 * b for a, b in zip(_lin(light), _lin(dark))]
    g.bsdf(mean, Base_Color=col, Roughness=g.remap(fib, .2, .8, rough - .05, rough + .1), Specular=.38,
           Normal=g.bump(h, .22, .0006))


def plain(m, colour, rough=.5, metal=0, noise=0, scale=30, bump=0, spec=.4, dist=.001, tint=False, sheen=0):
    """One colour (or the part's own tone with tint), a little uneven."""
    g = Graph(m)
    p = g.attr('grain')
    base = g.attr('tone') if tint else _lin(colour)
    n = g.noise(p, scale, 4, .55)
    col = g.mix(1, base, g.node('CombineXYZ', {i: g.remap(n, .25, .75, 1 - noise, 1 + noise) for i in range(3)}),
                'MULTIPLY') if noise else base
    g.bsdf(None if metal else base, Base_Color=col, Roughness=g.remap(n, .25, .75, max(.02, rough - .06), rough + .06), Metallic=metal,
           Specular=spec, Sheen=sheen, Normal=g.bump(n, bump, dist) if bump else None)


def plaster(m, colour):
    """Lime plaster: cloudy tone, trowel relief of a few tenths of a millimetre."""
    g = Graph(m)
    p = g.attr('grain')
    cloud, relief = g.noise(p, 1.3, 5, .6), g.noise(p, 14, 5, .62)
    col = g.mix(g.remap(cloud, .3, .7, 0, 1), g.mix(1, _lin(colour), (.955, .95, .94, 1), 'MULTIPLY'), _lin(colour))
    g.bsdf(_lin(colour), Base_Color=col, Roughness=.85, Specular=.15, Normal=g.bump(relief, .16, .004))


def weave(m, colour, thread=.0009, tint=False):
    """Linen or wool: crossing threads (width in metres), uneven."""
    g = Graph(m)
    q = g.node('SeparateXYZ', {0: g.attr('grain')}).node.outputs
    slub = g.noise(g.attr('grain'), 60, 3)
    a, b = [g.math('SINE', g.math('ADD', g.math('MULTIPLY', q[i], 3.14159 / thread), g.math('MULTIPLY', slub, 9)))
            for i in (0, 1)]
    h = g.math('MULTIPLY', a, b)
    v = g.math('ADD', g.remap(slub, .3, .7, .86, 1.05), g.math('MULTIPLY', h, .09))
    base = g.attr('tone') if tint else _lin(colour)
    col = g.mix(1, base, g.node('CombineXYZ', {0: v, 1: v, 2: v}), 'MULTIPLY')
    g.bsdf(base, Base_Color=col, Roughness=.9, Specular=.12, Sheen=.5, Normal=g.bump(h, .35, .0008))


def stone(m, base, vein, amount=.7, scale=2.2, rough=.28, fleck=.25, clouds=.35):
    """Natural stone, honed: clouds, veins and flecks."""
    g = Graph(m)
    p = g.attr('grain')
    w = g.node('VectorMath', {0: p, 1: g.scaled(g.node('TexNoise', {'Vector': p, 'Scale': scale * .8, 'Detail': 3},
                                                       out='Color'), (.35, .35, .35))}, operation='ADD')
    ridge = g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(w, scale, 6, .62), .5))
    v = g.math('MULTIPLY', g.remap(ridge, .05, 0), amount)
    cloud = g.noise(p, scale * 2.5, 5, .6)
    col = g.mix(g.math('MULTIPLY', g.remap(cloud, .35, .7), clouds), _lin(base), _lin(vein))
    col = g.mix(v, col, _lin(vein))
    fl = g.remap(g.noise(p, 420, 2), .58, .7, 0, fleck)
    g.bsdf(_lin(base), Base_Color=g.mix(fl, col, _lin(vein)), Roughness=g.remap(cloud, .3, .7, rough - .04, rough + .08),
           Specular=.45)


def limestone(m, colour, bands=0, pits=.16):
    """Honed limestone: nearly one colour, a fine grain, small shells and darker specks; with bands it is travertine."""
    g = Graph(m)
    p = g.attr('grain')
    fine, soft = g.noise(p, 520, 3, .6), g.noise(g.scaled(p, (1, 1, 2.4)), 9, 4, .6)
    shell = g.node('TexVoronoi', {'Vector': g.scaled(p, (1, 1.7, 1)), 'Scale': 150}, out='Distance')
    speck = g.node('TexVoronoi', {'Vector': p, 'Scale': 38}, out='Distance')
    v = g.math('ADD', g.remap(fine, .3, .7, .95, 1.04), g.remap(soft, .3, .7, -.035, .03))
    v = g.math('ADD', v, g.math('MULTIPLY', g.remap(shell, .16, .05), .07))
    v = g.math('SUBTRACT', v, g.math('MULTIPLY', g.remap(speck, .075, .03), pits))
    if bands:
        v = g.math('SUBTRACT', v, g.math('MULTIPLY', g.remap(g.noise(g.scaled(p, (4, 60, 60)), 1, 4, .6), .45, .65), bands))
    col = g.mix(1, _lin(colour), g.node('CombineXYZ', {0: v, 1: v, 2: g.math('MULTIPLY', v, .99)}), 'MULTIPLY')
    g.bsdf(_lin(colour), Base_Color=col, Roughness=g.remap(fine, .3, .7, .36, .5), Specular=.35, Normal=g.bump(fine, .05, .0004))


def pages(m):
    """The edges of a book's leaves, lying side by side along y of the grain."""
    g = Graph(m)
    n = g.noise(g.scaled(g.attr('grain'), (3, 2600, 3)), 1, 2)
    g.bsdf(_lin('#E4DBC8'), Base_Color=g.mix(g.remap(n, .35, .65), _lin('#CFC3AB'), _lin('#EDE6D6')), Roughness=.85, Specular=.1)


def leaf(m):
    """Leaves in their own tone, letting some light through."""
    g = Graph(m)
    col = g.attr('tone')
    d = g.node('BsdfDiffuse', {'Color': col})
    t = g.node('BsdfTranslucent', {'Color': g.mix(1, col, (1.2, 1.15, .6, 1), 'MULTIPLY')})
    s = g.node('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': .45})
    mixed = g.node('MixShader', {0: .3, 1: d, 2: t})
    g.put(g.out.inputs[0], g.node('MixShader', {0: .05, 1: mixed, 2: s}))


def glass(m, tint='#FAFCFA', rough=0.0):
    """Thin glass: mostly see-through, mirrors at grazing angles; cheap to render."""
    g = Graph(m)
    facing = g.node('LayerWeight', {'Blend': .5}, out='Facing')
    fr = g.math('ADD', g.math('MULTIPLY', g.math('POWER', facing, 5), .7), .03)      # the same from both sides
    t = g.node('BsdfTransparent', {'Color': _lin(tint)})
    s = g.node('BsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': .02 + rough})
    g.put(g.out.inputs[0], g.node('MixShader', {0: fr, 1: t, 2: s}))


def mirror(m):
    """Silvered glass: sharp, as the denoiser then sees what it shows."""
    g = Graph(m)
    g.put(g.out.inputs[0], g.node('BsdfGlossy', {'Color': _lin('#E9EBE9'), 'Roughness': 0}))


def shade(m):
    """A paper lampshade: lets the lamp's light through."""
    g = Graph(m)
    n = g.noise(g.attr('grain'), 55, 4)
    col = g.mix(g.remap(n, .3, .7), _lin('#F0E6D2'), _lin('#E2D3B8'))
    g.put(g.out.inputs[0], g.node('MixShader', {0: .5, 1: g.node('BsdfDiffuse', {'Color': col}),
                                                2: g.node('BsdfTranslucent', {'Color': col})}))


def glow(m, colour, power, lights=False, edge=1):
    """Something that shines: a lamp's shade, the day outside. edge: the share of light that its outline gives."""
    g = Graph(m)
    facing = g.node('LayerWeight', {'Blend': .5}, out='Facing')
    strength = g.remap(g.math('MULTIPLY', facing, facing), 0, 1, power, power * edge) if edge < 1 else power
    g.put(g.out.inputs[0], g.node('Emission', {'Color': _lin(colour), 'Strength': strength}))
    m.cycles.sample_as_light = lights


def outside(m, ground='#7F8B78', trees='#B9BFA9', air='#F3F5F2', low=1.6, high=3.6):
    """The view from a window, far out of focus: pale sky over grey-green trees (grain z = height in metres)."""
    g = Graph(m)
    p = g.attr('grain')
    z = g.node('SeparateXYZ', {0: p}).node.outputs[2]
    n = g.noise(p, .55, 3, .5)
    f = g.remap(g.math('ADD', z, g.math('MULTIPLY', g.math('SUBTRACT', n, .5), 3.2)), .6, 2.6)
    col = g.mix(f, g.mix(n, _lin(ground), _lin(trees)), _lin(air))
    g.put(g.out.inputs[0], g.node('Emission', {'Color': col, 'Strength': g.remap(f, 0, 1, low, high)}))
    m.cycles.sample_as_light = False


MAKE = {
    'oak': lambda m: wood(m, '#B3926F', '#77573D', .62, .0052, .55, .6),
    'oak_raw': lambda m: wood(m, '#CDB491', '#9C7A54', .55, .005, .5, .45, .55),
    'oak_white': lambda m: wood(m, '#C9B698', '#9C8260', .6, .0052, .55, .5),
    'cherry': lambda m: wood(m, '#A6765A', '#734A38', .55, .0048, .42, .3),
    'walnut': lambda m: wood(m, '#7A583F', '#38251A', .7, .006, .5, .4, .4, .3),
    'birch': lambda m: wood(m, '#DCC8A5', '#C3A87C', .3, .004, .3, .1, .5, .06),
    'ash': lambda m: wood(m, '#D6C5A9', '#A98D69', .7, .006, .45, .3, .45, .14),
    'larch_grey': lambda m: wood(m, '#A39A8C', '#6F675C', .45, .0045, .6, .4, .7, .3),
    'ash_black': lambda m: wood(m, '#2A2724', '#0E0D0C', .5, .0055, .7, .6, .42, .2),
    'plaster': lambda m: plaster(m, '#EFE9DF'),
    'plaster_grey': lambda m: plaster(m, '#CFC9BD'),
    'plaster_dark': lambda m: plaster(m, '#57534D'),
    'plaster_green': lambda m: plaster(m, '#8C9384'),
    'ground': lambda m: plain(m, '#EFEAE1', .9, spec=.05),
    'paint': lambda m: plain(m, '#F1EDE5', .42, noise=.01, scale=8),
    'tint': lambda m: plain(m, '', .55, tint=True, noise=.05, scale=60, spec=.3),
    'satin': lambda m: plain(m, '', .38, tint=True, noise=.015, scale=40, bump=.03, dist=.0004),
    'powder': lambda m: plain(m, '', .42, tint=True, noise=.012, scale=900, bump=.12, dist=.0003, spec=.45),
    'paper': lambda m: plain(m, '', .8, tint=True, noise=.02, scale=90, spec=.12, bump=.05),
    'ceramic': lambda m: plain(m, '', .3, tint=True, noise=.07, scale=35, bump=.12, dist=.002),
    'clay': lambda m: plain(m, '', .75, tint=True, noise=.1, scale=50, bump=.2, dist=.0015, spec=.2),
    'crust': lambda m: plain(m, '', .75, tint=True, noise=.3, scale=55, bump=.6, dist=.004, spec=.2),
    'crumb': lambda m: plain(m, '', .9, tint=True, noise=.16, scale=240, bump=.8, dist=.003, spec=.1),
    'leather': lambda m: plain(m, '', .5, tint=True, noise=.08, scale=160, bump=.3, dist=.0006, spec=.35),
    'lino': lambda m: plain(m, '', .52, tint=True, noise=.06, scale=240, spec=.3),
    'brass': lambda m: plain(m, '#C69C5B', .32, 1, noise=.04, scale=5),
    'steel': lambda m: plain(m, '#2B2A29', .4, .85, noise=.12, scale=30, spec=.4),
    'iron': lambda m: plain(m, '#8D8A86', .3, 1, noise=.15, scale=60),
    'chrome': lambda m: plain(m, '#D5D3CF', .14, 1),
    'inox': lambda m: plain(m, '#9C9A95', .38, .35, noise=.03, scale=9),
    'hob': lambda m: plain(m, '#131313', .12, spec=.5),
    'mirror': mirror,
    'linen': lambda m: weave(m, '', .0011, True),
    'wool': lambda m: weave(m, '', .0026, True),
    'stone': lambda m: limestone(m, '#DAD4C8'),
    'limestone': lambda m: limestone(m, '#C6BCA8'),
    'soapstone': lambda m: stone(m, '#3B3E3C', '#6E736E', .22, 3, .42, .2, .1),
    'travertine': lambda m: limestone(m, '#CDBB9C', .14, .3),
    'green_stone': lambda m: stone(m, '#4C5A4C', '#8FA08C', .35, 7, .3, .25, .12),
    'red_stone': lambda m: limestone(m, '#9A6A58', .06, .25),
    'concrete': lambda m: plain(m, '#B5B0A7', .75, noise=.09, scale=6, bump=.15, dist=.003, spec=.2),
    'brick': lambda m: plain(m, '', .9, tint=True, noise=.12, scale=55, bump=.5, dist=.006, spec=.1),
    'enamel': lambda m: plain(m, '', .2, tint=True, noise=.01, scale=40, spec=.5),
    'pages': pages,
    'soil': lambda m: plain(m, '#3A2E24', .95, noise=.4, scale=120, bump=.8, dist=.01, spec=.05),
    'leaf': leaf, 'glass': glass, 'outside': outside,
    'dusk': lambda m: outside(m, '#1C2430', '#2A3646', '#5E7696', .16, .42),
    'frost': lambda m: glass(m, '#E9EDE8', .2),
    'shade': shade, 'glow_bulb': lambda m: glow(m, '#FFD9A0', 26, True),
    'glow_warm': lambda m: glow(m, '#FFDFB0', 5),
    'glow_paper': lambda m: glow(m, '#FFE6C2', 2.2, edge=.4),
}


def get(name):
    """The material of that name, made on first use."""
    if name not in bpy.data.materials:
        MAKE[name](bpy.data.materials.new(name))
    return bpy.data.materials[name]

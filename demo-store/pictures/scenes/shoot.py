"""Runs inside Blender: builds one picture's scene and renders it twice (two seeds) with feature passes.

blender -b --python shoot.py -- NAME OUT_DIR SCALE LIGHT_SCALE SAMPLES
The light is rendered at SCALE * LIGHT_SCALE, texture and edges at SCALE. Writes raw float32 planes for the denoiser
and size.txt into OUT_DIR.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np

import catalog
import stage

name, out, scale, light, samples = sys.argv[sys.argv.index('--') + 1:][:5]
os.makedirs(out, exist_ok=True)
stage.clean()
s = bpy.context.scene
s.render.resolution_x, s.render.resolution_y = catalog.size(name)
catalog.build(name)
s.cycles.samples = max(4, int(int(samples) / 2))
view = s.view_layers[0]
view.cycles.denoising_store_passes = True
s.use_nodes = True
t = s.node_tree
t.nodes.clear()
layers = t.nodes.new('CompositorNodeRLayers')
sink = t.nodes.new('CompositorNodeOutputFile')
sink.base_path = out
sink.format.file_format, sink.format.color_depth, sink.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
sink.file_slots.clear()
for key, sock in (('light', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'),
                  ('depth', 'Denoising Depth')):
    sink.file_slots.new(key)
    t.links.new(layers.outputs[sock], sink.inputs[key])


def planes(key, ch):
    """Read a pass back as float32 rows from the top."""
    path = os.path.join(out, f'{key}0001.exr')
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Raw'
    w, h = im.size
    a = np.empty(w * h * im.channels, np.float32)
    im.pixels.foreach_get(a)
    a = a.reshape(h, w, im.channels)[::-1, :, :ch]
    bpy.data.images.remove(im)
    os.remove(path)
    return np.ascontiguousarray(a)


def passes(prefix, wanted, halves='ab'):
    """Render with different seeds; keep the wanted passes, mean of normal and depth."""
    total = {}
    for half, seed in zip(halves, (11, 7919)):
        s.cycles.seed = seed
        bpy.ops.render.render()
        for key, ch in (('light', 3), ('albedo', 3), ('normal', 3), ('depth', 1)):
            p = planes(key, ch)
            if key in ('normal', 'depth'):
                total[key] = total.get(key, 0) + np.clip(p, -1e4, 1e4) / len(halves)
            elif key in wanted:
                for h in 'ab' if len(halves) == 1 else half:
                    p.tofile(os.path.join(out, f'{prefix}{h}_{key}'))
    for key, p in total.items():
        p.astype(np.float32).tofile(os.path.join(out, prefix + key))
    return f'{p.shape[1]} {p.shape[0]}'


c = s.cycles
s.render.resolution_percentage = round(float(scale) * float(light) * 100)
size = passes('', ('light', 'albedo'))
# full size, for texture and edges: what the camera sees, hardly any light
s.render.resolution_percentage = round(float(scale) * 100)
blurred = s.camera.data.dof.use_dof         # only then two renders tell noise from texture
c.samples, c.use_adaptive_sampling = (2 if blurred else 3), False
c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 1, 0, 1
for ob in s.objects:
    if ob.type == 'LIGHT':
        ob.hide_render = True
size += ' ' + passes('fine_', ('albedo',), 'ab' if blurred else 'a')
with open(os.path.join(out, 'size.txt'), 'w') as f:
    f.write(size)

"""Runs inside Blender: builds one picture's scene and renders its light, colour and shape for the denoiser.

blender -b --python shoot.py -- NAME OUT_DIR SCALE SAMPLES
Writes light.npy, albedo.npy and normal.npy into OUT_DIR: (height, width, 3), float32, linear, top row first.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np

import catalog
import stage

PASSES = {'light': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}

name, out, scale, samples = sys.argv[sys.argv.index('--') + 1:][:4]
os.makedirs(out, exist_ok=True)
stage.clean()
s = bpy.context.scene
s.render.resolution_x, s.render.resolution_y = catalog.size(name)
s.render.resolution_percentage = round(float(scale) * 100)
catalog.build(name)
s.cycles.samples = int(samples)
s.view_layers[0].cycles.denoising_store_passes = True
s.use_nodes = True
t = s.node_tree
t.nodes.clear()
layers = t.nodes.new('CompositorNodeRLayers')
sink = t.nodes.new('CompositorNodeOutputFile')
sink.base_path = out
sink.format.file_format, sink.format.color_depth, sink.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
sink.file_slots.clear()
for key, sock in PASSES.items():
    sink.file_slots.new(key)
    t.links.new(layers.outputs[sock], sink.inputs[key])
bpy.ops.render.render()

for key in PASSES:
    path = os.path.join(out, f'{key}0001.exr')
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Raw'
    w, h = im.size
    a = np.empty(w * h * im.channels, np.float32)
    im.pixels.foreach_get(a)
    np.save(os.path.join(out, key), np.ascontiguousarray(a.reshape(h, w, -1)[::-1, :, :3]))
    os.remove(path)

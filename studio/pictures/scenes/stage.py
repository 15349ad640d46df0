"""Camera, daylight and render settings. Metres, degrees, millimetres of focal length."""
import math

import bpy
from mathutils import Vector


def clean():
    """Start from an empty Blender file with the studio's render settings."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device, c.use_denoising = 'CPU', False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 6, 4, 2
    c.transmission_bounces, c.transparent_max_bounces = 4, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 4, 0
    c.blur_glossy = 1
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .04, 8
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    s.render.use_persistent_data = True
    s.view_settings.view_transform = 'Raw'


def sky(strength=.5, colour=(.93, .96, 1)):
    """Even light from everywhere outside: opens up the shadows."""
    w = bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value, bg.inputs[1].default_value = (*colour, 1), strength


def camera(at, look, lens=35, centre=None, shift=(0, 0), focus=None, fstop=0, tilt=False):
    """A view camera at `at`, turned to `look`. Without tilt it stays level (verticals stay vertical) and the frame is
    moved so that the point `look` lies at the height `centre` of the frame (.5 = middle). focus: metres or a point."""
    s = bpy.context.scene
    at, look = Vector(at), Vector(look)
    cam = bpy.data.cameras.new('camera')
    ob = bpy.data.objects.new('camera', cam)
    s.collection.objects.link(ob)
    s.camera = ob
    ob.location = at
    d = look - at
    cam.lens, cam.sensor_width, cam.sensor_fit = lens, 36, 'AUTO'
    cam.clip_start = .02
    sx, sy = shift
    if tilt:
        ob.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    else:
        ob.rotation_euler = (math.pi / 2, 0, math.atan2(-d.x, d.y))
        dist = math.hypot(d.x, d.y)
        if centre is not None:
            w, h = s.render.resolution_x, s.render.resolution_y
            sy += (d.z / dist) * lens / 36 - (centre - .5) * h / max(w, h)
    cam.shift_x, cam.shift_y = sx, sy
    if fstop:
        f = (Vector(focus) - at) if hasattr(focus, '__len__') else None
        fwd = ob.matrix_basis.to_quaternion() @ Vector((0, 0, -1))
        cam.dof.use_dof, cam.dof.aperture_fstop = True, fstop
        cam.dof.focus_distance = f.dot(fwd) if f else (focus or d.length)
    return ob


def view(name, views):
    """The camera of the picture whose name ends in the number of one of `views`, each what `camera` takes."""
    camera(**views[int(name[-1]) - 1])


def area(at, look, size, power, colour=(1, 1, 1), spread=180, visible=False):
    """A rectangular light, size (width, height) m, power in watts, facing `look`."""
    li = bpy.data.lights.new('area', 'AREA')
    li.shape, li.size, li.size_y = 'RECTANGLE', size[0], size[1]
    li.energy, li.color, li.spread = power, colour, math.radians(spread)
    ob = bpy.data.objects.new('area', li)
    ob.location = at
    ob.rotation_euler = (Vector(look) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = visible
    ob.visible_glossy = True
    bpy.context.scene.collection.objects.link(ob)
    return ob


def sun(direction, power=3, angle=3, colour=(1, .92, .8)):
    """Low, softened sun; direction points from the sun into the scene, angle is its apparent size in degrees."""
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy, li.angle, li.color = power, math.radians(angle), colour
    ob = bpy.data.objects.new('sun', li)
    ob.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)


def unseen(ob, shadow=False):
    """Seen by the camera and in reflections only; gives no light (and blocks none unless shadow)."""
    ob.visible_diffuse = ob.visible_transmission = ob.visible_volume_scatter = False
    ob.visible_shadow = shadow


def background(k, points, view='outside'):
    """A picture of the outdoors on an upright sheet between two ground points [(x, y), (x, y)], 8 m high."""
    (x0, y0), (x1, y1) = points
    k.sheet(view, lambda u, v: (x0 + (x1 - x0) * u, y0 + (y1 - y0) * u, -2 + 8 * v), 2, 2)
    unseen(k.finish('outside'))


def windows_left(k, d, holes, power=200, colour=(1, .98, .96), t=.4, view='outside'):
    """Daylight through openings in the left wall (x = 0) of a room d deep, and a view behind them."""
    background(k, ((-4, -4), (-4, d + 18)), view)
    for a, b, z0, z1 in holes:
        y, z = d - (a + b) / 2, (z0 + z1) / 2
        area((-t - .04, y, z), (3, y, z - 1.2), (b - a, z1 - z0), power * (b - a) * (z1 - z0) / 2.7, colour)

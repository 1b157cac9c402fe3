"""The company's yard on a clear morning, in the layers of which film.py makes the picture and the film.

    python yard.py dir=layers [spp=12]      renders what is not in the folder yet
    python yard.py preview=yard.png         the view, small

The camera stands still, so one still is rendered, and again without the sun (a cloud passes), and then only the two
things that move, in their part of the frame. X runs from the gate to the camera, Y to its right; metres."""

import json

import numpy as np
from kit import *
import booms
import dumpers
import excavators
import fences
import forklifts
import parts_hire
import parts_yard as land
import scissors
from bpy_extras.object_utils import world_to_camera_view

SIZE = (1600, 900)
SUN = Vector((-0.66, 0.66, -0.40))  # from the left behind the camera, an hour and a half after sunrise
FLAGS = ((-21.0, 0.5), (-21.0, 2.4), (-21.0, 4.3))


def collect(fn, *a, **k):
    """what fn models, in a collection of its own that can be placed many times"""
    scene = bpy.context.scene.collection
    before = set(scene.objects)
    fn(*a, **k)
    new = bpy.data.collections.new("part")
    for o in set(scene.objects) - before:
        new.objects.link(o)
        scene.objects.unlink(o)
    return new


def put(part, x, y, rz=0, z=0, s=1):
    e = bpy.data.objects.new("placed", None)
    e.instance_type, e.instance_collection = "COLLECTION", part
    bpy.context.scene.collection.objects.link(e)
    e.location, e.rotation_euler, e.scale = (x, y, z), (0, 0, R(rz)), (s, s, s)
    return e


def machine(P, module, picture, default=None, **change):
    """the machine of a picture, with its arms set otherwise where `change` says so"""
    build, arguments, _ = take({**module.VARIANTS[picture], **change})
    return collect(build or default, P, **arguments)


def lift(P, rise):
    """the boom lift that is tried out at the back, from 0 (low) to 1 (high)"""
    return machine(P, booms, "telescopic-23", main=(28 + 6 * rise, 4.70, 2.5 + 0.4 * rise), jib=(4 - 4 * rise, 1.5))


def row(P):
    """machines in their bays, the nearest first"""
    slab = machine(P, scissors, "scissor-8-electric", th=7.5)
    bays = (
        (machine(P, excavators, "mini-excavator-3-5t"), 3.2, 3.9, -46),
        (machine(P, excavators, "mini-excavator-5-5t"), -3.2, 3.3, -40),
        (machine(P, dumpers, "dumper-3500"), -9.6, 0.5, -34),
        (slab, 1.6, -4.6, 24),
        (slab, -0.3, -5.9, 24),
        (machine(P, forklifts, "forklift-diesel-2500"), -4.2, -4.4, 62),
        (machine(P, scissors, "scissor-12-diesel", th=11), -8.2, -7.2, 24),
    )
    for part, x, y, rz in bays:
        put(part, x, y, rz)
    for x in (5.6, -0.6, -6.4, -11.6):
        land.bay_line(P, (x, 1.5), (x - 2.4, 5.8))
    for x in (3.9, -1.9, -6.4):
        land.bay_line(P, (x, -3.0), (x - 2.2, -8.4))
    for x, y in ((4.6, 0.9), (-1.2, 1.2), (2.9, -2.5)):
        parts_hire.cone(x, y, P)


def compound(P):
    """fence with the gate, workshop, containers, palms"""
    put(collect(land.shed, P), -15.5, -15.0, 10)
    put(collect(land.container, P, P["graphite"]), -12.6, 14.0, 70)
    put(collect(land.container, P, P["sign"]), -12.9, 13.8, 68, 2.62)
    put(collect(land.gate, P), -22.0, -3.2)
    panel = collect(fences.mesh_panel, P, 3.45, 2.0, False)
    for i in range(8):
        put(panel, -22.0, 0.1 + 3.5 * i)
    for at in FLAGS:
        land.flagpole(P, at)
    for seed, x, y, h in ((1, -27, 9.6, 5.6), (2, -30, 12.5, 6.8), (3, -26, -7.0, 5.2), (4, -29, 17.0, 6.0)):
        put(collect(land.palm, P, h, seed=seed), x, y, 70 * seed)
    tree = collect(land.cypress, P)
    for i, y in enumerate((19.5, 21.6, 23.4, -1.8, -10.5)):
        put(tree, -36 - 6 * (i > 2), y, 50 * i, s=0.8 + 0.12 * (i % 3))


def light():
    """low warm sun, and the sky that fills the shadows"""
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy, sun.angle, sun.color = 4.6, R(1.2), (1, 0.83, 0.63)
    o = in_scene("sun", sun)
    o.rotation_euler = SUN.to_track_quat("-Z", "Y").to_euler()
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    N, L = w.node_tree.nodes.new, w.node_tree.links.new
    tc, xyz, ramp = N("ShaderNodeTexCoord"), N("ShaderNodeSeparateXYZ"), N("ShaderNodeValToRGB")
    L(tc.outputs["Generated"], xyz.inputs[0])
    L(xyz.outputs[2], ramp.inputs[0])
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0, lin("#f3dcc0")
    e[1].position, e[1].color = 0.75, lin("#5d8fc0")
    for at, colour in ((0.10, "#e6d3c0"), (0.30, "#a9c4dc")):
        e.new(at).color = lin(colour)
    bg = w.node_tree.nodes["Background"]
    L(ramp.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = 0.8
    return o


def camera():
    sc = bpy.context.scene
    cam = in_scene("cam", bpy.data.cameras.new("cam"))
    sc.camera = cam
    cam.data.lens, cam.data.clip_end = 28, 2000
    cam.location = (11.6, 0.2, 2.15)
    cam.rotation_euler = (Vector((-6, 0.9, 1.95)) - cam.location).to_track_quat("-Z", "Y").to_euler()
    sc.render.resolution_x, sc.render.resolution_y = SIZE
    return cam


class Yard:
    """the scene, and the two things in it that move"""

    def __init__(self):
        reset()
        self.P = P = land.scenery_palette(parts_hire.extras(palette()))
        land.ground()
        land.hills(P)
        land.orchard(P)
        row(P)
        compound(P)
        self.sun = light()
        self.camera = camera()
        self.flags = []
        self.lift = put(None, -13.2, -4.0, 42)
        self.set_flags(0)
        self.set_lift(0)

    def set_flags(self, t):
        for o in self.flags:
            bpy.data.objects.remove(o)
        self.flags = [land.flag(self.P, t, at, 0.31 * i) for i, at in enumerate(FLAGS)]

    def set_lift(self, rise):
        old = self.lift.instance_collection
        self.lift.instance_collection = lift(self.P, rise)
        if old:
            for o in list(old.objects):
                bpy.data.objects.remove(o)
            bpy.data.collections.remove(old)

    def seen(self, points, margin=0.012):
        """the part of the frame that holds the points: left, right, bottom, top, as shares"""
        bpy.context.view_layer.update()
        at = [world_to_camera_view(bpy.context.scene, self.camera, p) for p in points]
        x, y = [p.x for p in at], [p.y for p in at]
        return min(x) - margin, max(x) + margin, min(y) - margin, max(y) + margin

    def flags_part(self):
        """cloth sways beyond where it hangs now"""
        return self.seen([v.co for o in self.flags for v in o.data.vertices])

    def lift_part(self):
        """whatever of the lift is above its turntable, low and high"""
        points = []
        for rise in (0, 1):
            self.set_lift(rise)
            bpy.context.view_layer.update()
            for o in self.lift.instance_collection.objects:
                corners = [self.lift.matrix_world @ o.matrix_world @ Vector(c) for c in o.bound_box]
                points += [c for c in corners if c.z > 2.2]
        return self.seen(points)


def shot(path, spp, pct=100, part=None, **k):
    """one picture, or a part of it; a picture that is there already is left alone"""
    if os.path.exists(path):
        return
    r = bpy.context.scene.render
    r.use_border = r.use_crop_to_border = part is not None
    if part:
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = part
    render(path, spp, 0.05, pct=pct, bounces=3, persistent=True, **k)


def places(path, pct):
    """where in the yard each pixel is: film.py lays the shadows of clouds on this"""
    m = bpy.data.materials.new("place")
    m.use_nodes = True
    nt = m.node_tree
    geo, scale, glow = (nt.nodes.new(f"ShaderNode{n}") for n in ("NewGeometry", "VectorMath", "Emission"))
    # light cannot be negative: shrink the world around a bright grey
    scale.operation = "MULTIPLY_ADD"
    scale.inputs[1].default_value, scale.inputs[2].default_value = (1 / 2000,) * 3, (0.5,) * 3
    nt.links.new(geo.outputs["Position"], scale.inputs[0])
    nt.links.new(scale.outputs[0], glow.inputs[0])
    nt.links.new(glow.outputs[0], nt.nodes["Material Output"].inputs["Surface"])
    bpy.context.view_layer.material_override = m
    sc = bpy.context.scene
    render(None, 1, 0.05, denoise=False, transparent=False, pct=pct, setup_only=True)
    sc.render.use_border = False
    sc.render.image_settings.file_format, sc.render.image_settings.color_depth = "OPEN_EXR", "32"
    sc.render.filepath = path + ".exr"
    bpy.ops.render.render(write_still=True)
    im = bpy.data.images.load(path + ".exr")
    px = np.empty(im.size[0] * im.size[1] * 4, np.float32)
    im.pixels.foreach_get(px)
    np.save(path, (px.reshape(im.size[1], im.size[0], 4)[::-1, :, :3] - 0.5) * 2000)
    os.remove(path + ".exr")


# film.py blends neighbours: the lift moves a pixel or two between them, the flags take two frames of film for one
POSES, WAVES = 16, 30


def layers(folder, spp):
    folder = os.path.abspath(folder)
    os.makedirs(folder, exist_ok=True)
    name = lambda n: os.path.join(folder, n)
    yard = Yard()
    flags, boom = yard.flags_part(), yard.lift_part()
    with open(name("parts.json"), "w") as f:
        json.dump({"lift": {"part": boom, "pictures": POSES}, "flags": {"part": flags, "pictures": WAVES}}, f)
    yard.set_lift(0)
    shot(name("still.png"), spp)
    for i in range(POSES):
        yard.set_lift(i / (POSES - 1))
        shot(name(f"lift{i:03}.png"), spp, 80, boom)
    yard.set_lift(0)
    for i in range(WAVES):
        yard.set_flags(i / WAVES)
        shot(name(f"flags{i:03}.png"), spp, 80, flags)
    yard.set_flags(0)
    yard.sun.hide_render = True
    shot(name("shade.png"), 8, 50)
    places(name("places.npy"), 50)


if __name__ == "__main__":
    A = args()
    if "preview" in A:
        Yard()
        shot(A["preview"], 4, 40)
    else:
        layers(A.get("dir", "layers"), int(A.get("spp", 12)))

"""Parts that the hand tools and the walk-behind machines share: moulded housings, grips, bits, engines, cords."""

from functools import partial

from kit import *


# ------------------------------------------------------------------ running a family
def upright_boxes():
    """turn rotations into mesh data: the kit frames by bounding boxes, and a slanted part's box reaches below the floor"""
    bpy.context.view_layer.update()
    for o in bpy.context.scene.objects:
        if o.type != "MESH" or any(m.type == "SHRINKWRAP" for m in o.modifiers):
            continue
        loc, rot, scale = o.matrix_world.decompose()
        if min(scale) < 0 or max(scale) - min(scale) > 1e-4 or abs(abs(rot.w) - 1) < 1e-6:
            continue
        if o.data.users > 1:
            o.data = o.data.copy()
        o.data.transform(rot.to_matrix().to_4x4())
        o.matrix_world = Matrix.Translation(loc) @ Matrix.Diagonal((*scale, 1))


def tools_palette():
    p = palette()
    p["cast"] = mat("cast", "#a9adb0", 0.48, metal=0.75, ao=0.55, bump=0.10, bscale=160)
    p["grip"] = mat("grip", "#17181a", 0.72, ao=0.5, bump=0.25, bscale=260, spec=0.35)
    p["shell"] = mat("shell", "#3a3e43", 0.5, ao=0.5, bump=0.05, bscale=220)
    p["blade"] = mat("blade", "#c3c6c9", 0.27, metal=1, ao=0.3)
    p["tank"] = mat("tank", "#a9aeb2", 0.5, ao=0.45)  # milky plastic; "light" burns out on large faces
    p["water"] = mat("water", "#6f8f9e", 0.06, coat=1, ao=0.2)
    p["screen"] = mat("screen", "#0c2a1c", 0.1, coat=1)
    p["green"] = mat("green", "#2fae5a", 0.3)
    p["blue"] = mat("blue", "#1f5fae", 0.4, coat=0.3)
    p["wood"] = mat("wood", "#b98a56", 0.5, ao=0.4, bump=0.15, bscale=30)
    p["tile"] = mat("tile", "#e4e0d8", 0.18, coat=0.6, ao=0.3)
    p["straw"] = mat("straw", "#d8b46a", 0.7, ao=0.5)
    return p


run = partial(family, colours=tools_palette, settle=upright_boxes, az=58, el=13)


def painted(build, **paints):
    """adds paints that only one machine needs"""

    def model(P, **arguments):
        P.update((name, mat(name, **paint)) for name, paint in paints.items())
        build(P, **arguments)

    return model


# ------------------------------------------------------------------ soft forms
def sweep(path, secs, m, ref=(0, 1, 0), n=36, power=2.3, dome=0.0, steps=6, twist=0.0):
    """solid swept through points; secs: (half width along ref, half height) or a radius; dome rounds the ends"""
    secs = [
        s if isinstance(s, (tuple, list)) else (s, s) for s in (secs if isinstance(secs, list) else [secs] * len(path))
    ]
    pts, hs = spline(path, steps), spline(secs, steps)
    ref = Vector(ref)
    rows = []
    for i, (p, s) in enumerate(zip(pts, hs)):
        t = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized()
        rows.append((p, s, t))
    if dome:
        for end in (0, -1):
            p, s, t = rows[end]
            extra = []
            for k in range(1, 6):
                a = math.pi / 2 * min(k / 5, 0.97)
                d = dome * min(s) * math.sin(a) * (-1 if end == 0 else 1)
                extra.append((p + t * d, s * math.cos(a), t))
            rows = extra[::-1] + rows if end == 0 else rows + extra
    bm = bmesh.new()
    rings = []
    for i, (p, s, t) in enumerate(rows):
        u = (ref - t * ref.dot(t)).normalized()
        w = t.cross(u)
        tw = twist * i / max(len(rows) - 1, 1)
        ring_ = []
        for k in range(n):
            a = 2 * math.pi * k / n
            c, q = math.cos(a), math.sin(a)
            x = s[0] * math.copysign(abs(c) ** (2 / power), c)
            y = s[1] * math.copysign(abs(q) ** (2 / power), q)
            x, y = x * math.cos(tw) - y * math.sin(tw), x * math.sin(tw) + y * math.cos(tw)
            ring_.append(bm.verts.new(p + u * x + w * y))
        rings.append(ring_)
    faces_between(bm, rings, ends=True)
    return _bm_("sweep", bm, m)


def _bm_(name, bm, m):
    o = plain_mesh(name, bm, m)
    o.data.set_sharp_from_angle(angle=R(40))
    return o


def melt(objs, mats, voxel=0.02, soft=6, planes=(), pick=None):
    """one moulded skin over several solids; planes cut clean colour borders, pick(face centre) -> index into mats"""
    mats = mats if isinstance(mats, (list, tuple)) else [mats]
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    bm = bmesh.new()
    for o in objs:
        e = o.evaluated_get(dg)
        me = e.to_mesh()
        me.transform(o.matrix_world)
        bm.from_mesh(me)
        e.to_mesh_clear()
    for o in objs:
        bpy.data.objects.remove(o)
    me = bpy.data.meshes.new("melt")
    bm.to_mesh(me)
    bm.free()
    o = in_scene("melt", me)
    r = o.modifiers.new("r", "REMESH")
    r.mode, r.voxel_size, r.use_smooth_shade = "VOXEL", voxel, True
    s = o.modifiers.new("s", "SMOOTH")
    s.factor, s.iterations = 0.5, soft
    dg = bpy.context.evaluated_depsgraph_get()
    bm = bmesh.new()
    bm.from_mesh(o.evaluated_get(dg).to_mesh())
    o.modifiers.clear()
    for co, no in planes:
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=co, plane_no=no)
    for f in bm.faces:
        f.smooth = True
        f.material_index = pick(f.calc_center_median()) if pick else 0
    me = bpy.data.meshes.new("melt")
    bm.to_mesh(me)
    bm.free()
    o.data = me
    for k in mats:
        me.materials.append(k)
    return o


def decal(s, size, loc, face, m, on, rot=0.0, shear=0.0, off=0.003):
    """lettering that follows a curved housing"""
    t = text(s, size, loc, face, m, rot, shear=shear)
    t.data.extrude = 0
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(t.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o = in_scene("decal", me)
    o.matrix_world = t.matrix_world.copy()
    bpy.data.objects.remove(t)
    w = o.modifiers.new("w", "SHRINKWRAP")
    w.target, w.wrap_method, w.wrap_mode = on, "PROJECT", "ABOVE_SURFACE"
    w.use_project_z, w.use_positive_direction, w.use_negative_direction = True, True, True
    w.offset = off
    return o


def swept(stations, m, **form):
    """solid swept along the middle plane of a machine; stations: (x, z, half width, half height)"""
    path, secs = [(x, 0, z) for x, z, _, _ in stations], [(w, h) for _, _, w, h in stations]
    return sweep(path, secs, m, **form)


def moulded_slab(profile, a, b, m, r, bevel, voxel, soft=5):
    """slab whose edges flow into each other, as those of a plastic tank do"""
    return melt([slab(profile, a, b, m, r, bevel)], [m], voxel, soft)


def rear_handle(P, stations, trigger, half, lock, voxel):
    """closed rubber handle behind a housing, its ends sunk into it, with a trigger of that half thickness inside and
    the lock on top that the palm presses; lock: (length, width, x, z, bevel)"""
    melt([swept(stations, P["grip"], power=2.5, steps=8)], [P["grip"]], voxel, 6)
    slab(trigger, -half, half, P["paint"], 0.03, 0.02)
    length, width, x, z, bevel = lock
    box((length, width, 0.04), (x, 0, z), P["black"], bevel, rot=(0, 10, 0))


def slots(c, step, n, size, m, rot=(0, 0, 0), bevel=0.008):
    """row of dark vent slots from c on"""
    c, step = Vector(c), Vector(step)
    for i in range(n):
        box(size, c + step * i, m, bevel, rot=rot, seg=2)


def slab(pts, a, b, m, r=0.04, bevel=0.015, plane="XZ", seg=4):
    """prism with rounded corners"""
    return prism(fillet(pts, r), a, b, m, plane, bevel, seg)


def disc(r, th, loc, axis, m, bevel=0.003, n=72):
    return cyl(r, th, loc, axis, m, bevel, n)


# ------------------------------------------------------------------ cord, plug, hose, grips
def sleeve(p, d, P, r=0.05, length=0.3, n=6):
    """ribbed strain relief of a cord"""
    p, d = Vector(p), Vector(d).normalized()
    for i in range(n):
        q = p + d * length * (i + 0.5) / n
        k = r * (1 - 0.35 * i / n)
        rod(q - d * length / n * 0.36, q + d * length / n * 0.36, k, P["grip"], 0.004, 20, k * 0.95)
    rod(p, p + d * length, r * 0.62, P["grip"], 0.002, 20)


def plug(loc, P, s=1.0, rot=(0, 0, 0)):
    """two-pin earthed plug, pins towards +X"""
    with moved(loc, rot, s):
        lathe(
            [(0.001, -0.30), (0.045, -0.30), (0.055, -0.16), (0.10, -0.04), (0.105, 0.0), (0.105, 0.10), (0.001, 0.10)],
            (0, 0, 0),
            "X",
            P["grip"],
            32,
            0.006,
        )
        for s_ in (-1, 1):
            rod((0.10, s_ * 0.052, 0), (0.22, s_ * 0.052, 0), 0.014, P["chrome"], 0.004, 16)


def cord(pts, P, r=0.022, m="hose"):
    return tube(pts, r, P[m], smooth=True)


def mains_lead(P, start, way, path, end, r, boot=(0.055, 0.30), size=1.0, turn=(0, 0, 0)):
    """cord of a hand tool with its boot and plug: it leaves at start in the direction `way`; the points of the path
    and the place of the plug are counted from there, so that a tool can be tilted or moved with its lead"""
    p = Vector(start)
    sleeve(p, way, P, *boot)
    cord([p + Vector(q) for q in path], P, r)
    plug(p + Vector(end), P, size, turn)


def coil(c, r, turns, P, wire=0.012, axis="Z", m="hose", rise=0.9, squash=1.0):
    """cord wound in loops"""
    pts = []
    for i in range(int(turns * 24) + 1):
        a = 2 * math.pi * i / 24
        k = r * (1 + 0.05 * math.sin(i * 1.7))
        h = wire * rise * i / 12 / 2
        u, v = k * math.cos(a), k * math.sin(a) * squash
        pts.append(Vector(c) + Vector({"Z": (u, v, h), "Y": (u, h, v), "X": (h, u, v)}[axis]))
    return tube(pts, wire, P[m])


def grip(p, q, r, P, n=7, m="grip"):
    """rubber handle with grooves"""
    p, q = Vector(p), Vector(q)
    d = (q - p) / n
    for i in range(n):
        rod(p + d * (i + 0.06), p + d * (i + 0.94), r, P[m], r * 0.22, 28)
    rod(p, q, r * 0.86, P[m], r * 0.2, 24)
    rod(q - d * 0.3, q, r * 1.18, P[m], r * 0.3, 28)


def handlebar(P, s, path, r, m, held, grip_r, grooves=7, fil=0.10):
    """tube of a handle on the left (s = 1) or the right (s = -1), drawn for the left, with its grip from held to held"""
    side = lambda points: [(x, s * y, z) for x, y, z in points]
    tube(side(path), r, m, fil=fil)
    grip(*side(held), grip_r, P, grooves)


def knob(c, r, h, axis, m, n=8):
    """lobed clamping knob"""
    cyl(r * 0.8, h, c, axis, m, r * 0.15, 32)
    for i in range(n):
        a = 2 * math.pi * i / n
        u, v = r * 0.8 * math.cos(a), r * 0.8 * math.sin(a)
        cyl(
            r * 0.26,
            h * 0.92,
            Vector(c) + Vector({"Y": (u, 0, v), "X": (0, u, v), "Z": (u, v, 0)}[axis]),
            axis,
            m,
            r * 0.08,
            16,
        )


def handwheel(c, r, axis, P, spokes=3):
    o = ring(r, r * 0.86, r * 0.16, c, axis, P["black"], r * 0.06)
    cyl(r * 0.22, r * 0.3, c, axis, P["steel"], 0.004)
    for i in range(spokes):
        a = 2 * math.pi * i / spokes + 0.5
        u, v = r * 0.9 * math.cos(a), r * 0.9 * math.sin(a)
        rod(c, Vector(c) + Vector({"Y": (u, 0, v), "X": (0, u, v), "Z": (u, v, 0)}[axis]), r * 0.07, P["dark"])
    return o


def castor(c, r, P, w=0.03, trail=0.03, brake=False, m="grey"):
    """swivel castor: c is the mounting face above the wheel"""
    x, y, z = c
    zc = z - 2.45 * r + r
    lathe(
        [(r * 0.5, -w / 2), (r * 0.92, -w / 2), (r, -w * 0.3), (r, w * 0.3), (r * 0.92, w / 2), (r * 0.5, w / 2)],
        (x - trail, y, zc),
        "Y",
        P["tyre"],
        40,
        0.003,
    )
    cyl(r * 0.62, w * 0.9, (x - trail, y, zc), "Y", P[m], 0.004, 32)
    for s in (-1, 1):
        prism(
            [
                (x - trail - r * 0.25, zc - r * 0.25),
                (x - trail + r * 0.25, zc - r * 0.25),
                (x + r * 0.5, z - r * 0.25),
                (x - r * 0.6, z - r * 0.25),
            ],
            y + s * w * 0.68 - 0.002,
            y + s * w * 0.68 + 0.002,
            P["steel"],
            bevel=0.0015,
        )
    cyl(r * 0.16, w * 1.6, (x - trail, y, zc), "Y", P["steel"], 0.002, 12)
    box((r * 1.3, w * 1.6, r * 0.14), (x, y, z - r * 0.25), P["steel"], 0.003)
    cyl(r * 0.45, r * 0.2, (x, y, z - r * 0.1), "Z", P["steel"], 0.003, 24)
    if brake:
        box((r * 0.7, w * 0.9, r * 0.18), (x - trail - r * 0.9, y, zc + r * 0.75), P["red"], 0.004, rot=(0, -25, 0))


# ------------------------------------------------------------------ bits and blades
def twist_bit(x0, x1, r, P, turns=6, m="steel", flat=0.55):
    """spiral drill bit along X"""
    n = int(turns * 14)
    path = [(x0 + (x1 - x0) * i / n, 0, 0) for i in range(n + 1)]
    secs = [(r, r * flat)] * n + [(r * 0.15, r * 0.1)]
    secs[-2] = (r * 0.98, r * flat)
    return sweep(path, secs, P[m], n=24, power=2.6, steps=1, twist=turns * 2 * math.pi)


def helix(r, core, z0, z1, pitch, P, m="dark", th=0.012, ph=0.0):
    """screw flight round the Z axis"""
    n = max(8, int(abs(z1 - z0) / pitch * 36))
    bm = bmesh.new()
    rows = []
    for i in range(n + 1):
        z = z0 + (z1 - z0) * i / n
        a = 2 * math.pi * (z - z0) / pitch + ph
        c, s = math.cos(a), math.sin(a)
        rows.append(
            [
                bm.verts.new((k * c, k * s, z + h))
                for k, h in ((core, -th / 2), (r, -th / 2), (r, th / 2), (core, th / 2))
            ]
        )
    faces_between(bm, rows, ends=True)
    return _bm_("helix", bm, P[m])


def saw_blade(c, r, P, teeth=28, th=0.012, axis="Y", m="blade", bore=0.16, segments=False):
    """toothed blade, or a diamond blade with segments and slits"""
    out = []
    for i in range(teeth):
        a0, step = 2 * math.pi * i / teeth, 2 * math.pi / teeth
        if segments:
            for f, k in ((0.03, 0.90), (0.04, 1), (0.94, 1), (0.95, 0.90)):
                out.append((r * k * math.cos(a0 + step * f), r * k * math.sin(a0 + step * f)))
        else:
            for f, k in ((0.0, 1.0), (0.30, 0.985), (0.38, 0.90), (0.70, 0.905), (0.92, 0.94)):
                out.append((r * k * math.cos(a0 + step * f), r * k * math.sin(a0 + step * f)))
    with moved(c, {"Y": (0, 0, 0), "X": (0, 0, 90), "Z": (90, 0, 0)}[axis]):
        prism(out, -th / 2, th / 2, P[m], bevel=0.0)
        if segments:
            ring(r * 0.995, r * 0.9, th * 1.3, (0, 0, 0), "Y", P["worn"], 0.001, 72)
            for p, q, _ in rays((0, 0, 0), (0.86 * r, 0), (1.01 * r, 0), teeth, "Y"):
                bar(p, q, th * 1.5, r * 0.022, P["black"], 0, up=(0, 1, 0))
        ring(r * bore * 1.9, r * bore * 0.5, th * 2.2, (0, 0, 0), "Y", P["steel"], 0.003)
        cyl(r * bore * 0.7, th * 5, (0, 0, 0), "Y", P["steel"], 0.003, 6)


# ------------------------------------------------------------------ engines
def engine(P, loc=(0, 0, 0), rot=(0, 0, 0), s=1.0, label=BRAND):
    """four-stroke petrol engine, crank along Y, recoil starter at +Y, output shaft at -Y; origin: middle of the foot"""
    with moved(loc, rot, s):
        C, D, B = P["cast"], P["dark"], P["black"]
        box((0.26, 0.20, 0.018), (0, 0, 0.009), C, 0.004)
        for x in (-0.11, 0.11):
            for y in (-0.08, 0.08):
                cyl(0.010, 0.016, (x, y, 0.024), "Z", P["steel"], 0.002, 6)
        slab(
            [(-0.11, 0.015), (0.11, 0.015), (0.13, 0.06), (0.12, 0.20), (-0.10, 0.20), (-0.125, 0.08)],
            -0.10,
            0.08,
            C,
            0.03,
            0.012,
        )
        for x in (-0.07, 0.0, 0.07):  # ribs and oil screw
            box((0.012, 0.20, 0.13), (x, -0.005, 0.09), C, 0.004)
        cyl(0.018, 0.03, (0.135, 0.03, 0.06), "X", B, 0.005)
        cyl(0.075, 0.02, (0, -0.108, 0.105), "Y", C, 0.006)
        rod((0, -0.10, 0.105), (0, -0.165, 0.105), 0.0125, P["steel"])
        # cylinder with fins, leaning to +X
        with moved((0.06, -0.02, 0.15), (0, 32, 0)):
            for i in range(7):
                box((0.15, 0.16, 0.006), (0, 0, 0.02 + 0.017 * i), C, 0.002, seg=1)
            cyl(0.055, 0.14, (0, 0, 0.07), "Z", C)
            box((0.12, 0.13, 0.035), (0, 0, 0.155), C, 0.010)
            bolts((0, 0, 0.174), 0.05, 4, "Z", P["steel"], 0.008, 0.010, 0.8)
        rod((0.15, 0.06, 0.24), (0.185, 0.085, 0.27), 0.014, B)  # spark plug boot
        cord([(0.18, 0.083, 0.268), (0.20, 0.10, 0.22), (0.12, 0.115, 0.17), (0.06, 0.11, 0.16)], P, 0.005)
        # fan housing and recoil starter
        melt(
            [
                slab(
                    [(-0.125, 0.02), (0.125, 0.02), (0.13, 0.12), (0.125, 0.22), (-0.12, 0.22), (-0.13, 0.1)],
                    0.07,
                    0.135,
                    D,
                    0.05,
                    0.02,
                ),
                cyl(0.128, 0.06, (0, 0.11, 0.115), "Y", D, 0.02, 64),
            ],
            [D],
            0.008,
            5,
        )
        lathe(
            [(0.001, 0.190), (0.03, 0.190), (0.045, 0.186), (0.085, 0.180), (0.100, 0.165), (0.104, 0.135)],
            (0, 0, 0.115),
            "Y",
            B,
            56,
        ).scale = (1, 1, -1)
        for p, q, _ in rays((0, 0, 0.115), (0.055, 0.186), (0.088, 0.180), 14, "Y"):
            bar(p, q, 0.006, 0.009, P["cast"], 0.002, up=(0, 1, 0))
        cyl(0.038, 0.006, (0, 0.192, 0.115), "Y", P["paint"], 0.002)
        bolts((0, 0.150, 0.115), 0.115, 3, "Y", P["steel"], 0.007, 0.014, 0.4)
        box((0.03, 0.05, 0.022), (-0.075, 0.18, 0.205), P["grip"], 0.008, rot=(0, 20, 0))  # starter grip
        cyl(0.016, 0.02, (0.095, 0.142, 0.045), "Y", P["red"], 0.004)
        # tank over the fan housing
        tank = [(-0.155, 0.235), (0.10, 0.235), (0.105, 0.31), (0.07, 0.345), (-0.13, 0.345), (-0.16, 0.30)]
        moulded_slab(tank, -0.02, 0.135, P["shell"], 0.03, 0.025, 0.007, 4)
        box((0.262, 0.16, 0.006), (-0.027, 0.057, 0.282), B, 0.002)
        cyl(0.033, 0.03, (-0.05, 0.05, 0.355), "Z", B, 0.006, 40)
        knob((-0.05, 0.05, 0.368), 0.03, 0.016, "Z", B, 10)
        text(label, 0.030, (-0.03, 0.1375, 0.31), "+Y", P["light"], shear=0.1)
        # air filter at -X, muffler behind at +X
        slab(
            [(-0.235, 0.175), (-0.115, 0.175), (-0.115, 0.30), (-0.13, 0.315), (-0.22, 0.315), (-0.235, 0.29)],
            -0.11,
            0.045,
            B,
            0.02,
            0.012,
        )
        box((0.125, 0.16, 0.005), (-0.175, -0.033, 0.225), D, 0.001)
        knob((-0.175, -0.03, 0.322), 0.02, 0.018, "Z", B, 6)
        box((0.07, 0.05, 0.05), (-0.15, 0.02, 0.15), C, 0.008)
        box((0.05, 0.012, 0.02), (-0.21, 0.053, 0.19), P["light"], 0.004)
        slab([(0.03, 0.255), (0.20, 0.255), (0.20, 0.365), (0.03, 0.365)], -0.155, -0.03, P["worn"], 0.03, 0.015)
        for i in range(5):  # heat guard
            box((0.012, 0.14, 0.12), (0.05 + 0.034 * i, -0.0925, 0.312), P["steel"], 0.003, seg=1)
        for z in (0.262, 0.362):
            box((0.18, 0.145, 0.008), (0.115, -0.0925, z), P["steel"], 0.003)
        rod((0.20, -0.09, 0.33), (0.235, -0.09, 0.33), 0.014, P["steel"])


def two_stroke(P, loc=(0, 0, 0), rot=(0, 0, 0), s=1.0):
    """small two-stroke power head, crank along X towards +X (drive), recoil starter at -X; origin on the crank"""
    with moved(loc, rot, s):
        B, D = P["black"], P["dark"]
        # crankcase and clutch bell
        lathe(
            [(0.001, 0.20), (0.045, 0.20), (0.055, 0.16), (0.10, 0.11), (0.105, 0.04), (0.001, 0.04)],
            (0, 0, 0),
            "X",
            P["cast"],
            40,
            0.004,
        )
        box((0.14, 0.16, 0.16), (0, 0, 0), P["cast"], 0.02)
        for i in range(7):
            box((0.15, 0.17, 0.006), (0, 0, 0.09 + 0.016 * i), P["cast"], 0.002, seg=1)
        cyl(0.055, 0.13, (0, 0, 0.14), "Z", P["cast"])
        # cover over the cylinder
        cover = [(-0.11, 0.07), (0.09, 0.09), (0.10, 0.20), (0.07, 0.245), (-0.08, 0.245), (-0.115, 0.20)]
        body = moulded_slab(cover, -0.115, 0.115, P["paint"], 0.04, 0.03, 0.008)
        for y in (-1, 1):
            slots((-0.055, y * 0.113, 0.155), (0.026, 0, 0), 5, (0.012, 0.012, 0.09), B, (0, 8, 0), 0.004)
        slots((0.094, -0.06, 0.17), (0, 0.03, 0), 5, (0.014, 0.014, 0.07), B, (0, -6, 0), 0.004)
        rod((0.02, 0, 0.24), (0.04, 0, 0.275), 0.014, B)
        # starter
        melt([cyl(0.118, 0.07, (-0.10, 0, 0.0), "X", D, 0.02, 56)], [D], 0.008, 4)
        for p, q, _ in rays((0, 0, 0), (0.045, -0.138), (0.092, -0.137), 12, "X"):
            bar(p, q, 0.012, 0.01, B, 0.002, up=(1, 0, 0))
        cyl(0.035, 0.012, (-0.14, 0, 0), "X", P["paint"], 0.003)
        box((0.022, 0.05, 0.022), (-0.14, 0.075, 0.10), P["grip"], 0.006)
        # tank below, air filter and muffler on the sides
        slab([(-0.12, -0.20), (0.07, -0.20), (0.085, -0.10), (-0.12, -0.10)], -0.10, 0.10, P["light"], 0.03, 0.02)
        rod((-0.03, 0.09, -0.14), (-0.03, 0.125, -0.13), 0.026, B)
        slab([(-0.07, 0.02), (0.08, 0.02), (0.08, 0.17), (-0.07, 0.17)], 0.115, 0.165, B, 0.03, 0.015)
        cyl(0.018, 0.02, (0.0, 0.17, 0.095), "Y", P["paint"], 0.004)
        slab([(-0.07, 0.03), (0.08, 0.03), (0.08, 0.18), (-0.07, 0.18)], -0.175, -0.10, P["worn"], 0.03, 0.015)
        return body


# ------------------------------------------------------------------ cleaning
def ribbed(pts, r, m, pitch=0.012, n=20):
    """corrugated suction hose along a smooth path"""
    path = spline(pts, 40)
    run = [0.0]
    for a, b in zip(path, path[1:]):
        run.append(run[-1] + (b - a).length)
    k = max(8, int(run[-1] / pitch * 2))
    out, j = [], 0
    for i in range(k + 1):
        s = run[-1] * i / k
        while j < len(run) - 2 and run[j + 1] < s:
            j += 1
        out.append(path[j].lerp(path[j + 1], (s - run[j]) / max(run[j + 1] - run[j], 1e-9)))
    o = sweep(out, [r if i % 2 else r * 0.84 for i in range(k + 1)], m, ref=(0.13, 0.97, 0.2), n=n, power=2, steps=1)
    o.data.set_sharp_from_angle(angle=R(80))
    return o


def disc_brush(c, r, P, h=0.07, tilt=(0, 0, 0), n=54, m="light", hub="dark"):
    """round brush with bristles that spread outwards, c: hub above the floor"""
    with moved(c, tilt):
        cyl(r * 0.62, h * 0.28, (0, 0, 0), "Z", P[hub], 0.004)
        for i in range(n):
            a = 2 * math.pi * i / n
            for k, q in ((0.56, 1.0), (0.46, 0.86)):
                b = a + (0.06 if k < 0.5 else 0)
                p = (r * k * math.cos(b), r * k * math.sin(b), -h * 0.1)
                rod(
                    p,
                    (r * q * math.cos(b + 0.05), r * q * math.sin(b + 0.05), -h * 0.95),
                    r * 0.035,
                    P[m],
                    0,
                    6,
                    r * 0.02,
                )


def spray_gun(P, length=0.9, loc=(0, 0, 0), rot=(0, 0, 0)):
    """high-pressure gun with lance towards +X, hose socket below the grip"""
    with moved(loc, rot):
        melt(
            [
                sweep(
                    [(-0.10, 0, 0.0), (0.0, 0, 0.0), (0.16, 0, 0), (0.22, 0, 0)],
                    [(0.02, 0.026), (0.024, 0.03), (0.022, 0.026), (0.018, 0.018)],
                    P["grip"],
                    power=2.6,
                    dome=0.5,
                ),
                sweep(
                    [(-0.06, 0, 0.0), (-0.10, 0, -0.06), (-0.13, 0, -0.14)],
                    [(0.02, 0.028), (0.017, 0.022), (0.019, 0.024)],
                    P["grip"],
                    power=2.6,
                    dome=0.3,
                ),
            ],
            [P["grip"]],
            0.005,
            5,
        )
        prism(
            fillet([(-0.035, -0.03), (0.02, -0.03), (0.0, -0.06), (-0.05, -0.115), (-0.065, -0.10)], 0.008),
            -0.008,
            0.008,
            P["paint"],
            bevel=0.003,
        )
        rod((0.22, 0, 0), (length - 0.06, 0, 0), 0.0075, P["chrome"])
        grip((0.26, 0, 0), (0.42, 0, 0), 0.016, P, 8)
        rod((length - 0.09, 0, 0), (length, 0, 0), 0.014, P["black"], 0.004)
        rod((length, 0, 0), (length + 0.02, 0, 0), 0.009, P["cast"], 0.002)
        rod((-0.13, 0, -0.15), (-0.137, 0, -0.18), 0.011, P["cast"])


def gauge(c, r, axis, P, face="+Y"):
    """round pressure gauge: ring, white face, needle"""
    s = {"+Y": Vector((0, 1, 0)), "+X": Vector((1, 0, 0)), "+Z": Vector((0, 0, 1))}[face]
    cyl(r, r * 0.5, c, axis, P["black"], r * 0.1, 40)
    cyl(r * 0.84, r * 0.1, Vector(c) + s * r * 0.24, axis, P["white"], 0, 40)
    q = Vector(c) + s * r * 0.31
    u = Vector((0, 0, 1)) if face != "+Z" else Vector((1, 0, 0))
    v = s.cross(u)
    for i in range(9):
        a = R(-130 + 32.5 * i)
        w = u * math.cos(a) + v * math.sin(a)
        rod(q + w * r * 0.62, q + w * r * 0.76, r * 0.03, P["black"], 0, 6)
    rod(q, q + (u * 0.6 + v * 0.35) * r, r * 0.04, P["red"], 0, 6)

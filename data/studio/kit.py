"""kit: tiny machine-modelling + studio kit on top of bpy (Cycles CPU).  X forward, Y left, Z up, metres."""

import bpy, bmesh, math, os, sys, time, random
from contextlib import contextmanager
from mathutils import Vector, Matrix, Euler

BRAND = "BANCAL"  # the name on the machines; an invented one
R = math.radians


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MATS.clear()


MATS = {}
COL = None


def lin(h):
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(((c / 12.92) if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in v) + (1.0,)


# ------------------------------------------------------------------ materials
def mat(
    name, color="#888888", rough=0.4, metal=0.0, coat=0.0, ao=0.0, dirt=0.0, bump=0.0, bscale=60, spec=0.5, emit=0.0
):
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    L = nt.links.new
    N = nt.nodes.new
    b.inputs["Base Color"].default_value = lin(color)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal
    b.inputs["Coat Weight"].default_value = coat
    b.inputs["Coat Roughness"].default_value = 0.06
    b.inputs["Specular IOR Level"].default_value = spec
    if emit:
        b.inputs["Emission Color"].default_value = lin(color)
        b.inputs["Emission Strength"].default_value = emit
    src = None
    if ao or dirt:
        rgb = N("ShaderNodeRGB")
        rgb.outputs[0].default_value = lin(color)
        src = rgb.outputs[0]
    if dirt:  # dusty lower parts / speckle
        tc = N("ShaderNodeTexCoord")
        nz = N("ShaderNodeTexNoise")
        nz.inputs["Scale"].default_value = 7
        nz.inputs["Detail"].default_value = 8
        L(tc.outputs["Object"], nz.inputs["Vector"])
        rp = N("ShaderNodeMapRange")
        rp.inputs["From Min"].default_value = 0.42
        rp.inputs["From Max"].default_value = 0.72
        rp.inputs["To Max"].default_value = dirt
        L(nz.outputs["Fac"], rp.inputs["Value"])
        mx = N("ShaderNodeMix")
        mx.data_type = "RGBA"
        L(rp.outputs[0], mx.inputs[0])
        L(src, mx.inputs[6])
        mx.inputs[7].default_value = lin("#8d7f6c")
        src = mx.outputs[2]
    if ao:  # crevice darkening: cheap, defines panel gaps
        a = N("ShaderNodeAmbientOcclusion")
        a.inputs["Distance"].default_value = 0.09
        a.samples = 6
        p = N("ShaderNodeMapRange")
        p.inputs["From Min"].default_value = 0.25
        p.inputs["From Max"].default_value = 0.85
        p.inputs["To Min"].default_value = 1 - ao
        L(a.outputs["AO"], p.inputs["Value"])
        mu = N("ShaderNodeMix")
        mu.data_type = "RGBA"
        mu.blend_type = "MULTIPLY"
        mu.inputs[0].default_value = 1
        L(src, mu.inputs[6])
        L(p.outputs[0], mu.inputs[7])
        src = mu.outputs[2]
    if src is not None:
        L(src, b.inputs["Base Color"])
    if bump:
        tc = N("ShaderNodeTexCoord")
        nz = N("ShaderNodeTexNoise")
        nz.inputs["Scale"].default_value = bscale
        nz.inputs["Detail"].default_value = 4
        bp = N("ShaderNodeBump")
        bp.inputs["Strength"].default_value = bump
        bp.inputs["Distance"].default_value = 0.01
        L(tc.outputs["Object"], nz.inputs["Vector"])
        L(nz.outputs["Fac"], bp.inputs["Height"])
        L(bp.outputs[0], b.inputs["Normal"])
    MATS[name] = m
    return m


def glass(name="glass", tint="#eff6f6", refl=0.035):
    """thin pane: transparent + fresnel gloss; no refraction => noise free, lets light in"""
    if name in MATS:
        return MATS[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links.new
    o = N("ShaderNodeOutputMaterial")
    t = N("ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = lin(tint)
    g = N("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = 0.03
    lw = N("ShaderNodeLayerWeight")
    lw.inputs[0].default_value = 0.25
    mr = N("ShaderNodeMapRange")
    mr.inputs["To Min"].default_value = refl
    mr.inputs["To Max"].default_value = 0.55
    mx = N("ShaderNodeMixShader")
    L(lw.outputs["Fresnel"], mr.inputs["Value"])
    L(mr.outputs[0], mx.inputs[0])
    L(t.outputs[0], mx.inputs[1])
    L(g.outputs[0], mx.inputs[2])
    L(mx.outputs[0], o.inputs[0])
    MATS[name] = m
    return m


def hazard(name="hazard", a="#f2b705", b="#1b1c1e", k=9.0):
    if name in MATS:
        return MATS[name]
    m = mat(name, a, 0.45)
    nt = m.node_tree
    N = nt.nodes.new
    L = nt.links.new
    tc = N("ShaderNodeNewGeometry")
    sx = N("ShaderNodeSeparateXYZ")
    L(tc.outputs["Position"], sx.inputs[0])
    s1 = N("ShaderNodeMath")
    s1.operation = "ADD"
    L(sx.outputs[0], s1.inputs[0])
    L(sx.outputs[1], s1.inputs[1])
    s2 = N("ShaderNodeMath")
    s2.operation = "ADD"
    L(s1.outputs[0], s2.inputs[0])
    L(sx.outputs[2], s2.inputs[1])
    s3 = N("ShaderNodeMath")
    s3.operation = "MULTIPLY"
    L(s2.outputs[0], s3.inputs[0])
    s3.inputs[1].default_value = k
    s4 = N("ShaderNodeMath")
    s4.operation = "FRACT"
    L(s3.outputs[0], s4.inputs[0])
    s5 = N("ShaderNodeMath")
    s5.operation = "GREATER_THAN"
    L(s4.outputs[0], s5.inputs[0])
    s5.inputs[1].default_value = 0.5
    mx = N("ShaderNodeMix")
    mx.data_type = "RGBA"
    L(s5.outputs[0], mx.inputs[0])
    mx.inputs[6].default_value = lin(a)
    mx.inputs[7].default_value = lin(b)
    L(mx.outputs[2], nt.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def palette(
    main="#f59300",
    dark="#2a2d31",
):
    return dict(
        paint=mat("paint", main, 0.34, coat=0.55, ao=0.55, bump=0.025, bscale=90),
        dark=mat("dark", dark, 0.42, coat=0.2, ao=0.5, bump=0.04, bscale=120),
        grey=mat("grey", "#8b9095", 0.45, ao=0.5, coat=0.1),
        light=mat("light", "#d6d9dc", 0.4, ao=0.45, coat=0.2),
        rubber=mat("rubber", "#1c1d1f", 0.78, ao=0.6, dirt=0.28, bump=0.35, bscale=70, spec=0.35),
        tyre=mat("tyre", "#26282a", 0.75, ao=0.5, bump=0.2, bscale=80, spec=0.35),
        steel=mat("steel", "#9a9da0", 0.38, metal=1, ao=0.4, bump=0.06, bscale=90),
        worn=mat("worn", "#77716a", 0.5, metal=0.85, ao=0.55, dirt=0.35, bump=0.12, bscale=30),
        chrome=mat("chrome", "#e6e8ea", 0.09, metal=1),
        black=mat("black", "#101113", 0.55, ao=0.2),
        hose=mat("hose", "#17181a", 0.5),
        seat=mat("seat", "#34383d", 0.7, bump=0.2, bscale=200),
        white=mat("white", "#f4f5f6", 0.4),
        red=mat("red", "#b3161a", 0.35, coat=0.4),
        orange=mat("orangelens", "#f04a00", 0.2, coat=0.4),
        lens=mat("lens", "#a9b3ba", 0.12, coat=1),
        glass=glass(),
        hazard=hazard(),
    )


# ------------------------------------------------------------------ geometry
def in_scene(name, data):
    """a new object in the scene; Blender shows a mesh, a curve or a lamp only through an object that was linked"""
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    return o


def shade_smooth(me):
    """shades the faces as one surface; what shall look sharp is marked or bevelled"""
    for p in me.polygons:
        p.use_smooth = True


def bevelled(o, width, segments=2, angle=32):
    """rounds the edges that are sharper than the angle: nothing real has a perfect edge, and only a round one shines"""
    b = o.modifiers.new("b", "BEVEL")
    b.width = width
    b.segments = segments
    b.limit_method = "ANGLE"
    b.angle_limit = R(angle)
    b.harden_normals = True
    b.use_clamp_overlap = True
    return o


def faces_between(bm, rows, closed=True, ends=False):
    """faces between neighbouring rows of vertices; closed: a row is a ring, not a line; ends: the first and the last
    ring are filled, so that the body is solid"""
    n = len(rows[0])
    for a, b in zip(rows, rows[1:]):
        for i in range(n if closed else n - 1):
            j = (i + 1) % n
            bm.faces.new((a[i], a[j], b[j], b[i]))
    if ends:
        bm.faces.new(rows[0])
        bm.faces.new(rows[-1][::-1])


def plain_mesh(name, bm, m):
    """an object of the faces built, their normals outwards, shaded smooth, its edges as they are"""
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    o = in_scene(name, me)
    if m:
        me.materials.append(m)
    shade_smooth(me)
    return o


def _bm(name, bm, m, bevel=0, seg=3):
    o = plain_mesh(name, bm, m)
    if bevel:
        return bevelled(o, bevel, seg)
    o.data.set_sharp_from_angle(angle=R(35))
    return o


def around(c, r, n, axis="Z", phase=0.0):
    """n places on a circle round the axis through c, for nuts, ribs and slots: the angle of each, and the place"""
    x, y, z = c
    for i in range(n):
        a = 2 * math.pi * i / n + phase
        u, v = r * math.cos(a), r * math.sin(a)
        yield a, {"X": (x, y + u, z + v), "Y": (x + u, y, z + v), "Z": (x + u, y + v, z)}[axis]


def rays(c, start, end, n, axis="Z", phase=0.0):
    """n straight lines round the axis through c, for spokes and bristles: from, to and the way outwards; start and end
    are (radius, place along the axis)"""

    def circle_at(radius, along):
        centre = [v + along * (k == axis) for k, v in zip("XYZ", c)]
        return (p for _, p in around(centre, radius, n, axis, phase))

    outwards = (p for _, p in around((0, 0, 0), 1, n, axis, phase))
    return zip(circle_at(*start), circle_at(*end), outwards)


def across(half):
    """a path that crosses from one side of the machine to the other: half of it, then its mirror image backwards"""
    return half + [(x, -y, z) for x, y, z in reversed(half)]


def box(size, loc, m, bevel=0.012, rot=(0, 0, 0), seg=3):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector((v.co.x * size[0], v.co.y * size[1], v.co.z * size[2]))
    o = _bm("box", bm, m, min(bevel, min(size) * 0.49), seg)
    o.location = loc
    o.rotation_euler = [R(a) for a in rot]
    return o


def bar(p, q, w, h, m, bevel=0.008, up=(0, 0, 1)):
    """rectangular beam from p to q; w across, h along `up`"""
    p, q = Vector(p), Vector(q)
    d = q - p
    x = d.normalized()
    y = Vector(up).cross(x)
    if y.length < 1e-4:
        y = Vector((0, 1, 0)).cross(x)
    y.normalize()
    z = x.cross(y)
    o = box((d.length, w, h), (0, 0, 0), m, bevel)
    o.matrix_world = Matrix.Translation((p + q) / 2) @ Matrix((x, y, z)).transposed().to_4x4()
    return o


def cyl(r, d, loc, axis="Y", m=None, bevel=0.006, n=40, r2=None, seg=2):
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, segments=n, radius1=r, radius2=r if r2 is None else r2, depth=d)
    o = _bm("cyl", bm, m, bevel, seg)
    o.location = loc
    o.rotation_euler = {"Z": (0, 0, 0), "X": (0, R(90), 0), "Y": (R(90), 0, 0)}[axis]
    return o


def rod(p, q, r, m, bevel=0.003, n=24, r2=None):
    p, q = Vector(p), Vector(q)
    o = cyl(r, (q - p).length, (p + q) / 2, "Z", m, bevel, n, r2)
    o.rotation_mode = "QUATERNION"
    o.rotation_quaternion = (q - p).to_track_quat("Z", "Y")
    return o


def ring(ro, ri, d, loc, axis="Y", m=None, bevel=0.006, n=48):
    """washer / rim"""
    bm = bmesh.new()
    V = []
    for z in (-d / 2, d / 2):
        for r in (ro, ri):
            V.append(
                [
                    bm.verts.new((r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), z))
                    for i in range(n)
                ]
            )
    a, b, c, e = V
    for i in range(n):
        j = (i + 1) % n
        for f in (
            (a[i], a[j], c[j], c[i]),
            (b[j], b[i], e[i], e[j]),
            (a[j], a[i], b[i], b[j]),
            (c[i], c[j], e[j], e[i]),
        ):
            bm.faces.new(f)
    o = _bm("ring", bm, m, bevel, 2)
    o.location = loc
    o.rotation_euler = {"Z": (0, 0, 0), "X": (0, R(90), 0), "Y": (R(90), 0, 0)}[axis]
    return o


def lathe(prof, loc, axis="Y", m=None, n=56, bevel=0):
    """prof: [(radius, height)] open polyline spun round the axis"""
    bm = bmesh.new()
    rows = [
        [bm.verts.new((r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n), h)) for i in range(n)]
        for r, h in prof
    ]
    faces_between(bm, rows)
    o = _bm("lathe", bm, m, bevel, 2)
    o.location = loc
    o.rotation_euler = {"Z": (0, 0, 0), "X": (0, R(90), 0), "Y": (R(90), 0, 0)}[axis]
    return o


def fillet(pts, r=0.0, n=6):
    """round polygon corners; pts (x,z) or (x,z,r)"""
    out = []
    N = len(pts)
    for i in range(N):
        p = Vector(pts[i][:2])
        rr = pts[i][2] if len(pts[i]) > 2 else r
        a = Vector(pts[i - 1][:2]) - p
        b = Vector(pts[(i + 1) % N][:2]) - p
        if rr <= 0:
            out.append(tuple(p))
            continue
        la, lb = a.length, b.length
        a.normalize()
        b.normalize()
        half = a.angle(b) / 2
        t = min(rr / max(math.tan(half), 1e-4), la * 0.49, lb * 0.49)
        p0, p1 = p + a * t, p + b * t
        for k in range(n + 1):
            u = k / n
            out.append(tuple((1 - u) ** 2 * p0 + 2 * u * (1 - u) * p + u * u * p1))
    return out


def spline(pts, n=6):
    """Catmull-Rom through points of any dimension"""
    v = [Vector(p) for p in pts]
    out = []
    for i in range(len(v) - 1):
        a, b, c, d = (v[max(0, min(len(v) - 1, i + k))] for k in (-1, 0, 1, 2))
        for k in range(n):
            u = k / n
            out.append(
                0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (-a + 3 * b - 3 * c + d) * u * u * u)
            )
    return out + [v[-1]]


def prism(pts, a, b, m, plane="XZ", bevel=0.01, seg=3):
    """extrude polygon between coordinate a and b along the missing axis"""
    f = {"XZ": lambda p, t: (p[0], t, p[1]), "XY": lambda p, t: (p[0], p[1], t), "YZ": lambda p, t: (t, p[0], p[1])}[
        plane
    ]
    bm = bmesh.new()
    A = [bm.verts.new(f(p, a)) for p in pts]
    B = [bm.verts.new(f(p, b)) for p in pts]
    bm.faces.new(A)
    bm.faces.new(B[::-1])
    for i in range(len(pts)):
        j = (i + 1) % len(pts)
        bm.faces.new((A[i], B[i], B[j], A[j]))
    return _bm("prism", bm, m, bevel, seg)


def strip(path, th, a, b, m, bevel=0.004, plane="XZ"):
    """sheet of thickness th following an open polyline, extruded a..b"""
    P = [Vector(p) for p in path]
    L_, R_ = [], []
    for i, p in enumerate(P):
        t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        n = Vector((-t.y, t.x))
        L_.append(p + n * th / 2)
        R_.append(p - n * th / 2)
    return prism([tuple(v) for v in L_ + R_[::-1]], a, b, m, plane, bevel)


def tube(pts, r, m, smooth=False, fil=0.0, res=6, cyc=False):
    """pipe along 3D points; fil=corner radius (handrails), smooth=True => hose"""
    cu = bpy.data.curves.new("tube", "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    if fil and not smooth:
        P = [Vector(p) for p in pts]
        out = []
        n = len(P)
        for i, p in enumerate(P):
            if not cyc and i in (0, n - 1):
                out.append(p)
                continue
            a = P[i - 1] - p
            b = P[(i + 1) % n] - p
            t = min(fil, a.length * 0.49, b.length * 0.49)
            p0 = p + a.normalized() * t
            p1 = p + b.normalized() * t
            for k in range(7):
                u = k / 6
                out.append((1 - u) ** 2 * p0 + 2 * u * (1 - u) * p + u * u * p1)
        pts = out
    if smooth:
        s = cu.splines.new("BEZIER")
        s.bezier_points.add(len(pts) - 1)
        for bp, p in zip(s.bezier_points, pts):
            bp.co = p
            bp.handle_left_type = bp.handle_right_type = "AUTO"
        cu.resolution_u = 12
    else:
        s = cu.splines.new("POLY")
        s.points.add(len(pts) - 1)
        for bp, p in zip(s.points, pts):
            bp.co = (*p, 1)
        s.use_cyclic_u = cyc
    s.use_smooth = True
    cu.materials.append(m)
    return in_scene("tube", cu)


FACE = {
    "+Y": ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    "-Y": ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    "+X": ((0, 1, 0), (0, 0, 1), (1, 0, 0)),
    "-X": ((0, -1, 0), (0, 0, 1), (-1, 0, 0)),
    "+Z": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"


def text(s, size, loc, face, m, rot=0.0, font=None, shear=0.0):
    cu = bpy.data.curves.new("t", "FONT")
    cu.body = s
    cu.size = size
    cu.align_x = "CENTER"
    cu.align_y = "CENTER"
    cu.extrude = 0.0008
    cu.shear = shear
    f = font or FONT
    if os.path.exists(f):
        cu.font = bpy.data.fonts.load(f, check_existing=True)
    cu.materials.append(m)
    o = in_scene("t", cu)
    x, y, z = map(Vector, FACE[face])
    o.matrix_world = Matrix.Translation(loc) @ Matrix((x, y, z)).transposed().to_4x4() @ Matrix.Rotation(R(rot), 4, "Z")
    return o


@contextmanager
def placed(M):
    """whatever is built inside is moved by M: an assembly is modelled where it is easy to think, then put in its place"""
    objects = bpy.context.scene.objects
    old = set(objects.keys())
    yield
    for o in objects:
        if o.name not in old:
            o.matrix_basis = M @ o.matrix_basis


def moved(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """the same with a place, a turn in degrees (X, then Y, then Z) and a scale"""
    return placed(Matrix.Translation(loc) @ Euler([R(a) for a in rot]).to_matrix().to_4x4() @ Matrix.Scale(scale, 4))


def copy(o, mw):
    c = o.copy()
    bpy.context.scene.collection.objects.link(c)
    c.matrix_world = mw
    return c


def bolts(c, r, n, axis, m, size=0.012, h=0.012, ph=0.0):
    for i in range(n):
        a = 2 * math.pi * i / n + ph
        u, v = r * math.cos(a), r * math.sin(a)
        d = {"Y": (u, 0, v), "X": (0, u, v), "Z": (u, v, 0)}[axis]
        cyl(size, h, Vector(c) + Vector(d), axis, m, 0.002, 6)


def louvre(x0, x1, z0, z1, y, n, m, back, side=1, axis="Y"):
    """vent grille on a Y-facing (axis='Y') or X-facing wall"""
    cx, cz, w, h = (x0 + x1) / 2, (z0 + z1) / 2, x1 - x0, z1 - z0
    if axis == "Y":
        box((w, 0.012, h), (cx, y, cz), back, 0.004)
        for i in range(n):
            box(
                (w - 0.02, 0.022, h / n * 0.42),
                (cx, y + side * 0.008, z0 + h * (i + 0.5) / n),
                m,
                0.003,
                rot=(-side * 28, 0, 0),
            )
    else:
        box((0.012, w, h), (y, cx, cz), back, 0.004)
        for i in range(n):
            box(
                (0.022, w - 0.02, h / n * 0.42),
                (y + side * 0.008, cx, z0 + h * (i + 0.5) / n),
                m,
                0.003,
                rot=(0, side * 28, 0),
            )


def hyd(p, q, P, r=0.03, f=0.55):
    """hydraulic ram p(barrel)->q(rod end)"""
    p, q = Vector(p), Vector(q)
    mid = p + (q - p) * f
    y = Vector((0, 1, 0))
    rod(p, mid, r, P["dark"], 0.004, 32)
    rod(mid, q, r * 0.55, P["chrome"], 0.001, 24)
    rod(mid - (q - p).normalized() * 0.03, mid, r * 1.12, P["dark"], 0.004, 32)
    for e in (p, q):
        rod(e - y * r * 1.25, e + y * r * 1.25, r * 1.15, P["dark"], 0.006, 28)
        rod(e - y * r * 1.7, e + y * r * 1.7, r * 0.55, P["steel"], 0.004, 20)


def wheel(c, r, w, P, rim="light", side=1, tread=26, lug=0.018, hub=True, tyre="tyre", rimr=0.6):
    """pneumatic/solid tyre on Y axle, detailed face towards side (+1/-1)"""
    x, y, z = c
    k = min(0.22 * r, w * 0.35)
    prof = [
        (r * rimr, -w * 0.42),
        (r * 0.80, -w * 0.5),
        (r * 0.93, -w * 0.48),
        (r, -w * 0.36),
        (r, w * 0.36),
        (r * 0.93, w * 0.48),
        (r * 0.80, w * 0.5),
        (r * rimr, w * 0.42),
    ]
    lathe(prof, c, "Y", P[tyre], 64, 0.006)
    if tread:
        b = None
        for i in range(tread):
            for s in (-1, 1):
                a = 2 * math.pi * (i + (0.5 if s > 0 else 0)) / tread
                M = (
                    Matrix.Translation(c)
                    @ Matrix.Rotation(a, 4, "Y")
                    @ Matrix.Translation((0, s * w * 0.24, r + lug * 0.25))
                    @ Matrix.Rotation(R(s * 22), 4, "Z")
                )
                if b is None:
                    b = box((2 * math.pi * r / tread * 0.55, w * 0.46, lug), (0, 0, 0), P[tyre], 0.004, seg=2)
                    b.matrix_world = M
                else:
                    copy(b, M)
    yy = side * w * 0.5
    lathe(
        [
            (r * rimr * 1.02, yy * 0.92),
            (r * rimr * 0.93, yy * 0.98),
            (r * rimr * 0.86, yy * 0.72),
            (r * 0.30, yy * 0.55),
            (r * 0.28, yy * 0.85),
            (0.001, yy * 0.9),
        ],
        (x, y, z),
        "Y",
        P[rim],
        56,
        0.003,
    ).scale = (1, 1, -1)
    lathe([(r * rimr * 1.02, -yy * 0.9), (0.001, -yy * 0.6)], (x, y, z), "Y", P["dark"], 40).scale = (1, 1, -1)
    if hub:
        bolts((x, y + yy * 0.6, z), r * 0.40, 6, "Y", P["steel"], r * 0.045, 0.02)


def hull2(c0, r0, c1, r1, n=400):
    """closed belt path round two circles (x,z), clockwise; returns [(pos, tangent)] evenly spaced"""
    d = Vector(c1) - Vector(c0)
    D = d.length
    base = math.atan2(d.y, d.x)
    phi = math.acos((r0 - r1) / D)
    pts = []

    def arc(c, r, a0, a1, k=60):
        for i in range(k + 1):
            a = a0 + (a1 - a0) * i / k
            pts.append(Vector((c[0] + r * math.cos(a), c[1] + r * math.sin(a))))

    arc(c1, r1, base - phi, base + phi)
    arc(c0, r0, base + phi, base - phi + 2 * math.pi)
    pts.append(pts[0].copy())
    seg = [(b - a).length for a, b in zip(pts, pts[1:])]
    T = sum(seg)
    out = []
    i = 0
    acc = 0
    for k in range(n):
        s = T * k / n
        while acc + seg[i] < s:
            acc += seg[i]
            i += 1
        u = (s - acc) / max(seg[i], 1e-9)
        out.append((pts[i].lerp(pts[i + 1], u), (pts[i + 1] - pts[i]).normalized()))
    return out, T


def track(y, w, c0, r0, c1, r1, P, th=0.035, lug=0.035, pitch=0.075):
    path, T = hull2(c0, r0, c1, r1, 240)
    bm = bmesh.new()
    rows = []
    for p, t in path:
        n = Vector((t.y, -t.x))
        i_, o_ = p, p + n * th
        rows.append(
            [
                bm.verts.new(v)
                for v in (
                    (i_.x, y - w / 2, i_.y),
                    (o_.x, y - w / 2, o_.y),
                    (o_.x, y + w / 2, o_.y),
                    (i_.x, y + w / 2, i_.y),
                )
            ]
        )
    faces_between(bm, rows + rows[:1])
    _bm("belt", bm, P["rubber"], 0.006, 2)
    k = int(T / pitch)
    path, _ = hull2(c0, r0, c1, r1, k)
    pr = None
    for i, (p, t) in enumerate(path):
        n = Vector((t.y, -t.x))
        X = Vector((t.x, 0, t.y))
        Z = Vector((n.x, 0, n.y))
        Y = Z.cross(X)
        M0 = Matrix.Translation((p.x, y, p.y)) @ Matrix((X, Y, Z)).transposed().to_4x4()
        for s in (-1, 1):
            M = (
                M0
                @ Matrix.Translation((0 if s > 0 else pitch * 0.35, s * w * 0.235, th + lug * 0.42))
                @ Matrix.Rotation(R(s * 16), 4, "Z")
            )
            if pr is None:
                pr = prism(
                    [
                        (-pitch * 0.30, -lug * 0.55),
                        (pitch * 0.30, -lug * 0.55),
                        (pitch * 0.19, lug * 0.5),
                        (-pitch * 0.19, lug * 0.5),
                    ],
                    -w * 0.25,
                    w * 0.25,
                    P["rubber"],
                    "XZ",
                    0.006,
                    2,
                )
                pr.matrix_world = M
            else:
                copy(pr, M)
        M = M0 @ Matrix.Translation((0, 0, -0.018))
        if i == 0:
            gd = box((pitch * 0.4, w * 0.2, 0.04), (0, 0, 0), P["rubber"], 0.006, seg=1)
            gd.matrix_world = M
        else:
            copy(gd, M)


# ------------------------------------------------------------------ studio
def area(loc, target, size, power, color=(1, 1, 1), size_y=None):
    l = bpy.data.lights.new("a", "AREA")
    l.shape = "RECTANGLE"
    l.size = size
    l.size_y = size_y or size
    l.energy = power
    l.color = color
    o = in_scene("a", l)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def bounds():
    dg = bpy.context.evaluated_depsgraph_get()
    dg.update()
    co = []
    for o in bpy.context.scene.objects:
        if o.name == "FLOOR" or o.type not in ("MESH", "CURVE"):
            continue
        e = o.evaluated_get(dg)
        if o.type == "MESH":
            co += [e.matrix_world @ Vector(c) for c in e.bound_box]
        else:  # curve bound_box ignores bevel_depth and uses radius 1: take real vertices
            me = e.to_mesh()
            co += [e.matrix_world @ v.co for v in list(me.vertices)[::7]]
            e.to_mesh_clear()
    lo = Vector([min(c[i] for c in co) for i in range(3)])
    hi = Vector([max(c[i] for c in co) for i in range(3)])
    return co, lo, hi


def studio(az=38, el=14, lens=80, margin=1.13, res=(1600, 1200), key=1.0, shadow=True, world=0.40):
    """az: camera azimuth from +X towards +Y. Lights are placed relative to camera & scaled by product size => same look for a cutter or a 12 m lift."""
    sc = bpy.context.scene
    co, lo, hi = bounds()
    c = (lo + hi) / 2
    S = max((hi - lo)) / 2
    cam = in_scene("cam", bpy.data.cameras.new("cam"))
    sc.camera = cam
    cam.data.lens = lens
    cam.data.clip_end = 500
    d = Vector((math.cos(R(az)) * math.cos(R(el)), math.sin(R(az)) * math.cos(R(el)), math.sin(R(el))))
    cam.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
    cam.location = c + d * 20
    sc.render.resolution_x, sc.render.resolution_y = res
    sc.render.resolution_percentage = 100
    dg = bpy.context.evaluated_depsgraph_get()
    flat = []
    for v in co:
        flat += list(c + (v - c) * margin)
    loc, _ = cam.camera_fit_coords(dg, flat)
    cam.location = loc
    right = Vector((-math.sin(R(az)), math.cos(R(az)), 0))
    fwd = Vector((d.x, d.y, 0)).normalized()
    up = Vector((0, 0, 1))
    at = lambda r, f, u: c * 1 + right * r * S + fwd * f * S + up * u * S
    E = S * S * key
    area(at(-2.4, 1.9, 2.6), c, 1.9 * S, 235 * E, (1, 0.985, 0.96))  # key: big softbox camera-left
    area(at(3.0, 1.2, 0.9), c, 1.2 * S, 50 * E, (0.95, 0.97, 1), 3 * S)  # fill strip camera-right
    area(at(1.6, -2.6, 2.2), c, 0.8 * S, 190 * E, (1, 1, 1), 2.6 * S)  # rim right/back
    area(at(-2.6, -1.8, 1.4), c, 0.6 * S, 130 * E, (0.97, 0.98, 1), 2.6 * S)  # rim left/back
    area(at(0, -0.2, 3.4), c, 2.4 * S, 95 * E)  # top
    w = bpy.data.worlds.new("w")
    sc.world = w
    w.use_nodes = True
    nt = w.node_tree
    N = nt.nodes.new
    L = nt.links.new
    bg = nt.nodes["Background"]
    tc = N("ShaderNodeTexCoord")
    sp = N("ShaderNodeSeparateXYZ")
    L(tc.outputs["Generated"], sp.inputs[0])
    rp = N("ShaderNodeValToRGB")
    mr = N("ShaderNodeMapRange")
    mr.inputs["From Min"].default_value = -1
    L(sp.outputs[2], mr.inputs["Value"])
    L(mr.outputs[0], rp.inputs[0])
    e = rp.color_ramp.elements
    e[0].position = 0.0
    e[0].color = (0.30, 0.29, 0.28, 1)
    e[1].position = 1
    e[1].color = (1, 1, 1, 1)
    k = e.new(0.47)
    k.color = (0.22, 0.22, 0.23, 1)
    k = e.new(0.53)
    k.color = (0.75, 0.78, 0.82, 1)
    L(rp.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = world
    if shadow:
        rr = 0.5 * Vector((hi.x - lo.x, hi.y - lo.y)).length + 0.55 * (
            hi.z - lo.z
        )  # finite floor: pixels that miss it are free
        bpy.ops.mesh.primitive_circle_add(vertices=64, radius=rr, fill_type="NGON", location=(c.x, c.y, min(lo.z, 0)))
        f = bpy.context.object
        f.name = "FLOOR"
        f.is_shadow_catcher = True
        f["radius"] = rr
        f.data.materials.append(mat("floor", "#ffffff", 0.9))
    return cam


def render(
    path,
    spp=64,
    thr=0.02,
    denoise=True,
    transparent=True,
    pct=100,
    threads=0,
    persistent=False,
    bounces=4,
    setup_only=False,
):
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    cy = sc.cycles
    cy.device = "CPU"
    cy.samples = spp
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = thr
    cy.use_denoising = denoise
    cy.denoising_quality = "BALANCED"  # half the time of the best, and no difference to be seen at this size
    cy.max_bounces = bounces
    cy.diffuse_bounces = 2
    cy.glossy_bounces = 3
    cy.transparent_max_bounces = 8
    cy.adaptive_min_samples = 8
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect = 4
    cy.blur_glossy = 1
    try:
        cy.denoiser = "OPENIMAGEDENOISE"
        cy.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    except Exception as e:
        print("no OIDN", e)
    sc.render.film_transparent = transparent
    sc.render.use_persistent_data = persistent
    sc.render.resolution_percentage = pct
    vs = sc.view_settings
    for v in ("Khronos PBR Neutral", "AgX", "Filmic", "Standard"):
        try:
            vs.view_transform = v
            break
        except TypeError:
            pass
    sc.render.image_settings.file_format = "PNG"
    sc.render.image_settings.color_mode = "RGBA" if transparent else "RGB"
    sc.render.filepath = os.path.abspath(path) if path else ""
    import resource

    cpu = lambda: sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    sc.render.threads_mode = "FIXED"
    sc.render.threads = threads or 2
    if setup_only:
        return
    t = time.time()
    c0 = cpu()
    bpy.ops.render.render(write_still=True)
    dt = time.time() - t
    c1 = cpu() - c0
    print(
        f"RENDER {os.path.basename(path)} {sc.render.resolution_x*pct//100}x{sc.render.resolution_y*pct//100} spp={spp} thr={thr} view={vs.view_transform} wall={dt:.1f}s cpu={c1:.1f}s objs={len(sc.objects)}",
        flush=True,
    )
    return dt


def product(out, spp=32, thr=0.04, pct=100, inner=0.55):
    """beauty (EXR, premultiplied linear) + two near-free mask passes -> clean PNG with alpha:
    * OIDN does not denoise alpha: alpha seen through panes is rebuilt by a blur inside the pane mask
    * the caught shadow is faded out radially on the floor plane, so the finite floor has no visible rim"""
    import numpy as np

    out = os.path.abspath(out)  # bpy resolves relative paths against the (unsaved) blend file
    t0 = time.time()
    sc = bpy.context.scene
    cy = sc.cycles
    tmp = out.replace(".png", ".exr")
    cam = sc.camera

    def go(path, **k):
        sc.render.image_settings.file_format = "OPEN_EXR"
        sc.render.filepath = path
        bpy.ops.render.render(write_still=True)
        im = bpy.data.images.load(path, check_existing=False)
        w, h = im.size
        a = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(a)
        bpy.data.images.remove(im)
        os.remove(path)
        return a.reshape(h, w, 4)

    render(None, spp, thr, pct=pct, setup_only=True)
    import resource

    cpu = lambda: sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    c0 = cpu()
    im = go(tmp)
    f = bpy.data.objects.get("FLOOR")
    H, W = im.shape[:2]
    c1 = cpu()
    panes = [
        o
        for o in sc.objects
        if o.type == "MESH"
        and o.data.materials
        and o.data.materials[0]
        and o.data.materials[0].name.startswith("glass")
    ]
    f.hide_render = True
    mm = bpy.data.materials.new("mask")
    bpy.context.view_layer.material_override = mm
    cy.samples, cy.use_denoising, cy.max_bounces = 12, False, 0
    cy.use_adaptive_sampling = False
    keep = sc.world
    sc.world = bpy.data.worlds.new("b")
    lights = [o for o in sc.objects if o.type == "LIGHT"]
    for l in lights:
        l.hide_render = True
    A1 = go(tmp)[..., 3]
    if panes:
        for o in panes:
            o.hide_render = True
        A0 = go(tmp)[..., 3]
        G = np.clip(A1 - A0, 0, 1)

        def blur(x, r=max(3, W // 160)):
            for ax in (0, 1):
                for _ in range(2):
                    c = np.cumsum(np.pad(x, [(r + 1, r) if k == ax else (0, 0) for k in (0, 1)], mode="edge"), ax)
                    x = (
                        np.take(c, range(2 * r + 1, c.shape[ax]), ax)
                        - np.take(c, range(0, c.shape[ax] - 2 * r - 1), ax)
                    ) / (2 * r + 1)
            return x

        g = G > 0.9
        m = g.astype(np.float32)
        al = blur(im[..., 3] * m) / np.maximum(blur(m), 1e-4)
        na = A0 + (1 - A0) * al
        im[..., 3] = np.where(G > 0.04, np.clip(na, 0, 1), im[..., 3])
    # radial fade of the shadow only
    x1, y1, zf = (lambda v: (v[0].x, v[0].y, -v[0].z))(cam.data.view_frame(scene=sc))
    u = np.linspace(-x1, x1, W)[None, :] * np.ones((H, 1))
    v = np.linspace(-y1, y1, H)[:, None] * np.ones((1, W))
    d = np.stack([u, v, -zf * np.ones((H, W))], -1) @ np.array(cam.matrix_world.to_3x3()).T
    o = np.array(cam.matrix_world.translation)
    c = f.location
    tt = (c.z - o[2]) / np.minimum(d[..., 2], -1e-6)
    p = o + d * tt[..., None]
    q = np.hypot(p[..., 0] - c.x, p[..., 1] - c.y) / f["radius"]
    k = np.clip((1 - q) / (1 - inner), 0, 1)
    k = np.where(d[..., 2] < 0, k * k * (3 - 2 * k), 0)
    sh = np.clip(im[..., 3], 0, 1)
    fac = A1 + (1 - A1) * k
    im *= fac[..., None].astype(np.float32)
    I = bpy.data.images.new("o", W, H, alpha=True, float_buffer=True)
    I.pixels.foreach_set(np.ascontiguousarray(im, np.float32).ravel())
    I.update()
    sc.render.image_settings.file_format = "PNG"
    sc.render.image_settings.color_mode = "RGBA"
    sc.render.image_settings.color_depth = "8"
    I.save_render(out, scene=sc)
    print(
        f"PRODUCT {os.path.basename(out)} {W}x{H} spp={spp} beauty_cpu={c1-c0:.0f}s total_cpu={cpu()-c0:.0f}s wall={time.time()-t0:.0f}s",
        flush=True,
    )


def on_card(src, dst, top="#ffffff", bot="#e9ecef", size=None):
    from PIL import Image

    im = Image.open(src).convert("RGBA")
    if size:
        im = im.resize(size, Image.LANCZOS)
    g = Image.new("RGB", (1, 256))
    a = [int(top[i : i + 2], 16) for i in (1, 3, 5)]
    b = [int(bot[i : i + 2], 16) for i in (1, 3, 5)]
    for y in range(256):
        g.putpixel((0, y), tuple(int(p + (q - p) * y / 255) for p, q in zip(a, b)))
    bg = g.resize(im.size, Image.BICUBIC).convert("RGBA")
    bg.alpha_composite(im)
    bg.convert("RGB").save(dst)


def args():
    """the words `name=value` of the command line"""
    return dict(x.split("=", 1) for x in sys.argv[1:] if "=" in x)


# ------------------------------------------------------------------ a family
def take(variant):
    """what models a picture, its arguments, and the view where it is not the family's"""
    arguments = dict(variant)
    build = arguments.pop("build", None)
    view = {k: arguments.pop(k) for k in ("az", "el", "lens", "margin", "key") if k in arguments}
    return build, arguments, view


def family(variants, build=None, colours=palette, settle=None, **view):
    """python <family>.py <picture> spp=… thr=… pct=… out=… [az=… el=…]: models one picture of the table and renders it.
    `build` models those that name nothing else, `settle` runs when all stands, `view` holds unless a picture has its own
    """
    given = args()
    name = next((x for x in sys.argv[1:] if "=" not in x), None)
    if name not in variants:
        sys.exit(f"Name one of the pictures of this family: {', '.join(variants)}.")
    own, arguments, own_view = take(variants[name])
    reset()
    (own or build)(colours(), **arguments)
    if settle:
        settle()
    view.update(own_view)
    view.update((k, float(given[k])) for k in ("az", "el", "lens", "margin") if k in given)
    studio(**view)
    out = os.path.abspath(given.get("out", f"{name}.png"))
    product(out, int(given.get("spp", 14)), float(given.get("thr", 0.06)), pct=int(given.get("pct", 50)))
    on_card(out, out.replace(".png", "-card.png"))

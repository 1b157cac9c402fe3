from kit import *
import excavator, scissor


def as_coll(name, fn, *a, **k):
    sc = bpy.context.scene
    before = set(sc.objects)
    fn(*a, **k)
    new = [o for o in sc.objects if o not in before]
    c = bpy.data.collections.new(name)
    for o in new:
        c.objects.link(o)
        sc.collection.objects.unlink(o)
    return c


def inst(c, loc, rz=0, s=1):
    e = bpy.data.objects.new("i", None)
    e.instance_type = "COLLECTION"
    e.instance_collection = c
    bpy.context.scene.collection.objects.link(e)
    e.location = loc
    e.rotation_euler = (0, 0, R(rz))
    e.scale = (s, s, s)
    return e


def container(P, m):
    L, W, H = 6.06, 2.44, 2.6
    box((L - 0.1, W - 0.1, H - 0.1), (0, 0, H / 2), m, 0.01)
    for x in (-L / 2, L / 2):
        for y in (-W / 2, W / 2):
            box((0.16, 0.16, H), (x, y, H / 2), m, 0.01)
    for z in (0.08, H - 0.06):
        for y in (-W / 2, W / 2):
            box((L, 0.12, 0.14), (0, y, z), m, 0.01)
        for x in (-L / 2, L / 2):
            box((0.12, W, 0.14), (x, 0, z), m, 0.01)
    for i in range(26):
        for y in (-W / 2 + 0.05, W / 2 - 0.05):
            box((0.11, 0.05, H - 0.25), (-L / 2 + 0.23 + i * 0.224, y, H / 2), m, 0.012, seg=1)
    for y in (-0.6, 0.6):
        box((0.03, 1.1, H - 0.3), (L / 2 - 0.03, y, H / 2), m, 0.01)
        [rod((L / 2 + 0.01, y + d, 0.2), (L / 2 + 0.01, y + d, H - 0.2), 0.02, P["steel"]) for d in (-0.2, 0.2)]


def fence(P):
    tube([(-1.7, 0, 0.12), (-1.7, 0, 2.0), (1.7, 0, 2.0), (1.7, 0, 0.12)], 0.021, P["galv"], cyc=True, fil=0.04)
    for i in range(1, 28):
        rod((-1.7 + i * 3.4 / 28, 0, 0.12), (-1.7 + i * 3.4 / 28, 0, 2.0), 0.004, P["galv"], 0, 5)
    for z in (0.5, 0.9, 1.3, 1.7):
        rod((-1.7, 0, z), (1.7, 0, z), 0.005, P["galv"], 0, 5)
    for x in (-1.7,):
        box((0.22, 0.7, 0.13), (x, 0, 0.065), P["grey"], 0.03)


def pallet(P):
    for x in (-0.5, 0, 0.5):
        box((0.1, 0.8, 0.1), (x, 0, 0.07), P["wood"], 0.004)
    box((1.2, 0.8, 0.03), (0, 0, 0.135), P["wood"], 0.004)
    for k in range(4):
        for i in range(4):
            for j in range(3):
                box(
                    (0.285, 0.25, 0.2),
                    (-0.435 + i * 0.29, -0.26 + j * 0.26, 0.26 + k * 0.205),
                    P["brick"],
                    0.006,
                    seg=1,
                )


def cone(P):
    box((0.36, 0.36, 0.03), (0, 0, 0.015), P["black"], 0.01)
    cyl(0.13, 0.62, (0, 0, 0.34), "Z", P["cone"], 0.004, 32, 0.03)
    cyl(0.098, 0.13, (0, 0, 0.36), "Z", P["white"], 0, 32, 0.075)


def skeleton(P):
    for f in range(4):
        box((14, 9, 0.28), (0, 0, 3.1 * (f + 1)), P["conc"], 0.02)
        for x in (-6.4, -2.1, 2.1, 6.4):
            for y in (-4, 0, 4):
                box((0.38, 0.38, 2.85), (x, y, 3.1 * f + 1.5), P["conc"], 0.015)
    for x in (-6.4, -2.1, 2.1, 6.4):
        for y in (-4, 4):
            [
                rod((x + d, y + e, 12.4), (x + d, y + e, 13.2), 0.02, P["dark"], 0, 6)
                for d in (-0.1, 0.1)
                for e in (-0.1, 0.1)
            ]
    for x in [-7.3 + i * 1.46 for i in range(11)]:
        rod((x, -5.3, 0), (x, -5.3, 12), 0.03, P["galv"], 0, 8)
    for z in (2, 4, 6, 8, 10):
        box((14.6, 0.7, 0.05), (0, -5.2, z), P["wood"], 0)
        [rod((-7.3, -5.5, z + d), (7.3, -5.5, z + d), 0.025, P["galv"], 0, 8) for d in (0.5, 1)]


def crane(P):
    def lattice(p, q, w, n):
        p, q = Vector(p), Vector(q)
        d = (q - p) / n
        u = d.normalized()
        a = u.orthogonal().normalized() * w / 2
        b = u.cross(a)
        C = [a + b, a - b, -a - b, b - a]
        for c in C:
            rod(p + c, q + c, 0.06, P["paint"], 0, 6)
        for i in range(n):
            for k in range(4):
                rod(p + d * i + C[k], p + d * (i + 1) + C[(k + 1) % 4], 0.035, P["paint"], 0, 5)

    lattice((0, 0, 0), (0, 0, 24), 1.3, 16)
    lattice((-7, 0, 24.5), (22, 0, 24.5), 1.0, 22)
    box((2.4, 1.5, 1.6), (-6.2, 0, 23.4), P["grey"], 0.03)
    rod((0, 0, 24), (0, 0, 29), 0.12, P["paint"])
    rod((0, 0, 29), (16, 0, 25), 0.04, P["dark"], 0, 6)
    rod((0, 0, 29), (-6.5, 0, 25), 0.04, P["dark"], 0, 6)
    rod((13, 0, 24), (13, 0, 14), 0.03, P["dark"], 0, 6)
    box((1.5, 0.6, 0.4), (13, 0, 13.8), P["conc"], 0.02)


def scene():
    reset()
    P = palette()
    P["galv"] = mat("galv", "#aab0b5", 0.35, metal=0.9)
    P["wood"] = mat("wood", "#a97c4f", 0.8, ao=0.4)
    P["brick"] = mat("brick", "#b5532f", 0.85, ao=0.5, dirt=0.3)
    P["conc"] = mat("conc", "#a9a6a0", 0.85, ao=0.4, dirt=0.3)
    P["cone"] = mat("cone", "#f0480a", 0.5)
    blue = mat("cblue", "#2d4a5e", 0.5, ao=0.4, coat=0.1, dirt=0.15)
    amber = P["paint"]
    white = mat("cwhite", "#d9dcdd", 0.5, ao=0.4, dirt=0.12)
    ex = as_coll("ex", excavator.build, P)
    s1 = as_coll("s1", scissor.build, P, th=34.0)
    s2 = as_coll("s2", scissor.build, P, th=6.0)
    c1 = as_coll("c1", container, P, blue)
    c2 = as_coll("c2", container, P, amber)
    c3 = as_coll("c3", container, P, white)
    fe = as_coll("fe", fence, P)
    pa = as_coll("pa", pallet, P)
    co = as_coll("co", cone, P)
    sk = as_coll("sk", skeleton, P)
    cr = as_coll("cr", crane, P)
    # camera looks along -X from +X; scenery recedes to -X
    inst(ex, (1.0, 2.3, 0), -44)
    inst(s1, (-3.2, -1.3, 0), -35)
    inst(s2, (0.2, -3.0, 0), -48)
    inst(s2, (-1.9, -4.6, 0), -48)
    inst(c1, (-7.0, 4.6, 0), 80)
    inst(c2, (-7.2, 4.4, 2.62), 78)
    inst(c3, (-8.6, -2.2, 0), 86)
    inst(ex, (-4.8, 1.2, 0), -70)
    inst(pa, (-1.7, 0.3, 0), 12)
    inst(pa, (-3.0, 0.9, 0), 5)
    inst(pa, (0.4, 4.4, 0), 30)
    for x, y in ((2.6, -0.9), (2.0, 0.1), (2.9, -2.2), (3.2, 4.4)):
        inst(co, (x, y, 0), 10 * x)
    for i in range(-5, 6):
        inst(fe, (-11.5, i * 3.45, 0), 90)
    inst(sk, (-24, 3, 0), 96)
    inst(cr, (-30, -10, 0), 55)
    inst(sk, (-34, -22, 0), 90, 1.1)
    bpy.ops.mesh.primitive_plane_add(size=400)
    g = bpy.context.object
    m = mat("ground", "#8e8a83", 0.78)
    g.data.materials.append(m)
    nt = m.node_tree
    N = nt.nodes.new
    L = nt.links.new
    b = nt.nodes["Principled BSDF"]
    tc = N("ShaderNodeNewGeometry")
    n1 = N("ShaderNodeTexNoise")
    n1.inputs["Scale"].default_value = 0.35
    n1.inputs["Detail"].default_value = 9
    L(tc.outputs["Position"], n1.inputs["Vector"])
    cr_ = N("ShaderNodeValToRGB")
    cr_.color_ramp.elements[0].position = 0.35
    cr_.color_ramp.elements[0].color = lin("#6d6963")
    cr_.color_ramp.elements[1].position = 0.68
    cr_.color_ramp.elements[1].color = lin("#a39d93")
    L(n1.outputs["Fac"], cr_.inputs[0])
    L(cr_.outputs[0], b.inputs["Base Color"])
    rr = N("ShaderNodeMapRange")
    rr.inputs["From Min"].default_value = 0.38
    rr.inputs["From Max"].default_value = 0.55
    rr.inputs["To Min"].default_value = 0.28
    rr.inputs["To Max"].default_value = 0.85
    L(n1.outputs["Fac"], rr.inputs["Value"])
    L(rr.outputs[0], b.inputs["Roughness"])
    n2 = N("ShaderNodeTexNoise")
    n2.inputs["Scale"].default_value = 14
    n2.inputs["Detail"].default_value = 6
    L(tc.outputs["Position"], n2.inputs["Vector"])
    bp = N("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.25
    bp.inputs["Distance"].default_value = 0.02
    L(n2.outputs["Fac"], bp.inputs["Height"])
    L(bp.outputs[0], b.inputs["Normal"])
    # golden-hour sky + sun
    w = bpy.data.worlds.new("w")
    sc = bpy.context.scene
    sc.world = w
    w.use_nodes = True
    nt = w.node_tree
    N = nt.nodes.new
    L = nt.links.new
    bg = nt.nodes["Background"]
    t = N("ShaderNodeTexCoord")
    sp = N("ShaderNodeSeparateXYZ")
    L(t.outputs["Generated"], sp.inputs[0])
    rp = N("ShaderNodeValToRGB")
    L(sp.outputs[2], rp.inputs[0])
    e = rp.color_ramp.elements
    e[0].position = 0
    e[0].color = lin("#ffd9a8")
    e[1].position = 0.75
    e[1].color = lin("#4f7fae")
    k = e.new(0.10)
    k.color = lin("#f3cfa8")
    k = e.new(0.28)
    k.color = lin("#a9c2d6")
    L(rp.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = 0.85
    l = bpy.data.lights.new("sun", "SUN")
    l.energy = 4.2
    l.angle = R(1.5)
    l.color = (1, 0.80, 0.58)
    o = bpy.data.objects.new("sun", l)
    sc.collection.objects.link(o)
    o.rotation_euler = Vector((-0.80, 0.55, -0.46)).to_track_quat("-Z", "Y").to_euler()
    cam = bpy.data.objects.new("cam", bpy.data.cameras.new("cam"))
    sc.collection.objects.link(cam)
    sc.camera = cam
    cam.data.lens = 32
    cam.data.clip_end = 500
    return cam


def place(cam, u, A=6.5, rad=10.6, tgt=(-2.0, 0.1, 1.62)):
    a = R(4 + A * u)
    T = Vector(tgt)
    cam.location = T + Vector((rad * math.cos(a), rad * math.sin(a), 0.75 + 0.12 * u))
    cam.rotation_euler = (T - cam.location).to_track_quat("-Z", "Y").to_euler()


if __name__ == "__main__":
    A = args()
    t0 = time.time()
    cam = scene()
    print("build", time.time() - t0, len(bpy.data.objects), flush=True)
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y = 960, 540
    n = int(A.get("n", 1))
    os.makedirs("fr", exist_ok=True)
    w_, h_ = map(int, A.get("size", "960x540").split("x"))
    sc.render.resolution_x, sc.render.resolution_y = w_, h_
    for i in range(int(A.get("from", 0)), n):
        # camera position = sin(): frames t and T/2-t coincide => only the half period -90..+90 deg is rendered, then mirrored (ping-pong without visible stop)
        u = math.sin(-math.pi / 2 + math.pi * i / max(n - 1, 1)) if n > 1 else float(A.get("u", 0))
        place(cam, u)
        render(
            f'fr/{A.get("pre", "f")}{i:04d}.png',
            int(A.get("spp", 12)),
            float(A.get("thr", 0.1)),
            transparent=False,
            persistent=True,
            bounces=3,
        )

"""What stands round the machines in the yard: ground, fence, gate, shed, containers, flags, palms, terraced hills."""

from mathutils import noise

from kit import *
from kit import _bm


def scenery_palette(P):
    """Colours of the yard; sunlit things at a distance need neither bevel nor ambient occlusion."""
    P["galv"] = mat("galv", "#aab0b5", 0.38, metal=0.85)
    P["sheet"] = mat("sheet", "#d9d6cf", 0.5, coat=0.1, dirt=0.12)
    P["graphite"] = mat("graphite", "#3a4148", 0.5, coat=0.15, dirt=0.12)
    P["sign"] = mat("sign", "#f59300", 0.4, coat=0.3)
    P["line"] = mat("line", "#e4dfd2", 0.8)
    P["wall"] = mat("wall", "#cbbfae", 0.9, dirt=0.3, bump=0.2, bscale=14)
    P["bark"] = mat("bark", "#6d5844", 0.95, bump=0.5, bscale=12)
    P["frond"] = mat("frond", "#5c7338", 0.55)
    P["cypress"] = mat("cypress", "#33432a", 0.9, bump=0.8, bscale=8)
    P["scrub"] = hazy("scrub", "#44522f", "#5a6340", 0.03)
    P["hill"] = hazy("hill", "#a58a63", "#747446", 0.016, steep="#c9b593")
    return P


def hazy(name, a, b, scale, steep=None):
    """two earths mixed by noise, dry stone where it is steep, fading into the morning air with the distance"""
    m = mat(name, a, 0.95)
    nt = m.node_tree
    N, L = nt.nodes.new, nt.links.new
    bsdf, out = nt.nodes["Principled BSDF"], nt.nodes["Material Output"]
    tex, ramp, geo = N("ShaderNodeTexNoise"), N("ShaderNodeValToRGB"), N("ShaderNodeNewGeometry")
    tex.inputs["Scale"].default_value = scale
    tex.inputs["Detail"].default_value = 6
    L(geo.outputs["Position"], tex.inputs["Vector"])
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.42, lin(a)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.60, lin(b)
    L(tex.outputs["Fac"], ramp.inputs[0])
    colour = ramp.outputs[0]
    if steep:
        xyz, wall, stone = N("ShaderNodeSeparateXYZ"), N("ShaderNodeMapRange"), N("ShaderNodeMixRGB")
        L(geo.outputs["True Normal"], xyz.inputs[0])
        wall.inputs["From Min"].default_value, wall.inputs["From Max"].default_value = 0.90, 0.78
        L(xyz.outputs[2], wall.inputs["Value"])
        L(wall.outputs[0], stone.inputs[0])
        L(colour, stone.inputs[1])
        stone.inputs[2].default_value = lin(steep)
        colour = stone.outputs[0]
    L(colour, bsdf.inputs["Base Color"])
    air, mix, far, view = (
        N("ShaderNodeEmission"),
        N("ShaderNodeMixShader"),
        N("ShaderNodeMapRange"),
        N("ShaderNodeCameraData"),
    )
    air.inputs[0].default_value = lin("#e3cdb2")
    air.inputs[1].default_value = 0.85
    far.inputs["From Min"].default_value, far.inputs["From Max"].default_value = 40, 900
    far.inputs["To Max"].default_value = 0.82
    L(view.outputs["View Distance"], far.inputs["Value"])
    L(far.outputs[0], mix.inputs[0])
    L(bsdf.outputs[0], mix.inputs[1])
    L(air.outputs[0], mix.inputs[2])
    L(mix.outputs[0], out.inputs["Surface"])
    return m


def ground():
    """swept concrete: stains by noise, smoother where it is dark, sawn joints every five metres"""
    bpy.ops.mesh.primitive_plane_add(size=120, location=(-20, 0, 0))
    m = mat("ground", "#96918a", 0.8)
    bpy.context.object.data.materials.append(m)
    nt = m.node_tree
    N, L = nt.nodes.new, nt.links.new
    bsdf = nt.nodes["Principled BSDF"]
    geo, stain, ramp = N("ShaderNodeNewGeometry"), N("ShaderNodeTexNoise"), N("ShaderNodeValToRGB")
    stain.inputs["Scale"].default_value, stain.inputs["Detail"].default_value = 0.35, 9
    L(geo.outputs["Position"], stain.inputs["Vector"])
    for e, at, c in zip(ramp.color_ramp.elements, (0.35, 0.68), ("#77726b", "#aaa399")):
        e.position, e.color = at, lin(c)
    L(stain.outputs["Fac"], ramp.inputs[0])
    slab = N("ShaderNodeTexBrick")
    slab.offset = 0
    slab.inputs["Scale"].default_value = 1
    slab.inputs["Mortar Size"].default_value = 0.012
    slab.inputs["Brick Width"].default_value = slab.inputs["Row Height"].default_value = 5
    slab.inputs["Color1"].default_value = slab.inputs["Color2"].default_value = (1, 1, 1, 1)
    slab.inputs["Mortar"].default_value = (0.25, 0.24, 0.23, 1)
    L(geo.outputs["Position"], slab.inputs["Vector"])
    mul = N("ShaderNodeMixRGB")
    mul.blend_type, mul.inputs[0].default_value = "MULTIPLY", 1
    L(ramp.outputs[0], mul.inputs[1])
    L(slab.outputs["Color"], mul.inputs[2])
    L(mul.outputs[0], bsdf.inputs["Base Color"])
    rough = N("ShaderNodeMapRange")
    for k, v in {"From Min": 0.36, "From Max": 0.58, "To Min": 0.42, "To Max": 0.9}.items():
        rough.inputs[k].default_value = v
    L(stain.outputs["Fac"], rough.inputs["Value"])
    L(rough.outputs[0], bsdf.inputs["Roughness"])
    grit, bump = N("ShaderNodeTexNoise"), N("ShaderNodeBump")
    grit.inputs["Scale"].default_value, grit.inputs["Detail"].default_value = 14, 6
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.22, 0.02
    L(geo.outputs["Position"], grit.inputs["Vector"])
    L(grit.outputs["Fac"], bump.inputs["Height"])
    L(bump.outputs[0], bsdf.inputs["Normal"])


def bay_line(P, p, q):
    """painted line of a parking bay"""
    p, q = Vector((*p, 0.003)), Vector((*q, 0.003))
    bar(p, q, 0.11, 0.004, P["line"], 0)


def corrugated(P, m, p, q, z0, z1, pitch=0.28, depth=0.045):
    """trapezoidal sheet from p to q (plan), one thin prism"""
    p, q = Vector(p), Vector(q)
    d = q - p
    t, n = d.normalized(), Vector((d.normalized().y, -d.normalized().x))
    k = int(d.length / pitch)
    front = []
    for i in range(k):
        for u, s in ((0.0, 0), (0.35, 0), (0.5, 1), (0.85, 1)):
            front.append(p + t * (pitch * (i + u)) + n * (depth * s))
    back = [v - n * 0.06 for v in (front[-1], front[0])]
    return prism([tuple(v) for v in front + back], z0, z1, m, "XY", 0)


def container(P, m):
    """twenty-foot container along X, doors at +X"""
    L, W, H = 6.06, 2.44, 2.6
    for s in (-1, 1):
        corrugated(
            P, m, (-s * (L / 2 - 0.08), s * (W / 2 - 0.06)), (s * (L / 2 - 0.08), s * (W / 2 - 0.06)), 0.12, H - 0.1
        )
        for x in (-L / 2, L / 2):
            box((0.16, 0.16, H), (x, s * W / 2, H / 2), m, 0.01)
        for z in (0.08, H - 0.06):
            box((L, 0.12, 0.14), (0, s * W / 2, z), m, 0.01)
    box((L, W, 0.04), (0, 0, H - 0.04), m, 0)
    for x in (-L / 2, L / 2):
        for z in (0.08, H - 0.06):
            box((0.12, W, 0.14), (x, 0, z), m, 0.01)
        box((0.05, W - 0.1, H - 0.2), (x * 0.985, 0, H / 2), m, 0.01)
    for y in (-0.6, 0.6):
        box((0.03, 1.08, H - 0.3), (L / 2, y, H / 2), m, 0.01)
        for d in (-0.22, 0.22):
            rod((L / 2 + 0.04, y + d, 0.12), (L / 2 + 0.04, y + d, H - 0.1), 0.02, P["galv"])
    text(BRAND, 0.62, (0.4, -W / 2 - 0.006, H * 0.60), "-Y", P["white"], shear=0.1)


def shed(P, L=17.0, W=9.0, H=5.4):
    """workshop: block plinth, sheet walls, two roller doors towards +X, sign under the eaves; runs along Y"""
    box((W, L, 1.0), (-W / 2, 0, 0.5), P["wall"], 0)
    corrugated(P, P["sheet"], (0.02, L / 2), (0.02, -L / 2), 1.0, H)
    corrugated(P, P["sheet"], (-W, L / 2 + 0.02), (0, L / 2 + 0.02), 1.0, H)
    corrugated(P, P["sheet"], (0, -L / 2 - 0.02), (-W, -L / 2 - 0.02), 1.0, H)
    box((W + 0.9, L + 0.7, 0.16), (-W / 2 + 0.15, 0, H + 0.08), P["graphite"], 0.02)
    box((0.14, L + 0.7, 0.95), (0.50, 0, H - 0.34), P["sign"], 0.01)
    box((0.15, L + 0.7, 0.12), (0.505, 0, H - 0.88), P["graphite"], 0.01)
    text(BRAND, 0.74, (0.575, 0, H - 0.34), "+X", P["black"], shear=0.1)
    for y in (-L * 0.27, L * 0.27):
        box((0.16, 4.3, 4.15), (0.03, y, 2.05), P["graphite"], 0.01)
        for i in range(24):
            box((0.05, 3.9, 0.145), (0.12, y, 0.12 + i * 0.163), P["grey"], 0.012, seg=1)
        box((0.3, 4.2, 0.34), (0.16, y, 4.05), P["graphite"], 0.03)
        for s in (-1, 1):
            rod((0.45, y + s * 2.35, 0), (0.45, y + s * 2.35, 1.0), 0.07, P["sign"])
    box((0.08, 1.05, 2.15), (0.05, 0, 1.08), P["graphite"], 0.01)
    box((0.3, 0.24, 0.12), (0.2, 0, 2.62), P["light"], 0.02)


def gate(P, W=6.0, H=1.9):
    """sliding gate half open, on its rail, between two posts; along Y"""
    for y in (-W / 2, W / 2):
        box((0.24, 0.24, H + 0.25), (0, y, (H + 0.25) / 2), P["graphite"], 0.02)
        box((0.30, 0.30, 0.06), (0, y, H + 0.28), P["sign"], 0.02)
    leaf = -W * 0.62
    box((0.09, W, 0.14), (0.12, leaf, 0.18), P["graphite"], 0.01)
    box((0.07, W, 0.09), (0.12, leaf, H), P["graphite"], 0.01)
    for i in range(36):
        y = leaf - W / 2 + 0.05 + i * (W - 0.1) / 35
        rod((0.12, y, 0.2), (0.12, y, H), 0.014, P["graphite"], 0, 6)
    box((0.02, W * 1.9, 0.03), (0.12, -W * 0.4, 0.015), P["galv"], 0)


def flag(P, t, loc, seed=0.0, W=1.05, H=2.7, top=6.4):
    """tall flag on a pole with the three terraces of the mark; t is the share of its period, 0 to 1"""
    x0, y0 = loc
    nx, nz = 24, 54
    bm = bmesh.new()
    rows = []
    for j in range(nz + 1):
        row = []
        for i in range(nx + 1):
            u, v = i / nx, j / nz
            a = 2 * math.pi
            sway = 0.13 * math.sin(a * (0.9 * u + 0.35 * v - 2 * t + seed)) + 0.05 * math.sin(
                a * (1.7 * u - 0.5 * v - 3 * t + 2 * seed)
            )
            # held by the pole and, less firmly, by the arm along its top
            k = u**0.8 * (0.25 + 0.75 * (1 - v))
            row.append(bm.verts.new((x0 + k * sway * 1.5, y0 + 0.06 + u * W - 0.10 * k * abs(sway), top - H * (1 - v))))
        rows.append(row)
    for j in range(nz):
        for i in range(nx):
            f = bm.faces.new((rows[j][i], rows[j][i + 1], rows[j + 1][i + 1], rows[j + 1][i]))
            u, v = (i + 0.5) / nx, (j + 0.5) / nz
            mark = 0.2 < u < 0.8 and 0.60 < v < 0.83
            f.material_index = int(mark and (v - 0.60) / 0.23 < (1 + int((u - 0.2) / 0.2)) / 3)
    me = bpy.data.meshes.new("flag")
    bm.to_mesh(me)
    bm.free()
    o = in_scene("flag", me)
    for m in (P["sign"], P["graphite"]):
        me.materials.append(m)
    shade_smooth(me)
    return o


def flagpole(P, loc, W=1.05, top=6.4):
    x, y = loc
    rod((x, y, 0), (x, y, top + 0.35), 0.05, P["light"], r2=0.032)
    rod((x, y, top + 0.02), (x, y + W + 0.1, top + 0.02), 0.018, P["light"])
    cyl(0.055, 0.09, (x, y, top + 0.38), "Z", P["sign"], 0.02)
    cyl(0.16, 0.05, (x, y, 0.025), "Z", P["galv"], 0.01)


def palm(P, h=5.2, fronds=30, seed=1):
    """date palm: leaning trunk, crown of pinnate fronds"""
    rnd = random.Random(seed)
    top = Vector((0.35, 0.2, h))
    rod((0, 0, 0), top, 0.24, P["bark"], 0, 14, 0.17)
    for i in range(int(h / 0.16)):
        u = i * 0.16 / h
        cyl(0.25 - 0.07 * u, 0.09, top * u, "Z", P["bark"], 0, 12, 0.21 - 0.07 * u)
    bm = bmesh.new()
    for i in range(fronds):
        az, lift = i * 2.39996, 1.15 - 1.75 * (i / fronds) + rnd.uniform(-0.1, 0.1)
        length, n = rnd.uniform(1.9, 2.5), 22
        p, el = top.copy(), lift
        for j in range(n):
            d = Vector((math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)))
            side = Vector((-math.sin(az), math.cos(az), 0))
            q = p + d * (length / n)
            leaf = 0.42 * math.sin(math.pi * min(1, (j + 2) / (n + 1))) ** 0.6
            for s in (-1, 1):
                tip = p + side * s * leaf + d * 0.22 - Vector((0, 0, leaf * 0.45))
                bm.faces.new([bm.verts.new(v) for v in (p, p + d * 0.055, tip)])
            bm.faces.new(
                [bm.verts.new(v) for v in (p - side * 0.02, p + side * 0.02, q + side * 0.012, q - side * 0.012)]
            )
            p, el = q, el - 1.5 / n
    _bm("palm", bm, P["frond"])


def cypress(P, h=7.0, r=0.75, seed=1):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=4, radius=1)
    for v in bm.verts:
        u = (v.co.z + 1) / 2
        k = r * (0.35 + 1.1 * u**0.5 * (1 - u) ** 0.55) * (1 + 0.28 * noise.noise(v.co * 5 + Vector((seed, 0, 0))))
        v.co = Vector((v.co.x * k, v.co.y * k, 0.3 + h * u + 0.2 * noise.noise(v.co * 9)))
    _bm("cypress", bm, P["cypress"])


def relief(x, y):
    """height of the land behind the yard: a flat foot, then ridges cut into the terraces the company is named after"""
    far = max(0.0, -x - 60)
    h = 0.36 * min(far, 300) * (0.40 + 0.62 * noise.noise(Vector((x * 0.0045, y * 0.0040, 3.1))))
    h += 190 * max(0, noise.noise(Vector((x * 0.0026, y * 0.0030, 8.2))) + 0.28) * min(1, max(0, far - 150) / 350)
    h = max(h, 0) + 2.0 * noise.noise(Vector((x * 0.02, y * 0.02, 1.0))) * min(1, far / 60)
    step = 4.2
    k = h / step
    riser = max(0, (k - math.floor(k) - 0.72) / 0.28)
    return 0.85 * (math.floor(k) + riser) * step + 0.15 * h - 0.4


def hills(P, nx=300, ny=260):
    """the land behind the fence"""
    bm = bmesh.new()
    rows = []
    for i in range(nx):
        x = -42 - 800 * (i / (nx - 1)) ** 1.5
        half = 60 - x * 0.85
        rows.append([bm.verts.new((x, y, relief(x, y))) for y in (half * (2 * j / (ny - 1) - 1) for j in range(ny))])
    faces_between(bm, rows, closed=False)
    _bm("hills", bm, P["hill"])


def orchard(P, n=1300):
    """almond and olive trees on the slopes; one mesh, since a thousand objects would cost seconds in every frame"""
    crown = bmesh.new()
    bmesh.ops.create_icosphere(crown, subdivisions=2, radius=1)
    ball, faces = [v.co.copy() for v in crown.verts], [[v.index for v in f.verts] for f in crown.faces]
    crown.free()
    rnd = random.Random(4)
    co, polygons = [], []
    for _ in range(n):
        x = -60 - 480 * rnd.random() ** 1.3
        y = (30 - x * 0.75) * rnd.uniform(-1, 1)
        s = rnd.uniform(0.7, 1.7)
        at = Vector((x, y, relief(x, y) + 0.6 * s))
        polygons += [[len(co) + i for i in f] for f in faces]
        co += [at + Vector((v.x, v.y, 0.8 * v.z)) * s * (1 + 0.45 * noise.noise(v * 1.7 + at)) for v in ball]
    me = bpy.data.meshes.new("orchard")
    me.from_pydata(co, [], polygons)
    me.materials.append(P["scrub"])
    in_scene("orchard", me)

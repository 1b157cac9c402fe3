"""Hand tools of the building trade, in decimetres. Long tools lie along X, their working end towards +X."""

from parts_goods import *


def turned_handle(P, prof, m="beech", n=48, flat=1.0):
    """lathed along X: prof [(x, radius)]"""
    o = lathe([(max(r, 0.001), x) for x, r in spline(prof, 5)], (0, 0, 0), "X", P[m], n)
    if flat != 1:
        o.scale = (flat, 1, 1)
    # the grain runs along local X, lathes along local Z: turn the texture space instead of the mesh
    return o


def trowel(P):
    """pointed bricklayer's trowel: tempered blade, forged swan neck, beech handle"""
    with moved((0, 0, 0), (0, -11, 0)):
        blade = [
            (0, -0.28, 0.1),
            (0.30, -0.56, 0.16),
            (0.62, -0.56, 0.3),
            (1.85, -0.05, 0.06),
            (1.85, 0.05, 0.06),
            (0.62, 0.56, 0.3),
            (0.30, 0.56, 0.16),
            (0, 0.28, 0.1),
        ]
        prism(fillet(blade, 0, 10), 0, 0.018, P["blade"], "XY", 0.006)
        neck = [
            (0.52, 0, 0.03),
            (0.30, 0, 0.05),
            (0.06, 0, 0.11),
            (-0.07, 0, 0.30),
            (-0.06, 0, 0.50),
            (-0.20, 0, 0.62),
            (-0.46, 0, 0.63),
        ]
        sweep(
            neck,
            [(0.10, 0.012), (0.11, 0.03), (0.085, 0.055), (0.065, 0.065), (0.06, 0.06), (0.06, 0.06), (0.05, 0.05)],
            P["forged"],
            n=28,
            dome=0.5,
        )
        lathe(
            [(0.075, -0.02), (0.085, 0.0), (0.125, -0.22), (0.13, -0.26), (0.001, -0.26)][::-1],
            (-0.28, 0, 0.63),
            "X",
            P["zinc"],
            48,
            0.004,
        )
        grip_ = [
            (-1.72, 0.02),
            (-1.70, 0.10),
            (-1.62, 0.155),
            (-1.45, 0.165),
            (-1.1, 0.145),
            (-0.8, 0.16),
            (-0.6, 0.145),
            (-0.52, 0.12),
        ]
        with moved((0, 0, 0.63)):
            turned_handle(P, grip_)
        lathe(
            [(0.001, -1.75), (0.10, -1.74), (0.165, -1.66), (0.168, -1.60), (0.162, -1.57)],
            (0, 0, 0.63),
            "X",
            P["orange"],
            48,
        )
        words(BRAND, 0.105, frame((0.62, 0, 0.019), "+Z", -90), mat("etched", "#55595d", 0.5), None, 0.002, wide=1.1)


def plastering_float(P):
    """steel plastering trowel with a backed rail and a wooden handle on one post"""
    prism(rrect((0, 0), 2.8, 1.3, 0.06), 0, 0.018, P["blade"], "XY", 0.005)
    rail = [(-0.15, 0.018), (0.15, 0.018), (0.11, 0.075), (0.05, 0.10), (-0.05, 0.10), (-0.11, 0.075)]
    prism(rail, -1.15, 1.15, mat("cast-alu", "#b9bdc0", 0.4, metal=0.85, ao=0.5, bump=0.05), "YZ", 0.014)
    for i in range(8):
        cyl(0.03, 0.02, (-1.0 + 2.0 * i / 7, 0, 0.102), "Z", P["steel"], 0.006, 20)
    post = [(0.92, 0, 0.08), (0.93, 0, 0.26), (0.86, 0, 0.46), (0.66, 0, 0.56), (0.50, 0, 0.565)]
    sweep(
        post, [(0.10, 0.16), (0.09, 0.12), (0.09, 0.11), (0.09, 0.10), (0.08, 0.08)], mat("cast-alu", "#b9bdc0"), n=32
    )
    with moved((0, 0, 0.565)):
        turned_handle(
            P,
            [
                (-0.80, 0.02),
                (-0.78, 0.10),
                (-0.70, 0.15),
                (-0.45, 0.165),
                (-0.1, 0.175),
                (0.25, 0.165),
                (0.48, 0.145),
                (0.56, 0.13),
                (0.57, 0.02),
            ],
        )
    lathe([(0.001, -0.84), (0.10, -0.83), (0.158, -0.74), (0.162, -0.68)], (0, 0, 0.565), "X", P["orange"], 48)
    words(BRAND, 0.12, frame((-0.62, 0.42, 0.019), "+Z", 180), mat("etched", "#55595d", 0.5), None, 0.002, wide=1.1)


def club_hammer(P):
    """forged head with chamfered faces on an ash handle"""
    head = fillet([(-0.24, -0.24, 0.09), (0.24, -0.24, 0.09), (0.24, 0.24, 0.09), (-0.24, 0.24, 0.09)], 0, 3)
    with moved((0, 0, 0.24), (0, 4.6, 0)):
        f = both(
            slab(head, -0.56, 0.56, 0.02, "XZ"),
            lambda p: np.abs(p[..., 1]) + 0.9 * np.maximum(np.abs(p[..., 0]), np.abs(p[..., 2])) - 0.725,
        )
        f = cut(f, brick((0, 0, 0), (1, 0.30, 0.17), 0.07), k=0.02)
        o = solid(f, (-0.3, -0.6, -0.3), (0.3, 0.6, 0.3), P["forged"], 130)
        for s in (-1, 1):  # ground faces
            plate(
                [rrect((0, 0), 0.37, 0.37, 0.07)], frame((0, s * 0.556, 0), "+Y" if s > 0 else "-Y"), P["blade"], 0.006
            )
        secs = [
            (0.147, 0.082),
            (0.147, 0.082),
            (0.135, 0.080),
            (0.12, 0.085),
            (0.12, 0.09),
            (0.135, 0.105),
            (0.155, 0.12),
            (0.14, 0.115),
        ]
        xs = [0.27, 0.10, -0.26, -0.7, -1.3, -1.9, -2.3, -2.42]
        sweep([(x, 0, 0) for x in xs], secs, P["beech"], n=40, power=2.6, dome=0.2)
        sweep(
            [(x, 0, 0) for x in (-1.5, -1.9, -2.32, -2.44)],
            [(0.126, 0.096), (0.139, 0.109), (0.16, 0.125), (0.142, 0.118)],
            P["soft"],
            n=40,
            power=2.6,
            dome=0.4,
        )
        for i in range(9):
            x = -1.58 - 0.09 * i
            k = 0.131 + 0.024 * i / 9
            sweep(
                [(x - 0.016, 0, 0), (x + 0.016, 0, 0)],
                [(k + 0.006, k - 0.016)] * 2,
                P["orange"] if i == 0 else P["soft"],
                n=40,
                power=2.6,
            )
        box((0.02, 0.03, 0.13), (0.30, 0, 0), P["zinc"], 0.004)
        words(
            BRAND,
            0.15,
            frame((-0.01, 0, 0.245), "+Z", 90),
            mat("etched", "#a5a9ac", 0.4, metal=0.6),
            o,
            0.003,
            0.05,
            wide=1.05,
        )


def spirit_level(P):
    """box-section level with three vials and end caps"""
    L, h, w = 4.8, 0.56, 0.26
    alu = mat("anodised", "#d5d8da", 0.32, metal=0.85, ao=0.4, bump=0.02, bscale=200)
    holes = [rrect((0, h * 0.66), 0.60, 0.26, 0.05), circle((-1.85, h / 2), 0.19, 40), circle((1.34, h / 2), 0.19, 40)]
    body = rrect((0, h / 2), L - 0.2, h, 0.03)
    grips = [rrect((-1.0, h / 2), 0.72, 0.24, 0.12), rrect((0.72, h / 2), 0.62, 0.24, 0.12)]
    f = slab(body, -w / 2, w / 2, 0.015)
    for g in holes + grips:
        f = cut(f, slab(g, -1, 1))
    # hollow flanks between the milled top and bottom flanges
    for s in (-1, 1):
        f = cut(f, slab(rrect((0, h / 2), L, h - 0.13, 0.04), s * w / 2 - 0.02, s * w / 2 + 0.02), k=0.01)
    f = cut(f, slab(rrect((0, 0.55), 0.5, 0.20, 0.06), -1, 1, 0, "XZ"))
    solid(f, (-L / 2, -w / 2, 0), (L / 2, w / 2, h), alu, 460)
    for s in (-1, 1):
        prism(
            rrect((s * (L / 2 - 0.09), h / 2), 0.20, h + 0.03, 0.06),
            -w / 2 - 0.02,
            w / 2 + 0.02,
            P["orange"],
            bevel=0.03,
        )
    fluid = liquid("fluid", "#d3ea3c", "#93ab1c", 0.05)
    holder = P["soft"]

    def vial(c, rot, ln):
        with moved(c, (0, rot, 0)):
            cyl(0.072, ln, (0, 0, 0), "X", fluid, 0.02, 40)
            sweep(
                [(-0.07, 0, 0.052), (0, 0, 0.056), (0.07, 0, 0.052)],
                [(0.028, 0.014), (0.042, 0.022), (0.028, 0.014)],
                mat("bubble", "#f4fbd8", 0.1, coat=1, emit=0.25),
                n=20,
                dome=1,
            )
            for x in (-0.095, 0.095):
                ring(0.075, 0.071, 0.012, (x, 0, 0), "X", P["black"], 0)
            for s in (-1, 1):
                cyl(0.085, 0.05, (s * ln / 2, 0, 0), "X", holder, 0.01, 32)

    vial((0, 0, h - 0.15), 0, 0.46)
    vial((-1.85, 0, h / 2), 90, 0.28)
    vial((1.34, 0, h / 2), 45, 0.28)
    for x in (-1.85, 1.34):
        ring(0.215, 0.165, w + 0.01, (x, 0, h / 2), "Y", holder, 0.012)
    for g, ins in (
        (rrect((-1.0, h / 2), 0.78, 0.30, 0.15), rrect((-1.0, h / 2), 0.66, 0.18, 0.09)),
        (rrect((0.72, h / 2), 0.68, 0.30, 0.15), rrect((0.72, h / 2), 0.56, 0.18, 0.09)),
    ):
        plate(
            [shift([g], (0, 0))[0], ins],
            frame((0, -w / 2 + 0.0, 0), (Vector((1, 0, 0)), Vector((0, 0, 1)), Vector((0, 1, 0)))),
            holder,
            w,
            0.01,
        )
    y = w / 2 - 0.02
    words(BRAND, 0.165, frame((1.93, y, h / 2), "+Y"), P["ink"], None, 0.004, wide=1.05)
    ink([rrect((0, 0), 0.5, 0.2, 0.02)], frame((0.0, y, 0.19), "+Y"), P["orange"], None, 0.003)


def tape_measure(P):
    """5 m tape: rubber-armoured case, lock, a stretch of blade pulled out"""
    out = [
        (-0.40, 0.0, 0.08),
        (0.40, 0.0, 0.05),
        (0.42, 0.34, 0.1),
        (0.34, 0.60, 0.2),
        (0.08, 0.74, 0.25),
        (-0.24, 0.72, 0.25),
        (-0.42, 0.46, 0.2),
        (-0.43, 0.16, 0.1),
    ]
    poly = fillet(out, 0.1, 8)
    f = slab(poly, -0.19, 0.19, 0.06)
    shell_ = mat("case", "#2b2e32", 0.5, ao=0.5, bump=0.1, bscale=260)
    side = lambda d: [((x + 0.02) * d - 0.02, (z - 0.36) * d + 0.36) for x, z in poly]
    f = cut(f, slab(side(0.72), 0.172, 1, 0), slab(side(0.72), -1, -0.172, 0), k=0.02)
    for i in range(5):  # finger grooves along the back and the top
        a = R(105 + 22 * i)
        f = cut(
            f,
            capsule(
                (0.50 * math.cos(a) - 0.02, -1, 0.38 + 0.44 * math.sin(a)),
                (0.50 * math.cos(a) - 0.02, 1, 0.38 + 0.44 * math.sin(a)),
                0.035,
            ),
            k=0.03,
        )
    f = cut(f, brick((0.45, 0, 0.05), (0.3, 0.30, 0.06)))
    solid(f, (-0.5, -0.25, -0.01), (0.5, 0.25, 0.8), shell_, 150)
    prism(side(0.71), -0.182, 0.182, P["orange"], bevel=0.012)
    cyl(0.21, 0.374, (-0.02, 0, 0.37), "Y", P["paper"], 0.004, 64)
    words(BRAND, 0.088, frame((-0.02, 0.188, 0.345), "+Y"), P["ink"], None, 0.002)
    for x, z in ((-0.27, 0.15), (0.24, 0.15), (0.22, 0.52)):
        screw((x, 0.184, z), 0.024, "Y", P)
    with moved((0.30, 0, 0.665), (0, 40, 0)):
        box((0.20, 0.15, 0.07), (0, 0, 0), P["soft"], 0.025)
        for i in range(4):
            box((0.016, 0.13, 0.02), (-0.06 + 0.04 * i, 0, 0.038), P["black"], 0.004)
    # the blade: shallow trough of spring steel, printed
    yel = mat("tape", "#f6c81c", 0.3, coat=0.4, ao=0.3)
    x0, x1, zb = 0.36, 1.30, 0.035
    cross = [(0.125 * t, zb + 0.028 * t * t) for t in np.linspace(-1, 1, 13)]
    o = strip([(float(a), float(b)) for a, b in cross], 0.006, x0, x1, yel, 0, "YZ")
    up = (Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1)))
    for i in range(1, 93):
        ln = 0.11 if i % 10 == 0 else 0.075 if i % 5 == 0 else 0.05
        x = x1 - 0.01 * i
        for s in (-1, 1):
            ink(
                [rrect((0, s * (0.123 - ln / 2)), 0.0028 if i % 5 else 0.0042, ln)],
                frame((x, 0, 0.2), up),
                P["ink"],
                o,
                0.0015,
                0.02,
            )
        if i % 10 == 0:
            words(
                str(i // 10),
                0.085,
                frame((x + 0.035, 0, 0.2), up),
                P["red"] if i == 90 else P["ink"],
                o,
                0.0016,
                0.03,
            )
    strip(
        [(x1 - 0.03, zb + 0.012), (x1 + 0.012, zb + 0.012), (x1 + 0.016, zb + 0.004), (x1 + 0.016, -0.03 + 0.03)],
        0.012,
        -0.10,
        0.10,
        P["zinc"],
        0.003,
    )
    for y in (-0.05, 0.05):
        cyl(0.018, 0.012, (x1 - 0.02, y, zb + 0.02), "Z", P["zinc"], 0.004, 20)


def shovel(P):
    """round-point shovel: pressed blade, socket, ash shaft with a D grip"""
    blade_m = mat("shovel", "#34383c", 0.42, metal=0.35, coat=0.25, ao=0.5, bump=0.06, bscale=60)
    half_w = lambda t: float(
        np.interp(t, [0, 0.06, 0.3, 0.55, 0.75, 0.9, 0.97, 1], [1.05, 1.22, 1.32, 1.26, 1.02, 0.60, 0.26, 0.02])
    )
    Lb, nx, ny = 3.1, 40, 32
    bm = bmesh.new()
    rows = []
    for i in range(nx + 1):
        t = i / nx
        w = half_w(t)
        row = []
        for j in range(ny + 1):
            u = 2 * j / ny - 1
            y = w * u
            dish = 0.42 * (1 - t * 0.55) * abs(u) ** 2.2 * (0.55 + 0.45 * min(1, w))
            crease = 0.10 * math.exp(-((u * w / 0.16) ** 2)) * max(0, 1 - t / 0.55)  # frog that stiffens the blade
            lift = 0.34 * t * t - 0.30 * t
            row.append(bm.verts.new((Lb * t, y, dish + crease + lift + 0.1)))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for j in range(ny):
            bm.faces.new((a[j], b[j], b[j + 1], a[j + 1]))
    me = bpy.data.meshes.new("blade")
    bm.to_mesh(me)
    bm.free()
    o = in_scene("blade", me)
    me.materials.append(blade_m)
    shade_smooth(me)
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness, s.offset = 0.03, 0
    s2 = o.modifiers.new("u", "SUBSURF")
    s2.levels = s2.render_levels = 1
    # ground edge
    edge = []
    for i in range(8, nx + 1):
        edge.append(tuple(rows_co(i / nx, 1, half_w, Lb)))
    full = edge + [(x, -y, z) for x, y, z in edge[::-1][1:]]
    tube(full, 0.022, P["blade"], res=3)
    # foot rests: the top edge is turned over
    for sgn in (-1, 1):
        a, b = (0.0, sgn * 0.22, 0.14), (0.0, sgn * 1.05, 0.44)
        sweep([a, (0.0, sgn * 0.6, 0.22), b], [(0.10, 0.022)] * 3, blade_m, ref=(1, 0, 0), n=24, power=4)
    # socket and shaft
    axis = lambda x: 0.18 + 0.16 * (0.25 - x) if x > -1.6 else 0.18 + 0.16 * 1.85
    path = [(1.2, 0, 0.06), (0.6, 0, 0.12), (0.0, 0, 0.24), (-0.8, 0, 0.42), (-2.2, 0, 0.72), (-2.3, 0, 0.74)]
    sweep(path, [(0.05, 0.02), (0.15, 0.08), (0.19, 0.17), (0.20, 0.20), (0.21, 0.21), (0.21, 0.21)], blade_m, n=36)
    for x, z in ((-0.9, 0.44 + 0.20), (-1.7, 0.61 + 0.205)):
        cyl(0.05, 0.04, (x, 0, z), "Z", P["zinc"], 0.012, 24)
    shaft = [(-1.8, 0, 0.635), (-2.6, 0, 0.80), (-5.0, 0, 1.26), (-7.4, 0, 1.66)]
    sweep(shaft, [0.175, 0.18, 0.185, 0.17], P["beech"], n=36)
    d = (Vector((-7.4, 0, 1.66)) - Vector((-5.0, 0, 1.26))).normalized()
    q = Vector((-7.4, 0, 1.66))
    soft = mat("d-grip", "#1b1d20", 0.5, ao=0.5, bump=0.06, bscale=150)
    rod(q - d * 0.55, q + d * 0.1, 0.23, soft, 0.05, 40)
    # D: two arms and a bar
    bar_y = 0.55
    for sgn in (-1, 1):
        sweep(
            [
                q + d * 0.0,
                q + d * 0.18 + Vector((0, sgn * 0.24, 0)),
                q + d * 0.55 + Vector((0, sgn * bar_y * 0.95, 0)),
                q + d * 1.02 + Vector((0, sgn * bar_y, 0)),
            ],
            [(0.17, 0.17), (0.15, 0.16), (0.10, 0.15), (0.10, 0.15)],
            soft,
            ref=(0, 0, 1),
            n=28,
        )
    sweep(
        [q + d * 1.0 + Vector((0, y, 0)) for y in (-0.62, -0.3, 0, 0.3, 0.62)],
        [0.165, 0.175, 0.19, 0.175, 0.165],
        P["orange"],
        ref=(0, 0, 1),
        n=32,
        dome=0.5,
    )
    lab = frame((-3.9, 0, 1.4), "+Z", 180)
    return lab


def rows_co(t, u, half_w, Lb):
    w = half_w(t)
    dish = 0.42 * (1 - t * 0.55) * abs(u) ** 2.2 * (0.55 + 0.45 * min(1, w))
    return Lb * t, w * u, dish + 0.34 * t * t - 0.30 * t + 0.1


def pincers(P):
    """carpenter's end-cutting pincers: two forged arms on a rivet, dipped handles"""
    up, lo = [], []
    # one arm in plan: handle end (-x) on +y, crossing at the rivet to the jaw on -y
    path = [
        (-1.95, 0.36),
        (-1.6, 0.40),
        (-1.1, 0.37),
        (-0.6, 0.26),
        (-0.2, 0.12),
        (0.0, 0.0),
        (0.16, -0.16),
        (0.34, -0.36),
        (0.56, -0.43),
        (0.74, -0.34),
        (0.84, -0.18),
        (0.88, -0.03),
    ]
    rad = [0.062, 0.060, 0.068, 0.085, 0.14, 0.19, 0.16, 0.11, 0.095, 0.085, 0.060, 0.022]
    for s in (1, -1):
        # flattened where the two arms cross: each takes half of the thickness there
        f2 = pipe([(x, s * y, 0) for x, y in path], rad, 5)
        off = s * 0.055

        def f(p, f2=f2, off=off):
            q = p.copy()
            near = np.exp(-((p[..., 0] ** 2 + p[..., 1] ** 2) / 0.11))
            q[..., 2] = (p[..., 2] - 0.2 - off * near) * (1.0 + 0.9 * near)
            return f2(q) * 0.62

        g = both(f, brick((0, 0, 0.2), (6, 4, 0.21), 0.04), k=0.06)
        jaw_line = lambda p, s=s: np.where(p[..., 0] > 0.5, s * p[..., 1] + 0.004, -1)  # the edges meet here
        g = both(g, jaw_line)
        solid(
            g,
            (-2.1, -0.6, 0),
            (1.0, 0.6, 0.42),
            mat("drop-forged", "#5d6166", 0.34, metal=1, ao=0.45, bump=0.05, bscale=60),
            230,
        )
        grip_path = [(-2.02, 0.355), (-1.6, 0.40), (-1.1, 0.37), (-0.62, 0.265)]
        k = solid(
            both(
                pipe([(x, s * y, 0.2) for x, y in grip_path], [0.105, 0.098, 0.105, 0.112], 6),
                brick((0, 0, 0.2), (6, 4, 0.19), 0.05),
                k=0.05,
            ),
            (-2.3, -0.7, 0.05),
            (-0.4, 0.7, 0.35),
            P["orange"] if s > 0 else P["orange"],
            150,
        )
    cyl(0.125, 0.30, (0, 0, 0.2), "Z", P["blade"], 0.02, 40)
    cyl(0.05, 0.31, (0, 0, 0.2), "Z", P["forged"], 0.006, 24)


def utility_knife(P):
    """18 mm snap-off knife: moulded body with a steel channel, slider and lock"""
    body = fillet(
        [
            (-0.98, -0.13, 0.1),
            (-0.5, -0.16, 0.2),
            (0.1, -0.125, 0.3),
            (0.62, -0.14, 0.05),
            (0.66, 0.12, 0.05),
            (0.0, 0.16, 0.3),
            (-0.6, 0.165, 0.2),
            (-0.98, 0.12, 0.1),
        ],
        0.05,
        8,
    )
    f = slab(body, 0, 0.15, 0.05, "XY")
    f = cut(f, slab(rrect((-0.08, 0.012), 1.36, 0.10, 0.02), 0.105, 1, 0, "XY"), k=0.02)
    f = cut(f, slab(circle((-0.88, 0), 0.045, 24), -1, 1, 0, "XY"), k=0.02)
    o = solid(f, (-1.05, -0.2, 0), (0.72, 0.2, 0.16), mat("knife", "#26292c", 0.5, ao=0.5, bump=0.06, bscale=250), 210)
    # soft grip inlays
    for sgn in (-1, 1):
        inlay = fillet(
            [
                (-0.80, sgn * 0.075),
                (-0.1, sgn * 0.070),
                (-0.1, sgn * 0.125),
                (-0.45, sgn * 0.148),
                (-0.80, sgn * 0.125),
            ],
            0.03,
        )
        ink([inlay], frame((0, 0, 0.3), "+Z"), P["orange"], o, 0.004, 0.05)
    prism(rrect((-0.02, 0.012), 1.46, 0.094, 0.01), 0.085, 0.112, P["zinc"], "XY", 0.003)
    # blade with its score lines
    tip = [(0.60, -0.045), (1.22, -0.045), (1.32, 0.075), (0.60, 0.075)]
    z0 = 0.075
    prism(tip, z0, z0 + 0.010, P["blade"], "XY", 0.001, 1)
    for i in range(7):
        x = 0.66 + 0.083 * i
        bar((x, -0.045, z0 + 0.0105), (x + 0.10, 0.075, z0 + 0.0105), 0.005, 0.003, P["forged"], 0)
    ink(
        [[(0.6, -0.045), (1.22, -0.045), (1.24, -0.021), (0.6, -0.021)]],
        frame((0, 0, z0 + 0.010), "+Z"),
        P["chrome"],
        None,
        0.0005,
    )
    prism(rrect((0.63, 0.012), 0.10, 0.16, 0.02), 0.06, 0.118, P["zinc"], "XY", 0.006)
    with moved((0.20, 0.012, 0.13)):  # slider
        box((0.30, 0.12, 0.06), (0, 0, 0.0), P["orange"], 0.02)
        for i in range(5):
            box((0.018, 0.10, 0.02), (-0.09 + 0.045 * i, 0, 0.034), P["soft"], 0.006)
    cyl(0.085, 0.05, (-0.20, 0.012, 0.135), "Z", P["soft"], 0.012, 40)
    for _, p in around((-0.20, 0.012, 0.135), 0.085, 14):
        cyl(0.012, 0.05, p, "Z", P["soft"], 0.003, 10)
    words(BRAND, 0.075, frame((-0.58, 0.012, 0.113), "+Z"), P["ink"], None, 0.001, wide=1.05)


VARIANTS = {
    "trowel": dict(build=trowel, az=52, el=30, margin=1.12),
    "float": dict(build=plastering_float, az=58, el=30),
    "club-hammer": dict(build=club_hammer, az=48, el=30),
    "spirit-level": dict(build=spirit_level, az=58, el=20),
    "tape-measure": dict(build=tape_measure, az=60, el=22),
    "shovel": dict(build=shovel, az=40, el=30),
    "pincers": dict(build=pincers, az=52, el=42),
    "utility-knife": dict(build=utility_knife, az=-62, el=46),
}

if __name__ == "__main__":
    run(VARIANTS)

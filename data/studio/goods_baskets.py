"""Baskets, tubs, troughs and buckets of the building trade."""

from parts_goods import *


def toward(az):
    """frame axes of a print that faces the camera's azimuth"""
    z = Vector((math.cos(R(az)), math.sin(R(az)), 0))
    return (Vector((-z.y, z.x, 0)), Vector((0, 0, 1)), z)


# ------------------------------------------------------------------ round tubs: a field, so handles grow out of the wall
def tub(profile, m, wall=0.1, rise=0.0, spread=26, hole=None, turn=104, bead=0.08, ribs=(), lips=0, n=150):
    """profile: [(z, outer radius)] from the floor up to the low rim; rise: climb of the rim at the two handles, each
    `spread` degrees to either side; hole: (height over the low rim, half width, half height) of the hand openings;
    ribs: [(z, thickness)] rings round the wall"""
    (z0, r0), (top, r1) = profile[-2:]
    far = rise + 0.2  # the wall goes on along its slope where the handles climb
    q = spline(profile, 6) + [Vector((top + far, r1 + 0.5 * far * (r1 - r0) / (top - z0)))]
    zs, rs = np.array([p[0] for p in q], np.float32), np.array([p[1] for p in q], np.float32)
    big = float(rs.max()) + 0.15

    def off_axis(a):  # degrees from the nearer handle
        return (np.degrees(a) - turn + 90) % 180 - 90

    def rim(a):
        t = np.clip(1.9 - 1.9 * np.abs(off_axis(a)) / spread, 0, 1)
        return top + rise * t * t * (3 - 2 * t)

    def f(p):
        z, r, a = p[..., 2], np.hypot(p[..., 0], p[..., 1]), np.arctan2(p[..., 1], p[..., 0])
        out = (r - np.interp(z, zs, rs).astype(np.float32)) * 0.95
        d = np.maximum(np.abs(out + wall / 2) - wall / 2, z - rim(a))
        d = np.minimum(d, np.maximum(np.maximum(out, z - wall * 1.2), -z))
        for zr, h in ribs:
            d = np.minimum(d, np.hypot(out, z - zr) - h)
        if hole:
            u = np.abs(np.radians(off_axis(a)) * r) - hole[1] + hole[2]
            d = np.maximum(d, hole[2] - np.hypot(np.maximum(u, 0), z - top - hole[0]))
        return np.maximum(d, -z)

    o = solid(f, (-big, -big, 0), (big, big, top + rise + 0.1), m, n)
    if bead:
        edge = []
        for i in range(288):
            a = 2 * math.pi * i / 288
            z = float(rim(np.float32(a)))
            r = float(np.interp(z, zs, rs)) - wall / 2
            edge.append((r * math.cos(a), r * math.sin(a), z))
        tube(edge, bead, m, cyc=True, res=4)
    return o


def rubber_basket(P, profile, rise, spread, hole, ribs, size):
    """recycled-rubber "capazo": thick black wall, two loop handles of a piece with it"""
    m = mat("capazo", "#212326", 0.6, ao=0.65, bump=0.2, bscale=40, spec=0.45)
    o = tub(profile, m, 0.12, rise, spread, hole, bead=0.085, ribs=ribs)
    relief = mat("relief", "#3a3d41", 0.5, ao=0.3)
    words(BRAND, size, frame((0, 0, profile[-1][0] * 0.6), toward(38)), relief, o, 0.012, 0.08, wide=1.15)


def flexible_basket(P, color="#1d86c8"):
    m = mat("flexible", color, 0.42, ao=0.5, coat=0.15, bump=0.03, bscale=80)
    prof = [(0, 1.40), (0.08, 1.50), (0.5, 1.64), (1.6, 1.86), (2.7, 2.06), (3.1, 2.14)]
    o = tub(prof, m, 0.07, 0.95, 36, (0.40, 0.66, 0.24), 104, 0.075, [(2.72, 0.045), (0.34, 0.03)], n=170)
    words(BRAND, 0.40, frame((0, 0, 1.9), toward(38)), mat("relief", "#3a9ad6", 0.4, ao=0.3), o, 0.01, 0.08, wide=1.15)
    for i in range(3):  # litre marks inside the far wall
        z = 0.9 + 0.6 * i
        r = float(np.interp(z, [p[0] for p in prof], [p[1] for p in prof])) - 0.09
        pts = [(r * math.cos(R(a)), r * math.sin(R(a)), z) for a in range(206, 231, 4)]
        tube(pts, 0.02, m)


# ------------------------------------------------------------------ esparto: coiled plaits, sewn row to row
def esparto_basket(P):
    straw = mat("esparto", "#bba678", 0.75, ao=0.75, bump=0.45, bscale=28, spec=0.2)
    dark = mat("esparto-dark", "#a08a58", 0.8, ao=0.75, bump=0.45, bscale=28, spec=0.2)
    rows, height = 17, 2.5
    strand = {}
    for side, m in ((1, straw), (-1, dark)):  # one lens-shaped strand, instanced: a plait is two slanted rows of them
        o = cyl(0.07, 0.34, (0, 0, 0), "Z", m, 0, 10)
        for v in o.data.vertices:  # taper both ends
            k = 1 - 0.55 * abs(v.co.z / 0.17) ** 2
            v.co.x, v.co.y = v.co.x * k, v.co.y * k * 0.62
        sub = o.modifiers.new("s", "SUBSURF")
        sub.levels = sub.render_levels = 1
        bpy.context.view_layer.update()  # subdivided once, so that all copies share one mesh
        o.data = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        o.modifiers.clear()
        strand[side] = o
    hidden = list(strand.values())

    def plait(r, z, tilt, seed):
        n = int(2 * math.pi * r / 0.135)
        for i in range(n):
            a = 2 * math.pi * (i + 0.5 * (seed % 2)) / n
            for side in (-1, 1):
                j = 0.012 * math.sin(i * 12.9898 + seed * 78.2)
                base = Matrix.Translation(((r + j) * math.cos(a), (r + j) * math.sin(a), z + side * 0.042))
                up = Matrix.Rotation(a, 4, "Z") @ Matrix.Rotation(tilt, 4, "Y")
                copy(strand[side], base @ up @ Matrix.Rotation(R(side * 52), 4, "X"))

    def radius(t):
        return 1.55 + 0.62 * t**0.75

    for k in range(rows):
        t = k / (rows - 1)
        plait(radius(t), 0.08 + height * t, R(12), k)
        if t > 0.4:  # the inside, as far down as it shows
            plait(radius(t) - 0.16, 0.08 + height * t, R(12), k + 1)
    for k in range(11):  # floor
        plait(0.12 + 1.42 * k / 10, 0.07, R(90), k)
    lathe(  # what shows between the strands
        [(0.001, 0.05), (1.48, 0.05)] + [(radius(k / 12) - 0.08, 0.05 + (height + 0.05) * k / 12) for k in range(13)],
        (0, 0, 0),
        "Z",
        mat("esparto-back", "#6d5a34", 0.9, ao=0.6),
    )
    top = height + 0.14
    for r in (radius(1),):  # rim: wound rope
        tube([(r * math.cos(R(a)), r * math.sin(R(a)), top) for a in range(0, 360, 4)], 0.085, straw, cyc=True)
        for i in range(150):
            a = 2 * math.pi * i / 150
            m4 = Matrix.Translation((r * math.cos(a), r * math.sin(a), top)) @ Matrix.Rotation(a, 4, "Z")
            copy(strand[1], m4 @ Matrix.Rotation(R(62), 4, "X") @ Matrix.Translation((0.055, 0, 0)))
            copy(strand[-1], m4 @ Matrix.Rotation(R(62), 4, "X") @ Matrix.Translation((-0.055, 0, 0)))
    for c in (120, 300):  # rope handles: two strands twisted round each other
        for ph in (0, 2 * math.pi / 3, 4 * math.pi / 3):
            pts = []
            for i in range(91):
                u = i / 90
                a = R(c - 24 + 48 * u)
                lift = 1.0 * math.sin(math.pi * u) ** 0.7
                z = top - 0.28 + lift
                r = radius(1) + 0.10 + 0.10 * math.sin(math.pi * u)
                w = 16 * math.pi * u + ph
                pts.append(
                    (
                        (r + 0.055 * math.cos(w)) * math.cos(a),
                        (r + 0.055 * math.cos(w)) * math.sin(a),
                        z + 0.055 * math.sin(w),
                    )
                )
            tube(pts, 0.062, straw if ph < 4 else dark, res=3)
        for s in (-1, 1):  # lashings that hold the handle
            a = R(c + s * 23)
            r = radius(0.9) + 0.12
            for k in range(3):
                box(
                    (0.16, 0.30, 0.05),
                    (r * math.cos(a), r * math.sin(a), top - 0.42 + 0.11 * k),
                    dark,
                    0.02,
                    (0, 0, math.degrees(a)),
                )
    for o in hidden:
        bpy.data.objects.remove(o)


# ------------------------------------------------------------------ mortar
def mortar_tub(P):
    """round mixing tub: low, heavy rim, moulded grips under it"""
    m = mat("mortar", "#26282b", 0.5, ao=0.6, bump=0.06, bscale=70)
    prof = [(0, 2.35), (0.06, 2.52), (0.2, 2.60), (1.0, 2.82), (1.9, 3.02), (2.2, 3.08)]
    tub(prof, m, 0.08, bead=0.0, n=160, ribs=[(0.55, 0.035), (1.78, 0.05)])
    lathe(
        [
            (3.02, 2.18),
            (3.06, 2.26),
            (3.34, 2.26),
            (3.40, 2.20),
            (3.40, 2.02),
            (3.35, 2.02),
            (3.34, 2.16),
            (3.08, 2.16),
        ],
        (0, 0, 0),
        "Z",
        m,
        128,
        0.02,
    )
    for a, p in around((0, 0, 2.02), 3.17, 32):  # stiffening webs under the rim
        box((0.26, 0.04, 0.34), p, m, 0.012, (0, 0, math.degrees(a)), 1)
    for c in (120, 300):
        grip = [(3.5 * math.cos(R(a)), 3.5 * math.sin(R(a)), 2.16) for a in range(c - 13, c + 14, 2)]
        inner = [(3.34 * math.cos(R(a)), 3.34 * math.sin(R(a)), 2.18) for a in (c - 14.5, c + 14.5)]
        tube([inner[0], *grip, inner[1]], 0.10, m, fil=0.08)
    o = lathe([(2.62, 0.3), (2.83, 1.0), (3.0, 1.7)], (0, 0, 0), "Z", m, 96)
    o.scale = (1.002, 1.002, 1)
    bpy.context.view_layer.update()
    words(BRAND, 0.5, frame((0, 0, 1.15), toward(38)), mat("relief", "#46494e", 0.45, ao=0.3), o, 0.02, 0.1, wide=1.15)
    for k in (1, 2, 3):  # litre rings inside
        r = 2.46 + 0.13 * k
        tube(
            [(r * math.cos(R(a)), r * math.sin(R(a)), 0.42 * k + 0.1) for a in range(0, 360, 5)],
            0.022,
            m,
            cyc=True,
            res=3,
        )


def mortar_trough(P):
    """rectangular trough with a turned-down rim and ribbed walls"""
    m = mat("trough", "#222427", 0.5, ao=0.6, bump=0.06, bscale=70)
    lx, ly, h = 3.6, 2.3, 2.0
    keys = [
        (0, lx - 0.55, ly - 0.5, 0.45),
        (0.1, lx - 0.42, ly - 0.40, 0.5),
        (1.0, lx - 0.2, ly - 0.2, 0.5),
        (h, lx, ly, 0.5),
        (h + 0.5, lx + 0.1, ly + 0.1, 0.5),  # goes on above the rim, which is cut open
    ]
    outer = loft(keys, 0.02)
    wall = shell(outer, 0.08)

    def f(p):
        d = np.maximum(wall(p), p[..., 2] - h + 0.03)
        # pressed ribs run up the walls
        ex, ey = lx - np.abs(p[..., 0]), ly - np.abs(p[..., 1])
        w = np.where(ex < ey, p[..., 1], p[..., 0])
        plain = (np.abs(p[..., 2] - 0.9) > 0.5) | ((ex < 0.95) & (ey < 0.95))  # none in the corners
        return d + np.where(plain, 0, 0.02 * np.clip(np.cos(w * 2 * math.pi / 0.62) * 3, -1, 1))

    solid(f, (-lx - 0.1, -ly - 0.1, 0), (lx + 0.1, ly + 0.1, h), m, 190)
    lip = lambda d, r: rrect((0, 0), 2 * lx + d, 2 * ly + d, r)
    plate([lip(0.46, 0.72), lip(-0.14, 0.5)], frame((0, 0, h - 0.07), "+Z"), m, 0.08, 0.02)
    plate([lip(0.46, 0.72), lip(0.34, 0.66)], frame((0, 0, h - 0.30), "+Z"), m, 0.26, 0.02)
    for s in (-1, 1):  # grips at the ends
        rod((s * (lx + 0.25), -0.75, h - 0.2), (s * (lx + 0.25), 0.75, h - 0.2), 0.13, m, 0.03)
    box((1.9, 0.02, 0.42), (0, ly + 0.245, h - 0.17), m, 0.005)
    words(BRAND, 0.23, frame((0, ly + 0.256, h - 0.17), "+Y"), mat("relief", "#5a5e63", 0.45), None, 0.004, wide=1.15)


def site_bucket(P):
    """black builder's bucket: wire bail with a grip, pouring lip, litre scale"""
    m = mat("bucket", "#25272a", 0.46, ao=0.6, bump=0.05, bscale=70)
    prof = [(0, 1.02), (0.05, 1.08), (0.3, 1.12), (1.4, 1.30), (2.55, 1.49), (2.75, 1.52)]
    o = tub(prof, m, 0.055, bead=0.075, ribs=[(2.42, 0.05), (2.2, 0.035), (0.22, 0.03)], n=150)
    ears = 128  # the bail hangs across the view
    for c in (ears, ears + 180):
        a = R(c)
        d = Vector((math.cos(a), math.sin(a), 0))
        box((0.22, 0.46, 0.50), d * 1.55 + Vector((0, 0, 2.42)), m, 0.05, (0, 0, c))
        rod(d * 1.50 + Vector((0, 0, 2.44)), d * 1.74 + Vector((0, 0, 2.44)), 0.10, m, 0.02)
    d = Vector((math.cos(R(ears)), math.sin(R(ears)), 0))
    n = Vector((-d.y, d.x, 0))
    lean = R(62)  # the bail rests back on the rim
    arc = []
    for i in range(41):
        b = math.pi * i / 40
        out = -1.70 * math.cos(b)
        up = 1.86 * math.sin(b)
        arc.append(d * out + n * (up * math.cos(lean)) + Vector((0, 0, 2.44 + up * math.sin(lean))))
    tube(arc, 0.036, P["zinc"], res=4)
    tube(arc[17:24], 0.13, P["soft"], res=5)
    for s in (0, -1):
        e = arc[s]
        rod(e - d * 0.06, e + d * 0.06, 0.06, P["zinc"], 0.01, 16)
    words(BRAND, 0.36, frame((0, 0, 1.45), toward(38)), mat("relief", "#85898e", 0.5), o, 0.008, 0.06, wide=1.1)
    for k in range(8):
        w = 0.26 if k % 2 else 0.16
        ink(
            [rrect((-0.72, -0.75 + 0.22 * k), w, 0.03)],
            frame((0, 0, 1.3), toward(38)),
            mat("relief", "#85898e", 0.5),
            o,
            0.008,
        )


VIEW = dict(az=38, el=22, margin=1.16)
VARIANTS = {
    "rubber-basket-small": dict(
        VIEW,
        build=rubber_basket,
        profile=[(0, 1.02), (0.05, 1.14), (0.25, 1.26), (0.8, 1.48), (1.35, 1.66)],
        rise=0.62,
        spread=34,
        hole=(0.24, 0.52, 0.20),
        ribs=[(1.06, 0.05)],
        size=0.30,
    ),
    "rubber-basket-medium": dict(
        VIEW,
        build=rubber_basket,
        profile=[(0, 1.30), (0.06, 1.44), (0.4, 1.56), (1.3, 1.80), (2.2, 2.02)],
        rise=0.80,
        spread=32,
        hole=(0.34, 0.58, 0.24),
        ribs=[(1.86, 0.06), (0.5, 0.04)],
        size=0.40,
    ),
    "rubber-basket-large": dict(
        VIEW,
        build=rubber_basket,
        profile=[(0, 1.52), (0.06, 1.66), (0.5, 1.76), (1.9, 1.98), (3.3, 2.20)],
        rise=0.90,
        spread=30,
        hole=(0.38, 0.62, 0.27),
        ribs=[(2.92, 0.07), (2.66, 0.05), (0.6, 0.05), (0.4, 0.04)],
        size=0.48,
    ),
    "flexible-basket": dict(VIEW, build=flexible_basket),
    "esparto-basket": dict(VIEW, build=esparto_basket),
    "mortar-tub": dict(VIEW, build=mortar_tub, el=24),
    "mortar-trough": dict(VIEW, build=mortar_trough, az=58, el=24),
    "site-bucket": dict(VIEW, build=site_bucket, el=18),
}

if __name__ == "__main__":
    run(VARIANTS)

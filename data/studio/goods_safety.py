"""Personal protection, in decimetres; everything looks towards +X and is shown as if worn or hung."""

from parts_goods import *
from parts_goods import _poly


def wrinkle(f, amp, k=(2.1, 2.7, 1.9), ph=0.0):
    """soft irregular folds for cloth and leather"""

    def g(p):
        x, y, z = p[..., 0] * k[0], p[..., 1] * k[1], p[..., 2] * k[2]
        w = np.sin(x + 1.3 * np.sin(z * 0.8 + ph)) * np.sin(y + 1.1 * np.sin(z + ph * 2)) + 0.5 * np.sin(
            z * 2.3 + y * 1.6 + ph
        )
        return f(p) + amp * w

    return g


def webbing(path, P, w=0.22, th=0.028, ref=(0, 1, 0), m=None, edge=None):
    """flat strap along points, its width along ref, with two woven edge lines"""
    sweep(path, [(w, th)] * len(path), m or P["soft"], ref=ref, n=28, power=5)
    if edge:
        for s in (-1, 1):
            r = Vector(ref) * s * w * 0.62
            sweep([Vector(q) + r for q in path], [(w * 0.16, th * 1.25)] * len(path), edge, ref=ref, n=16, power=4)


# ------------------------------------------------------------------ head and hands
def helmet(P):
    m = mat("helmet", "#f2b90c", 0.28, coat=0.5, ao=0.45)
    lift = 0.62
    dome = ball((0, 0, 0), (1.36, 1.12, 1.22))
    for y, w, h in ((0, 0.24, 0.055), (0.50, 0.13, 0.035), (-0.50, 0.13, 0.035)):  # crown ridges
        rail = both(ball((0, 0, 0), (1.36 + h, 1.12 + h, 1.22 + h)), brick((-0.05, y, 1), (2.3, w, 2), 0.04), k=0.05)
        dome = union(dome, rail, k=0.06)
    out = [(1.42 * math.cos(R(t)), 1.18 * math.sin(R(t))) for t in range(50, 311, 6)]
    out += [(1.30, -0.86), (1.62, -0.62), (1.84, -0.30), (1.90, 0), (1.84, 0.30), (1.62, 0.62), (1.30, 0.86)]
    brim_ = slab(out, -0.05, 0.03, 0.035, "XY")

    def brim(p):
        q = p.copy()
        q[..., 2] = q[..., 2] + 0.16 * np.maximum(q[..., 0] - 0.7, 0) ** 1.6 - 0.05 * np.clip(-q[..., 0], 0, 2)
        return brim_(q)

    f = both(dome, half("Z", -0.10, 1), k=0.02)
    f = union(f, brim, k=0.12)
    f = cut(f, ball((0, 0, -0.02), (1.28, 1.04, 1.14)), k=0.03)
    f = cut(f, brick((0, 0, -0.6), (2.2, 1.9, 1.0), 0.5))
    for s in (-1, 1):  # vents
        for x in (-0.42, -0.12, 0.18):
            f = cut(f, brick((x, s * 0.78, 0.86), (0.20, 0.7, 0.06), 0.03, (s * 40, 0, 0)), k=0.03)
    o = solid(turned(f, (0, 0, lift)), (-1.6, -1.3, lift - 0.5), (2.0, 1.3, lift + 1.4), m, 190)
    words(BRAND, 0.26, frame((1.3, 0, lift + 0.42), "+X"), P["ink"], o, 0.006, 0.06, wide=1.05)
    # suspension and chin strap
    dark = P["plastic"]
    band = [
        (1.10 * math.cos(R(t)), 0.92 * math.sin(R(t)), lift - 0.12 - 0.20 * (1 - math.cos(R(t))) / 2)
        for t in range(-180, 181, 12)
    ]
    sweep(band, [(0.15, 0.03)] * len(band), dark, ref=(0, 0, 1), n=20, power=4)
    nape = [
        (-1.06 * math.cos(R(t)), 0.90 * math.sin(R(t)), lift - 0.42 - 0.06 * math.cos(R(t))) for t in range(-70, 71, 10)
    ]
    sweep(nape, [(0.10, 0.035)] * len(nape), dark, ref=(0, 0, 1), n=20, power=4)
    cyl(0.17, 0.16, (-1.10, 0, lift - 0.46), "X", P["orange"], 0.03, 14)
    for s in (-1, 1):
        strap = [
            (0.25, s * 0.98, lift - 0.05),
            (0.30, s * 0.98, lift - 0.38),
            (0.34, s * 0.78, lift - 0.56),
            (0.42, s * 0.30, 0.04),
            (0.46, 0, 0.035),
        ]
        sweep(strap, [(0.08, 0.015)] * 5, P["soft"], ref=(1, 0, 0), n=16, power=4)
        strap = [(-0.55, s * 0.92, lift - 0.05), (-0.3, s * 0.96, lift - 0.3), (0.26, s * 0.90, lift - 0.46)]
        sweep(strap, [(0.08, 0.015)] * 3, P["soft"], ref=(1, 0, 0.6), n=16, power=4)
        box((0.22, 0.06, 0.16), (0.30, s * 0.93, lift - 0.46), dark, 0.03)


def ear_muffs(P):
    m, z = mat("muff", "#2a2d31", 0.4, ao=0.5, coat=0.2, bump=0.03), 0.62
    for s in (-1, 1):
        y = s * 0.92
        cup = both(ball((0, y - s * 0.02, z), (0.47, 0.42, 0.60)), half("Y", y - s * 0.12, s), k=0.14)
        cup = union(cup, both(ball((0, y, z), (0.40, 0.48, 0.52)), half("Y", y, s), k=0.05), k=0.06)
        solid(cup, (-0.6, y - 0.6, 0), (0.6, y + 0.6, 1.3), m, 100)
        g = turned(torus((0, 0, 0), 0.34, 0.125, "Y"), (0, y - s * 0.20, z), scale=1)
        sq = lambda p, g=g, z=z: g(np.stack([p[..., 0] * 1.0, p[..., 1], (p[..., 2] - z) * 0.78 + z], -1)) * 0.9
        solid(sq, (-0.6, y - 0.5, 0), (0.6, y + 0.5, 1.3), P["soft"], 80)
        inset = both(ball((0, y, z), (0.33, 0.53, 0.43)), half("Y", y + s * 0.34, s), k=0.03)
        ins = solid(inset, (-0.5, y - 0.6, 0), (0.5, y + 0.6, 1.2), P["orange"], 90)
        words(BRAND, 0.085, frame((0, y + s * 0.6, z + 0.02), "+Y" if s > 0 else "-Y"), P["ink"], ins, 0.004, 0.03)
        # yoke: the rod pair and its slider
        for x in (-0.13, 0.13):
            tube(
                [(x, y * 1.02, z + 0.18), (x, y * 1.10, z + 0.62), (x * 0.9, y * 1.10, z + 1.05)],
                0.026,
                P["chrome"],
                smooth=True,
            )
        box((0.36, 0.12, 0.26), (0, y * 1.07, z + 0.94), m, 0.05)
        box((0.34, 0.10, 0.12), (0, y * 1.03, z + 0.30), m, 0.04)
    arc = [(0, 0.985 * math.cos(R(t)), z + 0.94 + 0.86 * math.sin(R(t))) for t in range(2, 179, 8)]
    sweep(arc, [(0.17, 0.03)] * len(arc), m, ref=(1, 0, 0), n=24, power=5)
    pad = [(0, 0.945 * math.cos(R(t)), z + 0.94 + 0.815 * math.sin(R(t))) for t in range(26, 155, 8)]
    sweep(pad, [(0.21, 0.075)] * len(pad), P["soft"], ref=(1, 0, 0), n=28, power=3, dome=0.6)
    line = [(0, 1.02 * math.cos(R(t)), z + 0.94 + 0.895 * math.sin(R(t))) for t in range(40, 141, 10)]
    sweep(line, [(0.05, 0.012)] * len(line), P["orange"], ref=(1, 0, 0), n=16, power=4)


def goggles(P):
    """wide-vision goggles: a clear pane bent round the face in a soft frame with a skirt, vents on top, woven strap"""
    bend, z0 = 1.05, 0.62

    def rim(wide, high, nose):
        """outline in the unrolled plane, with room for the nose"""
        pts = []
        for t in range(0, 360, 4):
            c, s = math.cos(R(t)), math.sin(R(t))
            x, z = wide * math.copysign(abs(c) ** 0.62, c), high * math.copysign(abs(s) ** 0.72, s)
            pts.append((x, z + (nose * math.exp(-((x / 0.23) ** 2)) if s < 0 else 0)))
        return pts

    outer, inner = rim(1.02, 0.47, 0.26), rim(0.90, 0.35, 0.24)
    out, hole = _unrolled(outer, bend, z0), _unrolled(inner, bend, z0)
    frame_m = mat("goggle-frame", "#2c3035", 0.5, ao=0.5, coat=0.15, bump=0.02, bscale=150)
    soft = mat("goggle-soft", "#4b5157", 0.62, ao=0.55, bump=0.03, bscale=150)

    def front(p):
        (d, r), (h, _) = out(p), hole(p)
        return np.maximum(np.maximum(d, -h), np.abs(r - bend) - 0.05) - 0.03

    def skirt(p):
        d, r = out(p)
        back = np.clip(bend - r, 0, 1)  # wider where it lies on the face
        return np.maximum(np.abs(d + 0.03 - 0.10 * back) - 0.028, np.abs(r - bend + 0.20) - 0.20) - 0.015

    lo, hi = (0.0, -1.3, 0), (1.4, 1.3, 1.3)
    body = cut(
        skirt,
        *[
            brick((0.90 * math.cos(a), 0.90 * math.sin(a), z0 + 0.45), (0.10, 0.13, 0.4), 0.03, (0, 0, math.degrees(a)))
            for a in (-0.66, -0.44, -0.22, 0, 0.22, 0.44, 0.66)
        ]
    )
    solid(front, lo, hi, frame_m, 210)
    solid(body, lo, hi, soft, 190)
    ridge = rim(0.96, 0.41, 0.25)
    bead = [((bend + 0.075) * math.cos(x / bend), (bend + 0.075) * math.sin(x / bend), z0 + z) for x, z in ridge]
    tube(bead, 0.014, P["orange"], cyc=True)
    pane = cyl(bend + 0.03, 2, (0, 0, z0), "Z", P["glass"], 0, 160)
    flat = [[(bend * math.sin(x / bend) * 1.01, z * 1.03) for x, z in inner]]
    ink(flat, frame((0, 0, z0), "+X"), glass("glass-pane", "#d9e7ec", 0.13), pane, 0.0, 0.04)
    bpy.data.objects.remove(pane)
    strap_m = mat("strap-o", "#e9800c", 0.8, ao=0.4, bump=0.5, bscale=55)
    for s in (-1, 1):  # the strap's hinges
        a = 1.0 * s
        with moved((bend * 0.98 * math.cos(a), bend * 0.98 * math.sin(a), z0), (0, 0, math.degrees(a) + s * 52)):
            box((0.36, 0.07, 0.34), (-0.10, 0, 0), frame_m, 0.03)
            cyl(0.07, 0.09, (0.0, 0, 0), "Y", P["zinc"], 0.01, 24)
            box((0.05, 0.09, 0.40), (-0.27, 0, 0), frame_m, 0.02)
    pts = [
        (0.36, 1.06, z0),
        (0.0, 1.12, z0),
        (-0.60, 0.98, z0 - 0.03),
        (-1.12, 0.50, z0 - 0.10),
        (-1.28, 0.0, z0 - 0.12),
    ]
    loop_ = pts + [(x, -y, z) for x, y, z in pts[-2::-1]]
    webbing(loop_, P, 0.16, 0.02, (0, 0, 1), P["soft"], None)
    webbing([(x * 1.012, y * 1.012, z) for x, y, z in loop_], P, 0.05, 0.02, (0, 0, 1), strap_m)
    box((0.14, 0.10, 0.40), (-0.42, 1.05, z0 - 0.02), frame_m, 0.03, (0, 0, 14))


def _unrolled(outline, r0, z0):
    """distance to an outline laid round an upright cylinder, and the distance to its axis"""
    poly = _poly(outline)

    def g(p):
        r = np.hypot(p[..., 0], p[..., 1])
        return poly(np.arctan2(p[..., 1], p[..., 0]) * r0, p[..., 2] - z0), r

    return g


def hand(s=1):
    """right hand upright, palm to +X; s = -1 the left one"""
    fingers = [  # knuckle (y, z), tip (y, z), radius
        ((0.36, 1.78), (0.50, 2.62), 0.155),
        ((0.12, 1.86), (0.17, 2.82), 0.160),
        ((-0.13, 1.84), (-0.17, 2.70), 0.155),
        ((-0.36, 1.72), (-0.50, 2.38), 0.140),
    ]
    f = loft([(0.85, 0.20, 0.44, 0.2), (1.2, 0.24, 0.50, 0.22), (1.6, 0.23, 0.52, 0.22), (1.9, 0.17, 0.49, 0.17)], 0.12)
    for (y0, z0), (y1, z1), r in fingers:
        mid = ((y0 + y1) / 2, (z0 + z1) / 2)
        f = union(
            f,
            pipe([(0.0, s * y0, z0 - 0.15), (0.02, s * mid[0], mid[1]), (0.10, s * y1, z1)], [r * 1.04, r, r * 0.9], 4),
            k=0.10,
        )
    thumb = pipe(
        [(0.08, s * 0.30, 1.10), (0.16, s * 0.62, 1.42), (0.22, s * 0.80, 1.74), (0.25, s * 0.84, 1.98)],
        [0.24, 0.20, 0.17, 0.145],
        4,
    )
    f = union(f, thumb, k=0.16)
    cuff = loft(
        [(0.0, 0.30, 0.46, 0.28), (0.35, 0.27, 0.42, 0.26), (0.75, 0.23, 0.39, 0.22), (0.98, 0.22, 0.44, 0.2)], 0.03
    )
    return union(f, cuff, k=0.08)


def gloves(P):
    knit = mat("knit", "#bfc5c7", 0.85, ao=0.6, bump=0.6, bscale=42, spec=0.2)
    dip = mat("nitrile", "#2b2e32", 0.5, ao=0.55, bump=0.28, bscale=60)
    hem = mat("hem", "#e9800c", 0.85, ao=0.5, bump=0.5, bscale=42)
    for c, rot, s, palm in (((0.0, -0.78, 0), (0, -5, 14), 1, True), ((-0.42, 0.62, 0), (0, -7, 180 - 10), 1, False)):
        f = wrinkle(hand(s), 0.012, (5, 4, 6), c[1])
        f = cut(f, loft([(-0.3, 0.24, 0.40, 0.22), (0.30, 0.21, 0.36, 0.2)], 0.05), k=0.03)
        g = turned(f, c, rot)
        lo, hi = (c[0] - 0.9, c[1] - 1.15, -0.02), (c[0] + 0.9, c[1] + 1.15, 3.1)
        border = lambda p: 1.06 + 0.04 * np.sin(p[..., 1] * 9) - p[..., 2]
        # the coat covers the palm and wraps round to the finger tips
        coat = lambda p, f=f: np.maximum(
            np.maximum(f(p) - 0.014, border(p)), 0.02 - 0.10 * np.clip(p[..., 2] - 2.0, 0, 1) * 4 - p[..., 0]
        )
        cuff_ = lambda p, f=f: np.maximum(f(p) - 0.016, p[..., 2] - 0.17)
        solid(g, lo, hi, knit, 170)
        solid(turned(coat, c, rot), lo, hi, dip, 170)
        solid(turned(cuff_, c, rot), lo, (hi[0], hi[1], 0.4), hem, 110)
        if not palm:
            bpy.context.view_layer.update()
            M = Matrix.Translation(c) @ Euler([R(a) for a in rot]).to_matrix().to_4x4()
            fr = M @ frame((-0.24, 0, 1.42), "-X")
            skin = [x for x in bpy.context.scene.objects if x.name.startswith("solid")][-3]
            words(BRAND, 0.16, fr, P["ink"], skin, 0.006, 0.04, wide=1.05)


def dust_mask(P):
    """cup mask: moulded felt over nose and chin, welded rim that follows the face, valve, two bands"""
    white = mat("felt", "#e6e8e8", 0.85, ao=0.55, bump=0.35, bscale=70, spec=0.2)
    cup = union(
        ball((0.0, 0, 0.74), (0.66, 0.66, 0.64)),
        capsule((0.22, 0, 1.02), (0.02, 0, 1.44), 0.36, 0.16),
        ball((0.06, 0, 0.42), (0.40, 0.44, 0.40)),
        k=0.34,
    )
    # the rim lies further back at the cheeks than at nose and chin
    face = lambda p: 0.06 - 0.34 * p[..., 1] ** 2 - 0.10 * np.clip(1.0 - p[..., 2], 0, 1) - p[..., 0]
    skin = both(shell(cup, 0.05), face)
    rim = lambda p: np.maximum(np.maximum(cup(p) - 0.11, -cup(p) - 0.05), np.abs(face(p) + 0.03) - 0.022) - 0.012
    f = union(skin, rim, k=0.05)
    for d in (0.17, 0.30):  # moulded ribs stiffen the cup
        f = union(f, lambda p, d=d: np.hypot(cup(p), face(p) + d) - 0.024, k=0.06)
    weld = lambda p: np.hypot(cup(p) - 0.06, face(p) + 0.06) - 0.016
    f = cut(f, weld, k=0.03)
    c, lean = (0, 0, 0.16), (0, -9, 0)
    o = solid(turned(f, c, lean), (-0.7, -1, 0), (1.1, 1, 2.1), white, 210)
    with moved(c, lean):
        with moved((0.665, 0, 0.66), (0, 6, 0)):  # exhalation valve
            v = mat("valve", "#e9800c", 0.4, ao=0.5, coat=0.2)
            prism(circle((0, 0), 0.235, 48), -0.04, 0.035, v, "YZ", 0.015)
            prism(circle((0, 0), 0.20, 48), 0.03, 0.085, v, "YZ", 0.02)
            for i in range(4):
                z = -0.096 + 0.064 * i
                box((0.02, 2 * math.sqrt(0.168**2 - z * z), 0.030), (0.082, 0, z), P["plastic"], 0.006)
        band = mat("band-o", "#e58a1c", 0.8, ao=0.4, bump=0.3)
        for z, zb, xb in ((1.02, 1.34, -0.85), (0.50, 0.30, -0.75)):
            y = 0.72
            x = 0.06 - 0.34 * y**2 - 0.10 * max(0, 1 - z)
            pts = [
                (x, y, z),
                (x - 0.22, y + 0.02, z + (zb - z) * 0.3),
                (xb + 0.18, 0.46, z + (zb - z) * 0.75),
                (xb, 0, zb),
            ]
            webbing(pts + [(q, -r, t) for q, r, t in pts[-2::-1]], P, 0.045, 0.012, (0, 0, 1), band)
            for s in (-1, 1):
                box((0.05, 0.05, 0.12), (x + 0.02, s * y, z), P["zinc"], 0.012)
    up = Vector((0.82, 0, 0.57))
    nose = frame((0.35, 0, 1.52), (Vector((0, 1, 0)), up.cross(Vector((0, 1, 0))), up))
    ink([rrect((0, 0), 0.62, 0.075, 0.035)], nose, P["zinc"], o, 0.014, 0.03)
    words(BRAND, 0.105, frame((0.9, 0, 0.50), "+X"), mat("print", "#3f444a", 0.6), o, 0.005, 0.04, wide=1.05)


# ------------------------------------------------------------------ body
def hi_vis_vest(P):
    cloth = mat("hivis", "#d7ec12", 0.75, ao=0.5, bump=0.25, bscale=60, spec=0.2, emit=0.05)
    tape = mat("reflex", "#c3c8cc", 0.32, metal=0.55, ao=0.3, bump=0.25, bscale=120)
    trim = mat("trim", "#2b2e32", 0.7)
    torso = loft(
        [
            (0, 1.20, 2.42, 1.15),
            (1.4, 1.12, 2.26, 1.08),
            (3.0, 1.18, 2.32, 1.12),
            (4.6, 1.22, 2.45, 1.1),
            (5.6, 1.05, 2.30, 0.95),
            (6.1, 0.80, 1.90, 0.7),
            (6.45, 0.50, 1.25, 0.45),
            (6.7, 0.34, 0.80, 0.3),
        ],
        0.1,
    )
    torso = wrinkle(torso, 0.035, (1.3, 1.7, 0.9))
    f = shell(torso, 0.07)
    f = cut(f, brick((0, 0, -0.5), (4, 6, 1.04)))
    cuts = [
        union(
            capsule((0.15, 0, 6.4), (-0.1, 0, 8), 0.78),
            slab(fillet([(-0.72, 6.7), (0.72, 6.7), (0.06, 4.75), (-0.06, 4.75)], 0.05), 0.2, 3, 0, "YZ"),
            k=0.2,
        ),
        lambda p: np.hypot((p[..., 2] - 4.95) / 1.22, p[..., 0] / 0.86) * 0.86
        - 0.86
        + 0.0 * p[..., 1]
        + 5 * np.maximum(1.62 - np.abs(p[..., 1]), 0),
        slab([(-0.018, -1), (0.018, -1), (0.018, 5), (-0.018, 5)], 0.4, 3, 0, "YZ"),
    ]
    f = cut(f, *cuts)
    lo, hi = (-1.5, -2.7, 0), (1.5, 2.7, 6.9)
    solid(f, lo, hi, cloth, 210)

    def band(region, m, d=0.035, n=230):
        keep = lambda p: np.maximum(np.maximum(torso(p) - d, -torso(p) - 0.06), region(p))
        solid(cut(keep, *cuts, brick((0, 0, -0.5), (4, 6, 1.04))), lo, hi, m, n)

    strip_z = lambda z: (lambda p: np.abs(p[..., 2] - z) - 0.25)
    band(union(strip_z(1.25), strip_z(2.75)), tape)
    band(
        lambda p: np.maximum(np.abs(np.abs(p[..., 1]) - 1.25 + 0.04 * (p[..., 2] - 3)) - 0.25, 2.5 - p[..., 2]),
        tape,
        0.07,
    )
    zip_ = lambda p: np.maximum(np.maximum(np.abs(p[..., 1]) - 0.085, -p[..., 0]), p[..., 2] - 4.72)
    keep = lambda p: np.maximum(np.maximum(torso(p) - 0.05, -torso(p) - 0.06), zip_(p))
    solid(keep, (0, -0.3, 0.02), (1.6, 0.3, 4.8), trim, 150)
    hem = lambda p: np.abs(p[..., 2] - 0.06) - 0.06
    band(hem, trim, 0.025)
    box((0.06, 0.10, 0.32), (1.29, 0, 4.45), P["zinc"], 0.02)


def stitches(line, length=0.055, gap=0.035, w=0.018):
    """a seam as dashes along a smooth line"""
    pts = [Vector(q) for q in spline(line, 12)]
    at = [0.0]
    for a, b in zip(pts, pts[1:]):
        at.append(at[-1] + (b - a).length)
    point = lambda u: Vector([np.interp(u, at, [q[i] for q in pts]) for i in (0, 1)])
    out = []
    for k in range(int(at[-1] / (length + gap))):
        a, b = point(k * (length + gap)), point(k * (length + gap) + length)
        n = (b - a).normalized() * w / 2
        n = Vector((-n.y, n.x))
        out.append([tuple(q) for q in (a + n, a - n, b - n, b + n)])
    return out


def boot(P):
    """ankle boot, toe to +X, sole on the floor"""
    leather = mat("leather", "#77502f", 0.75, ao=0.65, bump=0.3, bscale=60, spec=0.3)
    dark = mat("boot-dark", "#25272a", 0.6, ao=0.6, bump=0.2, bscale=120)
    outline = fillet(
        [
            (-1.32, -0.36, 0.3),
            (-0.5, -0.33, 0.5),
            (0.55, -0.50, 0.5),
            (1.50, -0.42, 0.5),
            (1.66, 0.05, 0.4),
            (1.45, 0.44, 0.5),
            (0.55, 0.47, 0.5),
            (-0.5, 0.33, 0.5),
            (-1.32, 0.36, 0.3),
        ],
        0.3,
        8,
    )
    sole = slab(outline, 0.0, 0.36, 0.05, "XY")
    sole = cut(sole, brick((-0.42, 0, 0.0), (0.44, 2, 0.24), 0.06), k=0.05)
    for i in range(7):  # lugs at the edges
        x = 0.08 + 0.24 * i
        for s in (-1, 1):
            sole = cut(sole, brick((x, s * 0.52, 0.05), (0.09, 0.34, 0.26), 0.02, (0, 0, s * 15)))
    for x in (-1.1, -0.86):
        sole = cut(sole, brick((x, 0, 0.03), (0.07, 2, 0.16), 0.02))
    solid(sole, (-1.5, -0.7, 0), (1.8, 0.7, 0.5), dark, 210)
    welt = slab([(x * 0.95, y * 0.92) for x, y in outline[::3]], 0.30, 0.50, 0.06, "XY")
    foot = union(
        welt,
        ball((0.96, 0, 0.54), (0.68, 0.45, 0.40)),
        pipe([(0.9, 0, 0.60), (0.2, 0, 0.74), (-0.4, 0, 0.86)], [0.40, 0.44, 0.46], 4),
        ball((-0.80, 0, 0.72), (0.55, 0.36, 0.60)),
        k=0.32,
    )
    foot = both(foot, half("Z", 0.36, 1))
    shaft = pipe([(-0.62, 0, 0.7), (-0.70, 0, 1.3), (-0.74, 0, 1.98)], [0.44, 0.45, 0.50], 5)
    upper = union(foot, shaft, k=0.35)
    upper = wrinkle(both(upper, half("Z", 1.92, -1), k=0.06), 0.012, (4, 4, 5))
    inner = pipe([(-0.64, 0, 1.2), (-0.74, 0, 2.3)], [0.34, 0.40], 4)
    upper = cut(upper, inner, k=0.05)
    # the throat is open: the tongue stands in it
    throat = slab(
        fillet([(-0.16, 2.2), (-0.42, 1.9), (-0.10, 1.32), (0.62, 0.88), (0.72, 1.1), (0.2, 2.2)], 0.05),
        -0.135,
        0.135,
        0.04,
    )
    upper = cut(upper, throat, k=0.04)
    lo, hi = (-1.5, -0.7, 0.3), (1.8, 0.7, 2.3)
    skin = solid(upper, lo, hi, leather, 200)
    # the eyelets' panel lies on both sides of the throat
    panel = slab(
        fillet([(-0.05, 2.2), (-0.62, 1.85), (-0.26, 1.12), (0.45, 0.62), (0.86, 0.98), (0.2, 2.2)], 0.12), -1, 1
    )
    stay = cut(both(grow(upper, 0.024), panel, lambda p: np.abs(p[..., 1]) - 0.36 + 0.04 * p[..., 2]), throat, k=0.02)
    solid(stay, (-0.7, -0.6, 0.6), (0.9, 0.6, 2.0), dark, 130)
    thread = mat("thread", "#d9b777", 0.7)
    seams = [
        [(0.86, 0.46), (0.88, 0.70), (0.80, 0.96)],
        [(0.80, 0.46), (0.82, 0.70), (0.75, 0.94)],
        [(0.34, 0.46), (0.14, 0.66), (-0.20, 0.92), (-0.52, 1.10), (-0.84, 1.22)],
        [(0.28, 0.46), (0.09, 0.63), (-0.23, 0.88), (-0.54, 1.05), (-0.84, 1.17)],
        [(-0.40, 1.54), (-0.80, 1.55), (-1.12, 1.57)],
    ]
    for s in (-1, 1):
        dashes = [[(-s * x, z) for x, z in d] for line in seams for d in stitches(line)]
        ink(dashes, frame((0, s * 0.9, 0), "+Y" if s > 0 else "-Y"), thread, skin, 0.008)
    cap_ = lambda p: np.maximum(
        grow(upper, 0.022)(p), np.maximum(0.98 - 0.15 * np.abs(p[..., 1]) - p[..., 0], p[..., 2] - 1.2)
    )
    solid(cap_, (0.7, -0.7, 0.3), (1.8, 0.7, 1.3), dark, 120)
    heel = lambda p: np.maximum(
        grow(upper, 0.022)(p), np.maximum(p[..., 0] + 0.86 - 0.2 * (p[..., 2] - 0.4), p[..., 2] - 1.25)
    )
    solid(heel, (-1.5, -0.7, 0.3), (-0.3, 0.7, 1.4), dark, 110)
    collar = lambda p: np.maximum(grow(upper, 0.03)(p), np.maximum(1.60 - p[..., 2], p[..., 0] + 0.36))
    solid(collar, (-1.5, -0.7, 1.4), (0.2, 0.7, 2.2), dark, 120)
    tongue = union(
        pipe([(0.66, 0, 0.92), (0.10, 0, 1.26), (-0.22, 0, 1.66), (-0.26, 0, 2.10)], [0.10, 0.15, 0.16, 0.15], 5)
    )
    tongue = both(tongue, brick((0, 0, 1.5), (4, 0.36, 3), 0.05))
    solid(tongue, (-0.6, -0.3, 0.7), (0.9, 0.3, 2.4), dark, 110)
    lace = mat("lace", "#c08a2c", 0.8, ao=0.4, bump=0.3, bscale=150)
    rows = [(0.50, 1.06), (0.30, 1.18), (0.11, 1.32), (-0.03, 1.50), (-0.11, 1.70), (-0.13, 1.86)]
    for i, (x, z) in enumerate(rows):
        for s in (-1, 1):
            ring(0.05, 0.026, 0.02, (x - 0.04, s * 0.205, z - 0.015), "Y" if i > 3 else "Z", P["zinc"], 0.006)
            if i < len(rows) - 1:
                x2, z2 = rows[i + 1]
                tube(
                    [
                        (x - 0.03, s * 0.20, z),
                        ((x + x2) / 2 + 0.05, 0, (z + z2) / 2 + 0.07),
                        (x2 - 0.03, -s * 0.20, z2),
                    ],
                    0.028,
                    lace,
                    smooth=True,
                    res=3,
                )
    tube(
        [(rows[0][0], -0.2, rows[0][1]), (rows[0][0] + 0.03, 0, rows[0][1] + 0.06), (rows[0][0], 0.2, rows[0][1])],
        0.028,
        lace,
        smooth=True,
        res=3,
    )
    x, z = rows[-1]
    for s in (-1, 1):  # bow
        tube(
            [
                (x, 0, z + 0.05),
                (x + 0.12, s * 0.22, z + 0.16),
                (x + 0.16, s * 0.40, z + 0.02),
                (x + 0.14, s * 0.20, z - 0.04),
                (x + 0.02, 0, z + 0.03),
            ],
            0.026,
            lace,
            smooth=True,
            res=3,
        )
        tube(
            [(x, 0, z + 0.04), (x + 0.16, s * 0.12, z - 0.10), (x + 0.18, s * 0.24, z - 0.42)],
            0.024,
            lace,
            smooth=True,
            res=3,
        )
    tube([(-1.20, 0, 1.66), (-1.36, 0, 1.86), (-1.22, 0, 2.06)], 0.05, dark, smooth=True)


def safety_boots(P):
    with moved((0.0, 0.72, 0), (0, 0, 6)):
        boot(P)
    with moved((-0.10, -0.72, 0), (0, 0, -12)):
        boot(P)


def harness(P):
    """fall-arrest harness shown on an invisible body"""
    web = mat("web", "#e9800c", 0.75, ao=0.5, bump=0.35, bscale=70)
    dark = mat("web-dark", "#222427", 0.75, ao=0.5, bump=0.35, bscale=70)
    edge = mat("web-edge", "#2c2f33", 0.75, ao=0.4)

    def buckle(c, rot, w=0.34, h=0.30, m="forged"):
        with moved(c, rot):
            plate(
                [rrect((0, 0), w * 2, h * 2, 0.08), rrect((0, 0), w * 1.45, h * 1.2, 0.04)],
                frame((0, 0, 0), "+X"),
                P[m],
                0.06,
                0.02,
            )
            box((0.07, w * 1.7, 0.09), (0.04, 0, 0), P[m], 0.02)

    for s in (-1, 1):
        y = s
        front = [
            (-0.10, y * 0.78, 7.05),
            (0.42, y * 0.84, 6.75),
            (0.92, y * 0.98, 6.0),
            (1.05, y * 1.08, 4.9),
            (0.98, y * 1.16, 3.9),
            (0.80, y * 1.38, 3.0),
            (0.45, y * 1.62, 2.35),
            (0.0, y * 1.72, 2.0),
        ]
        webbing(front, P, 0.23, 0.03, (0, 1, 0), web, edge)
        back = [
            (-0.10, y * 0.78, 7.05),
            (-0.62, y * 0.66, 6.75),
            (-1.0, y * 0.24, 5.9),
            (-1.05, -y * 0.10, 5.3),
            (-1.02, -y * 0.7, 4.2),
            (-0.75, -y * 1.30, 3.0),
            (-0.3, -y * 1.62, 2.2),
            (0.0, -y * 1.72, 2.0),
        ]
        webbing(back, P, 0.23, 0.03, (0, 1, 0), web, edge)
        pad = [(0.30, y * 0.83, 6.85), (-0.10, y * 0.78, 7.03), (-0.52, y * 0.68, 6.83)]
        webbing(pad, P, 0.36, 0.07, (0, 1, 0), dark)
        # leg loop: hangs from the hip, rises at the crotch
        loop_ = []
        for t in range(0, 361, 15):
            a = R(t)
            loop_.append(
                (0.78 * math.cos(a), y * (0.98 + 0.76 * math.sin(a)), 1.35 + 0.55 * math.sin(a) - 0.12 * math.cos(a))
            )
        webbing(loop_, P, 0.26, 0.035, (0, -y * 0.45, 0.9), dark)
        webbing([(0.0, y * 1.72, 2.15), (0.0, y * 1.75, 1.75)], P, 0.25, 0.05, (1, 0, 0), web)
        buckle((1.10, y * 1.10, 4.35), (0, -4, 0))
        buckle((0.80, y * 0.92, 1.33), (0, 0, y * 4), 0.36, 0.30)
        plate(
            [rrect((0, 0), 0.52, 0.62, 0.08), rrect((0, 0.12), 0.34, 0.14, 0.04), rrect((0, -0.12), 0.34, 0.14, 0.04)],
            frame((0.06, y * 1.78, 2.02), "+Y" if s > 0 else "-Y"),
            P["zinc"],
            0.05,
            0.015,
        )
        # ends of the shoulder straps
        webbing([(1.16, y * 1.06, 4.3), (1.20, y * 1.08, 3.7), (1.12, y * 1.10, 3.25)], P, 0.22, 0.02, (0, 1, 0), web)
        tube([(1.04, y * 1.02, 5.56), (1.2, y * 1.02, 5.40), (1.04, y * 1.02, 5.25)], 0.05, P["zinc"], smooth=True)
    chest = [(1.02, -1.02, 5.45), (1.18, -0.55, 5.40), (1.24, 0, 5.38), (1.18, 0.55, 5.40), (1.02, 1.02, 5.45)]
    webbing(chest, P, 0.20, 0.03, (0, 0, 1), dark)
    box((0.14, 0.62, 0.50), (1.26, 0, 5.38), P["plastic"], 0.06)
    box((0.08, 0.30, 0.30), (1.32, 0, 5.38), P["orange"], 0.04)
    seat = [(-0.10, 1.70, 2.05), (-0.75, 1.25, 1.75), (-1.02, 0, 1.60), (-0.75, -1.25, 1.75), (-0.10, -1.70, 2.05)]
    webbing(seat, P, 0.30, 0.035, (0, 0, 1), web, edge)
    # back plate and D ring
    prism(rrect((0, 5.55), 0.62, 0.9, 0.2), -1.14, -1.02, P["plastic"], "YZ", 0.04)
    d_ring = [(0, -0.30, 0), (0, 0.30, 0), (0, 0.34, 0.30), (0, 0.18, 0.58), (0, -0.18, 0.58), (0, -0.34, 0.30)]
    tube([(-1.30 + 0.0 * x - 0.18 * z, y, 5.72 + z) for x, y, z in d_ring], 0.065, P["zinc"], fil=0.16, cyc=True)
    plate([rrect((0, 0), 0.34, 0.62, 0.05)], frame((1.12, 1.12, 3.45), "+X"), P["paper"], 0.02)
    words(BRAND, 0.075, frame((1.145, 1.12, 3.62), "+X"), P["ink"], None, 0.003)
    for i in range(3):
        ink([rrect((0, 0), 0.24, 0.025)], frame((1.145, 1.12, 3.48 - 0.09 * i), "+X"), P["ink"], None, 0.003)


def knee_pads(P):
    shell_m = mat("cap", "#2b2e32", 0.42, ao=0.55, coat=0.15, bump=0.05, bscale=120)
    foam = mat("foam", "#4a4f55", 0.85, ao=0.6, bump=0.3, bscale=70)
    for c, rot in (((0.15, -0.98, 0), (0, -8, -8)), ((-0.25, 0.98, 0), (0, -8, 10))):
        with moved(c, rot):
            # padding bends round the leg
            outline = fillet(
                [
                    (-0.62, 0.05),
                    (0.62, 0.05),
                    (0.78, 0.9),
                    (0.74, 1.6),
                    (0.60, 2.28),
                    (-0.60, 2.28),
                    (-0.74, 1.6),
                    (-0.78, 0.9),
                ],
                0.22,
                8,
            )
            bend = lambda g: (
                lambda p: g(np.stack([p[..., 0] + 0.55 * p[..., 1] ** 2, p[..., 1], p[..., 2]], -1)) * 0.8
            )
            pad = bend(slab(outline, -0.16, 0.10, 0.09, "YZ"))
            solid(pad, (-0.9, -1, 0), (0.5, 1, 2.4), foam, 150)
            cap_poly = fillet(
                [
                    (-0.44, 0.28),
                    (0.44, 0.28),
                    (0.60, 0.85),
                    (0.58, 1.45),
                    (0.40, 2.0),
                    (-0.40, 2.0),
                    (-0.58, 1.45),
                    (-0.60, 0.85),
                ],
                0.25,
                8,
            )
            g = both(bend(slab(cap_poly, 0.0, 0.6, 0.12, "YZ")), ball((-0.35, 0, 1.12), (0.82, 0.95, 1.25)), k=0.12)
            for z in (0.62, 0.86, 1.38, 1.62):  # grip ribs
                groove = (
                    lambda p, z=z: np.hypot(
                        ball((-0.35, 0, 1.12), (0.82, 0.95, 1.25))(p), p[..., 2] - z - 0.06 * p[..., 1] ** 2
                    )
                    - 0.035
                )
                g = cut(g, groove, k=0.04)
            o = solid(g, (-0.6, -0.9, 0.1), (0.7, 0.9, 2.2), shell_m, 150)
            trim = both(
                bend(slab(cap_poly, 0.02, 0.16, 0.05, "YZ")),
                lambda p: -bend(slab([(y * 0.93, (z - 1.1) * 0.94 + 1.1) for y, z in cap_poly], -1, 1, 0, "YZ"))(p),
            )
            solid(trim, (-0.6, -0.9, 0.1), (0.6, 0.9, 2.2), P["orange"], 130)
            words(BRAND, 0.15, frame((0.6, 0, 1.12), "+X"), mat("print", "#c9cdd1", 0.5), o, 0.006, 0.04, wide=1.05)
            for z in (0.62, 1.78):
                k = 1.0 if z > 1 else 0.92
                pts = [(-0.36, 0.70 * k, z), (-0.72, 0.78 * k, z), (-1.18, 0.45 * k, z), (-1.30, 0, z)]
                webbing(pts + [(x, -y, q) for x, y, q in pts[-2::-1]], P, 0.17, 0.022, (0, 0, 1), P["soft"])
                for s in (-1, 1):
                    box((0.22, 0.10, 0.40), (-0.44, s * 0.74 * k, z), P["plastic"], 0.04, (0, 0, s * 20))


VIEW = dict(az=36, el=14, margin=1.16)
VARIANTS = {
    "helmet": dict(VIEW, build=helmet, az=42),
    "gloves": dict(VIEW, build=gloves, az=12, el=10),
    "goggles": dict(VIEW, build=goggles, az=34, el=13),
    "ear-muffs": dict(VIEW, build=ear_muffs, az=40, el=12),
    "hi-vis-vest": dict(VIEW, build=hi_vis_vest, az=26, el=8, key=0.9),
    "safety-boots": dict(VIEW, build=safety_boots, az=52, el=20),
    "dust-mask": dict(VIEW, build=dust_mask, az=44, el=12, key=0.85),
    "harness": dict(VIEW, build=harness, az=28, el=10),
    "knee-pads": dict(VIEW, build=knee_pads, az=24, el=12),
}

if __name__ == "__main__":
    run(VARIANTS)

"""Oils, grease and screen wash: every pack its own shape, plain labels with a pictogram."""

from parts_goods import *


# ------------------------------------------------------------------ pictograms, about 2 units high, centred
def drop(s=1.0, d=(0, 0)):
    pts = [(0, 1.0)] + [(0.62 * math.cos(R(a)), -0.36 + 0.62 * math.sin(R(a))) for a in range(25, -206, -11)]
    return shift([pts], d, s)[0]


def gear(r=1.0, teeth=10, hole=0.36):
    pts = []
    for i in range(teeth):
        a = 2 * math.pi * i / teeth
        for k, q in ((-0.30, 0.76), (-0.17, 1.0), (0.17, 1.0), (0.30, 0.76)):
            b = a + k * 2 * math.pi / teeth
            pts.append((r * q * math.cos(b), r * q * math.sin(b)))
    return [pts, circle((0, 0), r * hole, 32)]


def pict_engine():
    block = [(-0.62, -0.62), (0.42, -0.62), (0.66, -0.38), (0.66, 0.30), (0.30, 0.30), (0.14, 0.46), (-0.42, 0.46)]
    block += [(-0.62, 0.26)]
    fan = [
        rrect((0.88, -0.05), 0.16, 0.80, 0.04),
        rrect((-0.86, -0.10), 0.14, 0.62, 0.04),
        rrect((-0.74, -0.10), 0.2, 0.14),
    ]
    top = [rrect((-0.14, 0.70), 0.62, 0.16, 0.04), rrect((-0.14, 0.56), 0.16, 0.24), rrect((0.76, -0.05), 0.2, 0.16)]
    return [[fillet(block, 0.05), drop(0.34, (0.02, -0.12))]], fan + top


def pict_ram():
    return [], [
        rrect((-0.35, 0), 1.0, 0.62, 0.06),
        rrect((0.50, 0), 0.9, 0.22, 0.02),
        rrect((0.92, 0), 0.18, 0.56, 0.06),
        rrect((-0.94, 0), 0.24, 0.34, 0.06),
        rrect((-0.66, 0.44), 0.16, 0.3),
        rrect((-0.02, 0.44), 0.16, 0.3),
    ]


def pict_gear():
    return [shift(gear(0.72), (-0.26, 0.24), 1, 8), shift(gear(0.52, 8), (0.56, -0.52), 1, 16)], []


def pict_chain():
    link = lambda x, y: [rrect((x, y), 0.94, 0.46, 0.23), rrect((x, y), 0.52, 0.14, 0.07)]
    teeth = [[(x, 0.2), (x + 0.34, 0.2), (x + 0.34, 0.32), (x, 0.58)] for x in (-0.78, 0.02)]
    return [link(-0.62, 0), link(0.0, 0), link(0.62, 0)], teeth + [drop(0.36, (0.62, -0.66)), drop(0.26, (0.1, -0.62))]


def pict_compressor():
    tank = fillet([(-0.9, -0.5), (0.9, -0.5), (0.9, 0.12), (-0.9, 0.12)], 0.3)
    return [[circle((0.42, 0.62), 0.30, 32), circle((0.42, 0.62), 0.19, 32)]], [
        tank,
        rrect((-0.36, 0.38), 0.62, 0.56, 0.06),
        rrect((-0.36, 0.74), 0.74, 0.12, 0.03),
        rrect((0.42, 0.22), 0.12, 0.3),
        rrect((-0.58, -0.66), 0.18, 0.34),
        rrect((0.58, -0.66), 0.18, 0.34),
        *stroke([(0.42, 0.62), (0.54, 0.72)], 0.07),
    ]


def pict_bearing():
    balls = [circle((0.62 * math.cos(R(a)), 0.62 * math.sin(R(a))), 0.155, 20) for a in range(0, 360, 45)]
    return [
        [circle((0, 0), 0.98, 64), circle((0, 0), 0.82, 64)],
        [circle((0, 0), 0.44, 48), circle((0, 0), 0.28, 40)],
    ], balls


def pict_screen():
    fan_ = [(0.98 * math.cos(R(a)), -0.55 + 1.15 * math.sin(R(a))) for a in range(28, 153, 5)]
    fan_ += [(0.42 * math.cos(R(a)), -0.55 + 0.42 * math.sin(R(a))) for a in range(152, 27, -5)]
    rim = [[(x * 0.84, (y + 0.05) * 0.86 - 0.01) for x, y in fan_]]
    jets = stroke([(0, -0.85), (0, 0.3)], 0.09)
    for s in (-1, 1):
        jets += stroke([(s * 0.10, 0.34), (s * 0.36, 0.22), (s * 0.42, 0.0)], 0.09)
    return [[fan_, rim[0]]], jets


def pict_two():
    piston = [rrect((0, 0.42), 0.98, 0.62, 0.08)]
    rodd = [[(-0.12, 0.2), (0.12, 0.2), (0.17, -0.6), (-0.17, -0.6)]]
    grooves = [[rrect((0, 0.42), 0.98, 0.62, 0.08), rrect((0, 0.58), 1.2, 0.06), rrect((0, 0.46), 1.2, 0.06)]]
    return [[circle((0, -0.68), 0.34, 40), circle((0, -0.68), 0.16, 32)]], rodd + piston + [
        rrect((0, 0.86), 0.98, 0.06)
    ]


def picture(pict, fr, m, s, on, off, d=(0, 0)):
    holed, plain = pict()
    for i, g in enumerate(holed):
        ink(shift(g, d, s), fr, m, on, off + 0.0004 * i)
    ink(shift(plain, d, s), fr, m, on, off + 0.001, apart=True)


def label(P, fr, w, h, on, pict, color, ground="#f4f4f1", r=0.07):
    """printed panel: brand on a band, pictogram"""
    base, band = mat("label" + ground, ground, 0.42, coat=0.3), mat("band" + color, color, 0.42, coat=0.3)
    inkm = P["ink"] if ground != "#26282b" else P["white"]
    step = 0.1
    ink([rrect((0, 0), w, h, r)], fr, base, on, 0.006, step)
    bh = h * 0.24
    ink([rrect((0, h / 2 - bh / 2), w, bh, min(r, bh * 0.3))], fr, band, on, 0.010, step)
    size = min(bh * 0.62, w / 5.2)
    words(
        BRAND,
        size,
        fr @ Matrix.Translation((0, h / 2 - bh / 2 - size * 0.02, 0)),
        P["white"],
        on,
        0.014,
        step,
        wide=1.08,
    )
    picture(pict, fr @ Matrix.Translation((0, -h * 0.1, 0)), inkm, min(w * 0.4, h * 0.27), on, 0.011)
    ink([rrect((0, -h * 0.415), w * 0.8, h * 0.012)], fr, inkm, on, 0.014, step)


def cap(c, r, h, m, n=36, axis_tilt=(0, 0, 0), ring_=True):
    """ribbed screw cap with its tamper ring"""
    with moved(c, axis_tilt):
        if ring_:
            cyl(r * 1.02, h * 0.22, (0, 0, h * 0.11), "Z", m, 0.01, 48)
        lathe([(r * 0.97, h * 0.26), (r * 0.97, h * 0.92), (r * 0.90, h), (0.001, h)], (0, 0, 0), "Z", m, 64, 0.004)
        for i in range(n):
            a = 2 * math.pi * i / n
            box(
                (0.03, 0.022, h * 0.62),
                (r * math.cos(a) * 0.98, r * math.sin(a) * 0.98, h * 0.6),
                m,
                0.008,
                (0, 0, math.degrees(a)),
                1,
            )


def hdpe(name, color, rough=0.42):
    return mat(name, color, rough, ao=0.45, coat=0.12, bump=0.035, bscale=110)


# ------------------------------------------------------------------ the packs (labels look to +Y)
def engine_oil(P):
    m = hdpe("jug", "#2c3034")
    out = [
        (-0.98, 0, 0.12),
        (0.98, 0, 0.12),
        (0.98, 2.42, 0.42),
        (0.40, 2.92, 0.3),
        (-0.28, 3.0, 0.1),
        (-0.86, 3.0, 0.1),
        (-0.98, 2.6, 0.3),
    ]
    hand = fillet(
        [(0.10, 2.60), (0.42, 2.54), (0.72, 2.24), (0.72, 1.66), (0.46, 1.60), (0.34, 2.02), (0.06, 2.28)], 0.13
    )
    f = cut(slab(fillet(out, 0.1), -0.60, 0.60, 0.17), slab(hand, -2, 2, 0.05), k=0.14)
    f = cut(
        f,
        slab(rrect((0, 0.82), 1.60, 1.34, 0.12), 0.588, 2),
        slab(rrect((0, 0.82), 1.60, 1.34, 0.12), -2, -0.588),
        k=0.03,
    )
    f = union(f, spin([(0, 2.8), (0.26, 2.8), (0.26, 3.14), (0, 3.14)], 0, (-0.57, 0, 0)), k=0.08)
    o = solid(f, (-1.1, -0.7, -0.02), (1.1, 0.7, 3.2), m, 150)
    cap((-0.57, 0, 3.05), 0.33, 0.34, P["orange"])
    label(P, frame((0, 0.7, 0.82), "+Y"), 1.5, 1.24, o, pict_engine, "#e87c00")
    ink([rrect((0, 0), 0.07, 1.7, 0.03)], frame((1.0, 0, 1.1), "+X"), mat("gauge", "#7d8288", 0.4), o, 0.006)
    for k in range(5):
        ink(
            [rrect((-0.14, -0.68 + 0.34 * k), 0.12, 0.025)],
            frame((1.0, 0, 1.1), "+X"),
            mat("gauge", "#7d8288", 0.4),
            o,
            0.006,
        )


def two_stroke(P):
    m = hdpe("two", "#b3191d", 0.38)
    body = slab(fillet([(-0.52, 0), (0.52, 0), (0.52, 1.55), (0.42, 1.74), (-0.52, 1.74)], 0.09), -0.30, 0.30, 0.10)
    dose = slab(
        fillet([(-0.52, 1.70), (-0.04, 1.70), (-0.04, 2.10), (-0.14, 2.24), (-0.42, 2.24), (-0.52, 2.10)], 0.05),
        -0.27,
        0.27,
        0.10,
    )
    f = union(body, dose, k=0.06)
    f = union(f, spin([(0, 1.6), (0.16, 1.6), (0.16, 1.9), (0, 1.9)], 0, (0.26, 0, 0)), k=0.07)
    f = union(f, spin([(0, 2.1), (0.16, 2.1), (0.16, 2.4), (0, 2.4)], 0, (-0.28, 0, 0)), k=0.06)
    f = cut(f, slab(rrect((-0.47, 0.9), 0.05, 1.9, 0.02), 0.26, 1), k=0.03)  # the transfer channel
    f = union(f, capsule((-0.43, 0.25, 0.14), (-0.43, 0.25, 1.72), 0.055), k=0.03)
    o = solid(f, (-0.6, -0.4, -0.02), (0.6, 0.4, 2.45), m, 150)
    cap((0.26, 0, 1.80), 0.205, 0.24, P["plastic"], 28)
    cap((-0.28, 0, 2.30), 0.205, 0.24, P["plastic"], 28)
    label(P, frame((0.08, 0.5, 0.84), "+Y"), 0.74, 1.24, o, pict_two, "#26282b")
    for k in range(5):
        ink(
            [rrect((-0.14 - 0.02 * (k % 2), 1.80 + 0.08 * k), 0.16 + 0.05 * (k % 2), 0.014)],
            frame((0, 0.5, 0), "+Y") @ Matrix.Scale(-1, 4, (1, 0, 0)),
            P["white"],
            o,
            0.005,
        )


def hydraulic_oil(P):
    m = hdpe("canister", "#2a5f9e", 0.44)
    f = loft(
        [
            (0, 1.40, 1.18, 0.3),
            (0.25, 1.45, 1.22, 0.3),
            (3.1, 1.45, 1.22, 0.3),
            (3.5, 1.38, 1.15, 0.3),
            (3.62, 1.30, 1.08, 0.3),
        ],
        0.14,
    )
    # hand grip: a bridge over a trough along X, neck in the corner
    f = cut(f, brick((0.16, 0, 3.72), (1.86, 1.06, 0.86), 0.2), k=0.16)
    f = union(
        f,
        both(
            slab(fillet([(-0.95, 3.0), (1.25, 3.0), (1.25, 3.70), (-0.95, 3.70)], 0.15), -0.22, 0.22, 0.12),
            lambda p: -slab(fillet([(-0.58, 3.1), (0.88, 3.1), (0.88, 3.50), (-0.58, 3.50)], 0.14), -2, 2, 0.02)(p),
            k=0.08,
        ),
        k=0.12,
    )
    f = union(f, spin([(0, 3.4), (0.36, 3.4), (0.36, 3.8), (0, 3.8)], 0, (-1.0, 0.62, 0)), k=0.12)
    for z in (0.42, 2.98):  # stiffening rings
        g = loft([(z - 0.10, 1.49, 1.26, 0.32), (z + 0.10, 1.49, 1.26, 0.32)], 0.06, 1)
        f = union(f, g, k=0.12)
    f = cut(
        f,
        slab(rrect((0, 1.7), 2.2, 2.2, 0.15), 1.19, 3),
        slab(rrect((0, 1.7), 1.7, 2.2, 0.15), 1.42, 3, 0, "YZ"),
        k=0.05,
    )
    o = solid(f, (-1.6, -1.4, -0.02), (1.6, 1.4, 3.95), m, 150)
    cap((-1.0, 0.62, 3.66), 0.44, 0.40, P["plastic"], 44)
    label(P, frame((0, 1.4, 1.7), "+Y"), 2.0, 2.02, o, pict_ram, "#26282b")
    for k in range(6):
        ink([rrect((0.55, -0.9 + 0.36 * k), 0.28, 0.04)], frame((1.6, 0, 1.7), "+X"), P["white"], o, 0.006)


def gear_oil(P):
    m = hdpe("gear-bottle", "#8d9399", 0.36)
    f = loft(
        [
            (0, 0.44, 0.30, 0.28),
            (0.06, 0.47, 0.33, 0.3),
            (1.45, 0.47, 0.33, 0.3),
            (1.72, 0.42, 0.30, 0.28),
            (1.92, 0.22, 0.20, 0.2),
            (2.0, 0.17, 0.17, 0.17),
            (2.1, 0.17, 0.17, 0.17),
        ],
        0.05,
    )
    o = solid(f, (-0.6, -0.45, -0.02), (0.6, 0.45, 2.15), m, 140)
    cap((0, 0, 2.02), 0.21, 0.22, P["plastic"], 30)
    nozzle = mat("nozzle", "#e2b23a", 0.3, coat=0.4, ao=0.3)
    lathe(
        [(0.20, 2.22), (0.17, 2.30), (0.13, 2.40), (0.06, 2.92), (0.05, 2.94), (0.001, 2.94)],
        (0, 0, 0),
        "Z",
        nozzle,
        48,
        0.004,
    )
    lathe([(0.074, 2.82), (0.066, 3.08), (0.05, 3.12), (0.001, 3.12)], (0, 0, 0), "Z", P["red"], 32, 0.006)
    label(P, frame((0, 0.6, 0.84), "+Y"), 0.62, 1.1, o, pict_gear, "#0f6b4c")


def chain_oil(P):
    m = liquid("amber", "#dd8a12", "#8f4e06", 0.2)
    top = liquid("natural", "#efe4c6", "#c9b98f", 0.3, 0.06)
    out = fillet(
        [
            (-1.12, 0, 0.14),
            (1.12, 0, 0.14),
            (1.12, 2.25, 0.3),
            (0.98, 2.62, 0.25),
            (-0.40, 2.62, 0.1),
            (-0.50, 2.50, 0.1),
            (-0.92, 2.50, 0.2),
            (-1.12, 2.3, 0.25),
        ],
        0.1,
    )
    f = slab(out, -0.48, 0.48, 0.16)
    f = cut(f, slab(rrect((0.34, 2.20), 1.0, 0.36, 0.18), -2, 2), k=0.14)
    f = union(f, spin([(0, 2.3), (0.27, 2.3), (0.27, 2.72), (0, 2.72)], 0, (-0.70, 0, 0)), k=0.10)
    f = cut(
        f,
        slab(rrect((0, 0.95), 1.84, 1.56, 0.12), 0.465, 2),
        slab(rrect((0, 0.95), 1.84, 1.56, 0.12), -2, -0.465),
        k=0.03,
    )
    level = 1.9
    o = solid(both(f, half("Z", level, -1)), (-1.2, -0.6, -0.02), (1.2, 0.6, level + 0.05), m, 130)
    u = solid(both(f, half("Z", level, 1)), (-1.2, -0.6, level - 0.05), (1.2, 0.6, 2.8), top, 130)
    cap((-0.70, 0, 2.60), 0.34, 0.32, P["orange"], 36)
    label(P, frame((0, 0.7, 0.95), "+Y"), 1.74, 1.46, [o, u], pict_chain, "#e87c00", ground="#26282b")


def compressor_oil(P):
    """lithographed tin with seams, oblong"""
    tin = mat("tin", "#cfd2d4", 0.25, metal=1, ao=0.4, bump=0.02)
    paint = mat("litho", "#14506f", 0.3, coat=0.5, ao=0.4)
    f = loft([(0.04, 0.62, 0.36, 0.12), (2.0, 0.62, 0.36, 0.12)], 0.01, 1)
    o = solid(f, (-0.7, -0.45, 0), (0.7, 0.45, 2.05), paint, 120)
    for z in (0.03, 2.0):  # rolled seams
        pts = [(x, y, z) for x, y in rrect((0, 0), 1.25, 0.73, 0.13)]
        tube(pts, 0.032, tin, cyc=True, res=4)
    prism(rrect((0, 0), 1.2, 0.68, 0.12), 1.96, 1.985, tin, "XY", 0.004)
    prism(rrect((0, 0), 0.98, 0.48, 0.08), 1.98, 1.998, tin, "XY", 0.008)
    lathe([(0.20, 1.98), (0.17, 2.02), (0.17, 2.12), (0.001, 2.12)], (-0.34, 0, 0), "Z", tin, 48, 0.006)
    cap((-0.34, 0, 2.06), 0.19, 0.20, P["plastic"], 30, ring_=False)
    tube([(-0.02, 0, 2.0), (-0.02, 0, 2.18), (0.48, 0, 2.18), (0.48, 0, 2.0)], 0.022, tin, fil=0.08)
    for x in (-0.02, 0.48):
        box((0.10, 0.12, 0.02), (x, 0, 2.005), tin, 0.006)
    label(P, frame((0, 0.5, 1.0), "+Y"), 1.0, 1.56, o, pict_compressor, "#2fa3c4")
    ink(
        [rrect((0, 0), 0.46, 1.56, 0.05)],
        frame((0.7, 0, 1.0), "+X"),
        mat("label-side", "#0f3d55", 0.35, coat=0.4),
        o,
        0.006,
    )
    picture(lambda: ([], [drop(0.7)]), frame((0.7, 0, 1.1), "+X"), P["white"], 0.24, o, 0.010)


def grease(P):
    tin, white = mat("tin", "#cfd2d4", 0.25, metal=1, ao=0.4, bump=0.02), P["paper"]
    # tin with lever lid
    o = cyl(0.62, 0.98, (-0.55, 0, 0.52), "Z", mat("grease-tin", "#24272b", 0.35, coat=0.4, ao=0.4), 0.01, 96)
    for z in (0.04, 1.0):
        tube(
            [(-0.55 + 0.63 * math.cos(R(a)), 0.63 * math.sin(R(a)), z) for a in range(0, 360, 5)],
            0.034,
            tin,
            cyc=True,
            res=4,
        )
    lathe(
        [(0.60, 1.00), (0.55, 0.97), (0.52, 0.97), (0.50, 1.05), (0.46, 1.06), (0.44, 1.0), (0.001, 1.0)],
        (-0.55, 0, 0),
        "Z",
        tin,
        96,
        0.004,
    )
    fr = frame((-0.55, 0, 0.52), VIEW_Y)
    label(P, fr, 0.92, 0.80, o, pict_bearing, "#e87c00")
    # cartridge, nozzle up
    c = (0.42, 0.42, 0)
    o = cyl(0.27, 2.2, (c[0], c[1], 1.14), "Z", mat("cartridge", "#f0efe9", 0.4, coat=0.3, ao=0.35), 0.01, 72)
    lathe([(0.001, 0.0), (0.24, 0.0), (0.285, 0.02), (0.285, 0.16), (0.272, 0.18)], c, "Z", P["orange"], 64, 0.006)
    lathe(
        [
            (0.272, 2.18),
            (0.285, 2.2),
            (0.285, 2.32),
            (0.26, 2.36),
            (0.13, 2.38),
            (0.12, 2.50),
            (0.10, 2.53),
            (0.001, 2.53),
        ],
        c,
        "Z",
        P["orange"],
        64,
        0.006,
    )
    fr = frame((c[0], c[1], 1.2), VIEW_Y)
    wrap = mat("wrap", "#24272b", 0.4, coat=0.3)
    ink([rrect((0, 0.3), 0.5, 1.0, 0.02)], fr, wrap, o, 0.006, 0.06)
    words(
        BRAND, 0.19, fr @ Matrix.Translation((0.0, 0.3, 0)) @ Matrix.Rotation(R(90), 4, "Z"), P["white"], o, 0.010, 0.06
    )
    picture(pict_bearing, fr @ Matrix.Translation((0, -0.5, 0)), P["ink"], 0.18, o, 0.006)


VIEW_Y = (
    Vector((-math.sin(R(62)), math.cos(R(62)), 0)),
    Vector((0, 0, 1)),
    Vector((math.cos(R(62)), math.sin(R(62)), 0)),
)


def windscreen_washer(P):
    fluid, air = liquid("washer", "#1f86e6", "#0b4796", 0.08), liquid("pet", "#d3e6f3", "#93bcd9", 0.08, 0.05)
    f = loft(
        [
            (0, 0.78, 0.78, 0.42),
            (0.08, 0.86, 0.86, 0.5),
            (1.9, 0.86, 0.86, 0.5),
            (2.3, 0.78, 0.78, 0.6),
            (2.62, 0.48, 0.48, 0.48),
            (2.78, 0.25, 0.25, 0.25),
            (2.90, 0.22, 0.22, 0.22),
            (3.0, 0.22, 0.22, 0.22),
        ],
        0.05,
    )
    for z in (0.30, 0.46, 1.82, 1.98):
        f = cut(f, lambda p, z=z, g=f: np.hypot(g(p), p[..., 2] - z) - 0.045, k=0.04)
    level = 2.34
    o = solid(both(f, half("Z", level, -1)), (-1, -1, -0.02), (1, 1, level + 0.05), fluid, 120)
    solid(both(f, half("Z", level + 0.01, 1)), (-1, -1, level - 0.05), (1, 1, 3.05), air, 110)
    cap((0, 0, 2.90), 0.27, 0.28, P["blue"], 32)
    hand = pipe(
        [(-0.24, 0, 2.84), (-0.52, 0, 3.02), (-0.86, 0, 2.92), (-0.97, 0, 2.56), (-0.90, 0, 2.18), (-0.80, 0, 1.98)],
        [0.09, 0.10, 0.10, 0.10, 0.10, 0.10],
    )
    solid(
        union(hand, torus((0, 0, 2.84), 0.27, 0.055), k=0.06),
        (-1.2, -0.4, 1.8),
        (0.4, 0.4, 3.2),
        mat("jug-handle", "#1d5fb4", 0.4, ao=0.4),
        110,
    )
    fr = frame((0, 0, 1.14), VIEW_Y)
    label(P, fr, 1.15, 1.22, o, pict_screen, "#1d5fb4")


VIEW = dict(az=60, el=13, margin=1.16)
VARIANTS = {
    "engine-oil": dict(VIEW, build=engine_oil),
    "two-stroke-oil": dict(VIEW, build=two_stroke),
    "hydraulic-oil": dict(VIEW, build=hydraulic_oil, el=22),
    "gear-oil": dict(VIEW, build=gear_oil),
    "chain-oil": dict(VIEW, build=chain_oil),
    "compressor-oil": dict(VIEW, build=compressor_oil, el=16),
    "grease": dict(VIEW, build=grease),
    "windscreen-washer": dict(VIEW, build=windscreen_washer),
}

if __name__ == "__main__":
    run(VARIANTS)

"""Site lighting: floodlights, hand lamps, bulbs and a string of lights, in decimetres; the light leaves towards +X."""

from kit import _bm
from parts_goods import *


def aluminium():
    return mat("cast-lamp", "#34383d", 0.45, metal=0.3, ao=0.55, bump=0.06, bscale=140)


def led_field(w, h, nx, ny, fr, P, chip=0.09):
    """board with rows of chips"""
    ink([rrect((0, 0), w, h, 0.03)], fr, mat("board", "#e9e6da", 0.5), None, 0.002)
    for i in range(nx):
        for j in range(ny):
            c = ((i + 0.5) / nx * w - w / 2, (j + 0.5) / ny * h - h / 2)
            ink([rrect(c, chip, chip, chip * 0.2)], fr, P["led"], None, 0.006)


def flood_head(P, w=2.2, h=1.7, d=0.34, nx=8, ny=6, accent=None):
    """flat LED floodlight, its face in the plane x = 0, centre at the origin; fins behind"""
    m = aluminium()
    outer = rrect((0, 0), w, h, 0.16)
    face = (Vector((0, 1, 0)), Vector((0, 0, 1)), Vector((1, 0, 0)))
    prism(outer, -d * 0.45, -0.03, m, "YZ", 0.05, 4)
    plate([outer, rrect((0, 0), w - 0.30, h - 0.30, 0.08)], frame((-0.05, 0, 0), face), accent or m, 0.07, 0.02)
    ink(
        [rrect((0, 0), w - 0.28, h - 0.28, 0.08)],
        frame((-0.035, 0, 0), face),
        mat("reflector", "#d9dcdf", 0.25, metal=0.7),
        None,
        0.007,
    )
    led_field(w - 0.62, h - 0.62, nx, ny, frame((-0.026, 0, 0), face), P)
    pane = box((0.012, w - 0.28, h - 0.28), (0.0, 0, 0), P["glass"], 0)
    for s in (-1, 1):
        for t in (-1, 1):
            screw((0.022, s * (w / 2 - 0.085), t * (h / 2 - 0.085)), 0.035, "X", P)
    n = 13
    for i in range(n):
        y = (i / (n - 1) - 0.5) * (w - 0.34)
        box((d * 0.62, 0.045, h - 0.30), (-d * 0.70, y, 0), m, 0.015)
    box((0.26, 0.95, 0.55), (-d * 0.45 - 0.20, 0, -0.1), m, 0.05)
    return pane


def bracket(P, w, drop, m=None, base=0.7):
    """U bracket that stands on the ground, hinged at the origin"""
    m = m or P["plastic"]
    t = 0.05
    y = w / 2 + 0.10
    for s in (-1, 1):
        prism(
            fillet([(-0.17, 0.17), (0.17, 0.17), (0.24, -drop), (-0.24, -drop)], 0.12),
            s * y - t / 2,
            s * y + t / 2,
            m,
            bevel=0.01,
        )
        cyl(0.13, 0.14, (0, s * (y + 0.07), 0), "Y", P["soft"], 0.03, 32)
        for _, p in around((0, s * (y + 0.07), 0), 0.125, 10, "Y"):
            cyl(0.028, 0.14, p, "Y", P["soft"], 0.006, 10)
    box((0.48, 2 * y + t, t), (0, 0, -drop), m, 0.012)


def led_floodlight(P):
    h = 1.15
    with moved((0, 0, h), (0, -12, 0)):
        flood_head(P, 2.3, 1.7, 0.42, 9, 6)
        words(BRAND, 0.105, frame((0.024, 0, -0.775), "+X"), P["white"], None, 0.002, wide=1.1)
    with moved((0, 0, h)):
        bracket(P, 2.3, h - 0.03, aluminium())
    cable(
        [
            (-0.38, 0, h - 0.3),
            (-0.75, 0.1, 0.75),
            (-0.85, 0.6, 0.10),
            (-0.45, 1.35, 0.05),
            (0.25, 1.70, 0.05),
            (0.75, 1.62, 0.05),
        ],
        0.045,
        P["hose"],
    )
    two_pin_plug((1.12, 1.50, 0.17), P, (0, 0, -18), 0.85)


def tripod_floodlight(P):
    """two heads on a crossbar, telescopic mast, tripod with braces"""
    orange, dark = P["orange"], P["plastic"]
    H = 12.6
    mast = [(0.0, 5.9, 0.26), (5.6, 9.2, 0.21), (9.0, H, 0.165)]
    for a, b, r in mast:
        rod((0, 0, a + 1.2 if a == 0 else a), (0, 0, b), r, P["zinc"] if r < 0.25 else dark, 0.02, 32)
    for z in (5.9, 9.2):  # clamps with a knob
        cyl(0.36, 0.7, (0, 0, z), "Z", dark, 0.06, 40)
        rod((0.2, 0, z), (0.75, 0, z), 0.10, dark)
        cyl(0.26, 0.22, (0.85, 0, z), "X", orange, 0.06, 12)
    hub, foot = 5.0, 0.15
    cyl(0.45, 0.9, (0, 0, hub), "Z", dark, 0.08, 40)
    cyl(0.42, 0.55, (0, 0, 1.45), "Z", dark, 0.08, 40)
    for k in range(3):
        a = R(38 + 60 + 120 * k)
        d = Vector((math.cos(a), math.sin(a), 0))
        top, end = d * 0.45 + Vector((0, 0, hub)), d * 4.9 + Vector((0, 0, foot))
        rod(top, end, 0.21, orange, 0.03, 28)
        rod(end - (end - top).normalized() * 0.6, end + (end - top).normalized() * 0.12, 0.27, P["soft"], 0.06, 28)
        mid = top.lerp(end, 0.55)
        bar(d * 0.35 + Vector((0, 0, 1.45)), mid, 0.14, 0.26, dark, 0.04)
        box((0.42, 0.36, 0.42), mid, dark, 0.06, (0, 0, math.degrees(a)))
        box((0.6, 0.34, 0.6), top, dark, 0.1, (0, 0, math.degrees(a)))
    bar((0, -2.9, H + 0.1), (0, 2.9, H + 0.1), 0.3, 0.3, dark, 0.05)
    box((0.55, 0.6, 0.55), (0, 0, H + 0.05), orange, 0.08)
    for s in (-1, 1):
        with moved((0.25, s * 2.35, H + 2.05), (0, 14, s * 10), 1.7):
            flood_head(P, 2.3, 1.75, 0.42, 8, 6)
            for t in (-1, 1):
                prism(
                    fillet([(-0.15, 0.15), (0.15, 0.15), (0.15, -1.12), (-0.15, -1.12)], 0.1),
                    t * 1.24 - 0.03,
                    t * 1.24 + 0.03,
                    dark,
                    bevel=0.01,
                )
                cyl(0.13, 0.12, (0, t * 1.31, 0), "Y", P["soft"], 0.03, 24)
            box((0.3, 2.54, 0.06), (0, 0, -1.12), dark, 0.015)
    for s in (-1, 1):
        cable(
            [(-0.4, s * 2.35, H + 1.7), (-0.8, s * 1.4, H + 0.3), (-0.5, s * 0.5, H - 1.0), (-0.32, 0.0, H - 2.2)],
            0.075,
            P["hose"],
        )
    cable(
        [
            (-0.32, 0, H - 2.2),
            (-0.5, 0.1, 9),
            (-0.42, 0, 7),
            (-0.7, 0.3, 5.0),
            (-1.0, 1.6, 1.2),
            (-0.6, 3.4, 0.12),
            (1.2, 4.6, 0.10),
            (2.6, 4.5, 0.10),
        ],
        0.085,
        P["hose"],
    )
    two_pin_plug((3.3, 4.35, 0.35), P, (0, 0, -12), 1.7)
    box((0.06, 1.5, 0.5), (0.28, 0, H + 0.1), dark, 0.02)
    words(BRAND, 0.30, frame((0.312, 0, H + 0.1), "+X"), P["white"], None, 0.004, wide=1.05)


def rechargeable_floodlight(P):
    """battery work light in a tubular frame that is stand and handle at once"""
    m, orange = P["plastic"], P["orange"]
    h = 1.25
    with moved((0.06, 0, h), (0, -10, 0)):
        body = solid(
            slab(rrect((0, 0), 2.1, 1.62, 0.25), -0.46, 0.0, 0.14, "YZ"), (-0.6, -1.2, -0.95), (0.1, 1.2, 0.95), m, 120
        )
        face = (Vector((0, 1, 0)), Vector((0, 0, 1)), Vector((1, 0, 0)))
        plate(
            [rrect((0, 0.08), 1.92, 1.30, 0.16), rrect((0, 0.08), 1.66, 1.06, 0.10)],
            frame((-0.03, 0, 0), face),
            orange,
            0.08,
            0.025,
        )
        silver = mat("reflector", "#d9dcdf", 0.25, metal=0.7)
        ink([rrect((0, 0.08), 1.70, 1.10, 0.1)], frame((0.0, 0, 0), face), silver, None, 0.004)
        led_field(1.42, 0.82, 9, 5, frame((0.006, 0, 0.08), face), P, 0.08)
        box((0.012, 1.68, 1.08), (0.03, 0, 0.08), P["glass"], 0)
        for i in range(4):  # charge display, switch
            ink(
                [rrect((-0.32 + 0.11 * i, -0.70), 0.07, 0.035, 0.01)],
                frame((0.0, 0, 0), face),
                mat("charge", "#35d26b", 0.4, emit=1.0),
                None,
                0.004,
            )
        cyl(0.07, 0.05, (0.01, 0.30, -0.70), "X", P["soft"], 0.015, 32)
        ring(0.085, 0.07, 0.04, (0.01, 0.30, -0.70), "X", orange, 0.005)
        words(BRAND, 0.085, frame((0.0, -0.70, -0.70), "+X"), P["white"], None, 0.003, wide=1.05)
        for i in range(9):
            box((0.10, 0.05, 1.1), (-0.48, -0.72 + 0.18 * i, 0.05), m, 0.015)
        box((0.34, 1.3, 0.6), (-0.58, 0, -0.35), m, 0.08)
    for s in (-1, 1):  # frame of bent tube
        y = s * 1.26
        pts = [(-1.02, y, 0.09), (0.62, y, 0.09), (0.34, y * 0.99, h), (0.02, y * 0.97, 2.35)]
        tube(pts, 0.085, m, fil=0.28)
        rod((0.10, s * 1.02, h), (0.42, s * 1.02, h), 0.01, m)
        rod((0.06, s * 1.0, h), (0.06, s * 1.44, h), 0.09, m)
        cyl(0.20, 0.16, (0.06, s * 1.44, h), "Y", orange, 0.05, 12)
        bar((0.06, s * 1.26, h), (0.36, s * 1.26, h), 0.08, 0.16, m, 0.03)
        for x in (-0.85, 0.40):
            cyl(0.115, 0.26, (x, y, 0.09), "X", P["soft"], 0.03, 28)
    tube([(0.03, -1.22, 2.30), (0.0, -1.22, 2.42), (0.0, 1.22, 2.42), (0.03, 1.22, 2.30)], 0.085, m, fil=0.12)
    rod((0, -0.62, 2.42), (0, 0.62, 2.42), 0.125, P["soft"], 0.04, 32)
    rod((-1.0, -1.26, 0.09), (-1.0, 1.26, 0.09), 0.085, m)


def inspection_lamp(P):
    """cordless stick lamp lying on its flank: light bar on a soft handle, magnet foot, turning hook"""
    with moved((0, 0, 0), (-90, -14, 0)):
        m = P["plastic"]
        f = loft(
            [
                (0.05, 0.24, 0.20, 0.14),
                (0.3, 0.25, 0.21, 0.15),
                (0.9, 0.20, 0.18, 0.14),
                (1.35, 0.22, 0.19, 0.14),
                (1.5, 0.27, 0.19, 0.12),
                (3.1, 0.27, 0.19, 0.12),
                (3.25, 0.22, 0.17, 0.12),
            ],
            0.06,
        )
        turn_ = lambda g: turned(g, rot=(0, 0, 90))
        f = cut(turn_(f), brick((0.22, 0, 2.3), (0.16, 0.36, 1.46), 0.05), k=0.02)
        o = solid(f, (-0.25, -0.32, 0), (0.25, 0.32, 3.3), m, 230)
        face = (Vector((0, 1, 0)), Vector((0, 0, 1)), Vector((1, 0, 0)))
        silver = mat("reflector", "#e6e8ea", 0.3, metal=0.5)
        ink([rrect((0, 0), 0.36, 1.46, 0.05)], frame((0.142, 0, 2.3), face), silver, None, 0.002)
        for i in range(11):
            for s in (-1, 1):
                ink(
                    [rrect((s * 0.075, -0.62 + 0.124 * i), 0.085, 0.085, 0.015)],
                    frame((0.15, 0, 2.3), face),
                    P["led"],
                    None,
                    0.002,
                )
        box((0.02, 0.35, 1.45), (0.176, 0, 2.3), P["glass"], 0)
        plate(
            [rrect((0, 0), 0.46, 1.58, 0.09), rrect((0, 0), 0.36, 1.46, 0.05)],
            frame((0.165, 0, 2.3), face),
            P["orange"],
            0.035,
            0.01,
        )
        for s in (-1, 1):  # soft grips at the flanks
            for i in range(8):
                box((0.24, 0.03, 0.045), (0.0, s * 0.205, 0.55 + 0.095 * i), P["soft"], 0.012)
        ring(0.088, 0.068, 0.03, (0.19, 0, 1.08), "X", P["orange"], 0.006)
        cyl(0.068, 0.05, (0.18, 0, 1.08), "X", P["soft"], 0.012, 32)
        for i in range(3):
            ink(
                [circle((0, 0.74 + 0.09 * i), 0.022, 16)],
                frame((0.20, 0, 0), face),
                mat("charge", "#35d26b", 0.4, emit=1.0),
                o,
                0.003,
            )
        words(BRAND, 0.115, frame((0.3, 0, 0.42), face), P["white"], o, 0.003, 0.04)
        cyl(0.20, 0.07, (0, 0, 0.035), "Z", P["zinc"], 0.012, 48)  # magnet
        cyl(0.10, 0.10, (0, 0, 3.29), "Z", m, 0.02, 32)
        hook = [
            (0, 0, 3.30),
            (0, 0, 3.46),
            (0, 0.14, 3.58),
            (0, 0.17, 3.74),
            (0, 0.06, 3.88),
            (0, -0.10, 3.86),
            (0, -0.17, 3.74),
        ]
        tube(hook, 0.03, P["zinc"], smooth=True)
        lathe(
            [(0.001, -0.04), (0.03, -0.025), (0.04, 0), (0.03, 0.025), (0.001, 0.04)],
            (0, -0.17, 3.73),
            "Z",
            P["orange"],
            24,
        )


def torch(P):
    """machined aluminium torch lying on its side, its head a little raised by its own width"""
    m = mat("anodised-black", "#222427", 0.34, metal=0.75, coat=0.2, ao=0.4, bump=0.02, bscale=200)
    with moved((0, 0, 0.30), (0, 5.5, 0)):
        lathe(
            [
                (0.001, -1.32),
                (0.12, -1.32),
                (0.155, -1.28),
                (0.16, -1.12),
                (0.145, -1.10),
                (0.145, -1.05),
                (0.165, -1.03),
                (0.165, -0.98),
            ],
            (0, 0, 0),
            "X",
            m,
            72,
            0.004,
        )
        lathe([(0.16, -0.98), (0.16, 0.18)], (0, 0, 0), "X", m, 72)
        for i in range(26):  # knurl: two rows of fine diamonds
            for k in range(13):
                a = 2 * math.pi * (i + 0.5 * (k % 2)) / 26
                if math.sin(a) > -0.5:
                    b = box((0.072, 0.034, 0.02), (0, 0, 0), m, 0.009, seg=1) if (i, k) == (0, 0) else None
                    M = Matrix.Translation(
                        (-0.93 + 0.082 * k, 0.16 * math.cos(a), 0.16 * math.sin(a))
                    ) @ Matrix.Rotation(a - math.pi / 2, 4, "X")
                    if b:
                        b.matrix_world = M
                        first = b
                    else:
                        copy(first, M)
        lathe(
            [
                (0.165, 0.16),
                (0.165, 0.40),
                (0.175, 0.44),
                (0.29, 0.70),
                (0.30, 0.76),
                (0.30, 0.98),
                (0.285, 1.0),
                (0.255, 1.0),
            ],
            (0, 0, 0),
            "X",
            m,
            96,
            0.005,
        )
        for a, p in around((0.99, 0, 0), 0.277, 10, "X"):  # cooling grooves and crenellated bezel
            box((0.08, 0.075, 0.035), p, m, 0.012, (math.degrees(a) - 90, 0, 0))
        for i in range(4):
            ring(0.178 + 0.0, 0.15, 0.025, (0.22 + 0.055 * i, 0, 0), "X", m, 0.006)
        ring(0.306, 0.26, 0.035, (0.80, 0, 0), "X", P["orange"], 0.008)
        lathe([(0.26, 0.985), (0.22, 0.86), (0.12, 0.74), (0.05, 0.70)], (0, 0, 0), "X", P["chrome"], 64)
        cyl(0.055, 0.03, (0.71, 0, 0), "X", P["led"], 0.006, 32)
        cyl(0.26, 0.015, (0.985, 0, 0), "X", P["glass"], 0, 64)
        with moved((0.30, 0, 0.17)):  # switch
            cyl(0.085, 0.06, (0, 0, 0), "Z", m, 0.01, 40)
            cyl(0.066, 0.05, (0, 0, 0.03), "Z", P["orange"], 0.02, 32)
        lathe([(0.1625, 0.06), (0.1625, 0.165)], (0, 0, 0), "X", m, 72)
        ring(0.20, 0.13, 0.03, (-1.20, 0, 0), "X", P["zinc"], 0.008)
        tube([(-1.30, 0, 0.0), (-1.40, 0, 0.06), (-1.48, 0.0, 0.0)], 0.02, P["zinc"], smooth=True)
    cord = P["soft"]
    pts = [
        (-1.46, 0.0, 0.36),
        (-1.72, 0.18, 0.08),
        (-1.55, 0.62, 0.035),
        (-0.95, 0.80, 0.035),
        (-0.75, 0.52, 0.035),
        (-1.15, 0.36, 0.04),
        (-1.66, 0.10, 0.10),
        (-1.48, -0.02, 0.36),
    ]
    tube(pts, 0.028, cord, smooth=True)


def head_torch(P):
    """lamp pod on an elastic band, battery box at the back, top strap"""
    m = P["plastic"]
    band = mat("elastic", "#2a2d31", 0.85, ao=0.5, bump=0.5, bscale=55)
    stripe = mat("elastic-orange", "#ea7f0a", 0.8, ao=0.4, bump=0.5, bscale=55)
    a, b, h = 1.02, 0.82, 0.30  # half axes of the loop, half height
    loop_ = [(a * math.cos(R(t)), b * math.sin(R(t))) for t in range(0, 360, 4)]
    droop = lambda x: 0.55 + 0.05 * x
    for m_, hh, th in ((band, 0.15, 0.03), (stripe, 0.045, 0.036)):
        bm = bmesh.new()
        rows = []
        for x, y in loop_:
            n = Vector((x / a**2, y / b**2, 0)).normalized()
            z = droop(x)
            rows.append(
                [
                    bm.verts.new(Vector((x, y, z + dz)) + n * dn)
                    for dz, dn in ((-hh, -th), (-hh, th), (hh, th), (hh, -th))
                ]
            )
        faces_between(bm, rows + rows[:1])
        _bm("band", bm, m_, 0.008, 2)
    top = [(a * 0.98 * math.cos(R(t)), 0, 0.62 + 0.92 * math.sin(R(t)) ** 0.9) for t in range(8, 173, 5)]
    strip([(x, z) for x, _, z in top], 0.05, -0.12, 0.12, band, 0.008)
    strip([(x * 1.006, z * 1.004) for x, _, z in top], 0.056, -0.03, 0.03, stripe, 0.006)
    # lamp pod, tilting on its plate
    x = a + 0.05
    solid(
        slab(rrect((0, 0.58), 0.72, 0.52, 0.12), x - 0.05, x + 0.07, 0.04, "YZ"),
        (x - 0.1, -0.5, 0.2),
        (x + 0.1, 0.5, 1),
        m,
        90,
    )
    with moved((x + 0.20, 0, 0.60), (0, 10, 0)):
        f = both(brick((0, 0, 0), (0.46, 0.74, 0.52), 0.14), half("X", 0.2, -1), k=0.05)
        o = solid(f, (-0.3, -0.45, -0.35), (0.3, 0.45, 0.35), m, 110)
        face = (Vector((0, 1, 0)), Vector((0, 0, 1)), Vector((1, 0, 0)))
        ring(0.215, 0.175, 0.06, (0.20, 0, 0), "X", P["orange"], 0.015)
        lathe([(0.175, 0.22), (0.13, 0.16), (0.06, 0.13), (0.001, 0.13)], (0, 0, 0), "X", P["chrome"], 48)
        cyl(0.05, 0.02, (0.14, 0, 0), "X", P["led"], 0.005, 24)
        cyl(0.175, 0.012, (0.222, 0, 0), "X", P["glass"], 0, 48)
        for s in (-1, 1):
            cyl(0.045, 0.03, (0.195, s * 0.285, 0.0), "X", P["led"], 0.008, 24)
            ring(0.06, 0.045, 0.035, (0.195, s * 0.285, 0.0), "X", P["zinc"], 0.004)
            cyl(0.10, 0.06, (-0.10, s * 0.38, 0), "Y", m, 0.015, 28)
        box((0.16, 0.30, 0.05), (-0.02, 0, 0.262), P["orange"], 0.02)
        words(BRAND, 0.06, frame((0.2, 0, -0.212), "+X"), P["white"], None, 0.004)
    # battery box and the lead to it
    solid(brick((-a - 0.12, 0, 0.50), (0.30, 0.80, 0.48), 0.1), (-a - 0.3, -0.5, 0.2), (-a + 0.1, 0.5, 0.8), m, 80)
    lead = [(x * 1.05, y * 1.06 + 0.02, droop(x) + 0.19) for x, y in loop_[4:42:4]]
    cable([(1.10, 0.30, 0.72), *lead, (-1.06, 0.36, 0.62)], 0.022, P["hose"])
    for s in (-1, 1):  # band buckles
        box((0.10, 0.09, 0.40), (0.25, s * (b + 0.0), droop(0.25)), m, 0.03, (0, 0, -s * 12))


def led_bulb(P):
    """E27 lamp: glowing bowl, white heat sink, screw cap"""
    bowl = mat("opal", "#fdeccb", 0.3, emit=0.22, coat=0.3)
    white = mat("bulb-white", "#d9dcde", 0.35, coat=0.3, ao=0.4)
    g = mat("cap-metal", "#c9ccce", 0.25, metal=1, ao=0.4)
    with moved((0, 0, 0.66), (0, 0, 0)):
        lathe(
            [(0.001, 0.62)]
            + [(0.30 * math.cos(R(t)), 0.32 + 0.30 * math.sin(R(t))) for t in range(86, -1, -6)]
            + [(0.297, 0.26), (0.285, 0.20)],
            (0, 0, 0),
            "Z",
            bowl,
            96,
        )
        prof = spline([(0.288, 0.20), (0.275, 0.10), (0.235, -0.06), (0.19, -0.20), (0.165, -0.30), (0.16, -0.36)], 5)
        lathe([(0.28, 0.215), (0.292, 0.21)] + [tuple(p) for p in prof], (0, 0, 0), "Z", white, 96, 0)
        lathe(
            [(0.15, -0.355), (0.138, -0.37)]
            + [(0.128 + 0.010 * math.cos(2 * math.pi * i / 8), -0.38 - 0.05 * i / 8) for i in range(33)]
            + [(0.12, -0.59)],
            (0, 0, 0),
            "Z",
            g,
            64,
        )
        lathe([(0.12, -0.59), (0.07, -0.63), (0.055, -0.635)], (0, 0, 0), "Z", P["black"], 48)
        lathe([(0.055, -0.632), (0.05, -0.655), (0.001, -0.66)], (0, 0, 0), "Z", g, 32)


def caged_lamp(P, c, yaw, glow, cage):
    """socket with the cord through it, bulb and wire guard; lies on the guard, looking along its own X"""
    r = 0.46
    with moved(c, (0, 0, yaw)):
        with moved((0, 0, r + 0.02), (0, 7, 0)):
            lathe(
                [
                    (0.001, -0.52),
                    (0.20, -0.52),
                    (0.24, -0.46),
                    (0.25, -0.10),
                    (0.30, -0.06),
                    (0.30, 0.06),
                    (0.24, 0.10),
                    (0.17, 0.10),
                ],
                (0, 0, 0),
                "X",
                P["soft"],
                48,
                0.01,
            )
            for s in (-1, 1):  # strain reliefs, crosswise
                rod((-0.33, s * 0.18, 0), (-0.33, s * 0.46, 0), 0.12, P["soft"], 0.03, 24, 0.085)
            bulb = [
                (0.15, 0.08),
                (0.17, 0.2),
                (0.24, 0.36),
                (0.295, 0.54),
                (0.30, 0.64),
                (0.27, 0.78),
                (0.18, 0.89),
                (0.08, 0.93),
                (0.001, 0.935),
            ]
            lathe([tuple(q) for q in spline(bulb, 4)], (0, 0, 0), "X", glow, 48)
            ring(0.335, 0.28, 0.07, (0.02, 0, 0), "X", cage, 0.012)
            ribs = [(0.02, 0.32), (0.20, 0.40), (0.55, r), (0.85, 0.42), (1.10, 0.26), (1.20, 0.08)]
            for i in range(8):
                t = 2 * math.pi * i / 8
                pts = [(x, k * math.cos(t), k * math.sin(t)) for x, k in ribs]
                tube(pts, 0.024, cage, smooth=True, res=3)
            for x, k in ((0.50, 0.458), (0.94, 0.375), (1.20, 0.08)):
                tube(
                    [(x, k * math.cos(R(q)), k * math.sin(R(q))) for q in range(0, 360, 10)],
                    0.024,
                    cage,
                    cyc=True,
                    res=3,
                )
            tube([(1.20, 0, 0.08), (1.30, 0, 0.10), (1.36, 0, 0.0), (1.30, 0, -0.06)], 0.022, cage, smooth=True)


def string_lights(P):
    """site lighting cord: five caged lamps fanned out, the rest of the cord wound behind them"""
    cage, glow = mat("guard", "#f08a0c", 0.4, ao=0.4, coat=0.2), mat("warm", "#ffe6b4", 0.35, emit=1.3)
    wire, face = P["hose"], 20
    path = []
    for i, yaw in enumerate((-52, -26, 0, 26, 52)):
        a = R(face + yaw)
        c = Vector((3.1 * math.cos(a), 3.1 * math.sin(a), 0))
        caged_lamp(P, c, face + yaw, glow, cage)
        d, n = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        back = c - d * 0.33
        path += [back - n * 0.46 + Vector((0, 0, 0.50)), back + n * 0.46 + Vector((0, 0, 0.50))]
        if i < 4:  # the slack lies on the floor between two lamps
            h = R(face + yaw + 13)
            path.append(Vector((1.75 * math.cos(h), 1.75 * math.sin(h), 0.07)))
    tail = [path[0] + Vector((-0.5, -0.35, -0.36)), path[0] + Vector((-1.5, -0.35, -0.42))]
    o = Vector((-0.35, -0.15, 0))
    loops = [
        o
        + Vector(
            (
                1.02 * math.cos(R(t)) * (1 + 0.03 * math.sin(t)),
                1.02 * math.sin(R(t)),
                0.07 + 0.10 * (t // 360) + 0.02 * math.sin(R(3 * t)),
            )
        )
        for t in range(-90, 4 * 360, 20)
    ]
    cable(loops[::-1] + tail[::-1] + path, 0.062, wire)
    for t in (40, 200):  # ties round the coil
        c = o + Vector((1.02 * math.cos(R(t)), 1.02 * math.sin(R(t)), 0.24))
        box((0.34, 0.12, 0.50), c, P["orange"], 0.05, (0, 0, t))
    e = loops[-1]
    cable([e, e + Vector((0.3, 0.5, -0.1)), e + Vector((0.2, 1.3, -0.25)), e + Vector((0.55, 1.9, -0.25))], 0.062, wire)
    two_pin_plug(e + Vector((0.85, 2.25, -0.12)), P, (0, 0, 50), 1.0)


VARIANTS = {
    "led-floodlight": dict(build=led_floodlight, az=38, el=16),
    "tripod-floodlight": dict(build=tripod_floodlight, az=38, el=8, margin=1.1),
    "rechargeable-floodlight": dict(build=rechargeable_floodlight, az=36, el=14),
    "inspection-lamp": dict(build=inspection_lamp, az=28, el=30),
    "torch": dict(build=torch, az=52, el=20),
    "head-torch": dict(build=head_torch, az=40, el=18),
    "led-bulb": dict(build=led_bulb, az=58, el=9, margin=1.2),
    "string-lights": dict(build=string_lights, az=20, el=30),
}

if __name__ == "__main__":
    run(VARIANTS)

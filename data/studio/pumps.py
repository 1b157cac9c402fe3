"""Water pumps: petrol set in a frame, electric submersible.  Metres."""

from parts_hire import *


def camlock(P, p, q, r, ears=True):
    """hose coupling on the line p -> q: body, groove rings and two cam ears"""
    p, q = Vector(p), Vector(q)
    d = (q - p).normalized()
    rod(p, q, r, P["alu"], 0.004, 40)
    rod(q - d * 0.010, q, r * 1.12, P["alu"], 0.003, 40)
    rod(p, p + d * 0.012, r * 1.18, P["alu"], 0.003, 40)
    if ears:
        m = (p + q) / 2
        side = d.cross(Vector((0, 0, 1)))
        side = (side if side.length > 0.1 else Vector((0, 1, 0))).normalized()
        for s in (-1, 1):
            a = m + side * s * r * 1.15
            bar(a - d * 0.03, a + d * 0.035, 0.016, 0.012, P["zinc"], 0.003)
            rod(a - d * 0.028 - d.cross(side) * 0.012, a - d * 0.028 + d.cross(side) * 0.012, 0.008, P["steel"], 0.002)


def coil(c, r, turns, rise, m, rt, tail, squeeze=0.0):
    """hose or cable wound on the ground round c; ends with the points of `tail`"""
    pts = []
    n = int(turns * 12)
    for i in range(n + 1):
        a = 2 * math.pi * i / 12
        k = r - squeeze * i / n + 0.012 * math.sin(i * 1.7)
        pts.append(
            (c[0] + k * math.cos(a), c[1] + k * math.sin(a), c[2] + rt + rise * i / n + 0.004 * math.sin(i * 2.3))
        )
    return tube(pts + list(tail), rt, m, smooth=True, res=5)


def petrol(P, model="WP"):
    L, W, H, r = 0.56, 0.42, 0.53, 0.0135
    hl, hw = L / 2, W / 2
    # roll cage: two hoops and cross tubes, engine rails
    for s in (-1, 1):
        tube(
            [(-hl, s * hw, 0.03), (hl, s * hw, 0.03), (hl - 0.03, s * hw, H), (-hl + 0.03, s * hw, H)],
            r,
            P["dark"],
            fil=0.08,
            cyc=True,
        )
        for x in (-hl + 0.09, hl - 0.09):
            cyl(0.022, 0.036, (x, s * hw, 0.014), "Z", P["rubber"], 0.006)
    for x, z in ((-hl + 0.03, H), (hl - 0.03, H), (-hl + 0.01, 0.03), (hl - 0.01, 0.03)):
        tube([(x, -hw, z), (x, hw, z)], r * 0.95, P["dark"])
    grip((-hl + 0.03, -0.09, H), (-hl + 0.03, 0.09, H), P, 0.018)
    for x in (-0.14, 0.17):
        box((0.05, W, 0.018), (x, 0, 0.042), P["dark"], 0.005)
    for x in (0.02, 0.17):
        for s in (-1, 1):
            cyl(0.018, 0.02, (x, s * 0.09, 0.058), "Z", P["rubber"], 0.003)
    zf = 0.066
    petrol_engine(P, (0.085, 0, zf), 0.98, tank=True, muffler=True)
    text(BRAND, 0.038, (0.085, 0.1345, zf + 0.374), "+Y", P["black"], shear=0.12)
    text(model, 0.030, (0.085, 0.1345, zf + 0.338), "+Y", P["black"], shear=0.12)
    # pump: adapter bell, volute, cover plate with studs
    zc = zf + 0.15
    xa = -0.035
    lathe([(0.085, 0.0), (0.10, -0.03), (0.132, -0.05), (0.132, -0.062)], (xa, 0, zc), "X", P["alu"], 48, 0.003)
    with moved((xa - 0.095, 0, zc)):
        path = []  # spiral casing growing towards the discharge
        for i in range(49):
            a = R(-100 + 360 * i / 48)
            k = 0.098 + 0.040 * i / 48
            path.append((k * math.cos(a), k * math.sin(a)))
        prism(path, -0.045, 0.045, P["alu"], "YZ", 0.018, 4)
        ring(0.118, 0.085, 0.02, (-0.048, 0, 0), "X", P["alu"], 0.006)
        lathe(
            [
                (0.095, -0.045),
                (0.085, -0.062),
                (0.052, -0.070),
                (0.052, -0.10),
                (0.060, -0.10),
                (0.060, -0.112),
                (0.04, -0.112),
            ],
            (0, 0, 0),
            "X",
            P["alu"],
            48,
            0.003,
        )
        bolts((-0.060, 0, 0), 0.104, 8, "X", P["steel"], 0.008, 0.016)
        for k in range(6):  # stiffening ribs on the cover
            a = 2 * math.pi * k / 6 + 0.3
            with moved((-0.062, 0, 0), (math.degrees(a), 0, 0)):
                box((0.018, 0.007, 0.036), (0, 0, 0.072), P["alu"], 0.002)
        # discharge, upwards and to the camera side
        rod((0, 0.085, 0.02), (0, 0.085, 0.17), 0.042, P["alu"], 0.006, 40)
        cyl(0.060, 0.014, (0, 0.085, 0.135), "Z", P["alu"], 0.004)
        bolts((0, 0.085, 0.144), 0.051, 4, "Z", P["steel"], 0.006, 0.01, 0.7)
        camlock(P, (0, 0.085, 0.165), (0, 0.085, 0.225), 0.040)
        ring(0.043, 0.032, 0.03, (0, 0.085, 0.228), "Z", P["black"], 0.003)
        # priming plug, drain plug
        cyl(0.026, 0.03, (0.0, -0.045, 0.125), "Z", P["black"], 0.004, 24)
        box((0.05, 0.012, 0.02), (0, -0.045, 0.145), P["black"], 0.004)
        cyl(0.016, 0.024, (0, 0.05, -0.112), "Z", P["steel"], 0.003, 6)
        camlock(P, (-0.105, 0, 0), (-0.165, 0, 0), 0.045)
        ring(0.048, 0.035, 0.02, (-0.165, 0, 0), "X", P["black"], 0.003)
        for y in (-0.08, 0.08):
            bar((0.0, y, -0.09), (0.0, y * 1.2, -0.165), 0.05, 0.014, P["alu"], 0.003, up=(0, 1, 0))
    # what comes with it: suction strainer with hose tail, one more coupling
    with moved((-0.42, 0.40, 0.062), (0, 0, 32)):
        lathe(
            [(0.001, -0.10), (0.058, -0.10), (0.060, -0.09), (0.060, 0.05), (0.035, 0.062), (0.035, 0.075)],
            (0, 0, 0),
            "X",
            P["black"],
            40,
            0.003,
        )
        for k in range(7):
            ring(0.0625, 0.055, 0.006, (-0.085 + 0.02 * k, 0, 0), "X", P["dark"], 0.001)
        for a, p in around((-0.025, 0, 0), 0.0605, 12, "X"):
            box((0.13, 0.008, 0.005), p, P["dark"], 0.002, rot=(math.degrees(a) + 90, 0, 0), seg=1)
        rod((0.07, 0, 0), (0.16, 0, 0), 0.034, P["dark"])
        for k in range(5):
            ring(0.037, 0.03, 0.008, (0.095 + 0.014 * k, 0, 0), "X", P["dark"], 0.002)
    with moved((-0.44, 0.10, 0.05), (0, 0, -25)):
        camlock(P, (0, 0.06, 0), (0, 0.0, 0), 0.045)
        rod((0, 0, 0), (0, -0.09, 0), 0.036, P["alu"], 0.003)
        for k in range(4):
            ring(0.039, 0.03, 0.008, (0, -0.04 - 0.014 * k, 0), "Y", P["alu"], 0.002)


def submersible(P, model="EP 50"):
    layflat = mat("layflat", "#1c5fae", 0.55, ao=0.4, bump=0.25, bscale=220)
    # strainer foot
    cyl(0.115, 0.014, (0, 0, 0.012), "Z", P["dark"], 0.004, 48)
    cyl(0.088, 0.075, (0, 0, 0.05), "Z", P["black"], 0.003, 48)
    for a, p in around((0, 0, 0.052), 0.104, 26):
        box((0.008, 0.012, 0.07), p, P["zinc"], 0.003, rot=(0, 0, math.degrees(a)), seg=1)
    cyl(0.118, 0.024, (0, 0, 0.098), "Z", P["dark"], 0.007, 48)
    bolts((0, 0, 0.114), 0.106, 8, "Z", P["steel"], 0.007, 0.012)
    # pump casing and stainless motor jacket
    lathe([(0.112, 0.108), (0.115, 0.13), (0.108, 0.165), (0.098, 0.175)], (0, 0, 0), "Z", P["cast"], 56, 0.004)
    cyl(0.098, 0.24, (0, 0, 0.292), "Z", P["zinc"], 0.004, 64)
    for z in (0.182, 0.40):
        ring(0.104, 0.09, 0.016, (0, 0, z), "Z", P["dark"], 0.004, 64)
    # head, handle and cable gland
    lathe(
        [(0.106, 0.408), (0.106, 0.45), (0.092, 0.475), (0.04, 0.485), (0.001, 0.485)],
        (0, 0, 0),
        "Z",
        P["paint"],
        56,
        0.004,
    )
    bolts((0, 0, 0.47), 0.080, 6, "Z", P["steel"], 0.007, 0.03, 0.4)
    tube([(0, -0.085, 0.44), (0, -0.085, 0.575), (0, 0.085, 0.575), (0, 0.085, 0.44)], 0.010, P["zinc"], fil=0.05)
    grip((0, -0.048, 0.575), (0, 0.048, 0.575), P, 0.0165)
    rod((-0.045, 0.0, 0.47), (-0.045, 0.0, 0.515), 0.018, P["black"], n=6)
    rod((-0.045, 0.0, 0.51), (-0.045, 0.0, 0.53), 0.013, P["black"])
    # nameplate round the jacket, facing the camera
    with moved((0, 0, 0), (0, 0, -12)):
        for k in range(-4, 5):
            a = R(45 + k * 7.4)
            box(
                (0.004, 0.0135, 0.115),
                (0.0985 * math.cos(a), 0.0985 * math.sin(a), 0.30),
                P["black"],
                0,
                rot=(0, 0, math.degrees(a)),
            )
        for i, ch in enumerate(BRAND):
            a = R(45 + (i - 2.5) * 9.0)
            with moved((0.1015 * math.cos(a), 0.1015 * math.sin(a), 0.325), (0, 0, math.degrees(a))):
                text(ch, 0.026, (0, 0, 0), "+X", P["paint"])
        for i, ch in enumerate(model):
            a = R(45 + (i - 2) * 9.0)
            with moved((0.1015 * math.cos(a), 0.1015 * math.sin(a), 0.278), (0, 0, math.degrees(a))):
                text(ch, 0.026, (0, 0, 0), "+X", P["white"])
    # discharge: riser beside the jacket, elbow, hose tail with clip, layflat hose wound on the ground
    y = 0.135
    box((0.07, 0.08, 0.06), (0, 0.11, 0.137), P["cast"], 0.016)
    rod((0, y, 0.12), (0, y, 0.30), 0.030, P["cast"], 0.004, 32)
    cyl(0.044, 0.014, (0, y, 0.205), "Z", P["cast"], 0.004)
    bolts((0, y, 0.215), 0.036, 4, "Z", P["steel"], 0.005, 0.01, 0.7)
    tube([(0, y, 0.29), (0, y, 0.355), (0.0, y + 0.075, 0.355)], 0.030, P["cast"], fil=0.05, res=8)
    camlock(P, (0, y + 0.07, 0.355), (0, y + 0.125, 0.355), 0.034)
    # the hose drops to the ground and is wound up beside the pump
    c, rr = (0.16, 0.50, 0), 0.185
    start = math.atan2(0.0, 1.0)
    pts = [
        (0, y + 0.115, 0.355),
        (0, y + 0.17, 0.352),
        (-0.005, y + 0.235, 0.30),
        (-0.02, y + 0.27, 0.18),
        (-0.03, y + 0.31, 0.085),
    ]
    n = 34
    for i in range(n + 1):
        a = R(188) + 2 * math.pi * i / 12
        pts.append(
            (
                c[0] + rr * math.cos(a),
                c[1] + rr * math.sin(a),
                0.034
                + (0.058 if i > 9 else 0.0) * min(1, (i - 9) / 5)
                + (0.058 if i > 21 else 0.0) * min(1, (i - 21) / 5),
            )
        )
    tube(pts, 0.030, layflat, smooth=True, res=6)
    e, f = Vector(pts[-1]), Vector(pts[-2])
    d = (e - f).normalized()
    d.z = 0
    camlock(P, e - d * 0.03, e + d * 0.05, 0.034)
    rod((0, y + 0.135, 0.3545), (0, y + 0.150, 0.3545), 0.0335, P["zinc"], 0.002)
    # cable: up from the gland, down behind, coil with plug; float switch on its own lead
    cable = P["hose"]
    coil(
        (0.30, -0.02, 0),
        0.115,
        3.2,
        0.045,
        cable,
        0.007,
        [(0.24, -0.16, 0.02), (0.19, -0.22, 0.012), (0.20, -0.285, 0.012)],
        0.02,
    )
    tube(
        [
            (-0.045, 0, 0.52),
            (-0.035, -0.02, 0.60),
            (0.07, -0.10, 0.56),
            (0.14, -0.14, 0.30),
            (0.20, -0.10, 0.08),
            (0.27, -0.135, 0.012),
            (0.36, -0.115, 0.010),
            (0.415, -0.02, 0.008),
        ],
        0.007,
        cable,
        smooth=True,
    )
    with moved((0.205, -0.325, 0.03), (0, 0, 8)):
        cyl(0.027, 0.075, (0, 0, 0), "Y", P["blue"], 0.008, 32)
        cyl(0.032, 0.03, (0, -0.03, 0), "Y", P["blue"], 0.006, 32)
        ring(0.024, 0.014, 0.012, (0, -0.045, 0), "Y", P["white"], 0.002)
    tube(
        [(0.05, -0.06, 0.47), (0.10, -0.09, 0.455), (0.155, -0.10, 0.38), (0.165, -0.095, 0.28)],
        0.006,
        cable,
        smooth=True,
    )
    with moved((0.168, -0.095, 0.225), (0, 8, 20)):
        box((0.055, 0.04, 0.11), (0, 0, 0), P["paint"], 0.019, seg=5)
        box((0.0555, 0.0405, 0.006), (0, 0, 0.0), P["dark"], 0.001)
        cyl(0.012, 0.03, (0, 0, 0.06), "Z", P["black"], 0.004)


VARIANTS = {
    "water-pump-petrol": dict(build=petrol, az=136, el=15),
    "water-pump-electric": dict(build=submersible, az=40, el=17),
}

if __name__ == "__main__":
    run(VARIANTS, petrol)

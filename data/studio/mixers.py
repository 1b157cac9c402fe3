"""mixers: drum mixers and the crane bucket for concrete"""

from parts_site import *


def gear_ring(r, h, n, m, z):
    """cast ring gear round the drum, axis Z"""
    pts = []
    for i in range(n):
        a = 2 * math.pi * i / n
        d = 2 * math.pi / n
        for t, q in ((-0.30, r - 0.016), (-0.16, r), (0.16, r), (0.30, r - 0.016)):
            pts.append((q * math.cos(a + t * d), q * math.sin(a + t * d)))
    prism(pts, z - h / 2, z + h / 2, m, "XY", 0.002, 1)


def mixer_drum(P, R0, k=1.0):
    """double-cone drum, axis Z, widest at z=0; R0 greatest radius, k depth"""
    H = R0 * k
    prof = [(0.001, -0.80 * H), (R0 * 0.50, -0.80 * H), (R0 * 0.60, -0.76 * H), (R0 * 0.96, -0.17 * H), (R0, -0.10 * H)]
    lathe(prof + [(R0, 0.0)], (0, 0, 0), "Z", P["paint"], 72, 0.004)
    up = [(R0, 0.0), (R0, 0.16 * H), (R0 * 0.965, 0.22 * H), (R0 * 0.62, 0.92 * H), (R0 * 0.60, 0.98 * H)]
    lathe(up, (0, 0, 0), "Z", P["paint"], 72, 0.004)
    inn = [
        (R0 * 0.60, 0.98 * H),
        (R0 * 0.585, 0.92 * H),
        (R0 * 0.94, 0.2 * H),
        (R0 * 0.97, -0.10 * H),
        (R0 * 0.5, -0.77 * H),
    ]
    lathe(inn + [(0.001, -0.77 * H)], (0, 0, 0), "Z", P["inside"], 72)
    ring(R0 * 0.625, R0 * 0.58, 0.022, (0, 0, 0.98 * H), "Z", P["paint"], 0.008, 64)  # rolled mouth
    for z, s in ((-0.05 * H, 1.012), (0.08 * H, 1.012)):
        ring(R0 * s, R0 * 0.97, 0.018, (0, 0, z), "Z", P["paint"], 0.004, 72)
    bolts((0, 0, 0.012 * H), R0 * 1.005, 18, "Z", P["steel"], 0.009, 0.05)
    gear_ring(R0 * 1.065, 0.045, 66, P["worn"], 0.145 * H)
    for a in (20, 200):  # paddles inside
        with placed(at(rz=a)):
            bar((R0 * 0.62, 0, -0.4 * H), (R0 * 0.60, 0.1, 0.52 * H), 0.10, 0.012, P["inside"], 0.003, up=(0, 1, 0))
    bolts((0, 0, -0.805 * H), R0 * 0.30, 8, "Z", P["steel"], 0.010, 0.02)
    cyl(R0 * 0.20, 0.05, (0, 0, -0.81 * H), "Z", P["dark"], 0.01, 40)


def handwheel(P, c, r, axis="Y", m="dark", spokes=4):
    o = Vector(c)
    ang = [R(a) for a in range(0, 360, 7)]
    tube([(c[0] + r * math.cos(a), c[1], c[2] + r * math.sin(a)) for a in ang], 0.013, P[m], cyc=True)
    cyl(0.038, 0.06, o, axis, P[m], 0.01)
    for k in range(spokes):
        a = 2 * math.pi * k / spokes + 0.4
        rod(o, o + Vector((r * math.cos(a), 0, r * math.sin(a))), 0.010, P[m])


def mixer_150(P, model):
    """electric mixer: tubular frame, yoke with the drum, motor in a hood beside it, two solid wheels"""
    P["inside"] = mat("inside", "#9b8f80", 0.6, metal=0.3, ao=0.6, dirt=0.5, bump=0.2, bscale=30)
    zc = 0.86  # tilting axle, along Y
    R0 = 0.375
    with placed(at(0, 0, zc + 0.02, ry=38)):
        mixer_drum(P, R0, 1.0)
        # yoke: flat arc below the drum, from trunnion to trunnion
        yk = arc(0, 0.02, R0 + 0.07, 180, 360, 28)
        yk = [(a, b if b > -0.36 else -0.36) for a, b in yk]
        strip(yk, 0.035, -0.045, 0.045, P["dark"], 0.01, "YZ")
    for s in (-1, 1):
        cyl(0.05, 0.11, (0, s * (R0 + 0.10), zc + 0.02), "Y", P["dark"], 0.012)
    # stand: two trestles and a spreader
    for s in (-1, 1):
        y = s * (R0 + 0.13)
        yb = s * (R0 + 0.06)
        tube([(-0.42, yb, 0.13), (-0.02, y, zc), (0.02, y, zc), (0.44, yb, 0.02)], 0.024, P["dark"], fil=0.06)
        box((0.16, 0.045, 0.12), (0, y, zc + 0.01), P["dark"], 0.015)
        bar((-0.25, (y + yb) / 2, 0.42), (0.265, (y + yb) / 2, 0.42), 0.03, 0.04, P["dark"], 0.006)
        box((0.12, 0.08, 0.02), (0.45, yb, 0.015), P["rubber"], 0.006)
    tube([(0.36, -0.45, 0.18), (0.36, 0.45, 0.18)], 0.020, P["dark"])
    tube([(-0.39, -0.50, 0.155), (-0.39, 0.50, 0.155)], 0.018, P["steel"])
    tube([(-0.30, -0.45, 0.36), (-0.30, 0.45, 0.36)], 0.020, P["dark"])
    for s in (-1, 1):
        plain_wheel((-0.40, s * 0.50, 0.155), 0.155, 0.065, P, s, "paint", grooves=0, nuts=5)
    # motor hood with switch, on the near side
    y0 = R0 + 0.16
    hood = [
        (-0.17, zc - 0.22),
        (0.17, zc - 0.22),
        (0.19, zc + 0.02),
        (0.13, zc + 0.21),
        (-0.10, zc + 0.23),
        (-0.19, zc + 0.1),
    ]
    prism(fillet(hood, 0.06), -y0 - 0.26, -y0 + 0.02, P["paint"], bevel=0.03, seg=4)
    # tilting handwheel with locking disc on the other side
    yw = y0 + 0.06
    rod((0, R0 + 0.1, zc + 0.02), (0, yw + 0.05, zc + 0.02), 0.024, P["steel"])
    cyl(0.13, 0.014, (0, yw - 0.035, zc + 0.02), "Y", P["dark"], 0.003, 48)
    for a in range(0, 360, 45):
        cyl(
            0.015,
            0.018,
            (0.105 * math.cos(R(a)), yw - 0.033, zc + 0.02 + 0.105 * math.sin(R(a))),
            "Y",
            P["black"],
            0.001,
            16,
        )
    handwheel(P, (0, yw + 0.03, zc + 0.02), 0.25, m="paint")
    box((0.03, 0.05, 0.20), (0, yw - 0.02, zc - 0.14), P["dark"], 0.006)
    # decals on the drum's belly would turn away: a plate on the frame instead
    box((0.30, 0.012, 0.10), (0.0, 0.478, 0.42), P["black"], 0.006)
    text(BRAND, 0.062, (0.0, 0.4845, 0.42), "+Y", P["paint"])
    # motor side seen from the front
    louvre(-y0 - 0.21, -y0 - 0.04, zc - 0.17, zc - 0.05, 0.176, 4, P["dark"], P["black"], 1, "X")
    text(model, 0.058, (0.1935, -y0 - 0.12, zc - 0.008), "+X", P["black"], shear=0.1)
    box((0.03, 0.09, 0.11), (0.165, -y0 - 0.12, zc + 0.125), P["black"], 0.010, rot=(0, -18, 0))
    cyl(0.016, 0.02, (0.187, -y0 - 0.135, zc + 0.145), "X", P["red"], 0.004)
    cyl(0.014, 0.02, (0.190, -y0 - 0.105, zc + 0.125), "X", P["green"], 0.004)
    tube(
        [(0.1, -y0 - 0.13, zc - 0.22), (0.12, -y0 - 0.12, 0.42), (0.25, -y0 - 0.05, 0.06), (0.42, -y0 + 0.0, 0.02)],
        0.010,
        P["hose"],
        smooth=True,
    )
    tube([(-0.17, -0.44, 0.75), (-0.20, -0.40, 0.62)], 0.01, P["dark"])
    rod((0, -R0 - 0.06, zc + 0.15), (0, -R0 - 0.2, zc + 0.15), 0.03, P["steel"])


def mixer_300(P, model):
    """towable site mixer: engine under a hood, big drum, drawbar, road wheels"""
    P["inside"] = mat("inside", "#9b8f80", 0.6, metal=0.3, ao=0.6, dirt=0.5, bump=0.2, bscale=30)
    zc, R0 = 1.06, 0.52
    # chassis: two long members, drawbar to the right of the picture (-X)
    for s in (-1, 1):
        bar((-0.75, s * 0.42, 0.42), (0.62, s * 0.42, 0.42), 0.07, 0.10, P["dark"], 0.012)
        bar((-0.70, s * 0.40, 0.42), (-1.55, s * 0.03, 0.42), 0.06, 0.09, P["dark"], 0.012)
    for x in (-0.72, -0.1, 0.58):
        bar((x, -0.45, 0.42), (x, 0.45, 0.42), 0.07, 0.09, P["dark"], 0.012)
    bar((-1.45, 0, 0.42), (-1.80, 0, 0.42), 0.07, 0.07, P["dark"], 0.010)
    ring(0.07, 0.038, 0.035, (-1.86, 0, 0.42), "Z", P["steel"], 0.010)
    rod((-1.50, 0.11, 0.14), (-1.50, 0.11, 0.66), 0.026, P["steel"])  # prop stand
    cyl(0.034, 0.30, (-1.50, 0.11, 0.44), "Z", P["dark"], 0.006)
    plain_wheel((-1.50, 0.11, 0.10), 0.10, 0.055, P, 1, "dark", grooves=0, nuts=4)
    rod((-1.50, 0.11, 0.66), (-1.42, 0.20, 0.66), 0.010, P["steel"])
    # axle, road wheels, mudguards
    rod((-0.10, -0.60, 0.30), (-0.10, 0.60, 0.30), 0.04, P["dark"])
    for s in (-1, 1):
        y = s * 0.66
        wheel((-0.10, y, 0.30), 0.30, 0.17, P, "light", s, 30, 0.010, rimr=0.58)
        strip(arc(-0.10, 0.30, 0.35, 15, 165, 18), 0.012, y - 0.10, y + 0.10, P["dark"], 0.004)
        bar((-0.1, s * 0.44, 0.42), (-0.1, s * 0.6, 0.64), 0.05, 0.03, P["dark"], 0.006)
        # rear props
        rod((0.56, s * 0.42, 0.02), (0.56, s * 0.42, 0.42), 0.024, P["steel"])
        box((0.12, 0.12, 0.02), (0.56, s * 0.42, 0.012), P["dark"], 0.004)
    # trestles for the trunnions
    for s in (-1, 1):
        y = s * (R0 + 0.11) if s > 0 else -(R0 + 0.08)
        prism(
            fillet([(-0.22, 0.46), (0.36, 0.46), (0.17, zc + 0.08), (-0.03, zc + 0.08)], 0.04),
            y - 0.022,
            y + 0.022,
            P["dark"],
            bevel=0.01,
        )
        bar((0.07, y, 0.45), (0.07, s * 0.42, 0.42), 0.5, 0.04, P["dark"], 0.008, up=(0, 0, 1))
        cyl(0.075, 0.09, (0.07, y + s * 0.03, zc), "Y", P["dark"], 0.014)
        bolts((0.07, y + s * 0.08, zc), 0.055, 6, "Y", P["steel"], 0.008, 0.014)
    with placed(at(0.07, 0, zc + 0.04, ry=34)):
        mixer_drum(P, R0, 0.98)
        yk = [(a, max(b, -0.48)) for a, b in arc(0, 0.02, R0 + 0.065, 180, 360, 28)]
        strip(yk, 0.05, -0.06, 0.06, P["dark"], 0.012, "YZ")
    # big tilting wheel with foot brake
    yw = R0 + 0.24
    rod((0.07, R0 + 0.1, zc), (0.07, yw + 0.06, zc), 0.03, P["steel"])
    handwheel(P, (0.07, yw + 0.04, zc), 0.33, m="paint", spokes=5)
    cyl(0.17, 0.02, (0.07, yw - 0.04, zc), "Y", P["dark"], 0.004, 56)
    bar((0.28, R0 + 0.18, 0.46), (0.50, R0 + 0.18, 0.40), 0.05, 0.014, P["dark"], 0.004)
    box((0.10, 0.09, 0.016), (0.53, R0 + 0.18, 0.39), P["rubber"], 0.004)
    bar((0.07, R0 + 0.16, 0.88), (0.30, R0 + 0.18, 0.46), 0.02, 0.03, P["dark"], 0.005)
    # engine hood towards the drawbar
    hd = [(-1.00, 0.47), (-0.48, 0.47), (-0.46, 0.92), (-0.56, 1.06), (-0.92, 1.06), (-1.02, 0.96)]
    prism(fillet(hd, 0.05), -0.36, 0.36, P["paint"], bevel=0.035, seg=5)
    box((0.60, 0.70, 0.03), (-0.74, 0, 0.47), P["dark"], 0.008)
    louvre(-0.94, -0.56, 0.55, 0.72, 0.360, 6, P["dark"], P["black"], 1)
    text(model, 0.09, (-0.80, 0.3605, 0.90), "+Y", P["black"], shear=0.15)
    box((0.05, 0.02, 0.035), (-0.745, 0.362, 0.77), P["black"], 0.006)
    for x in (-0.96, -0.52):
        cyl(0.012, 0.06, (x, 0.362, 0.80), "Z", P["dark"], 0.003, 16)
    rod((-0.90, -0.2, 1.05), (-0.90, -0.2, 1.24), 0.024, P["steel"])
    tube([(-0.90, -0.2, 1.22), (-0.90, -0.2, 1.29), (-0.96, -0.2, 1.31)], 0.024, P["steel"], fil=0.04)
    tube(
        [(-0.72, -0.1, 1.05), (-0.72, -0.1, 1.13), (-0.72, 0.1, 1.13), (-0.72, 0.1, 1.05)], 0.014, P["steel"], fil=0.03
    )
    # drive: pinion case between hood and ring gear
    prism(
        fillet([(-0.50, 0.80), (-0.30, 1.00), (-0.28, 1.18), (-0.42, 1.20), (-0.52, 1.0)], 0.04),
        -0.10,
        0.10,
        P["dark"],
        bevel=0.02,
    )
    for s in (-1, 1):
        lamp(P, (0.66, s * 0.36, 0.42), 0.032, 1, col="red")
        box((0.02, 0.07, 0.05), (0.645, s * 0.26, 0.42), P["hazard"], 0.002)
    box((0.02, 0.40, 0.10), (0.628, 0, 0.42), P["black"], 0.004)
    text(BRAND, 0.07, (0.639, 0, 0.42), "+X", P["paint"])


def concrete_bucket(P, model):
    """crane bucket: round hopper with a conical outlet, jaw gate with a lever, bail and stand"""
    P["inside"] = mat("inside", "#8f8b86", 0.55, metal=0.5, ao=0.6, dirt=0.45, bump=0.2, bscale=30)
    R0, zt, zk, zb, ro = 0.56, 1.34, 0.86, 0.40, 0.15
    out = [(ro, zb), (ro, zb + 0.05), (R0 - 0.012, zk - 0.02), (R0, zk), (R0, zt)]
    lathe(out, (0, 0, 0), "Z", P["paint"], 96, 0)
    lathe([(r - 0.008, z) for r, z in out], (0, 0, 0), "Z", P["inside"], 96, 0)
    ring(R0 + 0.018, R0 - 0.012, 0.045, (0, 0, zt), "Z", P["paint"], 0.012, 96)
    ring(R0 + 0.010, R0 - 0.005, 0.05, (0, 0, zk + 0.01), "Z", P["paint"], 0.008, 96)
    ring(ro + 0.035, ro - 0.01, 0.025, (0, 0, zb + 0.02), "Z", P["dark"], 0.006, 64)
    for a in range(0, 360, 60):  # welded ribs down the cone
        with placed(at(rz=a + 10)):
            prism(
                [(ro + 0.01, zb + 0.06), (ro + 0.05, zb + 0.06), (R0 + 0.03, zk - 0.04), (R0 - 0.02, zk - 0.04)],
                -0.006,
                0.006,
                P["paint"],
                bevel=0.002,
            )
    # clamshell gate, pivoting on the outlet, steel chute lips
    for s in (-1, 1):
        pts = [(0.0, zb + 0.02)] + arc(0, zb + 0.02, 0.235, 270 - s * 2, 270 + s * 52, 12)
        for y in (-0.165, 0.165):
            prism(pts, y - 0.008, y + 0.008, P["dark"], bevel=0.003)
        strip(arc(0, zb + 0.02, 0.232, 270 - s * 0, 270 + s * 52, 12), 0.012, -0.165, 0.165, P["worn"], 0.003)
    for y in (-0.185, 0.185):
        cyl(0.028, 0.05, (0, y, zb + 0.02), "Y", P["steel"], 0.005)
    # gate lever: long, on the near side, with a spring and a hose-like grip
    for y in (0.205,):
        bar((0.02, y, zb + 0.02), (0.36, y + 0.06, zb + 0.20), 0.02, 0.05, P["dark"], 0.006)
        tube(
            [(0.34, y + 0.055, zb + 0.19), (0.62, y + 0.10, zb + 0.32), (0.86, y + 0.10, zb + 0.33)],
            0.018,
            P["dark"],
            fil=0.1,
        )
        grip(P, (0.68, y + 0.10, zb + 0.322), (0.87, y + 0.10, zb + 0.33), 0.025)
    n = 60  # return spring
    a, b = Vector((0.24, 0.25, zb + 0.16)), Vector((0.30, 0.33, zk - 0.02))
    d = (b - a).normalized()
    u = d.cross(Vector((0, 0, 1))).normalized()
    v = d.cross(u)
    tube(
        [a + (b - a) * (i / n) + (u * math.cos(i * 1.1) + v * math.sin(i * 1.1)) * 0.018 for i in range(n + 1)],
        0.005,
        P["steel"],
        res=3,
    )
    # stand: four legs in a square frame
    q = 0.40
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * q, sy * q, 0.03), (sx * q, sy * q, zk + 0.04)], 0.024, P["dark"])
            bar(
                (sx * q, sy * q, zk - 0.06), (sx * (q - 0.04), sy * (q - 0.04), zk - 0.06), 0.05, 0.10, P["dark"], 0.006
            )
            box((0.10, 0.10, 0.016), (sx * q, sy * q, 0.010), P["dark"], 0.004)
    sq = [(q, q, 0.06), (-q, q, 0.06), (-q, -q, 0.06), (q, -q, 0.06)]
    tube(sq, 0.022, P["dark"], fil=0.03, cyc=True)
    # bail with crane eye
    for s in (-1, 1):
        y = s * (R0 + 0.035)
        prism(
            fillet([(-0.07, zt - 0.28), (0.07, zt - 0.28), (0.07, zt + 0.06), (-0.07, zt + 0.06)], 0.04),
            y - 0.014,
            y + 0.014,
            P["dark"],
            bevel=0.006,
        )
        cyl(0.04, 0.06, (0, y + s * 0.02, zt - 0.02), "Y", P["steel"], 0.006)
    y = R0 + 0.07
    hoop = [
        (0, -y, zt - 0.02),
        (0, -y, zt + 0.30),
        (0, -0.10, zt + 0.62),
        (0, 0.10, zt + 0.62),
        (0, y, zt + 0.30),
        (0, y, zt - 0.02),
    ]
    tube(hoop, 0.026, P["dark"], fil=0.16)
    box((0.03, 0.22, 0.10), (0, 0, zt + 0.63), P["dark"], 0.012)
    ring(0.085, 0.052, 0.034, (0, 0, zt + 0.70), "X", P["steel"], 0.010, 48)
    # dark band, decals wrapped close to the shell
    for a, s_, z, sz, c in (
        (46, BRAND, 1.14, 0.13, "black"),
        (46, model, 0.985, 0.10, "black"),
        (226, BRAND, 1.14, 0.13, "black"),
    ):
        wrap_text(s_, sz, R0 + 0.0015, a, z, P[c])
    ring(R0 + 0.0015, R0 - 0.004, 0.05, (0, 0, zt - 0.06), "Z", P["dark"], 0, 96)


def wrap_text(s, size, r, a, z, m):
    """letters one by one round a vertical cylinder, centred on azimuth a"""
    from PIL import ImageFont

    f = ImageFont.truetype(FONT, 200)
    w = [f.getlength(c) / 200 * size * 0.86 for c in s]
    x = -sum(w) / 2
    for c, wc in zip(s, w):
        t = R(a) + (x + wc / 2) / r
        o = text(c, size, (0, 0, 0), "+X", m)
        o.matrix_world = Matrix.Rotation(t, 4, "Z") @ Matrix.Translation((r, 0, z)) @ o.matrix_world
        x += wc


VARIANTS = {
    "mixer-150": dict(build=mixer_150, model="HM 150", az=42, el=12),
    "mixer-300": dict(build=mixer_300, model="HM 300", az=52, el=11),
    "concrete-bucket": dict(build=concrete_bucket, model="CB 5", az=44, el=14),
}

if __name__ == "__main__":
    run(VARIANTS)

"""Scissor lifts: narrow electric slab lifts and rough-terrain diesels.  X forward (extension deck), metres."""

from parts_hire import *


# ------------------------------------------------------------------ scissor stack
def stack(P, x0, L, zb, stages, th, y_out, arm=(0.036, 0.088), ram=0.048, rams=(0, 2)):
    """Crossed arms from height zb; returns the height of the top pins. Two arm planes a side, inner and outer."""
    c, h = L * math.cos(R(th)) / 2, L * math.sin(R(th))
    xc, w = x0 + c, arm[0]
    y_in = y_out - w * 1.4
    r = arm[1] * 0.59
    for i in range(stages):
        z0, z1 = zb + i * h, zb + (i + 1) * h
        for s in (-1, 1):
            for y, a, b in (
                (s * y_out, (x0, z0), (x0 + 2 * c, z1)),
                (s * y_in, (x0 + 2 * c, z0), (x0, z1)),
            ):
                bar((a[0], y, a[1]), (b[0], y, b[1]), w, arm[1], P["grey"], 0.010)
                for e in (a, b):
                    rod((e[0], y - w * 0.55, e[1]), (e[0], y + w * 0.55, e[1]), r, P["grey"], 0.006, 32)
            m = (xc, (z0 + z1) / 2)
            rod((m[0], s * (y_in - w * 0.7), m[1]), (m[0], s * (y_out + w * 0.75), m[1]), r, P["grey"], 0.006, 32)
            rod((m[0], s * y_in, m[1]), (m[0], s * (y_out + w), m[1]), r * 0.44, P["steel"], 0.004, 24)
            bolts((m[0], s * (y_out + w * 0.86), m[1]), r * 0.68, 3, "Y", P["steel"], 0.006, 0.008)
        rod((xc, -y_in, (z0 + z1) / 2), (xc, y_in, (z0 + z1) / 2), r * 0.6, P["dark"])
        for x in (x0, x0 + 2 * c):
            for z in (z0, z1) if i == stages - 1 else (z0,):
                rod((x, -y_out - w * 0.6, z), (x, y_out + w * 0.6, z), r * 0.48, P["dark"], 0.004)
                for s in (-1, 1):
                    rod((x, s * (y_out + w * 0.6), z), (x, s * (y_out + w * 0.9), z), r * 0.68, P["steel"], 0.004)
        for t in (0.25, 0.75):  # cross tubes between the inner arms
            x, z = x0 + 2 * c * (1 - t), z0 + h * t
            rod((x, -y_in, z), (x, y_in, z), r * 0.48, P["grey"])
    for i in rams:
        z0 = zb + i * h
        a = (x0 + 2 * c * 0.80, 0, z0 + h * 0.20 + 0.02)
        b = (x0 + 2 * c * 0.22, 0, z0 + h * 1.78 - 0.02)
        hyd(a, b, P, ram, 0.55)
        for e in (a, b):
            rod((e[0], -y_in, e[2]), (e[0], y_in, e[2]), ram * 0.6, P["dark"])
    pts = []  # cable run, clipped along alternating arms
    for i in range(stages + 1):
        d = 1 if i % 2 == 0 else -1
        pts.append((x0 + 2 * c * (0.02 if d > 0 else 0.98) + 0.05 * d, y_out + w, zb + i * h + 0.03))
    tube(pts, 0.012, P["hose"], fil=0.10)
    return zb + stages * h


def rails(P, x0, x1, w, n, z, front=True, back=True, r=0.0185, gate=False):
    """guard rails with mid rail and toe board round a deck from x0 to x1, half width w"""
    m = P["paint"]
    xs = [x0 + (x1 - x0) * k / n for k in range(n + 1)]
    for s in (-1, 1):
        tube([(x0, s * w, z), (x0, s * w, z + 1.10), (x1, s * w, z + 1.10), (x1, s * w, z)], r, m, fil=0.07)
        tube([(x0, s * w, z + 0.58), (x1, s * w, z + 0.58)], r * 0.85, m)
        for x in xs[1:-1]:
            tube([(x, s * w, z), (x, s * w, z + 1.10)], r * 0.85, m)
        box((x1 - x0, 0.008, 0.15), ((x0 + x1) / 2, s * w, z + 0.08), m, 0.002)
        for x in xs:
            box((0.06, 0.05, 0.10), (x, s * w, z + 0.03), P["dark"], 0.006)
    for x, on in ((x0, back), (x1, front)):
        if on:
            for zz, q in ((1.10, r), (0.58, r * 0.85)):
                tube([(x, -w, z + zz), (x, w, z + zz)], q, m)
            box((0.008, 2 * w, 0.15), (x, 0, z + 0.08), m, 0.002)
    if gate:  # entry gate uprights and latch at the rear
        for y in (-0.22, 0.22):
            tube([(x0, y, z), (x0, y, z + 1.1)], r * 0.85, m)
        box((0.05, 0.06, 0.05), (x0, 0.22, z + 0.58), P["black"], 0.008)


def floor(P, x0, x1, w, z, th=0.10):
    """deck: side channels, cross channels, chequer plate"""
    for s in (-1, 1):
        box((x1 - x0, 0.05, th), ((x0 + x1) / 2, s * (w - 0.025), z - th / 2), P["dark"], 0.008)
    for x in (x0, x1):
        box((0.04, 2 * w, th), (x, 0, z - th / 2), P["dark"], 0.008)
    box((x1 - x0, 2 * w - 0.02, 0.025), ((x0 + x1) / 2, 0, z - 0.012), P["steel"], 0.004)


def controls(P, x, y, z):
    """platform control box hung on the front rail, with joystick, stop button and cable"""
    with moved((x, y, z), (0, -18, 0)):
        box((0.17, 0.26, 0.18), (0, 0, 0), P["black"], 0.02)
        box((0.14, 0.22, 0.01), (0, 0, 0.09), P["dark"], 0.004)
        rod((-0.01, -0.05, 0.09), (-0.02, -0.05, 0.19), 0.012, P["black"])
        cyl(0.022, 0.03, (-0.02, -0.05, 0.20), "Z", P["dark"], 0.008)
        cyl(0.024, 0.03, (0.0, 0.06, 0.105), "Z", P["red"], 0.006)
        cyl(0.010, 0.02, (0.05, 0.0, 0.10), "Z", P["green"], 0.003)
    tube(
        [
            (x, y, z - 0.08),
            (x - 0.15, y - 0.02, z - 0.35),
            (x - 0.36, y - 0.05, z - 0.75),
            (x - 0.42, y - 0.03, z - 1.02),
        ],
        0.012,
        P["hose"],
        smooth=True,
    )


def sign(P, x, y, z, label, k=1.0):
    """plate with brand and working height on the platform's side rails"""
    for s in (-1, 1):
        box((0.58 * k, 0.006, 0.24 * k), (x, s * (y + 0.012), z), P["white"], 0.002)
        text(BRAND, 0.128 * k, (x, s * (y + 0.0165), z + 0.045 * k), sides(s), P["black"], shear=0.12)
        box((0.50 * k, 0.004, 0.012 * k), (x, s * (y + 0.0155), z - 0.022 * k), P["paint"], 0)
        text(label, 0.085 * k, (x, s * (y + 0.0165), z - 0.072 * k), sides(s), P["black"])


# ------------------------------------------------------------------ electric slab lift
def slab(P, model, metres, length, width, wheel_r, stages, th, arm_l, ext, posts=3, arm=(0.036, 0.088), trays=1):
    hl, hw, r = length / 2, width / 2, wheel_r
    wx = hl - r - 0.05  # axles
    top = 0.30 + r
    arm_c = arm_l * math.cos(R(th)) / 2
    for x in (-wx, wx):
        for s in (-1, 1):
            wheel((x, s * (hw - 0.06), r), r, 0.115, P, "dark", s, 0, tyre="nm", rimr=0.66)
    prism(
        fillet([(-hl, 0.25), (-hl + 0.02, 0.19), (hl - 0.02, 0.19), (hl, 0.25), (hl, top), (-hl, top)], 0.03),
        -hw + 0.125,
        hw - 0.125,
        P["dark"],
        bevel=0.012,
    )
    tray = wx - r - 0.045  # half length of the swing-out trays between the wheels
    for s in (-1, 1):
        yo = s * hw
        prism(
            fillet([(-tray, 0.13), (tray, 0.13), (tray, top + 0.01), (-tray, top + 0.01)], 0.035),
            yo - s * 0.135,
            yo,
            P["paint"],
            bevel=0.014,
            seg=4,
        )
        n = trays + 1
        for k in range(1, n):
            box((0.005, 0.006, top - 0.17), (-tray + 2 * tray * k / n, yo, (top + 0.14) / 2), P["black"], 0)
        box((2 * tray - 0.05, 0.006, 0.005), (0, yo, top - 0.045), P["black"], 0)
        pitch = 2 * tray / n
        for k in range(n):
            x = -tray + pitch * (k + 0.5)
            box((0.11, 0.02, 0.03), (x, yo + s * 0.004, top - 0.075), P["black"], 0.008)
            box((0.08, 0.02, 0.012), (x, yo + s * 0.012, top - 0.078), P["dark"], 0.004)
            louvre(x - pitch * 0.36, x + pitch * 0.36, 0.17, 0.255, yo - s * 0.002, 4, P["dark"], P["black"], s)
        for x in (-tray + 0.03, tray - 0.03):
            for z in (0.16, top - 0.02):
                cyl(0.009, 0.012, (x, yo, z), "Y", P["steel"], 0.002, 6)
        size = min(0.085, pitch * 0.19)
        zt = (0.255 + top - 0.09) / 2 + 0.005
        text(BRAND, size, (-tray + pitch * 0.5, yo + s * 0.001, zt), sides(s), P["black"], shear=0.12)
        text(model, size, (tray - pitch * 0.5, yo + s * 0.001, zt), sides(s), P["black"], shear=0.12)
        bar(
            (-tray, s * (hw - 0.05), 0.075), (tray, s * (hw - 0.05), 0.075), 0.03, 0.05, P["dark"], 0.008
        )  # pothole guard
        for x in (-tray + 0.06, tray - 0.06):
            bar((x, s * (hw - 0.05), 0.075), (x, s * (hw - 0.05), 0.16), 0.03, 0.05, P["dark"], 0.006, up=(1, 0, 0))
        for x in (-wx, wx):
            pa = [(x + (r + 0.04) * math.cos(R(a)), r + 0.01 + (r + 0.04) * math.sin(R(a))) for a in range(8, 173, 12)]
            strip(pa, 0.012, s * (hw - 0.13), s * (hw - 0.004), P["dark"], 0.004)
        box((length - 0.14, 0.05, 0.04), (0, s * (hw - 0.155), top + 0.015), P["dark"], 0.008)  # slider rails
    for d in (1, -1):
        x = d * hl
        box((0.03, width - 0.12, 0.17), (x * 0.99, 0, top - 0.14), P["dark"], 0.012)
        box((0.006, width - 0.17, 0.05), (x + d * 0.005, 0, top - 0.19), P["hazard"], 0.001)
        for s in (-1, 1):
            cyl(0.022, 0.02, (x + d * 0.004, s * (hw - 0.16), top - 0.10), "X", P["lens" if d > 0 else "red"], 0.004)
            ring(0.045, 0.03, 0.02, (x, s * (hw - 0.10), 0.21), "X", P["steel"], 0.004)
    text(model, 0.07, (hl + 0.0105, 0, top - 0.105), "+X", P["white"], shear=0.12)
    box((0.10, 0.24, 0.10), (-hl - 0.03, 0, top - 0.08), P["black"], 0.012)
    for s in (-1, 1):
        y = s * 0.19
        tube(
            [(-hl, y, 0.22), (-hl - 0.065, y, 0.22), (-hl - 0.065, y, top - 0.02), (-hl, y, top - 0.02)],
            0.012,
            P["dark"],
            fil=0.03,
        )

    z = stack(
        P, -hl + 0.16, arm_l, top + 0.06, stages, th, hw - 0.115, arm, 0.05 * arm[1] / 0.088, range(0, stages - 1, 2)
    )
    zf = z + 0.16
    xa, xb, hy = -hl + 0.03, hl - 0.03, hw - 0.01
    for s in (-1, 1):
        box((length - 0.2, 0.04, 0.05), (0, s * (hw - 0.155), z + 0.035), P["dark"], 0.006)
    floor(P, xa, xb, hy, zf)
    xe = xb + ext
    floor(P, xb - 0.3, xe, hy - 0.045, zf + 0.02, 0.06)
    rails(P, xa + 0.02, xb - 0.02, hy - 0.01, posts, zf, front=False, gate=True)
    rails(P, xb - 0.35, xe - 0.02, hy - 0.055, 2, zf + 0.02, back=False)
    controls(P, xe - 0.14, -hy + 0.22, zf + 1.03)
    box((0.26, 0.03, 0.20), (xa + 0.3, -hy + 0.035, zf + 0.80), P["dark"], 0.012)
    sign(P, -0.05 * length, hy, zf + 0.83, f"{metres} m", 0.9 if length < 1.6 else 1.05)
    # rotating beacon on a rear post and a tool socket
    box((0.09, 0.05, 0.12), (xa + 0.05, hy - 0.06, zf + 0.35), P["black"], 0.01)


# ------------------------------------------------------------------ rough-terrain diesel
def outrigger(P, x, y, z, d, s, reach):
    """jack in a square housing on a beam from the chassis, with foot plate"""
    bar((x - d * 0.25, y - s * 0.25, z), (x, y, z), 0.13, 0.13, P["dark"], 0.012)
    box((0.16, 0.16, 0.62), (x, y, z + 0.10), P["paint"], 0.016)
    box((0.165, 0.165, 0.07), (x, y, z - 0.14), P["hazard"], 0.004)
    rod((x, y, z - 0.2), (x, y, 0.09), 0.042, P["chrome"], 0.002)
    rod((x, y, 0.05), (x, y, 0.13), 0.06, P["dark"])
    cyl(0.17, 0.035, (x, y, 0.02), "Z", P["dark"], 0.01, r2=0.15)
    box((0.10, 0.10, 0.02), (x, y, z + 0.42), P["dark"], 0.006)
    tube(
        [(x, y, z + 0.42), (x - d * 0.08, y - s * 0.1, z + 0.46), (x - d * 0.25, y - s * 0.25, z + 0.16)],
        0.012,
        P["hose"],
        smooth=True,
    )


def rough(P, model, metres, length, width, wheel_r, stages, th, arm_l, ext, ext_back=0.0, posts=4, arm=(0.06, 0.13)):
    hl, hw, r = length / 2, width / 2, wheel_r
    tw = r * 0.72
    wx = hl - r - 0.12
    zc = r + 0.02
    top = zc + 0.36
    nw = hw - tw - 0.05  # half width of the frame between the wheels
    for x in (-wx, wx):
        for s in (-1, 1):
            wheel((x, s * (hw - tw / 2), r), r, tw, P, "light", s, 19, lug=0.034, rimr=0.55)
            cyl(r * 0.16, 0.06, (x, s * (hw - tw * 0.12), r), "Y", P["dark"], 0.012)
        rod((x, -nw, r), (x, nw, r), 0.10, P["dark"])  # axles with differentials
        cyl(0.17, 0.22, (x, 0, r), "X", P["dark"], 0.04)
        for s in (-1, 1):
            hyd((x * 0.86, s * (nw - 0.08), r), (x * 0.86, s * 0.1, r), P, 0.032, 0.5)
    prism(
        fillet([(-hl, zc + 0.06), (-hl + 0.06, zc), (hl - 0.06, zc), (hl, zc + 0.06), (hl, top), (-hl, top)], 0.05),
        -nw,
        nw,
        P["dark"],
        bevel=0.018,
    )
    # engine pod (+Y) and hydraulic / fuel pod (-Y) hung between the wheels
    pod = wx - r - 0.10
    for s in (-1, 1):
        yo = s * (hw - 0.01)
        box((2 * pod, hw - nw, 0.10), (0, s * (hw + nw) / 2, zc - 0.08), P["dark"], 0.012)
        prism(
            fillet(
                [
                    (-pod, zc - 0.03),
                    (pod, zc - 0.03),
                    (pod, top - 0.02, 0.06),
                    (pod - 0.10, top + 0.12, 0.06),
                    (-pod + 0.10, top + 0.12, 0.06),
                    (-pod, top - 0.02, 0.06),
                ],
                0.02,
            ),
            s * nw,
            yo,
            P["paint"],
            bevel=0.025,
            seg=4,
        )
        zm = (zc + top) / 2 + 0.03
        for x in (-pod / 2, pod / 2):
            door(x, zm, pod - 0.06, top - zc - 0.04, yo, s, P, hinge=1 if x > 0 else -1)
        k = min(0.16, pod * 0.17)
        x_l = -pod / 2
        if s > 0:
            louvre(x_l - pod * 0.32, x_l + pod * 0.32, zm - 0.08, zm + 0.10, yo + 0.014, 6, P["dark"], P["black"], s)
            text(BRAND, k, (pod / 2 + 0.01, yo + 0.0155, zm + 0.06), "+Y", P["black"], shear=0.12)
            text(model, k * 0.85, (pod / 2 + 0.01, yo + 0.0155, zm - 0.11), "+Y", P["black"], shear=0.12)
        else:
            text(BRAND, k, (0, yo - 0.0155, zm), "-Y", P["black"], shear=0.12)
        box((2 * pod, 0.006, 0.05), (0, yo + s * 0.002, zc - 0.08), P["hazard"], 0.001)
    ye = hw - 0.16
    cyl(0.05, 0.02, (-pod * 0.5, ye, top + 0.13), "Z", P["dark"], 0.006)
    rod((-pod * 0.5, ye, top + 0.1), (-pod * 0.5, ye, top + 0.26), 0.03, P["steel"])
    tube(
        [(-pod * 0.5, ye, top + 0.24), (-pod * 0.5, ye, top + 0.32), (-pod * 0.5 - 0.10, ye, top + 0.35)],
        0.03,
        P["steel"],
        fil=0.05,
    )
    # bumpers with lights, mudguards, outriggers
    for d in (1, -1):
        x = d * hl
        box((0.08, 2 * nw + 0.1, 0.22), (x, 0, zc + 0.17), P["dark"], 0.02)
        box((0.006, 2 * nw, 0.07), (x + d * 0.042, 0, zc + 0.11), P["hazard"], 0.001)
        for s in (-1, 1):
            box((0.04, 0.13, 0.08), (x + d * 0.04, s * (nw - 0.14), zc + 0.22), P["lens" if d > 0 else "red"], 0.01)
            ring(0.06, 0.035, 0.03, (x + d * 0.05, s * 0.18, zc + 0.03), "X", P["steel"], 0.006)
            outrigger(P, x + d * 0.12, s * (nw + 0.26), zc + 0.16, d, s, 0)
            pa = [
                (d * wx + (r + 0.07) * math.cos(R(a)), r + 0.02 + (r + 0.07) * math.sin(R(a)))
                for a in range(35, 146, 11)
            ]
            strip(pa, 0.016, s * nw, s * (hw - tw * 0.3), P["dark"], 0.005)
    text(model, 0.11, (hl + 0.045, 0, zc + 0.22), "+X", P["white"], shear=0.12)

    y_out = nw - 0.06
    for s in (-1, 1):
        box((length - 0.2, 0.08, 0.07), (0, s * (y_out - 0.02), top + 0.03), P["dark"], 0.010)
    c = arm_l * math.cos(R(th)) / 2
    z = stack(P, -c - 0.02, arm_l, top + 0.12, stages, th, y_out, arm, 0.07, range(0, stages - 1, 2))
    zf = z + 0.24
    xa, xb, hy = -hl + 0.04, hl - 0.04, hw - 0.10
    for s in (-1, 1):
        box((length - 0.3, 0.07, 0.09), (0, s * (y_out - 0.02), z + 0.08), P["dark"], 0.008)
    for x in (-hl * 0.6, 0, hl * 0.6):
        box((0.07, 2 * hy - 0.1, 0.07), (x, 0, zf - 0.12), P["dark"], 0.008)
    floor(P, xa, xb, hy, zf, 0.13)
    rails(P, xa + 0.02, xb - 0.02, hy - 0.01, posts, zf, front=False, back=not ext_back, r=0.022, gate=not ext_back)
    xe = xb + ext
    floor(P, xb - 0.4, xe, hy - 0.05, zf + 0.025, 0.08)
    rails(P, xb - 0.5, xe - 0.02, hy - 0.07, 2, zf + 0.025, back=False, r=0.022)
    if ext_back:
        floor(P, xa - ext_back, xa + 0.4, hy - 0.05, zf + 0.025, 0.08)
        rails(P, xa - ext_back + 0.02, xa + 0.5, hy - 0.07, 2, zf + 0.025, front=False, r=0.022, gate=True)
    controls(P, xe - 0.16, hy - 0.45, zf + 1.03)
    sign(P, 0, hy, zf + 0.83, f"{metres} m", 1.5)
    # entry ladder at the rear
    if not ext_back:
        for y in (-0.2, 0.2):
            tube([(-hl - 0.10, y, 0.42), (-hl - 0.05, y, top)], 0.018, P["dark"])
        for k in range(3):
            box((0.06, 0.40, 0.03), (-hl - 0.09 + 0.01 * k, 0, 0.45 + 0.22 * k), P["steel"], 0.006)


VARIANTS = {
    "scissor-6-electric": dict(
        build=slab,
        model="ES 06",
        metres=6,
        length=1.42,
        width=0.76,
        wheel_r=0.150,
        stages=3,
        th=19,
        arm_l=1.24,
        ext=0.50,
        posts=2,
    ),
    "scissor-8-electric": dict(
        build=slab,
        model="ES 08",
        metres=8,
        length=1.84,
        width=0.81,
        wheel_r=0.165,
        stages=4,
        th=15.5,
        arm_l=1.62,
        ext=0.65,
    ),
    "scissor-10-electric": dict(
        build=slab,
        model="ES 10",
        metres=10,
        length=2.36,
        width=1.15,
        wheel_r=0.190,
        stages=5,
        th=11.5,
        arm_l=2.10,
        ext=0.90,
        posts=4,
        arm=(0.042, 0.10),
        trays=2,
    ),
    "scissor-12-electric": dict(
        build=slab,
        model="ES 12",
        metres=12,
        length=2.52,
        width=1.19,
        wheel_r=0.200,
        stages=6,
        th=10.5,
        arm_l=2.24,
        ext=0.95,
        posts=4,
        arm=(0.046, 0.112),
        trays=2,
    ),
    "scissor-12-diesel": dict(
        build=rough,
        model="DS 12",
        metres=12,
        length=2.95,
        width=1.95,
        wheel_r=0.41,
        stages=3,
        th=14,
        arm_l=2.55,
        ext=1.10,
        el=9,
    ),
    "scissor-18-diesel": dict(
        build=rough,
        model="DS 18",
        metres=18,
        length=4.05,
        width=2.30,
        wheel_r=0.47,
        stages=5,
        th=9,
        arm_l=3.60,
        ext=1.20,
        ext_back=1.20,
        posts=5,
        arm=(0.075, 0.155),
        el=9,
    ),
}

if __name__ == "__main__":
    run(VARIANTS, slab, az=44, margin=1.09)

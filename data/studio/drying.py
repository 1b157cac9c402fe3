"""Drying and heating: indirect diesel heater, gas cannon, dehumidifier.  Front / air outlet towards +X, metres."""

from parts_hire import *


def grille(x, r, P, d=1, rings=4, spokes=8, wire=0.004, m="black", z=0.0):
    """round wire guard on an X-facing opening"""
    for k in range(1, rings + 1):
        n = 40
        rr = r * k / rings
        tube(
            [(x, rr * math.cos(2 * math.pi * i / n), z + rr * math.sin(2 * math.pi * i / n)) for i in range(n)],
            wire,
            P[m],
            cyc=True,
            res=3,
        )
    for k in range(spokes):
        a = math.pi * k / spokes
        c, s = r * math.cos(a), r * math.sin(a)
        tube([(x + d * wire, -c, z - s), (x + d * wire, c, z + s)], wire, P[m], res=3)


def diesel(P, model="DH 50"):
    """indirect-fired: drum with chimney, burner at the rear, fan guard, tank below as the chassis"""
    r, L, zc = 0.265, 1.05, 0.74
    # heating drum
    cyl(r, L, (0, 0, zc), "X", P["paint"], 0.012, 72)
    for x in (-0.30, 0.34):
        ring(r + 0.006, r - 0.02, 0.03, (x, 0, zc), "X", P["dark"], 0.004, 72)
    lathe(
        [(r - 0.002, 0.0), (r - 0.004, 0.02), (0.205, 0.11), (0.200, 0.19), (0.192, 0.19), (0.190, 0.02)],
        (L / 2, 0, zc),
        "X",
        P["dark"],
        64,
        0.004,
    )
    ring(0.208, 0.19, 0.02, (L / 2 + 0.185, 0, zc), "X", P["zinc"], 0.004)
    cyl(0.19, 0.01, (L / 2 + 0.02, 0, zc), "X", P["black"], 0)
    lathe([(0.12, 0.02), (0.12, 0.10), (0.06, 0.135), (0.001, 0.14)], (L / 2, 0, zc), "X", P["heat"], 48, 0.004)
    grille(L / 2 + 0.188, 0.188, P, 1, 3, 3, 0.0035, "zinc", zc)
    # rear: fan with guard
    cyl(r - 0.03, 0.008, (-L / 2 - 0.004, 0, zc), "X", P["black"], 0)
    for k in range(6):
        with moved((-L / 2 - 0.02, 0, zc), (60 * k, 0, 0)):
            box((0.012, 0.10, 0.17), (0, 0, 0.115), P["zinc"], 0.004, rot=(0, 0, 28))
    cyl(0.07, 0.14, (-L / 2 - 0.06, 0, zc), "X", P["dark"], 0.012)
    grille(-L / 2 - 0.075, r - 0.02, P, -1, 8, 4, 0.003, "black", zc)
    # chimney with rain cap, lifting eyes
    cyl(0.085, 0.02, (-0.02, 0, zc + r + 0.002), "Z", P["dark"], 0.004)
    cyl(0.065, 0.20, (-0.02, 0, zc + r + 0.09), "Z", P["zinc"], 0.003, 48)
    ring(0.071, 0.06, 0.02, (-0.02, 0, zc + r + 0.13), "Z", P["zinc"], 0.003)
    for p, q, _ in rays((-0.02, 0, zc + r), (0.06, 0.18), (0.06, 0.24), 3):
        rod(p, q, 0.004, P["zinc"])
    lathe([(0.10, 0.0), (0.06, 0.035), (0.001, 0.05)], (-0.02, 0, zc + r + 0.232), "Z", P["zinc"], 48, 0.002)
    for x in (-0.40, 0.42):
        eye((x, 0, zc + r - 0.004), P, 0.032, 0.012)
    # cradle and tank
    for x in (-0.30, 0.34):
        prism(
            fillet(
                [
                    (-0.21, 0.42),
                    (0.21, 0.42),
                    (0.245, zc - 0.12),
                    (0.18, zc - 0.20),
                    (0, zc - 0.262),
                    (-0.18, zc - 0.20),
                    (-0.245, zc - 0.12),
                ],
                0.0,
            ),
            x - 0.012,
            x + 0.012,
            P["dark"],
            "YZ",
            0.004,
        )
    prism(
        fillet([(-0.27, 0.17, 0.04), (0.27, 0.17, 0.04), (0.27, 0.43, 0.05), (-0.27, 0.43, 0.05)], 0, 8),
        -0.60,
        0.56,
        P["dark"],
        "YZ",
        0.025,
        4,
    )
    box((1.18, 0.556, 0.008), (-0.02, 0, 0.30), P["dark"], 0.003)
    cyl(0.042, 0.03, (0.46, 0.18, 0.44), "Z", P["black"], 0.006)
    box((0.05, 0.014, 0.014), (0.46, 0.18, 0.458), P["black"], 0.004)
    for s in (-1, 1):
        box((0.008, 0.008, 0.17), (0.50, s * 0.271, 0.30), P["light"], 0.003)
    cyl(0.018, 0.03, (0.50, 0.0, 0.155), "Z", P["steel"], 0.004, 6)
    # burner housing and control panel on the camera side
    s = 1
    box((0.42, 0.12, 0.27), (-0.22, s * 0.27, 0.60), P["dark"], 0.025, seg=4)
    y = s * 0.331
    box((0.19, 0.008, 0.20), (-0.125, y, 0.60), P["black"], 0.004)
    louvre(-0.405, -0.245, 0.51, 0.69, y, 6, P["dark"], P["black"], s)
    box((0.030, 0.014, 0.040), (-0.075, y + 0.006, 0.655), P["green"], 0.004)
    cyl(0.022, 0.02, (-0.16, y + 0.010, 0.655), "Y", P["dark"], 0.004)
    box((0.006, 0.012, 0.030), (-0.16, y + 0.022, 0.655), P["white"], 0.001)
    for k, c in enumerate(("green", "paint", "red")):
        cyl(0.008, 0.012, (-0.075 - 0.035 * k, y + 0.006, 0.60), "Y", P[c], 0.002, 16)
    socket((-0.10, y + 0.004, 0.545), 1, P, "blue", 0.022)
    cyl(0.020, 0.02, (-0.17, y + 0.008, 0.545), "Y", P["red"], 0.004)
    cyl(0.035, 0.10, (0.06, 0.275, 0.52), "Z", P["light"], 0.006)  # fuel filter and lines
    cyl(0.042, 0.03, (0.06, 0.275, 0.58), "Z", P["alu"], 0.005)
    tube([(0.06, 0.275, 0.595), (0.03, 0.30, 0.64), (-0.01, 0.285, 0.64)], 0.007, P["hose"], smooth=True)
    tube([(0.09, 0.275, 0.585), (0.15, 0.285, 0.55), (0.16, 0.265, 0.44)], 0.007, P["hose"], smooth=True)
    # decals on the drum, each line tangent to it
    for side in (-1, 1):
        for label, size, angle, x in ((BRAND, 0.120, 24, 0.02), (model, 0.085, -1, 0.12)):
            with moved((0, 0, zc), (side * angle, 0, 0)):
                text(label, size, (x, side * (r + 0.004), 0), sides(side), P["black"], shear=0.15)
    # wheels at the rear, loop leg and handles at the front
    for s in (-1, 1):
        wheel((-0.34, s * 0.335, 0.175), 0.175, 0.085, P, "light", s, 22, lug=0.009, rimr=0.58, hub=False)
        cyl(0.025, 0.04, (-0.34, s * 0.375, 0.175), "Y", P["black"], 0.006)
    rod((-0.34, -0.35, 0.175), (-0.34, 0.35, 0.175), 0.014, P["zinc"])
    tube([(0.44, -0.22, 0.20), (0.44, -0.22, 0.02), (0.44, 0.22, 0.02), (0.44, 0.22, 0.20)], 0.018, P["dark"], fil=0.06)
    for s in (-1, 1):
        tube([(0.30, s * 0.285, 0.36), (0.60, s * 0.285, 0.36), (0.90, s * 0.285, 0.56)], 0.017, P["zinc"], fil=0.06)
        grip((0.79, s * 0.285, 0.487), (0.91, s * 0.285, 0.567), P, 0.022)
        for x in (0.34, 0.5):
            box((0.05, 0.03, 0.05), (x, s * 0.277, 0.36), P["dark"], 0.005)
    tube(
        [
            (-0.45, 0.24, 0.46),
            (-0.62, 0.32, 0.42),
            (-0.70, 0.38, 0.12),
            (-0.62, 0.5, 0.012),
            (-0.38, 0.56, 0.01),
            (-0.2, 0.52, 0.01),
        ],
        0.008,
        P["hose"],
        smooth=True,
    )
    with moved((-0.16, 0.51, 0.028), (0, 0, -14)):
        cyl(0.026, 0.08, (0, 0, 0), "X", P["blue"], 0.006, 32)
        cyl(0.031, 0.03, (0.035, 0, 0), "X", P["blue"], 0.005, 32)


def gas(P, model="GH 15"):
    """small gas cannon: double tube on a folded stand, carrying handle, gas hose with regulator"""
    r, L, zc = 0.135, 0.46, 0.245
    rubber_hose = mat("gashose", "#e06a1c", 0.5, ao=0.2)
    # outer and inner tube
    lathe(
        [(r - 0.004, -L / 2), (r, -L / 2), (r, L / 2), (r - 0.004, L / 2), (r - 0.004, -L / 2)],
        (0, 0, zc),
        "X",
        P["paint"],
        72,
    )
    for x in (-L / 2, L / 2):
        ring(r + 0.004, r - 0.006, 0.012, (x, 0, zc), "X", P["dark"], 0.004, 72)
    lathe(
        [(r - 0.028, -0.1), (r - 0.028, L / 2 - 0.004), (r - 0.033, L / 2 - 0.004), (r - 0.033, -0.1)],
        (0, 0, zc),
        "X",
        P["heat"],
        64,
    )
    cyl(0.095, 0.004, (0.02, 0, zc), "X", P["black"], 0)
    lathe(
        [(0.09, 0.06), (0.085, 0.11), (0.055, 0.12), (0.055, 0.10), (0.001, 0.10)],
        (0.0, 0, zc),
        "X",
        P["heat"],
        48,
        0.003,
    )  # burner cup
    for _, p in around((0.121, 0, zc), 0.070, 12, "X"):
        cyl(0.006, 0.004, p, "X", P["black"], 0)
    for p, q, _ in rays((0.20, 0, zc), (r - 0.03, 0), (r - 0.002, 0), 3, "X", 0.5):
        bar(p, q, 0.02, 0.004, P["zinc"], 0.001, up=(1, 0, 0))
    grille(L / 2 + 0.006, r - 0.006, P, 1, 3, 2, 0.0022, "zinc", zc)
    grille(-L / 2 - 0.006, r - 0.006, P, -1, 6, 4, 0.002, "black", zc)
    cyl(0.045, 0.10, (-L / 2 + 0.06, 0, zc), "X", P["dark"], 0.01)
    for x in (-0.12, 0.10):  # rolled beads and screws
        ring(r + 0.002, r - 0.004, 0.007, (x, 0, zc), "X", P["paint"], 0.003, 72)
    for k in range(5):  # cooling slots behind the outlet
        for side in (-1, 1):
            with moved((0, 0, zc), (side * (40 + 16 * k), 0, 0)):
                box((0.045, 0.006, 0.004), (0.165, 0, r), P["black"], 0.001, seg=1)
    # handle on top
    for x in (-0.10, 0.10):
        box((0.035, 0.03, 0.02), (x, 0, zc + r + 0.004), P["dark"], 0.005)
    tube(
        [(-0.10, 0, zc + r), (-0.10, 0, zc + r + 0.07), (0.10, 0, zc + r + 0.07), (0.10, 0, zc + r)],
        0.009,
        P["dark"],
        fil=0.035,
    )
    grip((-0.06, 0, zc + r + 0.07), (0.06, 0, zc + r + 0.07), P, 0.0155)
    # control housing under the tube
    prism(
        fillet([(-0.20, 0.045), (0.05, 0.045), (0.07, 0.125), (-0.22, 0.125)], 0.012),
        -0.085,
        0.085,
        P["dark"],
        bevel=0.010,
        seg=4,
    )
    y = 0.0855
    box((0.20, 0.004, 0.055), (-0.075, y, 0.083), P["black"], 0.002)
    cyl(0.017, 0.022, (-0.010, y + 0.010, 0.083), "Y", P["dark"], 0.004)
    box((0.005, 0.010, 0.024), (-0.010, y + 0.022, 0.083), P["white"], 0.001)
    cyl(0.011, 0.022, (-0.058, y + 0.008, 0.083), "Y", P["red"], 0.004)
    box((0.022, 0.012, 0.030), (-0.105, y + 0.004, 0.083), P["red"], 0.003)
    for k in range(2):
        box((0.03, 0.004, 0.006), (-0.150, y + 0.002, 0.074 + 0.018 * k), P["light"], 0.001)
    # stand: two wire hoops
    for x in (-0.155, 0.155):
        d = 1 if x > 0 else -1
        tube(
            [
                (x - d * 0.035, -0.09, 0.125),
                (x + d * 0.02, -0.135, 0.012),
                (x + d * 0.02, 0.135, 0.012),
                (x - d * 0.035, 0.09, 0.125),
            ],
            0.0085,
            P["dark"],
            fil=0.03,
        )
        for s in (-1, 1):
            cyl(0.013, 0.05, (x + d * 0.02, s * 0.085, 0.012), "Y", P["rubber"], 0.004)
    for s in (-1, 1):
        for label, size, angle in ((BRAND, 0.066, 20), (model, 0.046, -8)):
            with moved((0, 0, zc), (s * angle, 0, 0)):
                text(label, size, (-0.005, s * (r + 0.0025), 0), sides(s), P["black"], shear=0.15)
    # gas hose: brass inlet at the rear of the housing, loops on the ground, regulator at its end
    brass = mat("brass", "#c79a3e", 0.3, metal=1, ao=0.3)
    rod((-0.215, 0.05, 0.09), (-0.25, 0.05, 0.09), 0.009, brass, n=6)
    pts = [(-0.25, 0.05, 0.09), (-0.285, 0.06, 0.085), (-0.315, 0.12, 0.03), (-0.28, 0.22, 0.009)]
    c, rr = (-0.10, 0.345), 0.112
    for i in range(27):
        a = R(205) + 2 * math.pi * i / 12
        k = rr - 0.018 * (i / 12) + 0.006 * math.sin(2.1 * i)
        pts.append((c[0] + k * math.cos(a) * 1.12, c[1] + k * math.sin(a), 0.0085 + 0.016 * min(2, i / 12)))
    pts += [(0.0, 0.485, 0.012), (0.085, 0.47, 0.012), (0.13, 0.425, 0.024)]
    tube(pts, 0.0075, rubber_hose, smooth=True, res=5)
    with moved((0.163, 0.385, 0.032), (0, 0, -50)):
        rod((-0.055, 0, -0.006), (0.0, 0, -0.004), 0.009, brass, n=6)
        lathe(
            [(0.034, -0.016), (0.036, -0.004), (0.036, 0.004), (0.028, 0.018), (0.012, 0.022), (0.001, 0.022)],
            (0.03, 0, 0),
            "Z",
            P["zinc"],
            40,
            0.002,
        )
        bolts((0.03, 0, 0.006), 0.031, 6, "Z", P["steel"], 0.003, 0.012)
        cyl(0.012, 0.02, (0.03, 0, 0.028), "Z", P["red"], 0.003)
        rod((0.06, 0, -0.004), (0.10, 0, -0.004), 0.010, brass)
        rod((0.085, 0, -0.004), (0.108, 0, -0.004), 0.018, brass, n=6)
    # mains lead
    tube(
        [
            (-0.215, -0.03, 0.08),
            (-0.29, -0.05, 0.06),
            (-0.34, -0.02, 0.006),
            (-0.42, 0.08, 0.006),
            (-0.40, 0.18, 0.006),
            (-0.36, 0.24, 0.006),
        ],
        0.0055,
        P["hose"],
        smooth=True,
    )
    with moved((-0.345, 0.258, 0.02), (0, 0, 50)):
        cyl(0.018, 0.04, (0, 0, 0), "X", P["black"], 0.007, 32)
        for dy in (-0.0095, 0.0095):
            rod((0.02, dy, 0), (0.04, dy, 0), 0.0024, P["chrome"])


def dehumidifier(P, model="DR 70"):
    """upright site dryer: moulded body on two big wheels, handle, intake grille, display, condensate hose"""
    hw, z0, z1 = 0.27, 0.10, 0.92
    body = [
        (-0.22, z0, 0.04),
        (0.22, z0, 0.05),
        (0.25, 0.30, 0.10),
        (0.25, 0.74, 0.10),
        (0.16, z1, 0.07),
        (-0.16, z1 + 0.02, 0.06),
        (-0.24, z1 - 0.10, 0.05),
        (-0.24, 0.30, 0.05),
    ]
    prism(fillet(body, 0, 10), -hw, hw, P["paint"], bevel=0.045, seg=6)
    base = [(-0.235, z0 - 0.01, 0.03), (0.235, z0 - 0.01, 0.04), (0.262, 0.30, 0.06), (-0.248, 0.30, 0.03)]
    prism(fillet(base, 0, 8), -hw - 0.008, hw + 0.008, P["dark"], bevel=0.03, seg=4)
    # front intake: framed grille over the coil fins
    box((0.02, 0.43, 0.36), (0.248, 0, 0.545), P["black"], 0.008)
    for k in range(26):
        box((0.008, 0.003, 0.33), (0.259, -0.2 + 0.016 * k, 0.545), P["zinc"], 0.001, seg=1)
    for k in range(12):
        box((0.016, 0.42, 0.0075), (0.266, 0, 0.385 + 0.029 * k), P["dark"], 0.003, rot=(0, 25, 0))
    for z, w, h in ((0.727, 0.45, 0.022), (0.363, 0.45, 0.022)):
        box((0.03, w, h), (0.256, 0, z), P["dark"], 0.008)
    for y in (-0.216, 0.216):
        box((0.03, 0.022, 0.36), (0.256, y, 0.545), P["dark"], 0.008)
    box((0.022, 0.020, 0.36), (0.262, 0, 0.545), P["dark"], 0.006)
    # sloped control panel between front and top
    with moved((0.213, 0, 0.842), (0, 63, 0)):
        box((0.155, 0.34, 0.014), (0, 0, 0), P["black"], 0.006)
        box((0.07, 0.105, 0.008), (-0.018, 0.035, 0.008), P["screen"], 0.003)
        for k in range(3):
            cyl(0.011, 0.010, (-0.020, -0.05 - 0.035 * k, 0.009), "Z", P["grey"], 0.003, 24)
        for k, c in enumerate(("green", "paint", "red")):
            cyl(0.005, 0.006, (0.022, -0.05 - 0.035 * k, 0.009), "Z", P[c], 0.001, 16)
        box((0.04, 0.026, 0.012), (-0.015, 0.130, 0.009), P["green"], 0.003)
        for k in range(4):
            box((0.012, 0.018, 0.006), (0.038, 0.0 + 0.022 * k, 0.008), P["grey"], 0.002)
    for s in (-1, 1):
        y = s * hw
        text(BRAND, 0.092, (0.0, y + s * 0.001, 0.63), sides(s), P["black"], shear=0.15)
        text(model, 0.066, (0.0, y + s * 0.001, 0.52), sides(s), P["black"], shear=0.15)
        louvre(-0.13, 0.13, 0.70, 0.84, y + s * 0.001, 6, P["dark"], P["black"], s)
        for x, z in ((-0.17, 0.36), (0.18, 0.36), (-0.17, 0.80), (0.17, 0.78)):
            cyl(0.009, 0.008, (x, y + s * 0.002, z), "Y", P["dark"], 0.002, 20)
        # wheels and axle
        wheel((-0.19, s * (hw + 0.045), 0.155), 0.155, 0.07, P, "light", s, 22, lug=0.007, hub=False, rimr=0.58)
        cyl(0.022, 0.03, (-0.19, s * (hw + 0.08), 0.155), "Y", P["black"], 0.006)
        tube([(0.19, s * 0.18, 0.12), (0.19, s * 0.18, 0.03)], 0.02, P["dark"])
        cyl(0.032, 0.04, (0.19, s * 0.18, 0.02), "Z", P["rubber"], 0.008)
        # handle tubes
        for z in (0.45, 0.80):
            box((0.05, 0.05, 0.06), (-0.24, s * 0.205, z), P["dark"], 0.008)
    rod((-0.19, -hw - 0.05, 0.155), (-0.19, hw + 0.05, 0.155), 0.013, P["zinc"])
    bow = across([(-0.275, -0.205, 0.30), (-0.275, -0.205, 0.90), (-0.37, -0.205, 1.10)])
    tube(bow, 0.0165, P["dark"], fil=0.06)
    grip((-0.37, -0.13, 1.10), (-0.37, 0.13, 1.10), P, 0.022)
    # roof outlet grille
    for k in range(8):
        box((0.012, 0.36, 0.012), (-0.13 + 0.027 * k, 0, z1 + 0.016 - 0.002 * k), P["dark"], 0.003)
    # condensate hose on the front right, ending on the floor; mains lead wound on hooks at the side
    tube(
        [
            (0.10, hw + 0.005, 0.20),
            (0.12, hw + 0.05, 0.195),
            (0.19, hw + 0.12, 0.12),
            (0.30, hw + 0.16, 0.014),
            (0.44, hw + 0.10, 0.012),
            (0.50, hw - 0.03, 0.012),
        ],
        0.011,
        mat("clearhose", "#b9d3dc", 0.25, coat=0.5),
        smooth=True,
    )
    cyl(0.02, 0.03, (0.10, hw + 0.012, 0.20), "Y", P["zinc"], 0.004, 6)
    text(BRAND, 0.062, (0.2615, 0, 0.235), "+X", P["paint"], shear=0.12)


VARIANTS = {
    "drying-cannon-diesel": dict(build=diesel, az=46, el=12),
    "drying-cannon-gas": dict(build=gas, az=52, el=16),
    "dehumidifier": dict(build=dehumidifier, az=40, el=12),
}

if __name__ == "__main__":
    run(VARIANTS, diesel)

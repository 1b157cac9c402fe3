"""High-pressure washers in metres: petrol on a tube frame, electric upright, hot water with a boiler."""

from parts_tools import *


def pump(P, loc, rot=(0, 0, 0), s=1.0):
    """three-piston pump towards -Y: brass head, finned crankcase, unloader with red knob"""
    with moved(loc, rot, s):
        box((0.13, 0.10, 0.12), (0, -0.05, 0), P["cast"], 0.012)
        for i in range(4):
            box((0.14, 0.008, 0.13), (0, -0.02 - 0.02 * i, 0), P["cast"], 0.003, seg=1)
        box((0.15, 0.07, 0.09), (0, -0.14, 0.0), P["brass"], 0.010)
        for x in (-0.045, 0, 0.045):
            for z, k in ((0.05, 0.014), (-0.05, 0.014)):
                cyl(k, 0.02, (x, -0.14, z), "Z", P["brass"], 0.003, 6)
            cyl(0.014, 0.02, (x, -0.178, 0.0), "Y", P["brass"], 0.003, 6)
        cyl(0.028, 0.012, (0, -0.04, 0.066), "Z", P["glass"], 0.002)
        rod((0.07, -0.14, 0.02), (0.13, -0.14, 0.02), 0.016, P["brass"])
        rod((0.10, -0.14, 0.02), (0.10, -0.14, 0.08), 0.014, P["brass"])
        knob((0.10, -0.14, 0.09), 0.022, 0.028, "Z", P["red"], 8)
        rod((-0.07, -0.14, -0.02), (-0.12, -0.14, -0.02), 0.014, P["brass"])


def petrol_pressure_washer(P, model="PW 200", figure="200 bar"):
    """tube frame on two pneumatic wheels, petrol engine with flanged pump, gun in its holder, hose on a hook"""
    o, d = P["paint"], P["dark"]
    # wheels at -X, rubber feet at +X
    for s in (-1, 1):
        wheel((-0.24, s * 0.27, 0.15), 0.15, 0.075, P, "light", s, 18, lug=0.010, rimr=0.55)
        # side frames
        tube(
            [
                (-0.40, s * 0.22, 0.30),
                (-0.34, s * 0.22, 0.15),
                (0.30, s * 0.22, 0.12),
                (0.42, s * 0.22, 0.20),
                (0.42, s * 0.22, 0.55),
            ],
            0.016,
            o,
            fil=0.08,
        )
        tube(
            [(-0.30, s * 0.22, 0.14), (-0.40, s * 0.22, 0.42), (-0.50, s * 0.22, 0.86), (-0.60, s * 0.20, 1.0)],
            0.016,
            o,
            fil=0.08,
        )
        tube([(-0.24, s * 0.22, 0.145), (-0.24, s * 0.22, 0.155)], 0.02, d)
        rod((0.33, s * 0.22, 0.125), (0.33, s * 0.22, 0.03), 0.016, o)
        cyl(0.028, 0.04, (0.33, s * 0.22, 0.02), "Z", P["grip"], 0.006)
    tube([(0.42, 0.22, 0.53), (0.42, 0.22, 0.57), (0.42, -0.22, 0.57), (0.42, -0.22, 0.53)], 0.016, o, fil=0.05)
    tube([(-0.58, 0.203, 0.98), (-0.62, 0.20, 1.02), (-0.62, -0.20, 1.02), (-0.58, -0.203, 0.98)], 0.016, o, fil=0.05)
    grip((-0.622, -0.14, 1.02), (-0.622, 0.14, 1.02), 0.021, P, 9)
    rod((-0.24, -0.28, 0.15), (-0.24, 0.28, 0.15), 0.013, P["steel"])
    box((0.60, 0.43, 0.016), (0.02, 0, 0.165), d, 0.005)
    box((0.012, 0.42, 0.10), (0.425, 0, 0.47), d, 0.004)
    text(BRAND, 0.055, (0.4315, 0.0, 0.485), "+X", P["paint"], shear=0.1)
    text(f"{model} · {figure}", 0.026, (0.4315, 0.0, 0.445), "+X", P["white"])
    # engine, starter to the camera; pump behind towards -Y, seen at the front corner
    engine(P, (0.0, 0.06, 0.175), s=1.12, label="270 cc")
    pump(P, (0.0, -0.10, 0.29), s=0.95)
    # panel under the handle: gauge, nozzle rack
    slab([(-0.55, 0.80), (-0.46, 0.60), (-0.44, 0.60), (-0.53, 0.81)], -0.20, 0.20, d, 0.006, 0.004)
    with moved((-0.485, 0, 0.71), (0, -25, 0)):
        for k, c in enumerate(("red", "paint", "green", "white")):
            rod((0.012, -0.10 + 0.045 * k, 0.03), (0.035, -0.10 + 0.045 * k, 0.03), 0.011, P[c], 0.003)
            rod((0.03, -0.10 + 0.045 * k, 0.03), (0.05, -0.10 + 0.045 * k, 0.03), 0.007, P["chrome"], 0.002)
        cyl(0.045, 0.02, (0.018, 0.13, 0.02), "X", P["black"], 0.004)
        cyl(0.038, 0.01, (0.026, 0.13, 0.02), "X", P["white"], 0.001)
        rod((0.032, 0.13, 0.02), (0.032, 0.145, 0.045), 0.002, P["red"], 0, 6)
    # hose wound over a hook on the far handle tube, gun standing in a holder at the near side
    coil((-0.56, -0.08, 0.60), 0.145, 5.5, P, 0.0115, "X", squash=1.15)
    bar((-0.44, -0.08, 0.75), (-0.60, -0.08, 0.77), 0.03, 0.03, d, 0.005)
    spray_gun(P, 0.98, (-0.42, 0.275, 1.06), (0, 76, 0))
    for z in (0.42, 0.80):
        ring(0.026, 0.012, 0.03, (-0.42 + (1.06 - z) * 0.25, 0.275, z), "Z", P["black"], 0.004)
        bar((-0.42 + (1.06 - z) * 0.25, 0.25, z), (-0.42 - (0.86 - z) * 0.1, 0.22, z), 0.02, 0.02, P["black"], 0.003)
    tube(
        [
            (-0.628, 0.275, 1.15),
            (-0.70, 0.275, 1.10),
            (-0.74, 0.26, 0.90),
            (-0.72, 0.10, 0.60),
            (-0.68, -0.06, 0.47),
            (-0.60, -0.10, 0.44),
        ],
        0.010,
        P["hose"],
        smooth=True,
    )
    tube(
        [
            (0.12, -0.23, 0.31),
            (0.20, -0.27, 0.30),
            (0.10, -0.30, 0.24),
            (-0.20, -0.29, 0.36),
            (-0.45, -0.20, 0.46),
            (-0.56, -0.14, 0.46),
        ],
        0.010,
        P["hose"],
        smooth=True,
    )
    box((0.16, 0.003, 0.05), (0.10, 0.2175, 0.168), P["hazard"], 0)


def electric_pressure_washer(P, model="EW 150", figure="150 bar"):
    """upright cold-water washer: moulded body between two wheels, push bar, gun holder, hose on hooks"""
    o, d = P["paint"], P["shell"]
    body = melt(
        [
            slab(
                [
                    (-0.16, 0.07),
                    (0.18, 0.05),
                    (0.205, 0.14),
                    (0.19, 0.42),
                    (0.10, 0.60),
                    (-0.05, 0.66),
                    (-0.14, 0.62),
                    (-0.16, 0.30),
                ],
                -0.155,
                0.155,
                o,
                0.07,
                0.05,
            ),
            slab(
                [(-0.18, 0.04), (0.21, 0.03), (0.235, 0.10), (0.20, 0.20), (-0.18, 0.24)], -0.165, 0.165, d, 0.05, 0.04
            ),
            slab(
                [(-0.20, 0.20), (-0.08, 0.20), (-0.06, 0.66), (-0.12, 0.74), (-0.20, 0.72)],
                -0.165,
                0.165,
                d,
                0.03,
                0.03,
            ),
        ],
        [o, d],
        0.009,
        7,
        planes=[((0, 0, 0.205), (0.1, 0, 1)), ((-0.085, 0, 0.5), (1, 0, 0.12))],
        pick=lambda c: 1 if (c.z - 0.205 + 0.1 * c.x) < 0 or (c.x + 0.085 + 0.12 * (c.z - 0.5)) < 0 else 0,
    )
    # front: grille, knob with gauge, outlet and inlet
    for k in range(6):
        box((0.03, 0.20 - 0.012 * k, 0.012), (0.196 - 0.002 * k, 0, 0.25 + 0.026 * k), P["black"], 0.004)
    with moved((0.142, 0, 0.525), (0, 62, 0)):
        cyl(0.058, 0.03, (0, 0, 0.0), "Z", P["black"], 0.008)
        knob((0, 0, 0.025), 0.045, 0.03, "Z", P["grip"], 9)
        box((0.05, 0.008, 0.006), (0.0, 0, 0.042), P["paint"], 0.002)
    decal(BRAND, 0.050, (0.5, 0, 0.435), "+X", P["black"], body, shear=0.1)
    decal(model, 0.055, (0.04, 0.5, 0.48), "+Y", P["black"], body, shear=0.15)
    decal(figure, 0.034, (0.05, 0.5, 0.415), "+Y", P["black"], body)
    for s in (-1, 1):
        slots((0.0, s * 0.153, 0.25), (0.032, 0, 0.0), 5, (0.014, 0.014, 0.08), P["black"], (0, 12, 0), 0.004)
    rod((0.20, -0.06, 0.12), (0.28, -0.06, 0.115), 0.017, P["brass"])
    rod((0.20, 0.06, 0.12), (0.262, 0.06, 0.115), 0.020, P["brass"])
    rod((0.25, 0.06, 0.115), (0.29, 0.06, 0.112), 0.024, P["paint"], 0.004)
    # wheels, feet
    for s in (-1, 1):
        wheel((-0.13, s * 0.205, 0.13), 0.13, 0.06, P, "light", s, 0, rimr=0.66)
        for i in range(6):
            a = 2 * math.pi * i / 6
            cyl(
                0.016,
                0.004,
                (-0.13 + 0.055 * math.cos(a), s * 0.226, 0.13 + 0.055 * math.sin(a)),
                "Y",
                P["black"],
                0.001,
            )
        box((0.05, 0.05, 0.03), (0.17, s * 0.11, 0.015), P["grip"], 0.006)
        # push bar
        tube([(-0.15, s * 0.125, 0.60), (-0.20, s * 0.125, 0.78), (-0.235, s * 0.125, 0.92)], 0.0135, P["steel"])
        cyl(0.022, 0.05, (-0.165, s * 0.125, 0.70), "Z", P["black"], 0.005)
    rod((-0.13, -0.2, 0.13), (-0.13, 0.2, 0.13), 0.011, P["steel"])
    melt(
        [
            sweep(
                [
                    (-0.225, -0.125, 0.90),
                    (-0.245, -0.12, 0.96),
                    (-0.25, -0.06, 0.985),
                    (-0.25, 0.06, 0.985),
                    (-0.245, 0.12, 0.96),
                    (-0.225, 0.125, 0.90),
                ],
                0.018,
                P["grip"],
                ref=(1, 0, 0.3),
                steps=8,
            )
        ],
        [P["grip"]],
        0.006,
        4,
    )
    # gun upright at the near side, lance in a foot cup
    spray_gun(P, 0.80, (-0.22, 0.215, 0.90), (0, 83, 0))
    slab([(-0.17, 0.62), (-0.08, 0.62), (-0.08, 0.66), (-0.17, 0.66)], 0.16, 0.245, P["black"], 0.01, 0.006)
    box((0.05, 0.09, 0.04), (-0.145, 0.19, 0.33), P["black"], 0.008)
    # hose coiled on the two hooks behind, cord on the other side
    coil((-0.245, -0.04, 0.52), 0.125, 5, P, 0.0105, "X", squash=1.35)
    for z in (0.66, 0.38):
        bar((-0.18, -0.02, z), (-0.32, -0.02, z + 0.01), 0.05, 0.02, P["black"], 0.005)
    tube(
        [(-0.415, 0.215, 1.014), (-0.47, 0.212, 0.95), (-0.48, 0.18, 0.78), (-0.40, 0.05, 0.50), (-0.32, -0.03, 0.42)],
        0.0095,
        P["hose"],
        smooth=True,
    )
    tube(
        [
            (0.28, -0.06, 0.115),
            (0.36, -0.09, 0.10),
            (0.33, -0.24, 0.06),
            (0.06, -0.30, 0.05),
            (-0.25, -0.24, 0.16),
            (-0.31, -0.14, 0.40),
        ],
        0.0095,
        P["hose"],
        smooth=True,
    )
    cord(
        [(-0.19, 0.10, 0.12), (-0.28, 0.16, 0.06), (-0.33, 0.30, 0.010), (-0.20, 0.42, 0.009), (0.02, 0.40, 0.009)],
        P,
        0.006,
    )
    plug((0.075, 0.385, 0.022), P, 0.2, (0, 0, -14))


def hot_pressure_washer(P, model="HW 180", figure="180 bar · 98 °C"):
    """hot-water washer: cowled chassis on four wheels, boiler with chimney, hose reel, control panel, long lance"""
    o, d = P["paint"], P["dark"]
    sh = P["shell"]
    # moulded chassis tray with fuel and detergent tanks
    melt(
        [
            slab(
                [(-0.52, 0.12), (0.46, 0.12), (0.54, 0.20), (0.53, 0.36), (-0.54, 0.38), (-0.56, 0.22)],
                -0.31,
                0.31,
                sh,
                0.07,
                0.05,
            )
        ],
        [sh],
        0.013,
        6,
    )
    for s in (-1, 1):
        wheel((-0.34, s * 0.325, 0.15), 0.15, 0.075, P, "light", s, 0, rimr=0.62)
        castor((0.36, s * 0.21, 0.15), 0.06, P, w=0.04, brake=s > 0)
        for i in range(6):
            a = 2 * math.pi * i / 6
            cyl(
                0.018,
                0.004,
                (-0.34 + 0.065 * math.cos(a), s * 0.353, 0.15 + 0.065 * math.sin(a)),
                "Y",
                P["black"],
                0.001,
            )
    rod((-0.34, -0.32, 0.15), (-0.34, 0.32, 0.15), 0.014, P["steel"])
    # cowl
    cowl = melt(
        [
            slab(
                [(-0.46, 0.36), (0.46, 0.36), (0.49, 0.50), (0.40, 0.70), (0.26, 0.80), (-0.30, 0.83), (-0.46, 0.78)],
                -0.285,
                0.285,
                o,
                0.09,
                0.06,
            ),
        ],
        [o],
        0.013,
        6,
    )
    box((0.90, 0.55, 0.012), (-0.01, 0, 0.378), P["black"], 0.003)
    decal(BRAND, 0.090, (0.14, 0.6, 0.62), "+Y", P["black"], cowl, shear=0.1)
    decal(model, 0.082, (0.14, 0.6, 0.515), "+Y", P["black"], cowl, shear=0.15)
    decal(figure, 0.040, (0.14, 0.6, 0.435), "+Y", P["black"], cowl)
    louvre(-0.36, -0.14, 0.46, 0.68, 0.283, 7, d, P["black"], 1)
    louvre(-0.15, 0.15, 0.46, 0.58, 0.474, 5, d, P["black"], 1, "X")
    # boiler standing out of the cowl, chimney
    lathe([(0.19, 0.60), (0.19, 0.93), (0.175, 0.955), (0.02, 0.965)], (-0.20, -0.05, 0), "Z", P["blade"], 72, 0.004)
    for z in (0.84, 0.92):
        ring(0.194, 0.18, 0.014, (-0.20, -0.05, z), "Z", P["steel"], 0.003, 72)
    cyl(0.062, 0.10, (-0.20, -0.05, 1.0), "Z", P["steel"], 0.004)
    for i in range(4):
        a = math.pi / 2 * i + 0.4
        rod(
            (-0.20 + 0.05 * math.cos(a), -0.05 + 0.05 * math.sin(a), 1.04),
            (-0.20 + 0.05 * math.cos(a), -0.05 + 0.05 * math.sin(a), 1.09),
            0.006,
            P["steel"],
        )
    cyl(0.088, 0.012, (-0.20, -0.05, 1.093), "Z", P["steel"], 0.003)
    ring(0.10, 0.06, 0.012, (-0.20, -0.05, 0.965), "Z", P["worn"], 0.003)
    # control panel on the front slope: dial, gauge, lamps, switch
    with moved((0.345, 0.0, 0.762), (0, 36, 0)):
        box((0.20, 0.40, 0.016), (0, 0, 0.004), P["black"], 0.008)
        gauge((-0.02, 0.12, 0.016), 0.048, "Z", P, "+Z")
        cyl(0.045, 0.03, (0.0, -0.01, 0.022), "Z", P["grip"], 0.008)
        box((0.05, 0.009, 0.008), (0.0, -0.01, 0.04), P["white"], 0.002)
        cyl(0.032, 0.03, (0.0, -0.12, 0.022), "Z", P["red"], 0.008)
        for k, c in enumerate(("green", "paint", "red")):
            cyl(0.008, 0.012, (-0.07, -0.09 + 0.035 * k, 0.014), "Z", P[c], 0.002, 16)
    # filler caps on the tray corners
    for x, y, c in ((0.45, 0.22, "black"), (0.45, -0.22, "blue"), (-0.49, 0.21, "red")):
        cyl(0.042, 0.035, (x, y, 0.385), "Z", P[c], 0.008)
    # push bow at the rear
    for s in (-1, 1):
        tube(
            [
                (-0.46, s * 0.25, 0.62),
                (-0.58, s * 0.25, 0.84),
                (-0.68, s * 0.24, 0.96),
                (-0.70, s * 0.19, 0.975),
                (-0.70, 0, 0.975),
            ],
            0.018,
            P["steel"],
            fil=0.05,
        )
    grip((-0.70, -0.16, 0.975), (-0.70, 0.16, 0.975), 0.025, P, 9)
    # hose reel at the rear, its flanges seen from the side
    for s in (-1, 1):
        ring(0.19, 0.165, 0.014, (-0.60, s * 0.15, 0.52), "Y", d, 0.004)
        for i in range(5):
            a = 2 * math.pi * i / 5
            rod((-0.60, s * 0.15, 0.52), (-0.60 + 0.175 * math.cos(a), s * 0.15, 0.52 + 0.175 * math.sin(a)), 0.008, d)
    cyl(0.075, 0.30, (-0.60, 0, 0.52), "Y", d, 0.004)
    for k, r in enumerate((0.095, 0.116, 0.137)):
        pts = [
            (
                -0.60 + r * math.cos(2 * math.pi * i / 24),
                -0.13 + 0.26 * ((i / 24 / 10.5)),
                0.52 + r * math.sin(2 * math.pi * i / 24),
            )
            for i in range(int(24 * 10.5))
        ]
        tube(pts, 0.0115, P["hose"])
    rod((-0.60, 0.15, 0.52), (-0.60, 0.21, 0.52), 0.012, P["steel"])
    bar((-0.60, 0.205, 0.52), (-0.54, 0.205, 0.62), 0.012, 0.026, P["steel"], 0.003)
    rod((-0.54, 0.20, 0.62), (-0.54, 0.29, 0.62), 0.016, P["grip"], 0.005)
    # lance held along the near side
    spray_gun(P, 1.08, (-0.42, 0.335, 0.865), (0, 4, 0))
    for x in (-0.20, 0.30):
        box((0.03, 0.07, 0.04), (x, 0.31, 0.845 - 0.07 * (x + 0.42) - 0.01), P["black"], 0.006)
        bar(
            (x, 0.30, 0.83 - 0.07 * (x + 0.42)),
            (x, 0.262, 0.76 - 0.07 * (x + 0.42)),
            0.03,
            0.016,
            P["black"],
            0.003,
            up=(1, 0, 0),
        )
    tube(
        [(-0.56, 0.335, 0.69), (-0.60, 0.30, 0.42), (-0.62, 0.20, 0.34), (-0.62, 0.10, 0.40)],
        0.0105,
        P["hose"],
        smooth=True,
    )


def _brass(make):
    def run(P, **k):
        P["brass"] = mat("brass", "#c2964a", 0.3, metal=1, ao=0.5)
        make(P, **k)

    return run


VARIANTS = {
    "petrol-pressure-washer": dict(make=_brass(petrol_pressure_washer), az=44, el=14),
    "electric-pressure-washer": dict(make=_brass(electric_pressure_washer), az=42, el=13),
    "hot-pressure-washer": dict(make=_brass(hot_pressure_washer), az=52, el=15),
}

if __name__ == "__main__":
    show(VARIANTS)

"""Demolition hammers and drills.  Hand tools are modelled at five times their size (1 unit = 20 cm): crevice shading and
bevels of the kit are made for machines of a metre or two.  The tool's nose points to +X."""

from parts_tools import *


def chisel(x0, x1, r, P, flat=True):
    """hexagonal chisel with a collar; flat or pointed tip"""
    cyl(r, x1 - x0 - 0.25, ((x0 + x1 - 0.25) / 2, 0, 0), "X", P["steel"], 0.006, 6)
    e = x1 - 0.25
    if flat:
        sweep(
            [(e - 0.12, 0, 0), (e, 0, 0), (e + 0.12, 0, 0), (x1, 0, 0)],
            [(r * 0.95, r * 0.9), (r * 1.1, r * 0.85), (r * 1.35, r * 0.5), (r * 1.5, r * 0.08)],
            P["worn"],
            power=5,
        )
    else:
        sweep([(e - 0.1, 0, 0), (e, 0, 0), (x1, 0, 0)], [r * 0.95, r * 0.9, r * 0.05], P["worn"], power=4)


def chuck(x, r, P):
    """locking sleeve of a hammer, grooved rubber cone"""
    lathe(
        [
            (0.02, -0.02),
            (r * 1.12, -0.02),
            (r * 1.15, 0.05),
            (r * 1.08, 0.20),
            (r * 1.1, 0.23),
            (r * 1.1, 0.30),
            (r * 0.8, 0.36),
            (r * 0.72, 0.44),
            (0.02, 0.44),
        ],
        (x, 0, 0),
        "X",
        P["grip"],
        48,
        0.006,
    )
    for p, q, outwards in rays((x, 0, 0), (r * 1.12, 0.06), (r * 1.07, 0.19), 18, "X"):
        bar(p, q, 0.03, 0.025, P["black"], 0.006, up=outwards)
    ring(r * 0.78, r * 0.5, 0.03, (x + 0.40, 0, 0), "X", P["steel"], 0.004)


def side_handle(P, x, clamp, lean, neck, flange, along, radii, grooves=None, **form):
    """second handle, on a clamp ring at x; drawn hanging down, then turned by `lean` degrees round the barrel; neck and
    flange: (from, to, radius) below the barrel, grooves: (how many, outer radius, inner radius, the first one's height)
    """
    ring(*clamp, (x, 0, 0), "X", P["grip"], 0.02)
    with moved((x, 0, 0), (lean, 0, 0)):
        for a, b, r in (neck, flange):
            rod((0, 0, a), (0, 0, b), r, P["grip"], 0.02)
        sweep([(0, 0, z) for z in along], radii, P["grip"], ref=(1, 0, 0), dome=0.5, **form)
        if grooves:
            n, outer, inner, z = grooves
            for i in range(n):
                ring(outer, inner, 0.035, (0, 0, z - 0.075 * i), "Z", P["black"], 0.008)


def d_handle(x, top, low, back, P, w=0.125, switch=True):
    """closed rear handle; the housing ends at x between the heights low and top"""
    mid = (top + low) / 2
    h = (top - low) / 2
    path = [
        (x + 0.10, 0, top - 0.05),
        (x - back * 0.35, 0, top),
        (x - back * 0.85, 0, top - h * 0.30),
        (x - back, 0, mid),
        (x - back * 0.88, 0, low + h * 0.32),
        (x - back * 0.4, 0, low),
        (x + 0.10, 0, low + 0.06),
    ]
    secs = [
        (w * 1.35, 0.15),
        (w * 1.1, 0.12),
        (w, 0.105),
        (w * 0.92, 0.10),
        (w, 0.105),
        (w * 1.1, 0.12),
        (w * 1.35, 0.15),
    ]
    melt([sweep(path, secs, P["grip"], power=2.6, steps=10)], [P["grip"]], 0.018, 6)
    # hand side: softer pad with ribs, trigger at the inside
    for i in range(7):
        z = mid - h * 0.42 + h * 0.84 * i / 6
        box((0.05, w * 1.5, 0.035), (x - back * (1.0 - 0.06 * ((z - mid) / h) ** 2) - 0.075, 0, z), P["black"], 0.012)
    if switch:
        slab(
            [
                (x - back + 0.06, mid - 0.17),
                (x - back + 0.17, mid - 0.15),
                (x - back + 0.19, mid + 0.10),
                (x - back + 0.15, mid + 0.17),
                (x - back + 0.06, mid + 0.17),
            ],
            -0.065,
            0.065,
            P["paint"],
            0.03,
            0.02,
        )


def hammer_small(P, model="HS", tilt=0):
    """demolition hammer of the 6 kg class: lying barrel, D handle, side handle, flat chisel"""
    with moved((0, 0, 0), (0, tilt, 0)):
        o, d = P["paint"], P["shell"]
        motor = [
            (-1.25, -0.03, 0.235, 0.36),
            (-1.05, -0.03, 0.27, 0.41),
            (-0.35, -0.02, 0.275, 0.40),
            (-0.05, 0, 0.27, 0.32),
        ]
        body = melt(
            [
                swept(motor, o, power=3.2, dome=0.35),
                swept([(-0.30, 0, 0.265, 0.29), (0.45, 0, 0.245, 0.255), (0.80, 0, 0.20, 0.20)], o, power=2.6),
                slab([(-1.15, -0.55), (-0.35, -0.42), (-0.20, -0.1), (-1.2, -0.1)], -0.20, 0.20, o, 0.10, 0.08),
            ],
            [o, d],
            0.02,
            8,
            planes=[((-0.22, 0, 0), (1, 0, 0.42)), ((0, 0, -0.31), (0.0, 0, 1))],
            pick=lambda c: 1 if (c.x + 0.22) + 0.42 * c.z > 0 or c.z < -0.31 else 0,
        )
        # nose
        lathe(
            [(0.02, 0), (0.23, 0), (0.235, 0.06), (0.20, 0.22), (0.17, 0.34), (0.02, 0.34)],
            (0.72, 0, 0),
            "X",
            P["cast"],
            56,
            0.008,
        )
        bolts((0.80, 0, 0), 0.215, 4, "X", P["steel"], 0.03, 0.05, 0.785)
        chuck(1.02, 0.165, P)
        chisel(1.40, 2.55, 0.062, P)
        d_handle(-1.15, 0.36, -0.46, 0.62, P)
        # vents, mode ring, seam screws
        for s in (-1, 1):
            slots((-1.05, s * 0.268, 0.17), (0.095, 0, 0), 6, (0.045, 0.03, 0.17), P["black"], (0, 14, 0))
            slots((-0.95, s * 0.205, -0.45), (0.10, 0, 0.015), 5, (0.05, 0.03, 0.10), P["black"], (0, 14, 0))
            for x, z in ((-1.12, -0.30), (-0.40, 0.27), (-0.30, -0.22), (0.30, 0.18), (0.3, -0.18)):
                cyl(0.03, 0.03, (x, s * (0.262 if x < 0 else 0.215), z), "Y", P["black"], 0.006, 16)
        slots((-0.02, 0.0, 0.262), (0.10, 0, -0.004), 6, (0.045, 0.26, 0.03), P["black"], (0, 2, 0))
        decal(BRAND, 0.155, (-0.70, 0.5, -0.03), "+Y", P["black"], body, shear=0.1)
        decal(f"{model}", 0.17, (0.26, 0.5, 0.01), "+Y", P["paint"], body, shear=0.15)
        # side handle on a clamp
        neck, flange, grooves = (-0.2, -0.42, 0.07), (-0.40, -0.46, 0.13), (6, 0.108, 0.09, -0.58)
        along, radii = (-0.46, -0.60, -0.85, -1.05, -1.12), [0.085, 0.10, 0.092, 0.10, 0.12]
        side_handle(P, 0.66, (0.262, 0.19, 0.13), -50, neck, flange, along, radii, grooves, power=2.2)
        # cord
        path = [(-0.2, 0, -0.2), (-0.42, 0.0, -0.36), (-0.72, 0.1, -0.39), (-0.60, 0.48, -0.41)]
        path += [(0.10, 0.62, -0.42), (0.80, 0.50, -0.41)]
        end = (1.06, 0.46, -0.36)
        mains_lead(P, (-1.42, 0, -0.46), (-0.8, 0, -0.75), path, end, 0.03, (0.062, 0.36), 1.0, (0, 0, -8))


def hammer_medium(P, model="HM", tilt=38):
    """11 kg class: long barrel, sprung rear handle, bail handle at the front, bull point"""
    with moved((0, 0, 0), (0, tilt, 0)):
        o, d = P["paint"], P["shell"]
        motor = [(-1.55, 0, 0.33, 0.37), (-1.35, 0, 0.36, 0.41), (-0.55, 0, 0.36, 0.40), (-0.30, 0, 0.33, 0.35)]
        body = melt(
            [
                swept(motor, o, power=3.4, dome=0.25),
                swept([(-0.4, 0, 0.32, 0.335), (0.55, 0, 0.29, 0.30), (0.95, 0, 0.25, 0.25)], o, power=2.5),
                slab(
                    [(-1.5, 0.30), (-0.55, 0.30), (-0.2, 0.36), (-0.5, 0.50), (-1.35, 0.52)], -0.2, 0.2, o, 0.08, 0.07
                ),
            ],
            [o, d],
            0.022,
            7,
            planes=[((-0.48, 0, 0), (1, 0, -0.5)), ((-1.36, 0, 0), (1, 0, -0.25))],
            pick=lambda c: 1 if c.x + 0.48 - 0.5 * c.z > 0 or c.x + 1.36 - 0.25 * c.z < 0 else 0,
        )
        for x in (-0.12, 0.02, 0.16, 0.30, 0.44):  # cooling ribs of the barrel
            ring(0.345 - 0.045 * x, 0.25, 0.045, (x, 0, 0), "X", P["black"], 0.012)
        lathe(
            [(0.02, 0), (0.28, 0), (0.285, 0.08), (0.24, 0.30), (0.20, 0.46), (0.02, 0.46)],
            (0.88, 0, 0),
            "X",
            P["cast"],
            56,
            0.008,
        )
        for s in (-1, 1):
            for q in (-1, 1):
                rod((0.40, s * 0.235, q * 0.235), (1.02, s * 0.225, q * 0.225), 0.035, P["steel"])
        chuck(1.30, 0.20, P)
        chisel(1.72, 3.05, 0.078, P, flat=False)
        # damper bellows carry the handle
        for z in (0.30, -0.30):
            for i in range(4):
                ring(0.13 - 0.006 * (i % 2), 0.05, 0.05, (-1.62 - 0.055 * i, 0, z), "X", P["grip"], 0.018)
        d_handle(-1.80, 0.34, -0.34, 0.50, P, 0.135)
        for s in (-1, 1):
            slots((-1.22, s * 0.352, -0.20), (0.11, 0, 0), 6, (0.05, 0.03, 0.20), P["black"], (0, -16, 0))
            for x, z in ((-1.22, 0.30), (-0.62, 0.28), (-0.62, -0.28)):
                cyl(0.035, 0.03, (x, s * 0.35, z), "Y", P["black"], 0.006, 16)
        decal(BRAND, 0.19, (-0.93, 0.6, 0.06), "+Y", P["black"], body, shear=0.1)
        decal(model, 0.14, (-0.93, 0.6, 0.24), "+Y", P["black"], body, shear=0.1)
        box((0.16, 0.30, 0.03), (-1.05, 0, 0.525), P["black"], 0.01)
        cyl(0.05, 0.04, (-1.05, 0, 0.54), "Z", P["paint"], 0.012, 24)
        # bail handle: a clamped loop to hold from both sides
        ring(0.33, 0.24, 0.16, (0.70, 0, 0), "X", P["grip"], 0.02)
        sweep(
            [
                (0.70, 0.25, 0.10),
                (0.74, 0.52, 0.22),
                (0.80, 0.60, 0.52),
                (0.84, 0.42, 0.76),
                (0.85, 0.0, 0.80),
                (0.84, -0.42, 0.76),
                (0.80, -0.60, 0.52),
                (0.74, -0.52, 0.22),
                (0.70, -0.25, 0.10),
            ],
            [0.07, 0.07, 0.075, 0.085, 0.09, 0.085, 0.075, 0.07, 0.07],
            P["grip"],
            ref=(1, 0, 0),
            power=2.0,
        )
        for i in range(-4, 5):
            ring(0.10, 0.08, 0.04, (0.85, 0.075 * i, 0.80 - 0.0015 * i * i), "Y", P["black"], 0.01)
        path = [(-0.2, 0, -0.3), (-0.25, 0.05, -0.55), (0.15, 0.15, -0.85), (0.65, 0.20, -0.80), (1.05, 0.18, -0.95)]
        end = (1.28, 0.17, -1.08)
        mains_lead(P, (-2.05, 0, -0.40), (-0.6, 0, -0.8), path, end, 0.032, (0.066, 0.4), 1.05, (0, 28, 0))


def hammer_large(P, model="HL"):
    """upright breaker, 30 kg: two sprung handles, big housing, chisel with latch"""
    o, d = P["paint"], P["shell"]
    # chisel, latch retainer, nose
    with moved((0, 0, 1.10), (0, 90, 0)):
        chisel(-0.3, 1.10, 0.062, P)
    ring(0.10, 0.04, 0.07, (0, 0, 0.86), "Z", P["worn"], 0.012)
    lathe(
        [(0.07, 0.94), (0.14, 0.94), (0.155, 1.0), (0.155, 1.10), (0.18, 1.16), (0.18, 1.24), (0.02, 1.24)],
        (0, 0, 0),
        "Z",
        P["dark"],
        56,
        0.008,
    )
    rod((0.0, -0.20, 1.04), (0.0, 0.20, 1.04), 0.035, P["steel"])
    tube(
        across([(0.0, 0.20, 1.04), (0.02, 0.22, 0.93), (0.10, 0.20, 0.86), (0.15, 0.12, 0.84)]),
        0.022,
        P["steel"],
        fil=0.05,
    )
    # barrel with flange bolts
    lathe([(0.02, 1.22), (0.20, 1.22), (0.215, 1.30), (0.235, 1.62), (0.02, 1.62)], (0, 0, 0), "Z", P["cast"], 56, 0.01)
    for i in range(5):
        ring(0.235, 0.18, 0.022, (0, 0, 1.30 + 0.055 * i), "Z", P["cast"], 0.006)
    for s in (-1, 1):
        for q in (-1, 1):
            rod((s * 0.19, q * 0.19, 1.23), (s * 0.20, q * 0.20, 1.66), 0.026, P["steel"])
            cyl(0.042, 0.04, (s * 0.19, q * 0.19, 1.235), "Z", P["steel"], 0.005, 6)
    # housing
    body = melt(
        [
            sweep(
                [(0, 0, 1.58), (0, 0, 1.68), (0, 0, 2.2), (0, 0, 2.62), (0, 0, 2.78)],
                [(0.25, 0.25), (0.31, 0.30), (0.36, 0.35), (0.35, 0.34), (0.29, 0.28)],
                o,
                ref=(0, 1, 0),
                power=4,
                dome=0.35,
            ),
            slab([(-0.33, 1.85), (-0.52, 1.98), (-0.52, 2.62), (-0.30, 2.70)], -0.20, 0.20, o, 0.08, 0.07),
        ],
        [o, d],
        0.02,
        7,
        planes=[((0, 0, 1.84), (0, 0, 1)), ((0, 0, 2.56), (0, 0, 1))],
        pick=lambda c: 1 if c.z < 1.84 or c.z > 2.56 else 0,
    )
    for s in (-1, 1):
        slots((0.0, s * 0.345, 1.93), (0.0, 0, 0.085), 4, (0.34, 0.03, 0.04), P["black"])
        slots((0.347, 0.0, 1.93), (0, 0, 0.085), 4, (0.03, 0.34, 0.04), P["black"])
        slots((-0.52, 0.0, 2.10), (0, 0, 0.09), 5, (0.03, 0.26, 0.045), P["black"])
        for x, z in ((0.25, 1.76), (-0.25, 1.76), (0.25, 2.66), (-0.25, 2.66)):
            cyl(0.035, 0.03, (x, s * 0.305, z), "Y", P["black"], 0.008, 16)
        cyl(0.035, 0.03, (0.30, s * 0.24, 2.66), "X", P["black"], 0.008, 16)
    decal(BRAND, 0.125, (0.5, 0, 2.43), "+X", P["black"], body, shear=0.1)
    decal(model, 0.16, (-0.02, 0.6, 2.36), "+Y", P["black"], body, shear=0.15)
    # sprung handles: yoke with bellows, arm, grip
    for s in (-1, 1):
        for i in range(4):
            ring(0.135 - 0.012 * (i % 2), 0.05, 0.055, (0, s * (0.36 + 0.055 * i), 2.34), "Y", P["grip"], 0.02)
        melt(
            [
                sweep(
                    [(0, s * 0.52, 2.34), (0, s * 0.62, 2.345), (-0.01, s * 0.70, 2.40), (-0.01, s * 0.80, 2.44)],
                    [(0.13, 0.13), (0.13, 0.12), (0.11, 0.10), (0.085, 0.08)],
                    d,
                    ref=(1, 0, 0),
                )
            ],
            [d],
            0.015,
            5,
        )
        sweep(
            [(-0.01, s * 0.78, 2.43), (-0.01, s * 0.95, 2.47), (-0.01, s * 1.2, 2.47), (-0.01, s * 1.38, 2.44)],
            [0.078, 0.085, 0.08, 0.085],
            P["grip"],
            ref=(1, 0, 0),
            power=2.3,
            dome=0.6,
        )
        for i in range(7):
            ring(0.094, 0.07, 0.034, (-0.01, s * (0.92 + 0.065 * i), 2.467), "Y", P["black"], 0.01)
        ring(0.105, 0.06, 0.04, (-0.01, s * 1.39, 2.44), "Y", P["grip"], 0.015)
    slab(
        [(-0.06, 2.36), (0.10, 2.36), (0.12, 2.40), (-0.06, 2.42)], 0.82, 1.12, P["paint"], 0.015, 0.012
    )  # switch lever
    # top cap, carrying lug, cord
    box((0.30, 0.30, 0.05), (-0.02, 0, 2.86), P["black"], 0.02)
    tube(
        [(-0.02, -0.12, 2.86), (-0.02, -0.12, 2.98), (-0.02, 0.12, 2.98), (-0.02, 0.12, 2.86)],
        0.026,
        P["steel"],
        fil=0.05,
    )
    p = Vector((-0.50, 0.0, 2.52))
    sleeve(p, (-1, 0, 0.15), P, 0.06, 0.3)
    cord(
        [
            p + Vector((-0.2, 0, 0.03)),
            p + Vector((-0.42, 0.05, 0.0)),
            p + Vector((-0.60, 0.22, -0.5)),
            p + Vector((-0.60, 0.35, -1.4)),
            p + Vector((-0.60, 0.45, -2.2)),
            p + Vector((-0.62, 0.65, -2.47)),
            p + Vector((-0.45, 0.95, -2.49)),
            p + Vector((-0.25, 1.22, -2.42)),
        ],
        P,
        0.028,
    )
    plug((-0.73, 1.48, 0.105), P, 0.9, (0, 0, 80))


def drill(P, model="DR"):
    """pistol drill with keyed chuck and spiral bit"""
    o, d = P["paint"], P["grip"]
    motor = [(-0.78, 0, 0.25, 0.27), (-0.55, 0, 0.275, 0.30), (0.15, 0, 0.27, 0.29), (0.35, 0, 0.23, 0.24)]
    grip_ = [
        (-0.50, -0.15, 0.19, 0.26),
        (-0.56, -0.45, 0.145, 0.19),
        (-0.66, -0.85, 0.15, 0.18),
        (-0.74, -1.15, 0.175, 0.23),
    ]
    body = melt(
        [swept(motor, o, power=2.6, dome=0.45), swept(grip_, o, power=2.6, dome=0.25)],
        [o, d],
        0.016,
        9,
        planes=[((-0.60, 0, -0.38), (0, 0, 1)), ((-0.60, 0, 0), (0.94, 0, 0.34))],
        pick=lambda c: 1 if c.z < -0.38 else 0,
    )
    # gear nose and chuck
    lathe(
        [(0.02, 0), (0.235, 0), (0.245, 0.04), (0.245, 0.14), (0.20, 0.36), (0.14, 0.42), (0.02, 0.42)],
        (0.30, 0, 0),
        "X",
        P["shell"],
        56,
        0.012,
    )
    lathe(
        [
            (0.02, 0),
            (0.13, 0),
            (0.165, 0.03),
            (0.165, 0.26),
            (0.185, 0.27),
            (0.185, 0.50),
            (0.16, 0.53),
            (0.085, 0.70),
            (0.05, 0.71),
            (0.02, 0.70),
        ],
        (0.74, 0, 0),
        "X",
        P["steel"],
        56,
        0.006,
    )
    for p, q, outwards in rays((0, 0, 0), (0.178, 1.035), (0.187, 1.20), 26, "X"):  # toothed ring for the key, knurl
        bar(p, q, 0.02, 0.012, P["worn"], 0.003, up=outwards)
    for a in (0.5, 0.5 + 2.094, 0.5 + 4.189):
        cyl(0.032, 0.02, (0.88, 0.158 * math.cos(a), 0.158 * math.sin(a)), "X", P["black"], 0.004)
        bar(
            (1.38, 0.06 * math.cos(a), 0.06 * math.sin(a)),
            (1.47, 0.035 * math.cos(a), 0.035 * math.sin(a)),
            0.04,
            0.05,
            P["worn"],
            0.006,
        )
    rod((1.40, 0, 0), (1.62, 0, 0), 0.042, P["steel"])
    twist_bit(1.60, 2.42, 0.046, P, 4)
    # trigger, lock button, direction lever, vents
    slab(
        [(-0.36, -0.33), (-0.28, -0.36), (-0.25, -0.46), (-0.31, -0.60), (-0.40, -0.72), (-0.48, -0.62)],
        -0.075,
        0.075,
        P["black"],
        0.04,
        0.025,
    )
    cyl(0.035, 0.06, (-0.50, 0.175, -0.44), "Y", P["black"], 0.012, 24)
    box((0.12, 0.10, 0.05), (-0.28, 0.22, -0.29), P["black"], 0.015)
    for s in (-1, 1):
        slots((-0.72, s * 0.258, 0.02), (0.085, s * 0.004, 0), 5, (0.04, 0.04, 0.30), P["black"], (0, 14, 0))
        slots((0.20, s * 0.255, 0.05), (0.07, -s * 0.006, 0), 3, (0.03, 0.04, 0.20), P["black"], (0, 14, 0))
        for x, z in ((-0.28, 0.20), (0.12, -0.19), (-0.58, -0.27)):
            cyl(0.026, 0.03, (x, s * 0.235, z), "Y", P["black"], 0.006, 16)
        for i in range(6):  # ribbed palm
            box(
                (0.05, 0.012, 0.028),
                (-0.60 - 0.024 * i, s * 0.148, -0.62 - 0.075 * i),
                P["black"],
                0.008,
                rot=(0, -14, 0),
            )
    decal(BRAND, 0.125, (-0.05, 0.5, 0.07), "+Y", P["black"], body, shear=0.1)
    decal(model, 0.09, (-0.06, 0.5, -0.07), "+Y", P["black"], body)
    # auxiliary handle clamped on the nose
    along, radii = (-0.42, -0.58, -0.8, -0.92), [0.075, 0.09, 0.082, 0.10]
    side_handle(P, 0.40, (0.285, 0.23, 0.11), -62, (-0.26, -0.40, 0.07), (-0.38, -0.43, 0.12), along, radii)
    path = [(-0.04, 0, -0.15), (-0.12, 0.0, -0.38), (-0.05, 0.18, -0.50), (0.45, 0.28, -0.50)]
    path += [(0.9, 0.12, -0.50), (1.25, 0.22, -0.49)]
    mains_lead(P, (-0.75, 0, -1.20), (-0.25, 0, -1), path, (1.50, 0.28, -0.43), 0.028, size=0.95, turn=(0, 0, 12))


def hammer_drill(P, model="HD"):
    """rotary hammer: closed handle, mode knob, side handle with depth stop, SDS bit"""
    o, d = P["paint"], P["grip"]
    loop = [(-0.45, 0.18, 0.17, 0.14), (-0.78, 0.17, 0.145, 0.125), (-0.96, 0, 0.13, 0.12), (-1.0, -0.30, 0.125, 0.115)]
    loop += [
        (-0.96, -0.62, 0.13, 0.115),
        (-0.78, -0.80, 0.13, 0.11),
        (-0.40, -0.82, 0.14, 0.10),
        (-0.2, -0.78, 0.15, 0.1),
    ]
    motor = [
        (-0.35, -0.15, 0.22, 0.30),
        (-0.15, -0.42, 0.225, 0.27),
        (-0.10, -0.70, 0.215, 0.25),
        (-0.20, -0.88, 0.17, 0.18),
    ]
    barrel = [(-0.55, 0.02, 0.23, 0.29), (-0.3, 0.02, 0.255, 0.32), (0.30, 0, 0.25, 0.29), (0.62, 0, 0.20, 0.21)]
    body = melt(
        [
            swept(barrel, o, power=2.7, dome=0.35),
            swept(motor, o, power=2.8, dome=0.3),
            swept(loop, d, power=2.6, steps=8),
        ],
        [o, d, P["shell"]],
        0.016,
        8,
        planes=[((-0.62, 0, 0), (1, 0, -0.25)), ((0.34, 0, 0), (1, 0, 0.2)), ((0, 0, -0.60), (0.35, 0, 1))],
        pick=lambda c: (
            1 if c.x + 0.62 - 0.25 * c.z < 0 else 2 if c.x - 0.34 + 0.2 * c.z > 0 or c.z + 0.60 + 0.35 * c.x < 0 else 0
        ),
    )
    lathe(
        [(0.02, 0), (0.195, 0), (0.20, 0.05), (0.18, 0.18), (0.165, 0.20), (0.02, 0.2)],
        (0.60, 0, 0),
        "X",
        P["shell"],
        56,
        0.01,
    )
    chuck(0.80, 0.135, P)
    lathe([(0.02, 0), (0.10, 0), (0.095, 0.10), (0.05, 0.16), (0.02, 0.16)], (1.18, 0, 0), "X", P["grip"], 40, 0.006)
    rod((1.2, 0, 0), (1.55, 0, 0), 0.045, P["steel"])
    twist_bit(1.53, 2.50, 0.052, P, 3.5, flat=0.6)
    prism(
        [(2.44, -0.066), (2.50, -0.066), (2.545, 0), (2.50, 0.066), (2.44, 0.066)],
        -0.014,
        0.014,
        P["worn"],
        bevel=0.003,
    )
    # trigger
    slab(
        [(-0.80, -0.02), (-0.72, -0.05), (-0.70, -0.22), (-0.76, -0.36), (-0.86, -0.40), (-0.90, -0.1)],
        -0.07,
        0.07,
        P["paint"],
        0.04,
        0.025,
    )
    for i in range(6):
        box((0.03, 0.16, 0.03), (-1.115 + 0.004 * abs(i - 2), 0, -0.10 - 0.08 * i), P["black"], 0.01)
    # mode knob with pointer, vents, screws
    cyl(0.155, 0.05, (0.02, 0.262, -0.02), "Y", P["black"], 0.012, 48)
    cyl(0.125, 0.06, (0.02, 0.29, -0.02), "Y", P["grip"], 0.02, 48)
    box((0.21, 0.06, 0.055), (0.02, 0.32, -0.02), P["shell"], 0.02, rot=(0, 35, 0))
    box((0.03, 0.012, 0.03), (0.085, 0.352, -0.065), P["paint"], 0.004)
    for s in (-1, 1):
        slots((-0.26, s * 0.222, -0.62), (0.085, 0, 0.0), 5, (0.04, 0.03, 0.20), P["black"], (0, -10, 0))
        slots((-0.50, s * 0.235, 0.08), (0.07, s * 0.003, 0), 3, (0.032, 0.03, 0.22), P["black"], (0, 10, 0))
        for x, z in ((-0.42, -0.20), (0.22, 0.19)):
            cyl(0.026, 0.03, (x, s * 0.235, z), "Y", P["black"], 0.006, 16)
    decal(BRAND, 0.10, (-0.07, 0.5, 0.215), "+Y", P["black"], body, shear=0.1)
    decal(model, 0.13, (-0.06, 0.5, -0.34), "+Y", P["black"], body, shear=0.15)
    # side handle with depth rod
    neck, flange, grooves = (-0.2, -0.40, 0.07), (-0.38, -0.44, 0.125), (5, 0.107, 0.08, -0.56)
    along, radii = (-0.43, -0.60, -0.85, -0.98), [0.08, 0.098, 0.088, 0.11]
    side_handle(P, 0.56, (0.235, 0.17, 0.13), -56, neck, flange, along, radii, grooves)
    box((0.10, 0.10, 0.12), (0.56, 0.10, 0.22), P["grip"], 0.02)
    rod((0.10, 0.12, 0.26), (1.72, 0.12, 0.26), 0.028, P["steel"])
    path = [(-0.12, 0, -0.18), (-0.28, 0.05, -0.34), (-0.18, 0.25, -0.42), (0.35, 0.30, -0.43)]
    path += [(0.85, 0.15, -0.43), (1.3, 0.25, -0.42)]
    end = (1.55, 0.31, -0.36)
    mains_lead(P, (-0.92, 0, -0.86), (-0.55, 0, -0.8), path, end, 0.028, (0.055, 0.32), 0.95, (0, 0, 12))


VARIANTS = {
    "hammer-small": dict(build=hammer_small, model="HS", az=62),
    "hammer-medium": dict(build=hammer_medium, model="HM", az=62),
    "hammer-large": dict(build=hammer_large, model="HL", az=32),
    "drill": dict(build=drill, model="DR", az=64),
    "hammer-drill": dict(build=hammer_drill, model="HD", az=64),
}

if __name__ == "__main__":
    run(VARIANTS)

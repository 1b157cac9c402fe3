"""Towable site compressor: canopy on one axle, drawbar forward (+X), air valves at the front.  Metres."""

from parts_hire import *


def valve(P, x, y, z):
    """air outlet: nipple, ball valve with lever, claw coupling"""
    rod((x, y, z), (x + 0.07, y, z), 0.016, P["zinc"])
    cyl(0.024, 0.04, (x + 0.07, y, z), "X", P["zinc"], 0.004, 6)
    rod((x + 0.07, y, z), (x + 0.07, y, z + 0.035), 0.007, P["steel"])
    bar((x + 0.07, y, z + 0.036), (x + 0.005, y, z + 0.05), 0.016, 0.006, P["red"], 0.002)
    cyl(0.026, 0.022, (x + 0.115, y, z), "X", P["zinc"], 0.004)
    for s in (-1, 1):
        box((0.03, 0.016, 0.022), (x + 0.135, y + s * 0.02, z), P["zinc"], 0.005)


def towable(P, model, figure=None):
    hl, hw, zb, zt = 1.02, 0.61, 0.50, 1.36
    zs = 0.80  # split between the dark tub and the canopy
    tub = [
        (-hl, zs),
        (-hl + 0.06, zb + 0.03, 0.05),
        (-hl + 0.20, zb, 0.04),
        (hl - 0.20, zb, 0.04),
        (hl - 0.05, zb + 0.05, 0.05),
        (hl, zs),
    ]
    prism(fillet(tub, 0, 8), -hw, hw, P["dark"], bevel=0.03, seg=4)
    top = [
        (-hl, zs),
        (hl, zs),
        (hl - 0.015, zs + 0.16, 0.10),
        (hl - 0.22, zt - 0.02, 0.16),
        (-hl + 0.14, zt, 0.14),
        (-hl + 0.01, zs + 0.25, 0.10),
    ]
    prism(fillet(top, 0, 10), -hw - 0.005, hw + 0.005, P["paint"], bevel=0.05, seg=6)
    box((2 * hl + 0.012, 2 * hw + 0.018, 0.016), (0, 0, zs), P["black"], 0.005)
    # chassis, axle, wheels under mudguards
    for s in (-1, 1):
        box((1.9, 0.07, 0.09), (0.0, s * 0.36, zb - 0.02), P["zinc"], 0.008)
        wheel((-0.10, s * (hw + 0.075), 0.30), 0.30, 0.165, P, "light", s, 30, lug=0.007, rimr=0.60)
        cyl(0.05, 0.03, (-0.10, s * (hw + 0.12), 0.30), "Y", P["black"], 0.008)
        arc = [(-0.10 + 0.365 * math.cos(R(a)), 0.30 + 0.365 * math.sin(R(a))) for a in range(2, 179, 8)]
        strip(
            [(arc[0][0], 0.20)] + arc + [(arc[-1][0], 0.20)],
            0.016,
            s * (hw - 0.06),
            s * (hw + 0.185),
            P["black"],
            0.006,
        )
        strip(
            [(arc[0][0] + 0.004, 0.205)]
            + [(-0.10 + 0.371 * math.cos(R(a)), 0.30 + 0.371 * math.sin(R(a))) for a in range(2, 179, 8)]
            + [(arc[-1][0] - 0.004, 0.205)],
            0.018,
            s * (hw + 0.17),
            s * (hw + 0.19),
            P["black"],
            0.006,
        )
        bar((-0.10, s * 0.36, zb - 0.02), (-0.22, s * 0.45, 0.30), 0.05, 0.07, P["zinc"], 0.01)
    rod((-0.10, -hw, 0.30), (-0.10, hw, 0.30), 0.045, P["zinc"])
    # drawbar with coupling, brake lever, jockey wheel
    for s in (-1, 1):
        bar((0.45, s * 0.36, zb - 0.03), (1.45, s * 0.06, zb - 0.05), 0.06, 0.09, P["zinc"], 0.008)
    box((0.50, 0.11, 0.10), (1.55, 0, zb - 0.05), P["zinc"], 0.012)
    tube([(1.62, 0, zb - 0.05), (1.86, 0, zb - 0.05)], 0.034, P["zinc"])
    for k in range(6):
        ring(0.055, 0.03, 0.018, (1.70 + 0.024 * k, 0, zb - 0.05), "X", P["black"], 0.006)
    coupling(P, 2.02, 0, zb - 0.04, 1)
    bar((1.60, -0.06, zb), (1.48, -0.06, zb + 0.36), 0.016, 0.03, P["zinc"], 0.004, up=(1, 0, 0))
    grip((1.49, -0.06, zb + 0.33), (1.455, -0.06, zb + 0.44), P, 0.019)
    jockey(P, 1.46, 0.11, zb - 0.05, 0.105)
    tube(
        [
            (1.9, 0.05, zb - 0.05),
            (1.8, 0.10, zb - 0.16),
            (1.5, 0.08, zb - 0.2),
            (1.2, 0.12, zb - 0.12),
            (0.95, 0.2, zb - 0.02),
        ],
        0.008,
        P["black"],
        smooth=True,
    )
    # front: service panel with valves and gauge, air receiver lines
    for y in (-0.17, 0.0, 0.17):
        valve(P, hl - 0.09, y, zb + 0.11)
    box((0.04, 0.52, 0.14), (hl - 0.085, 0, zb + 0.10), P["black"], 0.01)
    louvre(-0.42, 0.42, zs + 0.03, zs + 0.15, hl - 0.006, 4, P["dark"], P["black"], 1, "X")
    text(BRAND, 0.10, (hl - 0.036, 0.30, zb + 0.225), "+X", P["paint"], shear=0.12)
    for s in (-1, 1):
        f = sides(s)
        y = s * (hw + 0.005)
        # one large gull-wing door a side: shadow gap, hinge at the roof, latches below
        outline = fillet(
            [(-0.80, zs + 0.05), (0.74, zs + 0.05), (0.72, zs + 0.24), (0.60, zt - 0.11), (-0.78, zt - 0.09)], 0.05
        )
        tube([(x, y + s * 0.0005, z) for x, z in outline], 0.0045, P["black"], cyc=True)
        for x in (-0.55, 0.50):
            box((0.13, 0.02, 0.045), (x, y + s * 0.006, zs + 0.085), P["black"], 0.008)
            box((0.09, 0.02, 0.018), (x, y + s * 0.014, zs + 0.08), P["dark"], 0.005)
        louvre(-0.72, -0.40, zs + 0.16, zt - 0.17, y + s * 0.003, 9, P["dark"], P["black"], s)
        text(BRAND, 0.155, (0.10, y + s * 0.002, zs + 0.335), f, P["black"], shear=0.15)
        text(model, 0.115, (0.10, y + s * 0.002, zs + 0.185), f, P["black"], shear=0.15)
        # instrument window in the tub, fuel filler, marks
        yt = s * hw
        box((0.34, 0.02, 0.17), (0.60, yt, 0.665), P["black"], 0.010)
        box((0.12, 0.012, 0.075), (0.66, yt + s * 0.010, 0.675), P["screen"], 0.003)
        cyl(0.036, 0.02, (0.52, yt + s * 0.012, 0.675), "Y", P["chrome"], 0.003)
        cyl(0.031, 0.022, (0.52, yt + s * 0.013, 0.675), "Y", P["white"], 0.002)
        box((0.004, 0.003, 0.026), (0.526, yt + s * 0.0255, 0.682), P["red"], 0, rot=(0, 35, 0))
        cyl(0.018, 0.03, (0.73, yt + s * 0.012, 0.62), "Y", P["red"], 0.005)
        cyl(0.052, 0.035, (-0.72, yt + s * 0.010, 0.69), "Y", P["black"], 0.008)
        box((0.10, 0.008, 0.04), (0.86, yt + s * 0.002, 0.62), P["orange"], 0.003)
        box((0.10, 0.008, 0.04), (-0.88, yt + s * 0.002, 0.62), P["orange"], 0.003)
        for x in (-0.94, -0.60, 0.38, 0.92):
            cyl(0.009, 0.012, (x, yt + s * 0.003, zs - 0.035), "Y", P["steel"], 0.002, 6)
        box((0.02, 0.16, 0.10), (-hl + 0.022, s * 0.46, 0.63), P["red"], 0.008)
    # roof: lifting eye in a recess, exhaust, cooler grille
    box((0.26, 0.16, 0.012), (0.0, 0, zt - 0.008), P["black"], 0.004)
    eye((0.0, 0, zt - 0.004), P, 0.055, 0.02)
    box((0.42, 0.80, 0.02), (-0.62, 0, zt - 0.004), P["black"], 0.006)
    for k in range(9):
        box((0.012, 0.76, 0.016), (-0.79 + 0.0425 * k, 0, zt + 0.006), P["dark"], 0.004, rot=(0, 25, 0))
    cyl(0.038, 0.07, (0.42, -0.36, zt - 0.015), "Z", P["steel"], 0.004)
    # air hose wound on the drawbar
    for k, (rr, z) in enumerate(((0.20, 0.052), (0.185, 0.085), (0.20, 0.12))):
        pts = [
            (
                1.14 + rr * 1.0 * math.cos(2 * math.pi * i / 28),
                0.0 + rr * math.sin(2 * math.pi * i / 28),
                zb - 0.035 + z,
            )
            for i in range(28)
        ]
        tube(pts, 0.0165, P["rubber"], cyc=True)
    # prop stand at the rear
    rod((-0.92, 0, zb - 0.04), (-0.92, 0, 0.03), 0.024, P["zinc"])
    cyl(0.07, 0.012, (-0.92, 0, 0.012), "Z", P["zinc"], 0.004)


VARIANTS = {"air-compressor": dict(build=towable, model="AC 50", az=48, el=11)}

if __name__ == "__main__":
    run(VARIANTS, towable)

"""Parts and the command line that the hire families share (lifts, booms, power, water, air, signs)."""

from functools import partial

from kit import *


def extras(P):
    """Colours beyond the kit's palette, needed by more than one family."""
    P["screen"] = mat("screen", "#0c2a1c", 0.1, coat=1)
    P["green"] = mat("green", "#2fae5a", 0.3)
    P["blue"] = mat("blue", "#1f5fae", 0.4, coat=0.3)
    P["yellow"] = mat("yellow", "#f2b705", 0.4, coat=0.2)
    P["alu"] = mat("alu", "#b4b8bb", 0.42, metal=0.75, ao=0.5, bump=0.08, bscale=140)
    P["cast"] = mat("cast", "#6d7175", 0.55, metal=0.3, ao=0.5, bump=0.15, bscale=160)
    P["zinc"] = mat("zinc", "#aeb4b8", 0.42, metal=0.8, ao=0.35, bump=0.05, bscale=50)
    P["heat"] = mat("heat", "#7d6a5a", 0.4, metal=0.9, ao=0.4, bump=0.05, bscale=40)
    P["nm"] = mat("nonmark", "#85898c", 0.75, ao=0.5, bump=0.15)
    return P


run = partial(family, colours=lambda: extras(palette()), az=40, el=8, lens=85)


def sides(s):
    return "+Y" if s > 0 else "-Y"


def eye(loc, P, r=0.04, t=0.012, m="steel"):
    """lifting eye standing on a surface"""
    x, y, z = loc
    box((r * 2.6, r * 1.6, t), (x, y, z + t / 2), P[m], 0.003)
    tube([(x - r, y, z), (x - r, y, z + 2 * r), (x + r, y, z + 2 * r), (x + r, y, z)], t * 0.8, P[m], fil=r * 0.95)


def door(x, z, w, h, y, s, P, m="paint", hinge=1, latch=True):
    """flush door on a side wall: raised leaf, two hinges, one paddle latch"""
    prism(
        fillet([(x - w / 2, z - h / 2), (x + w / 2, z - h / 2), (x + w / 2, z + h / 2), (x - w / 2, z + h / 2)], 0.03),
        y - s * 0.004,
        y + s * 0.014,
        P[m],
        bevel=0.006,
    )
    if latch:
        xl = x - hinge * (w / 2 - 0.06)
        box((0.035, 0.03, 0.13), (xl, y + s * 0.014, z), P["black"], 0.008)
        box((0.018, 0.03, 0.09), (xl, y + s * 0.024, z), P["dark"], 0.006)
    for k in (-0.33, 0.33):
        cyl(0.012, 0.06, (x + hinge * (w / 2 - 0.01), y + s * 0.016, z + k * h), "Z", P["dark"], 0.004, 20)


def socket(c, s, P, m="blue", r=0.03):
    """round industrial socket with a flap, on a Y-facing panel"""
    x, y, z = c
    box((r * 2.3, 0.012, r * 2.6), (x, y + s * 0.004, z - r * 0.1), P["black"], 0.004)
    cyl(r, 0.035, (x, y + s * 0.018, z), "Y", P[m], 0.006, 32)
    cyl(r * 0.8, 0.012, (x, y + s * 0.037, z), "Y", P[m], 0.004, 32)
    box((r * 1.2, 0.012, r * 0.5), (x, y + s * 0.038, z + r * 0.85), P[m], 0.004)


def grip(p, q, P, r=0.017):
    """rubber grip on a handle tube"""
    p, q = Vector(p), Vector(q)
    rod(p, q, r, P["rubber"], 0.004)
    d = q - p
    for k in range(1, 6):
        c = p + d * k / 6
        u = d.normalized() * 0.002
        rod(c - u, c + u, r * 1.12, P["rubber"], 0.001)


def stripe_plate(size, loc, P):
    box(size, loc, P["hazard"], 0.001)


def jockey(P, x, y, z, r=0.10):
    """jockey wheel with its clamp and crank; z is the height of the drawbar"""
    wheel((x, y, r), r, 0.06, P, "light", 1, 0, hub=False)
    for s in (-1, 1):
        bar((x, y + s * 0.04, r), (x, y + s * 0.04, r * 2 + 0.03), 0.008, 0.05, P["zinc"], 0.003, up=(1, 0, 0))
    box((0.06, 0.10, 0.012), (x, y, r * 2 + 0.035), P["zinc"], 0.003)
    rod((x, y, r * 2), (x, y, z + 0.32), 0.022, P["zinc"])
    rod((x, y, z - 0.12), (x, y, z + 0.26), 0.03, P["zinc"])
    ring(0.042, 0.03, 0.05, (x, y, z), "Z", P["dark"])
    tube(
        [(x, y, z + 0.32), (x, y, z + 0.36), (x + 0.12, y, z + 0.36), (x + 0.12, y, z + 0.42)],
        0.008,
        P["zinc"],
        fil=0.02,
    )
    rod((x + 0.12, y, z + 0.38), (x + 0.12, y, z + 0.45), 0.014, P["black"])


def coupling(P, x, y, z, d=1):
    """ball coupling at the end of a drawbar, pointing to +X (d=1) or -X"""
    prism(
        fillet(
            [(x - d * 0.16, z - 0.035), (x + d * 0.1, z - 0.05), (x + d * 0.1, z + 0.03), (x - d * 0.16, z + 0.045)],
            0.02,
        ),
        y - 0.04,
        y + 0.04,
        P["dark"],
        bevel=0.012,
    )
    cyl(0.055, 0.07, (x + d * 0.08, y, z - 0.01), "Z", P["dark"], 0.014)
    tube(
        [(x + d * 0.06, y, z + 0.02), (x + d * 0.02, y, z + 0.08), (x - d * 0.12, y, z + 0.1)],
        0.012,
        P["zinc"],
        fil=0.03,
    )


def cone(x, y, P, h=0.75, lying=False):
    """traffic cone with two reflective collars"""
    red = mat("conered", "#e8420f", 0.5, ao=0.3)
    k = h / 0.75
    with moved((x, y, 0)):
        prism(
            fillet(
                [(-0.19 * k, -0.19 * k), (0.19 * k, -0.19 * k), (0.19 * k, 0.19 * k), (-0.19 * k, 0.19 * k)], 0.05 * k
            ),
            0,
            0.035 * k,
            P["black"],
            "XY",
            0.008,
        )
        rad = lambda z: k * (0.145 - 0.117 * (z / h))
        prof = [(0.165 * k, 0.034 * k), (0.15 * k, 0.06 * k), (rad(0.1 * h), 0.1 * h), (rad(h), h), (0.001, h)]
        lathe(prof, (0, 0, 0), "Z", red, 48, 0.002)
        for a, b in ((0.36, 0.53), (0.66, 0.80)):
            lathe([(rad(a * h) + 0.003, a * h), (rad(b * h) + 0.003, b * h)], (0, 0, 0), "Z", P["white"], 48)


# ------------------------------------------------------------------ small petrol engine
def petrol_engine(P, loc=(0, 0, 0), scale=1.0, key=False, filter_side=1, tank=False, muffler=True, twin=False):
    """Air-cooled engine, crank along X, recoil starter on +X, cylinder leaning to -Y, exhaust at the top of -Y.
    Origin: middle of the feet. About 0.34 x 0.36 x 0.38 at scale 1 (200 cc)."""
    with moved(loc, scale=scale):
        for s in (-1, 1):
            box((0.17, 0.035, 0.018), (0.0, s * 0.09, 0.009), P["cast"], 0.004)
            for x in (-0.065, 0.065):
                cyl(0.009, 0.012, (x, s * 0.095, 0.022), "Z", P["steel"], 0.002, 6)
        # crankcase with a parting line and a side cover
        prism(
            fillet([(-0.11, 0.012), (0.11, 0.012), (0.125, 0.06), (0.10, 0.19), (-0.08, 0.20), (-0.12, 0.10)], 0.025),
            -0.10,
            0.06,
            P["alu"],
            "YZ",
            0.008,
        )
        box((0.006, 0.22, 0.17), (-0.045, 0, 0.10), P["cast"], 0.004)
        for y, z in ((-0.09, 0.05), (0.09, 0.05), (0.08, 0.16), (-0.08, 0.165)):
            cyl(0.008, 0.02, (-0.103, y, z), "X", P["steel"], 0.002, 6)
        cyl(0.016, 0.03, (0.02, 0.125, 0.07), "Y", P["yellow"], 0.004, 20)  # oil filler
        cyl(0.010, 0.02, (0.02, 0.118, 0.028), "Y", P["steel"], 0.002, 6)  # drain
        # finned cylinders leaning over
        for a in (-42, 42) if twin else (-32,):
            with moved((-0.02, 0.0, 0.12), (-a, 0, 0)):
                box((0.10, 0.10, 0.20), (0, 0, 0.09), P["cast"], 0.006)
                for k in range(8):
                    box((0.145, 0.15, 0.006), (0, 0, 0.055 + 0.018 * k), P["alu"], 0.002, seg=1)
                box((0.13, 0.12, 0.04), (0, 0, 0.215), P["alu"], 0.012)  # rocker cover
                for x in (-0.045, 0.045):
                    cyl(0.007, 0.01, (x, 0, 0.237), "Z", P["steel"], 0.002, 6)
                rod((-0.05, 0, 0.19), (-0.10, 0.0, 0.225), 0.011, P["black"])  # plug cap
                tube([(-0.10, 0, 0.225), (-0.12, 0.02, 0.16), (-0.05, 0.08, 0.10)], 0.005, P["black"], smooth=True)
        # blower housing
        prism(
            fillet(
                [
                    (-0.135, 0.03),
                    (0.135, 0.03),
                    (0.15, 0.13),
                    (0.135, 0.24),
                    (0.03, 0.29),
                    (-0.12, 0.28),
                    (-0.155, 0.15),
                ],
                0.05,
            ),
            0.055,
            0.135,
            P["dark"],
            "YZ",
            0.014,
            4,
        )
        lathe(
            [(0.115, 0.0), (0.108, 0.028), (0.07, 0.042), (0.001, 0.044)], (0.133, 0, 0.15), "X", P["paint"], 56, 0.004
        )
        for k in range(14):  # cooling slots of the recoil cover
            a = 2 * math.pi * k / 14
            with moved((0.172, 0, 0.15), (math.degrees(a), 0, 0)):
                box((0.012, 0.011, 0.034), (-0.006, 0, 0.083), P["black"], 0.003, rot=(0, -10, 0), seg=1)
        ring(0.05, 0.036, 0.012, (0.176, 0, 0.15), "X", P["black"], 0.003)
        cyl(0.034, 0.012, (0.176, 0, 0.15), "X", P["dark"], 0.003)
        with moved((0.165, 0.105, 0.215), (-38, 0, 0)):  # pull handle
            box((0.026, 0.024, 0.085), (0, 0, 0), P["black"], 0.010)
        bolts((0.14, 0, 0.15), 0.124, 4, "X", P["steel"], 0.007, 0.012, 0.5)
        # air filter and carburettor
        f = filter_side
        box((0.12, 0.095, 0.085), (-0.035, f * 0.105, 0.245), P["black"], 0.018, seg=4)
        box((0.124, 0.099, 0.012), (-0.035, f * 0.105, 0.235), P["dark"], 0.004)
        cyl(0.014, 0.016, (-0.035, f * 0.157, 0.255), "Y", P["dark"], 0.004)
        box((0.05, 0.06, 0.05), (-0.04, f * 0.07, 0.185), P["alu"], 0.008)
        cyl(0.02, 0.03, (-0.04, f * 0.085, 0.155), "Z", P["zinc"], 0.004)
        for k, c in ((0, "red"), (1, "dark")):
            box((0.03, 0.018, 0.008), (0.03, f * (0.10 + 0.02 * k), 0.20 - 0.015 * k), P[c], 0.003)
        if key:
            cyl(0.016, 0.02, (0.09, 0.13, 0.19), "Y", P["chrome"], 0.003)
            cyl(0.032, 0.10, (0.0, 0.11, 0.115), "X", P["black"], 0.006)  # starter motor
        if muffler:
            with moved((-0.015, -0.155, 0.285)):
                box((0.17, 0.11, 0.10), (0, 0, 0), P["heat"], 0.025, seg=4)
                for k in range(7):
                    box((0.008, 0.116, 0.075), (-0.066 + 0.022 * k, -0.002, 0), P["zinc"], 0.003, seg=1)
                box((0.16, 0.12, 0.006), (0, 0, 0.052), P["zinc"], 0.002)
                rod((0.07, 0.0, 0.02), (0.115, 0.0, 0.03), 0.013, P["heat"])
        if tank:
            prism(
                fillet(
                    [(-0.12, 0.30), (0.125, 0.30), (0.135, 0.36), (0.10, 0.405), (-0.09, 0.405), (-0.13, 0.36)], 0.04
                ),
                -0.10,
                0.135,
                P["paint"],
                "YZ",
                0.02,
                4,
            )
            cyl(0.032, 0.028, (0.02, 0.0, 0.415), "Z", P["black"], 0.006, 24)

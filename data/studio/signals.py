"""Traffic control: portable light pair, roadwork sign on a tripod with cones.  Faces look towards +X, metres."""

from parts_hire import *


# ------------------------------------------------------------------ portable traffic light
def head(P, z, lit):
    """three-lamp signal head with visors and backing board; z is its lower edge"""
    for k, c in enumerate(("green", "amber", "red")):
        zc = z + 0.15 + 0.29 * k
        prism(
            fillet([(-0.14, zc - 0.14), (0.14, zc - 0.14), (0.14, zc + 0.14), (-0.14, zc + 0.14)], 0.03),
            -0.11,
            0.06,
            P["black"],
            "YZ",
            0.014,
        )
        ring(0.122, 0.098, 0.03, (0.068, 0, zc), "X", P["black"], 0.004)
        on = c == lit
        tint = (
            {"green": "#12c46a", "amber": "#ffab12", "red": "#ff2418"}[c]
            if on
            else {"green": "#0e4a2e", "amber": "#6b4508", "red": "#5a0f0d"}[c]
        )
        lens = mat(f"lamp-{c}-{on}", tint, 0.15, coat=1, emit=1.5 if on else 0)
        lathe([(0.101, 0.0), (0.085, 0.014), (0.05, 0.024), (0.001, 0.028)], (0.066, 0, zc), "X", lens, 40)
        # visor: open-bottomed hood
        pts = []
        bm_path = [(0.113 * math.cos(R(a)), zc + 0.113 * math.sin(R(a))) for a in range(-28, 209, 12)]
        for i, (y, zz) in enumerate(bm_path[:-1]):
            y2, z2 = bm_path[i + 1]
            t = (i + 0.5) / (len(bm_path) - 1)
            d = 0.05 + 0.15 * math.sin(math.pi * t)  # longest at the top
            bar(
                (0.06 + d / 2, y, zz),
                (0.06 + d / 2, y2, z2),
                d,
                0.006,
                P["black"],
                0.001,
                up=(0, math.cos(math.atan2(zz - zc, y)), math.sin(math.atan2(zz - zc, y))),
            )
    zc, hh = z + 0.44, 0.53
    prism(
        fillet([(-0.235, zc - hh), (0.235, zc - hh), (0.235, zc + hh), (-0.235, zc + hh)], 0.07),
        -0.035,
        -0.025,
        P["black"],
        "YZ",
        0.004,
    )
    tube(
        [
            (-0.024, y, zz)
            for y, zz in fillet(
                [
                    (-0.222, zc - hh + 0.013),
                    (0.222, zc - hh + 0.013),
                    (0.222, zc + hh - 0.013),
                    (-0.222, zc + hh - 0.013),
                ],
                0.062,
            )
        ],
        0.007,
        P["white"],
        cyc=True,
    )


def portable_light(P, lit, model="TL 12"):
    # base: battery box on two wheels with outriggers
    prism(
        fillet([(-0.26, 0.10, 0.04), (0.26, 0.10, 0.04), (0.26, 0.50, 0.05), (-0.26, 0.50, 0.05)], 0, 8),
        -0.33,
        0.33,
        P["paint"],
        "XZ",
        0.028,
        5,
    )
    box((0.526, 0.666, 0.014), (0, 0, 0.405), P["black"], 0.004)
    for s in (-1, 1):
        box((0.03, 0.06, 0.10), (0.262, s * 0.22, 0.41), P["black"], 0.008)
        box((0.036, 0.035, 0.06), (0.270, s * 0.22, 0.41), P["zinc"], 0.006)
        tube(
            [(-0.09, s * 0.335, 0.27), (-0.09, s * 0.375, 0.27), (0.09, s * 0.375, 0.27), (0.09, s * 0.335, 0.27)],
            0.011,
            P["black"],
            fil=0.02,
        )
        text(model, 0.075, (0, s * 0.3315, 0.335), sides(s), P["black"], shear=0.12)
        for x in (-0.22, 0.22):  # stabilisers with screw feet
            d = 1 if x > 0 else -1
            bar((x, s * 0.25, 0.09), (x + d * 0.13, s * 0.46, 0.09), 0.045, 0.045, P["zinc"], 0.006)
            rod((x + d * 0.125, s * 0.452, 0.03), (x + d * 0.125, s * 0.452, 0.24), 0.013, P["zinc"])
            cyl(0.045, 0.016, (x + d * 0.125, s * 0.452, 0.012), "Z", P["dark"], 0.005)
            tube([(x + d * 0.125, s * 0.452 - 0.05, 0.24), (x + d * 0.125, s * 0.452 + 0.05, 0.24)], 0.009, P["black"])
        wheel((-0.30, s * 0.385, 0.15), 0.15, 0.075, P, "light", s, 20, lug=0.007, hub=False, rimr=0.58)
    rod((-0.30, -0.40, 0.15), (-0.30, 0.40, 0.15), 0.014, P["zinc"])
    box((0.10, 0.5, 0.06), (-0.26, 0, 0.15), P["dark"], 0.01)
    text(BRAND, 0.115, (0.2615, 0, 0.25), "+X", P["black"], shear=0.12)
    tube(
        [(-0.22, -0.24, 0.48), (-0.46, -0.24, 0.82), (-0.46, 0.24, 0.82), (-0.22, 0.24, 0.48)],
        0.016,
        P["zinc"],
        fil=0.07,
    )
    grip((-0.46, -0.15, 0.82), (-0.46, 0.15, 0.82), P, 0.021)
    # mast: lower tube, telescoping upper tube, winch, control unit
    box((0.15, 0.15, 0.05), (0, 0, 0.52), P["dark"], 0.01)
    bolts((0, 0, 0.55), 0.085, 4, "Z", P["steel"], 0.010, 0.014, R(45))
    rod((0, 0, 0.5), (0, 0, 1.38), 0.036, P["zinc"])
    rod((0, 0, 1.3), (0, 0, 2.84), 0.028, P["zinc"])
    cyl(0.046, 0.07, (0, 0, 1.37), "Z", P["dark"], 0.008)
    rod((0, 0.03, 1.37), (0, 0.10, 1.37), 0.010, P["steel"])
    cyl(0.026, 0.022, (0, 0.105, 1.37), "Y", P["black"], 0.006)
    box((0.13, 0.24, 0.32), (0.10, 0, 0.98), P["dark"], 0.018)
    box((0.012, 0.19, 0.15), (0.167, 0, 1.04), P["black"], 0.004)
    box((0.006, 0.12, 0.065), (0.174, -0.015, 1.065), P["screen"], 0.002)
    for k in range(4):
        cyl(0.009, 0.008, (0.174, -0.06 + 0.04 * k, 0.995), "X", P["light"], 0.002, 20)
    box((0.02, 0.10, 0.03), (0.165, 0, 0.875), P["black"], 0.006)
    tube(
        [(0.06, 0.04, 0.83), (0.03, 0.06, 0.70), (0.05, 0.10, 0.56), (0.06, 0.12, 0.50)], 0.010, P["hose"], smooth=True
    )
    tube(
        [(0.06, -0.05, 1.14), (0.04, -0.09, 1.22), (0.0, -0.055, 1.40), (-0.02, -0.04, 1.7), (-0.06, -0.03, 1.9)],
        0.009,
        P["hose"],
        smooth=True,
    )
    # head with brackets, radar eye, aerial
    with moved((0.13, 0, 0)):
        head(P, 1.80, lit)
    for z in (1.88, 2.58):
        box((0.12, 0.06, 0.05), (0.03, 0, z), P["zinc"], 0.008)
        ring(0.04, 0.027, 0.06, (0, 0, z), "Z", P["dark"], 0.006)
    box((0.11, 0.10, 0.09), (0.06, 0, 2.86), P["dark"], 0.018, rot=(0, 12, 0))
    cyl(0.032, 0.012, (0.118, 0, 2.85), "X", P["lens"], 0.004)
    rod((-0.03, 0, 2.80), (-0.03, 0, 3.06), 0.005, P["black"])
    cyl(0.010, 0.02, (-0.03, 0, 3.06), "Z", P["black"], 0.004)


def light_pair(P):
    portable_light(P, "red")
    with moved((-1.15, 1.55, 0), (0, 0, 14)):
        portable_light(P, "green")


# ------------------------------------------------------------------ roadwork sign
def tri(side, r=0.045):
    h = side * math.sqrt(3) / 2
    return fillet([(-side / 2, 0), (side / 2, 0), (0, h)], r, 8)


def digger_pictogram(P, x, k):
    """the standard figure with shovel and heap, as a flat black decal; k scales centimetres to metres"""
    ink = mat("ink", "#0c0c0d", 0.6)
    layer = iter(range(100))  # a hair's breadth each, so that overlapping pieces do not flicker

    def limb(a, b, w):
        (u0, v0), (u1, v1) = a, b
        t = 0.0010 + 0.0001 * next(layer)
        d = Vector((u1 - u0, v1 - v0)).normalized()
        n = Vector((-d.y, d.x)) * w / 2
        p = [(u0 + n.x, v0 + n.y), (u1 + n.x, v1 + n.y), (u1 - n.x, v1 - n.y), (u0 - n.x, v0 - n.y)]
        prism([(u * k, v * k) for u, v in p], x, x + t, ink, "YZ", 0)
        for u, v in (a, b):
            t += 0.00005
            with moved((x + t / 2, u * k, v * k)):
                cyl(w / 2 * k, t, (0, 0, 0), "X", ink, 0, 24)

    with moved((x + 0.0006, -2.2 * k, 43.5 * k)):
        cyl(3.7 * k, 0.0012, (0, 0, 0), "X", ink, 0, 32)
    limb((-9.5, 25.5), (-4.0, 36.0), 7.2)  # bent back
    limb((-10.5, 24.5), (-14.0, 15.5), 4.8)  # rear leg
    limb((-14.0, 15.5), (-18.5, 8.5), 4.0)
    limb((-18.5, 8.0), (-16.0, 7.6), 3.0)
    limb((-8.8, 24.5), (-3.8, 16.8), 4.8)  # front leg
    limb((-3.8, 16.8), (-5.2, 8.2), 4.0)
    limb((-5.2, 8.0), (-2.0, 7.6), 3.0)
    limb((-2.8, 36.0), (1.6, 28.5), 3.4)  # arms
    limb((1.6, 28.5), (7.0, 25.4), 2.8)
    limb((-4.6, 34.0), (-2.8, 27.2), 3.2)
    limb((-3.2, 29.8), (12.0, 19.6), 1.5)  # shovel
    prism(
        [(u * k, v * k) for u, v in [(10.4, 22.6), (16.8, 18.4), (14.6, 14.6), (10.6, 16.4), (9.0, 19.6)]],
        x,
        x + 0.0012,
        ink,
        "YZ",
        0,
    )
    heap = [(8.5, 6.2), (29.0, 6.2), (26.5, 9.5), (24.2, 14.6), (20.8, 17.2), (17.4, 14.8), (14.6, 12.2), (11.4, 9.6)]
    prism([(u * k, v * k) for u, v in heap], x, x + 0.0012, ink, "YZ", 0)


def tripod_sign(P, side=1.0):
    red = mat("signred", "#c5161c", 0.35, coat=0.3)
    amber = mat("signyellow", "#ffc400", 0.4, coat=0.3)
    zb, tilt = 0.42, -8
    h = side * math.sqrt(3) / 2
    with moved((0, 0, zb), (0, tilt, 0)):
        prism(tri(side), -0.012, 0.0, P["zinc"], "YZ", 0.003)  # pressed steel plate with a rim
        prism(tri(side - 0.006), 0.0, 0.0015, red, "YZ", 0)

        def inset(m):  # smaller triangle with the same centre
            s2 = side - 2 * m * math.sqrt(3)
            return [(u, v + m) for u, v in tri(s2, 0.02)]

        prism(inset(0.012), 0.0015, 0.0022, red, "YZ", 0)
        prism(inset(0.075), 0.0022, 0.0032, amber, "YZ", 0)
        digger_pictogram(P, 0.0034, 0.0131 * side)
        for z in (0.12, 0.46):  # stiffening rails behind, clamps
            box((0.02, 0.26 if z > 0.3 else 0.5, 0.03), (-0.022, 0, z), P["zinc"], 0.004)
        # front legs and brace, in the plane of the sign
        for s in (-1, 1):
            bar((-0.035, s * 0.30, -0.40), (-0.035, s * 0.055, h - 0.10), 0.028, 0.028, P["zinc"], 0.004, up=(1, 0, 0))
            box((0.06, 0.045, 0.03), (-0.035, s * 0.303, -0.405), P["rubber"], 0.008)
        bar((-0.035, -0.265, -0.26), (-0.035, 0.265, -0.26), 0.022, 0.022, P["zinc"], 0.004)
        rod((-0.05, -0.08, h - 0.10), (-0.05, 0.08, h - 0.10), 0.012, P["steel"])
        box((0.006, 0.42, 0.11), (-0.012, 0, -0.165), P["paint"], 0.002)
        text(BRAND, 0.075, (-0.0085, 0, -0.165), "+X", P["black"], shear=0.12)
        for s in (-1, 1):
            cyl(0.008, 0.006, (-0.008, s * 0.19, -0.165), "X", P["steel"], 0.002, 16)
    # rear leg with chain
    top = (-0.05 - 0.62 * math.sin(R(8)), 0, zb + (h - 0.10) * math.cos(R(8)))
    bar(top, (-0.78, 0, 0.02), 0.028, 0.028, P["zinc"], 0.004)
    box((0.05, 0.05, 0.03), (-0.785, 0, 0.018), P["rubber"], 0.008)
    tube([(-0.02, 0, 0.17), (-0.33, 0, 0.12), (-0.64, 0, 0.22)], 0.006, P["zinc"], smooth=True)


def roadworks(P):
    tripod_sign(P)
    for x, y, h in ((0.40, 0.70, 0.75), (-0.25, 1.02, 0.75), (0.36, -0.70, 0.75)):
        cone(x, y, P, h)


VARIANTS = {
    "traffic-lights": dict(build=light_pair, az=28, el=8, margin=1.08),
    "roadwork-signs": dict(build=roadworks, az=22, el=11, margin=1.12),
}

if __name__ == "__main__":
    run(VARIANTS, light_pair)

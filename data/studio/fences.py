"""Site fences: temporary mesh panels in concrete feet, steel crowd barriers.  Panels run along Y, metres."""

from parts_hire import *


def foot(P, x, y):
    """cast block with pockets for the panel legs and a carrying slot"""
    concrete = mat("concrete", "#a3a09a", 0.85, ao=0.5, bump=0.4, bscale=60)
    with moved((x, y, 0)):
        prism(
            fillet(
                [
                    (-0.36, 0, 0),
                    (0.36, 0, 0),
                    (0.35, 0.10, 0.02),
                    (0.25, 0.145, 0.02),
                    (-0.25, 0.145, 0.02),
                    (-0.35, 0.10, 0.02),
                ],
                0,
            ),
            -0.125,
            0.125,
            concrete,
            "XZ",
            0.012,
        )
        for dy in (-0.06, 0.0, 0.06):
            cyl(0.030, 0.004, (0, dy, 0.146), "Z", P["black"], 0, 24)
        for dx in (-0.2, 0.2):
            box((0.10, 0.05, 0.004), (dx, 0, 0.146), P["black"], 0.001)


def mesh_panel(P, W=3.45, H=2.0, plate=True):
    """origin: bottom of the left leg (y=0); the panel lies in x=0, from y=0 to y=W"""
    m = mat("galvanised", "#80878c", 0.45, metal=0.7, ao=0.3)  # darker than zinc: must read on a white card
    r = 0.023
    y0, y1, zb, zt = 0.0, W, 0.22, H - 0.12
    for y in (y0, y1):
        rod((0, y, 0.06), (0, y, H), r, m)
        cyl(r * 1.06, 0.02, (0, y, H), "Z", P["black"], 0.005)
    for z in (zb, zt):
        rod((0, y0, z), (0, y1, z), r * 0.9, m)
        for y in (y0, y1):  # weld collars
            cyl(r * 1.18, 0.05, (0, y, z), "Z", m, 0.006, 24)
    w = 0.0042
    n = 32
    for k in range(1, n):
        y = y0 + (y1 - y0) * k / n
        tube([(0.004, y, zb), (0.004, y, zt)], w, m, res=2)
    # horizontal wires with three stiffening folds
    for z in (zb + 0.10, zb + 0.32, zb + 0.54, zb + 0.76, zb + 0.98, zb + 1.20, zb + 1.42, zb + 1.56):
        tube([(-0.002, y0, z), (-0.002, y1, z)], w, m, res=2)
    for z in (zb + 0.21, zb + 0.87, zb + 1.49):
        for d in (-0.03, 0.03):
            tube([(-0.002, y0, z + d), (-0.002, y1, z + d)], w, m, res=2)
    if plate:
        yc, zc = (y0 + y1) / 2, 1.30
        box((0.006, 1.05, 0.42), (0.014, yc, zc), P["white"], 0.002)
        box((0.007, 1.05, 0.085), (0.0145, yc, zc - 0.168), P["paint"], 0.002)
        text(BRAND, 0.215, (0.019, yc, zc + 0.04), "+X", P["black"], shear=0.12)
        for dy in (-0.49, 0.49):
            for dz in (-0.17, 0.17):
                cyl(0.010, 0.008, (0.019, yc + dy, zc + dz), "X", P["steel"], 0.002, 16)


def clamp(P, x, y, z):
    """two-part panel coupler with its bolt"""
    box((0.03, 0.13, 0.055), (x + 0.022, y, z), P["dark"], 0.010)
    box((0.03, 0.13, 0.055), (x - 0.022, y, z), P["dark"], 0.010)
    rod((x - 0.05, y, z), (x + 0.058, y, z), 0.008, P["steel"])
    cyl(0.015, 0.012, (x + 0.045, y, z), "X", P["steel"], 0.002, 6)


def mesh_fence(P):
    W = 3.45
    with moved((0, -W / 2, 0)):
        mesh_panel(P, W)
    # second panel returns towards the camera's right, round the corner
    with moved((-0.02, W / 2 + 0.07, 0), (0, 0, 105)):
        mesh_panel(P, W, plate=False)
    for z in (0.105, 1.72):
        clamp(P, 0, W / 2 + 0.035, z)
    foot(P, 0, -W / 2)
    foot(P, 0, W / 2 + 0.035)
    a = R(105)
    with moved((-W * math.sin(a), W / 2 + 0.07 + W * math.cos(a), 0), (0, 0, 105)):
        foot(P, 0, 0)


# ------------------------------------------------------------------ crowd barrier
def crowd_barrier(P, W=2.3, H=1.1):
    """one barrier centred on the origin, in x=0: bent frame, pickets, flat feet, hooks and eyes"""
    m = mat("barrier", "#ee7a00", 0.4, coat=0.3, ao=0.3)
    r, hw, zb = 0.021, W / 2, 0.20
    tube([(0, -hw, zb), (0, hw, zb), (0, hw, H), (0, -hw, H)], r, m, fil=0.16, cyc=True)
    n = 20
    for k in range(1, n):
        y = -hw + W * k / n
        tube([(0, y, zb), (0, y, H)], 0.010, m, res=4)
    # name plate with reflective chevrons either side
    plate_w, zc = 0.80, 0.74
    box((0.008, plate_w, 0.25), (0.014, 0, zc), P["white"], 0.003)
    text(BRAND, 0.155, (0.0195, 0, zc), "+X", P["black"], shear=0.12)
    for s in (-1, 1):
        box((0.008, 0.30, 0.25), (0.014, s * (plate_w / 2 + 0.16), zc), P["white"], 0.003)
        for k in range(3):
            y = s * (plate_w / 2 + 0.06 + 0.10 * k)
            prism(
                [(y - 0.040, zc - 0.122), (y + 0.010, zc - 0.122), (y + 0.040, zc + 0.122), (y - 0.010, zc + 0.122)],
                0.0185,
                0.0195,
                P["red"],
                "YZ",
                0,
            )
    # bridge feet: flat bar bent to stand on its two ends
    for s in (-1, 1):
        y = s * (hw - 0.36)
        path = [
            (-0.33, 0.012),
            (-0.29, 0.012),
            (-0.20, 0.10),
            (-0.05, 0.175),
            (0.05, 0.175),
            (0.20, 0.10),
            (0.29, 0.012),
            (0.33, 0.012),
        ]
        strip(path, 0.012, y - 0.03, y + 0.03, m, 0.003)
        box((0.07, 0.05, 0.05), (0, y, 0.185), m, 0.008)
        cyl(0.012, 0.014, (0.045, y, 0.19), "X", P["steel"], 0.002, 6)
    # couplings: hooks on one end, eyes on the other
    for z in (0.42, 0.90):
        tube([(0, hw, z), (0, hw + 0.055, z), (0, hw + 0.055, z - 0.09)], 0.009, m, fil=0.025)
        ring(0.026, 0.015, 0.014, (0, -hw - 0.030, z - 0.03), "Z", m, 0.004)


def crowd_barriers(P):
    W = 2.3
    crowd_barrier(P, W)
    with moved((-W / 2 * math.sin(R(105)) - 0.03, W / 2 + 0.07 + W / 2 * math.cos(R(105)), 0), (0, 0, 105)):
        crowd_barrier(P, W)


VARIANTS = {
    "metal-fence": dict(build=mesh_fence, az=42, el=11, margin=1.08),
    "safety-barrier": dict(build=crowd_barriers, az=42, el=13, margin=1.10),
}

if __name__ == "__main__":
    run(VARIANTS, mesh_fence)

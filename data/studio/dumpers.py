"""dumpers: articulated site dumpers by payload and skip; pedestrian mini dumper and tracked carrier"""

from parts_site import *


def skip(P, L, hw, z0, zr, lip=0.30, hb=None, m="tub", th=0.014, ribs=2, back=0.16):
    """open skip along +X from x=0: z0 floor, zr rear rim, hw half width at the rim, hb half width of the floor.
    Rear wall leans back, nose runs up to a pouring lip."""
    hb = hb or hw * 0.74
    P["tub"] = mat("tub", "#f59300", 0.45, coat=0.15, ao=0.55, bump=0.03, bscale=90, spec=0.35)  # duller than the hoods
    P["bed"] = mat("bed", "#c8790a", 0.5, metal=0.25, ao=0.6, dirt=0.42, bump=0.12, bscale=30)
    # stations: x at the floor, x at the rim, floor z, rim z, factor on the floor width
    H = zr - z0
    st = [
        (0.0, -back, z0, zr, 1.0),
        (0.10 * L, 0.06 * L, z0, zr, 1.0),
        (0.48 * L, 0.48 * L, z0, zr - 0.03 * H, 1.0),
        (0.62 * L, 0.64 * L, z0 + 0.05 * H, zr - 0.06 * H, 1.0),
        (0.82 * L, 0.82 * L, z0 + 0.34 * H, zr - 0.12 * H, 1.03),
        (L, 0.98 * L, z0 + 0.62 * H, zr - 0.19 * H, 1.06),
        (L + lip * 0.42, L + lip * 0.36, z0 + 0.71 * H, zr - 0.22 * H, 1.07),
    ]

    def ring_at(xb, xt, zb, zt, k, d=0.0):
        b, t = hb * k - d, hw - d
        zb = zb + d
        r = min(0.10, (zt - zb) * 0.4)
        pts = []
        for s in (-1, 1):
            side = []
            for u in (1.0, 0.55, 0.18):
                side.append((xb + (xt - xb) * u, s * (b + (t - b) * u), zb + (zt - zb) * u))
            side.append((xb + (xt - xb) * 0.05, s * (b + (t - b) * 0.05 - r * 0.28), zb + (zt - zb) * 0.05))
            side.append((xb, s * (b - r * 0.9), zb))
            pts.append(side)
        return pts[0] + pts[1][::-1]

    shell([ring_at(*q) for q in st], P[m], th, close=(0,), bevel=0.003)
    shell([ring_at(*q, d=th * 0.9) for q in st], P["bed"], 0.003, bevel=0)  # worn inside
    xb, xt = st[0][0], st[0][1]
    shell(
        [
            [(xb + (xt - xb) * u + th, s * (hb + (hw - hb) * u - th), z0 + (zr - z0) * u) for s in (-1, 1)]
            for u in (0.03, 0.99)
        ],
        P["bed"],
        0.003,
        bevel=0,
    )
    # rolled rim
    rim = [(q[1], hw, q[3]) for q in st]
    tube(rim[::-1] + [(x, -y, z) for x, y, z in rim], 0.022, P[m], fil=0.05)
    q = st[-1]
    tube([(x, y, z) for x, y, z in ring_at(*q)], 0.015, P[m])
    # ribs on the flanks and the back
    for s in (-1, 1):
        for k in range(ribs):
            u = 0.12 + 0.50 * k / max(1, ribs - 1)
            x = u * L
            bar(
                (x, s * (hb + 0.012), z0 + 0.06),
                (x, s * (hw + 0.012), zr - 0.05),
                0.05,
                0.03,
                P[m],
                0.006,
                up=(0, s, 0),
            )
    for y in (-0.45 * hw, 0.45 * hw):
        bar((-0.02, y, z0 + 0.03), (-back - 0.015, y, zr - 0.03), 0.05, 0.03, P[m], 0.006, up=(1, 0, 0))
    bar(
        (-back * 0.55 - 0.02, -hw * 0.86, (z0 + zr) / 2),
        (-back * 0.55 - 0.02, hw * 0.86, (z0 + zr) / 2),
        0.04,
        0.06,
        P[m],
        0.006,
    )
    return hb


def flank(P, s, size, x, hb, hw, z0, zr, u, both=True):
    """decal on the leaning flank of a skip, u = height share"""
    lean = math.degrees(math.atan2(hw - hb, zr - z0))
    for sd, f in ((1, "+Y"), (-1, "-Y")):
        y = sd * (hb + (hw - hb) * u + 0.011)
        o = text(s, size, (0, 0, 0), f, P["black"], shear=0.12)
        o.matrix_world = at(x, y, z0 + (zr - z0) * u, rx=-sd * lean) @ o.matrix_world


def rollbar(P, x, hw, z0, z1, fold=True, four=False, x2=0.0, m="dark"):
    tube([(x, -hw, z0), (x, -hw, z1), (x, hw, z1), (x, hw, z0)], 0.034, P[m], fil=0.16)
    for s in (-1, 1):
        box((0.14, 0.10, 0.03), (x, s * hw, z0), P["dark"], 0.006)
        for dx in (-0.045, 0.045):
            cyl(0.012, 0.03, (x + dx, s * hw, z0 + 0.022), "Z", P["steel"], 0.002, 6)
        if fold:
            zz = z0 + (z1 - z0) * 0.42
            box((0.11, 0.09, 0.13), (x, s * hw, zz), P["dark"], 0.014)
            cyl(0.015, 0.13, (x, s * hw, zz + 0.03), "Y", P["steel"], 0.003, 20)
            cyl(0.015, 0.13, (x, s * hw, zz - 0.03), "Y", P["steel"], 0.003, 20)
        # braces
        bar((x, s * hw, z0 + 0.36), (x - 0.22, s * hw, z0), 0.03, 0.04, P[m], 0.006)


def dumper(
    P,
    model,
    wb=1.30,
    W=1.30,
    r=0.36,
    tw=0.26,
    L=1.15,
    z0=0.66,
    zr=1.22,
    hw=0.66,
    slew=0,
    turret=False,
    loader=False,
    bar_h=2.35,
    cabin=False,
    canopy=False,
    big=False,
):
    """front axle x=+wb/2 under the skip, joint at x=0, driver over the rear axle"""
    D, O = P["dark"], P["paint"]
    xf, xr = wb / 2, -wb / 2
    k = r / 0.36  # general size of the running gear
    yw = W / 2 - tw / 2
    # ---- wheels, axles
    for s in (-1, 1):
        for x in (xf, xr):
            lug_wheel((x, s * yw, r), r, tw, P, s, 16 if not big else 18, "light", 0.50, 0.04 * k, 8)
            cyl(0.10 * k, 0.16, (x, s * (yw - tw * 0.55), r), "Y", D, 0.02)
    for x in (xf, xr):
        rod((x, -yw, r), (x, yw, r), 0.075 * k, D)
        cyl(0.15 * k, 0.20 * k, (x, 0, r), "X", D, 0.03)
    # ---- front frame
    zf = z0 - (0.22 if turret else 0.10)
    for s in (-1, 1):
        prism(
            fillet([(0.06, r + 0.02), (xf + 0.26 * k, r + 0.02), (xf + 0.30 * k, zf), (0.02, zf)], 0.04),
            s * 0.24 - 0.025,
            s * 0.24 + 0.025,
            D,
            bevel=0.012,
        )
    box((xf + 0.24, 0.52, 0.05), ((xf + 0.20) / 2, 0, zf - 0.01), D, 0.012)
    box((0.10, 0.56, zf - r + 0.1), (0.08, 0, (zf + r) / 2), D, 0.02)
    # ---- joint and steering ram
    cyl(0.09 * k, zf - r + 0.20, (0.0, 0, (zf + r) / 2 - 0.02), "Z", D, 0.02)
    for z in (r + 0.02, zf - 0.04):
        box((0.22, 0.20, 0.05), (-0.05, 0, z), D, 0.012)
    hyd((-0.34, 0.19, r + 0.10), (0.16, 0.26, r + 0.12), P, 0.030, 0.55)
    # ---- rear chassis: floor, engine box, fuel and hydraulic tanks in the flanks
    zd = r * 2 - 0.02 if not big else r * 1.55
    xe = xr - r - 0.16
    prism(
        fillet([(-0.12, r - 0.02), (-0.10, zd), (xe, zd), (xe, r + 0.06), (xr - 0.1, r - 0.06)], 0.04),
        -0.30,
        0.30,
        D,
        bevel=0.015,
    )
    prism(
        fillet([(-0.10, zd), (-0.10, zd + 0.05), (xe - 0.02, zd + 0.05), (xe - 0.02, zd)], 0.01),
        -W / 2 + 0.05,
        W / 2 - 0.05,
        D,
        bevel=0.012,
    )
    xs = xr + r + 0.06  # space between wheel and joint
    for s in (-1, 1):
        # flank box with step
        if xs < -0.20:
            prism(
                fillet([(-0.12, r - 0.02), (-0.12, zd), (xs, zd), (xs, r - 0.02)], 0.03),
                s * 0.29,
                s * (W / 2 - 0.08),
                O,
                bevel=0.018,
            )
        tube(
            [
                (-0.14, s * (W / 2 - 0.09), zd),
                (-0.14, s * (W / 2 - 0.05), r - 0.10),
                (-0.34, s * (W / 2 - 0.05), r - 0.10),
                (-0.34, s * (W / 2 - 0.09), zd),
            ],
            0.016,
            P["black"],
            fil=0.04,
        )
        box((0.20, 0.10, 0.015), (-0.24, s * (W / 2 - 0.07), r - 0.10), P["steel"], 0.003)
        # mudguard over the rear wheel
        y0, y1 = s * (W / 2 - tw - 0.02), s * (W / 2 + 0.01)
        strip(arc(xr, r, r + 0.055, 8, 168, 20), 0.014, min(y0, y1), max(y0, y1), D, 0.005)
        lamp(P, (xe - 0.03, s * (W / 2 - 0.16), zd - 0.05), 0.038, -1, col="red")
    # hood behind and below the seat
    zh = zd + 0.40
    hood = [
        (xe, zd + 0.05),
        (xr + 0.34 * k, zd + 0.05),
        (xr + 0.30 * k, zh - 0.10),
        (xr + 0.24 * k, zh - 0.04),
        (xr - 0.12, zh),
        (xe + 0.10, zh - 0.02),
        (xe, zh - 0.14),
    ]
    hh = W / 2 - tw - 0.05 if not big else W / 2 - tw * 0.9
    hh = max(hh, 0.36)
    prism(fillet(hood, 0.05), -hh, hh, O, bevel=0.045, seg=5)
    for s in (-1, 1):
        louvre(xr - 0.28 * k, xr + 0.06, zd + 0.12, zh - 0.12, s * hh, 6, D, P["black"], s)
        text(
            model,
            0.10 * (1 if not big else 1.2),
            (xr + 0.19, s * (hh + 0.0008), zd + 0.22),
            "+Y" if s > 0 else "-Y",
            P["black"],
            shear=0.12,
        )
    louvre(-hh + 0.14, hh - 0.14, zd + 0.12, zh - 0.14, xe - 0.002, 7, D, P["black"], -1, "X")
    prism(
        fillet([(xe - 0.12, r + 0.02), (xe - 0.02, r + 0.02), (xe - 0.02, zd + 0.02), (xe - 0.10, zd + 0.02)], 0.03),
        -W / 2 + 0.14,
        W / 2 - 0.14,
        D,
        bevel=0.025,
    )  # bumper weight
    tow_eye(P, xe - 0.16, r + 0.14, -1)
    # ---- driver's place
    xd = -0.20
    cowl = [
        (-0.06, zd + 0.04),
        (-0.24, zd + 0.04),
        (-0.25, zd + 0.42),
        (-0.33, zd + 0.50),
        (-0.27, zd + 0.58),
        (-0.08, zd + 0.50),
    ]
    prism(fillet(cowl, 0.03), -0.26, 0.26, P["black"], bevel=0.03, seg=4)
    steering(P, (-0.22, 0, zd + 0.48), (-0.37, 0, zd + 0.70), 0.18)
    seat(P, xr + 0.07, 0, zh, 0.46)
    for dx, y in ((0.0, -0.31), (-0.06, -0.36), (0.0, 0.32)):
        box((0.10, 0.08, 0.16), (xd - 0.02, y, zd + 0.12), P["black"], 0.02)
        lever(P, (xd - 0.02 + dx, y, zd + 0.20), (xd - 0.06 + dx, y, zd + 0.46))
    for s in (-1, 1):  # side rails hold the driver in
        tube(
            [
                (xr + 0.20, s * (hh - 0.03), zh - 0.06),
                (xr + 0.20, s * (hh - 0.03), zh + 0.22),
                (xr - 0.18, s * (hh - 0.03), zh + 0.25),
                (xr - 0.18, s * (hh - 0.03), zh - 0.03),
            ],
            0.015,
            P["black"],
            fil=0.06,
        )
    # ---- roll-over protection
    xb = xe + 0.16
    if cabin:
        cab(P, -0.14, xb - 0.02, W / 2 - 0.12, zd + 0.05, bar_h)
    else:
        rollbar(P, xb, hh + 0.04, zd + 0.05, bar_h, fold=not canopy, m="dark")
        beacon(P, xb, -hh * 0.5, bar_h + 0.03)
        for s in (-1, 1):
            lamp(P, (xb + 0.06, s * (hh + 0.04), bar_h - 0.24), 0.045, square=True)
        if canopy:  # four-post frame with a roof
            for s in (-1, 1):
                tube(
                    [
                        (xb, s * (hh + 0.04), bar_h - 0.02),
                        (-0.20, s * (hh + 0.04), bar_h - 0.04),
                        (-0.10, s * (hh + 0.04), zd + 0.06),
                    ],
                    0.034,
                    D,
                    fil=0.14,
                )
            tube([(-0.22, -hh - 0.04, bar_h - 0.05), (-0.22, hh + 0.04, bar_h - 0.05)], 0.03, D)
            box((abs(xb) - 0.16, 2 * hh + 0.16, 0.03), ((xb - 0.20) / 2, 0, bar_h + 0.012), O, 0.014)
    # ---- skip on its pivot, turntable if it slews
    sx = xf - 0.50 * L + 0.06 if not slew else -0.38 * L
    with placed(at(xf if slew else 0, 0, 0, rz=slew)):
        with placed(at(sx, 0, 0)):
            hb = skip(P, L, hw, z0, zr, 0.32 * k, ribs=2)
            flank(P, BRAND, 0.125 * L, 0.37 * L, hb, hw, z0, zr, 0.52)
            for s in (-1, 1):  # hinge brackets and floor rails
                bar((0.04, s * 0.24, z0 - 0.035), (0.60 * L, s * 0.24, z0 - 0.035), 0.07, 0.05, O, 0.008)
                prism(
                    fillet([(0.40 * L, z0), (0.66 * L, z0 + 0.02), (0.58 * L, z0 - 0.15), (0.48 * L, z0 - 0.15)], 0.02),
                    s * 0.30 - 0.012,
                    s * 0.30 + 0.012,
                    O,
                    bevel=0.004,
                )
                cyl(0.035, 0.10, (0.53 * L, s * 0.30, z0 - 0.11), "Y", P["steel"], 0.005)
        if slew:
            box((0.62, 0.56, 0.06), (-0.10, 0, z0 - 0.13), D, 0.014)
            hyd((-0.34, 0, z0 - 0.10), (0.12, 0, z0 - 0.06), P, 0.035, 0.6)
        else:
            hyd((0.12, 0, r + 0.16), (sx + 0.10, 0, z0 + 0.03), P, 0.045, 0.7)
    if turret or slew:
        ring(0.34, 0.22, 0.05, (xf, 0, z0 - 0.185), "Z", P["steel"], 0.008, 64)
        ring(0.31, 0.22, 0.05, (xf, 0, z0 - 0.225), "Z", D, 0.006, 64)
        bolts((xf, 0, z0 - 0.165), 0.31, 20, "Z", P["dark"], 0.010, 0.02)
    # head lamps on stalks behind the skip
    for s in (-1, 1):
        y = s * (W / 2 - 0.10)
        (
            tube(
                [(-0.02, s * 0.24, zf), (0.0, y, zf + 0.02), (0.0, y, z0 - 0.02 if slew else zf + 0.10)],
                0.014,
                P["black"],
                fil=0.04,
            )
            if not big
            else None
        )
    # hoses across the joint
    for i, y in enumerate((-0.06, 0.0, 0.06)):
        tube(
            [(-0.22, y - 0.1, zd + 0.02), (-0.05, y - 0.14, zd + 0.10 - 0.02 * i), (0.10, y - 0.05, zf + 0.02)],
            0.012,
            P["hose"],
            smooth=True,
        )
    if loader:
        shovel(P, xf, r, W, sx + L, z0, zr, hw)


def shovel(P, xf, r, W, xl, z0, zr, hw):
    """self-loading shovel: two arms hinged on the front frame, bucket on the ground before the skip"""
    D, O = P["dark"], P["paint"]
    xa, za = xf - 0.20, z0 + 0.02  # hinge
    ya = hw + 0.075
    xk = xl + 0.36
    for s in (-1, 1):
        y = s * ya
        # bracket from the frame out to the hinge, behind the wheel top
        box((0.12, 0.22, 0.10), (xa, s * (ya - 0.16), za - 0.06), D, 0.015)
        box((0.16, 0.03, 0.22), (xa, s * (ya - 0.05), za - 0.02), D, 0.01)
        bar((xa, s * 0.24, za - 0.06), (xa, s * (ya - 0.05), za - 0.06), 0.10, 0.08, D, 0.01)
        pts = [
            (xa - 0.07, za - 0.06),
            (xa - 0.05, za + 0.09),
            (xa + 0.45, za + 0.19),
            (xl + 0.26, za + 0.08),
            (xk + 0.10, 0.30),
            (xk + 0.02, 0.22),
            (xl + 0.17, za - 0.09),
            (xa + 0.45, za + 0.05),
        ]
        prism(fillet(pts, 0.05), y - 0.03, y + 0.03, O, bevel=0.01)
        for x, z in ((xa, za), (xk + 0.05, 0.27)):
            rod((x, y - 0.055, z), (x, y + 0.055, z), 0.035, P["steel"])
        hyd((xa + 0.10, s * (ya - 0.09), za - 0.18), (xl - 0.02, s * (ya - 0.085), za + 0.06), P, 0.035, 0.6)
    bar((xl + 0.24, -ya, za + 0.0), (xl + 0.24, ya, za + 0.0), 0.07, 0.09, O, 0.012)
    # bucket ram from the cross beam to the bucket's back
    hyd((xl + 0.27, 0, za - 0.0), (xk + 0.04, 0, 0.44), P, 0.035, 0.6)
    # bucket
    w = ya + 0.02
    prof = spline(
        [
            (xk + 0.10, 0.50),
            (xk + 0.03, 0.36),
            (xk + 0.02, 0.20),
            (xk + 0.08, 0.08),
            (xk + 0.22, 0.035),
            (xk + 0.62, 0.02),
        ],
        6,
    )
    strip(prof, 0.014, -w, w, O, 0.004)
    for s in (-1, 1):
        prism(prof + [(xk + 0.56, 0.10), (xk + 0.20, 0.48)], s * w - 0.008, s * w + 0.008, O, bevel=0.003)
        for y in (ya, ya - 0.10):
            prism(
                fillet([(xk - 0.04, 0.34), (xk + 0.06, 0.44), (xk + 0.06, 0.14), (xk - 0.02, 0.18)], 0.03),
                s * y - 0.045,
                s * y - 0.030,
                O,
                bevel=0.004,
            )
    box((0.10, 2 * w, 0.018), (xk + 0.60, 0, 0.022), P["worn"], 0.004)
    tooth = [(xk + 0.56, 0.010), (xk + 0.60, 0.045), (xk + 0.74, 0.022), (xk + 0.73, 0.012)]
    bucket_teeth(P, 6, w, 0.10, tooth, 0.03)
    rod((xk + 0.105, -w, 0.505), (xk + 0.105, w, 0.505), 0.018, O)


def cab(P, x1, x0, hw, z0, z1):
    """glazed cab with a painted roof, x1 front, x0 rear"""
    D, G = P["dark"], P["glass"]
    xm = x1 - 0.10
    for s in (-1, 1):
        y = s * hw
        bar((x1, y, z0), (x1 + 0.02, y, z0 + 0.55), 0.06, 0.07, D, 0.014, up=(1, 0, 0))
        bar((x1 + 0.02, y, z0 + 0.52), (xm, y, z1), 0.06, 0.07, D, 0.014, up=(1, 0, 0))
        bar((x0, y, z0), (x0 + 0.03, y, z1), 0.06, 0.07, D, 0.014, up=(1, 0, 0))
        bar((xm, y, z1), (x0, y, z1), 0.06, 0.07, D, 0.014)
        bar((x1, y, z0 + 0.04), (x0, y, z0 + 0.04), 0.06, 0.08, D, 0.014)
        prism(
            [(x1 + 0.01, z0 + 0.55), (xm, z1 - 0.04), (x0 + 0.05, z1 - 0.04), (x0 + 0.02, z0 + 0.55)],
            y - 0.003,
            y + 0.003,
            G,
            bevel=0,
        )
        prism(
            [(x1 - 0.02, z0 + 0.10), (x1 - 0.01, z0 + 0.50), (x0 + 0.5, z0 + 0.50), (x0 + 0.5, z0 + 0.10)],
            y - 0.003,
            y + 0.003,
            G,
            bevel=0,
        )
        bar((x1 + 0.0, y, z0 + 0.52), (x0, y, z0 + 0.52), 0.045, 0.05, D, 0.010)
        bar((x0 + 0.48, y, z0), (x0 + 0.45, y, z1), 0.045, 0.05, D, 0.010, up=(1, 0, 0))
        box((0.12, 0.03, 0.035), (x0 + 0.58, y + s * 0.03, z0 + 0.52), P["black"], 0.010)
        tube(
            [
                (x1 + 0.03, y + s * 0.03, z0 + 0.35),
                (x1 + 0.06, y + s * 0.05, z0 + 0.5),
                (x1 - 0.03, y + s * 0.05, z0 + 1.05),
                (x1 - 0.07, y + s * 0.03, z0 + 1.08),
            ],
            0.013,
            P["black"],
            fil=0.05,
        )
        tube([(xm + 0.02, y, z1 - 0.15), (xm + 0.14, y + s * 0.16, z1 - 0.13)], 0.011, P["black"])
        box((0.03, 0.15, 0.24), (xm + 0.15, y + s * 0.20, z1 - 0.20), P["black"], 0.02)
        lamp(P, (xm + 0.07, s * (hw - 0.14), z1 + 0.02), 0.045, square=True)
    strip([(x1 + 0.02, z0 + 0.10), (x1 + 0.03, z0 + 0.55), (xm + 0.01, z1 - 0.03)], 0.005, -hw + 0.04, hw - 0.04, G, 0)
    strip([(x0 + 0.01, z0 + 0.55), (x0 + 0.03, z1 - 0.03)], 0.005, -hw + 0.04, hw - 0.04, G, 0)
    bar((x1 + 0.03, -hw, z0 + 0.53), (x1 + 0.03, hw, z0 + 0.53), 0.05, 0.05, D, 0.010)
    roof = [
        (xm + 0.08, z1 + 0.0),
        (xm + 0.05, z1 + 0.07),
        (xm - 0.10, z1 + 0.11),
        (x0 + 0.02, z1 + 0.11),
        (x0 - 0.06, z1 + 0.06),
        (x0 - 0.05, z1 + 0.0),
    ]
    prism(fillet(roof, 0.03), -hw - 0.05, hw + 0.05, P["paint"], bevel=0.03, seg=4)
    beacon(P, x0 + 0.25, hw * 0.4, z1 + 0.11)
    bar((x1 + 0.05, 0.1, z0 + 0.60), (xm + 0.10, -0.12, z1 - 0.45), 0.012, 0.016, P["black"], 0.003)


# ------------------------------------------------------------------ pedestrian machines
def crawler(P, W, L, r, tw, P_lug=0.024):
    """rubber-track running gear: sprocket at the rear (-X)"""
    for s in (-1, 1):
        y = s * (W / 2 - tw / 2)
        track(y, tw, (-L / 2, r + 0.045), r - 0.01, (L / 2, r + 0.040), r - 0.015, P, 0.022, P_lug, 0.06)
        prism(
            fillet(
                [
                    (-L / 2 + 0.10, 0.10),
                    (L / 2 - 0.10, 0.10),
                    (L / 2 - 0.06, r + 0.02),
                    (L / 2 - 0.14, r * 1.65),
                    (-L / 2 + 0.14, r * 1.65),
                    (-L / 2 + 0.06, r + 0.02),
                ],
                0.03,
            ),
            y - tw * 0.30,
            y + tw * 0.30,
            P["dark"],
            bevel=0.01,
        )
        n = 4
        for k in range(n):
            x = -L / 2 + 0.16 + (L - 0.32) * k / (n - 1)
            cyl(0.048, tw * 0.82, (x, y, 0.080), "Y", P["worn"], 0.008)
            cyl(0.020, tw * 0.95, (x, y, 0.080), "Y", P["dark"], 0.004)
        for x, rr in ((L / 2, r - 0.02), (-L / 2, r - 0.03)):
            cyl(rr, tw * 0.30, (x, y, r + 0.04), "Y", P["worn"], 0.008, 48)
            cyl(rr * 0.62, tw * 0.70, (x, y, r + 0.04), "Y", P["dark"], 0.012, 40)
            bolts((x, y + s * tw * 0.36, r + 0.04), rr * 0.42, 6, "Y", P["steel"], 0.008, 0.012)
    box((L * 0.62, W - tw * 1.2, 0.10), (0, 0, r + 0.09), P["dark"], 0.015)


def console(P, x, z, hw):
    """pedestrian controls at the rear: grips, levers, panel, stop button"""
    tube([(x + 0.16, hw, z - 0.42), (x, hw, z - 0.05), (x - 0.22, hw, z + 0.02)], 0.018, P["black"], fil=0.10)
    tube([(x + 0.16, -hw, z - 0.42), (x, -hw, z - 0.05), (x - 0.22, -hw, z + 0.02)], 0.018, P["black"], fil=0.10)
    for s in (-1, 1):
        grip(P, (x - 0.10, s * hw, z - 0.015), (x - 0.23, s * hw, z + 0.022), 0.024)
        tube(
            [
                (x + 0.0, s * (hw - 0.03), z + 0.005),
                (x - 0.10, s * (hw - 0.015), z + 0.045),
                (x - 0.20, s * (hw - 0.01), z + 0.075),
            ],
            0.007,
            P["red"],
            smooth=True,
        )
    prism(
        fillet(
            [
                (x + 0.14, z - 0.12),
                (x - 0.06, z - 0.06),
                (x - 0.06, z + 0.0),
                (x + 0.10, z + 0.06),
                (x + 0.17, z + 0.02),
            ],
            0.02,
        ),
        -hw + 0.02,
        hw - 0.02,
        P["black"],
        bevel=0.018,
    )
    for i in range(4):
        y = -hw * 0.6 + hw * 1.2 * i / 3
        lever(P, (x + 0.06, y, z + 0.03), (x + 0.04, y, z + 0.20), "red" if i == 3 else "black", 0.008, 0.017)
    cyl(0.018, 0.02, (x + 0.0, -hw * 0.75, z + 0.04), "Z", P["red"], 0.004)


def mini_dumper(P, model):
    """tracked mini dumper: tipping tub in front, engine and walking controls behind"""
    D, O = P["dark"], P["paint"]
    crawler(P, 0.74, 0.86, 0.15, 0.19)
    # chassis plate
    box((1.22, 0.40, 0.06), (-0.06, 0, 0.36), D, 0.014)
    for s in (-1, 1):
        prism(
            fillet([(0.10, 0.36), (0.56, 0.36), (0.52, 0.50), (0.44, 0.52), (0.12, 0.44)], 0.02),
            s * 0.17 - 0.012,
            s * 0.17 + 0.012,
            D,
            bevel=0.005,
        )
        cyl(0.028, 0.06, (0.46, s * 0.19, 0.48), "Y", P["steel"], 0.004)
    hyd((-0.02, 0, 0.42), (0.30, 0, 0.53), P, 0.030, 0.6)
    with placed(at(-0.12, 0, 0)):
        hb = skip(P, 0.86, 0.38, 0.55, 0.99, 0.22, hb=0.27, ribs=2, back=0.10)
        flank(P, BRAND, 0.115, 0.31, hb, 0.38, 0.55, 0.99, 0.50)
        for s in (-1, 1):
            bar((0.04, s * 0.17, 0.53), (0.56, s * 0.17, 0.53), 0.05, 0.04, O, 0.006)
    # engine deck
    prism(
        fillet([(-0.26, 0.39), (-0.26, 0.56), (-0.84, 0.56), (-0.90, 0.48), (-0.90, 0.39)], 0.03),
        -0.29,
        0.29,
        O,
        bevel=0.02,
    )
    for s in (-1, 1):
        louvre(-0.76, -0.44, 0.43, 0.52, s * 0.29, 4, D, P["black"], s)
    with placed(at(-0.54, -0.04, 0.56, s=0.95)):
        engine(P, fan="dark", tank_m="paint")
    tube([(-0.30, 0.27, 0.56), (-0.30, 0.27, 0.99), (-0.30, -0.27, 0.99), (-0.30, -0.27, 0.56)], 0.016, D, fil=0.06)
    tube([(-0.80, 0.27, 0.56), (-0.80, 0.27, 0.90), (-0.30, 0.27, 0.97)], 0.016, D, fil=0.06)
    tube([(-0.80, -0.27, 0.56), (-0.80, -0.27, 0.90), (-0.30, -0.27, 0.97)], 0.016, D, fil=0.06)
    console(P, -0.98, 1.03, 0.25)
    for s in (-1, 1):
        bar((-0.86, s * 0.22, 0.50), (-0.90, s * 0.24, 0.92), 0.03, 0.04, D, 0.006, up=(1, 0, 0))
    # step that folds down behind
    box((0.22, 0.40, 0.025), (-1.02, 0, 0.24), P["steel"], 0.006)
    for s in (-1, 1):
        bar((-0.88, s * 0.17, 0.40), (-0.95, s * 0.17, 0.245), 0.03, 0.03, D, 0.005)
    text(model, 0.07, (-0.345, 0.2908, 0.475), "+Y", P["black"], shear=0.1)


def tracked_carrier(P, model):
    """walk-behind carrier: flat bed with drop sides on long tracks"""
    D, O = P["dark"], P["paint"]
    crawler(P, 0.78, 1.02, 0.155, 0.20)
    box((1.40, 0.42, 0.07), (-0.05, 0, 0.38), D, 0.014)
    x0, x1, hw, zb, hs = -0.38, 0.86, 0.42, 0.475, 0.24
    # bed: floor sheet on cross members, four corner posts
    box((x1 - x0, 2 * hw, 0.03), ((x0 + x1) / 2, 0, zb), P["bedsheet"], 0.006)
    for k in range(5):
        x = x0 + 0.08 + (x1 - x0 - 0.16) * k / 4
        box((0.05, 2 * hw - 0.02, 0.05), (x, 0, zb - 0.035), D, 0.006)
    for s in (-1, 1):
        box((x1 - x0, 0.035, 0.075), ((x0 + x1) / 2, s * hw, zb - 0.015), D, 0.008)
    for x in (x0, x1):
        box((0.035, 2 * hw, 0.075), (x, 0, zb - 0.015), D, 0.008)

    def gate(l, f):
        """one drop side, built along X from 0, hinged at z=0"""
        box((l, 0.022, hs), (0, 0, hs / 2 + 0.02), O, 0.006)
        for z in (0.045, hs - 0.005):
            box((l, 0.036, 0.035), (0, 0, z), O, 0.008)
        for k in range(3):
            box((0.035, 0.036, hs - 0.06), ((k - 1) * l * 0.36, 0, hs / 2 + 0.02), O, 0.006)
        for k in (-1, 1):
            cyl(0.016, 0.09, (k * l * 0.36, 0.0, 0.0), "X", P["steel"], 0.003, 20)

    for s in (-1, 1):
        with placed(at((x0 + x1) / 2, s * (hw + 0.02), zb + 0.01)):
            gate(x1 - x0 - 0.08, s)
        text(
            BRAND,
            0.105,
            ((x0 + x1) / 2 - 0.215, s * (hw + 0.0315), zb + 0.145),
            "+Y" if s > 0 else "-Y",
            P["black"],
            shear=0.12,
        )
        text(
            model,
            0.105,
            ((x0 + x1) / 2 + 0.215, s * (hw + 0.0315), zb + 0.145),
            "+Y" if s > 0 else "-Y",
            P["black"],
            shear=0.12,
        )
    with placed(at(x1 + 0.02, 0, zb + 0.01, ry=0) @ Matrix.Rotation(R(90), 4, "Z")):
        gate(2 * hw - 0.02, 1)
    for x in (x0, x1 + 0.02):
        for s in (-1, 1):
            box((0.045, 0.045, hs + 0.05), (x, s * (hw + 0.02), zb + hs / 2 + 0.02), D, 0.008)
            box((0.07, 0.03, 0.03), (x - 0.02, s * (hw + 0.05), zb + hs * 0.72), P["steel"], 0.008)
    # head guard between bed and driver
    tube([(x0 - 0.03, hw, zb), (x0 - 0.03, hw, 0.98), (x0 - 0.03, -hw, 0.98), (x0 - 0.03, -hw, zb)], 0.018, D, fil=0.06)
    for k in range(1, 8):
        y = -hw + 2 * hw * k / 8
        rod((x0 - 0.03, y, zb), (x0 - 0.03, y, 0.98), 0.008, D)
    tube([(x0 - 0.03, -hw, 0.78), (x0 - 0.03, hw, 0.78)], 0.012, D)
    # engine behind
    prism(
        fillet([(-0.44, 0.39), (-0.44, 0.50), (-1.00, 0.50), (-1.06, 0.45), (-1.06, 0.39)], 0.03),
        -0.30,
        0.30,
        O,
        bevel=0.02,
    )
    with placed(at(-0.74, -0.04, 0.50, s=0.95)):
        engine(P, fan="dark", tank_m="paint")
    console(P, -1.14, 1.00, 0.27)
    for s in (-1, 1):
        bar((-1.02, s * 0.24, 0.46), (-1.06, s * 0.26, 0.90), 0.03, 0.04, D, 0.006, up=(1, 0, 0))


def carrier(P, kind, **k):
    P["bedsheet"] = mat("bedsheet", "#7d8185", 0.45, metal=0.7, ao=0.45, bump=0.2, bscale=60, dirt=0.25)
    kind(P, **k)


VARIANTS = {
    "dumper-2000-bucket": dict(build=dumper, model="DL 20", loader=True, az=48, el=13),
    "dumper-2000": dict(build=dumper, model="D 20", az=46, el=13),
    "dumper-2500-rotating": dict(
        build=dumper,
        model="DR 25",
        wb=1.45,
        W=1.45,
        r=0.40,
        tw=0.30,
        L=1.15,
        z0=0.94,
        zr=1.48,
        hw=0.68,
        slew=62,
        turret=True,
        bar_h=2.5,
        az=46,
        el=13,
    ),
    "dumper-3500": dict(
        build=dumper,
        model="D 35",
        wb=1.70,
        W=1.62,
        r=0.46,
        tw=0.34,
        L=1.50,
        z0=0.82,
        zr=1.50,
        hw=0.84,
        bar_h=2.60,
        canopy=True,
        az=46,
        el=13,
    ),
    "dumper-6000": dict(
        build=dumper,
        model="D 60",
        wb=2.20,
        W=2.10,
        r=0.62,
        tw=0.46,
        L=1.95,
        z0=1.12,
        zr=1.95,
        hw=1.08,
        bar_h=2.85,
        cabin=True,
        big=True,
        az=46,
        el=13,
    ),
    "mini-dumper": dict(build=carrier, kind=mini_dumper, model="MD 5", az=46, el=14),
    "tracked-carrier": dict(build=carrier, kind=tracked_carrier, model="TC 8", az=46, el=15),
}

if __name__ == "__main__":
    run(VARIANTS)

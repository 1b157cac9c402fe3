"""Boom lifts: articulated (electric, rough-terrain, tracked spider) and telescopic.
The boom works in the XZ plane and reaches towards +X; metres, angles in degrees from +X."""

from parts_hire import *


def V(x, z):
    return Vector((x, 0.0, z))


def along(p, angle, length):
    return p + V(math.cos(R(angle)), math.sin(R(angle))) * length


def normal(p, q):
    d = (q - p).normalized()
    return V(-d.z, d.x)


# ------------------------------------------------------------------ boom members
def beam(p, q, w, h0, h1, m, y=0.0, bevel=0.014):
    """box section from p to q, width w, depth h0 tapering to h1"""
    n = normal(p, q)
    pts = [p + n * h0 / 2, q + n * h1 / 2, q - n * h1 / 2, p - n * h0 / 2]
    return prism([(v.x, v.z) for v in pts], y - w / 2, y + w / 2, m, bevel=bevel)


def cheeks(pts, w, m, t=0.02, r=0.05):
    """pair of side plates at a knuckle, outside a member of width w"""
    for s in (-1, 1):
        a, b = s * (w / 2 + 0.004), s * (w / 2 + 0.004 + t)
        prism(fillet([(v.x, v.z) for v in pts], r), min(a, b), max(a, b), m, bevel=0.005)


def pin(P, c, w, r=0.05):
    """pivot pin with bosses and retaining bolts"""
    h = Vector((0, w / 2, 0))
    rod(c - h, c + h, r, P["dark"], 0.006, 32)
    for s in (-1, 1):
        e = c + h * s
        rod(e, e + Vector((0, 0.014 * s, 0)), r * 0.72, P["steel"], 0.004, 28)
        bolts((e.x, e.y + 0.016 * s, e.z), r * 0.42, 3, "Y", P["steel"], r * 0.12, 0.008)


def ram(P, p, q, r, f=0.55):
    hyd(tuple(p), tuple(q), P, r, f)


def hoses(P, pts, y=0.0, n=3, r=0.011):
    for k in range(n):
        tube([(v.x, y + 0.03 * (k - (n - 1) / 2), v.z) for v in pts], r, P["hose"], smooth=True)


def parallel_arm(P, p, q, d, w, h):
    """riser: box-section lower link, twin-bar upper link, offset d square to the arm; pins at the four corners"""
    n = normal(p, q) * d
    beam(p, q, w, h, h, P["paint"])
    for s in (-1, 1):
        beam(p + n, q + n, 0.045, h * 0.62, h * 0.62, P["dark"], y=s * w * 0.42, bevel=0.008)
    for c in (p, q, p + n, q + n):
        pin(P, c, w + 0.07, h * 0.30)
    return n


def lettering(label, p, q, t, off, y, size, m):
    """text along a member on both sides, at fraction t, shifted off square to it"""
    a = math.degrees(math.atan2(q.z - p.z, q.x - p.x))
    c = p.lerp(q, t) + normal(p, q) * off
    with moved(c, (0, -a, 0)):
        for s in (-1, 1):
            text(label, size, (0, s * (y + 0.001), 0), sides(s), m, shear=0.12)


# ------------------------------------------------------------------ basket
def basket(P, mount, W=1.8, D=0.80, model_m=""):
    """work platform hung in front of `mount` (rotator at the basket's rear lower edge)"""
    x0, z = mount.x + 0.16, mount.z - 0.22
    x1, hw = x0 + D, W / 2
    # rotator, support frame
    cyl(0.11, 0.26, (mount.x + 0.05, 0, mount.z - 0.04), "Z", P["dark"], 0.01, 40)
    box((0.20, 0.30, 0.06), (mount.x + 0.12, 0, mount.z + 0.10), P["dark"], 0.01)
    box((0.20, 0.30, 0.06), (mount.x + 0.12, 0, mount.z - 0.18), P["dark"], 0.01)
    for s in (-1, 1):
        box((0.05, 0.05, 0.78), (x0 + 0.01, s * 0.16, z + 0.38), P["dark"], 0.008)
        box((D, 0.06, 0.07), ((x0 + x1) / 2, s * hw * 0.55, z - 0.03), P["dark"], 0.008)
    box((D, W, 0.045), ((x0 + x1) / 2, 0, z), P["dark"], 0.010)
    box((D - 0.04, W - 0.04, 0.012), ((x0 + x1) / 2, 0, z + 0.024), P["steel"], 0.002)
    m, r = P["paint"], 0.0195
    zf = z + 0.02
    for zz, q in ((zf + 1.10, r), (zf + 0.58, r * 0.85)):
        tube([(x0, -hw, zz), (x1, -hw, zz), (x1, hw, zz), (x0, hw, zz)], q, m, fil=0.10, cyc=True)
    for x in (x0, x1):
        for y in (-hw + 0.08, -hw * 0.36, hw * 0.36, hw - 0.08):
            tube([(x, y, zf), (x, y, zf + 1.10)], r * 0.85, m)
    for s in (-1, 1):
        for x in (x0 + 0.1, (x0 + x1) / 2, x1 - 0.1):
            tube([(x, s * hw, zf), (x, s * hw, zf + 1.10)], r * 0.85, m)
        box((D - 0.1, 0.008, 0.15), ((x0 + x1) / 2, s * hw, zf + 0.08), m, 0.002)
    for x in (x0, x1):
        box((0.008, W - 0.1, 0.15), (x, 0, zf + 0.08), m, 0.002)
    # control console on the rear rail, name plate on front and side
    with moved((x0 + 0.12, 0, zf + 1.08), (0, -14, 0)):
        box((0.22, 0.62, 0.20), (0, 0, 0), P["black"], 0.025)
        box((0.17, 0.56, 0.012), (0, 0, 0.10), P["dark"], 0.004)
        for y in (-0.2, 0.2):
            rod((0, y, 0.1), (0, y, 0.18), 0.012, P["black"])
            cyl(0.02, 0.035, (0, y, 0.19), "Z", P["dark"], 0.007)
        cyl(0.025, 0.03, (0.02, 0.03, 0.12), "Z", P["red"], 0.006)
    for y, w in ((0.0, min(0.95, W * 0.5)),):
        box((0.006, w, 0.24), (x1 + 0.024, y, zf + 0.84), P["white"], 0.002)
        text(BRAND, w * 0.225, (x1 + 0.0285, y, zf + 0.845), "+X", P["black"], shear=0.12)
    box((D * 0.62, 0.006, 0.22), ((x0 + x1) / 2, hw + 0.024, zf + 0.84), P["white"], 0.002)
    text(model_m, D * 0.19, ((x0 + x1) / 2, hw + 0.0285, zf + 0.84), "+Y", P["black"], shear=0.12)


# ------------------------------------------------------------------ carriers
def wheeled_chassis(P, L, W, r, tw, electric):
    """frame on four wheels; returns the height of the slewing ring's top"""
    hl, hw = L / 2, W / 2
    wx = hl - r * 0.72
    nw = hw - tw - 0.06
    z0, z1 = r - 0.06, r + 0.24
    for x in (-wx, wx):
        for s in (-1, 1):
            y = s * (hw - tw / 2)
            if electric:
                wheel((x, y, r), r, tw, P, "light", s, 0, tyre="nm", rimr=0.66)
            else:
                wheel((x, y, r), r, tw, P, "light", s, 19, lug=0.036, rimr=0.56)
            cyl(r * 0.17, 0.07, (x, s * (hw - tw * 0.10), r), "Y", P["dark"], 0.012)
            box((0.16, 0.10, r * 0.8), (x, s * (nw + 0.02), r), P["dark"], 0.02)
        bar((x, -nw, r), (x, nw, r), 0.2, 0.2, P["dark"], 0.02)
        hyd((x + 0.16, nw - 0.05, r), (x + 0.16, 0.05, r), P, 0.03, 0.5)
    body = [
        (-hl + 0.02, z1 - 0.05),
        (-hl + 0.10, z0 + 0.04),
        (-wx + r + 0.06, z0 - 0.03),
        (wx - r - 0.06, z0 - 0.03),
        (hl - 0.10, z0 + 0.04),
        (hl - 0.02, z1 - 0.05),
        (hl - 0.10, z1),
        (-hl + 0.10, z1),
    ]
    prism(fillet(body, 0.04), -nw + 0.02, nw - 0.02, P["dark"], bevel=0.018)
    for d in (1, -1):
        prism(
            fillet(
                [
                    (d * (hl - 0.02), z0 + 0.06),
                    (d * (hl + 0.10), z0 + 0.10),
                    (d * (hl + 0.08), z1 - 0.03),
                    (d * (hl - 0.02), z1),
                ],
                0.02,
            ),
            -nw - 0.05,
            nw + 0.05,
            P["dark"],
            bevel=0.012,
        )
        box((0.008, 2 * nw, 0.07), (d * (hl + 0.095), 0, (z0 + z1) / 2 + 0.04), P["hazard"], 0.001, rot=(0, -d * 7, 0))
        for s in (-1, 1):
            ring(0.055, 0.032, 0.03, (d * (hl + 0.11), s * nw * 0.55, z0 + 0.06), "X", P["steel"], 0.006)
    if electric:  # covers between the wheels
        for s in (-1, 1):
            span = wx - r - 0.07
            prism(
                fillet([(-span, z0 - 0.04), (span, z0 - 0.04), (span, z1 + 0.02), (-span, z1 + 0.02)], 0.04),
                s * (nw - 0.02),
                s * (hw - 0.03),
                P["dark"],
                bevel=0.02,
                seg=4,
            )
            louvre(-span * 0.6, span * 0.6, z0 + 0.04, z1 - 0.06, s * (hw - 0.03), 5, P["dark"], P["black"], s)
    top = max(z1 + 0.10, 2 * r + 0.02)
    cyl(0.40 * W / 1.8, top - z1 + 0.04, (0, 0, (top + z1) / 2 - 0.02), "Z", P["dark"], 0.014, 56)
    ring(0.46 * W / 1.8, 0.3 * W / 1.8, 0.05, (0, 0, top - 0.03), "Z", P["steel"], 0.006, 64)
    return top


def pod(P, x0, x1, y0, y1, z0, z1, s, nose=0.25, doors=2, vent=True, label=None):
    """one side of the turntable: hood with sloping nose, doors, louvres, decal"""
    prof = [
        (x0, z0, 0.04),
        (x1, z0, 0.05),
        (x1, z0 + (z1 - z0) * 0.45, 0.08),
        (x1 - nose, z1, 0.10),
        (x0 + 0.02, z1, 0.08),
    ]
    prism(fillet(prof, 0, 8), min(s * y0, s * y1), max(s * y0, s * y1), P["paint"], bevel=0.035, seg=5)
    yo = s * y1
    n = doors
    xa, xb = x0 + 0.08, x1 - nose - 0.02
    w = (xb - xa) / n
    zc, h = (z0 + z1) / 2 + 0.01, (z1 - z0) - 0.15
    for k in range(n):
        door(xa + w * (k + 0.5), zc, w - 0.03, h, yo, s, P, hinge=1 if k else -1)
    if vent:
        louvre(xa + 0.09, xa + w - 0.09, zc - h * 0.28, zc + h * 0.30, yo + s * 0.014, 7, P["dark"], P["black"], s)
    if label:
        xc = xa + w * (n - 0.5)
        text(BRAND, w * 0.19, (xc + 0.06 * w, yo + s * 0.0155, zc + h * 0.14), sides(s), P["black"], shear=0.12)
        text(label, w * 0.165, (xc + 0.06 * w, yo + s * 0.0155, zc - h * 0.18), sides(s), P["black"], shear=0.12)


def turntable(P, z, xr, xf, hw, h, model, diesel, gap=0.20):
    """superstructure on the slewing ring; returns nothing, the boom foot is placed by the caller"""
    # base plate and curved counterweight
    prism(
        fillet([(xr, -hw + 0.04), (xf, -hw + 0.04), (xf, hw - 0.04), (xr, hw - 0.04)], 0.16),
        z,
        z + 0.10,
        P["dark"],
        "XY",
        0.014,
    )
    zt = z + h
    arc = [(xr - 0.02 - 0.30 * math.cos(R(a)), (hw - 0.01) * math.sin(R(a))) for a in range(-90, 91, 9)]
    prism([(xr + 0.24, -hw + 0.01)] + arc + [(xr + 0.24, hw - 0.01)], z + 0.02, zt - 0.10, P["dark"], "XY", 0.04, 4)
    for s in (-1, 1):
        pod(P, xr + 0.25, xf, gap, hw, z + 0.11, zt, s, label=model, doors=2)
        box((0.006, 0.20, 0.09), (xr - 0.3 + 0.085, s * hw * 0.62, z + 0.3), P["red"], 0.003, rot=(0, 0, -s * 38))
        for y in (s * gap,):  # boom cheeks / inner walls of the tunnel
            box((xf - xr - 0.5, 0.02, h * 0.8), ((xr + xf) / 2, y, z + 0.1 + h * 0.4), P["dark"], 0.006)
    # ground controls on the camera side
    xg = xf - 0.06
    box((0.02, 0.26, 0.20), (xg + 0.065, hw * 0.62, z + 0.26), P["black"], 0.008)
    for k in range(3):
        cyl(0.012, 0.016, (xg + 0.078, hw * 0.62 - 0.07 + 0.07 * k, z + 0.29), "X", P["light"], 0.003, 20)
    cyl(0.022, 0.03, (xg + 0.082, hw * 0.62 + 0.07, z + 0.21), "X", P["red"], 0.005)
    # beacon; exhaust on a diesel
    xb = xr + 0.40
    rod((xb, -hw * 0.7, zt), (xb, -hw * 0.7, zt + 0.08), 0.016, P["dark"])
    cyl(0.05, 0.09, (xb, -hw * 0.7, zt + 0.11), "Z", P["orange"], 0.02)
    if diesel:
        rod((xb + 0.05, hw * 0.62, zt - 0.02), (xb + 0.05, hw * 0.62, zt + 0.12), 0.035, P["steel"])
        tube(
            [(xb + 0.05, hw * 0.62, zt + 0.1), (xb + 0.05, hw * 0.62, zt + 0.19), (xb - 0.07, hw * 0.62, zt + 0.23)],
            0.035,
            P["steel"],
            fil=0.06,
        )
        cyl(0.055, 0.03, (xf - 0.62, hw * 0.6, zt + 0.01), "Z", P["black"], 0.008)


def upper_boom(P, knee, main, jib, w, h, mast, W, label, D=0.80, sections=2):
    """telescoping main boom from `knee`, then jib and basket. main: (angle, length of its first section, length that
    is drawn out); jib: (angle, length), no jib where the length is 0; `mast` is the foot point of the lift ram."""
    (angle, l_out, l_in), (jib_angle, l_jib) = main, jib
    tip = along(knee, angle, l_out)
    back = along(knee, angle, -h * 0.4)
    beam(back, tip, w, h, h, P["paint"])
    k_w, k_h, p = w, h, tip
    for i in range(sections - 1):
        k_w, k_h = k_w * 0.80, k_h * 0.80
        q = along(p, angle, l_in / (sections - 1))
        beam(along(p, angle, -0.3), q, k_w, k_h, k_h, P["grey"] if i == sections - 2 else P["paint"], bevel=0.010)
        # wear-pad collar at the mouth of the outer section
        beam(
            along(p, angle, -0.10),
            along(p, angle, 0.03),
            k_w / 0.8 + 0.035,
            k_h / 0.8 + 0.035,
            k_h / 0.8 + 0.035,
            P["dark"],
            bevel=0.008,
        )
        p = q
    pin(P, knee, w + 0.10, h * 0.26)
    lettering(BRAND, knee, tip, 0.55, 0.0, w / 2, h * 0.80, P["black"])
    # energy chain tray under the boom on the camera side, hoses over the knee
    n = normal(knee, tip)
    for s in (1,):
        a, b = along(knee, angle, l_out * 0.22) - n * (h * 0.5 + 0.045), along(tip, angle, l_in * 0.55) - n * (
            h * 0.5 + 0.045
        )
        beam(a, b, 0.10, 0.07, 0.07, P["black"], y=w * 0.15, bevel=0.006)
    ram(P, mast, along(knee, angle, l_out * 0.42) - n * h * 0.55, h * 0.19, 0.60)
    c = along(knee, angle, l_out * 0.42) - n * h * 0.52
    cheeks([c + n * 0.05 + V(0.14, 0), c + n * 0.05 - V(0.14, 0), c - n * 0.10], h * 0.45, P["paint"], 0.02, 0.03)
    # jib: head plates, parallel links, ram, levelling ram at the basket
    a0 = p
    cheeks(
        [
            along(a0, angle, -0.28) + n * k_h * 0.5,
            along(a0, angle, 0.14) + n * k_h * 0.4,
            along(a0, angle, 0.14) - n * (k_h * 0.5 + 0.16),
            along(a0, angle, -0.28) - n * k_h * 0.5,
        ],
        k_w,
        P["dark"],
        0.02,
        0.06,
    )
    j0 = along(a0, angle, 0.06) - n * 0.02
    if l_jib:
        j1 = along(j0, jib_angle, l_jib)
        jn = normal(j0, j1)
        beam(j0, j1, k_w * 0.72, k_h * 0.62, k_h * 0.55, P["paint"])
        for s in (-1, 1):
            beam(
                j0 - jn * k_h * 0.72,
                j1 - jn * k_h * 0.72,
                0.03,
                k_h * 0.26,
                k_h * 0.26,
                P["dark"],
                y=s * k_w * 0.3,
                bevel=0.005,
            )
        for c in (j0, j1, j0 - jn * k_h * 0.72, j1 - jn * k_h * 0.72):
            pin(P, c, k_w + 0.06, k_h * 0.17)
        ram(
            P,
            along(j0, jib_angle, l_jib * 0.06) - jn * (k_h * 0.72),
            along(j0, jib_angle, l_jib * 0.72) - jn * k_h * 0.1,
            0.032,
            0.6,
        )
        end, low = j1, j1 - jn * k_h * 0.72
    else:
        end, low = j0, j0 - V(0, k_h * 0.7)
    # basket carrier
    cheeks(
        [end + V(-0.09, 0.09), end + V(0.12, 0.10), end + V(0.14, -0.36), end + V(-0.04, -0.38)],
        k_w * 0.8,
        P["dark"],
        0.02,
        0.05,
    )
    pin(P, end, k_w + 0.05, 0.04)
    hoses(
        P,
        [
            along(tip, angle, l_in * 0.6) - n * (h * 0.5 + 0.02),
            along(j0, angle, -0.35) - n * (k_h * 0.5 + 0.14),
            j0 - n * (k_h + 0.12),
            along(end, jib_angle if l_jib else angle, -0.3) - V(0, 0.16),
            end + V(0.06, -0.22),
        ],
        y=k_w * 0.4,
        n=3,
    )
    basket(P, end + V(0.12, -0.12), W, D, label)
    return tip


# ------------------------------------------------------------------ machines
def articulated(P, model, label, L, W, r, tw, electric, turn, risers, main, jib, sec, basket_w, sections=2):
    """turn: (rear, front, half width, height); risers: [(angle, length, depth)]; main: (angle, outer, inner); jib: (angle, length)"""
    zt = wheeled_chassis(P, L, W, r, tw, electric)
    xr, xf, hw, h = turn
    turntable(P, zt, xr, xf, hw, h, model, not electric)
    w, hh = sec
    # boom foot: tower between the pods
    foot = V(xf * 0.30, zt + h * 0.78)
    cheeks(
        [foot + V(0.26, -h * 0.7), foot + V(0.20, 0.14), foot + V(-0.24, 0.20), foot + V(-0.42, -h * 0.7)],
        w,
        P["dark"],
        0.03,
        0.08,
    )
    p = foot
    tops = []
    for i, (a, l, d) in enumerate(risers):
        q = along(p, a, l)
        side = 1 if i % 2 == 0 else -1
        n = normal(p, q)
        nn = parallel_arm(P, p, q, -d if i % 2 == 0 else d, w * (0.92 - 0.06 * i), hh * 0.92)
        # lift ram below the arm, from its lower post
        if i == 0:
            ram(P, p + V(-0.30, -h * 0.42), along(p, a, l * 0.50) + n * hh * 0.45, hh * 0.20, 0.6)
            c = along(p, a, l * 0.50) + n * hh * 0.42
            cheeks(
                [c - n * 0.05 + V(0.10, 0.06), c - n * 0.05 - V(0.10, 0.06), c + n * 0.09],
                hh * 0.45,
                P["paint"],
                0.018,
                0.03,
            )
        hoses(P, [along(p, a, 0.1) + nn * 0.5, along(p, a, l * 0.5) + nn * 0.5, along(q, a, -0.1) + nn * 0.5], 0.0)
        # post between this arm and the next member
        if i < len(risers) - 1:
            nxt = q + V(-0.06, 0.30)
            cheeks(
                [q + V(0.30, -0.16), q + V(0.28, 0.42), q + V(-0.24, 0.52), q + V(-0.34, -0.06)],
                w,
                P["dark"],
                0.026,
                0.10,
            )
            ram(
                P,
                q + V(0.20, 0.0),
                along(nxt, risers[i + 1][0], risers[i + 1][1] * 0.5)
                - normal(nxt, along(nxt, risers[i + 1][0], 1)) * hh * 0.4,
                hh * 0.18,
                0.6,
            )
            p = nxt
        else:
            tops.append(q)
    q = tops[0]
    knee = q + V(-0.10, hh * 1.55)
    cheeks(
        [
            q + V(0.36, -0.20),
            q + V(0.34, 0.10),
            knee + V(0.12, hh * 0.5),
            knee + V(-0.18, hh * 0.5),
            q + V(-0.34, 0.06),
            q + V(-0.22, -0.24),
        ],
        w,
        P["dark"],
        0.026,
        0.09,
    )
    box((0.30, w * 0.9, hh * 1.1), (q.x - 0.02, 0, q.z + hh * 0.55), P["dark"], 0.02)
    upper_boom(P, knee, main, jib, w, hh, q + V(0.24, -0.08), basket_w, label, sections=sections)
    hoses(
        P,
        [
            q + V(-0.2, -0.2),
            q + V(-0.42, 0.1),
            knee + V(-0.34, 0.1),
            knee + V(0.1, hh * 0.62),
            along(knee, main[0], 0.6) + V(0, hh * 0.6),
        ],
        0.0,
    )


def telescopic(P, model, label, L, W, r, tw, turn, main, jib, sec, basket_w):
    zt = wheeled_chassis(P, L, W, r, tw, False)
    xr, xf, hw, h = turn
    turntable(P, zt, xr, xf, hw, h, model, True, gap=0.30)
    w, hh = sec
    knee = V(xr + 0.34, zt + h + 0.42)
    # rear tower plates that carry the boom pivot
    cheeks(
        [
            knee + V(-0.26, 0.20),
            knee + V(0.22, 0.24),
            knee + V(0.95, -h * 0.75 - 0.42),
            knee + V(-0.42, -h * 0.75 - 0.42),
        ],
        w + 0.02,
        P["dark"],
        0.04,
        0.14,
    )
    box((0.5, w + 0.04, h + 0.1), (knee.x + 0.1, 0, zt + h * 0.5), P["dark"], 0.03)
    upper_boom(P, knee, main, jib, w, hh, V(knee.x + 1.15, zt + 0.34), basket_w, label, D=0.9, sections=3)
    hoses(
        P,
        [
            knee + V(-0.1, -0.7),
            knee + V(-0.42, -0.2),
            knee + V(-0.36, 0.3),
            along(knee, main[0], 0.5) + normal(knee, along(knee, main[0], 1)) * hh * 0.55,
            along(knee, main[0], 1.2) + normal(knee, along(knee, main[0], 1)) * hh * 0.55,
        ],
        0.0,
    )


def spider_leg(P, dx, dy, hip, footing, z_hip):
    """stabiliser: knee beam out of the body, down to a big pad, with its ram on top"""
    hx, hy = hip
    fx, fy = footing
    a = Vector((dx * hx, dy * hy, z_hip))
    k = Vector((dx * (hx + (fx - hx) * 0.45), dy * (hy + (fy - hy) * 0.45), z_hip + 0.10))
    f = Vector((dx * fx, dy * fy, 0.13))
    bar(a, k, 0.13, 0.15, P["dark"], 0.014)
    bar(k - (f - k).normalized() * 0.08, f, 0.11, 0.13, P["paint"], 0.014)
    d = (k - a).normalized()
    side = Vector((0, 0, 1)).cross(d).normalized()
    rod(k - side * 0.09, k + side * 0.09, 0.06, P["dark"], 0.006)
    rod(a - side * 0.10, a + side * 0.10, 0.07, P["dark"], 0.006)
    up = Vector((0, 0, 0.14))
    p, q = a + up + Vector((0, 0, 0.10)), k.lerp(f, 0.42) + Vector((dx * 0.02, dy * 0.02, 0.10))
    m = p.lerp(q, 0.58)
    rod(p, m, 0.042, P["dark"], 0.004)
    rod(m, q, 0.024, P["chrome"], 0.001)
    for e in (p, q):
        rod(e - side * 0.05, e + side * 0.05, 0.032, P["dark"], 0.004)
    bar(a, p, 0.07, 0.09, P["dark"], 0.008, up=(1, 0, 0))
    bar(k.lerp(f, 0.42), q, 0.05, 0.09, P["dark"], 0.006, up=(1, 0, 0))
    # pad with ball joint; hazard sleeve above it
    g = k.lerp(f, 0.80)
    bar(g, k.lerp(f, 0.92), 0.116, 0.136, P["hazard"], 0.006)
    rod(f, f - Vector((0, 0, 0.08)), 0.045, P["steel"])
    lathe(
        [(0.001, 0.07), (0.07, 0.065), (0.20, 0.03), (0.205, 0.0), (0.001, 0.0)],
        (f.x, f.y, 0.004),
        "Z",
        P["dark"],
        48,
        0.004,
    )


def spider(P, model, label):
    lift = 0.14  # the tracks hang clear once the machine stands on its legs
    with moved((0, 0, lift)):
        for s in (-1, 1):
            y = s * 0.31
            track(y, 0.20, (-0.62, 0.20), 0.15, (0.62, 0.20), 0.15, P, th=0.028, lug=0.028, pitch=0.065)
            prism(
                fillet([(-0.52, 0.14), (0.52, 0.14), (0.56, 0.22), (0.46, 0.29), (-0.46, 0.29), (-0.56, 0.22)], 0.03),
                y - 0.06,
                y + 0.06,
                P["dark"],
                bevel=0.010,
            )
            for x in (-0.36, -0.12, 0.12, 0.36):
                cyl(0.05, 0.16, (x, y, 0.10), "Y", P["worn"], 0.008)
            for x in (-0.62, 0.62):
                cyl(0.14, 0.06, (x, y, 0.20), "Y", P["worn"], 0.008, 48)
                cyl(0.08, 0.19, (x, y, 0.20), "Y", P["dark"], 0.012, 40)
                bolts((x, y + s * 0.098, 0.20), 0.055, 6, "Y", P["steel"], 0.009, 0.012)
        # carrier frame and body
        box((1.30, 0.44, 0.16), (0, 0, 0.36), P["dark"], 0.02)
        prism(
            fillet(
                [
                    (-0.80, 0.44, 0.04),
                    (0.80, 0.44, 0.04),
                    (0.86, 0.62, 0.06),
                    (0.70, 0.80, 0.08),
                    (-0.74, 0.82, 0.08),
                    (-0.86, 0.62, 0.06),
                ],
                0,
                8,
            ),
            -0.36,
            0.36,
            P["paint"],
            bevel=0.035,
            seg=5,
        )
        for s in (-1, 1):
            for x in (-0.42, 0.34):
                door(x, 0.62, 0.60, 0.26, s * 0.36, s, P, hinge=1 if x > 0 else -1)
            louvre(-0.58, -0.26, 0.55, 0.70, s * 0.374, 6, P["dark"], P["black"], s)
            text(BRAND, 0.105, (0.34, s * 0.3755, 0.655), sides(s), P["black"], shear=0.12)
            text(model, 0.08, (0.34, s * 0.3755, 0.555), sides(s), P["black"], shear=0.12)
        box((0.02, 0.40, 0.10), (0.845, 0, 0.62), P["hazard"], 0.002)
        for x in (-0.7, 0.7):
            box((0.26, 0.66, 0.20), (x, 0, 0.50), P["dark"], 0.02)
        for dx in (-1, 1):
            for dy in (-1, 1):
                with moved((0, 0, -lift)):
                    spider_leg(P, dx, dy, (0.72, 0.34), (1.55, 1.42), 0.64 + lift)
        # slewing turret
        cyl(0.27, 0.08, (-0.10, 0, 0.85), "Z", P["dark"], 0.01, 56)
        ring(0.30, 0.2, 0.03, (-0.10, 0, 0.83), "Z", P["steel"], 0.006, 56)
        foot = V(0.05, 1.12)
        w, hh = 0.20, 0.21
        cheeks(
            [foot + V(0.16, -0.26), foot + V(0.14, 0.12), foot + V(-0.22, 0.16), foot + V(-0.44, -0.26)],
            w,
            P["dark"],
            0.028,
            0.08,
        )
        box((0.42, 0.28, 0.30), (-0.26, 0.0, 1.03), P["dark"], 0.03)
        box((0.10, 0.03, 0.16), (-0.26, 0.15, 1.07), P["black"], 0.006)
        for k in range(4):  # valve levers on the turret
            rod((-0.36 + 0.05 * k, 0.10, 1.18), (-0.36 + 0.05 * k, 0.12, 1.29), 0.006, P["steel"])
            cyl(0.013, 0.03, (-0.36 + 0.05 * k, 0.12, 1.30), "Z", P["black"], 0.005)
        a, l = 118, 1.75
        q = along(foot, a, l)
        n = normal(foot, q)
        nn = parallel_arm(P, foot, q, -0.22, w * 0.92, hh * 0.9)
        ram(P, foot + V(-0.34, -0.12), along(foot, a, l * 0.5) + n * hh * 0.45, 0.045, 0.6)
        hoses(P, [along(foot, a, 0.1) + nn * 0.5, along(foot, a, l * 0.5) + nn * 0.5, along(q, a, -0.1) + nn * 0.5])
        knee = q + V(-0.06, 0.32)
        cheeks(
            [
                q + V(0.30, -0.16),
                q + V(0.28, 0.08),
                knee + V(0.10, 0.12),
                knee + V(-0.14, 0.12),
                q + V(-0.26, 0.04),
                q + V(-0.16, -0.20),
            ],
            w,
            P["dark"],
            0.024,
            0.07,
        )
        box((0.24, w * 0.9, 0.2), (q.x, 0, q.z + 0.1), P["dark"], 0.02)
        upper_boom(P, knee, (10, 2.15, 0.95), (-22, 1.05), w, hh, q + V(0.22, -0.06), 1.35, label, D=0.70)
        hoses(
            P,
            [
                q + V(-0.16, -0.16),
                q + V(-0.32, 0.1),
                knee + V(-0.28, 0.08),
                knee + V(0.08, 0.15),
                along(knee, 10, 0.5) + V(0, 0.13),
            ],
        )


VARIANTS = {
    "articulated-11-electric": dict(
        model="AE 11",
        label="11 m",
        L=1.95,
        W=1.22,
        r=0.30,
        tw=0.20,
        electric=True,
        turn=(-0.88, 0.72, 0.58, 0.62),
        risers=[(116, 1.80, 0.26)],
        main=(7, 2.20, 0.65),
        jib=(-12, 1.05),
        sec=(0.22, 0.24),
        basket_w=1.18,
    ),
    "articulated-12": dict(
        model="AB 12",
        label="12 m",
        L=2.35,
        W=1.80,
        r=0.38,
        tw=0.27,
        electric=False,
        turn=(-1.00, 0.86, 0.80, 0.66),
        risers=[(126, 2.45, 0.30)],
        main=(9, 2.70, 0.75),
        jib=(-28, 1.25),
        sec=(0.25, 0.27),
        basket_w=1.55,
    ),
    "articulated-16": dict(
        model="AB 16",
        label="16 m",
        L=2.90,
        W=2.20,
        r=0.44,
        tw=0.32,
        electric=False,
        turn=(-1.25, 1.02, 0.98, 0.74),
        risers=[(146, 2.05, 0.32), (48, 1.95, 0.32)],
        main=(3, 3.00, 1.00),
        jib=(-20, 1.40),
        sec=(0.28, 0.30),
        basket_w=1.80,
    ),
    "articulated-20-diesel": dict(
        model="AD 20",
        label="20 m",
        L=3.40,
        W=2.42,
        r=0.50,
        tw=0.36,
        electric=False,
        turn=(-1.55, 1.25, 1.10, 0.84),
        risers=[(146, 2.55, 0.36), (50, 2.40, 0.36)],
        main=(6, 3.60, 2.00),
        jib=(-24, 1.45),
        sec=(0.32, 0.36),
        basket_w=2.30,
        sections=3,
    ),
    "telescopic-23": dict(
        build=telescopic,
        model="TB 23",
        label="23 m",
        L=3.80,
        W=2.48,
        r=0.52,
        tw=0.38,
        turn=(-1.85, 1.45, 1.14, 0.82),
        main=(20, 4.70, 3.10),
        jib=(4, 1.50),
        sec=(0.40, 0.48),
        basket_w=2.40,
        az=58,
        el=9,
    ),
    "articulated-platform": dict(build=spider, model="SP 15", label="SP 15", az=52, el=11),
}

if __name__ == "__main__":
    run(VARIANTS, articulated, az=54, el=9, margin=1.06)

"""Generating sets: silenced canopy set, suitcase inverter, open-frame petrol sets.  Panel on +Y, metres."""

from parts_hire import *


# ------------------------------------------------------------------ silenced diesel set under a canopy
def canopy(P, model, figure, L=1.85, W=0.84, H=0.86):
    z0 = 0.24
    hl, hw = L / 2, W / 2
    # bunded base: tank, forklift pockets, corner marks, drag bars
    prism(
        fillet([(-hl - 0.05, 0.02), (hl + 0.05, 0.02), (hl + 0.05, z0), (-hl - 0.05, z0)], 0.03),
        -hw - 0.02,
        hw + 0.02,
        P["dark"],
        bevel=0.012,
    )
    for s in (-1, 1):
        for x in (-0.42, 0.42):
            box((0.24, 0.02, 0.09), (x, s * (hw + 0.018), 0.12), P["black"], 0.004)
            for dx, dz, w, h in (
                (0, 0.05, 0.28, 0.012),
                (0, -0.05, 0.28, 0.012),
                (0.134, 0, 0.012, 0.11),
                (-0.134, 0, 0.012, 0.11),
            ):
                box((w, 0.03, h), (x + dx, s * (hw + 0.018), 0.12 + dz), P["dark"], 0.003)
        for x in (-hl + 0.03, hl - 0.03):
            stripe_plate((0.11, 0.006, 0.12), (x, s * (hw + 0.022), 0.13), P)
    for d in (-1, 1):
        cyl(0.028, W * 0.7, (d * (hl + 0.05), 0, 0.13), "Y", P["dark"], 0.006)
        for y in (-0.22, 0.22):
            box((0.05, 0.03, 0.10), (d * (hl + 0.055), y, 0.13), P["dark"], 0.006)
    zc = z0 + 0.20
    box((L, W, 0.20), (0, 0, z0 + 0.10), P["dark"], 0.012)
    prism(
        fillet(
            [
                (-hw, zc),
                (hw, zc),
                (hw, z0 + H - 0.04, 0.10),
                (hw - 0.13, z0 + H + 0.09, 0.06),
                (-hw + 0.13, z0 + H + 0.09, 0.06),
                (-hw, z0 + H - 0.04, 0.10),
            ],
            0,
        ),
        -hl,
        hl,
        P["paint"],
        "YZ",
        0.022,
        4,
    )
    box((L + 0.004, W + 0.004, 0.012), (0, 0, zc + 0.004), P["black"], 0.002)
    for x in (-hl + 0.12, hl - 0.12):  # seams of the end hoods
        prism(
            fillet(
                [
                    (-hw - 0.002, zc),
                    (hw + 0.002, zc),
                    (hw + 0.002, z0 + H - 0.04, 0.10),
                    (hw - 0.13, z0 + H + 0.092, 0.06),
                    (-hw + 0.13, z0 + H + 0.092, 0.06),
                    (-hw - 0.002, z0 + H - 0.04, 0.10),
                ],
                0,
            ),
            x - 0.003,
            x + 0.003,
            P["black"],
            "YZ",
            0,
        )
    for s in (-1, 1):
        y = s * hw
        zm = (zc + z0 + H - 0.06) / 2
        dh = z0 + H - 0.10 - zc
        xd = (-0.42, 0.14) if s > 0 else (-0.34, 0.34)
        dw = 0.54 if s > 0 else 0.64
        for x in xd:
            door(x, zm, dw, dh, y, s, P, hinge=-1 if x < 0 else 1)
        louvre(xd[0] - 0.17, xd[0] + 0.17, zm - 0.16, zm + 0.16, y + s * 0.016, 9, P["dark"], P["black"], s)
        louvre(-0.80, -0.30, z0 + 0.05, z0 + 0.16, y + s * 0.004, 4, P["dark"], P["black"], s)
        text(model, 0.15, (0.15, y + s * 0.0155, zm + 0.06), sides(s), P["black"], shear=0.18)
        text(figure, 0.075, (0.15, y + s * 0.0155, zm - 0.10), sides(s), P["black"])
        box((0.44, 0.004, 0.11), (0.14, y + s * 0.004, z0 + 0.11), P["black"], 0.001)
        text(BRAND, 0.078, (0.14, y + s * 0.0075, z0 + 0.11), sides(s), P["paint"])
        cyl(0.045, 0.03, (0.48, y + s * 0.01, z0 + 0.11), "Y", P["black"], 0.008)
        for x in (-hl + 0.05, hl - 0.05):
            for z in (zc + 0.05, zm, zc + dh):
                cyl(0.009, 0.012, (x, y + s * 0.003, z), "Y", P["steel"], 0.002, 6)
        if s < 0:
            continue
        # control panel behind a window, socket board below
        xp = hl - 0.32
        box((0.36, 0.03, dh + 0.02), (xp, y + 0.004, zm), P["black"], 0.012)
        zp = zm + dh * 0.26
        box((0.31, 0.02, 0.18), (xp, y + 0.016, zp), P["grey"], 0.006)
        box((0.12, 0.012, 0.08), (xp - 0.06, y + 0.026, zp + 0.015), P["screen"], 0.003)
        for k in range(4):
            box((0.018, 0.008, 0.014), (xp - 0.105 + 0.03 * k, y + 0.027, zp - 0.055), P["dark"], 0.003)
        cyl(0.024, 0.04, (xp + 0.09, y + 0.034, zp + 0.03), "Y", P["red"], 0.006)
        ring(0.034, 0.024, 0.01, (xp + 0.09, y + 0.026, zp + 0.03), "Y", P["yellow"], 0.002)
        for k, c in enumerate(("green", "paint", "red")):
            cyl(0.008, 0.012, (xp + 0.06 + 0.03 * k, y + 0.028, zp - 0.05), "Y", P[c], 0.002, 16)
        for k in range(6):  # breakers
            box((0.036, 0.02, 0.05), (xp - 0.11 + 0.044 * k, y + 0.022, zm + 0.03), P["light"], 0.003)
            box((0.012, 0.014, 0.018), (xp - 0.11 + 0.044 * k, y + 0.034, zm + 0.035), P["black"], 0.002)
        for k, c in enumerate(("blue", "blue", "red", "red")):
            socket(
                (xp - 0.12 + 0.08 * k, y + 0.018, zm - 0.09 - (0.02 if k > 1 else 0)),
                1,
                P,
                c,
                0.028 if k < 2 else 0.034,
            )
        for k in range(4):  # power terminals
            cyl(0.014, 0.03, (xp - 0.10 + 0.065 * k, y + 0.03, zm - dh * 0.42), "Y", P["chrome"], 0.003)
    for d in (1, -1):
        x = d * hl
        louvre(-0.30, 0.30, zc + 0.10, zc + dh, x + d * 0.004, 10, P["dark"], P["black"], d, "X")
        cyl(0.022, 0.02, (x + d * 0.008, -0.3, z0 + 0.12), "X", P["red"], 0.004)
    zt = z0 + H + 0.09
    eye((0, 0, zt), P, 0.06, 0.02)
    box((0.30, 0.12, 0.012), (0, 0, zt + 0.004), P["dark"], 0.004)
    # exhaust with rain flap, radiator cap, roof panels
    cyl(0.05, 0.03, (-hl + 0.36, 0.1, zt + 0.01), "Z", P["dark"], 0.006)
    cyl(0.034, 0.15, (-hl + 0.36, 0.1, zt + 0.08), "Z", P["steel"], 0.004)
    with moved((-hl + 0.325, 0.1, zt + 0.155), (0, -35, 0)):
        cyl(0.042, 0.006, (0.035, 0, 0), "Z", P["steel"], 0.002)
    for x in (-0.36, 0.44):
        box((0.30, 0.42, 0.016), (x, 0, zt + 0.004), P["paint"], 0.006)
    cyl(0.05, 0.025, (hl - 0.2, 0.0, zt + 0.012), "Z", P["black"], 0.008)


# ------------------------------------------------------------------ suitcase inverter
def suitcase(P, model):
    L, W, H = 0.47, 0.235, 0.33
    hl, hw = L / 2, W / 2
    body = [
        (-hl, 0.035, 0.03),
        (hl - 0.01, 0.035, 0.04),
        (hl, 0.19, 0.05),
        (hl - 0.055, H, 0.06),
        (-hl + 0.04, H + 0.005, 0.06),
        (-hl - 0.005, 0.21, 0.05),
    ]
    prism(fillet(body, 0, 10), -hw, hw, P["paint"], bevel=0.035, seg=6)
    mid = [(x * 1.004, z if z > 0.1 else z - 0.003, r) for x, z, r in body]
    prism(fillet(mid, 0, 10), -0.055, 0.055, P["dark"], bevel=0.012, seg=4)  # dark centre spine between two shells
    for y in (-0.058, 0.058):
        prism(fillet(mid, 0, 10), y - 0.0015, y + 0.0015, P["black"], bevel=0)
    # carrying handle rising from the spine
    prism(
        fillet(
            [
                (-0.155, H - 0.03),
                (-0.115, H + 0.075, 0.05),
                (0.10, H + 0.08, 0.06),
                (0.175, H - 0.03),
                (0.125, H - 0.03, 0.01),
                (0.075, H + 0.043, 0.03),
                (-0.085, H + 0.04, 0.03),
                (-0.112, H - 0.03, 0.01),
            ],
            0,
            8,
        ),
        -0.021,
        0.021,
        P["dark"],
        bevel=0.012,
        seg=4,
    )
    box((0.13, 0.046, 0.020), (-0.005, 0, H + 0.052), P["rubber"], 0.009, seg=4)
    cyl(0.030, 0.022, (-0.145, 0.0, H + 0.012), "Z", P["black"], 0.005)  # fuel cap, vent lever
    box((0.03, 0.008, 0.008), (-0.145, 0.0, H + 0.026), P["dark"], 0.002)
    cyl(0.009, 0.02, (-0.145, 0, H + 0.03), "Z", P["red"], 0.003)
    for x in (-hl + 0.06, hl - 0.07):
        for y in (-hw + 0.035, hw - 0.035):
            cyl(0.018, 0.04, (x, y, 0.02), "Z", P["rubber"], 0.004)
    for s in (-1, 1):
        y = s * hw
        # recessed maintenance cover outline
        prism(
            fillet([(-0.165, 0.075), (0.05, 0.075), (0.05, 0.19), (0.02, 0.265), (-0.155, 0.265)], 0.022),
            y - s * 0.006,
            y + s * 0.004,
            P["paint"],
            bevel=0.003,
        )
        tube(
            [
                (x, y + s * 0.0015, z)
                for x, z in fillet([(-0.17, 0.07), (0.055, 0.07), (0.055, 0.192), (0.023, 0.27), (-0.16, 0.27)], 0.024)
            ],
            0.0016,
            P["black"],
            cyc=True,
        )
        text(BRAND, 0.040, (-0.058, y + s * 0.0045, 0.205), sides(s), P["black"], shear=0.15)
        text(model, 0.052, (-0.058, y + s * 0.0045, 0.150), sides(s), P["black"], shear=0.15)
        louvre(-0.155, 0.04, 0.082, 0.112, y + s * 0.001, 3, P["dark"], P["black"], s)
        cyl(0.008, 0.006, (0.035, y + s * 0.005, 0.245), "Y", P["dark"], 0.002, 20)
    # control panel on the +Y side
    y = hw - 0.002
    prism(
        fillet([(0.075, 0.065), (0.212, 0.065), (0.218, 0.19), (0.185, 0.272), (0.075, 0.272)], 0.015),
        y - 0.01,
        y + 0.006,
        P["black"],
        bevel=0.004,
    )
    for k, c in enumerate(("red", "paint", "green")):
        cyl(0.0045, 0.006, (0.093 + 0.020 * k, y + 0.007, 0.255), "Y", P[c], 0.001, 16)
    box((0.030, 0.010, 0.017), (0.168, y + 0.008, 0.250), P["dark"], 0.003)
    box((0.012, 0.006, 0.012), (0.174, y + 0.013, 0.250), P["red"], 0.002)
    ring(0.030, 0.024, 0.012, (0.113, y + 0.008, 0.195), "Y", P["dark"], 0.002)  # earthed socket
    cyl(0.0245, 0.008, (0.113, y + 0.006, 0.195), "Y", P["grey"], 0.002)
    for dx in (-0.009, 0.009):
        cyl(0.0033, 0.002, (0.113 + dx, y + 0.011, 0.195), "Y", P["black"], 0)
    for dz in (-0.021, 0.021):
        box((0.007, 0.004, 0.005), (0.113, y + 0.011, 0.195 + dz), P["steel"], 0.001)
    cyl(0.017, 0.018, (0.178, y + 0.010, 0.198), "Y", P["dark"], 0.004)  # fuel / choke knob
    box((0.006, 0.012, 0.03), (0.178, y + 0.02, 0.198), P["red"], 0.002)
    for k in range(2):  # 12 V and USB
        box((0.026, 0.008, 0.014), (0.100 + 0.034 * k, y + 0.007, 0.140), P["grey"], 0.002)
        box((0.020, 0.004, 0.007), (0.100 + 0.034 * k, y + 0.011, 0.140), P["black"], 0.001)
    cyl(0.008, 0.014, (0.178, y + 0.010, 0.140), "Y", P["white"], 0.002)
    rod((0.20, y + 0.004, 0.078), (0.20, y + 0.016, 0.078), 0.006, P["chrome"])
    # recoil pull on the -X side of the panel, end grilles
    with moved((0.064, y + 0.012, 0.115)):
        box((0.016, 0.022, 0.062), (0, 0, 0), P["black"], 0.007)
    for d in (1, -1):
        louvre(
            -0.045, 0.045, 0.075, 0.165, d * (hl + 0.002 - (0.006 if d > 0 else 0)), 7, P["black"], P["black"], d, "X"
        )
    cyl(0.020, 0.014, (hl - 0.004, 0, 0.20), "X", P["dark"], 0.004)


# ------------------------------------------------------------------ open-frame petrol sets
def hoop(P, y, L, H, r, m, square):
    """one side of the frame, in the XZ plane"""
    hl = L / 2
    slope = 0.0 if square else 0.06
    tube([(-hl, y, 0.035), (hl, y, 0.035), (hl - slope, y, H), (-hl + slope, y, H)], r, P[m], fil=0.07, cyc=True)


def open_frame(
    P,
    model,
    L,
    W,
    H,
    es,
    frame="dark",
    tank="paint",
    wheels=0.0,
    handles=0,
    key=False,
    twin=False,
    panel=(0.30, 0.24),
    sockets=("blue",),
    r=0.0155,
    square=False,
    battery=False,
):
    hl, hw = L / 2, W / 2
    lift = 0.035 if not wheels else 0.07
    with moved((0, 0, lift)):
        for s in (-1, 1):
            hoop(P, s * hw, L, H, r, frame, square)
        slope = 0.0 if square else 0.06
        for x, z in ((-hl + slope, H), (hl - slope, H), (-hl + 0.02, 0.035), (hl - 0.02, 0.035)):
            tube([(x, -hw, z), (x, hw, z)], r * 0.95, P[frame])
        for x in (-hl * 0.55, hl * 0.45):
            box((0.05, W, 0.02), (x, 0, 0.042), P[frame], 0.005)
            for s in (-1, 1):
                cyl(0.022, 0.03, (x, s * 0.10 * es, 0.065), "Z", P["rubber"], 0.004)
        # engine and alternator
        zf = 0.078
        xe = hl - 0.185 * es - 0.03
        petrol_engine(P, (xe, 0, zf), es, key=key, twin=twin)
        ra, zc = 0.105 * es, zf + 0.15 * es
        xa, xb = xe - 0.12 * es, -hl + 0.055
        rod((xb + 0.03, 0, zc), (xa, 0, zc), ra, P["alu"], 0.01, 48)
        for a, p in around(((xa + xb) / 2, 0, zc), ra, 12, "X"):
            box((xa - xb - 0.10, 0.012, 0.012), p, P["alu"], 0.003, rot=(math.degrees(a), 0, 0))
        cyl(ra * 1.06, 0.05, (xb + 0.035, 0, zc), "X", P["cast"], 0.012)
        cyl(ra * 0.8, 0.02, (xb + 0.005, 0, zc), "X", P["black"], 0.004)
        for k in range(10):
            box((0.008, ra * 1.5, 0.007), (xb - 0.006, 0, zc - ra * 0.6 + ra * 1.2 * k / 9), P["dark"], 0.002, seg=1)
        # tank: two pressed pans with a seam
        zt0, zt1 = H - 0.175, H + 0.012
        tw, tl = W - 0.075, L - 0.16
        prism(
            fillet(
                [(-tw / 2, zt0, 0.05), (tw / 2, zt0, 0.05), (tw / 2, zt1 - 0.015, 0.05), (-tw / 2, zt1 - 0.015, 0.05)],
                0,
                8,
            ),
            -tl / 2,
            tl / 2,
            P[tank],
            "YZ",
            0.022,
            5,
        )
        box((tl + 0.018, tw + 0.018, 0.006), (0, 0, H - 0.045), P[tank], 0.003)
        for x in (-tl / 2 + 0.05, tl / 2 - 0.05):
            for s in (-1, 1):
                box((0.045, hw - tw / 2 + 0.03, 0.012), (x, s * (hw + tw / 2) / 2, H - 0.045), P[frame], 0.003)
                cyl(0.008, 0.01, (x, s * (tw / 2 + 0.012), H - 0.037), "Z", P["steel"], 0.002, 6)
        cyl(0.036, 0.022, (0.06 * L, 0, zt1 - 0.006), "Z", P["black"], 0.005)
        for a, p in around((0.06 * L, 0, zt1 - 0.006), 0.036, 12):
            box((0.008, 0.006, 0.016), p, P["black"], 0.002, rot=(0, 0, math.degrees(a)), seg=1)
        cyl(0.022, 0.014, (-0.2 * L, 0.02, zt1 - 0.009), "Z", P["chrome"], 0.003)
        cyl(0.018, 0.016, (-0.2 * L, 0.02, zt1 - 0.007), "Z", P["white"], 0.002)
        ink = P["black"] if tank == "paint" else P["paint"]
        for s in (-1, 1):
            text(BRAND, 0.10 * tl, (-tl * 0.27, s * (tw / 2 + 0.0005), H - 0.105), sides(s), ink, shear=0.15)
            text(model, 0.10 * tl, (tl * 0.14, s * (tw / 2 + 0.0005), H - 0.105), sides(s), ink, shear=0.15)
        # control panel under the tank at the alternator end
        pw, ph = panel
        px, pz = -hl + 0.055 + pw / 2, zt0 - ph / 2 - 0.012
        py = hw - 0.035
        box((pw, 0.09, ph), (px, py - 0.045, pz), P["dark"], 0.014)
        box((pw - 0.03, 0.008, ph - 0.03), (px, py, pz), P["black"], 0.004)
        ztop = pz + ph / 2
        # from the camera, +X is on the left: switch and meter first, sockets below
        cyl(0.026, 0.014, (px + pw / 2 - 0.055, py + 0.006, ztop - 0.055), "Y", P["chrome"], 0.003)
        cyl(0.022, 0.016, (px + pw / 2 - 0.055, py + 0.007, ztop - 0.055), "Y", P["white"], 0.002)
        box((0.003, 0.002, 0.018), (px + pw / 2 - 0.050, py + 0.016, ztop - 0.050), P["red"], 0, rot=(0, 30, 0))
        box((0.035, 0.014, 0.028), (px + pw / 2 - 0.115, py + 0.006, ztop - 0.055), P["red"], 0.004)
        for k in range(len(sockets)):
            box((0.022, 0.016, 0.034), (px + pw / 2 - 0.165 - 0.030 * k, py + 0.006, ztop - 0.055), P["light"], 0.003)
            box((0.010, 0.014, 0.010), (px + pw / 2 - 0.165 - 0.030 * k, py + 0.016, ztop - 0.052), P["black"], 0.002)
        n = len(sockets)
        for k, c in enumerate(sockets):
            big = c == "red"
            socket((px + pw / 2 - (k + 0.5) * pw / n, py + 0.004, pz - ph * 0.10), 1, P, c, 0.031 if big else 0.026)
        cyl(0.008, 0.02, (px - pw / 2 + 0.03, py + 0.008, pz - ph / 2 + 0.03), "Y", P["chrome"], 0.002)
        if key:
            cyl(0.018, 0.014, (px - pw / 2 + 0.045, py + 0.006, ztop - 0.055), "Y", P["chrome"], 0.003)
            box((0.006, 0.026, 0.020), (px - pw / 2 + 0.045, py + 0.018, ztop - 0.055), P["steel"], 0.002)
        if battery:
            bx, by, bz = -hl + 0.17, hw - 0.10, 0.125
            box((0.17, 0.12, 0.12), (bx, by, bz), P["black"], 0.010)
            box((0.172, 0.122, 0.03), (bx, by, bz + 0.07), P["dark"], 0.006)
            box((0.21, 0.15, 0.02), (bx, by, 0.06), P[frame], 0.004)
            box((0.20, 0.02, 0.012), (bx, by, bz + 0.092), P["zinc"], 0.003)
            for k, c in ((-1, "red"), (1, "dark")):
                box((0.03, 0.03, 0.02), (bx + k * 0.055, by + 0.02, bz + 0.092), P[c], 0.005)
            tube(
                [
                    (bx - 0.055, by + 0.02, bz + 0.1),
                    (bx - 0.02, by, bz + 0.16),
                    (bx + 0.14, by - 0.05, bz + 0.12),
                    (xe, 0.14 * es, 0.2),
                ],
                0.008,
                P["red"],
                smooth=True,
            )
    if not wheels:
        for x in (-hl + 0.09, hl - 0.09):
            for s in (-1, 1):
                cyl(0.024, 0.05, (x, s * hw, 0.028), "Z", P["rubber"], 0.006)
        return
    wr = wheels
    xw, ww = -hl + wr * 0.55, 0.055 + 0.1 * (wr - 0.1)
    rod((xw, -hw - 0.06, wr), (xw, hw + 0.06, wr), 0.011, P["zinc"])
    for s in (-1, 1):
        wheel((xw, s * (hw + 0.02 + ww / 2), wr), wr, ww, P, "light", s, 18, lug=0.008, hub=False, rimr=0.58)
        cyl(0.018, 0.03, (xw, s * (hw + 0.02 + ww * 0.95), wr), "Y", P["dark"], 0.004)
        bar(
            (xw, s * (hw - 0.01), wr),
            (xw + 0.03, s * (hw - 0.01), lift + 0.05),
            0.02,
            0.05,
            P[frame],
            0.005,
            up=(1, 0, 0),
        )
        # rubber foot at the handle end
        rod((hl - 0.08, s * (hw - 0.01), 0.05), (hl - 0.08, s * (hw - 0.01), lift + 0.04), 0.014, P[frame])
        cyl(0.028, 0.05, (hl - 0.08, s * (hw - 0.01), 0.025), "Z", P["rubber"], 0.008)
    zh = lift + H * 0.80
    hx = hl - (0.02 if square else 0.06)
    if handles == 1:  # one drawn-out loop
        tube(
            [
                (hx, -hw * 0.8, zh),
                (hx + 0.30, -hw * 0.8, zh + 0.05),
                (hx + 0.30, hw * 0.8, zh + 0.05),
                (hx, hw * 0.8, zh),
            ],
            0.013,
            P[frame],
            fil=0.06,
        )
        grip((hx + 0.30, -hw * 0.45, zh + 0.05), (hx + 0.30, hw * 0.45, zh + 0.05), P)
        for s in (-1, 1):
            box((0.07, 0.03, 0.06), (hx, s * hw * 0.86, zh), P["dark"], 0.006)
    else:  # two folding bars, like a wheelbarrow
        for s in (-1, 1):
            y = s * (hw + 0.005)
            box((0.08, 0.045, 0.06), (hx, y, zh), P["dark"], 0.008)
            rod((hx, y - 0.03, zh), (hx, y + 0.03, zh), 0.012, P["steel"])
            tube([(hx, y, zh), (hx + 0.36, y, zh + 0.02)], 0.014, P[frame])
            grip((hx + 0.25, y, zh + 0.014), (hx + 0.37, y, zh + 0.021), P, 0.019)


VARIANTS = {
    "generator-25kva": dict(build=canopy, model="GS 25", figure="25 kVA", az=56, el=12),
    "generator-1000": dict(build=suitcase, model="GI 1000", az=60, el=15, margin=1.25),
    "generator-3800": dict(
        build=open_frame,
        model="GP 3800",
        L=0.62,
        W=0.45,
        H=0.52,
        es=1.0,
        panel=(0.25, 0.20),
        sockets=("blue", "blue"),
    ),
    "generator-5000": dict(
        build=open_frame,
        model="GP 5000",
        L=0.72,
        W=0.52,
        H=0.63,
        es=1.17,
        frame="paint",
        tank="dark",
        wheels=0.11,
        handles=2,
        panel=(0.29, 0.235),
        sockets=("blue", "blue", "red"),
        r=0.0165,
    ),
    "generator-8000": dict(
        build=open_frame,
        model="GP 8000",
        L=0.88,
        W=0.62,
        H=0.74,
        es=1.32,
        frame="dark",
        tank="paint",
        wheels=0.15,
        handles=1,
        key=True,
        twin=True,
        panel=(0.40, 0.25),
        sockets=("blue", "blue", "blue", "red"),
        r=0.019,
        square=True,
        battery=True,
    ),
}

if __name__ == "__main__":
    run(VARIANTS, open_frame, az=52, el=14)

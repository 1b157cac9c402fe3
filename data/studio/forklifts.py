"""forklifts: counterbalance trucks by drive, wheels and mast; walk-behind stacker; hand pallet truck"""

from parts_site import *


def fork(P, y, x, z, l, w=0.11, t=0.042, h=0.5, m="dark"):
    """one fork: shank in front of the carriage, blade tapering to its tip"""
    pts = [(x, z), (x + 0.55 * l, z), (x + l, z + t * 0.35), (x + l, z + t * 0.65), (x + 0.30 * l, z + t)]
    pts += [(x + t + 0.05, z + t), (x + t, z + t + 0.05), (x + t, z + h), (x, z + h)]
    prism(pts, y - w / 2, y + w / 2, P[m], bevel=0.006, seg=2)
    box((0.03, w * 0.9, 0.06), (x - 0.012, y, z + h - 0.03), P[m], 0.006)


def chain(P, x, y, z0, z1):
    """leaf chain: pairs of plates on pins"""
    n = int((z1 - z0) / 0.032)
    a = None
    for i in range(n):
        M = at(x, y + (0.006 if i % 2 else 0), z0 + 0.032 * i)
        if a is None:
            a = box((0.016, 0.018, 0.036), (0, 0, 0), P["worn"], 0.004, seg=1)
            a.matrix_world = M
        else:
            copy(a, M)


def mast(P, x, h, w, lift=0.0, stages=2, fork_l=1.05, fork_z=0.10, wide_free=False, carriage=0.95):
    """upright mast standing at x, forks to +X. h closed height, w outer width, lift height of the inner mast above it"""
    D = P["dark"]
    for s in (-1, 1):
        for k in range(stages):
            y = s * (w / 2 - 0.03 - 0.062 * k)
            z0, z1 = (0.12, h) if k == 0 else (0.14 + lift * k / (stages - 1), h - 0.02 + lift * k / (stages - 1))
            box((0.115, 0.018, z1 - z0), (x, y + s * 0.022, (z0 + z1) / 2), D, 0.003)  # web
            for d in (-1, 1):  # flanges
                box((0.022, 0.052, z1 - z0), (x + d * 0.05, y, (z0 + z1) / 2), D, 0.004)
        # lift rams behind the rails
        yr = s * (w / 2 - 0.10)
        rod((x - 0.085, yr, 0.16), (x - 0.085, yr, h * 0.88), 0.034, D)
        rod((x - 0.085, yr, h * 0.88), (x - 0.085, yr, h - 0.03 + lift), 0.022, P["chrome"])
        rod((x - 0.085, yr, h * 0.86), (x - 0.085, yr, h * 0.885), 0.040, D)
    for z, k in ((h - 0.05, 0), (h * 0.52, 0), (0.2, 0)):
        box((0.05, w - 0.04, 0.085), (x - 0.085, 0, z), D, 0.008)
    top = h - 0.06 + lift
    box((0.07, w - 0.20, 0.07), (x - 0.01, 0, top), D, 0.010)
    zc = fork_z + lift * (1.0 if stages > 2 else 2.0) * (0 if wide_free else 1)
    # chains over sheaves and hoses
    for s in (-1, 1):
        cyl(0.042, 0.03, (x + 0.01, s * 0.10, top + 0.005), "Y", P["steel"], 0.005)
        chain(P, x + 0.05, s * 0.10, zc + 0.35, top)
        tube([(x + 0.03, s * 0.055, top - 0.02), (x + 0.045, s * 0.055, zc + 0.45)], 0.010, P["hose"])
    # carriage, load guard
    cw = carriage
    for z in (zc + 0.07, zc + 0.40):
        box((0.035, cw, 0.095), (x + 0.095, 0, z), D, 0.008)
        for k in range(9):
            box((0.012, 0.014, 0.03), (x + 0.108, (k - 4) * cw / 9.5, z + 0.042), P["black"], 0.001, seg=1)
    for s in (-1, 1):
        box((0.05, 0.03, 0.46), (x + 0.07, s * (w / 2 - 0.17), zc + 0.24), D, 0.006)
        for z in (zc + 0.1, zc + 0.38):
            cyl(0.04, 0.05, (x, s * (w / 2 - 0.13), z), "Y", P["steel"], 0.006)
        fork(P, s * cw * 0.28, x + 0.115, zc - 0.02, fork_l)
    zt = zc + 1.02
    tube(
        [
            (x + 0.095, -cw / 2 + 0.03, zc + 0.42),
            (x + 0.095, -cw / 2 + 0.03, zt),
            (x + 0.095, cw / 2 - 0.03, zt),
            (x + 0.095, cw / 2 - 0.03, zc + 0.42),
        ],
        0.018,
        D,
        fil=0.05,
    )
    n = 6
    for k in range(1, n):
        y = -cw / 2 + 0.03 + (cw - 0.06) * k / n
        rod((x + 0.095, y, zc + 0.42), (x + 0.095, y, zt), 0.011, D)
    return zc


def counterbalance(
    P,
    model,
    drive="electric",
    three=False,
    W=1.06,
    wb=1.40,
    rf=0.26,
    rr=0.21,
    h=2.10,
    mh=2.12,
    lift=0.0,
    stages=2,
    tall=0.0,
    rim="light",
    fork_l=1.05,
    cab=False,
    pneumatic=False,
    tail=0.48,
):
    """front axle at x=0, rear axle at x=-wb; drive: electric (battery below the seat) or diesel (radiator, exhaust)"""
    D, O = P["dark"], P["paint"]
    tf = 0.24 if pneumatic else 0.20
    hw = W / 2
    yf = hw - tf / 2
    zs = 0.98 + tall  # deck below the seat
    xr = -wb - tail
    # ---- wheels
    for s in (-1, 1):
        if pneumatic:
            lug_wheel((0, s * yf, rf), rf, tf, P, s, 15, rim, 0.55, 0.028, 8)
        else:
            plain_wheel((0, s * yf, rf), rf, tf, P, s, rim, "tyre", 0.60, 3, 8)
        if three:
            plain_wheel((-wb, s * 0.105, rr), rr, 0.16, P, s, rim, "tyre", 0.62, 2, 6)
        elif pneumatic:
            lug_wheel((-wb, s * (hw - 0.13), rr), rr, 0.20, P, s, 14, rim, 0.52, 0.024, 6)
        else:
            plain_wheel((-wb, s * (hw - 0.13), rr), rr, 0.18, P, s, rim, "tyre", 0.60, 2, 6)
    # ---- frame between the wheels, with the step
    sill = 0.16 + rf * 0.1
    fr = [
        (-wb + rr + 0.16, sill),
        (-rf - 0.10, sill),
        (-rf - 0.07, rf + 0.06),
        (-0.20, 2 * rf + 0.02),
        (0.18, 2 * rf + 0.04),
    ]
    fr += [(0.22, 2 * rf + 0.13), (-wb + 0.1, 2 * rf + 0.13), (-wb + 0.05, 0.5)]
    prism(fillet(fr, 0.03), -hw + 0.015, hw - 0.015, O, bevel=0.02)
    box((0.60, W - 2 * tf - 0.06, 0.42), (0.05, 0, rf + 0.10), D, 0.02)
    for s in (-1, 1):  # wheel arch over the front tyre, step plate
        strip(arc(0, rf, rf + 0.045, 10, 150, 16), 0.02, s * hw - 0.10 * s - 0.10, s * hw - 0.10 * s + 0.10, D, 0.006)
        box((0.30, 0.05, 0.03), (-rf - 0.32, s * (hw - 0.02), sill + 0.05), P["black"], 0.006)
        box((0.34, 0.012, 0.14), (-rf - 0.32, s * (hw - 0.012), sill + 0.14), P["black"], 0.02)
        box((0.28, 0.05, 0.006), (-rf - 0.32, s * (hw - 0.02), sill + 0.069), P["steel"], 0.001, seg=1)
    # ---- floor and cowl
    zf = 2 * rf + 0.13
    box((0.62, W - 0.06, 0.03), (-0.12, 0, zf + 0.005), P["black"], 0.006)
    cw = [(0.08, zf), (0.22, zf), (0.24, zs + 0.10), (0.14, zs + 0.22), (0.06, zs + 0.20), (0.12, zf + 0.30)]
    prism(fillet(cw, 0.04), -hw + 0.12, hw - 0.12, P["black"], bevel=0.025)
    box((0.012, W - 0.30, zs - zf - 0.04), (0.236, 0, (zs + zf) / 2 + 0.04), D, 0.006)
    # ---- body below the seat
    xb = -wb + 0.12
    if drive == "electric":  # battery box with side cover
        body = [(xb, zf - 0.05), (-0.36, zf - 0.05), (-0.38, zs - 0.10), (-0.46, zs), (xb, zs)]
        prism(fillet(body, 0.04), -hw + 0.03, hw - 0.03, O, bevel=0.035, seg=4)
    else:  # engine hood
        body = [(xb, zf - 0.05), (-0.38, zf - 0.05), (-0.40, zs - 0.10), (-0.50, zs), (xb, zs + 0.02)]
        prism(fillet(body, 0.05), -hw + 0.05, hw - 0.05, O, bevel=0.05, seg=5)
    # ---- counterweight, rounded in plan, arches cut for the steer wheels
    zc0, zc1 = 0.20, zs + 0.04

    ra = rr + 0.06
    cwp = [(-wb - ra, zc0), (xr, zc0 + 0.05), (xr - 0.03, 0.62), (xr + 0.01, zc1 - 0.10), (xr + 0.10, zc1)]
    cwp += [(xb - 0.02, zc1), (xb - 0.02, 0.50)]
    if three:
        cwp = [(xb - 0.02, 0.46), (-wb - 0.06, 0.46), (-wb - 0.17, 0.30)] + [(xr, 0.33)] + cwp[2:6]
    else:
        cwp += arc(-wb, rr, ra, 60, 180, 16)
    body = prism(fillet(cwp, 0.0), -hw + 0.01, hw - 0.01, D, bevel=0.0)
    round_tail(body, xr, hw, 0.20, 0.03)
    if not three:
        box((2 * ra, W - 0.50, 0.40), (-wb, 0, 0.42), P["black"], 0.01)
        rod((-wb, -hw + 0.2, rr), (-wb, hw - 0.2, rr), 0.05, D)
    else:
        cyl(0.20, 0.10, (-wb, 0, 0.44), "Z", P["black"], 0.01)
        box((0.12, 0.03, 0.24), (-wb, 0, 0.32), P["black"], 0.01)
    for s in (-1, 1):
        f = "+Y" if s > 0 else "-Y"
        text(
            BRAND,
            0.105 if W > 1 else 0.09,
            (
                (xb - 0.40) / 2 - 0.02 if drive != "diesel" else (xb + 0.06) / 2,
                s * (hw - (0.029 if drive == "electric" else 0.049)),
                (zf + zs) / 2 + 0.02,
            ),
            f,
            P["black"],
            shear=0.12,
        )
        text(model, 0.095, (xb - 0.20, s * (hw - 0.0085), zs - 0.12), f, O, shear=0.15)
    louvre(-hw + 0.30, hw - 0.30, 0.62, 0.92, xr - 0.01, 8, D, P["black"], -1, "X")
    rod((xr + 0.02, 0, 0.40), (xr - 0.04, 0, 0.40), 0.05, P["black"])
    # ---- seat, console, steering
    seat(P, xb + 0.36, 0, zs + 0.035, 0.50, arms=True)
    steering(P, (0.10, 0.02, zs + 0.16), (-0.07, 0.02, zs + 0.34), 0.17)
    for k in range(4):
        lever(P, (0.12, -0.20 - 0.055 * k, zs + 0.20), (0.09, -0.20 - 0.055 * k, zs + 0.34), kr=0.016)
    box((0.08, 0.20, 0.10), (0.13, 0.25, zs + 0.22), P["black"], 0.02, rot=(0, -20, 0))
    box((0.05, 0.08, 0.03), (-0.25, 0.12, zf + 0.03), P["rubber"], 0.008, rot=(0, -25, 0))
    box((0.05, 0.08, 0.03), (-0.22, -0.10, zf + 0.04), P["rubber"], 0.008, rot=(0, -25, 0))
    # ---- overhead guard
    zt = h
    yg = hw - 0.075
    xf1, xr1 = -0.20, xb - 0.06
    for s in (-1, 1):
        y = s * yg
        bar((0.20, y, zf + 0.02), (0.17, y, zs + 0.12), 0.055, 0.075, D, 0.012, up=(1, 0, 0))
        bar((0.172, y, zs + 0.08), (xf1 + 0.10, y, zt - 0.02), 0.055, 0.065, D, 0.012, up=(1, 0, 0))
        bar((xr1 - 0.13, y, zc1 - 0.03), (xr1, y, zt - 0.02), 0.055, 0.075, D, 0.012, up=(1, 0, 0))
        bar((xf1 + 0.13, y, zt), (xr1 - 0.05, y, zt), 0.055, 0.065, D, 0.012)
        tube(
            [(0.12, y + s * 0.035, zs + 0.25), (0.0, y + s * 0.05, zs + 0.45), (-0.03, y + s * 0.035, zs + 0.62)],
            0.012,
            P["black"],
            fil=0.05,
        )
        lamp(P, (0.10, s * yg, zt - 0.34), 0.048, square=True)
        lamp(P, (xr1 - 0.06, s * yg, zt - 0.36), 0.038, -1, col="red")
        bar((0.0, s * yg, zt - 0.34), (0.09, s * yg, zt - 0.34), 0.02, 0.02, P["black"], 0.004)
    for x in (xf1 + 0.11, xr1 - 0.03):
        bar((x, -yg, zt), (x, yg, zt), 0.065, 0.06, D, 0.012)
    n = 9
    for k in range(1, n):
        y = -yg + 2 * yg * k / n
        bar((xf1 + 0.11, y, zt + 0.005), (xr1 - 0.03, y, zt + 0.005), 0.020, 0.045, D, 0.005)
    beacon(P, xr1 + 0.15, -yg + 0.16, zt + 0.03)
    box((0.03, 0.26, 0.09), (xf1 + 0.05, 0, zt - 0.09), P["black"], 0.012)  # mirror
    if cab:  # part cab: windscreen, roof pane, rear window
        strip([(0.165, zs + 0.22), (xf1 + 0.11, zt - 0.04)], 0.005, -yg + 0.04, yg - 0.04, P["glass"], 0)
        strip([(xr1 - 0.10, zc1 + 0.04), (xr1 - 0.01, zt - 0.04)], 0.005, -yg + 0.04, yg - 0.04, P["glass"], 0)
        box((xf1 - xr1, 2 * yg + 0.02, 0.012), ((xf1 + xr1) / 2 + 0.04, 0, zt + 0.038), P["black"], 0.004)
        bar((0.20, 0.1, zs + 0.26), (0.06, -0.06, zs + 0.62), 0.012, 0.016, P["black"], 0.003)  # wiper
    # ---- drive
    if drive == "diesel":
        ye = hw - 0.03
        rod((xr1 - 0.16, -ye + 0.06, zc1), (xr1 - 0.04, -ye + 0.06, zt - 0.15), 0.030, P["steel"])
        tube(
            [
                (xr1 - 0.045, -ye + 0.06, zt - 0.18),
                (xr1 - 0.03, -ye + 0.06, zt + 0.10),
                (xr1 - 0.10, -ye + 0.06, zt + 0.16),
            ],
            0.030,
            P["steel"],
            fil=0.06,
        )
        rod((xr1 - 0.145, -ye + 0.06, zc1 + 0.1), (xr1 - 0.09, -ye + 0.06, zt - 0.50), 0.042, D)
        for s in (-1, 1):
            louvre(xb + 0.10, xb + 0.44, zf + 0.06, zf + 0.20, s * (hw - 0.05), 5, D, P["black"], s)
        cap(P, xb + 0.06, hw - 0.18, zs + 0.02, 0.04)
    else:
        for s in (-1, 1):  # battery side cover with grips
            y = s * (hw - 0.03)
            box((0.006, 0.008, zs - zf - 0.02), (-0.52, y, (zs + zf) / 2 - 0.03), P["black"], 0)
            box((xb * -1 - 0.40, 0.008, 0.006), ((xb - 0.40) / 2, y, zs - 0.09), P["black"], 0)
            box((0.16, 0.02, 0.035), ((xb - 0.40) / 2, y + s * 0.004, zs - 0.05), P["black"], 0.010)
        lever(P, (-0.30, hw - 0.20, zf + 0.02), (-0.34, hw - 0.20, zf + 0.20))
        cyl(0.024, 0.03, (0.13, 0.33, zs + 0.235), "Z", P["red"], 0.008)
    # ---- tilt rams and mast
    xm = rf + 0.13
    for s in (-1, 1):
        hyd(
            (0.02, s * (hw - tf - 0.12), zf - 0.02 + 0.06), (xm - 0.06, s * (hw - tf - 0.12), zf + 0.14), P, 0.032, 0.60
        )
    with placed(at(xm, 0, 0.0)):
        mast(P, 0, mh, W * 0.66, lift, stages, fork_l, carriage=W * 0.90)
    tube(
        [(0.22, 0.12, zf + 0.10), (xm - 0.1, 0.14, zf + 0.24), (xm - 0.06, 0.08, zf + 0.60)],
        0.012,
        P["hose"],
        smooth=True,
    )
    tube(
        [(0.22, 0.06, zf + 0.10), (xm - 0.1, 0.08, zf + 0.22), (xm - 0.06, 0.03, zf + 0.60)],
        0.012,
        P["hose"],
        smooth=True,
    )


def round_tail(o, xr, hw, r, bevel):
    """pull in the two vertical rear corners of a body, then bevel it: slice it across, then narrow the slices"""
    me = o.data
    bm = bmesh.new()
    bm.from_mesh(me)
    n = 8
    for k in range(n):
        x = xr - 0.04 + (r + 0.04) * (k + 0.5) / n
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(x, 0, 0), plane_no=(1, 0, 0))
    for v in bm.verts:
        d = xr + r - v.co.x
        if d > 0:
            u = min(1.0, d / (r + 0.035))
            v.co.y *= 1 - (r / hw) * (1 - math.sqrt(max(0, 1 - u * u))) * 0.85
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    bm.to_mesh(me)
    bm.free()
    shade_smooth(me)
    bevelled(o, bevel, 4, 34)


def tiller(P, x, z, h, lean, m="dark", w=0.30, col="paint"):
    """drawbar with a looped grip, hinged at (x, z), leaning back"""
    with placed(at(x, 0, z, ry=-lean)):
        rod((0, 0, 0), (0, 0, h - 0.22), 0.022, P[m])
        box((0.07, 0.10, 0.10), (0, 0, 0.02), P[m], 0.014)
        tube(
            [
                (0, 0, h - 0.26),
                (0, w * 0.42, h - 0.18),
                (0, w * 0.5, h - 0.02),
                (0, w * 0.28, h),
                (0, -w * 0.28, h),
                (0, -w * 0.5, h - 0.02),
                (0, -w * 0.42, h - 0.18),
            ],
            0.017,
            P[col],
            fil=0.06,
            cyc=True,
        )
        rod((0, -w * 0.20, h), (0, w * 0.20, h), 0.021, P["rubber"], 0.006)
        bar((0, 0, h - 0.26), (0, 0, h - 0.08), 0.05, 0.016, P["black"], 0.005)
        rod((0, 0, h - 0.12), (0.03, 0.06, h - 0.03), 0.008, P["steel"])
        box((0.018, 0.05, 0.03), (0.034, 0.075, h - 0.02), P["black"], 0.007)


def pallet_truck(P, model):
    """hand pallet truck: two forks, hydraulic pump, drawbar at the rear (-X)"""
    for s in (-1, 1):
        y = s * 0.185
        # blade as an upside-down channel: top sheet and two flanks
        box((1.10, 0.155, 0.014), (0.57, y, 0.200), P["paint"], 0.004)
        loft(
            [
                [(x, y + s2 * hw, z) for s2, z in ((-1, z0), (1, z0), (1, z1), (-1, z1))]
                for x, hw, z0, z1 in (
                    (1.10, 0.0775, 0.135, 0.207),
                    (1.15, 0.068, 0.142, 0.203),
                    (1.185, 0.045, 0.155, 0.190),
                )
            ],
            P["paint"],
            0.008,
        )
        for k in (-1, 1):
            prism(
                [(0.02, 0.15), (0.16, 0.135), (1.10, 0.135), (1.10, 0.205), (0.02, 0.205)],
                y + k * 0.0735 - 0.004,
                y + k * 0.0735 + 0.004,
                P["paint"],
                bevel=0.003,
            )
        # fork rollers (tandem) and the push rod
        for x in (0.90, 0.99):
            cyl(0.040, 0.075, (x, y, 0.041), "Y", P["roller"], 0.008, 40)
            cyl(0.016, 0.10, (x, y, 0.041), "Y", P["steel"], 0.003)
        for k in (-1, 1):
            prism(
                fillet([(0.84, 0.05), (0.87, 0.015), (1.02, 0.015), (1.05, 0.05), (0.96, 0.13), (0.92, 0.13)], 0.02),
                y + k * 0.048 - 0.005,
                y + k * 0.048 + 0.005,
                P["dark"],
                bevel=0.003,
            )
        rod((0.12, y, 0.13), (0.90, y, 0.105), 0.011, P["dark"])
        cyl(0.03, 0.06, (1.10, y, 0.115), "Y", P["roller"], 0.006, 32)
        text(BRAND, 0.075, (0.50, y, 0.2075), "+Z", P["black"], rot=180)
    # head: bulkhead rising to the pump
    prism(
        fillet([(0.0, 0.14), (0.10, 0.14), (0.10, 0.22), (0.055, 0.40), (0.0, 0.42)], 0.02),
        -0.262,
        0.262,
        P["paint"],
        bevel=0.018,
    )
    for s in (-1, 1):
        prism(
            fillet([(0.05, 0.20), (0.30, 0.205), (0.08, 0.36)], 0.0),
            s * 0.185 - 0.006,
            s * 0.185 + 0.006,
            P["paint"],
            bevel=0.003,
        )
    with placed(at(0.0853, 0, 0.285, ry=-14)):  # the head leans back
        text(model, 0.085, (0, 0, 0), "+X", P["black"])
    box((0.16, 0.30, 0.03), (-0.05, 0, 0.405), P["paint"], 0.010)
    # pump: body, ram, steering fork and twin wheels
    cyl(0.055, 0.16, (-0.10, 0, 0.27), "Z", P["dark"], 0.012)
    cyl(0.028, 0.16, (-0.10, 0, 0.38), "Z", P["chrome"], 0.003)
    cyl(0.040, 0.03, (-0.10, 0, 0.425), "Z", P["dark"], 0.008)
    box((0.10, 0.09, 0.12), (-0.17, 0, 0.27), P["dark"], 0.016)
    cyl(0.022, 0.11, (-0.185, 0.0, 0.36), "Z", P["steel"], 0.004)
    box((0.13, 0.12, 0.05), (-0.11, 0, 0.19), P["dark"], 0.012)
    rod((-0.11, -0.115, 0.10), (-0.11, 0.115, 0.10), 0.018, P["steel"])
    for s in (-1, 1):
        plain_wheel((-0.11, s * 0.078, 0.10), 0.10, 0.052, P, s, "dark", "roller", 0.66, 0, 5)
        rod((-0.11, s * 0.03, 0.10), (-0.11, s * 0.03, 0.20), 0.024, P["dark"])
    # drawbar: up and slightly back
    tiller(P, -0.20, 0.30, 0.95, 14, w=0.32)
    tube([(-0.21, 0.01, 0.36), (-0.30, 0.02, 0.52), (-0.33, 0.02, 0.70)], 0.005, P["hose"], smooth=True)


def stacker(P, model, h=1.95, lift=0.0, fz=0.34):
    """manual stacker: straddle legs, mast, hand pump with foot pedal and tiller, forks part way up"""
    D, O = P["dark"], P["paint"]
    # legs along the floor with front rollers
    for s in (-1, 1):
        y = s * 0.27
        bar((-0.10, y, 0.105), (0.98, y, 0.105), 0.075, 0.075, O, 0.010)
        box((0.20, 0.10, 0.085), (0.98, y, 0.10), O, 0.014)
        for x in (0.93, 1.03):
            cyl(0.038, 0.06, (x, y, 0.039), "Y", P["roller"], 0.007, 40)
        cyl(0.012, 0.11, (0.98, y, 0.07), "Y", P["steel"], 0.003)
    bar((-0.08, -0.30, 0.13), (-0.08, 0.30, 0.13), 0.12, 0.10, O, 0.014)
    # mast: two channels, head and foot crossbars, chain, ram
    for s in (-1, 1):
        y = s * 0.27
        box((0.095, 0.012, h - 0.12), (0, y + s * 0.026, 0.12 + (h - 0.12) / 2), O, 0.003)
        for d in (-1, 1):
            box((0.012, 0.056, h - 0.12), (d * 0.043, y, 0.12 + (h - 0.12) / 2), O, 0.003)
        prism(
            fillet([(-0.05, 0.15), (-0.30, 0.15), (-0.30, 0.20), (-0.05, 0.52)], 0.0),
            y - 0.008,
            y + 0.008,
            O,
            bevel=0.003,
        )
    for z in (h - 0.03, 0.95):
        box((0.05, 0.60, 0.10), (-0.035, 0, z), O, 0.010)
    box((0.10, 0.60, 0.03), (0, 0, h), O, 0.008)
    cyl(0.036, 0.95, (0, 0, 0.64), "Z", D, 0.008)
    rod((0, 0, 1.1), (0, 0, h - 0.20), 0.022, P["chrome"])
    box((0.07, 0.20, 0.05), (0, 0, h - 0.19), D, 0.010)
    for s in (-1, 1):
        cyl(0.045, 0.022, (0.0, s * 0.065, h - 0.14), "Y", P["steel"], 0.004)
        chain(P, 0.045, s * 0.065, fz + 0.32, h - 0.14)
    # carriage and forks
    for z in (fz + 0.06, fz + 0.36):
        box((0.03, 0.60, 0.075), (0.075, 0, z), D, 0.008)
    for s in (-1, 1):
        box((0.05, 0.03, 0.40), (0.055, s * 0.19, fz + 0.21), D, 0.006)
        fork(P, s * 0.19, 0.095, fz - 0.01, 1.02, 0.15, 0.045, 0.42)
        for z in (fz + 0.05, fz + 0.36):
            cyl(0.032, 0.04, (0, s * 0.235, z), "Y", P["steel"], 0.005)
    # guard mesh on the mast
    for k in range(1, 11):
        y = -0.24 + 0.48 * k / 11
        rod((-0.045, y, 0.95), (-0.045, y, h - 0.06), 0.003, D, 0, 10)
    for k in range(16):
        z = 0.99 + (h - 1.06) * k / 16
        rod((-0.045, -0.25, z), (-0.045, 0.25, z), 0.003, D, 0, 10)
    # hand pump, steer wheels, tiller
    box((0.30, 0.20, 0.10), (-0.20, 0, 0.24), D, 0.018)
    cyl(0.05, 0.24, (-0.30, 0, 0.40), "Z", D, 0.012)
    cyl(0.026, 0.14, (-0.30, 0, 0.56), "Z", P["chrome"], 0.003)
    box((0.12, 0.12, 0.12), (-0.20, 0, 0.34), O, 0.02)
    tube([(-0.2, 0.05, 0.30), (-0.12, 0.08, 0.22), (-0.02, 0.03, 0.20)], 0.009, P["hose"], smooth=True)
    for s in (-1, 1):
        plain_wheel((-0.30, s * 0.20, 0.09), 0.09, 0.05, P, s, "dark", "roller", 0.64, 0, 5)
        prism(
            fillet([(-0.34, 0.09), (-0.26, 0.09), (-0.25, 0.19), (-0.35, 0.19)], 0.015),
            s * 0.165 - 0.006,
            s * 0.165 + 0.006,
            D,
            bevel=0.003,
        )
        tube(
            [(-0.06, s * 0.275, 0.98), (-0.20, s * 0.275, 0.98), (-0.20, s * 0.275, 1.26), (-0.06, s * 0.275, 1.26)],
            0.014,
            P["black"],
            fil=0.05,
        )
    tiller(P, -0.32, 0.44, 0.82, 22)
    bar((-0.36, 0.08, 0.34), (-0.56, 0.12, 0.30), 0.025, 0.025, D, 0.005)
    box((0.09, 0.11, 0.02), (-0.58, 0.12, 0.30), P["rubber"], 0.006)
    # plate on the side of the mast
    box((0.07, 0.006, 0.34), (0, 0.304, 1.28), P["black"], 0.002)
    with placed(at(0, 0.3075, 1.28)):
        text(BRAND, 0.055, (0, 0, 0), "+Y", O, rot=90)
    box((0.012, 0.40, 0.11), (-0.006, 0, h - 0.04), P["black"], 0.003)
    text(model, 0.075, (0.0025, 0, h - 0.04), "+X", O)


def pale_rollers(P):
    P["roller"] = mat("roller", "#c9c4b4", 0.5, ao=0.4)  # polyurethane


def hand(P, kind, **k):
    pale_rollers(P)
    kind(P, **k)


TRUCK = dict(az=52, el=11)

VARIANTS = {
    "forklift-electric-1500": dict(
        build=counterbalance,
        model="E 15-3",
        three=True,
        W=1.02,
        wb=1.22,
        rf=0.235,
        rr=0.20,
        h=2.05,
        mh=2.02,
        stages=3,
        fork_l=1.0,
        tail=0.42,
        **TRUCK,
    ),
    "forklift-diesel-1500": dict(
        build=counterbalance,
        model="D 15",
        drive="diesel",
        W=1.08,
        wb=1.40,
        rf=0.28,
        rr=0.24,
        h=2.12,
        mh=2.10,
        pneumatic=True,
        tall=0.05,
        **TRUCK,
    ),
    "forklift-electric-1600": dict(
        build=counterbalance,
        model="E 16",
        W=1.06,
        wb=1.42,
        rf=0.26,
        rr=0.215,
        h=2.10,
        mh=2.14,
        stages=3,
        rim="paint",
        tail=0.46,
        **TRUCK,
    ),
    "forklift-2000": dict(
        build=counterbalance,
        model="F 20",
        drive="none",
        W=1.14,
        wb=1.55,
        rf=0.30,
        rr=0.25,
        h=2.16,
        mh=2.22,
        lift=0.42,
        tall=0.08,
        tail=0.56,
        **TRUCK,
    ),
    "forklift-diesel-2500": dict(
        build=counterbalance,
        model="D 25",
        drive="diesel",
        W=1.24,
        wb=1.68,
        rf=0.345,
        rr=0.285,
        h=2.26,
        mh=2.30,
        pneumatic=True,
        cab=True,
        tall=0.16,
        tail=0.62,
        fork_l=1.15,
        **TRUCK,
    ),
    "manual-stacker-1000": dict(build=hand, kind=stacker, model="MS 10", az=44, el=11),
    "pallet-truck": dict(build=hand, kind=pallet_truck, model="PT 25", az=42, el=18, key=0.7),
}

if __name__ == "__main__":
    run(VARIANTS)

"""parts_site: parts shared by the site machines (excavators, dumpers, compactors, mixers, forklifts)."""

from functools import partial

from kit import *


# ------------------------------------------------------------------ placing
def at(x=0, y=0, z=0, rx=0, ry=0, rz=0, s=1):
    """matrix: scale, then turn (degrees, X then Y then Z), then move"""
    return Matrix.Translation((x, y, z)) @ Euler((R(rx), R(ry), R(rz))).to_matrix().to_4x4() @ Matrix.Scale(s, 4)


# ------------------------------------------------------------------ surfaces
def shell(rows, m, th=0.012, close=(), bevel=0.003, cyc=False):
    """thin sheet lofted through rows of 3D points; close: indices of the rows to cap (0 or -1)"""
    bm = bmesh.new()
    V = [[bm.verts.new(p) for p in r] for r in rows]
    faces_between(bm, V, closed=cyc)
    for k in close:
        bm.faces.new(V[k])
    o = plain_mesh("shell", bm, m)
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness = th
    s.offset = 0
    s.use_even_offset = True
    return bevelled(o, bevel)


def loft(rows, m, bevel=0.01, seg=3):
    """solid body through closed rings of 3D points, capped at both ends"""
    bm = bmesh.new()
    V = [[bm.verts.new(p) for p in r] for r in rows]
    faces_between(bm, V, ends=True)
    o = plain_mesh("loft", bm, m)
    return bevelled(o, bevel, seg) if bevel else o


def arc(cx, cz, r, a0, a1, n=14):
    """points on a circle, degrees, anticlockwise from +X"""
    return [
        (cx + r * math.cos(R(a0 + (a1 - a0) * i / n)), cz + r * math.sin(R(a0 + (a1 - a0) * i / n)))
        for i in range(n + 1)
    ]


# ------------------------------------------------------------------ wheels and drums
def rim_face(c, r, w, P, rim="light", side=1, bolts_n=8, dish=0.55):
    """disc of a wheel seen from `side`: flange, dish, hub, nuts; r is the bead radius"""
    x, y, z = c
    yy = side * w * 0.5
    lathe(
        [
            (r * 1.03, yy * 0.86),
            (r * 1.0, yy * 0.99),
            (r * 0.93, yy * 0.99),
            (r * 0.86, yy * 0.70),
            (r * 0.80, yy * dish),
            (r * 0.52, yy * (dish + 0.05)),
            (r * 0.46, yy * (dish + 0.12)),
            (r * 0.30, yy * (dish + 0.12)),
            (r * 0.27, yy * (dish + 0.32)),
            (r * 0.20, yy * (dish + 0.36)),
            (0.001, yy * (dish + 0.36)),
        ],
        c,
        "Y",
        P[rim],
        64,
        0.003,
    ).scale = (1, 1, -1)
    lathe([(r * 1.03, -yy * 0.86), (0.001, -yy * 0.6)], c, "Y", P["dark"], 40).scale = (1, 1, -1)
    bolts((x, y + yy * (dish + 0.14), z), r * 0.385, bolts_n, "Y", P["steel"], r * 0.05, 0.022)


def lug_wheel(c, r, w, P, side=1, lugs=17, rim="light", rimr=0.54, h=0.04, nuts=8):
    """site tyre with tall chevron lugs that run over the shoulder"""
    q = r - h
    prof = [
        (r * rimr, -w * 0.40),
        ((r * rimr + q) * 0.47, -w * 0.485),
        ((r * rimr + q) * 0.53, -w * 0.50),
        (q * 0.93, -w * 0.485),
        (q * 0.985, -w * 0.42),
        (q * 1.005, -w * 0.2),
    ]
    prof += [(a, -b) for a, b in prof[::-1]]
    lathe(prof, c, "Y", P["tyre"], 72)
    da = 2 * math.pi / lugs
    # stations along a lug: (angle, y, radius inside, radius outside, half width as an angle)
    st = [
        (0.00, -0.05, q * 0.96, r, 0.14),
        (0.22, 0.16, q * 0.96, r, 0.15),
        (0.42, 0.34, q * 0.95, r * 0.996, 0.17),
        (0.56, 0.465, q * 0.93, r * 0.985, 0.19),
        (0.64, 0.515, q * 0.86, q * 0.955, 0.17),
        (0.70, 0.520, q * 0.80, q * 0.835, 0.12),
    ]
    bm = bmesh.new()
    for s in (-1, 1):
        for i in range(lugs):
            a0 = da * (i + (0.5 if s > 0 else 0))
            rows = []
            for a, yy, ri, ro, hw in st:
                row = []
                for rr, k in ((ri, -1.15), (ro, -0.85), (ro, 0.85), (ri, 1.15)):
                    t = a0 - da * (a + hw * k)
                    flat = 0.40 if rr == ri and a > 0.6 else 1
                    row.append(bm.verts.new((rr * math.cos(t), s * w * (yy if flat == 1 else 0.46), rr * math.sin(t))))
                rows.append(row)
            faces_between(bm, rows, ends=True)
    o = plain_mesh("lugs", bm, P["tyre"])
    o.location = c
    bevelled(o, 0.006)
    rim_face(c, r * rimr, w * 0.8, P, rim, side, nuts)


def plain_wheel(c, r, w, P, side=1, rim="light", tyre="tyre", rimr=0.62, grooves=3, nuts=6):
    """press-on or road tyre: round shoulders, grooves all round"""
    g, d = w * 0.07, r * 0.025
    prof = [(r * rimr, -w * 0.44), (r * 0.86, -w * 0.5), (r * 0.965, -w * 0.47), (r, -w * 0.38)]
    for i in range(grooves):
        yc = w * 0.62 * ((i + 0.5) / grooves - 0.5)
        prof += [(r, yc - g / 2), (r - d, yc - g / 2 + 0.001), (r - d, yc + g / 2 - 0.001), (r, yc + g / 2)]
    prof += [(r, w * 0.38), (r * 0.965, w * 0.47), (r * 0.86, w * 0.5), (r * rimr, w * 0.44)]
    lathe(prof, c, "Y", P[tyre], 72)
    rim_face(c, r * rimr, w * 0.9, P, rim, side, nuts)


# ------------------------------------------------------------------ fittings
def seat(P, x, y, z, w=0.46, arms=False, head=False, k=1.0, m="seat"):
    """operator's seat facing +X; (x, z) middle of the cushion's underside"""
    M = P[m]
    prism(
        fillet(
            [(x - 0.20 * k, z), (x + 0.23 * k, z), (x + 0.26 * k, z + 0.10 * k), (x - 0.20 * k, z + 0.085 * k)], 0.03
        ),
        y - w / 2,
        y + w / 2,
        M,
        bevel=0.03,
        seg=4,
    )
    bk = [
        (x - 0.22 * k, z + 0.03),
        (x - 0.12 * k, z + 0.05),
        (x - 0.19 * k, z + 0.50 * k),
        (x - 0.27 * k, z + 0.50 * k),
    ]
    prism(fillet(bk, 0.03), y - w * 0.46, y + w * 0.46, M, bevel=0.03, seg=4)
    for s in (-1, 1):  # bolsters
        bar(
            (x - 0.16 * k, y + s * w * 0.40, z + 0.12 * k),
            (x - 0.215 * k, y + s * w * 0.38, z + 0.44 * k),
            w * 0.13,
            0.10 * k,
            M,
            0.028,
            up=(1, 0, 0),
        )
        bar(
            (x - 0.12 * k, y + s * w * 0.42, z + 0.085 * k),
            (x + 0.20 * k, y + s * w * 0.42, z + 0.10 * k),
            w * 0.13,
            0.05,
            M,
            0.02,
        )
        if arms:
            box((0.28 * k, 0.055, 0.05), (x - 0.04 * k, y + s * (w / 2 + 0.03), z + 0.25 * k), P["black"], 0.02)
            box((0.05, 0.03, 0.2 * k), (x - 0.16 * k, y + s * (w / 2 + 0.03), z + 0.17 * k), P["black"], 0.01)
    if head:
        box((0.08, w * 0.5, 0.15), (x - 0.25 * k, y, z + 0.62 * k), M, 0.035, rot=(0, -8, 0))
    box((0.36 * k, w * 0.8, 0.05), (x, y, z - 0.02), P["black"], 0.012)
    tube([(x - 0.12 * k, y + w * 0.5, z + 0.03), (x - 0.03, y + w * 0.5, z + 0.13)], 0.012, P["black"])  # belt buckle
    box((0.03, 0.02, 0.05), (x - 0.02, y + w * 0.5, z + 0.15), P["red"], 0.006)


def torus(r, r2, loc, m, tilt=0):
    """steering-wheel rim, axis Z tilted back about Y by `tilt` degrees"""
    o = tube([(r * math.cos(R(a)), r * math.sin(R(a)), 0) for a in range(0, 360, 8)], r2, m, cyc=True)
    o.matrix_world = Matrix.Translation(loc) @ Matrix.Rotation(R(tilt), 4, "Y")
    return o


def steering(P, foot, top, r=0.18, knob=True):
    """column from foot to top with a wheel square to it"""
    f, t = Vector(foot), Vector(top)
    d = (t - f).normalized()
    tilt = math.degrees(math.atan2(d.x, d.z))
    rod(f, t, 0.028, P["black"])
    rod(f, f + (t - f) * 0.55, 0.045, P["black"], 0.01)
    with placed(Matrix.Translation(t) @ Matrix.Rotation(R(tilt), 4, "Y")):
        tube([(r * math.cos(R(a)), r * math.sin(R(a)), 0.02) for a in range(0, 360, 8)], 0.014, P["black"], cyc=True)
        cyl(0.05, 0.035, (0, 0, 0.005), "Z", P["black"], 0.012)
        for a in (90, 210, 330):
            bar((0, 0, 0.005), (r * math.cos(R(a)), r * math.sin(R(a)), 0.02), 0.032, 0.012, P["black"], 0.004)
        if knob:
            cyl(0.022, 0.05, (r * math.cos(R(150)), r * math.sin(R(150)), 0.055), "Z", P["black"], 0.012)


def lever(P, foot, top, knob="black", r=0.009, kr=0.019):
    """lever with a round knob and a rubber boot"""
    f, t = Vector(foot), Vector(top)
    rod(f, t, r, P["steel"])
    lathe([(kr * math.sin(R(a)) + 0.0005, -kr * math.cos(R(a))) for a in range(0, 181, 15)], t, "Z", P[knob], 24)
    cyl(0.026, 0.03, f, "Z", P["black"], 0.004, 20, 0.012)


def beacon(P, x, y, z, r=0.045):
    cyl(r * 1.15, 0.03, (x, y, z + 0.015), "Z", P["black"], 0.006)
    cyl(r, 0.10, (x, y, z + 0.075), "Z", P["orange"], 0.018, 32)


def lamp(P, c, s=0.05, d=1, axis="X", col="lens", square=False):
    """work lamp or tail lamp looking along +-axis"""
    c = Vector(c)
    n = Vector((d, 0, 0)) if axis == "X" else Vector((0, d, 0))
    if square:
        sz = (0.05, 2.2 * s, 1.7 * s) if axis == "X" else (2.2 * s, 0.05, 1.7 * s)
        box(sz, c, P["black"], 0.010)
        sz = (0.012, 1.85 * s, 1.35 * s) if axis == "X" else (1.85 * s, 0.012, 1.35 * s)
        box(sz, c + n * 0.026, P[col], 0.005)
    else:
        rod(c - n * 0.03, c + n * 0.025, s, P["black"], 0.008, 32)
        rod(c + n * 0.02, c + n * 0.033, s * 0.84, P[col], 0.004, 32)


def cap(P, x, y, z, r=0.035):
    cyl(r, 0.03, (x, y, z + 0.012), "Z", P["black"], 0.006, 28)
    for _, p in around((x, y, z + 0.014), r, 10):
        box((0.008, 0.008, 0.024), p, P["black"], 0.002, seg=1)


def eye(P, c, r=0.035, axis="Y", m="steel", t=0.016):
    """lifting or lashing eye"""
    ring(r, r - t, t, c, axis, P[m], 0.004, 32)


def grip(P, p, q, r=0.019):
    rod(p, q, r, P["black"], 0.008, 24)


def bellows(c, r, h, m, n=9, d=0.012, axis="Z"):
    """corrugated rubber boot, c at its lower end"""
    pr = []
    for i in range(n):
        z = h * i / n
        pr += [(r - d, z), (r, z + h / n * 0.28), (r, z + h / n * 0.6)]
    return lathe(pr + [(r - d, h)], c, axis, m, 48)


def engine(P, tank=True, side=1, fan="paint", tank_m="black", muffler=1):
    """small air-cooled petrol engine, about 0.36 x 0.36 x 0.38 m, base at z=0, shaft along Y, starter towards `side`"""
    s = side
    box((0.25, 0.19, 0.15), (0, 0, 0.085), P["grey"], 0.02)
    box((0.30, 0.24, 0.02), (0, 0, 0.01), P["dark"], 0.006)
    for x in (-0.11, 0.11):
        for y in (-0.09, 0.09):
            cyl(0.010, 0.02, (x, y, 0.026), "Z", P["steel"], 0.002, 6)
    cyl(0.018, 0.05, (-0.135, 0.05 * s, 0.06), "X", P["black"], 0.004, 20)  # oil plug
    for i in range(8):  # cylinder with fins, leaning forward
        box((0.008, 0.15, 0.14), (0.085 + 0.016 * i, -0.02 * s, 0.17), P["grey"], 0.002, rot=(0, -25, 0), seg=1)
    box((0.05, 0.12, 0.11), (0.22, -0.02 * s, 0.215), P["grey"], 0.012, rot=(0, -25, 0))
    tube(
        [(0.24, 0, 0.23), (0.27, 0.05 * s, 0.26), (0.20, 0.09 * s, 0.29), (0.1, 0.1 * s, 0.25)],
        0.007,
        P["black"],
        smooth=True,
    )
    # fan housing and recoil starter
    y0 = s * 0.095
    lathe([(0.125, 0), (0.125, 0.045), (0.112, 0.06), (0.085, 0.066)], (0, y0, 0.15), "Y", P[fan], 48, 0.003).scale = (
        1,
        1,
        -s,
    )
    box((0.17, 0.055, 0.13), (0.07, y0 + s * 0.025, 0.21), P[fan], 0.02)
    lathe(
        [(0.088, 0.05), (0.088, 0.088), (0.074, 0.100), (0.03, 0.104), (0.001, 0.104)],
        (0, y0, 0.15),
        "Y",
        P["black"],
        48,
        0.003,
    ).scale = (1, 1, -s)
    for a, p in around((0, y0 + s * 0.1035, 0.15), 0.054, 14, "Y"):
        box((0.034, 0.006, 0.009), p, P["dark"], 0.001, rot=(0, -math.degrees(a), 0), seg=1)
    bolts((0, y0 + s * 0.064, 0.15), 0.105, 6, "Y", P["steel"], 0.007, 0.008, 0.3)
    box((0.035, 0.03, 0.075), (-0.075, y0 + s * 0.075, 0.265), P["black"], 0.010, rot=(0, 20, 0))
    # carburettor, air cleaner
    box((0.07, 0.06, 0.05), (-0.02, -s * 0.11, 0.20), P["grey"], 0.01)
    box((0.15, 0.09, 0.15), (-0.09, -s * 0.10, 0.275), P["black"], 0.025)
    cyl(0.012, 0.03, (-0.09, -s * 0.10, 0.36), "Z", P["black"], 0.004, 16)
    if muffler:  # silencer inside a perforated guard
        box((0.15, 0.13, 0.11), (0.10, -s * 0.10, 0.30), P["worn"], 0.02)
        for i in range(5):
            box((0.16, 0.006, 0.008), (0.10, -s * 0.168, 0.265 + 0.018 * i), P["black"], 0.001, seg=1)
        for i in range(5):
            box((0.006, 0.10, 0.008), (0.177, -s * 0.10, 0.265 + 0.018 * i), P["black"], 0.001, seg=1)
        rod((0.16, -s * 0.12, 0.31), (0.20, -s * 0.12, 0.30), 0.013, P["steel"])
    if tank:
        box((0.27, 0.17, 0.11), (-0.035, s * 0.045, 0.335), P[tank_m], 0.04, seg=4)
        cap(P, -0.06, s * 0.05, 0.39)
        box((0.28, 0.012, 0.01), (-0.035, s * 0.045, 0.328), P["dark"], 0.002)


def bucket_teeth(P, n, w, inset, profile, half):
    """n teeth in a row along a loading bucket's edge of half width w; profile: their section, half: half their width"""
    for i in range(n):
        y = -w + inset + i * (2 * w - 2 * inset) / (n - 1)
        prism(profile, y - half, y + half, P["worn"], bevel=0.005)


def tow_eye(P, x, z, d=1):
    """towing jaw with its pin, looking along +-X"""
    for dz in (-0.045, 0.045):
        box((0.12, 0.12, 0.022), (x, 0, z + dz), P["dark"], 0.006)
    box((0.03, 0.14, 0.14), (x - d * 0.06, 0, z), P["dark"], 0.008)
    cyl(0.016, 0.2, (x + d * 0.02, 0, z + 0.02), "Z", P["steel"], 0.004, 20)
    eye(P, (x + d * 0.02, 0, z + 0.14), 0.024, "Y", t=0.010)


def site_palette():
    p = palette()
    p["green"] = mat("green", "#2f9e55", 0.35, coat=0.3)
    return p


run = partial(family, colours=site_palette, el=12)

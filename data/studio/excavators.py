"""excavators: minis by size and cab, a full-size crawler, the breaker attachment and the skid-steer mini loader"""

from parts_site import *


# ------------------------------------------------------------------ running gear
def crawler(P, L, r, ty, tw, steel=False):
    """two tracks of half length L, sprockets at the rear; returns how much higher than the 1.8 t base it stands"""
    zc = r + 0.065
    for s in (-1, 1):
        y = s * ty
        if steel:
            steel_track(P, y, tw, L, r, zc)
        else:
            track(y, tw, (-L, zc), r, (L, zc - 0.005), r - 0.005, P)
        k = r / 0.185
        fr = [
            (-L + 0.10, 0.18),
            (L - 0.14, 0.18),
            (L - 0.08, zc + 0.01),
            (L - 0.18, zc + 0.085 * k),
            (-L + 0.18, zc + 0.095 * k),
            (-L + 0.06, zc + 0.03),
        ]
        prism(fillet(fr, 0.03), y - tw * 0.30, y + tw * 0.30, P["dark"], bevel=0.012)
        n = max(4, round((2 * L - 0.4) / 0.22))
        for i in range(n):
            x = -L + 0.24 + (2 * L - 0.48) * i / (n - 1)
            cyl(0.062, tw * 0.76, (x, y, 0.127), "Y", P["worn"], 0.01)
            cyl(0.03, tw * 0.88, (x, y, 0.127), "Y", P["dark"], 0.006)
        for x in (-0.3 * L, 0.35 * L) if L > 0.7 else (0,):
            cyl(0.045, tw * 0.68, (x, y, zc + r - 0.045), "Y", P["worn"], 0.008)
        # idler
        cyl(r - 0.009, tw * 0.28, (L, y, zc), "Y", P["worn"], 0.01, 56)
        ring(r * 0.81, r * 0.54, tw * 0.44, (L, y, zc), "Y", P["dark"], 0.012)
        cyl(0.05, tw * 0.76, (L, y, zc), "Y", P["dark"], 0.01)
        box((0.22, tw * 0.52, 0.09), (L - 0.14, y, zc), P["dark"], 0.012)
        # sprocket and travel motor
        cyl(r * 0.81, tw * 0.2, (-L, y, zc), "Y", P["worn"], 0.008, 56)
        for a, p in around((-L, y, zc), r * 0.89, 13, "Y"):
            box((0.045 * k, 0.045, 0.05 * k), p, P["worn"], 0.012, rot=(0, -math.degrees(a), 0))
        cyl(r * 0.60, tw * 0.44, (-L, y + s * tw * 0.2, zc), "Y", P["dark"], 0.018, 48)
        cyl(r * 0.40, 0.04, (-L, y + s * tw * 0.48, zc), "Y", P["dark"], 0.012, 40)
        bolts((-L, y + s * tw * 0.42, zc), r * 0.51, 9, "Y", P["steel"], 0.010, 0.012)
        bolts((-L, y + s * (tw * 0.48 + 0.02), zc), r * 0.24, 5, "Y", P["steel"], 0.008, 0.01)
    zo = 2 * (r - 0.185)
    w = 2 * ty - tw * 0.6
    box((0.62, w, 0.15), (0, 0, 0.33 + zo * 0.8), P["dark"], 0.03)
    for s in (-1, 1):
        box((0.36, w - 0.06, 0.1), (s * 0.28, 0, 0.30 + zo * 0.7), P["dark"], 0.02)
    cyl(0.31, 0.10 + zo * 0.5, (0, 0, 0.445 + zo * 0.8), "Z", P["dark"], 0.01, 64)
    cyl(0.335, 0.03, (0, 0, 0.475 + zo), "Z", P["steel"], 0.006, 64)
    return zo


def steel_track(P, y, w, L, r, zc, pitch=0.095):
    """steel shoes with three grousers each, on a link chain"""
    R_ = r + 0.02
    path, T = hull2((-L, zc), R_, (L, zc), R_, 400)
    n = int(T / pitch)
    path, _ = hull2((-L, zc), R_, (L, zc), R_, n)
    pt = []
    for x, h in (
        (-0.5, 0),
        (-0.44, 0.030),
        (-0.36, 0.030),
        (-0.30, 0.008),
        (-0.06, 0.008),
        (-0.03, 0.026),
        (0.03, 0.026),
        (0.06, 0.008),
        (0.30, 0.008),
        (0.36, 0.030),
        (0.44, 0.030),
        (0.5, 0),
    ):
        pt.append((x * pitch * 0.97, h + 0.012))
    first = []
    for i, (p, t) in enumerate(path):
        nn = Vector((t.y, -t.x))
        X, Z = Vector((t.x, 0, t.y)), Vector((nn.x, 0, nn.y))
        M = Matrix.Translation((p.x, y, p.y)) @ Matrix((X, Z.cross(X), Z)).transposed().to_4x4()
        if not first:
            first = [
                prism(pt + [(pitch * 0.48, 0.0), (-pitch * 0.48, 0.0)], -w / 2, w / 2, P["worn"], bevel=0.002, seg=1),
                box((pitch * 0.9, 0.035, 0.05), (0, 0, 0), P["worn"], 0.01, seg=1),
                box((pitch * 0.9, 0.035, 0.05), (0, 0, 0), P["worn"], 0.01, seg=1),
            ]
            for o, q in zip(first, (0, -0.05, 0.05)):
                o.matrix_world = M @ Matrix.Translation((0, q, -0.024 if q else 0))
        else:
            for o, q in zip(first, (0, -0.05, 0.05)):
                copy(o, M @ Matrix.Translation((0, q, -0.024 if q else 0)))


def dozer_blade(P, x, hw, h, ty):
    """curved blade on two arms with a ram"""
    prof = [(x + 0.025 - 0.055 * math.sin(math.pi * k / 14), 0.05 + h * k / 14) for k in range(15)]
    strip(prof, 0.022, -hw, hw, P["paint"], 0.005)
    box((0.03, 2 * hw, 0.05), (x + 0.027, 0, 0.045), P["worn"], 0.006)
    rod((x + 0.02, -hw, h + 0.052), (x + 0.02, hw, h + 0.052), 0.02, P["paint"])
    for s in (-1, 1):
        prism(
            [(x - 0.09, 0.06), (x + 0.02, 0.05), (x - 0.02, h * 0.5), (x + 0.015, h + 0.05), (x - 0.05, h + 0.03)],
            s * hw - 0.006,
            s * hw + 0.006,
            P["paint"],
            bevel=0.003,
        )
        bar((0.36, s * ty * 0.49, 0.29), (x - 0.03, s * ty * 0.55, 0.19), 0.075, 0.085, P["dark"], 0.012)
        box((0.06, 0.05, 0.2), (x - 0.055, s * ty * 0.55, 0.2), P["dark"], 0.01)
    bar((x - 0.09, -ty * 0.57, 0.18), (x - 0.09, ty * 0.57, 0.18), 0.06, 0.07, P["dark"], 0.012)
    hyd((0.38, 0, 0.40), (x - 0.09, 0, 0.26), P, 0.032, 0.62)


# ------------------------------------------------------------------ boom, stick, bucket
def beam(C, hw, y, w, m, f=0.18):
    """box beam along the centre line C with half heights hw"""
    A, B = [], []
    n = len(C)
    for i, p in enumerate(C):
        p = Vector(p)
        t = (Vector(C[min(i + 1, n - 1)]) - Vector(C[max(i - 1, 0)])).normalized()
        q = Vector((-t.y, t.x))
        r = f if 0 < i < n - 1 else 0.04
        A.append((*(p + q * hw[i]), r))
        B.append((*(p - q * hw[i]), r))
    return prism(fillet(A + B[::-1], 0.05, 8), y - w / 2, y + w / 2, m, bevel=0.014)


def arm(
    P,
    F,
    Lb,
    ab,
    Ls,
    as_,
    k=1.0,
    y=0.05,
    bucket=0.0,
    kb=1.0,
    bw=0.215,
    model="",
    twin=False,
    post=(0.10, -0.15),
    teeth=4,
):
    """boom from foot F at angle ab, stick at angle as_ (world degrees), bucket turned by `bucket`; k is the heft"""
    O, D = P["paint"], P["dark"]
    F = Vector(F)

    def frame(o, a):
        t = Vector((math.cos(R(a)), math.sin(R(a))))
        n = Vector((-t.y, t.x))
        return lambda u, v: tuple(Vector(o) + t * u + n * v)

    b = frame(F, ab)
    T, K = b(Lb, 0), b(0.515 * Lb, 0.212 * Lb)
    w = 0.135 * k
    beam(
        [tuple(F), b(0.194 * Lb, 0.0915 * Lb), K, b(0.775 * Lb, 0.1254 * Lb), T],
        [q * k for q in (0.075, 0.115, 0.16, 0.125, 0.085)],
        y,
        w,
        O,
        0.18 * k,
    )
    # bracket of the stick ram on top, of the boom ram below
    Q = Vector(b(0.656 * Lb, 0.20 * Lb + 0.155 * k))
    prism(
        fillet(
            [
                b(0.57 * Lb, 0.19 * Lb + 0.10 * k),
                (Q.x - 0.06 * k, Q.y + 0.03),
                (Q.x + 0.05 * k, Q.y + 0.03),
                b(0.73 * Lb, 0.14 * Lb + 0.09 * k),
            ],
            0.03,
        ),
        y - 0.075 * k,
        y + 0.075 * k,
        O,
        bevel=0.008,
    )
    U = Vector(b(0.514 * Lb, 0.212 * Lb - 0.16 * k - 0.005))
    ya = w / 2 + 0.055 * k
    if twin:  # two rams either side of the boom
        U = Vector(b(0.515 * Lb, 0.19 * Lb))
        cyl(0.085 * k, w + 0.02, (U.x, y, U.y), "Y", O, 0.01)
        for s in (-1, 1):
            hyd((F.x + post[0], y + s * ya, F.y + post[1]), (U.x, y + s * ya, U.y), P, 0.043 * k, 0.56)
        rod((U.x, y - ya, U.y), (U.x, y + ya, U.y), 0.035 * k, P["steel"])
    else:
        for s in (-1, 1):
            q = [
                b(0.46 * Lb, 0.15 * Lb - 0.10 * k),
                (U.x + 0.01, U.y - 0.06 * k),
                (U.x + 0.07 * k, U.y - 0.01),
                b(0.58 * Lb, 0.19 * Lb - 0.12 * k),
            ]
            prism(fillet(q, 0.03), y + s * 0.074 * k - 0.012, y + s * 0.074 * k + 0.012, O, bevel=0.005)
        hyd((F.x + post[0], y, F.y + post[1]), (U.x, y, U.y), P, 0.043 * k, 0.60)
    for c in (F, Vector(T)):
        rod((c.x, y - w / 2 - 0.06, c.y), (c.x, y + w / 2 + 0.06, c.y), 0.05 * k, D, 0.008)
        rod((c.x, y - w / 2 - 0.075, c.y), (c.x, y + w / 2 + 0.075, c.y), 0.028 * k, P["steel"], 0.006)
    # ---- stick
    a = frame(T, as_)
    B = a(Ls, 0)
    ws = 0.10 * k
    beam(
        [a(-0.26 * k, 0.0), a(-0.01, 0.02), a(0.32 * Ls, 0.02), B],
        [q * k for q in (0.05, 0.115, 0.10, 0.06)],
        y,
        ws,
        O,
        0.12 * k,
    )
    for s in (-1, 1):
        q = [
            a(0.02, -0.11 * k),
            a(0.13 * k, -0.04 * k),
            a(0.09 * k, 0.07 * k),
            a(-0.06 * k, 0.12 * k),
            a(-0.12 * k, 0.02),
        ]
        prism(fillet(q, 0.03), y + s * 0.062 * k - 0.01, y + s * 0.062 * k + 0.01, O, bevel=0.004)
    tp = a(-0.255 * k, 0)
    hyd((Q.x, y, Q.y), (tp[0], y, tp[1]), P, 0.036 * k, 0.62)
    LP = a(Ls - 0.072 * kb, 0.175 * kb)
    br = a(0.05 * k, 0.185 * k)
    hyd((br[0], y, br[1]), (LP[0], y, LP[1]), P, 0.033 * k, 0.62)
    prism(
        fillet([a(-0.07 * k, 0.08 * k), a(0.0, 0.215 * k), a(0.10 * k, 0.215 * k), a(0.18 * k, 0.08 * k)], 0.02),
        y - 0.045 * k,
        y + 0.045 * k,
        O,
        bevel=0.006,
    )
    # ---- bucket, modelled in the pose of the base machine, scaled by kb and turned about its pin
    with placed(at(B[0], y, B[1], ry=-bucket, s=kb)):
        scoop(P, bw / kb, k / kb, teeth)
    e = Vector((0.13, -0.10)) * kb
    ct, st = math.cos(R(bucket)), math.sin(R(bucket))
    E = (B[0] + e.x * ct - e.y * st, B[1] + e.x * st + e.y * ct)
    G = a(Ls - 0.18 * kb, 0.01)
    for s in (-1, 1):
        for u, v, side, thick, high in ((G, LP, 0.066, 0.018, 0.06), (LP, E, 0.03, 0.02, 0.055)):
            yy = y + s * side * k
            bar((u[0], yy, u[1]), (v[0], yy, v[1]), thick * k, high * k, D, 0.006, up=(0, 1, 0))
    for c in (G, LP, E, B):
        rod((c[0], y - 0.09 * k, c[1]), (c[0], y + 0.09 * k, c[1]), 0.022 * k, P["steel"], 0.004)
    # ---- hoses along the back of the boom, over to the stick
    for d in (-0.04, 0.0, 0.04):
        q = [
            (F.x - 0.14, F.y - 0.04),
            b(0.02 * Lb, 0.13 * k),
            b(0.19 * Lb, 0.0915 * Lb + 0.135 * k),
            b(0.43 * Lb, 0.205 * Lb + 0.165 * k),
            b(0.535 * Lb, 0.212 * Lb + 0.175 * k),
        ]
        q += [b(0.775 * Lb, 0.1254 * Lb + 0.15 * k), b(0.95 * Lb, 0.16 * k), a(-0.16 * k, 0.02)]
        tube([(x, y + d * k, z) for x, z in q], 0.013 * min(k, 1.2), P["hose"], smooth=True)
    for s in (-1, 1):
        q = [b(0.93 * Lb, 0.10 * k), a(-0.03 * k, 0.16 * k), a(0.05 * k, 0.15 * k)]
        tube([(x, y + s * 0.082 * k, z) for x, z in q], 0.010 * min(k, 1.2), P["hose"], smooth=True)
    for u, v in ((0.30, 0.150), (0.64, 0.170), (0.80, 0.115)):
        x, z = b(u * Lb, v * Lb + 0.145 * k)
        box((0.05, 0.14 * k, 0.035), (x, y, z), P["black"], 0.008, rot=(0, -(ab + (18 if u < 0.5 else -25)), 0))
    # work lamp, model name
    x, z = b(0.40 * Lb, 0.165 * Lb)
    box((0.07, 0.09, 0.08), (x, y + w / 2 + 0.035, z), P["black"], 0.015)
    box((0.012, 0.075, 0.065), (x + 0.04, y + w / 2 + 0.035, z), P["lens"], 0.006)
    sl = math.degrees(math.atan2(T[1] - K[1], T[0] - K[0]))
    m = b(0.77 * Lb, 0.128 * Lb)
    for s, f in ((1, "+Y"), (-1, "-Y")):
        text(model, 0.13 * k, (m[0], y + s * (w / 2 + 0.001), m[1]), f, P["black"], rot=-s * sl, shear=0.15)
    return B


def scoop(P, W, k, teeth=4):
    """digging bucket of the 1.8 t machine about its pin, half width W"""
    D = P["dark"]
    S = spline(
        [
            (0.03, 0.01),
            (0.15, -0.09),
            (0.225, -0.21),
            (0.235, -0.33),
            (0.19, -0.44),
            (0.09, -0.515),
            (-0.04, -0.54),
            (-0.20, -0.515),
        ],
        5,
    )
    strip(S, 0.018, -W, W, D, 0.004)
    for s in (-1, 1):
        prism(S + [(-0.10, -0.20), (-0.04, -0.03)], s * W - 0.008, s * W + 0.008, D, bevel=0.003)
        prism(
            [(-0.20, -0.52), (-0.205, -0.46), (-0.125, -0.24), (-0.08, -0.24), (-0.13, -0.5)],
            s * (W + 0.008) - 0.008,
            s * (W + 0.008) + 0.008,
            P["worn"],
            bevel=0.003,
        )
        ear = [(-0.06, -0.06), (-0.05, 0.05), (0.03, 0.055), (0.18, -0.06), (0.18, -0.14), (0.1, -0.10)]
        prism(fillet(ear, 0.02), s * 0.075 * k - 0.010, s * 0.075 * k + 0.010, D, bevel=0.004)
    box((0.10, 2 * W + 0.02, 0.02), (-0.18, 0, -0.523), P["worn"], 0.004, rot=(0, 8, 0))
    for i in range(teeth):
        y = -W + 0.045 + i * (2 * W - 0.09) / (teeth - 1)
        prism(
            [(-0.15, -0.505), (-0.15, -0.545), (-0.24, -0.530), (-0.345, -0.488), (-0.24, -0.492)],
            y - 0.027,
            y + 0.027,
            P["worn"],
            bevel=0.006,
        )


# ------------------------------------------------------------------ upper structure
def tail(rad, hw, xf, n=26):
    a1 = math.asin(hw / rad)
    return (
        [(xf, -hw)]
        + [(-rad * math.cos(a), -rad * math.sin(a)) for a in [a1 - 2 * a1 * i / n for i in range(n + 1)]]
        + [(xf, hw)]
    )


def driver(P, x, y, z, k=1.0):
    """seat, joystick consoles and travel levers; z floor"""
    box((0.5 * k, 0.56 * k, 0.26), (x, y, z + 0.14), mat("trim", "#1b1d20", 0.95, ao=0.4, spec=0.08), 0.02)
    seat(P, x, y, z + 0.30, 0.44 * k, head=True)
    for s in (-1, 1):
        box((0.34, 0.10, 0.16), (x + 0.08, y + s * 0.27 * k, z + 0.46), P["black"], 0.03)
        rod((x + 0.19, y + s * 0.27 * k, z + 0.51), (x + 0.22, y + s * 0.27 * k, z + 0.68), 0.012, P["black"])
        box((0.05, 0.05, 0.09), (x + 0.222, y + s * 0.27 * k, z + 0.70), P["black"], 0.02)
        rod((x + 0.41 * k, y + s * 0.07, z + 0.06), (x + 0.45 * k, y + s * 0.07, z + 0.51), 0.012, P["black"])
        cyl(0.022, 0.05, (x + 0.45 * k, y + s * 0.07, z + 0.53), "Z", P["black"], 0.01)


def glass_cab(P, x0, x1, y0, y1, z0, z1, label="", brand_size=0.075):
    """four-post cab; the base machine's silhouette stretched to the box given"""
    G, D = P["glass"], P["dark"]
    low = glass("glass-low", refl=0.004)  # upright lower panes would mirror the fill light as a white patch
    low.node_tree.nodes["Map Range"].inputs["To Max"].default_value = 0.03
    X = lambda v: x0 + (v + 0.27) / 0.815 * (x1 - x0)
    Z = lambda v: z0 + (v - 0.62) / 1.58 * (z1 - z0)
    sil = [
        (X(a), Z(b))
        for a, b in [(0.545, 0.62), (0.545, 1.22), (0.40, 2.20), (-0.22, 2.235), (-0.27, 1.25), (-0.27, 0.62)]
    ]

    def pl(a, b, y, w=0.055):
        flat = abs(a[1] - b[1]) < 0.3 * abs(a[0] - b[0])
        bar((a[0], y, a[1]), (b[0], y, b[1]), 0.055, w, D, 0.016, up=(0, 0, 1) if flat else (1, 0, 0))

    for y in (y0 + 0.03, y1 - 0.03):
        pl(sil[0], sil[1], y, 0.06)
        pl(sil[1], sil[2], y, 0.06)
        pl(sil[3], sil[4], y, 0.07)
        pl(sil[4], sil[5], y, 0.07)
        pl((sil[2][0] + 0.01, Z(2.2)), (X(-0.23), Z(2.215)), y)
        pl((X(0.545), Z(0.65)), (X(-0.27), Z(0.65)), y, 0.07)
    for p in (sil[2], sil[3]):
        bar((p[0], y0, p[1] - 0.02), (p[0], y1, p[1] - 0.02), 0.07, 0.06, D, 0.016)
    bar((X(0.545), y0, Z(1.22)), (X(0.545), y1, Z(1.22)), 0.05, 0.04, D, 0.01)
    bar((X(0.545), y0, Z(0.68)), (X(0.545), y1, Z(0.68)), 0.05, 0.12, D, 0.014)
    zr = Z(2.235)
    roof = [
        (sil[2][0] + 0.045, zr - 0.01),
        (sil[2][0] + 0.025, zr + 0.055),
        (sil[2][0] - 0.10, zr + 0.08),
        (sil[3][0] + 0.02, zr + 0.09),
        (sil[3][0] - 0.065, zr + 0.055),
        (sil[3][0] - 0.065, zr),
    ]
    prism(fillet(roof, 0.02), y0 - 0.015, y1 + 0.015, P["paint"], bevel=0.02, seg=4)
    pane = [(X(0.53), Z(1.24)), (X(0.40), Z(2.16)), (X(-0.215), Z(2.18)), (X(-0.25), Z(1.26))]
    prism(pane, y1 - 0.034, y1 - 0.030, G, bevel=0)
    prism(pane, y0 + 0.030, y0 + 0.034, G, bevel=0)
    xd = X(0.10)
    prism([(X(0.53), Z(0.74)), (X(0.53), Z(1.20)), (xd, Z(1.20)), (xd, Z(0.74))], y1 - 0.034, y1 - 0.030, low, bevel=0)
    for a, b in (((0.545, 0.74), (0.545, 1.2)), ((0.545, 1.24), (0.405, 2.17)), ((-0.255, 1.3), (-0.222, 2.19))):
        strip([(X(a[0]), Z(a[1])), (X(b[0]), Z(b[1]))], 0.004, y0 + 0.05, y1 - 0.05, low if b[1] < 1.3 else G, 0)
    # lower walls away from the door, floor: nothing behind the cab shows through; matt, or they mirror the softbox
    TR = mat("trim", "#1b1d20", 0.95, ao=0.4, spec=0.08)
    prism(
        [(X(0.53), Z(0.64)), (X(0.53), Z(1.21)), (X(-0.25), Z(1.25)), (X(-0.25), Z(0.64))],
        y0 + 0.02,
        y0 + 0.045,
        TR,
        bevel=0.004,
    )
    box((0.03, y1 - y0 - 0.06, Z(1.24) - Z(0.64)), (X(-0.25), (y0 + y1) / 2, Z(0.94)), TR, 0.006)
    box((x1 - x0 - 0.06, y1 - y0 - 0.06, 0.03), ((x0 + x1) / 2, (y0 + y1) / 2, Z(0.63)), TR, 0.004)
    # door: painted panel, frame, handle, grab rail
    panel = [(X(-0.235), Z(0.66)), (xd, Z(0.66)), (xd, Z(1.12)), (xd - 0.08, Z(1.2)), (X(-0.235), Z(1.2))]
    prism(fillet(panel, 0.03), y1 - 0.05, y1 - 0.012, P["paint"], bevel=0.01)
    yo = y1 - 0.02
    door = [
        (xd, Z(0.70)),
        (X(0.51), Z(0.70)),
        (X(0.51), Z(1.23)),
        (X(0.375), Z(2.15)),
        (X(-0.10), Z(2.17)),
        (X(-0.13), Z(1.23)),
        (xd, Z(1.20)),
    ]
    tube([(a, yo, b) for a, b in door], 0.014, D, fil=0.05, cyc=True)
    box((0.10, 0.03, 0.035), (xd - 0.12, y1, Z(1.225)), P["black"], 0.01)
    bar((X(-0.13), y1 - 0.025, Z(1.23)), (X(0.52), y1 - 0.025, Z(1.23)), 0.03, 0.045, D, 0.008)
    tube(
        [
            (X(0.56), y1 - 0.03, Z(1.0)),
            (X(0.56) + 0.055, y1 - 0.01, Z(1.0)),
            (X(0.53) + 0.055, y1 - 0.01, Z(1.55)),
            (X(0.50), y1 - 0.03, Z(1.55)),
        ],
        0.013,
        P["black"],
        fil=0.04,
    )
    for v, q in ((0.9, -0.245), (1.75, -0.235)):
        box((0.05, 0.03, 0.09), (X(q), y1, Z(v)), P["black"], 0.008)
    driver(P, X(-0.02), (y0 + y1) / 2, Z(0.64), min(1.0, (y1 - y0) / 0.68))
    # lamps, beacon, mirror, wiper
    for y in (y0 + 0.10, y1 - 0.10):
        box((0.05, 0.10, 0.07), (sil[2][0] + 0.055, y, zr + 0.05), P["black"], 0.012)
        box((0.012, 0.085, 0.055), (sil[2][0] + 0.083, y, zr + 0.05), P["lens"], 0.006)
    beacon(P, X(-0.10), (y0 + y1) / 2, zr + 0.085, 0.042)
    tube([(X(0.44), y1, Z(2.02)), (X(0.44) + 0.06, y1 + 0.10, Z(2.04))], 0.01, P["black"])
    box((0.025, 0.13, 0.20), (X(0.44) + 0.065, y1 + 0.12, Z(2.0)), P["black"], 0.02, rot=(0, 0, 20))
    bar((X(0.535), (y0 + y1) / 2, Z(1.30)), (X(0.45), (y0 + y1) / 2 + 0.14, Z(1.86)), 0.012, 0.014, P["black"], 0.003)
    xm = (X(-0.235) + xd) / 2
    prism(
        [(X(-0.22), Z(0.70)), (xd - 0.02, Z(0.70)), (xd - 0.02, Z(0.70) + 0.04), (X(-0.22), Z(0.70) + 0.04)],
        y1 - 0.0125,
        y1 - 0.0105,
        P["hazard"],
        bevel=0,
    )
    text(BRAND, brand_size, (xm, y1 - 0.0105, Z(1.05)), "+Y", P["black"], shear=0.1)
    if label:
        text(label, brand_size * 0.8, (xm, y1 - 0.0105, Z(0.93)), "+Y", P["black"])


def canopy(P, x0, x1, hw, z0, z1):
    """open four-post canopy"""
    D = P["dark"]
    for s in (-1, 1):
        y = s * hw
        tube(
            [
                (x0 - 0.04, y, z0 + 0.42),
                (x0, y, z1 - 0.03),
                (x1 + 0.02, y, z1 - 0.03),
                (x1, y, z1 - 0.30),
                (x1 + 0.08, y, z0 + 0.05),
            ],
            0.026,
            D,
            fil=0.12,
        )
        tube(
            [
                (x1 + 0.09, y, z0 + 0.45),
                (x1 + 0.13, y, z0 + 0.47),
                (x1 + 0.07, y, z0 + 0.95),
                (x1 + 0.045, y, z0 + 0.93),
            ],
            0.012,
            P["black"],
            fil=0.04,
        )
    for x in (x0 + 0.08, x1 - 0.06):
        tube([(x, -hw, z1 - 0.03), (x, hw, z1 - 0.03)], 0.022, D)
    roof = [
        (x1 + 0.12, z1 - 0.02),
        (x1 + 0.11, z1 + 0.035),
        (x1 - 0.02, z1 + 0.065),
        (x0 - 0.02, z1 + 0.07),
        (x0 - 0.11, z1 + 0.04),
        (x0 - 0.11, z1 - 0.01),
    ]
    prism(fillet(roof, 0.02), -hw - 0.06, hw + 0.06, P["paint"], bevel=0.022, seg=4)
    box((0.05, 0.10, 0.07), (x1 + 0.135, -hw * 0.6, z1 + 0.01), P["black"], 0.012)
    box((0.012, 0.085, 0.055), (x1 + 0.163, -hw * 0.6, z1 + 0.01), P["lens"], 0.006)
    beacon(P, x0 + 0.10, hw * 0.4, z1 + 0.06, 0.042)


def mini(
    P,
    model,
    L=0.60,
    r=0.185,
    ty=0.385,
    tw=0.25,
    blade=(1.02, 0.525, 0.31),
    rad=0.70,
    hw=0.50,
    xf=0.56,
    zc=0.86,
    zh=1.235,
    cab=(-0.27, 0.545, -0.19, 0.49, 0.62, 2.20),
    arm_=None,
    BY=0.05,
    label="",
    slew=0,
):
    """mini excavator: cab = (x0, x1, y0, y1, z0, z1) or None for an open canopy"""
    O, D = P["paint"], P["dark"]
    zo = crawler(P, L, r, ty, tw)
    dozer_blade(P, *blade, ty)
    with placed(at(0, 0, zo, rz=slew)):
        prism(tail(rad, hw, xf), 0.50, 0.60, D, "XY", 0.018)
        A = dict(arm_)
        F = A.pop("F")
        if cab:
            xk = cab[0]
            prism(tail(rad + 0.005, hw + 0.005, xk - 0.03), 0.585, zc, D, "XY", 0.035, 4)  # counterweight
            prism(tail(rad - 0.025, hw - 0.015, xk + 0.025), zc + 0.008, zh, O, "XY", 0.06, 5)  # hood
            prism(tail(rad - 0.022, hw - 0.012, xk - 0.02), zc + 0.045, zc + 0.062, P["black"], "XY", 0.002)
            x2 = -math.sqrt((rad - 0.025) ** 2 - (hw - 0.015) ** 2)
            for s in (-1, 1):
                louvre(x2 + 0.02, xk - 0.04, zc + 0.11, zh - 0.075, s * (hw - 0.0255), 6, D, P["black"], s)
            louvre(-0.2 * rad, 0.2 * rad, zc + 0.12, zh - 0.075, -rad + 0.028, 6, D, P["black"], -1, "X")
            rod((-rad * 0.6, -hw * 0.6, zh - 0.04), (-rad * 0.6, -hw * 0.6, zh + 0.13), 0.026, P["steel"])
            tube(
                [
                    (-rad * 0.6, -hw * 0.6, zh + 0.11),
                    (-rad * 0.6, -hw * 0.6, zh + 0.19),
                    (-rad * 0.6 - 0.07, -hw * 0.6, zh + 0.22),
                ],
                0.026,
                P["steel"],
                fil=0.05,
            )
            # right bonnet: tank and hydraulics
            bn = [
                (xk - 0.03, 0.60),
                (xf - 0.06, 0.60),
                (xf - 0.06, zc + 0.04),
                (xf - 0.16, zc + 0.20),
                (xk - 0.03, zc + 0.26),
            ]
            prism(fillet(bn, 0.05), -hw + 0.01, cab[2] - 0.025, O, bevel=0.03, seg=4)
            cap(P, xf * 0.3, (cab[2] - hw) / 2, zc + 0.225, 0.045)
            glass_cab(P, *cab, label=label, brand_size=0.075 * min(1.35, (cab[1] - cab[0]) / 0.815))
            text(BRAND, 0.11, (0.10, -hw + 0.0095, zc - 0.03), "-Y", P["black"], shear=0.1)
        else:
            # engine and tanks wrap the seat from behind
            prism(tail(rad + 0.004, hw + 0.004, -0.20), 0.585, zc - 0.06, D, "XY", 0.03, 4)
            prism(tail(rad - 0.012, hw - 0.008, 0.02), zc - 0.055, zh, O, "XY", 0.05, 5)
            for s in (-1, 1):
                louvre(-0.34, -0.06, zc + 0.02, zc + 0.15, s * (hw - 0.010), 5, D, P["black"], s)
                text(
                    BRAND, 0.075, (-0.19, s * (hw - 0.0072), zh - 0.075), "+Y" if s > 0 else "-Y", P["black"], shear=0.1
                )
            louvre(-0.14, 0.14, zc + 0.02, zh - 0.10, -rad + 0.014, 6, D, P["black"], -1, "X")
            cap(P, -0.28, -0.26, zh, 0.04)
            for s in (-1, 1):  # side valances below the floor
                prism(
                    fillet(
                        [(-0.20, 0.60), (xf - 0.04, 0.60), (xf - 0.04, 0.70), (0.10, zc - 0.06), (-0.20, zc - 0.06)],
                        0.03,
                    ),
                    s * hw - (0.10 if s > 0 else 0),
                    s * hw + (0 if s > 0 else 0.10),
                    O,
                    bevel=0.02,
                )
                if label and s > 0:
                    text(label, 0.07, (0.04, hw + 0.001, 0.685), "+Y", P["black"])
            box((xf - 0.02, 2 * hw - 0.06, 0.03), (xf / 2 - 0.02, 0, 0.615), P["black"], 0.006)
            driver(P, -0.02, 0.0, 0.60, 0.9)
            prism(
                fillet([(xf - 0.12, 0.60), (xf - 0.03, 0.60), (xf - 0.05, 0.90), (xf - 0.11, 0.90)], 0.02),
                -0.16,
                0.16,
                O,
                bevel=0.02,
            )
            canopy(P, -0.34, 0.30, hw - 0.05, 0.62, 2.02)
        box((0.16, 2 * hw - 0.02, 0.04), (xf - 0.04, 0, 0.61), P["black"], 0.008)
        # swing post
        k = A.get("k", 1.0)
        px = F[0] - 0.10
        cyl(0.085 * k, 0.34, (px, BY, 0.60), "Z", D, 0.02)
        for z, h in ((0.50, 0.09), (0.70, 0.07)):
            bar((xf - 0.06, BY, z), (px, BY, z), 0.22 * k, h, D, 0.02)
        for s in (-1, 1):
            q = [
                (px - 0.02, 0.45),
                (px + 0.20 * k, 0.50),
                (px + 0.23 * k, 0.66),
                (F[0] + 0.02, F[1] + 0.09 * k),
                (px, F[1] + 0.05),
            ]
            prism(fillet(q, 0.04), BY + s * 0.105 * k - 0.018, BY + s * 0.105 * k + 0.018, O, bevel=0.008)
        arm(P, F, y=BY, model=model, post=(0.11 * k, 0.565 - F[1]), **A)


# ------------------------------------------------------------------ full-size crawler (modelled at half scale)
def crawler_excavator(P, model):
    O, D = P["paint"], P["dark"]
    zo = crawler(P, 0.93, 0.185, 0.60, 0.32, steel=True)
    hw, rad = 0.68, 1.40
    with placed(at(0, 0, zo + 0.04)):
        prism(tail(rad, hw, 0.86), 0.50, 0.60, D, "XY", 0.018)
        # counterweight: heavy, rounded
        prism(tail(rad + 0.01, hw + 0.005, -0.98), 0.56, 1.06, D, "XY", 0.05, 5)
        # engine house and side doors
        prism(
            fillet([(-0.97, 0.60), (-0.24, 0.60), (-0.24, 1.04), (-0.30, 1.09), (-0.97, 1.09)], 0.03),
            -hw + 0.01,
            hw - 0.01,
            O,
            bevel=0.03,
            seg=4,
        )
        prism(
            fillet([(-0.90, 1.08), (-0.34, 1.08), (-0.40, 1.20), (-0.86, 1.20)], 0.03),
            -0.46,
            0.50,
            O,
            bevel=0.03,
            seg=4,
        )
        for s in (-1, 1):
            y = s * (hw - 0.01)
            box((0.006, 0.006, 0.40), (-0.60, y, 0.84), P["black"], 0)
            louvre(-0.92, -0.66, 0.70, 0.98, y, 9, D, P["black"], s)
            box((0.07, 0.02, 0.03), (-0.53, y + s * 0.004, 0.90), P["black"], 0.006)
            text(BRAND, 0.095, (-0.425, y + s * 0.001, 0.76), "+Y" if s > 0 else "-Y", P["black"], shear=0.1)
            for x in (-0.95, -0.27):
                cyl(0.012, 0.08, (x, y, 0.95), "Z", D, 0.003, 16)
        for x in (-0.78, -0.62, -0.46):
            box((0.10, 0.62, 0.012), (x, 0.02, 1.203), D, 0.003)
        rod((-0.74, -0.36, 1.18), (-0.74, -0.36, 1.36), 0.038, D)
        tube([(-0.74, -0.36, 1.34), (-0.74, -0.36, 1.44), (-0.81, -0.36, 1.48)], 0.030, P["steel"], fil=0.05)
        # right side: tool box, tank, steps and rails
        prism(
            fillet([(-0.24, 0.60), (0.52, 0.60), (0.52, 0.86), (0.42, 1.02), (-0.24, 1.04)], 0.04),
            -hw + 0.01,
            -0.24,
            O,
            bevel=0.03,
            seg=4,
        )
        prism(fillet([(0.52, 0.60), (0.86, 0.60), (0.86, 0.74), (0.52, 0.76)], 0.02), -hw + 0.02, -0.24, O, bevel=0.02)
        for x, z in ((0.80, 0.745), (0.62, 0.76), (0.40, 1.02)):
            box((0.12, 0.30, 0.012), (x, -0.46, z + 0.008), P["black"], 0.003)
        tube(
            [
                (0.50, -hw + 0.03, 0.86),
                (0.50, -hw + 0.03, 1.24),
                (-0.22, -hw + 0.03, 1.28),
                (-0.90, -hw + 0.03, 1.28),
                (-0.90, -hw + 0.03, 1.08),
            ],
            0.014,
            P["black"],
            fil=0.06,
        )
        tube([(0.05, -hw + 0.03, 1.02), (0.05, -hw + 0.03, 1.265)], 0.012, P["black"])
        tube([(-0.45, -hw + 0.03, 1.08), (-0.45, -hw + 0.03, 1.28)], 0.012, P["black"])
        tube(
            [(-0.92, hw - 0.04, 1.08), (-0.92, hw - 0.04, 1.26), (-0.36, hw - 0.04, 1.26), (-0.36, hw - 0.04, 1.08)],
            0.014,
            P["black"],
            fil=0.05,
        )
        cap(P, 0.10, -0.46, 1.02, 0.045)
        # cab on the left, boom foot in the middle
        glass_cab(P, -0.20, 0.72, 0.14, 0.675, 0.60, 1.72, brand_size=0.07)
        BY = -0.04
        for s in (-1, 1):
            q = [(0.10, 0.60), (0.84, 0.60), (0.84, 0.72), (0.50, 1.02), (0.36, 1.02), (0.10, 0.80)]
            prism(fillet(q, 0.05), BY + s * 0.145 - 0.018, BY + s * 0.145 + 0.018, O, bevel=0.008)
        box((0.50, 0.28, 0.10), (0.50, BY, 0.64), D, 0.02)
        arm(
            P,
            (0.42, 0.94),
            2.85,
            33,
            1.46,
            -93,
            1.62,
            y=BY,
            bucket=8,
            kb=1.28,
            bw=0.34,
            model=model,
            twin=True,
            post=(0.34, -0.22),
            teeth=5,
        )


# ------------------------------------------------------------------ hydraulic breaker
def breaker(P, model):
    """breaker alone: side plates bolted together, mounting bracket with pins, hoses, moil point downwards"""
    O, D = P["paint"], P["dark"]
    # tool: shank and moil point
    rod((0, 0, 0.16), (0, 0, 0.52), 0.048, P["steel"], 0.002, 48)
    lathe([(0.001, 0.0), (0.006, 0.001), (0.020, 0.05), (0.048, 0.165), (0.048, 0.18)], (0, 0, 0), "Z", P["worn"], 48)
    # nose
    lathe(
        [(0.052, 0.40), (0.088, 0.40), (0.095, 0.41), (0.098, 0.50), (0.115, 0.53), (0.115, 0.56)],
        (0, 0, 0),
        "Z",
        D,
        56,
    )
    cyl(0.062, 0.02, (0, 0, 0.395), "Z", P["rubber"], 0.004)
    # cylinder between the plates, with its rings
    cyl(0.098, 0.46, (0, 0, 0.78), "Z", D, 0.01, 56)
    for z in (0.60, 0.72, 0.92):
        cyl(0.108, 0.035, (0, 0, z), "Z", D, 0.006, 56)
    cyl(0.080, 0.14, (0, 0, 1.07), "Z", D, 0.012, 48)
    # side plates
    pl = [
        (-0.13, 0.46),
        (0.13, 0.46),
        (0.155, 0.52),
        (0.155, 0.70),
        (0.125, 0.76),
        (0.125, 0.94),
        (0.165, 1.02),
        (0.165, 1.17),
        (-0.165, 1.17),
        (-0.165, 1.02),
        (-0.125, 0.94),
        (-0.125, 0.76),
        (-0.155, 0.70),
        (-0.155, 0.52),
    ]
    for s in (-1, 1):
        y = s * 0.118
        prism(fillet(pl, 0.025), y - 0.016, y + 0.016, O, bevel=0.006)
        # window showing the body, stiffening rib, bolts
        prism(
            fillet([(-0.04, 0.80), (0.04, 0.80), (0.04, 0.92), (-0.04, 0.92)], 0.02),
            y + s * 0.0155,
            y + s * 0.0175,
            P["black"],
            bevel=0,
        )
        for x, z in (
            (-0.12, 0.52),
            (0.12, 0.52),
            (-0.12, 0.67),
            (0.12, 0.67),
            (-0.13, 1.05),
            (0.13, 1.05),
            (-0.13, 1.13),
            (0.13, 1.13),
        ):
            cyl(0.024, 0.010, (x, y + s * 0.020, z), "Y", P["steel"], 0.002, 28)
            cyl(0.017, 0.020, (x, y + s * 0.032, z), "Y", P["steel"], 0.003, 6)
        f = "+Y" if s > 0 else "-Y"
        text(BRAND, 0.058, (0, y + s * 0.0165, 0.985), f, P["black"], shear=0.12)
        text(model, 0.062, (0, y + s * 0.0165, 0.595), f, P["black"], shear=0.12)
    for x in (-0.12, 0.12):
        for z in (0.52, 0.67, 1.05, 1.13):
            rod((x, -0.12, z), (x, 0.12, z), 0.018, P["steel"])
    for s in (-1, 1):  # front and back closing plates
        box((0.012, 0.20, 0.20), (s * 0.135, 0, 0.60), O, 0.004)
    # mounting bracket: flange bolted on top, two ears, two pins
    box((0.36, 0.285, 0.035), (0, 0, 1.190), D, 0.008)
    box((0.36, 0.285, 0.030), (0, 0, 1.224), O, 0.008)
    for x in (-0.14, 0.0, 0.14):
        for s in (-1, 1):
            cyl(0.017, 0.10, (x, s * 0.118, 1.205), "Z", P["steel"], 0.003, 6)
    ear = [
        (-0.17, 1.235),
        (0.17, 1.235),
        (0.165, 1.34),
        (0.145, 1.40, 0.05),
        (0.055, 1.40, 0.05),
        (0.02, 1.33),
        (-0.04, 1.38),
        (-0.06, 1.46, 0.05),
        (-0.15, 1.46, 0.05),
        (-0.17, 1.38),
    ]
    for s in (-1, 1):
        y = s * 0.085
        prism(fillet(ear, 0.03), y - 0.013, y + 0.013, O, bevel=0.005)
        for x, z in ((0.10, 1.345), (-0.105, 1.405)):
            ring(0.048, 0.027, 0.022, (x, y + s * 0.020, z), "Y", O, 0.004, 40)
            rod((x, y + s * 0.02, z), (x, y + s * 0.062, z), 0.027, P["steel"])
            cyl(0.010, 0.012, (x, y + s * 0.062, z), "Y", P["dark"], 0.002, 6)
            box((0.014, 0.010, 0.07), (x + 0.028, y + s * 0.048, z - 0.01), P["dark"], 0.003)
        box((0.24, 0.012, 0.05), (0, y - s * 0.02, 1.26), O, 0.003)
    for x, z in ((0.10, 1.345), (-0.105, 1.405)):
        rod((x, -0.09, z), (x, 0.09, z), 0.027, P["steel"])
    # hoses: out of the head, hanging loop, quick couplings resting beside
    for s, dx in ((1, 0.03), (-1, -0.03)):
        y = s * 0.17
        box((0.06, 0.07, 0.06), (dx, s * 0.155, 1.08), P["dark"], 0.01)
        rod((dx, s * 0.18, 1.08), (dx, s * 0.225, 1.08), 0.026, P["steel"])
        hs = [
            (dx, s * 0.22, 1.08),
            (dx - 0.02, s * 0.32, 1.12),
            (dx - 0.14, s * 0.36, 1.34),
            (dx - 0.32, s * 0.30, 1.46),
            (dx - 0.46, s * 0.24, 1.28),
            (dx - 0.50, s * 0.22, 1.02),
        ]
        tube(hs, 0.018, P["hose"], smooth=True)
        p, q = Vector(hs[-1]), Vector((dx - 0.507, s * 0.217, 0.93))
        rod(p + Vector((0.003, 0, 0.04)), p, 0.023, P["steel"], 0.003, 32)
        rod(p, q, 0.027, P["steel"], 0.004, 6)
        rod(q, q + (q - p) * 0.9, 0.022, P["steel"], 0.003, 32)
        rod(q + (q - p) * 0.8, q + (q - p) * 1.25, 0.025, P["red" if s > 0 else "blue"], 0.006, 32)
    # grease nipple, hazard plate on the nose
    cyl(0.012, 0.03, (0.142, 0.03, 0.66), "X", P["steel"], 0.003, 16)
    box((0.002, 0.15, 0.055), (0.1415, 0, 0.56), P["hazard"], 0)


# ------------------------------------------------------------------ skid-steer mini loader
def loader(P, model):
    O, D = P["paint"], P["dark"]
    r, tw, wb, W = 0.30, 0.22, 0.80, 1.16
    yw = W / 2 - tw / 2
    for s in (-1, 1):
        for x in (-wb / 2, wb / 2):
            lug_wheel((x, s * yw, r), r, tw, P, s, 15, "light", 0.52, 0.034, 8)
            cyl(0.08, 0.12, (x, s * (yw - 0.14), r), "Y", D, 0.015)
        # chain cases between the wheels
        prism(
            fillet([(-0.68, 0.20), (0.58, 0.20), (0.62, 0.42), (-0.68, 0.46)], 0.04),
            s * 0.34 - 0.03,
            s * 0.34 + 0.03,
            D,
            bevel=0.015,
        )
    # tub
    prism(
        fillet([(-0.76, 0.24), (-0.72, 0.20), (0.54, 0.20), (0.60, 0.28), (0.60, 0.50), (-0.76, 0.50)], 0.03),
        -0.34,
        0.34,
        D,
        bevel=0.015,
    )
    prism(
        fillet([(-0.80, 0.42), (0.52, 0.42), (0.58, 0.62), (0.30, 0.66), (-0.80, 0.68)], 0.03),
        -0.345,
        0.345,
        O,
        bevel=0.02,
    )
    for s in (-1, 1):  # fenders
        prism(
            fillet([(-0.70, 0.62), (0.46, 0.62), (0.54, 0.66), (0.40, 0.70), (-0.72, 0.74)], 0.02),
            min(s * 0.33, s * 0.56),
            max(s * 0.33, s * 0.56),
            O,
            bevel=0.014,
        )
        box((0.20, 0.09, 0.02), (0.50, s * 0.42, 0.52), P["steel"], 0.004)
    # engine house with tail door
    hood = [(-0.98, 0.36), (-0.36, 0.36), (-0.36, 1.10), (-0.44, 1.16), (-0.86, 1.10), (-0.98, 0.98)]
    prism(fillet(hood, 0.05), -0.40, 0.40, O, bevel=0.04, seg=5)
    louvre(-0.26, 0.26, 0.58, 0.92, -0.978, 9, D, P["black"], -1, "X")
    for s in (-1, 1):
        louvre(-0.86, -0.62, 0.80, 1.00, s * 0.40, 6, D, P["black"], s)
        lamp(P, (-0.985, s * 0.32, 0.88), 0.035, -1, col="red")
    rod((-0.66, -0.24, 1.1), (-0.66, -0.24, 1.34), 0.026, P["steel"])
    # rear towers carry the arms
    px, pz = -0.60, 1.30
    ya = 0.49
    for s in (-1, 1):
        q = [(-0.92, 0.50), (-0.44, 0.50), (-0.42, 0.84), (-0.52, pz + 0.09), (-0.68, pz + 0.09), (-0.90, 0.92)]
        prism(fillet(q, 0.06), s * (ya - 0.075) - 0.02, s * (ya - 0.075) + 0.02, D, bevel=0.01)
        rod((px, s * (ya - 0.11), pz), (px, s * (ya + 0.06), pz), 0.04, P["steel"])
        # arm: back beam, knee, down to the coupler
        q = [
            (px - 0.09, pz - 0.02),
            (px - 0.05, pz + 0.09),
            (px + 0.10, pz + 0.10),
            (0.54, 1.05),
            (0.66, 0.94),
            (0.86, 0.36),
            (0.82, 0.24),
            (0.72, 0.24),
            (0.56, 0.78),
            (0.44, 0.88),
            (px + 0.05, pz - 0.09),
        ]
        prism(fillet(q, 0.06), s * ya - 0.042, s * ya + 0.042, O, bevel=0.014)
        text(
            model,
            0.10,
            (-0.02, s * (ya + 0.0435), 1.135),
            "+Y" if s > 0 else "-Y",
            P["black"],
            rot=s * 15.5,
            shear=0.12,
        )
        # lift ram from the tub to the arm
        hyd((-0.34, s * ya, 0.66), (0.30, s * ya, 0.93), P, 0.034, 0.58)
        prism(
            fillet([(0.22, 0.98), (0.38, 0.94), (0.34, 0.88), (0.26, 0.89)], 0.02),
            s * ya - 0.055,
            s * ya + 0.055,
            O,
            bevel=0.006,
        )
        # tilt ram to the coupler
        hyd((0.60, s * (ya - 0.14), 0.80), (0.86, s * (ya - 0.14), 0.46), P, 0.028, 0.6)
        box((0.10, 0.12, 0.10), (0.60, s * (ya - 0.09), 0.82), O, 0.012)
        rod((0.80, s * (ya - 0.06), 0.28), (0.80, s * (ya + 0.06), 0.28), 0.03, P["steel"])
        tube(
            [(0.48, s * (ya - 0.06), 0.98), (0.58, s * (ya - 0.11), 0.92), (0.63, s * (ya - 0.13), 0.80)],
            0.011,
            P["hose"],
            smooth=True,
        )
    bar((0.60, -ya, 0.84), (0.60, ya, 0.84), 0.09, 0.09, O, 0.014)
    # coupler plate and bucket
    box((0.04, 0.86, 0.36), (0.885, 0, 0.36), D, 0.012, rot=(0, -6, 0))
    for s in (-1, 1):
        lever(P, (0.88, s * 0.26, 0.55), (0.85, s * 0.22, 0.68))
    xk, w = 0.92, 0.64
    prof = spline(
        [(xk + 0.10, 0.60), (xk + 0.02, 0.44), (xk, 0.24), (xk + 0.06, 0.09), (xk + 0.20, 0.035), (xk + 0.66, 0.02)], 6
    )
    strip(prof, 0.014, -w, w, O, 0.004)
    for s in (-1, 1):
        prism(prof + [(xk + 0.64, 0.07), (xk + 0.26, 0.56)], s * w - 0.009, s * w + 0.009, O, bevel=0.003)
        prism(
            [(xk + 0.66, 0.012), (xk + 0.66, 0.075), (xk + 0.50, 0.27), (xk + 0.46, 0.24), (xk + 0.58, 0.05)],
            s * (w + 0.008) - 0.007,
            s * (w + 0.008) + 0.007,
            P["worn"],
            bevel=0.003,
        )
    box((0.11, 2 * w + 0.02, 0.02), (xk + 0.65, 0, 0.022), P["worn"], 0.004)
    rod((xk + 0.105, -w, 0.605), (xk + 0.105, w, 0.605), 0.02, O)
    tooth = [(xk + 0.60, 0.010), (xk + 0.64, 0.048), (xk + 0.78, 0.022), (xk + 0.77, 0.012)]
    bucket_teeth(P, 7, w, 0.08, tooth, 0.028)
    # operator's cage: posts, mesh sides, roof
    x0, x1, hw, zt = -0.40, 0.34, 0.34, 1.98
    for s in (-1, 1):
        y = s * hw
        bar((x1 + 0.06, y, 0.66), (x1 - 0.02, y, 1.30), 0.05, 0.06, D, 0.012, up=(1, 0, 0))
        bar((x1 - 0.02, y, 1.27), (x1 - 0.10, y, zt), 0.05, 0.06, D, 0.012, up=(1, 0, 0))
        bar((x0, y, 0.66), (x0 + 0.02, y, zt), 0.05, 0.07, D, 0.012, up=(1, 0, 0))
        bar((x1 - 0.10, y, zt), (x0, y, zt), 0.05, 0.06, D, 0.012)
        bar((x1 - 0.02, y, 1.10), (x0, y, 1.10), 0.03, 0.04, D, 0.008)
        for k in range(1, 9):  # mesh
            z = 1.10 + (zt - 1.12) * k / 9
            xa = x1 - 0.02 - 0.08 * (z - 1.3) / 0.7
            rod((x0, y, z), (xa, y, z), 0.0055, D, 0, 10)
        for k in range(1, 8):
            x = x0 + (x1 - x0 - 0.08) * k / 8
            rod((x, y, 1.10), (x, y, zt), 0.0055, D, 0, 10)
        grip(P, (x1 + 0.075, s * (hw + 0.01), 0.95), (x1 + 0.035, s * (hw + 0.01), 1.22), 0.016)
        lamp(P, (x1 - 0.05, s * 0.27, zt), 0.042, square=True)
    roof = [
        (x1 - 0.02, zt),
        (x1 - 0.04, zt + 0.05),
        (x1 - 0.16, zt + 0.075),
        (x0 + 0.02, zt + 0.075),
        (x0 - 0.05, zt + 0.04),
        (x0 - 0.05, zt),
    ]
    prism(fillet(roof, 0.02), -hw - 0.05, hw + 0.05, O, bevel=0.02, seg=4)
    beacon(P, x0 + 0.12, 0.1, zt + 0.07, 0.042)
    box((0.03, 2 * hw, 0.34), (x0, 0, 1.24), D, 0.01)
    # seat, restraint bar, levers
    box((0.40, 0.56, 0.20), (-0.16, 0, 0.72), P["black"], 0.02)
    seat(P, -0.14, 0, 0.82, 0.46)
    tube(
        [
            (x0 + 0.06, -0.27, 1.30),
            (0.02, -0.27, 1.16),
            (0.10, -0.20, 1.10),
            (0.10, 0.20, 1.10),
            (0.02, 0.27, 1.16),
            (x0 + 0.06, 0.27, 1.30),
        ],
        0.015,
        O,
        fil=0.08,
    )
    for s in (-1, 1):
        tube([(0.24, s * 0.20, 0.66), (0.22, s * 0.20, 0.96), (0.16, s * 0.20, 1.06)], 0.013, P["black"], fil=0.05)
        box((0.05, 0.05, 0.10), (0.15, s * 0.20, 1.09), P["black"], 0.018, rot=(0, -25, 0))
    box((0.004, 0.50, 0.09), (0.592, 0, 0.545), P["hazard"], 0.001)
    text(BRAND, 0.10, (-0.62, 0.4025, 0.70), "+Y", P["black"], shear=0.1)


def build_breaker(P, model):
    P["blue"] = mat("blue", "#1f5fae", 0.4, coat=0.3)
    breaker(P, model)


def build(P, model="XR 18"):
    """the 1.8 t machine of the yard film"""
    mini(P, model, arm_=BASE_ARM, label="1,8 t")


BASE_ARM = dict(F=(0.80, 0.75), Lb=1.754, ab=54, Ls=1.045, as_=-84.5)

VIEW = dict(az=46, el=11)
VARIANTS = {
    "mini-excavator-1t": dict(
        build=mini,
        model="XR 10",
        L=0.47,
        r=0.165,
        ty=0.335,
        tw=0.20,
        blade=(0.86, 0.44, 0.26),
        rad=0.60,
        hw=0.43,
        xf=0.46,
        zc=0.86,
        zh=1.10,
        cab=None,
        BY=0.0,
        arm_=dict(F=(0.68, 0.74), Lb=1.42, ab=52, Ls=0.86, as_=-80, k=0.84, kb=0.84, bw=0.15, teeth=3),
        **VIEW,
    ),
    "mini-excavator-3-5t": dict(
        build=mini,
        model="XR 35",
        L=0.80,
        r=0.215,
        ty=0.54,
        tw=0.31,
        blade=(1.30, 0.72, 0.36),
        rad=0.88,
        hw=0.68,
        xf=0.74,
        zc=0.92,
        zh=1.36,
        cab=(-0.32, 0.72, -0.14, 0.66, 0.62, 2.22),
        BY=0.06,
        arm_=dict(F=(1.02, 0.80), Lb=2.22, ab=50, Ls=1.30, as_=-78, k=1.22, kb=1.2, bw=0.29, bucket=4),
        **VIEW,
    ),
    "mini-excavator-5-5t": dict(
        build=mini,
        model="XR 55",
        L=0.96,
        r=0.245,
        ty=0.66,
        tw=0.38,
        blade=(1.52, 0.90, 0.40),
        rad=1.08,
        hw=0.84,
        xf=0.86,
        zc=0.98,
        zh=1.46,
        cab=(-0.36, 0.82, -0.10, 0.82, 0.62, 2.24),
        BY=0.08,
        arm_=dict(F=(1.18, 0.86), Lb=2.70, ab=41, Ls=1.50, as_=-66, k=1.58, kb=1.46, bw=0.36, bucket=18, teeth=5),
        **VIEW,
    ),
    "excavator": dict(build=crawler_excavator, model="XC 210", az=48, el=11),
    "hammer-attachment": dict(build=build_breaker, model="HB 30", az=52, el=10),
    "mini-loader": dict(build=loader, model="SL 6", az=48, el=13),
}

if __name__ == "__main__":
    run(VARIANTS)

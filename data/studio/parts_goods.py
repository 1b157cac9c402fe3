"""Parts of the shop goods: distance-field forms for moulded things, flat drawings and decals, the command line.

Goods are modelled in decimetres, so that the kit's occlusion and bump distances suit their size.
"""

from functools import partial

from kit import *
from parts_tools import sweep  # noqa: F401  (families of goods take them from here)
from mathutils.bvhtree import BVHTree
import numpy as np


# ------------------------------------------------------------------ running a family
def goods_palette():
    p = palette()
    p["blade"] = mat("blade", "#c6c9cc", 0.26, metal=1, ao=0.3, bump=0.02, bscale=140)
    p["forged"] = mat("forged", "#55585c", 0.42, metal=0.9, ao=0.5, bump=0.10, bscale=50)
    p["zinc"] = mat("zinc", "#b4b9bd", 0.33, metal=1, ao=0.4)
    p["brass"] = mat("brass", "#c9a24c", 0.28, metal=1, ao=0.4)
    p["plastic"] = mat("plastic", "#1d1f22", 0.45, ao=0.5, bump=0.04, bscale=200)
    p["soft"] = mat("soft", "#17181a", 0.7, ao=0.5, bump=0.18, bscale=220, spec=0.35)
    p["orange"] = mat("accent", "#f08000", 0.4, coat=0.3, ao=0.5, bump=0.02, bscale=150)
    p["beech"] = wood("beech", "#d0a066", "#b17d45")
    p["led"] = mat("led", "#fff4dc", 0.4, emit=4)
    p["ink"] = mat("ink", "#1b1d20", 0.5)
    p["paper"] = mat("paper", "#f5f5f2", 0.45, coat=0.25)
    p["yellow"] = mat("yellow", "#f4c21a", 0.4, coat=0.3, ao=0.4)
    p["blue"] = mat("blue", "#1d5aa8", 0.4, coat=0.3, ao=0.4)
    p["green"] = mat("green", "#17804a", 0.4, coat=0.3, ao=0.4)
    return p


def rest():
    """everything rests on the floor"""
    _, low, _ = bounds()
    for o in bpy.context.scene.objects:
        o.location.z -= low.z


run = partial(family, colours=goods_palette, settle=rest, az=38, el=14)


# ------------------------------------------------------------------ materials
def wood(name, a, b, stretch=(1.2, 14, 14), rough=0.5):
    """grain along local X"""
    m = mat(name, a, rough, coat=0.15, ao=0.4, bump=0.06, bscale=60)
    nt = m.node_tree
    tc, mp, nz, rp = (
        nt.nodes.new(k) for k in ("ShaderNodeTexCoord", "ShaderNodeMapping", "ShaderNodeTexNoise", "ShaderNodeValToRGB")
    )
    mp.inputs["Scale"].default_value = stretch
    nz.inputs["Scale"].default_value, nz.inputs["Detail"].default_value = 1.6, 6
    rp.color_ramp.elements[0].position, rp.color_ramp.elements[1].position = 0.35, 0.68
    rp.color_ramp.elements[0].color, rp.color_ramp.elements[1].color = lin(a), lin(b)
    nt.links.new(tc.outputs["Object"], mp.inputs[0])
    nt.links.new(mp.outputs[0], nz.inputs["Vector"])
    nt.links.new(nz.outputs["Fac"], rp.inputs[0])
    tint = next(n for n in nt.nodes if n.bl_idname == "ShaderNodeMix")  # the occlusion of kit.mat
    nt.links.new(rp.outputs[0], tint.inputs[6])
    return m


def liquid(name, color, deep, rough=0.12, glow=0.16):
    """tinted plastic with liquid behind it: deeper towards the edges, a little light of its own; opaque, since the
    denoiser leaves alpha alone and a see-through body would come out grainy"""
    if name in MATS:
        return MATS[name]
    m = mat(name, color, rough, coat=0.7, emit=glow)
    nt = m.node_tree
    body = nt.nodes["Principled BSDF"]
    lw, mx = nt.nodes.new("ShaderNodeLayerWeight"), nt.nodes.new("ShaderNodeMix")
    lw.inputs[0].default_value = 0.35
    mx.data_type = "RGBA"
    mx.inputs[6].default_value, mx.inputs[7].default_value = lin(color), lin(deep)
    nt.links.new(lw.outputs["Facing"], mx.inputs[0])
    nt.links.new(mx.outputs[2], body.inputs["Base Color"])
    nt.links.new(mx.outputs[2], body.inputs["Emission Color"])
    return m


# ------------------------------------------------------------------ distance fields: functions of points (…, 3)
_v = lambda *c: np.array(c[0] if len(c) == 1 else c, np.float32)
_n = lambda q: np.sqrt((q * q).sum(-1))


def ball(c, r):
    c, r = _v(c), _v([r] * 3) if np.isscalar(r) else _v(r)

    def f(p):
        q = (p - c) / r
        k = _n(q)
        return k * (k - 1) / np.maximum(_n(q / r), 1e-6)

    return f


def brick(c, size, r=0.0, rot=(0, 0, 0)):
    c, h = _v(c), _v(size) / 2 - r
    m = np.array(Euler([R(a) for a in rot]).to_matrix(), np.float32)

    def f(p):
        q = np.abs((p - c) @ m) - h
        return _n(np.maximum(q, 0)) + np.minimum(q.max(-1), 0) - r

    return f


def capsule(a, b, ra, rb=None):
    a, b = _v(a), _v(b)
    rb = ra if rb is None else rb
    d = b - a

    def f(p):
        h = np.clip(((p - a) @ d) / (d @ d), 0, 1)
        return _n(p - a - h[..., None] * d) - (ra + (rb - ra) * h)

    return f


def pipe(pts, r, n=5):
    """round bar along a smooth path; r: one radius or one a point"""
    rs = r if isinstance(r, (list, tuple)) else [r] * len(pts)
    q = spline([(*p, k) for p, k in zip(pts, rs)], n)
    return union(*[capsule(a[:3], b[:3], a[3], b[3]) for a, b in zip(q, q[1:])])


def torus(c, big, small, axis="Z"):
    c, k = _v(c), "XYZ".index(axis)

    def f(p):
        q = p - c
        w = np.delete(q, k, -1)
        return np.hypot(_n(w) - big, q[..., k]) - small

    return f


def _poly(poly):
    """signed distance of a 2D polygon"""
    v = np.array([tuple(q)[:2] for q in poly], np.float32)

    def f(x, y):
        d, s = np.full(x.shape, 1e9, np.float32), np.ones(x.shape, np.float32)
        for a, b in zip(v, np.roll(v, 1, 0)):
            e = b - a
            wx, wy = x - a[0], y - a[1]
            h = np.clip((wx * e[0] + wy * e[1]) / max(float(e @ e), 1e-12), 0, 1)
            d = np.minimum(d, (wx - e[0] * h) ** 2 + (wy - e[1] * h) ** 2)
            c1, c2, c3 = y >= a[1], y < b[1], e[0] * wy > e[1] * wx
            s = np.where((c1 & c2 & c3) | (~c1 & ~c2 & ~c3), -s, s)
        return s * np.sqrt(d)

    return f


def spin(poly, r=0.0, c=(0, 0, 0), axis="Z"):
    """polygon of (radius, height) turned round the axis"""
    g, c, k = _poly(poly), _v(c), "XYZ".index(axis)

    def f(p):
        q = p - c
        return g(_n(np.delete(q, k, -1)), q[..., k]) - r

    return f


def slab(poly, a, b, r=0.0, plane="XZ"):
    """polygon extruded from a to b along the missing axis, edges rounded by r (the polygon grows by nothing)"""
    g = _poly(poly)
    i, j = "XYZ".index(plane[0]), "XYZ".index(plane[1])
    k = 3 - i - j

    def f(p):
        d = g(p[..., i], p[..., j]) + r
        w = np.abs(p[..., k] - (a + b) / 2) - (b - a) / 2 + r
        return np.hypot(np.maximum(d, 0), np.maximum(w, 0)) + np.minimum(np.maximum(d, w), 0) - r

    return f


def loft(keys, r=0.05, n=6):
    """rounded-rectangle sections along Z; keys: (z, half x, half y, corner[, centre x, centre y]); ends rounded by r"""
    q = np.array([tuple(v) for v in spline([(*k, 0, 0)[:6] if len(k) < 6 else k for k in keys], n)], np.float32)
    z0, z1 = q[0, 0], q[-1, 0]

    def f(p):
        z = p[..., 2]
        hx, hy, co, cx, cy = (np.interp(z, q[:, 0], q[:, i]).astype(np.float32) for i in range(1, 6))
        co = np.minimum(co, np.minimum(hx, hy))
        u, v = np.abs(p[..., 0] - cx) - hx + co, np.abs(p[..., 1] - cy) - hy + co
        d = np.hypot(np.maximum(u, 0), np.maximum(v, 0)) + np.minimum(np.maximum(u, v), 0) - co + r
        w = np.maximum(z0 - z, z - z1) + r
        return np.hypot(np.maximum(d, 0), np.maximum(w, 0)) + np.minimum(np.maximum(d, w), 0) - r

    return f


def union(*fs, k=0.0):
    def f(p):
        d = fs[0](p)
        for g in fs[1:]:
            e = g(p)
            if k:
                h = np.maximum(k - np.abs(d - e), 0) / k
                d = np.minimum(d, e) - h * h * k / 4
            else:
                d = np.minimum(d, e)
        return d

    return f


def both(*fs, k=0.0):
    neg = union(*[lambda p, g=g: -g(p) for g in fs], k=k)
    return lambda p: -neg(p)


def cut(f, *gs, k=0.0):
    return both(f, *[lambda p, g=g: -g(p) for g in gs], k=k)


def grow(f, d):
    return lambda p: f(p) - d


def shell(f, t):
    """wall of thickness t inside the skin"""
    return lambda p: np.abs(f(p) + t / 2) - t / 2


def half(axis, at, sign=1):
    """keeps axis > at (sign 1) or < at (sign -1)"""
    k = "XYZ".index(axis)
    return lambda p: sign * (at - p[..., k])


def turned(f, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    m, c = np.array(Euler([R(a) for a in rot]).to_matrix(), np.float32), _v(loc)
    return lambda p: f(((p - c) @ m) / scale) * scale


def mirrored(f, axis="Y"):
    k = "XYZ".index(axis)

    def g(p):
        q = p.copy()
        q[..., k] = np.abs(q[..., k])
        return f(q)

    return g


def solid(f, lo, hi, m, n=110, relax=1):
    """mesh of f = 0 inside the box: surface nets, vertices pulled onto the surface, normals from the gradient"""
    lo, hi = _v(lo), _v(hi)
    h = float((hi - lo).max()) / n
    ax = [np.arange(a - h, b + 1.5 * h, h, dtype=np.float32) for a, b in zip(lo, hi)]
    V = np.empty([len(a) for a in ax], np.float32)
    for s in range(0, len(ax[0]), 24):
        V[s : s + 24] = f(np.stack(np.meshgrid(ax[0][s : s + 24], ax[1], ax[2], indexing="ij"), -1))
    for k in range(3):  # what leaves the box is closed there
        for e in (0, -1):
            np.moveaxis(V, k, 0)[e] = np.maximum(np.moveaxis(V, k, 0)[e], h * 0.5)
    S = V < 0
    corner = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    win = lambda A, c: A[tuple(slice(o, A.shape[d] - 1 + o) for d, o in enumerate(c))]
    cnt = sum(win(S, c).astype(np.int8) for c in corner)
    cells = np.argwhere((cnt > 0) & (cnt < 8))
    val = {c: V[tuple((cells + c).T)] for c in corner}
    acc, num = np.zeros((len(cells), 3), np.float32), np.zeros(len(cells), np.float32)
    for a in corner:
        for d in range(3):
            if a[d] == 0:
                b = tuple(a[i] + (i == d) for i in range(3))
                x = (val[a] < 0) != (val[b] < 0)
                t = np.where(x, val[a] / np.where(x, val[a] - val[b], 1), 0)
                q = np.tile(_v(a), (len(cells), 1))
                q[:, d] = t
                acc += q * x[:, None]
                num += x
    P = np.array([a[0] for a in ax], np.float32) + (cells + acc / num[:, None]) * h
    index = np.full([s - 1 for s in S.shape], -1, np.int64)
    index[tuple(cells.T)] = np.arange(len(cells))
    quads = []
    for d in range(3):
        u, v = (d + 1) % 3, (d + 2) % 3
        lo_, hi_ = [slice(None)] * 3, [slice(None)] * 3
        lo_[d], hi_[d] = slice(0, -1), slice(1, None)
        e = np.argwhere(S[tuple(lo_)] != S[tuple(hi_)])
        e = e[(e[:, u] > 0) & (e[:, v] > 0) & (e[:, u] < S.shape[u] - 1) & (e[:, v] < S.shape[v] - 1)]
        du, dv = np.eye(3, dtype=int)[u], np.eye(3, dtype=int)[v]
        q = np.stack([index[tuple((e - o).T)] for o in (du + dv, dv, 0 * du, du)], 1)
        flip = ~S[tuple(e.T)]
        q[flip] = q[flip][:, ::-1]
        quads.append(q)
    Q = np.concatenate(quads)

    def grad(p):
        e = h * 0.25
        return np.stack([f(p + _v(o) * e) - f(p - _v(o) * e) for o in np.eye(3)], -1) / (2 * e)

    for it in range(2 + relax):
        if it < relax:  # even out the quads first
            A, N = np.zeros_like(P), np.zeros(len(P), np.float32)
            for i in range(4):
                np.add.at(A, Q[:, i], P[Q[:, (i + 1) % 4]] + P[Q[:, i - 1]])
                np.add.at(N, Q[:, i], 2)
            P = 0.5 * P + 0.5 * A / N[:, None]
        g = grad(P)
        step = np.clip(f(P), -h, h) / np.maximum((g * g).sum(-1), 0.2)
        P = P - step[:, None] * g
    G = grad(P)
    G /= np.maximum(_n(G), 1e-6)[:, None]
    me = bpy.data.meshes.new("solid")
    me.from_pydata(P.tolist(), [], Q.tolist())
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.normals_split_custom_set_from_vertices(G.tolist())
    me.materials.append(m)
    return in_scene("solid", me)


# ------------------------------------------------------------------ flat drawings: loops of (u, v)
def circle(c, r, n=48, a0=0, a1=360):
    full = abs(a1 - a0) >= 360
    return [
        (c[0] + r * math.cos(R(a0 + (a1 - a0) * i / n)), c[1] + r * math.sin(R(a0 + (a1 - a0) * i / n)))
        for i in range(n if full else n + 1)
    ]


def rrect(c, w, h, r=0.0):
    x, y = c
    return fillet([(x - w / 2, y - h / 2), (x + w / 2, y - h / 2), (x + w / 2, y + h / 2), (x - w / 2, y + h / 2)], r)


def stroke(pts, w):
    """thick polyline with round ends: a list of loops to be drawn one by one"""
    out = [circle(p, w / 2, 20) for p in pts]
    for a, b in zip(pts, pts[1:]):
        a, b = Vector(a), Vector(b)
        n = (b - a).normalized() * w / 2
        n = Vector((-n.y, n.x))
        out.append([tuple(a + n), tuple(a - n), tuple(b - n), tuple(b + n)])
    return out


def shift(loops, d=(0, 0), s=1.0, rot=0.0):
    c, q = math.cos(R(rot)), math.sin(R(rot))
    return [[((x * c - y * q) * s + d[0], (x * q + y * c) * s + d[1]) for x, y in l] for l in loops]


def frame(loc, face="+X", rot=0.0):
    x, y, z = map(Vector, FACE[face]) if isinstance(face, str) else map(Vector, face)
    return Matrix.Translation(loc) @ Matrix((x, y, z)).transposed().to_4x4() @ Matrix.Rotation(R(rot), 4, "Z")


def _flat(loops, thick=0.0, bevel=0.0):
    cu = bpy.data.curves.new("flat", "CURVE")
    cu.dimensions, cu.fill_mode, cu.extrude, cu.bevel_depth = "2D", "BOTH", thick / 2, bevel
    for l in loops:
        s = cu.splines.new("POLY")
        s.points.add(len(l) - 1)
        for q, p in zip(s.points, l):
            q.co = (p[0], p[1], 0, 1)
        s.use_cyclic_u = True
    return in_scene("flat", cu)


def plate(loops, fr, m, thick, bevel=0.0):
    """loops (holes are loops inside) as a solid sheet, its back on the frame's plane"""
    o = _flat(loops, thick - 2 * bevel, bevel)
    o.data.materials.append(m)
    o.matrix_world = fr @ Matrix.Translation((0, 0, thick / 2))
    return o


def ink(loops, fr, m, on=None, off=0.004, step=0.12, apart=False):
    """a print: loops with holes (apart: each loop on its own, overlaps allowed), laid on an object if one is given"""
    if apart:
        return [ink([l], fr, m, on, off + 0.00015 * i, step) for i, l in enumerate(loops)]  # never coplanar
    return _lay(_flat(loops), fr, m, on, off, step)


def words(s, size, fr, m, on=None, off=0.004, step=0.12, shear=0.0, wide=1.0):
    o = text(s, size, (0, 0, 0), "+Z", m, shear=shear)
    o.data.extrude = 0
    o.data.space_character = wide
    o.matrix_world = Matrix()
    return _lay(o, fr, m, on, off, step)


def _lay(o, fr, m, on, off, step):
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    me.materials.clear()
    me.materials.append(m)
    bm = bmesh.new()
    bm.from_mesh(me)
    if on is None:
        bmesh.ops.transform(bm, matrix=fr @ Matrix.Translation((0, 0, off)), verts=bm.verts[:])
    else:
        for k in (0, 1):
            a, b = min(v.co[k] for v in bm.verts), max(v.co[k] for v in bm.verts)
            for i in range(1, int((b - a) / step) + 1):
                co = [0, 0, 0]
                co[k] = a + i * step
                no = [0, 0, 0]
                no[k] = 1
                bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=co, plane_no=no)
        trees = []
        dg = bpy.context.evaluated_depsgraph_get()
        for t in on if isinstance(on, (list, tuple)) else [on]:
            trees.append((BVHTree.FromObject(t, dg), t.matrix_world, t.matrix_world.inverted()))
        z = (fr.to_3x3() @ Vector((0, 0, 1))).normalized()
        for v in bm.verts:
            p = fr @ v.co
            best = None
            for tree, mw, inv in trees:  # from outside in: the first skin met
                hit, no, _, _ = tree.ray_cast(inv @ (p + z * 3), inv.to_3x3() @ -z)
                if hit is not None:
                    hit = mw @ hit
                    if best is None or (hit - best[0]).dot(z) > 0:
                        best = (hit, (mw.to_3x3() @ no).normalized())
            v.co = best[0] + best[1] * off if best else p
    bm.to_mesh(me)
    bm.free()
    shade_smooth(me)
    return in_scene("ink", me)


# ------------------------------------------------------------------ small parts
def cable(pts, r, m):
    return tube(pts, r, m, smooth=True)


def two_pin_plug(loc, P, rot=(0, 0, 0), s=1.0):
    """earthed plug, pins towards +X, cord leaves at -X"""
    with moved(loc, rot, s):
        body = [(0.001, -0.42), (0.06, -0.42), (0.08, -0.2), (0.17, -0.02), (0.19, 0.05), (0.19, 0.16), (0.001, 0.16)]
        lathe(body, (0, 0, 0), "X", P["soft"], 40, 0.01)
        for y in (-0.095, 0.095):
            rod((0.15, y, 0), (0.36, y, 0), 0.024, P["chrome"], 0.008, 16)


def screw(c, r, axis, P, m="steel"):
    cyl(r, r * 0.6, c, axis, P[m], r * 0.2, 24)
    cyl(r * 0.45, r * 0.62, c, axis, P["black"], 0.001, 6)

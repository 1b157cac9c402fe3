"""Safety signs: rigid plates with generic pictograms drawn as geometry, no words."""

from parts_goods import *

RED, BLUE, GREEN, YELLOW = "#c4161c", "#0a56a4", "#008451", "#f8c400"


def paints():
    # signal colours keep their hue under the studio lights, so they carry no coat
    flat = lambda n, c: mat("sign-" + n, c, 0.42, spec=0.3)
    return dict(
        red=flat("red", RED),
        blue=flat("blue", BLUE),
        green=flat("green", GREEN),
        yellow=flat("yellow", YELLOW),
        black=flat("black", "#17181a"),
        white=flat("white", "#f6f6f4"),
    )


# ------------------------------------------------------------------ plates: the drawing plane is u right, v up
def draw(fr, C, parts):
    """parts: (colour, loops[, apart]); each lies a hair above the ones before"""
    off = 0.002
    for part in parts:
        ink(part[1], fr, C[part[0]], off=off, apart=len(part) > 2)
        off += 0.0015 + 0.00015 * len(part[1])


def sheet(loops, C, fr, P, color="white", thick=0.05, holes=()):
    o = plate(loops, fr, C[color], thick, 0.008)
    for u, v in holes:
        c = fr @ Vector((u, v, thick))
        b = cyl(0.05, 0.03, (0, 0, 0), "Z", P["steel"], 0.01, 28)
        b.matrix_world = fr @ Matrix.Translation((u, v, thick + 0.004))
        s = box((0.065, 0.012, 0.01), (0, 0, 0), P["black"], 0.001)
        s.matrix_world = fr @ Matrix.Translation((u, v, thick + 0.017)) @ Matrix.Rotation(c.x + u, 4, "Z")
    return o


def corners(w, h, d=0.16):
    return [(s * (w / 2 - d), t * (h / 2 - d)) for s in (-1, 1) for t in (-1, 1)]


def standing(height, lean=7):
    """frame of a plate that leans back a little, its centre at half its height"""
    y, z = Vector((0, 1, 0)), Vector((-math.sin(R(lean)), 0, math.cos(R(lean))))
    return frame(z * height / 2, (y, z, y.cross(z)))


def prohibition(r):
    """ring and bar, the bar from upper left to lower right; drawn over the pictogram"""
    w = r * 0.2
    bar_ = [(-r * 0.94, -w / 2), (r * 0.94, -w / 2), (r * 0.94, w / 2), (-r * 0.94, w / 2)]
    return [circle((0, 0), r, 96), circle((0, 0), r - w, 96)], shift([bar_], rot=-45)


def triangle(s, r):
    """equilateral, corners rounded, centred on its incircle"""
    return fillet([(s * math.cos(R(a)), s * math.sin(R(a))) for a in (90, 210, 330)], r, 10)


# ------------------------------------------------------------------ the pictograms
def no_entry():
    return [("red", [circle((0, 0), 1.32, 96)]), ("white", [rrect((0, 0), 1.92, 0.44, 0.03)])]


def no_smoking():
    ring_, bar_ = prohibition(1.32)
    smoke = []
    for x, y, s in ((0.48, 0.06, 1), (0.70, 0.06, 1)):
        q = [(x + 0.11 * math.sin(i / 16 * 2 * math.pi) * s, y + 0.62 * i / 16) for i in range(17)]
        smoke += stroke(q, 0.085)
    stub = [rrect((-0.22, -0.14), 1.02, 0.22), rrect((0.42, -0.14), 0.16, 0.22)]
    ember = [rrect((0.60, -0.14), 0.12, 0.22), rrect((0.82, -0.14), 0.12, 0.22)]
    return [("black", stub + ember, 1), ("black", smoke, 1), ("red", bar_), ("red", ring_)]


def helmet():
    """head with a safety helmet, seen from the side-front as in the common mandatory sign"""
    dome = [(0.62 * math.cos(R(a)), 0.30 + 0.60 * math.sin(R(a))) for a in range(0, 181, 6)]
    shell_ = dome + [(-0.62, 0.20), (0.62, 0.20)]
    brim = rrect((0, 0.16), 1.62, 0.15, 0.07)
    ridge = [rrect((0, 0.82), 0.24, 0.26, 0.07)]
    grooves = []
    for s in (-1, 1):
        q = [(s * (0.17 + 0.15 * math.sin(R(a))), 0.34 + 0.40 * math.cos(R(a))) for a in range(8, 91, 10)]
        grooves += stroke(q, 0.045)
    face = [
        (-0.50, 0.04),
        (0.50, 0.04),
        (0.50, -0.20, 0.1),
        (0.42, -0.52, 0.2),
        (0.22, -0.74, 0.14),
        (-0.22, -0.74, 0.14),
        (-0.42, -0.52, 0.2),
        (-0.50, -0.20, 0.1),
    ]
    neck = fillet(
        [
            (-0.24, -0.62),
            (0.24, -0.62),
            (0.27, -0.84, 0.1),
            (0.80, -0.98, 0.16),
            (0.84, -1.14),
            (-0.84, -1.14),
            (-0.80, -0.98, 0.16),
            (-0.27, -0.84, 0.1),
        ]
    )
    bust = [p for p in neck]
    ears = [circle((s * 0.52, -0.16), 0.10, 24) for s in (-1, 1)]
    disc_ = [circle((0, 0), 1.42, 96)]
    return [
        ("blue", disc_),
        ("white", [shell_, brim, *ridge, fillet(face, 0), bust, *ears], 1),
        ("blue", grooves, 1),
    ]


def danger():
    mark = fillet([(-0.20, 0.78, 0.14), (0.20, 0.78, 0.14), (0.105, -0.18, 0.06), (-0.105, -0.18, 0.06)], 0, 8)
    return [("black", [mark, circle((0, -0.47), 0.165, 40)])]


def electrical():
    bolt = [(0.16, 0.92), (-0.30, 0.10), (-0.02, 0.16), (-0.20, -0.36), (-0.33, -0.30), (-0.06, -0.78)]
    bolt += [(0.16, -0.24), (0.03, -0.31), (0.30, 0.36), (0.03, 0.31), (0.33, 0.92)]
    return [("black", shift([bolt], (0, -0.03), 0.86))]


def extinguisher():
    x = 0.34
    body = fillet(
        [
            (x - 0.33, -1.05, 0.06),
            (x + 0.33, -1.05, 0.06),
            (x + 0.33, 0.36, 0.2),
            (x + 0.12, 0.52, 0.06),
            (x - 0.12, 0.52, 0.06),
            (x - 0.33, 0.36, 0.2),
        ],
        0,
    )
    valve = [
        rrect((x, 0.60), 0.20, 0.14),
        fillet([(x - 0.16, 0.68), (x + 0.40, 0.86), (x + 0.40, 0.95), (x - 0.16, 0.80)], 0.02),
    ]
    valve += [fillet([(x + 0.02, 0.64), (x + 0.42, 0.64), (x + 0.42, 0.72), (x + 0.02, 0.72)], 0.02)]
    hose = stroke([(x - 0.14, 0.70), (x - 0.30, 0.68), (x - 0.43, 0.56), (x - 0.49, 0.36), (x - 0.50, 0.0)], 0.085)
    horn = [fillet([(x - 0.56, 0.02), (x - 0.44, 0.02), (x - 0.41, -0.42), (x - 0.59, -0.42)], 0.02)]
    flame = [
        (-0.62, -1.05, 0.2),
        (-1.00, -0.86, 0.2),
        (-1.06, -0.46, 0.2),
        (-0.86, -0.10, 0.1),
        (-0.82, 0.18, 0.02),
        (-0.64, -0.06, 0.12),
        (-0.56, -0.34, 0.05),
        (-0.44, -0.16, 0.02),
        (-0.26, -0.52, 0.2),
        (-0.30, -0.90, 0.2),
    ]
    core = [
        (-0.64, -0.98, 0.1),
        (-0.80, -0.80, 0.1),
        (-0.74, -0.56, 0.05),
        (-0.66, -0.42, 0.02),
        (-0.56, -0.60, 0.06),
        (-0.48, -0.80, 0.1),
    ]
    return [("white", [body, *valve, *hose, *horn, fillet(flame, 0)], 1), ("red", [fillet(core, 0)])]


def exit_():
    """running figure through a door, arrow"""
    door = [
        rrect((-0.95, 0), 1.62, 1.92),
    ]
    limb = lambda *q, w=0.2: stroke(list(q), w)
    c = -0.95
    man = [circle((c + 0.20, 0.66), 0.155, 32)]
    man += limb((c + 0.08, 0.34), (c - 0.06, -0.12), w=0.30)  # trunk
    man += limb((c + 0.10, 0.38), (c + 0.42, 0.20), (c + 0.60, 0.34), w=0.13)  # arms
    man += limb((c + 0.06, 0.36), (c - 0.28, 0.30), (c - 0.44, 0.04), w=0.13)
    man += limb((c - 0.02, -0.14), (c + 0.32, -0.30), (c + 0.24, -0.70), w=0.18)  # legs
    man += limb((c - 0.08, -0.14), (c - 0.20, -0.50), (c - 0.62, -0.56), w=0.18)
    arrow = [(0.28, -0.17), (1.00, -0.17), (1.00, -0.50), (1.62, 0), (1.00, 0.50), (1.00, 0.17), (0.28, 0.17)]
    return [("white", [*door, arrow], 1), ("green", man, 1)]


def first_aid():
    a, b = 0.92, 0.31
    cross = [(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b)]
    return [("white", [cross])]


def build(P, plate_="square", ground="white", w=3.0, h=3.0, picture=None, border=None, thick=0.06):
    C = paints()
    if plate_ == "triangle":
        s = 2.05
        fr = standing(s * 1.5)
        fr = fr @ Matrix.Translation((0, -s * 0.25, 0))
        sheet([triangle(s, 0.42)], C, fr, P, "yellow", thick)
        top = fr @ Matrix.Translation((0, 0, thick))
        ink([triangle(s * 0.93, 0.36), triangle(s * 0.73, 0.16)], top, C["black"], off=0.002)
        draw(top, C, picture())
        return
    fr = standing(h)
    outline = [circle((0, 0), w / 2, 128)] if plate_ == "round" else [rrect((0, 0), w, h, 0.14)]
    sheet(outline, C, fr, P, ground, thick, () if plate_ == "round" else corners(w, h))
    top = fr @ Matrix.Translation((0, 0, thick))
    if border:
        ink(
            [rrect((0, 0), w - 0.10, h - 0.10, 0.10), rrect((0, 0), w - 0.18, h - 0.18, 0.07)],
            top,
            C[border],
            off=0.002,
        )
    draw(top, C, picture())


VIEW = dict(build=build, az=24, el=9, margin=1.2, key=0.82)
VARIANTS = {
    "sign-no-entry": dict(VIEW, picture=no_entry),
    "sign-helmet": dict(VIEW, picture=helmet, h=3.2),
    "sign-danger": dict(VIEW, plate_="triangle", picture=danger),
    "sign-electrical-risk": dict(VIEW, plate_="triangle", picture=electrical),
    "sign-fire-extinguisher": dict(VIEW, picture=extinguisher, ground="red", border="white"),
    "sign-exit": dict(VIEW, picture=exit_, ground="green", w=4.0, h=2.3, border="white"),
    "sign-first-aid": dict(VIEW, picture=first_aid, ground="green", border="white"),
    "sign-no-smoking": dict(VIEW, picture=no_smoking, plate_="round", w=2.84, h=2.84),
}

if __name__ == "__main__":
    run(VARIANTS)

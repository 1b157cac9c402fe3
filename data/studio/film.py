"""Puts the layers of yard.py together: the picture of the yard, and the film that starts and ends with it.

    python film.py dir=layers picture=yard.png              1600x900
    python film.py dir=layers film=folder [seconds=10]      yard.av1.mp4 and yard.h264.mp4, 1280x720, without a seam

Everything that moves has a period that fits into the film a whole number of times. Clouds drift for ever, so two
copies of them, half a film apart, are faded into each other."""

import json
import math
import os
import subprocess
import sys

import numpy as np
from PIL import Image, ImageFilter

FPS = 24
WAVE = 2.5  # seconds in which a flag comes round
FILM, PICTURE = (1280, 720), (1600, 900)
HORIZON = 0.487  # of the height, from the top; half a width is tan(half the angle of view) = 18 mm / 28 mm
TAN = 18 / 28
ENCODERS = {
    "yard.av1.mp4": "-c:v libsvtav1 -preset 4 -crf 38 -svtav1-params tune=0:film-grain=0 -pix_fmt yuv420p",
    "yard.h264.mp4": "-c:v libx264 -preset slower -tune film -crf 25 -profile:v high -pix_fmt yuv420p",
}


def srgb(hexcode):
    return np.array([int(hexcode[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255


def smooth(a, b, x):
    k = np.clip((x - a) / (b - a), 0, 1)
    return k * k * (3 - 2 * k)


def load(path, size=None):
    im = Image.open(path)
    if size and im.size != size:
        im = im.resize(size, Image.LANCZOS)
    return np.asarray(im, np.float32) / 255


class Clouds:
    """a field without edges, made of waves of all lengths; 0 to 1, half of it below 0.5"""

    def __init__(self, seed, n=512, slope=1.75):
        rnd = np.random.default_rng(seed)
        f = np.hypot(*np.meshgrid(np.fft.fftfreq(n), np.fft.fftfreq(n)))
        f[0, 0] = 1
        wave = np.fft.ifft2(np.fft.fft2(rnd.standard_normal((n, n))) * f**-slope * (f > 1.5 / n)).real
        self.n = n
        self.field = np.argsort(np.argsort(wave.ravel())).reshape(n, n).astype(np.float32) / n**2

    def at(self, u, v):
        """bilinear, repeating; one unit is one width of the field"""
        x, y = u * self.n, v * self.n
        i, j = np.floor(x).astype(int), np.floor(y).astype(int)
        a, b = (x - i).astype(np.float32), (y - j).astype(np.float32)
        g = lambda q, p: self.field[q % self.n, p % self.n]
        return (g(j, i) * (1 - a) + g(j, i + 1) * a) * (1 - b) + (g(j + 1, i) * (1 - a) + g(j + 1, i + 1) * a) * b

    def drifting(self, u, v, t, way):
        """the field at time t, 0 to 1, after a drift of `way` a film; the same at 0 and at 1"""
        w = 0.5 + 0.5 * math.cos(2 * math.pi * t)
        later = (t + 0.5) % 1
        # two half-blended fields are flatter than one: give the contrast back
        mixed = w * (self.at(u + way * (later - 0.5), v) - 0.5) + (1 - w) * (
            self.at(u + way * (t - 0.5) + 0.37, v + 0.41) - 0.5
        )
        return 0.5 + mixed / math.hypot(w, 1 - w)


class Yard:
    def __init__(self, folder, size):
        self.size = size
        w, h = size
        self.name = lambda n: os.path.join(folder, n)
        with open(self.name("parts.json")) as f:
            self.parts = json.load(f)
        self.still = load(self.name("still.png"), size)
        # what is left of the light where the sun is gone; 1 where it never was
        bright, dim = load(self.name("still.png"), (w // 2, h // 2)), load(self.name("shade.png"), (w // 2, h // 2))
        left = np.clip((dim[..., :3] + 0.02) / (bright[..., :3] + 0.02), 0.25, 1)
        left = Image.fromarray((left * 255).astype(np.uint8)).resize(size, Image.BICUBIC)
        place = np.load(self.name("places.npy"))
        yi = np.linspace(0, place.shape[0] - 1, h).astype(int)
        xi = np.linspace(0, place.shape[1] - 1, w).astype(int)
        self.place = place[yi][:, xi]
        self.left = np.asarray(left, np.float32) / 255
        self.left += (1 - self.left) * self.near_lift()[..., None]
        self.shadow_clouds, self.sky_clouds = Clouds(37), Clouds(23)
        x, y = np.meshgrid((np.arange(w) + 0.5) / w * 2 - 1, HORIZON - (np.arange(h) + 0.5) / h)
        self.rise = np.clip(y * 2 * h / w * TAN, 0.004, 1).astype(np.float32)
        self.across = (x * TAN).astype(np.float32)
        self.moving = {}

    def near_lift(self):
        """1 where the lift moves, fading out around: the shadow of a cloud on what stood there would stay behind"""
        w, h = self.size
        x0, x1, y0, y1 = self.parts["lift"]["part"]
        area = Image.new("L", self.size)
        area.paste(255, [round(v) for v in (x0 * w, h - y1 * h, x1 * w, h - y0 * h)])
        area = area.filter(ImageFilter.MaxFilter(31)).filter(ImageFilter.GaussianBlur(w / 80))
        return np.where(self.place[..., 0] < -6, np.asarray(area, np.float32) / 255, 0)

    def sky(self, t):
        up = smooth(0, 0.36, self.rise)[..., None]
        sky = srgb("#f4dfc4") * (1 - up) + srgb("#86b0d6") * up
        # a high, thin layer seen in perspective; far clouds melt into the haze
        far = 0.16 / (self.rise + 0.05)
        n = self.sky_clouds.drifting(self.across * far * 0.55, far * 0.62, t, 0.02)
        cover = smooth(0.52, 0.98, n) * smooth(0.0, 0.14, self.rise) * 0.8
        light = srgb("#fff3e2") * (1 - 0.25 * up) + srgb("#ffffff") * 0.25 * up
        return sky * (1 - cover[..., None]) + light * cover[..., None]

    def part(self, kind, i):
        """one picture of a moving part, rendered at the size of the film, with its place and a soft edge"""
        if (kind, i) not in self.moving:
            left, _, _, top = self.parts[kind]["part"]
            px = load(self.name(f"{kind}{i:03}.png"))
            h, w = px.shape[:2]
            x, y = int(left * FILM[0]), FILM[1] - int(top * FILM[1])  # as the renderer rounds
            ex = np.minimum(np.arange(w), np.arange(w)[::-1])
            ey = np.minimum(np.arange(h), np.arange(h)[::-1])
            edge = smooth(0, 7, np.minimum(ex[None, :], ey[:, None]).astype(np.float32))
            self.moving[kind, i] = px, (x, y, w, h), edge[..., None]
        return self.moving[kind, i]

    def lay(self, frame, kind, where):
        """puts a moving part into the frame; between two of its pictures it is a blend of them"""
        i = int(where)
        px, (x, y, w, h), edge = self.part(kind, i)
        if where > i:
            px = px * (1 - where + i) + self.part(kind, (i + 1) % self.parts[kind]["pictures"])[0] * (where - i)
        here = frame[y : y + h, x : x + w]
        here += (px - here) * edge

    def frame(self, t, seconds):
        """the yard at time t, 0 to 1, as bytes"""
        frame = self.still.copy()
        rise = 0.5 - 0.5 * math.cos(2 * math.pi * t)
        self.lay(frame, "lift", rise * (self.parts["lift"]["pictures"] - 1))
        wave = t * seconds / WAVE % 1
        self.lay(frame, "flags", round(wave * self.parts["flags"]["pictures"], 3))
        return self.under_sky(frame, t)

    def under_sky(self, frame, t):
        """the frame with the shadows of the clouds on the ground, and the sky behind, as bytes"""
        px, py = self.place[..., 0] / 90, self.place[..., 1] / 90
        cloud = smooth(0.50, 0.80, self.shadow_clouds.drifting(px * 0.5, py * 0.5, t, 0.06)) * 0.55
        lit = frame[..., :3] * (1 - cloud[..., None] * (1 - self.left))
        alpha = frame[..., 3:]
        return (np.clip(lit * alpha + self.sky(t) * (1 - alpha), 0, 1) * 255 + 0.5).astype(np.uint8)


def film(folder, out, seconds):
    yard = Yard(folder, FILM)
    n = round(seconds * FPS)
    if seconds % WAVE:
        sys.exit(f"The flags wave every {WAVE} s: {seconds} s do not hold that a whole number of times.")
    command = f"ffmpeg -v error -y -f rawvideo -pix_fmt rgb24 -s {FILM[0]}x{FILM[1]} -r {FPS} -i -".split()
    for file, encoder in ENCODERS.items():
        colour = (
            "-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709"
        )
        command += f"{colour} {encoder} -g {n} -movflags +faststart -an".split() + [os.path.join(out, file)]
    pipe = subprocess.Popen(command, stdin=subprocess.PIPE)
    for i in range(n):
        pipe.stdin.write(yard.frame(i / n, seconds).tobytes())
    pipe.stdin.close()
    if pipe.wait():
        sys.exit("ffmpeg could not write the film.")
    for file in ENCODERS:
        print(file, os.path.getsize(os.path.join(out, file)))


if __name__ == "__main__":
    A = dict(x.split("=", 1) for x in sys.argv[1:] if "=" in x)
    folder, seconds = A.get("dir", "layers"), float(A.get("seconds", 10))
    if "picture" in A:
        yard = Yard(folder, PICTURE)
        Image.fromarray(yard.under_sky(yard.still, 0)).save(A["picture"])
    if "film" in A:
        film(folder, A["film"], seconds)

"""Develops a rendered picture: denoises it, exposes it and prints it as an 8-bit PNG.

develop.py DIR OUT.png WEIGHTS KEY BALANCE CONTRAST
WEIGHTS: those of the denoiser, - for a picture that has samples enough.
KEY: the brightness (0..1, as printed) that the brightest tenth percentile shall reach.
"""
import pathlib
import struct
import sys
import zlib

import numpy as np

from denoise import denoise, weights


def tone(x, contrast):
    """A film-like curve on linear light: a soft toe and a long shoulder."""
    x = np.maximum(x, 0)
    lum = (x @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    x = np.maximum(lum + (x - lum) * .95, 0)
    a, b, c, d, e = 2.2, .05, 1.9, .72, .16
    y = (x * (a * x + b)) / (x * (c * x + d) + e)           # black at 0, shoulder towards a / c
    top = a / c
    y = np.clip(y / top * 1.04, 0, 1)
    s = np.where(y <= .0031308, y * 12.92, 1.055 * np.maximum(y, 1e-8) ** (1 / 2.4) - .055)
    if contrast:
        s = s + contrast * (s - .5) * s * (1 - s) * 2
    return np.clip(s, 0, 1)


def main(folder, out, network, key, warmth, contrast):
    """Exposure: find the gain with which the 92nd percentile prints at `key`."""
    clean = folder / 'clean.npy'
    if not clean.exists():
        passes = [np.load(folder / f'{p}.npy') for p in ('light', 'albedo', 'normal')]
        np.save(clean, passes[0] if str(network) == '-' else denoise(*passes, weights(network)))
    x = np.load(clean)
    h, w, _ = x.shape
    x = x * np.array([1 + warmth, 1, 1 - warmth * 1.3], np.float32)
    small = x[::4, ::4].reshape(1, -1, 3)
    lo, hi = -8., 8.
    for _ in range(22):
        g = (lo + hi) / 2
        p = np.percentile(tone(small * 2 ** g, contrast).max(-1), 92)
        lo, hi = (g, hi) if p < key else (lo, g)
    y = tone(x * 2 ** g, contrast)
    rng = np.random.default_rng(1)
    y = y * 255 + (rng.random((h, w, 1)) + rng.random((h, w, 1)) - 1) * .8
    rows = np.zeros((h, w * 3 + 1), np.uint8)
    rows[:, 1:] = np.clip(np.rint(y), 0, 255).astype(np.uint8).reshape(h, -1)
    with open(out, 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n')
        for kind, data in ((b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 2, 0, 0, 0)), (b'IDAT', zlib.compress(rows.tobytes(), 3)), (b'IEND', b'')):
            f.write(struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data)))
    print(f'{folder.name}: gain {g:+.2f} EV, median {np.median(y):.0f}, 1% {np.percentile(y, 1):.0f}, 99% {np.percentile(y, 99):.0f}')


if __name__ == '__main__':
    a = sys.argv[1:]
    main(*map(pathlib.Path, a[:3]), *map(float, a[3:6]))

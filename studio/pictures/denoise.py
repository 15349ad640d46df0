"""Denoises a rendered picture with Intel's Open Image Denoise network.

Debian's Blender comes without that library; the network's weights come with the npm package `denoiser`, and this runs
them: a U-Net of 3 × 3 convolutions, on numpy's matrix product.
"""
import os
import struct
from concurrent.futures import ThreadPoolExecutor

import numpy as np

BAND = 1 << 12      # pixels that a thread convolves at once: few, so that they stay in the processor's cache


def weights(path):
    """The tensors of a TZA file by name."""
    data = path.read_bytes()
    magic, major, _, at = struct.unpack_from('<HBBQ', data)
    if (magic, major) != (0x41d7, 2):
        raise ValueError(f'{path}: not a TZA 2 file')
    tensors = {}
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    for _ in range(count):
        (n,) = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + n].decode()
        at += 2 + n
        rank = data[at]
        dims = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank           # the dimensions and their letters
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        dtype = {b'f': '<f4', b'h': '<f2'}[kind]
        tensors[name] = np.frombuffer(data, dtype, int(np.prod(dims)), offset).reshape(dims).astype(np.float32)
    return tensors


def conv(x, net, name, relu=True, below=None):
    """A 3 × 3 convolution of (height, width, channels), the same size out. `below` has half the size and is read beside x."""
    kernel, bias = net[f'{name}.weight'], net[f'{name}.bias']
    h, w, _ = x.shape
    matrix = np.ascontiguousarray(kernel.transpose(2, 3, 1, 0).reshape(-1, kernel.shape[0]))
    out = np.empty((h, w, kernel.shape[0]), np.float32)
    rows = max(1, BAND // w)

    def band(y):
        n = min(rows, h - y)
        lo, hi = max(y - 1, 0), min(y + n + 1, h)
        near = x[lo:hi]
        if below is not None:
            wide = below[lo // 2:(hi + 1) // 2].repeat(2, 0).repeat(2, 1)
            near = np.concatenate([wide[lo % 2:lo % 2 + hi - lo], near], -1)
        near = np.pad(near, ((lo - y + 1, y + n + 1 - hi), (1, 1), (0, 0)))
        taps = [near[dy:dy + n, dx:dx + w] for dy in range(3) for dx in range(3)]
        sums = np.concatenate(taps, -1).reshape(n * w, -1) @ matrix + bias
        out[y:y + n] = (np.maximum(sums, 0) if relu else sums).reshape(n, w, -1)

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(band, range(0, h, rows)))
    return out


def pool(x):
    return x.reshape(x.shape[0] // 2, 2, x.shape[1] // 2, 2, -1).max((1, 3))


def grow(x, skip, net, level):
    return conv(conv(skip, net, f'dec_conv{level}a', below=x), net, f'dec_conv{level}b')


def network(x, net):
    """The U-Net; height and width are multiples of 16."""
    skips = [x]
    y = conv(x, net, 'enc_conv0')
    for level in range(1, 5):
        y = pool(conv(y, net, f'enc_conv{level}'))
        skips.append(y)
    y = conv(conv(skips.pop(), net, 'enc_conv5a'), net, 'enc_conv5b')
    for level in range(4, 0, -1):
        y = grow(y, skips.pop(), net, level)
    return conv(y, net, 'dec_conv0', relu=False)


# The network sees light through the curve it was trained with, nearly even to the eye.
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
DARK, BRIGHT = 1.57945760e-06, 3.22087631e-02


def encode(y):
    return np.where(y <= DARK, A * y, np.where(y <= BRIGHT, B * y ** C + D, E * np.log(y + F) + G))


def decode(x):
    middle = (np.maximum(x - D, 0) / B) ** (1 / C)
    return np.where(x <= encode(DARK), x / A, np.where(x <= encode(BRIGHT), middle, np.exp((x - G) / E) - F))


def denoise(light, albedo, normal, net):
    """Linear light without its noise. All are (height, width, 3); normals are -1 … 1."""
    light = np.maximum(np.nan_to_num(light), 0)
    h, w, _ = light.shape
    lum = np.log2(light @ np.array([.212671, .71516, .072169], np.float32) + 1e-4)
    gain, top = .18 / 2 ** lum.mean(), encode(65504.)
    x = np.concatenate([encode(light * gain) / top, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], -1)
    x = np.pad(x.astype(np.float32), ((0, -h % 16), (0, -w % 16), (0, 0)), 'symmetric')
    return (decode(np.clip(network(x, net)[:h, :w], 0, 1) * top) / gain).astype(np.float32)

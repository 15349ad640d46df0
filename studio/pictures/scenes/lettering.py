"""Figures as a draughtsman's single strokes, for the drawings: an SVG path around a point. Units of a 4 × 6 grid."""
import re

STROKES = {
    '0': 'M2 0C.4 0 0 1.6 0 3S.4 6 2 6 4 4.4 4 3 3.6 0 2 0', '1': 'M.6 1.4L2.4 0V6', '2': 'M.1 1.5C.2 .5 1 0 2 0S3.9 .6 3.9 1.7C3.9 3.3 0 4.4 0 6H4',
    '3': 'M.2 1C.6 .3 1.2 0 2 0S3.7 .6 3.7 1.5 3 2.9 1.6 2.9C3.1 2.9 4 3.5 4 4.4S3.1 6 2 6 .4 5.6 0 4.8', '4': 'M3 6V0L0 4.2H4',
    '5': 'M3.6 0H.6L.3 2.8C.8 2.4 1.3 2.2 2 2.2 3.2 2.2 4 3 4 4.1S3.2 6 2 6 .4 5.6 0 4.9', '6': 'M3.4 .2C1.4 .6 0 2.2 0 4.1 0 5.3 .8 6 2 6S4 5.2 4 4.1 3.2 2.3 2 2.3 .3 3 .1 3.8',
    '7': 'M0 0H4L1.4 6', '8': 'M2 2.8C.9 2.8 .3 2.2 .3 1.4S.9 0 2 0 3.7 .6 3.7 1.4 3.1 2.8 2 2.8 0 3.5 0 4.4 .9 6 2 6 4 5.3 4 4.4 3.1 2.8 2 2.8',
    '9': 'M.6 5.8C2.6 5.4 4 3.8 4 1.9 4 .7 3.2 0 2 0S0 .8 0 1.9 .8 3.7 2 3.7 3.7 3 3.9 2.2', ',': 'M.6 5.7L.2 7', 'm': 'M0 6V2.4M0 3.4C.3 2.7 .8 2.4 1.4 2.4S2.4 2.8 2.4 3.6V6M2.4 3.4C2.7 2.7 3.2 2.4 3.8 2.4S4.8 2.8 4.8 3.6V6',
}
WIDE = {',': 1.2, ' ': 2, 'm': 4.8, '1': 3}


def path(text, x, y, height):
    """The text as one path, centred on x, standing on y."""
    u = height / 6
    widths = [WIDE.get(c, 4) for c in text]
    at = x - (sum(widths) + 1.5 * (len(text) - 1)) * u / 2
    out = []
    for c, w in zip(text, widths):
        for cmd, nums in re.findall(r'([A-Z])([^A-Z]*)', STROKES.get(c, '')):
            n = [float(v) for v in re.findall(r'[\d.]+', nums)]
            if cmd == 'H':
                n = [at + n[0] * u]
            elif cmd == 'V':
                n = [y - height + n[0] * u]
            else:
                n = [at + v * u if i % 2 == 0 else y - height + v * u for i, v in enumerate(n)]
            out.append(cmd + ' '.join(f'{v:.1f}' for v in n))
        at += (w + 1.5) * u
    return ''.join(out)

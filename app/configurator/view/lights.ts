import type {Vector} from '../families/part';
import {normalize} from '../plan/vector';

/** A distant lamp. `direction` points to it, `strength` is the red, green and blue light on a surface that faces it. */
export interface Light {
  direction: Vector;
  strength: Vector;
  /** Radius in m over which the edge of a shadow is softened. */
  blur: number;
}

/** The number of lamps in one picture. Each casts a shadow. */
export const lightCount = 9;
const parts = {window: 3, sky: 4};

/** As in the photographs: a large window at the left, an even sky, and reflected light from the paper below. */
const colors: Record<'window' | 'sky' | 'floor', Vector> = {
  window: [1, 1, 1],
  sky: [1, 0.98, 0.95],
  floor: [1, 0.97, 0.92],
};

/** The light of window and sky on the floor, and the share that it reflects. */
const shares = {window: 0.46, sky: 0.54, floor: 0.66};

/** The direction of the window, relative to the camera, and its half size as a share of its distance. */
const window = {middle: [-0.74, -0.36, 0.62] as Vector, half: 0.42};

/** Only the first group is drawn while a piece rotates, so its shadows are softer. */
const blurs = {first: {window: 0.05, sky: 0.16, floor: 0.16}, later: {window: 0.01, sky: 0.03, floor: 0.03}};

/** A low-discrepancy sequence: two numbers between 0 and 1 that fill the square evenly. */
const spread = (index: number): [number, number] => [
  (0.5 + index * 0.7548776662) % 1,
  (0.5 + index * 0.5698402909) % 1,
];

/**
 * The lamps of a picture, which rotate with the camera as in a studio with a turntable. Each `group` samples window and sky at other
 * points, and the mean of many groups has soft shadows. The unshaded floor gets exactly 1 from each group.
 */
export function createLights(group: number, yaw: number): Light[] {
  const lights = Array.from({length: lightCount}, (_, index) => {
    const kind = index < parts.window ? 'window' : index < parts.window + parts.sky ? 'sky' : 'floor';
    const [a, b] = spread(group * lightCount + index);
    const [x, y, z] = kind === 'window' ? inWindow(index, group, a, b) : onSphere(index, group, a, b, kind === 'sky');
    const radians = (yaw * Math.PI) / 180;
    const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
    const direction: Vector = [x * cosine - y * sine, x * sine + y * cosine, z];
    return {kind, direction} as const;
  });
  const sums = {window: 0, sky: 0, floor: 0};
  for (const {kind, direction} of lights) sums[kind] += Math.abs(direction[2]);
  const total = [0, 1, 2].map((c) => shares.window * colors.window[c]! + shares.sky * colors.sky[c]!);
  return lights.map(({kind, direction}) => ({
    direction,
    strength: colors[kind].map(
      (color, index) => (color * shares[kind]) / sums[kind] / total[index]!,
    ) as unknown as Vector,
    blur: blurs[group === 0 ? 'first' : 'later'][kind],
  }));
}

function inWindow(index: number, group: number, a: number, b: number): Vector {
  const {middle, half} = window;
  // The lamps of the first group are evenly spaced.
  const angle = group === 0 ? (index / parts.window) * 2 * Math.PI : a * 2 * Math.PI;
  const radius = half * (group === 0 ? 0.7 : Math.sqrt(b));
  const aside = normalize([middle[1], -middle[0], 0]);
  const u = Math.cos(angle) * radius;
  const v = Math.sin(angle) * radius;
  return normalize([middle[0] + aside[0] * u, middle[1] + aside[1] * u, middle[2] + v]);
}

function onSphere(index: number, group: number, a: number, b: number, above: boolean): Vector {
  const count = above ? parts.sky : lightCount - parts.window - parts.sky;
  const angle = ((index + a) / count) * 2 * Math.PI;
  // Evenly over the hemisphere, except near the horizon, whose long shadows are hardly visible.
  const height = group === 0 ? 0.6 + 0.3 * b : 0.15 + 0.85 * b;
  const radius = Math.sqrt(1 - height * height);
  return [Math.cos(angle) * radius, Math.sin(angle) * radius, above ? height : -height];
}

import type {Vector} from '../families/parts/part';
import {normalize} from '../plan/vector';

/** A distant lamp. `direction` points to it, `strength` is the red, green and blue light on a surface that faces it. */
export interface Lamp {
  direction: Vector;
  strength: Vector;
  /** Radius in m over which the edge of a shadow is softened. */
  blur: number;
}

type LampKind = 'window' | 'sky' | 'floor';

/** The number of lamps in one picture. Each casts a shadow. */
export const lampCount = 9;
const counts = {window: 3, sky: 4, floor: lampCount - 3 - 4};

/** As in the photographs: a large window at the left, an even sky, and reflected light from the paper below. */
const colors: Record<LampKind, Vector> = {
  window: [1, 1, 1],
  sky: [1, 0.98, 0.95],
  floor: [1, 0.97, 0.92],
};

/** The light of window and sky on the floor, and the share that it reflects. */
const shares: Record<LampKind, number> = {window: 0.46, sky: 0.54, floor: 0.66};

/** The direction of the window, relative to the camera, and its half size as a share of its distance. */
const studioWindow = {middle: [-0.74, -0.36, 0.62] as Vector, half: 0.42};

/** Only the first group is drawn while a piece rotates, so its shadows are softer. */
const blurs = {first: {window: 0.05, sky: 0.16, floor: 0.16}, later: {window: 0.01, sky: 0.03, floor: 0.03}};

/** A low-discrepancy sequence: two numbers between 0 and 1 that fill the square evenly. */
export const getSequencePoint = (index: number): [number, number] => [
  (0.5 + index * 0.7548776662) % 1,
  (0.5 + index * 0.5698402909) % 1,
];

/**
 * The lamps of a picture, which rotate with the camera as in a studio with a turntable. Each `group` samples window and sky at other
 * points, and the mean of many groups has soft shadows. The unshaded floor gets exactly 1 from each group. `yaw` is in degrees.
 */
export function createLamps(group: number, yaw: number): Lamp[] {
  const radians = (yaw * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const lamps = Array.from({length: lampCount}, (_, index) => {
    const kind = getKind(index);
    const point = getSequencePoint(group * lampCount + index);
    const [x, y, z] =
      kind === 'window' ? sampleWindow(index, group, point) : sampleHemisphere(index, group, point, kind);
    const direction: Vector = [x * cosine - y * sine, x * sine + y * cosine, z];
    return {kind, direction};
  });
  const sums = {window: 0, sky: 0, floor: 0};
  for (const {kind, direction} of lamps) sums[kind] += Math.abs(direction[2]);
  const floorLight = [0, 1, 2].map(
    (channel) => shares.window * colors.window[channel]! + shares.sky * colors.sky[channel]!,
  );
  return lamps.map(({kind, direction}) => ({
    direction,
    strength: colors[kind].map(
      (color, channel) => (color * shares[kind]) / sums[kind] / floorLight[channel]!,
    ) as unknown as Vector,
    blur: blurs[group === 0 ? 'first' : 'later'][kind],
  }));
}

function getKind(index: number): LampKind {
  if (index < counts.window) return 'window';
  return index < counts.window + counts.sky ? 'sky' : 'floor';
}

function sampleWindow(index: number, group: number, [a, b]: [number, number]): Vector {
  const {middle, half} = studioWindow;
  // The lamps of the first group are evenly spaced.
  const turn = group === 0 ? index / counts.window : a;
  const angle = turn * 2 * Math.PI;
  const radius = half * (group === 0 ? 0.7 : Math.sqrt(b));
  const sideways = normalize([middle[1], -middle[0], 0]);
  const u = Math.cos(angle) * radius;
  const v = Math.sin(angle) * radius;
  return normalize([middle[0] + sideways[0] * u, middle[1] + sideways[1] * u, middle[2] + v]);
}

/** The sky is the upper hemisphere, and the floor's reflected light comes from the lower one. */
function sampleHemisphere(index: number, group: number, [a, b]: [number, number], kind: 'sky' | 'floor'): Vector {
  const angle = ((index + a) / counts[kind]) * 2 * Math.PI;
  // Evenly over the hemisphere, except near the horizon, whose long shadows are hardly visible.
  const height = group === 0 ? 0.6 + 0.3 * b : 0.15 + 0.85 * b;
  const radius = Math.sqrt(1 - height * height);
  return [Math.cos(angle) * radius, Math.sin(angle) * radius, kind === 'sky' ? height : -height];
}

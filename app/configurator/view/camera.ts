import type {Size} from '../families/family';
import type {Vector} from '../families/part';
import {cross, dot, normalize, subtract} from '../plan/vector';

/** The viewing direction: degrees around the piece (0 from the front, positive from its right) and above the floor. */
export interface Turn {
  yaw: number;
  pitch: number;
  /** Relative to the initial distance. */
  zoom: number;
}

/** Left of the front and slightly from above, like the photographs. */
export const initialRotation: Turn = {yaw: -24, pitch: 14, zoom: 1};

/** A piece below this height, in mm, is invisible from the side. */
const flat = 100;

/** The initial viewing direction. */
export const getInitialRotation = ({height}: Size): Turn =>
  height < flat ? {...initialRotation, pitch: 42} : initialRotation;

const limits = {pitch: [3, 80], zoom: [0.7, 2.6]} as const;

export function limited({yaw, pitch, zoom}: Turn): Turn {
  const between = (value: number, [from, to]: readonly [number, number]) => Math.max(from, Math.min(value, to));
  return {yaw: ((yaw + 540) % 360) - 180, pitch: between(pitch, limits.pitch), zoom: between(zoom, limits.zoom)};
}

/** A pinhole camera. Millimetres. */
interface Camera {
  eye: Vector;
  /** Directions across the picture, up in it, and into it. */
  right: Vector;
  up: Vector;
  forward: Vector;
  /** Focal lengths, as parts of half the picture's width and height. */
  focal: readonly [across: number, up: number];
  near: number;
  far: number;
}

/** Half the angle of view, upwards: that of a short telephoto lens. */
const halfAngle = (12 * Math.PI) / 180;

/** The share of the picture that a piece may fill, across and upwards. */
const filled = {across: 0.88, up: 0.8};

/**
 * The camera for a piece in a picture that is `aspect` times as wide as high. A smaller piece is seen smaller than the
 * product's `largest`, but not in proportion, or a small one would get lost.
 */
export function createCamera(piece: Size, largest: Size, aspect: number, turn: Turn): Camera {
  const tangent = Math.tan(halfAngle);
  const distance = Math.sqrt(fit(piece, aspect) * fit(largest, aspect)) / turn.zoom;
  const [yaw, pitch] = [(turn.yaw * Math.PI) / 180, (turn.pitch * Math.PI) / 180];
  const back: Vector = [Math.sin(yaw) * Math.cos(pitch), -Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch)];
  const [x, y, z] = back;
  const eye: Vector = [x * distance, y * distance, z * distance + piece.height / 2];
  const forward: Vector = [-x, -y, -z];
  const right = normalize(cross(forward, [0, 0, 1]));
  return {
    eye,
    right,
    up: cross(right, forward),
    forward,
    focal: [1 / (tangent * aspect), 1 / tangent],
    near: distance / 20,
    far: distance * 6,
  };
}

/** The distance from which a piece fits into the picture, however it is turned about its upright axis. */
function fit({length, depth, height}: Size, aspect: number): number {
  const tangent = Math.tan(halfAngle);
  const radius = Math.hypot(length, depth) / 2;
  const tilt = (getInitialRotation({length, depth, height}).pitch * Math.PI) / 180;
  const upright = (height * Math.cos(tilt)) / 2 + radius * Math.sin(tilt);
  return Math.max(radius / (tangent * aspect * filled.across), upright / (tangent * filled.up)) + radius * 0.6;
}

/** The position of a point of the piece in a picture of this size, from its left and from its top. */
export function projected({eye, right, up, forward, focal}: Camera, at: Vector, width: number, height: number) {
  const from = subtract(at, eye);
  const depth = dot(from, forward);
  return [
    ((1 + (dot(from, right) * focal[0]) / depth) * width) / 2,
    ((1 - (dot(from, up) * focal[1]) / depth) * height) / 2,
  ] as const;
}

/** The matrix of a camera in metres, by columns. `shift` moves the picture by parts of its half size. */
export function createMatrix({eye, right, up, forward, focal, near, far}: Camera, shift: readonly [number, number]) {
  const [u, v, w] = [right, up, forward].map((axis) => [...axis, -dot(axis, eye) / 1000] as const) as [Row, Row, Row];
  const [n, f] = [near / 1000, far / 1000];
  const columns = [0, 1, 2, 3].flatMap((index) => {
    const depth = w[index]!;
    return [
      u[index]! * focal[0] + shift[0] * depth,
      v[index]! * focal[1] + shift[1] * depth,
      (depth * (f + n)) / (f - n) - (index === 3 ? (2 * f * n) / (f - n) : 0),
      depth,
    ];
  });
  return new Float32Array(columns);
}

type Row = readonly [number, number, number, number];

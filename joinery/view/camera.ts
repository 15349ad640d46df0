import type {Size} from '../families/family';
import type {Vector} from '../families/parts/part';
import {cross, dot, normalize} from '../plan/vector';

/** Where the camera stands: degrees around the piece (0 in front, positive at its right) and above the floor, and its distance. */
export interface Rotation {
  yaw: number;
  pitch: number;
  /** Relative to the initial distance. */
  zoom: number;
}

/** Left of the front and slightly from above, like the photographs. */
const initialRotation: Rotation = {yaw: -24, pitch: 14, zoom: 1};

/** Below this height, in mm, a piece is flat: it can hardly be seen from the side. */
const flatHeight = 100;

/** The initial viewing direction. */
export const getInitialRotation = ({height}: Size): Rotation =>
  height < flatHeight ? {...initialRotation, pitch: 42} : initialRotation;

const limits = {pitch: [3, 80], zoom: [0.7, 2.6]} as const;

/** Limits pitch and zoom, and brings the yaw between -180 and 180. */
export function limitRotation({yaw, pitch, zoom}: Rotation): Rotation {
  const clamp = (value: number, [from, to]: readonly [number, number]) => Math.max(from, Math.min(value, to));
  return {yaw: ((yaw + 540) % 360) - 180, pitch: clamp(pitch, limits.pitch), zoom: clamp(zoom, limits.zoom)};
}

/** A pinhole camera. Millimetres. */
interface Camera {
  eye: Vector;
  /** Directions across the picture, up in it, and into it. */
  right: Vector;
  up: Vector;
  forward: Vector;
  /** Focal lengths, as parts of half the picture's width and height. */
  focal: readonly [horizontal: number, vertical: number];
  near: number;
  far: number;
}

/** Half the vertical angle of view: that of a short telephoto lens. */
const halfViewAngle = (12 * Math.PI) / 180;

/** The share of the picture that a piece may fill. */
const maxShare = {width: 0.88, height: 0.8};

/** The front of a piece is nearer to the camera than its axis, by about this share of its radius. */
const frontShare = 0.6;

/**
 * The camera for a piece in a picture that is `aspect` times as wide as high. A smaller piece is seen smaller than the
 * product's `largest`, but not in proportion, because a small one would be hard to see.
 */
export function createCamera(piece: Size, largest: Size, aspect: number, rotation: Rotation): Camera {
  const tangent = Math.tan(halfViewAngle);
  const distance = Math.sqrt(getFitDistance(piece, aspect) * getFitDistance(largest, aspect)) / rotation.zoom;
  const [yaw, pitch] = [(rotation.yaw * Math.PI) / 180, (rotation.pitch * Math.PI) / 180];
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
function getFitDistance({length, depth, height}: Size, aspect: number): number {
  const tangent = Math.tan(halfViewAngle);
  const radius = Math.hypot(length, depth) / 2;
  const tilt = (getInitialRotation({length, depth, height}).pitch * Math.PI) / 180;
  const halfHeight = (height * Math.cos(tilt)) / 2 + radius * Math.sin(tilt);
  const distanceForWidth = radius / (tangent * aspect * maxShare.width);
  const distanceForHeight = halfHeight / (tangent * maxShare.height);
  return Math.max(distanceForWidth, distanceForHeight) + radius * frontShare;
}

type Row = readonly [number, number, number, number];

/** The matrix of a camera in metres, by columns. `shift` moves the picture, in normalised device coordinates (-1 to 1). */
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

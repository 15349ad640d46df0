import type {Part, Vector} from '../families/parts/part';
import {axes, toIndex} from './facing';

/** An end of a part that is sawn to a tenon with shoulders. */
interface Tenon {
  /** Its box in mm of the piece, from the shoulders to the end of the part. */
  from: Vector;
  to: Vector;
  /** The axis (0, 1, 2) along which it goes into the other part, and towards which side. */
  axis: number;
  sign: 1 | -1;
}

/** The tenon with which a part goes into another one, if it has shoulders. They touch the face of the other part; neither is tilted. */
export function findTenon(part: Part, other: Part): Tenon | null {
  const tenon = part.joints.find((joint) => joint.with === other.id)?.tenon;
  if (!tenon || part.grain === null) return null;
  const axis = toIndex(part.grain);
  const sign = other.place[axis]! > part.place[axis]! ? 1 : -1;
  const shoulder = other.place[axis]! - (sign * other.size[axis]!) / 2;
  const end = part.place[axis]! + (sign * part.size[axis]!) / 2;
  const ends = axes.map((name, index) => {
    if (index === axis) return [Math.min(shoulder, end), Math.max(shoulder, end)];
    const half = (tenon[name] ?? part.size[index]!) / 2;
    return [part.place[index]! - half, part.place[index]! + half];
  });
  const [from, to] = [0, 1].map((side) => ends.map((range) => range[side]!)) as unknown as [Vector, Vector];
  return {from, to, axis, sign};
}

/** A box along the piece's axes with the material of a part. */
export const cutToBox = (part: Part, from: Vector, to: Vector): Part => {
  const toVector = (getValue: (axis: number) => number) => [0, 1, 2].map(getValue) as unknown as Vector;
  return {
    ...part,
    size: toVector((axis) => to[axis]! - from[axis]!),
    place: toVector((axis) => (from[axis]! + to[axis]!) / 2),
  };
};

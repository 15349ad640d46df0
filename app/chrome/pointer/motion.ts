export interface Point {
  x: number;
  y: number;
}

/** Share of the offset to the pointer that the cursor makes up in one frame of 60 Hz (specification, section 9). */
const follow = 0.05;
const frame = 1000 / 60;

/** Where the cursor stands `elapsed` milliseconds later, the same on every display. */
export function followPointer(cursor: Point, pointer: Point, elapsed: number): Point {
  const share = 1 - (1 - follow) ** (elapsed / frame);
  return {x: cursor.x + (pointer.x - cursor.x) * share, y: cursor.y + (pointer.y - cursor.y) * share};
}

/** In pixels: how far a magnetic button's pull reaches past its edges, and how far the button goes at most. */
export const magnet = {size: 30, radius: 20};

/** Shift of a magnetic button towards a pointer, from the button's box at rest. */
export function magneticShift(box: DOMRectReadOnly, pointer: Point, {size, radius} = magnet): Point {
  const shift = (at: number, start: number, end: number) => (at - (start + end) / 2) / ((end - start) / 2 + size);
  const x = shift(pointer.x, box.left, box.right);
  const y = shift(pointer.y, box.top, box.bottom);
  if (Math.abs(x) > 1 || Math.abs(y) > 1) return {x: 0, y: 0};
  return {x: x * radius, y: y * radius};
}

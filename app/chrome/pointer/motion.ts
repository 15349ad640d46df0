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

/** Per cent of the offset that a magnetic button follows, and how far in pixels its pull reaches past its edges. */
export const magnet = {size: 30, radius: 20};

/** Shift of a magnetic button for a pointer, from the button's box at rest. */
export function magneticShift(box: DOMRectReadOnly, pointer: Point, {size, radius} = magnet): Point {
  const outside =
    pointer.x < box.left - radius ||
    pointer.x > box.right + radius ||
    pointer.y < box.top - radius ||
    pointer.y > box.bottom + radius;
  if (outside) return {x: 0, y: 0};
  const share = size / 100;
  return {
    x: (pointer.x - (box.left + box.right) / 2) * share,
    y: (pointer.y - (box.top + box.bottom) / 2) * share,
  };
}

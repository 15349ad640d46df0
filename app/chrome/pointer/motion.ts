export interface Point {
  x: number;
  y: number;
}

/** Share of the way to the pointer that the cursor goes in one frame of 60 Hz (rule 4.10). */
const sharePerFrame = 0.05;
/** In ms. */
const frame = 1000 / 60;

/** Where the cursor is `elapsed` ms later. It is as fast on a display with more frames. */
export function followPointer(cursor: Point, pointer: Point, elapsed: number): Point {
  const share = 1 - (1 - sharePerFrame) ** (elapsed / frame);
  return {x: cursor.x + (pointer.x - cursor.x) * share, y: cursor.y + (pointer.y - cursor.y) * share};
}

/** In px (rule 4.11): how far from its edges a magnetic button notices the pointer, and how far it moves at most. */
const magnet = {reach: 30, maxShift: 20};

/** How far a magnetic button is moved towards a pointer, in px; `box` is the button's box at rest. */
export function magneticShift(box: DOMRectReadOnly, pointer: Point, {reach, maxShift} = magnet): Point {
  const shift = (position: number, start: number, end: number) =>
    (position - (start + end) / 2) / ((end - start) / 2 + reach);
  const x = shift(pointer.x, box.left, box.right);
  const y = shift(pointer.y, box.top, box.bottom);
  if (Math.abs(x) > 1 || Math.abs(y) > 1) return {x: 0, y: 0};
  return {x: x * maxShift, y: y * maxShift};
}

export interface Position {
  x: number;
  y: number;
}

/** The share of the distance to the pointer that the cursor moves in a frame of 60 Hz. */
const sharePerFrame = 0.05;
/** Duration of a frame of 60 Hz, in ms. */
const frameTime = 1000 / 60;

/** The position of the cursor after `elapsed` ms. The speed doesn't depend on the display's frame rate. */
export function followPointer(cursor: Position, pointer: Position, elapsed: number): Position {
  const share = 1 - (1 - sharePerFrame) ** (elapsed / frameTime);
  return {x: cursor.x + (pointer.x - cursor.x) * share, y: cursor.y + (pointer.y - cursor.y) * share};
}

/** The distance at which the pointer attracts a magnetic button, and the button's maximum shift, in px. */
const magnet = {reach: 30, maxShift: 20};

/** The shift of a magnetic button towards the pointer, in px; `box` is the button's box at rest. */
export function magneticShift(box: DOMRectReadOnly, pointer: Position, {reach, maxShift} = magnet): Position {
  // From -1 to 1 while the pointer is within reach; 0 at the centre of the button.
  const relativePosition = (position: number, start: number, end: number) =>
    (position - (start + end) / 2) / ((end - start) / 2 + reach);
  const x = relativePosition(pointer.x, box.left, box.right);
  const y = relativePosition(pointer.y, box.top, box.bottom);
  if (Math.abs(x) > 1 || Math.abs(y) > 1) return {x: 0, y: 0};
  return {x: x * maxShift, y: y * maxShift};
}

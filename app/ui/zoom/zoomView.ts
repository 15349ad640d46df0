/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** In CSS pixels, from the middle of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** How a picture lies on the stage: its size as a multiple of the fitted one, and the place of its middle. */
export interface View extends Point {
  scale: number;
}

/** A picture that fits the stage, and the stage. */
export interface Bounds {
  fitted: Size;
  stage: Size;
  /** The largest scale. */
  max: number;
}

/** The whole picture, in the middle. */
export const whole: View = {scale: 1, x: 0, y: 0};

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Bounds of a picture of `image` pixels. It fits the stage and is at most as large as its own pixels. */
export function boundsOf(image: Size, stage: Size): Bounds {
  const share = Math.min(stage.width / image.width, stage.height / image.height, 1);
  const fitted = {width: image.width * share, height: image.height * share};
  // A small picture can be enlarged, too: who asks for it wants to see it larger.
  return {fitted, stage, max: clamp(1 / share, 2.5, 6)};
}

/** The view, moved so far that no empty edge of the stage shows beside a picture that is larger. */
function within({scale, x, y}: View, {fitted, stage}: Bounds): View {
  const room = (size: number, space: number) => Math.max(0, (size * scale - space) / 2);
  const across = room(fitted.width, stage.width);
  const down = room(fitted.height, stage.height);
  return {scale, x: clamp(x, -across, across), y: clamp(y, -down, down)};
}

/** The view `factor` times as large. What is at `point` stays there, as far as the edges allow. */
export function zoomAt({scale, x, y}: View, factor: number, point: Point, bounds: Bounds): View {
  const larger = clamp(scale * factor, 1, bounds.max);
  const change = larger / scale;
  return within({scale: larger, x: point.x - (point.x - x) * change, y: point.y - (point.y - y) * change}, bounds);
}

/** The view moved by so many CSS pixels, as far as the edges allow. */
export function moveBy({scale, x, y}: View, {x: dx, y: dy}: Point, bounds: Bounds): View {
  return within({scale, x: x + dx, y: y + dy}, bounds);
}

/** A size in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A position in CSS pixels, from the centre of the stage. */
export interface Point {
  x: number;
  y: number;
}

/** The transform of a picture: its scale relative to the fitted size, and the position of its centre. */
export interface View extends Point {
  scale: number;
}

/** The fitted size of a picture, and the size of the stage. */
export interface Bounds {
  fitted: Size;
  stage: Size;
  /** The maximum scale. */
  max: number;
}

/** The unzoomed picture in the centre. */
export const initialView: View = {scale: 1, x: 0, y: 0};

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The bounds of a picture of `image` pixels. The fitted picture is as large as the stage allows, but not larger than its own pixels. */
export function computeBounds(image: Size, stage: Size): Bounds {
  const fitScale = Math.min(stage.width / image.width, stage.height / image.height, 1);
  const fitted = {width: image.width * fitScale, height: image.height * fitScale};
  // A small picture can be enlarged beyond its pixels, too.
  return {fitted, stage, max: clamp(1 / fitScale, 2.5, 6)};
}

/** Limits the position, so that a picture larger than the stage leaves no edge of the stage empty. */
function limitPosition({scale, x, y}: View, {fitted, stage}: Bounds): View {
  const maxOffset = (pictureLength: number, stageLength: number) =>
    Math.max(0, (pictureLength * scale - stageLength) / 2);
  const maxX = maxOffset(fitted.width, stage.width);
  const maxY = maxOffset(fitted.height, stage.height);
  return {scale, x: clamp(x, -maxX, maxX), y: clamp(y, -maxY, maxY)};
}

/** Zooms by `factor` around `point`, within the limits. */
export function zoomAt({scale, x, y}: View, factor: number, point: Point, bounds: Bounds): View {
  const newScale = clamp(scale * factor, 1, bounds.max);
  const change = newScale / scale;
  const newX = point.x - (point.x - x) * change;
  const newY = point.y - (point.y - y) * change;
  return limitPosition({scale: newScale, x: newX, y: newY}, bounds);
}

/** Moves by a distance in CSS pixels, within the limits. */
export function moveBy({scale, x, y}: View, {x: dx, y: dy}: Point, bounds: Bounds): View {
  return limitPosition({scale, x: x + dx, y: y + dy}, bounds);
}

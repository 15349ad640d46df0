/** The zoom factor of a click, a double tap or the button. */
export const clickFactor = 2.5;

/** The largest zoom level of a picture whose fitted size has the level `fit`. The level 1 is the picture's own pixels (rule 21.2). */
export function maxZoomLevel({fit}: {fit: number}): number {
  // A small picture can be enlarged beyond its pixels, too.
  return Math.min(Math.max(1, fit * clickFactor), fit * 6);
}

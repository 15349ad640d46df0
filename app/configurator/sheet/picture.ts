import type {SheetView} from './views';

/** A view as a picture of its own, as a `data:` address. `color` is `#rrggbb`. */
export function pictureOf({width, height, outlines}: SheetView, color: string): string {
  const paths = outlines.map(
    ({path, colored}) => `<path d="${path}" fill="${colored ? color : '#fff'}" stroke="#1b1a17" stroke-width=".3"/>`,
  );
  const box = `viewBox="-2 -2 ${width + 4} ${height + 4}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${paths.join('')}</svg>`)}`;
}

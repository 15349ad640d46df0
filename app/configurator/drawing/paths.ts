/** SVG paths for the drawing, in the piece's own unit, rounded to tenths. */
export const round = (value: number) => Math.round(value * 10) / 10;
export const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
export const across = (y: number, from: number, to: number) => `M${round(from)} ${round(y)}H${round(to)}`;
export const down = (x: number, from: number, to: number) => `M${round(x)} ${round(from)}V${round(to)}`;
export const circle = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
export const repeat = (count: number, path: (index: number) => string) =>
  Array.from({length: count}, (_, index) => path(index)).join('');

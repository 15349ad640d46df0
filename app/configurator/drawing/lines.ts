import type {Furniture} from './furniture';
import type {Extent} from './layout';

/** What makes a piece recognisable, as paths in its own unit; its upper left corner is the origin. */
interface Lines {
  /** Stands behind or under the piece, or goes out from it. */
  around?: string;
  /** Edges on it. */
  edges?: string;
  /** Below or inside it: dashed, as on every workshop drawing. */
  hidden?: string;
  /** Stands on it. */
  things?: string;
}

const round = (value: number) => Math.round(value * 10) / 10;
const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
const across = (y: number, from: number, to: number) => `M${round(from)} ${round(y)}H${round(to)}`;
const down = (x: number, from: number, to: number) => `M${round(x)} ${round(from)}V${round(to)}`;
const circle = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const repeat = (count: number, path: (index: number) => string) =>
  Array.from({length: count}, (_, index) => path(index)).join('');

/** Joints between the boards of a top; a board is at most `wide`. */
function planks(top: Extent, wide: number): string {
  const count = Math.ceil(top.down / wide);
  return repeat(count - 1, (index) => across(((index + 1) * top.down) / count, 0, top.across));
}

/** Two trestles under a top, and the stretcher between them. */
function trestles({across: length, down: width}: Extent): string {
  const stand = length * 0.16;
  const legs = [stand, length - stand].map((x) => box(x - 4, 5, 8, width - 10));
  return legs.join('') + box(stand + 4, width / 2 - 4, length - 2 * stand - 8, 8);
}

/** A chair whose seat lies half under the edge at `y`; `out` is -1 above the top, 1 below it. */
function chair(x: number, y: number, out: 1 | -1): string {
  const seat = `M${round(x - 21)} ${y - out * 12}v${out * 32}q0 6 6 6h30q6 0 6 ${-6}v${out * -32}z`;
  const curved = out === 1 ? seat : seat.replace('q0 6 6 6', 'q0 -6 6 -6').replace('q6 0 6 -6', 'q6 0 6 6');
  return curved + `M${round(x - 18)} ${y + out * 30}h36v${out * -5}h-36z`;
}

/** A place at a table takes 60 cm. */
const place = 60;

function chairs({across: length, down: width}: Extent): string {
  const count = Math.floor(length / place);
  const at = (index: number) => ((index + 0.5) * length) / count;
  return repeat(count, (index) => chair(at(index), 0, -1) + chair(at(index), width, 1));
}

/** Tenons that come through the seat, of a third end too where the bench is long. */
function tenons({across: length, down: width}: Extent): string {
  const ends = length >= 160 ? [0.12, 0.5, 0.88] : [0.12, 0.88];
  return ends
    .map((end) => [0.25, 0.75].map((side) => box(length * end - 1.5, width * side - 4, 3, 8)).join(''))
    .join('');
}

/** Thickness of a book, and how deep it stands. */
const books = [
  [3, 15],
  [4.5, 17],
  [2.5, 13],
  [3.5, 16],
  [5, 18],
  [2, 12],
  [3, 17],
  [4, 14],
] as const;

/** A row of books over a third of the length, and a vase. */
function onTheShelf({across: length, down: depth}: Extent): string {
  let row = '';
  for (let index = 0, x = length * 0.1; x < length * 0.42; index += 1) {
    const [thick, deep] = books[index % books.length] ?? [3, 15];
    row += box(x, 1, thick, Math.min(deep, depth - 3));
    x += thick;
  }
  const radius = Math.min(7, depth / 2 - 3);
  return row + [radius, radius / 2].map((r) => circle(length * 0.72, depth / 2, round(r))).join('');
}

/** Bays of 50 cm, as the wardrobe is made. */
const bays = (length: number) => Math.max(1, Math.round(length / 50));

function wardrobe({across: length, down: depth}: Extent): Lines {
  const count = bays(length);
  const bay = length / count;
  const leaf = bay / 2;
  const door = (hinge: number, towards: 1 | -1) =>
    down(hinge, depth, depth + leaf) +
    `A${round(leaf)} ${round(leaf)} 0 0 ${towards === 1 ? 0 : 1} ${round(hinge + towards * leaf)} ${depth}`;
  const reach = Math.min(21, depth / 2 - 6);
  const hangers = Math.floor((bay - 12) / 7);
  const hanger = (index: number) => {
    const x = Math.floor(index / hangers) * bay + bay / 2 + ((index % hangers) - (hangers - 1) / 2) * 7;
    const lean = ((index * 5) % 4) - 1.5;
    return `M${round(x - lean)} ${round(depth / 2 - reach)}L${round(x + lean)} ${round(depth / 2 + reach)}`;
  };
  return {
    around: repeat(count, (index) => door(index * bay, 1) + door((index + 1) * bay, -1)),
    edges:
      repeat(count - 1, (index) => down((index + 1) * bay, 2, depth - 2)) +
      box(2, 2, length - 4, depth - 4) +
      repeat(count * hangers, hanger),
    hidden: across(depth / 2, 2, length - 2),
  };
}

/** Grass, and the folded edge that holds it; millimetres. */
function planter({across: width}: Extent): Lines {
  const blades = Math.floor((width - 40) / 26);
  const blade = (index: number) => {
    const height = 90 + ((index * 53) % 12) * 10;
    const lean = ((index * 29) % 9) * 10 - 40;
    return `M${30 + index * 26} 0q0 ${-height / 2} ${lean} ${-height}`;
  };
  return {around: repeat(blades, blade), edges: across(30, 0, width)};
}

export function linesOf(furniture: Furniture, extent: Extent): Lines {
  switch (furniture) {
    case 'board':
      return {edges: planks(extent, 12)};
    case 'table':
      return {around: chairs(extent), edges: planks(extent, 14), hidden: trestles(extent)};
    case 'desk':
      return {
        around: chair(extent.across / 2, extent.down, 1),
        edges: planks(extent, 14) + across(4, 6, extent.across - 6),
        hidden: trestles(extent),
      };
    case 'bench':
      return {edges: planks(extent, 24) + tenons(extent)};
    case 'shelf':
      return {edges: box(2.4, 0, extent.across - 4.8, extent.down), things: onTheShelf(extent)};
    case 'wardrobe':
      return wardrobe(extent);
    case 'planter':
      return planter(extent);
  }
}

import {chair, chairs} from './chairs';
import type {Furniture} from './furniture';
import type {Extent} from './layout';
import {across, box, circle, down, repeat, round} from './paths';

/** What makes a piece recognisable, as paths in its own unit; its upper left corner is the origin. */
interface FurniturePaths {
  /** What stands behind or under the piece or reaches out from it: chairs, doors, plants. */
  around?: string;
  /** Edges and joints on the piece. */
  edges?: string;
  /** What lies below or inside the piece: dashed, as on every workshop drawing. */
  hidden?: string;
  /** What stands on the piece. */
  things?: string;
}

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

function wardrobe({across: length, down: depth}: Extent): FurniturePaths {
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
function planter({across: width}: Extent): FurniturePaths {
  const blades = Math.floor((width - 40) / 26);
  const blade = (index: number) => {
    const height = 90 + ((index * 53) % 12) * 10;
    const lean = ((index * 29) % 9) * 10 - 40;
    return `M${30 + index * 26} 0q0 ${-height / 2} ${lean} ${-height}`;
  };
  return {around: repeat(blades, blade), edges: across(30, 0, width)};
}

export function pathsOf(furniture: Furniture, extent: Extent): FurniturePaths {
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

import {drawer} from '../drawer';
import {defineFamily, type Size} from '../family';
import {inGroove, joint, part, type Ends, type Part} from '../part';

/** Millimetres. */
const rail = {round: 25, below: 80};

/** The first bays have a drawer below their door. */
const drawers = 2;

/** From this depth on clothes hang at right angles to the wall, in mm; in less their rail runs from front to back. */
const deep = 580;

/** Longest panel that is sawn from one sheet, in mm. */
const maxPanel = 1500;

/** Sides, bottom and top, birch inside; a door for each bay, and a drawer below the first two. */
export const wardrobe = defineFamily({
  handle: /schrank|wardrobe|cupboard/,
  kind: 'standard',
  material: 'oak',
  sizes: {
    thickness: {default: 19, min: 16, max: 30},
    height: {default: 2100, min: 1200, max: 2800},
    /** There is a side every so often. */
    bayWidth: {default: 500, min: 350, max: 700},
    plinthHeight: {default: 80, min: 40, max: 200},
    plinthSetback: {default: 40, min: 0, max: 100},
    backThickness: {default: 8, min: 4, max: 12},
    drawerFrontHeight: {default: 220, min: 210, max: 350},
    /** Around doors and fronts. */
    gap: {default: 3, min: 1, max: 6},
  },
  fixed: 'height',
  widthName: 'depth',
  drawing: {views: ['front', 'left'], person: true, wall: true},
  parts(piece) {
    const layout = layoutOf(piece);
    const bays = Array.from({length: layout.bays}, (_, index) => bayParts(layout, index));
    return [...carcass(layout), ...bays.flat()];
  },
});

interface Wardrobe extends Size {
  sizes: Record<
    'thickness' | 'bayWidth' | 'plinthHeight' | 'plinthSetback' | 'backThickness' | 'drawerFrontHeight' | 'gap',
    number
  >;
  material: Part['material'];
}

/** Where things are. */
interface Layout extends Wardrobe {
  bays: number;
  /** Where a bay begins, and the one before it ends: the middle of a side, but of the outer ones their outer face. */
  line(index: number): number;
  front: number;
  back: number;
  /** Behind doors and fronts. */
  carcassFront: number;
  /** From front to back inside. */
  inner: Ends;
  /** Upper face of the bottom, lower face of the top. */
  floor: number;
  ceiling: number;
}

function layoutOf(piece: Wardrobe): Layout {
  const {length, depth, height, sizes} = piece;
  const {thickness, bayWidth, plinthHeight, backThickness} = sizes;
  const bays = Math.max(1, Math.round(length / bayWidth));
  const [front, back] = [-depth / 2, depth / 2];
  const carcassFront = front + thickness + 2;
  return {
    ...piece,
    bays,
    line: (index) => (index * length) / bays - length / 2,
    front,
    back,
    carcassFront,
    inner: [carcassFront, back - backThickness],
    floor: plinthHeight + thickness,
    ceiling: height - thickness,
  };
}

/** What is not the chosen colour. */
const plain = {colored: false};
const outer = ['side-left', 'side-right'] as const;

/** Sides, and between them bottom, top, plinth and uprights. */
function carcass({bays, line, inner, floor, ceiling, carcassFront, back, ...piece}: Layout): Part[] {
  const {length, height, material, sizes} = piece;
  const {thickness, plinthHeight, plinthSetback} = sizes;
  const left = -length / 2;
  const sides = outer.map((id, index) => {
    const x = index ? length / 2 - thickness : left;
    return part(
      id,
      'side',
      material,
      [
        [x, x + thickness],
        [carcassFront, back],
        [0, height],
      ],
      'z',
    );
  });
  const plinth: Ends = [carcassFront + plinthSetback, carcassFront + plinthSetback + thickness];

  // Long panels are made of two, which meet at a side.
  const cuts = length > maxPanel ? [0, Math.ceil(bays / 2), bays] : [0, bays];
  const panels = cuts.slice(1).map((to, index) => ({from: cuts[index] ?? 0, to, number: index + 1}));
  const lying = panels.flatMap(({from, to, number}) => {
    const groove = (at: number) => (at === 0 ? thickness - inGroove : at === bays ? inGroove - thickness : 0);
    const x: Ends = [line(from) + groove(from), line(to) + groove(to)];
    const between: Ends = [Math.max(line(from), left + thickness), Math.min(line(to), -left - thickness)];
    const joints = joint('dado', ...outer.filter((_, end) => (end ? to === bays : from === 0)));
    return [
      part(`bottom-${number}`, 'bottom', 'birch', [x, inner, [plinthHeight, floor]], 'x', {...plain, joints}),
      part(`top-${number}`, 'top', 'birch', [x, inner, [ceiling, height]], 'x', {...plain, joints}),
      part(`plinth-${number}`, 'plinth', 'birch', [between, plinth, [0, plinthHeight]], 'x', plain),
    ];
  });
  const uprights = Array.from({length: bays - 1}, (_, before) => {
    const index = before + 1;
    const x = line(index);
    const near = panels.filter(({from, to}) => from <= index && index <= to);
    return part(
      `upright-${index}`,
      'upright',
      'birch',
      [[x - thickness / 2, x + thickness / 2], inner, [floor - inGroove, ceiling + inGroove]],
      'z',
      {...plain, joints: joint('dado', ...near.flatMap(({number}) => [`bottom-${number}`, `top-${number}`]))},
    );
  });
  return [...sides, ...lying, ...uprights];
}

/** What a bay has: back, door and clothes rail; a drawer with a board above it. */
function bayParts(layout: Layout, index: number): Part[] {
  const {bays, line, inner, floor, ceiling, carcassFront, front, back, depth, height, material, sizes} = layout;
  const {thickness, plinthHeight, backThickness, drawerFrontHeight, gap} = sizes;
  const number = index + 1;
  const [isFirst, isLast] = [index === 0, index === bays - 1];
  const [from, to] = [line(index), line(number)];
  const inside: Ends = [from + (isFirst ? thickness : thickness / 2), to - (isLast ? thickness : thickness / 2)];
  const neighbours = [isFirst ? outer[0] : `upright-${index}`, isLast ? outer[1] : `upright-${number}`];
  const hasDrawer = index < drawers;
  const above = plinthHeight + gap + (hasDrawer ? drawerFrontHeight + gap : 0);
  const face: Ends = [from + gap / 2, to - gap / 2];
  const panel: Ends = [front, front + thickness];
  const isDeep = depth >= deep;
  const parts = [
    part(
      `back-${number}`,
      'back',
      'birch',
      [
        [isFirst ? from + thickness - inGroove : from, isLast ? to - thickness + inGroove : to],
        [back - backThickness, back],
        [plinthHeight, height],
      ],
      'z',
      {...plain, joints: joint('dado', ...outer.filter((_, end) => (end ? isLast : isFirst)))},
    ),
    part(`door-${number}`, 'door', material, [face, panel, [above, height - gap]], 'z'),
    part(
      `rail-${number}`,
      'clothesRail',
      'birch',
      [
        isDeep ? inside : middleOf(inside, rail.round),
        isDeep ? middleOf(inner, rail.round) : inner,
        [ceiling - rail.below - rail.round, ceiling - rail.below],
      ],
      isDeep ? 'x' : 'y',
      {...plain, radius: rail.round / 2},
    ),
  ];
  if (!hasDrawer) return parts;
  const board = above - gap - gap / 2;
  return [
    ...parts,
    part(
      `drawer-${number}-front`,
      'drawerFront',
      material,
      [face, panel, [plinthHeight + gap, plinthHeight + gap + drawerFrontHeight]],
      'x',
    ),
    part(
      `shelf-${number}`,
      'shelf',
      'birch',
      [[inside[0] - inGroove, inside[1] + inGroove], inner, [board, board + thickness]],
      'x',
      {...plain, joints: joint('dado', ...neighbours)},
    ),
    ...drawer(`drawer-${number}`, inside, [carcassFront, back - backThickness - 30], [floor + 12, floor + 172]),
  ];
}

const middleOf = ([from, to]: Ends, size: number): Ends => [(from + to - size) / 2, (from + to + size) / 2];

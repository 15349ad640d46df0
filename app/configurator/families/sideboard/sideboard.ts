import {drawer} from '../drawer';
import {defineFamily, type Size} from '../family';
import {around, inGroove, joint, part, type Ends, type Part} from '../part';

/** From this length on it has legs in its middle as well, in mm. */
const longBoard = 1800;

/** A low cabinet below one top: each bay has a door or drawers, and the whole stands on a plinth or on legs. */
export const sideboard = defineFamily({
  handle: /sideboard/,
  kind: 'standard',
  material: 'veneer',
  sizes: {
    thickness: {default: 19, min: 16, max: 30},
    height: {default: 700, min: 500, max: 1000},
    /** There is an upright about every so often. */
    bayWidth: {default: 600, min: 400, max: 700},
    plinthHeight: {default: 80, min: 40, max: 150},
    plinthSetback: {default: 40, min: 0, max: 80},
    legHeight: {default: 160, min: 100, max: 250},
    legWidth: {default: 40, min: 30, max: 60},
    /** How far the legs stand back from the ends, the fronts and the back. */
    legInset: {default: 40, min: 0, max: 80},
    backThickness: {default: 8, min: 4, max: 12},
    /** Drawers are about so high. */
    drawerFrontHeight: {default: 180, min: 120, max: 300},
    /** Around doors and fronts. */
    gap: {default: 3, min: 1, max: 6},
  },
  fixed: 'height',
  widthName: 'depth',
  drawing: {views: ['front', 'left'], person: true, wall: true, depthBefore: true},
  parts(piece) {
    const onLegs = piece.choices['base'] === 'legs';
    const layout = layoutOf(piece, onLegs ? piece.sizes.legHeight : piece.sizes.plinthHeight);
    const fill = piece.choices['front'] === 'drawers' ? drawersOf : doorOf;
    const bays = Array.from({length: layout.bays}, (_, index) => fill(layout, index));
    return [...carcass(layout), ...bays.flat(), ...(onLegs ? legs(layout) : plinth(layout))];
  },
});

interface Sideboard extends Size {
  sizes: Record<
    | 'thickness'
    | 'bayWidth'
    | 'plinthSetback'
    | 'legWidth'
    | 'legInset'
    | 'backThickness'
    | 'drawerFrontHeight'
    | 'gap',
    number
  >;
  material: Part['material'];
}

/** Where things are, in mm. */
interface Layout extends Sideboard {
  bays: number;
  /** Where a bay begins, and the one before it ends: the middle of an upright, but of the sides their outer face. */
  line(index: number): number;
  /** Upper end of plinth or legs. */
  base: number;
  /** Upper face of the bottom, lower face of the top. */
  floor: number;
  ceiling: number;
  front: number;
  back: number;
  /** Behind doors and fronts. */
  carcassFront: number;
  /** From front to back inside. */
  inner: Ends;
}

function layoutOf(piece: Sideboard, base: number): Layout {
  const {length, depth, height, sizes} = piece;
  const {thickness, bayWidth, backThickness} = sizes;
  const bays = Math.max(1, Math.round(length / bayWidth));
  const [front, back] = [-depth / 2, depth / 2];
  const carcassFront = front + thickness + 2;
  return {
    ...piece,
    bays,
    line: (index) => (index * length) / bays - length / 2,
    base,
    floor: base + thickness,
    ceiling: height - thickness,
    front,
    back,
    carcassFront,
    inner: [carcassFront, back - backThickness],
  };
}

/** What is not the chosen colour. */
const plain = {colored: false};
const sides = ['side-left', 'side-right'];

/** A top that lies on sides, bottom and back, with an upright between two bays. */
function carcass({bays, line, base, floor, ceiling, front, back, carcassFront, inner, ...piece}: Layout): Part[] {
  const {length, height, material, sizes} = piece;
  const {thickness, backThickness} = sizes;
  const end = length / 2;
  const between: Ends = [thickness - inGroove - end, end - thickness + inGroove];
  return [
    part('top', 'top', material, [around(0, length), [front, back], [ceiling, height]], 'x'),
    ...sides.map((id, index) => {
      const x: Ends = index ? [end - thickness, end] : [-end, thickness - end];
      return part(id, 'side', material, [x, [carcassFront, back], [base, ceiling]], 'z');
    }),
    part('bottom', 'bottom', 'birch', [between, inner, [base, floor]], 'x', {
      ...plain,
      joints: joint('dado', ...sides),
    }),
    part('back', 'back', 'birch', [between, [back - backThickness, back], [base, ceiling]], 'x', {
      ...plain,
      joints: joint('dado', ...sides),
    }),
    ...Array.from({length: bays - 1}, (_, index) =>
      part(
        `upright-${index + 1}`,
        'upright',
        'birch',
        [around(line(index + 1), thickness), inner, [floor - inGroove, ceiling + inGroove]],
        'z',
        {...plain, joints: joint('dado', 'bottom', 'top')},
      ),
    ),
  ];
}

/** The clear inside of a bay, and what its front covers. */
function bayOf({bays, line, sizes: {thickness, gap}}: Layout, index: number): {inside: Ends; face: Ends} {
  const [from, to] = [line(index), line(index + 1)];
  const left = index === 0 ? thickness : thickness / 2;
  const right = index === bays - 1 ? thickness : thickness / 2;
  return {inside: [from + left, to - right], face: [from + gap / 2, to - gap / 2]};
}

/** A door, and behind it a board on pins half-way up. */
function doorOf(layout: Layout, index: number): Part[] {
  const {base, floor, ceiling, front, carcassFront, inner, material, sizes} = layout;
  const {thickness, gap} = sizes;
  const {inside, face} = bayOf(layout, index);
  const board: Ends = [inside[0] + 1, inside[1] - 1];
  const number = index + 1;
  return [
    part(`door-${number}`, 'door', material, [face, [front, front + thickness], [base, ceiling - gap]], 'z'),
    part(
      `shelf-${number}`,
      'shelf',
      'birch',
      [board, [carcassFront + 20, inner[1]], around((floor + ceiling) / 2, thickness)],
      'x',
      plain,
    ),
  ];
}

/** Drawers of one height, one above the other. */
function drawersOf(layout: Layout, index: number): Part[] {
  const {base, ceiling, front, carcassFront, inner, material, sizes} = layout;
  const {thickness, gap, drawerFrontHeight} = sizes;
  const {inside, face} = bayOf(layout, index);
  const count = Math.max(1, Math.round((ceiling - base) / drawerFrontHeight));
  const high = (ceiling - base) / count - gap;
  return Array.from({length: count}, (_, level) => {
    const id = `drawer-${index + 1}-${level + 1}`;
    const low = base + level * (high + gap);
    const panel = [face, [front, front + thickness], [low, low + high]] as const;
    const box: Ends = [low + thickness + 12, low + high - 12];
    return [
      part(`${id}-front`, 'drawerFront', material, panel, 'x'),
      ...drawer(id, inside, [carcassFront, inner[1] - 20], box),
    ];
  }).flat();
}

/** A frame of boards that stands back all around. */
function plinth({length, base, back, carcassFront, sizes: {thickness, plinthSetback}}: Layout): Part[] {
  const x: Ends = [plinthSetback - length / 2, length / 2 - plinthSetback];
  const [front, rear] = [carcassFront + plinthSetback, back - plinthSetback];
  const board = (side: string, across: Ends, deep: Ends, grain: 'x' | 'y') =>
    part(`plinth-${side}`, 'plinth', 'birch', [across, deep, [0, base]], grain, plain);
  const between: Ends = [front + thickness, rear - thickness];
  return [
    board('front', x, [front, front + thickness], 'x'),
    board('back', x, [rear - thickness, rear], 'x'),
    board('left', [x[0], x[0] + thickness], between, 'y'),
    board('right', [x[1] - thickness, x[1]], between, 'y'),
  ];
}

/** Square legs of solid oak at the corners. */
function legs({length, base, back, carcassFront, sizes: {legWidth, legInset}}: Layout): Part[] {
  const fromMiddle = length / 2 - legInset - legWidth / 2;
  const columns = [-fromMiddle, ...(length >= longBoard ? [0] : []), fromMiddle];
  const rows = [carcassFront + legInset + legWidth / 2, back - legInset - legWidth / 2];
  return columns.flatMap((x, column) =>
    rows.map((y, row) =>
      part(
        `leg-${column + 1}-${row + 1}`,
        'leg',
        'oak',
        [around(x, legWidth), around(y, legWidth), [0, base]],
        'z',
        plain,
      ),
    ),
  );
}

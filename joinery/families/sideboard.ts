import {
  computeBay,
  createCarcassLayout,
  createUprights,
  frontEdges,
  grooveDepth,
  lipEdges,
  lipping,
  plain,
  sideIds,
  type CarcassLayout,
} from './parts/carcass';
import {createDrawer} from './parts/drawer';
import {defineFamily, type Size} from './family';
import {centerAt, createJoints, createPart, type Extent, type Part} from './parts/part';

/** A board behind a door stands back from the front edge, and has play between its pins, in mm. */
const board = {setback: 20, play: 1};

/** The box of a drawer is lower than its front, below and above, and ends before the back, in mm. */
const drawerBox = {gap: 12, backGap: 20};

/** A lower front, in mm with its gap, has no room for the screws that hold it to its box. */
const minFrontHeight = 120;

/** From this length on a sideboard has legs in its middle as well, in mm. */
const longSideboard = 1800;

/** How far the back lies in the sides: a screw goes through it there, with wood all around. Millimetres. */
const backRebate = 9;

/** The plate of steel between a leg and the bottom, in mm. */
const legPlate = 3;

/** A rail on edge below the bottom, beside the legs: so high, and so far from them, in mm. */
const bottomRail = {height: 50, legGap: 5};

/** A low cabinet below one top: each bay has a door or drawers, and the whole stands on a plinth or on legs. */
export const sideboard = defineFamily({
  secondMeasure: 'depth',
  material: 'veneer',
  sizes: {
    thickness: {default: 19, min: 16, max: 30},
    height: {default: 700, min: 500, max: 1000},
    /** About the distance between two uprights. */
    bayWidth: {default: 600, min: 400, max: 700},
    plinthHeight: {default: 80, min: 40, max: 150},
    plinthSetback: {default: 40, min: 0, max: 80},
    legHeight: {default: 160, min: 100, max: 250},
    /** A leg covers its plate. */
    legWidth: {default: 40, min: 40, max: 60},
    /** How far the legs stand back from the ends, the fronts and the back: they stand below the bottom, not below the sides. */
    legInset: {default: 40, min: 30, max: 60},
    backThickness: {default: 8, min: 4, max: 12},
    /** About the height of a drawer's front. */
    drawerFrontHeight: {default: 180, min: minFrontHeight, max: 300},
    /** The gap around doors and fronts. */
    gap: {default: 3, min: 1, max: 6},
  },
  fixedSize: 'height',
  drawing: {views: ['front', 'left'], person: true, wall: true, hasDepthAtLeft: true},
  createParts(piece) {
    const onLegs = piece.choices['base'] === 'legs';
    const base = onLegs ? piece.sizes.legHeight : piece.sizes.plinthHeight;
    const layout = createCarcassLayout(piece, base, piece.material);
    const createBay = piece.choices['front'] === 'drawers' ? createDrawers : createDoor;
    const bays = Array.from({length: layout.bays}, (_, index) => createBay(layout, index));
    return [...createCarcass(layout), ...bays.flat(), ...(onLegs ? createLegFrame(layout) : createPlinth(layout))];
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

type Layout = Sideboard & CarcassLayout;

/** A top that lies on sides, bottom and back, with an upright between two bays. */
function createCarcass(layout: Layout): Part[] {
  const {length, height, base, floor, ceiling, front, back, carcassFront, inner, material, sizes} = layout;
  const {thickness, backThickness} = sizes;
  const end = length / 2;
  const reachIntoSides = (depth: number): Extent => [thickness - depth - end, end - thickness + depth];
  return [
    createPart('top', {
      kind: 'top',
      material,
      ends: [centerAt(0, length), [front, back], [ceiling, height]],
      grain: 'x',
      ...lipEdges(material, 'front', 'left', 'right'),
    }),
    ...sideIds.map((id, index) => {
      const x: Extent = index ? [end - thickness, end] : [-end, thickness - end];
      return createPart(id, {
        kind: 'side',
        material,
        ends: [x, [carcassFront, back], [base, ceiling]],
        grain: 'z',
        ...lipEdges(material, 'front'),
      });
    }),
    createPart('bottom', {
      kind: 'bottom',
      material: 'birch',
      ends: [reachIntoSides(grooveDepth), [carcassFront + lipping, inner[1]], [base, floor]],
      grain: 'x',
      ...plain,
      joints: createJoints('dado', ...sideIds),
    }),
    createPart('back', {
      kind: 'back',
      material: 'birch',
      ends: [reachIntoSides(backRebate), [back - backThickness, back], [base, ceiling]],
      grain: 'x',
      ...plain,
      joints: createJoints('rebate', ...sideIds),
    }),
    ...createUprights(layout, () => createJoints('dado', 'bottom', 'top')),
  ];
}

/** A door, and behind it a board on pins half-way up. */
function createDoor(layout: Layout, index: number): Part[] {
  const {base, floor, ceiling, front, carcassFront, inner, material, panelThickness, sizes} = layout;
  const {thickness, gap} = sizes;
  const {inside, frontWidth} = computeBay(layout, index);
  const boardX: Extent = [inside[0] + board.play, inside[1] - board.play];
  const number = index + 1;
  return [
    createPart(`door-${number}`, {
      kind: 'door',
      material,
      ends: [frontWidth, [front, front + thickness], [base, ceiling - gap]],
      grain: 'z',
      ...lipEdges(material, ...frontEdges),
    }),
    createPart(`shelf-${number}`, {
      kind: 'shelf',
      material: 'birch',
      ends: [boardX, [carcassFront + board.setback, inner[1]], centerAt((floor + ceiling) / 2, panelThickness)],
      grain: 'x',
      ...plain,
    }),
  ];
}

/** Drawers of one height, one above the other. */
function createDrawers(layout: Layout, index: number): Part[] {
  const {base, ceiling, front, carcassFront, inner, material, sizes} = layout;
  const {thickness, gap, drawerFrontHeight} = sizes;
  const {inside, frontWidth} = computeBay(layout, index);
  const height = ceiling - base;
  const maxCount = Math.floor(height / minFrontHeight);
  const count = Math.max(1, Math.min(maxCount, Math.round(height / drawerFrontHeight)));
  const frontHeight = height / count - gap;
  return Array.from({length: count}, (_, level) => {
    const id = `drawer-${index + 1}-${level + 1}`;
    const bottom = base + level * (frontHeight + gap);
    const panel = [frontWidth, [front, front + thickness], [bottom, bottom + frontHeight]] as const;
    const box: Extent = [bottom + thickness + drawerBox.gap, bottom + frontHeight - drawerBox.gap];
    return [
      createPart(`${id}-front`, {
        kind: 'drawerFront',
        material,
        ends: panel,
        grain: 'x',
        ...lipEdges(material, ...frontEdges),
      }),
      ...createDrawer(id, inside, [carcassFront, inner[1] - drawerBox.backGap], box),
    ];
  }).flat();
}

/** A frame of boards that stands back all around. */
function createPlinth({
  length,
  base,
  back,
  carcassFront,
  panelThickness: thickness,
  sizes: {plinthSetback},
}: Layout): Part[] {
  const x: Extent = [plinthSetback - length / 2, length / 2 - plinthSetback];
  const [front, rear] = [carcassFront + plinthSetback, back - plinthSetback];
  const createBoard = (side: string, ends: [x: Extent, y: Extent], grain: 'x' | 'y') =>
    createPart(`plinth-${side}`, {kind: 'plinth', material: 'birch', ends: [...ends, [0, base]], grain, ...plain});
  const between: Extent = [front + thickness, rear - thickness];
  return [
    createBoard('front', [x, [front, front + thickness]], 'x'),
    createBoard('back', [x, [rear - thickness, rear]], 'x'),
    createBoard('left', [[x[0], x[0] + thickness], between], 'y'),
    createBoard('right', [[x[1] - thickness, x[1]], between], 'y'),
  ];
}

/** Square legs of solid oak at the corners, each below a plate, and two rails between them that keep the bottom straight. */
function createLegFrame({length, base, back, carcassFront, panelThickness, sizes}: Layout): Part[] {
  const {legWidth, legInset} = sizes;
  const end = length / 2 - legInset;
  const columns = [legWidth / 2 - end, ...(length >= longSideboard ? [0] : []), end - legWidth / 2];
  const rows = [
    {row: 1, leg: carcassFront + legInset + legWidth / 2, inwards: 1},
    {row: 2, leg: back - legInset - legWidth / 2, inwards: -1},
  ];
  return rows.flatMap(({row, leg, inwards}) => [
    ...columns.map((x, column) =>
      createPart(`leg-${column + 1}-${row}`, {
        kind: 'leg',
        material: 'oak',
        ends: [centerAt(x, legWidth), centerAt(leg, legWidth), [0, base - legPlate]],
        grain: 'z',
        ...plain,
      }),
    ),
    createPart(`bottom-rail-${row}`, {
      kind: 'rail',
      material: 'birch',
      ends: [
        [-end, end],
        centerAt(leg + inwards * (legWidth / 2 + bottomRail.legGap + panelThickness / 2), panelThickness),
        [base - bottomRail.height, base],
      ],
      grain: 'x',
      ...plain,
    }),
  ]);
}

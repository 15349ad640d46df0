import {defineFamily, type Choices} from './family';
import {centerAt, createJoints, createPart, createRoundOpening, type Extent, type Part} from './parts/part';

/**
 * Millimetres. The plinth ends above the floor, because the planter stands on its feet at its corners. Below a long base strips go
 * across from its front to its back, because the soil would press the sheet down between them.
 */
const plinth = {aboveFloor: 6, flange: 40, maxDistance: 500};
const foot = {width: 40, height: 12, setback: 4};

/** The long and the short side in each direction from the middle. */
const sides = [
  ['front', 'left', -1],
  ['back', 'right', 1],
] as const;

/**
 * Up to this height of its walls a planter is folded of one sheet, because segmented punches are no higher, in mm. Each wall also needs
 * this much less than the base before it, or the opposite wall meets the press.
 */
const foldedWall = {maxHeight: 300, lessThanBase: 100};

/** The largest sheet that is stocked in 2 mm, in mm. */
export const stockedSheet = {length: 4000, width: 2000};

/**
 * The largest planter whose every wall can be cut of a stocked sheet, whatever its construction, in mm. The blank of a wall is as long as
 * the planter, and wider than it is high by edge and return, 60 and 50 mm at most, of which the plinth takes 20 at least.
 */
export const largestPlanter = {width: 4000, height: 1900};

/**
 * Ties inside hold front and back together in a planter that is higher, and wherever they would be free for more than this width,
 * because the upper edge must not bow by more than 1/300 of it. Wet soil of 1.4 kg/l presses outwards with half its weight: 4.7 kPa at
 * the base of a wall of 670 mm, of which a sixth over its height, 0.52 N/mm, reaches the upper edge. With its return and 30 mm of wall
 * it is a channel of 22,600 mm⁴ in 2 mm sheet, and bows by 3.0 mm over 1200 mm, but by 7.3 mm over 1500 mm. Millimetres.
 */
const untied = {height: 700, width: 1200};
const tie = {thickness: 4, width: 30};

/** The drain holes of a planter for outdoors. They are clear of the flanges below the base. Millimetres. */
const drain = {diameter: 12, fromFlange: 10};

/**
 * A box of sheet metal on a plinth that stands back and four levelling feet. The upper edge is folded twice, the corners are welded.
 * The walls of a low one are folded of one sheet with the base, those of a higher one are welded around it.
 */
export const planter = defineFamily({
  secondMeasure: 'height',
  material: 'steel',
  sizes: {
    thickness: {default: 2, min: 1, max: 6},
    depth: {default: 400, min: 220, max: 1500},
    plinthHeight: {default: 30, min: 20, max: 80},
    plinthSetback: {default: 30, min: 10, max: 40},
    /** The upper edge, and how far it is folded down inside. */
    edgeWidth: {default: 30, min: 15, max: 60},
    edgeDepth: {default: 20, min: 10, max: 50},
  },
  fixedSize: 'depth',
  drawing: {views: ['front', 'left'], person: true, plants: 300, hasDepthAtLeft: true},
  createParts: createPlanter,
});

interface Planter {
  length: number;
  depth: number;
  height: number;
  sizes: Record<'thickness' | 'plinthHeight' | 'plinthSetback' | 'edgeWidth' | 'edgeDepth', number>;
  choices: Choices;
  material: Part['material'];
}

function createPlanter({length, depth, height, sizes, choices, material}: Planter): Part[] {
  const {thickness, plinthHeight: base, plinthSetback, edgeWidth, edgeDepth} = sizes;
  // The sheet is bent to an outer radius of twice its thickness.
  const radius = 2 * thickness;
  const [x, y] = [length / 2, depth / 2];
  const wallHeight = height - base;
  const [short, long] = [Math.min(length, depth), Math.max(length, depth)];
  const bothWalls = 2 * (wallHeight + edgeWidth + edgeDepth);
  const isFolded =
    wallHeight <= Math.min(foldedWall.maxHeight, short - foldedWall.lessThanBase) &&
    long + bothWalls <= stockedSheet.length &&
    short + bothWalls <= stockedSheet.width;
  const toBase = isFolded ? createJoints('fold', 'base') : [];
  // Walls that are welded to the base stand around it.
  const inset = isFolded ? 0 : thickness;
  const drainInset = plinthSetback + thickness + plinth.flange + drain.fromFlange;
  const openings = [-1, 1].flatMap((signX) =>
    [-1, 1].map((signY) =>
      createRoundOpening(
        'z',
        [signX * (x - drainInset), signY * (y - drainInset), base + thickness / 2],
        drain.diameter,
      ),
    ),
  );
  const parts = [
    createPart('base', {
      kind: 'base',
      material,
      ends: [
        [inset - x, x - inset],
        [inset - y, y - inset],
        [base, base + thickness],
      ],
      grain: null,
      ...(isFolded && {radius}),
      ...(choices['environment'] === 'outdoor' && {openings}),
    }),
  ];
  for (const [side, , sign] of sides) {
    const outside = sign * y;
    parts.push(
      createPart(side, {
        kind: 'wall',
        material,
        ends: [[-x, x], measureInwards(outside, sign, 0, thickness), [base, height]],
        grain: null,
        radius,
        joints: toBase,
      }),
      createPart(`${side}-edge`, {
        kind: 'edge',
        material,
        ends: [
          [thickness - x, x - thickness],
          measureInwards(outside, sign, 0, edgeWidth),
          [height - thickness, height],
        ],
        grain: null,
        radius,
        joints: createJoints('fold', side),
      }),
      createPart(`${side}-return`, {
        kind: 'return',
        material,
        ends: [
          [edgeWidth - thickness - x, x - edgeWidth + thickness],
          measureInwards(outside, sign, edgeWidth - thickness, edgeWidth),
          [height - edgeDepth, height],
        ],
        grain: null,
        radius,
        joints: createJoints('fold', `${side}-edge`),
      }),
    );
  }
  for (const [, side, sign] of sides) {
    const outside = sign * x;
    const between: Extent = [edgeWidth - y, y - edgeWidth];
    parts.push(
      createPart(side, {
        kind: 'wall',
        material,
        ends: [measureInwards(outside, sign, 0, thickness), [thickness - y, y - thickness], [base, height]],
        grain: null,
        radius,
        joints: toBase,
      }),
      createPart(`${side}-edge`, {
        kind: 'edge',
        material,
        ends: [measureInwards(outside, sign, 0, edgeWidth), between, [height - thickness, height]],
        grain: null,
        radius,
        joints: createJoints('fold', side),
      }),
      createPart(`${side}-return`, {
        kind: 'return',
        material,
        ends: [measureInwards(outside, sign, edgeWidth - thickness, edgeWidth), between, [height - edgeDepth, height]],
        grain: null,
        radius,
        joints: createJoints('fold', `${side}-edge`),
      }),
    );
  }
  const tieCount = Math.max(Math.ceil(length / untied.width) - 1, height > untied.height ? 1 : 0);
  for (let index = 1; index <= tieCount; index += 1)
    parts.push(
      createPart(`tie-${index}`, {
        kind: 'tie',
        material,
        ends: [
          centerAt((index * length) / (tieCount + 1) - x, tie.width),
          [thickness - y, y - thickness],
          centerAt((base + height) / 2, tie.thickness),
        ],
        grain: null,
      }),
    );
  return [...parts, ...createPlinth(x - plinthSetback, y - plinthSetback, sizes, material)];
}

/** The ends at two distances from an outer face inwards. */
function measureInwards(outside: number, sign: number, from: number, to: number): Extent {
  return sign < 0 ? [outside + from, outside + to] : [outside - to, outside - from];
}

/** Strips on edge, with flanges below the base that carry a foot at each corner. A long flange is in pieces between the strips across. */
function createPlinth(
  x: number,
  y: number,
  {thickness, plinthHeight}: Planter['sizes'],
  material: Part['material'],
): Part[] {
  const plain = {colored: false};
  const strip: Extent = [plinth.aboveFloor, plinthHeight];
  const flange: Extent = [plinthHeight - thickness, plinthHeight];
  const footInset = thickness + foot.setback + foot.width / 2;
  const flangeInset = thickness + plinth.flange;
  const fieldCount = Math.ceil((2 * x - thickness) / plinth.maxDistance);
  const fieldLength = (2 * x - thickness) / fieldCount;
  const fields = Array.from({length: fieldCount}, (_, index): Extent => {
    const start = index * fieldLength + thickness - x;
    return [start, start + fieldLength - thickness];
  });
  const across = fields.slice(1).map(([start], index) =>
    createPart(`plinth-across-${index + 1}`, {
      kind: 'plinth',
      material,
      ends: [[start - thickness, start], [thickness - y, y - thickness], strip],
      grain: null,
      ...plain,
    }),
  );
  const outside = sides.flatMap(([long, short, sign]) => [
    createPart(`plinth-${long}`, {
      kind: 'plinth',
      material,
      ends: [[-x, x], measureInwards(sign * y, sign, 0, thickness), strip],
      grain: null,
      ...plain,
    }),
    createPart(`plinth-${short}`, {
      kind: 'plinth',
      material,
      ends: [measureInwards(sign * x, sign, 0, thickness), [thickness - y, y - thickness], strip],
      grain: null,
      ...plain,
    }),
    ...fields.map((field, index) =>
      createPart(`flange-${long}-${index + 1}`, {
        kind: 'flange',
        material,
        ends: [field, measureInwards(sign * y, sign, thickness, flangeInset), flange],
        grain: null,
        ...plain,
      }),
    ),
    createPart(`flange-${short}`, {
      kind: 'flange',
      material,
      ends: [measureInwards(sign * x, sign, thickness, flangeInset), [flangeInset - y, y - flangeInset], flange],
      grain: null,
      ...plain,
    }),
    ...sides.map(([, side, sideSign]) =>
      createPart(`foot-${long}-${side}`, {
        kind: 'foot',
        material,
        ends: [
          centerAt(sideSign * (x - footInset), foot.width),
          centerAt(sign * (y - footInset), foot.width),
          [0, foot.height],
        ],
        grain: null,
        ...plain,
      }),
    ),
  ]);
  return [...outside, ...across];
}

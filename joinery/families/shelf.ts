import {defineFamily} from './family';
import {findSoldThickness} from './parts/material';
import {createJoints, createPart, createRoundOpening, type Extent, type Part} from './parts/part';

const boardCount = 5;

/** The depth of the grooves and dovetails, in mm. */
const grooveDepth = 8;

/** From this length on a shelf is two carcasses that are bolted together, because one could not be carried, in mm. */
const longShelf = 1400;

/**
 * The bores of a batten for its screws into the wall. A screwdriver has `beside` mm of room beside the upright before the batten. At
 * most 600 mm are between two, also where one gives way to the upright. Millimetres.
 */
const wallBore = {diameter: 6, fromEnd: 100, maxDistance: 550, beside: 25};

/** Where the upright of each compartment stands, as a share of its length, from the lowest up: never one above the other. */
const leftUprights = [0.36, 0.62, 0.42, 0.68];
const rightUprights = [0.6, 0.34, 0.66, 0.4];

/** Boards in sliding dovetails between sides, with staggered uprights. Its depth is that of the boards. */
export const shelf = defineFamily({
  secondMeasure: 'depth',
  material: 'oak',
  sizes: {
    thickness: {default: 24, min: 16, max: 40},
    height: {default: 1920, min: 700, max: 2600},
    /** The height of the lowest board above the floor. */
    plinthHeight: {default: 60, min: 30, max: 150},
    battenThickness: {default: 20, min: 12, max: 30},
    battenHeight: {default: 60, min: 40, max: 70},
  },
  fixedSize: 'height',
  drawing: {views: ['front', 'left'], person: true, wall: true},
  createParts(piece) {
    const {length} = piece;
    if (length < longShelf) return createCarcass('', -length / 2, length / 2, piece, leftUprights);
    return [
      ...createCarcass('left-', -length / 2, 0, piece, leftUprights),
      ...createCarcass('right-', 0, length / 2, piece, rightUprights),
    ];
  },
});

interface Carcass {
  depth: number;
  height: number;
  sizes: Record<'thickness' | 'plinthHeight' | 'battenThickness' | 'battenHeight', number>;
  material: Part['material'];
}

function createCarcass(
  prefix: string,
  from: number,
  to: number,
  {depth, height, sizes, material}: Carcass,
  uprights: readonly number[],
): Part[] {
  const {plinthHeight, battenHeight} = sizes;
  const thickness = findSoldThickness(material, sizes.thickness);
  const battenThickness = findSoldThickness(material, sizes.battenThickness);
  const [front, back] = [-depth / 2, depth / 2];
  const inside = [from + thickness, to - thickness] as const;
  const sides = [`${prefix}side-left`, `${prefix}side-right`] as const;
  // The sides end one thickness above the highest board, so that its dovetail holds.
  const rise = (height - 2 * thickness - plinthHeight) / (boardCount - 1);
  const getBoardHeight = (index: number) => plinthHeight + index * rise;
  const boards = Array.from({length: boardCount}, (_, index) => `${prefix}board-${index + 1}`);
  const highest = getBoardHeight(boardCount - 1);
  const getUprightMiddle = (share: number) => inside[0] + (inside[1] - inside[0]) * share;
  return [
    createPart(sides[0], {
      kind: 'side',
      material,
      ends: [
        [from, inside[0]],
        [front, back],
        [0, height],
      ],
      grain: 'z',
    }),
    createPart(sides[1], {
      kind: 'side',
      material,
      ends: [
        [inside[1], to],
        [front, back],
        [0, height],
      ],
      grain: 'z',
    }),
    ...boards.map((id, index) =>
      createPart(id, {
        kind: 'board',
        material,
        ends: [
          [inside[0] - grooveDepth, inside[1] + grooveDepth],
          [front, back],
          [getBoardHeight(index), getBoardHeight(index) + thickness],
        ],
        grain: 'x',
        joints: createJoints('dovetail', ...sides),
      }),
    ),
    ...uprights.map((share, index) => {
      const middle = getUprightMiddle(share);
      const [lower = '', upper = ''] = boards.slice(index, index + 2);
      // The batten passes behind the highest upright.
      const end = upper === boards.at(-1) ? back - battenThickness : back;
      return createPart(`${prefix}upright-${index + 1}`, {
        kind: 'upright',
        material,
        ends: [
          [middle - thickness / 2, middle + thickness / 2],
          [front, end],
          [getBoardHeight(index) + thickness - grooveDepth, getBoardHeight(index + 1) + grooveDepth],
        ],
        grain: 'z',
        joints: createJoints('dado', lower, upper),
      });
    }),
    createPart(`${prefix}batten`, {
      kind: 'batten',
      material,
      ends: [inside, [back - battenThickness, back], [highest - battenHeight, highest]],
      grain: 'x',
      openings: placeWallBores(inside, getUprightMiddle(uprights.at(-1)!), thickness).map((x) =>
        createRoundOpening('y', [x, back - battenThickness / 2, highest - battenHeight / 2], wallBore.diameter),
      ),
    }),
  ];
}

/** Places along a batten from which a screwdriver passes the upright before it. */
function placeWallBores([from, to]: Extent, upright: number, thickness: number): number[] {
  const room = thickness / 2 + wallBore.beside;
  const distance = to - from - 2 * wallBore.fromEnd;
  const steps = Math.ceil(distance / wallBore.maxDistance);
  return Array.from({length: steps + 1}, (_, index) => {
    const x = from + wallBore.fromEnd + (index * distance) / steps;
    if (Math.abs(x - upright) >= room) return x;
    return x < upright ? upright - room : upright + room;
  });
}

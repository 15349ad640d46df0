import {joint, part, type Block, type Part} from './part';

/** How many boards the shelf has. */
const shelfBoards = 5;

/** From this length on it is two carcasses that are screwed together, in mm: one could not be carried. */
const longShelf = 1400;

/** Millimetres. */
const inGroove = 8;
const lowest = 60;
const batten = {thick: 20, high: 60};

/** Where the upright of each compartment stands, from the lowest up: never one above the other. */
const leftUprights = [0.36, 0.62, 0.42, 0.68];
const rightUprights = [0.6, 0.34, 0.66, 0.4];

/** Boards in sliding dovetails between sides, with staggered uprights. Its width is the depth of the boards. */
export function shelf(block: Block): Part[] {
  const {length} = block;
  if (length < longShelf) return carcass('', -length / 2, length / 2, block, leftUprights);
  return [
    ...carcass('left-', -length / 2, 0, block, leftUprights),
    ...carcass('right-', 0, length / 2, block, rightUprights),
  ];
}

function carcass(
  prefix: string,
  from: number,
  to: number,
  {width, height, thickness, material}: Block,
  uprights: readonly number[],
): Part[] {
  const [front, back] = [-width / 2, width / 2];
  const inside = [from + thickness, to - thickness] as const;
  const sides = [`${prefix}side-left`, `${prefix}side-right`] as const;
  // The sides end one thickness above the highest board, so that its dovetail holds.
  const rise = (height - 2 * thickness - lowest) / (shelfBoards - 1);
  const bottomOf = (index: number) => lowest + index * rise;
  const boards = Array.from({length: shelfBoards}, (_, index) => `${prefix}board-${index + 1}`);
  const highest = bottomOf(shelfBoards - 1);
  return [
    part(
      sides[0],
      material,
      [
        [from, inside[0]],
        [front, back],
        [0, height],
      ],
      'z',
    ),
    part(
      sides[1],
      material,
      [
        [inside[1], to],
        [front, back],
        [0, height],
      ],
      'z',
    ),
    ...boards.map((id, index) =>
      part(
        id,
        material,
        [
          [inside[0] - inGroove, inside[1] + inGroove],
          [front, back],
          [bottomOf(index), bottomOf(index) + thickness],
        ],
        'x',
        {joints: joint('dovetail', ...sides)},
      ),
    ),
    ...uprights.map((share, index) => {
      const middle = inside[0] + (inside[1] - inside[0]) * share;
      const [lower = '', upper = ''] = boards.slice(index, index + 2);
      // The batten passes behind the highest upright.
      const end = upper === boards.at(-1) ? back - batten.thick : back;
      return part(
        `${prefix}upright-${index + 1}`,
        material,
        [
          [middle - thickness / 2, middle + thickness / 2],
          [front, end],
          [bottomOf(index) + thickness - inGroove, bottomOf(index + 1) + inGroove],
        ],
        'z',
        {joints: joint('dado', lower, upper)},
      );
    }),
    part(`${prefix}batten`, material, [inside, [back - batten.thick, back], [highest - batten.high, highest]], 'x'),
  ];
}

import type {Choices} from '../families/family';
import {createDefaultConstruction, type Construction} from '../families/construction';
import {hasChosenHeight, type FamilyName} from '../families/families';
import type {Material} from '../families/parts/material';
import type {Part} from '../families/parts/part';
import {createPlan} from '../plan/plan';

/** A size from one end to the other, in mm. */
type Range = readonly [from: number, to: number];

/** A product as a studio may sell it: a construction, its sizes, and a colour of each material. Millimetres. */
export interface MadePiece {
  name: string;
  construction: Construction;
  colors: readonly string[];
  across: number[];
  down: number[];
  /** Whether both measures are made together. */
  isMade(across: number, down: number): boolean;
  /** The smallest and the largest sizes that are made. */
  corners: (readonly [across: number, down: number])[];
}

const listSteps = ([from, to]: Range, step: number) =>
  Array.from({length: Math.floor((to - from) / step) + 1}, (_, index) => from + index * step);

interface Sizes {
  across: Range;
  down: Range;
  step?: readonly [across: number, down: number];
  /** Pairs that are made. Without them all are. */
  pairs?: readonly (readonly [across: Range, down: Range])[];
}

function create(
  name: string,
  type: FamilyName,
  {across, down, step = [10, 10], pairs}: Sizes,
  materials: Readonly<Record<string, Material>> = {},
  sizes: Record<string, number> = {},
): MadePiece {
  const construction = createDefaultConstruction(type);
  const within = ([from, to]: Range, value: number) => from <= value && value <= to;
  const isMade = (a: number, d: number) => !pairs || pairs.some((pair) => within(pair[0], a) && within(pair[1], d));
  const colors = Object.keys(materials);
  return {
    name,
    construction: {...construction, sizes: {...construction.sizes, ...sizes}, materials},
    colors: colors.length ? colors : [hasChosenHeight(type) ? '#f1ede1' : '#b98a56'],
    across: listSteps(across, step[0]),
    down: listSteps(down, step[1]),
    isMade,
    corners: across.flatMap((a) => down.map((d) => [a, d] as const)).filter(([a, d]) => isMade(a, d)),
  };
}

type Materials = Readonly<Record<string, Material>>;

const woods: Materials = {'#b98a56': 'oak', '#2a2725': 'ash', '#a9673f': 'cherry', '#6b4a32': 'walnut'};
const fronts: Materials = {
  '#b98a56': 'veneer',
  '#ddd3be': 'linoleum',
  '#8e9a86': 'linoleum',
  '#8c4a38': 'linoleum',
  '#3a3a3a': 'linoleum',
};
const shelves: Materials = {
  '#b98a56': 'oak',
  '#cdb490': 'oak',
  '#eae5d9': 'spruce',
  '#7c8677': 'spruce',
  '#5b4a3c': 'spruce',
};

export const pieces: readonly MadePiece[] = [
  create('table', 'table', {across: [1200, 2600], down: [700, 1100]}, woods),
  create('desk', 'desk', {across: [1000, 2000], down: [550, 800]}, woods),
  create('board', 'board', {across: [500, 2400], down: [300, 1250], step: [100, 50]}),
  create('bench', 'bench', {across: [500, 2400], down: [300, 450]}),
  create('shelf', 'shelf', {across: [600, 2400], down: [200, 360]}, shelves),
  create('wardrobe', 'wardrobe', {across: [1000, 3000], down: [400, 650], step: [500, 50]}, fronts),
  create('sideboard', 'sideboard', {across: [1200, 2400], down: [350, 500], step: [100, 50]}, fronts),
  create('planter', 'planter', {
    across: [300, 1500],
    down: [250, 900],
    step: [1, 1],
    // A long one isn't made in the largest height.
    pairs: [
      [
        [300, 1200],
        [250, 900],
      ],
      [
        [1201, 1500],
        [250, 700],
      ],
    ],
  }),
  create('shallow planter', 'planter', {across: [300, 1200], down: [200, 700], step: [1, 1]}, {}, {depth: 300}),
];

export function findPiece(name: string): MadePiece {
  const found = pieces.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`No piece is named ${name}`);
  return found;
}

/** The parts of a piece of this size, in mm, in its first colour unless another is named. */
export function partsOf(
  {construction, colors}: Pick<MadePiece, 'construction' | 'colors'>,
  across: number,
  down: number,
  {color = colors[0] ?? '', choices = {}}: {color?: string; choices?: Choices} = {},
): Part[] {
  return createPlan(construction, {sizes: {horizontal: across, vertical: down}, color, choices}).parts;
}

/** A piece that can be ordered. */
interface Sample {
  name: string;
  type: FamilyName;
  choices: Choices;
  parts: Part[];
}

function sample(name: string, across: number, down: number, choices: Choices = {}): Sample {
  const made = findPiece(name);
  const title = [`${name} ${across} × ${down}`, ...Object.values(choices)].join(', ');
  return {name: title, type: made.construction.type, choices, parts: partsOf(made, across, down, {choices})};
}

/** Each family in its largest size, and again where another size or choice is built in another way. */
export const samples: readonly Sample[] = [
  sample('table', 2600, 1100),
  sample('desk', 2000, 800),
  sample('board', 2400, 1250),
  // From 1600 mm on a bench has an end in its middle, and from 1400 mm on a shelf has two carcasses.
  sample('bench', 2400, 450),
  sample('bench', 500, 300),
  sample('shelf', 2400, 360),
  sample('shelf', 600, 200),
  sample('wardrobe', 3000, 650),
  sample('sideboard', 2400, 500, {front: 'doors', base: 'plinth'}),
  sample('sideboard', 1200, 350, {front: 'drawers', base: 'legs'}),
  // Above 700 mm a planter has a tie inside.
  sample('planter', 1200, 900, {environment: 'indoor'}),
  sample('shallow planter', 300, 200, {environment: 'outdoor'}),
];

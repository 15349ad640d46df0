import {hexColor} from './colors';
import type {ConfiguratorKind} from './kind';
import {ownColors, type Material} from './material';

export type ConstructionType = 'table' | 'desk' | 'bench' | 'shelf' | 'wardrobe' | 'board' | 'planter';

/** How a product is built, beside what a shopper chooses. Millimetres. Plain data: it travels to the browser. */
export interface Construction {
  type: ConstructionType;
  /** Of the top, the seat, the boards, the panels or the sheet. */
  thickness: number;
  /** Of the whole piece, where the shopper doesn't choose it. A board lies: its height is its thickness. */
  height: number;
  /** Of a planter, from front to back. */
  depth: number;
  /** What a colour (`#rrggbb`) is made of, where that isn't the first material of its type. */
  materials: Readonly<Record<string, Material>>;
}

type Sizes = Pick<Construction, 'thickness' | 'height' | 'depth'>;

const defaults: Record<ConstructionType, Sizes> = {
  table: {thickness: 34, height: 740, depth: 0},
  desk: {thickness: 28, height: 730, depth: 0},
  bench: {thickness: 42, height: 450, depth: 0},
  shelf: {thickness: 24, height: 1920, depth: 0},
  wardrobe: {thickness: 19, height: 2100, depth: 0},
  board: {thickness: 28, height: 28, depth: 0},
  planter: {thickness: 2, height: 0, depth: 400},
};

/** What is allowed; beyond it a number is a slip. */
const limits: Record<keyof Sizes, readonly [from: number, to: number]> = {
  thickness: [1, 100],
  height: [300, 3000],
  depth: [150, 1500],
};

/** The first word that a product's handle contains says what it is. Handles are the same in both languages. */
const words: readonly [ConstructionType, RegExp][] = [
  ['board', /platte|tabletop/],
  ['desk', /schreibtisch|desk/],
  ['table', /tisch|table/],
  ['bench', /bank|bench/],
  ['shelf', /regal|shelf/],
  ['wardrobe', /schrank|wardrobe|cupboard/],
];

/** Depth of KLIV's first series; later ones are as deep as the default. */
const firstSeries = {handle: 'kliv_v1', depth: 300};

/** The construction of a product that has no metafield for it; `null` where its handle says nothing. */
export function constructionByHandle(handle: string, kind: ConfiguratorKind): Construction | null {
  const type = kind === 'kliv' ? 'planter' : words.find(([, word]) => word.test(handle))?.[0];
  if (!type) return null;
  const {thickness, height, depth} = defaults[type];
  return {type, thickness, height, depth: handle === firstSeries.handle ? firstSeries.depth : depth, materials: {}};
}

/**
 * Reads the metafield `konstruktion`, such as `{"type": "shelf", "height": 1600, "materials": {"#6b4a32": "walnut"}}`. What
 * it leaves out is as `constructionByHandle` says, or as the type has it. A colour or a material that nothing knows leaves out
 * only itself. `null` when another part is unusable or no type is known: half a construction would be another piece.
 */
export function parseConstruction(json: unknown, handle: string, kind: ConfiguratorKind): Construction | null {
  if (!isRecord(json)) return null;
  const {type, thickness, height, depth, materials: named} = json;
  const byHandle = constructionByHandle(handle, kind);
  const known = type === undefined ? byHandle?.type : typesOf(kind).find((candidate) => candidate === type);
  const palette = readMaterials(named);
  if (!known || !palette) return null;
  const base = byHandle?.type === known ? byHandle : defaults[known];
  const construction: Construction = {...base, type: known, materials: palette};
  for (const [name, size] of Object.entries({thickness, height, depth}) as [keyof Sizes, unknown][]) {
    if (size === undefined) continue;
    const [from, to] = limits[name];
    if (typeof size !== 'number' || !(size >= from && size <= to)) return null;
    construction[name] = size;
  }
  // A board lies: it is as high as it is thick.
  if (known === 'board') construction.height = construction.thickness;
  return construction;
}

function typesOf(kind: ConfiguratorKind): ConstructionType[] {
  const types = Object.keys(defaults) as ConstructionType[];
  return types.filter((type) => (type === 'planter') === (kind === 'kliv'));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMaterial = (name: unknown): name is Material => typeof name === 'string' && Object.hasOwn(ownColors, name);

/** Whether the metafield `konstruktion` names a colour or a material that nothing knows. */
export function hasUnknownMaterial(json: unknown): boolean {
  const named = isRecord(json) && isRecord(json.materials) ? Object.entries(json.materials) : [];
  return named.some(([color, name]) => !hexColor(color) || !isMaterial(name));
}

function readMaterials(named: unknown): Construction['materials'] | null {
  if (named === undefined) return {};
  if (!isRecord(named)) return null;
  const read: Record<string, Material> = {};
  for (const [color, name] of Object.entries(named)) {
    const hex = hexColor(color);
    if (hex && isMaterial(name)) read[hex] = name;
  }
  return read;
}

import {createDefaultConstruction, type Construction} from 'joinery/families/construction';
import {families, hasChosenHeight, type FamilyName} from 'joinery/families/families';
import {materials, type Material} from 'joinery/families/parts/material';
import {isRecord} from '~/content/fields';
import {normalizeHexColor} from './colors';
import type {ConfiguratorKind} from './kind';

/**
 * The families by the handles of their products, which are the same in both languages. The first pattern that matches counts: a
 * `schreibtisch` is a desk, not a table.
 */
const handlePatterns: Readonly<Record<FamilyName, RegExp>> = {
  board: /platte|tabletop/,
  desk: /schreibtisch|desk/,
  table: /tisch|table/,
  bench: /bank|bench/,
  shelf: /regal|shelf/,
  wardrobe: /schrank|wardrobe|cupboard/,
  sideboard: /sideboard/,
  planter: /kliv/,
};

/** KLIV's height is chosen, the standard kind's depth or width. */
const listFamilyNames = (kind: ConfiguratorKind): FamilyName[] =>
  (Object.keys(handlePatterns) as FamilyName[]).filter((name) => hasChosenHeight(name) === (kind === 'kliv'));

/** Finds the construction of a product without the metafield; `null` for an unknown handle. */
export function findConstructionByHandle(handle: string, kind: ConfiguratorKind): Construction | null {
  const type = listFamilyNames(kind).find((name) => handlePatterns[name].test(handle));
  return type ? createDefaultConstruction(type) : null;
}

/** Sizes of former plans that follow from others by now. A metafield may still name them. */
const formerSizes: readonly string[] = ['beamWidth'];

/**
 * Parses the metafield `konstruktion`, such as `{"type": "shelf", "height": 1600, "materials": {"#6b4a32": "walnut"}}`. Missing sizes
 * are those of the family, a missing type follows from the handle (rule 11.15). Unknown sizes, colours and materials are ignored, and
 * `listUnknownEntries` reports them. A size beyond its limits becomes the limit, because a former plan may have allowed it, and
 * `listLimitedSizes` reports it. `null` when any other part is invalid or the type is unknown, because half a construction would be
 * another piece.
 */
export function parseConstruction(json: unknown, handle: string, kind: ConfiguratorKind): Construction | null {
  if (!isRecord(json)) return null;
  const {type = findConstructionByHandle(handle, kind)?.type, materials: materialsJson = {}} = json;
  const family = listFamilyNames(kind).find((name) => name === type);
  if (!family || !isRecord(materialsJson)) return null;
  const sizes: Record<string, number> = {...createDefaultConstruction(family).sizes};
  for (const [name, {min, max}] of Object.entries(families[family].sizes)) {
    const size = json[name];
    if (size === undefined) continue;
    if (!Number.isFinite(size)) return null;
    sizes[name] = Math.min(Math.max(Number(size), min), max);
  }
  const colorMaterials: Record<string, Material> = {};
  for (const [color, material] of Object.entries(materialsJson)) {
    const hexColor = normalizeHexColor(color);
    if (hexColor && isMaterial(material)) colorMaterials[hexColor] = material;
  }
  return {type: family, sizes, materials: colorMaterials};
}

/** Lists the sizes, colours and materials of the metafield `konstruktion` that `parseConstruction` ignores. */
export function listUnknownEntries(json: unknown, {type}: Construction): string[] {
  if (!isRecord(json)) return [];
  const {type: _, materials: materialsJson, ...sizes} = json;
  const materialEntries = isRecord(materialsJson) ? Object.entries(materialsJson) : [];
  return [
    ...Object.keys(sizes).filter((name) => !Object.hasOwn(families[type].sizes, name) && !formerSizes.includes(name)),
    ...materialEntries.flatMap(([color, material]) =>
      normalizeHexColor(color) && isMaterial(material) ? [] : [color],
    ),
  ];
}

/** Lists the sizes of the metafield `konstruktion` that aren't built any more, with what is built instead. */
export function listLimitedSizes(json: unknown, {sizes}: Construction): string[] {
  if (!isRecord(json)) return [];
  return Object.entries(sizes).flatMap(([name, size]) => {
    const wanted = json[name];
    return typeof wanted === 'number' && wanted !== size ? [`${name} ${wanted} is taken as ${size}`] : [];
  });
}

const isMaterial = (name: unknown): name is Material => typeof name === 'string' && Object.hasOwn(materials, name);

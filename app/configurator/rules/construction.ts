import {families, familyNames, type FamilyName} from '../families/families';
import {hexColor} from './colors';
import {isRecord} from './json';
import type {ConfiguratorKind} from './kind';
import {materials, type Material} from '../families/material';

/** How a product is built, beside what a shopper chooses. Plain data: it travels to the browser. */
export interface Construction {
  type: FamilyName;
  /** All sizes of its family, in mm. */
  sizes: Readonly<Record<string, number>>;
  /** What a colour (`#rrggbb`) is made of, where that isn't the material of the family. */
  materials: Readonly<Record<string, Material>>;
}

/** A family as it is built where nothing else is said. */
export function plainConstruction(type: FamilyName): Construction {
  const sizes = Object.entries(families[type].sizes).map(([name, size]) => [name, size.default] as const);
  return {type, sizes: Object.fromEntries(sizes), materials: {}};
}

const familiesOf = (kind: ConfiguratorKind) => familyNames.filter((name) => families[name].kind === kind);

/** The construction of a product that has no metafield for it; `null` where its handle says nothing. */
export function constructionByHandle(handle: string, kind: ConfiguratorKind): Construction | null {
  const type = familiesOf(kind).find((name) => families[name].handle.test(handle));
  return type ? plainConstruction(type) : null;
}

/**
 * Reads the metafield `konstruktion`, such as `{"type": "shelf", "height": 1600, "materials": {"#6b4a32": "walnut"}}`. Sizes
 * that it leaves out are those of the family, and without a type the handle says that (rule 11.15). What nothing knows, a size,
 * a colour or a material, leaves out only itself: see `unknownEntries`. `null` when another part is unusable or no type is
 * known: half a construction would be another piece.
 */
export function parseConstruction(json: unknown, handle: string, kind: ConfiguratorKind): Construction | null {
  if (!isRecord(json)) return null;
  const {type = constructionByHandle(handle, kind)?.type, materials: named = {}} = json;
  const known = familiesOf(kind).find((name) => name === type);
  if (!known || !isRecord(named)) return null;
  const sizes: Record<string, number> = {...plainConstruction(known).sizes};
  for (const [name, {min, max}] of Object.entries(families[known].sizes)) {
    const size = json[name];
    if (size === undefined) continue;
    if (typeof size !== 'number' || !(size >= min && size <= max)) return null;
    sizes[name] = size;
  }
  const materials: Record<string, Material> = {};
  for (const [color, name] of Object.entries(named)) {
    const hex = hexColor(color);
    if (hex && isMaterial(name)) materials[hex] = name;
  }
  return {type: known, sizes, materials};
}

/** What the metafield `konstruktion` names and a construction that was read from it can't have: sizes, colours, materials. */
export function unknownEntries(json: unknown, {type}: Construction): string[] {
  if (!isRecord(json)) return [];
  const {type: _, materials, ...sizes} = json;
  const named = isRecord(materials) ? Object.entries(materials) : [];
  return [
    ...Object.keys(sizes).filter((name) => !Object.hasOwn(families[type].sizes, name)),
    ...named.flatMap(([color, name]) => (hexColor(color) && isMaterial(name) ? [] : [color])),
  ];
}

const isMaterial = (name: unknown): name is Material => typeof name === 'string' && Object.hasOwn(materials, name);

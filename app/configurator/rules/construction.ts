import {families, familyNames, type FamilyName} from '../families/families';
import {hexColor} from './colors';
import {isRecord} from './json';
import type {ConfiguratorKind} from './kind';
import {materials, type Material} from '../families/material';

/** How a product is built, apart from what a shopper chooses. It is serializable for the browser. */
export interface Construction {
  type: FamilyName;
  /** All sizes of its family, in mm. */
  sizes: Readonly<Record<string, number>>;
  /** The material of a colour (`#rrggbb`), if it isn't the material of the family. */
  materials: Readonly<Record<string, Material>>;
}

/** The default construction of a family. */
export function plainConstruction(type: FamilyName): Construction {
  const sizes = Object.entries(families[type].sizes).map(([name, size]) => [name, size.default] as const);
  return {type, sizes: Object.fromEntries(sizes), materials: {}};
}

const familiesOf = (kind: ConfiguratorKind) => familyNames.filter((name) => families[name].kind === kind);

/** The construction of a product without the metafield, by its handle; `null` for an unknown handle. */
export function constructionByHandle(handle: string, kind: ConfiguratorKind): Construction | null {
  const type = familiesOf(kind).find((name) => families[name].handle.test(handle));
  return type ? plainConstruction(type) : null;
}

/**
 * Parses the metafield `konstruktion`, such as `{"type": "shelf", "height": 1600, "materials": {"#6b4a32": "walnut"}}`. Missing sizes
 * are those of the family, a missing type follows from the handle (rule 11.15). Unknown sizes, colours and materials are ignored, and
 * `unknownEntries` reports them. `null` when any other part is invalid or the type is unknown, because half a construction would be
 * another piece.
 */
export function parseConstruction(json: unknown, handle: string, kind: ConfiguratorKind): Construction | null {
  if (!isRecord(json)) return null;
  const {type = constructionByHandle(handle, kind)?.type, materials: named = {}} = json;
  const family = familiesOf(kind).find((name) => name === type);
  if (!family || !isRecord(named)) return null;
  const sizes: Record<string, number> = {...plainConstruction(family).sizes};
  for (const [name, {min, max}] of Object.entries(families[family].sizes)) {
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
  return {type: family, sizes, materials};
}

/** The sizes, colours and materials of the metafield `konstruktion` that `parseConstruction` ignores. */
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

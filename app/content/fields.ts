import type {PictureFieldFragment} from 'storefrontapi.generated';
import {toImage, type Image} from '~/platform/images';
import {isSafeUrl, isWebUrl} from '~/platform/safeUrl';

type Nullish<T> = T | null | undefined;

/** A text field of a metaobject. */
export type TextField = Nullish<{value?: Nullish<string>}>;

/** A reference field of a metaobject. */
type ReferenceField<Node> = Nullish<{references?: Nullish<{nodes: Node[]}>}>;

/** A picture field of a metaobject; `picture` reads it. */
export const PICTURE_FIELD_FRAGMENT = `#graphql
  fragment PictureField on MetaobjectField {
    reference { ... on MediaImage { image { ...Picture } } }
  }
` as const;

/** The text of a field; empty when the store has none. */
export function text(field: TextField): string {
  return field?.value?.trim() ?? '';
}

/** The address of a field as a link; `undefined` when the store has none, or one that may run code. */
export function link(field: TextField): string | undefined {
  const url = text(field);
  return isSafeUrl(url) ? url : undefined;
}

/** The address of a website in a field; `undefined` when the store has none. */
export function webLink(field: TextField): string | undefined {
  const url = text(field);
  return isWebUrl(url) ? url : undefined;
}

/** The whole number of a field; `undefined` when the store has none. */
export function integer(field: TextField): number | undefined {
  const number = text(field);
  return /^-?\d+$/.test(number) ? Number(number) : undefined;
}

/** The title of an entry. The default comes from its handle: `haus-am-kanal` becomes `Haus am kanal` (rule 9.5). */
export function getTitle({handle, titel}: {handle: string; titel?: TextField}): string {
  return text(titel) || handle.charAt(0).toUpperCase() + handle.slice(1).replaceAll('-', ' ');
}

/** The place of entries without a number: after every number that a merchant would use. */
const lastPlace = Number.MAX_SAFE_INTEGER;

/** Sorts entries by the number in `reihenfolge`. Entries without a number come last, in the store's order (rule 9.8). */
export function sortByOrder<Node extends {reihenfolge?: TextField}>(nodes: readonly Node[]): Node[] {
  const entries = nodes.map((node) => ({node, place: integer(node.reihenfolge) ?? lastPlace}));
  return entries.sort((a, b) => a.place - b.place).map(({node}) => node);
}

/** The texts of a list field, whose value is JSON; empty when it is invalid. */
export function texts(field: TextField): string[] {
  try {
    const list: unknown = JSON.parse(field?.value ?? '[]');
    return Array.isArray(list) ? list.filter((entry): entry is string => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** The picture that a field refers to. */
export function picture(field: Nullish<PictureFieldFragment>): Image | undefined {
  return toImage(field?.reference?.image);
}

/** The entries that a field refers to. A reference to anything else is an empty object in the answer, and is left out. */
export function references<Node extends object>(field: ReferenceField<Node>): Extract<Node, {id: string}>[] {
  const nodes = field?.references?.nodes ?? [];
  return nodes.filter((node): node is Extract<Node, {id: string}> => 'id' in node);
}

/** Parses the value of a JSON metafield; `null` when it is missing or invalid. */
export function readJson(field: {value: string} | null | undefined): unknown {
  try {
    return JSON.parse(field?.value ?? 'null');
  } catch {
    return null;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

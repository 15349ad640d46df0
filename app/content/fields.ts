import type {PictureFragment} from 'storefrontapi.generated';
import {toImage, type Image} from '~/platform/images';

type Nullish<T> = T | null | undefined;

/** A metaobject's field that is a text. */
export type TextField = Nullish<{value?: Nullish<string>}>;

/** A metaobject's field that points to a picture. */
export type PictureField = Nullish<{reference?: Nullish<{image?: Nullish<PictureFragment>}>}>;

/** The text of a field; empty when the store has none. */
export function text(field: TextField): string {
  return field?.value?.trim() ?? '';
}

/** The texts of a list field, whose value is JSON; empty when it is none. */
export function texts(field: TextField): string[] {
  try {
    const list: unknown = JSON.parse(field?.value ?? '[]');
    return Array.isArray(list) ? list.filter((entry): entry is string => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

/** The picture that a field points to. */
export function picture(field: PictureField): Image | undefined {
  return toImage(field?.reference?.image);
}

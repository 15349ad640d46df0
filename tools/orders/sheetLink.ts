import type {Configuration} from '~/configurator/piece/configuration';
import {configurationIdPattern} from '~/configurator/piece/configurationId.server';
import {readConfigurationPath, sheetPath} from '~/configurator/piece/piecePath';
import {getLanguage, localizedPath, withoutLanguage, type Language} from '~/i18n/language';

/** A configuration from the link of a drawing sheet, with the values that its id was computed from. */
export interface OrderedPiece {
  handle: string;
  configuration: Configuration;
  id: string;
  /** Integer cents of one piece. */
  price: number;
  /** The version of the plan. */
  plan: number;
}

/** A configuration of a line, and how many of it were ordered. */
export interface CountedPiece {
  piece: OrderedPiece;
  count: number;
}

export interface SheetLink {
  /** `https://host`. */
  origin: string;
  /** The language of the order. */
  language: Language;
  piece: OrderedPiece;
}

const idPattern = new RegExp(`^${configurationIdPattern}$`);

const sheetPattern = /^\/sheet\/([^/]+)\/([^/]+)$/;

/** Reads the link of a drawing sheet. `undefined` unless it is to the letter as the site writes it. */
export function readSheetLink(value: string): SheetLink | undefined {
  if (!URL.canParse(value)) return undefined;
  const {origin, pathname, searchParams} = new URL(value);
  const language = getLanguage(pathname);
  const [, encodedHandle = '', segment = ''] = sheetPattern.exec(withoutLanguage(pathname)) ?? [];
  const handle = decodeHandle(encodedHandle);
  const configuration = readConfigurationPath(segment);
  const id = searchParams.get('id') ?? '';
  if (!handle || !configuration || !idPattern.test(id)) return undefined;
  const [price, plan] = ['price', 'plan'].map((name) => Number(searchParams.get(name))) as [number, number];
  const piece = {handle, configuration, id, price, plan};
  const link = origin + localizedPath(sheetPath(handle, configuration, piece), language);
  return link === value && Number.isSafeInteger(price) && Number.isSafeInteger(plan)
    ? {origin, language, piece}
    : undefined;
}

/** `undefined` for a segment of a path that isn't encoded correctly, such as `%zz`. */
function decodeHandle(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

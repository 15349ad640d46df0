import {lineMessages, type Attribute} from '~/cart/rules/lineAttributes';
import {configurationIdPattern} from '~/configurator/piece/configurationId.server';
import {listAllChoices} from '~/configurator/offer/choices';
import {languages} from '~/i18n/language';

/** A text without the differences that a reader overlooks: case, accents, blanks, signs and invisible characters. */
export const normalizeText = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');

type Message = Exclude<keyof (typeof lineMessages)['de'], 'numbered' | 'excluded'>;

const normalizeKeys = (names: readonly Message[]) =>
  new Set(languages.flatMap((language) => names.map((name) => normalizeText(lineMessages[language][name]))));

/** Keys that nothing but a made-to-measure piece has. */
const ownKeys = normalizeKeys(['price', 'date', 'id', 'sheet', 'count', 'range']);
const measureKeys = normalizeKeys(['length', 'width', 'depth', 'height', 'dimensions']);
const sheetKeys = normalizeKeys(['sheet']);
const siteKeys = new Set([
  ...[...ownKeys, ...measureKeys],
  ...normalizeKeys([
    'color',
    'finish',
    'wood',
    'totalQuantity',
    'totalPrice',
    'quantity',
    'unitPrice',
    'subtotal',
    'withdrawal',
  ]),
  ...listAllChoices().flatMap(({label}) => languages.map((language) => normalizeText(label[language]))),
]);

/** Keys of one of several configurations: `Konfiguration 2: Maße`. */
const numberedKey = new RegExp(
  `^(${languages.map((language) => normalizeText(lineMessages[language].numbered(0, '')).replace('0', '\\d+')).join('|')})`,
);

/** Whether a key is one of the site's, or looks like it. */
export function isSiteKey(key: string): boolean {
  const normalized = normalizeText(key);
  return siteKeys.has(normalized) || numberedKey.test(normalized);
}

/** Whether a key has the name of a measure as one of its words: `Neue Länge`. */
export const namesMeasure = (key: string) =>
  key.split(/[^\p{L}\p{M}]+/u).some((word) => measureKeys.has(normalizeText(word)));

/** Whether an attribute is the link of a drawing sheet, or should be. */
export const isSheetLink = ({key, value}: Attribute) =>
  /\/sheet\/[^/\s]+\/\d+x\d+/i.test(value) || sheetKeys.has(normalizeText(key).replace(numberedKey, ''));

/** The id of a configuration within a text. A number of a telephone has no letter. */
export const idInText = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?=[\\d-]*[a-z])${configurationIdPattern}(?![\\p{L}\\p{N}-])`,
  'giu',
);

/**
 * Whether attributes are those of a made-to-measure piece, whatever product they stand at. Another app may give one measure to a
 * product, so of a product that exists there have to be two.
 */
export function hasPieceAttributes(attributes: readonly Attribute[], hasProduct: boolean): boolean {
  const measures = attributes.filter(({key}) => measureKeys.has(normalizeText(key)));
  return (
    measures.length >= (hasProduct ? 2 : 1) ||
    attributes.some(({key, value}) => {
      const normalized = normalizeText(key);
      return ownKeys.has(normalized) || numberedKey.test(normalized) || value.search(idInText) >= 0;
    })
  );
}

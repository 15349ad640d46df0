import {
  formatOrderDay,
  groupKlivLines,
  lineMessages,
  standardAttributes,
  withdrawalAttributes,
  type Attribute,
  type AttributeContext,
  type KlivLine,
} from '~/cart/rules/lineAttributes';
import {formatDimensions, isKliv} from '~/configurator/piece/configuration';
import {isWithin} from '~/configurator/offer/klivOffer';
import {defaultNames, type Names} from '~/configurator/offer/names';
import {parseRanges} from '~/configurator/offer/variantRanges';
import type {Language} from '~/i18n/language';
import {findContradiction} from './contradictions';
import type {OrderLine} from './loadOrders';
import {countOf, LineProblem, quote} from './problem';
import type {CountedPiece, SheetLink} from './sheetLink';
import type {StoreWords} from './storeWords';

const findValue = (attributes: readonly Attribute[], key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value;

/**
 * Reads how many pieces of each configuration were ordered. A line of a standard piece has one configuration; a KLIV line counts its
 * configurations by numbered attributes, which have to add up to the ordered quantity.
 * @throws LineProblem
 */
export function readCounts({attributes, quantity}: OrderLine, links: readonly SheetLink[]): CountedPiece[] {
  const pieces = links.map(({piece, language}, index) => {
    if (!isKliv(piece.configuration)) return {piece, count: quantity};
    const key = lineMessages[language].numbered(index + 1, lineMessages[language].quantity);
    const count = findValue(attributes, key) ?? '';
    if (!/^[1-9]\d?$/.test(count)) throw new LineProblem(`${quote(key)} is no number from 1 to 99: ${quote(count)}.`);
    return {piece, count: Number(count)};
  });
  const total = pieces.reduce((sum, {count}) => sum + count, 0);
  if (total !== quantity)
    throw new LineProblem(
      `It has ${countOf(quantity, 'piece')}, and its attributes name ${total}. Somebody may have edited the order.`,
    );
  return pieces;
}

interface ExpectationContext {
  language: Language;
  /** `https://host` of the sheets. */
  origin: string;
  words: StoreWords;
}

/**
 * The attributes that the site writes for these pieces. What may have changed in the store since, such as the name of a wood, is taken
 * from the line and judged: a name that the store doesn't know goes to `notes`.
 * @throws LineProblem for a name that the store has for something else
 */
export function expectAttributes(
  line: OrderLine,
  pieces: readonly [CountedPiece, ...CountedPiece[]],
  {language, origin, words}: ExpectationContext,
  notes: string[],
): Attribute[] {
  const {attributes} = line;
  const [{piece}] = pieces;
  const t = lineMessages[language];
  const known = words.products.get(piece.handle);
  const context: AttributeContext = {language, origin, date: readDay(attributes, language)};
  const noWithdrawal = findValue(attributes, t.withdrawal) !== undefined;
  if (known && known.noWithdrawal !== noWithdrawal) {
    const [order, product] = noWithdrawal ? ['excludes', 'has'] : ["doesn't exclude", 'excludes'];
    notes.push(`The order ${order} the right of withdrawal, and the product ${product} it today.`);
  }
  const readColorName = (key: string, counted: CountedPiece) => {
    const name = findValue(attributes, key);
    if (name !== undefined) judgeColor({key, value: name}, counted, {language, words}, notes);
    return name ?? '';
  };
  if (!isKliv(piece.configuration)) {
    const names = readNames(attributes, known?.names, language, notes);
    const colorName = readColorName(t[names.finish], pieces[0]);
    const {configuration, plan: planVersion, ...data} = piece;
    return [
      ...standardAttributes({...data, configuration, planVersion, colorName, names}, context),
      ...withdrawalAttributes(noWithdrawal, language),
    ];
  }
  const variant = {id: '', price: piece.price, ...readRanges(line, pieces, t.range)};
  const lines = pieces.flatMap((counted, index): KlivLine[] => {
    const {configuration, plan: planVersion, ...data} = counted.piece;
    if (!isKliv(configuration)) return [];
    const colorName = readColorName(t.numbered(index + 1, t.color), counted);
    return [{...data, configuration, colorName, planVersion, variant, quantity: counted.count, noWithdrawal}];
  });
  return groupKlivLines(lines, context).flatMap((input) => input.attributes);
}

/** The day that a line names. Any day is right: the site writes the one of the checkout. */
function readDay(attributes: readonly Attribute[], language: Language): Date {
  const key = lineMessages[language].date;
  const text = findValue(attributes, key);
  if (text === undefined) return new Date(0);
  const [, day = '', year = ''] = /^(\d{1,2})\D+(\d{4})$/.exec(text) ?? [];
  const months = Array.from({length: 12}, (_, month) => new Date(Date.UTC(Number(year), month, Number(day), 12)));
  const date = day ? months.find((month) => formatOrderDay({language, date: month, origin: ''}) === text) : undefined;
  if (!date) throw new LineProblem(`${quote(key)} is no day: ${quote(text)}.`);
  return date;
}

/** The names of finish and width, which follow from the product's woods and construction. */
function readNames(
  attributes: readonly Attribute[],
  known: Names | undefined,
  language: Language,
  notes: string[],
): Names {
  const t = lineMessages[language];
  const pick = <Name extends 'wood' | 'finish' | 'color' | 'width' | 'depth'>(
    names: readonly Name[],
    preferred: Name,
  ) => {
    const present = names.filter((name) => findValue(attributes, t[name]) !== undefined);
    const name = present.includes(preferred) ? preferred : (present[0] ?? preferred);
    if (known && name !== preferred) notes.push(`The product calls ${quote(t[name])} ${quote(t[preferred])} today.`);
    return name;
  };
  const {finish, width} = known ?? defaultNames;
  return {finish: pick(['wood', 'finish', 'color'], finish), width: pick(['width', 'depth'], width)};
}

/**
 * Judges the name of a colour. The store may have given it another name since: a name that it doesn't know is noted, unless it says
 * something else of the piece.
 */
function judgeColor(
  attribute: Attribute,
  counted: CountedPiece,
  {language, words}: Pick<ExpectationContext, 'language' | 'words'>,
  notes: string[],
): void {
  const {handle, configuration} = counted.piece;
  const {value} = configuration.color;
  const names = words.colors.filter((color) => color.value === value && color.language === language);
  // Of a product that is gone the names of the others count.
  const own = words.products.has(handle) ? names.filter((color) => color.handle === handle) : names;
  if (own.some((color) => color.name === attribute.value)) return;
  const [name, sheet] = [quote(attribute.value), quote(own[0]?.name ?? value)];
  if (findContradiction({key: '', value: attribute.value}, [counted], words.colors) !== undefined)
    throw new LineProblem(`It names ${name}, and its drawing sheet ${sheet}.`);
  notes.push(`${name} is unknown to the store today: its drawing sheet has ${sheet}.`);
}

/**
 * The ranges in mm of a KLIV line's variant when it was ordered. They have to contain its pieces. Where the variant's title doesn't name
 * them, the line does, because the variant's options may have changed since.
 */
function readRanges({variant, variantTitle, attributes}: OrderLine, pieces: readonly CountedPiece[], rangeKey: string) {
  const titles = [variantTitle, findValue(attributes, rangeKey)].map((title) => ({
    title: title ?? '',
    selectedOptions: [],
  }));
  const ranges = [...titles, {title: '', selectedOptions: variant?.selectedOptions ?? []}]
    .map(parseRanges)
    .find(Boolean);
  if (!ranges) throw new LineProblem('Its variant names no range of sizes.');
  const outside = pieces.find(
    ({piece: {configuration}}) =>
      !isKliv(configuration) ||
      !isWithin(ranges.width, configuration.width) ||
      !isWithin(ranges.height, configuration.height),
  );
  if (outside)
    throw new LineProblem(`${formatDimensions(outside.piece.configuration)} isn't in the range of its variant.`);
  return ranges;
}

import {getSelectedOptions} from '~/configurator/offer/choices';
import type {KlivVariant, KlivConfiguration} from '~/configurator/offer/klivOffer';
import {defaultNames, type Names} from '~/configurator/offer/names';
import {messages} from '~/configurator/offer/messages';
import type {StandardConfiguration} from '~/configurator/offer/standardOffer';
import type {Configuration} from '~/configurator/piece/configuration';
import {sheetPath} from '~/configurator/piece/piecePath';
import {formatPrice} from '~/i18n/formats';
import {languageData, localizedPath, perLanguage, type Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';

/** An attribute of a cart line at Shopify. Checkout and order show key and value. */
export interface Attribute {
  key: string;
  value: string;
}

/** The names of measures and colours in the form, which the order uses too (rule 11.30). */
function namesOf(language: Language) {
  const {color, finish, wood, length, width, depth, height} = messages[language];
  return {color, finish, wood, length, width, depth, height};
}

/** The keys of the attributes. `orders:check` reads orders by them. */
export const lineMessages = defineMessages({
  de: {
    ...namesOf('de'),
    dimensions: 'Maße',
    price: 'Berechneter Preis',
    date: 'Konfiguriert am',
    id: 'Konfigurations-ID',
    sheet: 'Maßblatt',
    count: 'Anzahl Konfigurationen',
    totalQuantity: 'Gesamtmenge',
    totalPrice: 'Gesamtpreis',
    range: 'Größenbereich',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    subtotal: 'Zwischensumme',
    withdrawal: 'Widerrufsrecht',
    excluded: 'ausgeschlossen (§ 312g Abs. 2 Nr. 1 BGB)',
    numbered: (number: number, key: string) => `Konfiguration ${number}: ${key}`,
  },
  en: {
    ...namesOf('en'),
    dimensions: 'Dimensions',
    price: 'Calculated price',
    date: 'Configured on',
    id: 'Configuration ID',
    sheet: 'Drawing sheet',
    count: 'Number of configurations',
    totalQuantity: 'Total quantity',
    totalPrice: 'Total price',
    range: 'Size range',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    subtotal: 'Subtotal',
    withdrawal: 'Right of withdrawal',
    excluded: 'excluded (§ 312g (2) no. 1 BGB)',
    numbered: (number: number, key: string) => `Configuration ${number}: ${key}`,
  },
});

/** The source of a piece's attributes. `price` is integer cents of one piece. */
export interface ConfiguredPiece<C> {
  handle: string;
  configuration: C;
  colorName: string;
  price: number;
  id: string;
  /** 0 for a product without a plan, which has no drawing sheet. */
  planVersion: number;
}

export interface AttributeContext {
  language: Language;
  date: Date;
  /** `https://host` of the site. When it is empty, the attributes link no sheet. */
  origin: string;
}

/** The link to a piece's drawing sheet, with the id that proves the order. */
function sheetLink(
  {handle, configuration, id, price, planVersion}: Omit<ConfiguredPiece<Configuration>, 'colorName'>,
  {origin, language}: AttributeContext,
): string | null {
  if (!planVersion || !origin) return null;
  return origin + localizedPath(sheetPath(handle, configuration, {id, price, plan: planVersion}), language);
}

const getDayFormat = perLanguage(
  (language) => new Intl.DateTimeFormat(languageData[language].locale, {dateStyle: 'long', timeZone: 'Europe/Berlin'}),
);

export const formatOrderDay = ({language, date}: AttributeContext) => getDayFormat(language).format(date);

const toAttribute = (key: string, value: string | number): Attribute => ({key, value: String(value)});

function choiceAttributes({choices}: Configuration, language: Language): Attribute[] {
  return getSelectedOptions(choices).map(({choice, option}) =>
    toAttribute(choice.label[language], option.label[language]),
  );
}

/** The attributes have the same names as on the product's page. */
export function standardAttributes(
  piece: ConfiguredPiece<StandardConfiguration> & {names?: Names},
  context: AttributeContext,
): Attribute[] {
  const t = lineMessages[context.language];
  const {length, width} = piece.configuration;
  const names = piece.names ?? defaultNames;
  const sheetUrl = sheetLink(piece, context);
  return [
    toAttribute(t[names.finish], piece.colorName),
    toAttribute(t.length, `${length} cm`),
    toAttribute(t[names.width], `${width} cm`),
    toAttribute(t.dimensions, `${length} × ${width} cm`),
    ...choiceAttributes(piece.configuration, context.language),
    toAttribute(t.price, formatPrice(piece.price, context.language)),
    toAttribute(t.date, formatOrderDay(context)),
    toAttribute(t.id, piece.id),
    ...(sheetUrl ? [toAttribute(t.sheet, sheetUrl)] : []),
  ];
}

/** The note on a line without a right of withdrawal. */
export function withdrawalAttributes(excluded: boolean | undefined, language: Language): Attribute[] {
  const t = lineMessages[language];
  return excluded ? [toAttribute(t.withdrawal, t.excluded)] : [];
}

/** A KLIV line has the price of its variant. */
export interface KlivLine extends Omit<ConfiguredPiece<KlivConfiguration>, 'price'> {
  variant: Pick<KlivVariant, 'id' | 'price' | 'width' | 'height'>;
  quantity: number;
  noWithdrawal?: boolean;
}

/** A line of the input of `cartCreate`. */
export interface LineInput {
  merchandiseId: string;
  quantity: number;
  attributes: Attribute[];
}

/** Shopify's maximum of attributes per line. */
const maxAttributes = 250;

/**
 * Groups KLIV lines: one line for each variant, with all its configurations as attributes, or several where one would have too many
 * attributes (rule 14.4). The variants keep the order of their first lines.
 */
export function groupKlivLines(lines: readonly KlivLine[], context: AttributeContext): LineInput[] {
  const groups = new Map<string, KlivLine[]>();
  for (const line of lines) groups.set(line.variant.id, [...(groups.get(line.variant.id) ?? []), line]);
  return [...groups.values()].flatMap((group) => toLineInputs(group, context));
}

function toLineInputs(lines: readonly KlivLine[], context: AttributeContext): LineInput[] {
  const [firstLine] = lines;
  if (!firstLine) return [];
  const input = toLineInput(firstLine, lines, context);
  if (input.attributes.length <= maxAttributes) return [input];
  const half = Math.ceil(lines.length / 2);
  return [...toLineInputs(lines.slice(0, half), context), ...toLineInputs(lines.slice(half), context)];
}

/** Combines lines of one variant. What they have in common is that of the first one, which is passed apart because a list may be empty. */
function toLineInput(
  {variant, noWithdrawal}: KlivLine,
  lines: readonly KlivLine[],
  context: AttributeContext,
): LineInput {
  const {language} = context;
  const t = lineMessages[language];
  const {id, price} = variant;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const euro = (cents: number) => formatPrice(cents, language);
  const formatRange = (name: string, {from, to}: {from: number; to: number}) => `${name} ${from}–${to} mm`;
  const attributes = [
    toAttribute(t.count, lines.length),
    toAttribute(t.totalQuantity, quantity),
    toAttribute(t.totalPrice, euro(price * quantity)),
    toAttribute(t.range, `${formatRange(t.width, variant.width)}, ${formatRange(t.height, variant.height)}`),
    toAttribute(t.date, formatOrderDay(context)),
    ...withdrawalAttributes(noWithdrawal, language),
  ];
  lines.forEach((line, index) => {
    const {configuration, colorName} = line;
    const sheetUrl = sheetLink({...line, price}, context);
    const addNumbered = (key: string, value: string | number) =>
      attributes.push(toAttribute(t.numbered(index + 1, key), value));
    addNumbered(t.dimensions, `${configuration.width} × ${configuration.height} mm`);
    addNumbered(t.color, colorName);
    for (const {key, value} of choiceAttributes(configuration, language)) addNumbered(key, value);
    addNumbered(t.quantity, line.quantity);
    addNumbered(t.unitPrice, euro(price));
    addNumbered(t.subtotal, euro(price * line.quantity));
    addNumbered(t.id, line.id);
    if (sheetUrl) addNumbered(t.sheet, sheetUrl);
  });
  return {merchandiseId: id, quantity, attributes};
}

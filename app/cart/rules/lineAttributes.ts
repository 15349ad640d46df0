import {formatPrice} from '~/i18n/formats';
import {languageData, localizedPath, type Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {selectedOptions} from '~/configurator/rules/choice';
import type {Configuration, KlivConfiguration, StandardConfiguration} from '~/configurator/rules/configuration';
import type {KlivVariant} from '~/configurator/rules/kliv';
import {plainNames, type Names} from '~/configurator/rules/names';
import {sheetPath} from '~/configurator/rules/sheetPath';

/** An attribute of a cart line at Shopify. Checkout and order show both sides as they are. */
export interface Attribute {
  key: string;
  value: string;
}

const messages = defineMessages({
  de: {
    color: 'Farbe',
    finish: 'Ausführung',
    wood: 'Holz',
    length: 'Länge',
    width: 'Breite',
    depth: 'Tiefe',
    height: 'Höhe',
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
    color: 'Colour',
    finish: 'Finish',
    wood: 'Wood',
    length: 'Length',
    width: 'Width',
    depth: 'Depth',
    height: 'Height',
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

/** What the attributes of one configured piece are written from. `price` is integer cents of one piece. */
interface Configured<C> {
  /** The product's. */
  handle: string;
  configuration: C;
  colorName: string;
  price: number;
  /** See `configurationId`. */
  id: string;
  /** Version of its plan; 0 for a product without one, which has no drawing sheet. */
  plan: number;
}

/** Language and date of the attributes. */
export interface AttributeContext {
  language: Language;
  date: Date;
  /** `https://host` of the site; empty when nothing says it. Then no sheet is linked. */
  origin: string;
}

/** The link to a piece's drawing sheet, with the proof of its order (rule 19.1). */
function sheetLink(
  {handle, configuration, id, price, plan}: Omit<Configured<Configuration>, 'colorName'>,
  {origin, language}: AttributeContext,
): string | null {
  if (!plan || !origin) return null;
  return origin + localizedPath(sheetPath(handle, configuration, {id, price, plan}), language);
}

function day({language, date}: AttributeContext): string {
  return new Intl.DateTimeFormat(languageData[language].locale, {dateStyle: 'long', timeZone: 'Europe/Berlin'}).format(
    date,
  );
}

const attribute = (key: string, value: string | number): Attribute => ({key, value: String(value)});

/** The chosen options under the names of their choices (rule 11.38). */
function choiceAttributes({choices}: Configuration, language: Language): Attribute[] {
  return selectedOptions(choices).map(({choice, option}) => attribute(choice.label[language], option.label[language]));
}

/** The attributes of a standard piece, with its id (rule 14.3), under the names of its page (rule 11.30). */
export function standardAttributes(
  piece: Configured<StandardConfiguration> & {names?: Names},
  context: AttributeContext,
): Attribute[] {
  const t = messages[context.language];
  const {length, width} = piece.configuration;
  const names = piece.names ?? plainNames;
  const sheet = sheetLink(piece, context);
  return [
    attribute(t[names.finish], piece.colorName),
    attribute(t.length, `${length} cm`),
    attribute(t[names.width], `${width} cm`),
    attribute(t.dimensions, `${length} × ${width} cm`),
    ...choiceAttributes(piece.configuration, context.language),
    attribute(t.price, formatPrice(piece.price, context.language)),
    attribute(t.date, day(context)),
    attribute(t.id, piece.id),
    ...(sheet ? [attribute(t.sheet, sheet)] : []),
  ];
}

/** What an order says of a piece without a right of withdrawal (rule 18.6). */
export function withdrawalAttributes(excluded: boolean | undefined, language: Language): Attribute[] {
  const t = messages[language];
  return excluded ? [attribute(t.withdrawal, t.excluded)] : [];
}

/** A KLIV line of the cart; its price is its variant's. */
export interface KlivLine extends Omit<Configured<KlivConfiguration>, 'price'> {
  variant: Pick<KlivVariant, 'id' | 'price' | 'width' | 'height'>;
  quantity: number;
  noWithdrawal?: boolean;
}

/** A line as `cartCreate` takes it. */
export interface LineInput {
  merchandiseId: string;
  quantity: number;
  attributes: Attribute[];
}

/** The most attributes that Shopify takes on a line. */
const maxAttributes = 250;

/**
 * KLIV lines as the store gets them: those of one variant are one group line that names each configuration, or several where one
 * would have too many attributes (rule 14.4). The order is that of each variant's first line.
 */
export function klivGroups(lines: readonly KlivLine[], context: AttributeContext): LineInput[] {
  const groups = new Map<string, KlivLine[]>();
  for (const line of lines) groups.set(line.variant.id, [...(groups.get(line.variant.id) ?? []), line]);
  return [...groups.values()].flatMap((group) => groupLines(group, context));
}

function groupLines(lines: readonly KlivLine[], context: AttributeContext): LineInput[] {
  const line = groupLine(lines, context);
  if (line.attributes.length <= maxAttributes) return [line];
  const half = Math.ceil(lines.length / 2);
  return [lines.slice(0, half), lines.slice(half)].flatMap((part) => groupLines(part, context));
}

function groupLine(lines: readonly KlivLine[], context: AttributeContext): LineInput {
  const {language} = context;
  const t = messages[language];
  const {id = '', price = 0, width, height} = lines[0]?.variant ?? {};
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const euro = (cents: number) => formatPrice(cents, language);
  const range = (name: string, ends = {from: 0, to: 0}) => `${name} ${ends.from}–${ends.to} mm`;
  const attributes = [
    attribute(t.count, lines.length),
    attribute(t.totalQuantity, quantity),
    attribute(t.totalPrice, euro(price * quantity)),
    attribute(t.range, `${range(t.width, width)}, ${range(t.height, height)}`),
    attribute(t.date, day(context)),
    ...withdrawalAttributes(lines[0]?.noWithdrawal, language),
  ];
  lines.forEach((line, index) => {
    const {configuration, colorName, quantity: pieces} = line;
    const sheet = sheetLink({...line, price}, context);
    const numbered = (key: string, value: string | number) =>
      attributes.push(attribute(t.numbered(index + 1, key), value));
    numbered(t.dimensions, `${configuration.width} × ${configuration.height} mm`);
    numbered(t.color, colorName);
    for (const {key, value} of choiceAttributes(configuration, language)) numbered(key, value);
    numbered(t.quantity, pieces);
    numbered(t.unitPrice, euro(price));
    numbered(t.subtotal, euro(price * pieces));
    numbered(t.id, line.id);
    if (sheet) numbered(t.sheet, sheet);
  });
  return {merchandiseId: id, quantity, attributes};
}

import {lineMessages} from '~/cart/rules/lineAttributes';
import {formatDimensions, isKliv} from '~/configurator/piece/configuration';
import {verifyConfigurationId} from '~/configurator/piece/configurationId.server';
import {configuratorKind} from '~/configurator/offer/kind';
import {formatPrice} from '~/i18n/formats';
import {compareAttributes} from './compareAttributes';
import {expectAttributes, readCounts} from './expectedAttributes';
import {hasPieceAttributes, isSheetLink} from './lineKeys';
import type {OrderLine} from './loadOrders';
import {LineProblem, quote} from './problem';
import {readSheetLink, type CountedPiece, type OrderedPiece, type SheetLink} from './sheetLink';
import type {StoreWords} from './storeWords';

/** What a line of an order says. */
export interface LineReading {
  /** Its configurations, in the order of the line; none when the line can't be built. */
  pieces: CountedPiece[];
  /** Why the line can't be built as it is. */
  problem?: string;
  /** What the store doesn't know (any more), and what another app has added. The pieces are built by their links, which the ids prove. */
  notes: string[];
}

export interface ReadContext {
  /** The keys that ids may be signed with, newest first. */
  secrets: readonly string[];
  words: StoreWords;
  /** `https://host` of the site, when it is known. */
  site: string | undefined;
}

/**
 * Reads a line of an order, and trusts none of its texts (rule 22.5): each has to agree with the configuration of the link to the drawing
 * sheet, whose id proves handle, configuration, price and plan. Returns `undefined` for a line that isn't made to measure.
 */
export async function readLine(line: OrderLine, context: ReadContext): Promise<LineReading | undefined> {
  const {attributes, product} = line;
  const isMadeToMeasure =
    (product && configuratorKind(product)) ||
    attributes.some(isSheetLink) ||
    hasPieceAttributes(attributes, product !== null);
  if (!isMadeToMeasure) return undefined;
  const notes: string[] = [];
  try {
    return {pieces: await readPieces(line, context, notes), notes};
  } catch (error) {
    if (!(error instanceof LineProblem)) throw error;
    return {pieces: [], problem: error.message, notes: []};
  }
}

async function readPieces(line: OrderLine, context: ReadContext, notes: string[]): Promise<CountedPiece[]> {
  const links = readLinks(line);
  const [{language, origin}] = links;
  checkProduct(line, links, context, notes);
  for (const {piece} of links) await checkPrice(line, piece, context);
  const {words, site} = context;
  if (origin !== site) notes.push(`It links ${quote(origin)}, and PUBLIC_SITE_URL is ${site ?? 'not set'}.`);
  const pieces = readCounts(line, links) as [CountedPiece, ...CountedPiece[]];
  const expected = expectAttributes(line, pieces, {language, origin, words}, notes);
  compareAttributes(line.attributes, expected, {pieces, colors: words.colors, notes});
  return pieces;
}

/** Reads the links of a line to its drawing sheets, one for each configuration, in the order of their numbers. */
function readLinks({attributes, product}: OrderLine): [SheetLink, ...SheetLink[]] {
  const links = attributes.filter(isSheetLink).map(({key, value}) => {
    const link = readSheetLink(value);
    if (!link) throw new LineProblem(`Its link to the drawing sheet can't be read: ${quote(value)}.`);
    return {key, ...link};
  });
  const [first] = links;
  if (!first)
    throw new LineProblem(
      hasPieceAttributes(attributes, product !== null)
        ? "It links no drawing sheet: its product has no construction, PUBLIC_SITE_URL wasn't set, or it is forged. Check its id with configurator:verify."
        : 'It has no measures: ask the customer, or refund it.',
    );
  if (!links.every(({piece}) => isKliv(piece.configuration))) {
    if (links.length > 1) throw new LineProblem(`It links ${links.length} drawing sheets.`);
    return [first];
  }
  const t = lineMessages[first.language];
  const [firstNumbered, ...others] = links.map((_, index) => {
    const key = t.numbered(index + 1, t.sheet);
    const link = links.find((candidate) => candidate.key === key);
    if (!link) throw new LineProblem(`It lacks ${quote(key)}.`);
    return link;
  });
  return [firstNumbered ?? first, ...others];
}

/** A product that was renamed or deleted since is no contradiction: the id proves its handle at the time of the order. */
function checkProduct(
  {product}: OrderLine,
  links: readonly [SheetLink, ...SheetLink[]],
  {words}: ReadContext,
  notes: string[],
): void {
  const {handle} = links[0].piece;
  const isOther = product && product.handle !== handle && words.handles.has(handle);
  if (isOther || links.some(({piece}) => piece.handle !== handle))
    throw new LineProblem(
      `Its drawing sheet is of another product: ${links.map(({piece}) => quote(piece.handle)).join(', ')}.`,
    );
  if (!words.products.has(handle)) notes.push(`The store has no made-to-measure product ${quote(handle)} (any more).`);
}

async function checkPrice({price}: OrderLine, piece: OrderedPiece, {secrets}: ReadContext): Promise<void> {
  const size = formatDimensions(piece.configuration);
  if (!(await verifyConfigurationId(piece.id, piece, secrets)))
    throw new LineProblem(`Its id ${piece.id} wasn't made by this site for ${size} at ${formatEuros(piece.price)}.`);
  if (piece.price !== price)
    throw new LineProblem(
      `It was paid with ${price === undefined ? 'another amount' : formatEuros(price)}, and ${size} costs ${formatEuros(piece.price)}.`,
    );
}

const formatEuros = (cents: number) => formatPrice(cents, 'en');

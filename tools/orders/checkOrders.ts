import {configurationCounts, type Attribute} from '~/cart/rules/lineAttributes';
import {formatDimensions, type Configuration} from '~/configurator/rules/configuration';
import {readConfigurationPath} from '~/configurator/rules/configurationPath';
import {verifyConfigurationId} from '~/configurator/rules/configurationId.server';
import {configuratorKind} from '~/configurator/rules/kind';
import {formatPrice} from '~/i18n/formats';
import type {Order, OrderLine} from './loadOrders';

/** Says why the workshop can't build a line of an order as it is. */
export interface OrderFinding {
  order: string;
  line: string;
  problem: string;
}

/** A configuration from the link of a drawing sheet, with the values that its id was computed from. */
interface OrderedPiece {
  handle: string;
  configuration: Configuration;
  id: string;
  /** Integer cents of one piece. */
  price: number;
  /** The version of the plan. */
  plan: number;
}

const idPattern = /^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/;
const sheetPattern = /\/sheet\/([^/?]+)\/([^/?]+)\?/;

/**
 * Finds lines of made-to-measure products without measures, or whose attributes contradict each other, the price or the id
 * (rule 22.5). `secrets` are the keys that ids may be signed with, newest first.
 */
export async function checkOrders(orders: readonly Order[], secrets: readonly string[]): Promise<OrderFinding[]> {
  const findings = await Promise.all(
    orders.flatMap(({name, lines}) =>
      lines
        // A line that is refunded as a whole needs no check. After a part refund the attributes still name what was ordered.
        .filter(({currentQuantity, product}) => currentQuantity > 0 && product && configuratorKind(product))
        .map(async (line) => {
          const problem = await findProblem(line, secrets);
          return problem ? [{order: name, line: line.title, problem}] : [];
        }),
    ),
  );
  return findings.flat();
}

async function findProblem(line: OrderLine, secrets: readonly string[]): Promise<string | undefined> {
  const {attributes, product, price, quantity} = line;
  const pieces = readPieces(attributes);
  if (pieces.length === 0)
    return attributes.some(({value}) => idPattern.test(value))
      ? "It links no drawing sheet, so it can't be checked. Set PUBLIC_SITE_URL, and orders to come link it."
      : 'It has no measures: ask the customer, or refund it.';
  const otherPiece = pieces.find(({handle}) => handle !== product?.handle);
  if (otherPiece) return `Its drawing sheet is of another product: ${otherPiece.handle}.`;
  for (const piece of pieces) {
    const size = formatDimensions(piece.configuration);
    if (!(await verifyConfigurationId(piece.id, piece, secrets)))
      return `Its id ${piece.id} wasn't made by this site for ${size} at ${formatEuros(piece.price)}.`;
    if (piece.price !== price)
      return `It was paid with ${formatEuros(price)}, and ${size} costs ${formatEuros(piece.price)}.`;
    if (!attributes.some(({value}) => value === size)) return `Its attributes name another size than ${size}.`;
  }
  const counts = configurationCounts(attributes);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length > 0 && total !== quantity) return `It has ${quantity} pieces, and its attributes name ${total}.`;
  if (counts.length === 0 && pieces.length > 1) return `It names ${pieces.length} configurations.`;
  return undefined;
}

/** Reads the configurations of a line from the links of their drawing sheets. */
export const readPieces = (attributes: readonly Attribute[]) => attributes.flatMap(({value}) => readSheetLink(value));

function readSheetLink(value: string): OrderedPiece[] {
  const [, handle, segment] = sheetPattern.exec(value) ?? [];
  if (!handle || !segment || !URL.canParse(value)) return [];
  const {searchParams} = new URL(value);
  const configuration = readConfigurationPath(segment);
  const price = Number(searchParams.get('price'));
  const plan = Number(searchParams.get('plan'));
  if (!configuration || !Number.isInteger(price) || !Number.isInteger(plan)) return [];
  return [{handle: decodeURIComponent(handle), configuration, id: searchParams.get('id') ?? '', price, plan}];
}

const formatEuros = (cents: number) => formatPrice(cents, 'en');

export const describeFinding = ({order, line, problem}: OrderFinding) => `${order}  ${line}: ${problem}\n`;

export function describeFindings(findings: readonly OrderFinding[], orderCount: number): string {
  const lines = findings.map(describeFinding);
  const summary = findings.length
    ? `${findings.length} of the lines in ${orderCount} open orders can't be built as they are.\n`
    : `${orderCount} open orders: every made-to-measure piece has its measures and its price.\n`;
  return lines.join('') + summary;
}

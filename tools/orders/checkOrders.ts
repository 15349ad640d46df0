import {isSheetLink} from './lineKeys';
import type {Order, OrderLine} from './loadOrders';
import {countOf, toPrintable} from './problem';
import {readLine, type LineReading, type ReadContext} from './readLine';

/** A remark on a line of an order, as it may be printed. */
export interface OrderFinding {
  order: string;
  line: string;
  /** Why the workshop can't build it as it is, or what somebody should look at. */
  problem: string;
}

/** A made-to-measure line of which something is left to deliver. */
export interface PieceLine extends LineReading {
  order: Order;
  line: OrderLine;
  /** The number of its first piece within the order. It stays when other pieces are delivered. */
  firstPosition: number;
}

/** Reads the made-to-measure lines of which something is left to deliver. */
export async function readPieceLines(orders: readonly Order[], context: ReadContext): Promise<PieceLine[]> {
  const lines: PieceLine[] = [];
  for (const order of orders) {
    let firstPosition = 1;
    for (const line of order.lines) {
      const reading = line.unfulfilledQuantity > 0 ? await readLine(line, context) : undefined;
      if (reading) lines.push({order, line, firstPosition, ...reading});
      firstPosition += line.attributes.filter(isSheetLink).length;
    }
  }
  return lines;
}

/** A text of an order must not change what the terminal shows. */
export const createFinding = ({order, line}: Pick<PieceLine, 'order' | 'line'>, problem: string): OrderFinding => ({
  order: toPrintable(order.name),
  line: toPrintable(line.title),
  problem,
});

/** The lines that the workshop can't build as they are (rule 22.5). */
export const listProblems = (lines: readonly PieceLine[]): OrderFinding[] =>
  lines.flatMap((line) => (line.problem ? [createFinding(line, line.problem)] : []));

/** What somebody should look at in lines that can be built. */
export const listNotes = (lines: readonly PieceLine[]): OrderFinding[] =>
  lines.flatMap((line) => line.notes.map((note) => createFinding(line, note)));

export const describeFinding = ({order, line, problem}: OrderFinding) => `${order}  ${line}: ${problem}\n`;

export const describeNotes = (notes: readonly OrderFinding[]): string =>
  notes.length > 0 ? `To look at; built as their drawing sheets say:\n${notes.map(describeFinding).join('')}` : '';

export function describeFindings(
  findings: readonly OrderFinding[],
  notes: readonly OrderFinding[],
  orderCount: number,
): string {
  const orders = countOf(orderCount, 'open order');
  const approval = orderCount === 0 ? '' : ': every made-to-measure piece has its measures and its price';
  const summary = findings.length
    ? `${countOf(findings.length, 'line')} in ${orders} can't be built as ordered.\n`
    : `${orders}${approval}.\n`;
  return findings.map(describeFinding).join('') + describeNotes(notes) + summary;
}

import {parseArgs} from 'node:util';
import {describeFindings, listNotes, listProblems, readPieceLines} from '../orders/checkOrders';
import type {Command} from './command';
import {readOpenOrders} from './openOrders';

const usage = `npm run orders:check -- [--since 2026-11-01] [--json]

Lists what is left to deliver of the open orders of the store of .env and can't be built as ordered: made-to-measure pieces
without measures, or whose texts contradict each other, the price or the id. What the store doesn't know any more, such as a
renamed wood, is named, too. It needs access to the Admin API with read_orders and read_products, and the site's
CONFIGURATION_SECRET, or SESSION_SECRET. It changes nothing. Exit status 1 when something can't be built.

  --since  orders from this day on; without it those of the last 60 days
  --json   the same for programs
`;

export const ordersCheckCommand: Command = async (args, process) => {
  const {values} = parseArgs({
    args,
    options: {since: {type: 'string'}, json: {type: 'boolean'}, help: {type: 'boolean'}},
  });
  if (values.help) {
    process.stdout.write(usage);
    return true;
  }
  const {orders, context} = await readOpenOrders(process, values.since);
  const lines = await readPieceLines(orders, context);
  const [findings, notes] = [listProblems(lines), listNotes(lines)];
  const json = () => JSON.stringify({orders: orders.length, findings, notes}, undefined, 2);
  process.stdout.write(values.json ? `${json()}\n` : describeFindings(findings, notes, orders.length));
  return findings.length === 0;
};

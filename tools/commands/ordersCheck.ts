import {parseArgs} from 'node:util';
import {checkOrders, describeFindings} from '../orders/checkOrders';
import type {Command} from './command';
import {readOpenOrders} from './openOrders';

const usage = `npm run orders:check -- [--since 2026-11-01] [--json]

Lists the open orders of the store of .env whose made-to-measure pieces lack their measures, or were paid at another price. It
needs access to the Admin API with read_orders, and the site's CONFIGURATION_SECRET, or SESSION_SECRET. It changes nothing. Exit status 1 when something was found.

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
  const {orders, secrets} = await readOpenOrders(process, values.since);
  const findings = await checkOrders(orders, secrets);
  const text = describeFindings(findings, orders.length);
  process.stdout.write(values.json ? `${JSON.stringify({orders: orders.length, findings}, undefined, 2)}\n` : text);
  return findings.length === 0;
};

import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {describeFinding, describeNotes, listNotes, readPieceLines} from '../orders/checkOrders';
import {collectSheets, writeSheets} from '../orders/orderSheets';
import {countOf, toPrintable} from '../orders/problem';
import {SiteSheets} from '../orders/siteSheets';
import {readSiteUrl} from '../environment';
import type {Command} from './command';
import {readOpenOrders} from './openOrders';

const usage = `npm run orders:sheets -- [--since 2026-11-01] [--output orders.html]

Makes one file to print for the workshop, with what is left to deliver of the open orders: all parts by material and thickness, and
one drawing sheet for each piece. Test orders are marked. It reads the orders by the Admin API (read_orders) and the sheets from the
site at PUBLIC_SITE_URL, with SITE_PASSWORD where the site has one. It changes nothing. What can't be built as it is ordered is left
out and named: exit status 1.

  --since   orders from this day on; without it those of the last 60 days
  --output  the file; without it orders.html
`;

export const ordersSheetsCommand: Command = async (args, process) => {
  const {values} = parseArgs({
    args,
    options: {
      since: {type: 'string'},
      output: {type: 'string', default: 'orders.html'},
      help: {type: 'boolean'},
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return true;
  }
  const {orders, context, worker} = await readOpenOrders(process, values.since, ['PUBLIC_SITE_URL']);
  const site = new SiteSheets(readSiteUrl(worker) ?? '', worker.SITE_PASSWORD);
  const lines = await readPieceLines(orders, context);
  const {sheets, findings, printed} = await collectSheets(lines, site);
  // Without pieces it is written, too: an older file would be taken for what is to be built.
  await writeFile(values.output, await writeSheets(sheets, site));
  const open = countOf(orders.length, 'open order');
  const tests = orders.filter(({test}) => test).map(({name}) => toPrintable(name));
  const named = tests.length > 0 ? `Test orders among them: ${tests.join(', ')}.\n` : '';
  const leftOut = findings.length > 0 ? `Left out:\n${findings.map(describeFinding).join('')}` : '';
  const summary =
    sheets.length > 0
      ? `${values.output} has ${countOf(sheets.length, 'drawing sheet')}`
      : `${values.output} is empty: no piece is to be built`;
  process.stdout.write(`${summary} of ${open}.\n${named}${describeNotes(listNotes(printed))}${leftOut}`);
  return findings.length === 0;
};

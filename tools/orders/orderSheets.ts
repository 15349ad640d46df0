import {messages} from '~/configurator/sheet/workshop/messages';
import {sheetPath} from '~/configurator/rules/sheetPath';
import {configurationCounts} from '~/cart/rules/lineAttributes';
import {configuratorKind} from '~/configurator/rules/kind';
import {escapeHtml} from '~/platform/html';
import {checkOrders, readPieces, type OrderFinding} from './checkOrders';
import type {Order, OrderLine} from './loadOrders';
import type {SiteSheet, SiteSheets} from './siteSheets';

/** A piece of an order: one configuration, built `count` times. */
interface OrderedSheet extends SiteSheet {
  order: string;
  /** Its number in the order. */
  position: number;
  count: number;
}

/** What the workshop builds next, and the lines that it can't build as they are. */
interface OrderSheets {
  sheets: OrderedSheet[];
  leftOut: OrderFinding[];
}

/** The workshop works in German. */
const t = messages.de;

/** Reads the sheets of all made-to-measure pieces of orders. What `orders:check` names is left out. */
export async function collectSheets(
  orders: readonly Order[],
  secrets: readonly string[],
  site: Pick<SiteSheets, 'read'>,
): Promise<OrderSheets> {
  const sheets: OrderedSheet[] = [];
  const leftOut: OrderFinding[] = [];
  for (const order of orders) {
    let position = 0;
    for (const line of order.lines.filter(isPiece)) {
      const [finding] = await checkOrders([{...order, lines: [line]}], secrets);
      if (finding) leftOut.push(finding);
      const counts = configurationCounts(line.attributes);
      for (const [index, piece] of finding ? [] : readPieces(line.attributes).entries()) {
        const sheet = await site.read(sheetPath(piece.handle, piece.configuration, piece));
        const problem = "The site doesn't confirm its id: it has another CONFIGURATION_SECRET than .env.";
        if (sheet)
          sheets.push({order: order.name, position: ++position, count: counts[index] ?? line.quantity, ...sheet});
        else leftOut.push({order: order.name, line: line.title, problem});
      }
    }
  }
  return {sheets, leftOut};
}

const isPiece = ({quantity, product}: OrderLine) =>
  quantity > 0 && product !== null && configuratorKind(product) !== null;

/** A line of the cutting list: a part of a piece, as often as it is sawn. */
interface CutLine {
  order: string;
  position: number;
  cells: Record<string, string>;
}

const millimetres = ({cells}: CutLine, column: string) => Number((cells[column] ?? '').replace(',', '.'));

/** Parts of all pieces by material and thickness, the longest first: so they are sawn. */
function listCuts(sheets: readonly OrderedSheet[]): CutLine[] {
  const lines = sheets.flatMap(({order, position, count, parts}) =>
    parts.map((part) => ({order, position, cells: {...part, [t.count]: String(Number(part[t.count]) * count)}})),
  );
  return lines.sort(
    (one, other) =>
      (one.cells[t.material] ?? '').localeCompare(other.cells[t.material] ?? '', 'de') ||
      millimetres(one, t.thickness) - millimetres(other, t.thickness) ||
      millimetres(other, t.length) - millimetres(one, t.length) ||
      millimetres(other, t.width) - millimetres(one, t.width),
  );
}

/** One HTML file to print: the cutting list of all orders, and one sheet for each piece. It loads nothing. */
export async function writeSheets(
  sheets: readonly OrderedSheet[],
  site: Pick<SiteSheets, 'readStyle'>,
): Promise<string> {
  const styles: string[] = [];
  for (const url of new Set(sheets.flatMap((sheet) => sheet.styles))) styles.push(await site.readStyle(url));
  const names = [...new Set(sheets.map(({order}) => order))].join(', ');
  // On the screen, too, as it is printed: a file has no use for the links of the page.
  const css = styles.join('\n').replace(/@media print\b/g, '@media all');
  const pieces = sheets.map(
    ({order, position, count, html}) =>
      `<section class="piece"><p class="annotation">Auftrag ${escapeHtml(order)}, Möbel ${position}, ${count} Stück</p>${html}</section>`,
  );
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${escapeHtml(names)}</title>
<style>${css}</style>
<style>${ownCss}</style>
</head>
<body><main>
<section class="cuts"><h1 class="heading">Zuschnitt</h1><p>${escapeHtml(names)}</p>
${tables(listCuts(sheets)).join('\n')}</section>
${pieces.join('\n')}
</main></body>
</html>
`;
}

const ownCss = `
main { padding: 0 !important; }
.cuts, .piece { page: drawing; }
.piece { position: relative; break-before: page; }
/* Beside the title: the sheet below fills its page. */
.piece > .annotation { position: absolute; inset: 0 auto auto 40%; }
.cuts table { width: 100%; border-collapse: collapse; font-size: 9pt; font-variant-numeric: tabular-nums; }
.cuts :is(th, td) { padding: 1mm 3mm 1mm 0; border-bottom: 1px solid; text-align: start; }
.cuts caption { padding-top: 5mm; font-weight: 500; text-align: start; }
.cuts tr { break-inside: avoid; }
`;

/** One table for each material and thickness. */
function tables(lines: readonly CutLine[]): string[] {
  const groups = new Map<string, CutLine[]>();
  for (const line of lines) {
    const caption = `${line.cells[t.material]}, ${line.cells[t.thickness]} mm`;
    groups.set(caption, [...(groups.get(caption) ?? []), line]);
  }
  return [...groups].map(([caption, group]) => {
    const columns = Object.keys(group[0]?.cells ?? {}).filter((name) => name !== t.material && name !== t.thickness);
    const row = (tag: string, cells: readonly (string | number)[]) =>
      `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag}>`).join('')}</tr>`;
    const rows = group.map(({order, position, cells}) =>
      row('td', [order, position, ...columns.map((name) => cells[name] ?? '')]),
    );
    const head = row('th', ['Auftrag', 'Möbel', ...columns]);
    return `<table><caption>${escapeHtml(caption)}</caption><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
  });
}

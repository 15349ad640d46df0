import {messages} from 'joinery/workshop/messages';
import {sheetPath} from '~/configurator/piece/piecePath';
import {escapeHtml} from '~/platform/html';
import {createFinding, listProblems, type OrderFinding, type PieceLine} from './checkOrders';
import type {OrderLine} from './loadOrders';
import type {MissingSheet, SiteSheet, SiteSheets} from './siteSheets';

/** The sheet of one configuration in an order. */
interface OrderedSheet extends SiteSheet {
  /** As the workshop reads it: the order's name, and whether it is a test. */
  order: string;
  /** The number of the piece within the order. It stays when other pieces are delivered. */
  position: number;
  /** How many such pieces are to be built; with `rest` at most. */
  count: number;
  /** Set when a part of the line is left to deliver, and the line doesn't say of which of its configurations. */
  rest: Pick<OrderLine, 'quantity' | 'unfulfilledQuantity'> | undefined;
}

interface OrderSheets {
  sheets: OrderedSheet[];
  /** The lines of the sheets. */
  printed: PieceLine[];
  /** What is left out, because the workshop can't build it as it is. */
  findings: OrderFinding[];
}

/** The workshop works in German. */
const t = messages.de;

/** Reads the sheets of all pieces that are left to deliver, except those of lines with a problem. */
export async function collectSheets(lines: readonly PieceLine[], site: Pick<SiteSheets, 'read'>): Promise<OrderSheets> {
  const sheets: OrderedSheet[] = [];
  const printed: PieceLine[] = [];
  const findings = listProblems(lines);
  for (const pieceLine of lines) {
    const {order, line, pieces, firstPosition} = pieceLine;
    const name = order.test ? `${order.name} (Testbestellung)` : order.name;
    const rest = pieces.length > 1 && line.unfulfilledQuantity < line.quantity ? line : undefined;
    const sheetCount = sheets.length;
    for (const [index, {piece, count}] of pieces.entries()) {
      const path = sheetPath(piece.handle, piece.configuration, piece);
      const sheet = await site.read(path);
      if (typeof sheet === 'string') findings.push(createFinding(pieceLine, explainMissing(sheet, path)));
      else {
        const left = Math.min(count, line.unfulfilledQuantity);
        sheets.push({order: name, position: firstPosition + index, count: left, rest, ...sheet});
      }
    }
    if (sheets.length > sheetCount) printed.push(pieceLine);
  }
  return {sheets, printed, findings};
}

const explainMissing = (reason: MissingSheet, path: string) =>
  reason === 'unconfirmed'
    ? "The site doesn't confirm its id: it has another CONFIGURATION_SECRET than .env."
    : `The site has no drawing sheet ${path.split('?')[0]}: is the product on its sales channel under this handle, and PUBLIC_SITE_URL right?`;

/** Says on the sheet whose piece it is. */
function describePiece({order, position, count, rest}: OrderedSheet): string {
  const [most, note] = rest
    ? [
        'höchstens ',
        ` (noch zu liefern: ${rest.unfulfilledQuantity} von ${rest.quantity} Stück dieser Bestellposition, siehe Auftrag)`,
      ]
    : ['', ''];
  return escapeHtml(`Auftrag ${order}, Möbel ${position}, ${most}${count} Stück${note}`);
}

/** A line of the cut list: one part of a piece. */
interface CutLine {
  order: string;
  position: number;
  /** Values by the names of the columns. The number of parts counts all pieces that are left. */
  cells: Record<string, string>;
}

const parseMillimetres = ({cells}: CutLine, column: string) => Number((cells[column] ?? '').replace(',', '.'));

/** Sorts the parts of all pieces as the workshop saws them: by material and thickness, the longest first. */
function listCuts(sheets: readonly OrderedSheet[]): CutLine[] {
  const lines = sheets.flatMap(({order, position, count, parts}) =>
    parts.map((part) => ({order, position, cells: {...part, [t.count]: String(Number(part[t.count]) * count)}})),
  );
  return lines.sort(
    (one, other) =>
      (one.cells[t.material] ?? '').localeCompare(other.cells[t.material] ?? '', 'de') ||
      parseMillimetres(one, t.thickness) - parseMillimetres(other, t.thickness) ||
      parseMillimetres(other, t.length) - parseMillimetres(one, t.length) ||
      parseMillimetres(other, t.width) - parseMillimetres(one, t.width),
  );
}

/** Writes one HTML file to print, with the cut list of all orders and one sheet for each piece. The file needs no network. */
export async function writeSheets(
  sheets: readonly OrderedSheet[],
  site: Pick<SiteSheets, 'readStyle'>,
): Promise<string> {
  const styles: string[] = [];
  for (const url of new Set(sheets.flatMap((sheet) => sheet.styles))) styles.push(await site.readStyle(url));
  const names = [...new Set(sheets.map(({order}) => order))].join(', ') || 'Nichts zu fertigen';
  // The screen shows the file as it is printed, without the navigation of the site's page.
  const css = styles.join('\n').replace(/@media print\b/g, '@media all');
  const pieces = sheets.map(
    (sheet) => `<section class="piece"><p class="annotation">${describePiece(sheet)}</p>${sheet.html}</section>`,
  );
  // The cut list counts all parts of these pieces, so it says which of them may be delivered already or were sold to a former plan.
  const notes = sheets
    .filter((sheet) => sheet.rest || sheet.notes.length > 0)
    .map((sheet) => `<p>${[describePiece(sheet), ...sheet.notes.map(escapeHtml)].join('. ')}</p>`);
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>${escapeHtml(names)}</title>
<style>${css}</style>
<style>${ownCss}</style>
</head>
<body><main>
<section class="cuts"><h1 class="heading">Zuschnitt</h1><p>${escapeHtml(names)}</p>${notes.join('')}
${renderTables(listCuts(sheets)).join('\n')}</section>
${pieces.join('\n')}
</main></body>
</html>
`;
}

const ownCss = `
main { padding: 0 !important; }
.cuts, .piece { page: drawing; }
.piece { position: relative; break-before: page; }
/* The annotation lies beside the title, because the sheet fills its page. */
.piece > .annotation { position: absolute; inset: 0 auto auto 40%; }
.cuts table { width: 100%; border-collapse: collapse; font-size: 9pt; font-variant-numeric: tabular-nums; }
.cuts :is(th, td) { padding: 1mm 3mm 1mm 0; border-bottom: 1px solid; text-align: start; }
.cuts caption { padding-top: 5mm; font-weight: 500; text-align: start; }
.cuts tr { break-inside: avoid; }
`;

/** Renders one table for each material and thickness. */
function renderTables(lines: readonly CutLine[]): string[] {
  const linesByCaption = new Map<string, CutLine[]>();
  for (const line of lines) {
    const caption = `${line.cells[t.material]}, ${line.cells[t.thickness]} mm`;
    linesByCaption.set(caption, [...(linesByCaption.get(caption) ?? []), line]);
  }
  return [...linesByCaption].map(([caption, group]) => {
    const columns = Object.keys(group[0]?.cells ?? {}).filter((name) => name !== t.material && name !== t.thickness);
    const rows = group.map(({order, position, cells}) =>
      renderRow('td', [order, position, ...columns.map((name) => cells[name] ?? '')]),
    );
    const head = renderRow('th', ['Auftrag', 'Möbel', ...columns]);
    return `<table><caption>${escapeHtml(caption)}</caption><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
  });
}

const renderRow = (tag: 'td' | 'th', cells: readonly (string | number)[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(String(cell))}</${tag}>`).join('')}</tr>`;

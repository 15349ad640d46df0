/** A text, or a figure and what it may be at most or at least. */
type Cell = string | {figure: number; most?: number; least?: number};

/** Rows as aligned text, each figure beside its budget; what misses it is marked. */
export function table(head: string[], rows: Cell[][]): string {
  const lines = [head, ...rows.map((row) => row.map(show))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `\n${text.join('\n')}\n`;
}

function show(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const {most, least} = cell;
  const figure = Number(cell.figure.toFixed(cell.figure < 10 ? 2 : 1));
  if (most !== undefined) return `${figure} ≤ ${most}${figure > most ? ' ✗' : ''}`;
  if (least !== undefined) return `${figure} ≥ ${least}${figure < least ? ' ✗' : ''}`;
  return String(figure);
}

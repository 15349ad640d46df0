/** A text, or a figure with its budget. */
export type Cell = string | {figure: number; max?: number; min?: number};

/** Rows as aligned text, each figure beside its budget. A figure outside its budget gets a mark. */
export function table(head: string[], rows: Cell[][]): string {
  const lines = [head, ...rows.map((row) => row.map(formatCell))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `\n${text.join('\n')}\n`;
}

function formatCell(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const {max, min} = cell;
  const figure = Number(cell.figure.toFixed(cell.figure < 10 ? 2 : 1));
  if (max !== undefined) return `${figure} ≤ ${max}${figure <= max ? '' : ' ✗'}`;
  if (min !== undefined) return `${figure} ≥ ${min}${figure >= min ? '' : ' ✗'}`;
  return String(figure);
}

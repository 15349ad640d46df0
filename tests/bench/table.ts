/** A text, or a figure and the most it may be. */
type Cell = [text: string] | [figure: number, budget?: number];

/** Rows as aligned text, each figure beside its budget; what is over it is marked. */
export function table(head: string[], rows: Cell[][]): string {
  const lines = [head, ...rows.map((row) => row.map(show))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd());
  return `\n${text.join('\n')}\n`;
}

function show([value, budget]: Cell): string {
  if (typeof value === 'string') return value;
  const figure = Number.isInteger(value) ? String(value) : value.toFixed(1);
  if (budget === undefined) return figure;
  return `${figure} of ${budget}${value > budget ? ' ✗' : ''}`;
}

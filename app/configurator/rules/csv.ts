/** Beginnings that a spreadsheet takes for a formula, also behind blanks, and in full width, which Excel reads as ASCII. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Writes a text as a cell of CSV with semicolons. An apostrophe keeps a spreadsheet from evaluating it as a formula. */
export function writeCsvCell(value: string): string {
  const text = formula.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

import {parse} from 'csv-parse/sync';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {writeCsvCell} from '~/configurator/rules/csv';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\n=1', '＝1', '\ttext'])(
  'a cell %j cannot become a formula',
  (text) => {
    for (const separator of [',', ';'] as const) expect(writeCsvCell(text, separator)).toMatch(/^"?'/);
  },
);

it('a cell is read as it was written, except for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({unit: 'grapheme'}), {minLength: 2}),
      fc.constantFrom(',' as const, ';' as const),
      (cells, separator) => {
        const line = cells.map((cell) => writeCsvCell(cell, separator)).join(separator);
        const [row = []] = parse(`${line}\r\n`, {delimiter: separator, relaxColumnCount: true});
        expect(row.map((cell: string) => cell.replace(/^'/, ''))).toEqual(cells.map((cell) => cell.replace(/^'/, '')));
      },
    ),
  );
});

import {parse} from 'csv-parse/sync';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {writeCsvCell} from '../workshop/cutList';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\n=1', '＝1', '\ttext'])(
  'a cell %j cannot become a formula',
  (text) => {
    expect(writeCsvCell(text)).toMatch(/^"?'/);
  },
);

it('a cell is read as it was written, except for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({unit: 'grapheme'}), {minLength: 2}), (cells) => {
      const line = cells.map(writeCsvCell).join(';');
      const [row = []] = parse(`${line}\r\n`, {delimiter: ';', relaxColumnCount: true});
      expect(row.map((cell: string) => cell.replace(/^'/, ''))).toEqual(cells.map((cell) => cell.replace(/^'/, '')));
    }),
  );
});

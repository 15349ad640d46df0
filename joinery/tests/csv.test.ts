import {parse} from 'csv-parse/sync';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {writeCutList} from '../workshop/cutList';
import {findPiece, partsOf} from './pieces';

const parts = partsOf(findPiece('board'), 500, 300);

/** The cell of the surface, which a colour's name fills. */
function surfaceOf(color: string): string | undefined {
  const rows = parse(writeCutList(parts, color, 'de'), {bom: true, columns: true, delimiter: ';'}) as {
    Oberfläche?: string;
  }[];
  return rows[0]?.Oberfläche;
}

it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\n=1', '＝1', '\ttext', '=1+1;"x"\r\n@'])(
  'in a cut list the name of a colour cannot become a formula: %j',
  (color) => {
    expect(surfaceOf(color)).toBe(`'${color}`);
  },
);

it('in a cut list the name of a colour is read as it was written, but for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme', minLength: 1}), (color) => {
      // A search finds no word behind a no-break space that was typed as a plain one.
      expect(surfaceOf(color)?.replace(/^'/, '')).toBe(color.replaceAll('\u00a0', ' ').replace(/^'/, ''));
    }),
  );
});

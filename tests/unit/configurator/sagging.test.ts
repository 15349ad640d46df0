import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {findSagging, saggingText, type Sagging} from '~/configurator/form/sagging';
import {planPiece} from '~/configurator/piece/planPiece';
import {createPiece, withColor, type Piece} from '~/configurator/piece/piece';
import {withPlainSpaces} from '../../support/productPage';
import {configurationOf, madeToMeasure, piece, sizesOf} from './plans';

function sized(handle: string, across: number, down: number, color?: string): Piece {
  const made = piece(handle);
  const found = createPiece(made.offer, configurationOf(made, across, down, color));
  if (!found) throw new Error(`${handle} is of another kind`);
  return found;
}

function saggingOf(one: Piece): Sagging | null {
  const plan = planPiece(one);
  return plan && findSagging(one, plan);
}

const chalk = '#eae5d9';

describe('the message about a board that would sag', () => {
  it('in a shelf names the figures, and what the visitor can choose instead', () => {
    const shelf = sized('custom-shelf', 139, 20, chalk);
    const sagging = saggingOf(shelf);
    // I = 200 · 22³ / 12 = 177,467 mm⁴; 5 · 0.2943 · 1346⁴ / (384 · 9,600 · 177,467) = 7.38 mm; 1346 / 300 = 4.49 mm.
    expect(sagging?.sag).toBeCloseTo(7.38, 2);
    if (!sagging) throw new Error('straight');
    expect(withPlainSpaces(saggingText(shelf, sagging, 'de').text)).toBe(
      'Voller Bücher (30 kg je Meter) hängt ein Boden auf 135 cm zwischen seinen Stützen 7,4 mm durch, mehr als 1/300 der ' +
        'Spannweite (4,4 mm). Das hilft: Länge bis 118 cm oder ab 140 cm, Tiefe ab 33 cm, „Eiche, geölt“, „Eiche, weiß geölt“.',
    );
    expect(withPlainSpaces(saggingText(shelf, sagging, 'en').text)).toBe(
      'Full of books (30 kg per metre), a board would sag 7.4 mm over the 135 cm between its supports, more than 1/300 of the ' +
        'span (4.4 mm). What helps: length up to 118 cm or from 140 cm, depth from 33 cm, ‘Eiche, geölt’, ‘Eiche, weiß geölt’.',
    );
  });

  it('of a single table top is about a load in its middle', () => {
    const top = sized('tischplatte-nach-mass', 240, 30);
    const sagging = saggingOf(top);
    if (!sagging) throw new Error('straight');
    expect(withPlainSpaces(saggingText(top, sagging, 'de').text)).toBe(
      'Nur an beiden Enden aufgelegt, auf 240 cm, hängt die Platte mit 50 kg in der Mitte 21,0 mm durch, mehr als 1/300 der ' +
        'Spannweite (8,0 mm). Das hilft: Länge bis 140 cm, Breite ab 80 cm.',
    );
  });

  it.each(madeToMeasure.map(({handle}) => handle))(
    'of %s is true: the piece would sag, and what is suggested instead would not',
    (handle) => {
      const made = piece(handle);
      const {across, down, isMade} = sizesOf(made);
      const sizes = fc
        .tuple(fc.constantFrom(...across), fc.constantFrom(...down), fc.constantFrom(...made.offer.colors))
        .filter(([a, d]) => isMade(a, d));
      fc.assert(
        fc.property(sizes, ([a, d, color]) => {
          const one = sized(handle, a, d, color.value);
          const sagging = saggingOf(one);
          if (!sagging) return;
          expect(sagging.sag / sagging.span).toBeGreaterThan(1 / 300);
          for (const {field, upTo, from} of sagging.measures)
            for (const to of [upTo, from])
              if (to !== undefined)
                expect(saggingOf({...one, configuration: {...one.configuration, [field]: to}} as Piece)).toBeNull();
          for (const {value} of sagging.colors) expect(saggingOf(withColor(one, value))).toBeNull();
        }),
        {numRuns: 40},
      );
    },
  );
});

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {CorrectedPiece, MeasureField} from '~/configurator/rules/correction';
import {correctPiece, inputOf, moveMeasure, typeMeasure} from '~/configurator/rules/correctPiece';
import {measuresOf} from '~/configurator/rules/measures';
import {pieceOf, priceOf, type Piece} from '~/configurator/rules/piece';
import {kliv, klivVariantSource, oak, table} from './offers';

const configuration = {color: {value: oak.value}, length: 100, width: 50, choices: {}};
const klivConfiguration = {
  isKlivProduct: true,
  width: 700,
  height: 700,
  color: {value: '#f1ede1'},
  choices: {environment: 'indoor'},
} as const;
const tableTop: Piece = {kind: 'standard', offer: table(), configuration};
const planter = (changes = {}): Piece => ({
  kind: 'kliv',
  offer: kliv(),
  configuration: {...klivConfiguration, ...changes},
});

const opened = (piece: Piece) => correctPiece(piece.offer, inputOf(piece));
const typed = (state: CorrectedPiece, field: MeasureField, text: string) =>
  typeMeasure(state, field, {text, language: 'de'});
const chosenOf = ({piece}: CorrectedPiece) => piece.configuration;

describe('changing a measure', () => {
  it('changes that measure only, and says why it is another than typed', () => {
    const {piece, corrections} = typed(opened(tableTop), 'length', '124');
    expect(piece).toEqual({...tableTop, configuration: {...configuration, length: 120}});
    expect(corrections).toEqual([
      {field: 'length', reason: {kind: 'betweenSteps', asked: 124, lower: 120, upper: 130}},
    ]);
  });

  it('lets whichever KLIV measure has to change less follow where both typed ones are not made together', () => {
    const {piece, corrections} = typed(opened(planter()), 'width', '590');
    expect(piece).toEqual(planter({width: 601}));
    expect(corrections).toEqual([{field: 'width', reason: {kind: 'combination'}}]);
  });

  it('lets the other KLIV measure follow a slider, and come back with it', () => {
    const away = moveMeasure(opened(planter()), 'width', 500);
    expect(away.piece).toEqual(planter({width: 500, height: 400}));
    expect(away.corrections).toEqual([{field: 'height', reason: {kind: 'combination'}}]);
    const back = moveMeasure(away, 'width', 700);
    expect(back.piece).toEqual(planter());
    expect(back.corrections).toEqual([]);
  });

  it('keeps a measure as it is where the text is no number', () => {
    const state = typed(typed(opened(tableTop), 'length', '140'), 'length', 'lang');
    expect(chosenOf(state)).toMatchObject({length: 140});
    expect(state.corrections).toEqual([{field: 'length', reason: {kind: 'notANumber'}}]);
  });

  it('crosses a gap by a single step of an arrow key', () => {
    const widthAfter = (from: number, to: number) =>
      chosenOf(moveMeasure(opened(planter({width: from})), 'width', to)).width;
    expect(widthAfter(900, 901)).toBe(1000);
    expect(widthAfter(1000, 999)).toBe(900);
  });

  it('has a price after any sequence of moves', () => {
    const to = fc.integer({min: -100, max: 3000});
    for (const start of [tableTop, planter()]) {
      fc.assert(
        fc.property(fc.array(fc.tuple(fc.constantFrom(0 as const, 1 as const), to, fc.boolean())), (moves) => {
          let state = opened(start);
          for (const [index, value, slides] of moves) {
            const {field} = measuresOf(state.piece)[index];
            state = slides ? moveMeasure(state, field, value) : typed(state, field, String(value));
            expect(priceOf(state.piece)).toBeGreaterThan(0);
          }
        }),
      );
    }
  });

  it('never asks for a measure that a kind does not have', () => {
    expect(measuresOf(tableTop).map(({field, value}) => [field, value])).toEqual([
      ['length', 100],
      ['width', 50],
    ]);
    expect(measuresOf(planter()).map(({field, value}) => [field, value])).toEqual([
      ['width', 700],
      ['height', 700],
    ]);
    expect(pieceOf(kliv(), configuration)).toBeNull();
    expect(pieceOf(table(), klivConfiguration)).toBeNull();
  });

  it('has a price for a sold-out piece too', () => {
    const soldOut = kliv('de', [klivVariantSource(1, 'Breite: 600-800 / Höhe: 600-800', '99', false)]);
    expect(priceOf({kind: 'kliv', offer: soldOut, configuration: klivConfiguration})).toBe(9900);
  });
});

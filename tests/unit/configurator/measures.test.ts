import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {correctPiece, toInput, moveMeasure, typeMeasure, type CorrectedPiece} from '~/configurator/piece/correctPiece';
import type {MeasureName} from '~/configurator/offer/availableValues';
import {getMeasures, createPiece, calculatePrice, type Piece} from '~/configurator/piece/piece';
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

const open = (piece: Piece) => correctPiece(piece.offer, toInput(piece));
const enter = (state: CorrectedPiece, field: MeasureName, text: string) =>
  typeMeasure(state, field, {text, language: 'de'});
const configurationOf = ({piece}: CorrectedPiece) => piece.configuration;

describe('a visitor who changes a size in the configurator', () => {
  it('changes only that size, and is told if another value was taken', () => {
    const {piece, corrections} = enter(open(tableTop), 'length', '124');
    expect(piece).toEqual({...tableTop, configuration: {...configuration, length: 120}});
    expect(corrections).toEqual([
      {field: 'length', reason: {kind: 'betweenSteps', requested: 124, lower: 120, upper: 130}},
    ]);
  });

  it('gets the KLIV size adjusted that has to change less, when both do not go together', () => {
    const {piece, corrections} = enter(open(planter()), 'width', '590');
    expect(piece).toEqual(planter({width: 601}));
    expect(corrections).toEqual([{field: 'width', reason: {kind: 'combination'}}]);
  });

  it('sees the other KLIV size follow while a slider moves, and come back on the way back', () => {
    const away = moveMeasure(open(planter()), 'width', 500);
    expect(away.piece).toEqual(planter({width: 500, height: 400}));
    expect(away.corrections).toEqual([{field: 'height', reason: {kind: 'combination'}}]);
    const back = moveMeasure(away, 'width', 700);
    expect(back.piece).toEqual(planter());
    expect(back.corrections).toEqual([]);
  });

  it('to a text that is not a number changes nothing', () => {
    const state = enter(enter(open(tableTop), 'length', '140'), 'length', 'lang');
    expect(configurationOf(state)).toMatchObject({length: 140});
    expect(state.corrections).toEqual([{field: 'length', reason: {kind: 'notANumber'}}]);
  });

  it('crosses a gap by a single press of an arrow key', () => {
    const widthAfter = (from: number, to: number) =>
      configurationOf(moveMeasure(open(planter({width: from})), 'width', to)).width;
    expect(widthAfter(900, 901)).toBe(1000);
    expect(widthAfter(1000, 999)).toBe(900);
  });

  it('always sees a price, whatever is moved', () => {
    const to = fc.integer({min: -100, max: 3000});
    for (const start of [tableTop, planter()]) {
      fc.assert(
        fc.property(fc.array(fc.tuple(fc.constantFrom(0 as const, 1 as const), to, fc.boolean())), (moves) => {
          let state = open(start);
          for (const [index, value, slides] of moves) {
            const {field} = getMeasures(state.piece)[index];
            state = slides ? moveMeasure(state, field, value) : enter(state, field, String(value));
            expect(calculatePrice(state.piece)).toBeGreaterThan(0);
          }
        }),
      );
    }
  });

  it('changes only sizes that this kind of furniture has', () => {
    expect(getMeasures(tableTop).map(({field, value}) => [field, value])).toEqual([
      ['length', 100],
      ['width', 50],
    ]);
    expect(getMeasures(planter()).map(({field, value}) => [field, value])).toEqual([
      ['width', 700],
      ['height', 700],
    ]);
    expect(createPiece(kliv(), configuration)).toBeNull();
    expect(createPiece(table(), klivConfiguration)).toBeNull();
  });

  it('sees a price for a sold-out piece, too', () => {
    const soldOut = kliv('de', [klivVariantSource(1, 'Breite: 600-800 / Höhe: 600-800', '99', false)]);
    expect(calculatePrice({kind: 'kliv', offer: soldOut, configuration: klivConfiguration})).toBe(9900);
  });
});

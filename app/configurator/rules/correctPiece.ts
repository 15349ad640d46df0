import {hexColor} from './colors';
import {environments} from './configuration';
import type {CorrectedPiece, Correction, MeasureField, PieceInput} from './correction';
import {correctSize} from './kliv';
import {correct, move, type Corrected} from './measure';
import {measuresOf} from './measures';
import type {Offer} from './offer';
import type {Piece} from './piece';
import type {WrittenMeasure} from './readMeasure';

/**
 * The piece that is made and nearest to what somebody entered, with what had to be corrected. Every way to a piece leads
 * through here, so that the same input is the same piece, typed or sent, and each field says why it differs (rule 11.9).
 */
export function correctPiece(offer: Offer, input: PieceInput): CorrectedPiece {
  const corrections: Correction[] = [];
  const measured = (field: MeasureField, {value, reason}: Corrected) => {
    if (reason) corrections.push({field, reason});
    return value;
  };
  const chosen = <T extends string>(
    field: 'color' | 'environment',
    options: readonly T[],
    value: string | null | undefined,
  ) => {
    const option = options.find((candidate) => candidate === value);
    if (option === undefined) corrections.push({field, reason: {kind: input[field] === null ? 'missing' : 'unknown'}});
    return option ?? (options[0] as T);
  };
  const values = offer.colors.map(({value}) => value);
  const color = {value: chosen('color', values, hexColor(input.color))};
  if (offer.kind === 'standard') {
    const length = measured('length', correct(offer.length, input.length, 'cm'));
    const width = measured('width', correct(offer.width, input.width, 'cm'));
    return {piece: {kind: 'standard', offer, configuration: {color, length, width}}, input, corrections};
  }
  const size = correctSize(offer, input, input.moved === 'length' ? undefined : input.moved);
  const width = measured('width', size.width);
  const height = measured('height', size.height);
  const environment = chosen('environment', environments, input.environment);
  const configuration = {isKlivProduct: true, width, height, color, environment} as const;
  return {piece: {kind: 'kliv', offer, configuration}, input, corrections};
}

/** What somebody would enter to get this piece as it is. */
export function inputOf({configuration}: Piece): PieceInput {
  const nothing = {length: null, height: null, environment: null};
  return {...nothing, ...configuration, color: configuration.color.value};
}

/** The piece after some fields were changed. The corrections of the others stay. */
export function changePiece({piece, input}: CorrectedPiece, change: Partial<PieceInput>): CorrectedPiece {
  return correctPiece(piece.offer, {...input, ...change});
}

/** The piece after a measure was typed. */
export function typeMeasure(state: CorrectedPiece, field: MeasureField, written: WrittenMeasure): CorrectedPiece {
  const previous = measuresOf(state.piece).find((measure) => measure.field === field)?.value;
  return changePiece(state, {[field]: {...written, previous}, moved: undefined});
}

/** The piece after a slider, an arrow key or a pulled dimension: they reach only what is made. */
export function moveMeasure(state: CorrectedPiece, field: MeasureField, to: number): CorrectedPiece {
  const measure = measuresOf(state.piece).find((candidate) => candidate.field === field);
  return measure ? changePiece(state, {[field]: move(measure.offered, measure.value, to), moved: field}) : state;
}

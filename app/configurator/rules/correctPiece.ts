import type {Choices} from '../families/choice';
import {getChoices} from './choice';
import {hexColor} from './colors';
import type {CorrectedPiece, Correction, MeasureField, PieceInput, Unavailable} from './correction';
import {correctSize} from './kliv';
import {correct, move, type Corrected} from './measure';
import {getMeasures} from './measures';
import type {Offer} from './offer';
import type {Piece} from './piece';
import type {WrittenMeasure} from './readMeasure';

/**
 * The available piece that is closest to the input, with the corrections. Every input is corrected here, so that the same input is
 * the same piece in browser and worker, and each field explains its correction (rule 11.9).
 */
export function correctPiece(offer: Offer, input: PieceInput): CorrectedPiece {
  const corrections: Correction[] = [];
  const measured = (field: MeasureField, {value, reason}: Corrected) => {
    if (reason) corrections.push({field, reason});
    return value;
  };
  const colors = offer.colors.map(({value}) => value);
  const {value, reason} = select(colors, input.color && (hexColor(input.color) ?? input.color));
  if (reason) corrections.push({field: 'color', reason});
  const color = {value};
  if (offer.kind === 'standard') {
    const length = measured('length', correct(offer.length, input.length, 'cm'));
    const width = measured('width', correct(offer.width, input.width, 'cm'));
    const choices = selectChoices(offer, input, corrections);
    return {piece: {kind: 'standard', offer, configuration: {color, length, width, choices}}, input, corrections};
  }
  const size = correctSize(offer, input, input.moved === 'length' ? undefined : input.moved);
  const width = measured('width', size.width);
  const height = measured('height', size.height);
  const choices = selectChoices(offer, input, corrections);
  const configuration = {isKlivProduct: true, width, height, color, choices} as const;
  return {piece: {kind: 'kliv', offer, configuration}, input, corrections};
}

/** The entered value if it is offered, else the first one. */
function select(offered: readonly string[], entered: string | null | undefined): {value: string; reason?: Unavailable} {
  const value = offered.find((candidate) => candidate === entered);
  if (value !== undefined) return {value};
  return {value: offered[0] ?? '', reason: {kind: entered === null || entered === undefined ? 'missing' : 'unknown'}};
}

/** Adds unavailable options to `corrections`. */
function selectChoices(offer: Offer, input: PieceInput, corrections: Correction[]): Choices {
  const entries = getChoices(offer).map((choice) => {
    const {name, options} = choice;
    const {value, reason} = select(
      options.map((option) => option.value),
      input.choices[name],
    );
    if (reason) corrections.push({field: name, choice, reason});
    return [name, value];
  });
  return Object.fromEntries(entries) as Choices;
}

/** The input that gives exactly this piece. */
export function toInput({configuration}: Piece): PieceInput {
  return {length: null, height: null, ...configuration, color: configuration.color.value};
}

/** Changes some fields. The corrections of the others stay. */
export function changePiece({piece, input}: CorrectedPiece, change: Partial<PieceInput>): CorrectedPiece {
  return correctPiece(piece.offer, {...input, ...change});
}

export function chooseOption(state: CorrectedPiece, name: string, value: string): CorrectedPiece {
  return changePiece(state, {choices: {...state.input.choices, [name]: value}});
}

export function typeMeasure(state: CorrectedPiece, field: MeasureField, written: WrittenMeasure): CorrectedPiece {
  const previous = getMeasures(state.piece).find((measure) => measure.field === field)?.value;
  return changePiece(state, {[field]: {...written, previous}, moved: undefined});
}

/** Sliders, arrow keys and dragged dimensions select available values only. */
export function moveMeasure(state: CorrectedPiece, field: MeasureField, to: number): CorrectedPiece {
  const measure = getMeasures(state.piece).find((candidate) => candidate.field === field);
  return measure ? changePiece(state, {[field]: move(measure.offered, measure.value, to), moved: field}) : state;
}

import type {Choices} from 'joinery/families/family';
import {getChoices} from './choice';
import {normalizeHexColor} from './colors';
import type {CorrectedPiece, Correction, MeasureField, PieceInput, SelectionReason} from './correction';
import {correctSize} from './kliv';
import {correctMeasure, moveValue, type CorrectedValue} from './measure';
import {getMeasures} from './measures';
import type {Offer} from './offer';
import type {Piece} from './piece';
import type {MeasureText} from './readMeasure';

/**
 * Finds the available piece that is closest to the input, with the corrections. Every input is corrected here, so that the same input
 * gives the same piece in browser and worker, and each field explains its correction (rule 11.9).
 */
export function correctPiece(offer: Offer, input: PieceInput): CorrectedPiece {
  const corrections: Correction[] = [];
  /** Returns the corrected value and adds the reason, if there is one. */
  const applyCorrection = (field: MeasureField, {value, reason}: CorrectedValue) => {
    if (reason) corrections.push({field, reason});
    return value;
  };
  const colorValues = offer.colors.map(({value}) => value);
  const requestedColor = input.color && (normalizeHexColor(input.color) ?? input.color);
  const selectedColor = selectOffered(colorValues, requestedColor);
  if (selectedColor.reason) corrections.push({field: 'color', reason: selectedColor.reason});
  const color = {value: selectedColor.value};
  if (offer.kind === 'standard') {
    const length = applyCorrection('length', correctMeasure(offer.length, input.length, 'cm'));
    const width = applyCorrection('width', correctMeasure(offer.width, input.width, 'cm'));
    const choices = selectChoices(offer, input, corrections);
    return {piece: {kind: 'standard', offer, configuration: {color, length, width, choices}}, input, corrections};
  }
  const size = correctSize(offer, input, input.movedMeasure === 'length' ? undefined : input.movedMeasure);
  const width = applyCorrection('width', size.width);
  const height = applyCorrection('height', size.height);
  const choices = selectChoices(offer, input, corrections);
  const configuration = {isKlivProduct: true, width, height, color, choices} as const;
  return {piece: {kind: 'kliv', offer, configuration}, input, corrections};
}

/** Selects the requested value if it is offered, else the first offered one. */
function selectOffered(
  offeredValues: readonly string[],
  requestedValue: string | null | undefined,
): {value: string; reason?: SelectionReason} {
  const value = offeredValues.find((candidate) => candidate === requestedValue);
  if (value !== undefined) return {value};
  const isMissing = requestedValue === null || requestedValue === undefined;
  return {value: offeredValues[0] ?? '', reason: {kind: isMissing ? 'missing' : 'unknown'}};
}

/** Selects an option of each choice, and adds unavailable ones to `corrections`. */
function selectChoices(offer: Offer, input: PieceInput, corrections: Correction[]): Choices {
  const entries = getChoices(offer).map((choice) => {
    const {name, options} = choice;
    const {value, reason} = selectOffered(
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

/** Changes some fields. The corrections of the other fields stay. */
export function changePiece({piece, input}: CorrectedPiece, change: Partial<PieceInput>): CorrectedPiece {
  return correctPiece(piece.offer, {...input, ...change});
}

export function chooseOption(state: CorrectedPiece, name: string, value: string): CorrectedPiece {
  return changePiece(state, {choices: {...state.input.choices, [name]: value}});
}

export function typeMeasure(state: CorrectedPiece, field: MeasureField, measureText: MeasureText): CorrectedPiece {
  const previous = getMeasures(state.piece).find((candidate) => candidate.field === field)?.value;
  return changePiece(state, {[field]: {...measureText, previous}, movedMeasure: undefined});
}

/** Moves a measure by a slider, an arrow key or a dragged dimension, which select available values only. */
export function moveMeasure(state: CorrectedPiece, field: MeasureField, requested: number): CorrectedPiece {
  const pieceMeasure = getMeasures(state.piece).find((candidate) => candidate.field === field);
  if (!pieceMeasure) return state;
  const {measure, value} = pieceMeasure;
  return changePiece(state, {[field]: moveValue(measure, value, requested), movedMeasure: field});
}

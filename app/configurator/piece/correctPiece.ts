import type {Choices, Choice} from 'joinery/families/family';
import {
  moveValue,
  findNearest,
  getLargest,
  getSmallest,
  type MeasureName,
  type CorrectedValue,
  type Interval,
  type AvailableValues,
  type Reason,
  type Unit,
} from '../offer/availableValues';
import {getChoices} from '../offer/choices';
import {normalizeHexColor} from '../offer/colors';
import {findVariantBySize, isWithin, type KlivOffer} from '../offer/klivOffer';
import type {Offer} from '../offer/readOffer';
import {readMeasure, type MeasureText} from './measureText';
import {getMeasures, type Piece} from './piece';

/** Why the first colour or option replaces the requested one. */
export interface SelectionReason {
  kind: 'missing' | 'unknown';
}

/** The reason why a requested value was corrected. `field` is its name in the form. */
export type Correction =
  | {field: MeasureName; reason: Reason}
  | {field: 'color'; reason: SelectionReason}
  | {field: string; choice: Choice; reason: SelectionReason};

/** The input for a piece, from a URL, a form or a slider. Each kind of piece uses its own fields. */
export interface PieceInput extends Record<MeasureName, MeasureInput> {
  color: string | null;
  /** The options by the names of their choices. */
  choices: Readonly<Record<string, string | null>>;
  /** The measure that a slider moved last. The other one is corrected to fit it. */
  movedMeasure?: MeasureName;
}

/** An available piece, its input and the corrections between them. */
export interface CorrectedPiece {
  piece: Piece;
  input: PieceInput;
  corrections: Correction[];
}

/**
 * Finds the available piece that is closest to the input, with the corrections. Every input is corrected here, so that the same input
 * gives the same piece in browser and worker, and each field explains its correction (rule 11.9).
 */
export function correctPiece(offer: Offer, input: PieceInput): CorrectedPiece {
  const corrections: Correction[] = [];
  /** Returns the corrected value and adds the reason, if there is one. */
  const applyCorrection = (field: MeasureName, {value, reason}: CorrectedValue) => {
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

export function typeMeasure(state: CorrectedPiece, field: MeasureName, measureText: MeasureText): CorrectedPiece {
  const previous = getMeasures(state.piece).find((candidate) => candidate.field === field)?.value;
  return changePiece(state, {[field]: {...measureText, previous}, movedMeasure: undefined});
}

/** Moves a measure by a slider, an arrow key or a dragged dimension, which select available values only. */
export function moveMeasure(state: CorrectedPiece, field: MeasureName, requested: number): CorrectedPiece {
  const pieceMeasure = getMeasures(state.piece).find((candidate) => candidate.field === field);
  if (!pieceMeasure) return state;
  const {available, value} = pieceMeasure;
  return changePiece(state, {[field]: moveValue(available, value, requested), movedMeasure: field});
}

/** A typed measure, or the value of a slider; `null` without input. */
export type MeasureInput = MeasureText | number | null;

/**
 * Finds the available value nearest to the input. That is the initial value for `null`, and for a text that is no number or ambiguous,
 * unless there was a previous value.
 */
function correctMeasure(available: AvailableValues, requested: MeasureInput, unit: Unit): CorrectedValue {
  if (requested === null) return {value: available.initial, reason: {kind: 'missing'}};
  if (typeof requested === 'number') return findNearest(available, requested);
  const isInRange = (value: number) => getSmallest(available) <= value && value <= getLargest(available);
  const reading = readMeasure(requested, unit, isInRange);
  if (typeof reading === 'string') return {value: requested.previous ?? available.initial, reason: {kind: reading}};
  const {value, reason} = findNearest(available, reading.value);
  return reading.guessed && !reason ? {value, reason: {kind: 'guessed', requested: value}} : {value, reason};
}

interface Size {
  width: number;
  height: number;
}

const clamp = ({from, to}: Interval, value: number) => Math.max(from, Math.min(value, to));

/**
 * Finds the available size that is closest to the requested one. Each measure is corrected by itself. If no variant has both, the
 * measure that has to change less is corrected again, or the one that isn't `movedMeasure`.
 */
function correctSize(
  offer: KlivOffer,
  requested: {width: MeasureInput; height: MeasureInput},
  movedMeasure?: keyof Size,
): {width: CorrectedValue; height: CorrectedValue} {
  const width = correctMeasure(offer.width, requested.width, 'mm');
  const height = correctMeasure(offer.height, requested.height, 'mm');
  const size = {width: width.value, height: height.value};
  if (findVariantBySize(offer, size)) return {width, height};
  const candidates = offer.variants
    .filter((variant) => !movedMeasure || isWithin(variant[movedMeasure], size[movedMeasure]))
    .map((variant) => ({width: clamp(variant.width, size.width), height: clamp(variant.height, size.height)}));
  const getDistance = (other: Size) => Math.abs(other.width - size.width) + Math.abs(other.height - size.height);
  const closest = candidates.reduce((best, candidate) =>
    getDistance(candidate) < getDistance(best) ? candidate : best,
  );
  const correctAgain = (corrected: CorrectedValue, value: number): CorrectedValue =>
    corrected.value === value ? corrected : {value, reason: {kind: 'combination'}};
  return {width: correctAgain(width, closest.width), height: correctAgain(height, closest.height)};
}

import type {Language} from '~/i18n/language';
import {hexColor} from './colors';
import {environments} from './configuration';
import type {CorrectedPiece, Correction, MeasureField} from './correction';
import {correctSize} from './kliv';
import {correct, type Corrected} from './measure';
import type {Offer} from './offer';
import type {Piece} from './piece';

/** `URLSearchParams` or `FormData`. */
interface Fields {
  get(name: string): unknown;
}

/** Characters of a value that are read; no choice is longer. */
const maxLength = 400;

const names = {standard: ['color', 'length', 'width'], kliv: ['color', 'width', 'height', 'environment']} as const;

/** Names of the fields that `readPiece` reads. */
export const pieceParameters: readonly string[] = [...new Set([...names.standard, ...names.kliv])];

/**
 * The piece that a query or a form describes, brought to what is made, with what had to be corrected. Without any of
 * its fields it is the piece shown first, which needs no explanation; a damaged or cut link does.
 */
export function readPiece(offer: Offer, fields: Fields, language: Language): CorrectedPiece {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.slice(0, maxLength) : null;
  };
  const written = (name: MeasureField) => {
    const value = text(name);
    return value === null ? null : {text: value, language};
  };
  const corrections: Correction[] = [];
  const measured = (field: MeasureField, {value, reason}: Corrected) => {
    if (reason) corrections.push({field, reason});
    return value;
  };
  const chosen = <T extends string>(
    field: 'color' | 'environment',
    options: readonly T[],
    asked: string | null | undefined,
  ) => {
    const option = options.find((candidate) => candidate === asked);
    if (option === undefined) corrections.push({field, reason: {kind: text(field) === null ? 'missing' : 'unknown'}});
    return option ?? (options[0] as T);
  };
  const color = {
    value: chosen(
      'color',
      offer.colors.map(({value}) => value),
      hexColor(text('color')),
    ),
  };
  let piece: Piece;
  if (offer.kind === 'standard') {
    const length = measured('length', correct(offer.length, written('length'), 'cm'));
    const width = measured('width', correct(offer.width, written('width'), 'cm'));
    piece = {kind: 'standard', offer, configuration: {color, length, width}};
  } else {
    const size = correctSize(offer, {width: written('width'), height: written('height')});
    const width = measured('width', size.width);
    const height = measured('height', size.height);
    const environment = chosen('environment', environments, text('environment'));
    piece = {kind: 'kliv', offer, configuration: {isKlivProduct: true, width, height, color, environment}};
  }
  const nothingAsked = names[offer.kind].every((name) => text(name) === null);
  return {piece, corrections: nothingAsked ? [] : corrections};
}

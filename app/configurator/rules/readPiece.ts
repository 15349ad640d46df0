import type {Language} from '~/i18n/language';
import {configurationQuery} from './configurationQuery';
import type {CorrectedPiece, MeasureField} from './correction';
import {changePiece, correctPiece, inputOf, typeMeasure} from './correctPiece';
import type {Offer} from './offer';
import type {WrittenMeasure} from './readMeasure';

/** `URLSearchParams` or `FormData`. */
interface Fields {
  get(name: string): unknown;
}

/** Characters of a value that are read; no choice is longer. */
const maxLength = 400;

const names = {standard: ['color', 'length', 'width'], kliv: ['color', 'width', 'height', 'environment']} as const;

/** Names of the fields that `readPiece` reads. */
export const pieceParameters: readonly string[] = [...new Set([...names.standard, ...names.kliv])];

type Read = Record<'color' | 'environment', string | null> & Record<MeasureField, WrittenMeasure | null>;

function readInput(fields: Fields, language: Language): Read {
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.slice(0, maxLength) : null;
  };
  const written = (name: MeasureField) => {
    const value = text(name);
    return value === null ? null : {text: value, language};
  };
  return {
    color: text('color'),
    environment: text('environment'),
    length: written('length'),
    width: written('width'),
    height: written('height'),
  };
}

/**
 * The piece that a query or a form describes, brought to what is made, with what had to be corrected. Without any of
 * its fields it is the piece shown first, which needs no explanation; a damaged or cut link does.
 */
export function readPiece(offer: Offer, fields: Fields, language: Language): CorrectedPiece {
  const input = readInput(fields, language);
  const read = correctPiece(offer, input);
  const isEmpty = names[offer.kind].every((name) => input[name] === null);
  return isEmpty ? correctPiece(offer, inputOf(read.piece)) : read;
}

/** The piece after a form was read again: only a field that differs from what the form showed counts as changed. */
export function readChanges(state: CorrectedPiece, fields: Fields, language: Language): CorrectedPiece {
  const shown = new URLSearchParams(configurationQuery(state.piece.configuration));
  const input = readInput(fields, language);
  return names[state.piece.kind].reduce((changed, name) => {
    if (input[name] === null || fields.get(name) === shown.get(name)) return changed;
    if (name === 'color' || name === 'environment') return changePiece(changed, {[name]: input[name]});
    return typeMeasure(changed, name, input[name]);
  }, state);
}

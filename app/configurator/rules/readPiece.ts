import type {Language} from '~/i18n/language';
import {allChoices, getChoices} from './choice';
import {configurationQuery} from './configuration';
import type {CorrectedPiece, MeasureField, PieceInput} from './correction';
import {changePiece, chooseOption, correctPiece, toInput, typeMeasure} from './correctPiece';
import type {Offer} from './offer';
import type {WrittenMeasure} from './readMeasure';

/** `URLSearchParams` or `FormData`. */
interface Fields {
  get(name: string): unknown;
}

/** Maximum length of a value in characters; no choice is longer. */
const maxLength = 400;

/** The names of all fields that `readPiece` reads, for any product. */
export const pieceParameters: readonly string[] = [
  'color',
  'length',
  'width',
  'height',
  ...allChoices().map(({name}) => name),
];

const measureFields = {standard: ['length', 'width'], kliv: ['width', 'height']} as const;

type Read = Omit<PieceInput, 'moved' | MeasureField> & Record<MeasureField, WrittenMeasure | null>;

/** The fields of an offer. */
function readInput(offer: Offer, fields: Fields, language: Language): Read {
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
    length: written('length'),
    width: written('width'),
    height: written('height'),
    choices: Object.fromEntries(getChoices(offer).map(({name}) => [name, text(name)])),
  };
}

/**
 * Reads a piece from a query or a form, with corrections. Without any of its fields it is the default piece, which needs no
 * explanation; a damaged or truncated link does.
 */
export function readPiece(offer: Offer, fields: Fields, language: Language): CorrectedPiece {
  const input = readInput(offer, fields, language);
  const read = correctPiece(offer, input);
  const values = [
    input.color,
    ...measureFields[offer.kind].map((name) => input[name]),
    ...Object.values(input.choices),
  ];
  const isEmpty = values.every((value) => value === null);
  return isEmpty ? correctPiece(offer, toInput(read.piece)) : read;
}

/** Reads a form again: only fields that differ from what the form showed count as changed. */
export function readChanges(state: CorrectedPiece, fields: Fields, language: Language): CorrectedPiece {
  const {offer, configuration} = state.piece;
  const shown = new URLSearchParams(configurationQuery(configuration));
  const isShown = (name: string) => fields.get(name) === shown.get(name);
  const {color, choices, ...measures} = readInput(offer, fields, language);
  let changed = state;
  if (color !== null && !isShown('color')) changed = changePiece(changed, {color});
  for (const name of measureFields[offer.kind]) {
    const written = measures[name];
    if (written && !isShown(name)) changed = typeMeasure(changed, name, written);
  }
  for (const [name, value] of Object.entries(choices)) {
    if (value !== null && !isShown(name)) changed = chooseOption(changed, name, value);
  }
  return changed;
}

import type {Language} from '~/i18n/language';
import type {MeasureName} from '../offer/availableValues';
import {listAllChoices, getChoices} from '../offer/choices';
import type {Offer} from '../offer/readOffer';
import {configurationQuery} from './configuration';
import {
  changePiece,
  chooseOption,
  correctPiece,
  toInput,
  typeMeasure,
  type CorrectedPiece,
  type PieceInput,
} from './correctPiece';
import type {MeasureText} from './measureText';

/** `URLSearchParams` or `FormData`. */
interface Fields {
  get(name: string): unknown;
}

/** Maximum length of a value in characters. All valid values are shorter. */
const maxLength = 400;

/** The names of all fields that `readPiece` reads, for any product. */
export const pieceParameters: readonly string[] = [
  'color',
  'length',
  'width',
  'height',
  ...listAllChoices().map(({name}) => name),
];

const measureFields = {standard: ['length', 'width'], kliv: ['width', 'height']} as const;

type TextInput = Omit<PieceInput, 'movedMeasure' | MeasureName> & Record<MeasureName, MeasureText | null>;

/** Reads the fields that an offer has. */
function readInput(offer: Offer, fields: Fields, language: Language): TextInput {
  const getText = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.slice(0, maxLength) : null;
  };
  const getMeasureText = (name: MeasureName) => {
    const text = getText(name);
    return text === null ? null : {text, language};
  };
  return {
    color: getText('color'),
    length: getMeasureText('length'),
    width: getMeasureText('width'),
    height: getMeasureText('height'),
    choices: Object.fromEntries(getChoices(offer).map(({name}) => [name, getText(name)])),
  };
}

/**
 * Reads a piece from a query or a form, with corrections. Without any of its fields it is the default piece, which has no corrections:
 * only a damaged or truncated link needs an explanation.
 */
export function readPiece(offer: Offer, fields: Fields, language: Language): CorrectedPiece {
  const input = readInput(offer, fields, language);
  const correctedPiece = correctPiece(offer, input);
  const values = [
    input.color,
    ...measureFields[offer.kind].map((name) => input[name]),
    ...Object.values(input.choices),
  ];
  const isEmpty = values.every((value) => value === null);
  return isEmpty ? correctPiece(offer, toInput(correctedPiece.piece)) : correctedPiece;
}

/** Reads the changes in a form: only fields whose values differ from those of `state` count. */
export function readChanges(state: CorrectedPiece, fields: Fields, language: Language): CorrectedPiece {
  const {offer, configuration} = state.piece;
  const stateQuery = new URLSearchParams(configurationQuery(configuration));
  const isUnchanged = (name: string) => fields.get(name) === stateQuery.get(name);
  const {color, choices, ...measures} = readInput(offer, fields, language);
  let result = state;
  if (color !== null && !isUnchanged('color')) result = changePiece(result, {color});
  for (const name of measureFields[offer.kind]) {
    const measureText = measures[name];
    if (measureText && !isUnchanged(name)) result = typeMeasure(result, name, measureText);
  }
  for (const [name, value] of Object.entries(choices)) {
    if (value !== null && !isUnchanged(name)) result = chooseOption(result, name, value);
  }
  return result;
}

import {languageData, type Language} from '~/i18n/language';
import {getSelectedOptions} from '../offer/choices';
import {messages} from '../offer/messages';
import {formatDimensions} from './configuration';
import type {CorrectedPiece, Correction} from './correctPiece';
import {getColor, type Piece} from './piece';

/** Describes a piece in one line: measures, colour and the chosen options. */
export function describePiece(piece: Piece, language: Language): string {
  const {configuration} = piece;
  const options = getSelectedOptions(configuration.choices).map(({option}) => option.label[language]);
  return [formatDimensions(configuration), getColor(piece)?.name ?? '', ...options].filter(Boolean).join(', ');
}

/** The path, without its language, of the contact form for a piece that can't be ordered online. */
export function enquiryPath(title: string, details: string, language: Language): string {
  return `/contact?${new URLSearchParams({text: messages[language].enquiryText(title, details)})}`;
}

/** The path, without its language, of the contact form for a question about a piece. */
export function questionPath(title: string, details: string, language: Language): string {
  return `/contact?${new URLSearchParams({text: messages[language].questionText(title, details)})}`;
}

/** In the unit of the measure; a larger number is a typing error. */
const maxRequested = 10_000;

/** The requested measure that isn't offered; `null` when there is none, or nobody could build it. */
export function getRequestedMeasure({reason}: Correction): number | null {
  if (!('requested' in reason) || reason.kind === 'guessed') return null;
  return reason.requested > 0 && reason.requested <= maxRequested ? reason.requested : null;
}

const localizeDecimalMarks = (text: string, language: Language) =>
  text.replace(/(?<=\d)\.(?=\d)/g, languageData[language].decimalMark);

/** The path, without its language, of the contact form for a piece with the requested measures. */
export function requestPath(
  title: string,
  {piece, corrections}: Pick<CorrectedPiece, 'piece' | 'corrections'>,
  language: Language,
): string {
  const measures = corrections.flatMap((correction) => {
    const measure = getRequestedMeasure(correction);
    return measure === null ? [] : [[correction.field, measure] as const];
  });
  const configuration = {...piece.configuration, ...Object.fromEntries(measures)};
  const details = describePiece({...piece, configuration} as Piece, language);
  return enquiryPath(title, localizeDecimalMarks(details, language), language);
}

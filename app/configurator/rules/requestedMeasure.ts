import {languageData, type Language} from '~/i18n/language';
import type {CorrectedPiece, Correction} from './correction';
import {describe, enquiryPath} from './describe';
import type {Piece} from './piece';
import type {Unit} from './readMeasure';

/** A larger number, in the unit of the measure, is a typing error. */
const maxRequested = 10_000;

/** The requested measure that isn't offered; `null` when nobody could build it. */
export function requestedMeasure({reason}: Correction): number | null {
  if (!('requested' in reason) || reason.kind === 'guessed') return null;
  return reason.requested > 0 && reason.requested <= maxRequested ? reason.requested : null;
}

const inLanguage = (text: string, language: Language) =>
  text.replace(/(?<=\d)\.(?=\d)/g, languageData[language].decimalMark);

/** `137 cm`, `137,5 cm`. */
export const requestedText = (requested: number, unit: Unit, language: Language) =>
  `${inLanguage(String(requested), language)} ${unit}`;

/** The path, without its language, of the contact form for a piece with the requested measures. */
export function requestPath(
  title: string,
  {piece, corrections}: Pick<CorrectedPiece, 'piece' | 'corrections'>,
  language: Language,
): string {
  const measures = corrections.flatMap((correction) => {
    const requested = requestedMeasure(correction);
    return requested === null ? [] : [[correction.field, requested] as const];
  });
  const configuration = {...piece.configuration, ...Object.fromEntries(measures)};
  const details = describe({...piece, configuration} as Piece, language);
  return enquiryPath(title, inLanguage(details, language), language);
}

import {languageData, type Language} from '~/i18n/language';
import type {CorrectedPiece, Correction} from './correction';
import {describePiece, enquiryPath} from './describePiece';
import type {Piece} from './piece';

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

import {languageData, type Language} from '~/i18n/language';
import type {CorrectedPiece, Correction} from './correction';
import {describe, enquiryPath} from './describe';
import type {Piece} from './piece';
import type {Unit} from './readMeasure';

/** Beyond it, in the unit of the measure, a number is a slip of the fingers. */
const maxAsked = 10_000;

/** The measure that somebody asked for and that isn't made; `null` where the correction has none that anybody could build. */
export function askedMeasure({reason}: Correction): number | null {
  if (!('asked' in reason) || reason.kind === 'guessed') return null;
  return reason.asked > 0 && reason.asked <= maxAsked ? reason.asked : null;
}

const inLanguage = (text: string, language: Language) =>
  text.replace(/(?<=\d)\.(?=\d)/g, languageData[language].decimalMark);

/** `137 cm`, `137,5 cm`. */
export const askedText = (asked: number, unit: Unit, language: Language) =>
  `${inLanguage(String(asked), language)} ${unit}`;

/** Path, without its language, of the contact form that asks for a piece with the measures that somebody asked for (rule 11.35). */
export function askedPath(
  title: string,
  {piece, corrections}: Pick<CorrectedPiece, 'piece' | 'corrections'>,
  language: Language,
): string {
  const measures = corrections.flatMap((correction) => {
    const asked = askedMeasure(correction);
    return asked === null ? [] : [[correction.field, asked] as const];
  });
  const configuration = {...piece.configuration, ...Object.fromEntries(measures)};
  const details = describe({...piece, configuration} as Piece, language);
  return enquiryPath(title, inLanguage(details, language), language);
}

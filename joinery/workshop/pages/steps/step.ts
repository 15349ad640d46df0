import {languageData, languages, type Language} from '~/i18n/language';
import type {Part, PartKind} from '../../../families/parts/part';
import type {PlacedJoint} from '../../../plan/joints';

/** A step of the assembly, a sentence of one, or a word of a sentence. */
export type Text = Readonly<Record<Language, string>>;

/** What the steps of a piece follow from. */
export interface BuiltPiece {
  parts: readonly Part[];
  joints: readonly PlacedJoint[];
  has(kind: PartKind): boolean;
}

/** The steps of a family in their order. Those that a piece doesn't need are `false`. */
export type ListSteps = (piece: BuiltPiece) => readonly (Text | false)[];

const createText = (write: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, write(language)])) as Text;

/** One step of several sentences. */
export const joinSentences = (...sentences: readonly (Text | false)[]): Text =>
  createText((language) => sentences.flatMap((sentence) => (sentence ? [sentence[language]] : [])).join(' '));

/** A sentence that begins or ends with the names of those parts that a piece has. */
export const writeWithNames = (
  names: readonly Text[],
  sentence: Readonly<Record<Language, (names: string) => string>>,
) =>
  createText((language) => {
    const list = new Intl.ListFormat(languageData[language].locale, {type: 'conjunction'});
    return sentence[language](list.format(names.map((name) => name[language])));
  });

export const oiling: Text = {
  de: 'Flächen schleifen, Kanten brechen, ölen.',
  en: 'Sand all faces, ease the edges, oil.',
};

import {languageData, type Language} from '~/i18n/language';
import type {Part} from 'joinery/families/parts/part';
import {computeBounds} from 'joinery/plan/geometry';

/** Formatted outer size in mm. */
export interface PieceSize {
  length: string;
  depth: string;
  height: string;
}

export function formatSize(parts: readonly Part[], language: Language): PieceSize {
  const {format} = new Intl.NumberFormat(languageData[language].locale, {maximumFractionDigits: 1, useGrouping: false});
  const {from, to} = computeBounds(parts);
  return {length: format(to[0] - from[0]), depth: format(to[1] - from[1]), height: format(to[2] - from[2])};
}

/** The day in the studio's time zone, on one line with its month. */
export const formatDay = (date: Date, language: Language): string =>
  date
    .toLocaleDateString(languageData[language].locale, {dateStyle: 'long', timeZone: 'Europe/Berlin'})
    .replace(' ', '\u00a0');

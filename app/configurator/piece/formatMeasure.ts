import {languageData, type Language} from '~/i18n/language';
import type {Unit} from './readMeasure';

/** Formats a number with all its decimals: `137.5`, in German `137,5`. */
export const formatDecimal = (value: number, language: Language): string =>
  String(value).replace('.', languageData[language].decimalMark);

/** `137 cm`, in German `137,5 cm`. */
export const formatMeasure = (value: number, unit: Unit, language: Language): string =>
  `${formatDecimal(value, language)}\u00a0${unit}`;

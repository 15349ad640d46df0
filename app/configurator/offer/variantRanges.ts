import {largestPlanter} from 'joinery/families/planter';
import {languages, type Language} from '~/i18n/language';
import type {Interval} from './availableValues';

type Axis = 'width' | 'height';

const axisNames: Record<Language, Record<Axis, string>> = {
  de: {width: 'breite', height: 'höhe|hoehe'},
  en: {width: 'width', height: 'height'},
};
const dashes = '-\\u2010-\\u2015\\u2212';

/** No letter may precede the name, because `Gesamtbreite` is another word. `\b` doesn't work: for it `ö` is no letter. */
const createPattern = (axis: Axis) => {
  const name = languages.map((language) => axisNames[language][axis]).join('|');
  return new RegExp(
    `(?<!\\p{L})(?:${name})\\s*:?\\s*(\\d{1,6})\\s*(?:mm)?\\s*[${dashes}]\\s*(\\d{1,6})(?!\\d|[.,]\\d)`,
    'iu',
  );
};

const patterns = {width: createPattern('width'), height: createPattern('height')};

/** `undefined` for a text without the range, or with a range that begins at 0. */
function readRange(text: string, axis: Axis): Interval | undefined {
  const match = patterns[axis].exec(text.normalize('NFC'));
  if (!match) return undefined;
  // A merchant may write the larger number first.
  const [first, second] = [Number(match[1]), Number(match[2])];
  const from = Math.min(first, second);
  return from >= 1 ? {from, to: Math.max(first, second)} : undefined;
}

type Ranges = Record<Axis, Interval>;

interface VariantNames {
  title: string;
  selectedOptions: readonly {name: string; value: string}[];
}

/**
 * Parses the ranges in mm in a variant's title or options (rule 12.2): `Breite: 300-600`, `Höhe: 200 – 400 mm`, in either language and any
 * order. `undefined` unless there are both.
 */
export function parseRanges({title, selectedOptions}: VariantNames): Ranges | undefined {
  const texts = [title, ...selectedOptions.map(({name, value}) => `${name}: ${value}`)];
  const findRange = (axis: Axis) => texts.map((text) => readRange(text, axis)).find(Boolean);
  const width = findRange('width');
  const height = findRange('height');
  return width && height && {width, height};
}

/** The part of a variant's ranges that can be built (rule 12.6); `undefined` without one. */
export function findMadeRanges(variant: VariantNames): Ranges | undefined {
  const ranges = parseRanges(variant);
  if (!ranges || ranges.width.from > largestPlanter.width || ranges.height.from > largestPlanter.height)
    return undefined;
  const cut = (axis: Axis) => ({...ranges[axis], to: Math.min(ranges[axis].to, largestPlanter[axis])});
  return {width: cut('width'), height: cut('height')};
}

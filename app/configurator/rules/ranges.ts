import {languages, type Language} from '~/i18n/language';
import type {Interval} from './measure';

const names: Record<Language, {width: string; height: string}> = {
  de: {width: 'breite', height: 'höhe|hoehe'},
  en: {width: 'width', height: 'height'},
};
const dashes = '-\\u2010-\\u2015\\u2212';

/** `Gesamtbreite` is another word, so no letter may precede the name. `\b` doesn't work: for it `ö` is no letter. */
const range = (axis: 'width' | 'height') => {
  const name = languages.map((language) => names[language][axis]).join('|');
  return new RegExp(
    `(?<!\\p{L})(?:${name})\\s*:?\\s*(\\d{1,6})\\s*(?:mm)?\\s*[${dashes}]\\s*(\\d{1,6})(?!\\d|[.,]\\d)`,
    'iu',
  );
};

const patterns = {width: range('width'), height: range('height')};

function read(text: string, axis: keyof typeof patterns): Interval | undefined {
  const [, first, second] = patterns[axis].exec(text.normalize('NFC')) ?? [];
  const ends = [Number(first), Number(second)].sort((a, b) => a - b);
  const [from = 0, to = 0] = ends;
  return from >= 1 ? {from, to} : undefined;
}

interface Named {
  title: string;
  selectedOptions: readonly {name: string; value: string}[];
}

/**
 * The ranges in mm in a variant's title or options (rule 12.2): `Breite: 300-600`, `Höhe: 200 – 400 mm`, in either language and any
 * order. `undefined` unless there are both.
 */
export function parseRanges({title, selectedOptions}: Named): {width: Interval; height: Interval} | undefined {
  const texts = [title, ...selectedOptions.map(({name, value}) => `${name}: ${value}`)];
  const first = (axis: keyof typeof patterns) => texts.map((text) => read(text, axis)).find(Boolean);
  const width = first('width');
  const height = first('height');
  return width && height && {width, height};
}

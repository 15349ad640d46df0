import type {Attribute} from '~/cart/rules/lineAttributes';
import {getSelectedOptions} from '~/configurator/offer/choices';
import {isKliv} from '~/configurator/piece/configuration';
import {languages} from '~/i18n/language';
import {findOtherColor} from './colorWords';
import {idInText, namesMeasure, normalizeText} from './lineKeys';
import type {CountedPiece} from './sheetLink';
import type {ColorWord} from './storeWords';

/** A longer text can't be judged: its line isn't built until somebody has read it. */
const maxLength = 1_000;

/** Millimetres of the units, by the beginnings of their names. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(mm|millimet)/, 1],
  [/^(cm|[cz]entimet)/, 10],
  [/^dm/, 100],
  [/^m/, 1000],
  [/^(zoll|inch)/, 25.4],
  [/^(ft|feet|fu)/, 304.8],
];

const figure = '\\d+(?:[.,]\\d+)?';
const unit = 'mm|cm|dm|m|(?:milli|centi|zenti)?met(?:er|re)[ns]?|zoll|inch(?:es)?|ft|feet|fuß';
const sizePattern = new RegExp(
  `(?<!\\d[.,]?)(${figure})(?:\\s*[x×✕*]\\s*(${figure}))?[\\s-]*(${unit})(?![\\p{L}\\p{N}])`,
  'giu',
);
/** A pair without its unit. Below ten a figure is more likely a number of something. */
const pairPattern = /(?<!\d[.,]?)(\d{2,5})\s*[x×✕*]\s*(\d{2,5})(?![\d\p{L}])/giu;
const pricePattern =
  /(?<![\p{L}\p{N}])(?:€|eur(?:o)?)\s*(\d[\d.,]*)|(?<!\d[.,]?)(\d[\d.,]*)\s*(?:€|eur(?:o)?(?!\p{L}))/giu;

/** A figure in either language: `1.900` is 1.9 or 1900. */
function readFigure(text: string): number[] {
  const number = Number(text.replace(',', '.'));
  return /^\d{1,3}[.,]\d{3}$/.test(text) ? [number, number * 1000] : [number];
}

/** Parses an amount with or without decimals, in either language, to integer cents. */
function parseAmount(text: string): number {
  const [, euros = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?[.,]?$/.exec(text) ?? [];
  return Number(euros.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Sizes of the pieces in mm. */
const listMeasures = (pieces: readonly CountedPiece[]) =>
  pieces.flatMap(({piece: {configuration}}) =>
    isKliv(configuration)
      ? [configuration.width, configuration.height]
      : [configuration.length * 10, configuration.width * 10],
  );

function findOtherSize(text: string, {key, value}: Attribute, measures: readonly number[]): string | undefined {
  const isMeasure = (written: string | undefined, millimetres: number) =>
    written === undefined ||
    readFigure(written).some((number) => measures.some((measure) => Math.abs(measure - number * millimetres) < 0.6));
  for (const [match, first, second, name = ''] of text.matchAll(sizePattern)) {
    const millimetres = units.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1] ?? 1;
    if (!isMeasure(first, millimetres) || !isMeasure(second, millimetres)) return match;
  }
  for (const [match, first, second] of text.matchAll(pairPattern))
    if (![1, 10].some((millimetres) => isMeasure(first, millimetres) && isMeasure(second, millimetres))) return match;
  const isFigure = namesMeasure(key) && new RegExp(`^\\s*${figure}\\s*$`).test(value);
  return isFigure && !isMeasure(value.trim(), 1) && !isMeasure(value.trim(), 10) ? value : undefined;
}

function findOtherPrice(text: string, pieces: readonly CountedPiece[]): string | undefined {
  const sums = pieces.flatMap(({piece: {price}, count}) => [price, price * count]);
  const prices = new Set([...sums, pieces.reduce((sum, {piece: {price}, count}) => sum + price * count, 0)]);
  for (const [match, before, after] of text.matchAll(pricePattern))
    if (!prices.has(parseAmount(before ?? after ?? ''))) return match;
  return undefined;
}

function findOtherOption(value: string, pieces: readonly CountedPiece[]): string | undefined {
  const selected = pieces.flatMap(({piece}) => getSelectedOptions(piece.configuration.choices));
  const labels = selected.flatMap(({choice}) =>
    choice.options
      .filter((option) => !selected.some((other) => other.option === option))
      .flatMap(({label}) => languages.map((language) => label[language])),
  );
  return labels.find((label) => normalizeText(label) === normalizeText(value));
}

/**
 * Finds what a text says against the pieces of its line, in plain spelling: a size, a price, an id, a choice or a colour. `undefined` when
 * it says nothing against them. What doesn't count as plain is for a person to read.
 */
export function findContradiction(
  {key, value}: Attribute,
  pieces: readonly CountedPiece[],
  colors: readonly ColorWord[],
): string | undefined {
  if (key.length + value.length > maxLength) return `${key}: ${value}`;
  const readable = (written: string) => written.normalize('NFKC').replace(/[\p{Cf}\p{M}]/gu, '');
  const text = readable(`${key}: ${value}`);
  const ids = pieces.map(({piece}) => piece.id);
  return (
    findOtherSize(text, {key, value: readable(value)}, listMeasures(pieces)) ??
    findOtherPrice(text, pieces) ??
    text.match(idInText)?.find((id) => !ids.includes(id.toUpperCase())) ??
    findOtherOption(value, pieces) ??
    [readable(value), text]
      .map((words) =>
        findOtherColor(
          words,
          pieces.map(({piece}) => piece),
          colors,
        ),
      )
      .find((name) => name !== undefined)
  );
}

import {decodeEncodedVariant} from '@shopify/hydrogen';
import {variantNumber} from '~/cart/rules/merchandise';

/** Query parameter with one value for each option of a product: the numbers of their ids, such as `123.456` (rule 10.13). */
export const valuesParameter = 'values';

/** Values of one option that are shown at once. */
const pageSize = 100;

/** The options of a product as the store gives them, with the variants that exist and that can be bought in Shopify's encoding. */
export interface OptionSource {
  options: {name: string; optionValues: {id: string; name: string}[]}[];
  encodedVariantExistence?: string | null;
  encodedVariantAvailability?: string | null;
}

interface SelectedOption {
  name: string;
  value: string;
}

interface ChoiceValue {
  name: string;
  /** The parameter `values` of the variant that it leads to; missing when every variant with it is sold out. */
  to?: string;
  /** Values of other options that change with it, in words. */
  others?: string;
}

interface ChoicePage {
  number: number;
  /** Its first and last value. */
  first: string;
  last: string;
}

/** One option of a product with the values that are shown (rule 10.14). */
export interface Choice {
  option: string;
  chosen: string;
  values: ChoiceValue[];
  /** All pages of the values; empty where one is enough. */
  pages: ChoicePage[];
  page: number;
  /** The visitor has asked for this page of its values. */
  open: boolean;
}

/** The options that `values` stands for; `null` unless it has one value of each option. */
export function selectionOf({options}: OptionSource, values: string): SelectedOption[] | null {
  const numbers = values.split('.');
  const selection = options.flatMap(({name, optionValues}, index) => {
    const found = optionValues.find((value) => variantNumber(value) === numbers[index]);
    return found ? [{name, value: found.name}] : [];
  });
  return numbers.length === options.length && selection.length === options.length ? selection : null;
}

/**
 * What a visitor can choose who looks at the variant with the options `selected` (rule 10.13). `page` is the page that the
 * URL asks for; options without it show the page with their chosen value.
 */
export function choicesOf(source: OptionSource, selected: readonly SelectedOption[], page: number): Choice[] {
  const {options} = source;
  const chosen = options.map(({name, optionValues}) => {
    const value = selected.find((option) => option.name === name)?.value;
    return optionValues.findIndex((candidate) => candidate.name === value);
  });
  const existing = decodeEncodedVariant(source.encodedVariantExistence ?? '');
  const nearest = nearestVariants(decodeEncodedVariant(source.encodedVariantAvailability ?? ''), chosen);
  const nameOf = (option: number, value: number | undefined) => options[option]?.optionValues[value ?? -1]?.name ?? '';

  return options.map(({name, optionValues}, option) => {
    const offered = new Set(existing.map((variant) => variant[option]));
    const shown = optionValues.flatMap((_, value): (ChoiceValue & {index: number})[] => {
      if (!offered.has(value)) return [];
      const variant = nearest[option]?.get(value)?.variant;
      const changed = variant?.flatMap((other, at) => (at !== option && other !== chosen[at] ? nameOf(at, other) : []));
      const numbers = variant?.map((other, at) => variantNumber(options[at]?.optionValues[other] ?? {id: ''}));
      return [{index: value, name: nameOf(option, value), to: numbers?.join('.'), others: changed?.join(', ')}];
    });
    const pages = pagesOf(shown);
    const chosenAt = shown.findIndex(({index}) => index === chosen[option]);
    const open = pages.some(({number}) => number === page);
    const number = open ? page : Math.floor(Math.max(chosenAt, 0) / pageSize) + 1;
    const values = shown.slice((number - 1) * pageSize, number * pageSize);
    return {
      option: name,
      chosen: nameOf(option, chosen[option]),
      values: values.map(({name: value, to, others}) => ({name: value, ...(to && {to}), ...(others && {others})})),
      pages,
      page: number,
      open,
    };
  });
}

function pagesOf(values: readonly {name: string}[]): ChoicePage[] {
  const count = Math.ceil(values.length / pageSize);
  if (count < 2) return [];
  return Array.from({length: count}, (_, index) => ({
    number: index + 1,
    first: values[index * pageSize]?.name ?? '',
    last: values[Math.min((index + 1) * pageSize, values.length) - 1]?.name ?? '',
  }));
}

/**
 * For each option and each of its values the variant that it leads to: one that keeps the options before it, if there is
 * one, and then most of the others. So every variant can be reached: choose its values from the first option to the last.
 */
function nearestVariants(variants: readonly number[][], chosen: readonly number[]) {
  const nearest = chosen.map(() => new Map<number, {variant: number[]; nearness: number}>());
  for (const variant of variants) {
    const isKept = variant.map((value, option) => value === chosen[option]);
    const kept = isKept.filter(Boolean).length;
    const firstChanged = isKept.indexOf(false);
    variant.forEach((value, option) => {
      const keepsBefore = firstChanged < 0 || firstChanged >= option;
      const nearness = (keepsBefore ? variant.length : 0) + kept - (isKept[option] ? 1 : 0);
      const known = nearest[option]?.get(value);
      if (!known || known.nearness < nearness) nearest[option]?.set(value, {variant, nearness});
    });
  }
  return nearest;
}

import {decodeEncodedVariant} from '@shopify/hydrogen';
import {numericId} from '~/cart/rules/cartItem';

/** Query parameter with one value for each option of a product: the numbers of their ids, such as `123.456`. */
export const valuesParameter = 'values';

/** Number of values on one page of an option. */
const pageSize = 100;

/** The options of a product, with the existing and available variants in Shopify's encoding. */
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
  /** The parameter `values` of the variant that it selects; missing when every variant with this value is sold out. */
  to?: string;
  /** Values of other options that change with it. */
  others?: string;
}

interface ChoicePage {
  number: number;
  /** Its first and last value. */
  first: string;
  last: string;
}

/** One option of a product with the visible values. */
export interface Choice {
  option: string;
  chosen: string;
  values: ChoiceValue[];
  /** All pages of the values; empty for a single page. */
  pages: ChoicePage[];
  page: number;
  /** The visitor has opened this page of its values. */
  open: boolean;
}

/** The options of the parameter `values`; `null` unless it has one value of each option. */
export function readSelection({options}: OptionSource, values: string): SelectedOption[] | null {
  const numbers = values.split('.');
  const selection = options.flatMap(({name, optionValues}, index) => {
    const found = optionValues.find((value) => numericId(value.id) === numbers[index]);
    return found ? [{name, value: found.name}] : [];
  });
  return numbers.length === options.length && selection.length === options.length ? selection : null;
}

/**
 * The choices of a visitor at the variant with the options `selected` (rule 10.13). `page` is the page number in the URL; options
 * without it show the page with their chosen value.
 */
export function createChoices(source: OptionSource, selected: readonly SelectedOption[], page: number): Choice[] {
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
      const numbers = variant?.map((other, at) => numericId(options[at]?.optionValues[other]?.id ?? ''));
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
 * For each value of each option the variant that it selects: one with the same options before it, if there is one, and with as many
 * of the others as possible. So every variant can be reached by choosing its values from the first option to the last.
 */
function nearestVariants(variants: readonly number[][], chosen: readonly number[]) {
  const nearest = chosen.map(() => new Map<number, {variant: number[]; nearness: number}>());
  for (const variant of variants) {
    const isSame = variant.map((value, option) => value === chosen[option]);
    const sameCount = isSame.filter(Boolean).length;
    const firstChanged = isSame.indexOf(false);
    variant.forEach((value, option) => {
      const keepsBefore = firstChanged < 0 || firstChanged >= option;
      const nearness = (keepsBefore ? variant.length : 0) + sameCount - (isSame[option] ? 1 : 0);
      const current = nearest[option]?.get(value);
      if (!current || current.nearness < nearness) nearest[option]?.set(value, {variant, nearness});
    });
  }
  return nearest;
}

import {decodeEncodedVariant} from '@shopify/hydrogen';
import {numericId} from '~/cart/rules/cartItem';

/** The query parameter with one value for each option of a product: the numbers of their ids, such as `123.456`. */
export const valuesParameter = 'values';

/** The number of values on one page of an option. */
const pageSize = 100;

/** The options of a product, with the existing and available variants in Shopify's encoding. */
interface OptionSource {
  options: {name: string; optionValues: {id: string; name: string}[]}[];
  encodedVariantExistence?: string | null;
  encodedVariantAvailability?: string | null;
}

interface SelectedOption {
  name: string;
  value: string;
}

interface OptionValue {
  name: string;
  /** The parameter `values` of the variant that it selects; missing when every variant with this value is sold out. */
  selection?: string;
  /** The values of other options that change with it. */
  changedValues?: string;
}

interface OptionPage {
  number: number;
  /** The names of its first and last value. */
  first: string;
  last: string;
}

/** An option of a product with the values of one page. */
export interface VariantOption {
  name: string;
  chosenValue: string;
  values: OptionValue[];
  /** All pages of the values; empty for a single page. */
  pages: OptionPage[];
  page: number;
  /** The visitor has opened this page of its values. */
  isOpen: boolean;
}

/** Reads the options in the parameter `values`; `null` unless it has one value of each option. */
export function readSelection({options}: OptionSource, values: string): SelectedOption[] | null {
  const numbers = values.split('.');
  const selection = options.flatMap(({name, optionValues}, index) => {
    const optionValue = optionValues.find(({id}) => numericId(id) === numbers[index]);
    return optionValue ? [{name, value: optionValue.name}] : [];
  });
  return numbers.length === options.length && selection.length === options.length ? selection : null;
}

/**
 * Creates the options of a product for the variant with the options `selected` (rule 10.13). `page` is the page number in the URL. An option without
 * such a page shows the page with its chosen value.
 */
export function createVariantOptions(
  source: OptionSource,
  selected: readonly SelectedOption[],
  page: number,
): VariantOption[] {
  const {options} = source;
  const chosenIndexes = options.map(({name, optionValues}) => {
    const value = selected.find((option) => option.name === name)?.value;
    return optionValues.findIndex((candidate) => candidate.name === value);
  });
  const existingVariants = decodeEncodedVariant(source.encodedVariantExistence ?? '');
  const availableVariants = decodeEncodedVariant(source.encodedVariantAvailability ?? '');
  const nearestVariants = findNearestVariants(availableVariants, chosenIndexes);
  const getValue = (optionIndex: number, valueIndex: number) => options[optionIndex]?.optionValues[valueIndex];
  const getName = (optionIndex: number, valueIndex: number) => getValue(optionIndex, valueIndex)?.name ?? '';

  const createValue = (optionIndex: number, valueIndex: number): OptionValue => {
    const name = getName(optionIndex, valueIndex);
    const variant = nearestVariants[optionIndex]?.get(valueIndex)?.variant;
    if (!variant) return {name};
    const numbers = variant.map((value, index) => numericId(getValue(index, value)?.id ?? ''));
    const changedNames = variant.flatMap((value, index) =>
      index !== optionIndex && value !== chosenIndexes[index] ? getName(index, value) : [],
    );
    return {
      name,
      selection: numbers.join('.'),
      ...(changedNames.length > 0 && {changedValues: changedNames.join(', ')}),
    };
  };

  return options.map(({name, optionValues}, optionIndex) => {
    const chosenIndex = chosenIndexes[optionIndex] ?? -1;
    const existingIndexes = new Set(existingVariants.map((variant) => variant[optionIndex]));
    const valueIndexes = [...optionValues.keys()].filter((index) => existingIndexes.has(index));
    const pages = createPages(valueIndexes.map((index) => getName(optionIndex, index)));
    const isOpen = pages.some(({number}) => number === page);
    const chosenPosition = Math.max(valueIndexes.indexOf(chosenIndex), 0);
    const shownPage = isOpen ? page : Math.floor(chosenPosition / pageSize) + 1;
    const shownIndexes = valueIndexes.slice((shownPage - 1) * pageSize, shownPage * pageSize);
    return {
      name,
      chosenValue: getName(optionIndex, chosenIndex),
      values: shownIndexes.map((index) => createValue(optionIndex, index)),
      pages,
      page: shownPage,
      isOpen,
    };
  });
}

function createPages(names: readonly string[]): OptionPage[] {
  const count = Math.ceil(names.length / pageSize);
  if (count < 2) return [];
  return Array.from({length: count}, (_, index) => {
    const pageNames = names.slice(index * pageSize, (index + 1) * pageSize);
    return {number: index + 1, first: pageNames[0] ?? '', last: pageNames.at(-1) ?? ''};
  });
}

/**
 * Finds for each value of each option the variant that it selects: one with the same options before it, if there is one, and with as
 * many of the others as possible. So every variant can be reached by choosing its values from the first option to the last. A variant is
 * a list with the index of its value for each option.
 */
function findNearestVariants(variants: readonly number[][], chosenIndexes: readonly number[]) {
  const nearestVariants = chosenIndexes.map(() => new Map<number, {variant: number[]; nearness: number}>());
  for (const variant of variants) {
    const isSame = variant.map((valueIndex, optionIndex) => valueIndex === chosenIndexes[optionIndex]);
    const sameCount = isSame.filter(Boolean).length;
    const firstChanged = isSame.indexOf(false);
    variant.forEach((valueIndex, optionIndex) => {
      const keepsPreviousOptions = firstChanged < 0 || firstChanged >= optionIndex;
      const otherSameCount = sameCount - (isSame[optionIndex] ? 1 : 0);
      const nearness = (keepsPreviousOptions ? variant.length : 0) + otherSameCount;
      const current = nearestVariants[optionIndex]?.get(valueIndex);
      if (!current || current.nearness < nearness) nearestVariants[optionIndex]?.set(valueIndex, {variant, nearness});
    });
  }
  return nearestVariants;
}

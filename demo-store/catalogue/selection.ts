import type {Language} from '../model';
import type {Product, Variant} from './entities';

export interface SelectedOption {
  name: string;
  value: string;
}

interface SelectionRules {
  language: Language;
  ignoreUnknownOptions: boolean;
  caseInsensitiveMatch: boolean;
}

/** The variant with exactly these options, in the language of the request, or `undefined`. */
export function variantBySelectedOptions(
  product: Product,
  selectedOptions: readonly SelectedOption[],
  {language, ignoreUnknownOptions, caseInsensitiveMatch}: SelectionRules,
): Variant | undefined {
  const normalize = (text: string) => (caseInsensitiveMatch ? text.toLowerCase() : text);
  const indices: (number | undefined)[] = product.options.map(() => undefined);
  for (const {name, value} of selectedOptions) {
    const optionIndex = product.options.findIndex(
      (candidate) => normalize(candidate.name[language]) === normalize(name),
    );
    if (optionIndex === -1) {
      if (ignoreUnknownOptions) continue;
      return undefined;
    }
    const valueIndex = product.options[optionIndex]?.values.findIndex(
      (candidate) => normalize(candidate.name[language]) === normalize(value),
    );
    if (valueIndex === undefined || valueIndex === -1) return undefined;
    indices[optionIndex] = valueIndex;
  }
  if (indices.includes(undefined)) return undefined;
  return product.variantByIndices.get(indices.join(','));
}

/** The variants that differ in exactly one option, in the product's order. */
export function adjacentVariants(product: Product, variant: Variant): Variant[] {
  return product.options
    .flatMap((option, optionIndex) =>
      option.values.flatMap((_, valueIndex) => {
        if (valueIndex === variant.indices[optionIndex]) return [];
        const indices = variant.indices.map((currentIndex, currentOption) =>
          currentOption === optionIndex ? valueIndex : currentIndex,
        );
        return product.variantByIndices.get(indices.join(',')) ?? [];
      }),
    )
    .sort((one, other) => one.position - other.position);
}

/** What stands between the option values in the title of a variant. */
export const TITLE_DELIMITER = ' / ';

/** Shopify joins the option values into the title of a variant. */
export const joinOptionValues = (values: readonly string[]): string => values.join(TITLE_DELIMITER);

export function variantTitle(variant: Variant, language: Language): string {
  return joinOptionValues(listSelectedOptions(variant, language).map((option) => option.value));
}

/** The titles of product and variant. A product without options has no title of its variant. */
export function fullTitle(variant: Variant, language: Language): string {
  const productTitle = variant.product.record.title[language];
  const title = variantTitle(variant, language);
  return title === 'Default Title' ? productTitle : `${productTitle} - ${title}`;
}

export function listSelectedOptions(variant: Variant, language: Language): SelectedOption[] {
  return variant.product.options.map((option, position) => ({
    name: option.name[language],
    value: option.values[variant.indices[position] ?? 0]?.name[language] ?? '',
  }));
}

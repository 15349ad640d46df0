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

/** The variant of exactly these options, named in the language of the request, or `undefined`. */
export function variantBySelectedOptions(
  product: Product,
  selectedOptions: readonly SelectedOption[],
  {language, ignoreUnknownOptions, caseInsensitiveMatch}: SelectionRules,
): Variant | undefined {
  const fold = (text: string) => (caseInsensitiveMatch ? text.toLowerCase() : text);
  const indices: (number | undefined)[] = product.options.map(() => undefined);
  for (const {name, value} of selectedOptions) {
    const option = product.options.findIndex((candidate) => fold(candidate.name[language]) === fold(name));
    if (option === -1) {
      if (ignoreUnknownOptions) continue;
      return undefined;
    }
    const index = product.options[option]?.values.findIndex(
      (candidate) => fold(candidate.name[language]) === fold(value),
    );
    if (index === undefined || index === -1) return undefined;
    indices[option] = index;
  }
  if (indices.includes(undefined)) return undefined;
  return product.byIndices.get(indices.join(','));
}

/** The variants that differ from one in exactly one option, in order. */
export function adjacentVariants(product: Product, variant: Variant): Variant[] {
  return product.options
    .flatMap((option, position) =>
      option.values.flatMap((_, value) => {
        if (value === variant.indices[position]) return [];
        const indices = variant.indices.map((index, at) => (at === position ? value : index));
        return product.byIndices.get(indices.join(',')) ?? [];
      }),
    )
    .sort((one, other) => one.position - other.position);
}

/** The title of a variant: its values, joined as Shopify joins them. */
export function variantTitle(variant: Variant, language: Language): string {
  return selectedOptionsOf(variant, language)
    .map((option) => option.value)
    .join(' / ');
}

/** A variant's options with their values, in one language. */
export function selectedOptionsOf(variant: Variant, language: Language): SelectedOption[] {
  return variant.product.options.map((option, position) => ({
    name: option.name[language],
    value: option.values[variant.indices[position] ?? 0]?.name[language] ?? '',
  }));
}

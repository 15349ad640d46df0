import type {Product} from '../catalogue/entities';
import {TITLE_DELIMITER} from '../catalogue/selection';
import type {ProductRecord, VariantRecord} from '../model';
import type {Store} from '../store/store';
import {userError, type UserError} from './errors';

export interface MetafieldInput {
  namespace?: string | null;
  key?: string | null;
  type?: string | null;
  value?: string | null;
}

export interface VariantInput {
  id?: string | null;
  optionValues?: {optionName?: string | null; name?: string | null}[] | null;
  price?: string | null;
  compareAtPrice?: string | null;
  sku?: string | null;
  inventoryPolicy?: 'CONTINUE' | 'DENY' | null;
  inventoryItem?: {
    sku?: string | null;
    measurement?: {weight?: {value: number; unit: string} | null} | null;
  } | null;
  inventoryQuantities?: {quantity?: number; availableQuantity?: number}[] | null;
  file?: {id?: string | null} | null;
}

export interface ProductInput {
  handle?: string | null;
  title?: string | null;
  descriptionHtml?: string | null;
  productType?: string | null;
  vendor?: string | null;
  tags?: string[] | null;
  seo?: {title?: string | null; description?: string | null} | null;
  status?: string | null;
  productOptions?: {name?: string | null; values?: {name?: string | null}[] | null}[] | null;
  variants?: VariantInput[] | null;
  files?: {id?: string | null}[] | null;
  metafields?: MetafieldInput[] | null;
}

const GRAMS_PER_UNIT: Record<string, number> = {GRAMS: 1, KILOGRAMS: 1000, OUNCES: 28.3495, POUNDS: 453.592};

/** Converts an amount of `Money`, such as `412.5`, to cents. */
export function parseCents(amount: string): number {
  return Math.round(Number(amount) * 100);
}

export function findPictureName({catalogue}: Store, id: string | null | undefined): string | undefined {
  const entity = catalogue.entityById.get(id ?? '');
  return entity?.__typename === 'MediaImage' ? entity.record.name : undefined;
}

/** What is wrong with the name of an option. */
export function findOptionNameProblem(name: string): string | undefined {
  return name.includes(TITLE_DELIMITER) ? `The name contains unsupported sequence '${TITLE_DELIMITER}'` : undefined;
}

/** What is wrong with the option values of a new variant. */
export function findOptionValueError(
  options: readonly {name: string}[],
  {optionValues}: VariantInput,
  path: string,
): UserError | undefined {
  const names = (optionValues ?? []).map(({optionName}) => optionName ?? '');
  const duplicate = names.find((name, index) => names.indexOf(name) < index);
  if (duplicate) return userError(`${path}.optionValues`, 'INVALID_INPUT', `Duplicated option name '${duplicate}'`);
  const unknownIndex = names.findIndex((name) => !options.some((option) => option.name === name));
  if (unknownIndex >= 0)
    return userError(`${path}.optionValues.${unknownIndex}`, 'INVALID_INPUT', 'Option does not exist');
  const given = new Set(optionValues?.filter(({name}) => name).map(({optionName}) => optionName));
  const missing = options.map(({name}) => name).filter((name) => !given.has(name));
  if (missing.length === 0) return undefined;
  return userError(path, 'NEED_TO_ADD_OPTION_VALUES', `You need to add option values for ${missing.join(', ')}`);
}

/** The record of a variant; `undefined` when the input doesn't name one value for each option. */
export function readVariant(
  store: Store,
  options: readonly {name: string}[],
  input: VariantInput,
): VariantRecord | undefined {
  const selectedValues = options.map(
    (option) => input.optionValues?.find(({optionName}) => optionName === option.name)?.name ?? undefined,
  );
  if (selectedValues.includes(undefined) || input.optionValues?.length !== options.length) return undefined;
  const {price, compareAtPrice, sku, inventoryPolicy, inventoryItem, inventoryQuantities} = input;
  const weight = inventoryItem?.measurement?.weight;
  const image = findPictureName(store, input.file?.id);
  return {
    selectedOptions: selectedValues as string[],
    sku: sku ?? inventoryItem?.sku ?? '',
    price: parseCents(price ?? '0'),
    ...(compareAtPrice && {compareAtPrice: parseCents(compareAtPrice)}),
    quantityAvailable: (inventoryQuantities ?? []).reduce(
      (sum, {quantity, availableQuantity}) => sum + (quantity ?? availableQuantity ?? 0),
      0,
    ),
    ...(inventoryPolicy === 'CONTINUE' && {continueSelling: true}),
    ...(image && {image}),
    ...(weight && {weight: Math.round(weight.value * (GRAMS_PER_UNIT[weight.unit] ?? 1))}),
  };
}

export function listOptionNames({options}: ProductRecord): {name: string}[] {
  return options.map(({name}) => ({name: name.DE}));
}

export function isStandalone({options}: ProductRecord): boolean {
  return options.length === 1 && options[0]?.name.DE === 'Title';
}

export function findProductById({catalogue}: Store, id: string): Product | undefined {
  const entity = catalogue.entityById.get(id);
  return entity?.__typename === 'Product' ? entity : undefined;
}

import type {Product} from '../catalogue/entities';
import type {ProductRecord, VariantRecord} from '../model';
import type {Store} from '../store/store';

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

/** Grams of a unit of weight. */
const GRAMS: Record<string, number> = {GRAMS: 1, KILOGRAMS: 1000, OUNCES: 28.3495, POUNDS: 453.592};

/** An amount of `Money`, such as `412.5`, in cents. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Name of the picture of an id. */
export function pictureOf({catalogue}: Store, id: string | null | undefined): string | undefined {
  const entity = catalogue.entityById.get(id ?? '');
  return entity?.__typename === 'MediaImage' ? entity.record.name : undefined;
}

/** A variant as the content keeps it, for options by these names; `undefined` when it doesn't choose one value of each. */
export function readVariant(
  store: Store,
  options: readonly {name: string}[],
  input: VariantInput,
): VariantRecord | undefined {
  const chosen = options.map(
    (option) => input.optionValues?.find(({optionName}) => optionName === option.name)?.name ?? undefined,
  );
  if (chosen.includes(undefined) || input.optionValues?.length !== options.length) return undefined;
  const {price, compareAtPrice, sku, inventoryPolicy, inventoryItem, inventoryQuantities} = input;
  const weight = inventoryItem?.measurement?.weight;
  const image = pictureOf(store, input.file?.id);
  return {
    selectedOptions: chosen as string[],
    sku: sku ?? inventoryItem?.sku ?? '',
    price: centsOf(price ?? '0'),
    ...(compareAtPrice && {compareAtPrice: centsOf(compareAtPrice)}),
    quantityAvailable: (inventoryQuantities ?? []).reduce(
      (sum, {quantity, availableQuantity}) => sum + (quantity ?? availableQuantity ?? 0),
      0,
    ),
    ...(inventoryPolicy === 'CONTINUE' && {continueSelling: true}),
    ...(image && {image}),
    ...(weight && {weight: Math.round(weight.value * (GRAMS[weight.unit] ?? 1))}),
  };
}

/** Option names of a product, and whether it has no choice. */
export function optionsOf({options}: ProductRecord): {name: string}[] {
  return options.map(({name}) => ({name: name.DE}));
}

export function isStandalone({options}: ProductRecord): boolean {
  return options.length === 1 && options[0]?.name.DE === 'Title';
}

/** The product of an id. */
export function productOfId({catalogue}: Store, id: string): Product | undefined {
  const entity = catalogue.entityById.get(id);
  return entity?.__typename === 'Product' ? entity : undefined;
}

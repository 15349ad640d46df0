import type {Product} from '../catalogue/entities';
import type {Language} from '../model';
import type {Inventory} from '../store/inventory';

export interface ProductFilter {
  available?: boolean | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  /** In the shop's currency. */
  price?: {min?: number | null; max?: number | null} | null;
  variantOption?: {name: string; value: string} | null;
  productMetafield?: {namespace: string; key: string; value: string} | null;
}

interface FilterValue {
  id: string;
  label: string;
  count: number;
  input: string;
  image: null;
  swatch: null;
}

export interface Filter {
  id: string;
  label: string;
  type: 'LIST' | 'PRICE_RANGE';
  presentation: 'TEXT';
  values: FilterValue[];
}

function passes(product: Product, filter: ProductFilter, language: Language, inventory: Inventory): boolean {
  const {record, variants, options, metafields} = product;
  if (typeof filter.available === 'boolean') {
    return variants.some((variant) => inventory.isAvailable(variant)) === filter.available;
  }
  if (filter.productType) return record.productType === filter.productType;
  if (filter.productVendor) return record.vendor === filter.productVendor;
  if (filter.tag) return record.tags.includes(filter.tag);
  if (filter.price) {
    const {min, max} = filter.price;
    return variants.some(({record: {price}}) => price >= (min ?? 0) * 100 && price <= (max ?? Infinity) * 100);
  }
  if (filter.variantOption) {
    const {name, value} = filter.variantOption;
    const option = options.find((candidate) => candidate.name[language] === name);
    return option?.values.some((candidate) => candidate.name[language] === value && candidate.firstVariant) ?? false;
  }
  if (filter.productMetafield) {
    const {namespace, key, value} = filter.productMetafield;
    return metafields.some(
      ({field, ...metafield}) =>
        metafield.namespace === namespace && metafield.key === key && 'value' in field && field.value === value,
    );
  }
  return true;
}

/**
 * The kind of a filter. A product passes if, for every kind, at least one of the filters of this kind fits, as at Shopify.
 */
function getKind(filter: ProductFilter): string {
  return Object.keys(filter).sort().join() + (filter.variantOption?.name ?? '');
}

/** The products that pass the filters. */
export function filterProducts(
  products: readonly Product[],
  filters: readonly ProductFilter[],
  language: Language,
  inventory: Inventory,
): Product[] {
  const kinds = [...new Set(filters.map(getKind))];
  const groups = kinds.map((kind) => filters.filter((filter) => getKind(filter) === kind));
  return products.filter((product) =>
    groups.every((group) => group.some((filter) => passes(product, filter, language, inventory))),
  );
}

const LABELS: Record<
  Language,
  {availability: string; inStock: string; outOfStock: string; price: string; type: string}
> = {
  DE: {
    availability: 'Verfügbarkeit',
    inStock: 'Auf Lager',
    outOfStock: 'Nicht vorrätig',
    price: 'Preis',
    type: 'Produkttyp',
  },
  EN: {
    availability: 'Availability',
    inStock: 'In stock',
    outOfStock: 'Out of stock',
    price: 'Price',
    type: 'Product type',
  },
};

function createFilterValue(id: string, label: string, count: number, input: ProductFilter): FilterValue {
  return {id, label, count, input: JSON.stringify(input), image: null, swatch: null};
}

function toSlug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** The filters for a list of products, each value with the number of products that pass it. */
export function listFilters(products: readonly Product[], language: Language, inventory: Inventory): Filter[] {
  if (products.length === 0) return [];
  const labels = LABELS[language];
  const availableCount = filterProducts(products, [{available: true}], language, inventory).length;
  const highestPrice = Math.max(
    ...products.map((product) => product.variants.reduce((max, {record}) => Math.max(max, record.price), 0)),
  );
  const types = [...new Set(products.map((product) => product.record.productType))].filter(Boolean).sort();
  const createFilter = (id: string, label: string, type: Filter['type'], values: FilterValue[]): Filter => ({
    id,
    label,
    type,
    presentation: 'TEXT',
    values,
  });
  return [
    createFilter('filter.v.availability', labels.availability, 'LIST', [
      createFilterValue('filter.v.availability.1', labels.inStock, availableCount, {available: true}),
      createFilterValue('filter.v.availability.0', labels.outOfStock, products.length - availableCount, {
        available: false,
      }),
    ]),
    createFilter('filter.v.price', labels.price, 'PRICE_RANGE', [
      createFilterValue('filter.v.price', labels.price, products.length, {price: {min: 0, max: highestPrice / 100}}),
    ]),
    createFilter(
      'filter.p.product_type',
      labels.type,
      'LIST',
      types.map((productType) => {
        const count = products.filter(({record}) => record.productType === productType).length;
        return createFilterValue(`filter.p.product_type.${toSlug(productType)}`, productType, count, {productType});
      }),
    ),
  ];
}

import type {Product} from '../catalogue/entities';
import type {Language} from '../model';
import type {Inventory} from '../store/inventory';

export interface ProductFilter {
  available?: boolean | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  /** EUR */
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

interface Filter {
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
    return option?.values.some((candidate) => candidate.name[language] === value && candidate.first) ?? false;
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

/** A filter's kind: several of one kind widen the result, of different kinds narrow it, as at Shopify. */
function kindOf(filter: ProductFilter): string {
  return Object.keys(filter).sort().join() + (filter.variantOption?.name ?? '');
}

/** The products that pass the filters. */
export function filterProducts(
  products: readonly Product[],
  filters: readonly ProductFilter[],
  language: Language,
  inventory: Inventory,
): Product[] {
  const kinds = [...new Set(filters.map(kindOf))];
  const groups = kinds.map((kind) => filters.filter((filter) => kindOf(filter) === kind));
  return products.filter((product) =>
    groups.every((group) => group.some((filter) => passes(product, filter, language, inventory))),
  );
}

const LABELS: Record<Language, {availability: string; in: string; out: string; price: string; type: string}> = {
  DE: {
    availability: 'Verfügbarkeit',
    in: 'Auf Lager',
    out: 'Nicht vorrätig',
    price: 'Preis',
    type: 'Produkttyp',
  },
  EN: {
    availability: 'Availability',
    in: 'In stock',
    out: 'Out of stock',
    price: 'Price',
    type: 'Product type',
  },
};

function value(id: string, label: string, count: number, input: ProductFilter): FilterValue {
  return {id, label, count, input: JSON.stringify(input), image: null, swatch: null};
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

/** The filters that a list of products offers, with how many products each would leave. */
export function filtersOf(products: readonly Product[], language: Language, inventory: Inventory): Filter[] {
  if (products.length === 0) return [];
  const labels = LABELS[language];
  const available = filterProducts(products, [{available: true}], language, inventory).length;
  const highest = Math.max(
    ...products.map((product) => product.variants.reduce((max, {record}) => Math.max(max, record.price), 0)),
  );
  const types = [...new Set(products.map((product) => product.record.productType))].filter(Boolean).sort();
  const filter = (id: string, label: string, type: Filter['type'], values: FilterValue[]): Filter => ({
    id,
    label,
    type,
    presentation: 'TEXT',
    values,
  });
  return [
    filter('filter.v.availability', labels.availability, 'LIST', [
      value('filter.v.availability.1', labels.in, available, {available: true}),
      value('filter.v.availability.0', labels.out, products.length - available, {available: false}),
    ]),
    filter('filter.v.price', labels.price, 'PRICE_RANGE', [
      value('filter.v.price', labels.price, products.length, {price: {min: 0, max: highest / 100}}),
    ]),
    filter(
      'filter.p.product_type',
      labels.type,
      'LIST',
      types.map((productType) => {
        const count = products.filter(({record}) => record.productType === productType).length;
        return value(`filter.p.product_type.${slug(productType)}`, productType, count, {productType});
      }),
    ),
  ];
}

import type {MetafieldRecord, ProductRecord, VariantRecord} from '../model';
import {gid} from '../store/ids';
import type {Metafield, Product, ProductOption, Variant} from './entities';

function buildOptions(record: ProductRecord): ProductOption[] {
  return record.options.map((option) => {
    const key = `${record.handle}/${option.name.DE}`;
    return {
      __typename: 'ProductOption',
      id: gid('ProductOption', key),
      name: option.name,
      values: option.values.map((name) => ({
        __typename: 'ProductOptionValue',
        id: gid('ProductOptionValue', `${key}/${name.DE}`),
        name,
        first: undefined,
      })),
    };
  });
}

function indicesOf(variant: VariantRecord, positions: Map<string, number>[], handle: string): number[] {
  if (variant.selectedOptions.length !== positions.length) {
    throw new Error(`Variant ${variant.sku} of ${handle} needs one value for each of ${positions.length} options`);
  }
  return variant.selectedOptions.map((value, option) => {
    const position = positions[option]?.get(value);
    if (position === undefined) throw new Error(`Variant ${variant.sku} of ${handle}: unknown option value ${value}`);
    return position;
  });
}

/**
 * A product with its variants indexed once, so that 2,048 of them cost nothing later.
 * @throws Error when a variant names a value that its product doesn't have
 */
export function buildProduct(record: ProductRecord, position: number): Product {
  const options = buildOptions(record);
  const positions = options.map((option) => new Map(option.values.map((value, index) => [value.name.DE, index])));
  const product: Product = {
    __typename: 'Product',
    id: gid('Product', record.handle),
    position,
    record,
    options,
    variants: [],
    byIndices: new Map(),
    metafields: [],
  };
  product.variants = record.variants.map((variantRecord, index): Variant => {
    const variant: Variant = {
      __typename: 'ProductVariant',
      id: gid('ProductVariant', `${record.handle}/${variantRecord.selectedOptions.join('/')}`),
      position: index,
      record: variantRecord,
      product,
      indices: indicesOf(variantRecord, positions, record.handle),
      metafields: [],
    };
    variant.metafields = metafieldsOf(variant, variantRecord.metafields, `${record.handle}/${index}`);
    product.byIndices.set(variant.indices.join(','), variant);
    variant.indices.forEach((value, option) => {
      const optionValue = options[option]?.values[value];
      if (optionValue) optionValue.first ??= variant;
    });
    return variant;
  });
  product.metafields = metafieldsOf(product, record.metafields, record.handle);
  return product;
}

const metafieldsOf = (owner: Product | Variant, records: readonly MetafieldRecord[] = [], name: string): Metafield[] =>
  records.map(({namespace, key, field}) => ({
    __typename: 'Metafield',
    id: gid('Metafield', `${name}/${namespace}.${key}`),
    namespace,
    key,
    field,
    owner,
  }));

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
        firstVariant: undefined,
      })),
    };
  });
}

function findIndices(variant: VariantRecord, positionByValue: Map<string, number>[], handle: string): number[] {
  if (variant.selectedOptions.length !== positionByValue.length) {
    throw new Error(
      `Variant ${variant.sku} of ${handle} needs one value for each of ${positionByValue.length} options`,
    );
  }
  return variant.selectedOptions.map((value, optionIndex) => {
    const position = positionByValue[optionIndex]?.get(value);
    if (position === undefined) throw new Error(`Variant ${variant.sku} of ${handle}: unknown option value ${value}`);
    return position;
  });
}

const variantId = ({handle}: ProductRecord, {number, selectedOptions}: VariantRecord): string =>
  number ? `gid://shopify/ProductVariant/${number}` : gid('ProductVariant', `${handle}/${selectedOptions.join('/')}`);

/**
 * Builds a product and indexes its variants once, so that finding one of 2,048 variants later is fast.
 * @throws Error when a variant names a value that its product doesn't have
 */
export function buildProduct(record: ProductRecord, position: number): Product {
  const options = buildOptions(record);
  const positionByValue = options.map((option) => new Map(option.values.map((value, index) => [value.name.DE, index])));
  const product: Product = {
    __typename: 'Product',
    id: gid('Product', record.handle),
    position,
    record,
    options,
    variants: [],
    variantByIndices: new Map(),
    metafields: [],
  };
  product.variants = record.variants.map((variantRecord, index): Variant => {
    const variant: Variant = {
      __typename: 'ProductVariant',
      id: variantId(record, variantRecord),
      position: index,
      record: variantRecord,
      product,
      indices: findIndices(variantRecord, positionByValue, record.handle),
      metafields: [],
    };
    variant.metafields = buildMetafields(variant, variantRecord.metafields, `${record.handle}/${index}`);
    product.variantByIndices.set(variant.indices.join(','), variant);
    variant.indices.forEach((valueIndex, optionIndex) => {
      const optionValue = options[optionIndex]?.values[valueIndex];
      if (optionValue) optionValue.firstVariant ??= variant;
    });
    return variant;
  });
  product.metafields = buildMetafields(product, record.metafields, record.handle);
  return product;
}

const buildMetafields = (
  owner: Product | Variant,
  records: readonly MetafieldRecord[] = [],
  name: string,
): Metafield[] =>
  records.map(({namespace, key, field}) => ({
    __typename: 'Metafield',
    id: gid('Metafield', `${name}/${namespace}.${key}`),
    namespace,
    key,
    field,
    owner,
  }));

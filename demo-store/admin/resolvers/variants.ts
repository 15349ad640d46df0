import type {Context, Resolvers} from '../../graphql/context';
import type {ProductRecord} from '../../model';
import {checkInputSize, userError, type UserError} from '../errors';
import {centsOf, isStandalone, optionsOf, productOfId, readVariant, type VariantInput} from '../productInput';

interface BulkArgs {
  productId: string;
  variants: VariantInput[];
}

interface OptionsArgs {
  productId: string;
  options: {name?: string | null; values?: {name?: string | null}[] | null}[];
  variantStrategy?: string | null;
}

const MAX_VARIANTS = 2048;

const noProduct = {
  product: null,
  productVariants: null,
  userErrors: [userError('productId', 'PRODUCT_DOES_NOT_EXIST', 'Product does not exist')],
};

/** Adds values to the options that a variant chooses, as Shopify does when a variant names a new one. */
function addValues({options}: ProductRecord, values: readonly string[]): void {
  values.forEach((value, at) => {
    const known = options[at]?.values;
    if (known && !known.some(({DE}) => DE === value)) known.push({DE: value, EN: value});
  });
}

function createVariants({productId, variants}: BulkArgs, {store}: Context) {
  checkInputSize(variants, 'variants');
  const product = productOfId(store, productId);
  if (!product) return noProduct;
  const {record} = product;
  const errors: UserError[] = [];
  const taken = new Set(record.variants.map(({selectedOptions}) => selectedOptions.join('/')));
  const added = variants.flatMap((input, index) => {
    const variant = readVariant(store, optionsOf(record), input);
    const title = variant?.selectedOptions.join('/') ?? '';
    if (!variant) {
      errors.push(userError(`variants.${index}`, 'NEED_TO_ADD_OPTION_VALUES', 'Option does not exist'));
    } else if (taken.has(title)) {
      const message = `The variant '${title}' already exists. Please change at least one option value.`;
      errors.push(userError(`variants.${index}`, 'VARIANT_ALREADY_EXISTS', message));
    } else {
      taken.add(title);
      return [variant];
    }
    return [];
  });
  if (record.variants.length + added.length > MAX_VARIANTS) {
    errors.push(userError('variants', 'INVALID_INPUT', `Cannot exceed ${MAX_VARIANTS} variants`));
  }
  if (errors.length > 0) return {product, productVariants: null, userErrors: errors};
  for (const variant of added) addValues(record, variant.selectedOptions);
  record.variants.push(...added);
  store.contentChanged();
  const changed = productOfId(store, productId);
  return {product: changed, productVariants: changed?.variants.slice(-added.length), userErrors: []};
}

function updateVariants({productId, variants}: BulkArgs, {store}: Context) {
  checkInputSize(variants, 'variants');
  const product = productOfId(store, productId);
  if (!product) return noProduct;
  for (const [index, input] of variants.entries()) {
    const record = product.variants.find(({id}) => id === input.id)?.record;
    if (!record) {
      const message = 'Product variant does not exist';
      return {...noProduct, userErrors: [userError(`variants.${index}.id`, 'PRODUCT_VARIANT_DOES_NOT_EXIST', message)]};
    }
    if (input.price) record.price = centsOf(input.price);
    if (input.inventoryPolicy) record.continueSelling = input.inventoryPolicy === 'CONTINUE';
    if (input.inventoryItem?.sku) record.sku = input.inventoryItem.sku;
  }
  store.contentChanged();
  return {product: productOfId(store, productId), productVariants: null, userErrors: []};
}

/** Gives a product without choice its first option; its one variant takes the first value. */
function createOptions({productId, options, variantStrategy}: OptionsArgs, {store}: Context) {
  const product = productOfId(store, productId);
  if (!product) return noProduct;
  const {record} = product;
  const [option] = options;
  if (!isStandalone(record) || options.length !== 1 || variantStrategy === 'CREATE') {
    const message = 'The demo store adds one option to a product without choice, and leaves its variant as it is.';
    return {product, userErrors: [userError('options', 'OPTIONS_OVER_LIMIT', message)]};
  }
  const values = option?.values?.map(({name}) => name ?? '') ?? [];
  const [first] = values;
  if (!option?.name || first === undefined) {
    return {product, userErrors: [userError('options.0', 'OPTION_VALUES_MISSING', 'Option values are missing')]};
  }
  record.options = [
    {name: {DE: option.name, EN: option.name}, values: values.map((value) => ({DE: value, EN: value}))},
  ];
  for (const variant of record.variants) variant.selectedOptions = [first];
  store.contentChanged();
  return {product: productOfId(store, productId), userErrors: []};
}

export const variantMutations: Resolvers<never> = {
  productVariantsBulkCreate: (_, args: BulkArgs, context) => createVariants(args, context),
  productVariantsBulkUpdate: (_, args: BulkArgs, context) => updateVariants(args, context),
  productOptionsCreate: (_, args: OptionsArgs, context) => createOptions(args, context),
};

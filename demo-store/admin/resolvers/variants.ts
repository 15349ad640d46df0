import {joinOptionValues} from '../../catalogue/selection';
import type {Context, Resolvers} from '../../graphql/context';
import type {ProductRecord} from '../../model';
import {userError, type UserError} from '../errors';
import {
  parseCents,
  isStandalone,
  listOptionNames,
  findOptionNameProblem,
  findOptionValueError,
  findProductById,
  readVariant,
  type VariantInput,
} from '../productInput';

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

/** The option that Shopify gives to a product without options. */
const STANDALONE_OPTION = {name: {DE: 'Title', EN: 'Title'}, values: [{DE: 'Default Title', EN: 'Default Title'}]};

const productNotFound = {
  product: null,
  productVariants: null,
  userErrors: [userError('productId', 'PRODUCT_DOES_NOT_EXIST', 'Product does not exist')],
};

/** Shopify adds a value to an option when a variant names a new one. */
function addOptionValues({options}: ProductRecord, values: readonly string[]): void {
  values.forEach((value, optionIndex) => {
    const existing = options[optionIndex]?.values;
    if (existing && !existing.some(({DE}) => DE === value)) existing.push({DE: value, EN: value});
  });
}

function createVariants({productId, variants}: BulkArgs, {store}: Context) {
  const product = findProductById(store, productId);
  if (!product) return productNotFound;
  const {record} = product;
  const errors: UserError[] = [];
  const options = listOptionNames(record);
  const titles = new Set(record.variants.map(({selectedOptions}) => joinOptionValues(selectedOptions)));
  const added = variants.flatMap((input, index) => {
    const path = `variants.${index}`;
    const optionError = findOptionValueError(options, input, path);
    if (optionError) errors.push(optionError);
    const variant = readVariant(store, options, input);
    if (optionError || !variant) return [];
    const title = joinOptionValues(variant.selectedOptions);
    if (titles.has(title)) {
      const message = `The variant '${title}' already exists. Please change at least one option value.`;
      errors.push(userError(path, 'VARIANT_ALREADY_EXISTS', message));
      return [];
    }
    titles.add(title);
    return [variant];
  });
  if (record.variants.length + added.length > MAX_VARIANTS) {
    errors.push(userError('variants', 'INVALID_INPUT', `Cannot exceed ${MAX_VARIANTS} variants`));
  }
  if (errors.length > 0) return {product: null, productVariants: [], userErrors: errors};
  for (const variant of added) addOptionValues(record, variant.selectedOptions);
  record.variants.push(...added);
  store.invalidateCatalogue();
  const updatedProduct = findProductById(store, productId);
  return {product: updatedProduct, productVariants: updatedProduct?.variants.slice(-added.length), userErrors: []};
}

function updateVariants({productId, variants}: BulkArgs, {store}: Context) {
  const product = findProductById(store, productId);
  if (!product) return productNotFound;
  const updates = [];
  for (const [index, input] of variants.entries()) {
    const record = product.variants.find(({id}) => id === input.id)?.record;
    if (!record) {
      const message = 'Product variant does not exist';
      return {
        ...productNotFound,
        userErrors: [userError(`variants.${index}.id`, 'PRODUCT_VARIANT_DOES_NOT_EXIST', message)],
      };
    }
    updates.push({input, record});
  }
  for (const {input, record} of updates) {
    if (input.price) record.price = parseCents(input.price);
    if (input.inventoryPolicy) record.continueSelling = input.inventoryPolicy === 'CONTINUE';
    if (input.inventoryItem?.sku) record.sku = input.inventoryItem.sku;
  }
  store.invalidateCatalogue();
  return {product: findProductById(store, productId), productVariants: null, userErrors: []};
}

/** Adds the first option to a standalone product. Its one variant takes the first value. */
function createOptions({productId, options, variantStrategy}: OptionsArgs, {store}: Context) {
  const product = findProductById(store, productId);
  if (!product) return productNotFound;
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
  const nameProblem = findOptionNameProblem(option.name);
  if (nameProblem) return {product, userErrors: [userError('options.0.name', 'INVALID_NAME', nameProblem)]};
  record.options = [
    {name: {DE: option.name, EN: option.name}, values: values.map((value) => ({DE: value, EN: value}))},
  ];
  for (const variant of record.variants) variant.selectedOptions = [first];
  store.invalidateCatalogue();
  return {product: findProductById(store, productId), userErrors: []};
}

interface OptionArgs {
  productId: string;
  option: {id: string; name?: string | null};
  optionValuesToAdd?: {name?: string | null}[] | null;
  optionValuesToUpdate?: {id: string; name?: string | null}[] | null;
  optionValuesToDelete?: string[] | null;
}

/** The option with an id, and the option's position in the product and in each variant's `selectedOptions`. */
function findOption(store: Context['store'], productId: string, id: string) {
  const product = findProductById(store, productId);
  const optionIndex = product?.options.findIndex((option) => option.id === id) ?? -1;
  const [option, record] = [product?.options[optionIndex], product?.record.options[optionIndex]];
  return product && option && record && {product, option, record, optionIndex};
}

const optionNotFound = {
  product: null,
  userErrors: [userError('option', 'OPTION_DOES_NOT_EXIST', 'Option does not exist')],
};

/** Renames an option and its values, adds values, and deletes values that no variant uses. */
function updateOption({productId, option: input, ...values}: OptionArgs, {store}: Context) {
  const optionRecord = findOption(store, productId, input.id);
  if (!optionRecord) return optionNotFound;
  const {product, option, record, optionIndex} = optionRecord;
  const findValue = (id: string) => record.values[option.values.findIndex((value) => value.id === id)];
  const deletedValues = values.optionValuesToDelete?.map(findValue) ?? [];
  const {variants} = product.record;
  if (deletedValues.some((value) => variants.some(({selectedOptions}) => selectedOptions[optionIndex] === value?.DE))) {
    const message = 'Cannot delete an option value that has variants';
    return {product, userErrors: [userError('optionValuesToDelete', 'OPTION_VALUE_HAS_VARIANTS', message)]};
  }
  const nameProblem = findOptionNameProblem(input.name ?? '');
  if (nameProblem) return {product, userErrors: [userError('option.name', 'INVALID_NAME', nameProblem)]};
  if (input.name) record.name = {DE: input.name, EN: input.name};
  for (const {id, name} of values.optionValuesToUpdate ?? []) {
    const value = findValue(id);
    if (!value || !name) continue;
    for (const variant of variants) {
      if (variant.selectedOptions[optionIndex] === value.DE)
        variant.selectedOptions = variant.selectedOptions.with(optionIndex, name);
    }
    Object.assign(value, {DE: name, EN: name});
  }
  record.values = record.values.filter((value) => !deletedValues.includes(value));
  record.values.push(...(values.optionValuesToAdd ?? []).map(({name}) => ({DE: name ?? '', EN: name ?? ''})));
  store.invalidateCatalogue();
  return {product: findProductById(store, productId), userErrors: []};
}

/** Deletes options with one value each. A product whose last option is deleted is standalone again. */
function deleteOptions({productId, options: ids}: {productId: string; options: string[]}, {store}: Context) {
  for (const id of ids) {
    const optionRecord = findOption(store, productId, id);
    if (!optionRecord) return {...optionNotFound, deletedOptionsIds: null};
    const {product, record, optionIndex} = optionRecord;
    if (record.values.length > 1) {
      const message = 'Cannot delete an option with multiple values';
      return {
        product,
        deletedOptionsIds: null,
        userErrors: [userError('options', 'CANNOT_DELETE_OPTION_WITH_MULTIPLE_VALUES', message)],
      };
    }
    const {options, variants} = product.record;
    const isLast = options.length === 1;
    if (isLast) Object.assign(record, structuredClone(STANDALONE_OPTION));
    else options.splice(optionIndex, 1);
    for (const variant of variants)
      variant.selectedOptions = isLast
        ? STANDALONE_OPTION.values.map(({DE}) => DE)
        : variant.selectedOptions.filter((_, index) => index !== optionIndex);
    store.invalidateCatalogue();
  }
  return {product: findProductById(store, productId), deletedOptionsIds: ids, userErrors: []};
}

export const variantMutations: Resolvers<never> = {
  productVariantsBulkCreate: (_, args: BulkArgs, context) => createVariants(args, context),
  productVariantsBulkUpdate: (_, args: BulkArgs, context) => updateVariants(args, context),
  productOptionUpdate: (_, args: OptionArgs, context) => updateOption(args, context),
  productOptionsDelete: (_, args: Parameters<typeof deleteOptions>[0], context) => deleteOptions(args, context),
  productOptionsCreate: (_, args: OptionsArgs, context) => createOptions(args, context),
};

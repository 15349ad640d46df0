import type {Context} from '../../graphql/context';
import {toIsoSeconds} from '../../graphql/times';
import type {MetafieldRecord, ProductRecord} from '../../model';
import type {Store} from '../../store/store';
import {userError, type UserError} from '../errors';
import {withGerman, parseField} from '../fieldValues';
import {
  findOptionNameProblem,
  findPictureName,
  findProductById,
  readVariant,
  type MetafieldInput,
  type ProductInput,
} from '../productInput';
import {findMetafieldDefinition} from './metafieldDefinitions';

export interface ProductSetArgs {
  identifier?: {id?: string | null; handle?: string | null} | null;
  input: ProductInput;
}

const fail = (path: string, code: string, message: string) => [userError(`input.${path}`, code, message)];

function readMetafields(store: Store, inputs: readonly MetafieldInput[], existing: ProductRecord | undefined) {
  const metafields: MetafieldRecord[] = [];
  const errors: UserError[] = [];
  inputs.forEach(({namespace, key, type, value}, index) => {
    const identifier = {namespace: namespace ?? '', key: key ?? ''};
    const definedType = findMetafieldDefinition(store, 'PRODUCT', identifier.namespace, identifier.key)?.type;
    const path = `metafields.${index}`;
    if (!definedType && !type) return errors.push(...fail(path, 'INVALID_METAFIELD', "Type can't be blank"));
    if (definedType && type && type !== definedType) {
      const message = `Type '${type}' must be consistent with the definition's type: '${definedType}'.`;
      return errors.push(...fail(path, 'INVALID_METAFIELD', message));
    }
    const previousField = existing?.metafields.find(
      (found) => found.namespace === namespace && found.key === key,
    )?.field;
    const field = parseField(store, definedType ?? type ?? '', value ?? '', previousField);
    if ('problem' in field) return errors.push(...fail(path, 'INVALID_METAFIELD', field.problem));
    return metafields.push({...identifier, field});
  });
  return {metafields, errors};
}

/** An input has options and variants, or neither. */
function readVariants(store: Store, {productOptions, variants}: ProductInput, existing: ProductRecord | undefined) {
  const options = productOptions?.map((option) => ({
    name: option.name ?? '',
    values: option.values?.map(({name}) => name ?? '') ?? [],
  }));
  if (!options !== !variants) {
    const [path, code] = options
      ? ['variants', 'VARIANTS_INPUT_MISSING']
      : ['productOptions', 'PRODUCT_OPTIONS_INPUT_MISSING'];
    return {errors: fail(path, code, 'Options and variants have to be given together.')};
  }
  if (!options || !variants) return {errors: []};
  const errors = options.flatMap(({name}, index) => {
    const problem = findOptionNameProblem(name);
    return problem ? fail(`productOptions.${index}.name`, 'INVALID_INPUT', problem) : [];
  });
  const records = variants.flatMap((variant, index) => {
    const record = readVariant(store, options, variant);
    if (record?.selectedOptions.every((value, at) => options[at]?.values.includes(value))) return [record];
    errors.push(...fail(`variants.${index}`, 'OPTION_VALUE_DOES_NOT_EXIST', 'Option value does not exist'));
    return [];
  });
  return {
    errors,
    variants: records,
    options: options.map(({name, values}, at) => {
      const previousOption = existing?.options[at];
      return {
        name: withGerman(previousOption?.name.DE === name ? previousOption.name : undefined, name),
        values: values.map((value) => previousOption?.values.find(({DE}) => DE === value) ?? {DE: value, EN: value}),
      };
    }),
  };
}

/** A function, because later calls add to these lists. */
const createStandaloneVariant = (): Pick<ProductRecord, 'options' | 'variants'> => ({
  options: [{name: {DE: 'Title', EN: 'Title'}, values: [{DE: 'Default Title', EN: 'Default Title'}]}],
  variants: [{selectedOptions: ['Default Title'], sku: '', price: 0, quantityAvailable: 0}],
});

/** Creates a product or replaces one. Lists of the input replace the existing ones, as at Shopify. */
export function productSet({identifier, input}: ProductSetArgs, {store}: Context) {
  const answer = (id: string | undefined, userErrors: UserError[]) => ({
    product: id ? (findProductById(store, id) ?? null) : null,
    productSetOperation: null,
    userErrors,
  });
  const handle = identifier?.handle ?? input.handle ?? undefined;
  const entity = identifier?.id
    ? findProductById(store, identifier.id)
    : store.catalogue.productByHandle.get(handle ?? '');
  const existing = entity?.record;
  if (existing && !identifier)
    return answer(undefined, fail('handle', 'HANDLE_NOT_UNIQUE', `Handle '${handle}' already in use.`));
  if (!existing && (!input.title || !handle)) {
    return answer(undefined, fail('title', 'INVALID_INPUT', "Title can't be blank"));
  }
  if (input.status && input.status !== 'ACTIVE') {
    return answer(undefined, fail('status', 'INVALID_INPUT', 'The demo store has active products alone.'));
  }
  const variantInput = readVariants(store, input, existing);
  const {metafields, errors} = readMetafields(store, input.metafields ?? [], existing);
  const userErrors = [...variantInput.errors, ...errors];
  if (userErrors.length > 0) return answer(undefined, userErrors);
  const emptyRecord: ProductRecord = {
    handle: handle ?? '',
    title: {DE: '', EN: ''},
    descriptionHtml: {DE: '', EN: ''},
    productType: '',
    vendor: '',
    tags: [],
    ...createStandaloneVariant(),
    images: [],
    metafields: [],
    seo: {title: {DE: '', EN: ''}, description: {DE: '', EN: ''}},
    publishedAt: toIsoSeconds(store.clock.now()),
  };
  const previous = existing ?? emptyRecord;
  const record: ProductRecord = {
    ...previous,
    title: withGerman(existing?.title, input.title ?? previous.title.DE),
    descriptionHtml: withGerman(existing?.descriptionHtml, input.descriptionHtml ?? previous.descriptionHtml.DE),
    productType: input.productType ?? previous.productType,
    vendor: input.vendor ?? previous.vendor,
    tags: input.tags ?? previous.tags,
    seo: {
      title: withGerman(existing?.seo.title, input.seo?.title ?? previous.seo.title.DE),
      description: withGerman(existing?.seo.description, input.seo?.description ?? previous.seo.description.DE),
    },
    ...(variantInput.options && {options: variantInput.options, variants: variantInput.variants}),
    ...(input.files && {images: input.files.flatMap(({id}) => findPictureName(store, id) ?? [])}),
    ...(input.metafields && {metafields}),
  };
  if (existing) Object.assign(existing, record);
  else store.content.products.push(record);
  store.invalidateCatalogue();
  const product = store.catalogue.productByHandle.get(record.handle);
  if (product && !existing) {
    store.inventory.setPublished(product, false);
    store.admin.onlineStore.add(product.id);
  }
  return answer(product?.id, []);
}

/** What `productUpdate` takes: no options, variants or files. */
export type ProductChange = Omit<ProductInput, 'productOptions' | 'variants' | 'files'> & {id?: string | null};

/** Updates a product. Unlike in `productSet`, metafields that the input leaves out stay. */
export function productUpdate({id, metafields, ...input}: ProductChange, context: Context) {
  const refuse = (message: string) => ({product: null, userErrors: [{field: ['id'], message}]});
  if (!id || !findProductById(context.store, id)) return refuse('Product does not exist');
  if (metafields?.length) return refuse('The demo store changes metafields of products by productSet alone.');
  const {product, userErrors} = productSet({identifier: {id}, input}, context);
  return {product, userErrors: userErrors.map(({field, message}) => ({field: field?.slice(1), message}))};
}

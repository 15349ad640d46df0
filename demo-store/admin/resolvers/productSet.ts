import type {Context} from '../../graphql/context';
import {isoSeconds} from '../../graphql/times';
import type {MetafieldRecord, ProductRecord} from '../../model';
import type {Store} from '../../store/store';
import {checkInputSize, userError, type UserError} from '../errors';
import {inGerman, readField} from '../fieldValues';
import {pictureOf, productOfId, readVariant, type MetafieldInput, type ProductInput} from '../productInput';
import {findMetafieldDefinition} from './metafieldDefinitions';

export interface ProductSetArgs {
  identifier?: {id?: string | null; handle?: string | null} | null;
  input: ProductInput;
}

const MAX_VARIANTS = 2048;

const fail = (path: string, code: string, message: string) => [userError(`input.${path}`, code, message)];

function readMetafields(store: Store, inputs: readonly MetafieldInput[], known: ProductRecord | undefined) {
  const metafields: MetafieldRecord[] = [];
  const errors: UserError[] = [];
  inputs.forEach(({namespace, key, type, value}, index) => {
    const at = {namespace: namespace ?? '', key: key ?? ''};
    const defined = findMetafieldDefinition(store, 'PRODUCT', at.namespace, at.key)?.type;
    const path = `metafields.${index}`;
    if (!defined && !type) return errors.push(...fail(path, 'INVALID_METAFIELD', "Type can't be blank"));
    if (defined && type && type !== defined) {
      const message = `Type '${type}' must be consistent with the definition's type: '${defined}'.`;
      return errors.push(...fail(path, 'INVALID_METAFIELD', message));
    }
    const before = known?.metafields.find((found) => found.namespace === namespace && found.key === key)?.field;
    const field = readField(store, defined ?? type ?? '', value ?? '', before);
    if ('problem' in field) return errors.push(...fail(path, 'INVALID_METAFIELD', field.problem));
    return metafields.push({...at, field});
  });
  return {metafields, errors};
}

/** Options and variants of the input: both, or neither. */
function readVariants(store: Store, {productOptions, variants}: ProductInput, known: ProductRecord | undefined) {
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
  if (variants.length > MAX_VARIANTS) {
    return {errors: fail('variants', 'VARIANTS_OVER_LIMIT', `Cannot exceed ${MAX_VARIANTS} variants`)};
  }
  const errors: UserError[] = [];
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
      const before = known?.options[at];
      return {
        name: inGerman(before?.name.DE === name ? before.name : undefined, name),
        values: values.map((value) => before?.values.find(({DE}) => DE === value) ?? {DE: value, EN: value}),
      };
    }),
  };
}

/** Made anew for each product: later calls add to these lists. */
const standalone = (): Pick<ProductRecord, 'options' | 'variants'> => ({
  options: [{name: {DE: 'Title', EN: 'Title'}, values: [{DE: 'Default Title', EN: 'Default Title'}]}],
  variants: [{selectedOptions: ['Default Title'], sku: '', price: 0, quantityAvailable: 0}],
});

/** Creates a product, or changes the one of a handle or id. Lists that are given replace what was there. */
export function productSet({identifier, input}: ProductSetArgs, {store}: Context) {
  const answer = (id: string | undefined, userErrors: UserError[]) => ({
    product: id ? (productOfId(store, id) ?? null) : null,
    productSetOperation: null,
    userErrors,
  });
  checkInputSize(input.metafields ?? [], 'input.metafields');
  const handle = identifier?.handle ?? input.handle ?? undefined;
  const entity = identifier?.id ? productOfId(store, identifier.id) : store.catalogue.productByHandle.get(handle ?? '');
  const known = entity?.record;
  if (known && !identifier)
    return answer(undefined, fail('handle', 'HANDLE_NOT_UNIQUE', `Handle '${handle}' already in use.`));
  if (!known && (!input.title || !handle)) {
    return answer(undefined, fail('title', 'INVALID_INPUT', "Title can't be blank"));
  }
  if (input.status && input.status !== 'ACTIVE') {
    return answer(undefined, fail('status', 'INVALID_INPUT', 'The demo store has active products alone.'));
  }
  const read = readVariants(store, input, known);
  const {metafields, errors} = readMetafields(store, input.metafields ?? [], known);
  const all = [...read.errors, ...errors];
  if (all.length > 0) return answer(undefined, all);
  const empty: ProductRecord = {
    handle: handle ?? '',
    title: {DE: '', EN: ''},
    descriptionHtml: {DE: '', EN: ''},
    productType: '',
    vendor: '',
    tags: [],
    ...standalone(),
    images: [],
    metafields: [],
    seo: {title: {DE: '', EN: ''}, description: {DE: '', EN: ''}},
    publishedAt: isoSeconds(store.clock.now()),
  };
  const before = known ?? empty;
  const record: ProductRecord = {
    ...before,
    title: inGerman(known?.title, input.title ?? before.title.DE),
    descriptionHtml: inGerman(known?.descriptionHtml, input.descriptionHtml ?? before.descriptionHtml.DE),
    productType: input.productType ?? before.productType,
    vendor: input.vendor ?? before.vendor,
    tags: input.tags ?? before.tags,
    seo: {
      title: inGerman(known?.seo.title, input.seo?.title ?? before.seo.title.DE),
      description: inGerman(known?.seo.description, input.seo?.description ?? before.seo.description.DE),
    },
    ...(read.options && {options: read.options, variants: read.variants}),
    ...(input.files && {images: input.files.flatMap(({id}) => pictureOf(store, id) ?? [])}),
    ...(input.metafields && {metafields}),
  };
  if (known) Object.assign(known, record);
  else store.content.products.push(record);
  store.contentChanged();
  const kept = store.catalogue.productByHandle.get(record.handle);
  if (kept && !known) store.inventory.setPublished(kept, false);
  return answer(kept?.id, []);
}

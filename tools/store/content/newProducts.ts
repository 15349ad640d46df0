import type {Localized, MetafieldRecord, ProductRecord, VariantRecord} from 'demo-store/model';
import {toAmount} from '~/i18n/formats';
import {languages} from '~/i18n/language';
import {toLanguageCode, defaultCode} from '../languages';
import {noteProduct, PRODUCT_FIELDS, type StoredProduct} from '../products';
import {planKind, type Ids, type Section, type Setup} from '../plan';
import {hasPriceOption} from '../priceVariants';

const LOCATION_QUERY = `query SetUpLocation { locations(first: 1) { nodes { id } } }`;

const CREATE = `mutation SetUpProduct($identifier: ProductSetIdentifiers!, $input: ProductSetInput!) {
  productSet(identifier: $identifier, input: $input, synchronous: true) {
    product { ${PRODUCT_FIELDS} }
    userErrors { field message code }
  }
}`;

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Replaces the demo store's paths of pictures, which palettes contain, with the URLs of this store. */
function withPictureUrls(value: string, ids: Ids): string {
  return value.replace(/\/cdn\/shop\/files\/([\w-]+)\.webp/g, (path, name: string) => ids.get('url', name) ?? path);
}

/** Returns the texts of a metafield with this store's URLs of pictures; `undefined` for a reference. */
export function toMetafieldTexts({field}: MetafieldRecord, ids: Ids): Localized | undefined {
  if (!('value' in field)) return undefined;
  const {value} = field;
  return Object.fromEntries(
    languages.map((language) => {
      const code = toLanguageCode(language);
      return [code, withPictureUrls(typeof value === 'string' ? value : value[code], ids)];
    }),
  ) as Localized;
}

/** Returns the id of the picture that a metafield refers to. */
function findPictureId({field}: MetafieldRecord, ids: Ids): string | undefined {
  const reference = 'references' in field ? field.references[0] : undefined;
  return reference?.kind === 'picture' ? ids.need('picture', reference.name) : undefined;
}

/** Returns the metafields that Shopify accepts: it refuses text that is no JSON in a JSON field. */
function toMetafieldInputs({content, ids}: Setup, {metafields}: ProductRecord) {
  return metafields.flatMap((metafield) => {
    const {namespace, key} = metafield;
    const type = content.definitions.metafields.find((defined) => defined.key === key)?.type ?? metafield.field.type;
    const value = toMetafieldTexts(metafield, ids)?.[defaultCode] ?? findPictureId(metafield, ids);
    return value === undefined || (type === 'json' && !isJson(value)) ? [] : [{namespace, key, type, value}];
  });
}

function toVariantInput(
  setup: Setup,
  options: readonly string[],
  variant: VariantRecord,
  locationId: string | undefined,
) {
  const {selectedOptions, price, compareAtPrice, sku, quantityAvailable, continueSelling, image, weight} = variant;
  return {
    optionValues: selectedOptions.map((name, index) => ({optionName: options[index], name})),
    price: toAmount(price),
    ...(compareAtPrice !== undefined && {compareAtPrice: toAmount(compareAtPrice)}),
    sku,
    inventoryPolicy: continueSelling ? 'CONTINUE' : 'DENY',
    inventoryItem: {
      tracked: true,
      ...(weight !== undefined && {measurement: {weight: {value: weight, unit: 'GRAMS'}}}),
    },
    ...(locationId && {inventoryQuantities: [{locationId, name: 'available', quantity: quantityAvailable}]}),
    ...(image && {file: {id: setup.ids.need('picture', image)}}),
  };
}

/** A made-to-measure product is created with the variant of its lowest price only; `planVariants` adds the others. */
function selectOptionsAndVariants(product: ProductRecord): Pick<ProductRecord, 'options' | 'variants'> {
  if (!hasPriceOption(product)) return product;
  const options = product.options.map((option) => ({...option, values: option.values.slice(0, 1)}));
  return {options, variants: product.variants.slice(0, 1)};
}

function toProductInput(setup: Setup, product: ProductRecord, locationId: string | undefined) {
  const {handle, title, descriptionHtml, productType, vendor, tags, images, seo} = product;
  const {options, variants} = selectOptionsAndVariants(product);
  const names = options.map(({name}) => name[defaultCode]);
  return {
    handle,
    title: title[defaultCode],
    descriptionHtml: descriptionHtml[defaultCode],
    productType,
    vendor,
    tags,
    seo: {title: seo.title[defaultCode], description: seo.description[defaultCode]},
    status: 'ACTIVE',
    files: images.map((image) => ({id: setup.ids.need('picture', image)})),
    metafields: toMetafieldInputs(setup, product),
    productOptions: options.map(({name, values}) => ({
      name: name[defaultCode],
      values: values.map((value) => ({name: value[defaultCode]})),
    })),
    variants: variants.map((variant) => toVariantInput(setup, names, variant, locationId)),
  };
}

/** Plans the content's missing products. Products that exist stay as they are, even if they differ: the merchant edits them. */
export async function planNewProducts(setup: Setup): Promise<Section> {
  const {admin, content, ids} = setup;
  const {locations} = await admin.query<{locations: {nodes: {id: string}[]}}>(LOCATION_QUERY);
  return planKind({
    title: 'Add products',
    expected: content.products,
    getName: ({handle}) => handle,
    find: ({handle}) => ids.get('product', handle),
    isSame: () => true,
    async make(product) {
      const {handle} = product;
      const input = toProductInput(setup, product, locations.nodes[0]?.id);
      const variables = {identifier: {handle}, input};
      const answer = await admin.mutate<{product: StoredProduct}>(CREATE, variables, `the product ${handle}`);
      noteProduct(ids, answer.product);
    },
  });
}

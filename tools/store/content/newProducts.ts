import type {Localized, MetafieldRecord, ProductRecord, VariantRecord} from 'demo-store/model';
import {toAmount} from '~/i18n/formats';
import {languages} from '~/i18n/language';
import {codeOf, defaultCode} from '../languages';
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

/** Pictures in a palette are named by a path at which the demo store has them; each store has its own URLs. */
function withUrls(value: string, ids: Ids): string {
  return value.replace(/\/cdn\/shop\/files\/([\w-]+)\.webp/g, (path, name: string) => ids.get('url', name) ?? path);
}

/** The texts of a metafield as this store keeps them. */
export function metafieldTexts({field}: MetafieldRecord, ids: Ids): Localized | undefined {
  if (!('value' in field)) return undefined;
  const {value} = field;
  return Object.fromEntries(
    languages.map((language) => {
      const code = codeOf(language);
      return [code, withUrls(typeof value === 'string' ? value : value[code], ids)];
    }),
  ) as Localized;
}

/** The id of the picture that a metafield refers to. */
function pictureId({field}: MetafieldRecord, ids: Ids): string | undefined {
  const reference = 'references' in field ? field.references[0] : undefined;
  return reference?.kind === 'picture' ? ids.need('picture', reference.name) : undefined;
}

/** Metafields with a value that their definition takes. Text that is no JSON can't be kept in a field of JSON. */
function metafieldInputs({content, ids}: Setup, {metafields}: ProductRecord) {
  return metafields.flatMap((metafield) => {
    const {namespace, key} = metafield;
    const type = content.definitions.metafields.find((defined) => defined.key === key)?.type ?? metafield.field.type;
    const value = metafieldTexts(metafield, ids)?.[defaultCode] ?? pictureId(metafield, ids);
    return value === undefined || (type === 'json' && !isJson(value)) ? [] : [{namespace, key, type, value}];
  });
}

function variantInput(
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

/** A product made to measure begins with the variant of its lowest price; `variants.ts` adds the others. */
function optionsAndVariants(product: ProductRecord): Pick<ProductRecord, 'options' | 'variants'> {
  if (!hasPriceOption(product)) return product;
  const options = product.options.map((option) => ({...option, values: option.values.slice(0, 1)}));
  return {options, variants: product.variants.slice(0, 1)};
}

function productInput(setup: Setup, product: ProductRecord, locationId: string | undefined) {
  const {handle, title, descriptionHtml, productType, vendor, tags, images, seo} = product;
  const {options, variants} = optionsAndVariants(product);
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
    metafields: metafieldInputs(setup, product),
    productOptions: options.map(({name, values}) => ({
      name: name[defaultCode],
      values: values.map((value) => ({name: value[defaultCode]})),
    })),
    variants: variants.map((variant) => variantInput(setup, names, variant, locationId)),
  };
}

/** Products of the content that the store lacks. Those that it has are the merchant's, and stay as they are. */
export async function planNewProducts(setup: Setup): Promise<Section> {
  const {admin, content, ids} = setup;
  const {locations} = await admin.query<{locations: {nodes: {id: string}[]}}>(LOCATION_QUERY);
  return planKind({
    title: 'Add products',
    ours: content.products,
    nameOf: ({handle}) => handle,
    find: ({handle}) => ids.get('product', handle),
    isSame: () => true,
    async make(product) {
      const {handle} = product;
      const input = productInput(setup, product, locations.nodes[0]?.id);
      const variables = {identifier: {handle}, input};
      noteProduct(
        ids,
        (await admin.mutate<{product: StoredProduct}>(CREATE, variables, `the product ${handle}`)).product,
      );
    },
  });
}

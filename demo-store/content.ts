import * as v from 'valibot';
import {discount} from './contentDiscounts';
import {optionalText, text, textOr} from './contentTexts';
import type {StoreContent} from './model';

const list = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.array(schema), []);
const flag = (preset: boolean) => v.optional(v.boolean(), preset);
const names = list(v.string());

/** Refuses values of which two have the same key. */
const distinct = <Input>(listKeys: (input: Input) => readonly string[], message: string) => {
  const findTwin = (keys: readonly string[]) => {
    const passedKeys = new Set<string>();
    return keys.find((key) => {
      const isTwin = passedKeys.has(key);
      passedKeys.add(key);
      return isTwin;
    });
  };
  return v.check<Input, (issue: v.CheckIssue<Input>) => string>(
    (input) => findTwin(listKeys(input)) === undefined,
    ({input}) => `${message} ${findTwin(listKeys(input))}`,
  );
};

const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const count = v.pipe(v.number(), v.integer());

/** The default publication date. */
const PUBLISHED = '2025-01-06T09:00:00Z';
const DEFAULT_OPTION = {name: 'Title', values: ['Default Title']};

const reference = v.variant('kind', [
  v.strictObject({kind: v.literal('metaobject'), type: v.string(), handle: v.string()}),
  v.strictObject({kind: v.literal('picture'), name: v.string()}),
  v.strictObject({kind: v.literal('file'), name: v.string()}),
  v.strictObject({kind: v.literal('product'), handle: v.string()}),
]);
const field = v.union([
  v.strictObject({type: v.string(), value: v.union([v.string(), text])}),
  v.strictObject({type: v.string(), references: v.array(reference)}),
]);
const metafields = list(v.strictObject({namespace: v.string(), key: v.string(), field}));

const unitName = v.picklist(['ML', 'CL', 'L', 'M3', 'MG', 'G', 'KG', 'MM', 'CM', 'M', 'M2']);
const unit = v.strictObject({
  value: v.number(),
  unit: unitName,
  referenceValue: v.number(),
  referenceUnit: unitName,
});

const variant = v.strictObject({
  number: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'is not the number of an id'))),
  selectedOptions: v.optional(v.array(v.string())),
  sku: v.optional(v.string(), ''),
  price: v.optional(cents, 0),
  compareAtPrice: v.optional(cents),
  quantityAvailable: v.optional(count),
  continueSelling: v.optional(v.boolean()),
  image: v.optional(v.string()),
  unit: v.optional(unit),
  weight: v.optional(v.number()),
  metafields,
});

const product = v.pipe(
  v.strictObject({
    handle: v.string(),
    title: optionalText,
    descriptionHtml: textOr(''),
    productType: v.optional(v.string(), ''),
    vendor: v.optional(v.string(), ''),
    tags: names,
    options: v.optional(v.array(v.strictObject({name: text, values: v.array(text)})), [DEFAULT_OPTION]),
    variants: v.optional(v.array(variant), [{}]),
    images: names,
    metafields,
    seo: v.optional(v.strictObject({title: textOr(''), description: textOr('')}), {}),
    publishedAt: v.optional(v.string(), PUBLISHED),
  }),
  v.transform(({title, ...input}) => ({
    ...input,
    title: title ?? {DE: input.handle, EN: input.handle},
    variants: input.variants.map(({selectedOptions, quantityAvailable, continueSelling, ...properties}) => ({
      ...properties,
      selectedOptions: selectedOptions ?? input.options.map(({values}) => values[0]?.DE ?? ''),
      quantityAvailable: quantityAvailable ?? 0,
      // Untracked stock never runs out, as at Shopify.
      continueSelling: continueSelling ?? quantityAvailable === undefined,
    })),
  })),
);

/** A schema of objects with a handle. The default title is the handle. */
const withDefaultTitle = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.strictObject({handle: v.string(), title: optionalText, ...entries}),
    v.transform((input) => {
      const {handle, title} = input as {handle: string; title: v.InferOutput<typeof optionalText>};
      return {...input, title: title ?? {DE: handle, EN: handle}};
    }),
  );

const collection = withDefaultTitle({descriptionHtml: textOr(''), image: v.optional(v.string()), products: names});
const article = withDefaultTitle({
  contentHtml: textOr(''),
  excerptHtml: optionalText,
  author: v.optional(v.string(), ''),
  tags: names,
  image: v.optional(v.string()),
  publishedAt: v.optional(v.string(), PUBLISHED),
});

const link = {title: text, url: v.string()};
const menuItem = v.strictObject({
  ...link,
  items: list(v.strictObject({...link, items: list(v.strictObject(link))})),
});

const metaobjectDefinition = v.pipe(
  v.strictObject({
    type: v.string(),
    name: v.optional(v.string()),
    displayNameKey: v.optional(v.string()),
    translatable: flag(true),
    storefrontAccess: flag(true),
    publishable: flag(false),
    onlineStore: v.optional(v.strictObject({urlHandle: v.string()})),
    fields: list(
      v.strictObject({
        key: v.string(),
        type: v.string(),
        metaobjectType: v.optional(v.string()),
        required: v.optional(v.boolean()),
      }),
    ),
  }),
  v.transform((input) => ({...input, name: input.name ?? input.type})),
);
const metafieldDefinition = v.pipe(
  v.strictObject({
    ownerType: v.picklist(['PRODUCT', 'PRODUCTVARIANT']),
    namespace: v.string(),
    key: v.string(),
    name: v.optional(v.string()),
    type: v.string(),
    storefrontAccess: flag(true),
  }),
  v.transform((input) => ({...input, name: input.name ?? input.key})),
);

const COUNTRY_NAMES = new Intl.DisplayNames('en', {type: 'region', fallback: 'none'});
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && COUNTRY_NAMES.of(code) !== undefined;
const country = v.optional(v.pipe(v.string(), v.check(isCountry, 'is not the code of a country, such as DE')), 'DE');

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const hasCents = (currency: string) =>
  new Intl.NumberFormat('en', {style: 'currency', currency}).resolvedOptions().maximumFractionDigits === 2;
const currency = v.optional(
  v.pipe(
    v.string(),
    v.check((code) => CURRENCIES.has(code), 'is not the code of a currency, such as EUR'),
    // Prices are in cents.
    v.check((code) => !CURRENCIES.has(code) || hasCents(code), 'is a currency without two decimals'),
  ),
  'EUR',
);

const shop = v.pipe(
  v.strictObject({
    name: v.optional(v.string(), 'Demo store'),
    description: textOr(''),
    languages: v.optional(v.array(v.picklist(['DE', 'EN'])), ['DE']),
    countryCode: country,
    currencyCode: currency,
    markets: list(v.strictObject({countryCode: country, currencyCode: currency})),
    acceptedCardBrands: names,
    supportedDigitalWallets: names,
    vatPercent: v.optional(v.number(), 19),
    shipping: v.optional(v.strictObject({flat: v.optional(cents, 0), freeFrom: v.optional(v.number(), Infinity)}), {}),
    isNew: flag(false),
  }),
  distinct(
    ({countryCode, markets}) => [countryCode, ...markets.map((market) => market.countryCode)],
    'has two markets of',
  ),
);

const picture = v.pipe(
  v.strictObject({
    name: v.string(),
    file: v.optional(v.string()),
    width: v.optional(count, 1600),
    height: v.optional(count, 1200),
    alt: textOr(''),
  }),
  v.transform((input) => ({...input, file: input.file ?? `${input.name}.webp`})),
);
const file = v.pipe(
  v.strictObject({
    name: v.string(),
    file: v.optional(v.string()),
    mimeType: v.optional(v.string(), 'application/octet-stream'),
  }),
  v.transform((input) => ({...input, file: input.file ?? input.name})),
);

const missingFolder = import.meta.dirname;
/** Shopify creates this empty collection in every new store. */
const FRONTPAGE = {handle: 'frontpage', title: {DE: 'Startseite', EN: 'Startseite'}};

const schema = v.strictObject({
  shop: v.optional(shop, {}),
  folders: v.optional(
    v.strictObject({
      pictures: v.optional(v.string(), missingFolder),
      files: v.optional(v.string(), missingFolder),
      renditions: v.optional(v.string()),
    }),
    {},
  ),
  definitions: v.optional(
    v.strictObject({metaobjects: list(metaobjectDefinition), metafields: list(metafieldDefinition)}),
    {},
  ),
  pictures: list(picture),
  files: list(file),
  products: v.optional(
    v.pipe(
      v.array(product),
      distinct(
        (products) => products.flatMap(({variants}) => variants.flatMap(({number}) => number ?? [])),
        'has two variants with the number',
      ),
    ),
    [],
  ),
  collections: v.optional(v.array(collection), [FRONTPAGE]),
  metaobjects: list(
    v.strictObject({
      type: v.string(),
      handle: v.string(),
      draft: flag(false),
      fields: v.optional(v.record(v.string(), field), {}),
    }),
  ),
  policies: list(withDefaultTitle({body: textOr('')})),
  menus: list(withDefaultTitle({items: list(menuItem)})),
  urlRedirects: list(v.strictObject({path: v.string(), target: v.string()})),
  discounts: list(discount),
  pages: list(withDefaultTitle({body: textOr('')})),
  blogs: list(withDefaultTitle({articles: list(article)})),
  giftCards: list(v.strictObject({code: v.string(), balance: cents})),
});

/** Content as input: everything but names and handles is optional, and one text may serve both languages. */
export type PartialContent = v.InferInput<typeof schema>;

/**
 * Adds defaults at every depth.
 * @throws Error that names the path of every invalid value and every unknown field
 */
export function completeContent(input: PartialContent): StoreContent {
  const {success, issues, output} = v.safeParse(schema, input);
  if (success) return output;
  throw new Error(issues.map((issue) => `${v.getDotPath(issue) ?? 'content'}: ${issue.message}`).join('\n'));
}

import type {MetafieldRecord, ProductRecord, VariantRecord} from 'demo-store/model';
import {configuratorMetafields, toOffer, type Palette, paletteField, paletteSchema} from './configurator';
import {decimal, roundToCents} from './priceFormula';
import {priceVariants} from './priceVariants';
import {check, problem, type ContentProblems} from './problems';
import {productSchema, type ProductSource} from './productSchema';
import {toHandle, readFolder} from './read';
import {toHtml} from './richText';
import {mapLocalized} from './values';

const standaloneOptions: ProductRecord['options'] = [
  {name: {DE: 'Title', EN: 'Title'}, values: [{DE: 'Default Title', EN: 'Default Title'}]},
];

export async function readProducts(folder: string, problems: ContentProblems): Promise<ProductRecord[]> {
  const palettes = await readPalettes(folder, problems);
  const sources = await readFolder(folder, 'produkte', problems);
  return sources
    .map(({file, value}) => ({file, product: check(productSchema, value, file, problems)}))
    .sort((a, b) => (a.product?.order ?? 0) - (b.product?.order ?? 0))
    .flatMap(({file, product}) => (product ? (toRecord(file, product, palettes, problems) ?? []) : []));
}

async function readPalettes(folder: string, problems: ContentProblems): Promise<Map<string, Palette>> {
  const palettes = new Map<string, Palette>();
  for (const {file, value} of await readFolder(folder, 'farben', problems)) {
    const palette = check(paletteSchema, value, file, problems);
    palettes.set(toHandle(file), palette ?? []);
  }
  return palettes;
}

function toRecord(
  file: string,
  product: ProductSource,
  palettes: Map<string, Palette>,
  problems: ContentProblems,
): ProductRecord | undefined {
  const {configurator} = product;
  const paletteName = product.farben ?? (typeof configurator?.farben === 'string' ? configurator.farben : undefined);
  const palette = paletteName === undefined ? undefined : palettes.get(paletteName);
  if (paletteName !== undefined && !palette) {
    problems.push(problem(file, 'farben', `names ${paletteName}, but there is no farben/${paletteName}.yaml`));
    return undefined;
  }
  try {
    const metafields = configurator
      ? configuratorMetafields(configurator, palette, toHandle(file))
      : [...(palette ? [paletteField(palette, toHandle(file))] : []), ...jsonFields(product, 'laengen', 'breiten')];
    return {
      handle: toHandle(file),
      title: product.title,
      descriptionHtml: mapLocalized(product.description, toHtml),
      productType: product.productType,
      vendor: product.vendor,
      tags: product.tags,
      images: product.images,
      seo: product.seo,
      publishedAt: `${product.publishedAt}T08:00:00Z`,
      metafields: [
        ...metafields,
        ...jsonFields(product, 'konstruktion'),
        ...customFields(product.facts),
        ...customFields(product.legal),
      ],
      ...(configurator ? priceVariants(toOffer(configurator, palette), configurator.sku) : readListedVariants(product)),
    };
  } catch (error) {
    const field = configurator ? 'configurator' : 'variants';
    problems.push(problem(file, field, error instanceof Error ? error.message : String(error)));
    return undefined;
  }
}

/** Metafields whose value in the store is the value in the file, as JSON. */
function jsonFields(product: ProductSource, ...keys: ('konstruktion' | 'laengen' | 'breiten')[]): MetafieldRecord[] {
  return keys.flatMap((key) => {
    const value = product[key];
    return value ? [{namespace: 'custom', key, field: {type: 'json', value: JSON.stringify(value)}}] : [];
  });
}

function customFields(fields: ProductSource['facts' | 'legal']): MetafieldRecord[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    field && 'type' in field ? [{namespace: 'custom', key, field}] : [],
  );
}

/** Options and variants of a product whose file lists its variants. */
function readListedVariants({options, variants}: ProductSource): Pick<ProductRecord, 'options' | 'variants'> {
  if (!variants?.length) throw new Error('are missing');
  const productOptions = options?.map(({name, values}) => ({name, values})) ?? standaloneOptions;
  return {options: productOptions, variants: variants.map((variant) => toVariant(variant, productOptions))};
}

type VariantSource = NonNullable<ProductSource['variants']>[number];

function toVariant(source: VariantSource, productOptions: ProductRecord['options']): VariantRecord {
  const {options, stock, price, compareAtPrice, ...rest} = source;
  const selectedOptions = productOptions === standaloneOptions ? ['Default Title'] : options;
  if (selectedOptions.length !== productOptions.length)
    throw new Error(`of ${source.sku} must choose ${productOptions.length} option values`);
  selectedOptions.forEach((value, index) => {
    if (productOptions[index]?.values.every(({DE}) => DE !== value))
      throw new Error(`of ${source.sku} choose ${value}, which is no option value`);
  });
  return {
    ...rest,
    selectedOptions,
    price: roundToCents(decimal(price)),
    ...(compareAtPrice === undefined ? {} : {compareAtPrice: roundToCents(decimal(compareAtPrice))}),
    quantityAvailable: stock,
  };
}

import {encodeVariants} from '../../catalogue/encoding';
import type {Picture, Product, ProductOption, OptionValue, Variant} from '../../catalogue/entities';
import {adjacentVariants, variantBySelectedOptions, type SelectedOption} from '../../catalogue/selection';
import {connection, emptyConnection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {money} from '../money';
import {plainText} from '../text';
import {sortVariants} from '../sorting';
import {collectionConnection, publishedCollections} from './collection';
import {findMetafield} from './metafields';

interface SelectionArgs {
  selectedOptions?: SelectedOption[] | null;
  ignoreUnknownOptions: boolean;
  caseInsensitiveMatch: boolean;
}

function listPictures(product: Product, {store}: Context): Picture[] {
  return product.record.images.flatMap((name) => store.catalogue.pictureByName.get(name) ?? []);
}

function toPriceRange(values: readonly number[]) {
  const prices = values.length > 0 ? values : [0];
  return {minVariantPrice: money(Math.min(...prices)), maxVariantPrice: money(Math.max(...prices))};
}

function selectVariant(product: Product, args: SelectionArgs, {language}: Context): Variant | undefined {
  return variantBySelectedOptions(product, args.selectedOptions ?? [], {...args, language});
}

function findFirstAvailable(product: Product, {store}: Context): Variant | undefined {
  return product.variants.find((variant) => store.inventory.isAvailable(variant)) ?? product.variants[0];
}

function listCollections(product: Product, context: Context) {
  return publishedCollections(context).filter(({record}) => record.products.includes(product.record.handle));
}

export const product: Resolvers<Product> = {
  handle: ({record}) => record.handle,
  title: ({record}, _, {language}) => record.title[language],
  description: ({record}, {truncateAt}: {truncateAt?: number | null}, {language}) =>
    plainText(record.descriptionHtml[language], truncateAt),
  descriptionHtml: ({record}, _, {language}) => record.descriptionHtml[language],
  productType: ({record}) => record.productType,
  vendor: ({record}) => record.vendor,
  tags: ({record}) => [...record.tags].sort((one, other) => one.localeCompare(other, 'en')),
  seo: ({record}, _, {language}) => ({
    title: record.seo.title[language] || null,
    description: record.seo.description[language] || null,
  }),
  publishedAt: ({record}) => record.publishedAt,
  createdAt: ({record}) => record.publishedAt,
  updatedAt: ({record}) => record.publishedAt,
  availableForSale: (self, _, {store}) => self.variants.some((variant) => store.inventory.isAvailable(variant)),
  totalInventory: (self, _, {store}) =>
    self.variants.reduce((sum, variant) => sum + store.inventory.quantity(variant), 0),
  isGiftCard: () => false,
  requiresSellingPlan: () => false,
  category: () => null,
  trackingParameters: () => null,
  onlineStoreUrl: () => null,
  options: ({options}, {first}: {first?: number | null}) => options.slice(0, first ?? undefined),
  variants: (self, args: ConnectionArgs & {sortKey: string}, {language}) =>
    connection(sortVariants(self.variants, args.sortKey, language), args, (variant) => variant.id),
  variantsCount: ({variants}) => ({count: variants.length, precision: 'EXACT'}),
  variantBySelectedOptions: (self, args: SelectionArgs, context) => selectVariant(self, args, context) ?? null,
  selectedOrFirstAvailableVariant: (self, args: SelectionArgs, context) =>
    selectVariant(self, args, context) ?? findFirstAvailable(self, context) ?? null,
  adjacentVariants: (self, args: SelectionArgs, context) => {
    const selected = selectVariant(self, args, context) ?? findFirstAvailable(self, context);
    return selected ? adjacentVariants(self, selected) : [];
  },
  encodedVariantExistence: (self) => encodeVariants(self.variants.map((variant) => variant.indices)),
  encodedVariantAvailability: (self, _, {store}) =>
    encodeVariants(
      self.variants.filter((variant) => store.inventory.isAvailable(variant)).map((variant) => variant.indices),
    ),
  priceRange: (self) => toPriceRange(self.variants.map((variant) => variant.record.price)),
  compareAtPriceRange: (self) => toPriceRange(self.variants.map((variant) => variant.record.compareAtPrice ?? 0)),
  featuredImage: (self, _, context) => listPictures(self, context)[0] ?? null,
  images: (self, args: ConnectionArgs, context) =>
    connection(listPictures(self, context), args, (picture) => picture.imageId),
  media: (self, args: ConnectionArgs, context) =>
    connection(listPictures(self, context), args, (picture) => picture.id),
  collections: (self, args: ConnectionArgs, context) => collectionConnection(listCollections(self, context), args),
  metafield: (self, identifier: {namespace?: string | null; key: string}, context) =>
    findMetafield(self, identifier, context),
  metafields: (self, {identifiers}: {identifiers: {namespace?: string | null; key: string}[]}, context) =>
    identifiers.map((identifier) => findMetafield(self, identifier, context)),
  sellingPlanGroups: () => emptyConnection(),
};

export const productOption: Resolvers<ProductOption> = {
  name: ({name}, _, {language}) => name[language],
  values: ({values}, _, {language}) => values.map((value) => value.name[language]),
  optionValues: ({values}) => values,
};

export const productOptionValue: Resolvers<OptionValue> = {
  name: ({name}, _, {language}) => name[language],
  firstSelectableVariant: ({firstVariant}) => firstVariant ?? null,
  swatch: () => null,
};

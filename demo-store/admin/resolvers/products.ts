import type {Metafield, OptionValue, Product, ProductOption, Variant} from '../../catalogue/entities';
import {listSelectedOptions, variantTitle} from '../../catalogue/selection';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Resolvers} from '../../graphql/context';
import {germanValue} from '../fieldValues';
import {findProductById} from '../productInput';
import {productSet, productUpdate, type ProductChange, type ProductSetArgs} from './productSet';
import {publishable} from './shop';

/** Money of the Admin API is a text with two decimals. */
const amount = (cents: number) => (cents / 100).toFixed(2);

export const productQueries: Resolvers<never> = {
  nodes: (_, {ids}: {ids: string[]}, {store}) => ids.map((id) => store.catalogue.entityById.get(id) ?? null),
  products: (_, args: ConnectionArgs, {store}) => connection(store.catalogue.products, args, ({id}) => id),
  productByIdentifier: (_, {identifier}: {identifier: {id?: string; handle?: string}}, {store}) =>
    (identifier.id
      ? findProductById(store, identifier.id)
      : store.catalogue.productByHandle.get(identifier.handle ?? '')) ?? null,
};

export const productMutations: Resolvers<never> = {
  productUpdate: (_, args: {product?: ProductChange | null; input?: ProductChange | null}, context) =>
    productUpdate(args.product ?? args.input ?? {}, context),
  productSet: (_, args: ProductSetArgs, context) => productSet(args, context),
};

export const product: Resolvers<Product> = {
  handle: ({record}) => record.handle,
  title: ({record}) => record.title.DE,
  descriptionHtml: ({record}) => record.descriptionHtml.DE,
  productType: ({record}) => record.productType,
  vendor: ({record}) => record.vendor,
  tags: ({record}) => record.tags,
  status: () => 'ACTIVE',
  seo: ({record}) => ({title: record.seo.title.DE || null, description: record.seo.description.DE || null}),
  options: ({options}, {first}: {first?: number | null}) => options.slice(0, first ?? undefined),
  variants: ({variants}, args: ConnectionArgs) => connection(variants, args, ({id}) => id),
  variantsCount: ({variants}) => ({count: variants.length, precision: 'EXACT'}),
  media: ({record}, args: ConnectionArgs, {store}) =>
    connection(
      record.images.flatMap((name) => store.catalogue.pictureByName.get(name) ?? []),
      args,
      ({id}) => id,
    ),
  metafield: ({metafields}, {namespace, key}: {namespace?: string | null; key: string}) =>
    metafields.find((metafield) => metafield.namespace === namespace && metafield.key === key) ?? null,
  metafields: ({metafields}, {namespace, ...args}: ConnectionArgs & {namespace?: string | null}) =>
    connection(
      metafields.filter((metafield) => !namespace || metafield.namespace === namespace),
      args,
      ({id}) => id,
    ),
  ...publishable,
};

export const productVariant: Resolvers<Variant> = {
  title: (variant) => variantTitle(variant, 'DE'),
  price: ({record}) => amount(record.price),
  compareAtPrice: ({record}) => (record.compareAtPrice === undefined ? null : amount(record.compareAtPrice)),
  sku: ({record}) => record.sku,
  inventoryPolicy: ({record}) => (record.continueSelling ? 'CONTINUE' : 'DENY'),
  inventoryQuantity: (variant, _, {store}) => store.inventory.quantity(variant),
  position: ({position}) => position + 1,
  selectedOptions: (variant) => listSelectedOptions(variant, 'DE'),
};

export const productOption: Resolvers<ProductOption> = {
  name: ({name}) => name.DE,
  values: ({values}) => values.map(({name}) => name.DE),
  optionValues: ({values}) => values,
};

export const productOptionValue: Resolvers<OptionValue> = {
  name: ({name}) => name.DE,
  hasVariants: ({firstVariant}) => firstVariant !== undefined,
};

export const metafield: Resolvers<Metafield> = {
  value: ({field}) => germanValue(field),
  type: ({field}) => field.type,
};

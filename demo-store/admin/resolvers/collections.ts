import type {Collection, Picture} from '../../catalogue/entities';
import {CDN_PATH} from '../../cdn/url';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import type {CollectionRecord} from '../../model';
import type {Store} from '../../store/store';
import {checkInputSize} from '../errors';
import {inGerman} from '../fieldValues';
import {productOfId} from '../productInput';
import {publishable} from './shop';

interface SourceTarget {
  source?: {inclusion?: {selections?: {productId: string}[] | null; conditions?: object[] | null} | null} | null;
}

interface CollectionFields {
  handle?: string | null;
  title?: string | null;
  descriptionHtml?: string | null;
  image?: {src?: string | null} | null;
  sortOrder?: string | null;
}

interface CreateInput extends CollectionFields {
  sources?: SourceTarget[] | null;
}

interface UpdateInput extends CollectionFields {
  id?: string | null;
  sourcesToCreate?: SourceTarget[] | null;
  sourcesToUpdate?: object[] | null;
  sourcesToDelete?: string[] | null;
}

/** Shopify's mutations of collections answer no codes. */
const refuse = (field: string, message: string) => ({
  collection: null,
  userErrors: [{field: field.split('.'), message}],
});

/** `Tische und Bänke` → `tische-und-banke`, as Shopify makes handles. */
const handleOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Name of the picture at an address of the store's image service. */
function pictureAt({catalogue}: Store, src: string): string | undefined {
  const path = URL.canParse(src) ? decodeURIComponent(new URL(src).pathname) : '';
  const name = path.startsWith(CDN_PATH) ? path.slice(CDN_PATH.length).replace(/\.\w+$/, '') : '';
  return catalogue.pictureByName.get(name)?.record.name;
}

/** Handles of the products that sources choose, or what is wrong with these. */
function chosen(store: Store, sources: readonly SourceTarget[], at: string): string[] | ReturnType<typeof refuse> {
  const handles: string[] = [];
  for (const [index, {source}] of sources.entries()) {
    const path = `${at}.${index}.source`;
    const {selections, conditions} = source?.inclusion ?? {};
    if (!selections || conditions?.length)
      return refuse(path, 'The demo store has collections of chosen products alone.');
    checkInputSize(selections, `${path}.inclusion.selections`);
    for (const {productId} of selections) {
      const product = productOfId(store, productId);
      if (!product) return refuse(`${path}.inclusion.selections`, 'Product does not exist');
      handles.push(product.record.handle);
    }
  }
  return handles;
}

/** The record of a collection with what an input says; without the order `MANUAL` its products come by their title. */
function changed(
  store: Store,
  before: CollectionRecord,
  {title, descriptionHtml, image, sortOrder}: CollectionFields,
  added: readonly string[],
): CollectionRecord | ReturnType<typeof refuse> {
  const picture = image?.src ? pictureAt(store, image.src) : undefined;
  if (image?.src && !picture) return refuse('image', 'Image source is invalid');
  const products = [...new Set([...before.products, ...added])];
  const titleOf = (handle: string) => store.catalogue.productByHandle.get(handle)?.record.title.DE ?? '';
  if (sortOrder !== 'MANUAL') products.sort((one, other) => titleOf(one).localeCompare(titleOf(other), 'de'));
  return {
    ...before,
    ...(title && {title: inGerman(before.title, title)}),
    ...(descriptionHtml && {descriptionHtml: inGerman(before.descriptionHtml, descriptionHtml)}),
    ...(picture && {image: picture}),
    products,
  };
}

function answer(store: Store, handle: string) {
  store.contentChanged();
  return {collection: store.catalogue.collectionByHandle.get(handle) ?? null, userErrors: []};
}

function create({collection: input}: {collection?: CreateInput | null}, {store}: Context) {
  if (!input) return refuse('input', 'The demo store takes the argument `collection` alone.');
  const title = input.title?.trim();
  if (!title) return refuse('collection.title', "Title can't be blank");
  const handle = input.handle || handleOf(title);
  if (store.catalogue.collectionByHandle.has(handle)) {
    return refuse('collection.handle', 'Handle has already been taken');
  }
  const products = chosen(store, input.sources ?? [], 'collection.sources');
  if (!Array.isArray(products)) return products;
  const empty = {handle, title: {DE: title, EN: title}, descriptionHtml: {DE: '', EN: ''}, products: []};
  const record = changed(store, empty, input, products);
  if ('userErrors' in record) return record;
  store.content.collections.push(record);
  const made = answer(store, handle);
  // A new collection is on no channel.
  if (made.collection) store.inventory.setPublished(made.collection, false);
  return made;
}

function update({collection: input}: {collection?: UpdateInput | null}, {store}: Context) {
  const entity = store.catalogue.entityById.get(input?.id ?? '');
  if (!input || entity?.__typename !== 'Collection') return refuse('collection.id', 'Collection does not exist');
  if (input.sourcesToUpdate?.length || input.sourcesToDelete?.length || input.handle) {
    return refuse('collection', 'The demo store changes texts and picture of a collection, and adds products.');
  }
  const products = chosen(store, input.sourcesToCreate ?? [], 'collection.sourcesToCreate');
  if (!Array.isArray(products)) return products;
  const record = changed(store, entity.record, input, products);
  if ('userErrors' in record) return record;
  Object.assign(entity.record, record);
  return {...answer(store, record.handle), job: null};
}

export const collectionQueries: Resolvers<never> = {
  collections: (_, args: ConnectionArgs, {store}) => connection(store.catalogue.collections, args, ({id}) => id),
};

export const collectionMutations: Resolvers<never> = {
  collectionCreate: (_, args: {collection?: CreateInput | null}, context) => create(args, context),
  collectionUpdate: (_, args: {collection?: UpdateInput | null}, context) => update(args, context),
};

const productsOf = ({record}: Collection, {store}: Context) =>
  record.products.flatMap((handle) => store.catalogue.productByHandle.get(handle) ?? []);

export const collection: Resolvers<Collection> = {
  handle: ({record}) => record.handle,
  title: ({record}) => record.title.DE,
  descriptionHtml: ({record}) => record.descriptionHtml.DE,
  image: ({record}, _, {store}): Picture | null => store.catalogue.pictureByName.get(record.image ?? '') ?? null,
  products: (self, args: ConnectionArgs, context) => connection(productsOf(self, context), args, ({id}) => id),
  productsCount: (self, _, context) => ({count: productsOf(self, context).length, precision: 'EXACT'}),
  ...publishable,
};

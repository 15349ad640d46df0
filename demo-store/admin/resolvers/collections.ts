import type {Collection, Picture} from '../../catalogue/entities';
import {CDN_PATH} from '../../cdn/url';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import type {CollectionRecord} from '../../model';
import type {Store} from '../../store/store';
import {withGerman} from '../fieldValues';
import {findProductById} from '../productInput';
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

/** Shopify's collection mutations return errors without codes. */
const refuse = (field: string, message: string) => ({
  collection: null,
  userErrors: [{field: field.split('.'), message}],
});

/** `Tische und Bänke` → `tische-und-banke`, as Shopify makes handles. */
export const toHandle = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name of the picture at a URL of the store's image service. */
function findPictureByUrl({catalogue}: Store, src: string): string | undefined {
  const path = URL.canParse(src) ? decodeURIComponent(new URL(src).pathname) : '';
  const name = path.startsWith(CDN_PATH) ? path.slice(CDN_PATH.length).replace(/\.\w+$/, '') : '';
  return catalogue.pictureByName.get(name)?.record.name;
}

/** The handles of the products that the sources choose, or an error. */
function readProductHandles(
  store: Store,
  sources: readonly SourceTarget[],
  path: string,
): string[] | ReturnType<typeof refuse> {
  const handles: string[] = [];
  for (const [index, {source}] of sources.entries()) {
    const sourcePath = `${path}.${index}.source`;
    const {selections, conditions} = source?.inclusion ?? {};
    if (!selections || conditions?.length)
      return refuse(sourcePath, 'The demo store has collections of chosen products alone.');
    for (const {productId} of selections) {
      const product = findProductById(store, productId);
      if (!product) return refuse(`${sourcePath}.inclusion.selections`, 'Product does not exist');
      handles.push(product.record.handle);
    }
  }
  return handles;
}

/** The record of a collection with the fields of the input. Products are sorted by title unless the order is `MANUAL`. */
function applyFields(
  store: Store,
  existing: CollectionRecord,
  {title, descriptionHtml, image, sortOrder}: CollectionFields,
  addedHandles: readonly string[],
): CollectionRecord | ReturnType<typeof refuse> {
  const picture = image?.src ? findPictureByUrl(store, image.src) : undefined;
  if (image?.src && !picture) return refuse('image', 'Image source is invalid');
  const products = [...new Set([...existing.products, ...addedHandles])];
  const titleOf = (handle: string) => store.catalogue.productByHandle.get(handle)?.record.title.DE ?? '';
  if (sortOrder !== 'MANUAL') products.sort((one, other) => titleOf(one).localeCompare(titleOf(other), 'de'));
  return {
    ...existing,
    ...(title && {title: withGerman(existing.title, title)}),
    ...(descriptionHtml && {descriptionHtml: withGerman(existing.descriptionHtml, descriptionHtml)}),
    ...(picture && {image: picture}),
    products,
  };
}

function refreshCollection(store: Store, handle: string) {
  store.invalidateCatalogue();
  return {collection: store.catalogue.collectionByHandle.get(handle) ?? null, userErrors: []};
}

function createCollection({collection: input}: {collection?: CreateInput | null}, {store}: Context) {
  if (!input) return refuse('input', 'The demo store takes the argument `collection` alone.');
  const title = input.title?.trim();
  if (!title) return refuse('collection.title', "Title can't be blank");
  const handle = input.handle || toHandle(title);
  if (store.catalogue.collectionByHandle.has(handle)) {
    return refuse('collection.handle', 'Handle has already been taken');
  }
  const handles = readProductHandles(store, input.sources ?? [], 'collection.sources');
  if (!Array.isArray(handles)) return handles;
  const emptyRecord = {handle, title: {DE: title, EN: title}, descriptionHtml: {DE: '', EN: ''}, products: []};
  const record = applyFields(store, emptyRecord, input, handles);
  if ('userErrors' in record) return record;
  store.content.collections.push(record);
  const payload = refreshCollection(store, handle);
  // At Shopify a new collection is published on no channel.
  if (payload.collection) store.inventory.setPublished(payload.collection, false);
  return payload;
}

function updateCollection({collection: input}: {collection?: UpdateInput | null}, {store}: Context) {
  const entity = store.catalogue.entityById.get(input?.id ?? '');
  if (!input || entity?.__typename !== 'Collection') return refuse('collection.id', 'Collection does not exist');
  if (input.sourcesToUpdate?.length || input.sourcesToDelete?.length || input.handle) {
    return refuse('collection', 'The demo store changes texts and picture of a collection, and adds products.');
  }
  const handles = readProductHandles(store, input.sourcesToCreate ?? [], 'collection.sourcesToCreate');
  if (!Array.isArray(handles)) return handles;
  const record = applyFields(store, entity.record, input, handles);
  if ('userErrors' in record) return record;
  Object.assign(entity.record, record);
  return {...refreshCollection(store, record.handle), job: null};
}

export const collectionQueries: Resolvers<never> = {
  collections: (_, args: ConnectionArgs, {store}) => connection(store.catalogue.collections, args, ({id}) => id),
};

export const collectionMutations: Resolvers<never> = {
  collectionCreate: (_, args: {collection?: CreateInput | null}, context) => createCollection(args, context),
  collectionUpdate: (_, args: {collection?: UpdateInput | null}, context) => updateCollection(args, context),
};

const listProducts = ({record}: Collection, {store}: Context) =>
  record.products.flatMap((handle) => store.catalogue.productByHandle.get(handle) ?? []);

export const collection: Resolvers<Collection> = {
  handle: ({record}) => record.handle,
  title: ({record}) => record.title.DE,
  descriptionHtml: ({record}) => record.descriptionHtml.DE,
  image: ({record}, _, {store}): Picture | null => store.catalogue.pictureByName.get(record.image ?? '') ?? null,
  products: (self, args: ConnectionArgs, context) => connection(listProducts(self, context), args, ({id}) => id),
  productsCount: (self, _, context) => ({count: listProducts(self, context).length, precision: 'EXACT'}),
  ...publishable,
};

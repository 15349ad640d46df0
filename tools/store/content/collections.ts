import type {CollectionRecord} from 'demo-store/model';
import type {Admin} from '../admin';
import {defaultCode} from '../languages';
import {planKind, type Section, type Setup} from '../plan';
import {planPublication, type Publishable} from '../products';
import type {Shop} from '../shop';
import {isSameText} from './same';

/** Fewer products of each than it may hold: what a query may cost is limited. */
const COLLECTIONS_QUERY = `query SetUpCollections($after: String) {
  collections(first: 5, after: $after) {
    nodes {
      id handle title descriptionHtml
      image { url }
      productsCount { count }
      products(first: 100) { nodes { id } }
      resourcePublicationsV2(first: 20) { nodes { publication { id } } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const CREATE = `mutation SetUpCollection($collection: CollectionCreateInput!) {
  collectionCreate(collection: $collection) { collection { id } userErrors { field message } }
}`;

const FILL = `mutation SetUpFillCollection($collection: CollectionUpdateInput!) {
  collectionUpdate(collection: $collection) { collection { id } userErrors { field message } }
}`;

/** A collection as the Admin API answers it. */
interface StoredCollection extends Publishable {
  id: string;
  title: string;
  descriptionHtml: string;
  image: {url: string} | null;
  productsCount: {count: number} | null;
  products: {nodes: {id: string}[]};
}

/** All collections of the store. */
export const readCollections = (admin: Admin) => admin.all<StoredCollection>(COLLECTIONS_QUERY);

/** The collection `frontpage`, which Shopify puts into every new store, as long as nobody has touched it. */
const isUntouched = ({descriptionHtml, image, productsCount}: StoredCollection) =>
  productsCount?.count === 0 && !descriptionHtml.trim() && !image;

function isSame({ids}: Setup, {title, descriptionHtml, products}: CollectionRecord, stored: StoredCollection): boolean {
  const ours = products.map((handle) => ids.get('product', handle));
  const theirs = new Set(stored.products.nodes.map(({id}) => id));
  return (
    isSameText(title[defaultCode], stored.title) &&
    isSameText(descriptionHtml[defaultCode], stored.descriptionHtml) &&
    ours.length === stored.productsCount?.count &&
    ours.every((id) => id !== undefined && theirs.has(id))
  );
}

/** Makes a collection, or fills the one that is there, in one change: a run that ends before or after it leaves no half. */
async function make({admin, ids}: Setup, record: CollectionRecord, id: string | undefined): Promise<void> {
  const {handle, title, descriptionHtml, image, products} = record;
  const src = image && ids.need('url', image);
  const selections = products.map((product) => ({productId: ids.need('product', product)}));
  const sources = [{source: {title: title[defaultCode], inclusion: {selections}}}];
  const fields = {
    title: title[defaultCode],
    descriptionHtml: descriptionHtml[defaultCode],
    // In the order of the content: any other order is Shopify's.
    sortOrder: 'MANUAL',
    ...(src && {image: {src}}),
  };
  const [operation, collection] = id
    ? [FILL, {id, ...fields, sourcesToCreate: sources}]
    : [CREATE, {handle, ...fields, sources}];
  const made = await admin.mutate<{collection: {id: string}}>(operation, {collection}, `the collection ${handle}`);
  ids.set('collection', handle, made.collection.id);
}

/** Collections of the content that the store lacks, and their publication to the storefront. Any other is the merchant's. */
export async function planCollections(setup: Setup, shop: Shop): Promise<Section[]> {
  const {admin, ids, content} = setup;
  const stored = new Map((await readCollections(admin)).map((found) => [found.handle, found]));
  const handles = content.collections.map(({handle}) => handle);
  const plan = planKind({
    title: 'Make collections',
    ours: content.collections,
    nameOf: ({handle}) => handle,
    find: ({handle}) => stored.get(handle),
    isSame: (ours, found) => isSame(setup, ours, found),
    isUntouched,
    note: ({handle}, {id}) => ids.set('collection', handle, id),
    make: (ours, found) => make(setup, ours, found?.id),
  });
  const known = handles.flatMap((handle) => stored.get(handle) ?? []);
  const toCome = handles.filter((handle) => !stored.has(handle));
  return [plan, planPublication(setup, 'collection', shop.publications.storefront, known, toCome)];
}

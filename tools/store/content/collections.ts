import type {CollectionRecord} from 'demo-store/model';
import type {Admin} from '../admin';
import {defaultCode} from '../languages';
import {planKind, type Section, type Setup} from '../plan';
import {planPublication, type Publishable} from '../products';
import type {Shop} from '../shop';
import {isSameText} from './isSameText';

/** It reads at most 100 products of a collection, because Shopify limits the cost of a query. */
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

/** A collection as the Admin API returns it. */
interface StoredCollection extends Publishable {
  id: string;
  title: string;
  descriptionHtml: string;
  image: {url: string} | null;
  productsCount: {count: number} | null;
  products: {nodes: {id: string}[]};
}

export const readCollections = (admin: Admin) => admin.queryAll<StoredCollection>(COLLECTIONS_QUERY);

/** Whether nobody has filled the collection: Shopify puts an empty `frontpage` into every new store. */
const isUntouched = ({descriptionHtml, image, productsCount}: StoredCollection) =>
  productsCount?.count === 0 && !descriptionHtml.trim() && !image;

function isSame({ids}: Setup, {title, descriptionHtml, products}: CollectionRecord, stored: StoredCollection): boolean {
  const expectedIds = products.map((handle) => ids.get('product', handle));
  const storedIds = new Set(stored.products.nodes.map(({id}) => id));
  return (
    isSameText(title[defaultCode], stored.title) &&
    isSameText(descriptionHtml[defaultCode], stored.descriptionHtml) &&
    expectedIds.length === stored.productsCount?.count &&
    expectedIds.every((id) => id !== undefined && storedIds.has(id))
  );
}

/** Creates a collection or fills an existing one. It takes one mutation, so an interrupted run leaves no half-filled collection. */
async function make({admin, ids}: Setup, record: CollectionRecord, id: string | undefined): Promise<void> {
  const {handle, title, descriptionHtml, image, products} = record;
  const src = image && ids.need('url', image);
  const selections = products.map((product) => ({productId: ids.need('product', product)}));
  const sources = [{source: {title: title[defaultCode], inclusion: {selections}}}];
  const fields = {
    title: title[defaultCode],
    descriptionHtml: descriptionHtml[defaultCode],
    // Any other value lets Shopify choose the order, not the content.
    sortOrder: 'MANUAL',
    ...(src && {image: {src}}),
  };
  const [operation, collection] = id
    ? [FILL, {id, ...fields, sourcesToCreate: sources}]
    : [CREATE, {handle, ...fields, sources}];
  const answer = await admin.mutate<{collection: {id: string}}>(operation, {collection}, `the collection ${handle}`);
  ids.set('collection', handle, answer.collection.id);
}

/** Plans the content's missing collections, and their publication to the storefront. */
export async function planCollections(setup: Setup, shop: Shop): Promise<Section[]> {
  const {admin, ids, content} = setup;
  const stored = new Map((await readCollections(admin)).map((collection) => [collection.handle, collection]));
  const handles = content.collections.map(({handle}) => handle);
  const plan = planKind({
    title: 'Make collections',
    expected: content.collections,
    getName: ({handle}) => handle,
    find: ({handle}) => stored.get(handle),
    isSame: (record, collection) => isSame(setup, record, collection),
    isUntouched,
    note: ({handle}, {id}) => ids.set('collection', handle, id),
    make: (record, collection) => make(setup, record, collection?.id),
  });
  const existing = handles.flatMap((handle) => stored.get(handle) ?? []);
  const newHandles = handles.filter((handle) => !stored.has(handle));
  return [plan, planPublication(setup, 'collection', shop.publications.storefront, existing, newHandles)];
}

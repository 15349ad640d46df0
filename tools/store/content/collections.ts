import type {CollectionRecord} from 'demo-store/model';
import type {UserErrors} from '../adminError';
import {readCollections, type StoredCollection} from '../collections';
import {section, type Section, type Setup} from '../plan';
import {isHidden, PUBLISH} from '../products';
import type {Shop} from '../shop';
import {isSameText} from './same';

const CREATE = `mutation SetUpCollection($collection: CollectionCreateInput!) {
  collectionCreate(collection: $collection) { collection { id } userErrors { field message } }
}`;

const FILL = `mutation SetUpFillCollection($collection: CollectionUpdateInput!) {
  collectionUpdate(collection: $collection) { collection { id } userErrors { field message } }
}`;

/** The collection `frontpage`, which Shopify puts into every new store, as long as nobody has touched it. */
const isUntouched = ({descriptionHtml, image, productsCount}: StoredCollection) =>
  productsCount?.count === 0 && !descriptionHtml.trim() && !image;

function isSame({ids}: Setup, {title, descriptionHtml, products}: CollectionRecord, stored: StoredCollection): boolean {
  const ours = products.map((handle) => ids.get('product', handle));
  const theirs = new Set(stored.products.nodes.map(({id}) => id));
  return (
    isSameText(title.DE, stored.title) &&
    isSameText(descriptionHtml.DE, stored.descriptionHtml) &&
    ours.length === stored.productsCount?.count &&
    ours.every((id) => id !== undefined && theirs.has(id))
  );
}

/** Makes a collection, or fills the one that is there, in one change: a run that ends before or after it leaves no half. */
async function make({admin, ids}: Setup, record: CollectionRecord, id: string | undefined): Promise<void> {
  const {handle, title, descriptionHtml, image, products} = record;
  const src = image && ids.need('url', image);
  const selections = products.map((product) => ({productId: ids.need('product', product)}));
  const sources = [{source: {title: title.DE, inclusion: {selections}}}];
  const fields = {
    title: title.DE,
    descriptionHtml: descriptionHtml.DE,
    // In the order of the content: any other order is Shopify's.
    sortOrder: 'MANUAL',
    ...(src && {image: {src}}),
  };
  const [operation, collection] = id
    ? [FILL, {id, ...fields, sourcesToCreate: sources}]
    : [CREATE, {handle, ...fields, sources}];
  const made = await admin.mutate<UserErrors & {collection: {id: string}}>(
    operation,
    {collection},
    `the collection ${handle}`,
  );
  ids.set('collection', handle, made.collection.id);
}

/** Collections of the content that the store lacks, and their publication to the storefront. Any other is the merchant's. */
export async function planCollections(setup: Setup, {publications}: Shop): Promise<Section[]> {
  const {admin, content, ids} = setup;
  const plan = section('Make collections');
  const publication = section('Publish collections to the storefront');
  const input = publications.map((publicationId) => ({publicationId}));
  const stored = new Map((await readCollections(admin)).map((found) => [found.handle, found]));
  for (const record of content.collections) {
    const {handle} = record;
    const found = stored.get(handle);
    if (found) ids.set('collection', handle, found.id);
    if (!found || isUntouched(found)) plan.tasks.push({name: handle, run: () => make(setup, record, found?.id)});
    else if (!isSame(setup, record, found)) plan.left.push(handle);
    if (found && !isHidden(found, publications)) continue;
    const run = () => admin.mutate(PUBLISH, {id: ids.need('collection', handle), input}, handle).then(() => undefined);
    publication.tasks.push({name: handle, run});
  }
  return [plan, publication];
}

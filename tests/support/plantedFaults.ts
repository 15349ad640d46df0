import {controlOf, type Control} from 'demo-store/control';
import {adminEnv} from 'demo-store/env';
import type {StoreContent} from 'demo-store/model';
import {adminClientOf} from 'demo-store/testing/adminClient';
import {studioEnv} from '../../studio/env';
import {checkStore} from '../../tools/store/check/check';
import type {Finding} from '../../tools/store/check/finding';
import {startWith} from './stores';

/** What is wrong with a store, or with the settings that it is checked by. */
export interface Fault {
  content?: (content: StoreContent) => void;
  control?: (control: Control) => Promise<void>;
  /** Changes the store at a URL. */
  store?: (url: string) => Promise<void>;
  env?: Record<string, string>;
  admin?: Record<string, string>;
}

/** What the check finds on a store of good content with a fault planted. */
export async function problemsWith(
  good: StoreContent,
  {content: change, control, store: prepare, env, admin = adminEnv}: Fault,
): Promise<Finding[]> {
  const content = structuredClone(good);
  change?.(content);
  const store = await startWith(content);
  try {
    await control?.(controlOf(store.url));
    await prepare?.(store.url);
    return await checkStore({...studioEnv(store.url), ...env}, admin, good.definitions);
  } finally {
    await store.close();
  }
}

/** Makes a collection with a product, and publishes it nowhere. */
export async function makeCollection(url: string, title: string) {
  const query = adminClientOf(url);
  const {data} = await query<{products: {nodes: {id: string}[]}}>('{ products(first: 1) { nodes { id } } }');
  const selections = data.products.nodes.map(({id}) => ({productId: id}));
  await query(
    'mutation ($collection: CollectionCreateInput!) { collectionCreate(collection: $collection) { collection { id } } }',
    {collection: {title, sources: [{source: {title, inclusion: {selections}}}]}},
  );
}

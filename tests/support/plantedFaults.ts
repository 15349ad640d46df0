import {expect, it} from 'vitest';
import {createControl, type Control} from 'demo-store/control';
import {adminEnv} from 'demo-store/env';
import type {StoreContent} from 'demo-store/model';
import {createAdminClient} from 'demo-store/testing/adminClient';
import {studioEnv} from '../../studio/env';
import {checkStore} from '../../tools/store/check/checkStore';
import type {Finding} from '../../tools/store/check/finding';
import {startWith, studioSite} from './stores';

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
    await control?.(createControl(store.url));
    await prepare?.(store.url);
    const {findings} = await checkStore(
      {...studioEnv(store.url), PUBLIC_SITE_URL: studioSite, ...env},
      admin,
      good.definitions,
      {second: 1},
    );
    return findings;
  } finally {
    await store.close();
  }
}

/** A fault, and the problem that the check reports for it. */
export type Planted = [name: string, fault: Fault, problem: RegExp];

/** All faults in one. */
function combine(faults: readonly Fault[]): Fault {
  const admins = faults.flatMap(({admin}) => (admin ? [admin] : []));
  return {
    content: (content) => faults.forEach((fault) => fault.content?.(content)),
    control: async (control) => {
      for (const fault of faults) await fault.control?.(control);
    },
    store: async (url) => {
      for (const fault of faults) await fault.store?.(url);
    },
    env: Object.assign({}, ...faults.map(({env}) => env)) as Record<string, string>,
    admin: admins.length > 0 ? (Object.assign({}, ...admins) as Record<string, string>) : undefined,
  };
}

/**
 * A test for each fault, and one that nothing else is found. All faults are planted in one store, which is checked once: those that
 * hide each other need a call of their own. With `admin` of one of them no other has access to the Admin API.
 */
export function findsEach(good: () => StoreContent, planted: Planted[]): void {
  let check: Promise<Finding[]> | undefined;
  const findAll = () => (check ??= problemsWith(good(), combine(planted.map(([, fault]) => fault))));

  it.each(planted)('finds %s', async (_name, _fault, problem) => {
    const found = (await findAll()).filter((finding) => problem.test(finding.problem));
    expect(found).toMatchObject([{fix: expect.stringMatching(/\w{3}/) as string}]);
  });

  it(`finds nothing else (${planted[0]?.[0]} …)`, async () => {
    const others = (await findAll()).filter(({problem}) => !planted.some(([, , expected]) => expected.test(problem)));
    expect(others).toEqual([]);
  });
}

/** Makes a collection with a product, and publishes it nowhere. */
export async function makeCollection(url: string, title: string) {
  const query = createAdminClient(url);
  const {data} = await query<{products: {nodes: {id: string}[]}}>('{ products(first: 1) { nodes { id } } }');
  const selections = data.products.nodes.map(({id}) => ({productId: id}));
  await query(
    'mutation ($collection: CollectionCreateInput!) { collectionCreate(collection: $collection) { collection { id } } }',
    {collection: {title, sources: [{source: {title, inclusion: {selections}}}]}},
  );
}

/** Publishes a product on all channels, as the admin does with what a merchant adds there. */
export async function publishEverywhere(url: string, handle: string) {
  const query = createAdminClient(url);
  const {data} = await query<{product: {id: string}; publications: {nodes: {id: string}[]}}>(
    'query ($handle: String!) { product: productByIdentifier(identifier: {handle: $handle}) { id } publications(first: 9) { nodes { id } } }',
    {handle},
  );
  await query(
    'mutation ($id: ID!, $input: [PublicationInput!]!) { publishablePublish(id: $id, input: $input) { userErrors { message } } }',
    {id: data.product.id, input: data.publications.nodes.map(({id}) => ({publicationId: id}))},
  );
}

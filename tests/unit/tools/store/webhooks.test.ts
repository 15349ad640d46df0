import {afterAll, beforeAll, expect, it} from 'vitest';
import type {DemoStore} from 'demo-store';
import type {StoreContent} from 'demo-store/model';
import {createAdminClient} from 'demo-store/testing/adminClient';
import {createClient} from 'demo-store/testing/client';
import {loadStudio} from '../../../support/studio';
import type {Admin} from '../../../../tools/store/admin';
import type {Setup} from '../../../../tools/store/plan';
import {planWebhooks, readWebhook} from '../../../../tools/store/webhooks';
import {changes, runSetUp, smallContent, startEmpty} from '../../../support/stores';

const RUN_MS = 120_000;
const uri = 'https://www.studio.example/api/store-changed';

let content: StoreContent;
let store: DemoStore;

beforeAll(async () => {
  content = smallContent(await loadStudio());
  store = await startEmpty();
});
afterAll(() => store.close());

const SUBSCRIBE = `mutation ($topic: WebhookSubscriptionTopic!, $input: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $input) { userErrors { field message } }
}`;

async function refusal(topic: string, input: object): Promise<string | undefined> {
  const {data} = await createAdminClient(store.url)<{webhookSubscriptionCreate: {userErrors: {message: string}[]}}>(
    SUBSCRIBE,
    {topic, input},
  );
  return data.webhookSubscriptionCreate.userErrors[0]?.message;
}

it('store:setup makes Shopify tell the site about every change of the merchant', {timeout: RUN_MS}, async () => {
  const types = content.definitions.metaobjects.map(({type}) => type);
  const first = await runSetUp(store, content, {withContent: false, webhook: {uri}});
  expect(first.printed).toContain(`Subscribe the site to changes of the store (${6 + 3 * types.length})`);
  expect(first.done).toBe(true);
  const {data} = await createAdminClient(store.url)<{webhookSubscriptions: {nodes: object[]}}>(
    '{ webhookSubscriptions(first: 200) { nodes { topic uri filter format } } }',
  );
  const {nodes} = data.webhookSubscriptions;
  expect(nodes).toHaveLength(6 + 3 * types.length);
  expect(nodes).toContainEqual({topic: 'PRODUCTS_UPDATE', uri, filter: null, format: 'JSON'});
  for (const type of types)
    expect(nodes).toContainEqual({topic: 'METAOBJECTS_DELETE', uri, filter: `type:${type}`, format: 'JSON'});
  await createClient(store.url).control.clearRequests();
  const second = await runSetUp(store, content, {withContent: false, webhook: {uri}});
  expect(second.printed).toContain('Nothing to do.');
  expect(await changes(store)).toEqual([]);
  expect(await refusal('PRODUCTS_UPDATE', {uri})).toBe('Address for this topic has already been taken');
});

it('after an interruption, store:setup goes on with what Shopify does not yet tell the site', async () => {
  const [first, ...others] = content.definitions.metaobjects.map(({type}) => `type:${type}`);
  const existing = ['CREATE', 'UPDATE', 'DELETE'].map((event) => ({topic: `METAOBJECTS_${event}`, uri, filter: first}));
  const admin = {queryAll: () => Promise.resolve(existing)} as Partial<Admin>;
  const {tasks} = await planWebhooks({admin, content} as Setup, {uri});
  expect(tasks).toHaveLength(6 + 3 * others.length);
  expect(tasks).toContainEqual(expect.objectContaining({name: `METAOBJECTS_UPDATE ${others[0]}`}));
});

it('the demo store refuses the same requests for notices as Shopify', async () => {
  expect(await refusal('METAOBJECTS_UPDATE', {uri})).toContain('The specified filter is invalid');
  expect(await refusal('PRODUCTS_UPDATE', {uri: 'http://www.studio.example/'})).toContain('http:// is not supported');
  expect(await refusal('PRODUCTS_UPDATE', {uri: 'https://localhost/'})).toContain('internal domain');
  await createClient(store.url).control.setAdmin({scopes: ['read_products']});
  const filter = 'type:other';
  expect(await refusal('METAOBJECTS_UPDATE', {uri, filter})).toContain('with the specified topic');
});

const settings = {PUBLIC_SITE_URL: 'https://www.studio.example/', STORE_WEBHOOK_SECRET: 'the-secret-of-the-app'};

it('store:setup asks Shopify for notices only where they can arrive and be checked', () => {
  expect(readWebhook(settings, {ADMIN_CLIENT_SECRET: settings.STORE_WEBHOOK_SECRET})).toEqual({uri});
  // Which secret an app has whose token is given, nobody can ask.
  expect(readWebhook(settings, {ADMIN_API_TOKEN: 'shpat_1'})).toEqual({uri});
  expect(readWebhook({...settings, STORE_WEBHOOK_SECRET: ' '}, {})).toBeUndefined();
  expect(readWebhook({...settings, PUBLIC_SITE_URL: ''}, {})).toBeUndefined();
  expect(readWebhook({...settings, PUBLIC_SITE_URL: 'http://localhost:3000'}, {})).toHaveProperty('problem');
  expect(readWebhook(settings, {ADMIN_CLIENT_SECRET: 'another-secret-of-the-app'})).toMatchObject({
    problem: expect.stringContaining('STORE_WEBHOOK_SECRET is another one') as string,
  });
});

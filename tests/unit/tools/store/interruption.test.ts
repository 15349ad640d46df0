import {afterAll, beforeAll, expect, it} from 'vitest';
import type {StoreContent} from 'demo-store/model';
import type {DemoStore} from 'demo-store';
import {createAdminClient} from 'demo-store/testing/adminClient';
import {createClient} from 'demo-store/testing/client';
import {loadStudio} from '../../../support/studio';
import {runSetUp, smallContent, startEmpty} from '../../../support/stores';

const RUN_MS = 240_000;

let content: StoreContent;
let store: DemoStore;
let other: DemoStore;

beforeAll(async () => {
  const small = smallContent(await loadStudio());
  // Each run asks for the entries of every definition.
  const used = new Set(small.metaobjects.map(({type}) => type));
  const metaobjects = small.definitions.metaobjects.filter(({type}) => used.has(type));
  content = {...small, definitions: {...small.definitions, metaobjects}};
  store = await startEmpty();
  other = await startEmpty();
});
afterAll(() => Promise.all([store.close(), other.close()]));

/** Everything that set-up makes, as the Admin API answers it. */
const everything = `{
  shopLocales { locale published }
  metaobjectDefinitions(first: 50) { nodes { type fieldDefinitions { key } access { storefront } } }
  metafieldDefinitions(ownerType: PRODUCT, first: 50) { nodes { key } }
  ofVariants: metafieldDefinitions(ownerType: PRODUCTVARIANT, first: 50) { nodes { key } }
  files(first: 100) { nodes { alt } }
  products(first: 10) {
    nodes {
      handle
      options { name optionValues { name } }
      variants(first: 250) { nodes { title price } }
      metafields(first: 20) { nodes { key value } }
      resourcePublicationsV2(first: 5) { nodes { publication { id } } }
    }
  }
  collections(first: 10) {
    nodes {
      handle
      title
      products(first: 10) { nodes { handle } }
      resourcePublicationsV2(first: 5) { nodes { publication { id } } }
    }
  }
  faq: metaobjects(type: "faq", first: 50) { nodes { handle fields { key value } } }
  about: metaobjects(type: "about", first: 50) { nodes { handle fields { key } } }
  menus(first: 5) { nodes { handle items { title url } } }
  urlRedirects(first: 10) { nodes { path target } }
  shop { shopPolicies { type body } }
}`;

async function stateOf({url}: DemoStore): Promise<string> {
  const {data, errors} = await createAdminClient(url)<object>(everything);
  expect(errors).toBeUndefined();
  return JSON.stringify(data).replace(/http:\/\/127\.0\.0\.1:\d+|\?v=\d+/g, '');
}

const mutations = [
  ...['SetUpEnableLanguage', 'SetUpPublishLanguage', 'SetUpDefine', 'SetUpMetafield', 'SetUpStage', 'SetUpCreateFiles'],
  ...[
    'SetUpProduct',
    'SetUpFillCollection',
    'SetUpCollection',
    'SetUpEntry',
    'SetUpPolicy',
    'SetUpChangeMenu',
    'SetUpPriceVariants',
    'SetUpRedirect',
  ],
  ...['SetUpPublish', 'SetUpUnpublish', 'SetUpTranslations'],
];

it('after an interruption store:setup continues where it stopped', {timeout: RUN_MS}, async () => {
  const {control} = createClient(store.url);
  for (const operation of mutations) {
    await control.addFault({operation, kind: '500', times: 1});
    await control.addFault({operation, kind: 'lost', times: 1});
  }
  await control.addFault({operation: '/staged-uploads', kind: '500', times: 1});
  let stops = 0;
  for (;;) {
    const error = await runSetUp(store, content).then(
      () => undefined,
      (reason: unknown) => reason as Error,
    );
    if (!error) break;
    expect(error.message).toMatch(
      /(fails to answer|broke off).*Run the command again: it goes on where it stopped\.$/s,
    );
    stops++;
  }
  // Of the last mutation of its kind, the lost answer leaves nothing to do again.
  expect(stops).toBeGreaterThanOrEqual(2 * mutations.length);
  await runSetUp(other, content);
  expect(await stateOf(store)).toBe(await stateOf(other));
  expect((await runSetUp(store, content, {dryRun: true})).printed).toContain('Nothing to do.');
});

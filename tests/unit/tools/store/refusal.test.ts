import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import type {StoreContent} from 'demo-store/model';
import type {DemoStore} from 'demo-store';
import {adminEnv} from 'demo-store/env';
import {createAdminClient} from 'demo-store/testing/adminClient';
import {createClient} from 'demo-store/testing/client';
import {loadStudio} from '../../../support/studio';
import {connectAdmin} from '../../../../tools/store/admin';
import {setUp} from '../../../../tools/store/setup';
import {changes, runSetUp, smallContent, startEmpty} from '../../../support/stores';

const RUN_MS = 120_000;

let content: StoreContent;
let store: DemoStore;

beforeAll(async () => {
  content = smallContent(await loadStudio());
  store = await startEmpty();
});
afterEach(() => createClient(store.url).control.reset());
afterAll(() => store.close());

const control = () => createClient(store.url).control;

describe('store:setup on a store that the site cannot work with', () => {
  it.each([
    ['in another language', {primaryLocale: 'en'} as const, /primary language .* is "en".*Settings › Languages/s],
    ['in another currency', {currencyCode: 'CHF'}, /sells in CHF.*Settings › General/s],
    [
      'sold to a market with another currency only',
      {marketCurrency: 'CHF'},
      /no active market in euros.*Settings › Markets/s,
    ],
    ['lacking scopes', {scopes: ['write_products']}, /lacks scopes: read_locales, .*write_files.*Dev Dashboard/s],
  ])('says what to change when the store is %s', async (_, change, message) => {
    await control().setAdmin(change);
    await expect(runSetUp(store, content)).rejects.toThrow(message);
    expect(await changes(store)).toEqual([]);
  });
});

describe('store:setup', () => {
  it.each([
    ['no token', {}, /no access to the Admin API\.\nSet ADMIN_API_TOKEN/],
    ['a wrong token', {ADMIN_API_TOKEN: 'shpat_wrong'}, /doesn't accept ADMIN_API_TOKEN\.\n.*Dev Dashboard/s],
    [
      'a wrong secret',
      {ADMIN_CLIENT_ID: 'x', ADMIN_CLIENT_SECRET: 'y'},
      /gives no token for ADMIN_CLIENT_ID.*Dev Dashboard/s,
    ],
  ])('says what is wrong with the access to the store: %s', async (_, env, message) => {
    const ask = async () => (await connectAdmin(store.url, env)).query('{ shop { name } }');
    await expect(ask()).rejects.toThrow(message);
  });

  it('works with the id and secret of an app', async () => {
    const {ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET} = adminEnv;
    const admin = await connectAdmin(store.url, {ADMIN_CLIENT_ID, ADMIN_CLIENT_SECRET});
    expect(await admin.query('{ shop { currencyCode } }')).toEqual({shop: {currencyCode: 'EUR'}});
  });
});

it('store:setup waits when the store asks it to, and then continues', {timeout: RUN_MS}, async () => {
  await control().addFault({operation: 'SetUpEntry', kind: 'throttled', times: 3});
  await control().addFault({operation: 'SetUpDefine', kind: '429', times: 2});
  expect((await runSetUp(store, content)).done).toBe(true);
});

it('store:setup shows what it would do, and changes nothing until the merchant agrees to it', async () => {
  const {printed} = await runSetUp(store, content, {dryRun: true});
  expect(printed).toContain('Define metaobjects (26)');
  expect(await changes(store)).toEqual([]);
});

describe('store:setup says what Shopify refuses, and of what', () => {
  it.each([
    [
      'a description of a picture that is too long',
      ({pictures}: StoreContent) => pictures.forEach(({alt}) => (alt.DE = 'x'.repeat(513))),
      /\.webp.*: files\.0\.alt: The alt value exceeds the maximum limit of 512 characters\./,
    ],
    [
      'a handle with blanks',
      ({metaobjects}: StoreContent) => metaobjects.forEach((entry) => (entry.handle = `${entry.handle} !`)),
      /the entry \S+ !: handle\.handle: Handle is invalid/,
    ],
    [
      'a text of the law with a tag of Liquid that is none',
      ({policies}: StoreContent) => policies.forEach(({body}) => (body.DE = '{% unknownTag %}')),
      /the policy \S+: shopPolicy\.body: Body Liquid syntax error: Unknown tag 'unknownTag'/,
    ],
  ])('%s', {timeout: RUN_MS}, async (_, change, message) => {
    const changed = structuredClone(content);
    change(changed);
    await expect(runSetUp(store, changed)).rejects.toThrow(message);
  });
});

describe('store:setup while another one runs on another computer', () => {
  const options = {withContent: false, overwrite: false, dryRun: false};
  const said =
    /^(.*) has appeared in the store since the plan was made\.\nAnother set-up is running, or somebody is at work/;

  it.each([
    ['everything', () => runSetUp(store, content, {withContent: false}), 'English'],
    [
      'one definition',
      () =>
        createAdminClient(store.url)(
          'mutation ($type: String!) { metaobjectDefinitionCreate(definition: {type: $type, fieldDefinitions: []}) { userErrors { message } } }',
          {type: 'faq'},
        ),
      'the definition faq',
    ],
  ])('says so when the other one has already made %s', {timeout: RUN_MS}, async (_, overtake, what) => {
    const admin = await connectAdmin(store.url, adminEnv, {second: 1});
    const confirm = () => overtake().then(() => true);
    const error = await setUp(admin, content, options, {print: () => {}, confirm, showProgress: () => {}}).then(
      () => new Error('It has carried out its plan.'),
      (reason: unknown) => reason as Error,
    );
    expect(said.exec(error.message)?.[1]).toBe(what);
    expect((await runSetUp(store, content, {withContent: false})).done).toBe(true);
  });
});

const UPSERT = `mutation ($handle: MetaobjectHandleInput!, $fields: [MetaobjectFieldInput!]!) {
  metaobjectUpsert(handle: $handle, metaobject: {fields: $fields}) { userErrors { message } }
}`;
const READ = `query ($handle: String!, $language: LanguageCode) @inContext(language: $language) {
  metaobject(handle: {type: "faq", handle: $handle}) { antwort: field(key: "antwort") { value } }
}`;

const RENAME = `mutation ($collection: CollectionUpdateInput!) {
  collectionUpdate(collection: $collection) { collection { title } userErrors { message } }
}`;

const question = () => content.metaobjects.find(({type}) => type === 'faq')?.handle ?? '';

async function answerIn(language: string) {
  const {data} = await createClient(store.url).query<{metaobject: {antwort: {value: string}}}>(READ, {
    handle: question(),
    language,
  });
  return data.metaobject.antwort.value;
}

it(
  'store:setup keeps what the merchant has changed by hand, and overwrites it only on request',
  {timeout: RUN_MS},
  async () => {
    await runSetUp(store, content);
    const english = await answerIn('EN');
    const fields = [{key: 'antwort', value: 'Von Hand geschrieben.'}];
    await createAdminClient(store.url)(UPSERT, {handle: {type: 'faq', handle: question()}, fields});
    const {data} = await createClient(store.url).query<{collection: {id: string}}>(
      '{ collection(handle: "frontpage") { id } }',
    );
    const collection = {id: data.collection.id, title: 'Unsere Auswahl', sortOrder: 'MANUAL'};
    await createAdminClient(store.url)(RENAME, {collection});
    const {printed} = await runSetUp(store, content);
    expect(printed).toContain('Make collections: left as they are, though they differ: frontpage\n');
    expect(printed).toContain(`left as they are, though they differ: faq/${question()}`);
    expect(await answerIn('DE')).toBe('Von Hand geschrieben.');
    await runSetUp(store, content, {overwrite: true});
    expect(await answerIn('DE')).not.toBe('Von Hand geschrieben.');
    expect(await answerIn('EN')).toBe(english);
  },
);

it('store:setup changes no menu that the merchant has changed', {timeout: RUN_MS}, async () => {
  await runSetUp(store, content);
  const admin = createAdminClient(store.url);
  const [menu] = content.menus;
  const {data} = await admin<{menus: {nodes: {id: string; handle: string}[]}}>(
    '{ menus(first: 10) { nodes { id handle } } }',
  );
  const id = data.menus.nodes.find(({handle}) => handle === menu?.handle)?.id;
  await admin(
    `mutation ($id: ID!, $items: [MenuItemUpdateInput!]!) {
      menuUpdate(id: $id, title: "Eigenes", items: $items) { userErrors { message } }
    }`,
    {id, items: [{title: 'Eigenes', type: 'HTTP', url: '/eigenes'}]},
  );
  const {printed} = await runSetUp(store, content, {dryRun: true});
  expect(printed).toContain(`Make menus: left as they are, though they differ: ${menu?.handle}\n`);
  expect(printed).not.toContain('Translate');
});

it('store:setup adds what is missing in a kind of content, and reports what is different', async () => {
  const define = `mutation ($definition: MetaobjectDefinitionCreateInput!) {
    metaobjectDefinitionCreate(definition: $definition) { userErrors { message } }
  }`;
  const fieldDefinitions = [
    {key: 'frage', type: 'json'},
    {key: 'eigenes', type: 'boolean'},
  ];
  await createAdminClient(store.url)(define, {definition: {type: 'faq', fieldDefinitions}});
  await expect(runSetUp(store, content)).rejects.toThrow(/content doesn't fit into this store\.\nThe field faq\.frage/);
  const {printed, done} = await runSetUp(store, content, {withContent: false});
  expect(printed).toMatch(/! The field faq\.frage is json, and has to be single_line_text_field/);
  expect(done).toBe(false);
  const {data} = await createAdminClient(store.url)(
    '{ metaobjectDefinitionByType(type: "faq") { fieldDefinitions { key } access { storefront } capabilities { translatable { enabled } } } }',
  );
  expect(data).toEqual({
    metaobjectDefinitionByType: {
      fieldDefinitions: [{key: 'frage'}, {key: 'eigenes'}, {key: 'antwort'}, {key: 'reihenfolge'}],
      access: {storefront: 'PUBLIC_READ'},
      capabilities: {translatable: {enabled: true}},
    },
  });
});

it('store:setup adds the prices to a merchant’s own made-to-measure product', {timeout: RUN_MS}, async () => {
  const create = `mutation ($input: ProductSetInput!) {
    productSet(input: $input, synchronous: true) { userErrors { message } }
  }`;
  const formula = {base_price: 10, price_per_cm_length: 1, price_per_cm_width: 1};
  const metafields = [
    {key: 'preisformel', value: JSON.stringify(formula)},
    {key: 'laengen', value: '[50, 60]'},
    {key: 'breiten', value: '[30, 40, 50]'},
  ].map((field) => ({namespace: 'custom', type: 'json', ...field}));
  await createAdminClient(store.url)(create, {
    input: {handle: 'brett', title: 'Brett', tags: ['Konfigurator'], metafields},
  });
  expect((await runSetUp(store, content, {withContent: false})).done).toBe(true);
  const {data} = await createClient(store.url).query<{product: {variants: {nodes: object[]}}}>(
    '{ product(handle: "brett") { variants(first: 10) { nodes { title price { amount } availableForSale } } } }',
  );
  expect(data.product.variants.nodes).toEqual(
    ['90', '100', '110', '120'].map((euro) => ({
      title: `${euro},00 €`,
      price: {amount: `${euro}.0`},
      availableForSale: true,
    })),
  );
});

it('store:setup publishes the entries that it adds', {timeout: RUN_MS}, async () => {
  const define = `mutation ($definition: MetaobjectDefinitionCreateInput!) {
    metaobjectDefinitionCreate(definition: $definition) { userErrors { message } }
  }`;
  const capabilities = {publishable: {enabled: true}};
  await createAdminClient(store.url)(define, {definition: {type: 'faq', capabilities, fieldDefinitions: []}});
  await runSetUp(store, content);
  expect(await answerIn('DE')).toMatch(/\w/);
});

import {describe, expect, test} from 'vitest';
import {emptyContent} from '../empty';
import {adminEnv, storefrontEnv} from '../env';
import {createAdminClient} from '../testing/adminClient';
import {useStore} from './useStore';

const store = useStore(emptyContent);
const admin = <Data>(query: string, variables?: object) => createAdminClient(store.client.url)<Data>(query, variables);

interface Errors {
  userErrors: {field: string[] | null; message: string; code: string | null}[];
}

const DEFINE = `mutation ($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) { metaobjectDefinition { id } userErrors { field message code } }
}`;
const UPSERT = `mutation ($handle: MetaobjectHandleInput!, $fields: [MetaobjectFieldInput!]!) {
  metaobjectUpsert(handle: $handle, metaobject: {fields: $fields}) { metaobject { id } userErrors { field message code } }
}`;
const READ =
  'query ($language: LanguageCode) @inContext(language: $language) { metaobjects(type: "jobs", first: 5) { nodes { handle titel: field(key: "titel") { value } } } }';

const definition = {
  type: 'jobs',
  access: {storefront: 'PUBLIC_READ'},
  capabilities: {translatable: {enabled: true}},
  fieldDefinitions: [
    {key: 'titel', type: 'single_line_text_field'},
    {key: 'jahr', type: 'number_integer'},
  ],
};

async function define(change: object = {}) {
  const {data} = await admin<{metaobjectDefinitionCreate: Errors}>(DEFINE, {definition: {...definition, ...change}});
  return data.metaobjectDefinitionCreate.userErrors;
}

async function upsert(handle: string, fields: object[], type = 'jobs') {
  const {data} = await admin<{metaobjectUpsert: Errors & {metaobject: {id: string} | null}}>(UPSERT, {
    handle: {type, handle},
    fields,
  });
  return data.metaobjectUpsert;
}

async function read(language: string) {
  const {data} = await store.client.query<{metaobjects: {nodes: object[]}}>(READ, {language});
  return data.metaobjects.nodes;
}

describe('access to the side of the store that changes it (the Admin API)', () => {
  test('with a wrong key, is refused with Shopify’s message', async () => {
    const answer = await createAdminClient(store.client.url, 'wrong')('{ shop { name } }');
    expect(answer.errors).toContain('Invalid API key or access token');
  });

  test('with the secret of an app, is granted', async () => {
    const ask = (secret: string) =>
      fetch(`${store.client.url}/admin/oauth/access_token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_id: adminEnv.ADMIN_CLIENT_ID,
          client_secret: secret,
        }),
      });
    const granted = (await (await ask(adminEnv.ADMIN_CLIENT_SECRET)).json()) as {access_token: string};
    expect(await createAdminClient(store.client.url, granted.access_token)('{ shop { name } }')).toHaveProperty(
      'data.shop',
    );
    expect((await ask('wrong')).status).toBe(400);
  });

  test('without the permission for a field, is refused with the name of the permission', async () => {
    await store.client.control.setAdmin({scopes: ['read_products']});
    const {errors} = await admin('{ metaobjectDefinitions(first: 1) { nodes { id } } }');
    expect(errors?.[0]?.message).toBe(
      'Access denied for metaobjectDefinitions field. Required access: `read_metaobject_definitions` access scope.',
    );
    await store.client.control.reset();
  });

  describe('with a key that lacks permissions', () => {
    const previews = <Data>(query: string) =>
      createAdminClient(store.client.url, storefrontEnv(store.client.url).PRIVATE_ADMIN_PREVIEW_TOKEN)<Data>(query);

    test('lists only the permissions of the key', async () => {
      const {data} = await previews<{currentAppInstallation: {accessScopes: {handle: string}[]}}>(
        '{ currentAppInstallation { accessScopes { handle } } }',
      );
      const handles = data.currentAppInstallation.accessScopes.map(({handle}) => handle);
      expect(handles).toEqual(['read_files', 'read_metaobjects', 'read_translations']);
    });

    test('needs the permission for the kind of thing that is asked for', async () => {
      const created = await admin<{productSet: {product: {id: string}}}>(
        'mutation { productSet(input: {title: "Hocker", handle: "hocker"}) { product { id } userErrors { message } } }',
      );
      const query = `{ nodes(ids: ["${created.data.productSet.product.id}"]) { id } }`;
      expect((await admin<{nodes: object[]}>(query)).data.nodes).toHaveLength(1);
      expect((await previews(query)).errors?.[0]?.message).toMatch(/^Access denied for nodes field.*read_products/);
      await store.client.control.reset();
    });

    test('refuses notices about what the key may not read', async () => {
      const {data} = await previews<{webhookSubscriptionCreate: Errors}>(`mutation {
        webhookSubscriptionCreate(topic: PRODUCTS_UPDATE, webhookSubscription: {uri: "https://studio.example/hook"}) {
          userErrors { field message }
        }
      }`);
      expect(data.webhookSubscriptionCreate.userErrors).toMatchObject([{field: ['topic']}]);
    });

    test('shows only the notices of the app that the key belongs to', async () => {
      const subscribe = `mutation {
        webhookSubscriptionCreate(
          topic: METAOBJECTS_UPDATE
          webhookSubscription: {uri: "https://studio.example/hook", filter: "type:jobs"}
        ) { userErrors { message } }
      }`;
      const list = '{ webhookSubscriptions(first: 5) { nodes { topic } } }';
      expect((await admin<{webhookSubscriptionCreate: Errors}>(subscribe)).data).toMatchObject({
        webhookSubscriptionCreate: {userErrors: []},
      });
      type Listed = {webhookSubscriptions: {nodes: object[]}};
      expect((await previews<Listed>(list)).data.webhookSubscriptions.nodes).toEqual([]);
      // The same address is free for another app.
      expect((await previews<{webhookSubscriptionCreate: Errors}>(subscribe)).data).toMatchObject({
        webhookSubscriptionCreate: {userErrors: []},
      });
      expect((await admin<Listed>(list)).data.webhookSubscriptions.nodes).toHaveLength(1);
      await store.client.control.reset();
    });
  });

  test('says what a request has cost, or how long to wait when there were too many', async () => {
    await store.client.control.addFault({operation: '*', kind: 'throttled', times: 1});
    const first = await admin('{ shop { name } }');
    expect(first.errors?.[0]?.extensions).toMatchObject({code: 'THROTTLED'});
    expect(first.extensions?.cost.throttleStatus.currentlyAvailable).toBe(0);
    const second = await admin('{ shop { name } }');
    expect(second.extensions?.cost.throttleStatus.currentlyAvailable).toBeGreaterThan(1900);
  });
});

test('the demo store says whether a field does not exist at Shopify or is only missing in the demo', async () => {
  const unknown = await admin('{ shop { colour } }');
  expect(unknown.errors?.[0]?.message).toBe("Field 'colour' doesn't exist on type 'Shop'");
  const other = await admin('{ customers(first: 1) { nodes { id } } }');
  expect(other.errors?.[0]?.message).toContain("doesn't answer customers");
});

describe('an entry that a program makes in the store', () => {
  test('appears on the site as soon as its type is described', async () => {
    expect((await upsert('tischler', [])).userErrors[0]).toMatchObject({code: 'UNDEFINED_OBJECT_TYPE'});
    expect(await define()).toEqual([]);
    expect((await define())[0]).toMatchObject({code: 'TAKEN'});
    const {metaobject, userErrors} = await upsert('tischler', [{key: 'titel', value: 'Tischler'}]);
    expect(userErrors).toEqual([]);
    expect(await read('DE')).toEqual([{handle: 'tischler', titel: {value: 'Tischler'}}]);

    expect((await upsert('x', [{key: 'jahr', value: 'bald'}])).userErrors[0]).toMatchObject({code: 'INVALID_VALUE'});
    expect((await upsert('x', [{key: 'ort', value: 'Essen'}])).userErrors[0]).toMatchObject({
      code: 'UNDEFINED_OBJECT_FIELD',
    });
    expect(await read('DE')).toHaveLength(1);

    const texts = await admin<{translatableResource: {translatableContent: {key: string; digest: string}[]}}>(
      'query ($id: ID!) { translatableResource(resourceId: $id) { translatableContent { key digest } } }',
      {id: metaobject?.id},
    );
    const [titel] = texts.data.translatableResource.translatableContent;
    const translate = (digest?: string) =>
      admin<{translationsRegister: Errors}>(
        `mutation ($id: ID!, $translations: [TranslationInput!]!) {
          translationsRegister(resourceId: $id, translations: $translations) { userErrors { field message code } }
        }`,
        {
          id: metaobject?.id,
          translations: [{key: 'titel', locale: 'en', value: 'Joiner', translatableContentDigest: digest}],
        },
      ).then(({data}) => data.translationsRegister.userErrors);
    expect((await translate(titel?.digest))[0]).toMatchObject({code: 'INVALID_LOCALE_FOR_SHOP'});
    await admin('mutation { shopLocaleEnable(locale: "en") { userErrors { message } } }');
    expect((await translate('old'))[0]).toMatchObject({code: 'INVALID_TRANSLATABLE_CONTENT'});
    expect(await translate(titel?.digest)).toEqual([]);
    expect(await read('EN'), 'English is not published').toMatchObject([{titel: {value: 'Tischler'}}]);
    const change = (shopLocale: object) =>
      admin(
        `mutation ($shopLocale: ShopLocaleInput!) {
          shopLocaleUpdate(locale: "en", shopLocale: $shopLocale) { userErrors { message } }
        }`,
        {shopLocale},
      );
    await change({published: true});
    expect(await read('EN'), 'English is on no web presence').toMatchObject([{titel: {value: 'Tischler'}}]);
    const {data} = await admin<{webPresences: {nodes: {id: string}[]}}>('{ webPresences(first: 5) { nodes { id } } }');
    await change({marketWebPresenceIds: data.webPresences.nodes.map(({id}) => id)});
    expect(await read('EN')).toMatchObject([{titel: {value: 'Joiner'}}]);
    await store.client.control.reset();
    expect(await read('DE')).toEqual([]);
  });

  test('appears on the site only if its type is open to it', async () => {
    await define({access: {storefront: 'NONE'}});
    await upsert('tischler', [{key: 'titel', value: 'Tischler'}]);
    expect(await read('DE')).toEqual([]);
    await store.client.control.reset();
  });

  test('that names another entry which does not exist, is refused', async () => {
    await define();
    const all = await admin<{metaobjectDefinitions: {nodes: {id: string}[]}}>(
      '{ metaobjectDefinitions(first: 5) { nodes { id } } }',
    );
    const validations = [{name: 'metaobject_definition_id', value: all.data.metaobjectDefinitions.nodes[0]?.id}];
    const list = {key: 'jobs', type: 'list.metaobject_reference'};
    expect((await define({type: 'about', fieldDefinitions: [list]}))[0]).toMatchObject({code: 'INVALID_OPTION'});
    expect(await define({type: 'about', fieldDefinitions: [{...list, validations}]})).toEqual([]);
    const value = JSON.stringify(['gid://shopify/Metaobject/1']);
    expect((await upsert('about', [{key: 'jobs', value}], 'about')).userErrors[0]).toMatchObject({
      message: 'Value references non-existent resource gid://shopify/Metaobject/1.',
    });
    await store.client.control.reset();
  });
});

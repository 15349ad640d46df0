import {afterEach, expect, test} from 'vitest';
import {emptyContent} from '../empty';
import {createAdminClient} from '../testing/adminClient';
import {useStore} from './useStore';

const store = useStore(emptyContent);
afterEach(() => store.client.control.reset());

interface Payload {
  userErrors: {field: string[] | null; message: string; code?: string; elementKey?: string}[];
  [key: string]: unknown;
}

const types: Record<string, string> = {id: 'ID!', ids: '[ID!]!'};

/** Carries a mutation out; `given` declares its variables beside `$id` and `$ids`. */
async function mutate(call: string, selection = '', variables: Record<string, unknown> = {}, errors = 'field message') {
  const declared = Object.keys(variables).map((name) => `$${name}: ${types[name] ?? ''}`);
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  const answer = await createAdminClient(store.client.url)<Record<string, Payload>>(
    `mutation ${head} { answer: ${call} { ${selection} userErrors { ${errors} } } }`,
    variables,
  );
  expect(answer.errors).toBeUndefined();
  return answer.data.answer as Payload;
}

async function read<Data>(query: string): Promise<Data> {
  const {data, errors} = await createAdminClient(store.client.url)<Data>(query);
  expect(errors).toBeUndefined();
  return data;
}

const withCode = 'field message code elementKey';
const idIn = (payload: Payload, key: string) => (payload[key] as {id: string}).id;

const define = (type: string, fields: string) =>
  mutate(
    `metaobjectDefinitionCreate(definition: {type: "${type}", displayNameKey: "titel", fieldDefinitions: [${fields}]})`,
    'metaobjectDefinition { id fieldDefinitions { key required } }',
  );
const title = '{key: "titel", type: "single_line_text_field", required: true}';

test('an entry without a required field is refused, even when the field became required later', async () => {
  const definition = await define('jobs', `${title}, {key: "ort", type: "single_line_text_field"}`);
  expect(definition['metaobjectDefinition']).toMatchObject({
    fieldDefinitions: [
      {key: 'titel', required: true},
      {key: 'ort', required: false},
    ],
  });
  const upsert = (fields: string) =>
    mutate(
      `metaobjectUpsert(handle: {type: "jobs", handle: "a"}, metaobject: {fields: [${fields}]})`,
      '',
      {},
      withCode,
    );
  const blank = {code: 'OBJECT_FIELD_REQUIRED', field: ['metaobject'], message: "Titel can't be blank"};
  expect((await upsert('{key: "ort", value: "Essen"}')).userErrors).toMatchObject([{...blank, elementKey: 'titel'}]);
  expect((await upsert('{key: "titel", value: ""}')).userErrors).toMatchObject([blank]);
  expect((await upsert('{key: "titel", value: "Tischler"}')).userErrors).toEqual([]);
  // What is there already counts.
  expect((await upsert('{key: "ort", value: ""}')).userErrors).toEqual([]);
  const id = idIn(definition, 'metaobjectDefinition');
  const change = 'definition: {fieldDefinitions: [{update: {key: "ort", required: true}}]}';
  expect((await mutate(`metaobjectDefinitionUpdate(id: $id, ${change})`, '', {id})).userErrors).toEqual([]);
  expect((await upsert('{key: "titel", value: "B"}')).userErrors).toMatchObject([{elementKey: 'ort'}]);
});

test('entries and the descriptions of their fields can be made, changed and deleted', async () => {
  const definition = await define('jobs', title);
  const make = (name: string) =>
    mutate(
      `metaobjectCreate(metaobject: {type: "jobs", fields: [{key: "titel", value: "${name}"}]})`,
      'metaobject { id handle }',
    );
  const first = await make('Große Stelle');
  expect(first['metaobject']).toMatchObject({handle: 'gro-e-stelle'});
  expect((await make('Große Stelle'))['metaobject']).toMatchObject({handle: 'gro-e-stelle-1'});
  const id = idIn(first, 'metaobject');
  const update = (value: string) =>
    mutate(`metaobjectUpdate(id: $id, metaobject: {fields: [{key: "titel", value: "${value}"}]})`, '', {id}, withCode);
  expect((await update('Kleine')).userErrors).toEqual([]);
  expect((await update('')).userErrors).toMatchObject([{code: 'OBJECT_FIELD_REQUIRED'}]);
  const displayNames = () => read<object>('{ metaobjects(type: "jobs", first: 5) { nodes { displayName } } }');
  expect(await displayNames()).toEqual({
    metaobjects: {nodes: [{displayName: 'Kleine'}, {displayName: 'Große Stelle'}]},
  });
  expect(await mutate('metaobjectDelete(id: $id)', 'deletedId', {id})).toMatchObject({deletedId: id, userErrors: []});
  expect(await mutate('metaobjectDelete(id: $id)', 'deletedId', {id}, withCode)).toMatchObject({
    deletedId: null,
    userErrors: [{code: 'RECORD_NOT_FOUND'}],
  });
  const ofType = idIn(definition, 'metaobjectDefinition');
  expect((await mutate('metaobjectDefinitionDelete(id: $id)', '', {id: ofType})).userErrors).toEqual([]);
  expect(await displayNames()).toEqual({metaobjects: {nodes: []}});
});

test('a description that other fields still use cannot be deleted', async () => {
  const id = idIn(await define('jobs', title), 'metaobjectDefinition');
  const reference = `{key: "job", type: "metaobject_reference", validations: [{name: "metaobject_definition_id", value: "${id}"}]}`;
  await define('about', `${title}, ${reference}`);
  expect((await mutate('metaobjectDefinitionDelete(id: $id)', '', {id}, withCode)).userErrors).toMatchObject([
    {code: 'REFERENCE_EXISTS_ERROR'},
  ]);
});

test('a product can be changed and deleted, with its collection, option and variants', async () => {
  const made = await mutate(
    `productSet(input: {handle: "tisch", title: "Tisch", productOptions: [{name: "Holz", values: [{name: "Eiche"}, {name: "Esche"}]}],
      variants: [{optionValues: [{optionName: "Holz", name: "Eiche"}]}, {optionValues: [{optionName: "Holz", name: "Esche"}]}]})`,
    'product { id options { id optionValues { id } } variants(first: 5) { nodes { id } } }',
  );
  type Made = {id: string; options: {id: string; optionValues: {id: string}[]}[]; variants: {nodes: {id: string}[]}};
  const {id, options, variants} = made['product'] as Made;
  const [option] = options;
  const [oak, ash] = option?.optionValues ?? [];
  expect((await mutate(`productUpdate(product: {id: $id, title: "Bank"})`, '', {id})).userErrors).toEqual([]);
  const rename = `productOptionUpdate(productId: $id, option: {id: "${option?.id}", name: "Sorte"},
    optionValuesToUpdate: [{id: "${oak?.id}", name: "Buche"}]`;
  expect((await mutate(`${rename}, optionValuesToDelete: ["${ash?.id}"])`, '', {id}, 'code')).userErrors).toEqual([
    {code: 'OPTION_VALUE_HAS_VARIANTS'},
  ]);
  expect((await mutate(`${rename})`, '', {id})).userErrors).toEqual([]);
  const ids = variants.nodes.slice(1).map((variant) => variant.id);
  expect(
    (await mutate('productVariantsBulkDelete(productId: $id, variantsIds: $ids)', '', {id, ids})).userErrors,
  ).toEqual([]);
  const product = await read<{products: {nodes: object[]}}>(
    '{ products(first: 5) { nodes { title variants(first: 5) { nodes { selectedOptions { name value } } } } } }',
  );
  expect(product.products.nodes).toEqual([
    {title: 'Bank', variants: {nodes: [{selectedOptions: [{name: 'Sorte', value: 'Buche'}]}]}},
  ]);
  const last = await read<{products: {nodes: {variants: {nodes: {id: string}[]}}[]}}>(
    '{ products(first: 1) { nodes { variants(first: 1) { nodes { id } } } } }',
  );
  const only = last.products.nodes[0]?.variants.nodes.map((variant) => variant.id) ?? [];
  const refusal = await mutate(
    'productVariantsBulkDelete(productId: $id, variantsIds: $ids)',
    '',
    {id, ids: only},
    'code',
  );
  expect(refusal.userErrors).toEqual([{code: 'CANNOT_DELETE_LAST_VARIANT'}]);

  const collection = await mutate('collectionCreate(collection: {title: "Neues"})', 'collection { id }');
  const ofCollection = idIn(collection, 'collection');
  const publications = await read<{publications: {nodes: {id: string}[]}}>(
    '{ publications(first: 5) { nodes { id } } }',
  );
  const headless = publications.publications.nodes[1]?.id;
  const loadCollection = () =>
    store.client.query<{collection: object | null}>('{ collection(handle: "neues") { handle } }');
  await mutate(`publishablePublish(id: $id, input: [{publicationId: "${headless}"}])`, '', {id: ofCollection});
  expect((await loadCollection()).data.collection).not.toBeNull();
  await mutate(`publishableUnpublish(id: $id, input: [{publicationId: "${headless}"}])`, '', {id: ofCollection});
  expect((await loadCollection()).data.collection).toBeNull();
  expect((await mutate('collectionDelete(input: {id: $id})', '', {id: ofCollection})).userErrors).toEqual([]);
  expect((await mutate('productDelete(input: {id: $id})', '', {id})).userErrors).toEqual([]);
  const rest = await read<object>('{ products(first: 5) { nodes { id } } collections(first: 5) { nodes { handle } } }');
  expect(JSON.stringify(rest)).not.toMatch(/neues|gid/);
});

test('a new product is for sale everywhere until the merchant takes it off a channel', async () => {
  const made = await mutate('productSet(input: {handle: "bank", title: "Bank"})', 'product { id }');
  const {publications} = await read<{publications: {nodes: {id: string; autoPublish: boolean}[]}}>(
    '{ publications(first: 5) { nodes { id autoPublish } } }',
  );
  const [automatic] = publications.nodes.filter(({autoPublish}) => autoPublish);
  const channels = () =>
    read('{ products(first: 1) { nodes { resourcePublicationsV2(first: 5) { nodes { publication { id } } } } } }');
  expect(JSON.stringify(await channels())).toContain(automatic?.id);
  const {data} = await store.client.query<{product: object | null}>('{ product(handle: "bank") { id } }');
  expect(data.product, 'on the storefront’s channel').toBeNull();
  const off = `publishableUnpublish(id: $id, input: [{publicationId: "${automatic?.id}"}])`;
  expect((await mutate(off, '', {id: idIn(made, 'product')})).userErrors).toEqual([]);
  expect(JSON.stringify(await channels())).not.toContain(automatic?.id);
});

test('when the only option of a product is deleted, the product has no options', async () => {
  const made = await mutate(
    `productSet(input: {handle: "bank", title: "Bank", productOptions: [{name: "Holz", values: [{name: "Eiche"}]}],
      variants: [{optionValues: [{optionName: "Holz", name: "Eiche"}]}]})`,
    'product { id options { id } }',
  );
  const {id, options} = made['product'] as {id: string; options: {id: string}[]};
  const ids = options.map((option) => option.id);
  expect((await mutate('productOptionsDelete(productId: $id, options: $ids)', '', {id, ids})).userErrors).toEqual([]);
  expect(await read<object>('{ products(first: 5) { nodes { options { name } } } }')).toEqual({
    products: {nodes: [{options: [{name: 'Title'}]}]},
  });
});

test('descriptions of extra fields can be deleted', async () => {
  const made = await mutate(
    'metafieldDefinitionCreate(definition: {ownerType: PRODUCT, namespace: "custom", key: "bild", name: "Bild", type: "file_reference"})',
    'createdDefinition { id }',
  );
  const id = idIn(made, 'createdDefinition');
  expect((await mutate('metafieldDefinitionDelete(id: $id)', '', {id}, 'code')).userErrors).toEqual([
    {code: 'REFERENCE_TYPE_DELETION_ERROR'},
  ]);
  const all = 'metafieldDefinitionDelete(id: $id, deleteAllAssociatedMetafields: true)';
  expect((await mutate(all, '', {id})).userErrors).toEqual([]);
  expect((await mutate(all, '', {id}, 'code')).userErrors).toEqual([{code: 'NOT_FOUND'}]);
});

test('menus and redirects can be changed and deleted, but not the default menus', async () => {
  const menu = await mutate('menuCreate(handle: "extra", title: "Extra", items: [])', 'menu { id }');
  expect((await mutate('menuDelete(id: $id)', '', {id: idIn(menu, 'menu')})).userErrors).toEqual([]);
  const {menus} = await read<{menus: {nodes: {id: string}[]}}>('{ menus(first: 5) { nodes { id } } }');
  expect((await mutate('menuDelete(id: $id)', '', {id: menus.nodes[0]?.id}, 'code')).userErrors).toEqual([
    {code: 'UNABLE_TO_DELETE_DEFAULT_MENU'},
  ]);
  const redirect = await mutate('urlRedirectCreate(urlRedirect: {path: "/a", target: "/b"})', 'urlRedirect { id }');
  const changed = await mutate(
    'urlRedirectUpdate(id: $id, urlRedirect: {path: "/c"})',
    'urlRedirect { id path target }',
    {id: idIn(redirect, 'urlRedirect')},
  );
  expect(changed['urlRedirect']).toMatchObject({path: '/c', target: '/b'});
  const id = idIn(changed, 'urlRedirect');
  expect((await mutate('urlRedirectDelete(id: $id)', '', {id})).userErrors).toEqual([]);
  expect((await mutate('urlRedirectDelete(id: $id)', '', {id}, 'code')).userErrors).toEqual([{code: 'DOES_NOT_EXIST'}]);
});

test('a picture’s description for blind people can be changed and translated', async () => {
  await mutate('shopLocaleEnable(locale: "en")');
  const staged = await mutate(
    'stagedUploadsCreate(input: [{filename: "a.svg", mimeType: "image/svg+xml", httpMethod: POST, resource: IMAGE}])',
    'stagedTargets { url resourceUrl parameters { name value } }',
  );
  type Target = {url: string; resourceUrl: string; parameters: {name: string; value: string}[]};
  const [target] = staged['stagedTargets'] as [Target];
  const form = new FormData();
  for (const {name, value} of target.parameters) form.append(name, value);
  form.append('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>']), 'a.svg');
  expect((await fetch(target.url, {method: 'POST', body: form})).status).toBe(201);
  const made = await mutate(
    `fileCreate(files: [{originalSource: "${target.resourceUrl}", alt: "Tisch", contentType: IMAGE}])`,
    'files { id }',
  );
  const [{id}] = made['files'] as [{id: string}];
  const describe = () => mutate(`fileUpdate(files: [{id: "${id}", alt: "Bank"}])`, '', {}, 'code');
  expect((await describe()).userErrors).toEqual([{code: 'NON_READY_STATE'}]);
  const status = () => read<object>(`{ node: nodes(ids: ["${id}"]) { ... on MediaImage { fileStatus alt } } }`);
  await status();
  expect(await status()).toEqual({node: [{fileStatus: 'READY', alt: 'Tisch'}]});
  expect((await describe()).userErrors).toEqual([]);
  expect(await status()).toEqual({node: [{fileStatus: 'READY', alt: 'Bank'}]});

  const resource = `translatableResource(resourceId: "${id}")`;
  type Text = {translatableContent: {digest: string}[]; translations: object[]};
  const texts = () =>
    read<{text: Text}>(`{ text: ${resource} { translatableContent { digest } translations(locale: "en") { value } } }`);
  const digest = (await texts()).text.translatableContent[0]?.digest;
  const translation = `{key: "alt", locale: "en", value: "Bench", translatableContentDigest: "${digest}"}`;
  await mutate(`translationsRegister(resourceId: $id, translations: [${translation}])`, '', {id});
  expect((await texts()).text.translations).toEqual([{value: 'Bench'}]);
  const undo = 'translationsRemove(resourceId: $id, translationKeys: ["alt"], locales: ["en"])';
  expect((await mutate(undo, '', {id})).userErrors).toEqual([]);
  expect((await texts()).text.translations).toEqual([]);

  expect((await mutate('fileDelete(fileIds: $ids)', 'deletedFileIds', {ids: [id]})).userErrors).toEqual([]);
  expect((await mutate('fileDelete(fileIds: $ids)', '', {ids: [id]}, 'code')).userErrors).toEqual([
    {code: 'FILE_DOES_NOT_EXIST'},
  ]);
});

test('a language can be switched off, but not the main one', async () => {
  await mutate('shopLocaleEnable(locale: "en")');
  expect((await mutate('shopLocaleDisable(locale: "en")', 'locale')).userErrors).toEqual([]);
  expect((await mutate('shopLocaleDisable(locale: "de")', 'locale')).userErrors).toHaveLength(1);
  expect(await read<object>('{ shopLocales { locale } }')).toEqual({shopLocales: [{locale: 'de'}]});
});

test('a subscription to notices of changes can be changed and deleted', async () => {
  const made = await mutate(
    'webhookSubscriptionCreate(topic: PRODUCTS_UPDATE, webhookSubscription: {uri: "https://studio.example/a"})',
    'webhookSubscription { id }',
  );
  const id = idIn(made, 'webhookSubscription');
  const update = (uri: string) =>
    mutate(`webhookSubscriptionUpdate(id: $id, webhookSubscription: {uri: "${uri}"})`, 'webhookSubscription { uri }', {
      id,
    });
  expect(await update('https://studio.example/b')).toMatchObject({
    webhookSubscription: {uri: 'https://studio.example/b'},
  });
  expect((await update('https://localhost/')).userErrors).toHaveLength(1);
  expect((await mutate('webhookSubscriptionDelete(id: $id)', '', {id})).userErrors).toEqual([]);
  expect((await mutate('webhookSubscriptionDelete(id: $id)', '', {id})).userErrors).toHaveLength(1);
});

import {describe, expect, test} from 'vitest';
import {emptyContent} from '../empty';
import {createAdminClient} from '../testing/adminClient';
import {useStore} from './useStore';

// The answers are recorded: airhorns/shopify-draft-proxy, 2026-04 and 2025-01, in the file that stands at each test.

const store = useStore(emptyContent);

interface Payload {
  userErrors: {field: string[] | null; message: string; code?: string | null; elementKey?: string | null}[];
}

/** The payload of a mutation, which is the only field of its answer. */
async function mutate(mutation: string, variables: object): Promise<Payload> {
  const {data} = await createAdminClient(store.client.url)<Record<string, Payload>>(mutation, variables);
  const [payload] = Object.values(data);
  if (!payload) throw new Error(`No payload: ${mutation}`);
  return payload;
}

const DEFINE = `mutation ($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) {
    metaobjectDefinition { id type } userErrors { field message code elementKey }
  }
}`;

const textField = (key: string) => ({key, type: 'single_line_text_field'});

async function defineFields(...fieldDefinitions: object[]) {
  const {userErrors} = await mutate(DEFINE, {definition: {type: 'limits', fieldDefinitions}});
  return userErrors;
}

const atField = (index: number) => ['definition', 'fieldDefinitions', String(index)];

describe('a definition of entries is refused', () => {
  // definition-create-field-validations.json
  test('with 41 fields', async () => {
    const fields = Array.from({length: 41}, (_, index) => textField(`field_${index}`));
    expect(await defineFields(...fields)).toEqual([
      {
        field: ['definition', 'fieldDefinitions'],
        message: 'Maximum 40 fields per metaobject definition',
        code: 'INVALID',
        elementKey: null,
      },
    ]);
  });

  // metaobjectDefinition-field-key-min-length.json, definition-create-field-validations.json
  test.each([
    ['too short', 'a', 'TOO_SHORT', 'Key is too short (minimum is 2 characters)'],
    ['too long', 'a'.repeat(65), 'TOO_LONG', 'Key is too long (maximum is 64 characters)'],
    ['with other signs', 'bad.key', 'INVALID', 'Key contains one or more invalid characters.'],
    ['that is reserved', 'handle', 'RESERVED_NAME', 'The name "handle" is reserved for system use'],
  ])('with a key %s', async (_, key, code, message) => {
    expect(await defineFields(textField(key))).toEqual([{field: atField(0), message, code, elementKey: key}]);
  });

  // definition-create-field-validations.json
  test('with a key twice', async () => {
    expect(await defineFields(textField('title'), textField('title'))).toEqual([
      {
        field: atField(1),
        message: 'Field "title" duplicates other inputs',
        code: 'DUPLICATE_FIELD_INPUT',
        elementKey: 'title',
      },
    ]);
  });

  // definition-create-field-validations.json
  test.each(['garbage_type', 'list.boolean'])('with the type %s, and the types are listed', async (type) => {
    const [error] = await defineFields({key: 'title', type});
    expect(error).toMatchObject({field: atField(0), code: 'INCLUSION', elementKey: 'title'});
    expect(error?.message).toMatch(
      new RegExp(
        `^Type name ${type} is not a valid type\\. Valid types are: antenna_gain, area, .* list\\.order_reference\\.$`,
      ),
    );
  });

  // metaobject-definition-create-validation.json
  test.each([
    ['ab', 'TOO_SHORT', 'Type is too short (minimum is 3 characters)'],
    [
      'with blanks',
      'INVALID',
      'Type contains one or more invalid characters. Only alphanumeric characters, underscores, and dashes are allowed.',
    ],
  ])('with the name “%s”', async (type, code, message) => {
    const {userErrors} = await mutate(DEFINE, {definition: {type, fieldDefinitions: []}});
    expect(userErrors).toEqual([{field: ['definition', 'type'], message, code, elementKey: null}]);
  });

  // metaobject-definition-limit-caps.json
  test('when there are 128', async () => {
    const types = Array.from({length: 128}, (_, index) => `type_${index}`);
    for (const type of types) {
      const {userErrors} = await mutate(DEFINE, {definition: {type, fieldDefinitions: []}});
      expect(userErrors).toEqual([]);
    }
    expect(await defineFields(textField('title'))).toEqual([
      {
        field: ['definition'],
        message: 'Total definition count exceeds the limit of 128',
        code: 'MAX_DEFINITIONS_EXCEEDED',
        elementKey: null,
      },
    ]);
    await store.client.control.reset();
  });
});

// metaobjectDefinitionUpdate-field-operation-errors.json
test('a definition that gets a field which it has, or changes one which it has not, is refused', async () => {
  const created = (await mutate(DEFINE, {
    definition: {type: 'fields', fieldDefinitions: [textField('title')]},
  })) as Payload & {metaobjectDefinition: {id: string}};
  const change = async (fieldDefinition: object) => {
    const {userErrors} = await mutate(
      `mutation ($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
        metaobjectDefinitionUpdate(id: $id, definition: $definition) { userErrors { field message code elementKey } }
      }`,
      {id: created.metaobjectDefinition.id, definition: {fieldDefinitions: [fieldDefinition]}},
    );
    return userErrors;
  };
  expect(await change({create: textField('title')})).toEqual([
    {
      field: [...atField(0), 'create', 'key'],
      message: 'Field definition "title" is already taken',
      code: 'OBJECT_FIELD_TAKEN',
      elementKey: 'title',
    },
  ]);
  expect(await change({update: {key: 'missing_update', required: true}})).toEqual([
    {
      field: [...atField(0), 'update', 'key'],
      message: 'Field definition "missing_update" does not exist',
      code: 'UNDEFINED_OBJECT_FIELD',
      elementKey: 'missing_update',
    },
  ]);
  await store.client.control.reset();
});

// metaobject_handle_validation.json
describe('an entry is refused with a handle', () => {
  const CREATE = `mutation ($metaobject: MetaobjectCreateInput!) {
    metaobjectCreate(metaobject: $metaobject) { metaobject { id } userErrors { field message code } }
  }`;
  const UPSERT = `mutation ($handle: MetaobjectHandleInput!) {
    metaobjectUpsert(handle: $handle, metaobject: {fields: []}) { metaobject { id } userErrors { field message code } }
  }`;

  test.each([
    ['with blanks and signs', 'hello world!', 'INVALID', 'Handle is invalid'],
    ['that is too long', 'a'.repeat(256), 'TOO_LONG', 'Handle is too long (maximum is 255 characters)'],
  ])('%s', async (_, handle, code, message) => {
    await mutate(DEFINE, {definition: {type: 'entries', fieldDefinitions: [textField('title')]}});
    const identity = {type: 'entries', handle};
    expect(await mutate(CREATE, {metaobject: identity})).toEqual({
      metaobject: null,
      userErrors: [{field: ['metaobject', 'handle'], message, code}],
    });
    expect(await mutate(UPSERT, {handle: identity})).toEqual({
      metaobject: null,
      userErrors: [{field: ['handle', 'handle'], message, code}],
    });
  });
});

describe('a policy is refused', () => {
  const writePolicy = (body: string) =>
    mutate(
      `mutation ($shopPolicy: ShopPolicyInput!) {
        shopPolicyUpdate(shopPolicy: $shopPolicy) { shopPolicy { id } userErrors { field message code } }
      }`,
      {shopPolicy: {type: 'PRIVACY_POLICY', body}},
    );

  // shop-policy-update-privacy-liquid-validation.json
  test('with a tag that Liquid does not know', async () => {
    const message = "Body Liquid syntax error: Unknown tag 'unknownTag'";
    expect(await writePolicy('{% unknownTag %}')).toEqual({
      shopPolicy: null,
      userErrors: [{field: ['shopPolicy', 'body'], message, code: null}],
    });
    expect(await writePolicy('<p>{% if true %}100 %{% endif %} {{ shop.name }}</p>')).toMatchObject({userErrors: []});
    // Shopify/liquid, lib/liquid/tags/comment.rb (`unknown_tag`) and raw.rb: no tag between these is unknown.
    const unread = '{% comment %}{% unknownTag %}{%- endcomment -%}{% raw %}{% unknownTag %}{% endraw %}';
    expect(await writePolicy(unread)).toMatchObject({userErrors: []});
    expect(await writePolicy(`${unread}{% unknownTag %}`)).toMatchObject({userErrors: [{message}]});
  });

  // shop-policy-update-parity.json
  test('above 512 KB', async () => {
    const field = ['shopPolicy', 'body'];
    expect(await writePolicy('x'.repeat(512 * 1024 + 1))).toEqual({
      shopPolicy: null,
      userErrors: [{field, message: 'Body is too big (maximum is 512 KB)', code: 'TOO_BIG'}],
    });
  });
});

// webhook-subscription-uri-validation.json, webhook-subscription-uri-whitespace.json
test.each([
  ['http://studio.example/hook', 'Address protocol http:// is not supported'],
  ['https://studio.myshopify.com/hook', 'Address cannot be a Shopify or an internal domain'],
  ['https://localhost/hook', 'Address cannot be a Shopify or an internal domain'],
  ['  ', "Address can't be blank"],
])('notices of changes are not sent to “%s”', async (uri, message) => {
  expect(
    await mutate(
      `mutation ($webhookSubscription: WebhookSubscriptionInput!) {
        webhookSubscriptionCreate(topic: PRODUCTS_UPDATE, webhookSubscription: $webhookSubscription) {
          webhookSubscription { id } userErrors { field message }
        }
      }`,
      {webhookSubscription: {uri}},
    ),
  ).toEqual({
    webhookSubscription: null,
    userErrors: [{field: ['webhookSubscription', 'callbackUrl'], message}],
  });
});

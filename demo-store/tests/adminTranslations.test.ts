import {describe, expect, test} from 'vitest';
import {emptyContent} from '../empty';
import {createAdminClient} from '../testing/adminClient';
import {useStore} from './useStore';

const store = useStore(emptyContent);
const admin = <Data>(query: string, variables?: object) => createAdminClient(store.client.url)<Data>(query, variables);

const CREATE = `mutation ($input: ProductSetInput!) {
  productSet(input: $input, synchronous: true) {
    product { id metafields(first: 5) { nodes { id key } } }
    userErrors { field message }
  }
}`;
const TEXTS =
  'query ($id: ID!) { translatableResource(resourceId: $id) { translatableContent { key value digest } translations(locale: "en") { value } } }';
const REGISTER = `mutation ($id: ID!, $translations: [TranslationInput!]!) {
  translationsRegister(resourceId: $id, translations: $translations) { userErrors { field code } }
}`;

interface Texts {
  translatableContent: {key: string; value: string; digest: string | null}[];
  translations: {value: string}[];
}

test('a JSON field is listed without a digest and can’t be translated, a field of text can', async () => {
  await admin('mutation { shopLocaleEnable(locale: "en") { userErrors { message } } }');
  const metafields = [
    {namespace: 'custom', key: 'farben', type: 'json', value: '["Eiche"]'},
    {namespace: 'custom', key: 'material', type: 'single_line_text_field', value: 'Eiche'},
  ];
  const input = {handle: 'tisch', title: 'Tisch', metafields};
  const {data} = await admin<{productSet: {product: {metafields: {nodes: {id: string; key: string}[]}}}}>(CREATE, {
    input,
  });
  const idOf = (key: string) => data.productSet.product.metafields.nodes.find((field) => field.key === key)?.id;
  const texts = async (key: string) =>
    (await admin<{translatableResource: Texts}>(TEXTS, {id: idOf(key)})).data.translatableResource;
  const translate = async (key: string, value: string, translatableContentDigest: string) => {
    const translations = [{key: 'value', locale: 'en', value, translatableContentDigest}];
    const answer = await admin<{translationsRegister: {userErrors: object[]}}>(REGISTER, {id: idOf(key), translations});
    return answer.data.translationsRegister.userErrors;
  };

  expect((await texts('farben')).translatableContent).toEqual([{key: 'value', value: '["Eiche"]', digest: null}]);
  expect(await translate('farben', '["Oak"]', 'null')).toEqual([
    {field: ['translations', '0', 'key'], code: 'INVALID_KEY_FOR_MODEL'},
  ]);
  expect((await texts('farben')).translations).toEqual([]);

  const digest = (await texts('material')).translatableContent[0]?.digest ?? '';
  expect(await translate('material', 'Oak', digest)).toEqual([]);
  expect((await texts('material')).translations).toEqual([{value: 'Oak'}]);
});

// The answers are recorded: airhorns/shopify-draft-proxy, 2026-04, in the file that stands at each test.
describe('translations', () => {
  const register = async (translations: object[]) => {
    const created = await admin<{productSet: {product: {id: string}}}>(
      'mutation { productSet(identifier: {handle: "hocker"}, input: {title: "Hocker", descriptionHtml: "Aus Eiche"}) { product { id } } }',
    );
    const {id} = created.data.productSet.product;
    const {data} = await admin<{translatableResource: Texts}>(TEXTS, {id});
    const digests = data.translatableResource.translatableContent.map(({key, digest}) => [key, digest]);
    const inputs = translations.map((translation) => ({
      locale: 'en',
      ...translation,
      translatableContentDigest: (Object.fromEntries(digests) as Record<string, string>)[
        (translation as {key: string}).key
      ],
    }));
    const answer = await admin<{translationsRegister: object}>(
      `mutation ($id: ID!, $translations: [TranslationInput!]!) {
        translationsRegister(resourceId: $id, translations: $translations) {
          translations { key value } userErrors { field message code }
        }
      }`,
      {id, translations: inputs},
    );
    return answer.data.translationsRegister;
  };

  // localization-payload-shapes.json, localization-translations-error-codes.json
  test('that are blank are refused, and the others are saved', async () => {
    expect(
      await register([
        {key: 'title', value: 'Stool'},
        {key: 'body_html', value: ''},
      ]),
    ).toEqual({
      translations: [{key: 'title', value: 'Stool'}],
      userErrors: [
        {
          field: ['translations', '1', 'value'],
          message: "Value can't be blank",
          code: 'FAILS_RESOURCE_VALIDATION',
        },
      ],
    });
  });

  // localization-translations-value-matches-original.json: only for a market may a translation not be what it is without one.
  test('may be equal to the text itself', async () => {
    expect(await register([{key: 'title', value: 'Hocker'}])).toMatchObject({userErrors: []});
  });

  // localization-translations-error-codes.json
  test('are 100 at once at most', async () => {
    expect(await register(Array.from({length: 101}, () => ({key: 'title', value: 'Stool'})))).toEqual({
      translations: null,
      userErrors: [
        {
          field: ['resourceId'],
          message: 'Too many keys for resource - maximum 100 per mutation',
          code: 'TOO_MANY_KEYS_FOR_RESOURCE',
        },
      ],
    });
  });

  // localization-translations-validation-order.json
  test('need a language of the store, and not the main one', async () => {
    const refusal = (message: string) => ({
      translations: [],
      userErrors: [{field: ['translations', '0', 'locale'], message, code: 'INVALID_LOCALE_FOR_SHOP'}],
    });
    expect(await register([{key: 'title', value: '', locale: 'fr'}])).toEqual(
      refusal('Locale is not a valid locale for the shop'),
    );
    expect(await register([{key: 'title', value: '', locale: 'de'}])).toEqual(
      refusal("Locale cannot be the same as the shop's primary locale"),
    );
  });
});

import {expect, test} from 'vitest';
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

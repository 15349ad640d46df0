import {expect, test} from 'vitest';
import {emptyContent} from '../empty';
import {createAdminClient} from '../testing/adminClient';
import {useStore} from './useStore';

const store = useStore(emptyContent);
const admin = <Data>(query: string, variables?: object) => createAdminClient(store.client.url)<Data>(query, variables);

const MAKE = 'mutation ($input: ProductSetInput!) { productSet(input: $input) { product { id } } }';
const ADD = `mutation ($id: ID!, $variants: [ProductVariantsBulkInput!]!) {
  productVariantsBulkCreate(productId: $id, variants: $variants) { userErrors { message } }
}`;
const READ = `query ($id: ID!) {
  productByIdentifier(identifier: {id: $id}) { variants(first: 5) { nodes { selectedOptions { value } } } }
}`;

async function makeProduct(title: string): Promise<string> {
  const {data} = await admin<{productSet: {product: {id: string}}}>(MAKE, {input: {title, handle: title}});
  return data.productSet.product.id;
}

async function titlesOf(id: string): Promise<string[]> {
  const {data} = await admin<{productByIdentifier: {variants: {nodes: {selectedOptions: {value: string}[]}[]}}}>(READ, {
    id,
  });
  return data.productByIdentifier.variants.nodes.flatMap(({selectedOptions}) =>
    selectedOptions.map(({value}) => value),
  );
}

test('a variant that is added to one product does not appear on another product', async () => {
  const [tisch, bank] = [await makeProduct('tisch'), await makeProduct('bank')];
  const variants = [{price: '90', optionValues: [{optionName: 'Title', name: '90,00 €'}]}];
  const {data} = await admin<{productVariantsBulkCreate: object}>(ADD, {id: tisch, variants});
  expect(data.productVariantsBulkCreate).toEqual({userErrors: []});
  expect(await titlesOf(tisch)).toEqual(['Default Title', '90,00 €']);
  expect(await titlesOf(bank)).toEqual(['Default Title']);
});

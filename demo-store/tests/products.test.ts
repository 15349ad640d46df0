import {describe, expect, test} from 'vitest';
import {productOf, useStore} from './useStore';

const store = useStore();
const english = '@inContext(language: EN)';
const product = productOf(store);

describe('a product in the demo store', () => {
  test('is in the language asked for', async () => {
    const fields = 'title description descriptionHtml productType vendor tags seo { title }';
    expect(await product('hocker', fields)).toEqual({
      title: 'Hocker',
      description: 'Hocker aus Eiche.',
      descriptionHtml: '<p>Hocker aus <b>Eiche</b>.</p>',
      productType: 'Hocker',
      vendor: 'Muster & Maß',
      tags: ['Bestseller', 'sitzen'],
      seo: {title: null},
    });
    expect(await product('hocker', 'title description', english)).toEqual({
      title: 'Stool',
      description: 'Stool made of oak.',
    });
  });

  test('has prices and former prices as Shopify writes them', async () => {
    const money = 'amount currencyCode';
    expect(
      await product(
        'hocker',
        `priceRange { minVariantPrice { ${money} } } compareAtPriceRange { maxVariantPrice { ${money} } }`,
      ),
    ).toEqual({
      priceRange: {minVariantPrice: {amount: '129.0', currencyCode: 'EUR'}},
      compareAtPriceRange: {maxVariantPrice: {amount: '149.0', currencyCode: 'EUR'}},
    });
    expect(await product('tisch', 'priceRange { minVariantPrice { amount } maxVariantPrice { amount } }')).toEqual({
      priceRange: {minVariantPrice: {amount: '450.0'}, maxVariantPrice: {amount: '700.0'}},
    });
    expect(await product('tisch', 'variants(first: 1, reverse: true) { nodes { price { amount } } }')).toEqual({
      variants: {nodes: [{price: {amount: '650.01'}}]},
    });
  });

  test('is found by number, by name and in the way of older sites', async () => {
    const {data} = await store.client.query<{product: {id: string}}>('{ product(handle: "tisch") { id } }');
    const {id} = data.product;
    expect(id).toMatch(/^gid:\/\/shopify\/Product\/\d{13}$/);
    const again = await store.client.query(
      'query ($id: ID!) { a: product(id: $id) { handle } b: productByHandle(handle: "tisch") { handle } c: product(handle: "stuhl") { handle } }',
      {id},
    );
    expect(again.data).toEqual({a: {handle: 'tisch'}, b: {handle: 'tisch'}, c: null});
  });

  test('disappears when the merchant takes it off, and returns when it is for sale again', async () => {
    const query =
      '{ product(handle: "hocker") { id } products(first: 10) { nodes { handle } } collection(handle: "sitzen") { products(first: 1) { nodes { id } } } }';
    await store.client.control.setInventory({handle: 'hocker', published: false});
    const {data} = await store.client.query<{products: {nodes: object[]}}>(query);
    expect(data).toMatchObject({product: null, collection: {products: {nodes: []}}});
    expect(data.products.nodes).not.toContainEqual({handle: 'hocker'});
    await store.client.control.setInventory({handle: 'hocker', published: true});
    expect((await store.client.query<{product: object}>(query)).data.product).not.toBeNull();
  });
});

import {placeOrder} from '../testing/order';
import {beforeAll, describe, expect, test} from 'vitest';
import {VERSIONS, type Version} from '../graphql/version';
import {createClient, type Client} from '../testing/client';
import {variantIds} from './carts';
import {changeCart, createCart, readCart, search, suggest} from './storefrontOperations';
import {useStore} from './useStore';

const euro = (amount: string) => ({amount, currencyCode: 'EUR'});
const context = {language: 'EN', country: 'US', consent: {analytics: false, marketing: false}};
const versions: Version[] = [...VERSIONS, 'unstable'];

interface Payload {
  cart: {id: string; checkoutUrl: string; totalQuantity: number} | null;
  userErrors: {code: string; field: string[]; message: string}[];
  warnings: {code: string; message: string; target: string}[];
}

describe.each(versions)('a site made with today’s Hydrogen, with version %s of Shopify’s interface,', (version) => {
  const store = useStore();
  let client: Client;
  let stool = '';
  let cartId = '';

  beforeAll(async () => {
    client = createClient(store.client.url, version);
    stool = (await variantIds(client, 'hocker'))['STOOL'] ?? '';
  });

  /** The data of an answer without errors. */
  async function ask<Data>(query: string, variables: object): Promise<Data> {
    const {data, errors} = await client.query<Data>(query, variables);
    expect(errors).toBeUndefined();
    return data;
  }

  const change = async (mutation: string, argument: string, type: string, value: unknown) =>
    (await ask<{it: Payload}>(changeCart(mutation, argument, type), {cartId, [argument]: value, ...context})).it;

  const cart = async () => (await ask<{cart: Record<string, unknown>}>(readCart, {cartId, ...context})).cart;

  const emptyCart = () => ({
    id: cartId,
    checkoutUrl: expect.stringMatching(new RegExp(`^${client.url}/cart/c/[\\da-f]{32}\\?key=[\\da-f]{32}$`)) as string,
    totalQuantity: 0,
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    note: '',
    attributes: [],
    appliedGiftCards: [],
    buyerIdentity: {countryCode: context.country, email: null, phone: null, customer: null},
    discountCodes: [],
    cost: {subtotalAmount: euro('0.0'), totalAmount: euro('0.0'), totalDutyAmount: null, totalTaxAmount: null},
    lines: {nodes: []},
  });

  test('creates a cart from a link with a variant and a discount, and reads it', async () => {
    const input = {lines: [{merchandiseId: stool, quantity: 2}], discountCodes: ['WERKSTATT10']};
    const {it} = await ask<{it: Payload}>(createCart, {input, ...context});
    expect(it).toMatchObject({cart: {totalQuantity: 2}, userErrors: [], warnings: []});
    cartId = it.cart?.id ?? '';
    const line = {
      id: expect.stringContaining('gid://shopify/CartLine/') as string,
      quantity: 2,
      attributes: [],
      cost: {
        amountPerQuantity: euro('129.0'),
        compareAtAmountPerQuantity: euro('149.0'),
        totalAmount: euro('258.0'),
      },
      merchandise: {
        id: stool,
        title: 'Default Title',
        availableForSale: true,
        requiresShipping: true,
        price: euro('129.0'),
        compareAtPrice: euro('149.0'),
        image: {
          id: expect.stringContaining('gid://shopify/ImageSource/') as string,
          url: expect.stringContaining('/files/a.webp?v=') as string,
          altText: 'Picture a',
          width: 1600,
          height: 1200,
        },
        product: {
          id: expect.stringContaining('gid://shopify/Product/') as string,
          handle: 'hocker',
          title: 'Stool',
          vendor: 'Muster & Maß',
        },
        selectedOptions: [{name: 'Title', value: 'Default Title'}],
      },
      parentRelationship: null,
    };
    expect(await cart()).toEqual({
      ...emptyCart(),
      totalQuantity: 2,
      discountCodes: [{code: 'WERKSTATT10', applicable: true}],
      cost: {
        subtotalAmount: euro('258.0'),
        totalAmount: euro('232.2'),
        totalDutyAmount: null,
        totalTaxAmount: null,
      },
      lines: {nodes: [line]},
    });
  });

  test('changes its lines', async () => {
    const {lines} = (await cart()) as {lines: {nodes: {id: string}[]}};
    const id = lines.nodes[0]?.id;
    const update = await change('cartLinesUpdate', 'lines', '[CartLineUpdateInput!]!', [{id, quantity: 3}]);
    expect(update).toMatchObject({cart: {totalQuantity: 3}, userErrors: [], warnings: []});
    const added = [{merchandiseId: stool, quantity: 20, attributes: [{key: 'Gravur', value: 'A'}]}];
    expect(await change('cartLinesAdd', 'lines', '[CartLineInput!]!', added)).toMatchObject({
      cart: {totalQuantity: 10},
      userErrors: [],
      warnings: [{code: 'MERCHANDISE_NOT_ENOUGH_STOCK'}],
    });
    expect(await change('cartLinesRemove', 'lineIds', '[ID!]!', [id])).toMatchObject({
      cart: {totalQuantity: 7},
      userErrors: [],
    });
  });

  test('applies a discount code from a link, replaces the code and removes it', async () => {
    const codes = (...values: string[]) => change('cartDiscountCodesUpdate', 'discountCodes', '[String!]!', values);
    expect(await codes('GIBTESNICHT')).toMatchObject({
      cart: {id: cartId},
      userErrors: [],
      warnings: [{target: cartId.replace(/\?.*/, '')}],
    });
    expect(await cart()).toMatchObject({discountCodes: [{code: 'GIBTESNICHT', applicable: false}]});
    expect(await codes('werkstatt10')).toMatchObject({userErrors: [], warnings: []});
    expect(await cart()).toMatchObject({
      discountCodes: [{code: 'werkstatt10', applicable: true}],
      cost: {totalAmount: euro('812.7')},
    });
    expect(await codes()).toMatchObject({userErrors: [], warnings: []});
    expect(await cart()).toMatchObject({discountCodes: [], cost: {totalAmount: euro('903.0')}});
  });

  test('sees that an unknown gift card isn’t applied, and saves note and buyer', async () => {
    expect(await change('cartGiftCardCodesAdd', 'giftCardCodes', '[String!]!', ['ABCD'])).toMatchObject({
      cart: {id: cartId},
      userErrors: [],
    });
    expect(await cart()).toMatchObject({appliedGiftCards: []});
    await change('cartNoteUpdate', 'note', 'String!', 'Klingel links');
    await change('cartBuyerIdentityUpdate', 'buyerIdentity', 'CartBuyerIdentityInput!', {
      email: 'anna@beispiel.example',
    });
    expect(await cart()).toMatchObject({
      note: 'Klingel links',
      buyerIdentity: {email: 'anna@beispiel.example', customer: null},
    });
  });

  test('searches products, pages and articles, page by page', async () => {
    type Found = {
      articles: object;
      pages: object;
      products: {nodes: {title: string; handle: string}[]; pageInfo: {hasNextPage: boolean; endCursor: string}};
    };
    const found = await ask<Found>(search, {term: 'oak', first: 2, ...context, consent: undefined});
    expect(found).toMatchObject({
      articles: {nodes: []},
      pages: {nodes: []},
      products: {pageInfo: {hasNextPage: true, hasPreviousPage: false}},
    });
    expect(found.products.nodes[0]).toMatchObject({
      __typename: 'Product',
      trackingParameters: null,
      selectedOrFirstAvailableVariant: {
        image: {altText: 'Picture a'},
        product: {handle: found.products.nodes[0]?.handle},
      },
    });
    const after = found.products.pageInfo.endCursor;
    const next = await ask<Found>(search, {term: 'oak', first: 2, after, language: 'EN'});
    expect(next.products.nodes.map(({handle}) => handle)).not.toContain(found.products.nodes[0]?.handle);
  });

  test('shows suggestions while a word is typed', async () => {
    expect(await ask(suggest, {term: 'stoo', limit: 10, scope: 'EACH', language: 'EN'})).toMatchObject({
      predictiveSearch: {
        articles: [],
        collections: [],
        pages: [],
        products: [{title: 'Stool', selectedOrFirstAvailableVariant: {id: stool, price: euro('129.0')}}],
        queries: [],
      },
    });
  });

  test('leads to the checkout, where an order can be placed', async () => {
    const {checkoutUrl} = (await cart()) as {checkoutUrl: string};
    expect(await (await fetch(checkoutUrl)).text()).toContain('Stool');
    const buyer = {email: 'a@b.example', name: 'Anna', address1: 'Weg 1', zip: '40213', city: 'Düsseldorf'};
    expect((await placeOrder(checkoutUrl, buyer)).status).toBe(303);
    const orders = await client.control.orders();
    expect(orders.at(-1)).toMatchObject({
      buyer,
      total: 90_300 + 4900,
      note: 'Klingel links',
      lines: [{sku: 'STOOL', quantity: 7}],
    });
  });
});

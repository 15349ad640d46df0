import {beforeEach, describe, expect, test} from 'vitest';
import {completeContent} from '../content';
import {createAdminClient} from '../testing/adminClient';
import {buyer, placeOrder} from '../testing/order';
import {cartOf, createCart, variantIds} from './carts';
import {useStore} from './useStore';

const store = useStore({
  shop: {
    languages: ['DE', 'EN'],
    countryCode: 'US',
    currencyCode: 'USD',
    markets: [{countryCode: 'CA', currencyCode: 'CAD'}],
    vatPercent: 0,
  },
  products: [{handle: 'board', title: 'Board', variants: [{sku: 'BOARD', price: 74_995}]}],
  discounts: [{kind: 'order', code: 'TEN', value: {amount: 1000}}],
});
beforeEach(() => store.client.control.reset());

const ask = async (query: string) => (await store.client.query(query)).data;
const PRICE = '{ product(handle: "board") { priceRange { minVariantPrice { amount currencyCode } } } }';
const priced = (currencyCode: string) => ({
  product: {priceRange: {minVariantPrice: {amount: '749.95', currencyCode}}},
});

describe('a store that sells in dollars', () => {
  test('has prices in dollars', async () => {
    expect(await ask(PRICE)).toEqual(priced('USD'));
    expect(await ask('{ shop { moneyFormat shipsToCountries paymentSettings { countryCode currencyCode } } }')).toEqual(
      {
        shop: {
          moneyFormat: '${{amount}}',
          shipsToCountries: ['US', 'CA'],
          paymentSettings: {countryCode: 'US', currencyCode: 'USD'},
        },
      },
    );
  });

  // Recorded: airhorns/shopify-draft-proxy, storefront-catalog-enrichment.json, storefront-first-slice-default.json (2026-04).
  test('has the prices of another country in the currency of its market', async () => {
    expect(await ask(`query @inContext(country: CA) ${PRICE}`)).toEqual(priced('CAD'));
    expect(
      await ask(`query @inContext(country: CA, language: EN) {
        localization { country { isoCode name currency { isoCode name symbol } } }
        shop { paymentSettings { currencyCode enabledPresentmentCurrencies } }
      }`),
    ).toEqual({
      localization: {
        country: {
          isoCode: 'CA',
          name: 'Canada',
          currency: {isoCode: 'CAD', name: 'Canadian Dollar', symbol: '$'},
        },
      },
      shop: {paymentSettings: {currencyCode: 'USD', enabledPresentmentCurrencies: ['CAD', 'USD']}},
    });
  });

  // Recorded: airhorns/shopify-draft-proxy, storefront-cart-lifecycle.json, cartDeliveryPrimaryCartCreate (2026-04).
  test('has a cart, and its checkout, in the currency of the buyer’s country', async () => {
    const {BOARD: merchandiseId = ''} = await variantIds(store.client, 'board');
    const money = '{ currencyCode }';
    const {data} = await store.client.query<{cartCreate: {cart: {checkoutUrl: string}}}>(
      `mutation ($input: CartInput) @inContext(language: EN) { cartCreate(input: $input) { cart {
        checkoutUrl
        cost { totalAmount ${money} }
        discountAllocations { discountedAmount ${money} }
        lines(first: 1) { nodes { cost { totalAmount ${money} } } }
      } } }`,
      {input: {lines: [{merchandiseId}], discountCodes: ['TEN'], buyerIdentity: {countryCode: 'CA'}}},
    );
    const canadian = {currencyCode: 'CAD'};
    expect(data.cartCreate.cart).toMatchObject({
      cost: {totalAmount: canadian},
      discountAllocations: [{discountedAmount: canadian}],
      lines: {nodes: [{cost: {totalAmount: canadian}}]},
    });
    expect(await (await fetch(data.cartCreate.cart.checkoutUrl)).text()).toContain('value="Canada"');
    const page = await (await fetch(data.cartCreate.cart.checkoutUrl)).text();
    expect(page, 'with the code of a currency that isn’t the shop’s').toContain('<strong>CAD\u00a0739.95</strong>');
    expect(await store.client.control.carts()).toMatchObject([{currencyCode: 'CAD', total: 73_995}]);
    await placeOrder(data.cartCreate.cart.checkoutUrl);
    expect(await store.client.control.orders()).toMatchObject([{currencyCode: 'CAD', total: 73_995}]);
  });

  // imsujan276/shopify_flutter, issue 92 (2024-09): the country in which a cart is created decides, and that of a reading doesn't.
  test('has a cart in the currency of the country that it was created for, whoever reads it', async () => {
    const {BOARD: merchandiseId = ''} = await variantIds(store.client, 'board');
    const selection = 'id checkoutUrl buyerIdentity { countryCode } cost { totalAmount { currencyCode } }';
    const {data} = await store.client.query<{cartCreate: {cart: {id: string; checkoutUrl: string}}}>(
      `mutation ($input: CartInput) @inContext(country: CA) { cartCreate(input: $input) { cart { ${selection} } } }`,
      {input: {lines: [{merchandiseId}]}},
    );
    const {cart} = data.cartCreate;
    expect(cart).toMatchObject({
      buyerIdentity: {countryCode: 'CA'},
      cost: {totalAmount: {currencyCode: 'CAD'}},
    });
    const read = (context: string) =>
      store.client.query(`query ($id: ID!) ${context} { cart(id: $id) { ${selection} } }`, {id: cart.id});
    expect((await read('')).data).toEqual({cart});
    expect((await read('@inContext(country: US)')).data).toEqual({cart});
    await placeOrder(cart.checkoutUrl);
    expect(await store.client.control.orders()).toMatchObject([{currencyCode: 'CAD'}]);
  });

  // Shopify/hydrogen, packages/hydrogen/src/cart/queries: the mutations of a cart ask for ZZ when the site names no country.
  test('has a cart without a country when it was created for an unknown one', async () => {
    const {data} = await store.client.query(
      `mutation @inContext(country: ZZ) { cartCreate { cart {
        buyerIdentity { countryCode } cost { totalAmount { currencyCode } }
      } } }`,
    );
    expect(data).toEqual({
      cartCreate: {cart: {buyerIdentity: {countryCode: null}, cost: {totalAmount: {currencyCode: 'USD'}}}},
    });
  });

  test('has a cart in the currency of its buyer’s country, also when it was created for another one', async () => {
    const {data} = await store.client.query(
      `mutation ($input: CartInput) @inContext(country: CA) { cartCreate(input: $input) { cart {
        buyerIdentity { countryCode } cost { totalAmount { currencyCode } }
      } } }`,
      {input: {buyerIdentity: {countryCode: 'US'}}},
    );
    expect(data).toEqual({
      cartCreate: {cart: {buyerIdentity: {countryCode: 'US'}, cost: {totalAmount: {currencyCode: 'USD'}}}},
    });
  });

  test('has the prices of a country that it does not sell to in dollars', async () => {
    expect(await ask(`query @inContext(country: FR) ${PRICE}`)).toEqual(priced('USD'));
  });

  test('has a checkout in dollars, without VAT where prices contain none', async () => {
    const {BOARD: merchandiseId = ''} = await variantIds(store.client, 'board');
    const {checkoutUrl} = cartOf(await createCart(store.client, [{merchandiseId}], '@inContext(language: EN)'));
    const page = await (await fetch(checkoutUrl)).text();
    expect(page).toContain('<strong>$749.95</strong>');
    expect(page).toContain('value="United States"');
    expect(page).not.toContain('VAT');
    const confirmation = await placeOrder(checkoutUrl, buyer);
    expect(await (await fetch(new URL(confirmation.headers.get('location') ?? '', checkoutUrl))).text()).toContain(
      '$749.95',
    );
    expect(await store.client.control.orders()).toMatchObject([{currencyCode: 'USD', total: 74_995}]);
  });
});

test('a merchant who changes the currency changes it for both APIs', async () => {
  await store.client.control.setAdmin({currencyCode: 'CHF'});
  expect(await ask(PRICE)).toEqual(priced('CHF'));
  const {data} = await createAdminClient(store.client.url)<object>('{ shop { currencyCode } }');
  expect(data).toEqual({shop: {currencyCode: 'CHF'}});
});

test.each([
  [{countryCode: 'usa'}, 'shop.countryCode: is not the code of a country, such as DE'],
  [{countryCode: 'QQ'}, 'shop.countryCode: is not the code of a country, such as DE'],
  [{currencyCode: '€'}, 'shop.currencyCode: is not the code of a currency, such as EUR'],
  [{currencyCode: 'QQQ'}, 'shop.currencyCode: is not the code of a currency, such as EUR'],
  [{currencyCode: 'JPY'}, 'shop.currencyCode: is a currency without two decimals'],
  [
    {markets: [{countryCode: 'US', currencyCode: 'KWD'}]},
    'shop.markets.0.currencyCode: is a currency without two decimals',
  ],
  [{markets: [{countryCode: 'DE', currencyCode: 'USD'}]}, 'shop: has two markets of DE'],
  [
    {
      markets: [
        {countryCode: 'US', currencyCode: 'USD'},
        {countryCode: 'US', currencyCode: 'EUR'},
      ],
    },
    'shop: has two markets of US',
  ],
])('content with a wrong code is refused: %j', (shop, message) => {
  expect(() => completeContent({shop})).toThrow(message);
});

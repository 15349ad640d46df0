import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {cartOf, createCart, variantIds, type LineInput} from './carts';
import {buyer, placeOrder} from '../testing/order';
import {fixture} from '../testing/fixture';
import {useStore} from './useStore';

const giftCards = [
  {code: 'KARTE9000AAAA', balance: 900_000},
  {code: 'KARTE9000BBBB', balance: 900_000},
];
const store = useStore({...fixture, giftCards});
let ids: Record<string, string> = {};

beforeAll(async () => {
  ids = {...(await variantIds(store.client, 'hocker')), ...(await variantIds(store.client, 'tisch'))};
});
beforeEach(() => store.client.control.reset());

async function checkoutOf(lines: LineInput[], context = ''): Promise<string> {
  return cartOf(await createCart(store.client, lines, context)).checkoutUrl;
}

async function read(url: string, headers = {}): Promise<{status: number; text: string}> {
  const response = await fetch(url, {headers});
  return {status: response.status, text: await response.text()};
}

describe('the demo store’s checkout page', () => {
  test('shows lines, VAT, shipping and total, and a notice that nobody is charged', async () => {
    const url = await checkoutOf([{merchandiseId: ids['STOOL'] ?? '', quantity: 2}]);
    const {status, text} = await read(url);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('Hier wird nichts berechnet');
    expect(text).not.toContain('Default Title');
    for (const part of ['Hocker', 'Menge: 2', '258,00', '49,00', '307,00', '19 % MwSt. in den Preisen', '49,02']) {
      expect(text).toContain(part);
    }
  });

  test('is in the language of the cart, unless its address asks for another one', async () => {
    const url = await checkoutOf([{merchandiseId: ids['STOOL'] ?? ''}], '@inContext(language: EN)');
    expect((await read(url)).text).toContain('<html lang="en">');
    expect((await read(url)).text).toContain('€129.00');
    expect((await read(`${url}&locale=de`)).text).toContain('<html lang="de">');
  });

  test('above a certain subtotal, shows free shipping', async () => {
    const url = await checkoutOf([{merchandiseId: ids['T-ASH-L'] ?? '', quantity: 3}]);
    const {text} = await read(url);
    expect(text).toContain('kostenlos');
    expect(text).toContain('1.950,03');
  });

  test('shows the details of a line as text, and hides private ones', async () => {
    const attributes = [
      {key: 'Farbe <b>', value: '"Eiche" & <script>alert(1)</script>'},
      {key: '_geheim', value: 'nur intern'},
    ];
    const {text} = await read(await checkoutOf([{merchandiseId: ids['STOOL'] ?? '', attributes}]));
    expect(text).toContain(
      '<dt>Farbe &lt;b&gt;</dt><dd>&quot;Eiche&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt;</dd>',
    );
    expect(text).not.toContain('nur intern');
    expect(text).not.toContain('<script');
  });

  test('lists what nests in a line below it, and so does the confirmation', async () => {
    const [parent = '', child = ''] = [ids['STOOL'], ids['T-OAK-M']];
    const url = await checkoutOf([{merchandiseId: parent}, {merchandiseId: child, parent: {merchandiseId: parent}}]);
    const nested = /<li [^>]*>(?:(?!<li)[^])*Hocker(?:(?!<li)[^])*<ul class="plain"><li [^>]*>(?:(?!<li)[^])*Tisch/;
    expect((await read(url)).text).toMatch(nested);
    const location = (await placeOrder(url)).headers.get('location') ?? '';
    expect((await read(new URL(location, url).href)).text).toMatch(nested);
  });

  test('shows the VAT above the gift cards, of which it leaves out those that pay nothing', async () => {
    const {data} = await store.client.query<{cartCreate: {cart: {checkoutUrl: string}}}>(
      'mutation ($input: CartInput) @inContext(language: EN) { cartCreate(input: $input) { cart { checkoutUrl } } }',
      {input: {lines: [{merchandiseId: ids['STOOL']}], giftCardCodes: giftCards.map(({code}) => code)}},
    );
    const {checkoutUrl} = data.cartCreate.cart;
    const totals = /VAT in the prices.*?€28\.42.*?Gift card •••• AAAA.*?−€178\.00.*?Total.*?€0\.00/s;
    const page = (await read(checkoutUrl)).text;
    expect(page).toMatch(totals);
    expect(page).not.toContain('BBBB');
    const location = (await placeOrder(checkoutUrl)).headers.get('location') ?? '';
    const confirmation = (await read(new URL(location, checkoutUrl).href)).text;
    expect(confirmation).toMatch(totals);
    expect(confirmation).not.toContain('BBBB');
    const [placed] = await store.client.control.orders();
    expect(placed?.giftCards).toEqual([{lastCharacters: 'AAAA', amount: 17_800}]);
  });

  test('for an empty cart, has a message', async () => {
    expect((await read(await checkoutOf([]))).text).toContain('Dieser Warenkorb ist leer.');
  });

  test('for an unknown cart, says in the language of the browser that there is no such page', async () => {
    const missing = await read(`${store.client.url}/checkouts/x`, {'accept-language': 'fr, en;q=0.8'});
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('<html lang="en">');
  });
});

describe('placing an order at the demo store', () => {
  test('keeps the order and reduces the stock', async () => {
    const attributes = [{key: 'Länge', value: '80'}];
    const url = await checkoutOf([
      {merchandiseId: ids['T-OAK-M'] ?? ''},
      {merchandiseId: ids['STOOL'] ?? '', quantity: 2, attributes},
    ]);
    const placed = await placeOrder(url);
    expect(placed.status).toBe(303);
    const confirmation = await read(new URL(placed.headers.get('location') ?? '', url).href);
    expect(confirmation.status).toBe(200);
    expect(confirmation.text).toContain('Danke, Anna &lt;Holz&gt;!');
    expect(confirmation.text).toContain('Bestellung Nr. 1001');

    const [first, ...others] = await store.client.control.orders();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      number: 1001,
      language: 'DE',
      buyer,
      lines: [
        {
          variantId: ids['STOOL'],
          sku: 'STOOL',
          title: 'Hocker',
          quantity: 2,
          attributes,
          price: 12_900,
          total: 25_800,
        },
        {
          variantId: ids['T-OAK-M'],
          sku: 'T-OAK-M',
          title: 'Tisch',
          variantTitle: 'Eiche / mittel',
          quantity: 1,
          total: 60_000,
        },
      ],
      subtotal: 85_800,
      shipping: 4900,
      total: 90_700,
      tax: 14_482,
    });
    const {data} = await store.client.query('{ product(handle: "hocker") { totalInventory } }');
    expect(data).toEqual({product: {totalInventory: 8}});
    expect(await store.client.control.carts()).toEqual([]);
    const page = url.replace(/cart\/c\/(\w+).*/, 'checkouts/$1');
    for (const method of ['POST', 'GET']) {
      const again = await fetch(page, {method, redirect: 'manual'});
      expect([again.status, again.headers.get('location')]).toEqual([303, placed.headers.get('location')]);
    }
  });

  test('ends the cart, and a change of it goes to a new one', async () => {
    const lines = [{merchandiseId: ids['STOOL'] ?? ''}];
    const created = await store.client.query<{cartCreate: {cart: {id: string; checkoutUrl: string}}}>(
      'mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { id checkoutUrl } } }',
      {lines},
    );
    const {id, checkoutUrl} = created.data.cartCreate.cart;
    const cartQuery = 'query ($id: ID!) { cart(id: $id) { id } }';
    expect((await store.client.query(cartQuery, {id})).data).toEqual({cart: {id}});
    await placeOrder(checkoutUrl);
    expect(await store.client.query(cartQuery, {id})).toMatchObject({data: {cart: null}});
    const changed = await store.client.query<{cartNoteUpdate: {cart: {id: string}}}>(
      'mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "x") { cart { id } userErrors { code } } }',
      {id},
    );
    expect(changed.data).toMatchObject({cartNoteUpdate: {userErrors: [{code: 'INVALID'}]}});
    expect(changed.data.cartNoteUpdate.cart.id).not.toBe(id);
  });

  test('numbers orders consecutively', async () => {
    for (const number of [1001, 1002]) {
      await placeOrder(await checkoutOf([{merchandiseId: ids['STOOL'] ?? ''}]));
      expect((await store.client.control.orders()).at(-1)?.number).toBe(number);
    }
  });

  test.each([
    ['email', 'anna@', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['name', '  ', 'Bitte geben Sie Ihren Namen ein.'],
    ['zip', '4021', 'Bitte geben Sie eine gültige Postleitzahl ein.'],
  ])('with a wrong %s, is refused with a message, and the form keeps what was typed', async (field, value, message) => {
    const url = await checkoutOf([{merchandiseId: ids['STOOL'] ?? ''}]);
    const response = await placeOrder(url, {...buyer, [field]: value});
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text).toContain(message);
    expect(text).toContain(`name="${field}"`);
    expect(text).toMatch(new RegExp(`name="${field}"[^>]+aria-invalid="true"`));
    expect(text).toContain('value="Düsseldorf"');
    expect(await store.client.control.orders()).toEqual([]);
  });

  test('with a product that has sold out, is refused with its name', async () => {
    const url = await checkoutOf([{merchandiseId: ids['STOOL'] ?? '', quantity: 3}]);
    await store.client.control.setInventory({sku: 'STOOL', quantityAvailable: 1});
    expect(await (await placeOrder(url)).text()).toContain('Von Hocker sind nur noch 1 Stück da.');
    await store.client.control.setInventory({sku: 'STOOL', quantityAvailable: 0});
    expect(await (await placeOrder(url)).text()).toContain('Hocker ist inzwischen ausverkauft.');
    expect(await store.client.control.orders()).toEqual([]);
  });
});

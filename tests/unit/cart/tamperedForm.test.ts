import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {loadStudio} from '../../support/studio';
import {startDemoStore} from 'demo-store';
import {answerCartQueue} from '~/cart/worker/cartRoutes.server';
import {numericId} from '~/cart/rules/cartItem';
import type {CartReply} from '~/cart/rules/cartView';
import {ask, formOf} from './configured';
import {contextFor} from './worker';
import {large, Shop, small} from './tampering';

const shop = new Shop();
beforeAll(() => shop.open());
afterAll(() => shop.close());
beforeEach(() => shop.reset());

it('when a forged form has two values for one size, the same one counts for price, name and order', async () => {
  const body = new URLSearchParams(formOf('konfigurator-tisch', small));
  body.append('length', '260');
  body.append('color', '6b4a32');
  const request = new Request('https://studio.example/api/cart?product=konfigurator-tisch&length=260&intent=add', {
    method: 'POST',
    body,
  });
  const reply = (await (await answerCartQueue(request, contextFor(shop.storeUrl))).json()) as CartReply;
  expect(reply.cart).toMatchObject({total: shop.priceOf('konfigurator-tisch', small), lines: [{configuration: small}]});
});

it('a request to the cart that is no form adds nothing', async () => {
  const path = `/api/cart?${new URLSearchParams(formOf('konfigurator-tisch', small))}`;
  const bodies = [
    {},
    {
      headers: {'Content-Type': 'application/json'},
      method: 'POST',
      body: JSON.stringify(formOf('konfigurator-tisch', small)),
    },
  ];
  for (const init of bodies) {
    const answer = await answerCartQueue(new Request(`https://studio.example${path}`, init), contextFor(shop.storeUrl));
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({cart: {count: 0}});
  }
});

it.each(['1.2e2', '0x78', '１２０', '120/260', '120;260', '120\u0000', '-0', '1e999', 'NaN', '120 260', '12O', ''])(
  'a form with a nonsensical length (%j) is refused',
  async (length) => {
    const form = {...formOf('konfigurator-tisch', small), length};
    expect(await shop.send(form)).toMatchObject({status: 422, cart: {count: 0}});
  },
);

it.each(['120', ' 120 ', '+120', '120,0', '120.00', '120 cm'])(
  'a form with a length of %j is read as 120',
  async (length) => {
    const {cart} = await shop.send({...formOf('konfigurator-tisch', small), length});
    expect(cart).toMatchObject({total: shop.priceOf('konfigurator-tisch', small), lines: [{configuration: small}]});
  },
);

it('a forged form cannot mix the price of one product with the name of another', async () => {
  const {cart} = await shop.send({
    ...formOf('konfigurator-tisch', small),
    handle: 'tischplatte-nach-mass',
    variant: shop.cheapest('tischplatte-nach-mass'),
  });
  expect(cart?.lines[0]?.merchandise?.handle).toBe('konfigurator-tisch');
  expect(cart?.total).toBe(shop.priceOf('konfigurator-tisch', small));
  for (const product of [
    'KONFIGURATOR-TISCH/../hocker-lot',
    'hocker-lot',
    'konfigurator-tisch?length=120',
    '__proto__',
  ]) {
    expect(await shop.send(formOf(product, small))).toMatchObject({status: 422, cart: {count: 1}});
  }
});

it('when a variant costs another price than its piece, the checkout stops', async () => {
  const {cart} = await shop.send(formOf('konfigurator-tisch', small));
  const content = await loadStudio();
  const products = content.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) =>
      variant.price === cart?.total ? {...variant, price: variant.price + 100} : variant,
    ),
  }));
  const dearer = await startDemoStore({port: 0, seed: 'tampering', content: {...content, products}, log: () => {}});
  const reply = await ask(dearer.url, shop.visitor, {intent: 'checkout'});
  await dearer.close();
  expect(reply).toMatchObject({status: 409, notice: {text: expect.any(String)}, cart: {blocked: true}});
});

it('a forged edit of a line cannot make the same size cheaper', async () => {
  const {cart} = await shop.send(formOf('konfigurator-tisch', large));
  const replaces = cart?.lines[0]?.key ?? '';
  const reply = await shop.send(
    formOf('konfigurator-tisch', large, {replaces, variant: shop.cheapest('konfigurator-tisch'), price: '1'}),
  );
  expect(reply.cart?.total).toBe(shop.priceOf('konfigurator-tisch', large));
  expect(
    await shop.send({
      intent: 'update',
      key: `${numericId(shop.cheapest('konfigurator-tisch'))}/260x110-6b4a32`,
      quantity: '2',
    }),
  ).toMatchObject({status: 422});
});

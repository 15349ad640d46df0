import fc from 'fast-check';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {loadContent} from '../../../studio/load';
import {controlOf, type Control} from 'demo-store/control';
import {startDemoStore, type DemoStore} from 'demo-store';
import {answerQueue} from '~/cart/worker/answers.server';
import type {CartReply} from '~/cart/rules/reply';
import {toCents} from '~/i18n/formats';
import type {Configuration} from '~/configurator/rules/configuration';
import {verifyConfigurationId} from '~/configurator/rules/identity.server';
import type {Offer} from '~/configurator/rules/offer';
import {
  anyConfiguration,
  ask,
  formOf,
  klivHandles,
  loadOffer,
  loadProduct,
  standardHandles,
  priceIn,
} from './configured';
import {contextFor, Visitor} from './worker';

const oak = {value: '#b98a56'};
const white = {value: '#f1ede1'};
const small = {color: oak, length: 120, width: 70};
const large = {color: {value: '#6b4a32'}, length: 260, width: 110};
const smallPlanter = {isKlivProduct: true, width: 300, height: 200, color: white, environment: 'indoor'} as const;
const largePlanter = {...smallPlanter, width: 1200, height: 700};

let store: DemoStore;
let control: Control;
let visitor: Visitor;
const offers = new Map<string, Offer>();
/** Variants of the products, cheapest first. */
const variants = new Map<string, {id: string; price: number}[]>();
/** By title. */
const handleOf = new Map<string, string>();

beforeAll(async () => {
  store = await startDemoStore({content: await loadContent(), port: 0, seed: 'tampering', log: () => {}});
  control = controlOf(store.url);
  for (const handle of [...standardHandles, ...klivHandles]) {
    offers.set(handle, await loadOffer(store.url, handle));
    const {
      title,
      variants: {nodes},
    } = await loadProduct(store.url, handle);
    handleOf.set(title, handle);
    const priced = nodes.map(({id, price}) => ({id, price: toCents(price.amount)}));
    variants.set(
      handle,
      priced.sort((a, b) => a.price - b.price),
    );
  }
});
afterAll(() => store.close());
beforeEach(async () => {
  visitor = new Visitor();
  await control.reset();
});

const send = (fields?: Record<string, string>) => ask(store.url, visitor, fields);
const cheapest = (handle: string) => variants.get(handle)?.[0]?.id ?? '';
const fair = (handle: string, configuration: Configuration) =>
  priceIn(offers.get(handle) as Offer, configuration) ?? NaN;

/** What is paid in the end for whatever stands in the cookie; `undefined` when the checkout is refused. */
async function pay(...items: object[]): Promise<number | undefined> {
  visitor.cookie = `cartItems=${encodeURIComponent(JSON.stringify(items))}`;
  const {checkoutUrl} = await send({intent: 'checkout'});
  const [cart] = await control.carts();
  expect(cart === undefined).toBe(checkoutUrl === undefined);
  return cart?.lines.reduce((sum, line) => sum + line.total, 0);
}

const item = (id: string, configuratorData?: object, more = {}) => ({
  variant: {id},
  quantity: 1,
  configuratorData,
  ...more,
});

it('the variant of a small piece in the cookie of a large one has no effect', async () => {
  expect(await pay(item(cheapest('konfigurator-tisch'), large))).toBe(fair('konfigurator-tisch', large));
  await control.reset();
  expect(await pay(item(cheapest('kliv_v1'), largePlanter))).toBe(fair('kliv_v1', largePlanter));
});

it('a price in the request is ignored, wherever it stands', async () => {
  const priced = {...large, price: 1, color: {...large.color, multiplier: 0.01, price: 1}};
  expect(await pay(item(cheapest('konfigurator-tisch'), priced, {price: 1, name: 'Geschenk'}))).toBe(
    fair('konfigurator-tisch', large),
  );
  visitor = new Visitor();
  const more = {
    price: '1',
    variant: cheapest('konfigurator-tisch'),
    multiplier: '0.01',
    key: 'x',
    configuratorData: '{}',
  };
  expect((await send(formOf('konfigurator-tisch', large, more))).cart?.total).toBe(fair('konfigurator-tisch', large));
});

it('a variant that stands for measures can’t be bought without them', async () => {
  for (const handle of ['konfigurator-tisch', 'kliv_v1', 'kliv', 'tischplatte-nach-mass']) {
    expect(await pay(item(cheapest(handle)))).toBeUndefined();
    visitor = new Visitor();
    const reply = await send({intent: 'add', variant: cheapest(handle), quantity: '1'});
    expect(reply).toMatchObject({status: 422, cart: {count: 0}});
  }
});

it.each([
  ['a table as a planter', 'konfigurator-tisch', largePlanter],
  ['a planter as a table', 'kliv_v1', large],
  ['a planter in the size of the other series', 'kliv_v1', {...smallPlanter, width: 1500, height: 500}],
  ['a planter in the corner that nobody makes', 'kliv', {...smallPlanter, width: 1400, height: 800}],
  [
    'a size beyond every range, which the first variant would serve',
    'kliv',
    {...smallPlanter, width: 9000, height: 9000},
  ],
  ['a colour of another product', 'kliv_v1', {...smallPlanter, color: oak}],
  ['a table between the steps', 'konfigurator-tisch', {...small, length: 125}],
])('%s is not sold', async (_, handle, configuration) => {
  expect(await pay(item(cheapest(handle), configuration))).toBeUndefined();
  visitor = new Visitor();
  expect(await send(formOf(handle, configuration))).toMatchObject({status: 422, cart: {count: 0}});
});

it.each([
  ['text', {...large, length: '260'}],
  ['negative', {...large, length: -260}],
  ['zero', {...large, width: 0}],
  ['a fraction', {...large, width: 0.0001}],
  ['a list', {...large, length: [120, 260]}],
  ['missing', {color: oak, width: 110}],
  ['null', null],
  ['an object without anything', {}],
  ['a colour that is code', {...large, color: {value: 'url(javascript:alert(1))'}}],
  ['an unknown use', {...largePlanter, environment: 'garden'}],
])('a damaged configuration (%s) loses only its own line', async (_, damaged) => {
  const paid = await pay(
    item(cheapest('konfigurator-tisch'), damaged as object),
    item(cheapest('konfigurator-tisch'), small),
  );
  expect(paid).toBe(fair('konfigurator-tisch', small));
});

it('a quantity is never less than one piece', async () => {
  for (const quantity of [-1, 0, 0.5, -1e9]) {
    expect(await pay(item(cheapest('konfigurator-tisch'), large, {quantity}))).toBe(fair('konfigurator-tisch', large));
    await control.reset();
  }
});

it('of two values of a measure, the same one is priced, named and ordered', async () => {
  const body = new URLSearchParams(formOf('konfigurator-tisch', small));
  body.append('length', '260');
  body.append('color', '6b4a32');
  const request = new Request('https://studio.example/api/cart?product=konfigurator-tisch&length=260&intent=add', {
    method: 'POST',
    body,
  });
  const reply = (await (await answerQueue(request, contextFor(store.url))).json()) as CartReply;
  expect(reply.cart).toMatchObject({total: fair('konfigurator-tisch', small), lines: [{configuration: small}]});
});

it('a URL alone adds nothing, nor does a body that is not a form', async () => {
  const address = `/api/cart?${new URLSearchParams(formOf('konfigurator-tisch', small))}`;
  const bodies = [
    {},
    {
      headers: {'Content-Type': 'application/json'},
      method: 'POST',
      body: JSON.stringify(formOf('konfigurator-tisch', small)),
    },
  ];
  for (const init of bodies) {
    const answer = await answerQueue(new Request(`https://studio.example${address}`, init), contextFor(store.url));
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({cart: {count: 0}});
  }
});

it.each(['1.2e2', '0x78', '１２０', '120/260', '120;260', '120\u0000', '-0', '1e999', 'NaN', '120 260', '12O', ''])(
  'a length of %j is not taken for another',
  async (length) => {
    const form = {...formOf('konfigurator-tisch', small), length};
    expect(await send(form)).toMatchObject({status: 422, cart: {count: 0}});
  },
);

it.each(['120', ' 120 ', '+120', '120,0', '120.00', '120 cm'])('a length of %j costs what 120 cost', async (length) => {
  const {cart} = await send({...formOf('konfigurator-tisch', small), length});
  expect(cart).toMatchObject({total: fair('konfigurator-tisch', small), lines: [{configuration: small}]});
});

it('the product of the form decides the formula, not another handle in the form', async () => {
  const {cart} = await send({
    ...formOf('konfigurator-tisch', small),
    handle: 'tischplatte-nach-mass',
    variant: cheapest('tischplatte-nach-mass'),
  });
  expect(cart?.lines[0]?.merchandise?.handle).toBe('konfigurator-tisch');
  expect(cart?.total).toBe(fair('konfigurator-tisch', small));
  for (const product of [
    'KONFIGURATOR-TISCH/../hocker-lot',
    'hocker-lot',
    'konfigurator-tisch?length=120',
    '__proto__',
  ]) {
    expect(await send(formOf(product, small))).toMatchObject({status: 422, cart: {count: 1}});
  }
});

it('the kind in the cookie has no effect', async () => {
  const claims = [
    {...small, isKlivProduct: true, height: 200, environment: 'indoor'},
    {...smallPlanter, isKlivProduct: 'true', length: 120},
    {...largePlanter, isKlivProduct: false},
    {...small, __proto__: {isKlivProduct: true}, constructor: {price: 1}},
  ];
  for (const [index, claim] of claims.entries()) {
    await control.reset();
    const paid = await pay(item(cheapest(index === 0 ? 'kliv_v1' : 'konfigurator-tisch'), claim));
    expect([undefined, fair('konfigurator-tisch', small)]).toContain(paid);
  }
});

it('a variant whose price has drifted from the one it stands for stops the checkout', async () => {
  const {cart} = await send(formOf('konfigurator-tisch', small));
  const content = await loadContent();
  const products = content.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) =>
      variant.price === cart?.total ? {...variant, price: variant.price + 100} : variant,
    ),
  }));
  const dearer = await startDemoStore({port: 0, seed: 'tampering', content: {...content, products}, log: () => {}});
  const reply = await ask(dearer.url, visitor, {intent: 'checkout'});
  await dearer.close();
  expect(reply).toMatchObject({status: 409, message: expect.any(String), cart: {blocked: true}});
});

it('editing a line can’t make it cheaper at the same size', async () => {
  const {cart} = await send(formOf('konfigurator-tisch', large));
  const replaces = cart?.lines[0]?.key ?? '';
  const reply = await send(
    formOf('konfigurator-tisch', large, {replaces, variant: cheapest('konfigurator-tisch'), price: '1'}),
  );
  expect(reply.cart?.total).toBe(fair('konfigurator-tisch', large));
  expect(
    await send({intent: 'update', key: `${cheapest('konfigurator-tisch')}|260|110|#6b4a32`, quantity: '2'}),
  ).toMatchObject({status: 422});
});

/** What an order says is to be built, read from the attributes alone, as the studio reads them. */
function piecesOf(handle: string, attributes: readonly {key: string; value: string}[]) {
  const colors = offers.get(handle)?.colors ?? [];
  const read = (prefix: string) => {
    const value = (key: string) => attributes.find((attribute) => attribute.key === prefix + key)?.value ?? '';
    const color = {value: colors.find(({name}) => name === value('Farbe'))?.value ?? ''};
    const [first = NaN, second = NaN] = value('Maße').split(/[ ×]+/).map(Number);
    const configuration: Configuration = value('Maße').endsWith('mm')
      ? {
          isKlivProduct: true,
          width: first,
          height: second,
          color,
          environment: value('Verwendung') === 'Innen' ? 'indoor' : 'outdoor',
        }
      : {color, length: first, width: second};
    return {configuration, id: value('Konfigurations-ID'), pieces: Number(value('Menge') || 1)};
  };
  const count = Number(attributes.find(({key}) => key === 'Anzahl Konfigurationen')?.value ?? 0);
  return count ? Array.from({length: count}, (_, index) => read(`Konfiguration ${index + 1}: `)) : [read('')];
}

it('for any cookie, every piece that reaches the store has the price of what is built', async () => {
  const all = [...offers.keys()];
  const variantOf = (handle: string) => fc.constantFrom(...(variants.get(handle) ?? []).map(({id}) => id));
  const anyVariant = fc.constantFrom(...all).chain(variantOf);
  const anyPiece = fc
    .constantFrom(...all)
    .chain((handle) =>
      fc.tuple(
        fc.oneof({weight: 9, arbitrary: variantOf(handle)}, {weight: 1, arbitrary: anyVariant}),
        fc.option(anyConfiguration(offers.get(handle) as Offer), {nil: undefined, freq: 20}),
      ),
    );
  const bent = fc.record(
    {length: fc.integer(), width: fc.integer({min: 1, max: 1600}), height: fc.integer({min: 1, max: 900})},
    {requiredKeys: []},
  );
  const tampered = fc
    .tuple(anyPiece, bent, fc.nat(3), fc.integer({min: -2, max: 5}))
    .map(([[id, piece], bend, bends, quantity]) =>
      item(id, piece && {...piece, ...(bends === 0 && bend)}, {quantity, price: 1}),
    );
  let checked = 0;
  const secret = contextFor(store.url).config.SESSION_SECRET;
  await fc.assert(
    fc.asyncProperty(fc.array(tampered, {minLength: 1, maxLength: 3}), async (list) => {
      await control.reset();
      visitor = new Visitor();
      await pay(...list);
      const [cart] = await control.carts();
      for (const line of cart?.lines ?? []) {
        const handle = handleOf.get(line.title) ?? '';
        for (const {configuration, id, pieces} of piecesOf(handle, line.attributes)) {
          checked += 1;
          const price = fair(handle, configuration);
          expect(line.total % line.quantity).toBe(0);
          expect(line.total / line.quantity).toBe(price);
          expect(pieces).toBeLessThanOrEqual(line.quantity);
          expect(await verifyConfigurationId(id, {variantId: line.variantId, configuration, price}, secret)).toBe(true);
        }
      }
    }),
    {numRuns: 400},
  );
  expect(checked).toBeGreaterThan(200);
}, 300_000);

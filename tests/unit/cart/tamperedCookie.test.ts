import fc from 'fast-check';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import {planConfiguration} from '~/configurator/piece/planPiece';
import {isKliv, type Configuration} from '~/configurator/piece/configuration';
import {getChoices} from '~/configurator/offer/choices';
import {findConstructionByHandle} from '~/configurator/offer/readConstruction';
import {verifyConfigurationId} from '~/configurator/piece/configurationId.server';
import type {Offer} from '~/configurator/offer/readOffer';
import {anyConfiguration, formOf} from './configured';
import {contextFor} from './worker';
import {large, largePlanter, oak, Shop, small, smallPlanter} from './tampering';

const shop = new Shop();
beforeAll(() => shop.open());
afterAll(() => shop.close());
beforeEach(() => shop.reset());

it('nobody gets a piece cheaper by naming a cheaper variant in the cookie of the cart', async () => {
  expect(await shop.pay(shop.itemOf('konfigurator-tisch', large))).toBe(shop.priceOf('konfigurator-tisch', large));
  await shop.control.reset();
  expect(await shop.pay(shop.itemOf('kliv_v1', largePlanter))).toBe(shop.priceOf('kliv_v1', largePlanter));
});

it('nobody gets a piece cheaper by changing product, title or price in the cookie of the cart', async () => {
  for (const handle of ['konfigurator-tisch', 'tischplatte-nach-mass', 'kliv']) {
    for (const price of [1, 5_000_000]) {
      const claims = {variantId: shop.cheapest(handle), snapshot: {title: 'Geschenk', price}};
      expect(await shop.pay(shop.itemOf('konfigurator-tisch', large, claims))).toBe(
        shop.priceOf('konfigurator-tisch', large),
      );
      await shop.control.reset();
    }
  }
});

it('nobody gets a piece cheaper by sending a price of one’s own', async () => {
  const more = {
    price: '1',
    variant: shop.cheapest('konfigurator-tisch'),
    multiplier: '0.01',
    key: 'x',
    configuration: '{}',
  };
  expect((await shop.send(formOf('konfigurator-tisch', large, more))).cart?.total).toBe(
    shop.priceOf('konfigurator-tisch', large),
  );
});

it('nobody can buy one of the prices of a made-to-measure product without a piece that costs it', async () => {
  for (const handle of ['konfigurator-tisch', 'kliv_v1', 'kliv', 'tischplatte-nach-mass']) {
    expect(await shop.pay(`${numericId(shop.cheapest(handle))}.1`)).toBeUndefined();
    shop.startVisit();
    const reply = await shop.send({intent: 'add', variant: shop.cheapest(handle), quantity: '1'});
    expect(reply).toMatchObject({status: 422, cart: {count: 0}});
  }
});

it.each([
  ['a table as a planter', 'konfigurator-tisch', largePlanter],
  ['a planter as a table', 'kliv_v1', large],
  ['a planter in the size of the other series', 'kliv_v1', {...smallPlanter, width: 1500, height: 500}],
  [
    'a planter with a width and a height that are not offered together',
    'kliv',
    {...smallPlanter, width: 1400, height: 800},
  ],
  ['a size outside every range', 'kliv', {...smallPlanter, width: 9000, height: 9000}],
  ['a colour of another product', 'kliv_v1', {...smallPlanter, color: oak}],
  ['a wardrobe between the steps', 'individueller-schrank', {color: oak, length: 125, width: 40, choices: {}}],
])('a configuration that is not offered (%s) is not sold', async (_, handle, configuration) => {
  expect(await shop.pay(shop.itemOf(handle, configuration))).toBeUndefined();
  shop.startVisit();
  expect(await shop.send(formOf(handle, configuration))).toMatchObject({status: 422, cart: {count: 0}});
});

it.each([
  'lang',
  '',
  'null',
  '260',
  '-260x110-6b4a32',
  '260x0-6b4a32',
  '0260x110-6b4a32',
  '260x0.0001-6b4a32',
  '120,260x110-6b4a32',
  'x110-6b4a32',
  '260x110',
  '260x110-6B4A32',
  '260x110-url(javascript:alert(1))',
  '1200x700-f1ede1-garden',
])('a damaged configuration in the cookie of the cart removes only its own line (%j)', async (damaged) => {
  const variant = numericId(shop.cheapest('konfigurator-tisch'));
  const paid = await shop.pay(
    `${variant}.1/${shop.numbers.get('konfigurator-tisch')}/${damaged}`,
    shop.itemOf('konfigurator-tisch', small),
  );
  expect(paid).toBe(shop.priceOf('konfigurator-tisch', small));
});

it('a nonsensical quantity in the cookie of the cart counts as one piece, or drops the line', async () => {
  const price = shop.priceOf('konfigurator-tisch', large);
  for (const [quantity, paid] of [
    [0, price],
    [-1, undefined],
    [0.5, price],
    [-1e9, undefined],
  ] as const) {
    expect(await shop.pay(shop.itemOf('konfigurator-tisch', large, {quantity}))).toBe(paid);
    await shop.control.reset();
  }
});

/** What an order tells the studio to make, read from the attributes of a line alone. */
function piecesOf(handle: string, attributes: readonly {key: string; value: string}[]) {
  const offer = shop.offers.get(handle);
  const colors = offer?.colors ?? [];
  const read = (prefix: string) => {
    const value = (key: string) => attributes.find((attribute) => attribute.key === prefix + key)?.value ?? '';
    const colorName = value('Farbe') || value('Holz') || value('Ausführung');
    const color = {value: colors.find(({name}) => name === colorName)?.value ?? ''};
    const [first = NaN, second = NaN] = value('Maße').split(/[ ×]+/).map(Number);
    const choices = Object.fromEntries(
      getChoices({construction: offer?.construction ?? null}).map(({name, label, options}) => [
        name,
        options.find((option) => option.label.de === value(label.de))?.value ?? '',
      ]),
    );
    const configuration: Configuration = value('Maße').endsWith('mm')
      ? {isKlivProduct: true, width: first, height: second, color, choices}
      : {color, length: first, width: second, choices};
    return {configuration, id: value('Konfigurations-ID'), pieces: Number(value('Menge') || 1)};
  };
  const count = Number(attributes.find(({key}) => key === 'Anzahl Konfigurationen')?.value ?? 0);
  return count ? Array.from({length: count}, (_, index) => read(`Konfiguration ${index + 1}: `)) : [read('')];
}

it('whatever somebody writes into the cookie of the cart, each piece costs what its configuration costs', async () => {
  const all = [...shop.offers.keys()];
  const variantOf = (handle: string) => fc.constantFrom(...(shop.variants.get(handle) ?? []).map(({id}) => id));
  const anyVariant = fc.constantFrom(...all).chain(variantOf);
  const changes = fc.record(
    {length: fc.integer(), width: fc.integer({min: 1, max: 1600}), height: fc.integer({min: 1, max: 900})},
    {requiredKeys: []},
  );
  const anyPiece = fc.constantFrom(...all).chain((handle) =>
    fc.record({
      handle: fc.oneof({weight: 9, arbitrary: fc.constant(handle)}, {weight: 1, arbitrary: fc.constantFrom(...all)}),
      variantId: fc.oneof({weight: 9, arbitrary: variantOf(handle)}, {weight: 1, arbitrary: anyVariant}),
      configuration: anyConfiguration(shop.offers.get(handle) as Offer),
      changed: fc.oneof({weight: 3, arbitrary: fc.constant({})}, {weight: 1, arbitrary: changes}),
      quantity: fc.integer({min: -2, max: 5}),
      price: fc.integer({min: 0, max: 10_000_000}),
    }),
  );
  const tampered = fc.oneof(
    {
      weight: 20,
      arbitrary: anyPiece.map(({handle, variantId, configuration, changed, quantity, price}) =>
        shop.itemOf(handle, {...configuration, ...changed}, {variantId, quantity, snapshot: {title: 'x', price}}),
      ),
    },
    {weight: 1, arbitrary: anyVariant.map((id) => `${numericId(id)}.1.1`)},
  );
  let checked = 0;
  const secret = contextFor(shop.storeUrl).config.CONFIGURATION_SECRET;
  await fc.assert(
    fc.asyncProperty(fc.array(tampered, {minLength: 1, maxLength: 3}), async (list) => {
      await shop.control.reset();
      shop.startVisit();
      await shop.pay(...list);
      const [cart] = await shop.control.carts();
      for (const line of cart?.lines ?? []) {
        const handle = shop.handleOf.get(line.title) ?? '';
        for (const {configuration, id, pieces} of piecesOf(handle, line.attributes)) {
          checked += 1;
          const price = shop.priceOf(handle, configuration);
          const construction = findConstructionByHandle(handle, isKliv(configuration) ? 'kliv' : 'standard');
          const plan = (construction && planConfiguration(construction, configuration)?.version) ?? 0;
          expect(line.total % line.quantity).toBe(0);
          expect(line.total / line.quantity).toBe(price);
          expect(pieces).toBeLessThanOrEqual(line.quantity);
          expect(await verifyConfigurationId(id, {handle, configuration, price, plan}, [secret])).toBe(true);
        }
      }
    }),
    {numRuns: 60},
  );
  expect(checked).toBeGreaterThan(30);
}, 300_000);

import fc from 'fast-check';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {planOf} from '~/configurator/plan/plan';
import {isKliv, type Configuration} from '~/configurator/rules/configuration';
import {constructionByHandle} from '~/configurator/rules/construction';
import {verifyConfigurationId} from '~/configurator/rules/identity.server';
import type {Offer} from '~/configurator/rules/offer';
import {anyConfiguration, formOf, loadProduct} from './configured';
import {contextFor} from './worker';
import {item, large, largePlanter, oak, Shop, small, smallPlanter} from './tampering';
import {allowFallbackLog} from '../../support/allowFallbackLog';

allowFallbackLog();

const shop = new Shop();
beforeAll(() => shop.open());
afterAll(() => shop.close());
beforeEach(() => shop.reset());

it('a cheaper variant in the cookie does not change the price of a configuration', async () => {
  expect(await shop.pay(item(shop.cheapest('konfigurator-tisch'), large))).toBe(
    shop.priceOf('konfigurator-tisch', large),
  );
  await shop.control.reset();
  expect(await shop.pay(item(shop.cheapest('kliv_v1'), largePlanter))).toBe(shop.priceOf('kliv_v1', largePlanter));
});

it('a product, a title and a price in the cookie do not change the price of a configuration', async () => {
  const product = (await loadProduct(shop.storeUrl, 'konfigurator-tisch')).id.split('/').at(-1);
  for (const handle of ['konfigurator-tisch', 'tischplatte-nach-mass', 'kliv']) {
    const variant = shop.cheapest(handle).split('/').at(-1);
    expect(await shop.pay([variant, 1, `${product}/260x110/6b4a32`, 'Geschenk', 5_000_000])).toBe(
      shop.priceOf('konfigurator-tisch', large),
    );
    await shop.control.reset();
  }
});

it('a price in the cookie or in the form is ignored', async () => {
  const priced = {...large, price: 1, color: {...large.color, multiplier: 0.01, price: 1}};
  expect(await shop.pay(item(shop.cheapest('konfigurator-tisch'), priced, {price: 1, name: 'Geschenk'}))).toBe(
    shop.priceOf('konfigurator-tisch', large),
  );
  shop.startVisit();
  const more = {
    price: '1',
    variant: shop.cheapest('konfigurator-tisch'),
    multiplier: '0.01',
    key: 'x',
    configuratorData: '{}',
  };
  expect((await shop.send(formOf('konfigurator-tisch', large, more))).cart?.total).toBe(
    shop.priceOf('konfigurator-tisch', large),
  );
});

it('a variant of a made-to-measure product cannot be bought without a configuration', async () => {
  for (const handle of ['konfigurator-tisch', 'kliv_v1', 'kliv', 'tischplatte-nach-mass']) {
    expect(await shop.pay(item(shop.cheapest(handle)))).toBeUndefined();
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
    'a planter with a width and a height that are not made together',
    'kliv',
    {...smallPlanter, width: 1400, height: 800},
  ],
  ['a size outside every range', 'kliv', {...smallPlanter, width: 9000, height: 9000}],
  ['a colour of another product', 'kliv_v1', {...smallPlanter, color: oak}],
  ['a wardrobe between the steps', 'individueller-schrank', {color: oak, length: 125, width: 40}],
])('%s is not sold', async (_, handle, configuration) => {
  expect(await shop.pay(item(shop.cheapest(handle), configuration))).toBeUndefined();
  shop.startVisit();
  expect(await shop.send(formOf(handle, configuration))).toMatchObject({status: 422, cart: {count: 0}});
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
])('a damaged configuration in the cookie (%s) removes only that line', async (_, damaged) => {
  const paid = await shop.pay(
    item(shop.cheapest('konfigurator-tisch'), damaged as object),
    item(shop.cheapest('konfigurator-tisch'), small),
  );
  expect(paid).toBe(shop.priceOf('konfigurator-tisch', small));
});

it('a quantity below one counts as one', async () => {
  for (const quantity of [-1, 0, 0.5, -1e9]) {
    expect(await shop.pay(item(shop.cheapest('konfigurator-tisch'), large, {quantity}))).toBe(
      shop.priceOf('konfigurator-tisch', large),
    );
    await shop.control.reset();
  }
});

it('the kind of offer is that of the product, whatever the cookie says', async () => {
  const claims = [
    {...small, isKlivProduct: true, height: 200, environment: 'indoor'},
    {...smallPlanter, isKlivProduct: 'true', length: 120},
    {...largePlanter, isKlivProduct: false},
    {...small, __proto__: {isKlivProduct: true}, constructor: {price: 1}},
  ];
  for (const [index, claim] of claims.entries()) {
    await shop.control.reset();
    const paid = await shop.pay(item(shop.cheapest(index === 0 ? 'kliv_v1' : 'konfigurator-tisch'), claim));
    expect([undefined, shop.priceOf('konfigurator-tisch', small)]).toContain(paid);
  }
});

/** What an order tells the studio to make, read from the attributes of a line alone. */
function piecesOf(handle: string, attributes: readonly {key: string; value: string}[]) {
  const colors = shop.offers.get(handle)?.colors ?? [];
  const read = (prefix: string) => {
    const value = (key: string) => attributes.find((attribute) => attribute.key === prefix + key)?.value ?? '';
    const colorName = value('Farbe') || value('Holz') || value('Ausführung');
    const color = {value: colors.find(({name}) => name === colorName)?.value ?? ''};
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

it('with any cookie, each ordered piece costs what its configuration costs', async () => {
  const all = [...shop.offers.keys()];
  const variantOf = (handle: string) => fc.constantFrom(...(shop.variants.get(handle) ?? []).map(({id}) => id));
  const anyVariant = fc.constantFrom(...all).chain(variantOf);
  const anyChoice = fc
    .constantFrom(...all)
    .chain((handle) =>
      fc.tuple(
        fc.oneof({weight: 9, arbitrary: variantOf(handle)}, {weight: 1, arbitrary: anyVariant}),
        fc.option(anyConfiguration(shop.offers.get(handle) as Offer), {nil: undefined, freq: 20}),
      ),
    );
  const changes = fc.record(
    {length: fc.integer(), width: fc.integer({min: 1, max: 1600}), height: fc.integer({min: 1, max: 900})},
    {requiredKeys: []},
  );
  const tampered = fc
    .tuple(anyChoice, changes, fc.nat(3), fc.integer({min: -2, max: 5}))
    .map(([[id, configuration], changed, dice, quantity]) =>
      item(id, configuration && {...configuration, ...(dice === 0 && changed)}, {quantity, price: 1}),
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
          const construction = constructionByHandle(handle, isKliv(configuration) ? 'kliv' : 'standard');
          const plan = (construction && planOf(construction, configuration)?.version) ?? 0;
          expect(line.total % line.quantity).toBe(0);
          expect(line.total / line.quantity).toBe(price);
          expect(pieces).toBeLessThanOrEqual(line.quantity);
          expect(await verifyConfigurationId(id, {handle, configuration, price, plan}, [secret])).toBe(true);
        }
      }
    }),
    {numRuns: 120},
  );
  expect(checked).toBeGreaterThan(60);
}, 300_000);

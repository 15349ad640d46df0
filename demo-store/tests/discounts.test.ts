import fc from 'fast-check';
import {beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {createClient} from '../testing/client';
import {fixture} from '../testing/fixture';
import {placeOrder} from '../testing/order';
import {variantIds} from './carts';
import {useStore} from './useStore';

const store = useStore();
const ids: Record<string, string> = {};

beforeAll(async () => {
  for (const handle of ['hocker', 'tisch', 'regal']) Object.assign(ids, await variantIds(store.client, handle));
});
beforeEach(() => store.client.control.reset());

interface Allocation {
  code: string;
  targetType: string;
  discountedAmount: {amount: string};
  sourceDiscountApplication: Application;
}

interface Application {
  code: string;
  allocationMethod: string;
  targetSelection: string;
  targetType: string;
  totalAllocatedAmount: {amount: string};
  value: {percentage?: number; amount?: string};
}

interface Discounted {
  id: string;
  checkoutUrl: string;
  discountCodes: {code: string; applicable: boolean}[];
  discountApplications: Application[];
  discountAllocations: Allocation[];
  cost: {subtotalAmount: {amount: string}; totalAmount: {amount: string}};
  lines: {
    nodes: {
      id: string;
      merchandise: {sku: string};
      cost: {subtotalAmount: {amount: string}; totalAmount: {amount: string}};
      own: Allocation[];
      all: Allocation[];
    }[];
  };
}

const APPLICATION = `... on CartCodeDiscountApplication { code }
  allocationMethod targetSelection targetType totalAllocatedAmount { amount }
  value { ... on MoneyV2 { amount } ... on PricingPercentageValue { percentage } }`;
const ALLOCATION = `... on CartCodeDiscountAllocation { code }
  targetType discountedAmount { amount } sourceDiscountApplication { ${APPLICATION} }`;
const CREATE = `mutation ($input: CartInput) { cartCreate(input: $input) {
  cart {
    id checkoutUrl discountCodes { code applicable }
    discountApplications { ${APPLICATION} }
    discountAllocations { ${ALLOCATION} }
    cost { subtotalAmount { amount } totalAmount { amount } }
    lines(first: 50) { nodes {
      id merchandise { ... on ProductVariant { sku } }
      cost { subtotalAmount { amount } totalAmount { amount } }
      own: discountAllocations { ${ALLOCATION} }
      all: discountAllocations(lineLevelOnly: false) { ${ALLOCATION} }
    } }
  }
  warnings { code target }
} }`;

/** Creates a cart whose lines are in the order of the pieces. */
async function create(pieces: Record<string, number>, ...discountCodes: string[]) {
  const lines = Object.entries(pieces)
    .map(([sku, quantity]) => ({merchandiseId: ids[sku], quantity}))
    .reverse();
  const {data, errors} = await store.client.query<{
    cartCreate: {cart: Discounted; warnings: {code: string; target: string}[]};
  }>(CREATE, {input: {lines, discountCodes}});
  expect(errors).toBeUndefined();
  return data.cartCreate;
}

const cents = ({amount}: {amount: string}) => Math.round(Number(amount) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const allocated = (allocations: readonly Allocation[]) =>
  sum(allocations.map(({discountedAmount}) => cents(discountedAmount)));

describe('a discount code in the demo store', () => {
  test.each([
    // What it takes off each line, and whether it does so by line; 129.00, 600.00 and 650.01 € a piece.
    ['WERKSTATT10', {STOOL: 2, 'T-ASH-L': 1}, 'order', [2580, 6500]],
    ['FUENFZIG', {STOOL: 1, 'T-OAK-M': 1, 'T-ASH-L': 1}, 'order', [467, 2176, 2357]],
    ['FUENFZIG', {STOOL: 3}, 'order', [5000]],
    ['ZUDRITT', {STOOL: 2, 'T-ASH-L': 1}, 'order', [3225, 8125]],
    ['TISCH100', {STOOL: 1, 'T-OAK-M': 1, 'T-ASH-L': 1}, 'line', [0, 4799, 5201]],
    ['SITZEN20', {'T-OAK-M': 1, STOOL: 2}, 'line', [0, 5160]],
    ['JE7', {STOOL: 3, 'T-OAK-M': 1}, 'line', [2100, 0]],
    ['HOCKERDAZU', {STOOL: 5, 'T-ASH-L': 4}, 'line', [25_800, 0]],
    ['DREIFUERZWEI', {STOOL: 2, 'T-ASH-L': 5}, 'line', [12_900, 0]],
    ['DREIFUERZWEI', {STOOL: 3}, 'line', [6450]],
    ['VERSANDFREI', {STOOL: 2}, 'line', [0]],
  ] as const)('takes off its value: %s from %j, per %s', async (code, pieces, level, amounts) => {
    const {cart, warnings} = await create(pieces, code);
    expect(warnings).toEqual([]);
    expect(cart.discountCodes).toEqual([{code, applicable: true}]);
    const {nodes} = cart.lines;
    expect(nodes.map((line) => allocated(line.all))).toEqual(amounts);
    expect(nodes.map((line) => allocated(line.own))).toEqual(level === 'line' ? amounts : amounts.map(() => 0));
    expect(allocated(cart.discountAllocations)).toBe(level === 'order' ? sum(amounts) : 0);
    const full = sum(nodes.map(({cost}) => cents(cost.subtotalAmount)));
    expect(cents(cart.cost.totalAmount)).toBe(full - sum(amounts));
    expect(cents(cart.cost.subtotalAmount)).toBe(level === 'order' ? full : full - sum(amounts));
  });

  test.each([
    ['WERKSTATT10', {STOOL: 1}, 'ACROSS', 'ALL', 'LINE_ITEM', {percentage: 10}, '12.9'],
    ['FUENFZIG', {STOOL: 1}, 'ACROSS', 'ALL', 'LINE_ITEM', {amount: '50.0'}, '50.0'],
    ['TISCH100', {'T-OAK-M': 1, 'T-ASH-L': 1}, 'ACROSS', 'ENTITLED', 'LINE_ITEM', {amount: '100.0'}, '100.0'],
    ['JE7', {STOOL: 2}, 'EACH', 'ENTITLED', 'LINE_ITEM', {amount: '7.0'}, '14.0'],
    ['HOCKERDAZU', {STOOL: 1, 'T-ASH-L': 1}, 'EACH', 'ENTITLED', 'LINE_ITEM', {percentage: 100}, '129.0'],
    ['VERSANDFREI', {STOOL: 2}, 'EACH', 'ALL', 'SHIPPING_LINE', {percentage: 100}, '0.0'],
  ] as const)(
    'says what kind it is: %s',
    async (code, pieces, allocationMethod, targetSelection, targetType, value, total) => {
      const {cart} = await create(pieces, code);
      const application = {code, allocationMethod, targetSelection, targetType, value};
      expect(cart.discountApplications).toEqual([{...application, totalAllocatedAmount: {amount: total}}]);
      for (const {sourceDiscountApplication} of cart.lines.nodes.flatMap(({all}) => all)) {
        expect(sourceDiscountApplication).toMatchObject(application);
      }
    },
  );

  test.each([
    ['NICHTS', {STOOL: 1}, 'NOT_FOUND'],
    ['MESSE24', {STOOL: 1}, 'CURRENTLY_INACTIVE'],
    ['ZUKUNFT', {STOOL: 1}, 'CURRENTLY_INACTIVE'],
    ['EINRICHTUNG15', {STOOL: 1}, 'PURCHASE_NOT_IN_RANGE'],
    ['VERSANDFREI', {STOOL: 1}, 'PURCHASE_NOT_IN_RANGE'],
    ['ZUDRITT', {STOOL: 2}, 'QUANTITY_NOT_IN_RANGE'],
    ['SITZEN20', {STOOL: 1, 'T-OAK-M': 2}, 'QUANTITY_NOT_IN_RANGE'],
    ['DREIFUERZWEI', {STOOL: 2}, 'QUANTITY_NOT_IN_RANGE'],
    ['TISCH100', {STOOL: 1}, 'NO_ENTITLED_LINE_ITEMS'],
    ['HOCKERDAZU', {'SHELF-20000': 1}, 'NO_ENTITLED_LINE_ITEMS'],
    ['AUFGEBRAUCHT', {STOOL: 1}, 'USAGE_LIMIT_REACHED'],
  ] as const)('does not apply: %s to %j, %s', async (code, pieces, reason) => {
    const {cart, warnings} = await create(pieces, code);
    expect(cart.discountCodes).toEqual([{code, applicable: false}]);
    expect(warnings).toEqual([{code: `DISCOUNT_${reason}`, target: cart.id.replace(/\?.*/, '')}]);
    expect(cart.cost.totalAmount).toEqual(cart.cost.subtotalAmount);
    expect(cart.discountApplications).toEqual([]);
  });

  test('is accepted in small and capital letters, and keeps the spelling that was typed first', async () => {
    const {cart, warnings} = await create({STOOL: 1}, 'werkstatt10', ' ', 'WERKSTATT10', 'nichts', 'Fuenfzig');
    expect(cart.discountCodes).toEqual([
      {code: 'werkstatt10', applicable: true},
      {code: 'nichts', applicable: false},
      {code: 'Fuenfzig', applicable: false},
    ]);
    expect(warnings.map(({code}) => code)).toEqual(['DISCOUNT_NOT_FOUND', 'DISCOUNT_CODE_NOT_HONOURED']);
  });

  test('leads to a warning when a change makes it inapplicable', async () => {
    const {cart} = await create({STOOL: 2}, 'VERSANDFREI');
    const changed = await store.client.query(
      'mutation ($id: ID!, $lines: [CartLineUpdateInput!]!) { it: cartLinesUpdate(cartId: $id, lines: $lines) { warnings { code } } }',
      {id: cart.id, lines: [{id: cart.lines.nodes[0]?.id, quantity: 1}]},
    );
    expect(changed.data).toEqual({it: {warnings: [{code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE'}]}});
  });

  test('for a product, also shows its amount where older sites look for it', async () => {
    const {data} = await createClient(store.client.url, '2026-04').query<{cartCreate: {cart: object}}>(
      `mutation ($input: CartInput) { cartCreate(input: $input) { cart { lines(first: 2) { nodes { discountAllocations {
        discountedAmount { amount } discountApplication { allocationMethod value { ... on MoneyV2 { amount } } }
      } } } } } }`,
      {
        input: {
          lines: [{merchandiseId: ids['T-ASH-L']}, {merchandiseId: ids['T-OAK-M']}],
          discountCodes: ['TISCH100'],
        },
      },
    );
    const allocation = (amount: string) => ({
      discountAllocations: [
        {discountedAmount: {amount}, discountApplication: {allocationMethod: 'ACROSS', value: {amount}}},
      ],
    });
    expect(data.cartCreate.cart).toEqual({lines: {nodes: [allocation('47.99'), allocation('52.01')]}});
  });
});

describe('a cart with any lines and any discount code', {timeout: 60_000}, () => {
  const skus = ['STOOL', 'T-OAK-M', 'T-ASH-S', 'T-ASH-L', 'SHELF-20050', 'SHELF-24950'];
  const prices = new Map(fixture.products.flatMap(({variants}) => variants.map(({sku, price}) => [sku, price])));
  const pieces = fc.dictionary(fc.constantFrom(...skus), fc.integer({min: 1, max: 12}), {noNullPrototype: true});
  const code = fc.constantFrom(...fixture.discounts.map((discount) => discount.code));

  test('costs the sum of its lines minus the discount, and never less than zero', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, code, async (selection, codeInput) => {
        const {cart} = await create(selection, codeInput);
        const {nodes} = cart.lines;
        for (const {merchandise, cost, own, all} of nodes) {
          const full = cents(cost.subtotalAmount);
          expect(full % (prices.get(merchandise.sku) ?? NaN)).toBe(0);
          expect(cents(cost.totalAmount)).toBe(full - allocated(own));
          expect(allocated(all)).toBeLessThanOrEqual(full);
          for (const {discountedAmount} of all) expect(cents(discountedAmount)).toBeGreaterThan(0);
        }
        const full = sum(nodes.map(({cost}) => cents(cost.subtotalAmount)));
        const off = sum(nodes.map(({all}) => allocated(all)));
        expect(cents(cart.cost.totalAmount)).toBe(full - off);
        expect(cents(cart.cost.totalAmount)).toBeGreaterThanOrEqual(0);
        expect(cents(cart.cost.subtotalAmount)).toBe(sum(nodes.map(({cost}) => cents(cost.totalAmount))));
        expect(cents(cart.cost.subtotalAmount) - allocated(cart.discountAllocations)).toBe(full - off);
        expect(sum(cart.discountApplications.map((one) => cents(one.totalAllocatedAmount)))).toBe(off);
        if (!cart.discountCodes[0]?.applicable) expect(off).toBe(0);
      }),
      {numRuns: 250},
    );
  });
});

describe('the checkout with a discount code', () => {
  const read = async (url: string) => (await (await fetch(url)).text()).replace(/\s+/g, ' ');

  test('shows the total of the cart to the cent, and adds the shipping costs', async () => {
    const {cart} = await create({STOOL: 3}, 'fuenfzig');
    const text = await read(cart.checkoutUrl);
    for (const part of ['387,00', 'Rabattcode fuenfzig', '−50,00', '49,00', '386,00']) expect(text).toContain(part);
    await placeOrder(cart.checkoutUrl);
    expect((await store.client.control.orders()).at(-1)).toMatchObject({
      discountCode: 'fuenfzig',
      lines: [{price: 12_900, discount: 5000, total: 33_700}],
      subtotal: 33_700,
      discount: 5000,
      shipping: 4900,
      total: 38_600,
    });
  });

  test('with a code for free shipping, shows free shipping', async () => {
    const {cart} = await create({STOOL: 3}, 'VERSANDFREI');
    expect(await read(cart.checkoutUrl)).toContain('<dt>Rabattcode VERSANDFREI</dt><dd>Versand kostenlos</dd>');
    await placeOrder(cart.checkoutUrl);
    expect((await store.client.control.orders()).at(-1)).toMatchObject({subtotal: 38_700, shipping: 0, total: 38_700});
  });

  test('refuses a code that the customer has already used, and then accepts the order', async () => {
    const first = await create({STOOL: 1}, 'EINMAL');
    await placeOrder(first.cart.checkoutUrl);
    const {cart} = await create({STOOL: 1}, 'einmal');
    expect(cart.discountCodes).toEqual([{code: 'einmal', applicable: true}]);
    const again = await placeOrder(cart.checkoutUrl, {email: 'Anna@Beispiel.de'});
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('Den Code einmal haben Sie schon eingelöst.');
    expect(await store.client.control.orders()).toHaveLength(1);
    await placeOrder(cart.checkoutUrl, {email: 'Anna@Beispiel.de'});
    expect((await store.client.control.orders()).map(({discountCode, subtotal}) => [discountCode, subtotal])).toEqual([
      ['EINMAL', 12_255],
      [null, 12_900],
    ]);
    const other = await create({STOOL: 1}, 'EINMAL');
    expect((await placeOrder(other.cart.checkoutUrl, {email: 'ben@beispiel.de'})).status).toBe(303);
  });
});

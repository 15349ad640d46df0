import fc from 'fast-check';
import {beforeAll, describe, expect, test} from 'vitest';
import {cartOf, createCart, variantIds} from './carts';
import {useStore} from './useStore';
import {fixture} from '../testing/fixture';

const store = useStore();
let ids: Record<string, string> = {};

beforeAll(async () => {
  ids = await variantIds(store.client, 'regal');
});

const cents = (amount: string) => Math.round(Number(amount) * 100);

describe('the costs of any cart', {timeout: 30_000}, () => {
  const prices = new Map(fixture.products.flatMap(({variants}) => variants.map(({sku, price}) => [sku, price])));
  const line = fc.record({
    sku: fc.nat({max: 99}).map((position) => `SHELF-${20_000 + position * 50}`),
    quantity: fc.integer({min: 1, max: 40}),
    length: fc.constantFrom('80', '90', '100'),
  });

  test('add up to the total', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, {maxLength: 12}), async (selection) => {
        const inputs = selection.map(({sku, quantity, length}) => ({
          merchandiseId: ids[sku] ?? '',
          quantity,
          attributes: [{key: 'Länge', value: length}],
        }));
        const cart = cartOf(await createCart(store.client, inputs));
        const expected = selection.reduce((sum, {sku, quantity}) => sum + (prices.get(sku) ?? NaN) * quantity, 0);
        const total = cents(cart.cost.totalAmount.amount);
        expect(total).toBe(expected);
        expect(cents(cart.cost.subtotalAmount.amount)).toBe(expected);
        expect(cart.lines.nodes.reduce((sum, {cost}) => sum + cents(cost.totalAmount.amount), 0)).toBe(expected);
        expect(cart.totalQuantity).toBe(selection.reduce((sum, {quantity}) => sum + quantity, 0));
        expect(cart.lines.nodes).toHaveLength(new Set(selection.map(({sku, length}) => `${sku}/${length}`)).size);
      }),
      {numRuns: 60},
    );
  });
});

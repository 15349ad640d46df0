import {afterEach, beforeEach, describe, expect, it, vi, type MockInstance} from 'vitest';
import type {CartItem} from '~/cart/rules/cartItem';
import {startCartStore} from './cartStore';
import {formOf, loadProduct, studioContent} from './configured';

const {url, control, visitor, variantIdOf, ask, add} = await startCartStore(studioContent, 'refused');
let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

const planter = {
  isKlivProduct: true,
  height: 300,
  color: {value: '#f1ede1'},
  choices: {environment: 'indoor'},
} as const;

/** A cart of KLIV planters of one price group, each of another width. */
async function cartOfPlanters(count: number): Promise<void> {
  const {id, variants} = await loadProduct(url, 'kliv_v1');
  const items = Array.from({length: count}, (_, index): CartItem => {
    const configuration = {...planter, width: 401 + index};
    return {variantId: variants.nodes[0]?.id ?? '', quantity: 2, configuration, productId: id};
  });
  visitor.hold(items);
}

it.each([30, 35, 60])('an order of %i sizes at one price reaches the checkout', async (count) => {
  await cartOfPlanters(count);
  const before = await ask();
  expect(before.cart?.lines).toHaveLength(count);
  expect(new Set(before.cart?.lines.map(({variantId}) => variantId)).size).toBe(1);
  expect(await ask({intent: 'checkout'})).toMatchObject({
    status: 200,
    checkoutUrl: expect.stringContaining(url),
  });
  const [cart] = await control.carts();
  expect(cart?.lines.reduce((sum, {quantity}) => sum + quantity, 0)).toBe(2 * count);
  expect(cart?.lines.reduce((sum, {total}) => sum + total, 0)).toBe(before.cart?.total);
});

describe('an order that the store will never accept', () => {
  const refuseLine = (field: string) => control.addFault({operation: 'cartCreate', kind: 'user-error', field});

  it.each([
    ['de', 'auch bei einem neuen Versuch nicht. Es liegt an: Hocker Lot, Esche schwarz.'],
    ['en', 'and trying again won’t help. The problem is: Lot stool, Black ash.'],
  ] as const)('is reported with the name of the line, and nothing is lost (%s)', async (language, message) => {
    const variant = await variantIdOf('hocker-lot', 'Esche schwarz');
    await ask(formOf('konfigurator-tisch', {color: {value: '#b98a56'}, length: 140, width: 80, choices: {}}));
    await add(variant, 2);
    const {cookie} = visitor;
    await refuseLine('input.lines.0.merchandiseId');
    const reply = await ask({intent: 'checkout'}, language);
    expect(reply).toMatchObject({status: 409, refused: true, cart: {count: 3}});
    expect(reply.notice?.text).toContain(message);
    expect(visitor.cookie).toBe(cookie);
    await control.clearFaults();
    expect(await ask({intent: 'checkout'})).toMatchObject({status: 200});
  });

  it('is reported with the product’s name once when many sizes of it are refused', async () => {
    await cartOfPlanters(8);
    await refuseLine('input.lines.0');
    const {cart, notice} = await ask({intent: 'checkout'});
    expect(notice?.text).toContain(`liegt an: ${cart?.lines[0]?.merchandise?.title}. Ihr Warenkorb`);
  });

  it('asks the visitor to change the cart when the store names no line', async () => {
    await cartOfPlanters(1);
    await refuseLine('input.note');
    const {notice} = await ask({intent: 'checkout'});
    expect(notice?.text).toContain('Der Shop nimmt Ihre Bestellung so nicht an');
  });
});

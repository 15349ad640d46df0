import {beforeEach, describe, expect, test} from 'vitest';
import {cartOf, lines, mutateCart, size, useCarts} from './carts';
import {useStore} from './useStore';

const store = useStore();
const {ids, create, add, update} = useCarts(store);

beforeEach(() => store.client.control.reset());

const setStock = (sku: string, quantityAvailable: number) =>
  store.client.control.setInventory({sku, quantityAvailable});

const changeNote = (cartId: string, note = 'Klingel links') =>
  mutateCart(store.client, 'cartNoteUpdate', {cartId: 'ID!', note: 'String!'}, {cartId, note});

describe('the stock of a variant', () => {
  // The plural of the text is not recorded.
  test('limits the quantity of a line, with a warning', async () => {
    const {cart, warnings, userErrors} = await create({merchandiseId: ids('T-OAK-M'), quantity: 5});
    expect(userErrors).toEqual([]);
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 3 items were added to your cart due to availability.',
        target: cart?.lines.nodes[0]?.id,
      },
    ]);
    expect(cart?.totalQuantity).toBe(3);
  });

  test('does not limit a line of a variant that the merchant goes on selling', async () => {
    const {cart, warnings} = await create({merchandiseId: ids('T-ASH-L'), quantity: 400});
    expect(cart && lines(cart)).toEqual([['T-ASH-L', 400]]);
    expect(warnings).toEqual([]);
  });

  test('counts as none for a product that is not for sale: its lines are gone until it is for sale again', async () => {
    const cart = cartOf(await create({merchandiseId: ids('STOOL')}, {merchandiseId: ids('T-OAK-M')}));
    await store.client.control.setInventory({handle: 'hocker', published: false});
    const read = async () =>
      (
        await store.client.query(
          'query ($id: ID!) { cart(id: $id) { totalQuantity cost { totalAmount { amount } } } }',
          {id: cart.id},
        )
      ).data;
    const withoutStool = {cart: {totalQuantity: 1, cost: {totalAmount: {amount: '600.0'}}}};
    expect(await read()).toEqual(withoutStool);
    expect((await changeNote(cart.id)).warnings).toEqual([]);
    expect(await read(), 'after a change').toEqual(withoutStool);
    await store.client.control.setInventory({handle: 'hocker', published: true});
    expect(await read(), 'for sale again').toEqual({
      cart: {totalQuantity: 2, cost: {totalAmount: {amount: '729.0'}}},
    });
  });
});

// Recorded: airhorns/shopify-draft-proxy, storefront-cart-lifecycle.json (2026-04).
describe('the stock of a cart', () => {
  const soldOut = (target = '') => ({
    code: 'MERCHANDISE_OUT_OF_STOCK',
    message: "The product 'Tisch - Eiche / mittel' is already sold out.",
    target,
  });
  const lowered = (target = '') => ({
    code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
    message: 'Only 1 item was added to your cart due to availability.',
    target,
  });
  const table = (quantity: number, attribute: string) => ({
    merchandiseId: ids('T-OAK-M'),
    quantity,
    attributes: size(attribute),
  });

  test('is left to the lines of the cart when another one is added', async () => {
    await setStock('T-OAK-M', 5);
    const cart = cartOf(await create(table(4, 'A')));
    const added = await add(cart, table(10, 'B'));
    expect(lines(cartOf(added)).map(([, quantity]) => quantity)).toEqual([1, 4]);
    expect(added.warnings).toEqual([lowered(added.cart?.lines.nodes[0]?.id)]);
  });

  test('goes to the lines in their order when one of them is changed', async () => {
    await setStock('T-OAK-M', 5);
    const cart = cartOf(await create(table(3, 'A'), table(1, 'B')));
    const [first, second] = cart.lines.nodes;
    const changed = await update(cart, {id: first?.id, quantity: 4});
    expect(lines(cartOf(changed)).map(([, quantity]) => quantity)).toEqual([4, 1]);
    expect(changed.warnings).toEqual([lowered(second?.id)]);
    expect((await changeNote(cart.id)).warnings, 'a lowered line is no news any more').toEqual([]);
  });

  test('when it is used up, leaves a line at 0, and every mutation says so again', async () => {
    await setStock('T-OAK-M', 5);
    const cart = cartOf(await create(table(1, 'A'), table(4, 'B')));
    const added = await add(cart, table(1, 'C'));
    const id = added.cart?.lines.nodes[0]?.id;
    expect(lines(cartOf(added)).map(([, quantity]) => quantity)).toEqual([0, 4, 1]);
    expect(added.warnings).toEqual([soldOut(id)]);
    expect((await add(cart, table(0, 'D'))).warnings, 'an added quantity of 0').toEqual([soldOut(id)]);
    expect((await changeNote(cart.id)).warnings, 'another mutation').toEqual([soldOut(id)]);
  });

  test('that was sold to others sets a line to 0 with the next mutation', async () => {
    const cart = cartOf(await create(table(2, 'A')));
    await setStock('T-OAK-M', 0);
    const changed = await changeNote(cart.id);
    expect(changed.cart?.totalQuantity).toBe(0);
    expect(changed.warnings).toEqual([soldOut(cart.lines.nodes[0]?.id)]);
  });

  test('has no warnings beside a user error', async () => {
    await setStock('T-OAK-M', 0);
    const cart = cartOf(await create(table(1, 'A')));
    const refused = await changeNote(cart.id, 'x'.repeat(5001));
    expect(refused.userErrors).toHaveLength(1);
    expect(refused.warnings).toEqual([]);
  });

  // That the title of a product without options stands alone is not recorded.
  test('names a product without options by its title', async () => {
    await setStock('STOOL', 0);
    const {warnings} = await create({merchandiseId: ids('STOOL')});
    expect(warnings[0]?.message).toBe("The product 'Hocker' is already sold out.");
  });
});

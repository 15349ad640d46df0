import {describe, expect, test} from 'vitest';
import {cartOf, lines, size, useCarts} from './carts';
import {useStore} from './useStore';

const store = useStore();
const {ids, create, add} = useCarts(store);

describe('the stock of a variant', () => {
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

  test('is shared by all lines of the variant', async () => {
    const cart = cartOf(await create({merchandiseId: ids('T-OAK-M'), quantity: 2, attributes: size('1')}));
    const payload = await add(cart, {merchandiseId: ids('T-OAK-M'), quantity: 2, attributes: size('2')});
    expect(lines(cartOf(payload))).toEqual([
      ['T-OAK-M', 1],
      ['T-OAK-M', 2],
    ]);
    expect(payload.warnings).toMatchObject([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK'}]);
  });

  test('when it is used up, sets the quantity of a line to 0 with a warning', async () => {
    const {cart, warnings} = await create({merchandiseId: ids('ONCE')});
    expect(cart && lines(cart)).toEqual([['ONCE', 0]]);
    expect(warnings).toMatchObject([{code: 'MERCHANDISE_OUT_OF_STOCK', target: cart?.lines.nodes[0]?.id}]);
  });

  test('does not limit a line of a variant that the merchant goes on selling', async () => {
    const {cart, warnings} = await create({merchandiseId: ids('T-ASH-L'), quantity: 400});
    expect(cart && lines(cart)).toEqual([['T-ASH-L', 400]]);
    expect(warnings).toEqual([]);
  });

  test('counts as none for a product that is not for sale: its lines are removed from the cart', async () => {
    const cart = cartOf(await create({merchandiseId: ids('STOOL')}, {merchandiseId: ids('T-OAK-M')}));
    await store.client.control.setInventory({handle: 'hocker', published: false});
    const {data} = await store.client.query(
      'query ($id: ID!) { cart(id: $id) { totalQuantity cost { totalAmount { amount } } } }',
      {id: cart.id},
    );
    expect(data).toEqual({cart: {totalQuantity: 1, cost: {totalAmount: {amount: '600.0'}}}});
    await store.client.control.setInventory({handle: 'hocker', published: true});
  });
});

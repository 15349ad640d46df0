import {beforeEach, describe, expect, test} from 'vitest';
import {fixture} from '../testing/fixture';
import {useCarts} from './carts';
import {useStore} from './useStore';

// In the real time several changes fall within a second.
const store = useStore({...fixture, giftCards: [{code: 'KARTE4000abcd', balance: 40_000}]}, {});
const {ids} = useCarts(store);

beforeEach(() => store.client.control.reset());

interface Cart {
  id: string;
  discountCodes: {code: string; applicable: boolean}[];
  appliedGiftCards: {
    id: string;
    lastCharacters: string;
    amountUsed: {amount: string};
    presentmentAmountUsed: {amount: string};
    balance: {amount: string};
  }[];
  discountAllocations: {targetType: string; discountedAmount: {amount: string}}[];
  lines: {nodes: {id: string}[]};
  cost: object;
}

interface Payload {
  cart: Cart;
  userErrors: object[];
  warnings: object[];
}

const CART = `id
  discountCodes { code applicable }
  appliedGiftCards { id lastCharacters amountUsed { amount } presentmentAmountUsed { amount } balance { amount } }
  discountAllocations { targetType discountedAmount { amount } }
  lines(first: 9) { nodes { id } }
  cost {
    checkoutChargeAmount { amount } subtotalAmount { amount } subtotalAmountEstimated totalAmount { amount }
    totalAmountEstimated totalDutyAmount { amount } totalDutyAmountEstimated totalTaxAmount { amount }
    totalTaxAmountEstimated
  }`;

async function mutate(call: string, signature: string, variables: object): Promise<Payload> {
  const {data, errors} = await store.client.query<{it: Payload}>(
    `mutation (${signature}) { it: ${call} { cart { ${CART} } userErrors { code } warnings { code message target } } }`,
    variables,
  );
  expect(errors).toBeUndefined();
  return data.it;
}

const create = (input: object) => mutate('cartCreate(input: $input)', '$input: CartInput', {input});
const read = async (id: string) =>
  (await store.client.query<{cart: Cart}>(`query ($id: ID!) { cart(id: $id) { ${CART} } }`, {id})).data.cart;
const changeNote = (id: string) => mutate('cartNoteUpdate(cartId: $id, note: "x")', '$id: ID!', {id});
const setCodes = (id: string, ...codes: string[]) =>
  mutate('cartDiscountCodesUpdate(cartId: $id, discountCodes: $codes)', '$id: ID!, $codes: [String!]!', {id, codes});
const addCards = (id: string, ...codes: string[]) =>
  mutate('cartGiftCardCodesAdd(cartId: $id, giftCardCodes: $codes)', '$id: ID!, $codes: [String!]!', {id, codes});
const removeAll = ({id, lines: {nodes}}: Cart) =>
  mutate('cartLinesRemove(cartId: $id, lineIds: $lines)', '$id: ID!, $lines: [ID!]!', {
    id,
    lines: nodes.map((line) => line.id),
  });

/** A cart of one table for 600.00 €. */
const createTable = (more: object = {}) => create({lines: [{merchandiseId: ids('T-OAK-M')}], ...more});

const target = ({id}: Cart) => id.replace(/\?.*/, '');
const inactive = (cart: Cart) => ({
  code: 'DISCOUNT_CURRENTLY_INACTIVE',
  message: 'This discount is not valid anymore',
  target: target(cart),
});
const outOfRange = (cart: Cart, code: string) => ({
  code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE',
  message: `The ${code} discount code is not valid for the items in your cart`,
  target: target(cart),
});
const notFound = (cart: Cart) => ({
  code: 'DISCOUNT_NOT_FOUND',
  message: 'Enter a valid discount code',
  target: target(cart),
});
const notHonoured = (cart: Cart, code: string) => ({
  code: 'DISCOUNT_CODE_NOT_HONOURED',
  message: `The ${code} discount code is not honoured`,
  target: target(cart),
});

const amounts = (subtotal: string, total: string) => ({
  checkoutChargeAmount: {amount: subtotal},
  subtotalAmount: {amount: subtotal},
  subtotalAmountEstimated: true,
  totalAmount: {amount: total},
  totalAmountEstimated: true,
  totalDutyAmount: null,
  totalDutyAmountEstimated: true,
  totalTaxAmount: null,
  totalTaxAmountEstimated: true,
});

// Recorded: airhorns/shopify-draft-proxy, storefront-cart-lifecycle.json (2026-04), as all tests of this file.
test('the cost of a cart is an estimate, without tax and duty', async () => {
  expect((await createTable()).cart.cost).toEqual(amounts('600.0', '600.0'));
});

describe('discount codes', () => {
  const mixed = ['FUENFZIG', 'FUENFZIG', 'MESSE24', 'EINRICHTUNG15', ' NOT-A-REAL-CODE '];
  const kept = (isApplicable: boolean) => [
    {code: 'FUENFZIG', applicable: isApplicable},
    {code: 'MESSE24', applicable: false},
    {code: 'EINRICHTUNG15', applicable: false},
    {code: ' NOT-A-REAL-CODE ', applicable: false},
  ];

  test('stay in their order and with their blanks, each of them once, with a warning for those that don’t apply', async () => {
    const {cart, warnings} = await setCodes((await createTable()).cart.id, ...mixed);
    expect(cart.discountCodes).toEqual(kept(true));
    expect(warnings).toEqual([inactive(cart), outOfRange(cart, 'EINRICHTUNG15'), notFound(cart)]);
    expect(cart.cost).toEqual(amounts('600.0', '550.0'));
  });

  test('have their warnings again with every later mutation', async () => {
    const {cart} = await createTable({discountCodes: mixed});
    const {warnings} = await changeNote(cart.id);
    expect(warnings).toEqual([inactive(cart), outOfRange(cart, 'EINRICHTUNG15'), notFound(cart)]);
  });

  test('are not honoured in a cart without lines, which is said last', async () => {
    const {cart} = await createTable({discountCodes: mixed});
    const emptied = await removeAll(cart);
    expect(emptied.warnings).toEqual([
      inactive(cart),
      notFound(cart),
      notHonoured(cart, 'FUENFZIG'),
      notHonoured(cart, 'EINRICHTUNG15'),
    ]);
    expect(emptied.cart.discountCodes).toEqual(kept(false));
  });

  test('for the order are allocated to each line, in the order of the lines', async () => {
    const lines = [{merchandiseId: ids('T-OAK-M')}, {merchandiseId: ids('STOOL')}];
    const {cart} = await create({lines, discountCodes: ['WERKSTATT10']});
    expect(cart.discountAllocations).toEqual([
      {targetType: 'LINE_ITEM', discountedAmount: {amount: '12.9'}},
      {targetType: 'LINE_ITEM', discountedAmount: {amount: '60.0'}},
    ]);
  });
});

describe('a gift card', () => {
  test('pays for a part, and its balance is what is left of it', async () => {
    const {cart, userErrors} = await addCards((await createTable()).cart.id, 'karte4000ABCD');
    expect(userErrors).toEqual([]);
    expect(cart.appliedGiftCards).toMatchObject([
      // Hydrogen's end-to-end tests, e2e/specs/skeleton/giftCards.spec.ts: the characters are capitals.
      {lastCharacters: 'ABCD', amountUsed: {amount: '400.0'}, balance: {amount: '0.0'}},
    ]);
    expect(cart.cost, 'the total is what is left to pay').toEqual(amounts('600.0', '200.0'));
  });

  test('pays for all, after the discount, and keeps the rest', async () => {
    const stool = await create({lines: [{merchandiseId: ids('STOOL')}], discountCodes: ['WERKSTATT10']});
    const {cart} = await addCards(stool.cart.id, 'KARTE4000ABCD', 'KARTE4000ABCD');
    const amountUsed = {amount: '116.1'};
    expect(cart.appliedGiftCards).toMatchObject([
      {amountUsed, presentmentAmountUsed: amountUsed, balance: {amount: '283.9'}},
    ]);
    expect(cart.cost).toEqual(amounts('129.0', '0.0'));
  });

  test('that is unknown is left out beside a good one, without an error and without a warning', async () => {
    const added = await addCards((await createTable()).cart.id, 'KARTE4000ABCD', 'NOT-A-REAL-GIFT-CARD');
    expect(added).toMatchObject({userErrors: [], warnings: []});
    expect(added.cart.appliedGiftCards).toHaveLength(1);
  });

  // Hydrogen's end-to-end tests, e2e/specs/skeleton/giftCards.spec.ts, "does not add invalid gift card".
  test('that is unknown is left out when it is the only one', async () => {
    expect(await addCards((await createTable()).cart.id, 'INVALID-CODE-12345')).toMatchObject({
      cart: {appliedGiftCards: []},
      userErrors: [],
      warnings: [],
    });
  });

  test('has a UUID that changes with the cart, and can be removed by it', async () => {
    const {cart} = await addCards((await createTable()).cart.id, 'KARTE4000ABCD');
    const [card] = cart.appliedGiftCards;
    expect(card?.id).toMatch(/^gid:\/\/shopify\/AppliedGiftCard\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect((await read(cart.id)).appliedGiftCards, 'a reading').toEqual(cart.appliedGiftCards);
    const ids = [card?.id];
    for (const changes of [1, 2, 3]) {
      ids.push((await changeNote(cart.id)).cart.appliedGiftCards[0]?.id);
      expect(new Set(ids).size, `after ${changes} changes`).toBe(changes + 1);
    }
    const [changed] = (await read(cart.id)).appliedGiftCards;
    const removed = await mutate(
      'cartGiftCardCodesRemove(cartId: $id, appliedGiftCardIds: $cards)',
      '$id: ID!, $cards: [ID!]!',
      {id: cart.id, cards: [changed?.id]},
    );
    expect(removed).toMatchObject({cart: {appliedGiftCards: []}, userErrors: []});
  });

  test('stays on a cart without lines, unused', async () => {
    const {cart} = await addCards((await createTable()).cart.id, 'KARTE4000ABCD');
    const emptied = (await removeAll(cart)).cart;
    expect(emptied.appliedGiftCards).toMatchObject([{amountUsed: {amount: '0.0'}, balance: {amount: '400.0'}}]);
    expect(emptied.cost).toEqual(amounts('0.0', '0.0'));
  });
});

import {describe, expect, test} from 'vitest';
import {useCarts} from './carts';
import {useStore} from './useStore';

const store = useStore();
const {ids} = useCarts(store);

interface NestedLine {
  id: string;
  quantity: number;
  merchandise: {sku: string};
  parentRelationship: {parent: {id: string; merchandise: {sku: string}}} | null;
}

interface Payload {
  cart: {id: string; lines: {nodes: NestedLine[]}} | null;
  userErrors: {code: string; field: string[]; message: string}[];
  warnings: {code: string; target: string}[];
}

const FIELDS = `{
  cart { id lines(first: 20) { nodes {
    id quantity merchandise { ... on ProductVariant { sku } }
    ... on CartLine { parentRelationship { parent { id merchandise { ... on ProductVariant { sku } } } } }
  } } }
  userErrors { code field message }
  warnings { code target }
}`;

async function mutate(signature: string, call: string, variables: object): Promise<Payload> {
  const {data, errors} = await store.client.query<{it: Payload}>(
    `mutation (${signature}) { it: ${call} ${FIELDS} }`,
    variables,
  );
  expect(errors).toBeUndefined();
  return data.it;
}

const create = (...lines: object[]) => mutate('$input: CartInput', 'cartCreate(input: $input)', {input: {lines}});
const add = (cartId: string, ...lines: object[]) =>
  mutate('$cartId: ID!, $lines: [CartLineInput!]!', 'cartLinesAdd(cartId: $cartId, lines: $lines)', {cartId, lines});
const update = (cartId: string, ...lines: object[]) =>
  mutate('$cartId: ID!, $lines: [CartLineUpdateInput!]!', 'cartLinesUpdate(cartId: $cartId, lines: $lines)', {
    cartId,
    lines,
  });
const remove = (cartId: string, ...lineIds: string[]) =>
  mutate('$cartId: ID!, $lineIds: [ID!]!', 'cartLinesRemove(cartId: $cartId, lineIds: $lineIds)', {cartId, lineIds});

const line = (sku: string, more: object = {}) => ({merchandiseId: ids(sku), ...more});
const within = (sku: string) => ({parent: {merchandiseId: ids(sku)}});

/** SKU, quantity and SKU of the parent of each line. */
const tree = ({cart}: Payload) =>
  cart?.lines.nodes.map(({merchandise, quantity, parentRelationship}) => [
    merchandise.sku,
    quantity,
    parentRelationship?.parent.merchandise.sku ?? null,
  ]);

async function createNested() {
  const payload = await create(line('T-OAK-M'), line('STOOL', within('T-OAK-M')));
  const [parent, child] = payload.cart?.lines.nodes ?? [];
  return {payload, cartId: payload.cart?.id ?? '', parentId: parent?.id ?? '', childId: child?.id ?? ''};
}

describe('a nested cart line', () => {
  // Hydrogen's end-to-end tests, e2e/specs/smoke/cart.spec.ts, "Supports nested line items".
  test('stands after its parent, which it names', async () => {
    const {payload, parentId} = await createNested();
    expect(payload.userErrors).toEqual([]);
    expect(tree(payload)).toEqual([
      ['T-OAK-M', 1, null],
      ['STOOL', 1, 'T-OAK-M'],
    ]);
    expect(payload.cart?.lines.nodes[1]?.parentRelationship?.parent.id).toBe(parentId);
  });

  test('may come before its parent in the mutation', async () => {
    const payload = await create(line('STOOL', within('T-OAK-M')), line('T-OAK-M'));
    expect(tree(payload)).toEqual([
      ['T-OAK-M', 1, null],
      ['STOOL', 1, 'T-OAK-M'],
    ]);
  });

  test('may name a line of the cart', async () => {
    const {cart} = await create(line('T-OAK-M'));
    const lineId = cart?.lines.nodes[0]?.id;
    const added = await add(cart?.id ?? '', line('T-OAK-L'), line('STOOL', {parent: {lineId}}));
    expect(tree(added)).toContainEqual(['STOOL', 1, 'T-OAK-M']);
  });

  test('nests in the line that its parent has become one with', async () => {
    const {cartId, parentId} = await createNested();
    const added = await add(cartId, line('T-OAK-M'), line('STOOL', {quantity: 2, ...within('T-OAK-M')}));
    expect(tree(added)).toEqual([
      ['T-OAK-M', 2, null],
      ['STOOL', 3, 'T-OAK-M'],
    ]);
    expect(added.cart?.lines.nodes[0]?.id).toBe(parentId);
  });

  test('stays apart from the same merchandise outside', async () => {
    const {cartId} = await createNested();
    const added = await add(cartId, line('STOOL'));
    expect(tree(added)).toHaveLength(3);
    expect(tree(added)).toContainEqual(['STOOL', 1, null]);
    expect(tree(added)).toContainEqual(['STOOL', 1, 'T-OAK-M']);
  });

  test('can change its quantity, and keeps its parent', async () => {
    const {cartId, childId} = await createNested();
    expect(tree(await update(cartId, {id: childId, quantity: 3}))).toEqual([
      ['T-OAK-M', 1, null],
      ['STOOL', 3, 'T-OAK-M'],
    ]);
  });

  // shopify.dev, "Nested cart lines": they are removed from the cart if their parent is removed.
  test('is removed with its parent', async () => {
    const removed = await createNested();
    expect(tree(await remove(removed.cartId, removed.parentId))).toEqual([]);
    const emptied = await createNested();
    expect(tree(await update(emptied.cartId, {id: emptied.parentId, quantity: 0}))).toEqual([]);
    const kept = await createNested();
    expect(tree(await remove(kept.cartId, kept.childId))).toEqual([['T-OAK-M', 1, null]]);
  });

  test('vanishes with a parent that is no longer for sale', async () => {
    const {cartId} = await createNested();
    await store.client.control.setInventory({handle: 'tisch', published: false});
    const {data} = await store.client.query('query ($id: ID!) { cart(id: $id) { totalQuantity } }', {id: cartId});
    await store.client.control.setInventory({handle: 'tisch', published: true});
    expect(data).toEqual({cart: {totalQuantity: 0}});
  });
});

describe('the stock of a nested line’s parent', () => {
  // What Shopify does isn't recorded. An extra without its piece is nothing that a buyer has asked for.
  test('that is used up leaves the nested line at 0, too, and its own stock to others', async () => {
    const payload = await create(line('ONCE'), line('T-OAK-M', {quantity: 3, ...within('ONCE')}), line('T-OAK-M'));
    expect(tree(payload)).toEqual([
      ['T-OAK-M', 1, null],
      ['ONCE', 0, null],
      ['T-OAK-M', 0, 'ONCE'],
    ]);
    const [, parent, child] = payload.cart?.lines.nodes ?? [];
    expect(payload.warnings.map(({code, target}) => [code, target])).toEqual([
      ['MERCHANDISE_OUT_OF_STOCK', parent?.id],
      ['MERCHANDISE_NOT_ENOUGH_STOCK', child?.id],
    ]);
  });

  test('that is used up after a nested line was added sets that line to 0', async () => {
    const {cartId, parentId} = await createNested();
    await store.client.control.setInventory({sku: 'T-OAK-M', quantityAvailable: 0});
    const added = await add(cartId, line('T-OAK-M'));
    await store.client.control.setInventory({sku: 'T-OAK-M', quantityAvailable: 3});
    expect(added.cart?.lines.nodes[0]?.id).toBe(parentId);
    expect(tree(added)).toEqual([
      ['T-OAK-M', 0, null],
      ['STOOL', 0, 'T-OAK-M'],
    ]);
  });
});

describe('a line is refused', () => {
  // The descriptions of `CartErrorCode` in Shopify's schema of 2026-10.
  const notFound = {code: 'PARENT_LINE_NOT_FOUND', message: 'Parent line not found.'};
  const tooDeep = {
    code: 'PARENT_LINE_NESTING_TOO_DEEP',
    message: 'Parent line nesting is too deep or circular.',
  };

  test.each<[string, () => object[], object]>([
    ['an unknown line', () => [line('STOOL', {parent: {lineId: 'gid://shopify/CartLine/1'}})], notFound],
    ['merchandise that isn’t in the mutation', () => [line('STOOL', within('T-OAK-M'))], notFound],
    ['itself', () => [line('STOOL', within('STOOL'))], tooDeep],
    [
      'merchandise with a quantity of 0',
      () => [line('STOOL', within('T-OAK-M')), line('T-OAK-M', {quantity: 0})],
      notFound,
    ],
  ])('that names as its parent %s', async (_, inputs, error) => {
    const {cart, userErrors} = await create(...inputs());
    expect(cart).toBeNull();
    expect(userErrors).toEqual([{...error, field: ['input', 'lines', '0', 'parent']}]);
  });

  test('that names a nested line of the same mutation', async () => {
    const {userErrors} = await create(
      line('T-OAK-M'),
      line('STOOL', within('T-OAK-M')),
      line('T-OAK-L', within('STOOL')),
    );
    expect(userErrors).toEqual([{...tooDeep, field: ['input', 'lines', '2', 'parent']}]);
  });

  test('that names a nested line of the cart', async () => {
    const {cartId, childId} = await createNested();
    const {userErrors} = await add(cartId, line('T-OAK-L', {parent: {lineId: childId}}));
    expect(userErrors).toEqual([{...tooDeep, field: ['lines', '0', 'parent']}]);
  });

  test('that names a line of the cart by its merchandise', async () => {
    const {cartId} = await createNested();
    const {userErrors} = await add(cartId, line('T-OAK-L', within('T-OAK-M')));
    const message = 'Cannot reference existing parent lines by variant_id.';
    expect(userErrors).toEqual([{code: 'PARENT_LINE_INVALID_REFERENCE', message, field: ['lines', '0', 'parent']}]);
  });

  test.each([
    ['of the line that it nests in', 1, 'T-OAK-M'],
    ['of a line that nests in it', 0, 'STOOL'],
  ])('that gets the merchandise %s', async (_, position, sku) => {
    const {cartId, parentId, childId} = await createNested();
    const id = [parentId, childId][position] ?? '';
    const {cart, userErrors} = await update(cartId, {id, merchandiseId: ids(sku)});
    expect(cart).toBeNull();
    expect(userErrors).toEqual([{...tooDeep, field: ['lines', '0', 'merchandiseId']}]);
  });
});

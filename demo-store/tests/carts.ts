import {beforeAll} from 'vitest';
import type {Client} from '../testing/client';

interface CartData {
  id: string;
  checkoutUrl: string;
  totalQuantity: number;
  cost: {subtotalAmount: {amount: string}; totalAmount: {amount: string}};
  discountCodes: {code: string; applicable: boolean}[];
  note: string;
  attributes: {key: string; value: string}[];
  buyerIdentity: {email: string | null; countryCode: string | null};
  lines: {
    nodes: {
      id: string;
      quantity: number;
      attributes: {key: string; value: string}[];
      merchandise: {sku: string; title: string};
      cost: {totalAmount: {amount: string}; subtotalAmount: {amount: string}};
    }[];
  };
}

interface CartPayload {
  cart: CartData | null;
  userErrors: {code: string; field: string[]; message: string}[];
  warnings: {code: string; message: string; target: string}[];
}

export interface LineInput {
  merchandiseId: string;
  quantity?: number;
  attributes?: {key: string; value: string}[];
  sellingPlanId?: string;
  parent?: {merchandiseId: string};
}

const PAYLOAD = `{
  cart {
    id checkoutUrl totalQuantity note
    attributes { key value }
    buyerIdentity { email countryCode }
    discountCodes { code applicable }
    cost { subtotalAmount { amount } totalAmount { amount } }
    lines(first: 50) { nodes {
      id quantity attributes { key value } merchandise { ... on ProductVariant { sku title } }
      cost { subtotalAmount { amount } totalAmount { amount } }
    } }
  }
  userErrors { code field message }
  warnings { code message target }
}`;

/** The ids of a product's first variants by their SKU. */
export async function variantIds(client: Client, handle: string): Promise<Record<string, string>> {
  const {data} = await client.query<{product: {variants: {nodes: {id: string; sku: string}[]}}}>(
    'query ($handle: String!) { product(handle: $handle) { variants(first: 100) { nodes { id sku } } } }',
    {handle},
  );
  return Object.fromEntries(data.product.variants.nodes.map(({id, sku}) => [sku, id]));
}

/** Calls a cart mutation; `types` names the GraphQL type of each variable. */
export async function mutateCart(
  client: Client,
  mutation: string,
  types: Record<string, string>,
  variables: object,
  context = '',
): Promise<CartPayload> {
  const declared = Object.entries(types).map(([name, type]) => `$${name}: ${type}`);
  const passed = Object.keys(types).map((name) => `${name}: $${name}`);
  const query = `mutation (${declared.join(', ')}) ${context} { it: ${mutation}(${passed.join(', ')}) ${PAYLOAD} }`;
  const {data, errors} = await client.query<{it: CartPayload}>(query, variables);
  if (errors) throw new Error(errors.map(({message}) => message).join());
  return data.it;
}

/** Creates a cart with lines. */
export function createCart(client: Client, lines: LineInput[], context = ''): Promise<CartPayload> {
  return mutateCart(client, 'cartCreate', {input: 'CartInput'}, {input: {lines}}, context);
}

/** The cart of an answer that has one. */
export function cartOf({cart, userErrors}: CartPayload): CartData {
  if (!cart) throw new Error(`No cart: ${JSON.stringify(userErrors)}`);
  return cart;
}

/** SKU and quantity of each line. */
export function lines({lines: {nodes}}: CartData): [string, number][] {
  return nodes.map(({merchandise, quantity}) => [merchandise.sku, quantity]);
}

/** Attributes that tell one made-to-measure line from another. */
export function size(value: string) {
  return [{key: 'Länge', value}];
}

/** What tests do with carts of the fixture's products; `ids` gives a variant's id by its SKU. */
export function useCarts(used: {client: Client}) {
  let idsBySku: Record<string, string> = {};
  beforeAll(async () => {
    const handles = ['hocker', 'tisch', 'unikat'];
    const found = await Promise.all(handles.map((handle) => variantIds(used.client, handle)));
    idsBySku = Object.assign({}, ...found) as Record<string, string>;
  });
  const mutate =
    (mutation: string, lineType: string, name: string) =>
    (cart: CartData, ...inputs: unknown[]) =>
      mutateCart(used.client, mutation, {cartId: 'ID!', [name]: lineType}, {cartId: cart.id, [name]: inputs});
  return {
    ids: (sku: string) => idsBySku[sku] ?? '',
    create: (...inputs: LineInput[]) => createCart(used.client, inputs),
    add: mutate('cartLinesAdd', '[CartLineInput!]!', 'lines'),
    update: mutate('cartLinesUpdate', '[CartLineUpdateInput!]!', 'lines'),
    remove: mutate('cartLinesRemove', '[ID!]!', 'lineIds'),
  };
}

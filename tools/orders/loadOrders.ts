import type {Attribute} from '~/cart/rules/lineAttributes';
import {parseCents} from '~/i18n/formats';
import type {Admin} from '../store/admin';
import {createScopesProblem, findMissingScopes, readScopes} from '../store/scopes';

export interface OrderLine {
  title: string;
  /** The variant's title when it was ordered. */
  variantTitle: string | null;
  /** `null` when the variant no longer exists. */
  variant: {selectedOptions: {name: string; value: string}[]} | null;
  /** How many pieces were ordered, whatever happened to them since. */
  quantity: number;
  /** How many of them are left to deliver. */
  unfulfilledQuantity: number;
  /** Integer cents of one piece, before discounts; `undefined` for an amount that isn't whole cents. */
  price: number | undefined;
  attributes: Attribute[];
  /** `null` when the product no longer exists. */
  product: {handle: string; tags: string[]; productType: string; vendor: string} | null;
}

export interface Order {
  /** Such as `#1001`. */
  name: string;
  /** ISO 8601. */
  createdAt: string;
  /** Nobody has paid it: it was placed in a payment provider's test mode. */
  test: boolean;
  lines: OrderLine[];
}

/** An order as the Admin API answers it. */
export interface OrderAnswer {
  name: string;
  createdAt: string;
  test: boolean;
  cancelledAt: string | null;
  lineItems: {nodes: LineItem[]};
}

/** An order may have more lines than one query answers. */
interface LinesPage {
  id: string;
  lineItems: {pageInfo: {hasNextPage: boolean}};
}

interface LineItem extends Omit<OrderLine, 'price' | 'attributes'> {
  customAttributes: {key: string; value: string | null}[];
  originalUnitPriceSet: {shopMoney: {amount: string}};
}

/**
 * Loads the open orders since a day (`2026-11-01`), oldest first. Shopify shows an app the orders of the last 60 days only, unless
 * it has the scope `read_all_orders`.
 * @throws StoreProblem when the app may not read orders
 */
export async function loadOpenOrders(admin: Admin, since?: string): Promise<Order[]> {
  const missing = findMissingScopes(['read_orders'], await readScopes(admin));
  if (missing.length) throw createScopesProblem(missing.join(', '));
  const query = ['status:open', ...(since ? [`created_at:>=${since}`] : [])].join(' ');
  const orders = await admin.queryAll<OrderAnswer & LinesPage>(OPEN_ORDERS_QUERY, {query});
  for (const order of orders)
    if (order.lineItems.pageInfo.hasNextPage)
      order.lineItems.nodes = await admin.queryAll<LineItem>(ORDER_LINES_QUERY, {id: order.id}, 'lineItems');
  return toOpenOrders(orders);
}

export function toOpenOrders(orders: readonly OrderAnswer[]): Order[] {
  return orders
    .filter(({cancelledAt}) => !cancelledAt)
    .map(({name, createdAt, test, lineItems}) => ({name, createdAt, test, lines: lineItems.nodes.map(toLine)}));
}

const toLine = ({customAttributes, originalUnitPriceSet, ...line}: LineItem): OrderLine => ({
  ...line,
  price: parseCents(originalUnitPriceSet.shopMoney.amount),
  attributes: customAttributes.map(({key, value}) => ({key, value: value ?? ''})),
});

const LINE_FIELDS = `
  title
  variantTitle
  variant { selectedOptions { name value } }
  quantity
  unfulfilledQuantity
  customAttributes { key value }
  originalUnitPriceSet { shopMoney { amount } }
  product { handle tags productType vendor }
`;

const OPEN_ORDERS_QUERY = `
  query OpenOrders($query: String!, $after: String) {
    orders(first: 25, after: $after, sortKey: CREATED_AT, query: $query) {
      nodes {
        id
        name
        createdAt
        test
        cancelledAt
        lineItems(first: 250) { nodes { ${LINE_FIELDS} } pageInfo { hasNextPage } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`;

const ORDER_LINES_QUERY = `
  query OrderLines($id: ID!, $after: String) {
    order(id: $id) {
      lineItems(first: 250, after: $after) { nodes { ${LINE_FIELDS} } pageInfo { hasNextPage endCursor } }
    }
  }
`;

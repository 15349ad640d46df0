import type {Attribute} from '~/cart/rules/lineAttributes';
import {toCents} from '~/i18n/formats';
import type {Admin} from '../store/admin';
import {createScopesProblem, findMissingScopes, readScopes} from '../store/scopes';

export interface OrderLine {
  title: string;
  /** How many pieces were ordered, whatever happened to them since. */
  quantity: number;
  /** How many of them aren't refunded or removed. */
  currentQuantity: number;
  /** How many of them are left to deliver. */
  unfulfilledQuantity: number;
  /** Integer cents of one piece, before discounts. */
  price: number;
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

interface OrderAnswer {
  name: string;
  createdAt: string;
  test: boolean;
  cancelledAt: string | null;
  lineItems: {nodes: LineItem[]};
}

interface LineItem extends Omit<OrderLine, 'price' | 'attributes'> {
  customAttributes: Attribute[];
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
  const orders = await admin.queryAll<OrderAnswer>(OPEN_ORDERS_QUERY, {query});
  return orders
    .filter(({cancelledAt}) => !cancelledAt)
    .map(({name, createdAt, test, lineItems}) => ({name, createdAt, test, lines: lineItems.nodes.map(toLine)}));
}

const toLine = ({customAttributes, originalUnitPriceSet, ...line}: LineItem): OrderLine => ({
  ...line,
  price: toCents(originalUnitPriceSet.shopMoney.amount),
  attributes: customAttributes,
});

/** It reads at most 250 lines of an order, because the site's cart has no more. */
const OPEN_ORDERS_QUERY = `
  query OpenOrders($query: String!, $after: String) {
    orders(first: 25, after: $after, sortKey: CREATED_AT, query: $query) {
      nodes {
        name
        createdAt
        test
        cancelledAt
        lineItems(first: 250) {
          nodes {
            title
            quantity
            currentQuantity
            unfulfilledQuantity
            customAttributes { key value }
            originalUnitPriceSet { shopMoney { amount } }
            product { handle tags productType vendor }
          }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`;

import type {Attribute} from '~/cart/rules/lineAttributes';
import {toCents} from '~/i18n/formats';
import type {Admin} from '../store/admin';
import {createScopesProblem, findMissingScopes, readScopes} from '../store/scopes';

export interface OrderLine {
  title: string;
  quantity: number;
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
  lines: OrderLine[];
}

interface OrderAnswer {
  name: string;
  createdAt: string;
  cancelledAt: string | null;
  lineItems: {nodes: LineItem[]};
}

interface LineItem {
  title: string;
  /** The quantity after refunds. */
  currentQuantity: number;
  customAttributes: Attribute[];
  originalUnitPriceSet: {shopMoney: {amount: string}};
  product: OrderLine['product'];
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
    .map(({name, createdAt, lineItems}) => ({name, createdAt, lines: lineItems.nodes.map(toLine)}));
}

const toLine = ({title, currentQuantity, customAttributes, originalUnitPriceSet, product}: LineItem): OrderLine => ({
  title,
  quantity: currentQuantity,
  price: toCents(originalUnitPriceSet.shopMoney.amount),
  attributes: customAttributes,
  product,
});

/** It reads at most 250 lines of an order, because the site's cart has no more. */
const OPEN_ORDERS_QUERY = `
  query OpenOrders($query: String!, $after: String) {
    orders(first: 25, after: $after, sortKey: CREATED_AT, query: $query) {
      nodes {
        name
        createdAt
        cancelledAt
        lineItems(first: 250) {
          nodes {
            title
            currentQuantity
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

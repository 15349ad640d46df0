import {GraphQLError} from 'graphql';
import type {Order, OrderLine} from '../../checkout/model';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Resolvers} from '../../graphql/context';

interface OrdersArgs extends ConnectionArgs {
  query?: string | null;
  sortKey?: string | null;
}

/** A line with its order. The line's id is made of the order's number and the line's position. */
interface LineItem {
  order: Order;
  line: OrderLine;
  position: number;
}

/** An app without `read_all_orders` sees the orders of 60 days. */
const VISIBLE_MS = 60 * 86_400_000;

const orderId = ({number}: Order) => `gid://shopify/Order/${number}`;

/** Money of the Admin API is a text with at least one decimal. */
const moneyBag = (cents: number, shopCurrency: string, currencyCode: string) => {
  const amount = (cents / 100).toFixed(2);
  return {shopMoney: {amount, currencyCode: shopCurrency}, presentmentMoney: {amount, currencyCode}};
};

/** The sum of a number of each line. */
const sum = ({lines}: Order, count: (line: OrderLine) => number) =>
  lines.reduce((total, line) => total + count(line), 0);

const currentQuantity = ({quantity, refunded}: OrderLine) => quantity - refunded;

/** Refunded pieces are those that aren't fulfilled, as far as there are such. */
const unfulfilledQuantity = ({quantity, refunded, fulfilled}: OrderLine) =>
  Math.max(0, quantity - refunded - fulfilled);

function fulfillmentStatus(order: Order): string {
  if (sum(order, ({fulfilled}) => fulfilled) === 0) return 'UNFULFILLED';
  return sum(order, unfulfilledQuantity) === 0 ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
}

function financialStatus(order: Order): string {
  if (sum(order, ({refunded}) => refunded) === 0) return 'PAID';
  return sum(order, currentQuantity) === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

/** The filters that the store supports. Every order is open until it is cancelled. */
function matches(query: string, order: Order): boolean {
  return query.split(/\s+/).every((term) => {
    if (!term) return true;
    if (term === 'status:open') return !order.cancelledAt;
    const [, since] = /^created_at:>=['"]?([\d-]+(?:T[\d:.]+Z)?)['"]?$/.exec(term) ?? [];
    if (since === undefined || Number.isNaN(Date.parse(since)))
      throw new GraphQLError(`The demo store's Admin API doesn't filter orders by ${term}.`, {
        extensions: {code: 'NOT_IMPLEMENTED'},
      });
    return Date.parse(order.createdAt) >= Date.parse(since);
  });
}

/** Shopify's error for an app whose access to customer data hasn't been requested. */
const protectedOrders = () =>
  new GraphQLError(
    'This app is not approved to access the Order object. See https://shopify.dev/docs/apps/launch/protected-customer-data for more details.',
    {extensions: {code: 'ACCESS_DENIED'}},
  );

export const orderQueries: Resolvers<never> = {
  order: (_, {id}: {id: string}, {store}) => {
    if (!store.admin.protectedCustomerData) throw protectedOrders();
    return store.orders.find((order) => orderId(order) === id) ?? null;
  },
  orders: (_, {query, sortKey, ...args}: OrdersArgs, {store}) => {
    if (!store.admin.protectedCustomerData) throw protectedOrders();
    if (sortKey && sortKey !== 'CREATED_AT' && sortKey !== 'PROCESSED_AT' && sortKey !== 'ID')
      throw new GraphQLError(`The demo store's Admin API doesn't sort orders by ${sortKey}.`, {
        extensions: {code: 'NOT_IMPLEMENTED'},
      });
    const now = store.clock.now().getTime();
    const visibleOrders = store.orders.filter((order) => now - Date.parse(order.createdAt) <= VISIBLE_MS);
    return connection(
      visibleOrders.filter((order) => matches(query ?? '', order)),
      args,
      orderId,
    );
  },
};

export const order: Resolvers<Order> = {
  id: orderId,
  name: ({number}) => `#${number}`,
  createdAt: ({createdAt}) => createdAt,
  cancelledAt: ({cancelledAt}) => cancelledAt,
  test: ({test}) => test,
  displayFulfillmentStatus: fulfillmentStatus,
  displayFinancialStatus: financialStatus,
  currencyCode: (_, __, {store}) => store.admin.currencyCode,
  presentmentCurrencyCode: ({currencyCode}) => currencyCode,
  note: ({note}) => note || null,
  customAttributes: ({attributes}) => attributes,
  lineItems: (source, args: ConnectionArgs) =>
    connection(
      source.lines.map((line, position): LineItem => ({order: source, line, position})),
      args,
      lineItemId,
    ),
};

const lineItemId = (item: LineItem) =>
  `gid://shopify/LineItem/${item.order.number}${String(item.position + 1).padStart(3, '0')}`;

export const lineItem: Resolvers<LineItem> = {
  id: lineItemId,
  title: ({line}) => line.title,
  variantTitle: ({line}) => line.variantTitle,
  sku: ({line}) => line.sku || null,
  quantity: ({line}) => line.quantity,
  currentQuantity: ({line}) => currentQuantity(line),
  unfulfilledQuantity: ({line}) => unfulfilledQuantity(line),
  customAttributes: ({line}) => line.attributes,
  originalUnitPriceSet: ({line, order: {currencyCode}}, _, {store}) =>
    moneyBag(line.price, store.admin.currencyCode, currencyCode),
  variant: ({line}, _, {store}) => store.catalogue.entityById.get(line.variantId) ?? null,
  product: ({line}, _, {store}) => store.catalogue.variantById.get(line.variantId)?.product ?? null,
};

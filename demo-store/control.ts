import type {CartListing} from './checkout/cartListing';
import type {Order} from './checkout/model';
import type {Fault} from './control/faults';
import type {LoggedRequest} from './control/requestLog';
import type {Mail} from './mail/mailbox';

export type {CartListing, Fault, LoggedRequest, Mail, Order};

export type InventoryChange =
  | {variantId: string; quantityAvailable: number}
  | {sku: string; quantityAvailable: number}
  | {handle: string; published: boolean};

/** Changes settings that a merchant has in Shopify's admin. */
export interface AdminChange {
  /** The scopes of the app. */
  scopes?: string[];
  /** The app may see what Shopify protects as customer data, such as orders. */
  protectedCustomerData?: boolean;
  currencyCode?: string;
  /** A currency of the market's own, `null` for the store's. */
  marketCurrency?: string | null;
  /** Prices include taxes. */
  taxesIncluded?: boolean;
  /** Host of the primary domain, where the checkout is; empty for the host that was asked. */
  primaryDomain?: string;
  /** The Online Store, and with it the checkout, has a password. */
  passwordProtected?: boolean;
  /** Shopify writes the privacy policy. */
  automaticPrivacyPolicy?: boolean;
  /** Shop Pay knows the buyer, so that the checkout redirects to `https://shop.app`. */
  shopPay?: boolean;
  /** The store has this language only. */
  primaryLocale?: 'de' | 'en';
}

/**
 * What happens to a placed order: whether it is a test, whether it is cancelled, and how many pieces of the line at a position,
 * from 1 on, are fulfilled and refunded by now.
 */
export interface OrderChange {
  number: number;
  test?: boolean;
  cancelled?: boolean;
  lines?: {position: number; fulfilled?: number; refunded?: number}[];
}

/** The client of a running demo store for tests. A call rejects when the store returns an error. */
export interface Control {
  /** Resets stock, carts, orders, mail, faults and log to the state at the start. */
  reset(): Promise<void>;
  addFault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  requests(): Promise<LoggedRequest[]>;
  clearRequests(): Promise<void>;
  setInventory(change: InventoryChange): Promise<void>;
  hideMetaobjects(type: string, handles?: string[]): Promise<void>;
  setAdmin(change: AdminChange): Promise<void>;
  updateOrder(change: OrderChange): Promise<void>;
  /** Placed orders, amounts in cents. */
  orders(): Promise<Order[]>;
  /** Open carts, amounts in cents. */
  carts(): Promise<CartListing[]>;
  mails(): Promise<Mail[]>;
  clearMails(): Promise<void>;
}

export function createControl(storeUrl: string): Control {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(new URL(path, storeUrl), {
      method,
      ...(body !== undefined && {body: JSON.stringify(body), headers: {'content-type': 'application/json'}}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
  const get = async <T>(path: string) => (await call('GET', path)) as T;
  const send = async (method: string, path: string, body?: unknown): Promise<void> => {
    await call(method, path, body);
  };

  return {
    reset: () => send('POST', '/_demo/reset'),
    addFault: (fault) => send('POST', '/_demo/faults', fault),
    clearFaults: () => send('DELETE', '/_demo/faults'),
    requests: () => get('/_demo/requests'),
    clearRequests: () => send('DELETE', '/_demo/requests'),
    setInventory: (change) => send('POST', '/_demo/inventory', change),
    hideMetaobjects: (type, handles) => send('POST', '/_demo/content', {hideMetaobjects: {type, handles}}),
    setAdmin: (change) => send('POST', '/_demo/admin', change),
    updateOrder: (change) => send('POST', '/_demo/orders', change),
    orders: () => get('/orders.json'),
    carts: () => get('/carts.json'),
    mails: () => get('/mailbox.json'),
    clearMails: () => send('DELETE', '/mailbox.json'),
  };
}

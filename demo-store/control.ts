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

/**
 * Changes what the Admin API reports: the token's scopes and the currency. With `primaryLocale` the store has this language
 * only.
 */
export interface AdminChange {
  scopes?: string[];
  currencyCode?: string;
  primaryLocale?: 'de' | 'en';
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
    orders: () => get('/orders.json'),
    carts: () => get('/carts.json'),
    mails: () => get('/mailbox.json'),
    clearMails: () => send('DELETE', '/mailbox.json'),
  };
}

import type {CartListing} from './checkout/listing';
import type {Order} from './checkout/model';
import type {Fault} from './control/faults';
import type {LoggedRequest} from './control/request-log';
import type {Mail} from './mail/mailbox';

export type {CartListing, Fault, LoggedRequest, Mail, Order};

export type InventoryChange =
  | {variantId: string; quantityAvailable: number}
  | {sku: string; quantityAvailable: number}
  | {handle: string; published: boolean};

/** What the Admin API says of the store: the scopes of its token, its currency, its only language. */
export interface AdminChange {
  scopes?: string[];
  currencyCode?: string;
  primaryLocale?: 'de' | 'en';
}

/** What a test can change in a running demo store and read from it. A call rejects when the store answers an error. */
export interface Control {
  /** Back to the state at the start: stock, carts, orders, mail, faults, log. */
  reset(): Promise<void>;
  addFault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  requests(): Promise<LoggedRequest[]>;
  clearRequests(): Promise<void>;
  setInventory(change: InventoryChange): Promise<void>;
  hideMetaobjects(type: string, handles?: string[]): Promise<void>;
  setAdmin(change: AdminChange): Promise<void>;
  /** The orders placed, amounts in cents. */
  orders(): Promise<Order[]>;
  /** The open carts, amounts in cents. */
  carts(): Promise<CartListing[]>;
  mails(): Promise<Mail[]>;
  clearMails(): Promise<void>;
}

/** The control of the demo store at a URL. */
export function controlOf(storeUrl: string): Control {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(new URL(path, storeUrl), {
      method,
      ...(body !== undefined && {body: JSON.stringify(body), headers: {'content-type': 'application/json'}}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
  const get = async <T>(path: string) => (await call('GET', path)) as T;
  const act = async (method: string, path: string, body?: unknown) => void (await call(method, path, body));

  return {
    reset: () => act('POST', '/_demo/reset'),
    addFault: (fault) => act('POST', '/_demo/faults', fault),
    clearFaults: () => act('DELETE', '/_demo/faults'),
    requests: () => get('/_demo/requests'),
    clearRequests: () => act('DELETE', '/_demo/requests'),
    setInventory: (change) => act('POST', '/_demo/inventory', change),
    hideMetaobjects: (type, handles) => act('POST', '/_demo/content', {hideMetaobjects: {type, handles}}),
    setAdmin: (change) => act('POST', '/_demo/admin', change),
    orders: () => get('/orders.json'),
    carts: () => get('/carts.json'),
    mails: () => get('/mailbox.json'),
    clearMails: () => act('DELETE', '/mailbox.json'),
  };
}

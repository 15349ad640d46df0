import {consentKey} from '~/consent/storageKey';
import {reloadIfGateClosed} from '~/gate/browser';
import {storedText} from '~/platform/deviceStorage';
import {readCookie} from '~/platform/http/cookies';
import {cartView, optimisticView, type CartReply, type CartView, type PendingChange} from '../rules/cartView';
import {buttonName, buttonValue, type IntentFields} from '../rules/intent';
import {parseItems} from '../rules/itemsCookie';
import {readQuantity} from '../rules/quantity';
import type {Notice} from '../rules/notice';
import {answerToLeftPage, noteSent, requestTimeout, withCartLock} from './cartLock';

/** What the browser notices itself: no answer, or an answer whose cookie it doesn't keep. */
type Failure = 'load' | 'change' | 'keep' | 'timeout';

/** The cart as the worker answered it last. */
export interface ConfirmedCart {
  cart: CartView;
  /** The cart that an accepted form of this tab has made it of; missing where it was only loaded. */
  before?: CartView;
}

export interface CartState {
  /** The cart with all pending changes; `undefined` until it is known. */
  view?: CartView;
  confirmed?: ConfirmedCart;
  count: number;
  /** Until the browser has gone to the checkout, or could not. */
  checkingOut: boolean;
  /** About the last request; `undefined` until the first one is sent. */
  notice?: Notice | {failed: Failure} | null;
}

export const initialState: CartState = {count: 0, checkingOut: false};

/** A request that waits or is under way: without fields it loads the cart. */
interface Pending {
  fields?: IntentFields;
  optimistic?: PendingChange;
  controller: AbortController;
  /** `document.cookie` when it was sent. */
  sentWith?: string;
  settle: (result: Submitted) => void;
}

/** What became of a form: whether the worker has accepted it, and what the visitor is told of it. */
export interface Submitted {
  accepted: boolean;
  notice?: CartState['notice'];
}

/** What the queue needs of the browser. */
interface QueueBrowser {
  cookie(): string;
  fetch(url: string, init: RequestInit): Promise<Response>;
  goTo(url: string): void;
}

const thisBrowser: QueueBrowser = {
  cookie: () => document.cookie,
  fetch: (url, init) => fetch(url, init),
  goTo: (url) => window.location.assign(url),
};

export type CartQueue = ReturnType<typeof createCartQueue>;

/**
 * The cart in the browser. Requests run one after the other, across the visitor's tabs, because each reads and writes the one cookie.
 * The state shows the expected outcome of pending ones at once; the worker's answer replaces it.
 */
export function createCartQueue(browser: QueueBrowser = thisBrowser) {
  const listeners = new Set<() => void>();
  const queue: Pending[] = [];
  let state = initialState;
  let url = '';
  let knownCookie: string | undefined;
  let confirmed: ConfirmedCart | undefined;
  let notice: CartState['notice'];
  let leaving = false;
  let running = false;

  function emit() {
    const changes = queue.flatMap(({fields, optimistic}) => optimistic ?? changeOf(fields) ?? []);
    const cart = confirmed?.cart ?? cartView(parseItems(browser.cookie()), () => null);
    const view = optimisticView(cart, changes);
    const checkingOut = leaving || queue.some(isCheckout);
    state = {view: confirmed && view, confirmed, count: view.count, checkingOut, notice};
    listeners.forEach((listener) => listener());
  }

  /** Whether the worker has accepted a request, and the browser kept its cookie. */
  async function send(pending: Pending): Promise<boolean> {
    const {fields, controller} = pending;
    const left = fields && answerToLeftPage(itemsOf);
    if (left) await left;
    const timer = setTimeout(() => controller.abort(), requestTimeout);
    const takeBack = changesItems(pending) ? noteSent(itemsOf()) : undefined;
    try {
      pending.sentWith = browser.cookie();
      const answer = await browser.fetch(url, {
        // A change is carried out although the page is left meanwhile.
        ...(fields && {method: 'POST', body: bodyOf(fields), keepalive: true}),
        signal: controller.signal,
      });
      if (fields) reloadIfGateClosed(answer);
      return receive((await answer.json()) as CartReply, fields);
    } catch (error) {
      // Only a broken connection is a `TypeError`. A late or unreadable answer is the shop's fault, not the line's.
      const isOffline = error instanceof TypeError;
      if (queue[0] === pending) notice = {failed: !isOffline ? 'timeout' : fields ? 'change' : 'load'};
      return false;
    } finally {
      clearTimeout(timer);
      takeBack?.();
    }
  }

  const itemsOf = () => readCookie(browser.cookie(), 'cartItems') ?? '';

  function receive(reply: CartReply, fields: IntentFields | undefined): boolean {
    if (fields && reply.cart?.lines.length && !parseItems(browser.cookie()).length) {
      notice = {failed: 'keep'};
      return false;
    }
    const before = fields && !reply.refused ? confirmed?.cart : undefined;
    if (reply.cart) confirmed = {cart: reply.cart, before};
    const failed = notice && 'failed' in notice ? notice.failed : undefined;
    if (reply.cart && (failed === 'load' || (failed === 'timeout' && !fields))) notice = null;
    if (reply.notice) notice = reply.notice;
    if (reply.checkoutUrl) {
      leaving = true;
      browser.goTo(reply.checkoutUrl);
    }
    return !reply.refused;
  }

  async function runAll() {
    if (running) return;
    running = true;
    for (let pending = queue[0]; pending; pending = queue[0]) {
      const current = pending;
      const before = browser.cookie();
      const known = confirmed;
      const accepted = await withCartLock(() => send(current), current.controller.signal).catch(() => false);
      // The page was left meanwhile, and has come back.
      if (queue[0] !== current) continue;
      queue.shift();
      knownCookie = browser.cookie();
      // A change whose answer was cut off behind its cookies has been carried out, and what was loaded is older than the change of
      // another page that has come in meanwhile.
      const isUnseen = before !== knownCookie && (!current.fields || confirmed === known);
      if (isUnseen && current.fields) notice = null;
      if (isUnseen && !queue.length) queue.push(loading());
      emit();
      current.settle({accepted, notice});
    }
    running = false;
  }

  function enqueue(pending: Pending) {
    const last = queue.length > 1 ? queue.at(-1) : undefined;
    if (last && supersedes(pending, last)) queue.pop()?.settle({accepted: false});
    queue.push(pending);
    emit();
    void runAll();
  }

  const loading = (): Pending => ({controller: new AbortController(), settle: () => {}});

  function load() {
    const cookie = browser.cookie();
    if (parseItems(cookie).length || readCookie(cookie, 'cartRemoved')) return enqueue(loading());
    confirmed = {cart: cartView([], () => null)};
    emit();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    /** Sends requests to this URL from now on; each language has its own. */
    connect(to: string) {
      if (url === to) return;
      url = to;
      notice = undefined;
      knownCookie = browser.cookie();
      load();
    },
    /** Shows what another tab did to the cart, and that this one is back from the checkout. */
    refresh() {
      const changed = leaving || knownCookie !== browser.cookie();
      leaving = false;
      if (running || !url) return;
      knownCookie = browser.cookie();
      if (changed || !confirmed) load();
      else emit();
    },
    /**
     * Sends the fields of a form of the cart; `optimistic` is the item that it adds. A quantity that a later one has
     * replaced counts as not accepted.
     */
    submit(fields: IntentFields, optimistic?: PendingChange): Promise<Submitted> {
      notice = null;
      return new Promise((settle) => enqueue({fields, optimistic, controller: new AbortController(), settle}));
    },
    /**
     * The page is left: what waits is sent at once, in one request that outlives the page. One that has been sent outlives it, too, but
     * without those behind it: as the cart is in the cookie alone, it is sent again with them unless its answer has come.
     */
    leave() {
      const [current, ...waiting] = queue;
      const isSent = current?.sentWith !== undefined;
      if (!current || (isSent && !waiting.some(({fields}) => fields))) return;
      const isAnswered = isSent && current.sentWith !== browser.cookie();
      current.controller.abort();
      const unsent = (isAnswered ? waiting : queue).filter((pending) => !isCheckout(pending));
      const body = new URLSearchParams(
        unsent.flatMap(({fields}) => (fields ? [[buttonName, buttonValue(fields)]] : [])),
      );
      queue.splice(0).forEach(({settle}) => settle({accepted: false}));
      emit();
      if (!body.size) return;
      const takeBack = unsent.some(changesItems) ? noteSent(itemsOf()) : undefined;
      browser
        .fetch(url, {method: 'POST', body, keepalive: true})
        .catch(() => {})
        .finally(takeBack);
    },
  };
}

/** The checkout has the visitor's consent, as the browser has stored it (rule 16.10). */
const bodyOf = (fields: IntentFields) =>
  new URLSearchParams(isCheckout({fields}) ? {...fields, consent: storedText(consentKey) ?? ''} : fields);

/** The change that fields of the cart's form ask for, where the browser can tell its outcome. */
function changeOf({intent, key = '', quantity = ''}: IntentFields = {}): PendingChange | undefined {
  if (intent === 'remove') return {change: {type: 'remove', key}};
  if (intent === 'update') return {change: {type: 'update', key, quantity: readQuantity(quantity)}};
  return undefined;
}

/** Whether a request writes the items' cookie. Note and code have another, and the worker writes only what differs. */
const changesItems = ({fields}: Pick<Pending, 'fields'>) =>
  ['add', 'update', 'remove', 'undo'].includes(fields?.intent ?? '');

const isCheckout = ({fields}: Pick<Pending, 'fields'>) => fields?.intent === 'checkout';

/** Of waiting requests that set the same line's quantity, or that only load, the last one is enough. */
function supersedes({fields: next}: Pending, {fields: last}: Pending): boolean {
  if (!next || !last) return next === last;
  return [next, last].every(({intent}) => intent === 'update') && next.key === last.key;
}

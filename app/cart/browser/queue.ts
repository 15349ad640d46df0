import {consentKey} from '~/consent/storageKey';
import {reloadIfGateClosed} from '~/gate/browser';
import {readStoredText} from '~/platform/deviceStorage';
import {readCookie} from '~/platform/http/cookies';
import {cartView, optimisticView, type CartReply, type CartView, type PendingChange} from '../rules/cartView';
import {buttonName, buttonValue, type IntentFields} from '../rules/intent';
import {readCartItems} from '../rules/itemCookies';
import {readQuantity} from '../rules/quantity';
import type {Notice} from '../rules/notice';
import {waitForClosedPage, requestTimeout, withCartLock, recordRequest} from './cartLock';

/** Failures that the browser detects: no answer in three cases, or an answer whose cookies the browser doesn't store. */
type Failure = 'load' | 'change' | 'timeout' | 'noCookies';

/** The last answer of the worker. */
export interface ConfirmedCart {
  cart: CartView;
  /** The cart before an accepted form of this tab; missing when the cart was only loaded. */
  previousCart?: CartView;
}

export interface CartState {
  /** The cart with all pending changes; `undefined` until it is loaded. */
  view?: CartView;
  confirmed?: ConfirmedCart;
  count: number;
  /** True until the browser shows the checkout, or the checkout has failed. */
  isCheckingOut: boolean;
  /** The notice about the last request; `undefined` until the first request is sent. */
  notice?: Notice | {failed: Failure} | null;
}

export const initialState: CartState = {count: 0, isCheckingOut: false};

/** A queued or running request. Without fields it loads the cart. */
interface PendingRequest {
  fields?: IntentFields;
  optimistic?: PendingChange;
  controller: AbortController;
  /** `document.cookie` when the request was sent; `undefined` before that. */
  cookieWhenSent?: string;
  settle: (result: SubmitResult) => void;
}

/** The outcome of a submitted form. */
export interface SubmitResult {
  accepted: boolean;
}

/** The browser's functions that the queue uses. */
interface BrowserFunctions {
  cookie(): string;
  fetch(url: string, init: RequestInit): Promise<Response>;
  goTo(url: string): void;
}

const thisBrowser: BrowserFunctions = {
  cookie: () => document.cookie,
  fetch: (url, init) => fetch(url, init),
  goTo: (url) => window.location.assign(url),
};

export type CartQueue = ReturnType<typeof createCartQueue>;

/**
 * The cart in the browser. Requests run one after another, across the visitor's tabs, because each reads and writes the same cookie.
 * The state is optimistic: it includes pending changes until the worker's answer replaces it.
 */
export function createCartQueue(browser: BrowserFunctions = thisBrowser) {
  const listeners = new Set<() => void>();
  const queue: PendingRequest[] = [];
  let state = initialState;
  let url = '';
  let lastCookie: string | undefined;
  let confirmed: ConfirmedCart | undefined;
  let notice: CartState['notice'];
  let isLeaving = false;
  let isRunning = false;

  function emit() {
    const changes = queue.flatMap(({fields, optimistic}) => optimistic ?? predictChange(fields) ?? []);
    const cart = confirmed?.cart ?? cartView(readCartItems(browser.cookie()), () => null);
    const view = optimisticView(cart, changes);
    const isCheckingOut = isLeaving || queue.some(isCheckout);
    state = {view: confirmed && view, confirmed, count: view.count, isCheckingOut, notice};
    listeners.forEach((listener) => listener());
  }

  /** Resolves whether the worker has accepted the request and the browser has stored its cookie. */
  async function send(pending: PendingRequest): Promise<boolean> {
    const {fields, controller} = pending;
    const closedPageChange = fields && waitForClosedPage(readItemsText);
    if (closedPageChange) await closedPageChange;
    const timer = setTimeout(() => controller.abort(), requestTimeout);
    const sendRequest = async () => {
      pending.cookieWhenSent = browser.cookie();
      const answer = await browser.fetch(url, {
        // With `keepalive` a change completes even if the page is closed.
        ...(fields && {method: 'POST', body: toBody(fields), keepalive: true}),
        signal: controller.signal,
      });
      if (fields) reloadIfGateClosed(answer);
      return (await answer.json()) as CartReply;
    };
    try {
      return applyReply(await runRecorded([pending], sendRequest), fields);
    } catch (error) {
      // `fetch` throws a `TypeError` only without a connection. A late or unreadable answer is the site's fault.
      const isOffline = error instanceof TypeError;
      const offlineFailure = fields ? 'change' : 'load';
      if (queue[0] === pending) notice = {failed: isOffline ? offlineFailure : 'timeout'};
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  const readItemsText = () => readCookie(browser.cookie(), 'cartItems') ?? '';

  /** Runs the request of the pending forms. If it changes items, the request is recorded while it is pending. */
  const runRecorded = <T>(pending: readonly PendingRequest[], request: () => Promise<T>): Promise<T> =>
    pending.some(changesItems) ? recordRequest(readItemsText(), request) : request();

  function applyReply(reply: CartReply, fields: IntentFields | undefined): boolean {
    if (fields && reply.cart?.lines.length && !readCartItems(browser.cookie()).length) {
      notice = {failed: 'noCookies'};
      return false;
    }
    const previousCart = fields && !reply.refused ? confirmed?.cart : undefined;
    if (reply.cart) confirmed = {cart: reply.cart, previousCart};
    const failure = notice && 'failed' in notice ? notice.failed : undefined;
    if (reply.cart && (failure === 'load' || (failure === 'timeout' && !fields))) notice = null;
    if (reply.notice) notice = reply.notice;
    if (reply.checkoutUrl) {
      isLeaving = true;
      browser.goTo(reply.checkoutUrl);
    }
    return !reply.refused;
  }

  async function runAll() {
    if (isRunning) return;
    isRunning = true;
    for (let pending = queue[0]; pending; pending = queue[0]) {
      const current = pending;
      const cookieBefore = browser.cookie();
      const confirmedBefore = confirmed;
      const accepted = await withCartLock(() => send(current), current.controller.signal).catch(() => false);
      // The page was left, so `leave` emptied the queue, and then the page was restored.
      if (queue[0] !== current) continue;
      queue.shift();
      lastCookie = browser.cookie();
      // The answer to a change may break off after its cookies, so the worker has applied a change that isn't shown. And a cart that
      // was just loaded is outdated when another page has changed the cookie meanwhile.
      const isOutdated = cookieBefore !== lastCookie && (!current.fields || confirmed === confirmedBefore);
      if (isOutdated && current.fields) notice = null;
      if (isOutdated && !queue.length) queue.push(createLoadRequest());
      emit();
      current.settle({accepted});
    }
    isRunning = false;
  }

  function enqueue(pending: PendingRequest) {
    const last = queue.length > 1 ? queue.at(-1) : undefined;
    if (last && supersedes(pending, last)) queue.pop()?.settle({accepted: false});
    queue.push(pending);
    emit();
    void runAll();
  }

  const createLoadRequest = (): PendingRequest => ({controller: new AbortController(), settle: () => {}});

  function load() {
    const cookie = browser.cookie();
    if (readCartItems(cookie).length || readCookie(cookie, 'cartRemoved')) return enqueue(createLoadRequest());
    confirmed = {cart: cartView([], () => null)};
    emit();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    /** Sets the URL of all requests, which differs by language. */
    connect(newUrl: string) {
      if (url === newUrl) return;
      url = newUrl;
      notice = undefined;
      lastCookie = browser.cookie();
      load();
    },
    /** Loads the changes of other tabs, and ends the waiting for the checkout's page. */
    refresh() {
      const isOutdated = isLeaving || lastCookie !== browser.cookie();
      isLeaving = false;
      if (isRunning || !url) return;
      lastCookie = browser.cookie();
      if (isOutdated || !confirmed) load();
      else emit();
    },
    /**
     * Sends the fields of a cart form; `optimistic` is the change that they make. A quantity that a later quantity has replaced counts
     * as not accepted.
     */
    submit(fields: IntentFields, optimistic?: PendingChange): Promise<SubmitResult> {
      notice = null;
      return new Promise((settle) => enqueue({fields, optimistic, controller: new AbortController(), settle}));
    },
    /**
     * Call it when the page is left. All queued requests are sent at once, in one request that outlives the page. That request repeats
     * the running one unless it is answered: the cart is in the cookie only, so the later answer would overwrite the earlier one.
     */
    leave() {
      const [current, ...laterRequests] = queue;
      const isSent = current?.cookieWhenSent !== undefined;
      if (!current || (isSent && !laterRequests.some(({fields}) => fields))) return;
      const isAnswered = isSent && current.cookieWhenSent !== browser.cookie();
      current.controller.abort();
      const unsentRequests = (isAnswered ? laterRequests : queue).filter((pending) => !isCheckout(pending));
      const body = new URLSearchParams(
        unsentRequests.flatMap(({fields}) => (fields ? [[buttonName, buttonValue(fields)]] : [])),
      );
      queue.splice(0).forEach(({settle}) => settle({accepted: false}));
      emit();
      if (!body.size) return;
      const sendRequest = () => browser.fetch(url, {method: 'POST', body, keepalive: true});
      runRecorded(unsentRequests, sendRequest).catch(() => {});
    },
  };
}

/** A checkout request carries the consent that the browser has stored. */
const toBody = (fields: IntentFields) =>
  new URLSearchParams(isCheckout({fields}) ? {...fields, consent: readStoredText(consentKey) ?? ''} : fields);

/** The change that the fields describe, if the browser can predict its result. */
function predictChange({intent, key = '', quantity = ''}: IntentFields = {}): PendingChange | undefined {
  if (intent === 'remove') return {change: {type: 'remove', key}};
  if (intent === 'update') return {change: {type: 'update', key, quantity: readQuantity(quantity)}};
  return undefined;
}

/** Whether a request writes the items' cookie. Note and discount code are in another cookie. */
const changesItems = ({fields}: Pick<PendingRequest, 'fields'>) =>
  ['add', 'update', 'remove', 'undo'].includes(fields?.intent ?? '');

const isCheckout = ({fields}: Pick<PendingRequest, 'fields'>) => fields?.intent === 'checkout';

/** A queued request replaces the previous one if both set the quantity of one line, or both only load. */
function supersedes({fields: next}: PendingRequest, {fields: last}: PendingRequest): boolean {
  if (!next || !last) return next === last;
  return [next, last].every(({intent}) => intent === 'update') && next.key === last.key;
}

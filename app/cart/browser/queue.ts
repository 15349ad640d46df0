import {browserCart} from '../rules/cookie';
import {hasTaken} from '../rules/cookieJson';
import {applyOperation, totalQuantity} from '../rules/entries';
import {cartView, withPending, type CartView, type PendingOperation} from '../rules/lines';
import type {CartReply, NoticeLink} from '../rules/cartReply';
import {expectedOperation, fieldOf, type Addition} from './expectedOperation';

/** What the queue needs of the browser. */
export interface QueueBrowser {
  cookie(): string;
  /** Loads the cart, or posts a form of it. Rejects when there is no proper answer. */
  request(url: string, form?: FormData): Promise<CartReply>;
  goTo(url: string): void;
  /**
   * Sends forms in one request that outlives the page, in place of the request for `current`. Returns false when nothing is left to
   * send: the request for `current` has gone out, and outlives the page itself.
   */
  sendAtLast(url: string, current: FormData | undefined, waiting: FormData[]): boolean;
}

/** What the worker says. */
export interface Notice {
  text: string;
  link?: NoticeLink;
}

/** What the browser notices itself: no answer, or an answer that it doesn't keep. */
export type CartNotice = Notice | {failed: 'load' | 'change' | 'keep' | 'timeout'};

/** The cart as the worker answered it last. */
export interface ConfirmedCart {
  cart: CartView;
  /** The cart that an accepted form of this tab has made it of; missing where it was only loaded. */
  before?: CartView;
}

export interface CartState {
  /** The cart with everything under way already applied; `undefined` until it is known. */
  view?: CartView;
  confirmed?: ConfirmedCart;
  count: number;
  /** Until the browser has gone to the checkout, or could not. */
  checkingOut: boolean;
  /** About the last request; `undefined` until the first one is sent. */
  notice?: CartNotice | null;
}

export const initialState: CartState = {count: 0, checkingOut: false};

/** A waiting request: without a form it loads the cart. */
interface Task {
  form?: FormData;
  addition?: Addition;
  settled?: (accepted: boolean) => void;
}

export type CartQueue = ReturnType<typeof createCartQueue>;

/**
 * The cart in the browser. Requests run one after the other, so that none can overtake or abort another; the state shows
 * their expected outcome at once, and the worker's answer replaces it.
 */
export function createCartQueue(browser: QueueBrowser) {
  const listeners = new Set<() => void>();
  const tasks: Task[] = [];
  let state = initialState;
  let url = '';
  let knownCookie: string | undefined;
  let confirmed: ConfirmedCart | undefined;
  let notice: CartNotice | null | undefined;
  let leaving = false;
  let running = false;

  function emit() {
    const pending = tasks.flatMap(({form, addition}): PendingOperation[] => {
      const operation = form && expectedOperation(form, addition, confirmed?.cart.lines);
      return operation ? [{operation, merchandise: addition?.merchandise}] : [];
    });
    const view = confirmed && withPending(confirmed.cart, pending);
    const entries = () =>
      pending.reduce((list, {operation}) => applyOperation(list, operation), browserCart(browser.cookie()));
    const checkingOut = leaving || tasks.some(({form}) => isCheckout(form));
    state = {view, confirmed, count: view ? view.count : totalQuantity(entries()), checkingOut, notice};
    listeners.forEach((listener) => listener());
  }

  /** Whether the worker has accepted the request, and the browser kept its cookie. */
  async function run(task: Task): Promise<boolean> {
    try {
      const reply = await browser.request(url, task.form);
      if (task.form && reply.cart?.lines.length && !browserCart(browser.cookie()).length) {
        notice = {failed: 'keep'};
        return false;
      }
      const before = task.form && !reply.refused ? confirmed?.cart : undefined;
      confirmed = reply.cart ? {cart: reply.cart, before} : confirmed;
      const failed = notice && 'failed' in notice ? notice.failed : undefined;
      if (reply.cart && (failed === 'load' || (failed === 'timeout' && !task.form))) notice = null;
      if (reply.message) notice = {text: reply.message, link: reply.link};
      if (reply.checkoutUrl) {
        leaving = true;
        browser.goTo(reply.checkoutUrl);
      }
      return !reply.refused;
    } catch (error) {
      if (tasks[0] !== task) return false;
      // Only a broken connection is a `TypeError`. A late or unreadable answer is the shop's fault, not the line's.
      const offline = error instanceof TypeError;
      notice = {failed: !offline ? 'timeout' : task.form ? 'change' : 'load'};
      return false;
    }
  }

  async function runAll() {
    if (running) return;
    running = true;
    for (let task = tasks[0]; task; task = tasks[0]) {
      const before = browser.cookie();
      const accepted = await run(task);
      // The page was left meanwhile, and has come back.
      if (tasks[0] !== task) continue;
      tasks.shift();
      knownCookie = browser.cookie();
      // What was loaded is older than the change of another page that has come in meanwhile.
      if (!task.form && before !== knownCookie && !tasks.length) tasks.push({});
      emit();
      task.settled?.(accepted);
    }
    running = false;
  }

  function enqueue(task: Task) {
    const last = tasks.length > 1 ? tasks.at(-1) : undefined;
    if (last && supersedes(task, last)) tasks.pop();
    tasks.push(task);
    emit();
    void runAll();
  }

  function load() {
    if (browserCart(browser.cookie()).length || hasTaken(browser.cookie())) return enqueue({});
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
    /** The page is left: what waits is sent at once. */
    leave() {
      const [current, ...waiting] = tasks.map(({form}) => (isCheckout(form) ? undefined : form));
      const forms = waiting.filter((form) => form !== undefined);
      if (!browser.sendAtLast(url, current, forms)) return;
      tasks.splice(0).forEach(({settled}) => settled?.(false));
      emit();
    },
    /** Takes over what another tab did to the cart, and that this one is back from the checkout. */
    refresh() {
      const changed = leaving || knownCookie !== browser.cookie();
      leaving = false;
      if (running || !url) return;
      knownCookie = browser.cookie();
      if (changed || !confirmed) load();
      else emit();
    },
    /**
     * Sends a form of the cart; `addition` shows the line that it adds until the worker answers. Resolves to whether the
     * worker has accepted it; never resolves for a form that a later one has replaced.
     */
    submit(form: FormData, addition?: Addition): Promise<boolean> {
      notice = null;
      return new Promise((settled) => enqueue({form, addition, settled}));
    },
  };
}

const isCheckout = (form: FormData | undefined) => fieldOf(form, 'intent') === 'checkout';

/** Of waiting requests that set the same line's quantity, or that only load, the last one is enough. */
function supersedes({form: next}: Task, {form: last}: Task): boolean {
  if (!next || !last) return next === last;
  const areUpdates = [next, last].every((form) => fieldOf(form, 'intent') === 'update');
  return areUpdates && fieldOf(next, 'key') === fieldOf(last, 'key');
}

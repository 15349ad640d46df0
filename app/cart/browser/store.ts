import {parseCart} from '../rules/cookie';
import {applyOperation, countPieces} from '../rules/entries';
import {expectedAddition} from './expected';
import {readIntent, type CartIntent} from '../rules/intent';
import type {CartReply} from '../rules/reply';
import {cartView, withPending, type CartPiece, type CartView, type PendingOperation} from '../rules/view';

/** What the store needs of the browser. */
export interface Browser {
  cookie(): string;
  /** Loads the cart, or posts a form of it. Rejects when there is no proper answer. */
  request(address: string, form?: FormData): Promise<CartReply>;
  goTo(url: string): void;
}

/** What the worker says. */
export interface NoticeText {
  text: string;
  /** Path, without its language, of the contact form that asks for what can't be ordered online. */
  ask?: string;
}

/** What the browser notices itself: no answer, or an answer that it doesn't keep. */
export type CartNotice = NoticeText | {failed: 'load' | 'change' | 'keep'};

export interface CartState {
  /** The cart with everything under way already applied; `undefined` until it is known. */
  view?: CartView;
  count: number;
  /** Until the browser has gone to the checkout, or could not. */
  checkingOut: boolean;
  /** About the last request; `undefined` until the first one is sent. */
  notice?: CartNotice | null;
}

export const initialState: CartState = {count: 0, checkingOut: false};

interface Task {
  form?: FormData;
  intent?: CartIntent;
  piece?: CartPiece;
  settled?: (carriedOut: boolean) => void;
}

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * The cart in the browser. Requests run one after the other, so none can overtake or abort another;
 * the state shows their outcome at once, and the worker's answer replaces it.
 */
export function createCartStore(browser: Browser) {
  const listeners = new Set<() => void>();
  const queue: Task[] = [];
  let state = initialState;
  let address = '';
  let cookie: string | undefined;
  let truth: CartView | undefined;
  let notice: CartNotice | null | undefined;
  let leaving = false;
  let running = false;

  function emit() {
    const pending = queue.flatMap(({intent, piece}): PendingOperation[] => {
      if (!intent || intent.type === 'checkout') return [];
      const operation = intent.type === 'configure' ? expectedAddition(intent, piece, truth?.lines) : intent;
      return operation ? [{operation, piece}] : [];
    });
    const view = truth && withPending(truth, pending);
    const entries = () =>
      pending.reduce((list, {operation}) => applyOperation(list, operation), parseCart(browser.cookie()));
    const checkingOut = leaving || queue.some(({intent}) => intent?.type === 'checkout');
    state = {view, count: view ? view.count : countPieces(entries()), checkingOut, notice};
    listeners.forEach((listener) => listener());
  }

  /** Whether the worker has carried out the task, and the browser kept it. */
  async function run(task: Task): Promise<boolean> {
    try {
      const reply = await browser.request(address, task.form);
      if (task.form && reply.cart?.lines.length && !parseCart(browser.cookie()).length) {
        notice = {failed: 'keep'};
        return false;
      }
      truth = reply.cart ?? truth;
      if (reply.cart && notice && 'failed' in notice && notice.failed === 'load') notice = null;
      if (reply.message) notice = {text: reply.message, ask: reply.ask};
      if (reply.checkoutUrl) {
        leaving = true;
        browser.goTo(reply.checkoutUrl);
      }
      return !reply.refused;
    } catch {
      notice = {failed: task.form ? 'change' : 'load'};
      return false;
    }
  }

  async function drain() {
    if (running) return;
    running = true;
    for (let task = queue[0]; task; task = queue[0]) {
      const carriedOut = await run(task);
      queue.shift();
      cookie = browser.cookie();
      emit();
      task.settled?.(carriedOut);
    }
    running = false;
  }

  function enqueue(task: Task) {
    const last = queue.length > 1 ? queue.at(-1) : undefined;
    if (last && supersedes(task, last)) queue.pop();
    queue.push(task);
    emit();
    void drain();
  }

  function load() {
    if (parseCart(browser.cookie()).length) return enqueue({});
    truth = cartView([], () => null);
    emit();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    /** Talks to this address from now on; another language is another address. */
    connect(to: string) {
      if (address === to) return;
      address = to;
      notice = undefined;
      cookie = browser.cookie();
      load();
    },
    /** Takes over what another tab did to the cart, and that this one is back from the checkout. */
    refresh() {
      leaving = false;
      if (running) return;
      const changed = cookie !== browser.cookie();
      cookie = browser.cookie();
      if (changed || !truth) load();
      else emit();
    },
    /**
     * Sends a form of the cart; `piece` shows the line that it adds until the worker answers. Says whether the worker
     * has carried it out; a form that a later one makes needless gets no answer.
     */
    submit(form: FormData, piece?: CartPiece): Promise<boolean> {
      notice = null;
      return new Promise((settled) => enqueue({form, intent: readIntent(form), piece, settled}));
    },
  };
}

/** Of waiting requests that set the same line's quantity, or that only load, the last one is enough. */
function supersedes({intent: next}: Task, {intent: last}: Task): boolean {
  if (!next || !last) return next === last;
  return next.type === 'update' && last.type === 'update' && next.key === last.key;
}

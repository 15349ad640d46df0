import {consentKey} from '~/consent/storageKey';
import {reloadIfGateClosed} from '~/gate/reloadIfGateClosed';
import {storedText} from '~/platform/deviceStorage';
import type {CartReply} from '../rules/cartReply';
import {pressField} from '../rules/press';
import type {QueueBrowser} from './queue';

/** Milliseconds after which a request counts as failed; longer than the worker waits for the store. */
const requestTimeout = 15_000;

/** The visitor's tabs take turns, as each request reads and writes the one cookie. */
async function inTurn<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return request();
  let answer: Promise<T> | undefined;
  // Another tab may take the lock over. The request goes on nevertheless.
  const hold = (options: LockOptions) =>
    navigator.locks
      .request('cart', options, () => (answer = request()))
      .catch((error: unknown) => answer ?? Promise.reject(error));
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const timer = setTimeout(stop, requestTimeout);
  signal.addEventListener('abort', stop);
  try {
    return await hold({signal: waiting.signal});
  } catch (error) {
    if (answer || signal.aborted || !(error instanceof DOMException)) throw error;
    // A browser that keeps nothing for the site refuses the lock, and then there is no cookie to take turns for.
    if (error.name === 'SecurityError') return request();
    // No request takes this long: the tab that holds the lock is asleep.
    return hold({steal: true});
  } finally {
    clearTimeout(timer);
  }
}

/** The visitor's choice as it is kept, for the checkout (rule 16.10). The worker reads it. */
const storedConsent = (): string => storedText(consentKey) ?? '';

/** The latest request. `cookie` is from before it went out; without it the request waits for its turn. */
let latest: {controller: AbortController; cookie?: string} | undefined;

function request(url: string, form?: FormData): Promise<CartReply> {
  const controller = new AbortController();
  const own: typeof latest = {controller};
  latest = own;
  return inTurn(controller.signal, () => {
    own.cookie = document.cookie;
    return send(url, form, controller);
  });
}

async function send(url: string, form: FormData | undefined, controller: AbortController): Promise<CartReply> {
  if (form?.get('intent') === 'checkout') form.set('consent', storedConsent());
  const timer = setTimeout(() => controller.abort(), requestTimeout);
  try {
    const answer = await fetch(url, {
      // A change is carried out although the page is left meanwhile.
      ...(form && {method: 'POST', body: form, keepalive: true}),
      signal: controller.signal,
    });
    if (form) reloadIfGateClosed(answer);
    return (await answer.json()) as CartReply;
  } finally {
    clearTimeout(timer);
  }
}

/** The cart is in the cookie alone, so a request whose answer has not changed that may be sent again. */
function sendAtLast(url: string, current: FormData | undefined, waiting: FormData[]): boolean {
  const before = latest?.cookie;
  const isUnsent = current && before === undefined;
  if (!isUnsent && !waiting.length) return false;
  const isAnswered = before !== undefined && before !== document.cookie;
  latest?.controller.abort();
  const body = new FormData();
  for (const form of current && !isAnswered ? [current, ...waiting] : waiting) {
    body.append(pressField, new URLSearchParams([...form] as [string, string][]).toString());
  }
  fetch(url, {method: 'POST', body, keepalive: true}).catch(() => {});
  return true;
}

export const queueBrowser: QueueBrowser = {
  cookie: () => document.cookie,
  request,
  goTo: (url) => window.location.assign(url),
  sendAtLast,
};

import {consentKey} from '~/consent/storageKey';
import {reloadIfGateClosed} from '~/gate/reloadIfGateClosed';
import {storedText} from '~/platform/deviceStorage';
import type {CartReply} from '../rules/cartReply';
import type {QueueBrowser} from './queue';

/** Milliseconds after which a request counts as failed; longer than the worker waits for the store. */
const requestTimeout = 15_000;

/** The visitor's tabs take turns, as each request reads and writes the one cookie. */
async function inTurn<T>(request: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return request();
  try {
    return await navigator.locks.request('cart', request);
  } catch (error) {
    // A browser that keeps nothing for the site refuses the lock, and then there is no cookie to take turns for.
    if (error instanceof DOMException && error.name === 'SecurityError') return request();
    throw error;
  }
}

/** The visitor's choice as it is kept, for the checkout (rule 16.10). The worker reads it. */
const storedConsent = (): string => storedText(consentKey) ?? '';

async function request(url: string, form?: FormData): Promise<CartReply> {
  if (form?.get('intent') === 'checkout') form.set('consent', storedConsent());
  const answer = await fetch(url, {
    // A change is carried out although the page is left meanwhile.
    ...(form && {method: 'POST', body: form, keepalive: true}),
    signal: AbortSignal.timeout(requestTimeout),
  });
  if (form) reloadIfGateClosed(answer);
  return answer.json() as Promise<CartReply>;
}

const askToStay = (event: Event) => event.preventDefault();

export const queueBrowser: QueueBrowser = {
  cookie: () => document.cookie,
  request: (url, form) => inTurn(() => request(url, form)),
  goTo: (url) => window.location.assign(url),
  holdPage: (held) =>
    held ? window.addEventListener('beforeunload', askToStay) : window.removeEventListener('beforeunload', askToStay),
};

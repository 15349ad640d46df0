import {expect} from 'vitest';
import {rejectAll, serialiseDecision} from '../../app/consent/decision';
import {consentKey} from '../../app/consent/storageKey';
import {patience, type Tab} from './tab';

export const poll = <T>(look: () => Promise<T>) => expect.poll(look, {timeout: patience, interval: 100});

export const textOf = (tab: Tab, selector: string): Promise<string> =>
  tab.run((css) => document.querySelector(css)?.textContent?.replace(/\s+/g, ' ') ?? '', selector);

/** Makes the visitor one who has rejected all cookies before. */
export async function rejectConsent(tab: Tab, origin: string): Promise<void> {
  await tab.open(`${origin}/robots.txt`);
  await tab.run(
    (key, value) => localStorage.setItem(key, value),
    consentKey,
    serialiseDecision(rejectAll, {now: Date.now()}),
  );
}

/** The scripts of the page have taken over. */
export const waitForHydration = (tab: Tab): Promise<void> =>
  poll(() => tab.run(() => document.documentElement.style.getPropertyValue('--announcement'))).not.toBe('');

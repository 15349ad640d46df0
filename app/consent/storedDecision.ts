import {readStoredText, storeText} from '~/platform/deviceStorage';
import {parseDecision, serialiseDecision, type Decision} from './decision';
import {consentKey} from './storageKey';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly globalPrivacyControl?: boolean;
  }
}

const hasOptedOut = () => navigator.globalPrivacyControl === true;

/** The decision that counts in this browser. */
export const readStoredDecision = (): Decision | undefined =>
  parseDecision(readStoredText(consentKey), {now: Date.now(), optOut: hasOptedOut()});

/** When storage is blocked, the visitor is asked again on the next page. */
export function storeDecision(decision: Decision): void {
  storeText(consentKey, serialiseDecision(decision, {now: Date.now(), optOut: hasOptedOut()}));
}

/** Removes a decision that has expired or is no longer valid. */
export function clearDecision(): void {
  storeText(consentKey, null);
}

/** Calls `listener` after a decision in another tab, or when this page returns from the back/forward cache. Returns the clean-up. */
export function onChangeInOtherTab(listener: () => void): () => void {
  const listeners = new AbortController();
  const {signal} = listeners;
  window.addEventListener('storage', ({key}) => key === consentKey && listener(), {signal});
  window.addEventListener('pageshow', ({persisted}) => persisted && listener(), {signal});
  return () => listeners.abort();
}

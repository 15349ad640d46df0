import {readStoredText, storeText} from '~/platform/deviceStorage';
import {parseChoice, serialiseChoice, type Choice} from './choice';
import {consentKey} from './storageKey';

declare global {
  interface Navigator {
    /** Not in every browser. */
    readonly globalPrivacyControl?: boolean;
  }
}

const hasOptedOut = () => navigator.globalPrivacyControl === true;

/** The choice that counts in this browser. */
export const readStoredChoice = (): Choice | undefined =>
  parseChoice(readStoredText(consentKey), {now: Date.now(), optOut: hasOptedOut()});

/** When storage is blocked, the visitor is asked again on the next page. */
export function storeChoice(choice: Choice): void {
  storeText(consentKey, serialiseChoice(choice, {now: Date.now(), optOut: hasOptedOut()}));
}

/** Removes a choice that has expired or is no longer valid. */
export function clearChoice(): void {
  storeText(consentKey, null);
}

/** Calls `listener` after a choice in another tab, or when this page returns from the back/forward cache. Returns the clean-up. */
export function onChangeInOtherTab(listener: () => void): () => void {
  const listeners = new AbortController();
  const {signal} = listeners;
  window.addEventListener('storage', ({key}) => key === consentKey && listener(), {signal});
  window.addEventListener('pageshow', ({persisted}) => persisted && listener(), {signal});
  return () => listeners.abort();
}

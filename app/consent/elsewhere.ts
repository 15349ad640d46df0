import {storeText} from '~/platform/deviceStorage';
import {consentKey} from './storageKey';

/** The visitor's choice doesn't count any more, and no other is known. */
export function forgetChoice(): void {
  storeText(consentKey, null);
}

/** Tells of a choice that was made in another tab, or while this page lay in the browser's memory for the way back. */
export function onChangeElsewhere(listener: () => void): () => void {
  const listening = new AbortController();
  const {signal} = listening;
  window.addEventListener('storage', ({key}) => key === consentKey && listener(), {signal});
  window.addEventListener('pageshow', ({persisted}) => persisted && listener(), {signal});
  return () => listening.abort();
}

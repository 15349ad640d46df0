import {storedText, storeText} from '~/platform/deviceStorage';
import {parseChoice, serialiseChoice, type Choice} from './choice';
import {consentKey} from './storageKey';

/** The choice that this browser has stored. */
export const storedChoice = (): Choice | undefined => parseChoice(storedText(consentKey), Date.now());

/** Stores a choice. In a browser that stores nothing it holds until the next page, where the visitor is asked again. */
export function storeChoice(choice: Choice): void {
  storeText(consentKey, serialiseChoice(choice, Date.now()));
}

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

import {parseChoice, serialiseChoice, type Choice} from './choice';
import {consentKey} from './storageKey';

/** The choice that this browser has stored. */
export function storedChoice(): Choice | undefined {
  try {
    return parseChoice(localStorage.getItem(consentKey), Date.now());
  } catch {
    return undefined;
  }
}

/** Stores a choice. In a browser that stores nothing, it holds until the next page. */
export function storeChoice(choice: Choice): void {
  try {
    localStorage.setItem(consentKey, serialiseChoice(choice, Date.now()));
  } catch {
    // The visitor is asked again on the next page.
  }
}

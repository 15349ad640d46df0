import {brand} from '~/brand';
import {parseChoice, serialiseChoice, type Choice} from './choice';

/** Where the choice is kept in `localStorage`. */
export const consentKey = `${brand.key}:consent`;

/** The choice that this browser keeps. */
export function storedChoice(): Choice | undefined {
  try {
    return parseChoice(localStorage.getItem(consentKey), Date.now());
  } catch {
    return undefined;
  }
}

/** Keeps a choice; where the browser keeps nothing, it holds until the next page. */
export function storeChoice(choice: Choice): void {
  try {
    localStorage.setItem(consentKey, serialiseChoice(choice, Date.now()));
  } catch {
    // Asked again on the next visit.
  }
}

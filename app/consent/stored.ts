import {storedText, storeText} from '~/platform/deviceStorage';
import {parseChoice, serialiseChoice, type Choice} from './choice';
import {consentKey} from './storageKey';

/** The choice that this browser has stored. */
export const storedChoice = (): Choice | undefined => parseChoice(storedText(consentKey), Date.now());

/** Stores a choice. In a browser that stores nothing it holds until the next page, where the visitor is asked again. */
export function storeChoice(choice: Choice): void {
  storeText(consentKey, serialiseChoice(choice, Date.now()));
}

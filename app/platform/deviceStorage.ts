import {brand} from '~/brand';

/** `sessionStorage` lasts until the browser's tab is closed. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Reads the text of a key; `null` when storage is blocked, for which some browsers throw. */
export function readStoredText(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; `null` removes it. Returns whether that succeeded. */
export function storeText(key: string, text: string | null, storage: StorageName = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What features that are gone have kept in `localStorage`. */
const goneKeys = ['recent'];

/** Removes from this device what features that are gone have left there. */
export function removeGoneKeys(): void {
  for (const name of goneKeys) storeText(`${brand.key}:${name}`, null);
}

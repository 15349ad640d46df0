/** `sessionStorage` lasts until the browser's tab is closed. */
type StorageName = 'localStorage' | 'sessionStorage';

/** What this device keeps under a key; nothing where it keeps nothing: some browsers throw when they are asked. */
export function storedText(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; `null` removes what is there. Says whether the device has done it. */
export function storeText(key: string, text: string | null, storage: StorageName = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

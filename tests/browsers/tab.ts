/** What a person does in a window, the same for every browser. An element is named by a CSS selector and its text. */
export interface Tab {
  /** Opens a page, and waits until it is parsed. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; it can't use anything from outside itself. */
  run<Arguments extends unknown[], Result>(
    script: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>;
  click(selector: string, text?: string): Promise<void>;
  /** Clicks into a field and types over what is in it. */
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Prints the page as PDF. WebKitGTK's driver can't. */
  print?(orientation: Orientation): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Orientation = 'portrait' | 'landscape';

export type Key = 'Escape' | 'ArrowDown' | 'Tab';

export interface TestBrowser {
  name: string;
  /** A window of a new visitor. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Runs in the page. The first visible element of a selector that has a text, or bears it as its label. */
export function findVisible(selector: string, text: string): Element | null {
  const elements = [...document.querySelectorAll(selector)];
  const named = (element: Element) => `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`;
  return elements.find((element) => element.checkVisibility() && named(element).includes(text)) ?? null;
}

/** How long a page may take to show something, in ms. */
export const patience = 20_000;

/** Tries until there is something. Throws an error that names it when there is nothing. */
export async function waitFor<T>(what: string, look: () => Promise<T | null | undefined>): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`The page has no ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

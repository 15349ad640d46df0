import {expect, type Cookie, type Page} from '@playwright/test';

/** The cookie `cartItems` of items as it has them, such as `42.2` or `42.2.14900 Hocker`. */
export const itemsValue = (...items: string[]) => encodeURIComponent(JSON.stringify(items));

/** The cookie `cartCheckout` with a discount code, as the worker writes it. */
export const codeValue = (code: string) => btoa(JSON.stringify({code, note: '', carts: []}));

/** Discount code and note in the cookie `cartCheckout` of a page; nothing without it. */
export async function checkoutOf(page: Page): Promise<{code?: string; note?: string}> {
  const cookie = await cookieOf(page, 'cartCheckout');
  const bytes = Uint8Array.from(atob(cookie?.value ?? btoa('{}')), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as {code?: string; note?: string};
}

export async function cookieOf(page: Page, name: string): Promise<Cookie | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === name);
}

/** Expects that the browser saves English as the selected language, for 7 days. */
export async function expectEnglishSaved(page: Page): Promise<void> {
  const cookie = await cookieOf(page, 'selectedLanguage');
  expect(cookie?.value).toBe('EN');
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
}

import type {Cookie, Page} from 'playwright';
import {expect} from './test';

/** A cookie's value as the worker writes it. */
export const workerValue = (text: string) => encodeURIComponent(btoa(JSON.stringify(text)));

export async function cookieOf(page: Page, name: string): Promise<Cookie | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === name);
}

/** Expects that the browser keeps English as the chosen language, for 7 days. */
export async function expectEnglishKept(page: Page): Promise<void> {
  const cookie = await cookieOf(page, 'selectedLanguage');
  expect(cookie?.value).toBe('EN');
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
}

import type {Locator, Page} from 'playwright';
import {expect} from './test';

/** Opens the cart by its button in the header and returns its dialog. `name` is its name in the page's language. */
export async function openCart(page: Page, name = 'Warenkorb'): Promise<Locator> {
  await page.getByRole('banner').getByRole('link', {name}).click();
  const cart = page.getByRole('dialog', {name});
  await expect(cart).toBeVisible();
  return cart;
}

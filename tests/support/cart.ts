import {expect, type Locator, type Page} from '@playwright/test';
import {waitForHydration} from './ready';

/**
 * Opens the cart by its button in the header, which before hydration is a link to the cart's page, and returns its dialog. `name` is its
 * name in the page's language.
 */
export async function openCart(page: Page, name = 'Warenkorb'): Promise<Locator> {
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', {name}).click();
  const cart = page.getByRole('dialog', {name});
  await expect(cart).toBeVisible();
  return cart;
}

/** The lines of a cart, in its panel or on its page. */
export const cartLines = (cart: Locator): Locator =>
  cart.getByRole('list', {name: /^(Artikel|Items)$/}).getByRole('listitem');

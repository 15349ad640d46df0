import {expect, type Locator, type Page} from '@playwright/test';
import {createClient} from 'demo-store/testing/client';
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

/** The number in the id of a product's variant, by the variant's German title. Without a title, of the first one. */
export async function variantNumber(storeUrl: string, handle: string, title?: string): Promise<string> {
  const {data} = await createClient(storeUrl).query<{product: {variants: {nodes: {id: string; title: string}[]}}}>(
    'query ($handle: String!) { product(handle: $handle) { variants(first: 20) { nodes { id title } } } }',
    {handle},
  );
  const variant = data.product.variants.nodes.find((node) => title === undefined || node.title === title);
  return variant?.id.split('/').at(-1) ?? '';
}

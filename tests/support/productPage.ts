import type {Locator, Page} from '@playwright/test';

export const main = (page: Page): Locator => page.getByRole('main');

/** The price in the product's header. */
export const price = (page: Page): Locator => main(page).locator('header').getByText('€').first();

/** Prices and measures have spaces that do not break. Tests write plain ones. */
export const withPlainSpaces = (text: string): string => text.replace(/\u00a0/g, ' ');

export const priceText = async (page: Page): Promise<string> => withPlainSpaces(await price(page).innerText());

import type {Locator, Page} from 'playwright';

export const main = (page: Page): Locator => page.getByRole('main');

/** The price in the product's head. */
export const price = (page: Page): Locator => main(page).locator('header').getByText('€').first();

/** The configurator's code arrives after the page: until then fields are the worker's. */
export const scripted = (page: Page) =>
  page.waitForFunction(() => {
    const field = document.querySelector('input[name=width]');
    return field !== null && Object.keys(field).some((key) => key.startsWith('__reactProps'));
  });

/** What somebody sees of a price, with plain spaces. */
export const plain = (text: string): string => text.replace(/\u00a0/g, ' ');

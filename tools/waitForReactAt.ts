import type {Page} from 'playwright';

/** Waits until React controls the first element of a selector: the code of its part of the page has come. */
export async function waitForReactAt(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}

import type {Page} from 'playwright';

/** Waits until React controls the first element that matches the selector, so that it reacts to a visitor. */
export async function waitForReactAt(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, selector);
}

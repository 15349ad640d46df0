import type {Page} from '@playwright/test';

interface HeldRequests {
  /** How many requests have come so far. */
  count(): number;
  /** Lets all of them go on, and those that come later. */
  release(): void;
}

/** Holds back the page's requests to URLs that match, as a slow network would. */
export async function holdRequests(page: Page, pattern: RegExp): Promise<HeldRequests> {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return {count: () => count, release};
}

import type {Page} from '@playwright/test';

/** How far the page is scrolled down, in CSS pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Scrolls at once. Resolves when the page has been told so: a second scroll in the same frame would hide the first from it. */
export const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        const before = window.scrollY;
        window.addEventListener('scroll', () => resolve(), {once: true});
        window.scrollTo({top, behavior: 'instant'});
        if (window.scrollY === before) resolve();
      }),
    y,
  );

/** How much wider than the window the page is, in CSS pixels. Above 0 it scrolls sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

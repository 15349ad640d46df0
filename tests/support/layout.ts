import type {Page} from '@playwright/test';

/** How far the page is scrolled down, in CSS pixels. */
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** How much wider than the window the page is, in CSS pixels. Above 0 it scrolls sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

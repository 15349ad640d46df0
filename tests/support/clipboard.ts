import type {Page} from '@playwright/test';

/** A headless browser asks for permission before it reads or writes the clipboard. */
export const allowClipboard = (page: Page): Promise<void> =>
  page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

export const clipboardText = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

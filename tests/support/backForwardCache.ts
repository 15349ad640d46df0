import type {Page} from '@playwright/test';
import {expect} from './test';

/** Reasons that lie in the browser: a headless shell never restores a page, but it examines each one. */
const browserReasons = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** Leaves the page and comes back by the Back button. What kept the browser from showing the page again at once, without loading it. */
export async function reasonsForLoadingAnew(page: Page): Promise<string[]> {
  const url = page.url();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  let reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    reasons = notRestoredExplanations.map(({reason}) => reason);
  });
  await page.goto('about:blank');
  // A restored page has no load event, which `goBack` would wait for.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL(url, {waitUntil: 'commit'});
  // A document that is loaded anew has no root element at first.
  const wasRestored = () => page.evaluate(() => Boolean(document.querySelector('html[style]')));
  await expect.poll(async () => reasons.length > 0 || (await wasRestored())).toBe(true);
  return reasons.filter((reason) => !browserReasons.includes(reason));
}

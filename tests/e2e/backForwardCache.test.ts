import {chromium, type Page} from '@playwright/test';
import {chromiumOptions} from '../../tools/browser';
import {pages} from '../../tools/pages';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

/** Reasons that lie in the browser: a headless shell never restores a page, but it examines each one. */
const browserReasons = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/** Leaves the page and comes back. The reasons that kept it out of the cache. */
type ComeBack = (url: string) => Promise<string[]>;

async function withBackForwardCache(use: (page: Page, comeBack: ComeBack) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    ...(await chromiumOptions()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  let reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    reasons = notRestoredExplanations.map(({reason}) => reason);
  });
  await use(page, async (url) => {
    reasons = [];
    await page.goto(url);
    await waitForHydration(page);
    await page.goto('about:blank');
    // A restored page has no load event, which `goBack` would wait for.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForURL(url, {waitUntil: 'commit'});
    // A document that is loaded anew has no root element at first.
    const wasRestored = () => page.evaluate(() => Boolean(document.querySelector('html[style]')));
    await expect.poll(async () => reasons.length > 0 || (await wasRestored())).toBe(true);
    return reasons.filter((reason) => !browserReasons.includes(reason));
  });
  await browser.close();
}

test('on every page, the browser can come back by its Back button at once, without loading anew', async ({site}) => {
  await withBackForwardCache(async (_, comeBack) => {
    for (const path of Object.values(pages)) expect.soft(await comeBack(site.url + path), path).toEqual([]);
  });
});

test('this test would notice a page that prevents the instant way back', async ({site}) => {
  await withBackForwardCache(async (page, comeBack) => {
    await page.addInitScript(() => addEventListener('unload', () => undefined));
    expect(await comeBack(site.url)).toEqual(['UnloadHandlerExistsInMainFrame']);
  });
});

import type {Page} from '@playwright/test';
import {allowClipboard, clipboardText} from '../support/clipboard';
import {main} from '../support/productPage';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const table = '/en/sheet/konfigurator-tisch/200x90-b98a56';

/** Stands in for the choice of apps: the data it receives, and the name of the error with which it ends. */
interface Apps {
  received: ShareData[];
  error?: 'AbortError' | 'NotAllowedError';
}

declare global {
  interface Window {
    apps: Apps;
  }
}

/** The browser of the tests has no choice of apps. */
async function standInForApps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.apps = {received: []};
    navigator.share = (data) => {
      const {received, error} = window.apps;
      received.push(data ?? {});
      return error ? Promise.reject(new DOMException('', error)) : Promise.resolve();
    };
  });
  await page.reload();
}

test('a visitor can mail a drawing sheet, share it with an app, or copy its link', async ({open, site}) => {
  const address = site.url + table;
  const page = await open(table);
  await allowClipboard(page);
  await waitForHydration(page);

  await test.step('its link can be copied, and mailed with a text', async () => {
    await main(page).getByRole('button', {name: 'Copy link'}).click();
    await expect(main(page).getByText('Link copied')).toBeVisible();
    expect(await clipboardText(page)).toBe(address);
    const href = (await main(page).getByRole('link', {name: 'Email it to me'}).getAttribute('href')) ?? '';
    expect(decodeURIComponent(href)).toContain(address);
    expect(href).not.toContain('+');
  });

  await standInForApps(page);
  await waitForHydration(page);
  await page.evaluate(() => navigator.clipboard.writeText('copied before'));
  const press = async (error?: Apps['error']) => {
    await page.evaluate((name) => Object.assign(window.apps, {error: name}), error);
    await main(page).getByRole('button', {name: 'Share', exact: true}).click();
  };
  const shareStatus = main(page).getByRole('region', {name: /Share/}).getByRole('status').first();

  await test.step('the app gets title and link, and the visitor can change the mind', async () => {
    await press();
    await press('AbortError');
    expect(await page.evaluate(() => window.apps.received)).toEqual(
      Array(2).fill({title: 'Strich table, 200\u00a0×\u00a090\u00a0cm, Oak, oiled', url: address}),
    );
    expect(await clipboardText(page)).toBe('copied before');
    await expect(shareStatus).toBeEmpty();
  });

  await test.step('when the browser refuses to share, the link is copied, or the page asks the visitor to copy it', async () => {
    await press('NotAllowedError');
    await expect(shareStatus).toHaveText('Link copied');
    expect(await clipboardText(page)).toBe(address);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await press('NotAllowedError');
    await expect(shareStatus).toHaveText(/Please copy the address/);
  });
});

import {describe} from 'vitest';
import type {Page} from 'playwright';
import {allowClipboard, clipboardText} from '../support/clipboard';
import {main} from '../support/productPage';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const table = '/sheet/konfigurator-tisch/200x90-b98a56';

test('the link of a sheet is copied, and mailed with words', async ({open, site}) => {
  const page = await open(`/en${table}`);
  await allowClipboard(page);
  await waitForHydration(page);
  await main(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(main(page).getByText('Link copied')).toBeVisible();
  expect(await clipboardText(page)).toBe(`${site.url}/en${table}`);
  const href = (await main(page).getByRole('link', {name: 'Email it to me'}).getAttribute('href')) ?? '';
  expect(decodeURIComponent(href)).toContain(`${site.url}/en${table}`);
  expect(href).not.toContain('+');
});

/** What stands in for the choice of apps: what it was given, and the name of the error with which it ends. */
interface Apps {
  given: ShareData[];
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
    window.apps = {given: []};
    navigator.share = (data) => {
      const {given, error} = window.apps;
      given.push(data ?? {});
      return error ? Promise.reject(new DOMException('', error)) : Promise.resolve();
    };
  });
  await page.reload();
}

describe('a sheet is handed to another app', () => {
  const words = {
    de: ['Teilen', 'Tisch Strich, 200 × 90 cm, Eiche, geölt', 'Link kopiert', /Bitte kopieren Sie die Adresse/],
    en: ['Share', 'Strich table, 200 × 90 cm, Oak, oiled', 'Link copied', /Please copy the address/],
  } as const;

  test.for(['de', 'en'] as const)(
    'or, where the browser refuses, its link is copied (%s)',
    async (language, {open, site}) => {
      const path = (language === 'en' ? '/en' : '') + table;
      const [share, title, copied, notCopied] = words[language];
      const page = await open(path);
      await allowClipboard(page);
      await standInForApps(page);
      await waitForHydration(page);
      await page.evaluate(() => navigator.clipboard.writeText('copied before'));
      const press = async (error?: Apps['error']) => {
        await page.evaluate((name) => Object.assign(window.apps, {error: name}), error);
        await main(page).getByRole('button', {name: share, exact: true}).click();
      };
      const told = main(page)
        .getByRole('region', {name: /teilen|Share/})
        .getByRole('status')
        .first();

      await press();
      await press('AbortError');
      expect(await page.evaluate(() => window.apps.given)).toEqual(Array(2).fill({title, url: site.url + path}));
      expect(await clipboardText(page)).toBe('copied before');
      await expect(told).toBeEmpty();

      await press('NotAllowedError');
      await expect(told).toHaveText(copied);
      expect(await clipboardText(page)).toBe(site.url + path);

      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await press('NotAllowedError');
      await expect(told).toHaveText(notCopied);
    },
  );
});

import type {Page} from 'playwright';
import {describe} from 'vitest';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, test, type Open} from '../support/test';

const path = '/product/konfigurator-tisch?color=b98a56&length=140&width=80';

/** Opens a configurator whose code does not come before `release`, and marks an element that came with the document. */
async function openEarly(open: Open) {
  const page = await open('/shop', {consentRejected: true});
  const code = await holdRequests(page, /MadeToMeasure.*\.js/);
  await page.goto(path, {waitUntil: 'commit'});
  await waitForHydration(page);
  await length(page).evaluate((field) => field.setAttribute('data-first', ''));
  return {page, release: code.release};
}

const length = (page: Page) => page.getByRole('textbox', {name: 'Länge'});
const drawing = (page: Page) => page.getByRole('img', {name: /sicht: \d+ × 80 cm/});

describe('a page whose configurator has no code yet', () => {
  test('follows a link to a place in it and the way back, and keeps the configurator as it is', async ({open}) => {
    const {page, release} = await openEarly(open);
    await length(page).fill('188');
    await page.getByRole('link', {name: 'Zum Inhalt'}).press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expect(length(page)).toHaveAttribute('data-first');
    release();
    await expect(page.getByRole('img', {name: /sicht: 188 × 80 cm/})).toBeVisible();
    await expect(length(page)).toHaveAttribute('data-first');
    await expect(length(page)).toHaveValue('188');
  });

  test('shows the piece of another link as soon as the code is there', async ({open}) => {
    const {page, release} = await openEarly(open);
    await page.evaluate(() => {
      const {__remixRouter} = window as unknown as {__remixRouter: {navigate(to: string): void}};
      __remixRouter.navigate('?color=b98a56&length=200&width=80');
    });
    await expect(page).toHaveURL(/length=200/);
    await expect(length(page)).toHaveAttribute('data-first');
    release();
    await waitForConfigurator(page);
    await expect(length(page)).toHaveValue('200');
    await expect(drawing(page)).toBeVisible();
  });
});

test('a page whose configurator gets no code goes to other addresses by documents', async ({open}) => {
  const page = await open('/shop', {consentRejected: true, expectedErrors: [/failed: GET .*MadeToMeasure/]});
  await page.route(/MadeToMeasure.*\.js/, (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed');
  await page.goto(path, {waitUntil: 'commit'});
  await waitForHydration(page);
  await failed;
  await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
  await expect(page.getByRole('textbox', {name: 'Length'})).toHaveValue('140');
  await page.getByRole('banner').getByRole('link', {name: 'About'}).first().click();
  await expect(page).toHaveURL('/en/about');
  // The piece leaves only with its document. A way back before that would meet the page that is about to go.
  await expect(page.getByRole('textbox', {name: 'Length'})).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('textbox', {name: 'Length'})).toHaveValue('140');
});

test('a visit to a page whose configurator gets no code ends at its document', async ({open}) => {
  const page = await open('/shop', {consentRejected: true, expectedErrors: [/failed: GET .*MadeToMeasure/]});
  await waitForHydration(page);
  await page.route(/MadeToMeasure.*\.js/, (route) => route.abort('internetdisconnected'));
  await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.getByRole('main').getByRole('link', {name: 'Tisch Strich'}).first().click(),
  ]);
  await expect(page).toHaveURL('/product/konfigurator-tisch');
  await expect(length(page)).toBeVisible();
});

test('the way back before the scripts of a reloaded page have come leads to the page before', async ({open}) => {
  const page = await open('/shop', {consentRejected: true});
  await waitForHydration(page);
  await page
    .getByRole('main')
    .getByRole('link', {name: /Hocker Lot/})
    .first()
    .click();
  await expect(page).toHaveURL('/product/hocker-lot');
  await expect(page.getByRole('heading', {level: 1, name: 'Hocker Lot'})).toBeVisible();
  const scripts = await holdRequests(page, /\/assets\/.*\.js/);
  await page.reload({waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1, name: 'Hocker Lot'})).toBeVisible();
  await page.goBack({waitUntil: 'commit'});
  scripts.release();
  await expect(page).toHaveURL('/shop');
  await waitForHydration(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Hocker Lot'})).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

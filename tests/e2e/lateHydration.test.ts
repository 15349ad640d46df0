import type {Page} from 'playwright';
import {main} from '../support/productPage';
import {waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, test} from '../support/test';

const path = '/product/konfigurator-tisch?color=b98a56&length=140&width=80';

const length = (page: Page) => page.getByRole('textbox', {name: 'Länge'});

test('a configurator whose code is late keeps what is typed into it, while the cart is read', async ({open}) => {
  const page = await open('/product/hocker-lot', {consentRejected: true});
  await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(page.getByRole('dialog', {name: 'Warenkorb'}).getByRole('spinbutton')).toBeVisible();
  const code = await holdRequests(page, /MadeToMeasure.*\.js/);
  await page.goto(path, {waitUntil: 'commit'});
  await waitForHydration(page);
  await length(page).evaluate((field) => field.setAttribute('data-first', ''));
  await length(page).fill('188');
  await expect(page.getByRole('banner').getByRole('link', {name: /Warenkorb.*1/})).toBeVisible();
  code.release();
  await expect(page.getByRole('img', {name: /sicht: 188 × 80 cm/})).toBeVisible();
  await expect(length(page)).toHaveAttribute('data-first');
  await expect(length(page)).toHaveValue('188');
});

test('a page whose configurator gets no code leads on, and back to the document', async ({open}) => {
  // Remix tells React of another address outside a transition: React says that it discards the part without code.
  const expectedErrors = [/failed: GET .*MadeToMeasure/, /React error #421/];
  const page = await open('/shop', {consentRejected: true, expectedErrors});
  await page.route(/MadeToMeasure.*\.js/, (route) => route.abort('internetdisconnected'));
  const failed = page.waitForEvent('requestfailed');
  await page.goto(path, {waitUntil: 'commit'});
  await waitForHydration(page);
  await failed;
  await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
  await expect(page.getByRole('textbox', {name: 'Length'})).toHaveValue('140');
  await page.getByRole('banner').getByRole('link', {name: 'About'}).first().click();
  await expect(page).toHaveURL('/en/about');
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

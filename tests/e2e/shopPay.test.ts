import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser} from '@playwright/test';
import {createTemporaryCertificate} from 'demo-store/tls';
import {chromiumOptions} from '../../tools/browser';
import {holdRequests} from '../support/requests';
import {oneStool} from '../support/stool';
import {expect, test as base} from '../support/test';

const names = {de: {path: '/cart', checkout: 'Zur Kasse'}, en: {path: '/en/cart', checkout: 'Checkout'}};

/** Chromium that finds Shop Pay on this machine. */
const test = base.extend<object, {browser: Browser}>({
  browser: [
    async ({}, use) => {
      const certificate = await createTemporaryCertificate(['shop.app']);
      const shopPay = createServer(certificate, (_, response) =>
        response.end('<!doctype html><title>Shop Pay</title>'),
      );
      await new Promise<void>((resolve) => shopPay.listen(0, '127.0.0.1', resolve));
      const {port} = shopPay.address() as AddressInfo;
      const options = await chromiumOptions();
      const args = options.args?.map((flag) => flag.replace('MAP * ', `MAP shop.app 127.0.0.1:${port}, MAP * `));
      const browser = await chromium.launch({...options, args: [...(args ?? []), '--ignore-certificate-errors']});
      await use(browser);
      await browser.close();
      shopPay.close();
    },
    {scope: 'worker'},
  ],
});

// Recorded visits: the checkout redirects buyers whom Shop Pay knows, and Chromium applies `form-action` to that redirect, too.
test.describe('a checkout that goes on to Shop Pay', () => {
  const expectedErrors = [/^third party: https:\/\/shop\.app\/checkout\//];

  test('opens without JavaScript', async ({open, site}) => {
    await site.control.setAdmin({shopPay: true});
    const cookies = await oneStool(site.storeUrl);
    const page = await open(names.en.path, {cookies, javaScript: false, expectedErrors});
    await page.getByRole('main').getByRole('button', {name: names.en.checkout}).click();
    await expect(page).toHaveURL(/^https:\/\/shop\.app\/checkout\/\d+\/cn\/\w+\/shoppay$/);
  });

  test('opens for a visitor who presses before the scripts have come', async ({open, site}) => {
    await site.control.setAdmin({shopPay: true});
    const cookies = await oneStool(site.storeUrl);
    const page = await open('/robots.txt', {cookies, consent: 'rejected', expectedErrors});
    await holdRequests(page, /\/assets\/.*\.js$/);
    await page.goto(names.de.path, {waitUntil: 'commit'});
    await page.getByRole('main').getByRole('button', {name: names.de.checkout}).click();
    await expect(page).toHaveURL(/^https:\/\/shop\.app\/checkout\//);
  });

  test('opens with JavaScript', async ({open, site}) => {
    await site.control.setAdmin({shopPay: true});
    const cookies = await oneStool(site.storeUrl);
    const page = await open(names.de.path, {cookies, consent: 'rejected', expectedErrors});
    await page.getByRole('main').getByRole('button', {name: names.de.checkout}).click();
    await expect(page).toHaveURL(/^https:\/\/shop\.app\/checkout\//);
  });
});

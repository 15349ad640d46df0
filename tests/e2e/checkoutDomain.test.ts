import {getDocument} from '../../tools/document';
import {itemsValue} from '../support/cookies';
import {oneStool} from '../support/stool';
import {expect, languagesAndScripts, siteForAll, test} from '../support/test';

const carts = {
  de: {path: '/cart', checkout: 'Zur Kasse', failed: 'Die Kasse ist gerade nicht erreichbar.'},
  en: {path: '/en/cart', checkout: 'Checkout', failed: 'Checkout isn’t available right now.'},
};

test.describe('a checkout on the shop’s own domain, which the merchant has set only in Shopify,', () => {
  const site = siteForAll(() => ({primaryDomain: 'localhost'}));

  // A browser checks the address of a form that it posts itself, and lets a script go anywhere.
  for (const {language, javaScript} of languagesAndScripts) {
    test(`opens from the cart (${language}, ${javaScript ? 'with' : 'without'} JavaScript)`, async ({open}) => {
      const checkout = site().storeUrl.replace('127.0.0.1', 'localhost');
      const page = await open(carts[language].path, {
        site: site(),
        javaScript,
        cookies: await oneStool(site().storeUrl),
        consent: 'rejected',
        expectedErrors: [new RegExp(`^third party: ${checkout}/`)],
      });
      await page.getByRole('main').getByRole('button', {name: carts[language].checkout}).click();
      await expect(page).toHaveURL(new RegExp(`^${checkout}/checkouts/`));
    });
  }

  test('is, beside the shop’s address at Shopify and Shop Pay, the only foreign address that forms of the site may lead to', async () => {
    const checkout = site().storeUrl.replace('127.0.0.1', 'localhost');
    for (const path of ['/', '/en/shop', '/cart', '/no-such-page']) {
      const policy = (await getDocument(site().url + path)).headers.get('Content-Security-Policy') ?? '';
      expect(/form-action ([^;]*)/.exec(policy)?.[1], path).toBe(
        `'self' ${site().storeUrl} ${checkout} https://shop.app`,
      );
    }
  });

  test('opens even if it is the very first thing a visitor asks of the server', async () => {
    const variant = (await (await fetch(`${site().url}/product/schneidbrett`)).text()).match(
      /ProductVariant\/(\d+)/,
    )?.[1];
    await site().restartWorker();
    await site().control.addFault({operation: 'Chrome', kind: '500'});
    const answer = await fetch(`${site().url}/cart`, {
      method: 'POST',
      redirect: 'manual',
      headers: {Cookie: `cartItems=${itemsValue(`${variant}.1`)}`},
      body: new URLSearchParams({intent: 'checkout'}),
    });
    await site().control.clearFaults();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toContain('http://localhost:');
  });
});

// shopify.dev, Hydrogen › migrate: `checkoutUrl` is at the store's primary domain, which may be the site's own.
test.describe('a checkout that leads back to this site', () => {
  const site = siteForAll(() => ({}));
  test.beforeAll(() => site().control.setAdmin({primaryDomain: new URL(site().url).host}));

  for (const {language, javaScript} of languagesAndScripts) {
    test(`keeps the cart and says that it fails (${language}, ${javaScript ? 'with' : 'without'} JavaScript)`, async ({
      open,
    }) => {
      const {path, checkout, failed} = carts[language];
      const page = await open(path, {
        site: site(),
        javaScript,
        cookies: await oneStool(site().storeUrl),
        consent: 'rejected',
        expectedErrors: [/^status 502: POST/],
      });
      const main = page.getByRole('main');
      await main.getByRole('button', {name: checkout}).click();
      await expect(main.getByRole('status').filter({hasText: failed})).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`^${site().url}/`));
      await expect(main.getByRole('spinbutton')).toHaveValue('1');
    });
  }
});

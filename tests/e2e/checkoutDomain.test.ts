import {describe} from 'vitest';
import {getDocument} from '../../tools/document';
import {itemsValue} from '../support/cookies';
import {expect, languagesAndScripts, siteForAll, test} from '../support/test';

const names = {de: {add: 'In den Warenkorb', checkout: 'Zur Kasse'}, en: {add: 'Add to cart', checkout: 'Checkout'}};

describe('a checkout at the primary domain of the store, which no variable names', () => {
  const site = siteForAll(() => ({checkoutHost: 'localhost'}));

  test.for(languagesAndScripts)(
    'is reached in $language, JavaScript $javaScript',
    async ({language, javaScript}, {open}) => {
      const checkout = site().storeUrl.replace('127.0.0.1', 'localhost');
      const path = `${language === 'en' ? '/en' : ''}/product/schneidbrett`;
      const page = await open(path, {
        site: site(),
        javaScript,
        expectedErrors: [new RegExp(`^third party: ${checkout}/`)],
      });
      const {add, checkout: goToCheckout} = names[language];
      await page.getByRole('main').getByRole('button', {name: add}).first().click();
      await page.getByRole('button', {name: goToCheckout}).click();
      await expect(page).toHaveURL(new RegExp(`^${checkout}/checkouts/`));
    },
  );

  test('is allowed by the policy of every document, and no other host is', async () => {
    const checkout = site().storeUrl.replace('127.0.0.1', 'localhost');
    for (const path of ['/', '/en/shop', '/cart', '/no-such-page']) {
      const policy = (await getDocument(site().url + path)).headers.get('Content-Security-Policy') ?? '';
      expect(/form-action ([^;]*)/.exec(policy)?.[1], path).toBe(`'self' ${site().storeUrl} ${checkout}`);
    }
  });

  test('is known to a worker whose first request is the checkout', async ({startOwnSite}) => {
    const fresh = await startOwnSite({checkoutHost: 'localhost'});
    const variant = (await (await fetch(`${fresh.url}/product/schneidbrett`)).text()).match(
      /ProductVariant\/(\d+)/,
    )?.[1];
    await fresh.restartWorker();
    await fresh.control.addFault({operation: 'Chrome', kind: '500'});
    const answer = await fetch(`${fresh.url}/cart`, {
      method: 'POST',
      redirect: 'manual',
      headers: {Cookie: `cartItems=${itemsValue(`${variant}.1`)}`},
      body: new URLSearchParams({intent: 'checkout'}),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toContain('http://localhost:');
  });
});

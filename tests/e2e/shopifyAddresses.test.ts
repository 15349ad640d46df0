import {getDocument} from '../../tools/document';
import {expect, test} from '../support/test';

test('addresses of Shopify and redirects of the merchant lead to the pages of the site', async ({site}) => {
  const expected = {
    '/products/hocker-lot?variant=1&utm_source=mail': '301 /product/hocker-lot?variant=1',
    '/en/products/hocker-lot': '301 /en/product/hocker-lot',
    '/collections/all?page=2': '301 /shop?page=2',
    '/en/policies/refund-policy': '301 /en/legal/refund-policy',
    '/pages/faq': '301 /faq',
    '/tische?utm_source=mail': '301 /product/konfigurator-tisch?utm_source=mail',
    '/en/karriere': '301 /en/jobs',
    '/agb': '301 /legal/terms-of-service',
  };
  const found: Record<string, string> = {};
  for (const path of Object.keys(expected)) {
    // The second visit may find what is kept.
    for (const visit of [1, 2]) {
      const {status, headers} = await getDocument(site.url + path);
      if (visit === 2) found[path] = `${status} ${headers.get('Location')}`;
    }
  }
  expect(found).toEqual(expected);
  expect((await getDocument(`${site.url}/pages/no/page`)).status).toBe(404);
  const english = await getDocument(`${site.url}/products/hocker-lot`, 'selectedLanguage=EN');
  expect([english.status, english.headers.get('Location')]).toEqual([302, '/en/products/hocker-lot']);
});

test.for([true, false])('a link within the site leads on, too, JavaScript %s', async (javaScript, {site, open}) => {
  const page = await open('/shop', {javaScript});
  await page.goto(`${site.url}/en/collections/all`);
  await expect(page).toHaveURL(`${site.url}/en/shop`);
  if (!javaScript) return;
  // As the router asks for it.
  const answer = await fetch(`${site.url}/products/hocker-lot.data?variant=1`);
  expect(answer.status).toBe(202);
  expect(await answer.text()).toContain('/product/hocker-lot?variant=1');
});

test('a link to a cart that names no variant shows the not-found page', async ({site}) => {
  for (const path of ['/cart/abc', '/en/cart/1:x', '/cart/%ff']) {
    const {status, html} = await getDocument(site.url + path);
    expect([status, html], path).toEqual([404, expect.stringContaining('</h1>')]);
  }
});

test.for(['de', 'en'] as const)(
  'a link to a cart and a discount code reach the checkout, in %s',
  async (language, {site, open}) => {
    const prefix = language === 'en' ? '/en' : '';
    const {html} = await getDocument(`${site.url}/product/schneidbrett`);
    const variant = /ProductVariant\/(\d+)/.exec(html)?.[1];
    const page = await open(`${prefix}/discount/WERKSTATT10?redirect=${prefix}/cart/${variant}:2`);
    await expect(page).toHaveURL(`${site.url}${prefix}/cart`);
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
    await page.goto(`${site.url}${prefix}/cart/${variant}:2,999:1`);
    await expect(page.getByRole('main')).toContainText(
      language === 'en' ? 'Not everything from this link' : 'Nicht alles aus diesem Link',
    );
    await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2');
    await page
      .getByRole('main')
      .getByRole('button', {name: language === 'en' ? 'Checkout' : 'Zur Kasse'})
      .click();
    await expect(page).toHaveURL(/\/checkouts\//);
    const [cart] = await site.control.carts();
    expect(cart?.discountCodes).toEqual(['WERKSTATT10']);
  },
);

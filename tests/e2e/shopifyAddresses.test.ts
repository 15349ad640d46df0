import {getDocument} from '../../tools/document';
import {expect, test} from '../support/test';

test('links as Shopify’s own shops have them lead to the right pages, and so do the merchant’s redirects', async ({
  site,
}) => {
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
  const answers: Record<string, string> = {};
  for (const path of Object.keys(expected)) {
    // The second visit may find a cached answer.
    for (const visit of [1, 2]) {
      const {status, headers} = await getDocument(site.url + path);
      if (visit === 2) answers[path] = `${status} ${headers.get('Location')}`;
    }
  }
  expect(answers).toEqual(expected);
  expect((await getDocument(`${site.url}/pages/no/page`)).status).toBe(404);
  const english = await getDocument(`${site.url}/products/hocker-lot`, 'selectedLanguage=EN');
  expect([english.status, english.headers.get('Location')]).toEqual([302, '/en/products/hocker-lot']);
});

test('such a link also works within the site', async ({site}) => {
  const answer = await fetch(`${site.url}/products/hocker-lot.data?variant=1`);
  expect(answer.status).toBe(202);
  expect(await answer.text()).toContain('/product/hocker-lot?variant=1');
});

test('a link that should fill the cart but names no product leads to the page for unknown addresses', async ({
  site,
}) => {
  for (const path of ['/cart/abc', '/en/cart/1:x', '/cart/%ff']) {
    const {status, html} = await getDocument(site.url + path);
    expect([status, html], path).toEqual([404, expect.stringContaining('</h1>')]);
  }
});

test('a link with a discount code fills the cart, and the code reaches the checkout', async ({site, open}) => {
  const {html} = await getDocument(`${site.url}/product/schneidbrett`);
  const variant = /ProductVariant\/(\d+)/.exec(html)?.[1];
  const page = await open(`/discount/WERKSTATT10?redirect=/cart/${variant}:2`);
  const main = page.getByRole('main');
  await expect(page).toHaveURL('/cart');
  await expect(main.getByRole('spinbutton')).toHaveValue('2');
  await page.goto(`/cart/${variant}:2,999:1`);
  await expect(main).toContainText('Nicht alles aus diesem Link');
  await expect(main.getByRole('spinbutton')).toHaveValue('2');
  await main.getByRole('button', {name: 'Zur Kasse'}).click();
  await expect(page).toHaveURL(/\/checkouts\//);
  const [cart] = await site.control.carts();
  expect(cart?.discountCodes).toEqual(['WERKSTATT10']);
});

test('a link that fills the cart says in English, too, which items could not be added', async ({site}) => {
  const {html} = await getDocument(`${site.url}/en/product/schneidbrett`);
  const variant = /ProductVariant\/(\d+)/.exec(html)?.[1];
  const {headers} = await getDocument(`${site.url}/en/cart/${variant}:2,999:1`);
  expect(headers.get('Location')).toBe('/en/cart');
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  expect((await getDocument(`${site.url}/en/cart`, cookies.join('; '))).html).toContain('Not everything in this link');
});

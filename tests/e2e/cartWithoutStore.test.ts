import {clientOf} from 'demo-store/testing/client';
import {itemsValue} from '../support/cookies';
import {expect, test} from '../support/test';

const t = {failed: 'Der Shop antwortet gerade nicht.', again: 'Erneut versuchen'};

/** The cookie of a cart with one stool. */
async function oneStool(storeUrl: string): Promise<string> {
  const {data} = await clientOf(storeUrl).query<{product: {variants: {nodes: {id: string}[]}}}>(
    'query { product(handle: "hocker-lot") { variants(first: 1) { nodes { id } } } }',
  );
  const number = data.product.variants.nodes[0]?.id.split('/').at(-1);
  return itemsValue(`${number}.1.18900 Hocker Lot`);
}

test('the page of the cart tries again by itself and by its link', async ({open, startOwnSite}) => {
  const site = await startOwnSite();
  const cookies = {cartItems: await oneStool(site.storeUrl)};
  const expectedErrors = [/^status 503: GET .*\/cart$/];
  const page = await open('/imprint', {site, cookies, consentRejected: true, expectedErrors});
  await site.control.addFault({operation: 'CartMerchandise', kind: '500', times: 2});
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
  const blind = await open('/imprint', {site, cookies, javaScript: false, expectedErrors});
  await site.control.addFault({operation: 'CartMerchandise', kind: '500', times: 2});
  await blind.goto('/cart');
  await expect(blind.getByRole('main').getByRole('status').first()).toContainText(t.failed);
  await blind.getByRole('link', {name: t.again}).click();
  await expect(blind.getByRole('main').getByRole('spinbutton')).toHaveValue('1');
});

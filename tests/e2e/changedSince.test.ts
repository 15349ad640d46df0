import {adminClientOf} from 'demo-store/testing/adminClient';
import {clientOf} from 'demo-store/testing/client';
import type {Page} from 'playwright';
import {describe} from 'vitest';
import {withPlainSpaces} from '../support/productPage';
import {expect, languagesAndScripts, test, type Open} from '../support/test';
import {codeValue, itemsValue} from '../support/cookies';

const dictionaries = {
  de: {
    path: '/cart',
    stool: 'Hocker Lot',
    checkout: /Kasse$/,
    priceChanged: 'Der Preis hat sich geändert, bestellt ist noch nichts.',
    risen: 'Preis geändert: bisher 189,00 €, jetzt 209,00 € je Stück.',
    fallen: 'Preis geändert: bisher 189,00 €, jetzt 181,00 € je Stück.',
    blocked: 'Ein Artikel lässt sich so nicht bestellen.',
    soldOut: 'Inzwischen ausverkauft.',
    codeRefused: 'Für diesen Code reicht der Warenwert nicht aus.',
    totals: {discounted: '1.767,15 €', full: '1.991,00 €'},
  },
  en: {
    path: '/en/cart',
    stool: 'Lot stool',
    checkout: /^Check ?out/,
    priceChanged: 'The price has changed; nothing is ordered yet.',
    risen: 'Price changed: was €189.00, now €209.00 each.',
    fallen: 'Price changed: was €189.00, now €181.00 each.',
    blocked: 'One item cannot be ordered as it is.',
    soldOut: 'Now sold out.',
    codeRefused: 'The order is too small for this code.',
    totals: {discounted: '€1,767.15', full: '€1,991.00'},
  },
} as const;

/** The stool in oak, at 189.00 €. */
async function findStool(storeUrl: string) {
  const {data} = await clientOf(storeUrl).query<{product: {id: string; variants: {nodes: {id: string}[]}}}>(
    'query { product(handle: "hocker-lot") { id variants(first: 1) { nodes { id } } } }',
  );
  return {productId: data.product.id, id: data.product.variants.nodes[0]?.id ?? ''};
}

async function setPrice(storeUrl: string, price: string): Promise<void> {
  const {productId, id} = await findStool(storeUrl);
  await adminClientOf(storeUrl)(
    `mutation ($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
      productVariantsBulkUpdate(productId: $productId, variants: $variants) { userErrors { message } }
    }`,
    {productId, variants: [{id, price}]},
  );
}

/** Runs in the browser: whether the cart's answer has come in. */
const hasLoadedCart = () => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('/api/cart'));

describe.each(languagesAndScripts)(
  'what has changed while the cart was open, in $language, JavaScript: $javaScript',
  ({language, javaScript}) => {
    const t = dictionaries[language];
    const expectedErrors = [/^status 409: POST .*\/cart$/];
    const cartOf = async (storeUrl: string, quantity: number) => {
      const number = (await findStool(storeUrl)).id.split('/').at(-1);
      return itemsValue(`${number}.${quantity}.18900 ${t.stool}`);
    };
    // With JavaScript the cart is loaded once more, and that has to be over before anything changes.
    const openCart = async (open: Open, cookies: Record<string, string>) => {
      const page = await open(t.path, {javaScript, cookies, consentRejected: true, expectedErrors});
      if (javaScript) await expect.poll(() => page.evaluate(hasLoadedCart)).toBe(true);
      return page;
    };
    const checkOut = (page: Page) => page.getByRole('main').getByRole('button', {name: t.checkout}).click();
    const says = (page: Page, text: string) =>
      expect.poll(async () => withPlainSpaces(await page.getByRole('main').innerText())).toContain(text);

    test('a price that has risen is said with the old one, and paid after that', async ({open, site}) => {
      const cookies = {cartItems: await cartOf(site.storeUrl, 2)};
      const page = await openCart(open, cookies);
      await setPrice(site.storeUrl, '209.00');
      await checkOut(page);
      await says(page, t.priceChanged);
      await says(page, t.risen);
      expect(await site.control.carts()).toEqual([]);
      await checkOut(page);
      await expect(page).toHaveURL(/\/checkouts\//);
      expect((await site.control.carts())[0]?.lines.map(({total}) => total)).toEqual([41_800]);
      await site.control.reset();
    });

    test('a line that is sold out is said and stays', async ({open, site}) => {
      const cookies = {cartItems: await cartOf(site.storeUrl, 2)};
      const page = await openCart(open, cookies);
      await site.control.setInventory({sku: 'LOT-EI', quantityAvailable: 0});
      await checkOut(page);
      await says(page, t.blocked);
      await says(page, t.soldOut);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      expect(await site.control.carts()).toEqual([]);
    });

    test('a code that no longer counts is said with the new total', async ({open, site}) => {
      const cookies = {cartItems: await cartOf(site.storeUrl, 11), cartCheckout: codeValue('EINRICHTUNG15')};
      const page = await openCart(open, cookies);
      await says(page, t.totals.discounted);
      await setPrice(site.storeUrl, '181.00');
      await checkOut(page);
      await says(page, t.priceChanged);
      await says(page, t.codeRefused);
      await says(page, t.fallen);
      await says(page, t.totals.full);
      await expect(page).toHaveURL(new RegExp(`${t.path}$`));
      await site.control.reset();
    });
  },
);

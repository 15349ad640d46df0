import {createAdminClient} from 'demo-store/testing/adminClient';
import {createClient} from 'demo-store/testing/client';
import type {Page} from '@playwright/test';
import {getDocument, withoutData} from '../../tools/document';
import {cartLines} from '../support/cart';
import {withPlainSpaces} from '../support/productPage';
import {codeValue, itemsValue} from '../support/cookies';
import {expect, languagesAndScripts, test} from '../support/test';

const dictionaries = {
  de: {
    path: '/cart',
    stool: 'Hocker Lot',
    checkout: /Kasse$/,
    priceChanged: 'Der Preis hat sich geändert, bestellt ist noch nichts.',
    risen: 'Der Preis hat sich geändert: bisher 189,00 €, jetzt 209,00 € je Stück.',
    fallen: 'Der Preis hat sich geändert: bisher 189,00 €, jetzt 181,00 € je Stück.',
    blocked: 'Ein Artikel lässt sich so nicht bestellen.',
    soldOut: 'Dieser Artikel ist inzwischen ausverkauft.',
    codeRefused: 'Für diesen Code reicht der Warenwert nicht aus.',
    totals: {discounted: '1.767,15 €', dearer: '1.954,15 €', full: '1.991,00 €'},
  },
  en: {
    path: '/en/cart',
    stool: 'Lot stool',
    checkout: /^Check ?out/,
    priceChanged: 'The price has changed; nothing has been ordered yet.',
    risen: 'The price has changed: it was €189.00, now it is €209.00 each.',
    fallen: 'The price has changed: it was €189.00, now it is €181.00 each.',
    blocked: 'One item can’t be ordered as it is.',
    soldOut: 'This item has sold out.',
    codeRefused: 'Your order is too small for this code.',
    totals: {discounted: '€1,767.15', dearer: '€1,954.15', full: '€1,991.00'},
  },
} as const;

/** The stool in oak, at 189.00 €. */
async function findStool(storeUrl: string) {
  const {data} = await createClient(storeUrl).query<{product: {id: string; variants: {nodes: {id: string}[]}}}>(
    'query { product(handle: "hocker-lot") { id variants(first: 1) { nodes { id } } } }',
  );
  return {productId: data.product.id, id: data.product.variants.nodes[0]?.id ?? ''};
}

async function setPrice(storeUrl: string, price: string): Promise<void> {
  const {productId, id} = await findStool(storeUrl);
  await createAdminClient(storeUrl)(
    `mutation ($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
      productVariantsBulkUpdate(productId: $productId, variants: $variants) { userErrors { message } }
    }`,
    {productId, variants: [{id, price}]},
  );
}

const says = (page: Page, text: string) =>
  expect.poll(async () => withPlainSpaces(await page.getByRole('main').innerText())).toContain(text);

/** Runs in the browser: whether the cart's answer has come in. */
const hasLoadedCart = () => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('/api/cart'));

test.afterEach(({site}) => site.control.reset());

for (const {language, javaScript} of languagesAndScripts) {
  test(`when prices or stock change while the cart is open, the visitor sees it before paying (${language}, ${javaScript ? 'with' : 'without'} JavaScript)`, async ({
    open,
    site,
  }) => {
    const t = dictionaries[language];
    const number = (await findStool(site.storeUrl)).id.split('/').at(-1);
    const cookies = {
      cartItems: itemsValue(`${number}.11.18900 ${t.stool}`),
      cartCheckout: codeValue('EINRICHTUNG15'),
    };
    const expectedErrors = [/^status 409: POST .*\/cart$/];
    const page = await open(t.path, {javaScript, cookies, consent: 'rejected', expectedErrors});
    // With JavaScript the cart is loaded once more, and that has to be over before anything changes.
    if (javaScript) await expect.poll(() => page.evaluate(hasLoadedCart)).toBe(true);
    const checkOut = () => page.getByRole('main').getByRole('button', {name: t.checkout}).click();
    await says(page, t.totals.discounted);

    await test.step('A risen price is shown beside the old one.', async () => {
      await setPrice(site.storeUrl, '209.00');
      await checkOut();
      await says(page, t.priceChanged);
      await says(page, t.risen);
      await says(page, t.totals.dearer);
      await expect(page).toHaveURL(new RegExp(`${t.path}$`));
    });

    await test.step('A discount code that no longer applies is reported with the new total.', async () => {
      await setPrice(site.storeUrl, '181.00');
      await checkOut();
      await says(page, t.codeRefused);
      await says(page, t.fallen);
      await says(page, t.totals.full);
      await expect(page).toHaveURL(new RegExp(`${t.path}$`));
    });

    await test.step('A line that has sold out is reported and stays.', async () => {
      await site.control.setInventory({sku: 'LOT-EI', quantityAvailable: 0});
      await checkOut();
      await says(page, t.blocked);
      await says(page, t.soldOut);
      await expect(cartLines(page.getByRole('main'))).toHaveCount(1);
    });

    await test.step('When the line is back in stock, the total shown last is what is charged.', async () => {
      await site.control.setInventory({sku: 'LOT-EI', quantityAvailable: 20});
      await page.goto(t.path);
      await checkOut();
      await expect(page).toHaveURL(/\/checkouts\//);
      expect((await site.control.carts()).at(-1)?.lines.map(({total}) => total)).toEqual([199_100]);
    });
  });
}

const earlier = {
  de: {
    change: 'Der Preis hat sich geändert: bisher 180,00 €, jetzt 189,00 € je Stück.',
    risen: 'Preise sind gestiegen',
    checkout: 'Zum neuen Preis zur Kasse',
    gone: 'Regal Nirgends, 90 × 30 cm',
    vanished: 'Dieser Artikel ist nicht mehr erhältlich.',
    remove: 'Regal Nirgends, 90 × 30 cm entfernen',
  },
  en: {
    change: 'The price has changed: it was €180.00, now it is €189.00 each.',
    gone: 'Regal Nirgends, 90 × 30 cm',
    vanished: 'This item is no longer available.',
  },
};

test('a price that has risen since an earlier visit is shown beside the old one', async ({open, site}) => {
  const number = (await findStool(site.storeUrl)).id.split('/').at(-1);
  const cartItems = itemsValue(`${number}.1.18000 Hocker Lot`, '1.1.50000/1/90x30-b98a56 Regal Nirgends');
  const english = await getDocument(`${site.url}/en/cart`, `cartItems=${cartItems}`);
  for (const text of Object.values(earlier.en)) expect(withPlainSpaces(withoutData(english.html))).toContain(text);

  const t = earlier.de;
  const page = await open('/cart', {cookies: {cartItems}, consent: 'rejected'});
  const cart = page.getByRole('main');
  await expect(cart.getByText(t.gone, {exact: true})).toBeVisible();
  await expect(cart.getByText(t.vanished)).toBeVisible();
  await expect(cart.getByText(t.change)).toBeVisible();
  await cart.getByRole('button', {name: t.remove}).click();
  await expect(cart.getByText(t.vanished)).toBeHidden();
  await expect(cart.getByText(t.risen)).toBeVisible();
  await cart.getByRole('button', {name: t.checkout}).click();
  await expect(page).toHaveURL(/\/checkouts\//);
  expect((await site.control.carts())[0]?.lines.map(({total}) => total)).toEqual([18_900]);
});

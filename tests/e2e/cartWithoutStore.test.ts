import {clientOf} from 'demo-store/testing/client';
import {describe} from 'vitest';
import {expectAccessible} from '../support/accessibility';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

const dictionaries = {
  de: {
    cart: '/cart',
    product: '/product/hocker-lot',
    stool: 'Hocker Lot, Eiche geölt',
    quantity: 'Menge',
    note: 'Nachricht an das Studio',
    code: 'Rabattcode',
    applied: 'Der Code WERKSTATT10 ist eingelöst.',
    add: 'In den Warenkorb',
    checkout: 'Zur Kasse',
    failed: 'Der Shop antwortet gerade nicht.',
    again: 'Erneut versuchen',
  },
  en: {
    cart: '/en/cart',
    product: '/en/product/hocker-lot',
    stool: 'Lot stool, Oiled oak',
    quantity: 'Quantity',
    note: 'Note to the studio',
    code: 'Discount code',
    applied: 'Code WERKSTATT10 is applied.',
    add: 'Add to cart',
    checkout: 'Checkout',
    failed: 'The shop is not answering right now.',
    again: 'Try again',
  },
} as const;

/** The cookie of a cart with one stool, as a page in that language has kept it. */
async function oneStool(storeUrl: string, title: string): Promise<string> {
  const {data} = await clientOf(storeUrl).query<{product: {variants: {nodes: {id: string}[]}}}>(
    'query { product(handle: "hocker-lot") { variants(first: 1) { nodes { id } } } }',
  );
  const number = data.product.variants.nodes[0]?.id.split('/').at(-1);
  return encodeURIComponent(JSON.stringify([[number, 1, '', title, 18_900]]));
}

describe.each(['de', 'en'] as const)('a store that fails, without JavaScript, in %s', (language) => {
  const t = dictionaries[language];
  const expectedErrors = [/^status 503: POST .*\/cart$/];

  test('takes nothing of what was typed in the cart, and it goes to the order later', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    const cookies = {cartItems: await oneStool(site.storeUrl, t.stool)};
    const errors = [...expectedErrors, /^status 409: POST .*\/cart$/];
    const page = await open(t.cart, {site, javaScript: false, screen: 'phone', cookies, expectedErrors: errors});
    const main = page.getByRole('main');
    for (const title of [t.code, t.note]) await main.locator('summary').filter({hasText: title}).click();
    await main.getByRole('spinbutton').fill('4');
    await main.getByRole('textbox', {name: t.note}).fill('Bitte im Hof abladen.\nDanke!');
    await main.getByRole('textbox', {name: t.code}).fill('WERKSTATT10');

    await site.control.addFault({operation: '*', kind: '500'});
    await main.getByRole('button', {name: t.checkout}).click();
    for (const turn of [1, 2]) {
      await expect(main.getByRole('status'), `answer ${turn}`).toContainText(t.failed);
      await expect(main.getByLabel(`${t.quantity}, ${t.stool}`)).toHaveValue('4');
      await expect(main.getByLabel(t.note)).toHaveValue('Bitte im Hof abladen.\nDanke!');
      await expect(main.getByLabel(t.code)).toHaveValue('WERKSTATT10');
      if (turn === 1) await main.getByRole('button', {name: t.again}).click();
    }
    await site.control.clearFaults();
    await main.getByLabel(`${t.quantity}, ${t.stool}`).fill('5');
    await main.getByRole('button', {name: t.again}).click();
    // The total of five has not been seen yet.
    await expect(main.getByText(t.applied)).toBeVisible();
    await main.getByRole('button', {name: t.checkout}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    const cart = (await site.control.carts()).at(-1);
    expect(cart).toMatchObject({note: 'Bitte im Hof abladen.\nDanke!', discountCodes: ['WERKSTATT10']});
    expect(cart?.lines.map(({quantity}) => quantity)).toEqual([5]);
  });

  test('takes no number that was typed on the page of a product', async ({open, startOwnSite}) => {
    const site = await startOwnSite();
    const page = await open(t.product, {site, javaScript: false, expectedErrors});
    const main = page.getByRole('main');
    await main.getByLabel(t.quantity, {exact: true}).fill('3');
    await site.control.addFault({operation: 'CartMerchandise', kind: '500'});
    await main.getByRole('button', {name: t.add}).click();
    await expect(main.getByRole('status')).toContainText(t.failed);
    await expect(main.getByLabel(t.quantity)).toHaveValue('3');
    await site.control.clearFaults();
    await main.getByRole('button', {name: t.again}).click();
    await expect(main.getByRole('spinbutton', {name: `${t.quantity}, ${t.stool}`})).toHaveValue('3');
  });
});

test('the scripts leave a form that is shown again as it is', async ({open, startOwnSite}) => {
  const t = dictionaries.de;
  const site = await startOwnSite();
  const cookies = {cartItems: await oneStool(site.storeUrl, t.stool)};
  const expectedErrors = [/^status 503/];
  const page = await open(t.product, {site, cookies, screen: 'phone', consentRejected: true, expectedErrors});
  await site.control.addFault({operation: 'CartMerchandise', kind: '500'});
  // As a browser does whose scripts have not come yet.
  const form = page.getByRole('main').locator('form', {has: page.getByLabel(t.quantity, {exact: true})});
  await page.getByLabel(t.quantity, {exact: true}).fill('3');
  await form.evaluate((element: HTMLFormElement) => element.submit());
  const main = page.getByRole('main');
  const number = main.getByRole('form').getByLabel(t.quantity);
  await expect(number).toHaveValue('3');
  await waitForHydration(page);
  await number.fill('4');
  await site.control.clearFaults();
  // The cart's queue has its answer meanwhile.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('banner').getByRole('link', {name: 'Warenkorb'})).toContainText('1');
  await expect(number).toHaveValue('4');
  await expectAccessible(page, 'main');
  await main.getByRole('button', {name: t.again}).click();
  await expect(main.getByLabel(`${t.quantity}, ${t.stool}`)).toHaveValue('5');
});

test('the page of the cart tries again by itself and by its link', async ({open, startOwnSite}) => {
  const t = dictionaries.de;
  const site = await startOwnSite();
  const cookies = {cartItems: await oneStool(site.storeUrl, t.stool)};
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

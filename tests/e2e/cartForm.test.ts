import {clientOf} from 'demo-store/testing/client';
import {describe} from 'vitest';
import type {Page} from 'playwright';
import {cookieOf} from '../support/cookies';
import {holdRequests} from '../support/requests';
import {waitForHydration} from '../support/ready';
import {expect, languagesAndScripts, test} from '../support/test';

const dictionaries = {
  de: {
    cart: '/cart',
    stool: 'Hocker Lot, Eiche geölt',
    black: 'Hocker Lot, Esche schwarz',
    quantity: (name: string) => `Menge, ${name}`,
    update: (name: string) => `Menge ändern, ${name}`,
    remove: (name: string) => `${name} entfernen`,
    undo: 'Rückgängig',
    note: 'Nachricht an das Studio',
    code: 'Rabattcode',
    apply: 'Einlösen',
    applied: 'Der Code WERKSTATT10 ist eingelöst.',
    recounted: /Ihre Mengen sind übernommen/,
    checkout: 'Zur Kasse',
  },
  en: {
    cart: '/en/cart',
    stool: 'Lot stool, Oiled oak',
    black: 'Lot stool, Black ash',
    quantity: (name: string) => `Quantity, ${name}`,
    update: (name: string) => `Change quantity, ${name}`,
    remove: (name: string) => `Remove ${name}`,
    undo: 'Undo',
    note: 'Note to the studio',
    code: 'Discount code',
    apply: 'Apply',
    applied: 'Code WERKSTATT10 is applied.',
    recounted: /Your quantities are saved/,
    checkout: 'Checkout',
  },
} as const;
type Texts = (typeof dictionaries)['de' | 'en'];

/** The cookie of a cart with one stool of each of two versions. */
async function twoStools(storeUrl: string): Promise<string> {
  const {data} = await clientOf(storeUrl).query<{product: {variants: {nodes: {id: string; title: string}[]}}}>(
    'query { product(handle: "hocker-lot") { variants(first: 9) { nodes { id title } } } }',
  );
  const numberOf = (title: string) =>
    data.product.variants.nodes
      .find((node) => node.title === title)
      ?.id.split('/')
      .at(-1);
  return encodeURIComponent(JSON.stringify([`${numberOf('Eiche geölt')}.1`, `${numberOf('Esche schwarz')}.1`]));
}

/** The fields of the cart's page, with every part of it open. */
async function openFields(page: Page, t: Texts) {
  const main = page.getByRole('main');
  for (const title of [t.code, t.note]) {
    const part = main.locator('details').filter({hasText: title});
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  }
  return {
    main,
    stools: main.getByLabel(t.quantity(t.stool), {exact: true}),
    blacks: main.getByLabel(t.quantity(t.black), {exact: true}),
    note: main.getByRole('textbox', {name: t.note}),
    code: main.getByRole('textbox', {name: t.code}),
    press: (name: string) => main.getByRole('button', {name, exact: true}).click(),
  };
}

describe.each(languagesAndScripts)('the cart in $language, JavaScript: $javaScript', ({language, javaScript}) => {
  const t = dictionaries[language];

  test('loses nothing that was typed when a line is removed and put back', async ({open, site}) => {
    const cookies = {cartItems: await twoStools(site.storeUrl)};
    const page = await open(t.cart, {javaScript, cookies, consentRejected: true});
    let {stools, blacks, note, press} = await openFields(page, t);
    await note.fill('Bitte im Hof abladen.');
    await blacks.fill('2');
    await stools.fill('3');
    await press(t.remove(t.black));
    await expect(blacks).toHaveCount(0);
    ({stools, blacks, note, press} = await openFields(page, t));
    await expect(stools).toHaveValue('3');
    await expect(note).toHaveValue('Bitte im Hof abladen.');
    await note.fill('Bitte im Hof abladen. Danke!');
    await stools.fill('4');
    await press(t.undo);
    await expect(blacks).toHaveValue('2');
    ({stools, note} = await openFields(page, t));
    await expect(stools).toHaveValue('4');
    await expect(note).toHaveValue('Bitte im Hof abladen. Danke!');
  });

  test('takes a typed quantity, note and code to the checkout', async ({open, site}) => {
    const cookies = {cartItems: await twoStools(site.storeUrl)};
    const expectedErrors = javaScript ? [] : [/^status 409: POST .*\/cart$/];
    const page = await open(t.cart, {javaScript, cookies, consentRejected: true, expectedErrors});
    const {main, stools, note, code, press} = await openFields(page, t);
    await note.fill('Bitte im Hof abladen.');
    await code.fill('WERKSTATT10');
    await stools.fill('5');
    await press(t.checkout);
    if (!javaScript) {
      await expect(main.getByRole('status').filter({hasText: t.recounted})).toBeVisible();
      await expect(main.getByText(t.applied)).toBeVisible();
      await expect(stools).toHaveValue('5');
      await press(t.checkout);
    }
    await expect(page).toHaveURL(/\/checkouts\//);
    const cart = (await site.control.carts()).at(-1);
    expect(cart).toMatchObject({note: 'Bitte im Hof abladen.', discountCodes: ['WERKSTATT10']});
    expect(cart?.lines.map(({quantity}) => quantity)).toEqual([5, 1]);
  });

  test('Enter in a field keeps what was typed, and removes nothing', async ({open, site}) => {
    const cookies = {cartItems: await twoStools(site.storeUrl)};
    const page = await open(t.cart, {javaScript, cookies, consentRejected: true});
    const {main, stools, code} = await openFields(page, t);
    await stools.fill('3');
    await code.fill('WERKSTATT10');
    await code.press('Enter');
    await expect(main.getByText(t.applied)).toBeVisible();
    await expect(main.getByRole('listitem').getByRole('spinbutton')).toHaveCount(2);
    await expect(stools).toHaveValue('3');
    expect((await cookieOf(page, 'cartDiscount'))?.value).toBe('WERKSTATT10');
  });
});

test('a quantity typed before the scripts come counts at a checkout that is pressed before the cart has answered', async ({
  open,
  site,
}) => {
  const t = dictionaries.de;
  const cookies = {cartItems: await twoStools(site.storeUrl)};
  const page = await open('/shop', {cookies, consentRejected: true, expectedErrors: [/^status 409: POST/]});
  const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
  const loading = await holdRequests(page, /\/api\/cart$/);
  await page.goto('/cart', {waitUntil: 'commit'});
  const {main, stools, press} = await openFields(page, t);
  await stools.fill('5');
  await stools.blur();
  scripts.release();
  await waitForHydration(page);
  await press(t.checkout);
  loading.release();
  await expect(main.getByRole('status').filter({hasText: t.recounted})).toBeVisible();
  await expect(stools).toHaveValue('5');
  await press(t.checkout);
  await expect(page).toHaveURL(/\/checkouts\//);
  expect((await site.control.carts()).at(-1)?.lines.map(({quantity}) => quantity)).toEqual([5, 1]);
});

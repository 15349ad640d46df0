import {clientOf} from 'demo-store/testing/client';
import {describe} from 'vitest';
import type {Locator, Page} from 'playwright';
import {openCart} from '../support/cart';
import {checkoutOf, cookieOf, itemsValue} from '../support/cookies';
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
    unknown: 'Diesen Code kennen wir nicht.',
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
    unknown: 'We do not know this code.',
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
  return itemsValue(`${numberOf('Eiche geölt')}.1`, `${numberOf('Esche schwarz')}.1`);
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

  test('says once that a typed code is refused, and then goes to the checkout without it', async ({open, site}) => {
    const cookies = {cartItems: await twoStools(site.storeUrl)};
    const expectedErrors = [/^status 422: POST .*\/cart$/];
    const page = await open(t.cart, {javaScript, cookies, consentRejected: true, expectedErrors});
    const {main, code, press} = await openFields(page, t);
    await code.fill('NICHTS');
    await press(t.checkout);
    await expect(main.getByRole('status').filter({hasText: t.unknown})).toBeVisible();
    await expect(code).toHaveValue('NICHTS');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    if (javaScript) await expect(main.getByRole('button', {name: t.checkout})).toBeFocused();
    await press(t.checkout);
    await expect(page).toHaveURL(/\/checkouts\//);
    expect((await site.control.carts()).at(-1)?.discountCodes).toEqual([]);
  });

  test('stands beside its total on a desktop', async ({open, site}) => {
    const cookies = {cartItems: await twoStools(site.storeUrl)};
    const page = await open(t.cart, {javaScript, cookies, consentRejected: true});
    const main = page.getByRole('main');
    const lines = await main.getByRole('list').first().boundingBox();
    const checkout = await main.getByRole('button', {name: t.checkout}).boundingBox();
    const heading = await main.getByRole('heading', {level: 1}).boundingBox();
    expect(lines?.x).toBeCloseTo(heading?.x ?? -1, 0);
    expect(checkout?.x).toBeGreaterThan((lines?.x ?? 0) + (lines?.width ?? 0));
    expect(checkout?.y).toBeLessThan((lines?.y ?? 0) + 300);
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
    expect((await checkoutOf(page)).code).toBe('WERKSTATT10');
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

test.for(['de', 'en'] as const)(
  'a code that was typed and not redeemed stays when the panel closes and on the page of the cart (%s)',
  async (language, {open, site}) => {
    const t = dictionaries[language];
    const cookies = {cartItems: await twoStools(site.storeUrl)};
    const page = await open(language === 'de' ? '/faq' : '/en/faq', {cookies, screen: 'phone', consentRejected: true});
    const name = language === 'de' ? 'Warenkorb' : 'Cart';
    const panel = await openCart(page, name);
    for (const title of [t.code, t.note]) await panel.locator('summary').filter({hasText: title}).click();
    await panel.getByRole('textbox', {name: t.note}).fill('Bitte klingeln.');
    await panel.getByRole('textbox', {name: t.code}).fill('WERKSTATT');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await openCart(page, name);
    await expect(panel.getByRole('textbox', {name: t.note})).toHaveValue('Bitte klingeln.');
    const code = panel.getByRole('textbox', {name: t.code});
    await expect(code).toBeVisible();
    await expect(code).toHaveValue('WERKSTATT');
    await code.fill('WERKSTATT10');
    await page.goto(t.cart);
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', {name: t.code})).toHaveValue('WERKSTATT10');
    await main.getByRole('button', {name: t.apply}).click();
    await expect(main.getByText(t.applied)).toBeVisible();
    // What was redeemed is no longer kept: nobody redeems it again by mistake.
    await main.getByRole('button', {name: language === 'de' ? 'Code entfernen' : 'Remove code'}).click();
    await expect(main.getByRole('textbox', {name: t.code})).toHaveValue('');
    await page.reload();
    await main.locator('summary').filter({hasText: t.code}).click();
    await expect(main.getByRole('textbox', {name: t.code})).toHaveValue('');
  },
);

test('a quantity that is being written counts when the page is loaded anew, left, or its panel goes', async ({
  open,
  site,
}) => {
  const t = dictionaries.de;
  const cookies = {cartItems: await twoStools(site.storeUrl)};
  const page = await open('/faq', {cookies, consentRejected: true});
  const quantity = (place: Locator) => place.getByLabel(t.quantity(t.stool), {exact: true});
  const kept = async (count: number) => {
    const value = async () => decodeURIComponent((await cookieOf(page, 'cartItems'))?.value ?? '');
    await expect.poll(value).toMatch(new RegExp(`^\\["\\d+\\.${count}\\.`));
  };
  await page.goto('/cart');
  await waitForHydration(page);
  await quantity(page.getByRole('main')).fill('2');
  await page.reload();
  await kept(2);
  await expect(quantity(page.getByRole('main'))).toHaveValue('2');
  await waitForHydration(page);
  await quantity(page.getByRole('main')).fill('3');
  await page.goto('/imprint');
  await kept(3);
  await page.goto('/cart');
  await waitForHydration(page);
  await (await openFields(page, t)).note.fill('Bitte klingeln.');
  await page.goto('/imprint');
  await expect.poll(async () => (await checkoutOf(page)).note).toBe('Bitte klingeln.');

  await page.getByRole('contentinfo').getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL(/\/faq$/);
  const panel = await openCart(page);
  await quantity(panel).fill('4');
  await page.goBack();
  await expect(panel).toBeHidden();
  await kept(4);
});

test('a note that was saved does not come back in its tab after another tab has changed it', async ({open, site}) => {
  const t = dictionaries.de;
  const cookies = {cartItems: await twoStools(site.storeUrl)};
  const page = await open('/shop', {cookies, consentRejected: true});
  const panel = await openCart(page);
  await panel.getByText(t.note).first().click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await panel.getByRole('textbox', {name: t.note}).fill('Alt');
  await page.keyboard.press('Escape');
  await saved;
  const other = await page.context().newPage();
  await other.goto(t.cart);
  await waitForHydration(other);
  const {note} = await openFields(other, t);
  await expect(note).toHaveValue('Alt');
  await note.fill('Neu');
  await note.blur();
  await expect(other.getByRole('status').filter({hasText: 'Gespeichert'})).toBeVisible();
  await page.goto(t.cart);
  await expect((await openFields(page, t)).note).toHaveValue('Neu');
  expect((await checkoutOf(page)).note).toBe('Neu');
});

test('on a phone the cart says what went wrong where one sees it', async ({open, site}) => {
  const t = dictionaries.de;
  const cookies = {cartItems: await twoStools(site.storeUrl)};
  const expectedErrors = [/api\/cart/, /ERR_INTERNET_DISCONNECTED/];
  const page = await open(t.cart, {cookies, consentRejected: true, screen: 'phone', expectedErrors});
  await page.route('**/api/cart', (route) => route.abort('internetdisconnected'));
  const checkout = page.getByRole('main').getByRole('button', {name: t.checkout});
  await checkout.click();
  await expect(page.getByRole('main').getByText(/Die Verbindung ist unterbrochen/)).toBeInViewport({ratio: 1});
  await expect(checkout).toBeFocused();
});

import {clientOf} from 'demo-store/testing/client';
import type {Locator, Page} from 'playwright';
import {describe} from 'vitest';
import {everything, serialiseChoice} from '../../app/consent/choice';
import {consentKey} from '../../app/consent/storageKey';
import {expectAccessible} from '../support/accessibility';
import {checkoutOf, codeValue, itemsValue} from '../support/cookies';
import {waitForHydration} from '../support/ready';
import {expect, languagesAndScripts, test} from '../support/test';

const dictionaries = {
  de: {
    cart: '/cart',
    code: 'Rabattcode',
    apply: 'Einlösen',
    unknown: 'Diesen Code kennen wir nicht.',
    applied: 'Der Code WERKSTATT10 ist eingelöst.',
    discount: '−37,80 €',
    total: '340,20 €',
    remove: 'Code entfernen',
    note: 'Nachricht an das Studio',
    checkout: 'Zur Kasse',
    delivery: 'Fünf bis acht Werktage',
    ask: 'Vor der Bestellung etwas fragen',
    message: 'Nachricht',
    line: '– 2 × Hocker Lot, Eiche geölt',
    share: 'Warenkorb als Link',
    question: 'Geteilter Warenkorb',
    replace: 'Meinen Warenkorb ersetzen',
    quantity: 'Menge, ',
  },
  en: {
    cart: '/en/cart',
    code: 'Discount code',
    apply: 'Apply',
    unknown: 'We do not know this code.',
    applied: 'Code WERKSTATT10 is applied.',
    discount: '−€37.80',
    total: '€340.20',
    remove: 'Remove code',
    note: 'Note to the studio',
    checkout: 'Checkout',
    delivery: 'Five to eight working days',
    ask: 'Ask a question before you order',
    message: 'Message',
    line: '– 2 × Lot stool, Oiled oak',
    share: 'Cart as a link',
    question: 'Shared cart',
    replace: 'Replace my cart',
    quantity: 'Quantity, ',
  },
} as const;

/** Number of a variant, by its product and German title. */
async function numberOf(storeUrl: string, handle: string, title: string): Promise<string> {
  const {data} = await clientOf(storeUrl).query<{product: {variants: {nodes: {id: string; title: string}[]}}}>(
    'query ($handle: String!) { product(handle: $handle) { variants(first: 20) { nodes { id title } } } }',
    {handle},
  );
  const variant = data.product.variants.nodes.find((node) => node.title === title);
  return variant?.id.split('/').at(-1) ?? '';
}

const twoStools = async (storeUrl: string) => itemsValue(`${await numberOf(storeUrl, 'hocker-lot', 'Eiche geölt')}.2`);

/** Opens a part below the lines of the cart. */
async function openPart(page: Page, title: string): Promise<Locator> {
  const part = page.getByRole('main').locator('details').filter({hasText: title});
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  return part;
}

describe.each(languagesAndScripts)('the cart in $language, JavaScript: $javaScript', ({language, javaScript}) => {
  const t = dictionaries[language];

  test('refuses a discount code with the reason, applies one and removes it', async ({open, site}) => {
    const cookies = {cartItems: await twoStools(site.storeUrl)};
    const expectedErrors = [/^status 422: POST .*\/cart$/];
    const page = await open(t.cart, {javaScript, cookies, consentRejected: true, expectedErrors});
    const main = page.getByRole('main');
    const enter = async (code: string) => {
      const part = await openPart(page, t.code);
      await part.getByLabel(t.code).fill(code);
      await part.getByRole('button', {name: t.apply}).click();
    };
    await enter('NICHTS');
    await expect(main.getByText(t.unknown).first()).toBeVisible();
    if (javaScript) await expect(main.getByRole('textbox', {name: t.code})).toHaveValue('NICHTS');
    await enter('WERKSTATT10');
    await expect(main.getByText(t.applied)).toBeVisible();
    await expect(main.getByText(t.discount)).toBeVisible();
    await expect(main.getByText(t.total)).toBeVisible();
    await main.getByRole('button', {name: t.remove}).click();
    await expect(main.getByText(t.total)).toHaveCount(0);
    expect((await checkoutOf(page)).code).toBeUndefined();
  });

  test('carries a note to the order, and says when all will come', async ({open, site}) => {
    const cookies = {cartItems: await twoStools(site.storeUrl)};
    const page = await open(t.cart, {javaScript, cookies, consentRejected: true});
    await expect(page.getByRole('main').getByText(t.delivery)).toBeVisible();
    const part = await openPart(page, t.note);
    await part.getByLabel(t.note).fill('Bitte im Hof abladen.');
    await page.getByRole('button', {name: t.checkout}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    expect((await site.control.carts()).at(-1)?.note).toBe('Bitte im Hof abladen.');
  });

  test('leads to the contact form with its lines', async ({open, site}) => {
    const cookies = {cartItems: await twoStools(site.storeUrl)};
    const page = await open(t.cart, {javaScript, cookies, consentRejected: true});
    await page.getByRole('main').getByRole('link', {name: t.ask}).click();
    await expect(page.getByLabel(t.message)).toHaveValue(new RegExp(t.line));
  });

  test('opens on another device by its link, and asks before it replaces a cart', async ({open, site}) => {
    const cookies = {cartItems: await twoStools(site.storeUrl)};
    const page = await open(t.cart, {javaScript, cookies, consentRejected: true});
    const link = await (await openPart(page, t.share)).getByRole('textbox').inputValue();
    const path = new URL(link, site.url);

    const other = await open(path.pathname + path.search, {javaScript, consentRejected: true});
    await expect(other).toHaveURL(site.url + t.cart);
    await expect(other.getByRole('main').getByLabel(new RegExp(`^${t.quantity}`))).toHaveValue('2');

    const board = itemsValue(`${await numberOf(site.storeUrl, 'hocker-lot', 'Esche schwarz')}.1`);
    const third = await open(path.pathname + path.search, {
      javaScript,
      cookies: {cartItems: board},
      consentRejected: true,
    });
    await expect(third.getByRole('heading', {name: t.question})).toBeVisible();
    if (javaScript) await expectAccessible(third);
    await third.getByRole('button', {name: t.replace}).click();
    await expect(third).toHaveURL(site.url + t.cart);
    await expect(third.getByRole('main').getByLabel(new RegExp(`^${t.quantity}`))).toHaveCount(1);
    await expect(third.getByRole('main').getByLabel(new RegExp(`^${t.quantity}`))).toHaveValue('2');
  });
});

test('a refused code is not blamed for what the worker says of another form', async ({open, site}) => {
  const cookies = {cartItems: await twoStools(site.storeUrl)};
  const page = await open('/cart', {cookies, consentRejected: true, expectedErrors: [/^status 422: POST/]});
  await waitForHydration(page);
  const {de} = dictionaries;
  const part = await openPart(page, de.code);
  const field = part.getByLabel(de.code);
  await field.fill('NICHTS');
  await part.getByRole('button', {name: de.apply}).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(de.unknown));
  await page.getByRole('main').getByLabel(de.quantity).fill('500');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({hasText: 'auf Lager'})).toBeVisible();
  await expect(field).toHaveAccessibleDescription('');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('axe finds nothing on a cart with everything open', async ({open, site}) => {
  const cookies = {cartItems: await twoStools(site.storeUrl), cartCheckout: codeValue('MESSE24')};
  const page = await open('/cart', {cookies, consentRejected: true});
  for (const title of [dictionaries.de.code, dictionaries.de.note, dictionaries.de.share]) await openPart(page, title);
  await expect(page.getByText('Dieser Code gilt zurzeit nicht.')).toBeVisible();
  await expectAccessible(page, 'main');
});

describe('a sold-out version', () => {
  test.for([
    {
      path: '/product/hocker-lot',
      link: 'Nussbaum geölt: Bescheid bekommen, wenn es wieder da ist',
      name: /Hocker Lot, Nussbaum geölt/,
      label: 'Nachricht',
    },
    {
      path: '/en/product/leuchte-docht',
      link: 'Tell me when it is back',
      name: /available again: Docht/,
      label: 'Message',
    },
  ])('of $path can be waited for, without JavaScript', async ({path, link, name, label}, {open}) => {
    const page = await open(path, {javaScript: false});
    await page.getByRole('main').getByRole('link', {name: link}).first().click();
    await expect(page.getByLabel(label)).toHaveValue(name);
  });
});

describe('recently seen products', () => {
  const heading = {name: 'Zuletzt angesehen'};

  test('are shown at the end of a product page after consent to functionality', async ({open}) => {
    const page = await open('/product/schneidbrett', {consentRejected: true});
    await page.evaluate(([key, choice]) => localStorage.setItem(key, choice), [
      consentKey,
      serialiseChoice(everything, Date.now()),
    ] as const);
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('maser-mass:recent'))).toContain('schneidbrett');
    await page.goto('/product/hocker-lot');
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expectAccessible(page, 'section[aria-labelledby="recently-seen"]');
    await page.getByRole('region', heading).getByRole('link', {name: 'Brett Verschnitt'}).click();
    await expect(page).toHaveURL(/\/product\/schneidbrett$/);
  });

  test('are neither kept nor shown without it', async ({open}) => {
    const page = await open('/product/schneidbrett', {consentRejected: true});
    await page.evaluate(() => localStorage.setItem('maser-mass:recent', '[{"handle":"tritt-stufe","title":"Tritt"}]'));
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('maser-mass:recent'))).toBeNull();
    await expect(page.getByRole('heading', heading)).toHaveCount(0);
  });
});

describe('the filter of the shop', () => {
  test.for([true, false])('shows what is asked for, JavaScript: %s', async (javaScript, {open}) => {
    const page = await open('/shop', {javaScript, consentRejected: true});
    const products = page.getByRole('region', {name: 'Produkte'}).getByRole('listitem');
    const filter = page.getByRole('navigation', {name: 'Produkte filtern'});
    await filter.getByRole('link', {name: 'Nach Maß'}).click();
    await expect(products).toHaveCount(9);
    await expect(products.filter({hasText: 'Tisch Strich'})).toContainText(/ab .*€ \(\d+ × \d+ cm\)/);
    await expect(products.filter({hasText: 'KLIV'}).first()).toContainText(/\(bis \d+ × \d+ mm\)/);
    await filter.getByRole('link', {name: 'Fertige Stücke'}).click();
    await expect(page).toHaveURL(/\?made=ready$/);
    await expect(products.filter({hasText: 'nach Maß'})).toHaveCount(0);
    await filter.getByRole('link', {name: 'Tische und Bänke'}).click();
    await expect(products).toHaveCount(5);
    await expect(filter.getByRole('link', {name: 'Tische und Bänke'})).toHaveAttribute('aria-current', 'true');
  });

  test('has the names of the kinds in English, and no page for an unknown one', async ({open, site}) => {
    const page = await open('/en/shop?kind=kleines', {javaScript: false});
    await expect(page.getByRole('link', {name: 'Small things'})).toHaveAttribute('aria-current', 'true');
    expect((await fetch(`${site.url}/shop?kind=unbekannt`)).status).toBe(404);
  });
});

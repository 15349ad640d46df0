import type {Locator, Page} from '@playwright/test';
import {getDocument, tags, withoutData} from '../../tools/document';
import type {Site} from '../../tools/site';
import {expectAccessible} from '../support/accessibility';
import {variantNumber} from '../support/cart';
import {checkoutOf, itemsValue} from '../support/cookies';
import {showDocument} from '../support/pageContent';
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
    delivery: '5 bis 8 Werktage',
    ask: 'Vor der Bestellung etwas fragen',
    line: '– 2 × Hocker Lot, Eiche geölt',
    question: 'Geteilter Warenkorb',
    replace: 'Meinen Warenkorb ersetzen',
    quantity: 'Menge, ',
  },
  en: {
    cart: '/en/cart',
    code: 'Discount code',
    apply: 'Apply',
    unknown: 'We don’t recognise this code.',
    applied: 'Code WERKSTATT10 has been applied.',
    discount: '−€37.80',
    total: '€340.20',
    remove: 'Remove code',
    delivery: '5 to 8 working days',
    ask: 'Ask a question before you order',
    line: '– 2 × Lot stool, Oiled oak',
    question: 'Shared cart',
    replace: 'Replace my cart',
    quantity: 'Quantity, ',
  },
} as const;

const twoStools = async (storeUrl: string) =>
  itemsValue(`${await variantNumber(storeUrl, 'hocker-lot', 'Eiche geölt')}.2`);

/** Opens a part below the lines of the cart. */
async function openPart(page: Page, title: string): Promise<Locator> {
  const part = page.getByRole('main').locator('details').filter({hasText: title});
  if ((await part.getAttribute('open')) === null) await part.locator('summary').click();
  return part;
}

/** The address of the first link with this text or label. */
function addressOf(html: string, text: string): string {
  const links = [...withoutData(html).matchAll(/<a (?:[^>]*)>.*?<\/a>/gs)].map(([link]) => link);
  const link = links.find(
    (each) => each.includes(`aria-label="${text}"`) || each.replace(/<[^>]*>/g, '').includes(text),
  );
  return (tags(link ?? '', 'a')[0]?.href ?? '').replaceAll('&amp;', '&');
}

/** What the contact form has as the message, behind a link. */
async function messageOf(site: Site, link: string): Promise<string> {
  const {html} = await getDocument(new URL(link, site.url).href);
  return /<textarea[^>]*name="text"[^>]*>(.*?)<\/textarea>/s.exec(html)?.[1] ?? '';
}

for (const {language, javaScript} of languagesAndScripts) {
  test.describe(`the cart page (${language}, ${javaScript ? 'with' : 'without'} JavaScript)`, () => {
    const t = dictionaries[language];

    test('says why a discount code does not work, and applies and removes one that does', async ({open, site}) => {
      const cookies = {cartItems: await twoStools(site.storeUrl)};
      const expectedErrors = [/^status 422: POST .*\/cart$/];
      const page = await open(t.cart, {javaScript, cookies, consent: 'rejected', expectedErrors});
      const main = page.getByRole('main');
      const enter = async (code: string) => {
        const part = await openPart(page, t.code);
        await part.getByLabel(t.code).fill(code);
        await part.getByRole('button', {name: t.apply}).click();
      };
      await expect(main.getByText(t.delivery)).toBeVisible();
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
      if (!javaScript) return;

      await test.step('When another form fails, the discount code is not marked as wrong.', async () => {
        await enter('NICHTS');
        const field = main.getByRole('textbox', {name: t.code});
        await expect(field).toHaveAccessibleDescription(new RegExp(t.unknown));
        await main.getByLabel(t.quantity).fill('500');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('status').filter({hasText: 'auf Lager'})).toBeVisible();
        await expect(field).toHaveAccessibleDescription('');
        await expect(field).not.toHaveAttribute('aria-invalid');
      });
    });

    test('asks before a cart shared from another device replaces the visitor’s own', async ({open, site}) => {
      const ofSharer = await getDocument(site.url + t.cart, `cartItems=${await twoStools(site.storeUrl)}`);
      const link = tags(ofSharer.html, 'input').find(({value = ''}) => value.includes('shared'))?.value ?? '';
      const {pathname, search} = new URL(link, site.url);
      const board = itemsValue(`${await variantNumber(site.storeUrl, 'hocker-lot', 'Esche schwarz')}.1`);
      const page = await open(pathname + search, {javaScript, cookies: {cartItems: board}, consent: 'rejected'});
      await expect(page.getByRole('heading', {name: t.question})).toBeVisible();
      if (javaScript) await expectAccessible(page);
      await page.getByRole('button', {name: t.replace}).click();
      await expect(page).toHaveURL(site.url + t.cart);
      const quantities = page.getByRole('main').getByLabel(new RegExp(`^${t.quantity}`));
      await expect(quantities).toHaveCount(1);
      await expect(quantities).toHaveValue('2');
    });

    test('links to a contact form that already lists what is in the cart', async ({site}) => {
      const {html} = await getDocument(site.url + t.cart, `cartItems=${await twoStools(site.storeUrl)}`);
      expect(await messageOf(site, addressOf(html, t.ask))).toContain(t.line);
    });
  });
}

for (const {path, link, name} of [
  {
    path: '/product/hocker-lot',
    link: 'Nussbaum geölt: Bescheid bekommen, wenn es wieder da ist',
    name: 'Hocker Lot, Nussbaum geölt',
  },
  {path: '/en/product/leuchte-docht', link: 'Tell me when it’s back', name: 'available again: Docht'},
]) {
  test(`a visitor can ask to be told when a sold-out product is back (${path})`, async ({site}) => {
    const {html} = await getDocument(site.url + path);
    expect(await messageOf(site, addressOf(html, link))).toContain(name);
  });
}

test('the filter of the shop shows only the selected kind of product', async ({open}) => {
  const page = await open('/shop', {consent: 'rejected', reducedMotion: true});
  const products = page.getByRole('region', {name: 'Produkte'}).getByRole('listitem');
  const filter = page.getByRole('navigation', {name: 'Produkte filtern'});
  await filter.getByRole('link', {name: 'Nach Maß'}).click();
  await expect(products).toHaveCount(9);
  await expect(products.filter({hasText: 'Tisch Strich'})).toContainText(/ab .*€ \(\d+\s×\s\d+\scm\)/);
  await expect(products.filter({hasText: 'KLIV'}).first()).toContainText(/\(bis \d+\s×\s\d+\smm\)/);
  await filter.getByRole('link', {name: 'Fertig gebaut'}).click();
  await expect(page).toHaveURL(/\?made=ready$/);
  await expect(products.filter({hasText: 'nach Maß'})).toHaveCount(0);
  await filter.getByRole('link', {name: 'Tische und Bänke'}).click();
  await expect(products).toHaveCount(5);
  await expect(filter.getByRole('link', {name: 'Tische und Bänke'})).toHaveAttribute('aria-current', 'true');
});

test('without JavaScript, the shop can be sorted, and keeps its filter', async ({page, site}) => {
  await showDocument(page, `${site.url}/en/shop?made=ready`);
  const order = page.getByRole('navigation', {name: 'Sort products'});
  const names = page.getByRole('region', {name: 'Products'}).getByRole('heading', {level: 2});
  await expect(order.getByRole('link')).toHaveText(['Newest', 'Price', 'Name']);
  await expect(order.getByRole('link', {name: 'Newest'})).toHaveAttribute('aria-current', 'true');
  const newest = await names.allTextContents();

  await expect(order.getByRole('link', {name: 'Name'})).toHaveAttribute('href', '/en/shop?made=ready&sort=name');
  await showDocument(page, `${site.url}/en/shop?made=ready&sort=name`);
  await expect(order.getByRole('link', {name: 'Name'})).toHaveAttribute('aria-current', 'true');
  await expect(names).toHaveText(newest.toSorted(new Intl.Collator('en').compare));

  const filter = page.getByRole('navigation', {name: 'Filter products'});
  await expect(filter.getByRole('link', {name: 'All products'})).toHaveAttribute('href', '/en/shop?sort=name');
  await showDocument(page, `${site.url}/en/shop?sort=name`);
  await expect(order.getByRole('link', {name: 'Newest'})).toHaveAttribute('href', '/en/shop');
});

test('without JavaScript, the filter of the shop works', async ({site}) => {
  const shop = await getDocument(`${site.url}/shop`);
  expect(addressOf(shop.html, 'Fertig gebaut')).toBe('/shop?made=ready');
  const ready = await getDocument(`${site.url}/shop?made=ready`);
  expect(ready.html).toContain('Hocker Lot');
  expect(ready.html).not.toContain('Tisch Strich');
  const english = await getDocument(`${site.url}/en/shop?kind=kleines`);
  expect(tags(english.html, 'a')).toContainEqual(
    expect.objectContaining({href: '/en/shop?kind=kleines', 'aria-current': 'true'}),
  );
  expect(english.html).toContain('Small things');
  expect((await getDocument(`${site.url}/shop?kind=unbekannt`)).status).toBe(404);
});

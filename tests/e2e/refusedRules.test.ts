import type {Fault} from 'demo-store/control';
import {loadContent} from '../../studio/load';
import {getDocument, tags} from '../../tools/document';
import {cookieOf} from '../support/cookies';
import {linksOf, textOf, words} from '../support/law';
import {main, withPlainSpaces} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {Shopper} from '../support/shopper';
import {tablePrice} from '../support/tablePrice';
import {expect, siteForAll, test} from '../support/test';

const texts = {
  de: {
    prefix: '',
    noPrice: 'Preis auf Anfrage',
    why: 'Uns fehlt hier gerade eine Angabe, deshalb nennen wir keinen Preis.',
    ask: 'Dieses Stück anfragen',
    parts: 'So setzt sich der Preis zusammen',
    message: /Ich interessiere mich für: .+, \d+\s×\s\d+\scm/,
    retry: 'Erneut versuchen',
    write: 'Oder schreiben Sie uns',
  },
  en: {
    prefix: '/en',
    noPrice: 'Price on request',
    why: 'We’re missing a detail of this piece at the moment, so we can’t show a price.',
    ask: 'Enquire about this piece',
    parts: 'How the price is made up',
    message: /I’m interested in: .*, \d+\s×\s\d+\scm/,
    retry: 'Try again',
    write: 'Or write to us',
  },
} as const;

/** A page of its own for each fault: the store's answers are cached. */
const bad: [what: string, fault: Omit<Fault, 'operation'>, handle: string, language: 'de' | 'en'][] = [
  ['refuses the formula', {kind: 'access-denied', field: 'preisformel'}, 'tischplatte-nach-mass', 'en'],
  ['refuses the colours', {kind: 'access-denied', field: 'farben'}, 'konfigurator-tisch', 'en'],
  [
    'answers with a formula that is not JSON',
    {kind: 'garbled', field: 'preisformel', value: {value: '{"base_price": 1'}},
    'custom-shelf',
    'de',
  ],
  [
    'answers with a formula of other types',
    {kind: 'garbled', field: 'preisformel', value: {value: '["1", {}, null]'}},
    'custom-shelf',
    'en',
  ],
  [
    'answers with a huge formula',
    {
      kind: 'garbled',
      field: 'preisformel',
      value: {value: '{"base_price": 1e300, "price_per_cm_length": 1, "price_per_cm_width": 1}'},
    },
    'individueller-schrank',
    'de',
  ],
  [
    'answers with negative lengths',
    {kind: 'garbled', field: 'laengen', value: {value: '[-80, -90]'}},
    'individueller-schrank',
    'en',
  ],
  [
    'answers with an empty list of widths',
    {kind: 'garbled', field: 'breiten', value: {value: '[]'}},
    'schreibtisch-nach-mass',
    'de',
  ],
];

/** The studio's content, without the variant of one price, and with one picture for each product. */
async function content() {
  const studio = await loadContent();
  const products = studio.products.map((product) => ({
    ...product,
    variants: product.variants.filter((variant) => variant.price !== tablePrice(140, 80)),
    images: product.images.slice(0, 1),
  }));
  return {...studio, products};
}

const site = siteForAll(async () => ({content: await content()}));

/** The HTML of a page whose query the store answers with a fault. */
async function htmlWith(fault: Fault, path: string) {
  await site().control.addFault(fault);
  const answer = await getDocument(site().url + path);
  await site().control.clearFaults();
  return answer;
}

/** The address of a link by its text. */
const hrefOf = (html: string, text: string) => {
  const link = linksOf(html).find((found) => found.includes(text)) ?? '';
  return link.replaceAll('&amp;', '&').split(' ')[0] ?? '';
};

test.describe('the configurator of a shop whose settings are faulty', () => {
  for (const [what, fault, handle, language] of bad) {
    test(`explains why there is no price, and links the contact form, when the store ${what}`, async () => {
      const t = texts[language];
      const {html} = await htmlWith({operation: '*', ...fault}, `${t.prefix}/product/${handle}`);
      const text = words(html);
      expect(text).toContain(t.noPrice);
      expect(text).toContain(t.why);
      expect(text).not.toContain(t.parts);
      const contact = hrefOf(html, t.ask);
      expect(contact).toMatch(/\/contact\?/);
      expect(await textOf(site().url + contact)).toMatch(t.message);
    });
  }

  test('links a filled-in contact form when the lengths cannot be read', async ({open}) => {
    const t = texts.de;
    await site().control.addFault({operation: '*', kind: 'access-denied', field: 'laengen'});
    const page = await open('/product/tischplatte-nach-mass', {site: site(), consent: 'rejected'});
    await site().control.clearFaults();
    await waitForConfigurator(page);
    await expect(main(page).locator('header').getByText(t.noPrice).first()).toBeVisible();
    await expect(main(page).getByText(t.why)).toBeVisible();
    await main(page).getByRole('link', {name: t.ask}).click();
    await expect(page).toHaveURL(/\/contact\?/);
    await expect(main(page).locator('textarea')).toHaveValue(t.message);
  });

  for (const language of ['de', 'en'] as const) {
    test(`shows a page that says how to reach the studio when one setting cannot be read (${language})`, async () => {
      const t = texts[language];
      const fault = {operation: 'Product', kind: 'field-error', field: 'preisformel'} as const;
      const {status, html} = await htmlWith(fault, `${t.prefix}/product/garderobe-reihe`);
      expect(status).toBe(503);
      expect(hrefOf(html, t.retry)).toBe(`${t.prefix}/product/garderobe-reihe`);
      expect(hrefOf(html, t.write)).toBe(`${t.prefix}/contact`);
    });
  }

  test('keeps a piece that is already in the cart, but without a price, when the price formula becomes faulty', async () => {
    const shopper = new Shopper(site());
    await shopper.add('schreibtisch-nach-mass', 'color=b98a56&length=120&width=60', 'en');
    expect(words(await shopper.html('/en/cart'))).toMatch(/120 × 60 cm/);
    await site().control.addFault({operation: '*', kind: 'garbled', field: 'preisformel', value: {value: '{'}});
    const cart = words(await shopper.html('/en/cart'));
    await site().control.clearFaults();
    expect(cart).toMatch(/120 × 60 cm/);
    expect(cart).toContain('This piece can’t be ordered online at today’s price.');
  });
});

test.describe('a made-to-measure piece that the merchant has set no price for', () => {
  const piece = 'color=b98a56&length=140&width=80';

  test('leads to a filled-in contact form', async ({open}) => {
    const path = `/product/konfigurator-tisch?${piece}`;
    const page = await open(path, {site: site(), consent: 'rejected', expectedErrors: [/status 422/]});
    await waitForConfigurator(page);
    await page.getByRole('button', {name: 'In den Warenkorb'}).click();
    await expect(
      page.getByText('es lässt sich aber nicht online bestellen. Bitte schicken Sie uns eine Anfrage.'),
    ).toBeVisible();
    expect(await cookieOf(page, 'cartItems')).toBeUndefined();
    await page.getByRole('link', {name: 'Dieses Stück anfragen'}).click();
    await expect(page).toHaveURL(/\/contact\?/);
    const message = page.getByRole('textbox', {name: 'Nachricht'});
    expect(withPlainSpaces(await message.inputValue())).toContain('Tisch Strich, 140 × 80 cm, Eiche, geölt');
  });

  test('leads to a filled-in contact form without JavaScript and in English, too', async () => {
    const shopper = new Shopper(site());
    const {status, html} = await shopper.add('konfigurator-tisch', piece, 'en');
    expect(status).toBe(422);
    expect(words(html)).toContain('it can’t be ordered online. Please send us an enquiry.');
    expect(shopper.cookies).not.toContain('cartItems');
    const contact = hrefOf(html, 'Enquire about this piece');
    expect(contact).toMatch(/^\/en\/contact\?/);
    expect(await textOf(site().url + contact)).toContain('Strich table, 140 × 80 cm, Oak, oiled');
  });
});

test('a product with a single picture shows it once', async () => {
  const pictures = (html: string) => tags(html, 'img').filter(({alt = ''}) => /bank/i.test(alt));
  const lists = (html: string) => tags(html, 'ul').filter((list) => list['aria-label'] === 'Bilder');
  const bench = await getDocument(`${site().url}/product/sitzbank-nach-mass`);
  expect(pictures(bench.html)).toHaveLength(1);
  expect(lists(bench.html)).toEqual([]);
  const stool = await getDocument(`${site().url}/product/hocker-lot`);
  expect(lists(stool.html)).toHaveLength(1);
});

import {describe} from 'vitest';
import type {Fault} from 'demo-store/control';
import {main} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {expect, siteForAll, test} from '../support/test';

const texts = {
  de: {
    prefix: '',
    noPrice: 'Preis auf Anfrage',
    why: 'Uns fehlt hier gerade eine Angabe, deshalb nennen wir keinen Preis.',
    ask: 'Dieses Stück anfragen',
    parts: 'So setzt sich der Preis zusammen',
    message: /Ich interessiere mich für: .+, \d+ × \d+ cm/,
    retry: 'Erneut versuchen',
    write: 'Oder schreiben Sie uns',
  },
  en: {
    prefix: '/en',
    noPrice: 'Price on request',
    why: 'We lack a detail of this piece at the moment, so we state no price.',
    ask: 'Enquire about this piece',
    parts: 'How the price is made up',
    message: /I am interested in: .*, \d+ × \d+ cm/,
    retry: 'Try again',
    write: 'Or write to us',
  },
} as const;

/** A page of its own for each fault: the store's answers are cached. */
const bad: [what: string, fault: Omit<Fault, 'operation'>, handle: string, language: 'de' | 'en'][] = [
  ['refuses the formula', {kind: 'access-denied', field: 'preisformel'}, 'konfigurator-tisch', 'de'],
  ['refuses the colours', {kind: 'access-denied', field: 'farben'}, 'konfigurator-tisch', 'en'],
  [
    'answers a formula that is no JSON',
    {kind: 'garbled', field: 'preisformel', value: {value: '{"base_price": 1'}},
    'custom-shelf',
    'de',
  ],
  [
    'answers a formula of other types',
    {kind: 'garbled', field: 'preisformel', value: {value: '["1", {}, null]'}},
    'custom-shelf',
    'en',
  ],
  [
    'answers a huge formula',
    {
      kind: 'garbled',
      field: 'preisformel',
      value: {value: '{"base_price": 1e300, "price_per_cm_length": 1, "price_per_cm_width": 1}'},
    },
    'individueller-schrank',
    'de',
  ],
  [
    'answers negative lengths',
    {kind: 'garbled', field: 'laengen', value: {value: '[-80, -90]'}},
    'individueller-schrank',
    'en',
  ],
  [
    'answers an empty list of widths',
    {kind: 'garbled', field: 'breiten', value: {value: '[]'}},
    'schreibtisch-nach-mass',
    'de',
  ],
];

describe('a configurator whose store', () => {
  const site = siteForAll(() => ({}));

  test.for(bad)('%s says so, states no price and offers the enquiry', async ([, fault, handle, language], {open}) => {
    const t = texts[language];
    const javaScript = language === 'de';
    await site().control.addFault({operation: '*', ...fault});
    const page = await open(`${t.prefix}/product/${handle}`, {site: site(), javaScript, consentRejected: true});
    await site().control.clearFaults();
    if (javaScript) await waitForConfigurator(page);
    await expect(main(page).locator('header').getByText(t.noPrice).first()).toBeVisible();
    await expect(main(page).getByText(t.why)).toBeVisible();
    await expect(main(page).getByText(t.parts)).toHaveCount(0);
    await main(page).getByRole('link', {name: t.ask}).click();
    await expect(page).toHaveURL(/\/contact\?/);
    await expect(main(page).locator('textarea')).toHaveValue(t.message);
  });

  test.for(['de', 'en'] as const)(
    'fails at one field has a page that leads to the studio (%s)',
    async (language, {open}) => {
      const t = texts[language];
      await site().control.addFault({operation: 'Product', kind: 'field-error', field: 'preisformel'});
      const page = await open(`${t.prefix}/product/garderobe-reihe`, {site: site(), expectedErrors: [/status 503/]});
      await site().control.clearFaults();
      await expect(page.getByRole('link', {name: t.retry})).toBeVisible();
      await page.getByRole('link', {name: t.write}).click();
      await expect(page).toHaveURL(/\/contact$/);
    },
  );

  test('garbles the formula later charges nothing for a piece in the cart, and keeps the line', async ({open}) => {
    const path = '/product/schreibtisch-nach-mass?length=120&width=60';
    const page = await open('/en' + path, {site: site(), javaScript: false});
    await main(page).getByRole('button', {name: 'Add to cart'}).click();
    await expect(main(page).getByText(/120 × 60 cm/)).toBeVisible();
    await site().control.addFault({operation: '*', kind: 'garbled', field: 'preisformel', value: {value: '{'}});
    await page.goto('/en/cart');
    await expect(main(page).getByText(/120 × 60 cm/)).toBeVisible();
    await expect(main(page).getByText('At its present price this piece cannot be ordered online.')).toBeVisible();
    await site().control.clearFaults();
  });
});

import {describe} from 'vitest';
import type {Page} from 'playwright';
import {main, price, priceText, withPlainSpaces} from '../support/productPage';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {inEuros, tablePrice} from '../support/tablePrice';
import {expect, test} from '../support/test';

const cart = (page: Page) => page.getByRole('dialog', {name: 'Warenkorb'});

describe('a shared link', () => {
  const links = [
    [
      '/product/konfigurator-tisch?color=6b4a32&length=190&width=85',
      'Draufsicht: 190 × 85 cm, Nussbaum, geölt',
      inEuros(tablePrice(190, 85, 145)),
    ],
    [
      '/product/kliv_v1?color=6d342d&width=700&height=500&environment=outdoor',
      'von vorn: 700 × 500 mm, RAL 3009 Oxidrot, Außen',
      '338,00 €',
    ],
    [
      '/en/product/kliv_v1?color=6d342d&width=700&height=500&environment=outdoor',
      'Front view to scale: 700 × 500 mm, RAL 3009 Oxide red, Outdoor',
      '€338.00',
    ],
  ] as const;

  test.for(links)('shows its configuration without JavaScript: %s', async ([path, drawing, amount], {open}) => {
    const page = await open(path, {javaScript: false});
    await expect(page.getByRole('img', {name: drawing})).toBeVisible();
    expect(await priceText(page)).toBe(amount);
  });

  test('with wrong measures opens the nearest piece, and says what was changed', async ({open}) => {
    const page = await open('/product/konfigurator-tisch?color=b98a56&length=9999&width=abc');
    await expect(page.getByLabel('Länge', {exact: true})).toHaveValue('260');
    await expect(page.getByText('Wir bauen dieses Stück bis 260 cm Länge.')).toBeVisible();
    await expect(page.getByText('Für die Breite brauchen wir eine Zahl.')).toBeVisible();
  });
});

test('typing, sliding and choosing change drawing, price and URL at once', async ({open}) => {
  const page = await open('/product/konfigurator-tisch');
  await waitForConfigurator(page);
  const length = page.getByRole('textbox', {name: 'Länge'});
  await length.fill('187');
  await length.press('Enter');
  await expect(length).toHaveValue('187');
  await length.press('ArrowDown');
  await expect(length).toHaveValue('186');
  const width = page.getByRole('slider', {name: 'Breite mit dem Regler'});
  await width.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.getByRole('radio', {name: 'Nussbaum, geölt'}).check();
  await expect(page.getByRole('img', {name: /sicht: 186 × 93 cm, Nussbaum, geölt/})).toBeVisible();
  await expect(page).toHaveURL(/\?color=6b4a32&length=186&width=93$/);
  const amount = await price(page).innerText();
  await expect(
    main(page)
      .locator('[aria-live=polite]')
      .filter({hasText: withPlainSpaces(amount)}),
  ).toHaveCount(1);
  await page.reload();
  await expect(price(page)).toHaveText(amount);
});

test('a measure is understood as people write it, on both configurators', async ({open}) => {
  const cases = [
    ['/product/kliv', 'Breite', ['1.200', '1 200', '120 cm', '1,2 m', '1,2'], '1200'],
    ['/product/konfigurator-tisch', 'Länge', ['1.800 mm', '1,8 m', '180 cm', '1,8'], '180'],
    ['/en/product/konfigurator-tisch', 'Length', ['1,800 mm', '1.8 m', '1.8'], '180'],
  ] as const;
  for (const [path, label, texts, value] of cases) {
    const page = await open(path);
    await waitForConfigurator(page);
    const field = page.getByRole('textbox', {name: label});
    for (const text of texts) {
      await field.fill('600');
      await field.press('Enter');
      await expect(field).not.toHaveValue(value);
      await field.fill(text);
      await field.press('Enter');
      await expect(field, text).toHaveValue(value);
    }
    await field.fill('x');
    await field.press('Enter');
    await expect(field).toHaveValue(value);
    await expect(main(page).getByText(/brauchen wir eine Zahl|must be a number/)).toBeVisible();
  }
});

test('a measure in the words of a form without JavaScript is the piece that the worker adds', async ({open}) => {
  const page = await open('/product/kliv', {javaScript: false});
  const width = page.getByRole('textbox', {name: 'Breite'});
  await width.fill('1,2');
  await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(main(page).getByText('Verstanden haben wir 1200 mm. Bitte prüfen Sie, ob das stimmt.')).toBeVisible();
  await expect(width).toHaveValue('1200');
  await width.fill('1.300');
  await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(main(page).getByText(/1300 × \d+ mm/)).toBeVisible();
});

test.for(['desktop', 'phone'] as const)(
  'a number typed into a field replaces the one in it, at first and after a correction (%s)',
  async (screen, {open}) => {
    const page = await open('/product/konfigurator-tisch', {screen});
    await waitForConfigurator(page);
    const length = page.getByRole('textbox', {name: 'Länge'});
    await length.click();
    await page.keyboard.type('180');
    await page.keyboard.press('Enter');
    await expect(length).toHaveValue('180');
    await page.keyboard.type('999');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Verstanden haben wir 999 cm. Wir bauen dieses Stück bis 260 cm Länge.')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('200');
    await page.keyboard.press('Enter');
    await expect(length).toHaveValue('200');
    const quantity = main(page).getByRole('spinbutton', {name: 'Menge'});
    await quantity.click();
    await page.keyboard.type('2');
    await quantity.blur();
    await expect(quantity).toHaveValue('2');
  },
);

test('a price is announced when it no longer changes, not at every step of a slider', async ({open}) => {
  const page = await open('/product/konfigurator-tisch');
  await waitForConfigurator(page);
  await page.evaluate(() => {
    const live = document.querySelector('main header [aria-live=polite]') ?? document.body;
    new MutationObserver(() => {
      document.title += `|${live.textContent ?? ''}`;
    }).observe(live, {childList: true, characterData: true, subtree: true});
  });
  const title = await page.title();
  await page.getByRole('slider', {name: 'Länge mit dem Regler'}).focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveTitle(`${title}|Preis: ${await price(page).innerText()}`);
  expect(await priceText(page)).toBe(inEuros(tablePrice(208, 90)));
});

test('input from before the script has loaded is kept, also when the menu was opened in the meantime', async ({
  open,
}) => {
  const page = await open('/shop');
  const script = await holdRequests(page, /MadeToMeasure.*\.js/);
  await page.goto('/product/konfigurator-tisch', {waitUntil: 'commit'});
  await page.getByRole('textbox', {name: 'Länge'}).fill('188');
  await waitForHydration(page);
  await page.getByRole('button', {name: 'Menü'}).click();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', {name: 'Nussbaum, geölt'}).check();
  script.release();
  await expect(page.getByRole('img', {name: /sicht: 188 × 90 cm, Nussbaum, geölt/})).toBeVisible();
  await expect(page.getByRole('textbox', {name: 'Länge'})).toHaveValue('188');
  await expect(page).toHaveURL(/\?color=6b4a32&length=188&width=90$/);
});

test('a piece can be added to the cart, edited from there, and ordered as it was drawn', async ({open, site}) => {
  const page = await open('/product/konfigurator-tisch?color=b98a56&length=140&width=80', {screen: 'phone'});
  await waitForConfigurator(page);
  await page.getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(cart(page).getByRole('img', {name: '140 × 80 cm, Eiche, geölt'})).toBeVisible();
  await cart(page).getByRole('link', {name: 'Tisch Strich, 140 × 80 cm, Eiche, geölt bearbeiten'}).click();

  await expect(page.getByText('Sie ändern ein Stück aus Ihrem Warenkorb.')).toBeVisible();
  const length = page.getByRole('textbox', {name: 'Länge'});
  await length.fill('200');
  // The tap on the button also ends the typing.
  await page.getByRole('button', {name: 'Änderung übernehmen'}).tap();
  const amount = await price(page).innerText();
  await expect(cart(page).getByRole('listitem')).toHaveCount(1);
  await expect(cart(page).getByText('200 × 80 cm, Eiche, geölt')).toBeVisible();
  await expect(
    cart(page).getByRole('status').filter({hasText: amount}).or(cart(page).getByText(amount)).first(),
  ).toBeVisible();

  await cart(page).getByRole('button', {name: 'Zur Kasse'}).click();
  await expect(page).toHaveURL(/\/checkouts\//);
  const cost = tablePrice(200, 80);
  for (const text of [inEuros(cost).replace('.', ''), '200 × 80 cm', 'Berechneter Preis', 'Konfigurations-ID'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(`${cost / 100}.00`)).toHaveCount(0);
  const [created] = await site.control.carts();
  expect(created?.lines).toMatchObject([{sku: `STRICH-${cost}`, quantity: 1, total: cost}]);
  expect(withPlainSpaces(amount)).toBe(inEuros(cost));
});

test('Enter chooses, and only the button buys', async ({open}) => {
  const page = await open('/product/konfigurator-tisch?color=b98a56&length=140&width=80');
  await waitForConfigurator(page);
  const form = main(page).locator('form', {has: page.getByRole('slider')});
  const fields = [
    form.getByRole('radio', {name: 'Nussbaum, geölt'}),
    form.getByRole('slider').first(),
    form.getByRole('textbox').first(),
    form.getByRole('spinbutton'),
  ];
  await page.evaluate(() => document.addEventListener('submit', () => (document.title = 'submitted'), true));
  for (const field of fields) await field.press('Enter');
  await expect(page).not.toHaveTitle('submitted');
  await expect(cart(page)).toBeHidden();
  await form.getByRole('button', {name: 'In den Warenkorb'}).press('Enter');
  await expect(cart(page).getByText('140 × 80 cm, Eiche, geölt')).toBeVisible();
  await expect(cart(page).getByRole('spinbutton')).toHaveValue('1');
});

test('an edit that failed offline still replaces its line when it is sent again', async ({open}) => {
  const page = await open('/product/konfigurator-tisch?color=b98a56&length=140&width=80', {
    expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
  });
  await waitForConfigurator(page);
  await page.getByRole('button', {name: 'In den Warenkorb'}).click();
  await cart(page)
    .getByRole('link', {name: /bearbeiten$/})
    .click();
  await page.getByRole('textbox', {name: 'Länge'}).fill('200');
  await page.context().setOffline(true);
  await page.getByRole('button', {name: 'Änderung übernehmen'}).click();
  await expect(cart(page).getByText('Die Verbindung ist unterbrochen')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);

  const link = page.url();
  await page.getByRole('button', {name: 'Änderung übernehmen'}).click();
  await expect(cart(page).getByText('200 × 80 cm, Eiche, geölt')).toBeVisible();
  await expect(cart(page).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/width=80$/);

  // Another visitor who opens the link has no line to replace.
  const friend = await open(link);
  await waitForConfigurator(friend);
  await expect(friend.getByText('Sie ändern ein Stück aus Ihrem Warenkorb.')).toBeHidden();
  await friend.getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(cart(friend).getByRole('listitem')).toHaveCount(1);
});

test.for([true, false])(
  'the drawing is complete before the script has loaded (JavaScript: %s)',
  async (javaScript, {open}) => {
    const page = await open('/shop', {javaScript});
    // The script never arrives.
    await page.route(/MadeToMeasure.*\.js/, () => {});
    // A colour without a photograph arrives as a drawing.
    await page.goto('/product/kliv?color=e9e0d2&width=900&height=500', {waitUntil: 'commit'});
    const drawing = page.getByRole('img', {name: /^Maßstäbliche .*900/});
    await expect(drawing.locator('path').last()).toHaveCSS('stroke', 'rgb(27, 26, 23)');
    await expect(drawing.getByText('900 mm')).toHaveCSS('font-variant-numeric', 'tabular-nums');
  },
);

test('without JavaScript an edit still replaces its line after a wrong measure', async ({open}) => {
  const page = await open('/en/product/konfigurator-tisch?color=b98a56&length=140&width=80', {javaScript: false});
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', {name: 'Add to cart'}).click();
  await page.getByRole('link', {name: /^Edit/}).click();
  await page.getByLabel('Length', {exact: true}).fill('long');
  await page.getByRole('button', {name: 'Save the change'}).click();
  await expect(page.getByText('The length must be a number.')).toBeVisible();
  await page.getByLabel('Length', {exact: true}).fill('200');
  await page.getByRole('button', {name: 'Save the change'}).click();
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await expect(main(page).getByText('200 × 80 cm, Oak, oiled')).toBeVisible();
  await expect(main(page).getByRole('spinbutton')).toHaveValue('2');
});

test('without JavaScript the form computes the price and adds to the cart', async ({open}) => {
  const page = await open('/product/kliv?width=300&height=250&color=f1ede1&environment=indoor', {javaScript: false});
  await page.getByLabel('Breite', {exact: true}).fill('1300');
  await page.getByLabel('Höhe', {exact: true}).fill('800');
  await page.getByRole('button', {name: 'Preis berechnen'}).click();
  await expect(page.getByText(/Gewählt sind 1200 mm/)).toBeVisible();
  expect(await priceText(page)).toBe('538,00 €');

  await page.getByLabel('Höhe', {exact: true}).fill('100');
  await page.getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(page).toHaveURL(/\/product\/kliv\?/);
  await expect(page.getByText('Wir bauen dieses Stück ab 250 mm Höhe.')).toBeVisible();
  await page.getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('1200 × 250 mm, RAL 9010 Reinweiß, Innen')).toBeVisible();
  await expect(main(page).getByText('384,00').first()).toBeVisible();
});

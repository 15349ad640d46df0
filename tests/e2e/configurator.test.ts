import type {Locator, Page} from '@playwright/test';
import {getDocument, tags} from '../../tools/document';
import {cartLines} from '../support/cart';
import {words} from '../support/law';
import {main, price, priceText, withPlainSpaces} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {inEuros, tablePrice} from '../support/tablePrice';
import {expect, test} from '../support/test';

const cart = (page: Page) => page.getByRole('dialog', {name: 'Warenkorb'});

test.describe('a link to a made-to-measure piece that somebody has shared', () => {
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
      'Front view, to scale: 700 × 500 mm, RAL 3009 Oxide red, Outdoor',
      '€338.00',
    ],
  ] as const;

  for (const [path, drawing, amount] of links) {
    test(`shows the piece as it was configured, even without JavaScript (${path})`, async ({site}) => {
      const {html} = await getDocument(site.url + path);
      const names = tags(html, 'svg').map((picture) => withPlainSpaces(picture['aria-label'] ?? ''));
      expect(names).toContainEqual(expect.stringContaining(drawing));
      expect(words(html)).toContain(amount);
    });
  }

  test('with sizes that are not offered, shows the nearest piece and says what was changed', async ({site}) => {
    const {html} = await getDocument(`${site.url}/product/konfigurator-tisch?color=b98a56&length=9999&width=abc`);
    expect(tags(html, 'input').find(({name}) => name === 'length')).toMatchObject({value: '260'});
    expect(words(html)).toContain('Wir bauen dieses Stück bis 260 cm Länge.');
    expect(words(html)).toContain('Für die Breite brauchen wir eine Zahl.');
  });
});

test('a typed size, a moved slider and a selected wood change drawing, price and link at once', async ({open}) => {
  const page = await open('/product/konfigurator-tisch', {consent: 'rejected'});
  await waitForConfigurator(page);
  const length = page.getByRole('textbox', {name: 'Länge'});

  await test.step('a screen reader hears the price after the last change, not at every step of a slider', async () => {
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

  await test.step('typing replaces the number in a field, at first and after a correction', async () => {
    await length.click();
    await page.keyboard.type('1,8 m');
    await page.keyboard.press('Enter');
    await expect(length).toHaveValue('180');
    await page.keyboard.type('999');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Verstanden haben wir 999 cm. Wir bauen dieses Stück bis 260 cm Länge.')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('187');
    await page.keyboard.press('Enter');
    await expect(length).toHaveValue('187');
    const quantity = main(page).getByRole('spinbutton', {name: 'Menge'});
    await quantity.click();
    await page.keyboard.type('2');
    await quantity.blur();
    await expect(quantity).toHaveValue('2');
  });

  await test.step('text that is not a number changes nothing', async () => {
    await length.fill('x');
    await length.press('Enter');
    await expect(length).toHaveValue('187');
    await expect(main(page).getByText('Für die Länge brauchen wir eine Zahl.')).toBeVisible();
  });

  await test.step('drawing, price and link change together, and the link has the same price', async () => {
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
    expect(words((await getDocument(page.url())).html)).toContain(withPlainSpaces(amount));
  });

  await test.step('Enter selects, and only the button adds to the cart', async () => {
    const form = main(page).locator('form', {has: page.getByRole('slider')});
    const fields = [
      form.getByRole('radio', {name: 'Eiche, geölt', exact: true}),
      form.getByRole('slider').first(),
      form.getByRole('textbox').first(),
      form.getByRole('spinbutton'),
    ];
    await page.evaluate(() =>
      document.addEventListener('submit', () => document.body.setAttribute('data-sent', ''), true),
    );
    for (const field of fields) await field.press('Enter');
    await expect(page.locator('body')).not.toHaveAttribute('data-sent');
    await expect(cart(page)).toBeHidden();
    await form.getByRole('button', {name: 'In den Warenkorb'}).press('Enter');
    await expect(cart(page).getByText('186 × 93 cm, Nussbaum, geölt')).toBeVisible();
    await expect(cart(page).getByRole('spinbutton')).toHaveValue('2');
  });
});

test(
  'a made-to-measure piece can be edited from the cart, also after a failure, and is ordered as drawn',
  {tag: '@phone'},
  async ({open, site}) => {
    // The banner moves the button when the cart closes.
    const page = await open('/product/konfigurator-tisch?color=b98a56&length=140&width=80', {
      consent: 'rejected',
      expectedErrors: [/ERR_INTERNET_DISCONNECTED/],
    });
    await waitForConfigurator(page);
    // A mouse would rest where the link was, and prefetch what then lies there, also offline.
    await page.getByRole('button', {name: 'In den Warenkorb'}).tap();
    await expect(cart(page).getByRole('img', {name: '140 × 80 cm, Eiche, geölt'})).toBeVisible();
    await cart(page).getByRole('link', {name: 'Tisch Strich, 140 × 80 cm, Eiche, geölt bearbeiten'}).tap();
    await expect(page.getByText('Sie ändern ein Stück aus Ihrem Warenkorb.')).toBeVisible();
    const apply = page.getByRole('button', {name: 'Änderung übernehmen'});
    await expect(apply).toBeVisible();
    await page.getByRole('textbox', {name: 'Länge'}).fill('200');

    await test.step('an edit that fails offline stays, to be tried again', async () => {
      await page.context().setOffline(true);
      // The tap on the button also ends the typing.
      await apply.tap();
      await expect(cart(page).getByText('Die Verbindung ist unterbrochen')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.context().setOffline(false);
    });

    const link = page.url();
    // A second tap within half a second has the detail of a double click.
    await apply.dispatchEvent('click', {detail: 2});
    const amount = await price(page).innerText();
    await expect(cartLines(cart(page))).toHaveCount(1);
    await expect(cart(page).getByText('200 × 80 cm, Eiche, geölt')).toBeVisible();
    await expect(
      cart(page).getByRole('status').filter({hasText: amount}).or(cart(page).getByText(amount)).first(),
    ).toBeVisible();

    await expect(page).toHaveURL(/width=80$/);

    await test.step('another visitor who opens the link has no line to replace', async () => {
      const friend = await open(link, {consent: 'rejected'});
      await waitForConfigurator(friend);
      await expect(friend.getByText('Sie ändern ein Stück aus Ihrem Warenkorb.')).toBeHidden();
      await friend.getByRole('button', {name: 'In den Warenkorb'}).click();
      await expect(cartLines(cart(friend))).toHaveCount(1);
    });

    await cart(page).getByRole('button', {name: 'Zur Kasse'}).click();
    await expect(page).toHaveURL(/\/checkouts\//);
    const cost = tablePrice(200, 80);
    for (const text of [inEuros(cost).replace('.', ''), '200 × 80 cm', 'Berechneter Preis', 'Konfigurations-ID'])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(`${cost / 100}.00`)).toHaveCount(0);
    const [created] = await site.control.carts();
    expect(created?.lines).toMatchObject([{sku: `STRICH-${cost}`, quantity: 1, total: cost}]);
    expect(withPlainSpaces(amount)).toBe(inEuros(cost));
  },
);

test('without JavaScript, a visitor can type sizes in any spelling, see the price and order', async ({open}) => {
  const page = await open('/product/kliv?width=300&height=250&color=f1ede1&environment=indoor', {javaScript: false});
  const [width, height] = ['Breite', 'Höhe'].map((name) => page.getByLabel(name, {exact: true})) as [Locator, Locator];
  await width.fill('1.300');
  await height.fill('800');
  await page.getByRole('button', {name: 'Preis berechnen'}).click();
  await expect(page.getByText('Gewählt sind 1200 mm')).toBeVisible();
  expect(await priceText(page)).toBe('538,00 €');

  await height.fill('100');
  await page.getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(page).toHaveURL(/\/product\/kliv\?/);
  await expect(page.getByText('Wir bauen dieses Stück ab 250 mm Höhe.')).toBeVisible();
  await width.fill('1,2');
  await page.getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(main(page).getByText('Verstanden haben wir 1200 mm. Bitte prüfen Sie, ob das stimmt.')).toBeVisible();
  await expect(width).toHaveValue('1200');
  await page.getByRole('button', {name: 'In den Warenkorb'}).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('1200 × 250 mm, RAL 9010 Reinweiß, Innen')).toBeVisible();
  await expect(main(page).getByText('384,00').first()).toBeVisible();
});

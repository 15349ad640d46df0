import type {Locator} from '@playwright/test';
import {getDocument} from '../../tools/document';
import {expectAccessible} from '../support/accessibility';
import {linksOf, textOf, words} from '../support/law';
import {main, price, withPlainSpaces} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {holdRequests} from '../support/requests';
import {inEuros, tablePrice} from '../support/tablePrice';
import {expect, test} from '../support/test';

/** The words that describe a field beside its name. */
const describedBy = (field: Locator) =>
  field.evaluate((node) =>
    (node.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.innerText ?? '')
      .join(' '),
  );

/** The cents of an amount in German. */
const centsOf = (text: string) => {
  const digits = text.replace('−', '-').replace(/[^\d,-]/g, '');
  return Math.round(Number(digits.replace(',', '.')) * 100);
};

test.describe('the message that a size is not offered', () => {
  test('leads to a contact form with the wish already filled in, however fast the visitor clicks', async ({open}) => {
    const page = await open('/product/individueller-schrank', {consent: 'rejected'});
    await waitForConfigurator(page);
    await page.clock.install();
    const destination = await holdRequests(page, /\/contact(\.data|-[^/]*\.js)/);
    const field = page.getByRole('textbox', {name: 'Länge'});
    await field.fill('137');
    await field.press('Enter');
    await page.getByRole('link', {name: '137 cm anfragen'}).dispatchEvent('click');
    await expect.poll(destination.count).toBeGreaterThan(0);
    // A slow network: the page is still on its way when the URL is due.
    await page.clock.runFor(1000);
    destination.release();
    await expect(page).toHaveURL(/\/contact\?/);
    const message = page.getByRole('textbox', {name: 'Nachricht'});
    expect(withPlainSpaces(await message.inputValue())).toContain('137 × 50 cm, Eiche furniert, geölt');
  });

  test('without JavaScript, leads to the filled-in English form too', async ({site}) => {
    const product = await getDocument(`${site.url}/en/product/konfigurator-tisch?length=300&width=90&color=b98a56`);
    const link = linksOf(product.html).find((found) => found.includes('Ask for 300 cm')) ?? '';
    expect(link).toMatch(/^\/en\/contact\?/);
    const [address = ''] = link.replaceAll('&amp;', '&').split(' ');
    const contact = await getDocument(site.url + address);
    expect(words(contact.html)).toContain('300 × 90 cm, Oak, oiled');
  });
});

test('the choice of woods shows grain and surcharge, and leads to the sample box', async ({open}) => {
  const page = await open('/product/konfigurator-tisch?color=b98a56&length=186&width=93', {consent: 'rejected'});
  await waitForConfigurator(page);
  const [oak, walnut] = [tablePrice(186, 93), tablePrice(186, 93, 145)];
  const surcharge = inEuros(walnut - oak).replace(',00', '');
  const wood = (name: string) => page.getByRole('radio', {name, exact: true});

  await test.step('each wood has a small picture of its grain', async () => {
    const radios = page.getByRole('group', {name: 'Holz'}).getByRole('radio');
    await expect(radios).toHaveCount(4);
    for (const radio of await radios.all()) {
      const [, address = ''] =
        /url\("(.*)"\)/.exec(await radio.evaluate((node) => getComputedStyle(node).backgroundImage)) ?? [];
      const answer = await fetch(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(4096);
    }
  });

  await test.step('the surcharge shown for a wood is what the price rises by', async () => {
    expect(withPlainSpaces(await describedBy(wood('Nussbaum, geölt')))).toBe(`+ ${surcharge}`);
    await wood('Nussbaum, geölt').check();
    await expect(price(page)).toHaveText(inEuros(walnut).replace(' ', '\u00a0'));
    expect(withPlainSpaces(await describedBy(wood('Eiche, geölt')))).toBe(`− ${surcharge}`);
  });

  await test.step('the amounts listed below the price add up to the price', async () => {
    await main(page).getByText('So setzt sich der Preis zusammen').click();
    const rows = main(page).getByRole('row');
    await expect(rows).toHaveText([
      /^Grundbetrag/,
      /^Länge: 186\scm/,
      /^Breite: 93\scm/,
      /^Holz: Nussbaum/,
      /^Rundung/,
      /^Preis/,
    ]);
    const amounts = (await rows.getByRole('cell').allInnerTexts()).map(centsOf);
    await expectAccessible(page, 'main');
    expect(amounts.pop()).toBe(walnut);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(walnut);
  });

  await test.step('a link leads to the sample box with the selected wood', async () => {
    await expect(main(page).getByText('Die 24 Euro werden bei einer Bestellung')).toBeVisible();
    await page.getByRole('link', {name: 'Musterkasten mit „Nussbaum, geölt“'}).click();
    await expect(page).toHaveURL(/\/product\/musterkasten$/);
  });
});

test('a size field hatches the sizes that are not offered, and says why they are not', async ({open}) => {
  const page = await open('/product/kliv?color=f1ede1&width=1300&height=600&environment=indoor', {
    consent: 'rejected',
  });
  await waitForConfigurator(page);
  const reason = 'Über 700 mm Höhe gibt es dieses Stück nur mit 300 mm bis 1200 mm Breite.';
  const height = page.getByRole('textbox', {name: 'Höhe'});
  expect(withPlainSpaces(await describedBy(height))).toContain(reason);
  const hatched = main(page).locator('form span[style*="left"]');
  const scale = await page.getByRole('slider', {name: 'Höhe mit dem Regler'}).boundingBox();
  const box = await hatched.boundingBox();
  if (!box || !scale) throw new Error('Nothing is hatched');
  // Of 250 to 900 mm, between two half handles of 14 px.
  const at = (value: number) => scale.x + 14 + ((value - 250) / 650) * (scale.width - 28);
  expect(Math.abs(box.x - at(700))).toBeLessThan(2);
  expect(Math.abs(box.x + box.width - at(900))).toBeLessThan(2);
  await expectAccessible(page, 'main');
  await page.getByRole('textbox', {name: 'Breite'}).fill('1200');
  await page.keyboard.press('Enter');
  await expect(hatched).toHaveCount(0);
  await expect(main(page).getByText(reason)).toHaveCount(0);
});

for (const [products, desk, table] of [
  [
    '/product',
    'Braucht 1,4 × 1,6 m mit zurückgeschobenem Stuhl.',
    'Braucht 3,6 × 2,7 m mit zurückgeschobenen Stühlen.',
  ],
  [
    '/en/product',
    'Allow 1.4 × 1.6 m of floor with the chair pulled out.',
    'Allow 3.6 × 2.7 m of floor with the chairs pulled out.',
  ],
] as const) {
  test(`the drawing shows one chair at a desk and several at a table (${products})`, async ({site}) => {
    expect(await textOf(`${site.url}${products}/schreibtisch-nach-mass`)).toContain(desk);
    expect(await textOf(`${site.url}${products}/konfigurator-tisch`)).toContain(table);
  });
}

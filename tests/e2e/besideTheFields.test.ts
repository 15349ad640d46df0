import {describe} from 'vitest';
import type {Locator} from 'playwright';
import {expectAccessible} from '../support/accessibility';
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

describe('a measure that is not offered', () => {
  const cases = [
    [
      'de',
      true,
      '/product/individueller-schrank',
      'Länge',
      '137',
      '137 cm anfragen',
      '137 × 50 cm, Eiche furniert, geölt',
    ],
    [
      'en',
      false,
      '/en/product/konfigurator-tisch?width=90',
      'Length',
      '300',
      'Ask for 300 cm',
      '300 × 90 cm, Oak, oiled',
    ],
  ] as const;
  test.for(cases)(
    'leads to a filled-in contact form (%s, JavaScript: %s)',
    async ([language, javaScript, path, label, asked, link, enquiry], {open}) => {
      const page = await open(path, {javaScript});
      if (javaScript) await waitForConfigurator(page);
      const field = page.getByRole('textbox', {name: label});
      await field.fill(asked);
      if (javaScript) await field.press('Enter');
      else await page.getByRole('button', {name: 'Calculate price'}).click();
      await page.getByRole('link', {name: link}).click();
      await expect(page).toHaveURL(language === 'de' ? /\/contact\?/ : /\/en\/contact\?/);
      const message = page.getByRole('textbox', {name: language === 'de' ? 'Nachricht' : 'Message'});
      expect(withPlainSpaces(await message.inputValue())).toContain(enquiry);
    },
  );
});

test('a link that is followed while the URL waits to be written is not held up by it', async ({open}) => {
  const page = await open('/product/individueller-schrank');
  await waitForConfigurator(page);
  const field = page.getByRole('textbox', {name: 'Länge'});
  await field.fill('137');
  const destination = await holdRequests(page, /\/contact(\.data|-[^/]*\.js)/);
  await field.press('Enter');
  await page.getByRole('link', {name: '137 cm anfragen'}).dispatchEvent('click');
  await expect.poll(destination.count).toBeGreaterThan(0);
  // A slow network: the page is still on its way when the URL is due.
  await page.waitForTimeout(700);
  destination.release();
  await expect(page).toHaveURL(/\/contact\?/);
});

test.for([true, false])(
  'what a wood adds is what the price rises by, and the parts of the price are its sum (JavaScript: %s)',
  async (javaScript, {open}) => {
    const page = await open('/product/konfigurator-tisch?color=b98a56&length=186&width=93', {javaScript});
    const [oak, walnut] = [tablePrice(186, 93), tablePrice(186, 93, 145)];
    const radio = page.getByRole('radio', {name: 'Nussbaum, geölt', exact: true});
    const surcharge = inEuros(walnut - oak).replace(',00', '');
    expect(withPlainSpaces(await describedBy(radio))).toBe(`+ ${surcharge}`);
    if (javaScript) await waitForConfigurator(page);
    await radio.check();
    if (!javaScript) await page.getByRole('button', {name: 'Preis berechnen'}).click();
    await expect(price(page)).toHaveText(inEuros(walnut).replace(' ', '\u00a0'));
    expect(withPlainSpaces(await describedBy(page.getByRole('radio', {name: 'Eiche, geölt', exact: true})))).toBe(
      `− ${surcharge}`,
    );

    await main(page).getByText('So setzt sich der Preis zusammen').click();
    const rows = main(page).getByRole('row');
    await expect(rows).toHaveText([
      /^Grundbetrag/,
      /^Länge: 186 cm/,
      /^Breite: 93 cm/,
      /^Holz: Nussbaum/,
      /^Rundung/,
      /^Preis/,
    ]);
    const amounts = (await rows.getByRole('cell').allInnerTexts()).map((text) =>
      Math.round(
        Number(
          text
            .replace('−', '-')
            .replace(/[^\d,-]/g, '')
            .replace(',', '.'),
        ) * 100,
      ),
    );
    if (javaScript) await expectAccessible(page);
    expect(amounts.pop()).toBe(walnut);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(walnut);
  },
);

test('woods are shown by their grain, and lead to the box with a sample of them', async ({open}) => {
  const page = await open('/en/product/konfigurator-tisch');
  await waitForConfigurator(page);
  const radios = page.getByRole('group', {name: 'Wood'}).getByRole('radio');
  await expect(radios).toHaveCount(4);
  for (const radio of await radios.all()) {
    const [, address = ''] =
      /url\("(.*)"\)/.exec(await radio.evaluate((node) => getComputedStyle(node).backgroundImage)) ?? [];
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(4096);
  }
  await page.getByRole('radio', {name: 'Walnut, oiled', exact: true}).check();
  await expect(main(page).getByText('The €24 is credited when you order')).toBeVisible();
  await page.getByRole('link', {name: 'Sample box with ‘Walnut, oiled’'}).click();
  await expect(page).toHaveURL(/\/en\/product\/musterkasten$/);
});

test('sizes that are impossible are hatched, and the field says why', async ({open}) => {
  const page = await open('/product/kliv?color=f1ede1&width=1300&height=600&environment=indoor');
  await waitForConfigurator(page);
  const reason = 'Über 700 mm Höhe gibt es dieses Stück nur mit 300 mm bis 1200 mm Breite.';
  const height = page.getByRole('textbox', {name: 'Höhe'});
  expect(await describedBy(height)).toContain(reason);
  const hatched = main(page).locator('form span[style*="left"]');
  const scale = await page.getByRole('slider', {name: 'Höhe mit dem Regler'}).boundingBox();
  const box = await hatched.boundingBox();
  if (!box || !scale) throw new Error('Nothing is hatched');
  // Of 250 to 900 mm, between two half handles of 14 px.
  const at = (value: number) => scale.x + 14 + ((value - 250) / 650) * (scale.width - 28);
  expect(Math.abs(box.x - at(700))).toBeLessThan(2);
  expect(Math.abs(box.x + box.width - at(900))).toBeLessThan(2);
  await expectAccessible(page);
  await page.getByRole('textbox', {name: 'Breite'}).fill('1200');
  await page.keyboard.press('Enter');
  await expect(hatched).toHaveCount(0);
  await expect(main(page).getByText(reason)).toHaveCount(0);
});

test.for([
  ['/product', 'Braucht 1,4 × 1,6 m mit ausgezogenem Stuhl.', 'Braucht 3,6 × 2,7 m mit ausgezogenen Stühlen.'],
  ['/en/product', 'Needs 1.4 × 1.6 m with the chair pulled out.', 'Needs 3.6 × 2.7 m with the chairs pulled out.'],
] as const)('a desk has one chair, a table several: %s', async ([products, desk, table], {open}) => {
  const page = await open(`${products}/schreibtisch-nach-mass`, {javaScript: false});
  await expect(main(page).getByText(desk)).toBeVisible();
  await page.goto(`${products}/konfigurator-tisch`);
  await expect(main(page).getByText(table)).toBeVisible();
});

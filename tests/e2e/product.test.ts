import type {Page} from 'playwright';
import {describe} from 'vitest';
import {cookieOf} from '../support/cookies';
import {main} from '../support/productPage';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, test} from '../support/test';

const picker = (page: Page, name: string) => main(page).getByRole('group', {name});
const slide = (page: Page, index: number) =>
  main(page)
    .getByRole('list', {name: /Bilder|Pictures/})
    .getByRole('listitem')
    .nth(index);

describe('the gallery', () => {
  test('shows the picture of the chosen variant, and the first picture of another product', async ({open}) => {
    const page = await open('/product/hocker-lot', {reducedMotion: true});
    await expect(slide(page, 0)).toBeInViewport({ratio: 0.3});
    await picker(page, 'Ausführung').locator('summary').click();
    await main(page).getByRole('radio', {name: 'Esche schwarz'}).check();
    await expect(slide(page, 1)).toBeInViewport({ratio: 0.3});
    await expect(main(page).getByRole('button', {name: 'Bild 2 von 2 zeigen'})).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/\?variant=\d+$/);

    await page.reload();
    await expect(slide(page, 1)).toBeInViewport({ratio: 0.3});
    await main(page).getByRole('button', {name: 'Bild 1 von 2 zeigen'}).click();
    await expect(slide(page, 0)).toBeInViewport({ratio: 0.3});

    await main(page).getByRole('region', {name: 'Weitere Produkte'}).getByRole('link').first().click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Hocker Lot');
    await expect
      .poll(() =>
        main(page)
          .getByRole('list', {name: 'Bilder'})
          .evaluate((list) => list.scrollLeft),
      )
      .toBe(0);
  });

  test('can be tapped on a phone', async ({open}) => {
    const page = await open('/en/product/hocker-lot', {screen: 'phone', reducedMotion: true});
    await main(page).getByRole('button', {name: 'Show picture 2 of 2'}).tap();
    await expect(slide(page, 1)).toBeInViewport({ratio: 0.3});
  });
});

describe('the variant picker', () => {
  test('shows the chosen variant, opens on a click and closes after a choice', async ({open}) => {
    const page = await open('/en/product/hocker-lot');
    const details = picker(page, 'Version').locator('details');
    const summary = details.locator('summary');
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toContainText('Oiled oak');
    await summary.click();
    await expect(main(page).getByRole('radio', {name: 'Oiled walnut'})).toBeDisabled();
    await main(page).getByRole('radio', {name: 'Black ash'}).click();
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toContainText('Black ash');
    await expect(summary).toBeFocused();
    await expect(main(page).getByText('€198.00').first()).toBeVisible();
  });

  test('stays open while arrow keys choose', async ({open}) => {
    const page = await open('/product/hocker-lot');
    const details = picker(page, 'Ausführung').locator('details');
    await details.locator('summary').press('Enter');
    await main(page).getByRole('radio', {name: 'Eiche geölt'}).press('ArrowDown');
    await expect(main(page).getByRole('radio', {name: 'Esche schwarz'})).toBeChecked();
    await expect(details).toHaveAttribute('open');
  });

  test.for(['Enter', 'Space', 'Escape'])('closes on %s and keeps the focus', async (key, {open}) => {
    const page = await open('/product/hocker-lot');
    const details = picker(page, 'Ausführung').locator('details');
    const summary = details.locator('summary');
    await summary.press('Enter');
    await main(page).getByRole('radio', {name: 'Eiche geölt'}).press('ArrowDown');
    await page.keyboard.press(key);
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toContainText('Esche schwarz');
    await expect(summary).toBeFocused();
    await summary.press('Enter');
    await expect(details).toHaveAttribute('open');
    await summary.press('Escape');
    await expect(details).not.toHaveAttribute('open');
    await expect(page.getByRole('dialog', {name: 'Warenkorb'})).toBeHidden();
    expect(await cookieOf(page, 'cartItems')).toBeUndefined();
  });
});

test.for([
  ['', 'Ausführung', 'Eiche geölt', 'Esche schwarz'],
  ['/en', 'Version', 'Oiled oak', 'Black ash'],
])(
  'without JavaScript nothing claims that the version of the page is the chosen one: %s',
  async ([prefix, group = '', oak = '', ash = ''], {open}) => {
    const page = await open(`${prefix}/product/hocker-lot`, {javaScript: false, screen: 'phone'});
    const picker = main(page).getByRole('group', {name: group});
    const summary = picker.locator('summary');
    const head = main(page).locator('header');
    await expect(head.locator('p').first()).toContainText(`(${oak})`, {useInnerText: true});
    await summary.click();
    await picker.getByRole('radio', {name: ash}).check();
    await summary.click();
    await expect(summary).toContainText(group);
    await expect(summary.getByText(oak)).toBeHidden();
    await expect(head.locator('p').first()).toContainText(`(${oak})`, {useInnerText: true});
  },
);

describe('Enter in the form of a product', () => {
  test('buys nothing', async ({open}) => {
    const page = await open('/product/hocker-lot');
    await picker(page, 'Ausführung').locator('summary').click();
    await main(page).getByRole('radio', {name: 'Eiche geölt'}).press('Enter');
    await main(page).getByLabel('Menge', {exact: true}).press('Enter');
    await expect(page.getByRole('dialog', {name: 'Warenkorb'})).toBeHidden();
    await expect(page).toHaveURL('/product/hocker-lot');
    expect(await cookieOf(page, 'cartItems')).toBeUndefined();
  });

  test('shows what was chosen without JavaScript', async ({open}) => {
    const page = await open('/product/hocker-lot', {javaScript: false});
    const quantity = main(page).getByLabel('Menge', {exact: true});
    await picker(page, 'Ausführung').locator('summary').click();
    await main(page).getByRole('radio', {name: 'Esche schwarz'}).check();
    await quantity.fill('3');
    await quantity.press('Enter');
    await expect(page).toHaveURL(/\/product\/hocker-lot\?.*quantity=3/);
    await expect(picker(page, 'Ausführung').locator('summary')).toContainText('Esche schwarz');
    await expect(main(page).getByText('198,00\u00a0€').first()).toBeVisible();
    await expect(quantity).toHaveValue('3');
    expect(await cookieOf(page, 'cartItems')).toBeUndefined();
  });
});

test('the quantity is at least 1', async ({open}) => {
  const page = await open('/product/tritt-stufe');
  const quantity = main(page).getByLabel('Menge', {exact: true});
  await expect(quantity).toHaveAttribute('min', '1');
  for (const wrong of ['', '0', '-3']) {
    await quantity.fill(wrong);
    await quantity.blur();
    await expect(quantity).toHaveValue('1');
  }
});

describe('a product', () => {
  test.for([
    ['/product/ausstellungstisch-nussbaum', '2.640,00\u00a0€', '1.980,00\u00a0€'],
    ['/en/product/ausstellungstisch-nussbaum', '€2,640.00', '€1,980.00'],
  ])('%s shows the compare-at price struck through', async ([path = '', compareAtPrice = '', price = ''], {open}) => {
    const page = await open(path, {javaScript: false});
    const article = main(page).getByRole('article');
    await expect(article.locator('s')).toHaveText(compareAtPrice);
    await expect(article.getByText(price).first()).toBeVisible();
  });

  test('that is sold out cannot be bought', async ({open}) => {
    const page = await open('/product/leuchte-docht', {javaScript: false});
    await expect(main(page).getByRole('button', {name: 'Ausverkauft'})).toBeDisabled();
  });

  test('shows more information on demand, and three other products', async ({open}) => {
    const page = await open('/product/hocker-lot', {javaScript: false});
    const more = main(page).getByRole('group').filter({hasText: 'Mehr Info'});
    await more.locator('summary').press('Enter');
    await expect(more.getByText('Höhe 45 cm, Sitz Ø 34 cm, 3,4 kg')).toBeVisible();
    await more.locator('summary').press('Enter');
    await expect(more.getByText('Höhe 45 cm, Sitz Ø 34 cm, 3,4 kg')).toBeHidden();
    const others = main(page).getByRole('region', {name: 'Weitere Produkte'}).getByRole('heading', {level: 2});
    const names = (await others.allTextContents()).filter((name) => name !== 'Weitere Produkte');
    expect(new Set(names).size).toBe(3);
    expect(names).not.toContain('Hocker Lot');
  });
});

test.for(['phone', 'tablet', 'desktop'] as const)(
  'the columns of the shop have equal widths, and prices fit into them (%s)',
  async (screen, {open}) => {
    const page = await open('/shop', {screen});
    const cards = await main(page).getByRole('region', {name: 'Produkte'}).getByRole('listitem').all();
    const widths = await Promise.all(
      cards.map((card) =>
        card.evaluate((item) => [item.clientWidth, Math.max(0, item.scrollWidth - item.clientWidth)]),
      ),
    );
    expect(new Set(widths.map(([width]) => width)).size).toBe(1);
    expect(widths.filter(([, beyond]) => beyond)).toEqual([]);
  },
);

describe('the button that adds to the cart', () => {
  test('adds one piece on a double click', async ({open}) => {
    const page = await open('/product/hocker-lot');
    const cart = page.getByRole('dialog', {name: 'Warenkorb'});
    await waitForHydration(page);
    await main(page).getByRole('button', {name: 'In den Warenkorb'}).dblclick();
    await expect(cart.getByRole('spinbutton')).toHaveValue('1');
    await expect(cart.getByRole('heading', {name: 'Warenkorb'})).toContainText('1');
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', {name: 'Warenkorb'})).toHaveText(/\b1 Artikel$/);
  });

  test('says that it is adding on a slow network, and adds nothing twice', async ({open}) => {
    const page = await open('/en/product/hocker-lot');
    const cart = page.getByRole('dialog', {name: 'Cart'});
    await waitForHydration(page);
    const answers = await holdRequests(page, /\/api\/cart$|CartDialog.*\.js/);
    await main(page).getByRole('button', {name: 'Add to cart'}).click();
    // Forced, because Playwright waits for a button that is marked as disabled. A visitor does not.
    await main(page).getByRole('button', {name: 'Adding …'}).click({force: true});
    answers.release();
    await expect(cart.getByRole('spinbutton')).toHaveValue('1');
    await expect(main(page).getByRole('button', {name: 'Add to cart'})).toBeVisible();
    await expect
      .poll(async () => decodeURIComponent((await cookieOf(page, 'cartItems'))?.value ?? ''))
      .toMatch(/^\["\d+\.1\.[^"]*"\]$/);
  });

  test('says that a quantity was too high, and the cart shows the corrected one', async ({open}) => {
    const page = await open('/product/konfigurator-tisch');
    const cart = page.getByRole('dialog', {name: 'Warenkorb'});
    const quantity = cart.getByRole('spinbutton');
    await waitForConfigurator(page);
    await main(page).getByLabel('Menge', {exact: true}).fill('999999');
    await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
    await expect(cart.getByRole('status')).toContainText('die Menge steht jetzt auf 99.');
    for (const [typed, corrected] of [
      ['999', '99'],
      ['3', '3'],
      ['0', '1'],
      ['-1', '1'],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press('Enter');
      await expect(quantity, typed).toHaveValue(corrected);
    }
  });

  test('gives the reason when the browser keeps no cookies', async ({open}) => {
    const page = await open('/en/shop');
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', {get: () => '', set() {}});
      navigator.locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    });
    await page.goto('/en/product/hocker-lot');
    await waitForHydration(page);
    await main(page).getByRole('button', {name: 'Add to cart'}).click();
    const cart = page.getByRole('dialog', {name: 'Cart'});
    await expect(cart.getByRole('status')).toContainText('Your browser is not accepting cookies');
    await expect(cart.getByRole('listitem')).toHaveCount(0);
  });
});

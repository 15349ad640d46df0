import type {Page} from '@playwright/test';
import {cartLines} from '../support/cart';
import {cookieOf} from '../support/cookies';
import {showDocument} from '../support/pageContent';
import {main} from '../support/productPage';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';

const picker = (page: Page, name: string) => main(page).getByRole('group', {name});
const slide = (page: Page, index: number) =>
  main(page)
    .getByRole('list', {name: /Bilder|Pictures/})
    .getByRole('listitem')
    .nth(index);

test('the pictures of a product change with the selected variant, and by a tap on their number', async ({open}) => {
  const page = await open('/product/hocker-lot', {screen: 'phone', reducedMotion: true, consent: 'rejected'});
  await page.setViewportSize(screens.desktop);
  await expect(slide(page, 0)).toBeInViewport({ratio: 0.3});
  await picker(page, 'Ausführung').locator('summary').click();
  await main(page).getByRole('radio', {name: 'Esche schwarz'}).check();
  await expect(slide(page, 1)).toBeInViewport({ratio: 0.3});
  await expect(main(page).getByRole('button', {name: 'Bild 2 von 4 zeigen'})).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\?variant=\d+$/);

  await page.reload();
  await expect(slide(page, 1)).toBeInViewport({ratio: 0.3});
  await main(page).getByRole('button', {name: 'Bild 1 von 4 zeigen'}).click();
  await expect(slide(page, 0)).toBeInViewport({ratio: 0.3});
  await page.setViewportSize(screens.phone);
  await main(page).getByRole('button', {name: 'Bild 2 von 4 zeigen'}).tap();
  await expect(slide(page, 1)).toBeInViewport({ratio: 0.3});
  await page.setViewportSize(screens.desktop);

  // Those of the page itself change from day to day.
  await page.getByRole('contentinfo').getByRole('link', {name: 'Leuchte Docht'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Leuchte Docht');
  await expect(slide(page, 0)).toBeInViewport({ratio: 0.3});
});

test('the choice of variants works by mouse and by keyboard', async ({open}) => {
  const page = await open('/en/product/hocker-lot', {consent: 'rejected'});
  const details = picker(page, 'Version').locator('details');
  const summary = details.locator('summary');
  const version = (name: string) => main(page).getByRole('radio', {name});

  await test.step('a click opens the list, and the selection of a variant closes it', async () => {
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toContainText('Oiled oak');
    await summary.click();
    await expect(version('Oiled walnut')).toBeDisabled();
    await details.getByText('Oiled walnut').click({force: true});
    await expect(details).toHaveAttribute('open');
    await version('Black ash').click();
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toContainText('Black ash');
    await expect(summary).toBeFocused();
    await expect(main(page).getByText('€198.00').first()).toBeVisible();
  });

  await test.step('so does a click on its name or its price, also when it is selected already', async () => {
    for (const [text, name] of [
      ['Oiled oak', 'Oiled oak'],
      ['€198.00', 'Black ash'],
      ['Black ash', 'Black ash'],
    ] as const) {
      await summary.click();
      await details.locator('label').getByText(text).first().click();
      await expect(details).not.toHaveAttribute('open');
      await expect(summary).toContainText(name);
      await expect(summary).toBeFocused();
    }
  });

  for (const [key, before, after] of [
    ['Enter', 'Black ash', 'Oiled oak'],
    ['Space', 'Oiled oak', 'Black ash'],
    ['Escape', 'Black ash', 'Oiled oak'],
  ] as const) {
    await test.step(`the list stays open while arrow keys select, and closes on ${key}`, async () => {
      await summary.press('Enter');
      await version(before).press('ArrowDown');
      await expect(version(after)).toBeChecked();
      await expect(details).toHaveAttribute('open');
      await page.keyboard.press(key);
      await expect(details).not.toHaveAttribute('open');
      await expect(summary).toContainText(after);
      await expect(summary).toBeFocused();
      await summary.press('Enter');
      await expect(details).toHaveAttribute('open');
      await summary.press('Escape');
      await expect(details).not.toHaveAttribute('open');
    });
  }

  const quantity = main(page).getByLabel('Quantity', {exact: true});
  await test.step('the quantity is at least 1', async () => {
    await expect(quantity).toHaveAttribute('min', '1');
    for (const wrong of ['', '0', '-3']) {
      await quantity.fill(wrong);
      await quantity.blur();
      await expect(quantity).toHaveValue('1');
    }
  });

  await test.step('Enter in the quantity or in the list adds nothing to the cart', async () => {
    await quantity.press('Enter');
    await expect(page.getByRole('dialog', {name: 'Cart'})).toBeHidden();
    await expect(page).toHaveURL(/\/en\/product\/hocker-lot(\?variant=\d+)?$/);
    expect(await cookieOf(page, 'cartItems')).toBeUndefined();
  });
});

test('without JavaScript, a variant can be chosen by keyboard', async ({open}) => {
  const page = await open('/product/hocker-lot', {javaScript: false, screen: 'phone'});
  const versions = picker(page, 'Ausführung');
  const summary = versions.locator('summary');
  const head = main(page).locator('header');
  const quantity = main(page).getByLabel('Menge', {exact: true});
  await expect(head.locator('p').first()).toContainText('(Eiche geölt)', {useInnerText: true});
  await summary.click();
  await versions.getByRole('radio', {name: 'Esche schwarz'}).check();
  await summary.click();
  await expect(summary).toContainText('Ausführung');
  await expect(summary.getByText('Eiche geölt')).toBeHidden();
  await expect(head.locator('p').first()).toContainText('(Eiche geölt)', {useInnerText: true});

  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(page).toHaveURL(/\/product\/hocker-lot\?.*quantity=3/);
  await expect(summary).toContainText('Esche schwarz');
  await expect(main(page).getByText('198,00\u00a0€').first()).toBeVisible();
  await expect(quantity).toHaveValue('3');
  expect(await cookieOf(page, 'cartItems')).toBeUndefined();
});

test.describe('the page of a product', () => {
  for (const [path = '', compareAtPrice = '', price = ''] of [
    ['/product/ausstellungstisch-nussbaum', '2.640,00\u00a0€', '1.980,00\u00a0€'],
    ['/en/product/ausstellungstisch-nussbaum', '€2,640.00', '€1,980.00'],
  ]) {
    test(`shows the former price struck through (${path})`, async ({page, site}) => {
      await showDocument(page, site.url + path);
      const article = main(page).getByRole('article');
      await expect(article.locator('s')).toHaveText(compareAtPrice);
      await expect(article.getByText(price).first()).toBeVisible();
    });
  }

  test('of a sold-out product has no button that adds to the cart', async ({page, site}) => {
    await showDocument(page, `${site.url}/product/leuchte-docht`);
    await expect(main(page).getByRole('button', {name: 'Ausverkauft'})).toBeDisabled();
  });

  test('shows more information on demand, and three other products', async ({page, site}) => {
    await showDocument(page, `${site.url}/product/hocker-lot`);
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

test('in the shop all cards have the same width, and prices fit into them', async ({open}) => {
  const page = await open('/shop', {javaScript: false});
  for (const [name, size] of Object.entries(screens)) {
    await test.step(`on a ${name}`, async () => {
      await page.setViewportSize(size);
      const cards = await main(page).getByRole('region', {name: 'Produkte'}).getByRole('listitem').all();
      const widths = await Promise.all(
        cards.map((card) =>
          card.evaluate((item) => [item.clientWidth, Math.max(0, item.scrollWidth - item.clientWidth)]),
        ),
      );
      expect(new Set(widths.map(([width]) => width)).size).toBe(1);
      expect(widths.filter(([, beyond]) => beyond)).toEqual([]);
    });
  }
});

test.describe('the button that adds to the cart', () => {
  test('on a slow connection, shows that it is adding, and adds the piece once', async ({open}) => {
    const page = await open('/en/product/hocker-lot', {consent: 'rejected'});
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

  test('with too high a quantity, says so, and puts the possible quantity into the cart', async ({open}) => {
    const page = await open('/product/konfigurator-tisch', {consent: 'rejected'});
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

  test('in a browser that rejects cookies, explains why nothing can be added', async ({open}) => {
    const page = await open('/robots.txt', {consent: 'rejected'});
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', {get: () => '', set() {}});
      navigator.locks.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    });
    await page.goto('/en/product/hocker-lot');
    await waitForHydration(page);
    await main(page).getByRole('button', {name: 'Add to cart'}).click();
    const cart = page.getByRole('dialog', {name: 'Cart'});
    await expect(cart.getByRole('status')).toContainText('Your browser isn’t accepting cookies');
    await expect(cartLines(cart)).toHaveCount(0);
  });
});

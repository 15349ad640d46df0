import type {Page} from '@playwright/test';
import {main} from '../support/productPage';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {expect, test, type Open} from '../support/test';

/** How a browser refuses its storage: whenever it is touched, or when something shall be stored. */
const refusals = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The storage is blocked', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    };
  },
};

/** Rejects all cookies, so that the banner closes. */
async function reject(page: Page) {
  await page.getByRole('button', {name: 'Alle ablehnen'}).click();
  await expect(page.getByRole('button', {name: 'Alle ablehnen'})).toBeHidden();
}

/** Opens the home page in a browser that refuses its storage. */
async function openHome(open: Open, refusal: keyof typeof refusals): Promise<Page> {
  // A text without scripts: its context gets what changes the next page.
  const page = await open('/robots.txt');
  await page.addInitScript(refusals[refusal]);
  await page.goto('/');
  await waitForHydration(page);
  return page;
}

/** Answers the banner and closes the announcements: both would be stored. They stay away as long as the document stays. */
async function expectAnswersToHold(page: Page) {
  await reject(page);
  await page.getByRole('button', {name: 'Mitteilungen schließen'}).click();
  await expect(page.getByRole('button', {name: 'Mitteilungen schließen'})).toBeHidden();
  await page.evaluate(() => (document.body.dataset.visit = 'one'));
  await page.getByRole('banner').getByRole('link', {name: 'Shop'}).click();
  await expect(page).toHaveURL(/\/shop$/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', {name: 'Alle ablehnen'})).toBeHidden();
  await expect(page.getByRole('button', {name: 'Mitteilungen schließen'})).toBeHidden();
  await expect(page.locator('body')).toHaveAttribute('data-visit', 'one');
}

// Each test fails by itself when a page has an uncaught error, or one in the console.
test('a visit works in a browser whose storage is full', async ({open}) => {
  await expectAnswersToHold(await openHome(open, 'full'));
});

test('a visit, an order and an enquiry work in a browser that blocks its storage', async ({open}) => {
  const page = await openHome(open, 'blocked');
  await expectAnswersToHold(page);

  await test.step('a piece made to measure is added to the cart', async () => {
    await page.goto('/product/konfigurator-tisch?color=b98a56&length=140&width=80');
    await waitForConfigurator(page);
    await main(page).locator('input[name=length]').fill('150');
    await main(page).getByRole('button', {name: 'In den Warenkorb'}).click();
    const cart = page.getByRole('dialog', {name: 'Warenkorb'});
    await expect(cart.getByText('150 × 80 cm, Eiche, geölt')).toBeVisible();
    await page.goto('/cart');
    await expect(main(page).getByText('150 × 80 cm, Eiche, geölt')).toBeVisible();
  });

  await test.step('an enquiry is sent', async () => {
    await page.goto('/contact');
    await waitForHydration(page);
    await main(page).getByLabel('Name').fill('Anna');
    await main(page).getByLabel('E-Mail').first().fill('anna@example.com');
    await main(page).getByLabel('Telefon').fill('0211 1');
    await main(page).getByLabel('Nachricht').fill('Regal aus Esche');
    await main(page).getByRole('radio', {name: 'Google'}).check();
    await main(page)
      .getByRole('checkbox', {name: /Datenschutzerklärung gelesen/})
      .check();
    await main(page).getByRole('button', {name: 'Anfrage senden'}).click();
    await expect(page).toHaveURL('/thankyou/Anna');
  });
});

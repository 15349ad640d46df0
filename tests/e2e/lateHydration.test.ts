import type {Page} from '@playwright/test';
import {main} from '../support/productPage';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {oneStool} from '../support/stool';
import {expect, test} from '../support/test';

const path = '/product/konfigurator-tisch?color=b98a56&length=140&width=80';

const length = (page: Page) => page.getByRole('textbox', {name: 'Länge'});

test('a size that is being typed while the code of the configurator and the cart load is kept, and corrected only when its field is left', async ({
  open,
  site,
}) => {
  const page = await open('/robots.txt', {cookies: await oneStool(site.storeUrl), consent: 'rejected'});
  const code = await holdRequests(page, /MadeToMeasure.*\.js/);
  await page.goto(path, {waitUntil: 'commit'});
  await waitForHydration(page);
  await length(page).evaluate((field) => field.setAttribute('data-first', ''));
  await length(page).fill('24');
  await expect(page.getByRole('banner').getByRole('link', {name: /Warenkorb.*1/})).toBeVisible();
  code.release();
  await waitForConfigurator(page);
  await expect(length(page)).toHaveAttribute('data-first');
  await length(page).press('End');
  await length(page).pressSequentially('0');
  await expect(length(page)).toHaveValue('240');
  await length(page).blur();
  await expect(page.getByRole('img', {name: /sicht: 240 × 80 cm/})).toBeVisible();
});

test('the page of another piece opens with its own size and quantity', async ({open}) => {
  const page = await open(path, {consent: 'rejected'});
  await waitForConfigurator(page);
  await length(page).fill('230');
  await main(page).getByLabel('Menge', {exact: true}).fill('5');
  // Its other link, among the related products, isn't there every day.
  await page.getByRole('contentinfo').getByRole('link', {name: 'Schreibtisch Blatt'}).click();
  await expect(page).toHaveURL(/schreibtisch/);
  await waitForConfigurator(page);
  await expect(length(page)).toHaveValue('140');
  await expect(main(page).getByLabel('Menge', {exact: true})).toHaveValue('1');
});

test('a page works, and keeps what is typed, when the visitor types just as its scripts start', async ({open}) => {
  const page = await open('/robots.txt', {consent: 'rejected'});
  // React listens at the document, and has rendered nothing yet.
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...parameters: Parameters<typeof listen>) => {
      listen(...parameters);
      queueMicrotask(() => {
        const field = document.querySelector<HTMLInputElement>('main input[name=name]');
        if (!field || field.value) return;
        field.value = 'Anna';
        field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      });
    };
  });
  await page.goto('/contact');
  await waitForHydration(page);
  await expect(page.getByLabel('Name')).toHaveValue('Anna');
});

test('when the code of the configurator fails to load, its page can still be opened, left and returned to', async ({
  open,
}) => {
  // Remix tells React of another address outside a transition: React says that it discards the part without code.
  const expectedErrors = [/failed: GET .*MadeToMeasure/, /React error #421/];
  const page = await open('/imprint', {consent: 'rejected', expectedErrors});
  await waitForHydration(page);
  await page.route(/MadeToMeasure.*\.js/, (route) => route.abort('internetdisconnected'));

  await test.step('a link to the page opens it', async () => {
    await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest()),
      page.getByRole('contentinfo').getByRole('link', {name: 'Schreibtisch Blatt'}).click(),
    ]);
    // The document asks for the code once more.
    await page.waitForEvent('requestfailed');
    await expect(page).toHaveURL('/product/schreibtisch-nach-mass');
    await expect(length(page)).toBeVisible();
  });

  await test.step('links on the page and Back work', async () => {
    await waitForHydration(page);
    const measure = await length(page).inputValue();
    await page.getByRole('contentinfo').getByRole('link', {name: 'EN', exact: true}).click();
    await expect(page.getByRole('textbox', {name: 'Length'})).toHaveValue(measure);
    await page.getByRole('banner').getByRole('link', {name: 'Contact'}).first().click();
    await expect(page).toHaveURL('/en/contact');
    await page.goBack();
    await expect(page.getByRole('textbox', {name: 'Length'})).toHaveValue(measure);
  });
});

test('Back leads to the previous page even while a reloaded page is still loading', async ({open}) => {
  const page = await open('/imprint', {consent: 'rejected'});
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Vertrag widerrufen'}).click();
  const heading = page.getByRole('heading', {level: 1, name: 'Vertrag widerrufen'});
  await expect(heading).toBeVisible();
  const scripts = await holdRequests(page, /\/assets\/.*\.js/);
  await page.reload({waitUntil: 'commit'});
  await expect(heading).toBeVisible();
  await page.goBack({waitUntil: 'commit'});
  scripts.release();
  await expect(page).toHaveURL('/imprint');
  await waitForHydration(page);
  await expect(page.getByRole('heading', {level: 1, name: 'Impressum'})).toBeVisible();
  await expect(heading).toBeHidden();
});

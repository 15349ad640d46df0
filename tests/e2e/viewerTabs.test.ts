import type {Page} from '@playwright/test';
import {waitForConfigurator, waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {space, tab} from '../support/viewer';
import {expect, test, type Open} from '../support/test';

const path = '/product/konfigurator-tisch?color=6b4a32&length=200&width=90';
const photo = (page: Page) => page.getByRole('tabpanel').getByRole('img', {name: /^Esstisch aus geöltem Nussbaum/});
const drawing = (page: Page) => page.getByRole('img', {name: /Draufsicht/});

/** Opens the page of the table on a slow network: what matches arrives after `release`. */
async function openSlowly(open: Open, pattern: RegExp) {
  // A text without scripts.
  const page = await open('/robots.txt', {consent: 'rejected'});
  const pending = await holdRequests(page, pattern);
  await page.goto(path, {waitUntil: 'commit'});
  return {page, release: () => pending.release()};
}

test.describe('while a product page is still loading', () => {
  test('a click on a tab already shows photograph or drawing', async ({open}) => {
    const {page, release} = await openSlowly(open, /\/assets\/.*\.js/);
    // It leaves the 3D view few pixels to draw.
    await page.setViewportSize({width: 400, height: 863});
    await tab(page, /Zeichnung/).click();
    await expect(drawing(page)).toBeVisible();
    await expect(photo(page)).toBeHidden();
    await tab(page, /Foto/).click();
    await expect(photo(page)).toBeVisible();
    await tab(page, /Ansicht/).click();
    await expect(drawing(page)).toBeVisible();
    release();
    // Without a graphics card the first picture takes its time.
    await expect(space(page)).toBeVisible({timeout: 30_000});
    await expect(tab(page, /Ansicht/)).toHaveAttribute('aria-selected', 'true');
    await expect(drawing(page)).toBeHidden();
  });
});

test.describe('while the configurator is still loading', () => {
  test('no click, typed size or selected option is lost', async ({open}) => {
    const {page, release} = await openSlowly(open, /\/MadeToMeasure-.*\.js/);
    await page.getByRole('textbox', {name: 'Länge'}).fill('188');
    await waitForHydration(page);
    await page.getByRole('button', {name: 'Menü'}).click();
    await page.keyboard.press('Escape');

    await test.step('tabs respond at once', async () => {
      await tab(page, /Zeichnung/).click();
      await expect(drawing(page)).toBeVisible();
      await expect(photo(page)).toBeHidden();
      await tab(page, /Foto/).click();
      await expect(photo(page)).toBeVisible();
      await tab(page, /Zeichnung/).click();
    });

    await test.step('the drawing is complete', async () => {
      await expect(drawing(page).locator('path').last()).toHaveCSS('stroke', 'rgb(27, 26, 23)');
      await expect(drawing(page).getByText('200 cm')).toHaveCSS('font-variant-numeric', 'tabular-nums');
    });

    await page.getByRole('radio', {name: 'Eiche, geölt', exact: true}).check();
    release();
    await waitForConfigurator(page);
    await expect(tab(page, /Zeichnung/)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('img', {name: /sicht: 188 × 90 cm, Eiche, geölt/})).toBeVisible();
    await expect(page.getByRole('textbox', {name: 'Länge'})).toHaveValue('188');
    await expect(page).toHaveURL(/\?color=b98a56&length=188&width=90$/);
    await tab(page, /Foto/).click();
    await expect(page.getByRole('tabpanel').getByRole('img', {name: /^Esstisch aus geölter Eiche/})).toBeVisible();
    await expect(drawing(page)).toBeHidden();
  });
});

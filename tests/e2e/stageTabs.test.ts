import type {Page} from 'playwright';
import {describe} from 'vitest';
import {waitForConfigurator, waitForReact} from '../support/ready';
import {space, tab} from '../support/stage';
import {expect, test} from '../support/test';

const path = '/product/konfigurator-tisch?color=6b4a32&length=200&width=90';
const photo = (page: Page) => page.getByRole('tabpanel').getByRole('img', {name: /^Esstisch aus geöltem Nussbaum/});
const drawing = (page: Page) => page.getByRole('img', {name: /Draufsicht/});

/** A slow network: what matches arrives when the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe.for([
  ['any script', /\/assets\/.*\.js/],
  ['the code of the page', /\/MadeToMeasure-.*\.js/],
] as const)('a press on a tab before %s has come', ([what, pattern]) => {
  test('shows the drawing, or the photograph again, and what was pressed stays', async ({open}) => {
    const page = await open('/shop', {consentRejected: true});
    const release = await hold(page, pattern);
    await page.goto(path, {waitUntil: 'commit'});
    if (what !== 'any script') await waitForReact(page);
    await tab(page, /Zeichnung/).click();
    await expect(drawing(page)).toBeVisible();
    await expect(photo(page)).toBeHidden();
    await tab(page, /Foto/).click();
    await expect(photo(page)).toBeVisible();
    await tab(page, /Zeichnung/).click();
    release();
    await waitForConfigurator(page);
    await expect(tab(page, /Zeichnung/)).toHaveAttribute('aria-selected', 'true');
    await expect(drawing(page)).toBeVisible();
    await tab(page, /Foto/).click();
    await expect(photo(page)).toBeVisible();
    await expect(drawing(page)).toBeHidden();
  });

  test('shows the drawing until the view is there', async ({open}) => {
    const page = await open('/shop', {consentRejected: true});
    const release = await hold(page, pattern);
    await page.goto(path, {waitUntil: 'commit'});
    if (what !== 'any script') await waitForReact(page);
    await tab(page, /Ansicht/).click();
    await expect(drawing(page)).toBeVisible();
    release();
    // Without a graphics card the first picture takes its time.
    await expect(space(page)).toBeVisible({timeout: 30_000});
    await expect(tab(page, /Ansicht/)).toHaveAttribute('aria-selected', 'true');
    await expect(drawing(page)).toBeHidden();
  });
});

test('the consent banner does not hide the tabs', async ({open}) => {
  for (const screen of ['phone', 'tablet', 'desktop'] as const) {
    const page = await open(path, {screen});
    await waitForConfigurator(page);
    const banner = page.getByRole('region', {name: 'Ihre Entscheidung'});
    await expect(banner).toBeVisible();
    const hits = await page.getByRole('tab').evaluateAll((tabs) =>
      tabs.map((one) => {
        const {x, y, width, height} = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    expect(hits, screen).toEqual([true, true, true]);
    // The bar lies over the panel's lower edge, not beside it.
    const [panel, bar] = await Promise.all(
      [page.getByRole('tabpanel'), page.getByRole('tablist').locator('..')].map((part) => part.boundingBox()),
    );
    expect(panel?.width, screen).toBe(bar?.width);
  }
});

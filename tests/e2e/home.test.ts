import type {Locator, Page} from '@playwright/test';
import {getDocument} from '../../tools/document';
import {expect, test} from '../support/test';
import {swipe} from '../support/touch';

const germanSlider = (page: Page) => page.getByRole('region', {name: 'Neueste Projekte'});
const titleOf = (slider: Locator) => slider.getByRole('heading');

test.describe('the slider of projects on the home page', () => {
  test('moves by buttons and arrow keys, goes round from the last project to the first, and links the project', async ({
    open,
  }) => {
    const page = await open('/', {reducedMotion: true, consent: 'rejected'});
    const slider = germanSlider(page);
    const next = slider.getByRole('button', {name: 'Nächstes Projekt zeigen'});
    await next.waitFor();
    for (const expected of ['Hofgarten', 'Waldstraßenviertel', 'Speicher', 'Blattgold']) {
      await next.click();
      await expect(titleOf(slider)).toContainText(expected);
    }
    await slider.getByRole('button', {name: 'Vorheriges Projekt'}).click();
    await expect(titleOf(slider)).toContainText('Speicher');
    await next.click();

    await test.step('arrow keys move the slider while at least 30 % of it is in view', async () => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(slider).not.toBeInViewport();
      await page.keyboard.press('ArrowRight');
      await next.scrollIntoViewIfNeeded();
      await expect(next).toBeInViewport({ratio: 0.5});
      await expect(titleOf(slider)).toHaveText('Papeterie Blattgold');
      await page.keyboard.press('ArrowRight');
      await expect(titleOf(slider)).toHaveText('Kanzlei am Hofgarten');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(titleOf(slider)).toHaveText('Büro im Speicher');
    });

    await expect(slider.getByRole('link', {name: 'Zum Projekt'})).toHaveAttribute('href', '/projects/buero-speicher');
  });

  test('shows the new caption after 900 ms, and the old picture beneath the new one until 1,550 ms have passed', async ({
    open,
  }) => {
    const page = await open('/robots.txt', {consent: 'rejected'});
    await page.clock.install();
    await page.goto('/');
    const slider = germanSlider(page);
    const next = slider.getByRole('button', {name: 'Nächstes Projekt zeigen'});
    await next.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const position = slider.getByText(/0\d\/04/);
    const pictures = slider.locator('img[sizes="100vw"]');
    const old = (await pictures.first().getAttribute('src')) ?? '';

    await next.click();
    await page.clock.runFor(899);
    await expect(position).toHaveText('01/04');
    await page.clock.runFor(1);
    await expect(position).toHaveText('02/04');
    await page.clock.runFor(640);
    await expect(pictures).toHaveCount(2);
    const layerOf = (picture: Locator) => picture.locator('xpath=ancestor::*[contains(@style, "z-index")]').first();
    await expect(layerOf(pictures.and(page.locator(`:not([src="${old}"])`)))).toHaveCSS('z-index', '1');
    await page.clock.runFor(9);
    await next.click();
    await page.clock.runFor(1);
    await next.click();
    await page.clock.runFor(1550);
    await expect(position).toHaveText('03/04');
    await page.clock.runFor(100);
    await expect(pictures).toHaveCount(1);
  });

  test(
    'shows the next project on a swipe to the right, and the previous one on a swipe to the left',
    {tag: '@phone'},
    async ({open}) => {
      const page = await open('/', {consent: 'rejected'});
      const slider = germanSlider(page);
      await slider.getByRole('button', {name: 'Nächstes Projekt zeigen'}).waitFor();
      const box = await slider.boundingBox();
      const from = {x: 195, y: (box?.y ?? 0) + 120};
      await swipe(page, from, 100);
      await expect(titleOf(slider)).toHaveText('Kanzlei am Hofgarten');
      await expect(slider.getByRole('img', {name: /./})).toHaveCount(1);
      await swipe(page, from, -100);
      await expect(titleOf(slider)).toHaveText('Papeterie Blattgold');
      await expect(slider.getByRole('img', {name: /./})).toHaveCount(1);
      await swipe(page, from, -100);
      await expect(titleOf(slider)).toHaveText('Büro im Speicher');
    },
  );
});

test('the table on the home page has one size and its price; lengths and woods lead to its page', async ({open}) => {
  const page = await open('/', {javaScript: false});
  const piece = page.getByRole('region', {name: /^(Tisch Strich|Strich table)$/});
  await expect(piece.getByRole('img')).toHaveCount(0); // The picture says nothing that the words don't.
  await expect(piece.getByText(/^200\s×\s90\scm, Eiche, geölt$/)).toBeVisible();
  const price = (await piece.getByText(/^[12]\.\d{3},\d\d\s€$/).textContent()) ?? '';
  const order = piece.getByRole('link', {name: 'Anpassen und bestellen'});
  await expect(order).toHaveAttribute('href', /^\/product\/konfigurator-tisch\?color=\w+&length=200&width=90$/);
  await order.click();
  await expect(page).toHaveURL(/konfigurator-tisch/);
  await expect(page.getByRole('main').getByText(price).first()).toBeVisible();

  await page.goBack();
  const length = piece.getByRole('navigation', {name: 'Länge in cm'}).getByRole('link', {name: '240'});
  await expect(length).toHaveAttribute('href', /\?color=\w+&length=240&width=90$/);
  await piece.getByRole('navigation', {name: 'Holz'}).getByRole('link', {name: 'Nussbaum, geölt'}).click();
  await expect(page.getByRole('radio', {name: 'Nussbaum, geölt'})).toBeChecked();
  await expect(page.getByRole('textbox', {name: 'Länge'})).toHaveValue('200');
});

test('an address of the former home page that configured the table leads to its page', async ({site}) => {
  for (const [prefix, path] of [
    ['', '/'],
    ['/en', '/en'],
  ] as const) {
    const response = await fetch(`${site.url}${path}?length=240&color=6b4a32`, {redirect: 'manual'});
    expect(response.status).toBe(301);
    const location = response.headers.get('Location') ?? '';
    expect(location).toBe(`${prefix}/product/konfigurator-tisch?color=6b4a32&length=240`);
    expect((await getDocument(site.url + location)).html).toMatch(/240\s×\s\d+\scm/);
  }
});

test('without JavaScript, the home page shows four projects, three ready-made pieces and the table', async ({open}) => {
  const page = await open('/en', {javaScript: false});
  const slides = page.getByRole('region', {name: 'Newest projects'}).getByRole('listitem');
  await expect(slides.getByRole('heading')).toHaveText([/Blattgold/, /Hofgarten/, /Waldstraßenviertel/, /warehouse/]);
  await expect(slides.getByText(/, 20\d\d$/)).toHaveText([/2026/, /2025/, /2024/, /2024/]);

  const pieces = page.getByRole('region', {name: 'Furniture'}).getByRole('listitem');
  await expect(pieces).toHaveCount(3);
  await expect(pieces.getByText(/€/)).toHaveCount(3);
  await expect(pieces.first().getByRole('link')).toHaveAttribute('href', /^\/en\/product\//);

  const table = page.getByRole('region', {name: 'Strich table'});
  await expect(table.getByText(/^€\d,\d{3}\.\d\d$/)).toBeVisible();
  await table.getByRole('navigation', {name: 'Length in cm'}).getByRole('link', {name: '240'}).click();
  await expect(page.getByRole('img', {name: /240\s×\s90\scm/}).first()).toBeVisible();
});

import type {Page} from '@playwright/test';
import {getDocument} from '../../tools/document';
import {expectAccessible} from '../support/accessibility';
import {waitForHydration} from '../support/ready';
import {expect, languagesAndScripts, test} from '../support/test';

const texts = {
  de: {
    prefix: '',
    label: 'Was suchen Sie?',
    find: 'Suchen',
    menu: 'Menü',
    typed: 'Hokcer',
    product: 'Hocker Lot',
    hits: /Treffer für „Hokcer“/,
    products: /^Produkte/,
    none: 'Keine Treffer für „qqqq“',
    shop: 'Alle Möbel im Shop',
  },
  en: {
    prefix: '/en',
    label: 'What are you looking for?',
    find: 'Search',
    menu: 'Menu',
    typed: 'mirrro',
    product: 'Mond mirror',
    hits: /results? for ‘mirrro’/,
    products: /^Products/,
    none: 'No results for ‘qqqq’',
    shop: 'All furniture in the shop',
  },
} as const;

const main = (page: Page) => page.getByRole('main');

for (const {language, javaScript} of languagesAndScripts) {
  test(`a visitor searches in vain, then finds a product despite a typing error (${language}, ${javaScript ? 'with' : 'without'} JavaScript)`, async ({
    open,
  }) => {
    const t = texts[language];
    const page = await open(`${t.prefix}/imprint`, {javaScript, consent: 'rejected'});
    if (javaScript) await waitForHydration(page);
    await page
      .getByRole('banner')
      .getByRole('link', {name: t.find.replace('Suchen', 'Suche')})
      .click();
    await expect(page).toHaveURL(new RegExp(`${t.prefix}/search$`));
    await expect(main(page).getByRole('link', {name: t.shop})).toBeVisible();

    await test.step('a search without results keeps the words and offers other links', async () => {
      await main(page).getByLabel(t.label).fill('qqqq');
      await main(page).getByLabel(t.label).press('Enter');
      await expect(main(page).getByText(t.none)).toBeVisible();
      await expect(main(page).getByLabel(t.label)).toHaveValue('qqqq');
      await expect(main(page).getByRole('link', {name: t.shop})).toHaveAttribute('href', `${t.prefix}/shop`);
      if (javaScript) await expectAccessible(page);
    });

    await main(page).getByLabel(t.label).fill(t.typed);
    await main(page).getByLabel(t.label).press('Enter');
    await expect(page).toHaveURL(`${t.prefix}/search?${new URLSearchParams({q: t.typed})}`);
    await expect(main(page).getByRole('status').filter({hasText: t.hits})).toBeVisible();
    await expect(main(page).getByLabel(t.label)).toHaveValue(t.typed);
    // The title is measured, and says nothing of what somebody looks for.
    await expect(page).not.toHaveTitle(new RegExp(t.typed));
    await main(page).getByRole('region', {name: t.products}).getByRole('link', {name: t.product}).click();
    await expect(main(page).getByRole('heading', {level: 1})).toHaveText(t.product);
  });
}

test.describe('the search field in the menu', () => {
  async function openField(page: Page, language: 'de' | 'en') {
    await waitForHydration(page);
    await page.getByRole('button', {name: texts[language].menu}).click();
    return page.getByRole('navigation', {name: texts[language].menu}).getByLabel(texts[language].label);
  }

  test('shows suggestions that arrow keys and Enter select', async ({open}) => {
    const page = await open('/en/faq', {consent: 'rejected', reducedMotion: true});
    const field = await openField(page, 'en');
    await field.click();
    await field.pressSequentially('imprint');
    const option = page.getByRole('option', {name: /^Imprint/});
    await expect(option).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);

    await field.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeFocused();
    await field.press('Enter');
    await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Imprint');
    await expect(page.getByRole('navigation', {name: texts.en.menu})).toBeHidden();
  });

  test('closes its suggestions before the menu, and leads to an answer of the FAQ that is then unfolded', async ({
    open,
  }) => {
    const page = await open('/imprint', {consent: 'rejected', reducedMotion: true, screen: 'phone'});
    const field = await openField(page, 'de');
    await field.click();
    await field.pressSequentially('tisch');
    await expect(page.getByRole('listbox')).toBeVisible();
    await field.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toBeFocused();
    await field.press('Home');
    await expect(field).toBeFocused();
    await field.press('ArrowDown');
    await expect(field).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', {name: 'Menü'})).toBeHidden();

    await test.step('all results and an answer of the FAQ are suggested', async () => {
      await openField(page, 'de');
      await field.click();
      await field.fill('erstgespräch');
      await expect(page.getByRole('option', {name: /Treffer/})).toBeVisible();
      await page.getByRole('option', {name: 'Was kostet das Erstgespräch?'}).click();
      await expect(page).toHaveURL(/\/faq#frage-\d+$/);
      await expect(main(page).getByText('Der Ortstermin mit Protokoll')).toBeVisible();
    });
  });

  test('asks less often when the server is busy, and still leads to the results', async ({open}) => {
    const page = await open('/search', {consent: 'rejected', reducedMotion: true, expectedErrors: [/429/]});
    await test.step('the field of the search page can be typed into at once, without a click', async () => {
      await waitForHydration(page);
      await page.keyboard.type('tisch');
      await expect(page.getByRole('option', {name: 'Tisch Strich'})).toBeVisible();
    });

    const searches: string[] = [];
    await page.route(/\/api\/search/, async (route) => {
      searches.push(new URL(route.request().url()).searchParams.get('q') ?? '');
      await route.fulfill({status: 429});
    });
    const field = await openField(page, 'de');
    const answered = page.waitForResponse(/\/api\/search/);
    await field.fill('regal');
    await answered;
    await field.fill('regale');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=regale');
    expect(searches).toEqual(['regal']);
  });
});

test('the notes on VAT below the prices of results have room for their words', async ({open}) => {
  const page = await open('/search?q=tisch', {javaScript: false});
  const notes = main(page).getByText(/^inkl\. MwSt/);
  expect(await notes.count()).toBeGreaterThan(1);
  for (const width of [390, 820, 1024, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({width, height: 900});
      for (const note of await notes.all()) expect((await note.boundingBox())?.height).toBeLessThan(50);
    });
  }
});

test('pages of search results are kept out of search engines', async ({site}) => {
  const {status, headers, html} = await getDocument(`${site.url}/search?q=${'tisch'.repeat(100)}`);
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  expect(html).toContain('noindex');
  expect(html).toContain(`value="${'tisch'.repeat(20)}"`);
  const {html: escaped} = await getDocument(
    `${site.url}/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`,
  );
  expect(escaped).not.toContain('<script>alert');
});

test('the same search twice asks the store only once', async ({startOwnSite}) => {
  const site = await startOwnSite();
  await getDocument(`${site.url}/search?q=hocker`);
  expect((await site.control.requests()).map(({name}) => name).sort()).toEqual([
    'Chrome',
    'SearchContent',
    'SearchProducts',
  ]);
  await site.control.clearRequests();
  await getDocument(`${site.url}/search?q=hocker`);
  await fetch(`${site.url}/api/search?q=hocker`);
  expect(await site.control.requests()).toEqual([]);
});

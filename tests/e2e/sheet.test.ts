import {parse} from 'csv-parse/sync';
import {validateBytes} from 'gltf-validator';
import type {Page} from '@playwright/test';
import {maxSavedPieces} from '../../app/configurator/sheet/saved/savedPieces';
import {getDocument, tags} from '../../tools/document';
import type {Site} from '../../tools/site';
import {expectAccessible} from '../support/accessibility';
import {linksOf, words} from '../support/law';
import {main} from '../support/productPage';
import {waitForHydration} from '../support/ready';
import {Shopper} from '../support/shopper';
import {inEuros, tablePrice} from '../support/tablePrice';
import {expect, test} from '../support/test';

const table = '/sheet/konfigurator-tisch/200x90-b98a56';
const planter = '/sheet/kliv/500x300-f1ede1-outdoor';
/** It fills the sheet: its title block is at the right. */
const wardrobe = '/sheet/individueller-schrank/300x65-b98a56';

const priceOf = (length: number, width: number, language: 'de' | 'en' = 'de') =>
  inEuros(tablePrice(length, width), language);

const status = async (site: Site, path: string) => (await fetch(site.url + path)).status;

/** The links to drawing sheets that stand in the order of these pieces: handle and address of each. */
async function orderedSheets(site: Site, pieces: readonly (readonly [string, string])[], language: 'de' | 'en') {
  const shopper = new Shopper(site);
  for (const [handle, piece] of pieces) await shopper.add(handle, piece, language);
  await shopper.post(language === 'en' ? '/en/cart' : '/cart', {intent: 'checkout'});
  const [cart] = await site.control.carts();
  return (cart?.lines ?? []).flatMap(({attributes}) =>
    attributes.filter(({key}) => /Maßblatt|Drawing sheet/.test(key)).map(({value}) => value),
  );
}

const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '');

/** The path of a file of an ordered sheet. */
function fileOf(link: string, file: string): string {
  const [path, query] = pathOf(link).split('?');
  return `${path}/${file}?${query}`;
}

/** Prints a sheet, and expects one page of A4. */
async function expectOnePage(page: Page) {
  const pdf = (await page.pdf({preferCSSPageSize: true})).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  // Points of 1/72 inch.
  expect([Math.round((Number(width) * 25.4) / 72), Math.round((Number(height) * 25.4) / 72)]).toEqual([297, 210]);
}

test.describe('the drawing sheet of a piece', () => {
  const views = {
    de: ['Ansicht von vorn, 2000 × 740 mm', 'Draufsicht, 2000 × 900 mm'],
    en: ['Front view, 2000 × 740 mm', 'Plan view, 2000 × 900 mm'],
  };
  for (const language of ['de', 'en'] as const) {
    test(`shows views, sizes, price and its own address, in ${language}`, async ({site}) => {
      const {html} = await getDocument(site.url + (language === 'en' ? '/en' : '') + table);
      const pictures = tags(html, 'svg').map((picture) => (picture['aria-label'] ?? '').replace(/\s/g, ' '));
      expect(pictures).toEqual(expect.arrayContaining(views[language]));
      expect(pictures).toContainEqual(expect.stringContaining('QR'));
      expect(words(html)).toContain(priceOf(200, 90, language));
      expect(words(html)).toContain('§ 312g');
      expect(tags(html, 'meta')).toContainEqual({name: 'robots', content: 'noindex'});
    });
  }

  test('prints on one page of A4, with nothing else of the site on it', async ({open}) => {
    const page = await open(table, {javaScript: false});
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main(page).getByRole('img', {name: /Draufsicht/})).toBeVisible();
    await expectOnePage(page);
    await page.goto(wardrobe);
    await expect(main(page).getByRole('img', {name: /Draufsicht/})).toBeVisible();
    await expectOnePage(page);
  });

  for (const path of [
    ...['/sheet/konfigurator-tisch/200x90', '/sheet/konfigurator-tisch/x', '/sheet/konfigurator-tisch/0200x90-b98a56'],
    ...['/sheet/konfigurator-tisch/500x300-f1ede1-outdoor', '/sheet/kliv/200x90-b98a56'],
    ...['/sheet/hocker-lot/200x90-b98a56', '/sheet/nix/200x90-b98a56', '/sheet/%E0%A4%A/200x90-b98a56'],
    ...[
      '/sheet/konfigurator-tisch/200x90-b98a56%00',
      '/sheet/konfigurator-tisch/%5C',
      '/sheet/konfigurator-tisch',
      '/sheet',
    ],
    ...[`${table}/`.replace('b98a56/', 'b98a56/nothing'), `${table}/__proto__`, `${table}/constructor`],
    ...[`/sheet/konfigurator-tisch/x/model.glb`, '/sheet/nix/200x90-b98a56/model.usdz', '/sheet/%00/%00/model.glb'],
  ]) {
    test(`does not exist at a wrong address (${path})`, async ({site}) => {
      for (const prefix of ['', '/en']) expect(await status(site, prefix + path)).toBe(404);
    });
  }
});

test.describe('the drawing sheet of an ordered piece', () => {
  const small = 'length=140&width=80&color=b98a56';

  for (const [language, word, path] of [
    ['de', 'Geprüft', '/sheet/konfigurator-tisch/140x80-b98a56'],
    ['en', 'Verified', '/en/sheet/konfigurator-tisch/140x80-b98a56'],
  ] as const) {
    test(`proves by its number that it is the piece that was ordered (${language})`, async ({site}) => {
      const [link = ''] = await orderedSheets(site, [['konfigurator-tisch', small]], language);
      expect(pathOf(link).startsWith(`${path}?id=`)).toBe(true);
      const text = words((await getDocument(site.url + pathOf(link))).html);
      expect(text).toContain(` ${word} `);
      expect(text).toContain(priceOf(140, 80, language));
    });
  }

  test('exists for each piece of an order line that has several', async ({site}) => {
    const pieces = [700, 701].map(
      (width) => ['kliv_v1', `color=f1ede1&width=${width}&height=500&environment=outdoor`] as const,
    );
    const links = await orderedSheets(site, pieces, 'de');
    expect(links.map((link) => pathOf(link).split('?')[0])).toEqual([
      '/sheet/kliv_v1/700x500-f1ede1-outdoor',
      '/sheet/kliv_v1/701x500-f1ede1-outdoor',
    ]);
    for (const link of links) expect(await (await fetch(site.url + pathOf(link))).text()).toContain('Geprüft');
  });

  test('has a cut list and outlines for the workshop, which other sheets lack', async ({site}) => {
    const pieces = [
      ['konfigurator-tisch', small],
      ['konfigurator-tisch', 'length=150&width=80&color=b98a56'],
    ] as const;
    const [link = '', other = ''] = await orderedSheets(site, pieces, 'de');
    const answer = await fetch(site.url + fileOf(link, 'cut-list.csv'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    const rows = parse(await answer.text(), {bom: true, columns: true, delimiter: ';'}) as Record<string, string>[];
    expect(rows.find((row) => row['Bezeichnung'] === 'Lamelle')?.['Länge']).toBe('1400');
    expect(await (await fetch(site.url + fileOf(link, 'outlines.dxf'))).text()).toMatch(/AC1009[\s\S]*EOF\r\n$/);

    const {searchParams} = new URL(link);
    const base = '/sheet/konfigurator-tisch/140x80-b98a56';
    const query = (changes: Record<string, string>) =>
      String(new URLSearchParams({...Object.fromEntries(searchParams), ...changes}));
    const forged = [
      '',
      query({price: '1'}),
      query({plan: '0'}),
      query({plan: '1'}),
      query({plan: '3'}),
      query({plan: 'x'}),
      query({id: 'AAAA-BBBB-CCCC'}),
      query({id: ''}),
      // The id of another piece.
      query({id: new URL(other).searchParams.get('id') ?? '', price: new URL(other).searchParams.get('price') ?? ''}),
      String(new URLSearchParams([...searchParams].filter(([name]) => name !== 'plan'))),
    ];
    for (const wrong of forged)
      for (const file of ['cut-list.csv', 'outlines.dxf'])
        expect(await status(site, `${base}/${file}?${wrong}`), wrong).toBe(404);
    // The same proof for another size, and for another product.
    expect(await status(site, `/sheet/konfigurator-tisch/150x80-b98a56/cut-list.csv?${searchParams}`)).toBe(404);
    expect(await status(site, `/sheet/schreibtisch-nach-mass/140x80-b98a56/cut-list.csv?${searchParams}`)).toBe(404);

    const {html} = await getDocument(`${site.url}${base}?${query({price: '1'})}`);
    expect(words(html)).toContain('Nicht geprüft');
    expect(words(html)).toContain(priceOf(140, 80));
    expect(linksOf(html).filter((found) => /CSV/.test(found))).toEqual([]);
  });
});

test.describe('the 3D model of a piece, for a phone or another program,', () => {
  for (const path of [table, planter]) {
    test(`is a valid file (${path})`, async ({site}) => {
      const glb = await fetch(`${site.url}${path}/model.glb`);
      expect([glb.status, glb.headers.get('Content-Type')]).toEqual([200, 'model/gltf-binary']);
      expect(glb.headers.get('Cache-Control')).toContain('public');
      expect((await validateBytes(new Uint8Array(await glb.arrayBuffer()))).issues).toMatchObject({
        numErrors: 0,
        numWarnings: 0,
      });
      const usdz = await fetch(`${site.url}${path}/model.usdz`);
      expect([usdz.status, usdz.headers.get('Content-Type')]).toEqual([200, 'model/vnd.usdz+zip']);
      expect(usdz.headers.get('ETag')).toBeTruthy();
    });
  }

  test('is offered in the format that suits the device', async ({open, site}) => {
    const phone = await open('/robots.txt', {consent: 'rejected', reducedMotion: true});
    await phone.addInitScript(() =>
      Object.defineProperty(navigator, 'userAgent', {get: () => 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'}),
    );
    await phone.goto(table);
    const intent = main(phone).getByRole('link', {name: 'In meinem Raum ansehen'});
    await expect(intent).toHaveAttribute(
      'href',
      /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?.*resizable=false.*#Intent;scheme=https;/,
    );
    expect(decodeURIComponent((await intent.getAttribute('href')) ?? '')).toContain(
      `file=${site.url}${table}/model.glb`,
    );

    await phone.addInitScript(() => (DOMTokenList.prototype.supports = () => true));
    await phone.reload();
    const room = phone.locator('a[rel=ar]');
    await expect(room).toHaveAttribute('href', `${table}/model.usdz#allowsContentScaling=0`);
    expect(await room.evaluate((link) => [...link.childNodes].map(({nodeName}) => nodeName))).toEqual(['IMG']);
  });
});

test.describe('pieces saved on this device', () => {
  /** Fills the storage up to the most that a device keeps, with copies of the piece that was saved last. */
  const fillUp = (page: Page) =>
    page.evaluate((most) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':kept')) ?? '';
      const [last] = JSON.parse(localStorage.getItem(key) ?? '[]') as {path: string; details: string}[];
      const list = Array.from({length: most}, (_, index) => {
        const length = `${200 + 10 * index}`;
        return last && {...last, path: last.path.replace('200', length), details: last.details.replace('200', length)};
      });
      localStorage.setItem(key, JSON.stringify(list.reverse()));
    }, maxSavedPieces);

  test('are at most six, with their prices, and can be removed', async ({open}) => {
    const page = await open(table, {consent: 'rejected'});
    await waitForHydration(page);
    await expect(main(page).getByRole('link', {name: 'GLB'})).toHaveAttribute('href', `${table}/model.glb`);
    await expect(main(page).getByRole('link', {name: 'In meinem Raum ansehen'})).toHaveCount(0);
    const stored = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.endsWith(':kept'));
        return key ? localStorage.getItem(key) : null;
      });
    expect(await stored()).toBeNull();
    await main(page).getByRole('button', {name: 'Auf diesem Gerät merken'}).click();
    await expect(main(page).getByRole('status').filter({hasText: 'Gemerkt'})).toBeVisible();
    expect(JSON.parse((await stored()) ?? '')).toMatchObject([{path: table}]);

    await fillUp(page);
    await page.goto('/sheet/konfigurator-tisch/260x90-b98a56');
    await waitForHydration(page);
    await main(page).getByRole('button', {name: 'Auf diesem Gerät merken'}).click();
    await expect(main(page).getByText(/Sie haben sich sechs Stücke gemerkt/)).toBeVisible();
    const saved = main(page).getByRole('listitem').filter({hasText: /×\s90/});
    await expect(saved).toHaveCount(maxSavedPieces);
    await expect(saved.filter({hasText: /200\s×/})).toContainText(priceOf(200, 90));
    await expectAccessible(page);
    await main(page)
      .getByRole('button', {name: /200 × 90.* entfernen/})
      .click();
    await expect(saved).toHaveCount(maxSavedPieces - 1);
  });
});

test('product page and cart lead to the drawing sheet', async ({site}) => {
  const shopper = new Shopper(site);
  const piece = 'length=200&width=90&color=b98a56';
  expect(linksOf(await shopper.html(`/product/konfigurator-tisch?${piece}`))).toContainEqual(
    expect.stringMatching(`^${table} Maßblatt zum Drucken und Teilen`),
  );
  await shopper.add('konfigurator-tisch', piece);
  expect(linksOf(await shopper.html('/cart'))).toContainEqual(expect.stringMatching(`^${table} Maßblatt`));
});

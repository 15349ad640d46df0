import {parse} from 'csv-parse/sync';
import {validateBytes} from 'gltf-validator';
import type {Page} from 'playwright';
import {describe, inject} from 'vitest';
import {startSite, type Site} from '../../tools/site';
import {expectAccessible} from '../support/accessibility';
import {main} from '../support/productPage';
import {waitForHydration} from '../support/ready';
import {inEuros, tablePrice} from '../support/tablePrice';
import {expect, test, type Open} from '../support/test';

const table = '/sheet/konfigurator-tisch/200x90-b98a56';
const planter = '/sheet/kliv/500x300-f1ede1-outdoor';
/** They fill the sheet: with the title block at the right, and below. */
const largest = [
  'individueller-schrank/300x65-b98a56',
  'custom-shelf/240x36-b98a56',
  'schreibtisch-nach-mass/200x80-b98a56',
].map((piece) => `/sheet/${piece}`);

/** What the sheet of a table of oak says. */
const priceOf = (length: number, width: number, language: 'de' | 'en' = 'de') =>
  inEuros(tablePrice(length, width), language).replace(' ', '\u00a0');

const status = async (site: Site, path: string) => (await fetch(site.url + path)).status;

/** The links to drawing sheets that stand in the order of these pieces, bought without JavaScript. */
async function orderedSheets(open: Open, site: Site, pieces: readonly string[], language: 'de' | 'en') {
  const t = {de: ['', 'In den Warenkorb', 'Zur Kasse'], en: ['/en', 'Add to cart', 'Checkout']}[language];
  const [prefix, add, checkout] = t as [string, string, string];
  const page = await open(`${prefix}/shop`, {javaScript: false});
  for (const piece of pieces) {
    await page.goto(`${prefix}/product/${piece}`);
    await page.getByRole('button', {name: add}).click();
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
  }
  await main(page).getByRole('button', {name: checkout}).click();
  await expect(page).toHaveURL(/\/checkouts\//);
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

describe('the sheet of a piece', () => {
  test.for(['de', 'en'] as const)(
    'shows views, measures, price and its address, in %s, without JavaScript',
    async (language, {open}) => {
      const page = await open((language === 'en' ? '/en' : '') + table, {javaScript: false});
      const words = {
        de: ['Ansicht von vorn, 2000 × 740 mm', 'Draufsicht, 2000 × 900 mm'],
        en: ['Front view, 2000 × 740 mm', 'Top view, 2000 × 900 mm'],
      };
      for (const name of words[language]) await expect(main(page).getByRole('img', {name})).toBeVisible();
      await expect(main(page).getByText(priceOf(200, 90, language))).toBeVisible();
      await expect(main(page).getByRole('img', {name: /QR/})).toBeVisible();
      await expect(main(page).getByText(/§\s312g/)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    },
  );

  test('is printed on one page of A4, without header and footer', async ({open}) => {
    for (const path of [table, planter, ...largest]) {
      const page = await open(path);
      await page.emulateMedia({media: 'print'});
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(main(page).getByRole('img', {name: /Draufsicht/})).toBeVisible();
      const pdf = (await page.pdf({preferCSSPageSize: true})).toString('latin1');
      expect(pdf.match(/\/Type \/Page\b/g), path).toHaveLength(1);
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      // Points of 1/72 inch.
      expect([Math.round((Number(width) * 25.4) / 72), Math.round((Number(height) * 25.4) / 72)]).toEqual([297, 210]);
    }
  });

  test.for([
    ...['/sheet/konfigurator-tisch/200x90', '/sheet/konfigurator-tisch/x', '/sheet/konfigurator-tisch/0200x90-b98a56'],
    ...['/sheet/konfigurator-tisch/9999x90-b98a56', '/sheet/konfigurator-tisch/200x90-123456'],
    ...[
      '/sheet/konfigurator-tisch/500x300-f1ede1-outdoor',
      '/sheet/kliv/200x90-b98a56',
      '/sheet/kliv/9x9-f1ede1-indoor',
    ],
    ...['/sheet/hocker-lot/200x90-b98a56', '/sheet/nix/200x90-b98a56', '/sheet/%E0%A4%A/200x90-b98a56'],
    ...[
      '/sheet/konfigurator-tisch/200x90-b98a56%00',
      '/sheet/konfigurator-tisch/%5C',
      '/sheet/konfigurator-tisch',
      '/sheet',
    ],
    ...[`${table}/`.replace('b98a56/', 'b98a56/nothing'), `${table}/__proto__`, `${table}/constructor`],
    ...[`/sheet/konfigurator-tisch/x/model.glb`, '/sheet/nix/200x90-b98a56/model.usdz', '/sheet/%00/%00/model.glb'],
  ])('%s is not found', async (path, {site}) => {
    for (const prefix of ['', '/en']) expect(await status(site, prefix + path)).toBe(404);
  });
});

describe('an ordered piece', () => {
  test.for([
    ['de', 'Geprüft', '/sheet/konfigurator-tisch/140x80-b98a56'],
    ['en', 'Verified', '/en/sheet/konfigurator-tisch/140x80-b98a56'],
  ] as const)(
    'has a sheet in the language of its order that is verified, in %s',
    async ([language, word, path], {open, site}) => {
      const [link = ''] = await orderedSheets(
        open,
        site,
        ['konfigurator-tisch?length=140&width=80&color=b98a56'],
        language,
      );
      expect(pathOf(link).startsWith(`${path}?id=`)).toBe(true);
      const page = await open(pathOf(link));
      await expect(main(page).getByText(word, {exact: true})).toBeVisible();
      await expect(main(page).getByText(priceOf(140, 80, language))).toBeVisible();
      await expectAccessible(page);
    },
  );

  test('of a group has a sheet for each configuration', async ({open, site}) => {
    const pieces = [700, 701].map((width) => `kliv_v1?color=f1ede1&width=${width}&height=500&environment=outdoor`);
    const links = await orderedSheets(open, site, pieces, 'de');
    expect(links.map((link) => pathOf(link).split('?')[0])).toEqual([
      '/sheet/kliv_v1/700x500-f1ede1-outdoor',
      '/sheet/kliv_v1/701x500-f1ede1-outdoor',
    ]);
    for (const link of links) expect(await (await fetch(site.url + pathOf(link))).text()).toContain('Geprüft');
  });

  test('has cut list and outlines; nobody else has', async ({open, site}) => {
    const pieces = [
      'konfigurator-tisch?length=140&width=80&color=b98a56',
      'konfigurator-tisch?length=150&width=80&color=b98a56',
    ];
    const [link = '', other = ''] = await orderedSheets(open, site, pieces, 'de');
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
      query({plan: '2'}),
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

    const page = await open(`${base}?${query({price: '1'})}`);
    await expect(main(page).getByText('Nicht geprüft')).toBeVisible();
    await expect(main(page).getByText(priceOf(140, 80))).toBeVisible();
    await expect(main(page).getByRole('link', {name: /CSV/})).toHaveCount(0);
  });
});

describe('a model', () => {
  test.for([table, planter])('of %s is a file that viewers take, kept for everybody', async (path, {site}) => {
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

  test('is offered by a link that the device understands, and behind no gate', async ({open, site}) => {
    const page = await open(table);
    await expect(main(page).getByRole('link', {name: 'GLB'})).toHaveAttribute('href', `${table}/model.glb`);
    await expect(main(page).getByRole('link', {name: 'In meinem Raum ansehen'})).toHaveCount(0);

    const onAndroid = await withDevice(page, {userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)'}, site);
    const intent = main(onAndroid).getByRole('link', {name: 'In meinem Raum ansehen'});
    await expect(intent).toHaveAttribute(
      'href',
      /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?.*resizable=false.*#Intent;scheme=https;/,
    );
    expect(decodeURIComponent((await intent.getAttribute('href')) ?? '')).toContain(
      `file=${site.url}${table}/model.glb`,
    );

    const onPhone = await withDevice(page, {quickLook: true}, site);
    const room = onPhone.locator('a[rel=ar]');
    await expect(room).toHaveAttribute('href', `${table}/model.usdz#allowsContentScaling=0`);
    expect(await room.evaluate((link) => [...link.childNodes].map(({nodeName}) => nodeName))).toEqual(['IMG']);
  });

  test('is not offered behind the gate', async () => {
    const gated = await startSite({build: inject('build'), env: {SITE_PASSWORD: 'Eiche'}});
    try {
      const login = await fetch(`${gated.url}/gate`, {
        method: 'POST',
        body: new URLSearchParams({password: 'Eiche', to: '/'}),
        redirect: 'manual',
      });
      const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const answer = await fetch(gated.url + table, {headers: {Cookie: cookie, Accept: 'text/html'}});
      const html = await answer.text();
      expect(html).toContain('Tisch Strich');
      expect(html).not.toContain('model.glb');
    } finally {
      await gated.close();
    }
  });
});

/** The table's sheet as a phone's browser shows it. */
async function withDevice(page: Page, device: {userAgent?: string; quickLook?: boolean}, site: Site): Promise<Page> {
  const phone = await page.context().newPage();
  await phone.addInitScript(({userAgent, quickLook}) => {
    if (userAgent) Object.defineProperty(navigator, 'userAgent', {get: () => userAgent});
    if (quickLook) DOMTokenList.prototype.supports = () => true;
  }, device);
  await phone.goto(site.url + table);
  return phone;
}

describe('on this device', () => {
  test('six pieces are kept after a press, and two stand side by side', async ({open}) => {
    const page = await open(table);
    await waitForHydration(page);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':kept')))).toEqual([]);
    for (const length of [200, 210, 220, 230, 240, 250]) {
      await page.goto(`/sheet/konfigurator-tisch/${length}x90-b98a56`);
      await waitForHydration(page);
      await main(page).getByRole('button', {name: 'Auf diesem Gerät merken'}).click();
      await expect(main(page).getByRole('status').filter({hasText: 'Gemerkt'})).toBeVisible();
    }
    await page.goto('/sheet/konfigurator-tisch/260x90-b98a56');
    await waitForHydration(page);
    await main(page).getByRole('button', {name: 'Auf diesem Gerät merken'}).click();
    await expect(main(page).getByText(/Sechs Stücke sind gemerkt/)).toBeVisible();
    await main(page)
      .getByRole('checkbox', {name: /200 × 90/})
      .check();
    await main(page)
      .getByRole('checkbox', {name: /250 × 90/})
      .check();
    const comparison = main(page).getByRole('table', {name: 'Zwei Stücke im Vergleich'});
    await expect(comparison.getByRole('columnheader')).toHaveCount(2);
    await expect(comparison.getByText(priceOf(200, 90))).toBeVisible();
    await expectAccessible(page);
    await main(page)
      .getByRole('button', {name: /200 × 90.* entfernen/})
      .click();
    await expect(main(page).getByRole('checkbox')).toHaveCount(5);
    await expect(comparison).toHaveCount(0);
  });
});

test('product page and cart lead to the sheet', async ({open}) => {
  const page = await open('/product/konfigurator-tisch?length=200&width=90&color=b98a56', {javaScript: false});
  const link = main(page).getByRole('link', {name: 'Maßblatt zum Drucken und Teilen'});
  await expect(link).toHaveAttribute('href', table);
  await page.getByRole('button', {name: 'In den Warenkorb'}).click();
  await main(page).getByRole('link', {name: 'Maßblatt', exact: true}).click();
  await expect(page).toHaveURL(new RegExp(`${table}$`));
});

import {mkdtemp, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {adminEnv, storefrontEnv} from 'demo-store/env';
import {createClient} from 'demo-store/testing/client';
import {placeOrder} from 'demo-store/testing/order';
import {parse as parseCsv} from 'csv-parse/sync';
import {configurationId} from '~/configurator/piece/configurationId.server';
import {ordersSheetsCommand} from '../../tools/commands/ordersSheets';
import type {Site} from '../../tools/site';
import {words} from '../support/law';
import {runMerchantCommand} from '../support/merchantCommand';
import {Shopper} from '../support/shopper';
import {inEuros} from '../support/tablePrice';
import {expect, test} from '../support/test';

/** Orders pieces on the site, and pays them at the store's checkout. */
async function order(site: Site, pieces: readonly (readonly [string, string])[], language: 'de' | 'en' = 'de') {
  const shopper = new Shopper(site);
  for (const [handle, piece] of pieces) await shopper.add(handle, piece, language);
  const {location} = await shopper.post(language === 'en' ? '/en/cart' : '/cart', {intent: 'checkout'});
  expect((await placeOrder(location)).status).toBe(303);
}

/** Runs the command. Its status is 1 when something is left out. */
async function runCommand(site: Site, env: Record<string, string> = {}) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'sheets-')), 'orders.html');
  const variables = {...storefrontEnv(site.storeUrl), ...adminEnv, PUBLIC_SITE_URL: site.url, ...env};
  const {code, output, errors} = await runMerchantCommand(ordersSheetsCommand, variables, '--output', file);
  return {stdout: output, errors, code, html: await readFile(file, 'utf8').catch(() => '')};
}

/** What the sheet's own cut list says of a piece: number, name, sizes and count of each part. */
async function partsOf(site: Site, link: string, count: number): Promise<string[]> {
  const [address, query] = link.split('?');
  const text = await (await fetch(`${address?.replace('/en/', '/')}/cut-list.csv?${query}`)).text();
  const rows: string[][] = parseCsv(text, {delimiter: ';', bom: true, from: 2});
  return rows.map(([number, name, material, length, width, thickness, , , pieces]) =>
    [number, name, material, thickness, length, width, Number(pieces) * count].join(' | '),
  );
}

async function countPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({preferCSSPageSize: true})).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Every line of the cutting list in its order, below the material and thickness that it stands under. */
const cuttingList = (html: string) =>
  [...html.matchAll(/<caption>(.*?), ([\d,]+) mm<\/caption>.*?<tbody>(.*?)<\/tbody>/gs)].flatMap(
    ([, material = '', thickness = '', body = '']) =>
      [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => {
        const [name = '', position = '', number, part, length, width, , , count] = [
          ...row.matchAll(/<td>(.*?)<\/td>/gs),
        ].map(([, cell]) => cell);
        return {
          piece: `${name} ${position}`,
          text: [number, part, material, thickness, length, width, count].join(' | '),
          material,
          sizes: [thickness, length, width].map((size) => Number(size?.replace(',', '.'))),
        };
      }),
  );

test('the workshop gets one list with all parts of several orders, and a drawing sheet for each piece (rule 19.8)', async ({
  site,
  open,
}) => {
  const table = ['konfigurator-tisch', 'length=200&width=90&color=%23b98a56&quantity=2'] as const;
  const shelf = ['custom-shelf', 'length=120&width=30&color=%23b98a56'] as const;
  const planters = [
    ['kliv', 'width=500&height=300&color=%23f1ede1&environment=outdoor'],
    ['kliv', 'width=510&height=310&color=%23f1ede1&environment=outdoor&quantity=3'],
  ] as const;
  await order(site, [table, shelf]);
  await order(site, planters, 'en');
  const {code, stdout, html} = await runCommand(site);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/orders\.html has 4 drawing sheets of 2 open orders\.\n$/)]);

  const lines = cuttingList(html);
  const links = (await site.control.orders()).flatMap(({lines: ordered}) =>
    ordered.flatMap(({attributes}) => attributes.flatMap(({value}) => (value.includes('/sheet/') ? [value] : []))),
  );
  expect(links).toHaveLength(4);
  const pieces = ['#1001 1', '#1001 2', '#1002 1', '#1002 2'];
  const counts = [2, 1, 1, 3];
  for (const [index, link] of links.entries()) {
    const found = lines.filter(({piece}) => piece === pieces[index]).map(({text}) => text);
    expect(found.toSorted(), pieces[index]).toEqual((await partsOf(site, link, counts[index] ?? 0)).toSorted());
  }
  expect(new Set(lines.map(({piece}) => piece))).toEqual(new Set(pieces));
  const sorted = lines.toSorted(
    (one, other) =>
      one.material.localeCompare(other.material, 'de') ||
      one.sizes.reduce((order, size, at) => order || (at ? -1 : 1) * (size - (other.sizes[at] ?? 0)), 0),
  );
  expect(lines).toEqual(sorted);

  // Nothing in the file leads to another one.
  expect(html).not.toMatch(/<(link|script|img|iframe)\b|url\((?!["']?(data:|#))/);
  const page = await open('/healthz', {javaScript: false});
  await page.setContent(html);
  await expect(page.getByText(/^Auftrag #\d+, Möbel \d, \d Stück$/)).toHaveText([
    'Auftrag #1001, Möbel 1, 2 Stück',
    'Auftrag #1001, Möbel 2, 1 Stück',
    'Auftrag #1002, Möbel 1, 1 Stück',
    'Auftrag #1002, Möbel 2, 3 Stück',
  ]);
  await expect(page.getByText('Geprüft')).toHaveCount(4);

  await page.locator('.cuts').evaluate((list) => list.remove());
  const sheet = await open('/healthz', {javaScript: false});
  const paper: number[] = [];
  for (const link of links.slice(0, 3)) {
    // The list is German, and a sheet may be longer in English.
    await sheet.goto(link.replace('/en/', '/'));
    paper.push(await countPages(sheet));
  }
  // The second planter is like the first.
  const alone = paper.concat(paper.slice(-1)).reduce((sum, pages) => sum + pages);
  expect(await countPages(page), 'no sheet takes more paper than by itself').toBe(alone);
});

test('the workshop’s list has no pieces that are delivered already, and marks test orders and lines of which it cannot tell', async ({
  site,
  open,
}) => {
  await order(site, [
    ['konfigurator-tisch', 'length=200&width=90&color=%23b98a56&quantity=3'],
    ['custom-shelf', 'length=120&width=30&color=%23b98a56'],
  ]);
  await order(site, [
    ['kliv', 'width=500&height=300&color=%23f1ede1&environment=outdoor'],
    ['kliv', 'width=510&height=310&color=%23f1ede1&environment=outdoor&quantity=3'],
  ]);
  await order(site, [['custom-shelf', 'length=100&width=30&color=%23b98a56']]);
  await site.control.updateOrder({
    number: 1001,
    lines: [
      {position: 1, fulfilled: 1},
      {position: 2, fulfilled: 1},
    ],
  });
  await site.control.updateOrder({number: 1002, test: true, lines: [{position: 1, fulfilled: 2}]});
  await site.control.updateOrder({number: 1003, cancelled: true});
  const {code, stdout, html} = await runCommand(site);
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/has 3 drawing sheets of 2 open orders\.\nTest orders among them: #1002\.\n$/),
  ]);

  const page = await open('/healthz', {javaScript: false});
  await page.setContent(html);
  const marked = [
    'Auftrag #1002 (Testbestellung), Möbel 1, höchstens 1 Stück (noch zu liefern: 2 von 4 Stück dieser Bestellposition, siehe Auftrag)',
    'Auftrag #1002 (Testbestellung), Möbel 2, höchstens 2 Stück (noch zu liefern: 2 von 4 Stück dieser Bestellposition, siehe Auftrag)',
  ];
  await expect(page.locator('.piece > .annotation')).toHaveText(['Auftrag #1001, Möbel 1, 2 Stück', ...marked]);
  await expect(page.locator('.cuts > p')).toHaveText(['#1001, #1002 (Testbestellung)', ...marked]);
  const [link = ''] = (await site.control.orders()).flatMap(({lines}) =>
    lines.flatMap(({attributes}) => attributes.flatMap(({value}) => (value.includes('/sheet/') ? [value] : []))),
  );
  const lines = cuttingList(html).filter(({piece}) => piece.startsWith('#1001'));
  expect(lines.map(({text}) => text).toSorted()).toEqual((await partsOf(site, link, 2)).toSorted());
});

test('the workshop’s list names and leaves out a piece that cannot be built as it was ordered', async ({site}) => {
  await order(site, [['konfigurator-tisch', 'length=180&width=80&color=%23b98a56']]);
  await buy(site, []);
  const {code, stdout, html} = await runCommand(site);
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /has 1 drawing sheet of 2 open orders\.\nLeft out:\n#1002 {2}Tisch Strich: It has no measures/,
  );
  expect(html).toContain('Auftrag #1001');
  expect(html).not.toContain('#1002');
});

test('the workshop’s list says why the site has no drawing sheet, and replaces an older list', async ({site}) => {
  await order(site, [['konfigurator-tisch', 'length=180&width=80&color=%23b98a56']]);
  const other = await runCommand(site, {CONFIGURATION_SECRET: 'another key of sixteen characters'});
  expect(other.stdout).toMatch(
    /orders\.html is empty: no piece is to be built of 1 open order\.\nLeft out:\n#1001 .* wasn't made by this site/,
  );
  expect(other.html).toContain('Nichts zu fertigen');
  expect(other.html).not.toContain('#1001');

  const elsewhere = await runCommand(site, {PUBLIC_SITE_URL: site.storeUrl});
  expect(elsewhere.stdout).toMatch(
    /The site has no drawing sheet \/sheet\/konfigurator-tisch\/180x80-b98a56: is the product on its sales channel under this handle, and PUBLIC_SITE_URL right\?/,
  );

  // An order from before the site's key was changed, which the command still knows.
  const [genuine = []] = (await site.control.orders()).map(({lines}) => lines[0]?.attributes);
  const oldKey = 'the key of sixteen characters before';
  const link = new URL(genuine.find(({value}) => value.includes('/sheet/'))?.value ?? '');
  const configuration = {length: 180, width: 80, color: {value: '#b98a56'}, choices: {}};
  const [price, plan] = [Number(link.searchParams.get('price')), Number(link.searchParams.get('plan'))];
  const id = await configurationId({handle: 'konfigurator-tisch', configuration, price, plan}, oldKey);
  const genuineId = link.searchParams.get('id') ?? '';
  const attributes = genuine.map(({key, value}) => ({key, value: value.replace(genuineId, id)}));
  await buy(site, attributes, price);
  const {stdout} = await runCommand(site, {SESSION_SECRET: oldKey});
  expect(stdout).toMatch(
    /has 1 drawing sheet of 2 open orders\.\nLeft out:\n#1002 .* it has another CONFIGURATION_SECRET than \.env\.\n$/,
  );
});

test('a piece that was sold to a former plan keeps id, sizes and price, and all that the workshop gets says what is new', async ({
  site,
}) => {
  await order(site, [['konfigurator-tisch', 'length=180&width=80&color=%23b98a56']]);
  const [genuine = []] = (await site.control.orders()).map(({lines}) => lines[0]?.attributes);
  const link = new URL(genuine.find(({value}) => value.includes('/sheet/'))?.value ?? '');
  const {id: todaysId = '', price = ''} = Object.fromEntries(link.searchParams);
  const configuration = {length: 180, width: 80, color: {value: '#b98a56'}, choices: {}};
  const piece = {handle: 'konfigurator-tisch', configuration, price: Number(price), plan: 1};
  const id = await configurationId(piece, storefrontEnv(site.storeUrl).CONFIGURATION_SECRET ?? '');
  const attributes = genuine.map(({key, value}) => ({
    key,
    value: value.replace(todaysId, id).replace(/&plan=\d+/, '&plan=1'),
  }));
  await buy(site, attributes, Number(price));

  const note =
    /Verkauft nach Plan 1, gezeichnet nach Plan \d+\. Neu daran: Steg [^.]*\. Nach Plan 1 zeichnet die Version 1\.0\.0\./;
  const read = async (file: string) =>
    (await fetch(`${site.url}${link.pathname}${file}?${new URLSearchParams({id, price, plan: '1'})}`)).text();
  const sheet = words(await read(''));
  for (const text of ['Geprüft', id, '180 × 80 cm', 'L 1800 × T 800 × H 740 mm', inEuros(Number(price))])
    expect(sheet).toContain(text);
  // Once on the sheet, and once above its cut list.
  expect(sheet.split(note)).toHaveLength(3);
  const rows: string[][] = parseCsv(await read('/cut-list.csv'), {delimiter: ';', bom: true});
  expect(rows.at(-1)?.at(-1)).toMatch(note);
  expect(await read('/outlines.dxf')).toMatch(note);

  const {code, stdout, html} = await runCommand(site);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/has 2 drawing sheets of 2 open orders\.\n$/)]);
  expect(html.match(/<p>(Auftrag #1002, Möbel 1, 1 Stück\. .*?)<\/p>/)?.[1]).toMatch(note);
  expect(html).not.toContain('<p>Auftrag #1001');
  const list = cuttingList(html).filter(({piece: name}) => name === '#1002 1');
  expect(list).toHaveLength(cuttingList(html).length / 2);
});

/** Puts a variant of the table with these attributes into a cart past the site, and pays it. */
async function buy(site: Site, attributes: {key: string; value: string}[], price?: number) {
  const client = createClient(site.storeUrl);
  const {data: found} = await client.query<{product: {variants: {nodes: {id: string; price: {amount: string}}[]}}}>(
    '{ product(handle: "konfigurator-tisch") { variants(first: 250) { nodes { id price { amount } } } } }',
  );
  const {nodes} = found.product.variants;
  const variant = nodes.find(({price: {amount}}) => price === undefined || Number(amount) * 100 === price);
  const {data} = await client.query<{cartCreate: {cart: {checkoutUrl: string}}}>(
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { checkoutUrl } } }',
    {lines: [{merchandiseId: variant?.id, quantity: 1, attributes}]},
  );
  expect((await placeOrder(data.cartCreate.cart.checkoutUrl)).status).toBe(303);
}

test('the workshop’s list can be made from a site with a password, too', async ({startOwnSite}) => {
  const site = await startOwnSite({env: {SITE_PASSWORD: 'eiche'}});
  const shopper = new Shopper(site);
  await shopper.post('/gate', {password: 'eiche', to: '/'});
  await shopper.add('konfigurator-tisch', 'length=180&width=80&color=%23b98a56');
  await placeOrder((await shopper.post('/cart', {intent: 'checkout'})).location);
  const closed = await runCommand(site, {SITE_PASSWORD: 'buche'});
  expect(closed.errors).toContain("Set SITE_PASSWORD to the site's password.");
  const {stdout} = await runCommand(site, {SITE_PASSWORD: 'eiche'});
  expect(stdout).toContain('has 1 drawing sheet of 1 open order.');
});

import type {Locator} from 'playwright';
import {localizedPath, languages} from '../../app/i18n/language';
import {expect, test} from '../support/test';

/** How many characters a full line of a paragraph has on average. */
const charactersInLine = (paragraph: Locator) =>
  paragraph.evaluate((element) => {
    const text = element.textContent ?? '';
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = getComputedStyle(element).font;
    return (text.length * element.clientWidth) / context.measureText(text).width;
  });

test.for(languages)('legal prose (%s) has lines that are easy to read', async (language, {open}) => {
  const page = await open(localizedPath('/legal/privacy-policy', language), {javaScript: false});
  await page.setViewportSize({width: 1920, height: 1080});
  const paragraph = page.getByRole('main').getByRole('paragraph').nth(2);
  expect(await charactersInLine(paragraph)).toBeGreaterThan(55);
  expect(await charactersInLine(paragraph)).toBeLessThan(69);
});

test('a page of text ends one section before the footer', async ({open}) => {
  const page = await open('/imprint', {javaScript: false});
  const last = await page.getByRole('main').getByRole('paragraph').last().boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThan(200);
});

test('a telephone number stays on one line', async ({open}) => {
  const page = await open('/imprint', {screen: 'phone', javaScript: false});
  const numbers = page.getByRole('main').getByRole('link', {name: /^\+49/});
  expect(await numbers.evaluateAll((all) => all.map((link) => link.getClientRects().length))).toEqual([1, 1]);
});

test('the pictures of the services stand in one column on a phone, beside words of any length', async ({open}) => {
  const page = await open('/services', {screen: 'phone', javaScript: false});
  const pictures = page.getByRole('region', {name: 'Leistungen'}).getByRole('listitem').locator('a > span:has(img)');
  const edges = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(edges).toEqual(Array(6).fill(370));
});

test('the text of a service is set smaller than a heading', async ({open}) => {
  const page = await open('/services/ladenbau', {javaScript: false});
  await page.setViewportSize({width: 1920, height: 1080});
  await expect(page.getByText(/^Ein guter Laden zeigt/)).toHaveCSS('font-size', '36px');
});

test.for(languages)('on paper a page (%s) is its name and its content', async (language, {open}) => {
  const page = await open(localizedPath('/legal/privacy-policy', language), {javaScript: false});
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('banner').getByRole('link', {name: 'Maser & Maß'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveCSS('font-size', '13.3333px');
  for (const around of [page.getByRole('navigation'), page.getByRole('contentinfo'), page.getByRole('complementary')]) {
    await expect(around).toHaveCount(0);
  }
});

test.for([
  ['/product/hocker-lot', 'Fugengasse 12'],
  ['/product/konfigurator-tisch', 'Fugengasse 12'],
  ['/faq', 'am Telefon, per Video'],
] as const)('on paper %s shows what opens on the screen, and no bar over it', async ([path, said], {open}) => {
  const page = await open(path, {javaScript: false});
  await page.setViewportSize({width: 780, height: 1100});
  await page.emulateMedia({media: 'print'});
  const main = page.getByRole('main');
  const hidden = main.locator('details').getByText(said).first();
  await expect(hidden).toBeVisible();
  expect((await hidden.boundingBox())?.height ?? 0).toBeGreaterThan(8);
  await expect(main.getByRole('heading', {name: 'Weitere Produkte'})).toHaveCount(0);
  const held = await main.evaluate(
    (element) =>
      [...element.querySelectorAll('form *')].filter((one) => /sticky|fixed/.test(getComputedStyle(one).position))
        .length,
  );
  expect(held).toBe(0);
});

test('on paper a product says which version its price belongs to, and the cart has no empty rows', async ({open}) => {
  const page = await open('/product/hocker-lot', {javaScript: false});
  await page.setViewportSize({width: 780, height: 1100});
  await page.emulateMedia({media: 'print'});
  const main = page.getByRole('main');
  await expect(main.locator('header p').first()).toContainText('(Eiche geölt)', {useInnerText: true});
  await page.emulateMedia({media: 'screen'});
  await main.getByRole('button', {name: 'In den Warenkorb'}).click();
  const code = main.getByText('Rabattcode', {exact: true}).first();
  await expect(code).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(code).toBeHidden();
});

test('the sections of a landing page stand right and left of their line in turn, on a tablet too', async ({open}) => {
  const page = await open('/innenarchitekt-leipzig', {screen: 'tablet', javaScript: false});
  const titles = page.getByRole('main').getByRole('heading', {name: /^(Altbau im|Haus am Kanal|Offene Werkstatt)/});
  const sides = await titles
    .and(page.locator('h2'))
    .evaluateAll((all) => all.map((one) => (one.getBoundingClientRect().x > innerWidth / 2 ? 'right' : 'left')));
  expect(sides).toEqual(['right', 'left', 'right']);
});

test('the header has as much space between its links as before its signs on a tablet', async ({open}) => {
  const page = await open('/', {screen: 'tablet', javaScript: false});
  const header = page.getByRole('banner');
  const [shop, search] = [
    header.getByRole('link', {name: 'Shop'}),
    header.getByRole('link', {name: 'Suche'}).locator('svg'),
  ];
  const [before, after] = await Promise.all([shop.boundingBox(), search.boundingBox()]);
  expect((after?.x ?? 0) - ((before?.x ?? 0) + (before?.width ?? 0))).toBeGreaterThan(20);
});

test.for([
  ['/about', 'auto'],
  ['/en/about', '"‘" "’"'],
] as const)('what clients say on %s stands between the quotes of its language', async ([path, quotes], {open}) => {
  const page = await open(path, {javaScript: false});
  await expect(page.getByRole('blockquote').first()).toHaveCSS('quotes', quotes);
});

test('a text that is cut on the screen is whole on paper', async ({open}) => {
  const page = await open('/innenarchitekt-leipzig', {javaScript: false});
  const more = page.getByRole('main').getByText('Mehr lesen');
  const last = page
    .getByRole('main')
    .getByText(/kommt zum ersten Termin selbst\.$/)
    .last();
  const height = async () => (await last.boundingBox())?.height ?? 0;
  await expect(more).toBeVisible();
  const cut = await height();
  await page.emulateMedia({media: 'print'});
  await expect(more).toBeHidden();
  expect(await height()).toBeGreaterThan(cut + 20);
  // The quote that hangs in the margin of the screen would be cut.
  await expect(page.getByRole('blockquote').first()).toHaveCSS('text-indent', '0px');
});

test('on paper no link looks like a button, and no picture is parted', async ({open}) => {
  const page = await open('/services/ladenbau', {javaScript: false});
  const picture = page.getByRole('main').getByRole('img').first().locator('..');
  await expect(picture).toHaveCSS('break-inside', 'auto');
  await page.emulateMedia({media: 'print'});
  await expect(picture).toHaveCSS('break-inside', 'avoid');
  await page.goto('/');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('main').getByRole('link', {name: 'Projekte', exact: true})).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', {name: 'Unsere Leistungen'})).toBeVisible();
});

test('the team stands on paper, without what copies an address', async ({open}) => {
  const page = await open('/en/about');
  const team = page.getByRole('region', {name: 'Team'}).getByRole('listitem');
  const copy = team.getByText('Copy email');
  await expect(copy.first()).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(team.getByText('Malwine Aschkamp')).toBeVisible();
  await expect(copy.first()).toBeHidden();
});

test('a page that says what went wrong does so in as many lines on a large screen', async ({open}) => {
  const page = await open('/no-such-page', {javaScript: false, expectedErrors: [/status 404/]});
  const lines = () =>
    page.getByRole('heading', {level: 1}).evaluate((element) => {
      const {height} = element.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
    });
  const desktop = await lines();
  await page.setViewportSize({width: 1920, height: 1080});
  expect(await lines()).toBe(desktop);
});

test('single pictures of a project stand left and right in turn', async ({open}) => {
  const page = await open('/projects/cafe-kornblume', {javaScript: false});
  const boxes = await page
    .getByRole('main')
    .getByRole('figure')
    .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().toJSON() as DOMRect));
  const singles = boxes.filter(({width}) => width < 1000);
  expect(singles.map(({left}) => (left < 300 ? 'left' : 'right'))).toEqual(['left', 'right', 'left']);
});

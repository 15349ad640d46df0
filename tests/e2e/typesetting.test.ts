import type {Locator, Page} from '@playwright/test';
import {brand} from '../../app/brand';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';

const wide = {width: 1920, height: 1080};
/** As wide as a page of paper. */
const paper = {width: 780, height: 1100};

/** How many characters a full line of a paragraph has on average. */
const charactersInLine = (paragraph: Locator) =>
  paragraph.evaluate((element) => {
    const text = element.textContent ?? '';
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = getComputedStyle(element).font;
    return (text.length * element.clientWidth) / context.measureText(text).width;
  });

/** The words of a headline that are broken, or that do not fit into the window. */
const brokenWords = (page: Page, name: string) =>
  page.getByRole('heading', {name}).evaluate((heading) => {
    const node = heading.firstChild as Text;
    const words = [...node.data.matchAll(/\S+/g)].filter(({0: word, index}) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1 || range.getBoundingClientRect().right > window.innerWidth - 20;
    });
    return words.map(([word]) => word);
  });

test('a page of text is comfortable to read, and ends near the footer', async ({open}) => {
  const page = await open('/imprint', {javaScript: false});
  const main = page.getByRole('main');
  await test.step('the text ends one section before the footer', async () => {
    const last = await main.getByRole('paragraph').last().boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) - ((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThan(200);
  });

  await test.step('a telephone number stays on one line', async () => {
    await page.setViewportSize(screens.phone);
    const numbers = main.getByRole('link', {name: /^\+49/});
    expect(await numbers.evaluateAll((all) => all.map((link) => link.getClientRects().length))).toEqual([1, 1]);
  });

  await test.step('on a phone, headlines break only between words', async () => {
    for (const [path, name] of [
      ['/projects/kanzlei-am-hofgarten', 'Altbau im Waldstraßenviertel'],
      ['/legal/terms-of-service', 'Allgemeine Geschäftsbedingungen'],
      ['/legal/privacy-policy', 'Datenschutzerklärung'],
    ] as const) {
      await page.goto(path);
      expect(await brokenWords(page, name), path).toEqual([]);
    }
  });

  await test.step('lines are neither too long nor too short to read', async () => {
    await page.setViewportSize(wide);
    const characters = await charactersInLine(main.getByRole('paragraph').nth(2));
    expect(characters).toBeGreaterThan(55);
    expect(characters).toBeLessThan(69);
  });

  await test.step('on paper, the page has only the site’s name and its content', async () => {
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('banner').getByRole('link', {name: brand.name})).toBeVisible();
    await expect(main.getByRole('heading', {level: 1})).toBeVisible();
    await expect(main.getByRole('paragraph').first()).toHaveCSS('font-size', '13.3333px');
    for (const role of ['navigation', 'contentinfo', 'complementary'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  });
});

test('pictures share an edge on a phone, and the links in the header are evenly spaced', async ({open}) => {
  const page = await open('/services', {screen: 'phone', javaScript: false});
  const main = page.getByRole('main');
  await test.step('on a phone, pictures of services share an edge, beside words of any length', async () => {
    const pictures = page.getByRole('region', {name: 'Leistungen'}).getByRole('listitem').locator('a > span:has(img)');
    await expect(pictures.first()).toBeVisible();
    const edges = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
    expect(edges).toEqual(Array(6).fill(370));
  });

  await test.step('on a tablet, links in the header have the same distance to each other as to the icons', async () => {
    await page.setViewportSize(screens.tablet);
    const header = page.getByRole('banner');
    const [shop, search] = [
      header.getByRole('link', {name: 'Shop'}),
      header.getByRole('link', {name: 'Suche'}).locator('svg'),
    ];
    const [before, after] = await Promise.all([shop.boundingBox(), search.boundingBox()]);
    expect((after?.x ?? 0) - ((before?.x ?? 0) + (before?.width ?? 0))).toBeGreaterThan(20);
  });

  await test.step('single pictures of a project alternate between left and right', async () => {
    await page.setViewportSize(screens.desktop);
    await page.goto('/projects/cafe-kornblume');
    const boxes = await main
      .getByRole('figure')
      .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().toJSON() as DOMRect));
    const singles = boxes.filter(({width}) => width < 1000);
    expect(singles.map(({left}) => (left < 300 ? 'left' : 'right'))).toEqual(['left', 'right', 'left']);
  });
});

test('the title of an error page is not broken oddly on a large screen', async ({open}) => {
  const page = await open('/no-such-page', {javaScript: false, expectedErrors: [/status 404/]});
  const lines = () =>
    page.getByRole('heading', {level: 1}).evaluate((element) => {
      const {height} = element.getBoundingClientRect();
      return Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
    });
  const desktop = await lines();
  await page.setViewportSize(wide);
  expect(await lines()).toBe(desktop);

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', {name: 'Social'})).toBeVisible();
  await expect(footer.getByRole('region')).toHaveCount(0);
});

test('a printed page shows what is folded on the screen, and leaves out floating bars', async ({open}) => {
  const page = await open('/faq', {javaScript: false});
  await page.setViewportSize(paper);
  await page.emulateMedia({media: 'print'});
  const main = page.getByRole('main');
  const expectExpanded = async (content: string) => {
    const hidden = main.locator('details').getByText(content).first();
    await expect(hidden).toBeVisible();
    expect((await hidden.boundingBox())?.height ?? 0).toBeGreaterThan(8);
    await expect(main.getByRole('heading', {name: 'Weitere Produkte'})).toHaveCount(0);
    const bars = await main.evaluate((element) => {
      const parts = [...element.querySelectorAll('form *')];
      return parts.filter((one) => /sticky|fixed/.test(getComputedStyle(one).position)).length;
    });
    expect(bars).toBe(0);
  };
  await expectExpanded('am Telefon, per Video');
  await page.goto('/product/konfigurator-tisch');
  await expectExpanded('Fugengasse 12');
  await page.goto('/product/hocker-lot');
  await expectExpanded('Fugengasse 12');

  await test.step('a product says which variant its price belongs to', async () => {
    await expect(main.locator('header p').first()).toContainText('(Eiche geölt)', {useInnerText: true});
  });

  await test.step('the cart has no empty rows', async () => {
    await page.emulateMedia({media: 'screen'});
    await main.getByRole('button', {name: 'In den Warenkorb'}).click();
    const code = main.getByText('Rabattcode', {exact: true}).first();
    await expect(code).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(code).toBeHidden();
  });
});

test('a printed page has the whole text, no split picture, and no link that looks like a button', async ({open}) => {
  const page = await open('/services/ladenbau', {javaScript: false});
  const main = page.getByRole('main');
  const picture = main.getByRole('img').first().locator('..');
  await expect(picture).toHaveCSS('break-inside', 'auto');
  await page.emulateMedia({media: 'print'});
  await expect(picture).toHaveCSS('break-inside', 'avoid');
  await expect(picture.locator('img[aria-hidden]')).toBeHidden();
  await page.goto('/');
  await expect(main.getByRole('link', {name: 'Projekte', exact: true})).toBeHidden();
  await expect(main.getByRole('link', {name: 'Unsere Leistungen'})).toBeVisible();

  await test.step('a text that is cut on the screen prints in full', async () => {
    await page.emulateMedia({media: 'screen'});
    await page.goto('/innenarchitekt-leipzig');
    const more = main.getByText('Mehr lesen');
    const last = main.getByText(/kommt zum ersten Termin selbst\.$/).last();
    const height = async () => (await last.boundingBox())?.height ?? 0;
    await expect(more).toBeVisible();
    const cut = await height();
    await page.emulateMedia({media: 'print'});
    await expect(more).toBeHidden();
    expect(await height()).toBeGreaterThan(cut + 20);
    // The quote that hangs in the margin of the screen would be cut.
    await expect(page.getByRole('blockquote').first()).toHaveCSS('text-indent', '0px');
  });
});

import {describe} from 'vitest';
import type {Page} from 'playwright';
import sharp from 'sharp';
import {cornersOf} from '../../app/configurator/plan/geometry';
import {cameraOf, firstTurn, projected} from '../../app/configurator/view/camera';
import {loadContent} from '../../studio/load';
import {configured, partsOf, piece} from '../unit/configurator/plans';
import {expectAccessible} from '../support/accessibility';
import {main, price} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {coloredBox, openView, pretendGraphicsCard, space, tab, waitForPicture, hurryPictures} from '../support/stage';
import {expect, test} from '../support/test';

const walnut = '/product/konfigurator-tisch?color=6b4a32&length=200&width=90';
const photo = (page: Page) => page.getByRole('tabpanel').getByRole('img', {name: /^Esstisch aus geöltem Nussbaum/});
const drawing = (page: Page) => page.getByRole('img', {name: /Draufsicht/});
const slider = (page: Page, name: string) => page.getByLabel(`${name} mit dem Regler`);

test('the page arrives with the photograph of the chosen wood, and with no code of the view', async ({open}) => {
  const page = await open('/shop');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(walnut);
  await waitForConfigurator(page);
  await expect(photo(page)).toBeVisible();
  await expect(tab(page, /Foto/)).toHaveAttribute('aria-selected', 'true');
  await expect(drawing(page)).toBeHidden();
  const first = page.getByRole('slider').first();
  await first.hover();
  await page.mouse.wheel(0, 400);
  await page.mouse.wheel(0, -400);
  const ofView = () => scripts.filter((url) => /\/Space-.*\.js/.test(url));
  expect(ofView()).toEqual([]);

  await pretendGraphicsCard(page);
  await hurryPictures(page);
  await first.press('ArrowRight');
  await expect(space(page)).toBeVisible();
  await expect(tab(page, /Ansicht/)).toHaveAttribute('aria-selected', 'true');
  expect(ofView()).toHaveLength(1);
  await expect(page.getByRole('img', {name: 'Räumliche Ansicht: 201 × 90 cm, Nussbaum, geölt'})).toBeVisible();
});

test('a colour without a photograph arrives as a drawing; a tab that was pressed stays', async ({open}) => {
  const page = await open('/en/product/kliv?color=e9e0d2&width=900&height=500', {consentRejected: true});
  await waitForConfigurator(page);
  const drawn = (color: RegExp) => page.getByRole('tabpanel').getByRole('img', {name: color}).and(page.locator('svg'));
  const choose = (name: string) => page.getByRole('radio', {name}).check();
  await expect(tab(page, /Photo/)).toBeHidden();
  await expect(drawn(/Cream/)).toBeVisible();
  await tab(page, /Drawing/).click();
  await choose('RAL 6005 Moss green');
  await expect(drawn(/Moss green/)).toBeVisible();
  await tab(page, /Photo/).click();
  await choose('RAL 3009 Oxide red');
  await expect(
    page.getByRole('tabpanel').getByRole('img', {name: /Planted KLIV planter in steel, oxide red/}),
  ).toBeVisible();
  await choose('RAL 9001 Cream');
  await expect(drawn(/Cream/)).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test('the photograph of a shelf, which is higher than the stage, is shown whole', async ({open}) => {
  const page = await open('/product/custom-shelf', {javaScript: false});
  const shelf = page.getByRole('img', {name: /^Regal aus geölter Eiche/}).first();
  await expect(shelf).toBeVisible();
  await expect(shelf).toHaveCSS('object-fit', 'contain');
  await page.goto('/product/konfigurator-tisch');
  await expect(page.getByRole('img', {name: /^Esstisch aus geölter Eiche/}).first()).toHaveCSS('object-fit', 'cover');
});

describe('the view on 400 × 300', () => {
  /** The box that a configuration should have. */
  function expectedBox([handle, across, down, color]: readonly [string, number, number, string], turn = firstTurn) {
    const made = piece(handle);
    const {offer} = made;
    const kliv = offer.kind === 'kliv';
    const size = (a: number, d: number) =>
      kliv ? {length: a, depth: 400, height: d} : {length: a * 10, depth: d * 10, height: 740};
    const most = ([one, other] = kliv ? [offer.width, offer.height] : [offer.length, offer.width]) =>
      size(one!.intervals.at(-1)!.to, other!.intervals.at(-1)!.to);
    const camera = cameraOf(size(across, down), most(), 4 / 3, turn);
    const corners = partsOf(made, configured(made, across, down, `#${color}`)).flatMap(cornersOf);
    const places = corners.map((corner) => projected(camera, corner, 400, 300));
    const [x, y] = [places.map(([at]) => at), places.map(([, at]) => at)];
    return {left: Math.min(...x), top: Math.min(...y), right: Math.max(...x), bottom: Math.max(...y)};
  }

  type Box = ReturnType<typeof expectedBox>;
  /** How far the drawn box is from the expected one, at its worst side, in pixels. */
  async function distance(page: Page, to: Box): Promise<number> {
    const box = await coloredBox(page);
    return Math.max(...(['left', 'top', 'right', 'bottom'] as const).map((side) => Math.abs(box[side] - to[side])));
  }
  async function drawnAs(page: Page, box: Box) {
    // The ring around the pointer has a colour, too.
    await page.mouse.move(200, 860);
    await expect.poll(() => distance(page, box), {timeout: 30_000}).toBeLessThanOrEqual(2);
  }

  const pieces = [
    ['konfigurator-tisch', 200, 90, '6b4a32', 'length', 'width'],
    ['kliv', 900, 500, '114232', 'width', 'height'],
  ] as const;

  test.for(pieces)('has the projected size, and grows with each measure: %s', async (made, {open}) => {
    const [handle, across, down, color, first, second] = made;
    const page = await open(
      `/product/${handle}?color=${color}&${first}=${across}&${second}=${down}&environment=indoor`,
      {
        consentRejected: true,
      },
    );
    await openView(page);
    const before = expectedBox([handle, across, down, color]);
    await drawnAs(page, before);
    const [inputAcross, inputDown] = [first, second].map((name) => page.locator(`input[name=${name}]`));
    await inputAcross?.fill(handle === 'kliv' ? '1100' : '260');
    await inputAcross?.press('Enter');
    const longer = expectedBox([handle, handle === 'kliv' ? 1100 : 260, down, color]);
    expect(longer.right - longer.left).toBeGreaterThan(before.right - before.left + 5);
    await drawnAs(page, longer);
    await inputDown?.fill(handle === 'kliv' ? '700' : '110');
    await inputDown?.press('Enter');
    const both = expectedBox([handle, handle === 'kliv' ? 1100 : 260, handle === 'kliv' ? 700 : 110, color]);
    expect(both.bottom - both.top).toBeGreaterThan(longer.bottom - longer.top + 3);
    await drawnAs(page, both);
  });

  test('is turned by arrow keys at once, by buttons and by dragging', async ({open}) => {
    const page = await open('/product/konfigurator-tisch?color=6b4a32&length=200&width=90', {
      consentRejected: true,
      reducedMotion: true,
    });
    await openView(page);
    const table = ['konfigurator-tisch', 200, 90, '6b4a32'] as const;
    await space(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await drawnAs(page, expectedBox(table, {yaw: -9, pitch: 22, zoom: 1}));
    await page.getByRole('button', {name: 'Nach links drehen'}).click();
    await drawnAs(page, expectedBox(table, {yaw: 21, pitch: 22, zoom: 1}));
    const {x, y} = (await space(page).boundingBox()) ?? {x: 0, y: 0};
    await page.mouse.move(x + 200, y + 150);
    await page.mouse.down();
    await page.mouse.move(x + 300, y + 150, {steps: 4});
    await page.mouse.up();
    await drawnAs(page, expectedBox(table, {yaw: -19, pitch: 22, zoom: 1}));
    await page.keyboard.press('-');
    await drawnAs(page, expectedBox(table, {yaw: -19, pitch: 22, zoom: 1 / 1.2}));
  });

  test('scrolls the page by the wheel until it has the focus', async ({open}) => {
    const page = await open('/product/konfigurator-tisch?color=6b4a32&length=200&width=90', {consentRejected: true});
    await openView(page);
    await page.getByRole('textbox', {name: 'Länge'}).focus();
    const {x, y} = (await space(page).boundingBox()) ?? {x: 0, y: 0};
    await page.mouse.move(x + 200, y + 150);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test('the bar above the consent banner leaves the view whole', async ({open}) => {
  const page = await open('/product/konfigurator-tisch');
  await page.setViewportSize({width: 1440, height: 900});
  await waitForConfigurator(page);
  await expect(page.getByRole('region', {name: 'Ihre Entscheidung'})).toBeVisible();
  await hurryPictures(page);
  await tab(page, /Ansicht/).click();
  await waitForPicture(page);
  const [panel, bar] = [await space(page).boundingBox(), await page.getByRole('tablist').boundingBox()];
  if (!panel || !bar) throw new Error('There is no stage');
  // Left of the piece there is paper from top to bottom.
  const clip = {x: panel.x + 20, y: panel.y + 4, width: 4, height: bar.y - panel.y - 8};
  const {channels} = await sharp(await page.screenshot({clip, scale: 'css'})).stats();
  for (const {min, max} of channels) expect(max - min).toBeLessThan(8);
});

describe('the drawing takes the place of the view', () => {
  test('where the browser draws nothing in space', async ({open}) => {
    const page = await open(walnut);
    await waitForConfigurator(page);
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await slider(page, 'Länge').press('ArrowRight');
    await expect(drawing(page)).toBeVisible();
    await tab(page, /Ansicht/).click();
    await expect(page.getByRole('status').filter({hasText: 'lässt sich hier nicht zeigen'})).toBeVisible();
    await expect(drawing(page)).toBeVisible();
    await expect(tab(page, /Ansicht/)).toBeHidden();
    await expect(tab(page, /Zeichnung/)).toHaveAttribute('aria-selected', 'true');
  });

  test('where the visitor saves data, until the view is asked for', async ({open}) => {
    const page = await open(walnut);
    await waitForConfigurator(page);
    await pretendGraphicsCard(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
    await slider(page, 'Länge').press('ArrowRight');
    await expect(drawing(page)).toBeVisible();
    await expect(space(page)).toBeHidden();
    await tab(page, /Ansicht/).click();
    await expect(space(page)).toBeVisible();
  });

  test('when the graphics card drops the picture, until the view is asked for again', async ({open}) => {
    const page = await open(walnut, {screen: 'phone', consentRejected: true});
    await waitForConfigurator(page);
    await hurryPictures(page);
    await tab(page, /Ansicht/).click();
    await waitForPicture(page);
    await page
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      );
    await expect(drawing(page)).toBeVisible();
    await expect(space(page)).toBeHidden();
    await tab(page, /Ansicht/).click();
    await waitForPicture(page);
    await expect(space(page)).toBeVisible();
  });

  test('when its code does not arrive', async ({open}) => {
    const page = await open(walnut, {expectedErrors: [/Space-.*\.js|ERR_FAILED/]});
    await waitForConfigurator(page);
    await page.route(/\/Space-.*\.js/, (route) => route.abort());
    await tab(page, /Ansicht/).click();
    await expect(page.getByRole('status').filter({hasText: 'lässt sich hier nicht zeigen'})).toBeVisible();
    await expect(drawing(page)).toBeVisible();
  });
});

test.for(['phone', 'desktop'] as const)(
  'tabs go by keys alone, and axe finds nothing in any: %s',
  async (screen, {open}) => {
    const page = await open(walnut, {screen, consentRejected: true});
    await waitForConfigurator(page);
    await hurryPictures(page);
    await tab(page, /Foto/).focus();
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, /Zeichnung/)).toBeFocused();
    await expect(drawing(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Home');
    await expect(tab(page, /Ansicht/)).toBeFocused();
    await waitForPicture(page);
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, /Foto/)).toBeFocused();
    await expect(photo(page)).toBeVisible();
    for (const one of await page.getByRole('tab').all()) {
      const box = await one.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  },
);

test('without JavaScript photograph, drawing and price are there, and nothing to press', async ({open}) => {
  for (const screen of ['phone', 'desktop'] as const) {
    const page = await open(walnut, {javaScript: false, screen});
    await expect(
      main(page)
        .getByRole('img', {name: /^Esstisch aus geöltem Nussbaum/})
        .first(),
    ).toBeVisible();
    await expect(drawing(page)).toBeVisible();
    await expect(price(page)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  }
});

test('the only picture of a product is on the stage alone', async ({open, startOwnSite}) => {
  const content = await loadContent();
  const products = content.products.map((product) => ({...product, images: product.images.slice(0, 1)}));
  const site = await startOwnSite({content: {...content, products}});
  const page = await open('/product/sitzbank-nach-mass', {site, javaScript: false});
  await expect(main(page).getByRole('img', {name: /bank/i})).toHaveCount(1);
  await expect(main(page).getByRole('list', {name: 'Bilder'})).toHaveCount(0);
  await page.goto('/product/hocker-lot');
  await expect(main(page).getByRole('list', {name: 'Bilder'})).toBeVisible();
});

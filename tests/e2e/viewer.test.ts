import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {computeCorners} from 'joinery/plan/geometry';
import {createCamera, getInitialRotation, type Rotation} from 'joinery/view/camera';
import {configurationOf, partsOf, piece} from '../unit/configurator/plans';
import {expectAccessible} from '../support/accessibility';
import {waitForConfigurator} from '../support/ready';
import {
  coloredBox,
  hurryPictures,
  openView,
  pretendGraphicsCard,
  projectPoint,
  space,
  tab,
  waitForPicture,
} from '../support/viewer';
import {expect, test} from '../support/test';

const walnut = '/product/konfigurator-tisch?color=6b4a32&length=200&width=90';
const photo = (page: Page) => page.getByRole('tabpanel').getByRole('img', {name: /^Esstisch aus geöltem Nussbaum/});
const drawing = (page: Page) => page.getByRole('img', {name: /Draufsicht/});
/** The stage with its tabs. */
const stage = '[role=tabpanel], [role=tablist]';
/** A window in which the 3D view has few pixels to draw. */
const small = {width: 400, height: 863};
const slider = (page: Page, name: string) => page.getByLabel(`${name} mit dem Regler`);

/** Lies on the top in every photograph of the table: left, top, width, height in pixels. */
const onPhoto = [300, 654, 700, 26] as const;

/** Mean red, green and blue of a part of a picture. */
async function meanOf(picture: string | Buffer, [left, top, width, height]: readonly [number, number, number, number]) {
  const part = await sharp(picture).extract({left, top, width, height}).removeAlpha().png().toBuffer();
  return (await sharp(part).stats()).channels.map(({mean}) => mean);
}

/** The same of the top of a table of 200 × 90 in the view, and of a corner of the view. */
async function meanOfTop(page: Page) {
  const size = {length: 2000, depth: 900, height: 740};
  const camera = createCamera(size, {...size, length: 2600, depth: 1100}, 4 / 3, getInitialRotation(size));
  const [x, y] = projectPoint(camera, [0, 0, 740], 400, 300).map(Math.round) as [number, number];
  const picture = await space(page).screenshot({scale: 'css', style: '[role=tabpanel] button {visibility: hidden}'});
  return {top: await meanOf(picture, [x - 30, y - 2, 60, 4]), corner: await meanOf(picture, [10, 10, 8, 8])};
}

test('the page of a made-to-measure piece starts with a photograph, and does not load the 3D view before it is wanted', async ({
  open,
}) => {
  // A text without scripts.
  const page = await open('/robots.txt', {consent: 'rejected'});
  await page.setViewportSize(small);
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
  const ofView = () => scripts.filter((url) => /\/Viewer3d-.*\.js/.test(url));
  expect(ofView()).toEqual([]);

  await pretendGraphicsCard(page);
  await hurryPictures(page);
  await first.press('ArrowRight');
  await expect(space(page)).toBeVisible();
  await expect(tab(page, /Ansicht/)).toHaveAttribute('aria-selected', 'true');
  expect(ofView()).toHaveLength(1);
  await expect(page.getByRole('img', {name: '3D-Ansicht: 201 × 90 cm, Nussbaum, geölt'})).toBeVisible();
});

test('a colour without a photograph shows the drawing, and a tab that the visitor has selected stays open', async ({
  open,
}) => {
  const page = await open('/en/product/kliv?color=e9e0d2&width=900&height=500', {consent: 'rejected'});
  await waitForConfigurator(page);
  const drawingOf = (color: RegExp) =>
    page.getByRole('tabpanel').getByRole('img', {name: color}).and(page.locator('svg'));
  const choose = (name: string) => page.getByRole('radio', {name}).check();
  await expect(tab(page, /Photo/)).toBeHidden();
  await expect(drawingOf(/Cream/)).toBeVisible();
  await tab(page, /Drawing/).click();
  await choose('RAL 6005 Moss green');
  await expect(drawingOf(/Moss green/)).toBeVisible();
  await tab(page, /Photo/).click();
  await choose('RAL 3009 Oxide red');
  await expect(
    page.getByRole('tabpanel').getByRole('img', {name: /Planted KLIV planter in steel, oxide red/}),
  ).toBeVisible();
  await choose('RAL 9001 Cream');
  await expect(drawingOf(/Cream/)).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test.describe('the 3D view at 400 × 300', () => {
  /** The box that a configuration should have. */
  function expectedBox([handle, across, down, color]: readonly [string, number, number, string], turn?: Rotation) {
    const made = piece(handle);
    const {offer} = made;
    const kliv = offer.kind === 'kliv';
    const size = (a: number, d: number) =>
      kliv ? {length: a, depth: 400, height: d} : {length: a * 10, depth: d * 10, height: 740};
    const most = ([one, other] = kliv ? [offer.width, offer.height] : [offer.length, offer.width]) =>
      size(one!.intervals.at(-1)!.to, other!.intervals.at(-1)!.to);
    const own = size(across, down);
    const camera = createCamera(own, most(), 4 / 3, turn ?? getInitialRotation(own));
    const corners = partsOf(made, configurationOf(made, across, down, `#${color}`)).flatMap(computeCorners);
    const places = corners.map((corner) => projectPoint(camera, corner, 400, 300));
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
    await waitForPicture(page);
    await expect.poll(() => distance(page, box), {timeout: 30_000}).toBeLessThanOrEqual(2);
  }

  test('shows the piece in its size and colour, and grows with each size', async ({open}) => {
    test.setTimeout(120_000);
    const page = await open(walnut, {consent: 'rejected'});
    await openView(page);
    const before = expectedBox(['konfigurator-tisch', 200, 90, '6b4a32']);
    await drawnAs(page, before);

    await test.step('the wood looks as in its photograph, on the background of the page', async () => {
      const inPhoto = await meanOf('studio/pictures/originals/tisch-nussbaum.webp', onPhoto);
      const view = await meanOfTop(page);
      view.top.forEach((amount, index) => expect(Math.abs(amount - inPhoto[index]!)).toBeLessThan(12));
      [246, 243, 238].forEach((amount, index) => expect(Math.abs(view.corner[index]! - amount)).toBeLessThan(1.5));
    });

    for (const [name, size] of [
      ['length', '260'],
      ['width', '110'],
    ] as const) {
      await page.locator(`input[name=${name}]`).fill(size);
      await page.locator(`input[name=${name}]`).press('Enter');
    }
    const larger = expectedBox(['konfigurator-tisch', 260, 110, '6b4a32']);
    const longer = expectedBox(['konfigurator-tisch', 260, 90, '6b4a32']);
    expect(longer.right - longer.left).toBeGreaterThan(before.right - before.left + 5);
    expect(larger.bottom - larger.top).toBeGreaterThan(longer.bottom - longer.top + 3);
    await drawnAs(page, larger);
  });

  test('turns by arrow keys, buttons and dragging, and does not keep the page from scrolling', async ({open}) => {
    test.setTimeout(120_000);
    const page = await open('/product/kliv?color=114232&width=900&height=500&environment=indoor', {
      consent: 'rejected',
      reducedMotion: true,
    });
    await openView(page);
    const planter = ['kliv', 900, 500, '114232'] as const;

    await page.getByRole('textbox', {name: 'Breite'}).focus();
    const atFirst = (await space(page).boundingBox()) ?? {x: 0, y: 0};
    await page.mouse.move(atFirst.x + 200, atFirst.y + 150);
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
    await page.evaluate(() => window.scrollTo(0, 0));

    await space(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await drawnAs(page, expectedBox(planter, {yaw: -9, pitch: 22, zoom: 1}));
    await page.getByRole('button', {name: 'Nach links drehen'}).click();
    const {x, y} = (await space(page).boundingBox()) ?? {x: 0, y: 0};
    await page.mouse.move(x + 200, y + 150);
    await page.mouse.down();
    await page.mouse.move(x + 300, y + 150, {steps: 2});
    await page.mouse.up();
    await page.keyboard.press('-');
    await drawnAs(page, expectedBox(planter, {yaw: -19, pitch: 22, zoom: 1 / 1.2}));
  });
});

test('the tabs photograph, drawing and 3D view can be used by keyboard alone, also above the consent banner', async ({
  open,
}) => {
  const page = await open(walnut);
  await page.setViewportSize({width: 1000, height: 700});
  await waitForConfigurator(page);
  await hurryPictures(page);
  await tab(page, /Foto/).focus();
  // A key that does nothing brings the banner.
  await page.keyboard.press('Shift');
  await expect(page.getByRole('region', {name: 'Ihre Entscheidung'})).toBeVisible();
  await expectAccessible(page, stage);
  for (const one of await page.getByRole('tab').all()) {
    const box = await one.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }

  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, /Zeichnung/)).toBeFocused();
  await expect(drawing(page)).toBeVisible();
  await expectAccessible(page, stage);
  await page.keyboard.press('Home');
  await expect(tab(page, /Ansicht/)).toBeFocused();
  await waitForPicture(page);
  await expectAccessible(page, stage);

  await test.step('the bar with the tabs does not cover the 3D view', async () => {
    const [panel, bar] = [await space(page).boundingBox(), await page.getByRole('tablist').boundingBox()];
    if (!panel || !bar) throw new Error('There is no stage');
    // Left of the piece there is paper from top to bottom, down to the ring around the tab.
    const clip = {x: panel.x + 20, y: panel.y + 4, width: 4, height: bar.y - panel.y - 12};
    const {channels} = await sharp(await page.screenshot({clip, scale: 'css'})).stats();
    for (const {min, max} of channels) expect(max - min).toBeLessThan(8);
  });

  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, /Foto/)).toBeFocused();
  await expect(photo(page)).toBeVisible();
});

test.describe('the drawing takes the place of the 3D view', () => {
  test('in a browser that cannot show 3D', async ({open}) => {
    const page = await open(walnut, {consent: 'rejected'});
    await waitForConfigurator(page);
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await slider(page, 'Länge').press('ArrowRight');
    await expect(drawing(page)).toBeVisible();
    await tab(page, /Ansicht/).click();
    await expect(page.getByRole('status').filter({hasText: 'lässt sich hier nicht anzeigen'})).toBeVisible();
    await expect(drawing(page)).toBeVisible();
    await expect(tab(page, /Ansicht/)).toBeHidden();
    await expect(tab(page, /Zeichnung/)).toHaveAttribute('aria-selected', 'true');

    await test.step('the gallery shows the photographs of the other woods', async () => {
      const pictures = page.getByRole('list', {name: 'Bilder'});
      const pictureOf = (wood: string) =>
        pictures.getByRole('img', {name: new RegExp(`^Esstisch aus geölte[mr] ${wood}`)});
      await expect(pictureOf('Eiche')).toHaveCount(1);
      await expect(pictureOf('Nussbaum')).toHaveCount(0);
      await page.getByRole('radio', {name: 'Eiche, geölt'}).check();
      await expect(pictureOf('Nussbaum')).toHaveCount(1);
      await expect(pictureOf('Eiche')).toHaveCount(0);
    });
  });

  test(
    'for visitors who save data, or when the graphics card fails, until they select the 3D view',
    {
      tag: '@phone',
    },
    async ({open}) => {
      const page = await open(walnut, {consent: 'rejected'});
      await waitForConfigurator(page);
      await pretendGraphicsCard(page);
      await hurryPictures(page);

      await test.step('for visitors who save data', async () => {
        await page.evaluate(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
        await slider(page, 'Länge').press('ArrowRight');
        await expect(drawing(page)).toBeVisible();
        await expect(space(page)).toBeHidden();
        await tab(page, /Ansicht/).click();
        await waitForPicture(page);
        await expect(space(page)).toBeVisible();
      });

      await test.step('after the graphics card failed', async () => {
        await page
          .locator('canvas')
          .evaluate((canvas: HTMLCanvasElement) =>
            canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
          );
        await expect(drawing(page)).toBeVisible();
        await expect(space(page)).toBeHidden();
        await tab(page, /Ansicht/).click();
        await expect(space(page)).toBeVisible({timeout: 30_000});
      });
    },
  );

  test('when the code of the 3D view fails to load', async ({open}) => {
    const page = await open(walnut, {consent: 'rejected', expectedErrors: [/Viewer3d-.*\.js|ERR_FAILED/]});
    await waitForConfigurator(page);
    await page.route(/\/Viewer3d-.*\.js/, (route) => route.abort());
    await tab(page, /Ansicht/).click();
    await expect(page.getByRole('status').filter({hasText: 'lässt sich hier nicht anzeigen'})).toBeVisible();
    await expect(drawing(page)).toBeVisible();
  });
});

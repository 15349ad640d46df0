import type {Locator, Page} from '@playwright/test';
import sharp from 'sharp';
import {createMatrix, type createCamera} from 'joinery/view/camera';
import type {Vector} from 'joinery/families/parts/part';
import {waitForConfigurator} from './ready';
import {expect} from '@playwright/test';

/** The stage of a made-to-measure product, with its tabs. */
export const tab = (page: Page, name: RegExp): Locator => page.getByRole('tab', {name});

/** What turns the piece in space. */
export const space = (page: Page): Locator => page.getByRole('group', {name: /^(Ansicht|View)$/});

/** The browser of the tests draws without a graphics card: then a page doesn't show the view by itself. This hides it. */
export const pretendGraphicsCard = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const {getExtension} = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getExtension = function (this: WebGL2RenderingContext, name: string) {
      return name === 'WEBGL_debug_renderer_info' ? null : (getExtension.call(this, name) as unknown);
    } as typeof getExtension;
  });

/**
 * Makes the page's clock fast: then a picture in space is done with its first shadows, as on a slow device. Without a graphics
 * card it would take seconds for the soft ones.
 */
export const hurryPictures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * 20;
  });

/** Waits until a picture in space has all its shadows. A slow machine takes its time for the first one. */
export async function waitForPicture(page: Page): Promise<void> {
  await page.locator('[role=group][aria-busy=false]').waitFor({timeout: 60_000});
}

/** Opens the view in a window that leaves it 400 × 300 pixels. */
export async function openView(page: Page): Promise<void> {
  await page.setViewportSize({width: 400, height: 863});
  await waitForConfigurator(page);
  await hurryPictures(page);
  await tab(page, /Ansicht/).click();
  await waitForPicture(page);
  const {width = 0, height = 0} = (await space(page).boundingBox()) ?? {};
  expect([width, Math.round(height)]).toEqual([400, 300]);
}

/** A pixel of the piece has a colour, or is darker than any shadow on the paper. */
const grey = 0.85;
const darkest = 150;

/** So much of the picture's rim may show the focus, in pixels. */
const rim = 6;

/** The smallest box in CSS pixels of the picture around everything that has a colour. */
export async function coloredBox(page: Page) {
  const place = await space(page).boundingBox();
  if (!place) throw new Error('There is no view');
  const {x: left, y: top, width, height} = place;
  const clip = {x: left + rim, y: top + rim, width: width - 2 * rim, height: height - 2 * rim};
  const {data, info} = await sharp(
    await page.screenshot({clip, scale: 'css', style: '[role=tabpanel] button {visibility: hidden}'}),
  )
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const box = {left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity};
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
      const [weak, strong] = [Math.min(red, green, blue), Math.max(red, green, blue)];
      if (weak >= strong * grey && strong >= darkest) continue;
      box.left = Math.min(box.left, x + rim);
      box.right = Math.max(box.right, x + rim + 1);
      box.top = Math.min(box.top, y + rim);
      box.bottom = Math.max(box.bottom, y + rim + 1);
    }
  return box;
}

/** Where a camera shows a point of the piece, given in mm, from the left and from the top of a picture of this size. */
export function projectPoint(camera: ReturnType<typeof createCamera>, point: Vector, width: number, height: number) {
  const matrix = createMatrix(camera, [0, 0]);
  const metres = [...point.map((millimetres) => millimetres / 1000), 1];
  const [x = 0, y = 0, , depth = 1] = [0, 1, 2, 3].map((row) =>
    metres.reduce((sum, value, column) => sum + value * matrix[column * 4 + row]!, 0),
  );
  return [((1 + x / depth) * width) / 2, ((1 - y / depth) * height) / 2] as const;
}

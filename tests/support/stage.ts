import type {Locator, Page} from 'playwright';
import sharp from 'sharp';

/** The stage of a made-to-measure product, with its tabs. */
export const tab = (page: Page, name: RegExp): Locator => page.getByRole('tab', {name});

/** What turns the piece in space. */
export const space = (page: Page): Locator => page.getByRole('group', {name: /^(Ansicht|View)$/});

/** Waits until a picture in space has all its shadows. A slow machine takes its time for the first one. */
export async function waitForPicture(page: Page): Promise<void> {
  await page.locator('[role=group][aria-busy=false]').waitFor({timeout: 60_000});
}

/** How much of a colour's strongest part its weakest may have, for a pixel of the piece: paper and shadows are grey. */
const grey = 0.85;

/** The smallest box in CSS pixels of the picture around everything that has a colour. */
export async function coloredBox(page: Page) {
  const clip = await space(page).boundingBox();
  if (!clip) throw new Error('There is no view');
  const {data, info} = await sharp(await page.screenshot({clip, scale: 'css'}))
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const box = {left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity};
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
      const [weak, strong] = [Math.min(red, green, blue), Math.max(red, green, blue)];
      if (weak >= strong * grey) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  return box;
}

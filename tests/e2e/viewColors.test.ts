import type {Page} from 'playwright';
import sharp from 'sharp';
import {cameraOf, firstTurn, projected} from '../../app/configurator/view/camera';
import {openView, space} from '../support/stage';
import {expect, test} from '../support/test';

/** Lies on the top in every photograph of the table: left, top, width, height in pixels. */
const onPhoto = [300, 654, 700, 26] as const;

/** Mean red, green and blue of a part of a picture. */
async function meanOf(picture: string | Buffer, [left, top, width, height]: readonly [number, number, number, number]) {
  const part = await sharp(picture).extract({left, top, width, height}).removeAlpha().png().toBuffer();
  return (await sharp(part).stats()).channels.map(({mean}) => mean);
}

/** The same of the top in the view. */
async function meanOfTop(page: Page) {
  const size = {length: 2000, depth: 900, height: 740};
  const camera = cameraOf(size, {...size, length: 2600, depth: 1100}, 4 / 3, firstTurn);
  const [x, y] = projected(camera, [0, 0, 740], 400, 300).map(Math.round) as [number, number];
  const picture = await space(page).screenshot({scale: 'css', style: '[role=tabpanel] button {visibility: hidden}'});
  return {top: await meanOf(picture, [x - 30, y - 2, 60, 4]), corner: await meanOf(picture, [10, 10, 8, 8])};
}

test.for([
  ['eiche', 'b98a56'],
  ['nussbaum', '6b4a32'],
])('the view shows a table in %s as its photograph does, on the ground of the page', async ([wood, color], {open}) => {
  const page = await open(`/product/konfigurator-tisch?color=${color}&length=200&width=90`, {consentRejected: true});
  await openView(page);
  await page.mouse.move(200, 860);
  const photo = await meanOf(`studio/pictures/originals/tisch-${wood}.webp`, onPhoto);
  const view = await meanOfTop(page);
  view.top.forEach((amount, index) => expect(Math.abs(amount - photo[index]!)).toBeLessThan(12));
  [246, 243, 238].forEach((amount, index) => expect(Math.abs(view.corner[index]! - amount)).toBeLessThan(1.5));
});

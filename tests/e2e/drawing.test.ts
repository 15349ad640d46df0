import {describe} from 'vitest';
import type {Page} from 'playwright';
import {waitForConfigurator} from '../support/ready';
import {tab} from '../support/stage';
import {expect, test} from '../support/test';

type View = 'front' | 'left' | 'top';

/** The box of a view on the screen, without the half of a line that lies outside. */
async function drawn(page: Page, view: View) {
  return page.locator(`article svg[role=img] [data-view=${view}]`).evaluate((group) => {
    const svg = (group as SVGGElement).ownerSVGElement;
    const scale = svg?.getScreenCTM()?.a ?? 1;
    const {width, height} = (group as SVGGElement).getBBox();
    return {width: width * scale, height: height * scale};
  });
}

describe('the drawing on a screen of 400 × 300', () => {
  /** Length, depth and height in mm. */
  const pieces = [
    ['konfigurator-tisch?color=b98a56&length=200&width=90', [2000, 900, 740], ['top', 'front']],
    ['custom-shelf?color=b98a56&length=120&width=28', [1200, 280, 1920], ['front', 'left']],
    ['kliv?color=114232&width=900&height=500&environment=indoor', [900, 400, 500], ['front', 'left']],
  ] as const;

  test.for(pieces)('has the proportions of the piece in each view: %s', async ([path, size, views], {open}) => {
    const page = await open(`/product/${path}`, {javaScript: false});
    await page.setViewportSize({width: 400, height: 300});
    const [length, depth, height] = size;
    const first = await drawn(page, views[0]);
    const scale = first.width / length;
    for (const view of views) {
      const box = await drawn(page, view);
      expect(Math.abs(box.width - (view === 'left' ? depth : length) * scale)).toBeLessThan(2);
      expect(Math.abs(box.height - (view === 'top' ? depth : height) * scale)).toBeLessThan(2);
    }
  });
});

test('the drawing grows with each measure', async ({open}) => {
  const page = await open('/product/konfigurator-tisch?color=b98a56&length=140&width=80');
  await waitForConfigurator(page);
  await tab(page, /Zeichnung/).click();
  const before = await drawn(page, 'top');
  for (const name of ['Länge mit dem Regler', 'Breite mit dem Regler']) await page.getByLabel(name).press('End');
  await expect.poll(async () => (await drawn(page, 'top')).width / before.width).toBeCloseTo(260 / 140, 1);
  expect((await drawn(page, 'top')).height / before.height).toBeCloseTo(110 / 80, 1);
});

test('the end of a dimension line can be pulled', async ({open}) => {
  const page = await open('/product/konfigurator-tisch?color=b98a56&length=160&width=80');
  await waitForConfigurator(page);
  await tab(page, /Zeichnung/).click();
  const before = await drawn(page, 'top');
  const grip = await page.locator('article svg[role=img] circle').first().boundingBox();
  if (!grip) throw new Error('The drawing has no grip');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The drawing stays in the middle: its end moves by half of what the piece becomes longer.
  await page.mouse.move(x + (before.width * 40) / 160 / 2, y, {steps: 4});
  await page.mouse.up();
  await expect(page.getByLabel('Länge', {exact: true})).toHaveValue('200');
  await expect(page).toHaveURL(/length=200&width=80$/);
});

import type {Locator} from '@playwright/test';
import {getDocument, tags} from '../../tools/document';
import {waitForConfigurator} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';
import {tab} from '../support/viewer';

const boxOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);

test('the large photograph of a piece fills its stage beside the form, and opens full screen with no other picture', async ({
  open,
}) => {
  const page = await open('/product/custom-shelf', {consent: 'rejected'});
  await waitForConfigurator(page);
  const stage = page.getByRole('tabpanel');
  const shelf = stage.getByRole('img', {name: /^Regal aus geölter Eiche/});

  for (const size of [screens.phone, screens.desktop]) {
    await test.step(`nothing of the blurred preview is visible around the photograph, at ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expect(shelf).toBeVisible();
      const {width = 0, height = 1} = (await shelf.locator('..').boundingBox()) ?? {};
      await expect
        .poll(() => shelf.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
        .toBeCloseTo(width / height, 2);
      expect(height).toBeCloseTo((await boxOf(stage)).height, 0);
    });
  }

  const link = page.getByRole('link', {name: /^Bild vergrößern: Regal aus geölter Eiche/}).first();
  await link.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', {name: /^Regal aus geölter Eiche/})).toBeVisible();
  await expect(dialog.getByText('1/1')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  const pictures = page.getByRole('list', {name: 'Bilder'});
  const form = page.getByRole('slider').first();

  await test.step('no part of the page has lost its styling', async () => {
    await tab(page, /Zeichnung/).click();
    await expect(page.locator('[class~=undefined]')).toHaveCount(0);
  });

  for (const width of [1000, 1440, 1920]) {
    await test.step(`at ${width} px the pictures below stand in line with the large picture`, async () => {
      await page.setViewportSize({width, height: 900});
      const [panel, list] = [await boxOf(stage), await boxOf(pictures)];
      // The stage has a hairline around it.
      expect(Math.abs(list.left - panel.left)).toBeLessThanOrEqual(1.5);
      expect(Math.abs(list.right - panel.right)).toBeLessThanOrEqual(1.5);
    });
  }

  await test.step('on a tablet held across, the picture is beside the form', async () => {
    await page.setViewportSize({width: 1180, height: 820});
    expect((await boxOf(stage)).width).toBeLessThan(680);
  });

  await test.step('on an upright tablet the picture takes the whole width', async () => {
    await page.setViewportSize(screens.tablet);
    const panel = await boxOf(stage);
    expect(Math.round(panel.width)).toBe(screens.tablet.width);
    expect(panel.height).toBeGreaterThan(0.38 * screens.tablet.height);
    expect(panel.bottom).toBeLessThanOrEqual((await boxOf(form)).top);
    const heading = await boxOf(page.getByRole('heading', {level: 1}));
    expect((await boxOf(pictures)).left).toBe(heading.left);
  });
});

test('without JavaScript, the large photograph of a piece opens as a file', async ({site}) => {
  const {html} = await getDocument(`${site.url}/en/product/custom-shelf`);
  const link = tags(html, 'a').find((one) => one['aria-label']?.startsWith('Enlarge picture: Shelf in oiled oak'));
  const address = link?.href?.replaceAll('&amp;', '&') ?? '';
  expect(address).toMatch(/width=\d+&format=webp/);
  expect((await fetch(address)).headers.get('content-type')).toBe('image/webp');
});

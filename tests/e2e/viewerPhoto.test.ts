import {getDocument, tags} from '../../tools/document';
import {waitForConfigurator} from '../support/ready';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';

test('the large photograph of a piece opens full screen, with no other picture beside it', async ({open}) => {
  const page = await open('/product/custom-shelf', {consentRejected: true});
  await waitForConfigurator(page);
  const shelf = page.getByRole('tabpanel').getByRole('img', {name: /^Regal aus geölter Eiche/});

  for (const size of [screens.phone, screens.desktop]) {
    await test.step(`nothing of the blurred preview is visible around the photograph, at ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expect(shelf).toBeVisible();
      const {width = 0, height = 1} = (await shelf.locator('..').boundingBox()) ?? {};
      await expect
        .poll(() => shelf.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
        .toBeCloseTo(width / height, 2);
      const stage = await page.getByRole('tabpanel').boundingBox();
      expect(height).toBeCloseTo(stage?.height ?? 0, 0);
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
});

test('without JavaScript, the large photograph of a piece opens as a file', async ({site}) => {
  const {html} = await getDocument(`${site.url}/en/product/custom-shelf`);
  const link = tags(html, 'a').find((one) => one['aria-label']?.startsWith('Enlarge picture: Shelf in oiled oak'));
  const address = link?.href?.replaceAll('&amp;', '&') ?? '';
  expect(address).toMatch(/width=\d+&format=webp/);
  expect((await fetch(address)).headers.get('content-type')).toBe('image/webp');
});

import {waitForConfigurator} from '../support/ready';
import {expect, languagesAndScripts, test} from '../support/test';

const texts = {
  de: {prefix: '', link: /^Bild vergrößern: Regal aus geölter Eiche/, name: /^Regal aus geölter Eiche/},
  en: {prefix: '/en', link: /^Enlarge picture: Shelf in oiled oak/, name: /^Shelf in oiled oak/},
} as const;

test.for(languagesAndScripts)(
  'the photo on the stage opens full screen, without JavaScript its file (%o)',
  async ({language, javaScript}, {open}) => {
    const {prefix, link: linkName, name} = texts[language];
    const page = await open(`${prefix}/product/custom-shelf`, {javaScript, consentRejected: true});
    const link = page.getByRole('link', {name: linkName}).first();
    if (!javaScript) {
      await link.click();
      await expect(page).toHaveURL(/width=\d+&format=webp/);
      return;
    }
    await waitForConfigurator(page);
    await link.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', {name})).toBeVisible();
    await expect(dialog.getByText('1/1')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  },
);

test.for(['phone', 'desktop'] as const)(
  'beside the photograph of a shelf stands nothing of its placeholder: %s',
  async (screen, {open}) => {
    const page = await open('/product/custom-shelf', {screen, consentRejected: true});
    const shelf = page.getByRole('tabpanel').getByRole('img', {name: texts.de.name});
    await expect(shelf).toBeVisible();
    const {width = 0, height = 1} = (await shelf.locator('..').boundingBox()) ?? {};
    const own = await shelf.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    expect(width / height).toBeCloseTo(own, 2);
    const stage = await page.getByRole('tabpanel').boundingBox();
    expect(height).toBeCloseTo(stage?.height ?? 0, 0);
  },
);

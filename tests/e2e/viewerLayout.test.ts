import type {Locator} from '@playwright/test';
import {waitForConfigurator} from '../support/ready';
import {tab} from '../support/viewer';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';

const boxOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);

test('the picture of a piece is beside its form, and on an upright tablet above it', async ({open}) => {
  const page = await open('/product/custom-shelf', {consentRejected: true});
  await waitForConfigurator(page);
  const stage = page.getByRole('tabpanel');
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

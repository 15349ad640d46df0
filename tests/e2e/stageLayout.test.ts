import {waitForConfigurator} from '../support/ready';
import {tab} from '../support/stage';
import {expect, test} from '../support/test';

test('no part of the page has a class that its style sheet lacks', async ({open}) => {
  const page = await open('/product/custom-shelf');
  await waitForConfigurator(page);
  await tab(page, /Zeichnung/).click();
  await expect(page.locator('[class~=undefined]')).toHaveCount(0);
});

test('on an upright tablet the stage takes the whole width above the form, lying it stands beside', async ({open}) => {
  const page = await open('/product/konfigurator-tisch', {consentRejected: true});
  await waitForConfigurator(page);
  const boxOf = async (width: number, height: number) => {
    await page.setViewportSize({width, height});
    const panel = await page.getByRole('tabpanel').boundingBox();
    const form = await page.getByRole('slider').first().boundingBox();
    if (!panel || !form) throw new Error('There is no stage');
    return {width: Math.round(panel.width), height: panel.height, above: panel.y + panel.height <= form.y};
  };
  const upright = await boxOf(820, 1180);
  expect(upright).toMatchObject({width: 820, above: true});
  expect(upright.height).toBeGreaterThan(0.38 * 1180);
  const lying = await boxOf(1180, 820);
  expect(lying.width).toBeLessThan(680);
});

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

test('the pictures below share their edges with the stage beside the form, and with the text on an upright tablet', async ({
  open,
}) => {
  const page = await open('/product/custom-shelf', {consentRejected: true});
  await waitForConfigurator(page);
  const edges = async (width: number, height: number) => {
    await page.setViewportSize({width, height});
    const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
    const stage = await page.getByRole('tabpanel').evaluate(boxOf);
    const pictures = await page.getByRole('list', {name: 'Bilder'}).evaluate(boxOf);
    const heading = await page.getByRole('heading', {level: 1}).evaluate(boxOf);
    return {stage, pictures, heading};
  };
  for (const width of [1000, 1440, 1920]) {
    const {stage, pictures} = await edges(width, 900);
    // The stage has a hairline around it.
    expect(Math.abs(pictures.left - stage.left)).toBeLessThanOrEqual(1.5);
    expect(Math.abs(pictures.right - stage.right)).toBeLessThanOrEqual(1.5);
  }
  const {pictures, heading} = await edges(820, 1180);
  expect(pictures.left).toBe(heading.left);
});

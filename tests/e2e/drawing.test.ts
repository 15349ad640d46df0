import type {Page} from '@playwright/test';
import {main, price} from '../support/productPage';
import {waitForConfigurator} from '../support/ready';
import {tab} from '../support/viewer';
import {screens} from '../support/screens';
import {expect, test} from '../support/test';

type View = 'front' | 'left' | 'top';

/** The box of a view on the screen, without the half of a line that lies outside. */
async function drawnSize(page: Page, view: View) {
  return page.locator(`article svg[role=img] [data-view=${view}]`).evaluate((group) => {
    const svg = (group as SVGGElement).ownerSVGElement;
    const scale = svg?.getScreenCTM()?.a ?? 1;
    const {width, height} = (group as SVGGElement).getBBox();
    return {width: width * scale, height: height * scale};
  });
}

/** Expects that views have the proportions of a piece of length, depth and height in mm. */
async function expectProportions(page: Page, [length, depth, height]: readonly number[], views: readonly View[]) {
  const [first] = views;
  const scale = (await drawnSize(page, first ?? 'front')).width / length!;
  for (const view of views) {
    const box = await drawnSize(page, view);
    expect(Math.abs(box.width - (view === 'left' ? depth! : length!) * scale)).toBeLessThan(2);
    expect(Math.abs(box.height - (view === 'top' ? depth! : height!) * scale)).toBeLessThan(2);
  }
}

test('the drawing grows with each size, and can be pulled to size at its dimension line', async ({open}) => {
  const page = await open('/product/konfigurator-tisch?color=b98a56&length=160&width=80', {consent: 'rejected'});
  await waitForConfigurator(page);
  await tab(page, /Zeichnung/).click();

  await test.step('a step of the slider creates no element anew, because each new one costs the styles of the whole page', async () => {
    const slider = main(page).getByLabel('Länge mit dem Regler');
    await slider.press('ArrowRight');
    await expect(page).toHaveURL(/length=161&width=80/);
    const created = await slider.evaluate(async (input: HTMLInputElement) => {
      const added: Node[] = [];
      const observer = new MutationObserver((records) => records.forEach(({addedNodes}) => added.push(...addedNodes)));
      observer.observe(document.querySelector('main')!, {childList: true, subtree: true});
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '160');
      input.dispatchEvent(new Event('input', {bubbles: true}));
      await new Promise(requestAnimationFrame);
      return added.flatMap((node) => (node instanceof Element ? [node.outerHTML] : []));
    });
    await expect(slider).toHaveAttribute('aria-valuetext', /160/);
    expect(created).toEqual([]);
  });

  const before = await drawnSize(page, 'top');
  await expectProportions(page, [1600, 800, 740], ['top', 'front']);

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

  for (const name of ['Länge mit dem Regler', 'Breite mit dem Regler']) await page.getByLabel(name).press('End');
  await expect.poll(async () => (await drawnSize(page, 'top')).width / before.width).toBeCloseTo(260 / 160, 1);
  expect((await drawnSize(page, 'top')).height / before.height).toBeCloseTo(110 / 80, 1);
  await expectProportions(page, [2600, 1100, 740], ['top', 'front']);
});

test('without JavaScript, photograph, drawing and price are shown one below the other', async ({open}) => {
  const page = await open('/product/konfigurator-tisch?color=6b4a32&length=200&width=90', {javaScript: false});
  const photo = (name: RegExp) => main(page).getByRole('img', {name});

  for (const size of [screens.phone, screens.desktop]) {
    await test.step(`of a table on a screen of ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expect(photo(/^Esstisch aus geöltem Nussbaum/)).toBeVisible();
      await expect(photo(/^Esstisch aus geöltem Nussbaum/)).toHaveCSS('object-fit', 'cover');
      await expect(page.getByRole('img', {name: /Draufsicht/})).toBeVisible();
      await expect(price(page)).toBeVisible();
      await expect(page.getByRole('tab')).toHaveCount(0);
    });
  }

  await test.step('of a shelf that is higher than the screen, with its whole photograph', async () => {
    await page.goto('/product/custom-shelf?color=b98a56&length=120&width=28');
    await expect(photo(/^Regal aus geölter Eiche/)).toBeVisible();
    await expect(photo(/^Regal aus geölter Eiche/)).toHaveCSS('object-fit', 'contain');
    await expectProportions(page, [1200, 280, 1920], ['front', 'left']);
  });

  await test.step('of a planter in a colour without a photograph, with a complete drawing', async () => {
    await page.goto('/product/kliv?color=e9e0d2&width=900&height=500&environment=indoor');
    const drawing = page.getByRole('img', {name: /^Maßstäbliche .*900/});
    await expect(drawing.locator('path').last()).toHaveCSS('stroke', 'rgb(27, 26, 23)');
    await expect(drawing.getByText('900 mm')).toHaveCSS('font-variant-numeric', 'tabular-nums');
    await expectProportions(page, [900, 400, 500], ['front', 'left']);
  });
});

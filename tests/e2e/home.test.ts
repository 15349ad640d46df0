import type {Locator, Page} from 'playwright';
import {describe} from 'vitest';
import {scrollTop} from '../support/layout';
import {expect, test} from '../support/test';
import {swipe} from '../support/touch';

const germanSlider = (page: Page) => page.getByRole('region', {name: 'Neueste Projekte'});
const titleOf = (slider: Locator) => slider.getByRole('heading');

describe('the slider of the home page', () => {
  test('shows the four newest projects, also without JavaScript', async ({open}) => {
    const page = await open('/', {javaScript: false});
    const slides = germanSlider(page).getByRole('listitem');
    await expect(slides.getByRole('heading')).toHaveText([
      'Papeterie Blattgold',
      'Kanzlei am Hofgarten',
      'Altbau im Waldstraßenviertel',
      'Büro im Speicher',
    ]);
    await expect(slides.getByText(/, 20\d\d$/)).toHaveText([/2026/, /2025/, /2024/, /2024/]);
  });

  test('moves by buttons, goes round at both ends and links the project', async ({open}) => {
    const page = await open('/en', {reducedMotion: true});
    const slider = page.getByRole('region', {name: 'Newest projects'});
    const title = titleOf(slider);
    const next = slider.getByRole('button', {name: 'Show next project'});
    await next.waitFor();
    for (const expected of ['Hofgarten', 'Waldstraßenviertel', 'warehouse', 'Blattgold']) {
      await next.click();
      await expect(title).toContainText(expected);
    }
    await slider.getByRole('button', {name: 'Previous project'}).click();
    await expect(title).toContainText('warehouse');
    await next.click();
    await slider.getByRole('link', {name: 'View project'}).click();
    await expect(page).toHaveURL('/en/projects/laden-papeterie');
  });

  test('moves by arrow keys while at least 30 % of it is in view', async ({open}) => {
    const page = await open('/', {reducedMotion: true});
    const slider = germanSlider(page);
    const next = slider.getByRole('button', {name: 'Nächstes Projekt zeigen'});
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(slider).not.toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await next.scrollIntoViewIfNeeded();
    await expect(next).toBeInViewport({ratio: 0.5});
    await expect(titleOf(slider)).toHaveText('Papeterie Blattgold');
    await page.keyboard.press('ArrowRight');
    await expect(titleOf(slider)).toHaveText('Kanzlei am Hofgarten');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(titleOf(slider)).toHaveText('Büro im Speicher');
  });

  test('changes its caption after 900 ms, and can move again after 1,550 ms', async ({open}) => {
    const page = await open('/');
    await page.clock.install();
    await page.reload();
    const slider = germanSlider(page);
    const next = slider.getByRole('button', {name: 'Nächstes Projekt zeigen'});
    await next.waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    const position = slider.getByText(/0\d\/04/);

    await next.click();
    await page.clock.runFor(899);
    await expect(position).toHaveText('01/04');
    await page.clock.runFor(1);
    await expect(position).toHaveText('02/04');
    await page.clock.runFor(649);
    await next.click();
    await page.clock.runFor(1);
    await next.click();
    await page.clock.runFor(1550);
    await expect(position).toHaveText('03/04');
  });

  test('keeps the old picture beneath the mask until the transition is over', async ({open}) => {
    const page = await open('/');
    const slider = germanSlider(page);
    await slider.getByRole('button', {name: 'Nächstes Projekt zeigen'}).waitFor();
    // From the click until the old picture has gone, in the browser's own time, with its place under the new one.
    const seen = await slider.evaluate(async (section) => {
      const pictures = () => [...section.querySelectorAll('img[sizes="100vw"]')];
      const [old] = pictures();
      const start = performance.now();
      section.querySelectorAll('button')[1]?.click();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const layerOf = (picture?: Element) => picture?.closest<HTMLElement>('[style*="z-index"]')?.style.zIndex;
      const layers = pictures().map((picture) => [picture === old, layerOf(picture)]);
      while (old?.isConnected) await new Promise(requestAnimationFrame);
      return {layers, after: performance.now() - start};
    });
    expect(seen.layers).toHaveLength(2);
    expect(seen.layers).toContainEqual([false, '1']);
    expect(seen.after).toBeGreaterThanOrEqual(1540);
    expect(seen.after).toBeLessThan(2500);
  });

  test('shows the next project on a swipe to the right, and the previous on a swipe to the left', async ({open}) => {
    const page = await open('/', {screen: 'phone'});
    const slider = germanSlider(page);
    await slider.getByRole('button', {name: 'Nächstes Projekt zeigen'}).waitFor();
    const box = await slider.boundingBox();
    const from = {x: 195, y: (box?.y ?? 0) + 120};
    await swipe(page, from, 100);
    await expect(titleOf(slider)).toHaveText('Kanzlei am Hofgarten');
    await expect(slider.getByRole('img', {name: /./})).toHaveCount(1);
    await swipe(page, from, -100);
    await expect(titleOf(slider)).toHaveText('Papeterie Blattgold');
    await expect(slider.getByRole('img', {name: /./})).toHaveCount(1);
    await swipe(page, from, -100);
    await expect(titleOf(slider)).toHaveText('Büro im Speicher');
  });
});

describe('a long text', () => {
  const lines = (text: Locator) =>
    text.evaluate((element) => Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)));

  /** What can be seen of it: some of its parts are there for screen readers only. */
  const shown = (text: Locator) =>
    text.evaluate((element) => {
      const parts = [...element.children].filter((part) => getComputedStyle(part).position === 'static');
      return parts.map(({textContent}) => textContent).join('');
    });

  test.for([
    ['/tischlerei-koeln', 'phone', 3],
    ['/en/tischlerei-koeln', 'desktop', 5],
    ['/innenarchitekt-leipzig', 'desktop', 5],
    ['/en/innenarchitekt-leipzig', 'phone', 3],
  ] as const)('on %s (%s) shows up to %d lines, and the rest on demand', async ([path, screen, count], {open}) => {
    const page = await open(path, {screen, javaScript: false});
    const panel = page.getByRole('main').locator('div:has(> details)').first();
    const [text, toggle] = [panel.getByRole('paragraph'), panel.locator('summary')];
    const closed = await lines(text);
    expect(closed).toBeLessThanOrEqual(count);
    expect(await shown(text)).toMatch(/[.?]$/);
    await expect(text).toHaveText(/\.$/);
    await expect(toggle).toHaveText(/Mehr lesen|Read more/, {useInnerText: true});
    await toggle.press('Enter');
    expect(await lines(text)).toBeGreaterThan(count);
    await expect(toggle).toHaveText(/Weniger lesen|Read less/, {useInnerText: true});
    await toggle.press('Space');
    expect(await lines(text)).toBe(closed);
  });
});

test('a link far down the page leads to the top of the next page', async ({open}) => {
  const page = await open('/');
  const link = page.getByRole('main').getByRole('link', {name: 'Unsere Leistungen'});
  await link.scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Leistungen');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

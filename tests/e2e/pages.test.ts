import type {Page} from 'playwright';
import {expectAccessible} from '../support/accessibility';
import {hydrated} from '../support/frame';
import {everyPage} from '../../tools/pages';
import {expect, screens, test} from '../support/test';

/** Loads everything below the fold too: what is lazy, and what a scroll brings in. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

test.concurrent.for(everyPage)(
  '%s works in the browser, is accessible, and fits every width',
  async ([path, language], {open}) => {
    const screen = language === 'de' ? 'phone' : 'desktop';
    const page = await open(path, {screen, reducedMotion: true});
    // Pictures are the same in both languages, and making them is the slow part.
    if (language === 'de') await scrollThrough(page);
    await expectAccessible(page);

    for (const size of Object.values(screens)) {
      await page.setViewportSize(size);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      // Scripts that follow the window's size may need a frame.
      await expect.poll(overflow, {message: `wider than the window at ${size.width} px`}).toBeLessThanOrEqual(0);
    }
  },
);

test('scripts are asked for once the page has been painted', async ({open}) => {
  const page = await open('/');
  const [painted, scripts] = await page.evaluate(
    () =>
      [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        performance
          .getEntriesByType('resource')
          .filter(({name}) => name.endsWith('.js'))
          .map(({startTime}) => startTime),
      ] as const,
  );
  expect(scripts.length).toBeGreaterThan(1);
  expect(Math.min(...scripts)).toBeGreaterThan(painted);
});

test('scripts come in a browser too that does not tell when it has painted', async ({open}) => {
  const page = await open('/imprint');
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  await page.goto('/contact');
  await hydrated(page);
});

test.for(['/contact', '/product/custom-shelf'])(
  '%s comes to life under the fingers of who does not wait for it',
  async (path, {open}) => {
    const page = await open('/imprint', {refused: true});
    await page.addInitScript(() => {
      // A key between any two tasks of the page.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => {
        document.body?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift', bubbles: true}));
        if (!document.querySelector('html[style*="--announcement"]')) port2.postMessage(null);
      };
      port2.postMessage(null);
    });
    await page.goto(path);
    await hydrated(page);
    await page
      .getByRole('banner')
      .getByRole('link', {name: /Warenkorb/})
      .click();
    await expect(page.getByRole('dialog', {name: 'Warenkorb'})).toBeVisible();
  },
);

import type {Page} from 'playwright';
import {expectAccessible} from '../support/accessibility';
import {overflow} from '../support/layout';
import {everyPage} from '../../tools/pages';
import {waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, screens, test} from '../support/test';

/** Scrolls through the page, so that everything lazy loads too. */
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
  '%s has no errors, is accessible, and fits every width',
  async ([path, language], {open}) => {
    const screen = language === 'de' ? 'phone' : 'desktop';
    const page = await open(path, {screen, reducedMotion: true});
    // Once is enough: both languages have the same pictures, and they are slow to make.
    if (language === 'de') await scrollThrough(page);
    await expectAccessible(page);

    for (const size of Object.values(screens)) {
      await page.setViewportSize(size);
      // Scripts that follow the window's size may need a frame.
      await expect
        .poll(() => overflow(page), {message: `wider than the window at ${size.width} px`})
        .toBeLessThanOrEqual(0);
    }
  },
);

test('scripts are requested after the first paint', async ({open}) => {
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

test('scripts are requested after the largest picture', async ({open}) => {
  const page = await open('/imprint');
  const pictures = await holdRequests(page, /\/files\/.*width=(?!20\b)/);
  await page.goto('/projects', {waitUntil: 'domcontentloaded'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  pictures.release();
  await waitForHydration(page);
  const [shown, scripts] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const {currentSrc} = document.querySelector('img[fetchpriority=high]') as HTMLImageElement;
    return [
      entries.find(({name}) => name === currentSrc)?.responseEnd ?? Infinity,
      entries.filter(({name}) => name.endsWith('.js')).map(({startTime}) => startTime),
    ] as const;
  });
  expect(scripts.length).toBeGreaterThan(1);
  expect(Math.min(...scripts)).toBeGreaterThan(shown);
  await page.unrouteAll({behavior: 'wait'});
});

test('scripts load, too, when the largest picture does not', async ({open}) => {
  const page = await open('/imprint', {expectedErrors: [/ERR_FAILED/]});
  await page.route(/\/files\//, (route) => route.abort());
  await page.goto('/projects');
  await waitForHydration(page);
});

test('scripts load, too, when the browser does not report its first paint', async ({open}) => {
  const page = await open('/imprint');
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  await page.goto('/contact');
  await waitForHydration(page);
});

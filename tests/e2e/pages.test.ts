import {languages, localizedPath, withoutLanguage} from '~/i18n/language';
import {getDocument, tags} from '../../tools/document';
import {eachPageOnce, pages} from '../../tools/pages';
import {expectAccessible} from '../support/accessibility';
import {reasonsForLoadingAnew} from '../support/backForwardCache';
import {overflow} from '../support/layout';
import {expectContent, showDocument} from '../support/pageContent';
import {waitForHydration, waitForReact} from '../support/ready';
import {holdRequests} from '../support/requests';
import {screens} from '../support/screens';
import {shopContent} from '../support/shopContent';
import {studioContent} from '../support/studioContent';
import {expect, test} from '../support/test';

const content = new Map([...studioContent, ...shopContent]);

for (const [path, language] of eachPageOnce) {
  test(`the page ${path} works on every screen, for people with disabilities and on the way back`, async ({open}) => {
    const page = await open(path, {screen: language === 'de' ? 'phone' : 'desktop', reducedMotion: true});
    await waitForHydration(page);
    await expectAccessible(page);

    const check = content.get(withoutLanguage(path));
    for (const [name, size] of Object.entries(screens)) {
      await test.step(`on a ${name}`, async () => {
        await page.setViewportSize(size);
        // Scripts that follow the window's size may need a frame.
        await expect.poll(() => overflow(page), {message: 'wider than the window'}).toBeLessThanOrEqual(0);
        if (check && name !== 'tablet') await expectContent(page, language, check);
      });
    }

    await test.step('the browser can come back by its Back button at once, without loading anew', async () => {
      expect(await reasonsForLoadingAnew(page)).toEqual([]);
    });
  });
}

test('the test of every page would notice one that prevents the instant way back', async ({open}) => {
  const page = await open('/robots.txt');
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  await page.goto('/imprint');
  expect(await reasonsForLoadingAnew(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});

test('every picture of every page exists', async ({site}) => {
  const documents = await Promise.all(Object.values(pages).map((path) => getDocument(site.url + path)));
  const addresses = documents.flatMap(({html}) => tags(html, 'img').map(({src = ''}) => new URL(src, site.url)));
  const pictures = new Set(addresses.map(({origin, pathname}) => origin + pathname));
  expect(pictures.size).toBeGreaterThan(50);
  for (const picture of pictures) {
    // Small ones: making a large one takes a second.
    const {status, headers} = await fetch(`${picture}?width=16`);
    expect([status, headers.get('Content-Type')], picture).toEqual([200, expect.stringMatching(/^image\//)]);
    // The store has a placeholder, which no cache keeps, for a picture that is missing.
    expect(headers.get('Cache-Control'), picture).not.toBe('no-store');
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const language of languages) {
    const seen = new Set(eachPageOnce.map(([path]) => path));
    const unseen = [...content].filter(([path]) => !seen.has(localizedPath(path, language)));

    test(`every page is readable (${language})`, async ({page, site}) => {
      for (const [path, check] of unseen) {
        await test.step(path, async () => {
          await showDocument(page, site.url + localizedPath(path, language));
          await expectContent(page, language, check);
        });
      }
    });
  }
});

test('the scripts of a page load only after the visitor sees text and the largest picture', async ({open}) => {
  const page = await open('/robots.txt');
  const pictures = await holdRequests(page, /\/files\/.*width=(?!20\b)/);
  await page.goto('/projects', {waitUntil: 'domcontentloaded'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  pictures.release();
  await waitForHydration(page);
  const {painted, shown, scripts} = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const {currentSrc} = document.querySelector('img[fetchpriority=high]') as HTMLImageElement;
    return {
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      shown: entries.find(({name}) => name === currentSrc)?.responseEnd ?? Infinity,
      scripts: entries.filter(({name}) => name.endsWith('.js')).map(({startTime}) => startTime),
    };
  });
  expect(scripts.length).toBeGreaterThan(1);
  expect(Math.min(...scripts)).toBeGreaterThan(painted);
  expect(Math.min(...scripts)).toBeGreaterThan(shown);
  await page.unrouteAll({behavior: 'wait'});
});

test('the scripts of a page load even when its largest picture fails', async ({open}) => {
  const page = await open('/robots.txt', {expectedErrors: [/ERR_FAILED/]});
  await page.route(/\/files\//, (route) => route.abort());
  await page.goto('/projects');
  await waitForHydration(page);
});

test('the scripts of a page load even when the browser reports no paint', async ({open}) => {
  const page = await open('/robots.txt');
  await page.clock.install();
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => undefined));
  await page.goto('/contact');
  await page.clock.runFor(3000);
  await waitForReact(page);
});

import {chromium, type Browser, type Page} from 'playwright';
import {pages} from '../../tools/pages';
import {launchBrowser} from '../../tools/browser';
import {budgets, skeletonPages} from './budgets';
import {median} from './median';
import {serve} from './serve';
import {table} from './table';

/** Slow 4G and a phone's processor, as Lighthouse sets them when it throttles a browser. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const processorSlowdown = 4;

/** How long a visitor looks at the first page, and at the link before the tap, in ms. */
const timeOnPage = 6000;
const timeAtLink = 1000;

/** The picture that is the largest for so long, in ms, is the one that was waited for. */
const settlingTime = 3000;

interface Step {
  from: string;
  to: string;
}

const steps: Record<string, Step> = {
  'home → shop': {from: pages.home, to: pages.shop},
  'projects → project': {from: pages.projects, to: pages.project},
  'shop → product': {from: pages.shop, to: pages.product},
};

/** The skeleton's pages of the same kinds, with the store's content. */
const skeletonSteps: Record<string, Step> = {
  'home → shop': {from: skeletonPages.home, to: '/collections/unikate'},
  'shop → product': {from: skeletonPages.shop, to: '/products/ausstellungstisch-nussbaum'},
};

const footnote = `From the tap on a link to the frame with the largest picture of the next page's first screen, in seconds: 390 × 844 px, slow 4G,
a processor ${processorSlowdown} times slower, a new visitor each time, the median of all visits. The skeleton has no projects: its product counts.
Its home page leads to a collection.
`;

/** How long a phone's visitor waits from a tap to the picture of the next page, beside the skeleton's. */
export async function compareClicks(build: string, skeleton: string, runs: number): Promise<string> {
  const server = await launchBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const own = await measureSteps(browser, build, steps, runs);
    const other = await measureSteps(browser, skeleton, skeletonSteps, runs);
    const rows = Object.entries(own).map(([name, seconds]) => {
      const reference = other[name] ?? other['shop → product'] ?? Number.NaN;
      return [
        name,
        {figure: seconds},
        {figure: reference},
        {figure: seconds / reference, max: budgets.clickOfSkeleton},
      ];
    });
    return table(['Tap to picture, s', 'ours', 'the skeleton’s', 'of the skeleton’s'], rows) + footnote;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measureSteps(
  browser: Browser,
  build: string,
  measured: Record<string, Step>,
  runs: number,
): Promise<Record<string, number>> {
  const site = await serve(build);
  try {
    const seconds: Record<string, number> = {};
    for (const [name, step] of Object.entries(measured)) {
      const times = [];
      // The first visit fills the caches of the site.
      for (let run = 0; run <= runs; run += 1) times.push(await measureStep(browser, site.url, step));
      seconds[name] = median(times.slice(1)) / 1000;
    }
    return seconds;
  } finally {
    site.close();
  }
}

/** Milliseconds from the tap to the largest picture. */
async function measureStep(browser: Browser, origin: string, {from, to}: Step): Promise<number> {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'de-DE',
    // The skeleton's own policy allows pictures of Shopify's hosts only.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', {rate: processorSlowdown});
    await watchLargestPicture(page, to);
    await page.goto(origin + from);
    await page.waitForTimeout(timeOnPage);
    const link = page.locator(`main a[href="${to}"]`).filter({visible: true}).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(timeAtLink);
    await link.tap();
    const result = await page.waitForFunction(() => window.tapToPicture, undefined, {timeout: 60_000});
    return (await result.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    tapToPicture?: number;
  }
}

/**
 * Sets `tapToPicture` once the largest picture of the first screen of the page at `path` has stayed the same. It runs in each document,
 * because a tap before hydration loads a new one. It has methods only: the compiler's helper for named functions isn't there.
 */
async function watchLargestPicture(page: Page, path: string): Promise<void> {
  await page.addInitScript(
    ([target, settled]) => {
      const watcher = {
        loadedAt: 0,
        largest: undefined as HTMLImageElement | undefined,
        visibleArea(image: HTMLImageElement) {
          const {left, right, top, bottom} = image.getBoundingClientRect();
          const width = Math.min(right, innerWidth) - Math.max(left, 0);
          const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
          return Math.max(width, 0) * Math.max(height, 0);
        },
        /** A blurred placeholder is no picture yet. */
        isPlaceholder(image: HTMLImageElement) {
          return image.complete && image.naturalWidth > 0 && image.naturalWidth < 100;
        },
        look(now: number) {
          const tappedAt = Number(sessionStorage.getItem('tapped'));
          if (tappedAt && location.pathname === target) {
            const [largest] = [...document.images]
              .filter((image) => watcher.visibleArea(image) > 0 && !watcher.isPlaceholder(image))
              .sort((one, other) => watcher.visibleArea(other) - watcher.visibleArea(one));
            const isLoaded = largest !== undefined && largest.complete && largest.naturalWidth > 0;
            if (largest !== watcher.largest || !isLoaded) watcher.loadedAt = 0;
            watcher.largest = largest;
            if (isLoaded) watcher.loadedAt ||= now;
            if (watcher.loadedAt && now - watcher.loadedAt > settled) {
              window.tapToPicture = performance.timeOrigin + watcher.loadedAt - tappedAt;
              return;
            }
          }
          requestAnimationFrame((time) => watcher.look(time));
        },
      };
      addEventListener(
        'click',
        ({timeStamp}) => sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp)),
        true,
      );
      watcher.look(0);
    },
    [path, settlingTime] as const,
  );
}

import type {Browser, BrowserContext, CDPSession, Page} from 'playwright';

/** Slow 4G and a phone's processor, as Lighthouse sets them when it throttles a browser. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
export const processorSlowdown = 4;

/** The picture that is the largest for so long, in ms, is the one that was waited for. */
const settlingTime = 3000;

export interface Step {
  from: string;
  to: string;
}

/** How long a visitor looks at the first page, and then at the link, in ms. */
export interface Stay {
  onPage: number;
  atLink: number;
}

export interface Tap {
  /** Milliseconds from the tap to the largest picture of the next page. */
  picture: number;
  /** Requests that were sent after the tap and answered before the picture. */
  requests: number;
  /** Milliseconds from the largest picture of the first page to the first data that is fetched ahead; `NaN` if there is none. */
  aheadAfterPicture: number;
}

/** The way back to the first page. */
export interface Back {
  /** Milliseconds to the first frame with the link that was tapped, at its place. */
  shown: number;
  requests: number;
}

const phone = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
  // The skeleton's own policy allows pictures of Shopify's hosts only.
  bypassCSP: true,
};

/** Called on the next page, with the requests so far and all that follow. */
export type OnArrival<Result> = (page: Page, requests: readonly WatchedRequest[]) => Promise<Result>;

/** Visits a page as a new visitor with a phone, and taps a link to the next page. `onArrival` is called there. */
export async function measureTap<Result = undefined>(
  browser: Browser,
  origin: string,
  {from, to}: Step,
  stay: Stay,
  onArrival?: OnArrival<Result>,
): Promise<Tap & {next?: Result}> {
  const context = await browser.newContext(phone);
  try {
    const {page, session} = await openPage(context);
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', {rate: processorSlowdown});
    const requests = watchRequests(session);
    await watchPictures(page, to);
    await page.goto(origin + from);
    await page.waitForTimeout(stay.onPage);
    const link = page.locator(linkSelector(to)).filter({visible: true}).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(stay.atLink);
    await link.tap();
    await page.waitForFunction(() => window.pictureAt, undefined, {timeout: 60_000});
    const {pictureAt = 0, ...times} = await page.evaluate(() => ({
      pictureAt: window.pictureAt,
      largestAt: Number(sessionStorage.getItem('largest')),
      tappedAt: Number(sessionStorage.getItem('tapped')),
    }));
    const firstAhead = requests.find(({url, sentAt}) => url.includes('.data') && sentAt < times.tappedAt);
    return {
      picture: pictureAt - times.tappedAt,
      requests: countBetween(requests, times.tappedAt, pictureAt),
      aheadAfterPicture: firstAhead ? firstAhead.sentAt - times.largestAt : Number.NaN,
      next: await onArrival?.(page, requests),
    };
  } finally {
    await context.close();
  }
}

const linkSelector = (path: string) => `main a[href="${path}"]`;

function countBetween(requests: readonly WatchedRequest[], from: number, to: number): number {
  return requests.filter(({sentAt, answeredAt, isCached}) => sentAt > from && answeredAt < to && !isCached).length;
}

/** Goes back to the page on which the link to `to` was tapped, in the same document. */
export async function measureBack(page: Page, requests: readonly WatchedRequest[], to: string): Promise<Back> {
  const began = await page.evaluate(() => {
    history.back();
    return performance.timeOrigin + performance.now();
  });
  const shown = await page.waitForFunction(
    (selector) =>
      document.title === sessionStorage.getItem('title') &&
      scrollY === Number(sessionStorage.getItem('place')) &&
      document.querySelector(selector) &&
      performance.timeOrigin + performance.now(),
    linkSelector(to),
    {polling: 'raf'},
  );
  const shownAt = Number(await shown.jsonValue());
  return {shown: shownAt - began, requests: countBetween(requests, began, shownAt)};
}

/** Bytes that a page has loaded after `time` ms, for a visitor who saves data or not. The difference is what it fetches ahead. */
export async function measureBytes(browser: Browser, url: string, time: number, saveData: boolean): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const {page, session} = await openPage(context);
    let bytes = 0;
    session.on('Network.loadingFinished', ({encodedDataLength}) => {
      bytes += encodedDataLength;
    });
    if (saveData)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
    await page.goto(url);
    await page.waitForTimeout(time);
    return bytes;
  } finally {
    await context.close();
  }
}

async function openPage(context: BrowserContext): Promise<{page: Page; session: CDPSession}> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return {page, session};
}

/** A request with its times in ms since 1970. */
export interface WatchedRequest {
  url: string;
  sentAt: number;
  answeredAt: number;
  isCached: boolean;
}

function watchRequests(session: CDPSession): WatchedRequest[] {
  const requests: WatchedRequest[] = [];
  const byId = new Map<string, WatchedRequest>();
  /** Seconds from the browser's own clock to 1970. */
  let clockOffset = 0;
  session.on('Network.requestWillBeSent', ({requestId, request: {url}, wallTime, timestamp}) => {
    clockOffset ||= wallTime - timestamp;
    const watched = {url, sentAt: wallTime * 1000, answeredAt: Infinity, isCached: false};
    byId.set(requestId, watched);
    requests.push(watched);
  });
  const change = (requestId: string, changes: Partial<WatchedRequest>) =>
    Object.assign(byId.get(requestId) ?? {}, changes);
  session.on('Network.requestServedFromCache', ({requestId}) => void change(requestId, {isCached: true}));
  session.on('Network.responseReceived', ({requestId, response: {fromDiskCache, fromPrefetchCache}}) => {
    if (fromDiskCache || fromPrefetchCache) change(requestId, {isCached: true});
  });
  session.on('Network.loadingFinished', ({requestId, timestamp}) => {
    change(requestId, {answeredAt: (timestamp + clockOffset) * 1000});
  });
  return requests;
}

declare global {
  interface Window {
    /** When the next page's largest picture was there, in ms since 1970. */
    pictureAt?: number;
  }
}

/**
 * Sets `pictureAt` once the largest picture of the first screen of the page at `path` has stayed the same. It runs in each document,
 * because a tap before hydration loads a new one. It has methods only: the compiler's helper for named functions isn't there.
 */
async function watchPictures(page: Page, path: string): Promise<void> {
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
        /** A blurred placeholder is no picture, nor while it is loading. It is larger than the picture that covers it. */
        isPlaceholder(image: HTMLImageElement) {
          return /[?&]width=\d\d(&|$)/.test(image.currentSrc);
        },
        lookAtPictures(now: number) {
          const [largest] = [...document.images]
            .filter((image) => watcher.visibleArea(image) > 0 && !watcher.isPlaceholder(image))
            .sort((one, other) => watcher.visibleArea(other) - watcher.visibleArea(one));
          const isLoaded = largest !== undefined && largest.complete && largest.naturalWidth > 0;
          if (largest !== watcher.largest || !isLoaded) watcher.loadedAt = 0;
          watcher.largest = largest;
          if (isLoaded) watcher.loadedAt ||= now;
          if (watcher.loadedAt && now - watcher.loadedAt > settled)
            window.pictureAt = performance.timeOrigin + watcher.loadedAt;
        },
        look(now: number) {
          // The old page stays until the next one is rendered, and to look at its pictures would take time from that.
          const hasChanged = location.pathname === target && document.title !== sessionStorage.getItem('title');
          if (sessionStorage.getItem('tapped') && hasChanged) watcher.lookAtPictures(now);
          if (!window.pictureAt) requestAnimationFrame((time) => watcher.look(time));
        },
      };
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1);
        if (last && !sessionStorage.getItem('tapped'))
          sessionStorage.setItem('largest', String(performance.timeOrigin + last.startTime));
      }).observe({type: 'largest-contentful-paint', buffered: true});
      addEventListener(
        'click',
        ({timeStamp}) => {
          sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp));
          sessionStorage.setItem('place', String(scrollY));
          sessionStorage.setItem('title', document.title);
        },
        true,
      );
      watcher.look(0);
    },
    [path, settlingTime] as const,
  );
}

import {chromium, type Browser} from 'playwright';
import {pages} from '../../tools/pages';
import {launchBrowser} from '../../tools/browser';
import {budgets, skeletonPages} from './budgets';
import {median} from './median';
import {serve} from './serve';
import {table, type Cell} from './table';
import {
  measureBack,
  measureBytes,
  measureTap,
  processorSlowdown,
  type Back,
  type OnArrival,
  type Stay,
  type Step,
  type Tap,
} from './tap';

/** A visitor who looks around before the tap, and one who knows the way. */
const stays: Record<'settled' | 'hurried', Stay> = {
  settled: {onPage: 6000, atLink: 1000},
  hurried: {onPage: 1000, atLink: 0},
};

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
a processor ${processorSlowdown} times slower, a new visitor each time, the median of our visits and one of the skeleton's, which has no projects:
its product counts. Its home page leads to a collection. The first table has 6 s on the page and 1 s at the link; the second has a tap 1 s after the load.
'Ahead' is what the page has loaded more after 6 s than for a visitor who saves data, and how long after the largest picture it begins.
'Back' is the way back to the frame that shows the first page again, at the place of the tap.
`;

/** The taps of settled visitors, with the way back in our own site, and that of a hurried one. */
interface Taps {
  settled: (Tap & {next?: Back})[];
  hurried: Tap[];
}

/** How long a phone's visitor waits from a tap to the picture of the next page, beside the skeleton's. */
export async function compareClicks(build: string, skeleton: string, runs: number): Promise<string> {
  const server = await launchBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const own = await measureSteps(browser, build, steps, {runs, goesBack: true});
    const other = await measureSteps(browser, skeleton, skeletonSteps, {runs: 1, goesBack: false});
    const bytesAhead = await measureBytesAhead(browser, build);
    const missed: string[] = [];
    const compare = (name: string, stay: keyof typeof stays) => {
      const seconds = getSeconds(own[name]?.[stay]);
      const reference = getSeconds((other[name] ?? other['shop → product'])?.[stay]);
      return {seconds, reference, ratio: seconds / reference};
    };
    const settledRows = Object.keys(steps).map((name) => {
      const {seconds, reference, ratio} = compare(name, 'settled');
      if (!(ratio <= budgets.clickOfSkeleton)) missed.push(name);
      const taps = own[name]?.settled ?? [];
      return [
        name,
        {figure: seconds},
        {figure: reference},
        {figure: ratio, max: budgets.clickOfSkeleton},
        {figure: median(taps.map(({requests}) => requests))},
        {figure: (bytesAhead[name] ?? Number.NaN) / 1000, max: budgets.fetchedAhead},
        {figure: median(taps.map(({aheadAfterPicture}) => aheadAfterPicture / 1000)), min: 0},
        {figure: median(taps.map(({next}) => (next?.shown ?? Number.NaN) / 1000))},
        {figure: median(taps.map(({next}) => next?.requests ?? Number.NaN)), max: 0},
      ] satisfies Cell[];
    });
    const hurriedRows = Object.keys(steps).map((name) => {
      const {seconds, reference, ratio} = compare(name, 'hurried');
      return [name, {figure: seconds}, {figure: reference}, {figure: ratio}] satisfies Cell[];
    });
    const head = ['ours', 'the skeleton’s', 'of the skeleton’s'];
    const more = ['requests', 'ahead, kB', 'begun, s', 'back, s', 'requests'];
    return [
      table(['Tap to picture, s', ...head, ...more], settledRows),
      table(['Tap 1 s after the load', ...head], hurriedRows),
      missed.length ? `Missed: ${missed.join(', ')}.` : 'None of the three steps missed its budget.',
      footnote,
    ].join('\n');
  } finally {
    await browser.close();
    await server.close();
  }
}

const getSeconds = (taps: Tap[] = []) => median(taps.map(({picture}) => picture)) / 1000;

/** The tap of a settled visitor is measured `runs` times, that of a hurried one once. */
async function measureSteps(
  browser: Browser,
  build: string,
  measured: Record<string, Step>,
  {runs, goesBack}: {runs: number; goesBack: boolean},
): Promise<Record<string, Taps>> {
  const site = await serve(build);
  try {
    const taps: Record<string, Taps> = {};
    for (const [name, step] of Object.entries(measured)) {
      await fillCaches(site.url, step);
      const goBack: OnArrival<Back> = (page, requests) => measureBack(page, requests, step.to);
      const settled: Taps['settled'] = [];
      for (let run = 0; run < runs; run += 1)
        settled.push(await measureTap(browser, site.url, step, stays.settled, goesBack ? goBack : undefined));
      taps[name] = {settled, hurried: [await measureTap(browser, site.url, step, stays.hurried)]};
    }
    return taps;
  } finally {
    site.close();
  }
}

/** Lets the site cache documents and data of both pages, as for a visitor before. */
async function fillCaches(origin: string, {from, to}: Step): Promise<void> {
  for (const path of [from, to, `${from === '/' ? '/_root' : from}.data`, `${to}.data`]) await fetch(origin + path);
}

async function measureBytesAhead(browser: Browser, build: string): Promise<Record<string, number>> {
  const site = await serve(build);
  try {
    const measured = Object.entries(steps).map(async ([name, {from}]) => {
      const [all = Number.NaN, saving = Number.NaN] = await Promise.all(
        [false, true].map((saveData) => measureBytes(browser, site.url + from, stays.settled.onPage, saveData)),
      );
      return [name, all - saving] as const;
    });
    return Object.fromEntries(await Promise.all(measured));
  } finally {
    site.close();
  }
}

import {chromium, type Browser, type BrowserContext, type Page} from 'playwright';
import {expect as playwrightExpect} from 'playwright/test';
import {inject, test as base} from 'vitest';
import {nothing, serialiseChoice} from '../../app/consent/choice';
import {consentKey} from '../../app/consent/stored';
import {controlOf} from 'demo-store/control';
import {watchProblems} from './problems';
import {startSite, type RunningSite, type Site, type SiteOptions} from '../../tools/site';

/** With patience for a machine that has other work too. */
export const expect = playwrightExpect.configure({timeout: 10_000});

/** Sizes at which every page has to look right, in CSS pixels. */
export const screens = {
  phone: {width: 390, height: 844},
  tablet: {width: 820, height: 1180},
  desktop: {width: 1440, height: 900},
} as const;

export interface OpenOptions {
  /** Default: the site that all tests share. */
  site?: Site;
  javaScript?: boolean;
  screen?: keyof typeof screens;
  /** Cookies of the visitor, by name, with their values as they are sent. */
  cookies?: Record<string, string>;
  reducedMotion?: boolean;
  /** Whether the question for consent has been answered before, by a refusal. */
  refused?: boolean;
  /** Problems (see `problems.ts`) that the test means to cause. Each has to happen. */
  expected?: RegExp[];
}

/** Opens a path in a browser of its own kind: nothing is shared with another `open`. */
export type Open = (path: string, options?: OpenOptions) => Promise<Page>;

let connected: Promise<Browser> | undefined;
const browser = () => (connected ??= chromium.connect(inject('browserEndpoint')));

const {url, storeUrl} = inject('site');
const shared: Site = {url, storeUrl, control: controlOf(storeUrl)};

/** A site with its own store, caches and settings, for tests that need more than the shared one gives. */
type StartOwnSite = (options?: Omit<SiteOptions, 'build'>) => Promise<RunningSite>;

interface Opened {
  context: BrowserContext;
  problems: string[];
  expected: RegExp[];
}

/** What a browser keeps that has answered the question for consent with no. */
function refusalAt(origin: string) {
  const localStorage = [{name: consentKey, value: serialiseChoice(nothing, Date.now())}];
  return {cookies: [], origins: [{origin, localStorage}]};
}

async function openContext(options: OpenOptions): Promise<Opened> {
  const {site = shared, javaScript = true, screen = 'desktop', cookies = {}, expected = []} = options;
  const context = await (
    await browser()
  ).newContext({
    baseURL: site.url,
    javaScriptEnabled: javaScript,
    viewport: screens[screen],
    hasTouch: screen === 'phone',
    locale: 'de-DE',
    storageState: options.refused ? refusalAt(site.url) : undefined,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(10_000);
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({name, value, url: site.url})));
  const problems = watchProblems(context, {allowedOrigins: [site.url, site.storeUrl], javaScript});
  return {context, expected, problems};
}

/** Until React answers events: its scripts come after the first paint. A page without any, like the gate's, is at once. */
async function alive(page: Page) {
  await page.waitForFunction(
    () => !('__remixContext' in window) || Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
}

/** What one visit did wrong, and what it was meant to do wrong but didn't. */
function verdict({problems, expected}: Opened): string[] {
  const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
  const missing = expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
  return [...unexpected, ...missing.map((pattern) => `did not happen: ${pattern}`)];
}

/** `test` of the end-to-end tests. A test fails when one of its pages has a problem it doesn't expect. */
export const test = base.extend<{site: Site; startOwnSite: StartOwnSite; open: Open}>({
  // Vitest wants the first argument destructured, even where nothing of it is needed.
  site: async ({}, use) => {
    await shared.control.reset();
    await use(shared);
  },
  startOwnSite: async ({}, use) => {
    const sites: RunningSite[] = [];
    await use(async (options = {}) => {
      const site = await startSite({build: inject('build'), ...options});
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.close()));
  },
  // A site has to outlive the pages that are open on it, so this depends on the other.
  open: async ({startOwnSite: _}, use) => {
    const opened: Opened[] = [];
    await use(async (path, options = {}) => {
      const visit = await openContext(options);
      opened.push(visit);
      const page = await visit.context.newPage();
      await page.goto(path);
      if (options.javaScript !== false) await alive(page);
      return page;
    });
    await Promise.all(opened.map(({context}) => context.close()));
    const problems = opened.flatMap(verdict);
    if (problems.length) throw new Error(`The page had problems:\n${problems.join('\n')}`);
  },
});

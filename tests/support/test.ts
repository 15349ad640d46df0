import {chromium, type Browser, type BrowserContext, type Page} from 'playwright';
import {expect as playwrightExpect} from 'playwright/test';
import {afterAll, beforeAll, inject, test as base} from 'vitest';
import {nothing, serialiseChoice} from '../../app/consent/choice';
import {consentKey} from '../../app/consent/storageKey';
import {controlOf} from 'demo-store/control';
import {watchPageErrors} from './pageErrors';
import {waitForReact} from './ready';
import {startSite, type RunningSite, type Site, type SiteOptions} from '../../tools/site';

/** A longer timeout than Playwright's: the machine may have other work. */
export const expect = playwrightExpect.configure({timeout: 10_000});

/** Window sizes at which every page has to look right, in CSS pixels. */
export const screens = {
  phone: {width: 390, height: 844},
  tablet: {width: 820, height: 1180},
  desktop: {width: 1440, height: 900},
} as const;

/** Both languages, each with and without JavaScript. */
export const languagesAndScripts = (['de', 'en'] as const).flatMap((language) =>
  [true, false].map((javaScript) => ({language, javaScript})),
);

export interface OpenOptions {
  /** Default: the site that all tests share. */
  site?: Site;
  javaScript?: boolean;
  screen?: keyof typeof screens;
  /** The visitor's cookies by name, each value encoded as it is sent. */
  cookies?: Record<string, string>;
  reducedMotion?: boolean;
  /** A phone or tablet: fingers, and no pointer that hovers. */
  touch?: boolean;
  /** Whether the visitor has rejected all cookies on an earlier visit, so that no banner asks. */
  consentRejected?: boolean;
  /** Page errors (see `pageErrors.ts`) that the test causes on purpose. The test fails when one of them does not happen. */
  expectedErrors?: RegExp[];
}

/** Opens a path for a new visitor: no cookies, storage or cache are shared with another `open`. */
export type Open = (path: string, options?: OpenOptions) => Promise<Page>;

let connected: Promise<Browser> | undefined;
const browser = () => (connected ??= chromium.connect(inject('browserEndpoint')));

const {url, storeUrl} = inject('site');
const sharedSite: Site = {url, storeUrl, control: controlOf(storeUrl)};

/** Starts a site with its own store, caches and settings, for a test that changes them. */
type StartOwnSite = (options?: Omit<SiteOptions, 'build'>) => Promise<RunningSite>;

/**
 * A site of their own for all tests of a file or `describe` that only look at it. It is there when the first of them begins.
 */
export function siteForAll(
  options: () => Omit<SiteOptions, 'build'> | Promise<Omit<SiteOptions, 'build'>>,
): () => RunningSite {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({build: inject('build'), ...(await options())});
  });
  afterAll(() => site.close());
  return () => site;
}

interface Visit {
  context: BrowserContext;
  errors: string[];
  expectedErrors: RegExp[];
}

/**
 * What the browser of a visitor keeps who has rejected all cookies. Written before the page's own scripts run: a stored state of
 * Playwright's opens a page of its own for it, which takes longer than many a test.
 */
async function rejectConsent(context: BrowserContext, site: string): Promise<void> {
  await context.addInitScript(
    ([origin, key, choice]) => {
      if (location.origin === origin && localStorage.getItem(key) === null) localStorage.setItem(key, choice);
    },
    [new URL(site).origin, consentKey, serialiseChoice(nothing, Date.now())] as const,
  );
}

async function startVisit(options: OpenOptions): Promise<Visit> {
  const {site = sharedSite, javaScript = true, screen = 'desktop', cookies = {}, expectedErrors = []} = options;
  const context = await (
    await browser()
  ).newContext({
    baseURL: site.url,
    javaScriptEnabled: javaScript,
    viewport: screens[screen],
    hasTouch: screen === 'phone' || options.touch,
    isMobile: options.touch,
    locale: 'de-DE',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(10_000);
  if (options.consentRejected) await rejectConsent(context, site.url);
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({name, value, url: site.url})));
  const errors = watchPageErrors(context, {allowedOrigins: [site.url, site.storeUrl], javaScript});
  return {context, errors, expectedErrors};
}

/** The errors that were not expected, and the expected ones that did not happen. */
function failuresOf({errors, expectedErrors}: Visit): string[] {
  const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
  const missing = expectedErrors.filter((pattern) => !errors.some((error) => pattern.test(error)));
  return [...unexpected, ...missing.map((pattern) => `did not happen: ${pattern}`)];
}

/** `test` of the end-to-end tests. A test fails, too, when one of its pages has an error that it does not expect. */
export const test = base.extend<{site: Site; startOwnSite: StartOwnSite; open: Open}>({
  // Vitest requires that the first argument is destructured.
  site: async ({}, use) => {
    await sharedSite.control.reset();
    await use(sharedSite);
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
  // It depends on `startOwnSite`, so that pages are closed before their site.
  open: async ({startOwnSite: _}, use) => {
    const visits: Visit[] = [];
    await use(async (path, options = {}) => {
      const visit = await startVisit(options);
      visits.push(visit);
      const page = await visit.context.newPage();
      await page.goto(path);
      if (options.javaScript !== false) await waitForReact(page);
      return page;
    });
    await Promise.all(visits.map(({context}) => context.close()));
    const failures = visits.flatMap(failuresOf);
    if (failures.length) throw new Error(`The page had errors:\n${failures.join('\n')}`);
  },
});

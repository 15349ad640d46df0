import {test as base, type Browser, type BrowserContext, type Page} from '@playwright/test';
import {acceptAll, rejectAll, serialiseDecision} from '../../app/consent/decision';
import {consentKey} from '../../app/consent/storageKey';
import {output} from '../../tools/build';
import {startSite, type RunningSite, type Site, type SiteOptions} from '../../tools/site';
import {watchPageErrors} from './pageErrors';
import {waitForReact} from './ready';
import {screens} from './screens';

export {expect} from '@playwright/test';

/** Each language once, and each way to use a page once: neither depends on the other. */
export const languagesAndScripts = [
  {language: 'de', javaScript: true},
  {language: 'en', javaScript: false},
] as const;

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
  /** What the visitor has decided on an earlier visit, so that no banner asks. */
  consent?: keyof typeof decisions;
  /** Page errors (see `pageErrors.ts`) that the test causes on purpose. The test fails when one of them does not happen. */
  expectedErrors?: RegExp[];
}

/** Opens a path for a new visitor: no cookies, storage or cache are shared with another `open`. */
export type Open = (path: string, options?: OpenOptions) => Promise<Page>;

/** Starts a site with its own store, caches and settings, for a test that changes them. */
type StartOwnSite = (options?: Omit<SiteOptions, 'build'>) => Promise<RunningSite>;

/** A site of their own for all tests of a file or `describe` that only look at it. It is there when the first of them begins. */
export function siteForAll(
  options: () => Omit<SiteOptions, 'build'> | Promise<Omit<SiteOptions, 'build'>>,
): () => RunningSite {
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite({build: output, ...(await options())});
  });
  test.afterAll(() => site.close());
  return () => site;
}

interface Visit {
  context: BrowserContext;
  errors: string[];
  expectedErrors: RegExp[];
}

const decisions = {accepted: acceptAll, rejected: rejectAll};

/**
 * Makes the browser keep a decision of an earlier visit. It is written before the page's own scripts run: a stored state of
 * Playwright's opens a page of its own for it, which takes longer than many a test.
 */
async function storeConsent(context: BrowserContext, site: string, decision: keyof typeof decisions): Promise<void> {
  await context.addInitScript(
    ([origin, key, decision]) => {
      if (location.origin === origin && localStorage.getItem(key) === null) localStorage.setItem(key, decision);
    },
    [new URL(site).origin, consentKey, serialiseDecision(decisions[decision], {now: Date.now()})] as const,
  );
}

async function startVisit(browser: Browser, site: Site, options: OpenOptions): Promise<Visit> {
  const {javaScript = true, screen, cookies = {}, expectedErrors = []} = options;
  // What is left out is as the project of the test has it.
  const context = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: javaScript,
    ...(screen && {viewport: screens[screen], hasTouch: screen === 'phone'}),
    ...(options.touch && {hasTouch: true, isMobile: true}),
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
  });
  if (options.consent) await storeConsent(context, site.url, options.consent);
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

interface Fixtures {
  site: Site;
  startOwnSite: StartOwnSite;
  open: Open;
}

/** `test` of the end-to-end tests. A test fails, too, when one of its pages has an error that it does not expect. */
export const test = base.extend<Fixtures, {sharedSite: RunningSite}>({
  sharedSite: [
    async ({}, use) => {
      const site = await startSite({build: output});
      await use(site);
      await site.close();
    },
    {scope: 'worker'},
  ],
  site: async ({sharedSite}, use) => {
    await sharedSite.control.reset();
    await use(sharedSite);
  },
  startOwnSite: async ({}, use) => {
    const sites: RunningSite[] = [];
    await use(async (options = {}) => {
      const site = await startSite({build: output, ...options});
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.close()));
  },
  // It depends on `startOwnSite`, so that pages are closed before their site.
  open: async ({browser, sharedSite, startOwnSite: _}, use) => {
    const visits: Visit[] = [];
    await use(async (path, options = {}) => {
      const visit = await startVisit(browser, options.site ?? sharedSite, options);
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

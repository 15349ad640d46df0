import type {PageName} from '../../tools/pages';

/** kB (1000 bytes) of gzipped JavaScript on first load. The skeleton's product page has 111, and ours may have 10 more. */
const javaScript: Partial<Record<PageName, number>> = {home: 120, projects: 120, product: 121, configurator: 145};

/** Sizes are in kB (1000 bytes), gzipped. */
export const budgets = {
  javaScript,
  css: 22,
  /** Files that a document names; style sheets for paper don't count. */
  scripts: 20,
  styleSheets: 1,
  coldRequests: 2,
  warmRequests: 0,
  worker: 600,
  /** Documents a second, as a ratio to the rate of the constant or of the skeleton in the same run. */
  cachedOfConstant: 0.8,
  cachedOfSkeleton: 10,
  renderedOfSkeleton: 0.5,
  nodeOfConstant: 0.4,
  performance: 0.97,
  accessibility: 1,
  bestPractices: 1,
  seo: 1,
  /** LCP as a part of that of the skeleton's page of the same kind. */
  lcpOfSkeleton: 1.1,
  cls: 0,
  /** Milliseconds. */
  tbt: 150,
  /** Milliseconds of CPU time that the page's main thread takes for a slider's step, the median. */
  step: 8,
  /** Time from a tap to the next page's picture, as a part of the skeleton's. */
  clickOfSkeleton: 0.5,
  /** kB (1000 bytes) that a page on a phone loads ahead of any tap. */
  fetchedAhead: 80,
};

/** The pages of Hydrogen's unmodified skeleton that our pages are compared with. */
export const skeletonPages = {home: '/', shop: '/collections/all', product: '/products/hocker-lot'};

/** The pages that Lighthouse visits, one for each kind of opening section, each with the skeleton's page of the same kind. */
export const inspectedPages = {
  home: 'home',
  projects: 'shop',
  project: 'product',
  shop: 'shop',
  product: 'product',
  configurator: 'product',
  contact: 'home',
} as const satisfies Partial<Record<PageName, keyof typeof skeletonPages>>;

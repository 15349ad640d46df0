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
  nodeOfConstant: 0.5,
  performance: 0.97,
  accessibility: 1,
  bestPractices: 1,
  seo: 1,
  /** Seconds. */
  lcp: 2.2,
  cls: 0,
  /** Milliseconds. */
  tbt: 150,
  /** Milliseconds of CPU time that the page's main thread takes for a slider's step. */
  step: 12.5,
  /** Time from a tap to the next page's picture, as a part of the skeleton's. */
  clickOfSkeleton: 0.5,
};

/** The pages that Lighthouse visits: one page for each kind of opening section. */
export const inspectedPages = [
  'home',
  'projects',
  'project',
  'shop',
  'product',
  'configurator',
  'contact',
] as const satisfies readonly PageName[];

/** The pages of Hydrogen's unmodified skeleton that our pages are compared with. */
export const skeletonPages = {home: '/', shop: '/collections/all', product: '/products/hocker-lot'};

import type {PageName} from '../pages';

/** The budgets: kB (1000 bytes) gzipped, and numbers of requests. */
const javaScript: Partial<Record<PageName, number>> = {home: 120, projects: 120, product: 120, configurator: 145};

export const budgets = {
  javaScript,
  css: 14,
  coldRequests: 2,
  warmRequests: 0,
  worker: 600,
  /** Documents a second, as parts of others measured in the same run. */
  keptOfConstant: 0.8,
  keptOfSkeleton: 10,
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
};

/** The pages that Lighthouse visits: one for each kind of page top. */
export const inspected = [
  'home',
  'projects',
  'project',
  'shop',
  'product',
  'configurator',
  'contact',
] as const satisfies readonly PageName[];

/** The pages of Hydrogen's unmodified skeleton that ours compare with. */
export const skeletonPages = {home: '/', shop: '/collections/all', product: '/products/hocker-lot'};

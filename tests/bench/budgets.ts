import type {PageName} from '../support/pages';

/** The design's budgets: kB (1000 bytes) gzipped, and numbers of requests. */
const javaScript: Partial<Record<PageName, number>> = {home: 100, projects: 100, product: 105, configurator: 110};

export const budgets = {
  javaScript,
  css: 15,
  coldRequests: 2,
  warmRequests: 0,
  worker: 250,
};

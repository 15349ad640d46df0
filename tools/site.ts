import {createControl, type Control} from 'demo-store/control';
import type {StoreContent} from 'demo-store/model';
import {startDemoStore} from 'demo-store';
import {studioEnv} from '../studio/env';
import {loadContent} from '../studio/load';
import {startCloudflare} from './cloudflare';
import {startNode} from './node';
import {withOrderPages} from './store/content/orderPages';
import {startWorker} from './worker';

/** Starts a build on each of the supported runtimes. */
const starters = {oxygen: startWorker, cloudflare: startCloudflare, node: startNode};

export type Runtime = keyof typeof starters;

/** The values of a command's option `--runtime`. */
export const runtimesByName: Readonly<Record<string, Runtime>> = {workerd: 'oxygen', node: 'node'};

export interface Site {
  /** Origin of the storefront, without a slash at its end. */
  url: string;
  storeUrl: string;
  control: Control;
}

export interface RunningSite extends Site {
  /** Replaces the running worker by a new one, with another URL and empty caches. */
  restartWorker(): Promise<void>;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** Output folder of the build. */
  build: string;
  /** Added to the demo store's variables for a worker. Pages need no password unless `SITE_PASSWORD` is set here. */
  env?: Record<string, string>;
  seed?: string;
  /** What the demo store holds; by default the studio's content. */
  content?: StoreContent;
  /** Another host for the demo store's primary domain, where its checkout is. */
  primaryDomain?: string;
  /** Default: Oxygen's. */
  runtime?: Runtime;
  /** See `startWorker`; for Oxygen's runtime only. */
  trustBuyerAddress?: boolean;
}

/** As a set-up fills a store. */
const loadStudio = async () =>
  withOrderPages(await loadContent(undefined, {drafts: true}), 'https://maser-mass.example');

/** Read once for all sites: each store works on a copy. */
let studioContent: Promise<StoreContent> | undefined;

/** The production build beside a demo store of its own, each on a free port. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const {build, env = {}, seed = 'tests', content, primaryDomain, runtime = 'oxygen', trustBuyerAddress} = options;
  const storeContent = content ?? (await (studioContent ??= loadStudio()));
  const store = await startDemoStore({content: storeContent, port: 0, primaryDomain, seed, log: () => {}});
  const variables = {...studioEnv(store.url), SITE_PASSWORD: '', SITE_PASSWORD_HINT: '', ...env};
  const start = () => starters[runtime]({build, env: variables, trustBuyerAddress});
  let worker = await start();
  return {
    get url() {
      return worker.url;
    },
    storeUrl: store.url,
    control: createControl(store.url),
    restartWorker: async () => {
      await worker.close();
      worker = await start();
    },
    close: async () => {
      await Promise.all([worker.close(), store.close()]);
    },
  };
}

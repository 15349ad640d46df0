import {controlOf, type Control} from 'demo-store/control';
import type {StoreContent} from 'demo-store/model';
import {startDemoStore} from 'demo-store';
import {studioEnv} from '../studio/env';
import {loadContent} from '../studio/load';
import {startCloudflare} from './cloudflare';
import {startNode} from './node';
import {startWorker} from './worker';

/** What can run the build. */
const starters = {oxygen: startWorker, cloudflare: startCloudflare, node: startNode};

export type Runtime = keyof typeof starters;

/** What `--runtime` of a command may name: the programs that run a build. */
export const namedRuntimes: Readonly<Record<string, Runtime>> = {workerd: 'oxygen', node: 'node'};

export interface Site {
  /** Origin of the storefront, without a slash at its end. */
  url: string;
  storeUrl: string;
  control: Control;
}

export interface RunningSite extends Site {
  /** A new worker takes the place of the running one, at another address and with empty caches. */
  restartWorker(): Promise<void>;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** Output folder of the build. */
  build: string;
  /** Added to the demo store's variables for a worker. The gate is open unless `SITE_PASSWORD` is here. */
  env?: Record<string, string>;
  seed?: string;
  /** What the demo store holds; by default the studio's content. */
  content?: StoreContent;
  /** The demo store's: another host for its checkout. */
  checkoutHost?: string;
  /** Default: Oxygen's. */
  runtime?: Runtime;
  /** See `startWorker`; for Oxygen's runtime only. */
  givenAddresses?: boolean;
}

/** Read once: a store keeps a copy. */
let studio: Promise<StoreContent> | undefined;

/** The production build beside a demo store of its own, each on a free port. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const {build, env = {}, seed = 'tests', content, checkoutHost, runtime = 'oxygen', givenAddresses} = options;
  const held = content ?? (await (studio ??= loadContent(undefined, {drafts: true})));
  const store = await startDemoStore({content: held, port: 0, checkoutHost, seed, log: () => {}});
  const variables = {...studioEnv(store.url), SITE_PASSWORD: '', SITE_PASSWORD_HINT: '', ...env};
  const start = () => starters[runtime]({build, env: variables, givenAddresses});
  let worker = await start();
  return {
    get url() {
      return worker.url;
    },
    storeUrl: store.url,
    control: controlOf(store.url),
    restartWorker: async () => {
      await worker.close();
      worker = await start();
    },
    close: async () => {
      await Promise.all([worker.close(), store.close()]);
    },
  };
}

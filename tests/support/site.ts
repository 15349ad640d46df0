import {startWorker} from '../../demo-store/run/worker';
import {controlOf, type Control} from '../../demo-store/control';
import {storefrontEnv} from '../../demo-store/env';
import type {StoreContent} from '../../demo-store/model';
import {startDemoStore} from '../../demo-store/server';

export interface Site {
  /** Origin of the storefront, without a slash at its end. */
  url: string;
  storeUrl: string;
  control: Control;
}

export interface RunningSite extends Site {
  close(): Promise<void>;
}

export interface SiteOptions {
  /** Output folder of the build. */
  build: string;
  /** Added to the demo store's variables for a worker. The gate is open unless `SITE_PASSWORD` is here. */
  env?: Record<string, string>;
  seed?: string;
  /** What the demo store holds; by default its own content. */
  content?: StoreContent;
}

/** The production build on workerd beside a demo store of its own, each on a free port. */
export async function startSite({build, env = {}, seed = 'tests', content}: SiteOptions): Promise<RunningSite> {
  const store = await startDemoStore({port: 0, seed, content, log: () => {}});
  const worker = await startWorker({
    build,
    env: {...storefrontEnv(store.url), SITE_PASSWORD: '', ...env},
  });
  return {
    url: worker.url,
    storeUrl: store.url,
    control: controlOf(store.url),
    close: async () => {
      await Promise.all([worker.close(), store.close()]);
    },
  };
}

import {createMiniOxygen, defaultLogRequestLine} from '@shopify/mini-oxygen';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {serveAssets} from './assets';
import type {WorkerEnv} from './environment';

export interface RunningWorker {
  /** Origin, without a slash at its end. */
  url: string;
  close(): Promise<void>;
}

export interface WorkerOptions {
  /** Output folder of the build, absolute. */
  build: string;
  env: WorkerEnv;
  /** 0 takes any free port. */
  port?: number;
  /** Prints a line for each request that reaches the worker. */
  log?: boolean;
}

/** Serves a production build on workerd, as `shopify hydrogen preview` does, in this process. */
export async function startWorker({build, env, port = 0, log = false}: WorkerOptions): Promise<RunningWorker> {
  const entry = path.join(build, 'server/index.js');
  const {compatibility_date: compatibilityDate} = JSON.parse(
    await readFile(path.join(build, 'server/oxygen.json'), 'utf8'),
  ) as {compatibility_date: string};
  const assets = await serveAssets(path.join(build, 'client'));
  const worker = createMiniOxygen({
    port,
    host: '127.0.0.1',
    requestHook: log ? defaultLogRequestLine : null,
    assets: {origin: assets.origin},
    workers: [
      {
        name: 'storefront',
        modulesRoot: path.dirname(entry),
        modules: [{type: 'ESModule', path: entry, contents: await readFile(entry, 'utf8')}],
        bindings: {...env},
        compatibilityDate,
        stripCfConnectingIp: true,
      },
    ],
  });
  const {workerUrl} = await worker.ready;
  return {
    url: `http://localhost:${workerUrl.port}`,
    close: async () => {
      assets.close();
      await worker.dispose();
    },
  };
}

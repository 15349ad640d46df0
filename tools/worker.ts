import {createMiniOxygen, defaultLogRequestLine} from '@shopify/mini-oxygen';
import getPort, {portNumbers} from 'get-port';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {serveAssets} from './assets';
import type {WorkerEnv} from './environment';

interface RunningWorker {
  /** Origin, without a slash at its end. */
  url: string;
  close(): Promise<void>;
}

interface WorkerOptions {
  /** Output folder of the build, absolute. */
  build: string;
  env: WorkerEnv;
  /** 0 takes any free port. */
  port?: number;
  /** Prints a line for each request that reaches the worker. */
  log?: boolean;
  /**
   * The origin reaches the worker itself, without MiniOxygen's router before it. The router refuses addresses that the
   * worker can read (`/?a=50%`). It also serves the static files, so there are none.
   */
  direct?: boolean;
}

/** Serves a production build on workerd, as `shopify hydrogen preview` does, in this process. */
export async function startWorker({build, env, port = 0, log = false, direct}: WorkerOptions): Promise<RunningWorker> {
  const entry = path.join(build, 'server/index.js');
  const {compatibility_date: compatibilityDate} = JSON.parse(
    await readFile(path.join(build, 'server/oxygen.json'), 'utf8'),
  ) as {compatibility_date: string};
  const assets = await serveAssets(path.join(build, 'client'));
  const directPort = direct ? await lowPort() : undefined;
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
        unsafeDirectSockets: directPort ? [{host: '127.0.0.1', port: directPort}] : [],
      },
    ],
  });
  const {workerUrl} = await worker.ready;
  return {
    url: `http://localhost:${directPort ?? workerUrl.port}`,
    close: async () => {
      assets.close();
      await worker.dispose();
    },
  };
}

/** A free port below those that systems give to outgoing connections: one of them might take it before workerd does. */
function lowPort(): Promise<number> {
  const first = 10_000 + Math.floor(Math.random() * 20_000);
  return getPort({port: portNumbers(first, first + 500)});
}

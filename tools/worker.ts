import {Log, LogLevel, Miniflare} from 'miniflare';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {createInterface} from 'node:readline';
import type {Readable} from 'node:stream';
import {fileURLToPath} from 'node:url';
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
  /** Accept `Oxygen-Buyer-IP` from the request: load tests send many addresses. */
  trustBuyerAddress?: boolean;
}

/**
 * Serves a production build on workerd, in this process. Miniflare is used without MiniOxygen, whose router answers 500
 * to a URL with a percent sign that encodes nothing.
 */
export async function startWorker({
  build,
  env,
  port = 0,
  log = false,
  trustBuyerAddress = false,
}: WorkerOptions): Promise<RunningWorker> {
  const entry = path.join(build, 'server/index.js');
  const clientFolder = path.join(build, 'client');
  const {compatibility_date: compatibilityDate} = JSON.parse(
    await readFile(path.join(build, 'server/oxygen.json'), 'utf8'),
  ) as {compatibility_date: string};
  const assetServer = await serveAssets(clientFolder);
  const miniflare = new Miniflare({
    port,
    host: '127.0.0.1',
    cf: false,
    log: new Log(log ? LogLevel.INFO : LogLevel.ERROR, {prefix: ''}),
    handleRuntimeStdio: printLog,
    workers: [
      {
        name: 'oxygen',
        modules: true,
        scriptPath: fileURLToPath(new URL('oxygen.js', import.meta.url)),
        bindings: {assetPaths: await listFiles(clientFolder), trustBuyerAddress},
        serviceBindings: {
          assetServer: {external: {address: new URL(assetServer.url).host, http: {}}},
          site: 'site',
        },
        compatibilityDate,
      },
      {
        name: 'site',
        modulesRoot: path.dirname(entry),
        modules: [{type: 'ESModule', path: entry, contents: await readFile(entry, 'utf8')}],
        bindings: {...env},
        compatibilityDate,
        stripCfConnectingIp: true,
      },
    ],
  });
  const {port: ownPort} = await miniflare.ready;
  return {
    url: `http://localhost:${ownPort}`,
    close: async () => {
      assetServer.close();
      await miniflare.dispose();
    },
  };
}

/** Drops workerd's own warnings, e.g. about unread request bodies. */
function printLog(stdout: Readable, stderr: Readable): void {
  stdout.pipe(process.stdout);
  createInterface(stderr).on('line', (line) => {
    const isRuntimeWarning = line.startsWith('workerd/') || line.startsWith('stack: ');
    if (!isRuntimeWarning) console.error(line);
  });
}

/** URL paths of all files in a folder. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
}

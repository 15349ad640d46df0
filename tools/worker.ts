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
  /** A request names its client's address in `Oxygen-Buyer-IP`, for programs that stand for many visitors. */
  givenAddresses?: boolean;
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
  givenAddresses = false,
}: WorkerOptions): Promise<RunningWorker> {
  const entry = path.join(build, 'server/index.js');
  const client = path.join(build, 'client');
  const {compatibility_date: compatibilityDate} = JSON.parse(
    await readFile(path.join(build, 'server/oxygen.json'), 'utf8'),
  ) as {compatibility_date: string};
  const files = await serveAssets(client);
  const worker = new Miniflare({
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
        bindings: {paths: await pathsOf(client), givenAddresses},
        serviceBindings: {
          files: {external: {address: new URL(files.origin).host, http: {}}},
          storefront: 'storefront',
        },
        compatibilityDate,
      },
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
  const {port: ownPort} = await worker.ready;
  return {
    url: `http://localhost:${ownPort}`,
    close: async () => {
      files.close();
      await worker.dispose();
    },
  };
}

/** Prints what the worker logs, without workerd's own notes, such as that of a body that nobody has read. */
function printLog(stdout: Readable, stderr: Readable): void {
  stdout.pipe(process.stdout);
  createInterface(stderr).on('line', (line) => /^(workerd\/|stack: )/.test(line) || console.error(line));
}

/** URL paths of all files in a folder. */
async function pathsOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`);
}

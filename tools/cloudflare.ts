import {Log, LogLevel, Miniflare} from 'miniflare';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import {root} from './build';
import type {RunningWorker, WorkerOptions} from './worker';

/** The parts of `wrangler.jsonc` that Miniflare needs. */
interface Configuration {
  main: string;
  compatibility_date: string;
  assets: {
    directory: string;
    html_handling: 'none';
    not_found_handling: 'none';
  };
}

/** Serves a production build on workerd as Cloudflare does, by the configuration that `wrangler deploy` reads. */
export async function startCloudflare({
  build,
  env,
  port = 0,
}: Pick<WorkerOptions, 'build' | 'env' | 'port'>): Promise<RunningWorker> {
  const {main, compatibility_date, assets} = await readConfiguration();
  const toBuildPath = (file: string) => path.join(build, path.relative('dist', file));
  const {directory, html_handling, not_found_handling} = assets;
  const miniflare = new Miniflare({
    port,
    host: '127.0.0.1',
    cf: false,
    log: new Log(LogLevel.ERROR),
    modules: [{type: 'ESModule', path: 'worker.js', contents: await readFile(toBuildPath(main), 'utf8')}],
    bindings: {...env},
    compatibilityDate: compatibility_date,
    assets: {
      directory: toBuildPath(directory),
      assetConfig: {html_handling, not_found_handling},
      routerConfig: {has_user_worker: true},
    },
  });
  const {port: ownPort} = await miniflare.ready;
  return {url: `http://localhost:${ownPort}`, close: () => miniflare.dispose()};
}

/** Reads with TypeScript's parser, because `wrangler.jsonc` has comments. */
async function readConfiguration(): Promise<Configuration> {
  const file = path.join(root, 'wrangler.jsonc');
  const {config, error} = ts.parseConfigFileTextToJson(file, await readFile(file, 'utf8')) as {
    config: Configuration;
    error?: ts.Diagnostic;
  };
  if (error) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`);
  return config;
}

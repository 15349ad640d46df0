import {createMiniOxygen} from '@shopify/mini-oxygen';
import getPort from 'get-port';
import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {cp, mkdtemp, readFile, rename, rm, symlink} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';

const CLI = dirname(createRequire(import.meta.url).resolve('@shopify/cli/package.json'));
/** The `node_modules` folder that contains the CLI. */
const MODULES = join(CLI, '../..');
const STARTER = join(CLI, 'dist/assets/hydrogen/starter');
const BUILT_WITH = ['@shopify/cli', '@shopify/hydrogen', '@shopify/mini-oxygen', '@remix-run/dev', 'vite'];

async function versions(): Promise<string> {
  const manifests = await Promise.all(BUILT_WITH.map((name) => readFile(join(MODULES, name, 'package.json'), 'utf8')));
  return manifests.map((text) => (JSON.parse(text) as {version: string}).version).join();
}

/**
 * The output folder of Hydrogen's own skeleton, built from the unchanged files in Shopify's CLI. The result depends on
 * installed packages alone, so it is built once for each set of their versions.
 */
export async function buildSkeleton(): Promise<string> {
  const key = createHash('sha1')
    .update(await versions())
    .digest('hex')
    .slice(0, 12);
  const output = join(MODULES, '.cache', `hydrogen-skeleton-${key}`);
  if (existsSync(output)) return output;
  const folder = await mkdtemp(join(tmpdir(), 'hydrogen-skeleton-'));
  try {
    await cp(STARTER, folder, {recursive: true});
    await symlink(MODULES, join(folder, 'node_modules'));
    const cli = join(CLI, 'bin/run.js');
    const options = ['--no-lockfile-check', '--disable-route-warning'];
    await promisify(execFile)(process.execPath, [cli, 'hydrogen', 'build', ...options], {
      cwd: folder,
      env: {...process.env, NODE_ENV: 'production', CI: '1', SHOPIFY_CLI_NO_ANALYTICS: '1'},
    });
    const temporaryOutput = `${output}-${process.pid}`;
    await cp(join(folder, 'dist'), temporaryOutput, {recursive: true});
    await rename(temporaryOutput, output);
    return output;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** Runs a built storefront on workerd. */
export async function runStorefront(output: string, env: Record<string, string>) {
  const entry = join(output, 'server/index.js');
  const manifest = JSON.parse(await readFile(join(output, 'server/oxygen.json'), 'utf8')) as {
    compatibility_date: string;
  };
  const worker = createMiniOxygen({
    port: 0,
    requestHook: null,
    assets: {directory: join(output, 'client'), port: await getPort()},
    workers: [
      {
        name: 'skeleton',
        modulesRoot: join(output, 'server'),
        modules: [{type: 'ESModule', path: entry, contents: await readFile(entry, 'utf8')}],
        bindings: env,
        compatibilityDate: manifest.compatibility_date,
        stripCfConnectingIp: false,
      },
    ],
  });
  const {workerUrl} = await worker.ready;
  return {url: `http://localhost:${workerUrl.port}`, close: () => worker.dispose()};
}

import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readdir, readFile, rm, stat, writeFile} from 'node:fs/promises';
import {builtinModules, createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {storefrontEnv} from '../env';
import {buildSkeleton, runStorefront} from '../testing/skeleton';
import {readmeExamples, readmeModules} from './readme';

const run = promisify(execFile);
const SOURCE = path.join(import.meta.dirname, '..');
const INSTALL_MS = 240_000;
const START_MS = 60_000;
const MAX_BYTES = 80_000_000;
const SETUP = '--no-audit --no-fund --prefer-offline'.split(' ');

/** A folder that knows nothing of this repository, with the package in it. */
let folder = '';
const installed = (...names: string[]) => path.join(folder, 'node_modules/demo-store', ...names);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'demo-store-package-'));
  const {stdout} = await run('npm', ['pack', '--json', '--pack-destination', folder], {cwd: SOURCE});
  const [{filename} = {filename: ''}] = JSON.parse(stdout) as {filename: string}[];
  await writeFile(path.join(folder, 'package.json'), '{"type": "module"}');
  await run('npm', ['install', ...SETUP, path.join(folder, filename)], {cwd: folder});
}, INSTALL_MS);

afterAll(() => rm(folder, {recursive: true, force: true}));

async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(place, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map(({parentPath, name}) => path.join(parentPath, name));
}

/** Starts a program in a group of its own, for which its store is easily found and ended. */
function spawnInFolder(command: string, args: string[], stdin: 'pipe' | 'ignore', env = process.env): ChildProcess {
  const options = {cwd: folder, env: {...env, DEMO_STORE_PORT: '0'}, detached: true};
  return spawn(command, args, {...options, stdio: [stdin, 'pipe', 'pipe']});
}

/** Gives the address of the store that a program starts, once it is printed. */
function readUrl({stdout, stderr}: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /PUBLIC_STORE_DOMAIN=(\S+)\n/.exec(output)?.[1];
      if (found) resolve(found);
    };
    stdout?.on('data', read).once('close', () => reject(new Error(output)));
    stderr?.on('data', read);
  });
}

/** Starts the command by its name, as a stranger would. */
async function start(...args: string[]): Promise<{url: string; stop(): Promise<void>}> {
  const child = spawnInFolder('npx', ['--no-install', 'demo-store', ...args], 'pipe');
  return {url: await readUrl(child), stop: () => stopGroup(child)};
}

/** npx starts the command as a child of its own. */
async function stopGroup(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  process.kill(-(child.pid ?? NaN), 'SIGTERM');
  await closed;
}

describe('the demo store, installed as a package by another website,', () => {
  test('contains licence, instructions, example and types, and leaves out what only its makers need', async () => {
    const names = (await filesIn(installed())).map((file) => path.relative(installed(), file));
    expect(names).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'example/content.json', 'dist/server.js', 'dist/server.d.ts']),
    );
    expect(names.filter((name) => /test|(?<!\.d)\.ts$/.test(name) && !name.startsWith('dist/testing/'))).toEqual([]);
  });

  test('exports the modules that its instructions list', async () => {
    const {exports} = JSON.parse(await readFile(installed('package.json'), 'utf8')) as {exports: object};
    const main = Object.keys(exports).flatMap((address) => /^\.\/(\w+)$/.exec(address)?.[1] ?? []);
    const files = await readdir(installed('dist/testing'));
    const testing = files.flatMap((file) => /^(\w+)\.js$/.exec(file)?.[1] ?? []).map((name) => `testing/${name}`);
    expect([...main, ...testing].toSorted()).toEqual(readmeModules());
  });

  test('takes less than 80 MB with everything that it needs', async () => {
    const sizes = await Promise.all((await filesIn(path.join(folder, 'node_modules'))).map((file) => stat(file)));
    expect(sizes.reduce((sum, {size}) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });

  test('names every package that it needs', async () => {
    const {dependencies} = JSON.parse(await readFile(installed('package.json'), 'utf8')) as {dependencies: object};
    const modules = (await filesIn(installed('dist'))).filter((file) => /\.[jt]s$/.test(file));
    const texts = await Promise.all(modules.map((file) => readFile(file, 'utf8')));
    const imported = texts.flatMap((text) => [...text.matchAll(/(?:from |import\(|import )['"]([^'".][^'"]*)/g)]);
    const packages = new Set(imported.map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''));
    const own = [...packages].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
    // The types of Node.js are named by no import.
    const declared = Object.keys(dependencies).filter((name) => name !== '@types/node');
    expect(own.sort()).toEqual(declared.sort());
  });

  test('can be used in TypeScript projects, also as the README says', {timeout: INSTALL_MS}, async () => {
    await writeFile(path.join(folder, 'readme.ts'), readmeExamples('ts').join('\n'));
    await writeFile(
      path.join(folder, 'use.ts'),
      `import {startDemoStore, type DemoStore} from 'demo-store';
import {completeContent} from 'demo-store/content';
import {createControl} from 'demo-store/control';
import {fixture} from 'demo-store/testing/fixture';
const store: DemoStore = await startDemoStore({content: {shop: {name: fixture.shop.name}}, port: 0});
const orders: {total: number}[] = await createControl(store.url).orders();
// @ts-expect-error A price is a number of cents.
completeContent({products: [{handle: 'a', variants: [{price: '1'}]}]});
// @ts-expect-error A product has a handle.
await startDemoStore({content: {products: [{title: 'A'}]}, port: 0});
await store.close();
console.log(orders.length);`,
    );
    const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
    const options = '--strict --noEmit --target es2022 --module nodenext'.split(' ');
    const checked = run(process.execPath, [compiler, ...options, 'use.ts', 'readme.ts'], {cwd: folder});
    expect(await checked.catch(({stdout}: {stdout: string}) => ({stdout}))).toMatchObject({stdout: ''});
  });

  test('starts with an empty store unless told otherwise', {timeout: INSTALL_MS}, async () => {
    const {url, stop} = await start();
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    const answer = await fetch(`${url}/api/2026-10/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({query: '{ shop { name } products(first: 1) { nodes { id } } }'}),
    });
    expect(await answer.json()).toMatchObject({data: {shop: {name: 'Demo store'}, products: {nodes: []}}});
    await stop();
  });
});

describe('the command of the package', () => {
  const isRunning = (url: string) =>
    fetch(url).then(
      () => true,
      () => false,
    );
  const startByNpx = ['--no-install', 'demo-store'];

  test('ends when npx is ended', {timeout: START_MS}, async () => {
    const npx = spawnInFolder('npx', startByNpx, 'ignore');
    const url = await readUrl(npx);
    expect(await isRunning(url)).toBe(true);
    // The store writes to the output of npx, which is closed only when both have ended.
    const closed = once(npx, 'close');
    npx.kill();
    await closed;
    expect(await isRunning(url)).toBe(false);
  });

  test('leaves the input to who started it', {timeout: START_MS}, async () => {
    // A shell gives its input to a command in the background only when told so.
    const script = `exec 3<&0; npx ${startByNpx.join(' ')} <&3 & read line; echo "read: $line" >&2; wait`;
    const shell = spawnInFolder('sh', ['-c', script], 'pipe');
    await readUrl(shell);
    const answer = once(shell.stderr ?? shell, 'data');
    shell.stdin?.write('first\n');
    expect(String((await answer)[0])).toBe('read: first\n');
    await stopGroup(shell);
  });

  test('goes on in the background when who started it is gone', {timeout: START_MS}, async () => {
    const {npm_lifecycle_event: _, ...env} = process.env;
    const command = installed('../.bin/demo-store');
    const scripts = [`${command} < /dev/null & read line`, `printf '' | ${command} & read line`];
    const shells = scripts.map((script) => spawnInFolder('sh', ['-c', script], 'pipe', env));
    const urls = await Promise.all(shells.map(readUrl));
    for (const shell of shells) {
      const ended = once(shell, 'exit');
      shell.stdin?.end();
      await ended;
    }
    // They have to go on for at least as long as it takes another store to notice that npx is gone.
    const npx = spawnInFolder('npx', startByNpx, 'ignore');
    await readUrl(npx);
    const otherEnded = once(npx, 'close');
    npx.kill();
    await otherEnded;
    expect(await Promise.all(urls.map(isRunning))).toEqual([true, true]);
    await Promise.all(shells.map(stopGroup));
    expect(await Promise.all(urls.map(isRunning))).toEqual([false, false]);
  });
});

describe.each(['localhost', '127.0.0.1'])(
  'Hydrogen’s example site with the package’s example content (store at %s)',
  (host) => {
    let stop = async () => {};
    let storeUrl = '';
    let storefront: Awaited<ReturnType<typeof runStorefront>> | undefined;

    beforeAll(async () => {
      const store = await start('--content', installed('example'));
      stop = store.stop;
      storeUrl = store.url.replace('localhost', host);
      storefront = await runStorefront(await buildSkeleton(), storefrontEnv(storeUrl));
    }, INSTALL_MS);
    afterAll(async () => {
      await storefront?.close();
      await stop();
    });

    test.each([
      ['/', ['Corner shop', 'Kitchen', 'About us']],
      ['/products/mug', ['Mug', 'Colour', '€14.90', 'Holds a quarter']],
      ['/collections/kitchen', ['Mug']],
      ['/pages/about', ['At the corner']],
      ['/blogs', ['Journal']],
      ['/blogs/journal', ['We are open']],
      ['/blogs/journal/opening', ['Come in.', 'The shop']],
      ['/policies/privacy-policy', ['We keep nothing.']],
      ['/search?q=corner', ['About us']],
    ])('shows the content at %s', {timeout: 30_000}, async (address, parts) => {
      const response = await fetch(storefront?.url + address);
      const text = await response.text();
      expect(response.status).toBe(200);
      for (const part of parts) expect(text).toContain(part);
    });

    test('provides its pictures', {timeout: 30_000}, async () => {
      const text = await (await fetch(`${storefront?.url}/products/mug`)).text();
      const [, src = ''] = /<img[^>]+src="([^"]+\/files\/mug[^"]+)"/.exec(text) ?? [];
      expect(src.replaceAll('&amp;', '&')).toMatch(new RegExp(`^${storeUrl}/s/files/`));
      expect((await fetch(src.replaceAll('&amp;', '&'))).headers.get('content-type')).toMatch(/^image\//);
    });
  },
);

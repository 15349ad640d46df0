import {fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {getRequestListener} from '@hono/node-server';
import {root} from '../../tools/build';

/**
 * Writes a build whose worker answers every request with the same document. `oxygen` is the build whose `oxygen.json` it
 * copies.
 */
export async function constantBuild(html: string, oxygen: string): Promise<string> {
  const folder = path.join(root, '.cache/bench/constant');
  await Promise.all(['server', 'client'].map((name) => mkdir(path.join(folder, name), {recursive: true})));
  const code = `const body = new TextEncoder().encode(${JSON.stringify(html)});
const headers = {'Content-Type': 'text/html; charset=utf-8'};
export default {fetch: () => new Response(body, {headers})};
`;
  await writeFile(path.join(folder, 'server/index.js'), code);
  await writeFile(path.join(folder, 'server/oxygen.json'), await readFile(path.join(oxygen, 'server/oxygen.json')));
  return folder;
}

/**
 * Starts a Node.js server, in a process of its own, that answers every request with `body`, compressed before with
 * `encoding`.
 */
export async function startConstant(body: Uint8Array, encoding: string): Promise<{url: string; close(): void}> {
  const file = path.join(root, '.cache/bench/constant.bin');
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, body);
  const child = fork(fileURLToPath(import.meta.url), [file, encoding]);
  const [url] = (await once(child, 'message')) as [string];
  return {url, close: () => child.disconnect()};
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file = '', encoding = ''] = process.argv.slice(2);
  const body = new Uint8Array(await readFile(file));
  const headers = {'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': encoding};
  const listener = getRequestListener(() => new Response(body, {headers}), {overrideGlobalObjects: false});
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, () => process.send?.(`http://localhost:${(server.address() as AddressInfo).port}`));
  process.once('disconnect', () => process.exit());
}

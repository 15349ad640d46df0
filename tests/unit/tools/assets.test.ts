import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {serveAssets, type AssetServer} from '../../../tools/assets';

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
let server: AssetServer;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'client/assets'), {recursive: true});
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'client/icon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'client/assets/root-a1b2.js'), 'export {}');
  server = await serveAssets(path.join(folder, 'client'));
});
afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

/** Status of a path that is sent as it is: `fetch` would put it straight first. */
function statusOf(rawPath: string): Promise<number | undefined> {
  const {hostname, port} = new URL(server.origin);
  return new Promise((resolve, reject) => {
    request({hostname, port, path: rawPath}, (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end();
  });
}

test('a file with a hash in its name is kept for good', async () => {
  const response = await fetch(`${server.origin}assets/root-a1b2.js`);
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  expect(await response.text()).toBe('export {}');
});

test('any other file is kept for a while', async () => {
  const response = await fetch(`${server.origin}icon.svg?v=1`);
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(response.headers.get('Cache-Control')).not.toContain('immutable');
});

test.each([
  '/none.js',
  '/assets',
  '/assets/',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '//:x.js',
  '/%',
])('%s is not found', async (rawPath) => expect(await statusOf(rawPath)).toBe(404));

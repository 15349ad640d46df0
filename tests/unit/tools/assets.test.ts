import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {serveAssets} from '../../../tools/assets';

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
let server: Awaited<ReturnType<typeof serveAssets>>;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'client/assets'), {recursive: true});
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'client/icon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'client/digits.txt'), '0123456789');
  writeFileSync(path.join(folder, 'client/gone.txt'), 'gone');
  writeFileSync(path.join(folder, 'client/assets/root-a1b2.js'), 'export {}');
  server = await serveAssets(path.join(folder, 'client'));
});
afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true});
});

interface Answer {
  status?: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends path and headers as they are: `fetch` would put the path straight first. */
function ask(rawPath: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const {hostname, port} = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({hostname, port, path: rawPath, headers, method, agent: false}, (response) => {
      const {statusCode: status, headers: got} = response;
      text(response).then((body) => resolve({status, headers: got, body}), reject);
    })
      .once('error', reject)
      .end();
  });
}

test('a file with a fingerprint of its content in its name is kept for good', async () => {
  const response = await fetch(`${server.url}assets/root-a1b2.js`);
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toContain('immutable');
  expect(await response.text()).toBe('export {}');
});

test('a file without a fingerprint in its name is checked for changes again, not kept for good', async () => {
  const response = await fetch(`${server.url}icon.svg?v=1`);
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
])('the file %s does not exist', async (rawPath) => expect((await ask(rawPath)).status).toBe(404));

test.each([
  ['bytes=2-4', 'bytes 2-4/10', '234'],
  ['bytes=8-99999999999999999999', 'bytes 8-9/10', '89'],
  ['bytes=-3', 'bytes 7-9/10', '789'],
])('a browser that asks for a part of a file (%s) gets it', async (Range, contentRange, body) => {
  const answer = await ask('/digits.txt', {Range});
  expect(answer).toMatchObject({status: 206, body});
  expect(answer.headers['content-range']).toBe(contentRange);
  expect(answer.headers['content-length']).toBe(String(body.length));
});

test.each(['bytes=9-1', 'bytes=-', 'bytes=0-0', 'bytes=1-2,5-6', 'bytes=1.5-2', 'items=0-5'])(
  'a browser that asks for a part in an unclear way (%s) gets the whole file',
  async (Range) => expect(await ask('/digits.txt', {Range})).toMatchObject({status: 200, body: '0123456789'}),
);

test.each(['bytes=10-', 'bytes=99999999999999999999-', 'bytes=-0'])(
  'a browser that asks for a part that does not exist (%s) is told so each time',
  async (Range) => {
    const {status, headers} = await ask('/digits.txt', {Range});
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('a browser never gets a part of another version of a file', async () => {
  const {headers} = await ask('/digits.txt', {Range: 'bytes=2-4'}, 'HEAD');
  expect(headers['content-length']).toBe('10');
  const whole = await ask('/digits.txt', {Range: 'bytes=2-4', 'If-Range': '"old"'});
  expect(whole).toMatchObject({status: 200, body: '0123456789'});
});

test('a file that is deleted while it is sent affects only its own visitor', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  rmSync(path.join(folder, 'client/gone.txt'));
  await expect(ask('/gone.txt')).rejects.toThrow();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
  expect(await ask('/digits.txt')).toMatchObject({status: 200, body: '0123456789'});
});

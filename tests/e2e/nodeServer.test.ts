import {execFile, spawnSync} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request, type IncomingHttpHeaders} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {inject} from 'vitest';
import {getDocument, tags} from '../../tools/document';
import {startNode} from '../../tools/node';
import {nodeEnv} from '../support/nodeEnv';
import {expect, test} from '../support/test';

/** Runs the server until it ends by itself. */
function failedStart(env: Record<string, string>, cwd?: string): Promise<{code: unknown; output: string}> {
  const folder = path.join(inject('build'), 'node');
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(folder, 'server.mjs')], {cwd: cwd ?? folder, env}, (error, stdout, stderr) =>
      resolve({code: error?.code, output: stdout + stderr}),
    );
  });
}

test('a start without variables says which are missing', async () => {
  const {code, output} = await failedStart({});
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^PUBLIC_STORE_DOMAIN is missing; .*SESSION_SECRET is missing\. Set it in \.env .*$/);
});

test('variables come from the process, then from .env of the working folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'node-server-'));
  try {
    await writeFile(path.join(folder, '.env'), 'TRUST_PROXY=written\nSESSION_SECRET=\n');
    expect((await failedStart({}, folder)).output).toMatch(/^TRUST_PROXY is "written"/);
    expect((await failedStart({TRUST_PROXY: 'given'}, folder)).output).toMatch(/^TRUST_PROXY is "given"/);
  } finally {
    await rm(folder, {recursive: true});
  }
});

test('a start says that a variable is wrong or its port in use, and what all visitors share behind a proxy', async ({
  site,
}) => {
  expect((await failedStart(nodeEnv(site, {TRUST_PROXY: 'yes'}))).output).toMatch(/^TRUST_PROXY is "yes"/);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const PORT = String((other.address() as AddressInfo).port);
  try {
    const {code, output} = await failedStart(nodeEnv(site, {PORT}));
    expect(code).toBe(1);
    expect(output).toContain(`Port ${PORT} is in use. Set PORT to another one.`);
    const several = await failedStart(nodeEnv(site, {PORT, WEB_CONCURRENCY: '2'}));
    expect(several.code).toBe(1);
    expect(several.output).toContain(`Port ${PORT} is in use. Set PORT to another one.`);
    expect(output).toContain('ten wrong passwords lock everybody out');
  } finally {
    other.close();
  }
});

test('documents and files go out compressed, and the health address asks neither gate nor store', async ({site}) => {
  const server = await startNode({build: inject('build'), env: nodeEnv(site, {SITE_PASSWORD: 'eiche'})});
  try {
    await site.control.clearRequests();
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.text()]).toEqual([200, 'ok\n']);
    expect(await site.control.requests()).toEqual([]);

    const {html} = await getDocument(`${server.url}/imprint`);
    const style = tags(html, 'link').find(({rel}) => rel === 'stylesheet')?.href ?? '';
    for (const encoding of ['br', 'gzip']) {
      const document = await fetch(`${server.url}/imprint`, {headers: {'Accept-Encoding': encoding}});
      expect(document.headers.get('Content-Encoding')).toBe(encoding);
      expect(document.headers.get('Vary')).toContain('Accept-Encoding');
      expect(await document.text()).toContain('</html>');
      const file = await fetch(server.url + style, {headers: {'Accept-Encoding': encoding}});
      expect(file.headers.get('Content-Encoding')).toBe(encoding);
      expect(await file.text()).toContain('@font-face');
    }
  } finally {
    await server.close();
  }
});

/** An answer to the byte, without the time at which it was sent. */
function exactly(url: string, asked: IncomingHttpHeaders, method = 'GET') {
  return new Promise<{status?: number; headers: string[]; body: string}>((resolve, reject) => {
    request(url, {method, headers: {'accept-encoding': 'br', ...asked}}, (answer) => {
      const {statusCode: status, headers: got} = answer;
      const headers = Object.entries(got).flatMap(([name, value]) => (name === 'date' ? [] : [`${name}: ${value}`]));
      buffer(answer).then((body) => resolve({status, headers: headers.sort(), body: body.toString('base64')}), reject);
    })
      .once('error', reject)
      .end();
  });
}

test('every visit gets a document with the same bytes and headers, also after one that had it already', async ({
  site,
}) => {
  const server = await startNode({build: inject('build'), env: nodeEnv(site)});
  try {
    for (const asked of ['/', '/en/shop?utm_source=a', '/projects.data']) {
      const url = server.url + asked;
      const first = await exactly(url, {'if-none-match': '"old"'});
      expect(first.headers).toContain('content-encoding: br');
      const [tag = ''] = first.headers.flatMap((header) => /^etag: (.*)$/.exec(header)?.[1] ?? []);
      for (let visit = 0; visit < 3; visit += 1) {
        expect(await exactly(url, {cookie: `visit=${visit}`})).toEqual(first);
        expect(await exactly(url, {'if-none-match': tag})).toMatchObject({status: 304, body: ''});
      }
      expect(await exactly(url, {}, 'HEAD')).toMatchObject({status: 200, body: ''});
      const {headers} = await exactly(url, {'accept-encoding': 'gzip'});
      expect(headers).toContain('content-encoding: gzip');
    }
    const english = {accept: 'text/html', cookie: 'selectedLanguage=EN'};
    expect(await exactly(`${server.url}/`, english)).toMatchObject({status: 302});
  } finally {
    await server.close();
  }
});

test('behind a gate, no document goes to a visitor without a pass because another has just seen it', async ({site}) => {
  const server = await startNode({build: inject('build'), env: nodeEnv(site, {SITE_PASSWORD: 'eiche'})});
  try {
    const body = new URLSearchParams({password: 'eiche', to: '/'});
    const right = await fetch(`${server.url}/gate`, {method: 'POST', redirect: 'manual', body});
    const [pass = ''] = right.headers.getSetCookie()[0]?.split(';') ?? [];
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await exactly(`${server.url}/`, {cookie: pass})).toMatchObject({status: 200});
      expect(await exactly(`${server.url}/`, {})).toMatchObject({status: 401});
    }
  } finally {
    await server.close();
  }
});

test('behind a proxy that ends TLS, a page and the pass of the gate know of https', async ({site}) => {
  const env = nodeEnv(site, {SITE_PASSWORD: 'eiche', TRUST_PROXY: '1'});
  const server = await startNode({build: inject('build'), env});
  try {
    const headers = {'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.9'};
    const body = new URLSearchParams({password: 'eiche', to: '/'});
    const right = await fetch(`${server.url}/gate`, {method: 'POST', redirect: 'manual', headers, body});
    expect(right.headers.getSetCookie()[0]).toContain('Secure');
    const html = await (await fetch(`${server.url}/imprint`, {headers})).text();
    expect(tags(html, 'link').find(({rel}) => rel === 'canonical')?.href).toMatch(/^https:\/\/localhost/);
  } finally {
    await server.close();
  }
});

test('a signal lets what has begun come to its end', async ({site}) => {
  const server = await startNode({build: inject('build'), env: nodeEnv(site)});
  await site.control.addFault({operation: '*', kind: 'latency', ms: 1_000});
  const answer = getDocument(`${server.url}/about`);
  await expect.poll(async () => (await site.control.requests()).length).toBeGreaterThan(0);
  const [{status, html}] = await Promise.all([answer, server.close()]);
  expect(status).toBe(200);
  expect(html).toContain('</html>');
  await expect(fetch(server.url)).rejects.toThrow();
});

test('several processes answer at one port; one that ends is started again, however soon', async ({site}) => {
  const server = await startNode({build: inject('build'), env: nodeEnv(site, {WEB_CONCURRENCY: '2'})});
  const processes = () =>
    spawnSync('pgrep', ['-P', String(server.pid)], {encoding: 'utf8'})
      .stdout.trim()
      .split('\n')
      .filter(Boolean);
  try {
    await expect.poll(() => processes().length).toBe(2);
    const [survivor = ''] = processes();
    for (let round = 0; round < 2; round += 1) {
      const other = processes().find((id) => id !== survivor) ?? '';
      process.kill(Number(other), 'SIGKILL');
      await expect.poll(() => processes().filter((id) => id !== other).length).toBe(2);
    }
    expect(processes()).toContain(survivor);
    for (let count = 0; count < 4; count += 1) expect((await getDocument(server.url)).status).toBe(200);
  } finally {
    await server.close();
  }
});

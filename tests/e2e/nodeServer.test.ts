import {execFile, execFileSync} from 'node:child_process';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request, type IncomingHttpHeaders} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {inject} from 'vitest';
import {getDocument, tags} from '../../tools/document';
import {startNode} from '../../tools/node';
import type {Site} from '../../tools/site';
import {studioEnv} from '../../studio/env';
import {expect, test} from '../support/test';

const envOf = (site: Site, env: Record<string, string> = {}) => ({
  ...studioEnv(site.storeUrl),
  SITE_PASSWORD: '',
  ...env,
});

/** Runs the server until it ends by itself. */
function failedStart(env: Record<string, string>, cwd?: string): Promise<{code: unknown; output: string}> {
  const folder = path.join(inject('build'), 'node');
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(folder, 'server.mjs')], {cwd: cwd ?? folder, env}, (error, stdout, stderr) =>
      resolve({code: error?.code, output: stdout + stderr}),
    );
  });
}

/** Sends the beginning of a form, and leaves. */
function breakOff(url: string): Promise<void> {
  const headers = {'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': '100'};
  return new Promise((resolve) => {
    const posted = request(url, {method: 'POST', agent: false, headers});
    posted.on('error', () => {}).on('close', resolve);
    posted.write('name=Ada', () => setTimeout(() => posted.destroy(), 100));
  });
}

/** `fetch` sends no TRACE. */
function trace(url: string): Promise<[status: number | undefined, IncomingHttpHeaders, words: string]> {
  return new Promise((resolve, reject) => {
    request(url, {method: 'TRACE', agent: false}, (answer) => {
      buffer(answer).then((words) => resolve([answer.statusCode, answer.headers, String(words)]), reject);
    })
      .on('error', reject)
      .end();
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
  expect((await failedStart(envOf(site, {TRUST_PROXY: 'yes'}))).output).toMatch(/^TRUST_PROXY is "yes"/);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const PORT = String((other.address() as AddressInfo).port);
  try {
    const {code, output} = await failedStart(envOf(site, {PORT}));
    expect(code).toBe(1);
    expect(output).toContain(`Port ${PORT} is in use. Set PORT to another one.`);
    expect(output).toContain('ten wrong passwords lock everybody out');
  } finally {
    other.close();
  }
});

test('documents and files go out compressed, and the health address asks neither gate nor store', async ({site}) => {
  const server = await startNode({build: inject('build'), env: envOf(site, {SITE_PASSWORD: 'eiche'})});
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

test('a document that was just sent is sent again as the worker would', async ({site}) => {
  const server = await startNode({build: inject('build'), env: envOf(site)});
  try {
    for (const asked of ['/', '/en/shop?utm_source=a', '/projects.data']) {
      const url = server.url + asked;
      // A copy that is no longer right: this is for the worker to say.
      const worker = await exactly(url, {'if-none-match': '"old"'});
      expect(worker.headers).toContain('content-encoding: br');
      for (let visit = 0; visit < 4; visit += 1) expect(await exactly(url, {cookie: `visit=${visit}`})).toEqual(worker);

      const [tag = ''] = worker.headers.flatMap((header) => /^etag: (.*)$/.exec(header)?.[1] ?? []);
      expect(await exactly(url, {'if-none-match': tag})).toMatchObject({status: 304, body: ''});
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
  const server = await startNode({build: inject('build'), env: envOf(site, {SITE_PASSWORD: 'eiche'})});
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
  const env = envOf(site, {SITE_PASSWORD: 'eiche', TRUST_PROXY: '1'});
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
  const server = await startNode({build: inject('build'), env: envOf(site)});
  await site.control.addFault({operation: '*', kind: 'latency', ms: 1_000});
  const answer = getDocument(`${server.url}/about`);
  await expect.poll(async () => (await site.control.requests()).length).toBeGreaterThan(0);
  const [{status, html}] = await Promise.all([answer, server.close()]);
  expect(status).toBe(200);
  expect(html).toContain('</html>');
  await expect(fetch(server.url)).rejects.toThrow();
});

test('a visitor who leaves early leaves no error in the log', async ({site}) => {
  const server = await startNode({build: inject('build'), env: envOf(site)});
  try {
    await site.control.addFault({operation: '*', kind: 'latency', ms: 1_000});
    const visit = new AbortController();
    const left = fetch(`${server.url}/cart`, {signal: visit.signal}).catch(() => 'left');
    // When this has an answer, the visit before it has begun. The store's log names a request after its answer only.
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    visit.abort();
    expect(await left).toBe('left');
    // A later visit ends after that one.
    expect((await getDocument(`${server.url}/cart`)).status).toBe(200);
    for (const path of ['/contact', '/widerruf', '/cart', '/api/cart', '/api/send-email'])
      await breakOff(server.url + path);
    expect((await getDocument(`${server.url}/cart`)).status).toBe(200);
  } finally {
    await server.close();
  }
  expect(server.errors()).toBe('');
});

test('TRACE is answered as on other runtimes, with words', async ({site}) => {
  const server = await startNode({build: inject('build'), env: envOf(site)});
  try {
    for (const path of ['/', '/cart', '/api/cart']) {
      const [status, headers, words] = await trace(server.url + path);
      expect([status, headers.allow, headers['x-frame-options']], path).toEqual([405, expect.anything(), 'DENY']);
      expect(words).toContain('no answer here');
    }
  } finally {
    await server.close();
  }
});

test('several processes answer at one port; one that ends is started again', async ({site}) => {
  const server = await startNode({build: inject('build'), env: envOf(site, {WEB_CONCURRENCY: '2'})});
  const processes = () =>
    execFileSync('pgrep', ['-P', String(server.pid)], {encoding: 'utf8'})
      .trim()
      .split('\n');
  try {
    await expect.poll(() => processes().length).toBe(2);
    const [first] = processes();
    // Later than a process that can't start would end.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    process.kill(Number(first), 'SIGKILL');
    await expect.poll(() => processes().filter((id) => id !== first).length).toBe(2);
    for (let count = 0; count < 4; count += 1) expect((await getDocument(server.url)).status).toBe(200);
  } finally {
    await server.close();
  }
});

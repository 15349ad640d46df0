import {request, type IncomingHttpHeaders} from 'node:http';
import {connect} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {output} from '../../tools/build';
import {getDocument} from '../../tools/document';
import {startNode} from '../../tools/node';
import {nodeEnv} from '../support/nodeEnv';
import {expect, test} from '../support/test';

/** Sends the beginning of a form, and leaves once the server asks for the rest. */
function breakOff(url: string): Promise<void> {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': '100',
    Expect: '100-continue',
  };
  return new Promise((resolve) => {
    const posted = request(url, {method: 'POST', agent: false, headers});
    posted.on('error', () => {}).on('close', resolve);
    posted.on('continue', () => posted.write('name=Ada', () => posted.destroy()));
    posted.flushHeaders();
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

/** What comes back on a connection for text that no client would send. */
function sendRaw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), 'localhost');
    buffer(socket).then((answer) => resolve(String(answer)), reject);
    socket.write(text);
  });
}

/** An answer to the byte, without the time at which it was sent. */
function exactly(url: string, requestHeaders: IncomingHttpHeaders, method = 'GET') {
  return new Promise<{status?: number; headers: string[]; body: string}>((resolve, reject) => {
    request(url, {method, headers: {'accept-encoding': 'br', ...requestHeaders}}, (answer) => {
      const {statusCode: status, headers: got} = answer;
      const headers = Object.entries(got).flatMap(([name, value]) => (name === 'date' ? [] : [`${name}: ${value}`]));
      buffer(answer).then((body) => resolve({status, headers: headers.sort(), body: body.toString('base64')}), reject);
    })
      .once('error', reject)
      .end();
  });
}

test.describe('a server with Node.js', () => {
  let server: Awaited<ReturnType<typeof startNode>>;
  /** What it had written to its log before a test. */
  let before = '';

  test.beforeAll(async ({sharedSite}) => {
    server = await startNode({build: output, env: nodeEnv(sharedSite)});
  });
  test.beforeEach(() => void (before = server.errors()));
  test.afterAll(() => server.close());

  const errors = () => server.errors().slice(before.length);

  test('logs no error when a visitor leaves before the page is complete', async ({site}) => {
    await site.control.addFault({operation: '*', kind: 'latency', ms: 2_000});
    const visit = new AbortController();
    const earlyVisit = fetch(`${server.url}/cart`, {signal: visit.signal}).catch(() => 'left');
    // When this has an answer, the visit before it has begun. The store's log names a request after its answer only.
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    visit.abort();
    expect(await earlyVisit).toBe('left');
    // A later visit ends after that one.
    expect((await getDocument(`${server.url}/cart`)).status).toBe(200);
    for (const path of ['/contact', '/widerruf', '/cart', '/api/cart', '/api/send-email'])
      await breakOff(server.url + path);
    expect((await getDocument(`${server.url}/cart`)).status).toBe(200);
    await site.control.clearFaults();
    expect(errors()).toBe('');
  });

  test('refuses TRACE, a kind of request that could reveal cookies, with a message', async () => {
    for (const path of ['/', '/cart', '/api/cart']) {
      const [status, headers, words] = await trace(server.url + path);
      expect([status, headers.allow, headers['x-frame-options']], path).toEqual([405, expect.anything(), 'DENY']);
      expect(words).toContain('answer this kind of request');
    }
  });

  test('answers kinds of requests that it does not support, and logs no error for them', async () => {
    const pages = ['/', '/shop', '/en/projects', '/robots.txt', '/no-such-page'];
    for (const path of [...pages, '/_root.data', '/shop.data', '/no-such-page.data', '/gate', '/gate.data']) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const {status} = await fetch(server.url + path, {method, body: 'a=b', redirect: 'manual'});
        expect(status, `${method} ${path}`).toBeLessThan(500);
        if (pages.includes(path)) expect(status, `${method} ${path}`).toBe(405);
      }
    }
    const bodies = [
      ['multipart/form-data', 'a=b'],
      ['multipart/form-data; boundary=x', '--x\r\n\r\n'],
      ['application/json', '{'],
      ['text/html', '\u0000'],
    ] as const;
    for (const path of ['/contact', '/widerruf', '/cart', '/cart.data', '/api/cart', '/api/send-email']) {
      for (const [type, body] of bodies) {
        const {status} = await fetch(server.url + path, {method: 'POST', headers: {'Content-Type': type}, body});
        expect(status, `${type} at ${path}`).toBeLessThan(500);
      }
    }
    expect(errors()).toBe('');
  });

  test('keeps running whatever malformed request it receives', async () => {
    const ask = (line: string, headers = 'Host: localhost') =>
      sendRaw(server.url, `${line} HTTP/1.1\r\nConnection: close\r\n${headers}\r\n\r\n`);
    for (const range of ['9-1', '-', '0-99999999999999999999', '9007199254740993-'])
      expect(await ask('GET /icon.svg', `Host: localhost\r\nRange: bytes=${range}`)).toMatch(
        /^HTTP\/1.1 (200|206|416) /,
      );
    expect(await ask('GET /icon.svg', 'Host: localhost\r\nRange: bytes=-5')).toMatch(/svg>\n?$/);
    for (const line of ['GET http://a:b@c/', 'POST http://a:b@c/', 'GET http://[::1', 'GET /\\'])
      expect(await ask(line), line).toMatch(/^HTTP\/1.1 400 [^]*nicht lesen/);
    for (const host of ['xn--', '[', 'a b', 'x/y', 'a@b'])
      expect(await ask('GET /', `Host: ${host}`), host).toMatch(/^HTTP\/1.1 400 /);
    expect(await ask('GET /', 'Host: localhost\r\nExpect: nothing')).toMatch(/^HTTP\/1.1 417 /);
    expect(await ask('CONNECT localhost:80')).toBe('');
    for (const path of ['/%', '/%00', '/a%00b', '/..%2f..%2f'])
      expect(await ask(`GET ${path}`)).toMatch(/^HTTP\/1.1 404 /);
    expect((await getDocument(`${server.url}/imprint`)).status).toBe(200);
    expect(errors()).not.toMatch(/\n\s+at /);
  });

  test('accepts 32 kB of cookies, and says in both languages when there are more', async () => {
    const ask = (size: number) =>
      sendRaw(
        server.url,
        `GET /imprint HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: a=${'a'.repeat(size)}\r\n\r\n`,
      );
    expect(await ask(32_000)).toMatch(/^HTTP\/1.1 200 /);
    for (const size of [33_000, 500_000]) {
      const answer = await ask(size);
      expect(answer).toMatch(/^HTTP\/1.1 431 /);
      expect(answer).toContain('löschen Sie die Cookies dieser Website');
      expect(answer).toContain('delete the cookies of this website');
      expect(answer).toContain('cache-control: no-store');
    }
    expect(await sendRaw(server.url, 'GET /\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*nicht lesen/);
    expect(errors()).toBe('');
  });

  test('sends every visitor exactly the same page', async () => {
    for (const path of ['/', '/en/shop?utm_source=a', '/projects.data']) {
      const url = server.url + path;
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
  });

  test('answers the requests that are still running before it stops', async ({site}) => {
    await site.control.addFault({operation: '*', kind: 'latency', ms: 1_000});
    const answer = getDocument(`${server.url}/about`);
    await expect.poll(async () => (await site.control.requests()).length).toBeGreaterThan(0);
    const [{status, html}] = await Promise.all([answer, server.close()]);
    expect(status).toBe(200);
    expect(html).toContain('</html>');
    await expect(fetch(server.url)).rejects.toThrow();
  });
});

import {request, type IncomingHttpHeaders} from 'node:http';
import {connect} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {inject} from 'vitest';
import {getDocument} from '../../tools/document';
import {startNode} from '../../tools/node';
import {nodeEnv} from '../support/nodeEnv';
import {expect, test} from '../support/test';

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

test('a visitor who leaves early leaves no error in the log', async ({site}) => {
  const server = await startNode({build: inject('build'), env: nodeEnv(site)});
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
  const server = await startNode({build: inject('build'), env: nodeEnv(site)});
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

test('a request that a page or a form has no use for is answered, and leaves nothing in the log', async ({site}) => {
  const env = nodeEnv(site, {PUBLIC_SITE_URL: 'https://studio.example'});
  const server = await startNode({build: inject('build'), env});
  try {
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
  } finally {
    await server.close();
  }
  expect(server.errors()).toBe('');
});

/** What comes back on a connection for text that no client would send. */
function sendRaw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), 'localhost');
    buffer(socket).then((answer) => resolve(String(answer)), reject);
    socket.write(text);
  });
}

test('no request ends the server', async ({site}) => {
  const server = await startNode({build: inject('build'), env: nodeEnv(site)});
  const ask = (line: string, headers = 'Host: localhost') =>
    sendRaw(server.url, `${line} HTTP/1.1\r\nConnection: close\r\n${headers}\r\n\r\n`);
  try {
    for (const range of ['9-1', '-', '0-99999999999999999999', '9007199254740993-'])
      expect(await ask('GET /icon.svg', `Host: localhost\r\nRange: bytes=${range}`)).toMatch(
        /^HTTP\/1.1 (200|206|416) /,
      );
    expect(await ask('GET /icon.svg', 'Host: localhost\r\nRange: bytes=-5')).toMatch(/svg>\n?$/);
    for (const line of ['GET http://a:b@c/', 'POST http://a:b@c/', 'GET http://[::1', 'GET /\\'])
      expect(await ask(line), line).toMatch(/^HTTP\/1.1 400 [^]*nicht lesen/);
    for (const host of ['xn--', '[', 'a b', 'x/y', 'a@b'])
      expect(await ask('GET /', `Host: ${host}`), host).toMatch(/^HTTP\/1.1 400 /);
    expect(await ask('GET /', `Host: localhost\r\nA: ${'a'.repeat(20_000)}`)).toMatch(/^HTTP\/1.1 431 /);
    expect(await ask('GET /', 'Host: localhost\r\nExpect: nothing')).toMatch(/^HTTP\/1.1 417 /);
    expect(await ask('CONNECT localhost:80')).toBe('');
    for (const path of ['/%', '/%00', '/a%00b', '/..%2f..%2f'])
      expect(await ask(`GET ${path}`)).toMatch(/^HTTP\/1.1 404 /);
    expect((await getDocument(`${server.url}/imprint`)).status).toBe(200);
  } finally {
    await server.close();
  }
  expect(server.errors()).not.toMatch(/\n\s+at /);
});

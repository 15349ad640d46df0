import {request as httpRequest} from 'node:http';
import {storefrontEnv} from 'demo-store/env';
import {createSession} from '~/gate/session';
import {linksOf, mainOf} from '../support/law';
import {expect, siteForAll, test} from '../support/test';

const password = 'Eiche & Öl "4"';
// Without an address of its own a request comes from 127.0.0.1.
const lockedSite = siteForAll(() => ({env: {SITE_PASSWORD: password}, trustBuyerAddress: true}));

function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(lockedSite().url + path, {redirect: 'manual', ...init, headers: {Accept: 'text/html', ...init.headers}});
}

/** Sends the path exactly as written. `fetch` would normalise it. */
function sendAsWritten(path: string, options: {method?: string; headers?: Record<string, string>} = {}) {
  return new Promise<{status?: number; location?: string; body: string}>((resolve, reject) => {
    const headers = {Accept: 'text/html', ...options.headers};
    const request = httpRequest(lockedSite().url, {path, ...options, headers, agent: false}, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({status: answer.statusCode, location: answer.headers.location, body}));
    });
    request.on('error', reject).end();
  });
}

function unlock(typed: string, to = '/', path = '/gate') {
  return send(path, {method: 'POST', body: new URLSearchParams({password: typed, to})});
}

const passOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Words that only pages behind the gate contain. */
const protectedWords = /Buchholz|museum-lichtkabinett|schneidbrett|kliv|ProductVariant|metaobject|"projects"/i;

const attacks: [string, RequestInit?][] = [
  ['/'],
  ['/en'],
  ['/projects'],
  ['/en/projects/haus'],
  ['/Projects/'],
  ['//projects'],
  ['/imprint/%2e%2e/projects'],
  ['/imprint%2f..%2fprojects'],
  ['/imprint//projects'],
  ['/imprint;/projects'],
  ['/legal/privacy-policy/../../shop'],
  ['/legal/terms-of-service'],
  ['/legal/privacy-policy%00'],
  ['/%69mprint'],
  ['/%imprint'],
  ['/projects?a=50%'],
  ['/projects.data'],
  ['/_root.data'],
  ['/en.data'],
  ['/projects.data?_routes=de%2Fprojects'],
  ['/projects?_data=de%2Fprojects'],
  ['/projects?_data=root'],
  ['/imprint?_data=root'],
  ['/en/legal/privacy-policy?_data=de%2Fprojects'],
  ['/projects.data.data'],
  ['/api/cart'],
  ['/en/api/cart'],
  ['/api/send-email', {method: 'POST', body: '{}', headers: {'Content-Type': 'application/json'}}],
  ['/contact', {method: 'POST', body: new URLSearchParams({name: 'x'})}],
  ['/cart', {method: 'POST', body: new URLSearchParams({password, to: '/'})}],
  ['/imprint', {method: 'POST', body: new URLSearchParams({password, to: '/'})}],
  ['/widerruf?_data=de%2Fwithdrawal', {method: 'POST', body: new URLSearchParams({name: 'x'})}],
  ['/widerruf.data', {method: 'POST', body: new URLSearchParams({name: 'x'})}],
  ['/widerruf', {method: 'PUT', body: 'x'}],
  ['/projects', {method: 'HEAD'}],
  ['/projects', {method: 'OPTIONS'}],
  ['/projects', {method: 'PUT', body: 'x'}],
  ['/projects', {method: 'DELETE'}],
  ['/sitemap.xml'],
  ['/assets/none.js'],
  ['/nowhere'],
  ['/?unlocked=1&gate=open'],
  [`/?password=${encodeURIComponent(password)}`],
  ['/projects', {headers: {'X-Original-URL': '/imprint', 'X-Rewrite-URL': '/imprint', 'X-Forwarded-Path': '/imprint'}}],
  [
    '/projects',
    {
      headers: {
        'X-Http-Method-Override': 'GET',
        'X-Forwarded-Host': 'localhost',
        Authorization: `Basic ${btoa(':eiche')}`,
      },
    },
  ],
  ['/projects', {headers: {Cookie: 'gate=1; gate=true; __Host-gate=9999999999.x; unlocked=true'}}],
  ['/projects', {headers: {Cookie: `gate=9999999999.${'0'.repeat(64)}`}}],
  ['/projects', {headers: {Cookie: 'selectedLanguage=EN'}}],
  ['/projects', {headers: {Accept: '*/*'}}],
  ['/projects', {headers: {Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest'}}],
];

const asWritten: [string, Parameters<typeof sendAsWritten>[1]?][] = [
  ['/imprint/../projects'],
  ['/imprint/%2e%2e/projects'],
  ['/imprint/%2E%2E%2Fprojects'],
  ['/imprint\\..\\projects'],
  ['/imprint%5c..%5cprojects'],
  ['/legal/privacy-policy/../../shop'],
  ['/legal/./privacy-policy/../refund-policy'],
  ['/.//projects'],
  ['//projects'],
  ['///imprint/../projects.data'],
  ['/gate/../projects'],
  ['/robots.txt/../projects'],
  ['/assets/../projects'],
  ['/icon.svg/%2e%2e/projects'],
  ['/imprint.data/../projects.data?_routes=de%2Fprojects'],
  ['/projects', {headers: {Host: 'evil.example'}}],
  ['/projects', {headers: {Host: 'imprint'}}],
  [
    '/projects',
    {headers: {'content-length': '0', 'x-forwarded-uri': '/imprint', Forwarded: 'for=127.0.0.1;host=imprint'}},
  ],
  ['/projects', {headers: {COOKIE: 'Gate=1; GATE=1; gate=; gate; =gate'}}],
  ['/projects', {method: 'TRACE'}],
  ['/projects', {method: 'PROPFIND'}],
  ['/imprint', {method: 'PATCH'}],
];

test.describe('a site with a password, before the visitor has entered it,', () => {
  for (const [path, init] of attacks) {
    test(`shows only the password page at ${path} (${JSON.stringify(init)})`, async () => {
      const answer = await send(path, init);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('WWW-Authenticate')).toBeNull();
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
      expect(answer.headers.getSetCookie()).toEqual([]);
      const body = await answer.text();
      expect(body).not.toMatch(protectedWords);
      expect(body).not.toContain('<script');
    });
  }

  for (const [path, options] of asWritten) {
    test(`shows only the password page even at an unusual spelling of an address: ${path} (${JSON.stringify(options)})`, async () => {
      const {status, body} = await sendAsWritten(path, options);
      expect(status).toBe(401);
      expect(body).not.toMatch(protectedWords);
      expect(body).not.toContain('<script');
    });
  }

  test('asks again when the visitor’s permission has expired or was forged', async () => {
    const secret = storefrontEnv(lockedSite().storeUrl).SESSION_SECRET ?? '';
    const passAt = async (now: number, key = secret) =>
      (await createSession({secret: key, password}, {secure: false, now})).split(';')[0] ?? '';
    const month = 31 * 86_400_000;
    expect((await send('/projects', {headers: {Cookie: await passAt(Date.now())}})).status).toBe(200);
    expect((await send('/projects', {headers: {Cookie: await passAt(Date.now() - month)}})).status).toBe(401);
    expect((await send('/projects', {headers: {Cookie: await passAt(Date.now(), `${secret}!`)}})).status).toBe(401);
  });

  for (const path of [
    '/imprint',
    '/en/imprint',
    '/legal/privacy-policy',
    '/en/legal/privacy-policy',
    '/widerruf',
    '/en/widerruf',
    '/barrierefreiheit',
    '/en/barrierefreiheit',
  ]) {
    test(`shows ${path}, also as data, and no content of other pages`, async () => {
      const routes = ['_routes=root%2Cde%2Fprojects%2Cde%2Fhome', '_routes=chrome%2FPageBoundary', '_routes=de%2Fshop'];
      for (const url of [path, `${path}.data`, ...routes.map((query) => `${path}.data?${query}`)]) {
        const answer = await send(url);
        expect(answer.status, url).toBe(200);
        const body = await answer.text();
        expect(body, url).not.toMatch(protectedWords);
        // Scripts would request the next page's data, which is locked. Without them a click opens the password screen.
        expect(body, url).not.toMatch(/<script[^>]+type="(module|late)"|modulepreload|rel="late"|entry\.client/);
        expect(answer.headers.get('Cache-Control'), url).toMatch(/private|no-store/);
      }
    });
  }

  for (const [path, prefix] of [
    ['/shop', ''],
    ['/en/shop', '/en'],
  ] as const) {
    test(`shows the password page with links to the legal pages at ${path}`, async () => {
      const body = await (await send(path)).text();
      for (const page of ['/imprint', '/legal/privacy-policy', '/widerruf', '/barrierefreiheit'])
        expect(body).toContain(`href="${prefix}${page}"`);
    });
  }

  for (const [path, received] of [
    ['/widerruf', 'Ihr Widerruf ist eingegangen'],
    ['/en/widerruf', 'Your withdrawal has been received'],
  ] as const) {
    test(`accepts a withdrawal: ${path}`, async () => {
      await lockedSite().control.clearMails();
      const statement = {name: 'Anna', order: '#1001', mail: 'gate@example.com', pieces: path};
      const answer = await send(path, {method: 'POST', body: new URLSearchParams(statement)});
      expect(answer.status).toBe(200);
      const main = mainOf(await answer.text());
      expect(main).toContain(received);
      expect(main).toContain('#1001');
      // The text about the right lies behind the gate, so it is not linked here.
      expect(linksOf(main)).toEqual([]);
      expect(await lockedSite().control.mails()).toHaveLength(2);
    });
  }

  test('shows security.txt, by which a finder of a security hole reaches the studio', async () => {
    const {status, body} = await sendAsWritten('/.well-known/security.txt', {headers: {Host: 'evil.example'}});
    expect(status).toBe(200);
    expect(body).toMatch(/^Contact: mailto:\S+\nExpires: 20\d\d-\S+Z\n/);
    expect(body).not.toContain('evil');
  });

  test('keeps search engines out', async () => {
    expect(await (await send('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    expect((await send('/icon.svg')).headers.get('Cache-Control')).toContain('public');
    const [font = ''] = /\/assets\/[^"]+\.woff2/.exec(await (await send('/')).text()) ?? [];
    expect((await send(font)).headers.get('Cache-Control')).toContain('immutable');
  });
});

test.describe('the password of a site', () => {
  test('opens all pages, and leads to the page that the visitor wanted', async () => {
    const answer = await unlock(password, '/en/projects?service=ladenbau', '/en/gate');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/en/projects?service=ladenbau');
    const Cookie = passOf(answer);
    const page = await send('/projects', {headers: {Cookie}});
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('private, no-cache');
    expect((await send('/projects.data', {headers: {Cookie}})).status).toBe(200);
    expect(await (await send('/robots.txt', {headers: {Cookie}})).text()).toContain('Disallow: /\n');
  });

  test('when it is wrong, is refused with a message in the visitor’s language', async () => {
    const refused = await unlock('eiche', '/shop');
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([303, []]);
    const german = await send(refused.headers.get('Location') ?? '');
    expect(german.status).toBe(401);
    expect(german.headers.getSetCookie()).toEqual([]);
    const body = await german.text();
    expect(body).toContain('Das Passwort stimmt nicht.');
    expect(body).toContain('value="/shop"');
    const english = await send((await unlock('eiche', '/shop', '/en/gate')).headers.get('Location') ?? '');
    expect(await english.text()).toContain('That password isn’t right.');
  });

  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example']) {
    test(`never leads to another website (${to})`, async () => {
      expect((await unlock(password, to)).headers.get('Location')).toBe('/');
    });
  }

  test('can be tried ten times in ten minutes by each visitor, even by a program that tries several at once', async () => {
    const attempt = (typed: string, address = '203.0.113.1', redirect?: RequestRedirect) =>
      fetch(`${lockedSite().url}/en/gate`, {
        method: 'POST',
        redirect,
        // A server that has not read a body to its end closes the connection, perhaps just when it would be used again.
        headers: {'Oxygen-Buyer-IP': address, Connection: 'close'},
        body: new URLSearchParams({password: typed}),
      });
    expect((await attempt(password, '203.0.113.1', 'manual')).headers.get('Location')).toBe('/en');
    const answers = await Promise.all(Array.from({length: 20}, () => attempt('x')));
    expect(answers.filter(({status}) => status === 401)).toHaveLength(10);
    const refused = answers.filter(({status}) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(await refused[0]?.text()).toContain('Too many attempts.');
    expect((await attempt(password)).status).toBe(429);
    expect((await attempt(password, '203.0.113.2', 'manual')).headers.get('Location')).toBe('/en');
  });
});

import {request as httpRequest} from 'node:http';
import type {Page} from 'playwright';
import {afterAll, beforeAll, describe, inject} from 'vitest';
import {storefrontEnv} from 'demo-store/env';
import {issuePass} from '~/gate/pass';
import {expectAccessible} from '../support/accessibility';
import {startSite, type RunningSite} from '../../tools/site';
import {hydrated} from '../support/frame';
import {expect, test} from '../support/test';

const password = 'Eiche & Öl "4"';
let gated: RunningSite;

beforeAll(async () => {
  gated = await startSite({build: inject('build'), env: {SITE_PASSWORD: password}});
});
afterAll(() => gated.close());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(gated.url + path, {redirect: 'manual', ...init, headers: {Accept: 'text/html', ...init.headers}});
}

/** A request with its path as written: `fetch` would tidy it up. */
function askAsWritten(path: string, options: {method?: string; headers?: Record<string, string>} = {}) {
  return new Promise<{status?: number; location?: string; body: string}>((resolve, reject) => {
    const headers = {Accept: 'text/html', ...options.headers};
    const request = httpRequest(gated.url, {path, ...options, headers, agent: false}, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({status: answer.statusCode, location: answer.headers.location, body}));
    });
    request.on('error', reject).end();
  });
}

function unlock(typed: string, to = '/', address = '/gate') {
  return ask(address, {method: 'POST', body: new URLSearchParams({password: typed, to})});
}

const passOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Words that stand only behind the gate. */
const behind = /Buchholz|museum-lichtkabinett|schneidbrett|kliv|ProductVariant|metaobject|"projects"/i;

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
  ['/projects.data'],
  ['/_root.data'],
  ['/en.data'],
  ['/projects.data?_routes=de%2Fprojects'],
  ['/projects?_data=de%2Fprojects'],
  ['/projects?_data=root'],
  ['/imprint?_data=root'],
  ['/en/legal/privacy-policy?_data=de%2Fprojects'],
  ['/projects.data.data'],
  ['/__manifest?p=%2Fprojects&version=1'],
  ['/api/cart'],
  ['/en/api/cart'],
  ['/api/send-email', {method: 'POST', body: '{}', headers: {'Content-Type': 'application/json'}}],
  ['/contact', {method: 'POST', body: new URLSearchParams({name: 'x'})}],
  ['/cart', {method: 'POST', body: new URLSearchParams({password, to: '/'})}],
  ['/imprint', {method: 'POST', body: new URLSearchParams({password, to: '/'})}],
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

const asWritten: [string, Parameters<typeof askAsWritten>[1]?][] = [
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

describe('without the password', () => {
  test.for(attacks)('%s answers locked', async ([path, init]) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('WWW-Authenticate')).toBeNull();
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toContain('noindex');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const body = await answer.text();
    expect(body).not.toMatch(behind);
    expect(body).not.toContain('<script');
  });

  test.for(asWritten)('%s, as written, answers locked', async ([path, options]) => {
    const {status, body} = await askAsWritten(path, options);
    expect(status).toBe(401);
    expect(body).not.toMatch(behind);
    expect(body).not.toContain('<script');
  });

  test('a pass that has ended or was made with another secret is worth nothing', async () => {
    const secret = storefrontEnv(gated.storeUrl).SESSION_SECRET ?? '';
    const passAt = async (now: number, key = secret) =>
      (await issuePass({secret: key, password}, {secure: false, now})).split(';')[0] ?? '';
    const month = 31 * 86_400_000;
    expect((await ask('/projects', {headers: {Cookie: await passAt(Date.now())}})).status).toBe(200);
    expect((await ask('/projects', {headers: {Cookie: await passAt(Date.now() - month)}})).status).toBe(401);
    expect((await ask('/projects', {headers: {Cookie: await passAt(Date.now(), `${secret}!`)}})).status).toBe(401);
  });

  test.for(['/imprint', '/en/imprint', '/legal/privacy-policy', '/en/legal/privacy-policy'])(
    '%s can be read, as data too, and tells nothing of the rest',
    async (path) => {
      const others = ['_routes=root%2Cde%2Fprojects%2Cde%2Fhome', '_routes=chrome%2FPageBoundary', '_routes=de%2Fshop'];
      for (const spelled of [path, `${path}/`, `${path}.data`, ...others.map((query) => `${path}.data?${query}`)]) {
        const answer = await ask(spelled);
        expect(answer.status, spelled).toBe(200);
        const body = await answer.text();
        expect(body, spelled).not.toMatch(behind);
        // Scripts would fetch the data of whatever is clicked; without them the next page is the password screen.
        expect(body, spelled).not.toMatch(/<script[^>]+type="(module|late)"|modulepreload|rel="late"|entry\.client/);
        expect(answer.headers.get('Cache-Control'), spelled).toMatch(/private|no-store/);
      }
    },
  );

  test('search engines stay out and static files come with their caching', async () => {
    expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask('/icon.svg')).headers.get('Cache-Control')).toContain('public');
    const [font = ''] = /\/assets\/[^"]+\.woff2/.exec(await (await ask('/')).text()) ?? [];
    expect((await ask(font)).headers.get('Cache-Control')).toContain('immutable');
  });
});

describe('the password', () => {
  test('opens everything, back at the address that was asked for', async () => {
    const answer = await unlock(password, '/en/projects?service=ladenbau', '/en/gate');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/en/projects?service=ladenbau');
    const Cookie = passOf(answer);
    const page = await ask('/projects', {headers: {Cookie}});
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('private, no-cache');
    expect((await ask('/projects.data', {headers: {Cookie}})).status).toBe(200);
    expect(await (await ask('/robots.txt', {headers: {Cookie}})).text()).toContain('Disallow: /\n');
  });

  test('is refused with a word in the language of the address', async () => {
    const german = await unlock('eiche', '/shop');
    expect(german.status).toBe(401);
    expect(german.headers.getSetCookie()).toEqual([]);
    const body = await german.text();
    expect(body).toContain('Das Passwort stimmt nicht.');
    expect(body).toContain('value="/shop"');
    expect(await (await unlock('eiche', '/shop', '/en/gate')).text()).toContain('The password is not right.');
  });

  test.for(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example'])(
    'does not send a visitor to %j',
    async (to) => {
      expect((await unlock(password, to)).headers.get('Location')).toBe('/');
    },
  );

  test('can be tried ten times in ten minutes, all at once too', async ({startOwnSite}) => {
    const site = await startOwnSite({env: {SITE_PASSWORD: password}});
    const attempt = (typed: string) =>
      fetch(`${site.url}/en/gate`, {method: 'POST', body: new URLSearchParams({password: typed}), redirect: 'manual'});
    expect((await attempt(password)).status).toBe(303);
    const answers = await Promise.all(Array.from({length: 40}, () => attempt('x')));
    expect(answers.filter(({status}) => status === 401)).toHaveLength(10);
    const refused = answers.filter(({status}) => status === 429);
    expect(refused).toHaveLength(30);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(500);
    expect(await refused[0]?.text()).toContain('Too many attempts.');
    expect((await attempt(password)).status).toBe(429);
  });

  test('a pass of another password is worth nothing', async ({startOwnSite}) => {
    const other = await startOwnSite({env: {SITE_PASSWORD: 'buche'}});
    const Cookie = passOf(await unlock(password));
    expect((await fetch(`${other.url}/shop`, {headers: {Cookie}})).status).toBe(401);
  });
});

test.for([true, false])('the screen works in a browser (JavaScript: %s)', async (javaScript, {open}) => {
  const page = await open('/en/imprint', {site: gated, javaScript, expected: [/status 401/]});
  await page.getByRole('link', {name: 'Shop', exact: true}).first().click();
  const field = page.getByLabel('Password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'password');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The password is not right.');
  await expect(field).toBeFocused();
  if (javaScript) await expectAccessible(page);
  await page.keyboard.type(password);
  await page.getByRole('button', {name: 'Open'}).click();
  await expect(page).toHaveURL(`${gated.url}/en/shop`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

describe('a gate that closes while a page is open', () => {
  const enter = async (page: Page) => {
    await expect(page.getByLabel('Passwort')).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
  };
  const cookies = {gate: ''};
  beforeAll(async () => {
    cookies.gate = passOf(await unlock(password)).slice('gate='.length);
  });

  test('leads through the screen to the page that was wanted', async ({open}) => {
    // The screen's own status, the data that was refused, and what Remix says about it.
    const page = await open('/faq', {site: gated, cookies, refused: true, expected: [/status 401/, /console\.error/]});
    await hydrated(page);
    await page.context().clearCookies();
    await page.getByRole('banner').getByRole('link', {name: 'Über uns'}).click();
    await enter(page);
    await expect(page).toHaveURL(`${gated.url}/about`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('loses no word of an enquiry', async ({open}) => {
    const page = await open('/contact', {site: gated, cookies, refused: true, expected: [/status 401/]});
    await hydrated(page);
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel('E-Mail').first().fill('anna@example.com');
    await page.getByLabel('Telefon').fill('1');
    await page.getByLabel('Nachricht').fill('Ein Regal');
    await page.getByRole('radio', {name: 'Google'}).check();
    await page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'}).check();
    await page.context().clearCookies();
    await page.getByRole('button', {name: 'Anfrage senden'}).click();
    await enter(page);
    await expect(page).toHaveURL(`${gated.url}/contact`);
    await expect(page.getByLabel('Nachricht')).toHaveValue('Ein Regal');
    await expect(page.getByRole('radio', {name: 'Google'})).toBeChecked();
    await page.getByRole('checkbox', {name: 'Ich habe die Datenschutzerklärung'}).check();
    await page.getByRole('button', {name: 'Anfrage senden'}).click();
    await expect(page).toHaveURL(`${gated.url}/thankyou/Anna`);
    expect(await gated.control.mails()).toHaveLength(1);
  });
});

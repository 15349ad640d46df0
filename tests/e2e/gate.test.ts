import {afterAll, beforeAll, describe, inject} from 'vitest';
import {startSite, type RunningSite} from '../support/site';
import {expect, test} from '../support/test';

const password = 'Eiche & Öl "4"';
let gated: RunningSite;

beforeAll(async () => {
  gated = await startSite({build: inject('build'), env: {SITE_PASSWORD: password}});
});
afterAll(() => gated.close());

/** A request as written: `fetch` would tidy the path up. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(gated.url + path, {redirect: 'manual', ...init, headers: {Accept: 'text/html', ...init.headers}});
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
  ['/projects', {headers: {'X-Http-Method-Override': 'GET', 'X-Forwarded-Host': 'localhost', Authorization: `Basic ${btoa(':eiche')}`}}],
  ['/projects', {headers: {Cookie: 'gate=1; gate=true; __Host-gate=9999999999.x; unlocked=true'}}],
  ['/projects', {headers: {Cookie: `gate=9999999999.${'0'.repeat(64)}`}}],
  ['/projects', {headers: {Cookie: 'selectedLanguage=EN'}}],
  ['/projects', {headers: {Accept: '*/*'}}],
  ['/projects', {headers: {Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest'}}],
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

  test.for(['/imprint', '/en/imprint', '/legal/privacy-policy', '/en/legal/privacy-policy'])(
    '%s can be read, as data too, and tells nothing of the rest',
    async (path) => {
      for (const spelled of [path, `${path}/`, `${path}.data`, `${path}?_data=root`]) {
        const answer = await ask(spelled);
        if (!spelled.includes('?')) expect(answer.status, spelled).toBe(200);
        const body = await answer.text();
        expect(body, spelled).not.toMatch(behind);
        // Scripts would fetch the data of whatever is clicked; without them the next page is the password screen.
        expect(body, spelled).not.toMatch(/<script[^>]+type="module"|modulepreload/);
        expect(answer.headers.get('Cache-Control'), spelled).toMatch(/private|no-store/);
      }
    },
  );

  test('search engines stay out and static files come with their caching', async () => {
    expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask('/icon.svg')).status).toBe(200);
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
  await page.keyboard.type(password);
  await page.getByRole('button', {name: 'Open'}).click();
  await expect(page).toHaveURL(`${gated.url}/en/shop`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

import {createHash} from 'node:crypto';
import {getDocument} from '../../tools/document';
import {expect, test} from '../support/test';

const paths = ['/', '/en/shop', '/no-such-page', '/shop.data', '/robots.txt'];

for (const path of paths) {
  test(`the answer at ${path} tells the browser how to protect the visitor`, async ({site}) => {
    const {headers} = await getDocument(site.url + path);
    expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  });
}

/** The document's inline scripts but JSON-LD, as a browser hashes them. */
function inlineScripts(html: string): string[] {
  const elements = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
  return elements.flatMap(([, attributes = '', text = '']) =>
    /application\/ld\+json| src=/.test(attributes) ? [] : [text],
  );
}

for (const path of [
  '/',
  '/en/shop',
  '/product/kliv-pflanzgefaess',
  '/legal/privacy-policy',
  '/no-such-page',
  '/cart',
]) {
  test(`at ${path} the browser runs the site’s own scripts, and no others`, async ({site}) => {
    const {headers, html} = await getDocument(site.url + path);
    const scripts = /script-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '')?.[1]?.split(' ') ?? [];
    const hashes = inlineScripts(html).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(hashes.length).toBeGreaterThan(2);
    expect(new Set(scripts)).toEqual(new Set(["'self'", ...hashes]));
    expect(html).not.toContain(' nonce=');
  });
}

test('the error page for the worst case reveals no setting’s name', async ({startOwnSite}) => {
  const site = await startOwnSite({env: {SESSION_SECRET: ''}});
  const {status, headers, html} = await getDocument(`${site.url}/`);
  expect(status).toBe(500);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toBeTruthy();
  expect(html).toContain('Something went wrong at our end.');
  expect(html).not.toMatch(/[A-Z]+_[A-Z]+|\.env/);
});

test('no response reveals the site’s software, or how long the store took', async ({site}) => {
  for (const path of paths) {
    const {headers} = await getDocument(site.url + path);
    expect(headers.get('Powered-By')).toBeNull();
    expect(headers.get('Server-Timing')).toBeNull();
  }
});

test('a visitor cannot get through the site to the store’s own interface', async ({site}) => {
  const answer = await fetch(`${site.url}/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({query: '{ shop { name } }'}),
  });
  expect([404, 405]).toContain(answer.status);
  expect(await answer.text()).not.toContain('"shop"');
});

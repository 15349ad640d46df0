import {getDocument, tags} from '../../tools/document';
import {expect, test} from '../support/test';

const paths = ['/', '/en/shop', '/no-such-page', '/shop.data', '/robots.txt'];

test.for(paths)('%s has the security headers', async (path, {site}) => {
  const {headers} = await getDocument(site.url + path);
  expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Permissions-Policy')).toContain('camera=()');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
});

test('scripts need a nonce, which is different for each answer', async ({site}) => {
  const [first, second] = await Promise.all([getDocument(`${site.url}/`), getDocument(`${site.url}/`)]);
  const [policy, otherPolicy] = [first, second].map(({headers}) => headers.get('Content-Security-Policy') ?? '');
  const scripts = /script-src ([^;]*)/.exec(policy ?? '')?.[1] ?? '';
  const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1];
  expect(nonce).toBeTruthy();
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|https?:(\s|$)/);
  expect(otherPolicy).not.toContain(nonce);
  const scriptTags = tags(first.html, 'script').filter(({type}) => type !== 'application/ld+json');
  expect(new Set(scriptTags.map((attributes) => attributes.nonce))).toEqual(new Set([nonce]));
});

test('an answer of last resort has the security headers, is kept nowhere and names no variable', async ({
  startOwnSite,
}) => {
  const site = await startOwnSite({env: {SESSION_SECRET: ''}});
  const {status, headers, html} = await getDocument(`${site.url}/`);
  expect(status).toBe(500);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toBeTruthy();
  expect(html).toContain('Something went wrong on our side.');
  expect(html).not.toMatch(/[A-Z]+_[A-Z]+|\.env/);
});

test('no answer says what the site is made with, or how long the store took', async ({site}) => {
  for (const path of paths) {
    const {headers} = await getDocument(site.url + path);
    expect(headers.get('Powered-By')).toBeNull();
    expect(headers.get('Server-Timing')).toBeNull();
  }
});

test("the store's API can't be reached through the site", async ({site}) => {
  const answer = await fetch(`${site.url}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({query: '{ shop { name } }'}),
  });
  expect([404, 405]).toContain(answer.status);
  expect(await answer.text()).not.toContain('"shop"');
});

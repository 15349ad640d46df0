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

test('a missing variable gives one error that names it', async ({startOwnSite}) => {
  const site = await startOwnSite({env: {SESSION_SECRET: ''}});
  const {status, html} = await getDocument(`${site.url}/`);
  expect(status).toBe(500);
  expect(html).toBe('SESSION_SECRET is missing. Set it in .env (see .env.example) or in the variables of the worker.');
});

import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {Config} from '~/platform/env';
import {gate} from '~/gate/gate';
import {plainDocumentPolicy} from '~/platform/document/plainDocument';
import {requestContext} from '../../support/requestContext';

const site = 'https://studio.example';
const config = {SITE_PASSWORD: 'eiche', SESSION_SECRET: 'a secret of the tests'};
const counts = {match: () => Promise.resolve(undefined), put: () => Promise.resolve()};

beforeEach(() => void vi.stubGlobal('caches', {open: () => Promise.resolve(counts)}));

async function send(request: Request, settings: Partial<Config> = config): Promise<Response | undefined> {
  return gate(request, requestContext(request, {config: settings}));
}

async function screenAt(path: string, settings: Partial<Config> = config): Promise<string> {
  const request = new Request(site + path, {headers: {Accept: 'text/html'}});
  const answer = await send(request, settings);
  return (await answer?.text()) ?? '';
}

describe('the password page', () => {
  it('shows the merchant’s hint below its field, also after a wrong password', async () => {
    const settings = {...config, SITE_PASSWORD_HINT: 'Demo: <eiche>'};
    expect(await screenAt('/shop', settings)).toMatch(
      /aria-describedby="hint".*<p id="hint"[^>]*>Demo: &lt;eiche&gt;</s,
    );
    expect(await screenAt('/en/gate?refused=wrong&to=%2Fshop', settings)).toMatch(
      /aria-describedby="error hint".*id="error".*id="hint"/s,
    );
    expect(await screenAt('/shop')).not.toMatch(/describedby|id="hint"/);
  });

  it('loads nothing from elsewhere but its font', () => {
    const cdn = 'https://cdn.shopify.com';
    const directives = plainDocumentPolicy('n', `${cdn}/oxygen-v2/1/2/3/assets/font.woff2`).split('; ');
    expect(directives.filter((directive) => directive.includes(cdn))).toEqual([`font-src 'self' ${cdn}`]);
    expect(plainDocumentPolicy('n', '/assets/font.woff2')).toContain("font-src 'self';");
  });

  it.each(['https://evil.example', 'null'])(
    'refuses a form that another website sends (%s), even with the right password',
    async (origin) => {
      const body = new URLSearchParams({password: config.SITE_PASSWORD, to: '/shop'});
      const request = new Request(`${site}/gate`, {method: 'POST', headers: {Origin: origin}, body});
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const answer = await send(request);
      warn.mockRestore();
      expect(answer?.status).toBe(403);
      expect(answer?.headers.get('Set-Cookie')).toBeNull();
      const html = await answer?.text();
      expect(html).toContain('kam von einer anderen Website');
      expect(html).toContain('name="to" value="/shop"');
    },
  );

  it('refuses a form that is too long with a message', async () => {
    const body = new URLSearchParams({password: 'x'.repeat(9000), to: '/shop'});
    const answer = await send(new Request(`${site}/en/gate`, {method: 'POST', body}));
    expect(answer?.status).toBe(413);
    expect(await answer?.text()).toContain('Your entry is too long.');
  });

  it.each([
    '/en//evil.example/x',
    '//evil.example/x',
    '/en/\\evil.example/x',
    '/en/..//evil.example',
    '/.//evil.example',
    '/gate?refused=wrong&to=//evil.example',
    '/gate?refused=wrong&to=https://evil.example',
  ])('at %s leads nowhere but to this site', async (path) => {
    const html = await screenAt(path);
    const targets = [...html.matchAll(/(?:href|action|name="to" value)="([^"]*)"/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) expect(new URL(target, site).origin, target).toBe(site);
  });
});

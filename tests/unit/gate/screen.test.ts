import {describe, expect, it} from 'vitest';
import {checkGate} from '~/gate/gate';
import {screenPolicy} from '~/gate/screen';

const site = 'https://studio.example';
const config = {SITE_PASSWORD: 'eiche', SESSION_SECRET: 'a secret of the tests'};
const counts = () => Promise.resolve({match: () => Promise.resolve(undefined), put: () => Promise.resolve()});

async function screenAt(path: string): Promise<string> {
  const request = new Request(site + path, {headers: {Accept: 'text/html'}});
  const {answer} = await checkGate(request, config, counts);
  return (await answer?.text()) ?? '';
}

describe('the password screen', () => {
  it('may load its font from the CDN that has the files of the build, and nothing else from there', () => {
    const cdn = 'https://cdn.shopify.com';
    const directives = screenPolicy('n', `${cdn}/oxygen-v2/1/2/3/assets/font.woff2`).split('; ');
    expect(directives.filter((directive) => directive.includes(cdn))).toEqual([`font-src 'self' ${cdn}`]);
    expect(screenPolicy('n', '/assets/font.woff2')).toContain("font-src 'self';");
  });

  it.each(['https://evil.example', 'null'])(
    'refuses the origin %s with a message, also with the password',
    async (origin) => {
      const body = new URLSearchParams({password: config.SITE_PASSWORD, to: '/shop'});
      const request = new Request(`${site}/gate`, {method: 'POST', headers: {Origin: origin}, body});
      const {answer} = await checkGate(request, config, counts);
      expect(answer?.status).toBe(403);
      expect(answer?.headers.get('Set-Cookie')).toBeNull();
      const html = await answer?.text();
      expect(html).toContain('kam nicht von dieser Website');
      expect(html).toContain('name="to" value="/shop"');
    },
  );

  it('refuses a body that is too long with a message', async () => {
    const body = new URLSearchParams({password: 'x'.repeat(9000), to: '/shop'});
    const {answer} = await checkGate(new Request(`${site}/en/gate`, {method: 'POST', body}), config, counts);
    expect(answer?.status).toBe(413);
    expect(await answer?.text()).toContain('This request is too long.');
  });

  it.each([
    '/en//evil.example/x',
    '//evil.example/x',
    '/en/\\evil.example/x',
    '/en/..//evil.example',
    '/.//evil.example',
  ])('at %s links only to this site', async (path) => {
    const html = await screenAt(path);
    const targets = [...html.matchAll(/(?:href|action|name="to" value)="([^"]*)"/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) expect(new URL(target, site).origin, target).toBe(site);
  });
});

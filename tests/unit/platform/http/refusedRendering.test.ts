import type {ServerBuild} from '@remix-run/server-runtime';
import {describe, expect, it} from 'vitest';
import {refuseRendering, refusingRoutes} from '~/platform/http/refusedRendering';
import {requestContext} from '../../../support/requestContext';

const site = 'https://studio.example';

function refuse(path: string, {method = 'GET'} = {}) {
  const request = new Request(site + path, {method});
  const answerData = ({url}: Request) => Promise.resolve(new Response(`data of ${url}`, {status: 503}));
  return refuseRendering(request, requestContext(request), answerData);
}

describe('a visitor for whom a page is not rendered, because too many are under way,', () => {
  it.each([
    ['/search?q=eiche', 'de-DE', 'Gerade ist viel los.', 'Erneut versuchen'],
    ['/en/search?q=oak', 'en-GB', 'We’re busy right now.', 'Try again'],
  ])(
    'gets a page in the own language, which leads to the same address again (%s)',
    async (path, lang, heading, again) => {
      const response = await refuse(path);
      const html = await response.text();
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2']);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toContain(`<h1 class="display">${heading}</h1>`);
      expect(html).toContain(`<a href="${path}">${again}</a>`);
      const [, nonce] = /style-src 'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '') ?? [];
      expect(html).toContain(`<style nonce="${nonce}">`);
    },
  );

  it('is led to no other website, and gets no markup that somebody has written into the address', async () => {
    const html = await (await refuse('//evil/?q="><script>alert(1)</script>&a=1')).text();
    expect(html).not.toContain('<script');
    expect(html).toMatch(/<a href="\/evil\/\?q=[^"]*&amp;a=1">/);
  });

  it('gets the headers alone for HEAD', async () => {
    const response = await refuse('/search?q=a', {method: 'HEAD'});
    expect([response.status, response.headers.get('Retry-After'), await response.text()]).toEqual([503, '2', '']);
  });

  it.each([
    ['/sheet/tisch/180x90/cut-list.csv'],
    ['/en/sheet/tisch/180x90/model.glb'],
    ['/api/search?q=a'],
    ['/en/api/search?q=a'],
  ])('gets a short text in both languages for a program (%s)', async (path) => {
    const response = await refuse(path);
    const text = await response.text();
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
    expect(text).toMatch(/^Gerade ist viel los\..*\n\nWe’re busy/);
  });

  it('gets, when a page of the site leads there, what the browser can read', async () => {
    const response = await refuse('/search.data?q=a');
    expect(await response.text()).toBe(`data of ${site}/search.data?q=a`);
    expect(response.headers.get('Retry-After')).toBe('2');
  });
});

it('all loaders answer 503, and routes without one stay as they are', () => {
  const routes = {page: {module: {loader: () => 'page'}}, layout: {module: {}}} as unknown as ServerBuild['routes'];
  const refusing = refusingRoutes(routes);
  const {loader} = refusing.page?.module ?? {};
  expect(() => loader?.({} as never)).toThrow(expect.objectContaining({status: 503}));
  expect(refusing.layout).toBe(routes.layout);
});

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {languageCookie, toLanguage} from '~/i18n/language';
import {readCookie} from '~/platform/http/cookies';
import {languageRedirect} from '~/platform/http/languageRedirect';

const site = 'https://studio.example';

function ask(path: string, {cookie = 'selectedLanguage=EN', accept = 'text/html', method = 'GET'} = {}) {
  return languageRedirect(new Request(site + path, {method, headers: {Cookie: cookie, Accept: accept}}));
}

describe('languageRedirect', () => {
  it('sends a document without a language to its English URL and keeps the query', () => {
    const answer = ask('/shop?a=1&b=%2F');
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get('Location')).toBe('/en/shop?a=1&b=%2F');
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    '//evil%E3%80%82com/x',
    '//2130706433/',
    '///evil%E3%80%82com',
    '/\\evil%E3%80%82com',
    '/.//evil%E3%80%82com',
    '/x/..//evil%E3%80%82com',
    '/en/..//evil%E3%80%82com',
  ])('sends %s to a path of this site', (path) => {
    const location = ask(path)?.headers.get('Location') ?? '';
    expect(location).toMatch(/^\/en\/(evil|2130706433)/);
    expect(new URL(location, site).origin).toBe(site);
  });

  it('stays on this site, whatever the path', () => {
    const part = fc.constantFrom('/', '\\', '//', '..', '\t', '@', ':', '?', 'en', 'evil%E3%80%82com', '%2f', '%5c');
    const paths = fc.array(part).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(paths, (path) => {
        const location = ask(path)?.headers.get('Location');
        if (location) expect(new URL(location, site).origin).toBe(site);
      }),
    );
  });

  it.each([
    ['an English URL', '/en/shop', {}],
    ['a German cookie', '/shop', {cookie: 'selectedLanguage=DE'}],
    ['no cookie', '/shop', {cookie: ''}],
    ['a data request', '/shop.data', {accept: '*/*'}],
    ['a file', '/robots.txt', {}],
    ['a post', '/cart', {method: 'POST'}],
  ])('does not redirect %s', (_, path, options) => {
    expect(ask(path, options)).toBeUndefined();
  });
});

describe('the language of a cookie', () => {
  it.each([
    ['selectedLanguage=EN', 'en'],
    ['a=b; selectedLanguage=DE', 'de'],
    ['selectedLanguage=FR', undefined],
    ['xselectedLanguage=EN', undefined],
    ['selectedLanguage=', undefined],
    [null, undefined],
  ])('of %s is %s', (header, language) => {
    expect(toLanguage(readCookie(header, languageCookie.name))).toBe(language);
  });
});

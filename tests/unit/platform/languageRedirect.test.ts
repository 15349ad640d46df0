import {describe, expect, it} from 'vitest';
import {languageCookie, toLanguage} from '~/i18n/language';
import {readCookie} from '~/platform/cookies';
import {languageRedirect} from '~/platform/languageRedirect';

function ask(path: string, {cookie = 'selectedLanguage=EN', accept = 'text/html', method = 'GET'} = {}) {
  return languageRedirect(
    new Request(`https://studio.example${path}`, {method, headers: {Cookie: cookie, Accept: accept}}),
  );
}

describe('languageRedirect', () => {
  it('sends a document without a language to its English URL and keeps the query', () => {
    const answer = ask('/shop?a=1&b=%2F');
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get('Location')).toBe('/en/shop?a=1&b=%2F');
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
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

import {describe, expect, it} from 'vitest';
import {languageRedirect} from '~/i18n/redirect';

function ask(path: string, {cookie = 'selectedLanguage=EN', accept = 'text/html', method = 'GET'} = {}) {
  return languageRedirect(
    new Request(`https://studio.example${path}`, {method, headers: {Cookie: cookie, Accept: accept}}),
  );
}

describe('languageRedirect', () => {
  it('sends an unprefixed document to its English address and keeps the query', () => {
    const answer = ask('/shop?a=1&b=%2F');
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get('Location')).toBe('/en/shop?a=1&b=%2F');
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['an English address', '/en/shop', {}],
    ['a German cookie', '/shop', {cookie: 'selectedLanguage=DE'}],
    ['no cookie', '/shop', {cookie: ''}],
    ['a data request', '/shop.data', {accept: '*/*'}],
    ['a file', '/robots.txt', {}],
    ['a post', '/cart', {method: 'POST'}],
  ])('leaves %s alone', (_, path, options) => {
    expect(ask(path, options)).toBeUndefined();
  });
});

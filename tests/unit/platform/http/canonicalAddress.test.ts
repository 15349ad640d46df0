import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toLanguage} from '~/i18n/language';
import {canonicalAddress} from '~/platform/http/canonicalAddress';
import {readCookie} from '~/platform/http/cookies';
import {routePatterns} from '~/platform/http/routePatterns';
import {requestContext} from '../../../support/requestContext';

const site = 'https://studio.example';
const intercept = canonicalAddress(
  routePatterns({
    root: {id: 'root', path: ''},
    'de/home': {id: 'de/home', parentId: 'root', index: true},
    'de/about': {id: 'de/about', parentId: 'root', path: 'about'},
    'de/project': {id: 'de/project', parentId: 'root', path: 'projects/:handle'},
    'de/thankyou': {id: 'de/thankyou', parentId: 'root', path: 'thankyou/:firstName?'},
    'de/landing': {id: 'de/landing', parentId: 'root', path: ':handle'},
    'de/not-found': {id: 'de/not-found', parentId: 'root', path: '*'},
    'en/home': {id: 'en/home', parentId: 'root', path: 'en', index: true},
    below: {id: 'below', parentId: 'root', path: 'en'},
    'en/about': {id: 'en/about', parentId: 'below', path: 'about'},
  }),
);

function send(path: string, {cookie = '', accept = 'text/html', method = 'GET'} = {}) {
  const request = new Request(site + path, {method, headers: {Cookie: cookie, Accept: accept}});
  return intercept(request, requestContext(request)) as Response | undefined;
}

describe('an address in another spelling', () => {
  it.each([
    ['/About', '/about'],
    ['/about/', '/about'],
    ['/ABOUT//', '/about'],
    ['/%61bout', '/about'],
    ['/EN', '/en'],
    ['/en/', '/en'],
    ['/En/About/?a=1&b=%2F', '/en/about?a=1&b=%2F'],
    ['/Projects/Haus-Am-Kanal', '/projects/Haus-Am-Kanal'],
    ['/Thankyou/Ada/', '/thankyou/Ada'],
    ['/Thankyou/', '/thankyou'],
    ['/THANKYOU/J%C3%BCrgen%2F', '/thankyou/J%C3%BCrgen%2F'],
    ['/Tischler-Koeln/', '/Tischler-Koeln'],
    ['/%74ischler%2dk%6Feln', '/tischler-koeln'],
    ['/thankyou/%41da%20%4C.', '/thankyou/Ada%20L.'],
  ])('leads from %s to %s for good', (path, target) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = send(path, {method});
      expect([answer?.status, answer?.headers.get('Location')]).toEqual([301, target]);
    }
  });

  it.each([
    '/',
    '/about',
    '/en',
    '/en/about?A=B',
    '/projects/Haus-Am-Kanal',
    '/thankyou/Ada',
    '/thankyou/%C3%84nne',
    '/About.data',
    '/No/Such/Page/',
    '/a//b',
  ])('is another one than %s, which stays as it is', (path) => {
    expect(send(path)).toBeUndefined();
  });

  it('is not corrected when a form is sent to it', () => {
    expect(send('/About', {method: 'POST'})).toBeUndefined();
  });

  it('is corrected in one step, and never leads to another website', () => {
    const part = fc.constantFrom('/', '\\', '//', '..', '\t', '@', ':', '?', 'EN', 'About', 'evil%E3%80%82com', '%2f');
    const paths = fc.array(part).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(paths, (path) => {
        const location = send(path)?.headers.get('Location');
        if (!location) return;
        expect(new URL(location, site).origin).toBe(site);
        expect(send(location)).toBeUndefined();
      }),
    );
  });
});

const english = 'selectedLanguage=EN';

describe('the chosen language of a visitor', () => {
  it('leads to the English page for one who has chosen English', () => {
    const answer = send('/shop?a=1&b=%2F', {cookie: english});
    expect(answer?.status).toBe(302);
    expect(answer?.headers.get('Location')).toBe('/en/shop?a=1&b=%2F');
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
  });

  it('applies in the same step in which the spelling is corrected', () => {
    const answer = send('/About/?a=1', {cookie: english});
    expect([answer?.status, answer?.headers.get('Location')]).toEqual([302, '/en/about?a=1']);
  });

  it.each([
    '//evil%E3%80%82com/x',
    '//2130706433/',
    '///evil%E3%80%82com',
    '/\\evil%E3%80%82com',
    '/.//evil%E3%80%82com',
    '/x/..//evil%E3%80%82com',
    '/en/..//evil%E3%80%82com',
  ])('never leads to another website: %s', (path) => {
    const location = send(path, {cookie: english})?.headers.get('Location') ?? '';
    expect(location).toMatch(/^\/en\/(evil|2130706433)/);
    expect(new URL(location, site).origin).toBe(site);
  });

  it('never leads to another website, whatever the address', () => {
    const part = fc.constantFrom('/', '\\', '//', '..', '\t', '@', ':', '?', 'en', 'evil%E3%80%82com', '%2f', '%5c');
    const paths = fc.array(part).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(paths, (path) => {
        const location = send(path, {cookie: english})?.headers.get('Location');
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
  ])('changes nothing at %s', (_, path, options) => {
    expect(send(path, {cookie: english, ...options})).toBeUndefined();
  });
});

describe('the language that the browser remembers for a visitor', () => {
  it.each([
    ['selectedLanguage=EN', 'en'],
    ['a=b; selectedLanguage=DE', 'de'],
    ['selectedLanguage=FR', undefined],
    ['xselectedLanguage=EN', undefined],
    ['selectedLanguage=', undefined],
    [null, undefined],
  ])('is read from %s as %s', (header, language) => {
    expect(toLanguage(readCookie(header, 'selectedLanguage'))).toBe(language);
  });
});

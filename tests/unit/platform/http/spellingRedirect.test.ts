import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {pathPatterns, spellingRedirect} from '~/platform/http/spellingRedirect';

const site = 'https://studio.example';
const patterns = pathPatterns({
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
});

const ask = (path: string, method = 'GET') => spellingRedirect(new Request(site + path, {method}), patterns);

describe('spellingRedirect', () => {
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
  ])('sends %s to %s for good', (path, target) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = ask(path, method);
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
  ])('leaves %s alone', (path) => {
    expect(ask(path)).toBeUndefined();
  });

  it('leaves forms alone', () => {
    expect(ask('/About', 'POST')).toBeUndefined();
  });

  it('stays on this site and needs no second redirect, whatever the path', () => {
    const part = fc.constantFrom('/', '\\', '//', '..', '\t', '@', ':', '?', 'EN', 'About', 'evil%E3%80%82com', '%2f');
    const paths = fc.array(part).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(paths, (path) => {
        const location = ask(path)?.headers.get('Location');
        if (!location) return;
        expect(new URL(location, site).origin).toBe(site);
        expect(ask(location)).toBeUndefined();
      }),
    );
  });
});

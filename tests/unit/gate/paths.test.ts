import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isGatePath, isPublicForm, isPublicPath, returnPath} from '~/gate/paths';

const origin = 'https://studio.example';

describe('on a site with a password, the path', () => {
  it.each([
    '/imprint',
    '/imprint/',
    '/Imprint',
    '/en/imprint',
    '/imprint.data',
    '/en/imprint.data',
    '/legal/privacy-policy',
    '/en/legal/privacy-policy',
    '/en/legal/privacy-policy.data',
    '/widerruf',
    '/en/widerruf',
    '/barrierefreiheit',
    '/en/barrierefreiheit',
  ])('%s is open to everybody', (path) => expect(isPublicPath(path)).toBe(true));

  it.each([
    '/',
    '',
    '/en',
    '/imprints',
    '/imprint-old',
    '/imprint/shop',
    '/imprint/../shop',
    '/imprint//',
    '//imprint',
    '/imprint%2F',
    '/imprint%2f..%2fshop',
    '/imprint;/shop',
    '/imprint.data.data',
    '/imprint.data/',
    '/imprint.html',
    '/shop/imprint',
    '/de/imprint',
    '/en/en/imprint',
    '/enimprint',
    '/legal',
    '/legal/',
    '/legal/privacy-policy/x',
    '/legal/terms-of-service',
    '/legal/privacy-policy%00',
    '/%69mprint',
    '/impr%C4%B1nt',
    '/ımprint',
    '/İmprint',
    '/_root.data',
    '/api/cart',
  ])('%s needs the password', (path) => expect(isPublicPath(path)).toBe(false));

  it('is open only if it is one of these, whatever somebody adds to it', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      '.',
      '..',
      '%2e',
      '%2F',
      '\\',
      ';',
      '.data',
      'imprint',
      'en',
      'legal',
      'privacy-policy',
      'widerruf',
      'barrierefreiheit',
      'shop',
    );
    const spelled = /^(\/en)?\/(imprint|legal\/privacy-policy|widerruf|barrierefreiheit)\/?(\.data)?$/;
    fc.assert(
      fc.property(fc.array(part, {maxLength: 7}), (parts) => {
        const path = parts.join('');
        if (isPublicPath(path)) expect(path).toMatch(spelled);
      }),
    );
  });
});

describe('on a site with a password, a form posted to', () => {
  it.each(['/widerruf', '/widerruf/', '/en/widerruf'])('%s is accepted without the password', (path) =>
    expect(isPublicForm(path)).toBe(true),
  );
  it.each(['/imprint', '/widerruf.data', '/contact', '/cart', '/widerruf/x', '//widerruf', '/%77iderruf'])(
    '%s needs the password',
    (path) => expect(isPublicForm(path)).toBe(false),
  );
});

describe('the page that is shown after the password', () => {
  it('is the one that the visitor wanted', () => {
    expect(returnPath('/en/projects?service=x', origin, '/')).toBe('/en/projects?service=x');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/.//evil.example',
    '/x/..//evil.example',
    '',
    'shop',
    '/gate',
    '/EN/gate/',
    'https://studio.example@evil.example',
  ])('is the home page instead of %j', (to) => expect(returnPath(to, origin, '/en')).toBe('/en'));

  it('is never on another website', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      '%2f',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join('')),
        ),
        (to) => {
          expect(new URL(returnPath(to, origin, '/'), origin).origin).toBe(origin);
        },
      ),
    );
  });
});

describe('the address of the password form', () => {
  it.each(['/gate', '/en/gate', '/gate/'])('may be %s', (path) => expect(isGatePath(path)).toBe(true));
  it.each(['/gateway', '/gate.data', '/en', '/x/gate'])('is not %s', (path) => expect(isGatePath(path)).toBe(false));
});

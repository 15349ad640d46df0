import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isGateAddress, isOpenAddress, wayBack} from '~/gate/addresses';

const origin = 'https://studio.example';

describe('addresses that need no password', () => {
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
  ])('%s is open', (path) => expect(isOpenAddress(path)).toBe(true));

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
    '/__manifest',
    '/api/cart',
  ])('%s is locked', (path) => expect(isOpenAddress(path)).toBe(false));

  it('opens nothing beside its list, whatever is put before, behind or in between', () => {
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
      'shop',
    );
    const spelled = /^(\/en)?\/(imprint|legal\/privacy-policy)\/?(\.data)?$/;
    fc.assert(
      fc.property(fc.array(part, {maxLength: 7}), (parts) => {
        const path = parts.join('');
        if (isOpenAddress(path)) expect(path).toMatch(spelled);
      }),
    );
  });
});

describe('the way back', () => {
  it('keeps path and query of this site', () => {
    expect(wayBack('/en/projects?service=x', origin, '/')).toBe('/en/projects?service=x');
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
  ])('%j leads home', (to) => expect(wayBack(to, origin, '/en')).toBe('/en'));

  it('never leaves the site', () => {
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
          expect(new URL(wayBack(to, origin, '/'), origin).origin).toBe(origin);
        },
      ),
    );
  });
});

describe('the address of the form', () => {
  it.each(['/gate', '/en/gate', '/gate/'])('%s is it', (path) => expect(isGateAddress(path)).toBe(true));
  it.each(['/gateway', '/gate.data', '/en', '/x/gate'])('%s is not', (path) => expect(isGateAddress(path)).toBe(false));
});

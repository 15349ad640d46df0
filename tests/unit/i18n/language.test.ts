import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {defaultLanguage, getLanguage, languages, localizedPath, withoutLanguage} from '~/i18n/language';

const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const path = fc
  .array(segment, {maxLength: 4})
  .map((segments) => `/${segments.join('/')}`)
  .filter((value) => getLanguage(value) === 'de');

describe('the language of an address', () => {
  it.each([
    ['/', 'de'],
    ['/shop', 'de'],
    ['/enormous', 'de'],
    ['/english/shop', 'de'],
    ['/shop/en', 'de'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/shop', 'en'],
    ['/en.data', 'en'],
    ['/en/shop.data', 'en'],
  ])('%s is %s', (pathname, language) => {
    expect(getLanguage(pathname)).toBe(language);
  });
});

describe('the same page in another language', () => {
  it.each([
    ['/', '/en'],
    ['/shop', '/en/shop'],
    ['/?a=b', '/en?a=b'],
    ['/shop?a=/b#c', '/en/shop?a=/b#c'],
    ['#main', '#main'],
    ['https://other.example/shop', 'https://other.example/shop'],
    ['//other.example', '//other.example'],
  ])('for %s is the English page %s', (from, to) => {
    expect(localizedPath(from, 'en')).toBe(to);
  });

  it.each(['/en//evil.example/x', '/en/\\evil.example/x', '/en///evil.example/x'])(
    'is never on another website, whatever the address (%s)',
    (path) => {
      expect(localizedPath(path, 'de')).toBe('/evil.example/x');
    },
  );

  it.each(languages)('leads back to the same page (%s)', (language) => {
    fc.assert(
      fc.property(path, (value) => {
        const localized = localizedPath(value, language);
        expect(getLanguage(localized)).toBe(language);
        expect(localizedPath(localized, defaultLanguage)).toBe(value);
        expect(localizedPath(localized, language)).toBe(localized);
        expect(withoutLanguage(localized)).toBe(value);
      }),
    );
  });
});

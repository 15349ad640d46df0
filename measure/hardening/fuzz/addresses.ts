import fc from 'fast-check';
import type {Campaign, FuzzCase} from './campaign';
import {encodeText, oddText} from './values';

/** Pages and endpoints with the parameters that they read. */
const pages: Record<string, readonly string[]> = {
  '/product/konfigurator-tisch': ['color', 'length', 'width', 'quantity', 'replaces'],
  '/product/kliv': ['color', 'width', 'height', 'environment', 'quantity', 'replaces'],
  '/product/sideboard-nach-mass': ['color', 'length', 'width', 'front', 'base', 'quantity', 'replaces'],
  '/product/hocker-lot': ['variant', 'quantity'],
  '/contact': ['text', 'category', 'company', 'projectLocation', 'budget', 'timeline', 'name', 'mail'],
  '/projects': ['service', 'leistung', 'page'],
  '/cart': ['notice'],
  '/thankyou/Ada': ['name'],
  '/shop': ['page'],
  '/api/prices': ['piece'],
};
const validValues = [
  '120',
  '180',
  '70',
  'b98a56',
  '#b98a56',
  'f1ede1',
  '300',
  '400',
  'indoor',
  'drawers',
  'outdoor',
  '2',
  'stock',
  'ladenbau',
  '/sheet/konfigurator-tisch/200x90-b98a56',
  '/sheet/kliv/300x250-f1ede1',
  '/sheet/no-such-product/200x90',
  '/sheet/../api/cart',
];
const commonNames = [
  '_data',
  '_routes',
  'index',
  '_rsc',
  'product_shipping_class',
  '__proto__',
  'utm_source',
  'variant',
];

/** Search parameters of every kind, for pages that read parameters, in both languages, as documents and as `.data`. */
export const addresses: Campaign = {
  name: 'addresses',
  cases: 10_000,
  arbitrary: fc
    .constantFrom(...Object.keys(pages))
    .chain((page) =>
      fc.tuple(fc.constant(page), anyQuery([...(pages[page] ?? []), ...commonNames]), spelling, language),
    )
    .map(
      ([page, search, {prefix, suffix}, cookie]): FuzzCase => ({
        testRequest: {path: `${prefix}${page}${suffix}?${search}`, headers: {Accept: 'text/html', ...cookie}},
      }),
    ),
};

function anyQuery(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof({weight: 6, arbitrary: fc.constantFrom(...names)}, oddText);
  const value = fc.oneof({weight: 2, arbitrary: fc.constantFrom(...validValues)}, {weight: 5, arbitrary: oddText});
  const pair = fc
    .tuple(name, value, fc.boolean())
    .map(([key, text, isRaw]) => `${encodeText(key, {isRaw})}=${encodeText(text, {isRaw})}`);
  return fc.array(pair, {minLength: 1, maxLength: 6}).map((pairs) => pairs.join('&').slice(0, 12_000));
}

const spelling = fc.record({
  prefix: fc.constantFrom('', '', '/en', '/EN', '/de', '//'),
  suffix: fc.constantFrom('', '.data', '.data', '/'),
});

const language = fc.constantFrom<Record<string, string>>(
  {},
  {Cookie: 'selectedLanguage=EN'},
  {Cookie: 'selectedLanguage=DE'},
);

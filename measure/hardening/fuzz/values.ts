import fc from 'fast-check';
import {originHeaders} from '../http';

/** Texts that have broken programs before. */
const knownTexts = [
  ...[
    '',
    ' ',
    '0',
    '-0',
    '-1',
    '1e999',
    'NaN',
    'Infinity',
    '0x10',
    '1.200',
    '1,2',
    '120 cm',
    '١٢٠',
    '１２０',
    '9'.repeat(400),
  ],
  ...[
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  ...[
    '../../../etc/passwd',
    '..\\..\\',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https://evil.example/',
  ],
  ...[
    'javascript:evil()',
    'data:text/html,<script>evil()</script>',
    '//evil%E3%80%82example',
    '//2130706433/',
    '/.//evil.example',
  ],
  ...[
    '"><script>evil()</script>',
    "'><img src=x onerror=evil()>",
    '</script><script>evil()</script>',
    '<svg onload=evil()>',
  ],
  ...['{{7*7}}', '${7*7}', "' OR 1=1 --", '{"query":"{shop{name}}"}', 'title:* OR tag:x'],
  ...['%', '%zz', '%00', '%0d%0a', '%c0%ae%c0%ae/', '%5c', '%2f%2f', '+', '&', '=', ';', '#', '?'],
  ...[
    '\u0000',
    '\r\nSet-Cookie: evil=1',
    '\n',
    '\t',
    '\u2028',
    '\u202e',
    '\ufeff',
    '\ud800',
    '\udfff',
    '👩‍👩‍👧‍👦',
    'ﬃ',
    'İ',
    'Ł'.repeat(300),
  ],
  ...[
    'x'.repeat(5000),
    '/'.repeat(300),
    '['.repeat(900),
    'gid://shopify/ProductVariant/1',
    'gid://shopify/Product/1',
    '#ffffff',
  ],
];

export const oddText = fc.oneof(
  {weight: 5, arbitrary: fc.constantFrom(...knownTexts)},
  {weight: 2, arbitrary: fc.string({unit: 'binary', maxLength: 40})},
  fc.string({unit: 'grapheme', maxLength: 200}),
  fc.integer().map(String),
  fc.double().map(String),
);

/** Any JSON value, as text: deeply nested, huge, with the prototype's names, with numbers out of range. */
export const oddJson = fc.oneof(
  {weight: 4, arbitrary: fc.jsonValue({maxDepth: 4}).map((value) => JSON.stringify(value))},
  oddText.map((text) => JSON.stringify(text)),
  fc.constantFrom(
    ...['1e999', '-1e999', '-0', 'null', 'true', '[]', '{}', '""', '99999999999999999999', '0.1'],
    ...['{"__proto__":{"quantity":5}}', '{"constructor":{"prototype":{"x":1}}}', '{"toString":1}', '{"length":-1}'],
    ...['['.repeat(500) + ']'.repeat(500), '{"a":'.repeat(300) + '1' + '}'.repeat(300)],
  ),
);

/** Percent-encodes a text. An unpaired surrogate, which can't be encoded, becomes a replacement character. */
export const percentEncode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Encodes a text for a URL or a form. With `isRaw`, only the characters are encoded that no request may contain, and `&`. */
export function encodeText(text: string, {isRaw}: {isRaw: boolean}): string {
  return isRaw ? text.replace(/[^\u0021-\u007e]|[#&]/gu, percentEncode) : percentEncode(text);
}

/** Removes the characters that a header's value can't contain. */
export const headerValue = (text: string) => text.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '');

/** Each visitor has another IP address, so that the limits of an address (rules 3.3, 15.9) don't end the run. */
export const anyVisitorHeaders = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => originHeaders(`10.${parts.join('.')}`));

import fc from 'fast-check';
import {cameFrom} from '../http';

/** Texts that programs have stumbled over. */
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

/** Any value of JSON, as its text: deep, huge, with names of the prototype, with numbers beyond any. */
export const oddJson = fc.oneof(
  {weight: 4, arbitrary: fc.jsonValue({maxDepth: 4}).map((value) => JSON.stringify(value))},
  oddText.map((text) => JSON.stringify(text)),
  fc.constantFrom(
    ...['1e999', '-1e999', '-0', 'null', 'true', '[]', '{}', '""', '99999999999999999999', '0.1'],
    ...['{"__proto__":{"quantity":5}}', '{"constructor":{"prototype":{"x":1}}}', '{"toString":1}', '{"length":-1}'],
    ...['['.repeat(500) + ']'.repeat(500), '{"a":'.repeat(300) + '1' + '}'.repeat(300)],
  ),
);

/** A text percent-encoded; half a character, which no address can carry, becomes a replacement character. */
export const percent = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** A text as it may stand in an address or in a form: encoded, or as it is but for what no request may carry. */
export function encoded(text: string, raw: boolean): string {
  return raw ? text.replace(/[^\u0021-\u007e]|[#&]/gu, percent) : percent(text);
}

/** A text as a header's value may carry it. */
export const headerValue = (text: string) => text.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '');

/** Each visitor from another network, so that the limits for one of them (rules 3.3, 15.9) don't end the run. */
export const anyClient = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => cameFrom(`10.${parts.join('.')}`));

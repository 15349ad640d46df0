import fc from 'fast-check';
import {itemKey, type CartItem} from '~/cart/rules/cartItem';
import type {Answer} from '../http';
import type {Campaign, FuzzCase} from './campaign';
import {readCart, toCookie, readReply} from '../cartItems';
import {anyVisitorHeaders, encodeText, oddJson, oddText} from './values';

const form = 'application/x-www-form-urlencoded';

/** Every endpoint that accepts POST, and a page that doesn't. */
const cartPaths = ['/cart', '/en/cart', '/api/cart', '/en/api/cart'];
const contactPaths = ['/contact', '/en/contact'];
const otherPaths = ['/api/send-email', '/shop', '/', '/product/kliv', '/no-such-page'];

/** Bodies of every kind, sent to every endpoint. */
export function bodies(items: readonly CartItem[]): Campaign {
  return {
    name: 'bodies',
    cases: 5_000,
    arbitrary: fc.oneof(
      {weight: 5, arbitrary: cartRequests(items)},
      {weight: 3, arbitrary: contactRequests},
      {weight: 2, arbitrary: otherRequests},
    ),
  };
}

const cartFields = [
  'intent',
  'variant',
  'product',
  'key',
  'quantity',
  'color',
  'length',
  'width',
  'height',
  'environment',
  'front',
  'base',
  'replaces',
  'button',
  'quantity 42',
  'shown',
  'note',
  'code',
  'lines',
  'mode',
  'total',
];
const enquiryFields = [
  'name',
  'mail',
  'phone',
  'company',
  'category',
  'howHeard',
  'currentPhase',
  'text',
  'privacy',
  'homepage',
  'elapsed',
];

const anyBody = (names: readonly string[]) =>
  fc.oneof(
    {weight: 4, arbitrary: formBody(names)},
    {weight: 2, arbitrary: jsonBody(names)},
    {weight: 2, arbitrary: multipart(names)},
    fc
      .tuple(oddText, fc.constantFrom(form, 'text/plain', 'application/json', 'multipart/form-data', 'x', ''))
      .map(([body, type]) => ({body, type})),
    fc
      .tuple(fc.constantFrom(8_193, 64_001, 300_000, 1_100_000), fc.constantFrom(form, 'application/json'))
      .map(([length, type]) => ({body: 'x'.repeat(length), type})),
  );

function formBody(names: readonly string[]) {
  const intent = fc.constantFrom('add', 'update', 'remove', 'undo', 'save', 'openLink', 'checkout');
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...names), oddText), oddText, fc.boolean());
  return fc.tuple(intent, fc.array(pair, {maxLength: 10})).map(([first, pairs]) => ({
    type: form,
    body: [
      `intent=${first}`,
      ...pairs.map(([name, value, isRaw]) => `${encodeText(name, {isRaw: false})}=${encodeText(value, {isRaw})}`),
    ].join('&'),
  }));
}

function jsonBody(names: readonly string[]) {
  const pair = fc.tuple(fc.constantFrom(...names, '__proto__', 'language'), oddJson);
  return fc
    .oneof(
      fc.array(pair, {maxLength: 8}).map((pairs) => `{${pairs.map(([name, json]) => `"${name}":${json}`).join()}}`),
      oddJson,
      oddText,
    )
    .map((body) => ({type: 'application/json', body}));
}

function multipart(names: readonly string[]) {
  const part = fc
    .tuple(fc.constantFrom(...names), oddText, fc.boolean())
    .map(
      ([name, value, isFile]) =>
        `--limit\r\nContent-Disposition: form-data; name="${name}"${isFile ? '; filename="a.txt"' : ''}\r\n\r\n${value}\r\n`,
    );
  const type = fc.constantFrom(
    'multipart/form-data; boundary=limit',
    'multipart/form-data; boundary=other',
    'multipart/form-data; boundary=',
  );
  const end = fc.constantFrom('--limit--\r\n', '--limit', '');
  return fc
    .tuple(fc.array(part, {maxLength: 8}), end, type)
    .map(([parts, last, header]) => ({type: header, body: parts.join('') + last}));
}

const origins = fc.oneof(
  {weight: 6, arbitrary: fc.constant({} as Record<string, string>)},
  fc.constantFrom<Record<string, string>>(
    {Origin: 'null'},
    {Origin: 'https://evil.example'},
    {Origin: 'x'},
    {'Sec-Fetch-Site': 'cross-site'},
  ),
);

const isForeign = (headers: Record<string, string>) => Object.keys(headers).length > 0;

/** Requests with a cart that holds one line of each kind. A body that names no line must not remove a line. */
function cartRequests(items: readonly CartItem[]): fc.Arbitrary<FuzzCase> {
  const cookie = toCookie(items);
  return fc.tuple(fc.constantFrom(...cartPaths), anyBody(cartFields), origins).map(([path, {type, body}, origin]) => ({
    testRequest: {
      method: 'POST',
      path,
      headers: {'Content-Type': type, Cookie: cookie, Accept: 'text/html', ...origin},
      body,
    },
    check: (answer) =>
      findLostLine(answer, items) ?? findForeignChange(answer, origin) ?? findSilentRefusal(path, answer),
  }));
}

function findLostLine(answer: Answer, items: readonly CartItem[]): string | undefined {
  const cart = readCart(answer);
  const keys = new Set(cart?.map(itemKey));
  return !cart || items.every((item) => keys.has(itemKey(item))) ? undefined : 'a line is taken out of the cart';
}

function findForeignChange({status, headers}: Answer, origin: Record<string, string>): string | undefined {
  if (!isForeign(origin)) return undefined;
  if (headers['set-cookie']) return 'a form of another website changes a cookie';
  return status < 400 ? `a form of another website is answered with status ${status}` : undefined;
}

function findSilentRefusal(path: string, answer: Answer): string | undefined {
  if (answer.status < 400 || !path.includes('/api/')) return undefined;
  return readReply(answer)?.notice ? undefined : 'the cart refuses without a message';
}

/** The text of an enquiry has to be part of every answer that doesn't confirm the enquiry. */
const contactRequests: fc.Arbitrary<FuzzCase> = fc
  .tuple(fc.constantFrom(...contactPaths), anyBody(enquiryFields), origins, anyVisitorHeaders, fc.nat(1e6))
  .map(([path, {type, body}, originHeaders, visitorHeaders, number]) => {
    const words = `Eichenregal ${number}`;
    const isForm = type === form && body.startsWith('intent=');
    const sentBody = isForm ? `text=${encodeURIComponent(words)}&${body}` : body;
    return {
      testRequest: {
        method: 'POST',
        path,
        headers: {'Content-Type': type, Accept: 'text/html', ...originHeaders, ...visitorHeaders},
        body: sentBody,
      },
      check: (answer) => {
        if (isForeign(originHeaders) && answer.status < 400)
          return `a form of another website is answered with status ${answer.status}`;
        const isTextLost = isForm && sentBody.length < 60_000 && answer.status !== 303 && !answer.body.includes(words);
        return isTextLost ? 'typed words are lost' : undefined;
      },
    };
  });

const otherRequests: fc.Arbitrary<FuzzCase> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...otherPaths),
      anyBody(enquiryFields),
      origins,
      anyVisitorHeaders,
      fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH'),
    )
    .map(([path, {type, body}, origin, client, method]) => ({
      testRequest: {method, path, headers: {'Content-Type': type, Accept: '*/*', ...origin, ...client}, body},
    })),
  fc
    .tuple(fc.constantFrom('/gate', '/en/gate'), anyBody(['password', 'to']), origins, anyVisitorHeaders)
    .map(([path, {type, body}, origin, client]) => ({
      locked: true,
      testRequest: {
        method: 'POST',
        path,
        headers: {'Content-Type': type, Accept: 'text/html', ...origin, ...client},
        body,
      },
      check: ({headers}: Answer) => (headers['set-cookie'] ? 'the gate opens for a wrong password' : undefined),
    })),
);

/** Bodies that none of the site's pages sends: what each is, and how it is posted. */
export const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

interface BadBody {
  name: string;
  type?: string;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Bodies without a readable form. */
export const unreadableBodies: BadBody[] = [
  {name: 'no body and no type'},
  {name: 'a text', type: 'text/plain', body: 'intent=checkout&password=eiche'},
  {name: 'an unknown type', type: 'x', body: 'intent=checkout'},
  {name: 'a multipart form without a boundary', type: 'multipart/form-data', body: 'intent=checkout'},
  {name: 'a multipart form without an end', type: 'multipart/form-data; boundary=b', body: '--b\r\n'},
  {name: 'broken JSON', type: json, body: '{'},
  {name: 'JSON that is a list', type: json, body: '[]'},
  {name: 'JSON that is null', type: json, body: 'null'},
];

/** Forms that can be read, but have nothing that a schema of the site takes. */
export const emptyForms: BadBody[] = [
  {name: 'an empty form', type: form, body: ''},
  {name: 'an unknown intent', type: form, body: 'intent=steal'},
  {name: 'an intent called __proto__', type: form, body: 'intent=__proto__&intent=constructor'},
  {name: 'keys of Object.prototype', type: form, body: '__proto__=1&constructor=2&prototype=3&toString=4'},
  {name: 'malformed UTF-8', type: form, body: new Uint8Array([0xff, 0x3d, 0xfe, 0x26, 0xc3])},
  {name: 'malformed percent signs', type: form, body: '%=%E0%A4%A&=%'},
  {
    name: 'a JSON object with a prototype key',
    type: json,
    body: '{"__proto__":{"intent":"checkout","password":"eiche"}}',
  },
];

export function post(url: string, {type, body}: Omit<BadBody, 'name'>, headers: Record<string, string> = {}): Request {
  return new Request(url, {method: 'POST', headers: {...headers, ...(type && {'Content-Type': type})}, body});
}

/** A form of this many bytes. */
export const longForm = (bytes: number) => ({type: form, body: `note=${'x'.repeat(bytes - 5)}`});

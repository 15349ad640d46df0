import {describe, expect, it} from 'vitest';
import {isForeign, withoutOrigin} from '~/platform/http/origin';

const url = 'https://studio.example/cart';
const post = (headers: Record<string, string>, method = 'POST') => new Request(url, {method, headers});

describe('a posted request', () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{Origin: 'https://studio.example'}, false],
    [{Origin: 'https://studio.example', 'Sec-Fetch-Site': 'same-origin'}, false],
    [{Origin: 'https://evil.example'}, true],
    [{Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin'}, true],
    [{Origin: 'https://studio.example.evil.example'}, true],
    [{Origin: 'https://studio.example:8443'}, true],
    [{Origin: 'not a URL'}, true],
    [{Origin: ''}, true],
    [{Origin: 'null'}, true],
    [{Origin: 'null', 'Sec-Fetch-Site': 'cross-site'}, true],
    [{Origin: 'null', 'Sec-Fetch-Site': 'same-site'}, true],
    [{Origin: 'null', 'Sec-Fetch-Site': 'same-origin'}, false],
    [{'Sec-Fetch-Site': 'cross-site'}, true],
    [{'Sec-Fetch-Site': 'same-origin'}, false],
  ])('with %j is foreign: %s', (headers, foreign) => expect(isForeign(post(headers))).toBe(foreign));

  it('keeps method, other headers and body without its origin', async () => {
    const headers = {Origin: 'null', Cookie: 'a=b'};
    const request = withoutOrigin(new Request(url, {method: 'POST', headers, body: 'x'}));
    expect(request.headers.get('Origin')).toBeNull();
    expect([request.method, request.headers.get('Cookie'), await request.text()]).toEqual(['POST', 'a=b', 'x']);
  });
});

it('a page that is only read is never foreign', () => {
  expect(isForeign(post({Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site'}, 'GET'))).toBe(false);
});

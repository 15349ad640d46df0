import {describe, expect, it} from 'vitest';
import {isCrossOrigin} from '~/platform/http/crossOrigin';

const url = 'https://studio.example/cart';
const post = (headers: Record<string, string>, method = 'POST') => new Request(url, {method, headers});

describe('a form that is sent to the site', () => {
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
  ])('with the headers %j was sent by another website: %s', (headers, foreign) =>
    expect(isCrossOrigin(post(headers))).toBe(foreign),
  );
});

it('a link from another website to the site can always be opened', () => {
  expect(isCrossOrigin(post({Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site'}, 'GET'))).toBe(false);
});

import fc from 'fast-check';
import {expect, it} from 'vitest';
import {createConditionalResponse, anonymousRequest} from '~/platform/http/documentRequest';

const url = new URL('https://studio.example/shop');

it('the request that renders a page for all visitors contains no header of one visitor', () => {
  const names = [
    'Cookie',
    'Authorization',
    'User-Agent',
    'Accept-Language',
    'Origin',
    'Referer',
    'Sec-CH-UA',
    'X-Forwarded-For',
    'If-None-Match',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.stringMatching(/^[!-~]{1,40}$/)), (headers) => {
      const request = anonymousRequest(new Request('https://studio.example/shop?utm=1', {method: 'GET', headers}), url);
      expect([...request.headers]).toEqual([]);
      expect(request.url).toBe(url.href);
    }),
  );
});

it('a response that has no ETag is sent in full', () => {
  const request = new Request(url, {headers: {'If-None-Match': '"a"'}});
  expect(createConditionalResponse(request, new Response('text')).status).toBe(200);
  expect(createConditionalResponse(request, new Response('gone', {status: 404, headers: {ETag: '"a"'}})).status).toBe(
    404,
  );
});

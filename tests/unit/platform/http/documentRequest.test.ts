import fc from 'fast-check';
import {expect, it} from 'vitest';
import {anonymousRequest} from '~/platform/http/documentRequest';
import {createConditionalResponse} from '~/platform/http/documentResponse';

const url = new URL('https://studio.example/shop');

it('a page that is built for all visitors knows nothing of the one who opened it', () => {
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

it('a page is sent in full when the browser cannot know whether it has changed', () => {
  const request = new Request(url, {headers: {'If-None-Match': '"a"'}});
  expect(createConditionalResponse(request, new Response('text')).status).toBe(200);
  expect(createConditionalResponse(request, new Response('gone', {status: 404, headers: {ETag: '"a"'}})).status).toBe(
    404,
  );
});

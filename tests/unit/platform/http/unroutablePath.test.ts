import {describe, expect, it} from 'vitest';
import {routerRequest} from '~/platform/http/routerRequest';
import {unroutablePath} from '~/platform/http/unroutablePath';
import {requestContext} from '../../../support/requestContext';

const site = 'https://studio.example';
function send(path: string, init?: RequestInit) {
  const request = new Request(site + path, init);
  const context = requestContext(request);
  expect(unroutablePath(request, context)).toBeUndefined();
  return {isUnroutable: context.isUnroutable, request: routerRequest(request, context)};
}

describe('an address at which the framework would fail', () => {
  it.each([
    ['/a/%0d%0a/b', '/404'],
    ['/%09/120%20cm/0', '/404'],
    ['/a/%0D%0A/b.data?x=1', '/404.data?x=1'],
    ['/en/a/%0a', '/en/404'],
    ['/a/%E2%80%A8', '/404'],
    ['/%5c', '/404'],
    ['/thankyou/%E4%FF', '/404'],
    ['/en/%zz', '/en/404'],
    ['/50%', '/404'],
    ['/%5Cevil.example', '/404'],
    ['/z'.repeat(11), '/404'],
    [`/en${'/z'.repeat(7_000)}.data`, '/en/404.data'],
  ])('is treated as one that does not exist: %s becomes %s', (path, expected) => {
    const {isUnroutable, request} = send(path);
    expect([isUnroutable, request.url]).toEqual([true, site + expected]);
  });

  it.each(['/', '/shop?a=50%', '/thankyou/A%5CB', '/a%2fb', '/%E3%80%82?x=%0a', '/z'.repeat(10)])(
    'is not %s, which stays as it is',
    (path) => {
      const {isUnroutable, request} = send(path);
      expect([isUnroutable, request.url]).toEqual([false, site + path]);
    },
  );

  it('is replaced, and everything else about the request stays', async () => {
    const {request} = send('/a/%0a', {method: 'POST', headers: {Cookie: 'a=b'}, body: 'x'});
    expect([request.method, request.headers.get('Cookie'), await request.text()]).toEqual(['POST', 'a=b', 'x']);
  });
});

import {expect, it} from 'vitest';
import {routerRequest} from '~/platform/http/routerRequest';
import {requestContext} from '../../../support/requestContext';

const origin = 'https://studio.example';

function send(path: string, init?: RequestInit) {
  const request = new Request(origin + path, init);
  return routerRequest(request, requestContext(request));
}

it.each([
  ['/thankyou/Ada?_data=', '/thankyou/Ada'],
  ['/shop?a=1&_data=root&b=%20', '/shop?a=1&b=+'],
  ['/shop?a=50%', '/shop?a=50%'],
])('parts of an address that only the framework uses are ignored: %s becomes %s', (path, expected) => {
  expect(send(path).url).toBe(origin + expected);
});

it.each(['/cart', '/cart?_data=root', '/cart?a=50%'])('a form that is sent to %s arrives complete', async (path) => {
  const headers = {Origin: 'null', Cookie: 'a=b'};
  const request = send(path, {method: 'POST', headers, body: 'x'});
  expect(request.headers.get('Origin')).toBeNull();
  expect([request.method, request.headers.get('Cookie'), await request.text()]).toEqual(['POST', 'a=b', 'x']);
  expect(request.url).toBe(origin + path.replace('?_data=root', ''));
});

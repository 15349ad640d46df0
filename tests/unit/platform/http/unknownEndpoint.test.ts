import {expect, test} from 'vitest';
import {routePatterns} from '~/platform/http/routePatterns';
import {unknownEndpoint} from '~/platform/http/unknownEndpoint';
import {requestContext} from '../../../support/requestContext';

const intercept = unknownEndpoint(
  routePatterns({
    security: {id: 'security', path: '.well-known/security.txt'},
    'de/api.cart': {id: 'de/api.cart', path: 'api/cart'},
    'en/api.cart': {id: 'en/api.cart', path: 'en/api/cart'},
    'de/landing': {id: 'de/landing', path: ':handle'},
    'de/not-found': {id: 'de/not-found', path: '*'},
  }),
);

function send(path: string, isUnroutable = false) {
  const request = new Request(`https://studio.example${path}`);
  return intercept(request, requestContext(request, {isUnroutable})) as Response | undefined;
}

test.each([
  '/api/cart',
  '/en/api/cart',
  '/api/cart.data',
  '/.well-known/security.txt',
  '/api',
  '/apiary/x',
  '/shop/api/x',
])('the address for programs %s exists', (path) => {
  expect(send(path)).toBeUndefined();
});

test.each([
  '/api/carts',
  '/api/cart/x',
  '/en/api/x.data',
  '/.well-known/ucp',
  '/en/.well-known/ucp',
  '/api/a/b',
  '/assets/site-x.js',
])('the address for programs %s does not exist, and gets a short answer', async (path) => {
  const answer = send(path);
  expect(answer?.status).toBe(404);
  expect((await answer?.text())?.length).toBeLessThan(100);
});

test('an address that cannot be read gets a short answer', () => {
  expect(send('/api/%0a', true)?.status).toBe(404);
});

import {expect, test} from 'vitest';
import {allowedMethods} from '~/platform/http/allowedMethods';
import {routePatterns} from '~/platform/http/routePatterns';
import {requestContext} from '../../../support/requestContext';

const action = () => null;
const intercept = allowedMethods(
  routePatterns({
    'de/home': {id: 'de/home', index: true},
    'de/shop': {id: 'de/shop', path: 'shop'},
    'de/cart': {id: 'de/cart', path: 'cart', module: {action}},
    'de/not-found': {id: 'de/not-found', path: '*'},
  }),
);

function send(method: string, path: string, isUnroutable = false) {
  const request = {method, url: `https://studio.example${path}`} as Request;
  return intercept(request, requestContext(request, {isUnroutable})) as Response | undefined;
}

test.each(['GET', 'HEAD'])('every page can be opened by %s', (method) => {
  for (const path of ['/', '/shop', '/cart', '/no-such-page']) expect(send(method, path)).toBeUndefined();
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('only pages with a form accept %s', async (method) => {
  for (const path of ['/cart', '/cart.data', '/Cart/']) expect(send(method, path)).toBeUndefined();
  for (const path of ['/', '/shop', '/shop.data', '/no-such-page', '/a/b/c.data']) {
    const answer = send(method, path);
    expect([answer?.status, answer?.headers.get('Allow')], path).toEqual([405, 'GET, HEAD']);
    expect(await answer?.text()).toContain('answer this kind of request');
  }
  expect(send(method, '/%09/x', true)?.status).toBe(405);
});

test.each(['PROPFIND', 'OPTIONS', 'TRACE'])('no page accepts %s, which no browser needs here', (method) => {
  for (const path of ['/', '/cart', '/no-such-page']) {
    const answer = send(method, path);
    expect([answer?.status, answer?.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE']);
  }
});

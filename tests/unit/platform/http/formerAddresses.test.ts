import {describe, expect, it} from 'vitest';
import {formerAddresses} from '~/platform/http/formerAddresses';
import {requestContext} from '../../../support/requestContext';

async function send(path: string, method = 'GET') {
  const request = new Request(`https://studio.example${path}`, {method});
  return formerAddresses(request, requestContext(request));
}

describe('an address of the studio’s former site', () => {
  it.each([
    '/objekte',
    '/studio',
    '/projekte',
    '/Projekte/',
    '/project/alter-name',
    '/produkt',
    '/produkt/tisch/detail',
    '/category/neues',
    '/produkt-kategorie/tische',
    '/produkt-schlagwort/eiche',
    '/?product_shipping_class=gross',
    '/?taxonomy=product_shipping_class&term=gross',
    '/designer-moebel-shop',
    '/footer',
    '/coming-soon-duplicate',
    '/footer/coming-soon-duplicate',
    '/impressum',
  ])('leads to the home page for good: %s', async (path) => {
    const answer = await send(path);
    expect(answer?.status).toBe(301);
    expect(answer?.headers.get('Location')).toBe('/');
  });

  it.each(['/', '/projects', '/project-x', '/product/tisch', '/studios', '/shop?service=produkt', '/en/projects'])(
    'is not %s, which stays as it is',
    async (path) => {
      expect(await send(path)).toBeUndefined();
    },
  );

  it.each([
    ['/faq?page=2', '/faq'],
    ['/en/services?page=3&utm_source=mail', '/en/services?utm_source=mail'],
    ['/jobs?page=x&page=2', '/jobs'],
    ['/en/press.data?page=2&_routes=root', '/en/press.data?_routes=root'],
    ['/about?%70age=1', '/about'],
  ])('of a list’s further page (%s) leads to the list, %s', async (path, list) => {
    const answer = await send(path);
    expect(answer?.status).toBe(301);
    expect(answer?.headers.get('Location')).toBe(list);
    expect(await send(list)).toBeUndefined();
  });

  it.each(['/shop?page=2', '/en/projects?page=2', '//faq?page=2', '/services/ladenbau?page=2'])(
    'is not a page of another list: %s',
    async (path) => {
      expect(await send(path)).toBeUndefined();
    },
  );

  it('does not lead away a form that is sent to it', async () => {
    expect(await send('/produkt', 'POST')).toBeUndefined();
  });
});

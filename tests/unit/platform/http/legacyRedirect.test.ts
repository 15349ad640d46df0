import {describe, expect, it} from 'vitest';
import {legacyRedirect} from '~/platform/http/legacyRedirect';

const ask = (path: string, method = 'GET') => legacyRedirect(new Request(`https://studio.example${path}`, {method}));

describe('legacyRedirect', () => {
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
  ])('%s redirects permanently to the home page', (path) => {
    const answer = ask(path);
    expect(answer?.status).toBe(301);
    expect(answer?.headers.get('Location')).toBe('/');
  });

  it.each(['/', '/projects', '/project-x', '/product/tisch', '/studios', '/shop?service=produkt', '/en/projects'])(
    '%s is not redirected',
    (path) => {
      expect(ask(path)).toBeUndefined();
    },
  );

  it('does not redirect POST requests', () => {
    expect(ask('/produkt', 'POST')).toBeUndefined();
  });
});

import {describe, expect, it} from 'vitest';
import {legacyRedirect} from '~/platform/legacyRedirect';

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
  ])('%s goes home for good', (path) => {
    const answer = ask(path);
    expect(answer?.status).toBe(301);
    expect(answer?.headers.get('Location')).toBe('/');
  });

  it.each(['/', '/projects', '/project-x', '/product/tisch', '/studios', '/shop?service=produkt', '/en/projects'])(
    '%s stays',
    (path) => {
      expect(ask(path)).toBeUndefined();
    },
  );

  it('leaves posts alone', () => {
    expect(ask('/produkt', 'POST')).toBeUndefined();
  });
});

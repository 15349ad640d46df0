import {beforeEach, describe, expect, it, vi} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import type {CartReply} from '~/cart/rules/cartView';
import {answerCartQueue} from '~/cart/worker/cartRoutes.server';
import {trustedCheckoutUrl} from '~/cart/worker/checkOut.server';
import {checkoutOrigins} from '~/platform/store/storeOrigin';
import {startFixtureStore} from './cartStore';

const {url, visitor, context, stool} = await startFixtureStore('checkout');
const origins = ['https://studio.myshopify.com', 'https://kasse.studio.example'];
const trusted = {
  origins: [...origins, 'https://www.studio.example'],
  siteOrigins: ['https://www.studio.example', 'http://127.0.0.1:3000'],
};

describe('a checkout that the store has prepared', () => {
  beforeEach(() => visitor.hold([{variantId: stool, quantity: 3}]));

  /** Goes to the checkout of a store that answers with this cart. */
  async function checkOut(cart?: {checkoutUrl: string; totalQuantity: number}, amount = '387.0') {
    const usual = context();
    const cost = {totalAmount: {amount}};
    const create = () => Promise.resolve({cart: cart && {id: 'gid://shopify/Cart/1', cost, ...cart}});
    const answering = {...usual, cart: {...usual.cart, create}} as unknown as typeof usual;
    const response = await answerCartQueue(
      visitor.request('/api/cart', {intent: 'checkout', total: '38700'}),
      answering,
    );
    visitor.receive(response.headers);
    return {status: response.status, ...((await response.json()) as CartReply)};
  }

  it('with fewer pieces than the cart stops, and asks the visitor to check the quantities', async () => {
    const reply = await checkOut({checkoutUrl: `${url}/x`, totalQuantity: 2});
    expect(reply).toMatchObject({status: 409, refused: true, cart: {count: 3}});
    expect(reply.notice?.text).toContain('Der Bestand hat sich eben geändert');
    expect(visitor.cookie).not.toContain('cartCheckout');
  });

  it('that costs more than the cart showed stops, so that nobody pays an unseen price', async () => {
    const reply = await checkOut({checkoutUrl: `${url}/x`, totalQuantity: 3}, '390.0');
    expect(reply).toMatchObject({status: 409, refused: true, cart: {count: 3}});
    expect(reply.notice?.text).toContain('Der Preis hat sich geändert');
    expect(visitor.cookie).not.toContain('cartCheckout');
  });

  it.each([
    ['is missing', undefined],
    ['links to a checkout at another site', {checkoutUrl: 'https://evil.example/cart', totalQuantity: 3}],
  ])('that %s keeps the visitor in the cart, and the reason is logged', async (_, cart) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const reply = await checkOut(cart);
    expect(reply).toMatchObject({status: 502, refused: true, cart: {count: 3}});
    expect(reply.notice?.text).toContain('Kasse ist gerade nicht erreichbar');
    expect(reply.checkoutUrl).toBeUndefined();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('is remembered with its items until it is paid', async () => {
    expect(await checkOut({checkoutUrl: `${url}/x`, totalQuantity: 3})).toMatchObject({status: 200});
    expect(visitor.cookie).toContain('cartCheckout');
    expect(visitor.cookie).toContain(numericId(stool));
  });
});

describe('the address of a checkout that the store sends', () => {
  it.each(['https://studio.myshopify.com/cart/c/1', 'https://kasse.studio.example/cart/c/1'])(
    'is followed if it belongs to the shop: %s',
    (url) => {
      expect(trustedCheckoutUrl(url, trusted)).toBe(url);
    },
  );

  it.each([
    'http://studio.myshopify.com/cart',
    'https://studio.myshopify.com.evil.example/cart',
    'https://studio.myshopify.com@evil.example/cart',
    'https://studio.myshopify.com:444/cart',
    'javascript:alert(1)',
    '//studio.myshopify.com/cart',
    '/cart',
    undefined,
    null,
  ])('is refused if it could be somebody else’s: %s', (url) => {
    expect(() => trustedCheckoutUrl(url, trusted)).toThrow();
  });

  // shopify.dev, Hydrogen › migrate: the checkout is at the primary domain, which may be the site's own.
  it('is refused if it is this site', () => {
    expect(() => trustedCheckoutUrl('https://www.studio.example/cart/c/1?key=2', trusted)).toThrow(
      /which is this site: it is the store's primary domain/,
    );
  });
});

describe('the websites that a checkout may be on', () => {
  const store = {PUBLIC_STORE_DOMAIN: 'studio.myshopify.com'};

  it('are Shopify’s address of the shop and the shop’s own domains', () => {
    const domains = {...store, PUBLIC_CHECKOUT_DOMAIN: 'kasse.studio.example'};
    expect(checkoutOrigins(domains, undefined)).toEqual(origins);
    expect(checkoutOrigins(domains, 'https://studio.example/')).toEqual([...origins, 'https://studio.example']);
    expect(checkoutOrigins(store, 'nonsense')).toEqual(['https://studio.myshopify.com']);
  });

  it('include a demo store on the same computer, when the site is set up for it', () => {
    expect(checkoutOrigins({PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:4000'}, undefined)).toEqual([
      'http://127.0.0.1:4000',
    ]);
  });
});

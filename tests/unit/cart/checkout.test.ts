import {beforeEach, describe, expect, it, vi} from 'vitest';
import {numericId} from '~/cart/rules/cartItem';
import type {CartReply} from '~/cart/rules/cartView';
import {answerCartQueue} from '~/cart/worker/cartRoutes.server';
import {checkoutOrigins} from '~/platform/store/storeOrigin';
import {startFixtureStore} from './cartStore';

const {url, visitor, context, stool} = await startFixtureStore('checkout');
const origins = ['https://studio.myshopify.com', 'https://kasse.studio.example'];
const domains = {PUBLIC_STORE_DOMAIN: 'studio.myshopify.com', PUBLIC_CHECKOUT_DOMAIN: 'kasse.studio.example'};

/** Goes to the checkout of a store that answers with this cart. */
async function checkOut(
  cart?: {checkoutUrl: unknown; totalQuantity: number},
  {amount = '387.0', settings = {}}: {amount?: string; settings?: Partial<typeof domains>} = {},
) {
  const usual = context();
  const cost = {totalAmount: {amount}};
  const create = () => Promise.resolve({cart: cart && {id: 'gid://shopify/Cart/1', cost, ...cart}});
  const config = {...usual.config, ...settings};
  const answering = {...usual, config, cart: {...usual.cart, create}} as unknown as typeof usual;
  const response = await answerCartQueue(visitor.request('/api/cart', {intent: 'checkout', total: '38700'}), answering);
  visitor.receive(response.headers);
  return {status: response.status, ...((await response.json()) as CartReply)};
}

describe('a checkout that the store has prepared', () => {
  beforeEach(() => visitor.hold([{variantId: stool, quantity: 3}]));

  it('with fewer pieces than the cart stops, and asks the visitor to check the quantities', async () => {
    const reply = await checkOut({checkoutUrl: `${url}/x`, totalQuantity: 2});
    expect(reply).toMatchObject({status: 409, refused: true, cart: {count: 3}});
    expect(reply.notice?.text).toContain('Der Bestand hat sich eben geändert');
    expect(visitor.cookie).not.toContain('cartCheckout');
  });

  it('that costs more than the cart showed stops, so that nobody pays an unseen price', async () => {
    const reply = await checkOut({checkoutUrl: `${url}/x`, totalQuantity: 3}, {amount: '390.0'});
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
  beforeEach(() => visitor.hold([{variantId: stool, quantity: 3}]));

  const goTo = (checkoutUrl: unknown) => checkOut({checkoutUrl, totalQuantity: 3}, {settings: domains});

  it.each(['https://studio.myshopify.com/cart/c/1', 'https://kasse.studio.example/cart/c/1'])(
    'is followed if it belongs to the shop: %s',
    async (address) => {
      expect(await goTo(address)).toMatchObject({status: 200, checkoutUrl: address});
    },
  );

  it.each([
    ['http://studio.myshopify.com/cart', /which is neither/],
    ['https://studio.myshopify.com.evil.example/cart', /which is neither/],
    ['https://studio.myshopify.com@evil.example/cart', /which is neither/],
    ['https://studio.myshopify.com:444/cart', /which is neither/],
    ['javascript:alert(1)', /which is neither/],
    ['//studio.myshopify.com/cart', /Invalid URL/],
    ['/cart', /Invalid URL/],
    [undefined, /Invalid URL/],
    [null, /Invalid URL/],
    // shopify.dev, Hydrogen › migrate: the checkout is at the primary domain, which may be the site's own.
    ['https://studio.example/cart/c/1?key=2', /which is this site: it is the store's primary domain/],
  ])('is refused if it could be somebody else’s, or is this site: %s', async (address, reason) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const reply = await goTo(address);
    expect(reply).toMatchObject({status: 502, refused: true});
    expect(reply.checkoutUrl).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({message: expect.stringMatching(reason)}));
    log.mockRestore();
  });
});

describe('the websites that a checkout may be on', () => {
  it('are Shopify’s address of the shop and the shop’s own domains', () => {
    expect(checkoutOrigins(domains, undefined)).toEqual(origins);
    expect(checkoutOrigins(domains, 'https://studio.example/')).toEqual([...origins, 'https://studio.example']);
    expect(checkoutOrigins({PUBLIC_STORE_DOMAIN: domains.PUBLIC_STORE_DOMAIN}, 'nonsense')).toEqual([
      'https://studio.myshopify.com',
    ]);
  });

  it('include a demo store on the same computer, when the site is set up for it', () => {
    expect(checkoutOrigins({PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:4000'}, undefined)).toEqual([
      'http://127.0.0.1:4000',
    ]);
  });
});

import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {checkoutAddress, startCheckout} from '~/cart/worker/checkout';
import {CartCreationError} from '~/cart/worker/creation';
import {checkoutOrigins} from '~/platform/store/storeOrigin';
import {StoreTimeout} from '~/platform/store/storefront';
import {idOf} from './arbitraries';

const origins = ['https://studio.myshopify.com', 'https://kasse.studio.example'];
const lines = [
  {merchandiseId: idOf(1), quantity: 2, attributes: []},
  {merchandiseId: idOf(2), quantity: 1, attributes: [{key: 'Farbe', value: 'Eiche'}]},
];
type CreateCart = Parameters<typeof startCheckout>[1];

/** A handler that answers whatever a test wants; Hydrogen's type of a whole cart is beside the point here. */
const answering = (answer: () => Promise<unknown>) => vi.fn(answer) as unknown as CreateCart;
const start = (answer: () => Promise<unknown>) => startCheckout({lines}, answering(answer), origins);
const cartAt = (checkoutUrl: string, totalQuantity = 3) => ({cart: {checkoutUrl, totalQuantity}});

describe('startCheckout', () => {
  let log: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    log.mockRestore();
  });

  it('sends every line and returns the checkout URL', async () => {
    const create = answering(() => Promise.resolve(cartAt('https://kasse.studio.example/cart/c/1?key=2')));
    expect(await startCheckout({lines}, create, origins)).toMatchObject({
      ok: true,
      url: 'https://kasse.studio.example/cart/c/1?key=2',
    });
    expect(create).toHaveBeenCalledWith({lines, discountCodes: []});
    expect(log).not.toHaveBeenCalled();
  });

  it('logs each failure with its message (rule 14.5)', async () => {
    const result = await start(() => Promise.reject(new CartCreationError({kind: 'noResult'})));
    expect(result).toEqual({ok: false, notice: 'checkoutFailed', status: 502});
    expect(log).toHaveBeenCalledWith('cartCreate not found in response');
  });

  it('names the variants of the lines that the store refuses for good', async () => {
    const refusal = {lines: [1, 7]};
    const result = await start(() =>
      Promise.reject(new CartCreationError({kind: 'rejected', messages: ['Not for sale'], refusal})),
    );
    expect(result).toEqual({ok: false, notice: 'rejectedByStore', status: 409, refused: [idOf(2)]});
    expect(log).toHaveBeenCalledWith('Cart errors: Not for sale');
  });

  it('refuses the checkout when the store lowered a quantity', async () => {
    const result = await start(() => Promise.resolve(cartAt('https://studio.myshopify.com/x', 2)));
    expect(result).toEqual({ok: false, notice: 'changedAtStore', status: 409});
  });

  it('answers a broken connection, a missing cart and a foreign checkout URL with a message', async () => {
    const failed = {ok: false, notice: 'checkoutFailed', status: 502};
    expect(await start(() => Promise.reject(new TypeError('fetch failed')))).toEqual(failed);
    expect(await start(() => Promise.resolve({}))).toEqual(failed);
    expect(await start(() => Promise.resolve(cartAt('https://evil.example/cart')))).toEqual(failed);
    expect(log).toHaveBeenCalledTimes(3);
  });

  it('says so when the store gave no answer in time', async () => {
    const result = await start(() => Promise.reject(new StoreTimeout('The store gave no answer in time.')));
    expect(result).toEqual({ok: false, notice: 'checkoutFailed', status: 504});
  });
});

describe('checkoutAddress', () => {
  it.each(['https://studio.myshopify.com/cart/c/1', 'https://kasse.studio.example/cart/c/1'])('accepts %s', (url) => {
    expect(checkoutAddress(url, origins)).toBe(url);
  });

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
  ])('refuses %s', (url) => {
    expect(() => checkoutAddress(url, origins)).toThrow();
  });
});

describe('checkoutOrigins', () => {
  const store = {PUBLIC_STORE_DOMAIN: 'studio.myshopify.com'};

  it('are those of the store, of the setting, and of the primary domain that the store names', () => {
    const domains = {...store, PUBLIC_CHECKOUT_DOMAIN: 'kasse.studio.example'};
    expect(checkoutOrigins(domains, undefined)).toEqual(origins);
    expect(checkoutOrigins(domains, 'https://studio.example/')).toEqual([...origins, 'https://studio.example']);
    expect(checkoutOrigins(store, 'nonsense')).toEqual(['https://studio.myshopify.com']);
  });

  it('have a local store over HTTP when the settings name it', () => {
    expect(checkoutOrigins({PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:4000'}, undefined)).toEqual([
      'http://127.0.0.1:4000',
    ]);
  });
});

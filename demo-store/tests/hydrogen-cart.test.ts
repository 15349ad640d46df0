import {createCartHandler, createStorefrontClient, InMemoryCache} from '@shopify/hydrogen';
import {beforeAll, describe, expect, test} from 'vitest';
import {storefrontEnv} from '../env';
import {variantIds} from './carts';
import {useStore} from './useStore';

const store = useStore();

/** Hydrogen's cart handler with its own queries and mutations, as every Hydrogen storefront has it. */
function handlerOf(storeUrl: string) {
  const env = storefrontEnv(storeUrl);
  const {storefront} = createStorefrontClient({
    i18n: {language: 'EN', country: 'DE'},
    storeDomain: env['PUBLIC_STORE_DOMAIN'] ?? '',
    publicStorefrontToken: env['PUBLIC_STOREFRONT_API_TOKEN'] ?? '',
    privateStorefrontToken: env['PRIVATE_STOREFRONT_API_TOKEN'],
    storefrontHeaders: {requestGroupId: null, buyerIp: '127.0.0.1', buyerIpSig: null, cookie: null, purpose: null},
    cache: new InMemoryCache(),
    waitUntil: () => undefined,
  });
  const cart = {id: undefined as string | undefined};
  return {
    cart,
    handler: createCartHandler({storefront, getCartId: () => cart.id, setCartId: () => new Headers()}),
  };
}

describe('Hydrogen’s own software for carts, with the demo store,', () => {
  let hydrogen: ReturnType<typeof handlerOf>;
  let merchandiseId = '';
  let lineId = '';

  beforeAll(async () => {
    hydrogen = handlerOf(store.client.url);
    merchandiseId = (await variantIds(store.client, 'hocker'))['STOOL'] ?? '';
    // The update of codes in this version of Hydrogen is refused: `versions.test.ts`.
    const {cart, warnings} = await hydrogen.handler.create({
      lines: [{merchandiseId, quantity: 20}],
      discountCodes: ['WERKSTATT10'],
    });
    expect(warnings).toMatchObject([{code: 'MERCHANDISE_NOT_ENOUGH_STOCK'}]);
    hydrogen.cart.id = cart.id;
    lineId = (await store.client.control.carts())[0]?.lines[0]?.id ?? '';
  });

  const address = {address: {deliveryAddress: {city: 'Köln', countryCode: 'DE' as const}}, selected: true};

  test.each<[string, (cart: ReturnType<typeof handlerOf>['handler']) => Promise<object>]>([
    ['changes lines', (cart) => cart.updateLines([{id: lineId, quantity: 2}])],
    ['adds lines', (cart) => cart.addLines([{merchandiseId, attributes: [{key: 'a', value: 'b'}]}])],
    ['accepts an empty list of gift card codes', (cart) => cart.updateGiftCardCodes([])],
    ['sets the buyer', (cart) => cart.updateBuyerIdentity({email: 'a@b.de', countryCode: 'DE'})],
    ['saves a note', (cart) => cart.updateNote('Klingel links')],
    ['saves attributes', (cart) => cart.updateAttributes([{key: 'k', value: 'v'}])],
    ['adds delivery addresses', (cart) => cart.addDeliveryAddresses([address])],
    ['sets metafields', (cart) => cart.setMetafields([{key: 'custom.gift', type: 'boolean', value: 'true'}])],
    ['deletes metafields', (cart) => cart.deleteMetafield('custom.gift')],
    ['removes lines', (cart) => cart.removeLines([lineId])],
  ])('%s', async (_, act) => {
    const result = await act(hydrogen.handler);
    expect(result).toMatchObject({cart: {id: hydrogen.cart.id}, userErrors: []});
    expect(result).not.toHaveProperty('errors');
  });

  // Hydrogen's end-to-end tests, e2e/specs/skeleton/giftCards.spec.ts, "does not add invalid gift card".
  test('is not told that a gift card is unknown', async () => {
    const {cart, userErrors} = await hydrogen.handler.updateGiftCardCodes(['NONE']);
    expect(cart).toMatchObject({id: hydrogen.cart.id});
    expect(userErrors).toEqual([]);
  });

  test('finds the cart again after all these changes', async () => {
    expect(await hydrogen.handler.get()).toMatchObject({
      totalQuantity: 1,
      note: 'Klingel links',
      attributes: [{key: 'k', value: 'v'}],
      discountCodes: [{code: 'WERKSTATT10', applicable: true}],
      buyerIdentity: {email: 'a@b.de', countryCode: 'DE'},
      cost: {totalAmount: {amount: '116.1', currencyCode: 'EUR'}},
    });
  });
});

import type {Config} from '~/platform/env';
import {StoreTimeout} from '~/platform/storefront';
import {storeOrigin} from '~/platform/storeOrigin';
import type {LineInput} from '../rules/lineAttributes';
import type {checkoutCartHandler} from './handler';
import {CartCreationError} from './creation';
import {totalQuantity} from '../rules/entries';
import type {NoticeKey} from '../rules/noticeKey';

type CheckoutResult = {ok: true; url: string; cartId: string} | {ok: false; notice: NoticeKey; status: number};

type CreateCart = ReturnType<typeof checkoutCartHandler>['create'];

/**
 * Has the store make a cart of the lines and gives the URL of its checkout. Never throws: a failure is logged
 * (rule 14.5) and answered with a notice (rule 14.6).
 */
export async function startCheckout(
  lines: readonly LineInput[],
  createCart: CreateCart,
  config: Config,
): Promise<CheckoutResult> {
  try {
    const {cart} = await createCart({lines: [...lines]});
    if (!cart) throw new CartCreationError({kind: 'noCart'});
    // Shopify lowers a quantity that its stock can't serve, and only warns.
    if (cart.totalQuantity !== totalQuantity(lines)) return {ok: false, notice: 'changedAtStore', status: 409};
    return {ok: true, url: checkoutAddress(cart.checkoutUrl, config), cartId: cart.id};
  } catch (error) {
    console.error(error instanceof CartCreationError ? error.message : error);
    const rejected = error instanceof CartCreationError && error.failure.kind === 'rejected';
    if (rejected) return {ok: false, notice: 'rejectedByStore', status: 409};
    return {ok: false, notice: 'checkoutFailed', status: error instanceof StoreTimeout ? 504 : 502};
  }
}

/** The checkout's address, if it lies at the store or at its checkout domain. Throws on any other. */
export function checkoutAddress(
  url: unknown,
  config: Pick<Config, 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_CHECKOUT_DOMAIN'>,
): string {
  const address = new URL(String(url));
  const domains = [config.PUBLIC_STORE_DOMAIN, config.PUBLIC_CHECKOUT_DOMAIN ?? config.PUBLIC_STORE_DOMAIN];
  if (domains.some((domain) => storeOrigin(domain) === address.origin)) return address.href;
  throw new Error(
    `The store's checkout lies at ${address.origin}, which is neither PUBLIC_STORE_DOMAIN nor` +
      ' PUBLIC_CHECKOUT_DOMAIN. Set PUBLIC_CHECKOUT_DOMAIN to its host.',
  );
}

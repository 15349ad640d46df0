import {toCents} from '~/i18n/formats';
import {StoreTimeout} from '~/platform/store/storefront';
import type {LineInput} from '../rules/lineAttributes';
import type {checkoutCartHandler} from './handler';
import {CartCreationError} from './creation';
import {totalQuantity} from '../rules/entries';
import type {NoticeKey} from '../rules/noticeKey';
import type {VisitorConsent} from './visitorConsent';

type CreateCart = ReturnType<typeof checkoutCartHandler>['create'];

type CheckoutResult =
  | {ok: true; url: string; cartId: string; answer: Awaited<ReturnType<CreateCart>>}
  | {
      ok: false;
      notice: NoticeKey;
      status: number;
      /** Ids of the variants of the lines that the store names. */
      refused?: string[];
    };

interface CheckoutOrder {
  lines: readonly LineInput[];
  discountCodes?: string[];
  note?: string;
  /** Cents that the visitor has agreed to pay with a discount code; only then the store's total counts. */
  agreed?: number;
  visitorConsent?: VisitorConsent;
}

/**
 * Has the store make a cart of the lines and gives the URL of its checkout. Never throws: a failure is logged
 * (rule 14.5) and answered with a notice (rule 14.6). `origins` are those at which the checkout may lie.
 */
export async function startCheckout(
  {lines, discountCodes = [], note, agreed, visitorConsent}: CheckoutOrder,
  createCart: CreateCart,
  origins: readonly string[],
): Promise<CheckoutResult> {
  try {
    const input = {lines: [...lines], discountCodes, ...(note && {note})};
    const context: object | undefined = visitorConsent && {visitorConsent};
    const answer = await (context ? createCart(input, context) : createCart(input));
    const {cart} = answer;
    if (!cart) throw new CartCreationError({kind: 'noCart'});
    // Shopify lowers a quantity that its stock can't serve, and only warns.
    if (cart.totalQuantity !== totalQuantity(lines)) return {ok: false, notice: 'changedAtStore', status: 409};
    if (discountCodes.length && toCents(cart.cost.totalAmount.amount) > (agreed ?? Infinity)) {
      return {ok: false, notice: 'priceChanged', status: 409};
    }
    return {ok: true, url: checkoutAddress(cart.checkoutUrl, origins), cartId: cart.id, answer};
  } catch (error) {
    console.error(error instanceof CartCreationError ? error.message : error);
    const refusal = error instanceof CartCreationError ? error.refusal : undefined;
    if (refusal) {
      const refused = refusal.lines.flatMap((number) => lines[number]?.merchandiseId ?? []);
      return {ok: false, notice: 'rejectedByStore', status: 409, refused};
    }
    return {ok: false, notice: 'checkoutFailed', status: error instanceof StoreTimeout ? 504 : 502};
  }
}

/** The checkout's address, if it lies at one of the store's origins (rule 14.7). Throws on any other. */
export function checkoutAddress(url: unknown, origins: readonly string[]): string {
  const address = new URL(String(url));
  if (origins.includes(address.origin)) return address.href;
  throw new Error(
    `The checkout lies at ${address.origin}, which is neither PUBLIC_STORE_DOMAIN nor the store's primary domain.` +
      ' Set PUBLIC_CHECKOUT_DOMAIN to its host.',
  );
}

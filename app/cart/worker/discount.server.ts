import type {AppLoadContext} from '@shopify/remix-oxygen';
import {toCents} from '~/i18n/formats';
import type {Language} from '~/i18n/language';
import type {DiscountView} from '../rules/discount';
import {totalQuantity} from '../rules/entries';
import {cartView} from '../rules/lines';
import {checkoutLines} from './checkoutLines.server';
import {discountReasons} from './discountReasons';
import type {checkoutCartHandler} from './handler';
import type {LoadedCart} from './loadCart.server';

export type DiscountContext = Pick<AppLoadContext, 'cart' | 'config' | 'language' | 'origin'>;

type Answer = Awaited<ReturnType<ReturnType<typeof checkoutCartHandler>['create']>>;

/**
 * What the store makes of a discount code: a cart with these lines and the code is made there, as the checkout will make it, and
 * its costs are read. `unknown` when a line can't be bought as it is, and without an answer. Never throws.
 */
export async function askDiscount(
  code: string,
  loaded: Pick<LoadedCart, 'entries' | 'merchandiseOf' | 'sellablePieceOf'>,
  {cart, config, language, origin}: DiscountContext,
): Promise<DiscountView> {
  const {lines, blocked, total} = cartView(loaded.entries, loaded.merchandiseOf);
  const unknown: DiscountView = {code, state: 'unknown', amount: 0};
  if (blocked || lines.length === 0) return unknown;
  try {
    const attributes = {language, date: new Date(), origin};
    const asked = await checkoutLines(lines, loaded.sellablePieceOf, attributes, config.CONFIGURATION_SECRET);
    const answer = await cart.create({lines: asked, discountCodes: [code]});
    const complete = answer.cart?.totalQuantity === totalQuantity(lines);
    return complete ? discountView(code, answer, total, language) : unknown;
  } catch (error) {
    console.error('The store gave no answer about a discount code:', error);
    return unknown;
  }
}

/** A code as a cart at the store has it. `total` is the lines' without the code, in cents. */
export function discountView(code: string, {cart, warnings}: Answer, total: number, language: Language): DiscountView {
  const isIt = (other: {code: string; applicable: boolean}) => other.code.toLowerCase() === code.toLowerCase();
  if (cart?.discountCodes.find(isIt)?.applicable) {
    return {code, state: 'applied', amount: Math.max(0, total - toCents(cart.cost.totalAmount.amount))};
  }
  return {code, state: 'refused', amount: 0, reason: reasonOf(warnings, language)};
}

function reasonOf(warnings: Answer['warnings'], language: Language): string {
  const reasons: Record<string, string> = discountReasons[language];
  const [reason] = (warnings ?? []).flatMap(({code}) => reasons[code] ?? []);
  return reason ?? discountReasons[language].other;
}

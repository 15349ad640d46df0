import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {NoticeLink} from '../rules/cartReply';
import type {CartEntry} from '../rules/entries';
import {withSeen} from '../rules/lines';
import type {NoticeKey} from '../rules/noticeKey';
import {serialiseTaken} from '../rules/taken';
import type {Unsent} from '../rules/unsent';
import type {Typed} from '../rules/written';
import {cookieOf, cookieOptions, type VisitorsCart} from './visitorsCart.server';

export type Context = Pick<
  AppLoadContext,
  'storefront' | 'cart' | 'config' | 'language' | 'origin' | 'foreign' | 'cache' | 'primaryDomain'
>;

/**
 * What a request makes of the visitor's cart, before it is shown. With another status than 200 nothing has changed but what was
 * written into the form.
 */
export interface Step {
  status: number;
  shown: VisitorsCart;
  notice?: NoticeKey;
  /** In place of the notice's text. */
  message?: string;
  /** What was typed into a form that is refused, to be shown again without a script. */
  typed?: Typed;
  link?: NoticeLink;
  /** Path, without its language, of the page that says what is wrong with a piece, and what is made instead. */
  correctionPath?: string;
  /** `Set-Cookie` headers. */
  cookies: string[];
  checkoutUrl?: string;
  /** Path, without its language, of the page that is shown in place of the cart. */
  nextPath?: string;
}

/** What becomes of a form that the store gave no answer for. */
export type Unanswered = Pick<Step, 'status' | 'notice' | 'cookies'> & {unsent: Unsent};

/** Loads the visitor's cart with what was written into the form. `added` is asked for too, but isn't in the cart yet. */
export type Load = (added?: readonly CartEntry[]) => Promise<VisitorsCart>;

export const refuse = (cart: VisitorsCart, notice: NoticeKey, status = 422): Step => ({
  status,
  shown: cart,
  notice,
  cookies: cart.cookies,
});

/** The outcome of a change. A cart that is too large for a cookie is refused, and nothing changes. */
export function keep(request: Request, cart: VisitorsCart, changed: VisitorsCart, notice?: NoticeKey): Step {
  const told = {...changed, entries: withSeen(changed.entries, changed.merchandiseOf)};
  const cookie = cookieOf(told.entries, request);
  if (!cookie) return refuse(cart, 'full');
  const mayDiffer = cart.taken || changed.taken;
  const taken = mayDiffer ? [serialiseTaken(changed.taken, cookieOptions(request))] : [];
  return {status: 200, shown: told, notice, cookies: [...cart.cookies, cookie, ...taken]};
}

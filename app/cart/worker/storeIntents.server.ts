import {serialiseDiscount} from '../rules/discountCookie';
import {matchKey} from '../rules/entries';
import {cartView} from '../rules/lines';
import {readPermalink} from '../rules/permalink';
import type {StoreIntent} from '../rules/intent';
import {askDiscount} from './discount.server';
import {notices} from './notices';
import {openLink} from './openLink.server';
import {pathOnSite} from './pathOnSite';
import {refuse, type Context, type Load, type Step} from './steps.server';
import {cookieOptions, type VisitorsCart} from './visitorsCart.server';

/** Carries out what a form asks for beside the lines of the cart. */
export async function carryOutStoreIntent(
  intent: StoreIntent,
  load: Load,
  request: Request,
  context: Context,
): Promise<Step> {
  const asked = intent.type === 'openLink' ? readPermalink(intent.lines) : undefined;
  const cart = await load(asked);
  switch (intent.type) {
    case 'discount':
      return applyCode(intent.code, cart, request, context);
    case 'removeDiscount': {
      const {code: _, ...shown} = cart;
      return {status: 200, shown, cookies: [...cart.cookies, serialiseDiscount(undefined, cookieOptions(request))]};
    }
    case 'save':
      return {status: 200, shown: cart, cookies: cart.cookies, nextPath: nextPath(intent.to, cart, request)};
    case 'openLink':
      return asked ? openLink(cart, intent.replace, request) : refuse(cart, 'noLink', 400);
  }
}

/** Where a link of the cart leads; that of a line whose piece is to be changed takes its quantity along. */
function nextPath(to: string | undefined, {entries}: VisitorsCart, request: Request): string | undefined {
  const path = to && pathOnSite(to, request);
  if (!path) return undefined;
  const [pathname = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  const changed = entries.find((entry) => matchKey(entry) === parameters.get('replaces'));
  if (!changed) return path;
  parameters.set('quantity', String(changed.quantity));
  return `${pathname}?${parameters}`;
}

/** A code is kept once the store has applied it (rule 13.19). One that is refused leaves the former one. */
export async function applyCode(code: string, cart: VisitorsCart, request: Request, context: Context): Promise<Step> {
  const refused = (notice: Parameters<typeof refuse>[1], status?: number) => ({
    ...refuse(cart, notice, status),
    typed: {code},
  });
  if (!code) return refused('noCode');
  if (cart.entries.length === 0) return refused('empty');
  const discount = await askDiscount(code, cart, request, context);
  if (discount === 'limited') return refused('tooManyCodes', 429);
  if (discount.state === 'unknown')
    return cartView(cart.entries, cart.merchandiseOf).blocked ? refused('blocked', 409) : refused('unreachable', 502);
  if (discount.state === 'refused') {
    return {...refused('noCode'), message: discount.reason ?? notices[context.language].noCode};
  }
  const cookies = [...cart.cookies, serialiseDiscount(code, cookieOptions(request))];
  return {status: 200, shown: {...cart, code, discount}, cookies};
}

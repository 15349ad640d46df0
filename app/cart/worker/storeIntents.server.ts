import {serialiseDiscount} from '../rules/discountCookie';
import {cartView} from '../rules/lines';
import {maxNote} from '../rules/note';
import {serialiseNote} from '../rules/noteCookie';
import {readPermalink} from '../rules/permalink';
import type {StoreIntent} from '../rules/storeIntent';
import {askDiscount} from './discount.server';
import {notices} from './notices';
import {openLink} from './openLink.server';
import {refuse, type Context, type Step} from './steps.server';
import {cookieOptions, loadVisitorsCart} from './visitorsCart.server';

/** Carries out what a form asks for beside the lines of the cart. */
export async function carryOutStoreIntent(intent: StoreIntent, request: Request, context: Context): Promise<Step> {
  switch (intent.type) {
    case 'discount':
      return applyDiscount(intent.code, request, context);
    case 'removeDiscount': {
      const {code: _, ...cart} = await loadVisitorsCart(request, context);
      return {
        status: 200,
        shown: cart,
        cookies: [...cart.cookies, serialiseDiscount(undefined, cookieOptions(request))],
      };
    }
    case 'note': {
      const cart = await loadVisitorsCart(request, context);
      const {note} = intent;
      if (note === undefined) return {status: 200, shown: cart, cookies: cart.cookies};
      if (note.length > maxNote) return {...refuse(cart, 'noteTooLong'), typed: {note}};
      const cookies = [...cart.cookies, serialiseNote(note, cookieOptions(request))];
      return {status: 200, shown: {...cart, note}, cookies};
    }
    case 'openLink': {
      const asked = readPermalink(intent.lines);
      const cart = await loadVisitorsCart(request, context, asked);
      return asked ? openLink(cart, intent.replace, request) : refuse(cart, 'noLink', 400);
    }
  }
}

/** A code is kept once the store has applied it (rule 13.19). One that is refused leaves the former one. */
async function applyDiscount(code: string, request: Request, context: Context): Promise<Step> {
  const cart = await loadVisitorsCart(request, context);
  const refused = (notice: Parameters<typeof refuse>[1], status?: number) => ({
    ...refuse(cart, notice, status),
    typed: {code},
  });
  if (!code) return refused('noCode');
  if (cart.entries.length === 0) return refused('empty');
  const discount = await askDiscount(code, cart, context);
  if (discount.state === 'unknown')
    return cartView(cart.entries, cart.merchandiseOf).blocked ? refused('blocked', 409) : refused('unreachable', 502);
  if (discount.state === 'refused') {
    return {...refused('noCode'), message: discount.reason ?? notices[context.language].noCode};
  }
  const cookies = [...cart.cookies, serialiseDiscount(code, cookieOptions(request))];
  return {status: 200, shown: {...cart, code, discount}, cookies};
}

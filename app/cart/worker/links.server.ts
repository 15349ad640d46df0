import {data, redirect} from '@remix-run/server-runtime';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {missingPage, toLocation} from '~/platform/store/missingPage';
import {cartView} from '../rules/lines';
import {readPermalink, sharedParameter} from '../rules/permalink';
import {toCart, withCookies} from './answers.server';
import {setDiscount} from './cookies.server';
import {openLink, quantityOf} from './openLink.server';
import {pathOnSite} from './pathOnSite';
import {cookieOptions, loadVisitorsCart} from './visitorsCart.server';

/**
 * A link to a cart (rules 13.15 and 13.22): what it names is put into the visitor's cart, then the cart is shown. The link of a
 * cart that was shared asks first when there is something else in the cart already.
 */
export async function followPermalink(lines: string, request: Request, context: AppLoadContext) {
  const asked = readPermalink(lines);
  if (!asked) throw await missingPage({request, context});
  const cart = await loadVisitorsCart(request, context, asked);
  const {searchParams} = new URL(request.url);
  const {entries, added, merchandiseOf} = cart;
  const isThere = added.every((entry) => quantityOf(entries, entry) >= entry.quantity);
  if (searchParams.has(sharedParameter) && entries.length > 0 && !isThere) {
    const shared = cartView(added, merchandiseOf);
    return data({lines, shared, present: cartView(entries, merchandiseOf)}, {headers: withCookies(cart.cookies)});
  }
  const outcome = openLink(cart, false, request);
  const code = searchParams.get('discount');
  const cookies = [...outcome.cookies, ...(code ? [await setDiscount(code, cookieOptions(request))] : [])];
  return toCart({...outcome, cookies}, 302, request, context);
}

/** Shopify's link that brings a discount code: it is kept for the cart (rule 14.11). `?redirect=` stays on this site. */
export async function followDiscount(code: string, request: Request, {language}: AppLoadContext): Promise<Response> {
  const headers = withCookies([await setDiscount(code, cookieOptions(request))]);
  const path = pathOnSite(new URL(request.url).searchParams.get('redirect') ?? '/', request) ?? '/';
  return redirect(toLocation(path, language), {headers});
}

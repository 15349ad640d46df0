import {redirect} from '@remix-run/server-runtime';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {localizedPath} from '~/i18n/language';
import {missingPage, toLocation} from '~/platform/missingPage';
import {carryOut} from '../rules/carryOut';
import {serialiseDiscount} from '../rules/discountCookie';
import {matchKey} from '../rules/entries';
import type {NoticeKey} from '../rules/noticeKey';
import {readPermalink} from '../rules/permalink';
import {withCookies} from './answers.server';
import {keep} from './requests.server';
import {cookieOptions, loadVisitorsCart} from './visitorsCart.server';

/**
 * Shopify's link to a cart (rule 13.15): what it names is put into the visitor's cart, then the cart is shown. A link may be
 * followed twice, so an entry gets at least the quantity of the link, and not that many more.
 */
export async function followPermalink(lines: string, request: Request, context: AppLoadContext): Promise<Response> {
  const asked = readPermalink(lines);
  if (!asked) throw await missingPage({request, context});
  const cart = await loadVisitorsCart(request, context, asked);
  let {entries} = cart;
  let notice: NoticeKey | undefined;
  for (const entry of asked) {
    const present = entries.find((other) => matchKey(other) === matchKey(entry))?.quantity ?? 0;
    if (present >= entry.quantity) continue;
    const missing = {...entry, quantity: entry.quantity - present};
    const result = carryOut(entries, {type: 'add', entry: missing}, cart.merchandiseOf);
    if (result.ok) entries = result.entries;
    notice = result.ok ? (notice ?? result.notice) : 'linkIncomplete';
  }
  const outcome = keep(request, cart, {...cart, entries}, notice);
  const code = new URL(request.url).searchParams.get('discount');
  const cookies = [...outcome.cookies, ...(code ? [serialiseDiscount(code, cookieOptions(request))] : [])];
  const path = outcome.notice ? `/cart?notice=${outcome.notice}` : '/cart';
  return redirect(localizedPath(path, context.language), {headers: withCookies(cookies)});
}

/** Shopify's link that brings a discount code: it is kept for the checkout (rule 14.11). `?redirect=` stays on this site. */
export function followDiscount(code: string, request: Request, {language}: AppLoadContext): Response {
  const headers = withCookies([serialiseDiscount(code, cookieOptions(request))]);
  return redirect(toLocation(pathOnSite(request), language), {headers});
}

function pathOnSite({url}: Request): string {
  const {origin, searchParams} = new URL(url);
  const wanted = searchParams.get('redirect') ?? '/';
  const target = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return target?.origin === origin ? target.pathname + target.search + target.hash : '/';
}

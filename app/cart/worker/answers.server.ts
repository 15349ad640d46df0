import {data, redirect} from '@remix-run/server-runtime';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {localizedPath, type Language} from '~/i18n/language';
import {oneLine} from '~/mail/cleaning';
import {personal} from '~/platform/cache/cacheControl';
import {missingPage, toLocation} from '~/platform/store/missingPage';
import {cartView, withSnapshots, type CartReply} from '../rules/cartView';
import {readPermalink, sharedParameter} from '../rules/permalink';
import type {Notice, NoticeKey} from '../rules/notice';
import {openLink, quantityOf} from './changeCart.server';
import {cookieOptions, handleCart, type CartResult} from './handleCart.server';
import {noticeKeys, notices} from './notices';
import {cartCookies, maxCode, readNotice, setNotice} from './storedCart.server';
import {loadVisitorsCart} from './visitorsCart.server';

/** Headers of an answer that belongs to one visitor. */
function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers(personal);
  cookies.forEach((cookie) => headers.append('Set-Cookie', cookie));
  return headers;
}

function noticeOf({notice, message, link}: CartResult, language: Language): Notice | undefined {
  const text = message ?? (notice && notices[language][notice]);
  return text === undefined ? undefined : {text, link};
}

/** Answers the cart's queue in the browser, as JSON. */
export async function answerQueue(request: Request, context: AppLoadContext): Promise<Response> {
  const result = await handleCart(request, context);
  const {status, cart, checkoutUrl, cookies} = result;
  const reply: CartReply = {cart, refused: status >= 400, notice: noticeOf(result, context.language), checkoutUrl};
  return Response.json(reply, {status, headers: withCookies(cookies)});
}

/** The cart's page, with what a redirect to it has to say. */
export async function answerPage(request: Request, context: AppLoadContext) {
  const result = await handleCart(request, context);
  const {status, cart, cookies} = result;
  const said = await readNotice(request.headers.get('Cookie'));
  const notice = result.notice ?? noticeKeys.find((key) => key === said);
  const read = cart && said ? [await setNotice('', cookieOptions(request))] : [];
  const headers = withCookies([...cookies, ...read]);
  return data({cart, notice: noticeOf({...result, notice}, context.language)}, {status, headers});
}

/** Answers a form that was sent without JavaScript: on to the cart or the checkout, or the page with the reason. */
export async function answerForm(request: Request, context: AppLoadContext) {
  const result = await handleCart(request, context);
  const {status, cart, notice, cookies, checkoutUrl, correctionPath} = result;
  const headers = withCookies(cookies);
  if (checkoutUrl) return redirect(checkoutUrl, {status: 303, headers});
  if (status === 200) return toCart(notice, cookies, 303, request, context);
  if (correctionPath) return redirect(localizedPath(correctionPath, context.language), {status: 303, headers});
  return data({cart, notice: noticeOf(result, context.language)}, {status, headers});
}

/** Leads to the cart, which shows the notice. */
async function toCart(
  notice: NoticeKey | undefined,
  cookies: readonly string[],
  status: number,
  request: Request,
  {language}: AppLoadContext,
) {
  const next = notice ? [await setNotice(notice, cookieOptions(request))] : [];
  return redirect(localizedPath('/cart', language), {status, headers: withCookies([...cookies, ...next])});
}

/**
 * A link to a cart (rules 13.15 and 13.22): what it names is put into the visitor's cart, then the cart is shown. The link of a
 * cart that was shared asks first when there is something else in the cart already.
 */
export async function followPermalink(lines: string, request: Request, context: AppLoadContext) {
  const linked = readPermalink(lines)?.items;
  if (!linked) throw await missingPage({request, context});
  const {stored, cart, isOrdered} = await loadVisitorsCart(request, context, linked);
  const {items, catalog} = cart;
  const options = cookieOptions(request);
  const {searchParams} = new URL(request.url);
  const isThere = linked.every((item) => quantityOf(items, item) >= item.quantity);
  if (searchParams.has(sharedParameter) && items.length && !isThere) {
    const shared = cartView(linked, catalog.merchandiseOf);
    const headers = withCookies(isOrdered ? ((await cartCookies(stored, cart, options)) ?? []) : []);
    return data({lines, shared, present: cartView(items, catalog.merchandiseOf)}, {headers});
  }
  const {cart: opened, notice} = openLink(cart, lines, false);
  const code = readCode(searchParams.get('discount')) ?? cart.code;
  const after = {...opened, code, items: withSnapshots(opened.items, catalog.merchandiseOf)};
  const cookies = await cartCookies(stored, after, options);
  return toCart(cookies ? notice : 'linkFull', cookies ?? [], 302, request, context);
}

/**
 * Shopify's link that brings a discount code: it is kept for the cart (rule 14.11), and doesn't go with one that has been ordered
 * meanwhile. `?redirect=` stays on this site.
 */
export async function followDiscount(code: string, request: Request, context: AppLoadContext): Promise<Response> {
  const {language} = context;
  const {stored, cart} = await loadVisitorsCart(request, context);
  const after = {...cart, code: readCode(code) ?? cart.code};
  const cookies = await cartCookies(stored, after, cookieOptions(request));
  const path = pathOnSite(new URL(request.url).searchParams.get('redirect') ?? '/', request) ?? '/';
  return redirect(toLocation(path, language), {headers: withCookies(cookies ?? [])});
}

/** The discount code of a link; `undefined` where it can't be one. */
function readCode(text: string | null): string | undefined {
  const code = oneLine(text ?? '');
  return code && code.length <= maxCode ? code : undefined;
}

/** A path of this site with query and hash; `undefined` for anything else (rule 1.11). */
function pathOnSite(wanted: string, {url}: Request): string | undefined {
  const {origin} = new URL(url);
  const target = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return target?.origin === origin ? target.pathname + target.search + target.hash : undefined;
}

import {data, redirect} from '@remix-run/server-runtime';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {localizedPath, type Language} from '~/i18n/language';
import {toSingleLine} from '~/mail/sanitize';
import {privateNoStore} from '~/platform/cache/cacheControl';
import {missingPage, toLocation} from '~/platform/store/missingPage';
import {cartView, withSnapshots, type CartReply} from '../rules/cartView';
import {readPermalink, sharedParameter} from '../rules/permalink';
import type {Notice, NoticeKey} from '../rules/notice';
import {openLink, countItem} from './changeCart.server';
import {cookieOptions, handleCart, type CartResult} from './handleCart.server';
import {noticeKeys, notices} from './notices.server';
import {changedCartCookies, maxCode, readNotice, setNotice} from './cartCookies.server';
import {loadVisitorsCart} from './visitorsCart.server';

/** Headers of an answer for one visitor. */
function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers(privateNoStore);
  cookies.forEach((cookie) => headers.append('Set-Cookie', cookie));
  return headers;
}

function toNotice({notice, message, link}: CartResult, language: Language): Notice | undefined {
  const text = message ?? (notice && notices[language][notice]);
  return text === undefined ? undefined : {text, link};
}

/** Answers the browser's cart queue with JSON. */
export async function answerCartQueue(request: Request, context: AppLoadContext): Promise<Response> {
  const result = await handleCart(request, context);
  const {status, cart, checkoutUrl, cookies} = result;
  const reply: CartReply = {cart, refused: status >= 400, notice: toNotice(result, context.language), checkoutUrl};
  return Response.json(reply, {status, headers: withCookies(cookies)});
}

/** Loads the cart's page, with the notice of a redirect. */
export async function loadCartPage(request: Request, context: AppLoadContext) {
  const result = await handleCart(request, context);
  const {status, cart, cookies} = result;
  const storedNotice = await readNotice(request.headers.get('Cookie'));
  const notice = result.notice ?? noticeKeys.find((key) => key === storedNotice);
  const expiredNotice = cart && storedNotice ? [await setNotice('', cookieOptions(request))] : [];
  const headers = withCookies([...cookies, ...expiredNotice]);
  return data({cart, notice: toNotice({...result, notice}, context.language)}, {status, headers});
}

/** Answers a form that was submitted without JavaScript: with a redirect to the cart or the checkout, or the page with a notice. */
export async function answerCartForm(request: Request, context: AppLoadContext) {
  const result = await handleCart(request, context);
  const {status, cart, notice, cookies, checkoutUrl, correctionPath} = result;
  const headers = withCookies(cookies);
  if (checkoutUrl) return redirect(checkoutUrl, {status: 303, headers});
  if (status === 200) return redirectToCart(notice, cookies, 303, request, context);
  if (correctionPath) return redirect(localizedPath(correctionPath, context.language), {status: 303, headers});
  return data({cart, notice: toNotice(result, context.language)}, {status, headers});
}

/** Redirects to the cart, which shows the notice. */
async function redirectToCart(
  notice: NoticeKey | undefined,
  cookies: readonly string[],
  status: number,
  request: Request,
  {language}: AppLoadContext,
) {
  const noticeCookies = notice ? [await setNotice(notice, cookieOptions(request))] : [];
  return redirect(localizedPath('/cart', language), {status, headers: withCookies([...cookies, ...noticeCookies])});
}

/**
 * Follows a cart permalink: adds its items to the visitor's cart and redirects to the cart. The link of a shared cart shows a
 * question first when the visitor's cart has other items.
 */
export async function followPermalink(lines: string, request: Request, context: AppLoadContext) {
  const linkItems = readPermalink(lines)?.items;
  if (!linkItems) throw await missingPage({request, context});
  const {stored, cart, isOrdered} = await loadVisitorsCart(request, context, linkItems);
  const {items, catalog} = cart;
  const options = cookieOptions(request);
  const {searchParams} = new URL(request.url);
  const isAlreadyInCart = linkItems.every((item) => countItem(items, item) >= item.quantity);
  if (searchParams.has(sharedParameter) && items.length && !isAlreadyInCart) {
    const sharedCart = cartView(linkItems, catalog.merchandiseOf);
    const headers = withCookies(isOrdered ? ((await changedCartCookies(stored, cart, options)) ?? []) : []);
    return data({lines, sharedCart, currentCart: cartView(items, catalog.merchandiseOf)}, {headers});
  }
  const {cart: openedCart, notice} = openLink(cart, {lines, replace: false});
  const code = readCode(searchParams.get('discount')) ?? cart.code;
  const changedCart = {...openedCart, code, items: withSnapshots(openedCart.items, catalog.merchandiseOf)};
  const cookies = await changedCartCookies(stored, changedCart, options);
  return redirectToCart(cookies ? notice : 'linkFull', cookies ?? [], 302, request, context);
}

/**
 * Follows Shopify's discount link: saves the code for the cart (rule 14.11), but not for a cart that has been ordered meanwhile.
 * `?redirect=` stays on this site.
 */
export async function followDiscount(code: string, request: Request, context: AppLoadContext): Promise<Response> {
  const {language} = context;
  const {stored, cart} = await loadVisitorsCart(request, context);
  const changedCart = {...cart, code: readCode(code) ?? cart.code};
  const cookies = await changedCartCookies(stored, changedCart, cookieOptions(request));
  const path = pathOnSite(new URL(request.url).searchParams.get('redirect') ?? '/', request) ?? '/';
  return redirect(toLocation(path, language), {headers: withCookies(cookies ?? [])});
}

/** The discount code of a link; `undefined` when it is invalid. */
function readCode(text: string | null): string | undefined {
  const code = toSingleLine(text ?? '');
  return code && code.length <= maxCode ? code : undefined;
}

/** A path of this site with query and hash; `undefined` for anything else. */
function pathOnSite(target: string, request: Request): string | undefined {
  const {origin} = new URL(request.url);
  const url = URL.canParse(target, origin) ? new URL(target, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}

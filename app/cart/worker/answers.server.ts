import {data, redirect} from '@remix-run/server-runtime';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {localizedPath} from '~/i18n/language';
import {personal} from '~/platform/cache/cacheControl';
import {toLocation} from '~/platform/store/missingPage';
import {parseNotice, serialiseNotice} from '../rules/noticeCookie';
import {noticeKeys, notices} from './notices';
import type {CartReply} from '../rules/cartReply';
import {changeCart, readCart} from './requests.server';
import type {Step} from './steps.server';
import {cookieOptions} from './visitorsCart.server';

/** Answers the cart's queue in the browser. A store that can't be asked is a message, and nothing changes. */
export async function answerQueue(request: Request, context: AppLoadContext): Promise<Response> {
  const t = notices[context.language];
  try {
    if (request.method === 'GET') {
      const {cart, cookies} = await readCart(request, context);
      return json({cart}, 200, cookies);
    }
    const {status, cart, notice, message, link, cookies, checkoutUrl} = await changeCart(request, context);
    const refused = status >= 400;
    return json({cart, refused, message: message ?? (notice && t[notice]), link, checkoutUrl}, status, cookies);
  } catch (error) {
    if (error instanceof Response) return json({refused: true, message: t.unreachable}, error.status);
    throw error;
  }
}

function json(reply: CartReply, status: number, cookies: readonly string[] = []): Response {
  return Response.json(reply, {status, headers: withCookies(cookies)});
}

/** Headers of an answer that belongs to one visitor. */
export function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers(personal);
  cookies.forEach((cookie) => headers.append('Set-Cookie', cookie));
  return headers;
}

/** What the cart's page shows when no form was refused. */
const nothingRefused = {link: undefined, typed: undefined, unsent: undefined};

/**
 * The cart's page, with what the request before has to say. Without an answer of the store it says so itself: Remix loads the page
 * for a refused form, too, and an error would take the place of what was typed.
 */
export async function loadCartPage(request: Request, context: AppLoadContext) {
  const t = notices[context.language];
  const asked = parseNotice(request.headers.get('Cookie'));
  const notice = noticeKeys.find((key) => key === asked);
  try {
    const {cart, cookies} = await readCart(request, context);
    const read = asked === undefined ? [] : [serialiseNotice(undefined, cookieOptions(request))];
    const headers = withCookies([...cookies, ...read]);
    return data({...nothingRefused, cart, message: notice && t[notice]}, {headers});
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return data(
      {...nothingRefused, cart: undefined, message: t.unreachable},
      {status: error.status, headers: personal},
    );
  }
}

/** Answers a form that was sent without JavaScript: on to the cart or the checkout, or the page with the reason. */
export async function answerForm(request: Request, context: AppLoadContext) {
  const outcome = await changeCart(request, context);
  const headers = withCookies(outcome.cookies);
  if (outcome.checkoutUrl) return redirect(outcome.checkoutUrl, {status: 303, headers});
  if (outcome.status === 200 && outcome.nextPath) {
    return redirect(toLocation(outcome.nextPath, context.language), {status: 303, headers});
  }
  if (outcome.status === 200) return toCart(outcome, 303, request, context);
  if (outcome.correctionPath) {
    return redirect(localizedPath(outcome.correctionPath, context.language), {status: 303, headers});
  }
  const {cart, notice, link, typed, unsent} = outcome;
  const message = outcome.message ?? (notice && notices[context.language][notice]);
  return data({cart, message, link, typed, unsent}, {status: outcome.status, headers});
}

/** Leads to the cart, which shows the notice. */
export function toCart(
  {notice, cookies}: Pick<Step, 'notice' | 'cookies'>,
  status: number,
  request: Request,
  {language}: AppLoadContext,
) {
  const kept = notice ? [serialiseNotice(notice, cookieOptions(request))] : [];
  return redirect(localizedPath('/cart', language), {status, headers: withCookies([...cookies, ...kept])});
}

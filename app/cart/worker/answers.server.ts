import {data, redirect} from '@remix-run/server-runtime';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {localizedPath} from '~/i18n/language';
import {personal} from '~/platform/documentCaching';
import type {NoticeKey} from '../rules/noticeKey';
import {notices} from './notices';
import type {CartView} from '../rules/lines';
import type {CartReply} from '../rules/cartReply';
import {changeCart, readCart, type CartOutcome} from './requests.server';

/** Answers the cart's queue in the browser. A store that can't be asked is a message, and nothing changes. */
export async function answerQueue(request: Request, context: AppLoadContext): Promise<Response> {
  const t = notices[context.language];
  try {
    if (request.method === 'GET') {
      const {cart, cookies} = await readCart(request, context);
      return json({cart}, 200, cookies);
    }
    const {status, cart, notice, message, enquiryPath, cookies, checkoutUrl} = await changeCart(request, context);
    const refused = status >= 400;
    return json({cart, refused, message: message ?? (notice && t[notice]), enquiryPath, checkoutUrl}, status, cookies);
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

/** Notices that are passed in the URL: the answer that has them is a redirect. */
const noticesInUrl: readonly NoticeKey[] = ['bound', 'stock', 'linkFull', 'linkIncomplete'];

/** Whether a cart bears out what an address says of it: anybody can write one. */
function isBorneOut(notice: NoticeKey, {lines}: CartView): boolean {
  const isAtLimit = notice === 'bound' || notice === 'stock';
  return !isAtLimit || lines.some(({quantity, merchandise}) => quantity === merchandise?.maxQuantity);
}

/** The cart's page, with what the address says about the request before. */
export async function loadCartPage(request: Request, context: AppLoadContext) {
  const asked = new URL(request.url).searchParams.get('notice');
  const notice = noticesInUrl.find((key) => key === asked);
  const {cart, cookies} = await readCart(request, context);
  const message = notice && isBorneOut(notice, cart) ? notices[context.language][notice] : undefined;
  return data({cart, message, enquiryPath: undefined, typed: undefined}, {headers: withCookies(cookies)});
}

/** Answers a form that was sent without JavaScript: on to the cart or the checkout, or the page with the reason. */
export async function answerForm(request: Request, context: AppLoadContext) {
  const outcome = await changeCart(request, context);
  const headers = withCookies(outcome.cookies);
  if (outcome.checkoutUrl) return redirect(outcome.checkoutUrl, {status: 303, headers});
  if (outcome.status === 200) return redirect(cartPath(outcome, context), {status: 303, headers});
  if (outcome.correctionPath) {
    return redirect(localizedPath(outcome.correctionPath, context.language), {status: 303, headers});
  }
  const {cart, notice, enquiryPath, typed} = outcome;
  const message = outcome.message ?? (notice && notices[context.language][notice]);
  return data({cart, message, enquiryPath, typed}, {status: outcome.status, headers});
}

function cartPath({notice}: CartOutcome, {language}: AppLoadContext): string {
  return localizedPath(notice ? `/cart?notice=${notice}` : '/cart', language);
}

import {setCheckouts} from './cookies.server';
import type {DiscountView} from '../rules/discount';
import {lineName} from '../rules/lineName';
import {cartView, isDearer, withSeen, type CartLine} from '../rules/lines';
import {startCheckout} from './checkout';
import {checkoutLines} from './checkoutLines.server';
import {countTry, discountView, isKnownToApply} from './discount.server';
import {rejected} from './notices';
import {refuse, type Context, type Load, type Step} from './steps.server';
import {applyCode} from './storeIntents.server';
import {checkoutOrigins} from '~/platform/store/storeOrigin';
import type {VisitorConsent} from './visitorConsent';
import {cookieOf, cookieOptions} from './visitorsCart.server';

interface Asked {
  /** Cents that the visitor has agreed to pay: the total beside the button. */
  agreed?: number;
  /** A discount code that was written and not sent. */
  code?: string;
  /** Quantities were written and not sent, so the visitor hasn't seen their total. */
  recounted: boolean;
  /** What the visitor has agreed to, where that is known. */
  visitorConsent?: VisitorConsent;
}

/**
 * Goes to the checkout, unless it would charge more than the visitor has agreed to: `agreed` cents, or without it what was
 * told when the lines were put in (rule 14.9).
 */
export async function checkOut(
  {agreed, code: written, recounted, visitorConsent}: Asked,
  load: Load,
  request: Request,
  context: Context,
): Promise<Step> {
  const {language, config, origin} = context;
  const before = await load();
  if (before.entries.length === 0) return refuse(before, 'empty');
  const applied = written ? await applyCode(written, before, request, context) : undefined;
  if (applied && applied.status !== 200) return applied;
  const loaded = applied ? {...applied.shown, cookies: applied.cookies} : before;
  const cart = cartView(loaded.entries, loaded.merchandiseOf);
  if (cart.blocked) return refuse(loaded, 'blocked', 409);
  // A quantity that was written has been lowered.
  if (loaded.notice) return refuse(loaded, loaded.notice, 409);
  const {code} = loaded;
  // What a code takes off only the store knows: its own total is compared then.
  const isTooDear = agreed === undefined ? isDearer(cart) : !code && cart.total > agreed;
  const tooDear = recounted ? 'recounted' : 'priceChanged';
  if (isTooDear) return refuse(loaded, tooDear, 409);
  const attributeContext = {language, date: new Date(), origin};
  const lines = await checkoutLines(cart.lines, loaded.sellablePieceOf, attributeContext, config.CONFIGURATION_SECRET);
  // Versions before 2025-10 know no consent.
  const takesConsent = config.PUBLIC_STOREFRONT_API_VERSION >= '2025-10';
  const consent = takesConsent ? visitorConsent : undefined;
  const order = {lines, note: loaded.note, visitorConsent: consent, ...(code && {discountCodes: [code], agreed})};
  const create = async () => {
    const result = await startCheckout(order, context.cart.create, checkoutOrigins(config, context.primaryDomain));
    const discount = code && result.ok ? discountView(code, result.answer, cart.total, language) : undefined;
    return {result, discount};
  };
  // Where this leads, and that it doesn't, tells whether there is such a code.
  const isTry = code && !isKnownToApply(code, loaded, context);
  const answer = isTry ? await countTry(request, context, create, isWrong) : await create();
  if (answer === 'limited') return refuse(loaded, 'tooManyCodes', 429);
  const {result, discount} = answer;
  if (!result.ok) {
    const {notice, status, refused = []} = result;
    const names = namesOf(cart.lines.filter(({variantId}) => refused.includes(variantId)));
    const message = names.length ? rejected[language](names.join('; ')) : undefined;
    return {...refuse(loaded, notice === 'priceChanged' ? tooDear : notice, status), message};
  }
  const told = withSeen(loaded.entries, loaded.merchandiseOf, true);
  const cookie = cookieOf(told, request);
  const checkout = {id: result.cartId, since: Math.floor(Date.now() / 1000), entries: told};
  const checkouts = await setCheckouts([checkout, ...loaded.checkouts], cookieOptions(request));
  const kept = cookie ? [cookie, checkouts] : [];
  return {
    status: 200,
    shown: {...loaded, entries: told, discount},
    checkoutUrl: result.url,
    cookies: [...loaded.cookies, ...kept],
  };
}

/** A checkout that fails because the store does says nothing of the code. */
function isWrong({result, discount}: {result: Awaited<ReturnType<typeof startCheckout>>; discount?: DiscountView}) {
  return result.ok ? discount?.state === 'refused' : result.notice === 'priceChanged';
}

/** More names than this are shortened to those of the products. */
const maxNames = 4;

function namesOf(lines: readonly CartLine[]): string[] {
  const names = new Set(lines.flatMap((line) => lineName(line) ?? []));
  return [...(names.size > maxNames ? new Set(lines.flatMap(({merchandise}) => merchandise?.title ?? [])) : names)];
}

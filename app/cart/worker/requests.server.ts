import * as v from 'valibot';
import {readBody} from '~/platform/http/body';
import {carryOut} from '../rules/carryOut';
import {applyOperation, matchKey, type CartEntry, type CartOperation} from '../rules/entries';
import type {CheckoutIntent, ConfigureIntent} from '../rules/intent';
import {linePath} from '../rules/linePath';
import {withSeen, type CartView} from '../rules/lines';
import type {NoticeKey} from '../rules/noticeKey';
import type {NoticeLink} from '../rules/cartReply';
import {maxNote} from '../rules/note';
import {pressField, withPress} from '../rules/press';
import {parseTaken, type Taken} from '../rules/taken';
import type {Unsent} from '../rules/unsent';
import {readWritten} from '../rules/written';
import {checkOut} from './checkOut.server';
import {configure, type Prepared} from './configure.server';
import {readIntent} from './intent.server';
import {linkLabels} from './notices';
import {applyCode, carryOutStoreIntent} from './storeIntents.server';
import {keep, refuse, type Context, type Load, type Step, type Unanswered} from './steps.server';
import {visitorConsentOf} from './visitorConsent';
import {loadVisitorsCart, viewOf, type VisitorsCart} from './visitorsCart.server';
import {unanswered, withWritten} from './withWritten.server';

/** More than the form of a cart with 100 lines needs (rule 2.13). */
const maxFormBytes = 64_000;

/** Buttons of one request. Each asks the store. */
const maxPresses = 10;

/** The buttons that a form says were pressed. What each asks for is read by `readIntent`, with the fields of the form. */
const pressesSchema = v.object({[pressField]: v.optional(v.array(v.string()), [])});

/** What became of a posted form. With another status than 200 nothing has changed but what was written into it. */
interface CartOutcome extends Omit<Step, 'shown'> {
  /** Missing when the store gave no answer. */
  cart?: CartView;
  unsent?: Unsent;
}

/** The visitor's cart with the names, prices and stock of this moment. Throws the page with status 503. */
export async function readCart(request: Request, context: Context): Promise<{cart: CartView; cookies: string[]}> {
  const cart = await loadVisitorsCart(request, context);
  return {cart: await viewOf(cart, request, context), cookies: cart.cookies};
}

/** Carries out a posted form of the cart. Throws the page with status 503 when it can't be read and the store not be asked. */
export async function changeCart(request: Request, context: Context): Promise<CartOutcome> {
  const step = await carryOutForm(request, context);
  if ('unsent' in step) return step;
  const {shown, ...outcome} = step;
  return {...outcome, cart: await viewOf(shown, request, context)};
}

async function carryOutForm(request: Request, context: Context): Promise<Step | Unanswered> {
  const body = await readBody(request, {max: maxFormBytes, schema: pressesSchema, lists: [pressField]});
  const posted = 'form' in body ? body.form : undefined;
  // The cookie doesn't travel with a form of another site, so such a form would replace the cart.
  if (context.foreign) {
    const cart = await loadVisitorsCart(request, context);
    // With it, the form is the site's own after all, sent by a browser that names no origin (rule 2.14).
    const typed = posted && cart.entries.length ? readWritten(posted) : undefined;
    return {...refuse(cart, 'foreign', 403), typed, cookies: []};
  }
  if (!body.ok && body.reason === 'tooLong') return refuse(await loadVisitorsCart(request, context), 'tooLong', 413);
  if (!body.ok || !posted) return refuse(await loadVisitorsCart(request, context), 'malformed', 400);
  const presses = body.data[pressField].slice(0, maxPresses);
  if (presses.length < 2) return carryOutPress(posted, request, context);
  // What a page has sent that was left: each is carried out on what the one before has made of the cart.
  const cookies: string[] = [];
  let step: Step | Unanswered | undefined;
  for (const pressed of presses) {
    const form = new FormData();
    form.set(pressField, pressed);
    step = await carryOutPress(form, afterCookies(request, cookies), context);
    cookies.push(...step.cookies);
  }
  return step ? {...step, cookies} : refuse(await loadVisitorsCart(request, context), 'malformed', 400);
}

/** A request of the same visitor after an answer with these `Set-Cookie` headers. */
function afterCookies({url, headers: before}: Request, setCookies: readonly string[]): Request {
  const headers = new Headers(before);
  for (const setCookie of setCookies) {
    const [pair = ''] = setCookie.split(';');
    const name = pair.slice(0, pair.indexOf('=') + 1);
    const others = (headers.get('Cookie') ?? '').split('; ').filter((other) => other && !other.startsWith(name));
    headers.set('Cookie', [...others, pair].join('; '));
  }
  return new Request(url, {headers});
}

async function carryOutPress(posted: FormData, request: Request, context: Context): Promise<Step | Unanswered> {
  const form = withPress(posted);
  try {
    return await carryOutWhole(form, request, context);
  } catch (error) {
    if (error instanceof Response) return unanswered(form, error.status, request);
    throw error;
  }
}

/** What a button asks for, with everything that was written into the form. Throws the page with status 503. */
async function carryOutWhole(form: FormData, request: Request, context: Context): Promise<Step> {
  const written = readWritten(form);
  const {note, code} = written;
  const load: Load = async (added) => withWritten(await loadVisitorsCart(request, context, added), written, request);
  const isTooLong = note !== undefined && note.length > maxNote;
  let step = isTooLong ? refuse(await load(), 'noteTooLong') : await carryOutIntent(form, load, request, context);
  const isAsked = form.get('intent') === 'discount' || form.get('intent') === 'checkout';
  if (step.status === 200 && code && !isAsked && step.shown.entries.length) {
    const {nextPath} = step;
    step = {...(await applyCode(code, {...step.shown, cookies: step.cookies}, request, context)), nextPath};
  }
  if (step.status !== 200) return {...step, typed: {...(isTooLong && {note}), code, ...step.typed}};
  return {...step, notice: step.notice ?? step.shown.notice};
}

async function carryOutIntent(form: FormData, load: Load, request: Request, context: Context): Promise<Step> {
  const intent = readIntent(form);
  if (!intent) return refuse(await load(), 'malformed', 400);
  switch (intent.type) {
    case 'discount':
    case 'removeDiscount':
    case 'save':
    case 'openLink':
      return carryOutStoreIntent(intent, load, request, context);
    case 'checkout':
      return startCheckout(intent, form, load, request, context);
    case 'putBack':
      return putBack(load, request);
    default:
      return changeLines(intent, load, request, context);
  }
}

function startCheckout(
  {total}: CheckoutIntent,
  form: FormData,
  load: Load,
  request: Request,
  context: Context,
): Promise<Step> {
  const {code, quantities} = readWritten(form);
  const recounted = quantities.length > 0;
  return checkOut({agreed: total, code, recounted, visitorConsent: visitorConsentOf(form)}, load, request, context);
}

async function changeLines(
  intent: CartOperation | ConfigureIntent,
  load: Load,
  request: Request,
  context: Context,
): Promise<Step> {
  const [cart, prepared] = await Promise.all([
    load(intent.type === 'add' ? [intent.entry] : []),
    intent.type === 'configure' ? configure(intent, context) : ({operation: intent} as Prepared),
  ]);
  if ('notice' in prepared) return {...refuse(cart, prepared.notice), ...prepared};
  const {operation, added} = prepared;
  const known: Pick<VisitorsCart, 'merchandiseOf' | 'sellablePieceOf' | 'terms'> = {
    merchandiseOf: (entry) => (added?.key === matchKey(entry) ? added.sold.merchandise : cart.merchandiseOf(entry)),
    sellablePieceOf: (key) => (added?.key === key ? added.sold : cart.sellablePieceOf(key)),
    // The store isn't asked about a cart that was empty.
    terms: cart.terms ?? added?.terms,
  };
  const result = carryOut(cart.entries, operation, known.merchandiseOf);
  if (!result.ok) return {...refuse(cart, result.notice), link: wayOn(result.notice, prepared, context)};
  const changed = {...cart, ...known, entries: result.entries, taken: takenAfter(cart, operation)};
  return keep(request, cart, changed, result.notice);
}

/** To the page of a piece that was to take the place of another, where it can be added instead. */
function wayOn(
  notice: NoticeKey,
  {operation, added}: Extract<Prepared, {operation: unknown}>,
  {language}: Context,
): NoticeLink | undefined {
  if (notice !== 'replacedGone' || operation.type !== 'add' || !added) return undefined;
  const {configuratorData, quantity} = operation.entry;
  const path = linePath(added.sold.merchandise, configuratorData);
  return {label: linkLabels[language].piece, path: quantity > 1 ? `${path}&quantity=${quantity}` : path};
}

/**
 * What can be put back after a change: the line that it removes; what was ordered as long as nothing is removed. Another
 * quantity leaves what there was, else the notice would vanish and the button move away under a second click.
 */
function takenAfter({entries, merchandiseOf, taken}: VisitorsCart, operation: CartOperation): Taken | undefined {
  if (operation.type === 'update') return taken;
  if (operation.type !== 'remove') return taken?.reason === 'ordered' ? taken : undefined;
  const removed = entries.filter((entry) => matchKey(entry) === operation.key);
  return removed.length ? {reason: 'removed', entries: withSeen(removed, merchandiseOf)} : taken;
}

/**
 * Puts back what an order or the last removal has taken out (rules 13.14 and 14.10). A cart that was replaced is restored as it
 * was (rule 13.22): beside what replaced it, pieces that both have would be counted twice.
 */
async function putBack(load: Load, request: Request): Promise<Step> {
  const taken = parseTaken(request.headers.get('Cookie'));
  const cart = await load(taken?.entries);
  if (!taken) return refuse(cart, 'nothingTaken');
  const entries = cart.added.reduce<CartEntry[]>(
    (list, entry) => applyOperation(list, {type: 'add', entry}),
    taken.reason === 'replaced' ? [] : cart.entries,
  );
  return keep(request, cart, {...cart, entries, taken: undefined});
}

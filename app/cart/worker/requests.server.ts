import {readForm} from '~/platform/body';
import {carryOut} from '../rules/carryOut';
import {applyOperation, matchKey, type CartEntry, type CartOperation} from '../rules/entries';
import {readIntent} from '../rules/intent';
import {withSeen, type CartView} from '../rules/lines';
import {noteOf, readStoreIntent} from '../rules/storeIntent';
import {parseTaken, type Taken} from '../rules/taken';
import {checkOut} from './checkOut.server';
import {configure, type Prepared} from './configure.server';
import {carryOutStoreIntent} from './storeIntents.server';
import {keep, refuse, type Context, type Step} from './steps.server';
import {visitorConsentOf} from './visitorConsent';
import {loadVisitorsCart, viewOf, type VisitorsCart} from './visitorsCart.server';

/** Far more than a form of the cart needs. */
const maxFormBytes = 16_000;

/** What became of a posted form. With another status than 200 nothing has changed. */
export interface CartOutcome extends Omit<Step, 'shown'> {
  cart: CartView;
}

/** The visitor's cart with the names, prices and stock of this moment. Throws the page with status 503. */
export async function readCart(request: Request, context: Context): Promise<Pick<CartOutcome, 'cart' | 'cookies'>> {
  const cart = await loadVisitorsCart(request, context);
  return {cart: await viewOf(cart, context), cookies: cart.cookies};
}

/** Carries out a posted form of the cart. Throws the page with status 503 when the store can't be asked. */
export async function changeCart(request: Request, context: Context): Promise<CartOutcome> {
  const {shown, ...step} = await carryOutForm(request, context);
  return {...step, cart: await viewOf(shown, context)};
}

async function carryOutForm(request: Request, context: Context): Promise<Step> {
  // The cookie doesn't travel with a form of another site, so such a form would replace the cart.
  if (context.foreign) {
    return {...refuse(await loadVisitorsCart(request, context), 'foreign', 403), cookies: []};
  }
  const form = await readForm(request, maxFormBytes);
  if (form === 'tooLong') return refuse(await loadVisitorsCart(request, context), 'tooLong', 413);
  const storeIntent = form && readStoreIntent(form);
  if (storeIntent) return carryOutStoreIntent(storeIntent, request, context);
  const intent = form && readIntent(form);
  if (!intent) return refuse(await loadVisitorsCart(request, context), 'malformed', 400);
  if (intent.type === 'checkout') {
    const asked = {agreed: intent.total, note: noteOf(form), visitorConsent: visitorConsentOf(form)};
    return checkOut(asked, request, context);
  }
  if (intent.type === 'putBack') return putBack(request, context);

  const [cart, prepared] = await Promise.all([
    loadVisitorsCart(request, context, intent.type === 'add' ? [intent.entry] : []),
    intent.type === 'configure' ? configure(intent, context) : ({operation: intent} as Prepared),
  ]);
  if ('notice' in prepared) return {...refuse(cart, prepared.notice), ...prepared};
  const {operation, added} = prepared;
  const known: Pick<VisitorsCart, 'merchandiseOf' | 'sellablePieceOf'> = {
    merchandiseOf: (entry) => (added?.key === matchKey(entry) ? added.sold.merchandise : cart.merchandiseOf(entry)),
    sellablePieceOf: (key) => (added?.key === key ? added.sold : cart.sellablePieceOf(key)),
  };
  const result = carryOut(cart.entries, operation, known.merchandiseOf);
  if (!result.ok) return refuse(cart, result.notice);
  const changed = {...cart, ...known, entries: result.entries, taken: takenAfter(cart, operation)};
  return keep(request, cart, changed, result.notice);
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
async function putBack(request: Request, context: Context): Promise<Step> {
  const taken = parseTaken(request.headers.get('Cookie'));
  const cart = await loadVisitorsCart(request, context, taken?.entries);
  if (!taken) return refuse(cart, 'nothingTaken');
  const entries = cart.added.reduce<CartEntry[]>(
    (list, entry) => applyOperation(list, {type: 'add', entry}),
    taken.reason === 'replaced' ? [] : cart.entries,
  );
  return keep(request, cart, {...cart, entries, taken: undefined});
}

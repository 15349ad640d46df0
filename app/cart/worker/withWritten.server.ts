import {carryOut} from '../rules/carryOut';
import {withSeen} from '../rules/lines';
import {maxNote} from '../rules/note';
import {unsentOf} from '../rules/unsent';
import {readWritten, type Written} from '../rules/written';
import {readNote, setNote} from './cookies.server';
import type {Unanswered} from './steps.server';
import {cookieOf, cookieOptions, type VisitorsCart} from './visitorsCart.server';

/** The cart with the quantities and the note that were written, kept whatever becomes of the form (rule 13.25). */
export async function withWritten(
  cart: VisitorsCart,
  {quantities, note}: Written,
  request: Request,
): Promise<VisitorsCart> {
  const counted = withQuantities(cart, quantities, request);
  if (!isNewNote(note, cart.note)) return counted;
  return {...counted, note, cookies: [...counted.cookies, await setNote(note, cookieOptions(request))]};
}

/** What becomes of a form that the store gives no answer for: the note is kept, and the rest shown again (rule 13.27). */
export async function unanswered(form: FormData, status: number, request: Request): Promise<Unanswered> {
  const cookies = request.headers.get('Cookie');
  const {note} = readWritten(form);
  const kept = isNewNote(note, await readNote(cookies)) ? [await setNote(note, cookieOptions(request))] : [];
  return {status, notice: 'unreachable', unsent: unsentOf(form, cookies), cookies: kept};
}

const isNewNote = (note: string | undefined, former: string): note is string =>
  note !== undefined && note !== former && note.length <= maxNote;

function withQuantities(cart: VisitorsCart, quantities: Written['quantities'], request: Request): VisitorsCart {
  let {entries, notice} = cart;
  for (const {key, quantity} of quantities) {
    const result = carryOut(entries, {type: 'update', key, quantity}, cart.merchandiseOf);
    if (!result.ok) continue;
    entries = result.entries;
    notice = result.notice ?? notice;
  }
  if (entries === cart.entries) return cart;
  const told = withSeen(entries, cart.merchandiseOf);
  const cookie = cookieOf(told, request);
  return cookie ? {...cart, entries: told, notice, cookies: [...cart.cookies, cookie]} : cart;
}

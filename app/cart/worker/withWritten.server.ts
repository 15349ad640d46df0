import {carryOut} from '../rules/carryOut';
import {withSeen} from '../rules/lines';
import {maxNote} from '../rules/note';
import {serialiseNote} from '../rules/noteCookie';
import type {Written} from '../rules/written';
import {cookieOf, cookieOptions, type VisitorsCart} from './visitorsCart.server';

/** The cart with the quantities and the note that were written, kept whatever becomes of the form (rule 13.25). */
export function withWritten(cart: VisitorsCart, {quantities, note}: Written, request: Request): VisitorsCart {
  const counted = withQuantities(cart, quantities, request);
  if (note === undefined || note === cart.note || note.length > maxNote) return counted;
  return {...counted, note, cookies: [...counted.cookies, serialiseNote(note, cookieOptions(request))]};
}

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

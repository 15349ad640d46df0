import type {IncomingMessage, ServerResponse} from 'node:http';
import {requestLanguage} from '../http/language';
import {readForm} from '../http/request';
import {redirect, sendHtml} from '../http/response';
import type {Mailbox} from '../mail/mailbox';
import type {Language} from '../model';
import type {Store} from '../store/store';
import {bookedPage, bookingPage, formatSlot, type BookingField, type BookingForm} from './page';
import {freeSlots, isFree, type Bookings} from './slots';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_LENGTH = 120;

interface Scheduler {
  bookings: Bookings;
  mailbox: Mailbox;
  store: Store;
}

function readBooking(form: URLSearchParams, isFreeSlot: (slot: string) => boolean): BookingForm {
  const text = (field: BookingField) => (form.get(field) ?? '').trim().slice(0, MAX_LENGTH);
  const booking = {slot: text('slot'), name: text('name'), email: text('email')};
  const invalid: BookingField[] = [];
  if (!isFreeSlot(booking.slot)) invalid.push('slot');
  if (booking.name === '') invalid.push('name');
  if (!EMAIL.test(booking.email)) invalid.push('email');
  return {...booking, invalid};
}

function notify({mailbox, store}: Scheduler, {slot, name, email}: BookingForm, language: Language): void {
  const when = formatSlot(slot, language);
  mailbox.mails.push({
    id: store.clock.token(),
    createdAt: store.clock.now().toISOString(),
    from: 'termine@demo-store.example',
    to: ['studio@demo-store.example'],
    subject: language === 'DE' ? `Erstgespräch: ${when}` : `Consultation: ${when}`,
    text: `${name} <${email}>\n${when}\n30 min`,
    html: '',
    replyTo: [email],
  });
}

/** Handles `/booking`, a page that may be framed. Returns whether the path matched. */
export async function handleBooking(
  scheduler: Scheduler,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (url.pathname !== '/booking') return false;
  const {bookings, store} = scheduler;
  const language = requestLanguage(url, request) ?? 'DE';
  const now = store.clock.now();
  const booked = url.searchParams.get('booked');
  if (request.method !== 'POST') {
    const isBooked = booked !== null && bookings.has(booked);
    sendHtml(response, 200, isBooked ? bookedPage(language, booked) : bookingPage(language, freeSlots(now, bookings)));
    return true;
  }
  const form = readBooking(await readForm(request), (slot) => isFree(slot, now, bookings));
  if (form.invalid.length > 0) {
    sendHtml(response, 422, bookingPage(language, freeSlots(now, bookings), form));
    return true;
  }
  bookings.add(form.slot);
  notify(scheduler, form, language);
  redirect(response, `/booking?booked=${encodeURIComponent(form.slot)}&locale=${language.toLowerCase()}`);
  return true;
}

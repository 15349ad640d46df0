import {html, type Html} from '../http/html';
import {layout} from '../http/layout';
import type {Language} from '../model';
import type {Day} from './slots';

export type BookingField = 'slot' | 'name' | 'email';

export interface BookingForm {
  slot: string;
  name: string;
  email: string;
  invalid: BookingField[];
}

const MESSAGES = {
  DE: {
    title: 'Kostenloses Erstgespräch, 30 Minuten',
    notice: 'Vorführung: Der Termin landet nur im Postfach des Demo-Shops.',
    name: 'Name',
    email: 'E-Mail',
    slots: 'Wählen Sie einen Termin (Uhrzeit in Deutschland)',
    full: 'An diesem Tag ist nichts mehr frei.',
    book: 'Termin buchen',
    booked: (when: string) => `Ihr Termin: ${when} Uhr.`,
    thanks: 'Danke, der Termin ist gebucht',
    another: 'Weiteren Termin buchen',
    errors: {
      slot: 'Bitte wählen Sie einen freien Termin.',
      name: 'Bitte geben Sie Ihren Namen ein.',
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    },
  },
  EN: {
    title: 'Free consultation, 30 minutes',
    notice: 'Demonstration: the meeting only goes to the demo store’s mailbox.',
    name: 'Name',
    email: 'Email',
    slots: 'Choose a time (as in Germany)',
    full: 'Nothing is free on this day.',
    book: 'Book the meeting',
    booked: (when: string) => `Your meeting: ${when}.`,
    thanks: 'Thank you, the meeting is booked',
    another: 'Book another meeting',
    errors: {
      slot: 'Please choose a free time.',
      name: 'Please enter your name.',
      email: 'Please enter a valid email address.',
    },
  },
} satisfies Record<Language, unknown>;

/** Formats a slot as `Dienstag, 6. Januar 2026, 09:30`. */
export function formatSlot(slot: string, language: Language): string {
  const [date = '', time = ''] = slot.split('T');
  return `${dayInWords(date, language)}, ${time}`;
}

function dayInWords(date: string, language: Language): string {
  const locale = language === 'DE' ? 'de-DE' : 'en-GB';
  return new Intl.DateTimeFormat(locale, {dateStyle: 'full', timeZone: 'UTC'}).format(new Date(date));
}

function dayInShort(date: string, language: Language): string {
  const locale = language === 'DE' ? 'de-DE' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, {weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC'});
  return format.format(new Date(date));
}

function page(language: Language, title: string, body: Html): Html {
  return layout({language: language === 'DE' ? 'de' : 'en', title, notice: MESSAGES[language].notice, body});
}

/** The free slots as a form. `form` is a rejected submission, which the page shows with its errors. */
export function bookingPage(language: Language, days: readonly Day[], form?: BookingForm): Html {
  const {title, name, email, slots, full, book, errors} = MESSAGES[language];
  const error = (field: BookingField) =>
    form?.invalid.includes(field) && html`<span class="error" id="${field}-error">${errors[field]}</span>`;
  const errorAttributes = (field: BookingField) =>
    form?.invalid.includes(field) && html` aria-invalid="true" aria-describedby="${field}-error"`;
  const slotInput = (date: string, time: string) =>
    html`<label><input type="radio" name="slot" value="${date}T${time}" required${
      form?.slot === `${date}T${time}` && html` checked`
    }><span>${time}</span></label>`;
  return page(
    language,
    title,
    html`<form method="post" novalidate>
<fieldset><legend>${slots}</legend>${error('slot')}
<div class="days">${days.map(
      ({
        date,
        times,
      }) => html`<div role="group" aria-label="${dayInWords(date, language)}"><p class="soft" style="margin:0 0 .35rem">${dayInShort(date, language)}</p>
<div class="slots">${times.length === 0 ? full : times.map((time) => slotInput(date, time))}</div></div>`,
    )}</div></fieldset>
<label>${name}<input name="name" autocomplete="name" required value="${form?.name}"${errorAttributes('name')}>${error('name')}</label>
<label>${email}<input name="email" type="email" autocomplete="email" required value="${form?.email}"${errorAttributes('email')}>${error('email')}</label>
<button>${book}</button></form>`,
  );
}

export function bookedPage(language: Language, slot: string): Html {
  const {thanks, booked, another} = MESSAGES[language];
  const bookingUrl = `/booking?locale=${language.toLowerCase()}`;
  return page(
    language,
    thanks,
    html`<p>${booked(formatSlot(slot, language))}</p><p><a href="${bookingUrl}">${another}</a></p>`,
  );
}

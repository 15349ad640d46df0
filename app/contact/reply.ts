import {localizedPath, type Language} from '~/i18n/language';
import type {Field, Problems} from './enquiry';
import {messages, problemText} from './messages';
import type {Failure, Outcome} from './receive.server';
import {thanksPath} from './thanks';

/** Fields that can't stay as they are, in words. */
export type Errors = Partial<Record<Field, string>>;

/** Why an enquiry wasn't delivered, in words, and the same enquiry as a mail of the visitor's own. */
export interface Refusal {
  message: string;
  /** Missing when not even the fields could be read. */
  mailto?: string;
}

/** What `POST /api/send-email` answers as JSON, and what the form's action answers when it doesn't redirect. */
export type Reply = {ok: true; location: string} | {ok: false; errors?: Errors; refusal?: Refusal};

const statuses: Record<Failure, number> = {suspicious: 400, limited: 429, undeliverable: 502};

export function inWords(problems: Problems, language: Language): Errors {
  const entries = Object.entries(problems) as [Field, NonNullable<Problems[Field]>][];
  return Object.fromEntries(entries.map(([field, problem]) => [field, problemText(field, problem, language)]));
}

/** An outcome for the one who sent the enquiry. */
export function replyTo(outcome: Outcome, language: Language): {status: number; headers?: HeadersInit; reply: Reply} {
  if (outcome.kind === 'sent') {
    return {status: 200, reply: {ok: true, location: localizedPath(thanksPath(outcome.enquiry.name), language)}};
  }
  if (outcome.kind === 'invalid') return {status: 400, reply: {ok: false, errors: inWords(outcome.problems, language)}};
  const {kind, mailto, retryAfter} = outcome;
  return {
    status: statuses[kind],
    headers: retryAfter ? {'Retry-After': String(retryAfter)} : undefined,
    reply: {ok: false, refusal: {message: messages[language][kind], mailto}},
  };
}

import type {Config} from '~/platform/env';
import {sha256} from '~/platform/hash';
import {inTime} from '~/platform/store/inTime';

/** A mail to the studio, or to `to`. */
export interface Mail {
  /** What it is, in one word: begins its idempotency key, and names it in the log. */
  kind: string;
  /** The receiver's address; without it the mail goes to the studio (`MAIL_TO`). */
  to?: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

export type MailSettings = Pick<Config, 'MAIL_API_URL' | 'MAIL_API_KEY' | 'MAIL_FROM' | 'MAIL_TO'>;

interface DeliveryTimeouts {
  /** How long one attempt may take, in ms. */
  attempt: number;
  /** How long all attempts with their pauses may take, in ms. */
  delivery: number;
  /** The pauses before the second and third attempt, in ms. */
  pauses: number[];
}

/** Shorter than the store is waited for: after a delivery that fails, the form is shown again with the store's content. */
export const deliveryTimeouts: DeliveryTimeouts = {attempt: 3000, delivery: 7000, pauses: [400, 1600]};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Hands a mail to the mail API and answers whether the API has confirmed it in time. An attempt whose answer didn't arrive
 * complete may have delivered the mail. It is repeated under the same idempotency key, so the API delivers it once.
 */
export async function deliver(
  mail: Mail,
  settings: MailSettings,
  {attempt, delivery, pauses}: DeliveryTimeouts = deliveryTimeouts,
): Promise<boolean> {
  const deadline = Date.now() + delivery;
  const {MAIL_API_URL: url, MAIL_API_KEY: apiKey, MAIL_FROM: from, MAIL_TO: to} = settings;
  if (!url || !apiKey || !from || !to) {
    console.error(
      `Mail not delivered (${mail.kind}): MAIL_API_URL, MAIL_API_KEY, MAIL_FROM and MAIL_TO are not all set.`,
    );
    return false;
  }
  const {kind, subject, text, html, replyTo} = mail;
  const body = JSON.stringify({from, to: [mail.to ?? to], reply_to: replyTo, subject, text, html});
  const headers = {
    Authorization: `Bearer ${apiKey}`,
    'Content-Type': 'application/json',
    // Made of the mail alone. A form sent again after a failure, in a second tab or by a double click is the same mail.
    'Idempotency-Key': `${kind}-${await sha256(body)}`,
  };
  for (const pause of [0, ...pauses]) {
    if (Date.now() + pause >= deadline) return false;
    await wait(pause);
    const end = Math.min(Date.now() + attempt, deadline);
    const result = await send(url, {method: 'POST', headers, body}, end);
    if (result.delivered) return true;
    console.warn(`The mail API did not take a mail (${kind}): ${result.reason}`);
    if (result.final) return false;
  }
  return false;
}

type AttemptResult = {delivered: true} | {delivered: false; reason: string; final: boolean};

/** One attempt, until `end` (ms since 1970). */
async function send(url: string, request: RequestInit, end: number): Promise<AttemptResult> {
  const signal = AbortSignal.timeout(end - Date.now());
  const exchange = async (): Promise<AttemptResult> => {
    const response = await fetch(url, {...request, signal});
    // Only a whole answer is a confirmation: a connection may break after the status line.
    const answer: unknown = await response.json();
    const confirmed = response.ok && typeof answer === 'object' && answer !== null && 'id' in answer;
    if (confirmed) return {delivered: true};
    // 409: another attempt of the same mail is still under way.
    const final = response.status >= 400 && response.status < 500 && ![408, 409, 429].includes(response.status);
    return {delivered: false, reason: `status ${response.status}`, final};
  };
  const late = () => new Error('no answer in time');
  return inTime(exchange(), end, late).catch((error: unknown) => ({
    delivered: false,
    reason: String(error),
    final: false,
  }));
}

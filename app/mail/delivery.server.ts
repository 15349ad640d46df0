import type {Config} from '~/platform/env';
import {sha256} from '~/platform/hash';

/** A mail without its sender and receiver. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

export type MailSettings = Pick<Config, 'MAIL_API_URL' | 'MAIL_API_KEY' | 'MAIL_FROM' | 'MAIL_TO'>;

/** How long one attempt may take, and the pauses before the second and third, in ms. */
export interface Patience {
  timeout: number;
  pauses: number[];
}

const patience: Patience = {timeout: 6000, pauses: [400, 1600]};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Hands a mail to the mail API and answers whether the API has confirmed it. An attempt whose answer didn't come whole may
 * have been delivered: it is repeated under the same idempotency key, so that the API delivers it once.
 */
export async function deliver(
  mail: Mail & {replyTo: string},
  settings: MailSettings,
  {timeout, pauses} = patience,
): Promise<boolean> {
  const {MAIL_API_URL: url, MAIL_API_KEY: apiKey, MAIL_FROM: from, MAIL_TO: to} = settings;
  if (!url || !apiKey || !from || !to) {
    console.error('An enquiry could not be delivered: MAIL_API_URL and its companions are not set.');
    return false;
  }
  const {subject, text, html, replyTo} = mail;
  const body = JSON.stringify({from, to: [to], reply_to: replyTo, subject, text, html});
  const headers = {
    Authorization: `Bearer ${apiKey}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': await idempotencyKey(body),
  };
  for (const pause of [0, ...pauses]) {
    await wait(pause);
    const outcome = await attempt(url, {method: 'POST', headers, body, signal: AbortSignal.timeout(timeout)});
    if (outcome.delivered) return true;
    console.warn(`The mail API did not take an enquiry: ${outcome.reason}`);
    if (outcome.final) return false;
  }
  return false;
}

/**
 * From the mail alone: who sends the same form again after a failure, in a second tab or by a double click sends the
 * same mail, and the API keeps it to one.
 */
async function idempotencyKey(body: string): Promise<string> {
  return `enquiry-${await sha256(body)}`;
}

type Outcome = {delivered: true} | {delivered: false; reason: string; final: boolean};

async function attempt(url: string, request: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(url, request);
    // Reading to the end is what tells a confirmation from a connection that broke after the status line.
    const answer: unknown = await response.json();
    const confirmed = response.ok && typeof answer === 'object' && answer !== null && 'id' in answer;
    if (confirmed) return {delivered: true};
    // 409 is another attempt of the same mail still under way.
    const final = response.status >= 400 && response.status < 500 && ![408, 409, 429].includes(response.status);
    return {delivered: false, reason: `status ${response.status}`, final};
  } catch (error) {
    return {delivered: false, reason: String(error), final: false};
  }
}

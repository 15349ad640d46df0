import type {Config} from '~/platform/env';
import {sha256} from '~/platform/hash';

/** A mail to the studio. */
export interface Mail {
  /** What it is, in one word: begins its idempotency key, and names it in the log. */
  kind: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

export type MailSettings = Pick<Config, 'MAIL_API_URL' | 'MAIL_API_KEY' | 'MAIL_FROM' | 'MAIL_TO'>;

interface RetryOptions {
  /** How long one attempt may take, in ms. */
  timeout: number;
  /** The pauses before the second and third attempt, in ms. */
  pauses: number[];
  /** How long all attempts and pauses may take together, in ms. */
  total: number;
}

const retryOptions: RetryOptions = {timeout: 6000, pauses: [400, 1600], total: 8_000};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Hands a mail to the mail API and answers whether the API has confirmed it. An attempt whose answer didn't arrive
 * complete may have delivered the mail. It is repeated under the same idempotency key, so the API delivers it once.
 * After 8 s it is given up (rule 15.11).
 */
export async function deliver(
  mail: Mail,
  settings: MailSettings,
  {timeout, pauses, total}: RetryOptions = retryOptions,
): Promise<boolean> {
  const {MAIL_API_URL: url, MAIL_API_KEY: apiKey, MAIL_FROM: from, MAIL_TO: to} = settings;
  if (!url || !apiKey || !from || !to) {
    console.error(
      `Mail not delivered (${mail.kind}): MAIL_API_URL, MAIL_API_KEY, MAIL_FROM and MAIL_TO are not all set.`,
    );
    return false;
  }
  const {kind, subject, text, html, replyTo} = mail;
  const body = JSON.stringify({from, to: [to], reply_to: replyTo, subject, text, html});
  const headers = {
    Authorization: `Bearer ${apiKey}`,
    'Content-Type': 'application/json',
    // Made of the mail alone. A form sent again after a failure, in a second tab or by a double click is the same mail.
    'Idempotency-Key': `${kind}-${await sha256(body)}`,
  };
  const end = Date.now() + total;
  for (const pause of [0, ...pauses]) {
    if (Date.now() + pause >= end) return false;
    await wait(pause);
    const signal = AbortSignal.timeout(Math.min(timeout, end - Date.now()));
    const attempt = await send(url, {method: 'POST', headers, body, signal});
    if (attempt.delivered) return true;
    console.warn(`The mail API did not take a mail (${kind}): ${attempt.reason}`);
    if (attempt.final) return false;
  }
  return false;
}

type Attempt = {delivered: true} | {delivered: false; reason: string; final: boolean};

async function send(url: string, request: RequestInit): Promise<Attempt> {
  try {
    const response = await fetch(url, request);
    // Only a whole answer is a confirmation: a connection may break after the status line.
    const answer: unknown = await response.json();
    const confirmed = response.ok && typeof answer === 'object' && answer !== null && 'id' in answer;
    if (confirmed) return {delivered: true};
    // 409: another attempt of the same mail is still under way.
    const final = response.status >= 400 && response.status < 500 && ![408, 409, 429].includes(response.status);
    return {delivered: false, reason: `status ${response.status}`, final};
  } catch (error) {
    return {delivered: false, reason: String(error), final: false};
  }
}

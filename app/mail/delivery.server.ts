import type {Config} from '~/platform/env';
import {sha256} from '~/platform/hash';
import {withDeadline} from '~/platform/store/withDeadline';

export interface Mail {
  /** The kind of the mail in one word, for the idempotency key and the log. */
  kind: string;
  /** The recipient's address; by default the studio's (`MAIL_TO`). */
  to?: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
}

export type MailSettings = Pick<Config, 'MAIL_API_URL' | 'MAIL_API_KEY' | 'MAIL_FROM' | 'MAIL_TO'>;

interface DeliveryTimeouts {
  /** The timeout of one attempt, in ms. */
  attempt: number;
  /** The timeout of all attempts with their pauses, in ms. */
  delivery: number;
  /** The pauses before the second and third attempt, in ms. */
  pauses: number[];
}

/** All attempts end before the store's timeout, because after a failed delivery the form is shown again with the store's content. */
export const deliveryTimeouts: DeliveryTimeouts = {attempt: 3000, delivery: 7000, pauses: [400, 1600]};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends a mail by the mail API and returns whether the API has confirmed it in time. An attempt without a complete answer may have
 * delivered the mail, so it is repeated with the same idempotency key, and the API delivers it once.
 */
export async function deliver(
  mail: Mail,
  settings: MailSettings,
  {attempt, delivery, pauses}: DeliveryTimeouts = deliveryTimeouts,
): Promise<boolean> {
  const deadline = Date.now() + delivery;
  const {MAIL_API_URL: url, MAIL_API_KEY: apiKey, MAIL_FROM: sender, MAIL_TO: studioAddress} = settings;
  if (!url || !apiKey || !sender || !studioAddress) {
    console.error(
      `Mail not delivered (${mail.kind}): MAIL_API_URL, MAIL_API_KEY, MAIL_FROM and MAIL_TO are not all set.`,
    );
    return false;
  }
  const {kind, subject, text, html, replyTo, to: recipient = studioAddress} = mail;
  const body = JSON.stringify({from: sender, to: [recipient], reply_to: replyTo, subject, text, html});
  const headers = {
    Authorization: `Bearer ${apiKey}`,
    'Content-Type': 'application/json',
    // The key depends on the mail only, so a form that is submitted again after a failure or by a double click has the same key.
    'Idempotency-Key': `${kind}-${await sha256(body)}`,
  };
  for (const pause of [0, ...pauses]) {
    if (Date.now() + pause >= deadline) return false;
    await wait(pause);
    const end = Math.min(Date.now() + attempt, deadline);
    const result = await send(url, {method: 'POST', headers, body}, end);
    if (result.isDelivered) return true;
    console.warn(`The mail API did not take a mail (${kind}): ${result.reason}`);
    if (result.isFinal) return false;
  }
  return false;
}

/** `isFinal`: another attempt would fail, too. */
type AttemptResult = {isDelivered: true} | {isDelivered: false; reason: string; isFinal: boolean};

/** One attempt, until `end` (ms since 1970). */
async function send(url: string, request: RequestInit, end: number): Promise<AttemptResult> {
  const signal = AbortSignal.timeout(end - Date.now());
  const exchange = async (): Promise<AttemptResult> => {
    const response = await fetch(url, {...request, signal});
    // Only a complete answer is a confirmation: a connection may break after the status line.
    const answer: unknown = await response.json();
    const isConfirmed = response.ok && typeof answer === 'object' && answer !== null && 'id' in answer;
    if (isConfirmed) return {isDelivered: true};
    // 409: another attempt of the same mail is in progress.
    const isClientError = response.status >= 400 && response.status < 500;
    const isFinal = isClientError && ![408, 409, 429].includes(response.status);
    return {isDelivered: false, reason: `status ${response.status}`, isFinal};
  };
  const createTimeout = () => new Error('no answer in time');
  return withDeadline(exchange(), end, createTimeout).catch((error: unknown) => ({
    isDelivered: false,
    reason: String(error),
    isFinal: false,
  }));
}

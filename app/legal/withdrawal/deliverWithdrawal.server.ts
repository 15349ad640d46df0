import {deliver, type MailSettings} from '~/mail/delivery.server';
import {mailboxKey} from '~/mail/sanitize';
import type {Language} from '~/i18n/language';
import {readNetworkAddress} from '~/platform/http/networkAddress';
import type {Config} from '~/platform/env';
import {Limit, type SharedCache} from '~/platform/http/limit';
import {logSecurityEvent} from '~/platform/http/securityLog';
import type {FieldErrors} from '~/ui/form/errors';
import {firstArrivalTime} from './firstArrivalTime.server';
import {confirmationMail, studioMail, withdrawalMailto, type ReceivedStatement} from './mails.server';
import {messages} from './messages';
import {formatDateAndTime, type Statement, type WithdrawalField} from './statement';

/** Confirmations by mail per hour. */
const perMailbox = new Limit({name: 'withdrawal-mail', max: 5, window: 3600});
/**
 * Statements per hour. Statements beyond the limit are delivered too, because everybody must be able to withdraw, but they are marked
 * for the studio and get no confirmation by mail.
 */
const perNetworkAddress = new Limit({name: 'withdrawal', max: 20, window: 3600});

/** In ms. Shorter than the timeouts of the delivery to the studio, which precedes it. */
const confirmationTimeouts = {attempt: 3000, delivery: 4000, pauses: [400]};

/** Whether the confirmation was sent by mail, or was beyond a limit. The page confirms the statement in any case. */
export type MailStatus = 'confirmed' | 'unconfirmed' | 'limited';

/** The result of a submitted form. `receivedAt` is a formatted date and time. `values` are the submitted texts, to show them again. */
export type WithdrawalResult =
  | {ok: true; statement: Statement; receivedAt: string; mailStatus: MailStatus}
  | {
      ok: false;
      values: Partial<Statement>;
      errors?: FieldErrors<WithdrawalField>;
      refusal?: {message: string; mailto?: string};
    };

/** A result with its HTTP status. */
export interface WithdrawalAnswer {
  status: number;
  result: WithdrawalResult;
}

interface DeliveryOptions {
  config: MailSettings & Pick<Config, 'SESSION_SECRET'>;
  headers: Headers;
  shared: SharedCache;
}

/**
 * Delivers the studio's copy of a statement by mail, then the confirmation. Nothing is stored on the server: when the studio's copy
 * can't be delivered, the statement isn't confirmed, and the refusal contains a `mailto:` link with its text.
 */
export async function deliverWithdrawal(
  statement: Statement,
  language: Language,
  {config, headers, shared}: DeliveryOptions,
): Promise<WithdrawalAnswer> {
  const arrivalTime = await firstArrivalTime(statement, language, shared);
  const networkAddress = readNetworkAddress(headers);
  const {ok: isWithinLimit} = await perNetworkAddress.take(networkAddress, shared);
  if (!isWithinLimit) await logSecurityEvent('limit-reached', 'withdrawal', headers, config);
  const received: ReceivedStatement = {statement, arrivalTime, language, isOverLimit: !isWithinLimit};
  if (!(await deliver(studioMail(received), config))) {
    await perNetworkAddress.giveBack(networkAddress, shared);
    const refusal = {message: messages[language].undeliverable, mailto: withdrawalMailto(statement, language)};
    return {status: 502, result: {ok: false, values: statement, refusal}};
  }
  const mailStatus = isWithinLimit ? await sendConfirmation(received, {config, headers, shared}) : 'limited';
  const receivedAt = formatDateAndTime(arrivalTime, language);
  return {status: 200, result: {ok: true, statement, receivedAt, mailStatus}};
}

async function sendConfirmation(
  received: ReceivedStatement,
  {config, headers, shared}: DeliveryOptions,
): Promise<MailStatus> {
  const mailbox = mailboxKey(received.statement.mail);
  const {ok} = await perMailbox.take(mailbox, shared);
  if (!ok) {
    await logSecurityEvent('limit-reached', 'withdrawal', headers, config);
    return 'limited';
  }
  if (await deliver(confirmationMail(received), config, confirmationTimeouts)) return 'confirmed';
  await perMailbox.giveBack(mailbox, shared);
  return 'unconfirmed';
}

import type {AppLoadContext} from '@shopify/remix-oxygen';
import * as v from 'valibot';
import {deliver, type MailSettings} from '~/mail/delivery.server';
import {mailboxKey, maxLength} from '~/mail/cleaning';
import {fieldErrors, mail, requiredLine, text, type InputError} from '~/mail/fields';
import type {Language} from '~/i18n/language';
import {maxBodyBytes, readBody} from '~/platform/http/body';
import {clientAddress} from '~/platform/http/client';
import type {Config} from '~/platform/env';
import {Limit, type SharedCounts} from '~/platform/http/limit';
import {logSecurityEvent} from '~/platform/http/securityLog';
import type {FieldErrors} from '~/ui/form/errors';
import {firstArrival} from './arrival.server';
import {confirmationMail, studioMail, withdrawalMailto, type Arrived} from './mails.server';
import {messages} from './messages';
import {dateAndTime, withdrawalFields, type Statement, type WithdrawalField} from './statement';
import {openCache} from '~/platform/cache/openCache';

/** The form, read and cleaned. */
export const statementSchema = v.object({name: requiredLine, order: requiredLine, mail, pieces: text} satisfies Record<
  WithdrawalField,
  unknown
>);

/**
 * Confirmations in an hour. The statements themselves have no limit: nobody may be kept from withdrawing. Those past the
 * limit of their client are marked for the studio.
 */
const perAddress = new Limit({name: 'withdrawal-mail', max: 5, window: 3600});
const perClient = new Limit({name: 'withdrawal', max: 20, window: 3600});

/** In ms. Shorter than the delivery to the studio, which has taken its time before. */
const confirmationTimeouts = {attempt: 3000, delivery: 4000, pauses: [400]};

/** What became of the confirmation by mail. The page confirms in any case. */
export type Confirmation = 'confirmed' | 'unconfirmed' | 'limited';

/** What becomes of a sent form. `receivedAt` is date and time in words; `values` are shown again. */
export type WithdrawalResult =
  | {ok: true; statement: Statement; receivedAt: string; confirmation: Confirmation}
  | {
      ok: false;
      values: Partial<Statement>;
      errors?: FieldErrors<WithdrawalField>;
      refusal?: {message: string; mailto?: string};
    };

interface Answer {
  status: number;
  result: WithdrawalResult;
}

/** Answers the form of the withdrawal page (rules 18.2 to 18.5). */
export async function answerWithdrawal(
  request: Request,
  {config, foreign, language}: Pick<AppLoadContext, 'config' | 'foreign' | 'language'>,
): Promise<Answer> {
  const t = messages[language];
  const refusal = (status: number, message: string, values: Partial<Statement>): Answer => ({
    status,
    result: {ok: false, values, refusal: {message}},
  });
  const body = await readBody(request, {max: maxBodyBytes, schema: statementSchema});
  if (!body.ok && body.reason === 'tooLong') return refusal(413, t.tooMuch, {});
  const input = 'input' in body ? body.input : {};
  const typed = (name: WithdrawalField) => (typeof input[name] === 'string' ? input[name] : '');
  const values = Object.fromEntries(withdrawalFields.map((name) => [name, typed(name)]));
  if (foreign) return refusal(403, t.foreign, values);
  if (!body.ok) {
    if (body.reason !== 'invalid') return refusal(400, t.unreadable, values);
    const errors = errorTexts(fieldErrors(body.issues, withdrawalFields), language);
    return {status: 400, result: {ok: false, values, errors}};
  }
  const shared = await openCache('limits');
  return receiveStatement(body.data, language, {config, headers: request.headers, shared});
}

interface ReceiveOptions {
  config: MailSettings & Pick<Config, 'SESSION_SECRET'>;
  headers: Headers;
  shared: SharedCounts;
}

/** Delivers the studio's copy, then the confirmation. Nothing is confirmed that the studio has not got. */
export async function receiveStatement(
  statement: Statement,
  language: Language,
  {config, headers, shared}: ReceiveOptions,
): Promise<Answer> {
  const arrival = await firstArrival(statement, language, shared);
  const client = clientAddress(headers);
  const {ok: within} = await perClient.take(client, shared);
  if (!within) await logSecurityEvent('limit-reached', 'withdrawal', headers, config);
  const arrived: Arrived = {statement, arrival, language, overLimit: !within};
  if (!(await deliver(studioMail(arrived), config))) {
    await perClient.giveBack(client, shared);
    const refusal = {message: messages[language].undeliverable, mailto: withdrawalMailto(statement, language)};
    return {status: 502, result: {ok: false, values: statement, refusal}};
  }
  const confirmation = within ? await confirm(arrived, {config, headers, shared}) : 'limited';
  const receivedAt = dateAndTime(arrival, language);
  return {status: 200, result: {ok: true, statement, receivedAt, confirmation}};
}

async function confirm(arrived: Arrived, {config, headers, shared}: ReceiveOptions): Promise<Confirmation> {
  const mailbox = mailboxKey(arrived.statement.mail);
  const {ok} = await perAddress.take(mailbox, shared);
  if (!ok) {
    await logSecurityEvent('limit-reached', 'withdrawal', headers, config);
    return 'limited';
  }
  if (await deliver(confirmationMail(arrived), config, confirmationTimeouts)) return 'confirmed';
  await perAddress.giveBack(mailbox, shared);
  return 'unconfirmed';
}

function errorTexts(
  errors: Partial<Record<WithdrawalField, InputError>>,
  language: Language,
): FieldErrors<WithdrawalField> {
  const t = messages[language];
  const missing = {name: t.missingName, order: t.missingOrder, mail: t.missingMail, pieces: t.invalid};
  const textOf = (field: WithdrawalField, error: InputError) => {
    if (error === 'missing') return missing[field];
    if (error === 'invalid') return field === 'mail' ? t.wrongMail : t.invalid;
    return t.tooLong(field === 'mail' ? maxLength.mail : field === 'pieces' ? maxLength.text : maxLength.line);
  };
  const entries = Object.entries(errors) as [WithdrawalField, InputError][];
  return Object.fromEntries(entries.map(([field, error]) => [field, textOf(field, error)]));
}

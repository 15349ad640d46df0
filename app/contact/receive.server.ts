import {localizedPath, type Language} from '~/i18n/language';
import {mailboxKey} from '~/mail/cleaning';
import {deliver, type MailSettings} from '~/mail/delivery.server';
import {clientAddress} from '~/platform/http/client';
import type {Config} from '~/platform/env';
import {Limit, type SharedCounts} from '~/platform/http/limit';
import {logSecurityEvent} from '~/platform/http/securityLog';
import type {Enquiry} from './enquiry';
import {composeMail} from './mail';
import {refusalOf, type EnquiryResult, type RefusalReason} from './result';
import {thanksPath} from './thanks';
import {isSuspicious, type Traces} from './traces';

/** Enquiries in an hour. One client may be a whole office or platform (decision 004), so it gets more than one sender. */
const perClient = new Limit({name: 'enquiry', max: 20, window: 3600});
const perSender = new Limit({name: 'enquiry-mail', max: 8, window: 3600});

export interface Submission {
  enquiry: Enquiry;
  traces: Traces;
  language: Language;
}

interface ReceiveOptions {
  headers: Headers;
  config: MailSettings & Pick<Config, 'SESSION_SECRET'>;
  shared: SharedCounts;
}

/** A result with the HTTP status and headers that go with it. */
interface Answer {
  status: number;
  headers?: HeadersInit;
  result: EnquiryResult;
}

const statuses: Record<RefusalReason, number> = {suspicious: 400, limited: 429, undeliverable: 502};

/** Checks and delivers an enquiry: the one way for the form and the API. */
export async function receiveEnquiry(
  {enquiry, traces, language}: Submission,
  {headers, config, shared}: ReceiveOptions,
): Promise<Answer> {
  const refuse = (reason: RefusalReason, answerHeaders?: HeadersInit): Answer => ({
    status: statuses[reason],
    headers: answerHeaders,
    result: {ok: false, refusal: refusalOf(reason, enquiry, language)},
  });
  if (isSuspicious(traces)) return refuse('suspicious');

  const client = clientAddress(headers);
  const sender = mailboxKey(enquiry.mail);
  let count = await perClient.take(client, shared);
  // What a client sends past its own limit doesn't count for the sender that it names.
  if (count.ok) count = await perSender.take(sender, shared);
  if (!count.ok) {
    await logSecurityEvent('limit-reached', 'enquiry', headers, config);
    return refuse('limited', {'Retry-After': String(count.retryAfter)});
  }

  if (!(await deliver(composeMail(enquiry, language), config))) {
    // The failure is ours, so it doesn't count: the visitor may try again without limit.
    await Promise.all([perClient.giveBack(client, shared), perSender.giveBack(sender, shared)]);
    return refuse('undeliverable');
  }
  return {status: 200, result: {ok: true, location: localizedPath(thanksPath(enquiry.name), language)}};
}

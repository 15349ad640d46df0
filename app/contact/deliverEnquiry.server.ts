import {localizedPath, type Language} from '~/i18n/language';
import {mailboxKey} from '~/mail/sanitize';
import {deliver, type MailSettings} from '~/mail/delivery.server';
import {readNetworkAddress} from '~/platform/http/networkAddress';
import type {Config} from '~/platform/env';
import {Limit, type SharedCache} from '~/platform/http/limit';
import {logSecurityEvent} from '~/platform/http/securityLog';
import type {Enquiry} from './enquiry';
import {composeMail} from './mail';
import {createRefusal, type EnquiryResult, type RefusalReason} from './result';
import {thanksPath} from './thanks';
import {isSuspicious, type SpamSignals} from './spamSignals';

/**
 * Enquiries per hour. Many people may share a network address, such as an office (decision 004), so its limit is higher than a
 * mailbox's.
 */
const perNetworkAddress = new Limit({name: 'enquiry', max: 20, window: 3600});
const perMailbox = new Limit({name: 'enquiry-mail', max: 8, window: 3600});

export interface Submission {
  enquiry: Enquiry;
  spamSignals: SpamSignals;
  language: Language;
}

interface DeliveryOptions {
  headers: Headers;
  config: MailSettings & Pick<Config, 'SESSION_SECRET'>;
  shared: SharedCache;
}

/** A result with the HTTP status and headers that go with it. */
interface DeliveryAnswer {
  status: number;
  headers?: HeadersInit;
  result: EnquiryResult;
}

const statuses: Record<RefusalReason, number> = {suspicious: 400, limited: 429, undeliverable: 502};

/**
 * Checks an enquiry and delivers it by mail, for the form and the API alike. Nothing is stored on the server: when the delivery fails,
 * only the visitor has the enquiry, so the refusal contains a `mailto:` link with its text.
 */
export async function deliverEnquiry(
  {enquiry, spamSignals, language}: Submission,
  {headers, config, shared}: DeliveryOptions,
): Promise<DeliveryAnswer> {
  const refuse = (reason: RefusalReason, answerHeaders?: HeadersInit): DeliveryAnswer => ({
    status: statuses[reason],
    headers: answerHeaders,
    result: {ok: false, refusal: createRefusal(reason, enquiry, language)},
  });
  if (isSuspicious(spamSignals)) return refuse('suspicious');

  const networkAddress = readNetworkAddress(headers);
  const mailbox = mailboxKey(enquiry.mail);
  let limitCheck = await perNetworkAddress.take(networkAddress, shared);
  // An enquiry beyond the limit of its network address doesn't count against the mailbox that it names.
  if (limitCheck.ok) limitCheck = await perMailbox.take(mailbox, shared);
  if (!limitCheck.ok) {
    await logSecurityEvent('limit-reached', 'enquiry', headers, config);
    return refuse('limited', {'Retry-After': String(limitCheck.retryAfter)});
  }

  if (!(await deliver(composeMail(enquiry, language), config))) {
    // The failure is the site's, so it doesn't count: the visitor may try again without limit.
    await Promise.all([perNetworkAddress.giveBack(networkAddress, shared), perMailbox.giveBack(mailbox, shared)]);
    return refuse('undeliverable');
  }
  return {status: 200, result: {ok: true, location: localizedPath(thanksPath(enquiry.name), language)}};
}

import type {Language} from '~/i18n/language';
import {clientAddress} from '~/platform/client';
import {Limit, type SharedCounts} from '~/platform/limit';
import {deliver, type MailSettings} from '~/mail/delivery.server';
import {readEnquiry, type Enquiry, type Problems} from './enquiry';
import {composeMail, mailtoLink} from './mail';
import {isSuspicious, type Traces} from './traces';

/** An office or a whole platform may be one client (decision 060), so it gets more than one sender does. */
const perClient = new Limit({name: 'enquiry', max: 20, window: 3600});
const perAddress = new Limit({name: 'enquiry-mail', max: 8, window: 3600});

export interface Submission {
  /** The fields, not yet read. */
  input: unknown;
  source: 'form' | 'api';
  traces: Traces;
  language: Language;
}

interface Surroundings {
  headers: Headers;
  config: MailSettings;
  shared: SharedCounts;
}

/** What became of a submission. Whatever has an `enquiry` but wasn't sent can be sent as a mail by `mailto`. */
export type Outcome =
  | {kind: 'sent'; enquiry: Enquiry}
  | {kind: 'invalid'; problems: Problems}
  | {kind: Failure; mailto: string; retryAfter?: number};

export type Failure = 'suspicious' | 'limited' | 'undeliverable';

/** Reads, checks and delivers a project request: the one way for the form and the API. */
export async function receiveEnquiry(
  {input, source, traces, language}: Submission,
  {headers, config, shared}: Surroundings,
): Promise<Outcome> {
  const reading = readEnquiry(input, source);
  if (!reading.ok) return {kind: 'invalid', problems: reading.problems};
  const {enquiry} = reading;
  const mailto = mailtoLink(enquiry, language);
  if (isSuspicious(traces)) return {kind: 'suspicious', mailto};

  const counted: [Limit, string][] = [
    [perClient, clientAddress(headers)],
    [perAddress, enquiry.mail.toLowerCase()],
  ];
  const verdicts = await Promise.all(counted.map(([limit, key]) => limit.take(key, shared)));
  const refused = verdicts.find((verdict) => !verdict.ok);
  if (refused && !refused.ok) return {kind: 'limited', mailto, retryAfter: refused.retryAfter};

  if (await deliver({...composeMail(enquiry, language), replyTo: enquiry.mail}, config)) return {kind: 'sent', enquiry};
  // Whom we have failed may try again as often as it takes.
  await Promise.all(counted.map(([limit, key]) => limit.giveBack(key, shared)));
  return {kind: 'undeliverable', mailto};
}

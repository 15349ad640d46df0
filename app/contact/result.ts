import type {Language} from '~/i18n/language';
import type {FieldErrors} from '~/ui/form/errors';
import type {Enquiry, EnquiryField} from './enquiry';
import {mailtoLink} from './mail';
import {messages} from './messages';

/**
 * What becomes of an enquiry: the JSON of `POST /api/send-email`, the answer to the form without a script, and what the
 * form shows. `location` is the path of the confirmation. `errors` are fields to correct, `refusal` is why a correct
 * enquiry wasn't delivered.
 */
export type EnquiryResult = {ok: true; location: string} | {ok: false; errors?: EnquiryErrors; refusal?: Refusal};

export type EnquiryErrors = FieldErrors<EnquiryField>;

export interface Refusal {
  message: string;
  /** The same enquiry as a mail of the visitor's own; missing when the fields couldn't be read. */
  mailto?: string;
}

export type RefusalReason = 'suspicious' | 'limited' | 'undeliverable';

export function refusalOf(reason: RefusalReason, enquiry: Enquiry, language: Language): Refusal {
  return {message: messages[language][reason], mailto: mailtoLink(enquiry, language)};
}

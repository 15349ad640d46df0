import type {Language} from '~/i18n/language';
import type {FieldErrors} from '~/ui/form/errors';
import type {Enquiry, EnquiryField} from './enquiry';
import {enquiryMailto} from './mail';
import {messages} from './messages';

/**
 * The result of a submitted enquiry. It is the JSON answer of `POST /api/send-email`, and the data of the page after a form without a
 * script. `location` is the path of the confirmation page. `errors` are messages about fields to correct. `refusal` says why a valid
 * enquiry wasn't delivered.
 */
export type EnquiryResult = {ok: true; location: string} | {ok: false; errors?: EnquiryErrors; refusal?: Refusal};

export type EnquiryErrors = FieldErrors<EnquiryField>;

export interface Refusal {
  message: string;
  /** A `mailto:` link with the text of the enquiry; missing when its fields couldn't be read. */
  mailto?: string;
}

export type RefusalReason = 'suspicious' | 'limited' | 'undeliverable';

export function createRefusal(reason: RefusalReason, enquiry: Enquiry, language: Language): Refusal {
  return {message: messages[language][reason], mailto: enquiryMailto(enquiry, language)};
}

import * as v from 'valibot';
import {reloadIfGateClosed} from '~/gate/browser';
import type {Language} from '~/i18n/language';
import {formFields} from '~/platform/http/formFields';
import {enquiryErrors, enquiryForm, enquiryLists} from './enquiry';
import {errorTexts} from './messages';
import {refusalOf, type EnquiryResult} from './result';
import {minTime, trapField} from './traces';

/** In ms. The worker tries for 7 s to deliver; the rest is for a slow line. */
const timeout = 20_000;

/**
 * Sends the form from the browser. Never rejects: whatever goes wrong on the way is a refusal with a ready mail.
 * `shownAt` is when the form appeared, by `performance.now()`.
 */
export async function sendForm(form: HTMLFormElement, language: Language, shownAt: number): Promise<EnquiryResult> {
  const data = new FormData(form);
  const read = v.safeParse(enquiryForm, formFields(data, enquiryLists));
  if (!read.success) return {ok: false, errors: errorTexts(enquiryErrors(read.issues), language)};
  const enquiry = read.output;
  try {
    const early = minTime - (performance.now() - shownAt);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const response = await fetch('/api/send-email', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        ...enquiry,
        privacy: true,
        language,
        [trapField]: data.get(trapField),
        elapsed: Math.ceil(performance.now() - shownAt),
      }),
      signal: AbortSignal.timeout(timeout),
    });
    if (reloadIfGateClosed(response)) return {ok: false};
    return (await response.json()) as EnquiryResult;
  } catch {
    return {ok: false, refusal: refusalOf('undeliverable', enquiry, language)};
  }
}

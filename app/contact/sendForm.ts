import {reloadIfGateClosed} from '~/gate/reloadIfGateClosed';
import type {Language} from '~/i18n/language';
import {formInput, readEnquiry} from './enquiry';
import {errorTexts} from './messages';
import {refusalOf, type EnquiryResult} from './result';
import {minTime, trapField} from './traces';

/** In ms. The worker tries for 8 s to deliver; after more than twice that time no answer will come. */
const timeout = 20_000;

/**
 * Sends the form from the browser. Never rejects: whatever goes wrong on the way is a refusal with a ready mail.
 * `shownAt` is when the form appeared, by `performance.now()`.
 */
export async function sendForm(form: HTMLFormElement, language: Language, shownAt: number): Promise<EnquiryResult> {
  const data = new FormData(form);
  const read = readEnquiry(formInput(data), 'form');
  if (!read.ok) return {ok: false, errors: errorTexts(read.errors, language)};
  try {
    const early = minTime - (performance.now() - shownAt);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const response = await fetch('/api/send-email', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        ...read.enquiry,
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
    return {ok: false, refusal: refusalOf('undeliverable', read.enquiry, language)};
  }
}

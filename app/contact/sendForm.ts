import * as v from 'valibot';
import {reloadIfGateClosed} from '~/gate/browser';
import type {Language} from '~/i18n/language';
import {formFields} from '~/platform/http/formFields';
import {enquiryErrors, enquiryFormSchema, enquiryListFields} from './enquiry';
import {errorTexts} from './messages';
import {createRefusal, type EnquiryErrors, type EnquiryResult} from './result';
import {minFillTime, honeypotField} from './spamSignals';

/** In ms. The worker's timeout for delivery is 7 s. The remaining time is for a slow connection. */
const timeout = 20_000;

const validateForm = (form: HTMLFormElement) =>
  v.safeParse(enquiryFormSchema, formFields(new FormData(form), enquiryListFields));

/** The errors of the form's current values. */
export function checkForm(form: HTMLFormElement, language: Language): EnquiryErrors {
  const {issues = []} = validateForm(form);
  return errorTexts(enquiryErrors(issues), language);
}

/**
 * Submits the form by `fetch`. Never rejects: every failure is a refusal with a `mailto:` link. `shownAt` is the time at which the form
 * appeared, from `performance.now()`.
 */
export async function sendForm(form: HTMLFormElement, language: Language, shownAt: number): Promise<EnquiryResult> {
  const data = new FormData(form);
  const {success, output: enquiry, issues} = validateForm(form);
  if (!success) return {ok: false, errors: errorTexts(enquiryErrors(issues), language)};
  try {
    const missingTime = minFillTime - (performance.now() - shownAt);
    if (missingTime > 0) await new Promise((resolve) => setTimeout(resolve, missingTime));
    const response = await fetch('/api/send-email', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        ...enquiry,
        privacy: true,
        language,
        [honeypotField]: data.get(honeypotField),
        elapsed: Math.ceil(performance.now() - shownAt),
      }),
      signal: AbortSignal.timeout(timeout),
    });
    if (reloadIfGateClosed(response)) return {ok: false};
    return (await response.json()) as EnquiryResult;
  } catch {
    return {ok: false, refusal: createRefusal('undeliverable', enquiry, language)};
  }
}

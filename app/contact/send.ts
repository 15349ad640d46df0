import {leadsToGate} from '~/gate/closed';
import type {Language} from '~/i18n/language';
import {formInput, readEnquiry} from './enquiry';
import {mailtoLink} from './mail';
import {messages} from './messages';
import {inWords, type Reply} from './reply';
import {shortestTime, trapField} from './traces';

/** The worker's own attempts at delivery take up to 20 s; after that nothing more will come. */
const timeout = 45_000;

/**
 * Sends the form from the browser. Always answers: whatever goes wrong on the way is a refusal with a ready mail.
 * `shownAt` is when the form appeared, by `performance.now()`.
 */
export async function sendForm(form: HTMLFormElement, language: Language, shownAt: number): Promise<Reply> {
  const data = new FormData(form);
  const reading = readEnquiry(formInput(data), 'form');
  if (!reading.ok) return {ok: false, errors: inWords(reading.problems, language)};
  try {
    const early = shortestTime - (performance.now() - shownAt);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const response = await fetch('/api/send-email', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({
        ...reading.enquiry,
        privacy: true,
        language,
        [trapField]: data.get(trapField),
        elapsed: Math.ceil(performance.now() - shownAt),
      }),
      signal: AbortSignal.timeout(timeout),
    });
    if (leadsToGate(response)) return {ok: false};
    return (await response.json()) as Reply;
  } catch {
    const mailto = mailtoLink(reading.enquiry, language);
    return {ok: false, refusal: {message: messages[language].undeliverable, mailto}};
  }
}

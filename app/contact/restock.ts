import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';

const messages = defineMessages({
  de: {
    label: 'Bescheid bekommen, wenn es wieder da ist',
    text: (name: string) => `Bitte sagen Sie mir Bescheid, sobald es das wieder gibt: ${name}.`,
  },
  en: {
    label: 'Tell me when it is back',
    text: (name: string) => `Please tell me as soon as this is available again: ${name}.`,
  },
});

/** A link to the contact form, filled in for somebody who waits for what is sold out (rule 10.16). */
export interface RestockLink {
  label: string;
  /** Path without its language. */
  path: string;
}

export function restockLink(name: string, language: Language): RestockLink {
  const {label, text} = messages[language];
  return {label, path: `/contact?${new URLSearchParams({text: text(name)})}`};
}

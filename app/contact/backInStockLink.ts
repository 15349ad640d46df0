import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';

const messages = defineMessages({
  de: {
    label: 'Bescheid bekommen, wenn es wieder da ist',
    text: (name: string) => `Bitte sagen Sie mir Bescheid, sobald es das wieder gibt: ${name}.`,
  },
  en: {
    label: 'Tell me when it’s back',
    text: (name: string) => `Please let me know when this is available again: ${name}.`,
  },
});

/** A link to the contact form, filled in with a request about a sold-out product. */
export interface BackInStockLink {
  label: string;
  /** Path without its language. */
  path: string;
}

export function backInStockLink(name: string, language: Language): BackInStockLink {
  const {label, text} = messages[language];
  return {label, path: `/contact?${new URLSearchParams({text: text(name)})}`};
}

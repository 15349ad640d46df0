import {defineMessages} from '~/i18n/messages';

export const messages = defineMessages({
  de: {
    meeting: 'Termin buchen',
    consultation: 'Kostenloses Erstgespräch',
  },
  en: {
    meeting: 'Book a meeting',
    consultation: 'Free Consultation',
  },
});

import {defineMessages} from '~/i18n/messages';

export const messages = defineMessages({
  de: {
    meeting: 'Termin buchen',
    consultation: 'Kostenloses Erstgespräch',
    newTab: '(öffnet in neuem Tab)',
  },
  en: {
    meeting: 'Book a meeting',
    consultation: 'Free Consultation',
    newTab: '(opens in a new tab)',
  },
});

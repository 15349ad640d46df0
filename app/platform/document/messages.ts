import {defineMessages} from '~/i18n/messages';

export const messages = defineMessages({
  de: {
    busyTitle: 'Gerade ist viel los',
    busy: 'Gerade ist viel los.',
    comeBack: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    tryAgain: 'Erneut versuchen',
  },
  en: {
    busyTitle: 'Busy right now',
    busy: 'We’re busy right now.',
    comeBack: 'Please try again in a few seconds.',
    tryAgain: 'Try again',
  },
});

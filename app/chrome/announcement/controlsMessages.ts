import {defineMessages} from '~/i18n/messages';

export const controlsMessages = defineMessages({
  de: {
    controls: 'Mitteilungen steuern',
    previous: 'Vorherige Mitteilung',
    next: 'Nächste Mitteilung',
    pause: 'Wechsel anhalten',
    play: 'Wechsel fortsetzen',
    dismiss: 'Mitteilungen schließen',
  },
  en: {
    controls: 'Announcement controls',
    previous: 'Previous announcement',
    next: 'Next announcement',
    pause: 'Pause rotation',
    play: 'Resume rotation',
    dismiss: 'Close announcements',
  },
});

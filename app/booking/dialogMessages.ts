import {defineMessages} from '~/i18n/messages';

/** Apart from the buttons' texts, because they load with the dialog. */
export const dialogMessages = defineMessages({
  de: {
    title: 'Kostenloses Erstgespräch, 30 Minuten',
    ask: (host: string) =>
      `Der Kalender kommt von ${host}. Wenn Sie ihn laden, erfährt dieser Dienst Ihre IP-Adresse und was Sie dort eingeben.`,
    load: 'Kalender laden',
    open: 'Kalender in neuem Tab öffnen',
    close: 'Schließen',
    frame: 'Terminkalender',
  },
  en: {
    title: 'Free consultation, 30 minutes',
    ask: (host: string) =>
      `The calendar comes from ${host}. If you load it, that service will see your IP address and whatever you enter there.`,
    load: 'Load calendar',
    open: 'Open calendar in a new tab',
    close: 'Close',
    frame: 'Calendar',
  },
});

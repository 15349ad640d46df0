import {defineMessages} from '~/i18n/messages';

export const messages = defineMessages({
  de: {
    title: 'Ihre Entscheidung',
    text: 'Für Terminbuchung, Statistik und Werbung binden wir nur mit Ihrer Zustimmung fremde Dienste ein. Ändern können Sie das jederzeit unten auf jeder Seite.',
    privacy: 'Datenschutz',
    accept: 'Alle annehmen',
    reject: 'Alle ablehnen',
    choose: 'Auswählen',
    save: 'Auswahl speichern',
    functionality: 'Funktion: Terminkalender ohne Nachfrage laden',
    analytics: 'Statistik: Besuche zählen, mit gekürzter IP-Adresse',
    marketing: 'Werbung: Anzeigen messen und auswählen',
  },
  en: {
    title: 'Your choice',
    text: 'We use other companies’ services for booking, statistics and advertising, but only if you agree. You can change your choice at any time at the foot of any page.',
    privacy: 'Privacy',
    accept: 'Accept all',
    reject: 'Reject all',
    choose: 'Choose',
    save: 'Save choice',
    functionality: 'Functionality: load the calendar without asking',
    analytics: 'Statistics: count visits, using a shortened IP address',
    marketing: 'Advertising: choose and measure ads',
  },
});

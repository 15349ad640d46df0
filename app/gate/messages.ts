import {defineMessages} from '~/i18n/messages';

export const messages = defineMessages({
  de: {
    password: 'Passwort',
    open: 'Öffnen',
    locked: 'Diese Website ist mit einem Passwort geschützt.',
    wrong: 'Das Passwort stimmt nicht. Bitte versuchen Sie es noch einmal.',
    foreign: 'Diese Anfrage kam nicht von dieser Website. Bitte geben Sie das Passwort hier ein.',
    tooLong: 'Diese Anfrage ist zu lang. Bitte geben Sie das Passwort hier ein.',
    tooMany: (minutes: number) =>
      `Zu viele Versuche. Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
    signedIn: 'Sie haben diese Website mit dem Passwort geöffnet.',
    signOut: 'Abmelden',
    back: 'Zurück zur Website',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    withdrawal: 'Vertrag widerrufen',
    accessibility: 'Barrierefreiheit',
    language: 'Sprache',
  },
  en: {
    password: 'Password',
    open: 'Open',
    locked: 'This website is protected by a password.',
    wrong: 'That password isn’t right. Please try again.',
    foreign: 'This request did not come from this website. Please enter the password here.',
    tooLong: 'This request is too long. Please enter the password here.',
    tooMany: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}.`,
    signedIn: 'You have opened this website with the password.',
    signOut: 'Sign out',
    back: 'Back to the website',
    imprint: 'Imprint',
    privacy: 'Privacy',
    withdrawal: 'Withdraw from contract',
    accessibility: 'Accessibility',
    language: 'Language',
  },
});

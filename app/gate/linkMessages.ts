import {defineMessages} from '~/i18n/messages';

/** Apart from the texts of the gate's pages, which only the worker needs. */
export const linkMessages = defineMessages({
  de: {signOut: 'Abmelden'},
  en: {signOut: 'Sign out'},
});

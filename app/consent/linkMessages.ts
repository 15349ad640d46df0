import {defineMessages} from '~/i18n/messages';

/** Apart from the panel's texts, which load with the panel. */
export const linkMessages = defineMessages({
  de: {settings: 'Cookie-Einstellungen'},
  en: {settings: 'Cookie settings'},
});

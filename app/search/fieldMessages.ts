import {defineMessages} from '~/i18n/messages';

/** The menu has the field on every page, so its texts are apart. */
export const fieldMessages = defineMessages({
  de: {label: 'Was suchen Sie?', find: 'Suchen', search: 'Suche'},
  en: {label: 'What are you looking for?', find: 'Search', search: 'Search'},
});

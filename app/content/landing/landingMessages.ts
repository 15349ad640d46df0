import {defineMessages} from '~/i18n/messages';

export const landingMessages = defineMessages({
  de: {workshop: 'Werkstatt'},
  en: {workshop: 'Workshop'},
});

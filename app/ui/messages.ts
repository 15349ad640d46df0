import {defineMessages} from '~/i18n/messages';

export const uiMessages = defineMessages({
  de: {newTab: '(öffnet in neuem Tab)'},
  en: {newTab: '(opens in a new tab)'},
});

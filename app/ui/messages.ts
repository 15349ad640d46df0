import {defineMessages} from '~/i18n/messages';

export const uiMessages = defineMessages({
  de: {newTab: '(öffnet in neuem Tab)', readMore: 'Mehr lesen', readLess: 'Weniger lesen'},
  en: {newTab: '(opens in a new tab)', readMore: 'Read more', readLess: 'Read less'},
});

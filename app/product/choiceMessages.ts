import {defineMessages} from '~/i18n/messages';

export const choiceMessages = defineMessages({
  de: {
    onlyWith: (values: string) => `nur mit ${values}`,
    more: (option: string) => `Weitere Werte: ${option}`,
    loading: 'Ausführung wird geladen …',
  },
  en: {
    onlyWith: (values: string) => `only with ${values}`,
    more: (option: string) => `More values: ${option}`,
    loading: 'Loading this version …',
  },
});

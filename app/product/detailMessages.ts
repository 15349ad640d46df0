import {defineMessages} from '~/i18n/messages';

/** Labels of the notes in _Mehr Info_. Only the worker needs them. */
export const detailMessages = defineMessages({
  de: {
    dimensions: 'Maße',
    scope: 'Lieferumfang',
    deliveryTime: 'Lieferzeit',
    deliveryNote: 'Lieferhinweis',
    pleaseNote: 'Bitte beachten',
  },
  en: {
    dimensions: 'Dimensions',
    scope: 'What’s included',
    deliveryTime: 'Delivery time',
    deliveryNote: 'Delivery note',
    pleaseNote: 'Please note',
  },
});

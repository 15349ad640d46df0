import {defineMessages} from '~/i18n/messages';

export const homeMessages = defineMessages({
  de: {
    furniture: 'Möbel',
    measured: 'Nach Maß. Zeichnung und Preis ändern sich mit Ihrer Wahl.',
    length: 'Länge in cm',
    finish: 'Holz',
    order: 'Weiter einstellen und bestellen',
  },
  en: {
    furniture: 'Furniture',
    measured: 'Made to measure. Drawing and price change as you choose.',
    length: 'Length in cm',
    finish: 'Wood',
    order: 'Choose the rest and order',
  },
});

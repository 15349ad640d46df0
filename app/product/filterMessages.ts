import {defineMessages} from '~/i18n/messages';

/** Texts of the shop's filter. */
export const filterMessages = defineMessages({
  de: {
    filter: 'Produkte filtern',
    allProducts: 'Alle Produkte',
    measure: 'Nach Maß',
    ready: 'Fertige Stücke',
    noneLikeThat: 'So ist hier gerade nichts dabei.',
    showAll: 'Alle Produkte zeigen',
  },
  en: {
    filter: 'Filter products',
    allProducts: 'All products',
    measure: 'Made to measure',
    ready: 'Ready-made',
    noneLikeThat: 'There is nothing like that here at the moment.',
    showAll: 'Show all products',
  },
});

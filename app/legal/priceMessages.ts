import {defineMessages} from '~/i18n/messages';

export const priceMessages = defineMessages({
  de: {
    vat: 'inkl. MwSt. und zzgl.',
    shipping: 'Versand',
    lowest: (price: string) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
  },
  en: {
    vat: 'incl. VAT, plus',
    shipping: 'shipping',
    lowest: (price: string) => `Lowest price of the last 30 days: ${price}`,
  },
});

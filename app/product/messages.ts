import {defineMessages} from '~/i18n/messages';

export const shopMessages = defineMessages({
  de: {
    shop: 'Shop',
    from: 'ab',
    soldOut: 'Ausverkauft',
    madeToMeasure: 'nach Maß',
    compareAtPrice: 'Statt',
    currentPrice: 'jetzt',
    variant: 'Ausführung',
    moreInfo: 'Mehr Info',
    safety: 'Hersteller und Sicherheit',
    itemNumber: 'Artikelnummer',
    moreProducts: 'Weitere Produkte',
    picture: (index: number, total: number) => `Bild ${index} von ${total} zeigen`,
    pictures: 'Bilder',
  },
  en: {
    shop: 'Shop',
    from: 'from',
    soldOut: 'Sold out',
    madeToMeasure: 'made to measure',
    compareAtPrice: 'Was',
    currentPrice: 'now',
    variant: 'Version',
    moreInfo: 'More info',
    safety: 'Manufacturer and safety',
    itemNumber: 'Item number',
    moreProducts: 'More Products',
    picture: (index: number, total: number) => `Show picture ${index} of ${total}`,
    pictures: 'Pictures',
  },
});

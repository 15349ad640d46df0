import {defineMessages} from '~/i18n/messages';

/** Texts of the form and the drawing. */
export const messages = defineMessages({
  de: {
    color: 'Farbe',
    length: 'Länge',
    width: 'Breite',
    height: 'Höhe',
    environment: 'Verwendung',
    indoor: 'Innen',
    outdoor: 'Außen',
    slider: (name: string) => `${name} mit dem Regler`,
    limits: (from: number, to: number, step: number, unit: string) =>
      `${from} bis ${to} ${unit}` + (step > 1 ? ` in Schritten von ${step} ${unit}` : ', auf den Millimeter'),
    price: 'Preis',
    reprice: 'Preis berechnen',
    onRequest: 'Preis auf Anfrage',
    notOnline: 'Dieses Stück bauen wir Ihnen gern, es lässt sich aber nicht online bestellen.',
    soldOut: 'Diese Größe ist zurzeit ausverkauft. Andere Größen sind lieferbar.',
    ask: 'Dieses Stück anfragen',
    asking: (title: string, details: string) =>
      `Ich interessiere mich für: ${title}, ${details}. Bitte machen Sie mir ein Angebot.`,
    editing: 'Sie ändern ein Stück aus Ihrem Warenkorb.',
    plan: (details: string) => `Maßstäbliche Draufsicht: ${details}`,
    elevation: (details: string) => `Maßstäbliche Ansicht von vorn: ${details}`,
  },
  en: {
    color: 'Colour',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    environment: 'Use',
    indoor: 'Indoor',
    outdoor: 'Outdoor',
    slider: (name: string) => `${name} by slider`,
    limits: (from: number, to: number, step: number, unit: string) =>
      `${from} to ${to} ${unit}` + (step > 1 ? ` in steps of ${step} ${unit}` : ', to the millimetre'),
    price: 'Price',
    reprice: 'Calculate price',
    onRequest: 'Price on request',
    notOnline: 'We will gladly make this piece for you, but it cannot be ordered online.',
    soldOut: 'This size is sold out at the moment. Other sizes are available.',
    ask: 'Ask for this piece',
    asking: (title: string, details: string) => `I am interested in: ${title}, ${details}. Please make me an offer.`,
    editing: 'You are changing a piece from your cart.',
    plan: (details: string) => `Top view to scale: ${details}`,
    elevation: (details: string) => `Front view to scale: ${details}`,
  },
});

import type {Language} from '../model';
import type {BuyerField} from './form';

interface Messages {
  title: string;
  notice: string;
  empty: string;
  summary: string;
  quantity: string;
  subtotal: string;
  discount: string;
  giftCard: string;
  freeShipping: string;
  usedCode: (code: string) => string;
  shipping: string;
  free: string;
  total: string;
  vat: (percent: number) => string;
  contact: string;
  delivery: string;
  country: string;
  pay: string;
  check: string;
  soldOut: (title: string, available: number) => string;
  thanks: (name: string) => string;
  number: (order: number) => string;
  confirmation: string;
  missing: string;
  missingText: string;
  openingSoon: string;
  openingSoonText: string;
  fields: Record<BuyerField, string>;
  errors: Record<BuyerField, string>;
}

export const MESSAGES: Record<Language, Messages> = {
  DE: {
    title: 'Kasse',
    notice: 'Vorführung: Hier wird nichts berechnet, geliefert oder weitergegeben.',
    empty: 'Dieser Warenkorb ist leer.',
    summary: 'Kostenübersicht',
    quantity: 'Menge',
    subtotal: 'Zwischensumme',
    discount: 'Rabattcode',
    giftCard: 'Gutschein',
    freeShipping: 'Versand kostenlos',
    usedCode: (code) => `Den Code ${code} haben Sie schon eingelöst. Bitte prüfen Sie den neuen Gesamtpreis.`,
    shipping: 'Versand',
    free: 'kostenlos',
    total: 'Gesamt',
    vat: (percent) => `${percent} % MwSt. in den Preisen`,
    contact: 'Kontakt',
    delivery: 'Lieferadresse',
    country: 'Land',
    pay: 'Probebestellung abschicken',
    check: 'Bitte prüfen Sie die markierten Angaben.',
    soldOut: (title, available) =>
      available === 0 ? `${title} ist inzwischen ausverkauft.` : `Von ${title} sind nur noch ${available} Stück da.`,
    thanks: (name) => `Danke, ${name}!`,
    number: (order) => `Bestellung Nr. ${order}`,
    confirmation: 'Die Probebestellung ist angekommen. Es wurde nichts berechnet.',
    missing: 'Nicht gefunden',
    missingText:
      'Diesen Warenkorb oder diese Bestellung gibt es nicht (mehr). Nach einem Neustart ist der Demo-Shop leer.',
    openingSoon: 'Bald geöffnet',
    openingSoonText: 'Der Onlineshop hat ein Passwort. Wer ihn betreibt, nimmt es in den Einstellungen heraus.',
    fields: {
      email: 'E-Mail',
      name: 'Vor- und Nachname',
      address1: 'Straße und Hausnummer',
      zip: 'Postleitzahl',
      city: 'Ort',
    },
    errors: {
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      name: 'Bitte geben Sie Ihren Namen ein.',
      address1: 'Bitte geben Sie Straße und Hausnummer ein.',
      zip: 'Bitte geben Sie eine gültige Postleitzahl ein.',
      city: 'Bitte geben Sie den Ort ein.',
    },
  },
  EN: {
    title: 'Checkout',
    notice: 'Demonstration: nothing is charged, shipped or passed on here.',
    empty: 'This cart is empty.',
    summary: 'Cost summary',
    quantity: 'Quantity',
    subtotal: 'Subtotal',
    discount: 'Discount code',
    giftCard: 'Gift card',
    freeShipping: 'Free shipping',
    usedCode: (code) => `You have already used code ${code}. Please check the new total.`,
    shipping: 'Shipping',
    free: 'free',
    total: 'Total',
    vat: (percent) => `${percent}% VAT in the prices`,
    contact: 'Contact',
    delivery: 'Delivery address',
    country: 'Country',
    pay: 'Place demo order',
    check: 'Please check the marked fields.',
    soldOut: (title, available) =>
      available === 0 ? `${title} has sold out in the meantime.` : `Only ${available} of ${title} are left.`,
    thanks: (name) => `Thank you, ${name}!`,
    number: (order) => `Order no. ${order}`,
    confirmation: 'The demo order has arrived. Nothing was charged.',
    missing: 'Not found',
    missingText: 'This cart or order doesn’t exist (any more). The demo store starts empty.',
    openingSoon: 'Opening soon',
    openingSoonText: 'The online store has a password. Its owner removes it in the preferences.',
    fields: {
      email: 'Email',
      name: 'First and last name',
      address1: 'Street and number',
      zip: 'Postal code',
      city: 'City',
    },
    errors: {
      email: 'Please enter a valid email address.',
      name: 'Please enter your name.',
      address1: 'Please enter street and number.',
      zip: 'Please enter a valid postal code.',
      city: 'Please enter the city.',
    },
  },
};

/** Formats cents as `1.234,50 €`, `€1,234.50` or `$1,234.50`. A currency that isn't the shop's has its code, because dollars share a sign. */
export function formatPrice(cents: number, language: Language, currency: string, shopCurrency: string): string {
  const locale = language === 'DE' ? 'de-DE' : 'en-IE';
  const currencyDisplay = currency === shopCurrency ? 'narrowSymbol' : 'code';
  const format = new Intl.NumberFormat(locale, {style: 'currency', currency, currencyDisplay});
  return format.format(cents / 100);
}

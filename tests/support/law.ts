import {getDocument, withoutData} from '../../tools/document';
import type {Site} from '../../tools/site';
import {Shopper} from './shopper';

/** A page's text as it is read, with single spaces. */
export const words = (html: string) =>
  withoutData(html)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** Links of a page or a part of it, as `href text`. */
export const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', text = '']) => `${href} ${words(text).trim()}`,
  );

export const textOf = async (url: string) => words((await getDocument(url)).html);

/** The part of a page between header and footer. */
export function mainOf(html: string): string {
  const [, main = ''] = withoutData(html).split('<main');
  return main.split('</main>')[0] ?? '';
}

/** What a page's lists of facts say, as HTML by its label. */
export const factsOf = (html: string) =>
  new Map(
    [...withoutData(html).matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, label = '', fact = '']) => [
      words(label),
      fact,
    ]),
  );

/** The cookie of a visitor who has added the product of a page to the cart, without JavaScript. */
export async function cartWith(site: Site, path: string): Promise<string> {
  const {html} = await getDocument(site.url + path);
  const variant = /gid:\/\/shopify\/ProductVariant\/\d+/.exec(mainOf(html))?.[0] ?? '';
  const shopper = new Shopper(site);
  await shopper.post('/cart', {intent: 'add', variant, quantity: '1'});
  return shopper.cookies;
}

/** What the law asks for, in the words of the site and of the studio's content. */
export const languages = [
  {
    language: 'de',
    add: 'In den Warenkorb',
    excluded: 'Für Sie angefertigt: vom Widerruf ausgeschlossen (§ 312g Abs. 2 Nr. 1 BGB).',
    inCart: 'Für Sie angefertigt: vom Widerruf ausgeschlossen',
    vatIncluded: 'inkl. MwSt.',
    shipping: 'Versand',
    itemNumber: 'Artikelnummer',
    privacy: [
      'Google Ireland Limited',
      'Shopify International Limited',
      'Maildienst, der die Nachrichten in unserem Auftrag zustellt',
      '(Hosting)',
      'Paketdienst oder die Spedition',
      'Zahlungsdienst',
      'EU-US Data Privacy Framework',
      'Standardvertragsklauseln der EU-Kommission (Art. 46 Abs. 2 Buchst. c DSGVO)',
      'Kanada',
      'Geschäftsbrief sechs Jahre',
      'löschen wir nach zwölf Monaten',
      'sechs Monate nach der Entscheidung',
    ],
    withdrawal: 'Vertrag widerrufen',
    accessibility: 'Barrierefreiheit',
    imprint: 'Impressum',
    rights: 'Widerrufsbelehrung',
    ways: 'Zahlungsarten',
    area: 'Lieferung',
    labels: {
      maker: 'Hersteller',
      email: 'E-Mail des Herstellers',
      warnings: 'Warn- und Sicherheitshinweise',
      textile: 'Faserzusammensetzung',
      weee: 'WEEE-Reg.-Nr.',
      sheet: 'Produktdatenblatt',
      guarantee: 'Gesetzliche Gewährleistung',
    },
    open: 'Datenblatt öffnen',
    read: 'Hinweis lesen',
    lowest: 'Niedrigster Preis der letzten 30 Tage: 2.640,00',
    deliveryTime: 'Lieferzeit: 2 Wochen',
    payment: 'Visa, Mastercard, American Express, Shop Pay, Apple Pay, Google Pay, Vorkasse',
    delivery: 'Wir liefern nach Deutschland und Österreich.',
    guarantee: 'Gesetzliche Gewährleistung',
    notice: 'Muster: Platz für den amtlichen Hinweis zur gesetzlichen Gewährleistung',
    before: 'Vor der Bestellung',
    safety: 'Hersteller und Sicherheit',
    testimonials: 'Wir haben jede bei der Person erfragt, die genannt ist',
    unverified: 'Ob sie von Kunden stammen, ist nicht geprüft.',
    pictures: 'Bilder',
    arbitration: 'Verbraucherschlichtungsstelle',
    barrier: 'Barriere melden',
    insurance: 'Berufshaftpflichtversicherung',
    litre: '49,80',
    energy: 'Energieeffizienzklasse E auf einer Skala von A bis G',
    ofVariant: 'Niedrigster Preis der letzten 30 Tage: 18,40',
  },
  {
    language: 'en',
    add: 'Add to cart',
    excluded: 'Made to your specification: excluded from the right of withdrawal (§ 312g (2) no. 1 BGB).',
    inCart: 'Made to your specification: no right of withdrawal',
    vatIncluded: 'incl. VAT,',
    shipping: 'shipping',
    itemNumber: 'Item number',
    privacy: [
      'Google Ireland Limited',
      'Shopify International Limited',
      'mail service that delivers the messages on our behalf',
      '(hosting)',
      'courier or haulier',
      'payment service',
      'EU-US Data Privacy Framework',
      'standard contractual clauses (Art. 46 (2) (c) GDPR)',
      'Canada',
      'six years as a business letter',
      'deleted after twelve months',
      'six months after the decision',
    ],
    withdrawal: 'Withdraw from contract',
    accessibility: 'Accessibility',
    imprint: 'Imprint',
    rights: 'Right of withdrawal',
    ways: 'Ways to pay',
    area: 'Delivery',
    labels: {
      maker: 'Manufacturer',
      email: 'Manufacturer’s email',
      warnings: 'Warnings and safety information',
      textile: 'Fibre composition',
      weee: 'WEEE reg. no.',
      sheet: 'Product information sheet',
      guarantee: 'Legal guarantee',
    },
    open: 'Open the sheet',
    read: 'Read the notice',
    lowest: 'Lowest price in the last 30 days: €2,640.00',
    deliveryTime: 'Delivery time: 2 weeks',
    payment: 'Visa, Mastercard, American Express, Shop Pay, Apple Pay, Google Pay, bank transfer in advance',
    delivery: 'We deliver to Germany and Austria.',
    guarantee: 'Legal guarantee',
    notice: 'Specimen: place for the official notice on the legal guarantee',
    before: 'Before you order',
    safety: 'Manufacturer and safety',
    testimonials: 'We asked each person named',
    unverified: 'We chose these quotes and have not verified that they come from clients.',
    pictures: 'Pictures',
    arbitration: 'consumer arbitration board',
    barrier: 'Report a barrier',
    insurance: 'Professional liability insurance',
    litre: '€49.80',
    energy: 'Energy efficiency class E on a scale of A to G',
    ofVariant: 'Lowest price in the last 30 days: €18.40',
  },
] as const;

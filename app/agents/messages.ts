import {defineMessages} from '~/i18n/messages';

/** Texts for programs that shop or search for somebody. */
export const messages = defineMessages({
  de: {
    everyPage:
      'Jede Seite gibt es auch als Markdown: Hängen Sie `.md` an den Pfad an (an die Startseite `/index.md`) oder senden Sie `Accept: text/markdown`.',
    guideLink: 'Preise abfragen und die Bestellung an einen Menschen übergeben',
    from: (price: string) => `ab ${price}`,
    products: 'Produkte',
    projects: 'Projekte',
    services: 'Leistungen',
    questions: 'Fragen und Antworten',
    pages: 'Seiten',
    guide: (name: string) => `${name}: Anleitung für KI-Agenten`,
    read: 'Lesen',
    index: 'Liste aller Seiten',
    search: 'Suche',
    protocol:
      'Model Context Protocol (Streamable HTTP, ohne Anmeldung, nur lesend), mit Suche, Produkten, Preisen, Leistungen und Rechtstexten',
    pieces: 'Möbel nach Maß',
    piecesIntro:
      'Maße, Holz und Ausführung stehen im Link eines Stücks. Seine Seite nennt dazu Preis, Versand und Lieferzeit. Was wir so nicht bauen, ersetzt die Seite durch das nächstliegende Stück und weist darauf hin. Lesen Sie den Preis deshalb immer zusammen mit den Maßen, für die er gilt.',
    order: 'Bestellen',
    orderSteps: [
      '- Bestellen kann nur ein Mensch: Geben Sie ihm den Link des Stücks; er legt es in den Warenkorb und bezahlt.',
      '- Legen Sie nie eine Variante eines Möbels nach Maß über eine Programmierschnittstelle in einen Warenkorb. Einer solchen Bestellung fehlen die Maße; wir können sie nicht bauen und müssen nachfragen oder den Betrag erstatten.',
      '- Jede Variante eines fertigen Produkts hat ihren eigenen Link: Hängen Sie an den Link des Produkts `?variant=` und die Nummer der Variante an.',
      '- Lassen Sie das Kontaktformular immer von einem Menschen absenden.',
    ].join('\n'),
    contact: 'Kontakt',
  },
  en: {
    everyPage:
      'Every page is also available as Markdown: add `.md` to its path (`/index.md` for the home page) or send `Accept: text/markdown`.',
    guideLink: 'How to get a price and pass the order to a person',
    from: (price: string) => `from ${price}`,
    products: 'Products',
    projects: 'Projects',
    services: 'Services',
    questions: 'Questions and answers',
    pages: 'Pages',
    guide: (name: string) => `${name}: a guide for AI agents`,
    read: 'Read',
    index: 'List of all pages',
    search: 'Search',
    protocol:
      'Model Context Protocol (Streamable HTTP, no sign-in, read only), with search, products, prices, services and policies',
    pieces: 'Made-to-measure furniture',
    piecesIntro:
      'The link to a piece holds its size, wood and finish; its page gives the price, shipping and delivery time. If we don’t make what the link asks for, the page shows the closest we do make and says so, so always read the price together with the size it applies to.',
    order: 'Order',
    orderSteps: [
      '- Only a person can place the order: give them the link to the piece, and they add it to their cart and pay.',
      '- Never add a variant of a made-to-measure piece to a cart through an API. Such an order has no size and can’t be made; we’ll have to ask for the size or refund it.',
      '- Each variant of a ready-made product has its own link: the product link followed by `?variant=` and the variant’s number.',
      '- Leave it to a person to send the contact form.',
    ].join('\n'),
    contact: 'Contact',
  },
});

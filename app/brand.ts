interface Location {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  /** The landing page that the footer links. */
  page?: string;
}

/** The studio's name and contact details stand only here. */
export const brand = {
  name: 'Maser & Maß',
  /** The registered name, for the imprint while the store has no text for it. */
  legalName: 'Maser & Maß GmbH',
  /** Prefix of the storage keys. */
  key: 'maser-mass',
  email: 'studio@maser-mass.example',
  /** `text` is shown, `number` is dialled. */
  phone: {text: '+49 171 39200 70', number: '+491713920070'},
  locations: [
    {
      name: 'Düsseldorf',
      street: 'Fugengasse 12',
      postalCode: '40221',
      city: 'Düsseldorf',
      page: '/innenarchitekt-duesseldorf',
    },
    {name: 'Leipzig', street: 'Zapfenhof 7', postalCode: '04229', city: 'Leipzig', page: '/innenarchitekt-leipzig'},
  ] as [Location, ...Location[]],
  copyrightYear: 2024,
  /** For search engines, where a page has no title or description of its own. */
  trade: {de: 'Innenarchitektur und Tischlerei', en: 'Interior architecture and joinery'},
  description: {
    de: 'Innenarchitektur und Tischlerei unter einem Dach: Räume und Möbel aus einer Hand, entworfen und gebaut in Düsseldorf und Leipzig.',
    en: 'Interior architecture and joinery under one roof: spaces and furniture designed and made by the same people in Düsseldorf and Leipzig.',
  },
} as const;

/** The home page's headline. Objects are linked words. Of these texts only the worker has all languages. */
export const headlines = {
  de: [
    'Wir schaffen zeitlose ',
    {word: 'Räume', path: '/projects'},
    ' und ',
    {word: 'Möbel', path: '/shop'},
    ' unter einem Dach',
  ],
  en: [
    'We create timeless ',
    {word: 'spaces', path: '/projects'},
    ' and ',
    {word: 'furniture', path: '/shop'},
    ' under one roof',
  ],
};

/** The title of the questions, which exist in German only. */
export const faqTitle = `FAQ ${brand.name} Innenarchitektur & Tischlerei`;

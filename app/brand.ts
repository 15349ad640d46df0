/** The studio: the only place for its name and the ways to reach it. */
export const brand = {
  name: 'Maser & Maß',
  /** As in the register of companies: for the imprint, while the store doesn't give its own. */
  legalName: 'Maser & Maß GmbH',
  /** Prefix of the storage keys. */
  key: 'maser-mass',
  email: 'studio@maser-mass.example',
  /** `text` is shown, `number` is dialled. */
  phone: {text: '+49 171 39200 70', number: '+491713920070'},
  locations: [
    {name: 'Düsseldorf', street: 'Fugengasse 12', postalCode: '40221', city: 'Düsseldorf'},
    {name: 'Leipzig', street: 'Zapfenhof 7', postalCode: '04229', city: 'Leipzig'},
  ],
  copyrightYear: 2024,
} as const;

/** The studio: the only place for its name and the ways to reach it. */
export const brand = {
  name: 'Maser & Maß',
  /** Prefix of the storage keys. */
  key: 'maser-mass',
  email: 'studio@maser-mass.example',
  /** `text` is shown, `number` is dialled. */
  phone: {text: '0171 39200 70', number: '+491713920070'},
  locations: [
    {name: 'Düsseldorf', street: 'Fugengasse 12', postalCode: '40221', city: 'Düsseldorf'},
    {name: 'Leipzig', street: 'Zapfenhof 7', postalCode: '04229', city: 'Leipzig'},
  ],
  copyrightYear: 2024,
} as const;

import {fileURLToPath} from 'node:url';
import type {Localized, MetaobjectRecord, PictureRecord, ProductRecord, StoreContent, VariantRecord} from '../model';

/** The pictures and files named below don't exist, unless a test creates them. */
const folder = fileURLToPath(new URL('.', import.meta.url));

function both(DE: string, EN: string): Localized {
  return {DE, EN};
}

function picture(name: string): PictureRecord {
  const alt = both(`Bild ${name}`, `Picture ${name}`);
  return {name, file: `originals/${name}-does-not-exist.webp`, width: 1600, height: 1200, alt};
}

const defaultOption = {name: both('Title', 'Title'), values: [both('Default Title', 'Default Title')]};

function product(handle: string, title: Localized, properties: Partial<ProductRecord>): ProductRecord {
  return {
    handle,
    title,
    descriptionHtml: both(`<p>${title.DE} aus <b>Eiche</b>.</p>`, `<p>${title.EN} made of <b>oak</b>.</p>`),
    productType: 'Möbel',
    vendor: 'Muster & Maß',
    tags: [],
    options: [defaultOption],
    variants: [],
    images: ['a'],
    metafields: [],
    seo: {title: both('', ''), description: both('', '')},
    publishedAt: '2025-03-01T09:00:00Z',
    ...properties,
  };
}

function standaloneVariant(sku: string, price: number, properties: Partial<VariantRecord> = {}): VariantRecord {
  return {selectedOptions: ['Default Title'], sku, price, quantityAvailable: 10, ...properties};
}

const stool = product('hocker', both('Hocker', 'Stool'), {
  tags: ['sitzen', 'Bestseller'],
  productType: 'Hocker',
  variants: [standaloneVariant('STOOL', 12_900, {compareAtPrice: 14_900, weight: 4200})],
  images: ['a', 'b'],
  metafields: [
    {
      namespace: 'custom',
      key: 'masse',
      field: {type: 'single_line_text_field', value: both('45 cm hoch', '45 cm high')},
    },
    {
      namespace: 'custom',
      key: 'bilder',
      field: {
        type: 'list.file_reference',
        references: [
          {kind: 'picture', name: 'b'},
          {kind: 'picture', name: 'gone'},
        ],
      },
    },
    {
      namespace: 'custom',
      key: 'tisch',
      field: {type: 'product_reference', references: [{kind: 'product', handle: 'tisch'}]},
    },
  ],
  publishedAt: '2025-01-10T09:00:00Z',
});

/** Oak has all sizes, ash has two of them. One combination is sold out. */
const table = product('tisch', both('Tisch', 'Table'), {
  tags: ['essen'],
  options: [
    {name: both('Holz', 'Wood'), values: [both('Eiche', 'Oak'), both('Esche', 'Ash')]},
    {
      name: both('Größe', 'Size'),
      values: [both('klein', 'small'), both('mittel', 'medium'), both('groß', 'large')],
    },
  ],
  variants: [
    {selectedOptions: ['Eiche', 'klein'], sku: 'T-OAK-S', price: 50_000, quantityAvailable: 0},
    {selectedOptions: ['Eiche', 'mittel'], sku: 'T-OAK-M', price: 60_000, quantityAvailable: 3},
    {selectedOptions: ['Eiche', 'groß'], sku: 'T-OAK-L', price: 70_000, quantityAvailable: 3},
    {selectedOptions: ['Esche', 'klein'], sku: 'T-ASH-S', price: 45_000, quantityAvailable: 2, image: 'b'},
    {
      selectedOptions: ['Esche', 'groß'],
      sku: 'T-ASH-L',
      price: 65_001,
      quantityAvailable: 0,
      continueSelling: true,
    },
  ],
  publishedAt: '2025-02-10T09:00:00Z',
});

const soldOut = product('unikat', both('Unikat', 'One-off'), {
  tags: ['unikat'],
  vendor: 'Werkstatt',
  variants: [standaloneVariant('ONCE', 99_900, {quantityAvailable: 0})],
});

const PRICES = Array.from({length: 2048}, (_, index) => 20_000 + index * 50);

/** The largest product that Shopify allows: a variant for each price. */
const configurator = product('regal', both('Regal nach Maß', 'Made-to-measure shelf'), {
  tags: ['konfigurator'],
  options: [
    {
      name: both('Preis', 'Price'),
      values: PRICES.map((price) => both((price / 100).toFixed(2), (price / 100).toFixed(2))),
    },
  ],
  variants: PRICES.map((price) => ({
    selectedOptions: [(price / 100).toFixed(2)],
    sku: `SHELF-${price}`,
    price,
    quantityAvailable: 0,
    continueSelling: true,
  })),
});

function createProject(number: number): MetaobjectRecord {
  return {
    type: 'projekte',
    handle: `projekt-${number}`,
    fields: {
      titel: {type: 'single_line_text_field', value: both(`Projekt ${number}`, `Project ${number}`)},
      jahr: {type: 'number_integer', value: String(2020 + number)},
      titelbild: {type: 'file_reference', references: [{kind: 'picture', name: 'a'}]},
      leistung: {
        type: 'metaobject_reference',
        references: [{kind: 'metaobject', type: 'leistungen', handle: 'ladenbau'}],
      },
      fehlend: {
        type: 'metaobject_reference',
        references: [{kind: 'metaobject', type: 'leistungen', handle: 'gone'}],
      },
      presse: {type: 'file_reference', references: [{kind: 'file', name: 'presse.zip'}]},
    },
  };
}

function policy(handle: string, title: Localized) {
  return {handle, title, body: both(`<p>${title.DE}</p>`, `<p>${title.EN}</p>`)};
}

/** A small store with one example of each case that the server handles. */
export const fixture: StoreContent = {
  shop: {
    name: 'Muster & Maß',
    description: both('Studio', 'Studio in English'),
    languages: ['DE', 'EN'],
    countryCode: 'DE',
    currencyCode: 'EUR',
    markets: [],
    acceptedCardBrands: ['VISA', 'MASTERCARD'],
    supportedDigitalWallets: ['APPLE_PAY'],
    vatPercent: 19,
    shipping: {flat: 4900, freeFrom: 150_000},
    isNew: false,
  },
  folders: {pictures: folder, files: folder},
  definitions: {metaobjects: [], metafields: []},
  pictures: [picture('a'), picture('b')],
  files: [{name: 'presse.zip', file: 'does-not-exist.zip', mimeType: 'application/zip'}],
  products: [stool, table, soldOut, configurator],
  collections: [
    {
      handle: 'alles',
      title: both('Alles', 'Everything'),
      descriptionHtml: both('<p>Alles</p>', '<p>Everything</p>'),
      image: 'a',
      products: ['tisch', 'hocker', 'unikat', 'gone'],
    },
    {
      handle: 'sitzen',
      title: both('Sitzen', 'Seating'),
      descriptionHtml: both('', ''),
      products: ['hocker'],
    },
  ],
  metaobjects: [
    {
      type: 'leistungen',
      handle: 'ladenbau',
      fields: {titel: {type: 'single_line_text_field', value: both('Ladenbau', 'Shop fitting')}},
    },
    ...[1, 2, 3, 4, 5].map(createProject),
  ],
  policies: [
    policy('privacy-policy', both('Datenschutz', 'Privacy')),
    policy('terms-of-service', both('AGB', 'Terms')),
  ],
  menus: [
    {
      handle: 'main-menu',
      title: both('Hauptmenü', 'Main menu'),
      items: [
        {title: both('Start', 'Home'), url: '/'},
        {title: both('Alles', 'Everything'), url: '/collections/alles'},
        {title: both('Anderswo', 'Elsewhere'), url: 'https://elsewhere.example/x'},
      ],
    },
  ],
  urlRedirects: [
    {path: '/impressum', target: '/imprint'},
    {path: '/alt', target: '/'},
  ],
  discounts: [
    {code: 'WERKSTATT10', kind: 'order', value: {percent: 10}},
    {code: 'EINRICHTUNG15', kind: 'order', value: {percent: 15}, minimum: {subtotal: 200_000}},
    {code: 'MESSE24', kind: 'order', value: {percent: 20}, endsAt: '2024-12-31T23:00:00Z'},
    {code: 'ZUKUNFT', kind: 'order', value: {percent: 20}, startsAt: '2099-01-01T00:00:00Z'},
    {code: 'FUENFZIG', kind: 'order', value: {amount: 5000}},
    {code: 'ZUDRITT', kind: 'order', value: {percent: 12.5}, minimum: {quantity: 3}},
    {code: 'TISCH100', kind: 'products', value: {amount: 10_000}, items: {products: ['tisch']}},
    {
      code: 'SITZEN20',
      kind: 'products',
      value: {percent: 20},
      items: {collections: ['sitzen']},
      minimum: {quantity: 2},
    },
    {code: 'JE7', kind: 'products', value: {amount: 700}, items: {products: ['hocker', 'regal']}, eachItem: true},
    {code: 'VERSANDFREI', kind: 'shipping', minimum: {subtotal: 20_000}},
    {
      code: 'HOCKERDAZU',
      kind: 'buyXGetY',
      buys: {products: ['tisch'], quantity: 1},
      gets: {products: ['hocker'], quantity: 1, percent: 100},
      usesPerOrder: 2,
    },
    {
      code: 'DREIFUERZWEI',
      kind: 'buyXGetY',
      buys: {products: ['hocker', 'tisch'], quantity: 2},
      gets: {products: ['hocker', 'tisch'], quantity: 1, percent: 50},
    },
    {code: 'AUFGEBRAUCHT', kind: 'order', value: {percent: 5}, usageLimit: 25, used: 25},
    {code: 'EINMAL', kind: 'order', value: {percent: 5}, oncePerCustomer: true},
  ],
  pages: [],
  blogs: [],
  giftCards: [],
};

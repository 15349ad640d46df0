import type {StoreContent} from './model';

const nowhere = import.meta.dirname;

/** A store with a name and no content, in German alone. */
export const emptyContent: StoreContent = {
  shop: {
    name: 'Demo store',
    description: {DE: '', EN: ''},
    domain: 'demo-store.example',
    languages: ['DE'],
    acceptedCardBrands: [],
    supportedDigitalWallets: [],
    vatPercent: 19,
    shipping: {flat: 0, freeFrom: 0},
  },
  folders: {pictures: nowhere, files: nowhere},
  definitions: {metaobjects: [], metafields: []},
  pictures: [],
  files: [],
  products: [],
  // Shopify puts an empty one into every new store.
  collections: [
    {
      handle: 'frontpage',
      title: {DE: 'Startseite', EN: 'Startseite'},
      descriptionHtml: {DE: '', EN: ''},
      products: [],
    },
  ],
  metaobjects: [],
  policies: [],
  menus: [],
  urlRedirects: [],
  discounts: [],
};

import {describe, expect, it, vi} from 'vitest';
import type {ChromeQuery} from 'storefrontapi.generated';
import {loadPrimaryDomain, loadChrome} from '~/chrome/chromeData';
import type {Language} from '~/i18n/language';
import {storeUnavailable} from '~/platform/errors';

const image = {url: 'https://cdn.shopify.com/a.jpg', altText: 'Theke', width: 1200, height: 800};
const project = (handle: string, year: number) => ({
  handle,
  jahr: {value: String(year)},
  titel: {value: handle.toUpperCase()},
  titelbild: {reference: {image}},
});

const shop: ChromeQuery['shop'] = {
  paymentSettings: {acceptedCardBrands: [], supportedDigitalWallets: []},
  termsOfService: {id: '1'},
  refundPolicy: {id: '2'},
  shippingPolicy: {id: '3'},
  primaryDomain: {url: 'https://studio.example'},
};

const empty: ChromeQuery = {
  shop,
  termsInfo: {nodes: [{id: '4'}]},
  projects: {nodes: [], pageInfo: {hasNextPage: false}},
  shopPages: {pageInfo: {hasNextPage: false}},
  services: {nodes: []},
  products: {nodes: []},
  workshop: {nodes: []},
  contact: {nodes: []},
  footer: {nodes: []},
  shopSettings: {nodes: []},
  announcements: {nodes: []},
};

type Context = Parameters<typeof loadChrome>[0];
const contextOf = (query: () => Promise<unknown>, language: Language = 'de') =>
  ({storefront: {query}, language}) as unknown as Context;

/** What header, menu and footer show of an answer of the store. */
async function chromeOf(answer: ChromeQuery, language?: Language) {
  const chrome = await loadChrome(contextOf(() => Promise.resolve(answer), language));
  if (!chrome) throw new Error('The answer could not be read');
  return chrome.data;
}

describe('header, menu and footer', () => {
  it('show the number of projects, and link the newest one', async () => {
    const nodes = [project('a', 2023), project('b', 2024)];
    const chrome = await chromeOf({...empty, projects: {...empty.projects, nodes}});
    expect(chrome.projectCount).toBe(2);
    expect(chrome.newestProject).toEqual({handle: 'b', title: 'B', cover: {...image, altText: ''}});
  });

  it('list products by name, in the order of the language', async () => {
    const nodes = ['Zarge', 'Ölbank', 'Tisch', 'ofen'].map((title) => ({handle: title, title}));
    const {products} = await chromeOf({...empty, products: {nodes}});
    expect(products.map(({title}) => title)).toEqual(['ofen', 'Ölbank', 'Tisch', 'Zarge']);
  });

  it('link social networks only at safe web addresses', async () => {
    const contact = {
      strasse: {value: 'Fugengasse 12'},
      ort: {value: '40221 Düsseldorf'},
      linked_in: {value: 'https://linkedin.example/studio'},
      instagram: {value: 'javascript:alert(1)'},
      threads: null,
      pinterest: {value: ' '},
    };
    const chrome = await chromeOf({...empty, contact: {nodes: [contact]}});
    expect(chrome.social).toEqual([{key: 'linked_in', name: 'LinkedIn', href: 'https://linkedin.example/studio'}]);
  });

  it('list each way to pay once, by its common name', async () => {
    const paymentSettings: ChromeQuery['shop']['paymentSettings'] = {
      acceptedCardBrands: ['VISA', 'AMERICAN_EXPRESS', 'JCB'],
      supportedDigitalWallets: ['ANDROID_PAY', 'GOOGLE_PAY', 'SHOPIFY_PAY'],
    };
    const chrome = await chromeOf({...empty, shop: {...shop, paymentSettings}});
    expect(chrome.payment).toBe('Visa, American Express, JCB, Google Pay, Shop Pay');
    const shopSettings = {nodes: [{weitere_zahlungsarten: {value: 'Vorkasse, Rechnung (Firmen, Vereine),'}}]};
    expect((await chromeOf({...empty, shopSettings})).payment).toBe('Vorkasse, Rechnung (Firmen, Vereine)');
    expect((await chromeOf(empty)).payment).toBe('');
  });

  it('do not link legal pages that the merchant has not written', async () => {
    expect((await chromeOf(empty)).missingPages).toEqual([]);
    const without = {...empty, shop: {...shop, refundPolicy: null}, termsInfo: {nodes: []}};
    expect((await chromeOf(without)).missingPages).toEqual(['termsInfo', 'refunds']);
  });

  it('are complete even if the store has no content', async () => {
    const withWorkshop = await chromeOf({...empty, workshop: {nodes: [{handle: 'werkstatt'}]}}, 'en');
    expect(withWorkshop.hasWorkshop).toBe(true);
    expect(await chromeOf(empty, 'en')).toMatchObject({hasWorkshop: false, footer: {text: ''}, announcements: []});
  });
});

describe('while the store fails, header, menu and footer', () => {
  it('are left out when it cannot be reached', async () => {
    expect(await loadChrome(contextOf(() => Promise.reject(storeUnavailable())))).toBeNull();
  });

  it('still know at which address the checkout is', async () => {
    expect(await loadPrimaryDomain(contextOf(() => Promise.resolve(empty)))).toBe('https://studio.example');
  });

  it('note an unexpected failure in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await loadChrome(contextOf(() => Promise.resolve({})))).toBeNull();
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

import {describe, expect, it, vi} from 'vitest';
import type {ChromeQuery} from 'storefrontapi.generated';
import {loadChromeData, toChromeData} from '~/chrome/chromeData';
import {storeUnavailable} from '~/platform/errors';

const image = {url: 'https://cdn.shopify.com/a.jpg', altText: 'Theke', width: 1200, height: 800};
const picture = {reference: {image}};
const project = (handle: string, jahr: string): ChromeQuery['projects']['nodes'][number] => ({
  handle,
  titel: {value: handle.toUpperCase()},
  jahr: {value: jahr},
  titelbild: picture,
});

const shop: ChromeQuery['shop'] = {
  paymentSettings: {acceptedCardBrands: [], supportedDigitalWallets: []},
  termsOfService: {id: '1'},
  refundPolicy: {id: '2'},
  shippingPolicy: {id: '3'},
};

const empty: ChromeQuery = {
  shop,
  termsInfo: {nodes: [{id: '4'}]},
  projects: {nodes: []},
  services: {nodes: []},
  products: {nodes: []},
  workshop: {nodes: []},
  contact: {nodes: []},
  footer: {nodes: []},
  announcements: {nodes: []},
};

describe('toChromeData', () => {
  it('sorts projects newest first, and keeps the store’s order within a year', () => {
    const nodes = [project('a', '2021'), project('b', '2024'), project('c', '2024')];
    const {projects} = toChromeData({...empty, projects: {nodes}}, 'de');
    expect(projects.map(({handle}) => handle)).toEqual(['b', 'c', 'a']);
    expect(projects[0]).toEqual({handle: 'b', title: 'B', cover: image});
  });

  it('sorts products by title, by the rules of the language', () => {
    const nodes = ['Zarge', 'Ölbank', 'Tisch', 'ofen'].map((title) => ({handle: title, title}));
    const {products} = toChromeData({...empty, products: {nodes}}, 'de');
    expect(products.map(({title}) => title)).toEqual(['ofen', 'Ölbank', 'Tisch', 'Zarge']);
  });

  it('takes only web URLs as social links', () => {
    const contact = {
      strasse: {value: 'Fugengasse 12'},
      ort: {value: '40221 Düsseldorf'},
      linked_in: {value: 'https://linkedin.example/studio'},
      instagram: {value: 'javascript:alert(1)'},
      threads: null,
      pinterest: {value: ' '},
    };
    const chrome = toChromeData({...empty, contact: {nodes: [contact]}}, 'de');
    expect(chrome.social).toEqual([{key: 'linked_in', name: 'LinkedIn', href: 'https://linkedin.example/studio'}]);
  });

  it('names the ways to pay as people know them, each once', () => {
    const paymentSettings: ChromeQuery['shop']['paymentSettings'] = {
      acceptedCardBrands: ['VISA', 'AMERICAN_EXPRESS', 'JCB'],
      supportedDigitalWallets: ['ANDROID_PAY', 'GOOGLE_PAY', 'SHOPIFY_PAY'],
    };
    const chrome = toChromeData({...empty, shop: {...shop, paymentSettings}}, 'de');
    expect(chrome.payment).toBe('Visa, American Express, JCB, Google Pay, Shop Pay');
  });

  it('names the pages whose text the store lacks', () => {
    expect(toChromeData(empty, 'de').missingPages).toEqual([]);
    const without = {...empty, shop: {...shop, refundPolicy: null}, termsInfo: {nodes: []}};
    expect(toChromeData(without, 'de').missingPages).toEqual(['termsInfo', 'refunds']);
  });

  it('says whether there is a workshop, and works without any content', () => {
    expect(toChromeData({...empty, workshop: {nodes: [{handle: 'werkstatt'}]}}, 'en').hasWorkshop).toBe(true);
    expect(toChromeData(empty, 'en')).toMatchObject({hasWorkshop: false, footer: {text: ''}, announcements: []});
  });
});

describe('loadChromeData', () => {
  type Storefront = Parameters<typeof loadChromeData>[0];
  const storefrontOf = (query: () => Promise<unknown>) => ({query}) as unknown as Storefront;

  it('gives nothing when the store is unreachable', async () => {
    expect(
      await loadChromeData(
        storefrontOf(() => Promise.reject(storeUnavailable())),
        'de',
      ),
    ).toBeNull();
  });

  it('asks the store once a request', async () => {
    const query = vi.fn(() => Promise.resolve(empty));
    const storefront = storefrontOf(query);
    const [first, second] = await Promise.all([loadChromeData(storefront, 'de'), loadChromeData(storefront, 'de')]);
    expect(first).toBe(second);
    expect(query).toHaveBeenCalledOnce();
  });

  it('logs an unexpected error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(
      await loadChromeData(
        storefrontOf(() => Promise.resolve({})),
        'de',
      ),
    ).toBeNull();
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

import {describe, expect, it, vi} from 'vitest';
import type {ChromeQuery} from 'storefrontapi.generated';
import {loadChrome, reshapeChrome} from '~/chrome/data';
import {storeUnavailable} from '~/platform/errors';

const image = {url: 'https://cdn.shopify.com/a.jpg', altText: 'Theke', width: 1200, height: 800};
const picture = {reference: {image}};
const project = (handle: string, jahr: string): ChromeQuery['projects']['nodes'][number] => ({
  handle,
  titel: {value: handle.toUpperCase()},
  jahr: {value: jahr},
  titelbild: picture,
});

const empty: ChromeQuery = {
  projects: {nodes: []},
  services: {nodes: []},
  products: {nodes: []},
  workshop: {nodes: []},
  contact: {nodes: []},
  footer: {nodes: []},
  announcements: {nodes: []},
};

describe('reshapeChrome', () => {
  it('sorts projects newest first, those of a year as the store does', () => {
    const nodes = [project('a', '2021'), project('b', '2024'), project('c', '2024')];
    const {projects} = reshapeChrome({...empty, projects: {nodes}}, 'de');
    expect(projects.map(({handle}) => handle)).toEqual(['b', 'c', 'a']);
    expect(projects[0]).toEqual({handle: 'b', title: 'B', cover: image});
  });

  it('sorts products by title as the language does', () => {
    const nodes = ['Zarge', 'Ölbank', 'Tisch', 'ofen'].map((title) => ({handle: title, title}));
    const {products} = reshapeChrome({...empty, products: {nodes}}, 'de');
    expect(products.map(({title}) => title)).toEqual(['ofen', 'Ölbank', 'Tisch', 'Zarge']);
  });

  it('offers web addresses as social links only', () => {
    const contact = {
      strasse: {value: 'Fugengasse 12'},
      ort: {value: '40221 Düsseldorf'},
      linked_in: {value: 'https://linkedin.example/studio'},
      instagram: {value: 'javascript:alert(1)'},
      threads: null,
      pinterest: {value: ' '},
    };
    const chrome = reshapeChrome({...empty, contact: {nodes: [contact]}}, 'de');
    expect(chrome.social).toEqual([{name: 'LinkedIn', href: 'https://linkedin.example/studio'}]);
  });

  it('knows whether there is a workshop, and stands without anything', () => {
    expect(reshapeChrome({...empty, workshop: {nodes: [{handle: 'werkstatt'}]}}, 'en').hasWorkshop).toBe(true);
    expect(reshapeChrome(empty, 'en')).toMatchObject({hasWorkshop: false, footer: {text: ''}, announcements: []});
  });
});

describe('loadChrome', () => {
  type Storefront = Parameters<typeof loadChrome>[0];
  const storefrontOf = (query: () => Promise<unknown>) => ({query}) as unknown as Storefront;

  it('gives nothing rather than fail when the store is unreachable', async () => {
    expect(
      await loadChrome(
        storefrontOf(() => Promise.reject(storeUnavailable())),
        'de',
      ),
    ).toBeNull();
  });

  it('logs what it did not expect', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(
      await loadChrome(
        storefrontOf(() => Promise.resolve({})),
        'de',
      ),
    ).toBeNull();
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});

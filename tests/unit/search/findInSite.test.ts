import type {SharedCache} from '~/platform/http/limit';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {bigContent} from '../../../measure/bigStore/content';
import {QueryCache} from '~/platform/cache/queryCache';
import {findInSite} from '~/search/findInSite.server';
import {toHitGroups} from '~/search/results';
import {loadStudio} from '../../support/studio';
import {contextFor} from '../cart/worker';

// Two products of the studio lack metafields.

let store: DemoStore;
/** Each test has a worker of its own. */
let queries: QueryCache;
const shared: SharedCache = {match: async () => undefined, put: async () => {}};
/** Each test is another client. */
let client = 0;
let options: Parameters<typeof findInSite>[2];

beforeAll(async () => {
  store = await startDemoStore({content: await loadStudio(), port: 0, seed: 'search', log: () => {}});
}, 60_000);
afterAll(() => store.close());
beforeEach(() => {
  queries = new QueryCache();
  const headers = new Headers({'Oxygen-Buyer-IP': `203.0.113.${(client += 1)}`});
  options = {headers, shared, projects: [], pages: []};
  return createControl(store.url).clearRequests();
});
afterEach(() => {
  vi.useRealTimers();
  return createControl(store.url).reset();
});

const operations = async () => (await createControl(store.url).requests()).map(({name}) => name);
const find = (query: string, language: 'de' | 'en' = 'de') =>
  findInSite(query, contextFor(store.url, language, undefined, queries), options);
const titles = async (query: string, language?: 'de' | 'en') =>
  (await find(query, language)).entries.map(({title}) => title);

describe('a search on the site', () => {
  it('asks the store once for the same words', async () => {
    await find('hocker');
    expect((await operations()).toSorted()).toEqual(['SearchContent', 'SearchProducts']);
    await createControl(store.url).clearRequests();
    await find('tisch');
    expect(await operations()).toEqual(['SearchProducts']);
    await find('Hocker');
    expect(await operations()).toEqual(['SearchProducts']);
    vi.useFakeTimers({now: Date.now() + 61_000, toFake: ['Date']});
    await find('hocker');
    expect((await operations()).toSorted()).toEqual(['SearchContent', 'SearchProducts', 'SearchProducts']);
  });

  it('finds products, services, questions and pages for towns in both languages', async () => {
    expect((await titles('hokcer'))[0]).toBe('Hocker Lot');
    expect(await titles('ladenbua')).toContain('Ladenbau');
    expect(await titles('erstgespraech')).toContain('Was kostet das Erstgespräch?');
    expect(await titles('tischler koln')).toContain('Tischler in Köln');
    expect((await titles('stolo', 'en'))[0]).toMatch(/stool/i);
    expect(await titles('consultation', 'en')).toContain('What does the first consultation cost?');
  });

  it('finds words that stand only in a description', async () => {
    const {entries, isPartial} = await find('wackelt');
    expect([isPartial, entries.map(({title}) => title)]).toEqual([false, ['Hocker Lot']]);
  });

  it('still finds something while the store fails, and says that it may be incomplete', async () => {
    await find('hocker');
    await createControl(store.url).addFault({operation: '*', kind: '500'});
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const {entries, isPartial} = await find('spiegel');
    log.mockRestore();
    expect([isPartial, entries.map(({title}) => title)]).toEqual([true, expect.arrayContaining(['Spiegel Mond'])]);
  });

  it('by one visitor cannot become so frequent that others are affected', async () => {
    await find('hocker');
    await createControl(store.url).clearRequests();
    const results = [];
    for (let number = 0; number < 70; number += 1) results.push(await find(`stueck${number}`));
    expect((await operations()).length).toBeLessThanOrEqual(60);
    expect(results.at(-1)?.isPartial).toBe(true);
    const other = {...options, headers: new Headers({'Oxygen-Buyer-IP': '10.9.9.9'})};
    expect((await findInSite('anderes', contextFor(store.url, 'de', undefined, queries), other)).isPartial).toBe(false);
  });

  it('shows each page once', async () => {
    const {entries} = await find('tisch');
    const paths = toHitGroups(entries, 'tisch', 100).flatMap(({hits}) => hits.map(({path}) => path));
    expect(paths).toEqual([...new Set(paths)]);
    expect(entries.length).toBeGreaterThan(paths.length);
  });
});

it('a search among 5,000 products and 2,000 projects is fast', {timeout: 120_000}, async () => {
  const big = await startDemoStore({content: await bigContent(5_000), port: 0, seed: 'big', log: () => {}});
  const projects = Array.from({length: 2_000}, (_, index) => ({
    handle: `projekt-${index}`,
    title: `Projekt ${index} ${index.toString(36).padStart(5, 'haus')}`,
    year: 2_000,
    town: 'Leipzig',
  }));
  const context = contextFor(big.url);
  const search = (query: string) => findInSite(query, context, {...options, projects});
  const {entries} = await search('produkt 4321');
  expect(entries.map(({path}) => path)).toContain('/product/produkt-4321');
  expect((await search('projket 77')).entries.map(({path}) => path)).toContain('/projects/projekt-77');
  await big.close();
});

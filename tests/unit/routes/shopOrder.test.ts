import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import type {Language} from '~/i18n/language';
import {loader, meta} from '~/routes/shop';
import {loadStudio} from '../../support/studio';
import {contextFor} from '../cart/worker';

let store: DemoStore;
beforeAll(async () => {
  store = await startDemoStore({content: await loadStudio(), port: 0, seed: 'order', log: () => {}});
});
afterAll(() => store.close());

function load(query: string, language: Language = 'de') {
  const request = new Request(`https://studio.example/shop${query}`);
  return loader({request, context: contextFor(store.url, language), params: {}} as unknown as LoaderFunctionArgs);
}

const titlesOf = async (query: string, language?: Language) =>
  (await load(query, language)).products.map(({title}) => title);

/** What the head says of a list: `robots`, and the canonical URL. */
async function headOf(query: string) {
  const data = await load(query);
  const tags = meta({data, location: {pathname: '/shop'}, matches: []} as unknown as Parameters<typeof meta>[0]) ?? [];
  const find = (key: string, value: string) => tags.find((tag) => (tag as Record<string, unknown>)[key] === value);
  return {robots: find('name', 'robots'), canonical: find('rel', 'canonical')};
}

describe('the order of the shop (rule 10.21)', () => {
  it.each(['?sort=price', '?kind=tische&sort=price', '?made=measure&sort=price'])(
    'with %s has the lowest price first',
    async (query) => {
      const prices = (await load(query)).products.map(({price}) => price);
      expect(prices.length).toBeGreaterThan(2);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    },
  );

  it.each(['de', 'en'] as const)('by name follows the language: %s', async (language) => {
    const titles = await titlesOf('?sort=name', language);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator(language).compare));
    expect(titles.toSorted()).toEqual((await titlesOf('', language)).toSorted());
  });

  it('is newest first in the whole shop, and as the merchant has set it in a collection', async () => {
    const all = await titlesOf('');
    for (const query of ['?sort=newest', '?sort=other']) expect(await titlesOf(query)).toEqual(all);
    const own = await titlesOf('?kind=tische');
    const newest = await titlesOf('?kind=tische&sort=newest');
    expect(newest.toSorted()).toEqual(own.toSorted());
    expect(newest).not.toEqual(own);
  });

  it('that a visitor has chosen is kept out of search engines', async () => {
    expect(await headOf('')).toEqual({
      robots: undefined,
      canonical: expect.objectContaining({href: '/shop'}) as unknown,
    });
    expect(await headOf('?sort=price')).toMatchObject({
      robots: {content: 'noindex'},
      canonical: {href: '/shop?sort=price'},
    });
    await expect(load('?sort=price&page=2')).rejects.toMatchObject({status: 404});
  });

  it('is asked of the store only once', async () => {
    const control = createControl(store.url);
    await control.clearRequests();
    await load('?sort=price');
    expect(await control.requests()).toHaveLength(1);
  });
});

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {loadChrome} from '~/chrome/chromeData';
import {sortByOrder} from '~/content/fields';
import {loader as about} from '~/routes/about';
import {loader as faq} from '~/routes/faq';
import {loader as home} from '~/routes/home';
import {loader as jobs} from '~/routes/jobs';
import {loader as projects} from '~/routes/projects';
import {loader as services} from '~/routes/services';
import {loadStudio} from '../../support/studio';
import {contextFor} from '../cart/worker';

describe('entries to which the merchant has given a number', () => {
  const entry = (handle: string, place?: string) => ({
    handle,
    reihenfolge: place === undefined ? null : {value: place},
  });

  test('are in the order of the numbers, and those without one follow', () => {
    const entries = [entry('a'), entry('b', '10'), entry('c', 'x'), entry('d', '9'), entry('e', '-1'), entry('f', '9')];
    expect(sortByOrder(entries).map(({handle}) => handle)).toEqual(['e', 'd', 'f', 'b', 'a', 'c']);
  });
});

let stores: DemoStore[] = [];
beforeAll(async () => {
  const content = await loadStudio();
  const reversedContent = {...content, metaobjects: content.metaobjects.toReversed()};
  const start = (storeContent: typeof content) =>
    startDemoStore({content: storeContent, port: 0, seed: 'order', log: () => {}});
  stores = await Promise.all([start(content), start(reversedContent)]);
});
afterAll(() => Promise.all(stores.map((store) => store.close())));

/** Every list of entries, as the pages of one store show them. */
async function lists(store: DemoStore, language: 'de' | 'en') {
  const context = contextFor(store.url, language);
  const args = {context, request: new Request('https://studio.example/'), params: {}} as unknown as LoaderFunctionArgs;
  const pageData = await Promise.all([about(args), faq(args), home(args), jobs(args), projects(args), services(args)]);
  const text = JSON.stringify([await loadChrome(context), ...pageData]);
  // What is edited last differs, too.
  return JSON.parse(text.replaceAll(store.url, ''), (key, value: unknown) =>
    key === 'updatedAt' ? null : value,
  ) as unknown;
}

test.each(['de', 'en'] as const)(
  'a list has the same order, whenever its entries were written (%s)',
  async (language) => {
    const [original, reversed] = await Promise.all(stores.map((store) => lists(store, language)));
    expect(reversed).toEqual(original);
  },
);

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {loader as about} from '~/routes/about';
import {loader as faq} from '~/routes/faq';
import {loader as jobs} from '~/routes/jobs';
import {loader as press} from '~/routes/press';
import {loader as services} from '~/routes/services';
import {bigContent} from '../../../measure/bigStore/content';
import {contextFor} from '../cart/worker';

const size = 560;
let store: DemoStore;

beforeAll(async () => {
  store = await startDemoStore({content: await bigContent(size), port: 0, seed: 'lists', log: () => {}});
}, 60_000);
afterAll(() => store.close());
beforeEach(() => createControl(store.url).clearRequests());

const argsFor = (path: string) =>
  ({
    context: contextFor(store.url),
    request: new Request(`https://studio.example${path}`),
    params: {},
  }) as unknown as LoaderFunctionArgs;

/** What the frame of every page asks, too: /about shows the newest of its projects. */
const frameOperations = ['Chrome', 'MoreProjects'];

const operations = async () =>
  (await createControl(store.url).requests()).map(({name}) => name).filter((name) => !frameOperations.includes(name));

const lists = {
  '/faq': async (path: string) => {
    const {questions, listPage} = await faq(argsFor(path));
    return {names: questions.map(({question}) => question), page: listPage};
  },
  '/services': async (path: string) => {
    const {services: list, listPage} = await services(argsFor(path));
    return {names: list.map(({title}) => title), page: listPage};
  },
  '/jobs': async (path: string) => {
    const {jobs: list, listPage} = await jobs(argsFor(path));
    return {names: list.map(({title}) => title), page: listPage};
  },
  '/press': async (path: string) => {
    const {articles, listPage} = (await press(argsFor(path))).data;
    return {names: articles?.map(({title}) => title) ?? [], page: listPage};
  },
  '/about': async (path: string) => {
    const {team, listPage} = await about(argsFor(path));
    return {names: team.map(({name}) => name), page: listPage};
  },
};

/** Pages, entries on each, entries on the last, and the questions to the store for the third or last page. */
const cases = [
  ['/faq', 6, 100, 60, ['EntryCursors', 'Faq']],
  ['/services', 6, 100, 60, ['EntryCursors', 'Services']],
  ['/jobs', 28, 20, 20, ['EntryCursors', 'Jobs']],
  ['/press', 2, 100, 28, ['Press']],
  ['/about', 7, 20, 8, ['About']],
] as const;

describe.each(cases)('the list of %s', (path, pages, entries, last, questions) => {
  it('shows every entry, on one of its pages', async () => {
    const allNames = new Set<string>();
    for (let number = 1; number <= pages; number += 1) {
      const {names, page} = await lists[path](number === 1 ? path : `${path}?page=${number}`);
      expect(names).toHaveLength(number === pages ? last : entries);
      expect(page).toMatchObject({
        number,
        previous: number === 1 ? undefined : number === 2 ? path : `${path}?page=${number - 1}`,
        next: number === pages ? undefined : `${path}?page=${number + 1}`,
      });
      for (const name of names) allNames.add(name);
    }
    expect(allNames.size).toBe((pages - 1) * entries + last);
  });

  it('takes at most two requests to the store', async () => {
    await lists[path](`${path}?page=${Math.min(3, pages)}`);
    expect(await operations()).toEqual(questions);
    await createControl(store.url).clearRequests();
    await lists[path](path);
    expect(await operations()).toEqual(questions.slice(-1));
  });

  it.each([pages + 1, pages + 2, 0, 1, 'x', 101])('has no page %s', async (number) => {
    const status = await lists[path](`${path}?page=${number}`).then(
      () => 200,
      (error: unknown) => (error as Response).status,
    );
    expect(status).toBe(404);
  });
});

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {loader as about} from '~/routes/about';
import {loader as faq} from '~/routes/faq';
import {loader as jobs} from '~/routes/jobs';
import {loader as press} from '~/routes/press';
import {loader as services} from '~/routes/services';
import {bigContent} from '../../../measure/bigStore/content';
import {contextFor} from '../cart/worker';

const size = 250;
let store: DemoStore;

beforeAll(async () => {
  store = await startDemoStore({content: await bigContent(size), port: 0, seed: 'lists', log: () => {}});
}, 60_000);
afterAll(() => store.close());
beforeEach(() => createControl(store.url).clearRequests());

const args = (path: string) =>
  ({
    context: contextFor(store.url),
    request: new Request(`https://studio.example${path}`),
    params: {},
  }) as unknown as LoaderFunctionArgs;

/** What the frame of every page asks, too: /about shows the newest of its projects. */
const frameOperations = ['Chrome', 'MoreProjects'];

const operations = async () =>
  (await createControl(store.url).requests()).map(({name}) => name).filter((name) => !frameOperations.includes(name));

/** What each list shows, and how many entries it has: Shopify allows 128 references in a field. */
const lists = [
  ['/faq', 250, 'Faq', async () => (await faq(args('/faq'))).questions.map(({question}) => question)],
  ['/services', 250, 'Services', async () => (await services(args('/services'))).services.map(({title}) => title)],
  ['/jobs', 250, 'Jobs', async () => (await jobs(args('/jobs'))).jobs.map(({title}) => title)],
  ['/press', 128, 'Press', async () => (await press(args('/press'))).data.articles?.map(({title}) => title) ?? []],
  ['/about', 128, 'About', async () => (await about(args('/about'))).team.map(({name}) => name)],
] as const;

it.each(lists)(
  'the list of %s shows all of %i entries, with one request to the store',
  async (_, count, name, load) => {
    const names = await load();
    expect(names).toHaveLength(count);
    expect(new Set(names).size).toBe(count);
    expect(await operations()).toEqual([name]);
  },
);

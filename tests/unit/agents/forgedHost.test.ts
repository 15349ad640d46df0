import {startDemoStore, type DemoStore} from 'demo-store';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {loader as agentsLoader} from '~/routes/agents-md';
import {loader as indexLoader} from '~/routes/llms-txt';
import {loadStudio} from '../../support/studio';
import {contextFor} from '../cart/worker';

let store: DemoStore;

beforeAll(async () => {
  store = await startDemoStore({content: await loadStudio(), port: 0, seed: 'forged', log: () => {}});
}, 60_000);
afterAll(() => store.close());

it.each([
  ['/llms.txt', indexLoader],
  ['/agents.md', agentsLoader],
])('%s never leads to another website, even if a request pretends to be for one', async (path, loader) => {
  const read = async (origin: string) => {
    const context = {...contextFor(store.url), origin};
    const answer = await loader({context, request: new Request(`https://forged.example${path}`), params: {}});
    return answer.text();
  };
  expect(await read('')).not.toContain('forged.example');
  expect(await read('')).toMatch(/[( ]\/(en\/)?[\w-]+(\.md|\.txt|\/)/);
  expect(await read('https://studio.example')).toMatch(/https:\/\/studio\.example\/[\w-]+/);
});

import {startDemoStore, type DemoStore} from 'demo-store';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {planVersion} from 'joinery/plan/plan';
import {configurationId} from '~/configurator/piece/configurationId.server';
import {sheetPath} from '~/configurator/piece/piecePath';
import {loader} from '~/routes/sheet';
import {loadStudio} from '../../support/studio';
import {contextFor} from '../cart/worker';
import {configurationOf, piece} from './plans';

let store: DemoStore;

beforeAll(async () => {
  store = await startDemoStore({content: await loadStudio(), port: 0, seed: 'order', log: () => {}});
});
afterAll(() => store.close());

const secret = 'a secret of the configuration';
const handle = 'konfigurator-tisch';
const configuration = configurationOf(piece(handle), 187, 83);

async function pagesOf(path: string) {
  const context = contextFor(store.url);
  const {sheet} = await loader({
    context: {...context, config: {...context.config, CONFIGURATION_SECRET: secret}},
    request: new Request(`https://studio.example${path}`),
    params: {handle, configuration: '187x83-b98a56'},
  });
  return sheet.workshop?.pages ?? null;
}

test('the workshop’s drawings and lists exist only for a confirmed order (rule 19.3)', async () => {
  const order = {price: 100_000, plan: planVersion};
  const id = await configurationId({handle, configuration, ...order}, secret);
  expect(await pagesOf(sheetPath(handle, configuration, {id, ...order}))).toContain('Zuschnittliste');
  expect(await pagesOf(sheetPath(handle, configuration, {id, ...order, price: 1}))).toBeNull();
  expect(await pagesOf(sheetPath(handle, configuration))).toBeNull();
});

import {startDemoStore, type DemoStore} from 'demo-store';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {loader} from '~/routes/sheet';
import {loadStudio} from '../../support/studio';
import {contextFor} from '../cart/worker';

let store: DemoStore;

beforeAll(async () => {
  store = await startDemoStore({content: await loadStudio(), port: 0, seed: 'sheet', log: () => {}});
});
afterAll(() => store.close());

const path = '/sheet/konfigurator-tisch/200x90-b98a56';

/** The models that the sheet of a table offers. */
async function modelsOf(settings: {SITE_PASSWORD?: string}) {
  const context = contextFor(store.url);
  const {sheet} = await loader({
    context: {...context, origin: 'https://studio.example', config: {...context.config, ...settings}},
    request: new Request(`https://studio.example${path}`),
    params: {handle: 'konfigurator-tisch', configuration: '200x90-b98a56'},
  });
  return sheet.models;
}

test('a drawing sheet offers 3D models, but not on a site with a password (rule 19.4)', async () => {
  expect(await modelsOf({SITE_PASSWORD: undefined})).toEqual({glb: `${path}/model.glb`, usdz: `${path}/model.usdz`});
  expect(await modelsOf({SITE_PASSWORD: 'Eiche'})).toBeNull();
});

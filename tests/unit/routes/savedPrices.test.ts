import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {maxSavedPieces} from '~/configurator/sheet/saved/savedPieces';
import {loader} from '~/routes/api.prices';
import {loadStudio} from '../../support/studio';
import {tablePrice} from '../../support/tablePrice';
import {contextFor} from '../cart/worker';

let store: DemoStore;
beforeAll(async () => {
  store = await startDemoStore({content: await loadStudio(), port: 0, seed: 'prices', log: () => {}});
});
afterAll(() => store.close());

const piece = (length: number) => `/sheet/konfigurator-tisch/${length}x90-b98a56`;

async function pricesOf(paths: string[]): Promise<unknown> {
  const query = new URLSearchParams(paths.map((path) => ['piece', path]));
  const request = new Request(`https://studio.example/api/prices?${query}`);
  const answer = await loader({request, context: contextFor(store.url), params: {}} as unknown as LoaderFunctionArgs);
  return answer.json();
}

test('a saved piece is shown with today’s price, and one that is not made any more as such', async () => {
  const other = ['/sheet/nix/200x90-b98a56', '/sheet/hocker-lot/200x90-b98a56', '/cart', '__proto__', ''];
  const gone = other.slice(0, maxSavedPieces - 2);
  expect(await pricesOf([piece(200), piece(9999), ...gone])).toEqual({
    [piece(200)]: tablePrice(200, 90),
    // Its product's page shows the nearest. A link without a product, or with a path of no sheet, leads nowhere.
    [piece(9999)]: 'nearestOffered',
    ...Object.fromEntries(gone.map((path) => [path, 'notOffered'])),
  });
});

test('nobody can ask for the prices of more saved pieces than a device keeps', async () => {
  const paths = Array.from({length: 50}, (_, index) => piece(150 + index));
  expect(Object.keys((await pricesOf(paths)) as object)).toEqual(paths.slice(0, maxSavedPieces));
  expect(await pricesOf([])).toEqual({});
});

import {startDemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import type {StoreContent} from 'demo-store/model';
import {fixture} from 'demo-store/testing/fixture';
import {afterAll, beforeEach} from 'vitest';
import {answerCartForm} from '~/cart/worker/cartRoutes.server';
import type {Language} from '~/i18n/language';
import {ask as askStore} from './configured';
import {contextFor, variantIdOf as variantIdAt, Visitor} from './worker';

/** Starts a demo store for the tests of a file. Each of them has the store as at its start, and a new visitor with an empty cart. */
export async function startCartStore(content: StoreContent, seed: string) {
  const store = await startDemoStore({content, port: 0, seed});
  afterAll(() => store.close());
  const {url} = store;
  const control = createControl(url);
  const visitor = new Visitor();
  beforeEach(async () => {
    visitor.startOver();
    await control.reset();
  });

  const context = (language?: Language) => contextFor(url, language);
  const variantIdOf = (handle: string, title: string) => variantIdAt(url, handle, title);
  /** One request of the browser's queue to the cart; with fields a form. */
  const ask = (fields?: Record<string, string>, language?: Language) => askStore(url, visitor, fields, language);
  const add = (variant: string, quantity = 1) => ask({intent: 'add', variant, quantity: String(quantity)});
  /** Posts a form of the cart's page, as a browser does without JavaScript. */
  const post = async (fields: Record<string, string>, language?: Language) => {
    const answer = await answerCartForm(visitor.request('/cart', fields), context(language));
    visitor.receive(new Headers('headers' in answer ? answer.headers : answer.init?.headers));
    return answer;
  };
  return {url, control, visitor, context, variantIdOf, ask, add, post};
}

/** The same with the demo store's fixture, and with its variants that the tests buy. */
export async function startFixtureStore(seed: string) {
  const store = await startCartStore(fixture, seed);
  const [stool, table, soldOut, toOrder] = await Promise.all([
    // 10 in stock at 129.00 €.
    store.variantIdOf('hocker', 'Default Title'),
    // 3 in stock at 600.00 €.
    store.variantIdOf('tisch', 'Eiche / mittel'),
    store.variantIdOf('tisch', 'Eiche / klein'),
    // None in stock, but sold all the same, at 650.01 €.
    store.variantIdOf('tisch', 'Esche / groß'),
  ]);
  return {...store, stool, table, soldOut, toOrder};
}

import {afterAll, beforeAll, expect} from 'vitest';
import type {PartialContent} from '../content';
import {startDemoStore, type DemoStore} from '../server';
import {createClient, type Client} from '../testing/client';
import {fixture} from '../testing/fixture';

/** Runs a store of its own for the tests of a file. Without a seed it has the real time. */
export function useStore(
  content: PartialContent = fixture,
  {seed}: {seed?: string} = {seed: 'tests'},
): {client: Client} {
  const used = {} as {client: Client};
  let store: DemoStore | undefined;
  beforeAll(async () => {
    store = await startDemoStore({port: 0, content, seed});
    used.client = createClient(store.url);
  });
  afterAll(() => store?.close());
  return used;
}

/** A function that reads fields of a product by its handle. */
export function productOf(used: {client: Client}) {
  return async <Data>(handle: string, selection: string, context = ''): Promise<Data> => {
    const query = `query ${context} { product(handle: "${handle}") { ${selection} } }`;
    const {data, errors} = await used.client.query<{product: Data}>(query);
    expect(errors).toBeUndefined();
    return data.product;
  };
}

import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {CartProvider} from '~/cart/browser/CartProvider';
import {families} from 'joinery/families/families';
import {MadeToMeasure} from '~/product/MadeToMeasure';
import {loader} from '~/routes/product';
import {loadStudio} from '../../support/studio';
import {allowFallbackLog} from '../../support/allowFallbackLog';
import {renderSite} from '../../support/remixSite';
import {contextFor} from '../cart/worker';
import {madeToMeasure} from '../configurator/plans';

const origin = 'https://studio.example';
let store: DemoStore;

allowFallbackLog();
beforeAll(async () => {
  store = await startDemoStore({content: await loadStudio(), port: 0, seed: 'madeToMeasure', log: () => {}});
});
afterAll(() => store.close());

function load(handle: string) {
  const context = {...contextFor(store.url), origin};
  const request = new Request(`${origin}/product/${handle}`);
  return loader({context, request, params: {handle}} as unknown as LoaderFunctionArgs);
}

test('the log names the product and its missing setting when its page is rendered', async () => {
  await load('sitzbank-nach-mass');
  const message = /^Product sitzbank-nach-mass: missing or malformed, a fallback is used: farben\.$/;
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringMatching(message)]]);
});

test.each(madeToMeasure)(
  'the page of $handle makes the plan of its piece once, so that a step of a slider is fast',
  async ({handle}) => {
    const {product, offer, delivery} = await load(handle);
    if (!offer?.construction) throw new Error(`${handle} has no construction`);
    const createParts = vi.spyOn(families[offer.construction.type], 'createParts');
    const markup = renderSite(() => (
      <CartProvider>
        <MadeToMeasure product={product} offer={offer} delivery={delivery} />
      </CartProvider>
    ));
    expect(markup).toContain('data-view');
    expect(createParts).toHaveBeenCalledTimes(1);
  },
);

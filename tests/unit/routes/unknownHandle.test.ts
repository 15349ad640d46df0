import type {AppLoadContext, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {fixture} from 'demo-store/testing/fixture';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {loader as landing} from '~/routes/landing';
import {loader as product} from '~/routes/product';
import {loader as project} from '~/routes/project';
import {loader as service} from '~/routes/service';
import {contextFor} from '../cart/worker';

let store: DemoStore;
beforeAll(async () => (store = await startDemoStore({port: 0, content: fixture, seed: 'handles'})));
afterAll(() => store.close());

test.each([
  ['Landing', landing],
  ['Product', product],
  ['Project', project],
  ['Service', service],
])(
  'an entry that is new in the store is found at once, even if somebody has asked for it before (%s)',
  async (operation, loader) => {
    const load = (handle: string, context: AppLoadContext) =>
      loader({
        context,
        request: new Request(`https://studio.example/x/${handle}`),
        params: {handle},
      } as unknown as LoaderFunctionArgs).catch((error: unknown) => error);
    const languages = ['de', 'en', 'de'] as const;
    for (const language of languages) {
      expect(await load(`${operation.toLowerCase()}-ohne-eintrag`, contextFor(store.url, language))).toMatchObject({
        status: 404,
      });
      expect(await load('wp-login.php', contextFor(store.url, language))).toMatchObject({status: 404});
    }
    const names = (await createControl(store.url).requests()).map(({name}) => name);
    expect(names.filter((name) => name === operation)).toHaveLength(languages.length);
  },
);

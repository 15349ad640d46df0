import {afterEach, beforeEach, expect, it} from 'vitest';
import type {StoreContent} from 'demo-store/model';
import type {DemoStore} from 'demo-store';
import {createAdminClient} from 'demo-store/testing/adminClient';
import {createClient} from 'demo-store/testing/client';
import {loadStudio} from '../../../support/studio';
import {changes, runSetUp, smallContent, startEmpty} from '../../../support/stores';

const RUN_MS = 120_000;

const studio = await loadStudio();
let store: DemoStore;

const palette = (name: string) => JSON.stringify([{name, value: '#b98a56', multiplier: 1.185}]);

/** The studio's content with the names of colours in two JSON texts, one of them the translation of the other. */
function contentWith(german: string): StoreContent {
  const content = structuredClone(smallContent(studio));
  for (const metafield of content.products.flatMap(({metafields}) => metafields))
    if (metafield.key === 'farben') metafield.field = {type: 'json', value: {DE: palette(german), EN: palette('Oak')}};
  return content;
}

beforeEach(async () => {
  store = await startEmpty();
});
afterEach(() => store.close());

const untranslatable =
  "! The store can't translate the value of metafield individueller-schrank/farben into English. The API takes no translation";

const UPDATE_DEFINITION = `mutation ($id: ID!, $definition: MetaobjectDefinitionUpdateInput!) {
  metaobjectDefinitionUpdate(id: $id, definition: $definition) { userErrors { message } }
}`;

it(
  'store:setup names a text that the store cannot translate, unless the merchant has changed it',
  {timeout: RUN_MS},
  async () => {
    const content = contentWith('Eiche');
    const plan = await runSetUp(store, content, {dryRun: true});
    expect(plan.printed, 'nobody knows before the store has it').not.toContain("can't translate");

    const first = await runSetUp(store, content);
    expect(first.printed.split(untranslatable)).toHaveLength(2);
    expect(first.printed).toContain('What begins with "!" above is left to you.');
    expect(first.done).toBe(false);

    await createClient(store.url).control.clearRequests();
    const second = await runSetUp(store, content);
    expect(second.printed.split(untranslatable)).toHaveLength(2);
    expect(second.done).toBe(false);
    expect(await changes(store)).toEqual([]);

    // The store's text is not that of the content any more.
    const third = await runSetUp(store, contentWith('Ahorn'));
    expect(third.printed).not.toContain("can't translate");
    expect(third.done).toBe(true);
  },
);

it(
  'store:setup names entries that the store does not list as translatable, all of a kind at once',
  {timeout: RUN_MS},
  async () => {
    const content = smallContent(studio);
    await runSetUp(store, content);
    const admin = createAdminClient(store.url);
    const {data} = await admin<{metaobjectDefinitionByType: {id: string}}>(
      '{ metaobjectDefinitionByType(type: "faq") { id } }',
    );
    const {id} = data.metaobjectDefinitionByType;
    await admin(UPDATE_DEFINITION, {id, definition: {capabilities: {translatable: {enabled: false}}}});
    const names = content.metaobjects.filter(({type}) => type === 'faq').map(({handle}) => `faq/${handle}`);
    const unlisted = `! The store can't translate any text of metaobject ${names.join(', ')} into English.`;
    expect((await runSetUp(store, content)).printed).toContain(unlisted);
    expect((await runSetUp(store, content)).printed).not.toContain(unlisted);
  },
);

import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import type {DemoStore} from 'demo-store';
import type {StoreContent} from 'demo-store/model';
import {createAdminClient} from 'demo-store/testing/adminClient';
import {createClient} from 'demo-store/testing/client';
import {loadStudio} from '../../../support/studio';
import type {Admin} from '../../../../tools/store/admin';
import {planDefinitions} from '../../../../tools/store/definitions';
import {Ids} from '../../../../tools/store/plan';
import {findsEach} from '../../../support/plantedFaults';
import {
  mostMadeToMeasure,
  runSetUp,
  smallContent,
  startEmpty,
  loadGoodContent,
  withoutProducts,
} from '../../../support/stores';

/** The types whose pages show drafts, as the routes name them. */
const types = ['project', 'service', 'landing'].map(
  (route) =>
    /fragment: '\w+', type: '(\w+)'/.exec(
      readFileSync(new URL(`../../../../app/routes/${route}.tsx`, import.meta.url), 'utf8'),
    )?.[1] ?? '',
);

let content: StoreContent;
beforeAll(async () => {
  content = smallContent(await loadStudio());
});

const definitionOf = (type: string) => content.definitions.metaobjects.filter((ours) => ours.type === type);

/** The types of a store whose entries may be drafts. */
async function typesWithDrafts({url}: DemoStore): Promise<string[]> {
  type Found = {metaobjectDefinitions: {nodes: {type: string; capabilities: {publishable: {enabled: boolean}}}[]}};
  const {data} = await createAdminClient(url)<Found>(
    '{ metaobjectDefinitions(first: 50) { nodes { type capabilities { publishable { enabled } } } } }',
  );
  const found = data.metaobjectDefinitions.nodes.filter(({capabilities}) => capabilities.publishable.enabled);
  return found.map(({type}) => type).toSorted();
}

describe('store:setup', () => {
  it('lets the merchant prepare unpublished entries only where there is a preview', {timeout: 120_000}, async () => {
    const store = await startEmpty();
    await runSetUp(store, content, {withContent: false});
    expect(await typesWithDrafts(store)).toEqual(types.toSorted());
    await store.close();
  });

  it('leaves every entry visible when it introduces drafts', {timeout: 120_000}, async () => {
    const store = await startEmpty();
    const admin = createAdminClient(store.url);
    const fieldDefinitions = [{key: 'titel', type: 'single_line_text_field'}];
    await admin(
      `mutation ($definition: MetaobjectDefinitionCreateInput!) {
        metaobjectDefinitionCreate(definition: $definition) { userErrors { message } }
      }`,
      {definition: {type: 'landingpage', fieldDefinitions, access: {storefront: 'PUBLIC_READ'}}},
    );
    await admin(
      `mutation ($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
        metaobjectUpsert(handle: $handle, metaobject: $metaobject) { userErrors { message } }
      }`,
      {handle: {type: 'landingpage', handle: 'ort'}, metaobject: {fields: [{key: 'titel', value: 'Ort'}]}},
    );
    await runSetUp(store, content, {withContent: false});
    expect(await typesWithDrafts(store)).toEqual(types.toSorted());
    const {data} = await createClient(store.url).query<{metaobject: {handle: string}}>(
      '{ metaobject(handle: {type: "landingpage", handle: "ort"}) { handle } }',
    );
    expect(data.metaobject.handle).toBe('ort');
    expect((await runSetUp(store, content, {withContent: false, dryRun: true})).printed).not.toContain('landingpage');
    await store.close();
  });

  it('publishes every existing entry when it introduces drafts', async () => {
    const changed: object[] = [];
    const stored = {
      ...{id: 'gid://1', type: 'projekte', access: {storefront: 'PUBLIC_READ'}},
      capabilities: {translatable: {enabled: true}, publishable: {enabled: false}},
      fieldDefinitions: definitionOf('projekte')[0]?.fields.map(({key, type}) => ({key, type: {name: type}})),
    };
    const admin = {
      queryAll: (operation: string) =>
        Promise.resolve(operation.includes('metaobjectDefinitions') ? [stored] : [{handle: 'alt'}]),
      mutate: (_: string, variables: object) => Promise.resolve(changed.push(variables)),
    } as unknown as Admin;
    const definitions = {...content.definitions, metaobjects: definitionOf('projekte')};
    const setup = {admin, definitions, ids: new Ids(), typesWithDrafts: new Set<string>()};
    for (const task of (await planDefinitions(setup)).tasks) await task.run();
    expect(changed).toEqual([
      {id: 'gid://1', definition: {capabilities: {publishable: {enabled: true}}, fieldDefinitions: []}},
      {handle: {type: 'projekte', handle: 'alt'}, metaobject: {capabilities: {publishable: {status: 'ACTIVE'}}}},
    ]);
  });
});

describe('store:check of unpublished entries', () => {
  let good: StoreContent;
  beforeAll(async () => {
    good = withoutProducts(await loadGoodContent(), mostMadeToMeasure);
  });

  findsEach(
    () => good,
    [
      [
        'a type whose entries cannot be drafts',
        {
          content: ({definitions}) =>
            definitions.metaobjects.forEach((found) => void (found.publishable = found.type !== 'leistungen')),
        },
        /Entries of leistungen can't be drafts/,
      ],
    ],
  );
});

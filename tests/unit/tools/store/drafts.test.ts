import {readFileSync} from 'node:fs';
import {beforeAll, describe, expect, it} from 'vitest';
import type {DemoStore} from 'demo-store';
import type {StoreContent} from 'demo-store/model';
import {adminClientOf} from 'demo-store/testing/adminClient';
import {clientOf} from 'demo-store/testing/client';
import {loadContent} from '../../../../studio/load';
import type {Admin} from '../../../../tools/store/admin';
import {planDefinitions} from '../../../../tools/store/definitions';
import {Ids, type Setup} from '../../../../tools/store/plan';
import {problemsWith, type Fault} from '../../../support/plantedFaults';
import {runSetUp, smallContent, startEmpty, withoutBroken} from '../../../support/stores';

/** The types whose pages show drafts, as the routes name them. */
const types = ['project', 'service', 'landing'].map(
  (route) =>
    /fragment: '\w+', type: '(\w+)'/.exec(
      readFileSync(new URL(`../../../../app/routes/${route}.tsx`, import.meta.url), 'utf8'),
    )?.[1] ?? '',
);

let content: StoreContent;
beforeAll(async () => {
  content = smallContent(await loadContent());
});

const definitionOf = (type: string) => content.definitions.metaobjects.filter((ours) => ours.type === type);

/** The types of a store whose entries may be drafts. */
async function typesWithDrafts({url}: DemoStore): Promise<string[]> {
  type Found = {metaobjectDefinitions: {nodes: {type: string; capabilities: {publishable: {enabled: boolean}}}[]}};
  const {data} = await adminClientOf(url)<Found>(
    '{ metaobjectDefinitions(first: 50) { nodes { type capabilities { publishable { enabled } } } } }',
  );
  const found = data.metaobjectDefinitions.nodes.filter(({capabilities}) => capabilities.publishable.enabled);
  return found.map(({type}) => type).toSorted();
}

describe('set-up', () => {
  it('allows drafts of what has a preview, and of nothing else', {timeout: 120_000}, async () => {
    const store = await startEmpty();
    await runSetUp(store, content, {withContent: false});
    expect(await typesWithDrafts(store)).toEqual(types.toSorted());
    await store.close();
  });

  it('allows them where the type is there already, and its entries are still shown', {timeout: 120_000}, async () => {
    const store = await startEmpty();
    const admin = adminClientOf(store.url);
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
    const {data} = await clientOf(store.url).query<{metaobject: {handle: string}}>(
      '{ metaobject(handle: {type: "landingpage", handle: "ort"}) { handle } }',
    );
    expect(data.metaobject.handle).toBe('ort');
    expect((await runSetUp(store, content, {withContent: false, dryRun: true})).printed).not.toContain('landingpage');
    await store.close();
  });

  it('publishes every entry of a type that begins to have drafts, whatever the store makes of them', async () => {
    const changed: object[] = [];
    const stored = {
      ...{id: 'gid://1', type: 'projekte', access: {storefront: 'PUBLIC_READ'}},
      capabilities: {translatable: {enabled: true}, publishable: {enabled: false}},
      fieldDefinitions: definitionOf('projekte')[0]?.fields.map(({key, type}) => ({key, type: {name: type}})),
    };
    const admin = {
      all: (operation: string) =>
        Promise.resolve(operation.includes('metaobjectDefinitions') ? [stored] : [{handle: 'alt'}]),
      mutate: (_: string, variables: object) => Promise.resolve(changed.push(variables)),
    } as unknown as Admin;
    const setup: Setup = {
      ...{admin, overwrite: false, ids: new Ids(), withDrafts: new Set()},
      content: {...content, definitions: {...content.definitions, metaobjects: definitionOf('projekte')}},
    };
    for (const task of (await planDefinitions(setup)).tasks) await task.run();
    expect(changed).toEqual([
      {id: 'gid://1', definition: {capabilities: {publishable: {enabled: true}}, fieldDefinitions: []}},
      {handle: {type: 'projekte', handle: 'alt'}, metaobject: {capabilities: {publishable: {status: 'ACTIVE'}}}},
    ]);
  });
});

describe('the check', () => {
  const scopes = ['read_metaobjects', 'read_files', 'read_translations'];
  let good: StoreContent;
  beforeAll(async () => {
    good = withoutBroken(await loadContent());
  });

  it.each<[name: string, fault: Fault, problem: RegExp]>([
    [
      'a type whose entries can be no drafts',
      {
        content: ({definitions}) =>
          definitions.metaobjects.forEach((found) => void (found.publishable = found.type !== 'leistungen')),
      },
      /Entries of leistungen can't be drafts/,
    ],
    [
      'a wrong token for drafts',
      {env: {PRIVATE_ADMIN_PREVIEW_TOKEN: 'shpat_wrong'}},
      /doesn't know PRIVATE_ADMIN_PREVIEW_TOKEN/,
    ],
    ...scopes.map((scope): [string, Fault, RegExp] => [
      `a token for drafts without ${scope}`,
      {control: (store) => store.setAdmin({scopes: scopes.filter((granted) => granted !== scope)}), admin: {}},
      new RegExp(`PRIVATE_ADMIN_PREVIEW_TOKEN lacks the scope ${scope}\\.`),
    ]),
  ])('finds %s', async (_, fault, problem) => {
    const findings = await problemsWith(good, fault);
    expect(findings.map((finding) => finding.problem)).toEqual([expect.stringMatching(problem)]);
  });

  it('asks nothing of a token for drafts that is not set', async () => {
    const fault: Fault = {
      admin: {},
      control: (store) => store.setAdmin({scopes: []}),
      env: {PRIVATE_ADMIN_PREVIEW_TOKEN: ''},
    };
    expect(await problemsWith(good, fault)).toEqual([]);
  });
});

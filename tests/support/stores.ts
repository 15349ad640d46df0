import {readFileSync} from 'node:fs';
import type {StoreContent} from 'demo-store/model';
import {startDemoStore, type DemoStore} from 'demo-store';
import {emptyContent} from 'demo-store/empty';
import {adminEnv} from 'demo-store/env';
import {clientOf} from 'demo-store/testing/client';
import {connectAdmin} from '../../tools/store/admin';
import {setUp, type SetupOptions} from '../../tools/store/setup';

const silent = {port: 0, seed: 'set-up', log: () => {}};

/** An empty demo store, such as a merchant begins with. */
export const startEmpty = () => startDemoStore({...silent, content: emptyContent});

export const startWith = (content: StoreContent) => startDemoStore({...silent, content});

/** Runs set-up as `npm run store:setup -- --yes` does. The answer is what it has printed and whether all is done. */
export async function runSetUp(
  store: Pick<DemoStore, 'url'>,
  content: StoreContent,
  change: Partial<SetupOptions> = {},
) {
  const options = {withContent: true, overwrite: false, dryRun: false, ...change};
  let printed = '';
  const talk = {
    print: (text: string) => void (printed += text),
    confirm: () => Promise.resolve(true),
    progress: () => {},
  };
  const admin = await connectAdmin(store.url, adminEnv, {waitMs: 1});
  const done = await setUp(admin, content, options, talk);
  return {printed, done};
}

/** Names of the mutations that a store has carried out since its log was cleared. */
export async function changes(store: DemoStore): Promise<string[]> {
  const requests = await clientOf(store.url).control.requests();
  const reading =
    /^(SetUp(Shop|Languages|Channels|Definitions|Metafields|Products|Variants|Collections|Redirects|Files|FileStatus|Location|Entries|Policies|Menus|Texts|Webhooks))$/;
  return requests.map(({name}) => name).filter((name) => !reading.test(name));
}

/** Every operation of the site, from the generated types: their keys are the complete documents. */
export function siteOperations(): {name: string; document: string}[] {
  const generated = readFileSync(new URL('../../storefrontapi.generated.d.ts', import.meta.url), 'utf8');
  return [...generated.matchAll(/^ {2}("#graphql.*"): \{return/gm)].map(([, key = '']) => {
    const document = JSON.parse(key) as string;
    return {document, name: /(?:query|mutation) (\w+)/.exec(document)?.[1] ?? ''};
  });
}

/** A small part of the studio's content with one of each kind of thing that set-up makes. */
export function smallContent(content: StoreContent): StoreContent {
  const products = content.products.filter(({handle}) => ['individueller-schrank', 'hocker-lot'].includes(handle));
  const collections = content.collections.slice(0, 2).map(({image: _image, ...collection}) => ({
    ...collection,
    products: ['hocker-lot'],
  }));
  const used = new Set([
    ...products.flatMap(({images}) => images),
    'team-1',
    'team-2',
    'team-3',
    'team-4',
    'team-5',
    'team-6',
    'studio-1',
  ]);
  const metaobjects = content.metaobjects.filter(({type}) => ['about', 'team', 'faq'].includes(type));
  const references = metaobjects.flatMap(({fields}) =>
    Object.values(fields).flatMap((field) => ('references' in field ? field.references : [])),
  );
  for (const reference of references) if (reference.kind === 'picture') used.add(reference.name);
  return {
    ...content,
    products,
    collections,
    pictures: content.pictures.filter(({name}) => used.has(name)),
    files: [],
    metaobjects,
    menus: content.menus.slice(0, 1),
    policies: content.policies.slice(0, 1),
    urlRedirects: content.urlRedirects.slice(0, 1),
  };
}

/** Text that is no JSON can't be kept in a field of JSON; the studio has one such product. */
export function withoutBroken(content: StoreContent): StoreContent {
  const isBroken = /^(farben|laengen|breiten|preisformel)$/;
  const products = content.products.map((product) => ({
    ...product,
    metafields: product.metafields.filter(({key, field}) => !(isBroken.test(key) && field.type !== 'json')),
  }));
  return {...content, products};
}

import {readFileSync} from 'node:fs';
import type {FieldRecord, ReferenceRecord, StoreContent} from 'demo-store/model';
import {startDemoStore, type DemoStore} from 'demo-store';
import {emptyContent, newStoreContent} from 'demo-store/empty';
import {adminEnv} from 'demo-store/env';
import {createClient} from 'demo-store/testing/client';
import {brand} from '~/brand';
import {loadStudio} from './studio';
import {connectAdmin} from '../../tools/store/admin';
import {withOrderPages} from '../../tools/store/content/orderPages';
import {setUp, type SetupOptions} from '../../tools/store/setup';

const silent = {port: 0, seed: 'set-up', log: () => {}};

const withName = (content: StoreContent): StoreContent => ({...content, shop: {...content.shop, name: brand.name}});

/** An empty demo store: its name alone is set. */
export const startEmpty = () => startDemoStore({...silent, content: withName(emptyContent)});

/** A store as Shopify creates one for a merchant, who has given it its name. */
export const merchantsNewStore = withName(newStoreContent);

export const startNew = () => startWith(merchantsNewStore);

export const startWith = (content: StoreContent) => startDemoStore({...silent, content});

/** The site that descriptions of made-to-measure products name. */
export const studioSite = 'https://studio.example';

/** Runs set-up as `npm run store:setup -- --yes` does. The answer is what it has printed and whether all is done. */
export async function runSetUp(
  store: Pick<DemoStore, 'url'>,
  content: StoreContent,
  change: Partial<SetupOptions> = {},
) {
  const options = {withContent: true, overwrite: false, dryRun: false, site: studioSite, ...change};
  let printed = '';
  const terminal = {
    print: (text: string) => void (printed += text),
    confirm: () => Promise.resolve(true),
    showProgress: () => {},
  };
  const admin = await connectAdmin(store.url, adminEnv, {second: 1});
  const done = await setUp(admin, content, options, terminal);
  return {printed, done};
}

/** Names of the mutations that a store has carried out since its log was cleared. */
export async function changes(store: DemoStore): Promise<string[]> {
  const requests = await createClient(store.url).control.requests();
  const reading =
    /^(SetUp(Scopes|Shop|Languages|Channels|Definitions|Metafields|Products|Variants|Collections|Redirects|Files|FileStatus|Location|Entries|Policies|Menus|Texts|Webhooks))$/;
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
function withoutBroken(content: StoreContent): StoreContent {
  const isBroken = /^(farben|laengen|breiten|preisformel)$/;
  const products = content.products.map((product) => ({
    ...product,
    metafields: product.metafields.filter(({key, field}) => !(isBroken.test(key) && field.type !== 'json')),
  }));
  return {...content, products};
}

/** The studio's content as set-up makes it in a store: a check finds nothing wrong with it. */
export const loadGoodContent = async () => withOrderPages(withoutBroken(await loadStudio()), studioSite);

/** Most of the studio's pieces made to measure. To compute all of their prices takes longer than the rest of a check. */
export const mostMadeToMeasure = [
  'konfigurator-tisch',
  'schreibtisch-nach-mass',
  'sideboard-nach-mass',
  'sitzbank-nach-mass',
  'tischplatte-nach-mass',
];

/** The content as it would be without some products, and without what names them. */
export function withoutProducts(content: StoreContent, handles: readonly string[]): StoreContent {
  const remains = (reference: ReferenceRecord) => reference.kind !== 'product' || !handles.includes(reference.handle);
  const fieldOf = (field: FieldRecord): FieldRecord =>
    'references' in field ? {...field, references: field.references.filter(remains)} : field;
  return {
    ...content,
    products: content.products.filter(({handle}) => !handles.includes(handle)),
    collections: content.collections.map((collection) => ({
      ...collection,
      products: collection.products.filter((handle) => !handles.includes(handle)),
    })),
    metaobjects: content.metaobjects.map((entry) => ({
      ...entry,
      fields: Object.fromEntries(Object.entries(entry.fields).map(([key, field]) => [key, fieldOf(field)])),
    })),
    urlRedirects: content.urlRedirects.filter(({target}) => !handles.includes(target.split('/').at(-1) ?? '')),
  };
}

import type {DefinitionRecords} from 'demo-store/model';
import {toCollections} from '~/product/shopFilter';
import type {Admin} from '../admin';
import {readCollections} from '../content/collections';
import {planDefinitions} from '../definitions';
import {planMetafields} from '../metafields';
import {Ids} from '../plan';
import {planPublication, planUnpublication, readProducts, type Publishable} from '../products';
import {missingScopes} from '../scopes';
import {readPublications} from '../shop';
import {findings, findingsOf, type Finding} from './finding';

async function checkChannel(admin: Admin): Promise<Finding[]> {
  const publications = await readPublications(admin);
  if (publications.storefront.length === 0) {
    const problem = 'The store has no channel for a storefront.';
    const fix = 'Install the Hydrogen or the Headless channel from the Shopify App Store.';
    return [{check: 'products', problem, fix}];
  }
  const setup = {admin, ids: new Ids()};
  const hidden = (kind: 'product' | 'collection', found: readonly Publishable[]) =>
    planPublication(setup, kind, publications.storefront, found).tasks.map(({name}) => name);
  const all = await readProducts(admin);
  const products = hidden('product', all);
  const elsewhere = planUnpublication(setup, publications, all).tasks.map(({name}) => name);
  const stored = await readCollections(admin);
  const inShop = toCollections(stored).map(({handle}) => handle);
  const collections = hidden(
    'collection',
    stored.filter(({handle}) => inShop.includes(handle)),
  );
  return [
    ...findings('products', [
      {
        isWrong: products.length > 0,
        problem: `Not on the storefront's channel: ${products.join(', ')}.`,
        fix: 'Run npm run store:setup, or publish them in the admin.',
      },
      {
        isWrong: elsewhere.length > 0,
        problem: `Made-to-measure products on other channels, which sell them without their measures: ${elsewhere.join(', ')}.`,
        fix: 'Run npm run store:setup: it takes them off. Or do so in the admin: the product › Publishing.',
      },
    ]),
    ...findings('collections', [
      {
        isWrong: collections.length > 0,
        problem: `Collections that are not on the storefront's channel: ${collections.join(', ')}.`,
        fix: 'Publish them in the admin: Products › Collections › the collection › Publishing.',
      },
    ]),
  ];
}

/** What the check itself reads; what else set-up needs is named with the tokens. */
const neededScopes = ['read_metaobject_definitions', 'read_products', 'read_publications'];

/** What only the Admin API tells: what set-up would define, and what the storefront doesn't see. */
export async function checkAdmin(
  {admin, scopes}: {admin: Admin; scopes: string[]},
  definitions: DefinitionRecords,
): Promise<Finding[]> {
  if (missingScopes(neededScopes, scopes).length > 0) return [];
  const setup = {admin, definitions, ids: new Ids(), withDrafts: new Set<string>()};
  return [
    ...findingsOf('definitions', await planDefinitions(setup)),
    ...findingsOf('definitions', await planMetafields(setup)),
    ...(await checkChannel(admin)),
  ];
}

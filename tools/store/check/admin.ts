import type {DefinitionRecords} from 'demo-store/model';
import {toCollections} from '~/product/shopFilter';
import type {Admin} from '../admin';
import {readCollections} from '../content/collections';
import {planDefinitions} from '../definitions';
import {planMetafields} from '../metafields';
import {Ids} from '../plan';
import {planPublication, planUnpublication, readProducts, type Publishable} from '../products';
import {findMissingScopes} from '../scopes';
import {addedTaxes, readPublications} from '../shop';
import {selectFindings, toFindings, type Finding} from './finding';

async function checkChannel(admin: Admin): Promise<Finding[]> {
  const publications = await readPublications(admin);
  if (publications.storefront.length === 0) {
    const problem = 'The store has no channel for a storefront.';
    const fix = 'Install the Hydrogen or the Headless channel from the Shopify App Store.';
    return [{check: 'products', problem, fix}];
  }
  const setup = {admin, ids: new Ids()};
  const findHidden = (kind: 'product' | 'collection', objects: readonly Publishable[]) =>
    planPublication(setup, kind, publications.storefront, objects).tasks.map(({name}) => name);
  const products = await readProducts(admin);
  const hiddenProducts = findHidden('product', products);
  const onOtherChannels = planUnpublication(setup, publications, products).tasks.map(({name}) => name);
  const collections = await readCollections(admin);
  const shopHandles = toCollections(collections).map(({handle}) => handle);
  const hiddenCollections = findHidden(
    'collection',
    collections.filter(({handle}) => shopHandles.includes(handle)),
  );
  return [
    ...selectFindings('products', [
      {
        isWrong: hiddenProducts.length > 0,
        problem: `Not on the storefront's channel: ${hiddenProducts.join(', ')}.`,
        fix: 'Run npm run store:setup, or publish them in the admin.',
      },
      {
        isWrong: onOtherChannels.length > 0,
        problem: `Made-to-measure products on other channels, which sell them without their measures: ${onOtherChannels.join(', ')}.`,
        fix: 'Run npm run store:setup: it takes them off. Or do so in the admin: the product › Publishing.',
      },
    ]),
    ...selectFindings('collections', [
      {
        isWrong: hiddenCollections.length > 0,
        problem: `Collections that are not on the storefront's channel: ${hiddenCollections.join(', ')}.`,
        fix: 'Publish them in the admin: Products › Collections › the collection › Publishing.',
      },
    ]),
  ];
}

async function checkTaxes(admin: Admin): Promise<Finding[]> {
  const {shop} = await admin.query<{shop: {taxesIncluded: boolean}}>('query CheckTaxes { shop { taxesIncluded } }');
  return selectFindings('taxes', [{isWrong: !shop.taxesIncluded, ...addedTaxes}]);
}

/** The check itself needs these scopes. `tryTokens` reports the others that set-up needs. */
const neededScopes = ['read_metaobject_definitions', 'read_products', 'read_publications'];

/** Reports what the Storefront API doesn't show: missing definitions, and products that are on the wrong channels. */
export async function checkAdmin(
  {admin, scopes}: {admin: Admin; scopes: string[]},
  definitions: DefinitionRecords,
): Promise<Finding[]> {
  if (findMissingScopes(neededScopes, scopes).length > 0) return [];
  const setup = {admin, definitions, ids: new Ids(), typesWithDrafts: new Set<string>()};
  return [
    ...toFindings('definitions', await planDefinitions(setup)),
    ...toFindings('definitions', await planMetafields(setup)),
    ...(await checkChannel(admin)),
    ...(await checkTaxes(admin)),
  ];
}

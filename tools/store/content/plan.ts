import type {StoreContent} from 'demo-store/model';
import type {Section, Setup} from '../plan';
import type {Shop} from '../shop';
import {planCollections} from './collections';
import {planEntries} from './entries';
import {planFiles} from './files';
import {planMenus} from './menus';
import {planNewProducts} from './newProducts';
import {planPolicies} from './policies';

/** The content that the store lacks, in an order in which each part finds what it names. */
export async function planContent(setup: Setup, shop: Shop, toCome: StoreContent['products']): Promise<Section[]> {
  return [
    await planFiles(setup),
    await planNewProducts(setup, toCome),
    ...(await planCollections(setup, shop)),
    await planEntries(setup),
    await planPolicies(setup),
    await planMenus(setup),
  ];
}

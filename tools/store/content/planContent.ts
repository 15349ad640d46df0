import type {Section, Setup} from '../plan';
import type {Shop} from '../shop';
import {planCollections} from './collections';
import {planEntries} from './entries';
import {planFiles} from './files';
import {planMenus, planRedirects} from './navigation';
import {planNewProducts} from './newProducts';
import {planPolicies} from './policies';

/** Plans the content that the store lacks. Each part comes after the parts that it refers to. */
export async function planContent(setup: Setup, shop: Shop): Promise<Section[]> {
  return [
    await planFiles(setup),
    await planNewProducts(setup),
    ...(await planCollections(setup, shop)),
    await planEntries(setup),
    await planPolicies(setup),
    await planMenus(setup),
    await planRedirects(setup),
  ];
}

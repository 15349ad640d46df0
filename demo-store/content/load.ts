import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {StoreContent} from '../model';
import {readMetaobjects} from './loader/metaobjects';
import {ContentError, type Problems} from './loader/problems';
import {readProducts} from './loader/products';
import {checkReferences} from './loader/references';
import {readPictures, readPolicies, readShop, readShopLists} from './loader/shop';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Everything that the demo store holds, read from the YAML files of `folder` and checked against the content model.
 * Throws one `ContentError` that names every problem with its file and field.
 */
export async function loadContent(folder = here, pictureFolder = join(folder, '../pictures')): Promise<StoreContent> {
  const problems: Problems = [];
  const [shop, placed, products, policies, lists, pictures] = await Promise.all([
    readShop(folder, problems),
    readMetaobjects(folder, problems),
    readProducts(folder, problems),
    readPolicies(folder, problems),
    readShopLists(folder, problems),
    readPictures(pictureFolder, problems),
  ]);
  const content = {metaobjects: placed.map(({record}) => record), products, policies, pictures, ...lists};
  checkReferences(placed, content, problems);
  if (problems.length > 0 || !shop) throw new ContentError(problems.sort());
  return {shop, ...content};
}

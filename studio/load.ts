import path from 'node:path';
import type {StoreContent} from 'demo-store/model';
import {definitions} from './contentModel';
import {readMetaobjects} from './loader/metaobjects';
import {ContentError, type ContentProblems} from './loader/problems';
import {readProducts} from './loader/products';
import {checkReferences} from './loader/references';
import {readPictures, readPolicies, readShop, readShopLists} from './loader/shop';

const here = path.join(import.meta.dirname, 'content');

/**
 * Everything that the studio's store holds, read from the YAML files of `folder` and checked against the content model;
 * pictures and files are in the folders beside it.
 * Drafts are left out unless they are asked for: no storefront shows them, and no real store is set up with them.
 * Throws one `ContentError` that names every problem with its file and field.
 */
export async function loadContent(folder = here, {drafts = false} = {}): Promise<StoreContent> {
  const folders = {
    pictures: path.join(folder, '../pictures'),
    files: path.join(folder, '../files'),
    renditions: path.join(here, '../../.cache/renditions'),
  };
  const problems: ContentProblems = [];
  const [shop, placed, products, policies, lists, pictures] = await Promise.all([
    readShop(folder, problems),
    readMetaobjects(folder, problems),
    readProducts(folder, problems),
    readPolicies(folder, problems),
    readShopLists(folder, problems),
    readPictures(folders.pictures, problems),
  ]);
  const content = {definitions, metaobjects: placed.map(({record}) => record), products, policies, pictures, ...lists};
  checkReferences(placed, content, problems);
  if (problems.length > 0 || !shop) throw new ContentError(problems.sort());
  const metaobjects = content.metaobjects.filter(({draft}) => drafts || !draft);
  return {shop, folders, ...content, metaobjects};
}

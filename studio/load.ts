import path from 'node:path';
import type {StoreContent} from 'demo-store/model';
import {definitions} from './contentModel';
import {readMetaobjects} from './loader/metaobjects';
import {ContentError, type ContentProblems} from './loader/problems';
import {readProducts} from './loader/products';
import {checkReferences} from './loader/references';
import {readPictures, readPolicies, readShop, readShopLists} from './loader/shop';

const contentFolder = path.join(import.meta.dirname, 'content');

/**
 * Reads everything that the studio's store holds from the YAML files of `folder`, and checks it against the content model.
 * Pictures and files are in folders beside `folder`. Drafts are left out unless `drafts` is set: no storefront shows them, and no
 * real store is set up with them.
 * @throws ContentError that names every problem with its file and field
 */
export async function loadContent(folder = contentFolder, {drafts = false} = {}): Promise<StoreContent> {
  const folders = {
    pictures: path.join(folder, '../pictures'),
    files: path.join(folder, '../files'),
    renditions: path.join(contentFolder, '../../.cache/renditions'),
  };
  const problems: ContentProblems = [];
  const [shop, placedMetaobjects, products, policies, lists, pictures] = await Promise.all([
    readShop(folder, problems),
    readMetaobjects(folder, problems),
    readProducts(folder, problems),
    readPolicies(folder, problems),
    readShopLists(folder, problems),
    readPictures(folders.pictures, problems),
  ]);
  const otherContent = {products, policies, pictures, ...lists, pages: [], blogs: [], giftCards: []};
  const content = {definitions, metaobjects: placedMetaobjects.map(({record}) => record), ...otherContent};
  checkReferences(placedMetaobjects, content, problems);
  if (problems.length > 0 || !shop) throw new ContentError(problems.sort());
  const metaobjects = content.metaobjects.filter(({draft}) => drafts || !draft);
  return {shop, folders, ...content, metaobjects};
}

import type {Context} from '../context';
import {updatedAtOf} from '../times';
import {publishedCollections} from './collection';

const PAGE_SIZE = 250;

function entriesOf(type: string, context: Context): object[] {
  const {store, language} = context;
  const {catalogue, inventory} = store;
  switch (type) {
    case 'PRODUCT':
      return catalogue.products
        .filter((product) => inventory.isPublished(product))
        .map(({record}) => ({
          __typename: 'SitemapResource',
          handle: record.handle,
          title: record.title[language],
          updatedAt: record.publishedAt,
          image: null,
        }));
    case 'COLLECTION':
      return publishedCollections(context).map(({record, position}) => ({
        __typename: 'SitemapResource',
        handle: record.handle,
        title: record.title[language],
        updatedAt: updatedAtOf(position),
        image: null,
      }));
    case 'METAOBJECT':
      return catalogue.metaobjects
        .filter((metaobject) => inventory.isPublished(metaobject))
        .map(({record, position}) => ({
          __typename: 'SitemapResourceMetaobject',
          handle: record.handle,
          type: record.type,
          onlineStoreUrlHandle: null,
          updatedAt: updatedAtOf(position),
        }));
    default:
      return [];
  }
}

/** The pages of one kind for a sitemap, 250 a page, pages counted from 1. */
export function sitemap(type: string, context: Context) {
  const entries = entriesOf(type, context);
  return {
    pagesCount: {count: Math.ceil(entries.length / PAGE_SIZE), precision: 'EXACT'},
    resources: ({page}: {page: number}) => ({
      hasNextPage: page * PAGE_SIZE < entries.length,
      items: entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    }),
  };
}

import type {Localized} from '../../model';
import type {Context} from '../context';
import {toUpdatedAt} from '../times';
import {publishedCollections} from './collection';

const PAGE_SIZE = 250;

function toResources(
  entries: readonly {record: {handle: string; title: Localized}; position: number}[],
  {language}: Context,
): object[] {
  return entries.map(({record, position}) => ({
    __typename: 'SitemapResource',
    handle: record.handle,
    title: record.title[language],
    updatedAt: toUpdatedAt(position),
    image: null,
  }));
}

/** Only metaobjects of types with pages in the online store. */
function listMetaobjectPages({store}: Context): object[] {
  const {catalogue, content, inventory} = store;
  const urlHandleByType = new Map(
    content.definitions.metaobjects.map(({type, onlineStore}) => [type, onlineStore?.urlHandle]),
  );
  return catalogue.metaobjects
    .filter((metaobject) => urlHandleByType.get(metaobject.record.type) && inventory.isPublished(metaobject))
    .map(({record, position}) => ({
      __typename: 'SitemapResourceMetaobject',
      handle: record.handle,
      type: record.type,
      onlineStoreUrlHandle: urlHandleByType.get(record.type),
      updatedAt: toUpdatedAt(position),
    }));
}

function listEntries(type: string, context: Context): object[] {
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
      return toResources(publishedCollections(context), context);
    case 'PAGE':
      return toResources(catalogue.pages, context);
    case 'BLOG':
      return toResources(catalogue.blogs, context);
    case 'ARTICLE':
      return catalogue.articles.map(({record, blog}) => ({
        __typename: 'SitemapResource',
        handle: `${blog.record.handle}/${record.handle}`,
        title: record.title[language],
        updatedAt: record.publishedAt,
        image: null,
      }));
    case 'METAOBJECT':
      return listMetaobjectPages(context);
    default:
      return [];
  }
}

/** The URLs of one type, 250 a page. The first page is 1. */
export function sitemap(type: string, context: Context) {
  const entries = listEntries(type, context);
  return {
    pagesCount: {count: Math.ceil(entries.length / PAGE_SIZE), precision: 'EXACT'},
    resources: ({page}: {page: number}) => ({
      hasNextPage: page * PAGE_SIZE < entries.length,
      items: entries.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    }),
  };
}

import type {Menu} from '../../catalogue/entities';
import type {MenuItemRecord} from '../../model';
import {gid} from '../../store/ids';
import type {Context, Resolvers} from '../context';
import {primaryOrigin} from '../domains';

const RESOURCE_TYPES: Record<string, string> = {
  products: 'PRODUCT',
  collections: 'COLLECTION',
  policies: 'SHOP_POLICY',
  pages: 'PAGE',
  blogs: 'BLOG',
};

const TYPES_BY_PATH: Record<string, string> = {'/': 'FRONTPAGE', '/search': 'SEARCH'};
const LIST_TYPES: Record<string, string> = {products: 'CATALOG', collections: 'COLLECTIONS'};

/** The type of the link to a path of the shop, and the published object at that path. */
function menuResource({store}: Context, path: string) {
  const [, segment = '', handle = '', articleHandle] = path.split('/');
  const type = RESOURCE_TYPES[segment];
  if (!type) return {type: TYPES_BY_PATH[path] ?? 'HTTP', resource: null};
  if (handle === '') return {type: LIST_TYPES[segment] ?? 'HTTP', resource: null};
  const {catalogue} = store;
  if (segment === 'collections' && handle === 'all') return {type: 'CATALOG', resource: null};
  const lists = {
    products: catalogue.products,
    collections: catalogue.collections,
    policies: catalogue.policies,
    pages: catalogue.pages,
    blogs: catalogue.blogs,
  };
  const entity = lists[segment as keyof typeof lists].find(({record}) => record.handle === handle);
  const resource =
    articleHandle && entity?.__typename === 'Blog'
      ? entity.articles.find(({record}) => record.handle === articleHandle)
      : entity;
  if (!resource) return {type: 'HTTP', resource: null};
  const isPublished = store.inventory.isPublished(resource);
  return {type: articleHandle ? 'ARTICLE' : type, resource: isPublished ? resource : null};
}

/** The id of a menu item, made of its parent and its position in the list. */
export function menuItemId(parent: string, position: number): string {
  return gid('MenuItem', `${parent}/${position}`);
}

/** The absolute URL of a menu item and the resource at that URL. */
export function menuLink(context: Context, address: string) {
  const shopOrigin = primaryOrigin(context);
  const url = new URL(address, shopOrigin);
  if (url.origin !== shopOrigin) return {url: url.href, type: 'HTTP', resource: null};
  return {url: url.href, ...menuResource(context, url.pathname)};
}

const countItems = (items: readonly MenuItemRecord[]): number =>
  items.reduce((sum, {items: children = []}) => sum + 1 + countItems(children), 0);

function listItems(items: readonly MenuItemRecord[], parent: string, context: Context): object[] {
  return items.map(({title, url, items: children = []}, position) => {
    const link = menuLink(context, url);
    return {
      id: menuItemId(parent, position),
      title: title[context.language],
      tags: [],
      items: listItems(children, `${parent}/${position}`, context),
      ...link,
      resourceId: link.resource?.id ?? null,
    };
  });
}

export const menu: Resolvers<Menu> = {
  handle: ({record}) => record.handle,
  title: ({record}, _, {language}) => record.title[language],
  itemsCount: ({record}) => countItems(record.items),
  items: ({record}, _, context) => listItems(record.items, record.handle, context),
};

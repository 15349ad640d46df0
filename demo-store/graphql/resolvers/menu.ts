import type {Menu} from '../../catalogue/entities';
import type {MenuRecord} from '../../model';
import {gid} from '../../store/ids';
import type {Context, Resolvers} from '../context';

const RESOURCE_TYPES: Record<string, string> = {
  products: 'PRODUCT',
  collections: 'COLLECTION',
  policies: 'SHOP_POLICY',
};

function menuResource({store}: Context, path: string) {
  const [, segment = '', handle = ''] = path.split('/');
  const type = RESOURCE_TYPES[segment];
  if (!type) return {type: path === '/' ? 'FRONTPAGE' : 'HTTP', resource: null};
  if (handle === '') return {type: segment === 'collections' ? 'COLLECTIONS' : 'CATALOG', resource: null};
  const {catalogue} = store;
  const resource =
    segment === 'products'
      ? catalogue.productByHandle.get(handle)
      : segment === 'collections'
        ? catalogue.collectionByHandle.get(handle)
        : catalogue.policies.find((candidate) => candidate.record.handle === handle);
  const isShown = resource && store.inventory.isPublished(resource);
  return {type: resource ? type : 'HTTP', resource: isShown ? resource : null};
}

/** Id of an item of a menu. */
export function menuItemId({handle}: MenuRecord, position: number): string {
  return gid('MenuItem', `${handle}/${position}`);
}

/** Where a link of a menu leads: its absolute URL, and what of the store is there. */
export function menuLink(context: Context, address: string) {
  const home = `https://${context.store.content.shop.domain}`;
  const url = new URL(address, home);
  const target = url.origin === home ? menuResource(context, url.pathname) : {type: 'HTTP', resource: null};
  return {url: url.href, ...target};
}

export const menu: Resolvers<Menu> = {
  handle: ({record}) => record.handle,
  title: ({record}, _, {language}) => record.title[language],
  itemsCount: ({record}) => record.items.length,
  items: ({record}, _, context) =>
    record.items.map((item, position) => {
      const link = menuLink(context, item.url);
      return {
        id: menuItemId(record, position),
        title: item.title[context.language],
        tags: [],
        items: [],
        ...link,
        resourceId: link.resource?.id ?? null,
      };
    }),
};

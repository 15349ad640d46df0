import type {Menu} from '../../catalogue/entities';
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
  return {type: resource ? type : 'HTTP', resource: resource ?? null};
}

export const menu: Resolvers<Menu> = {
  handle: ({record}) => record.handle,
  title: ({record}, _, {language}) => record.title[language],
  itemsCount: ({record}) => record.items.length,
  items: ({record}, _, context) => {
    const home = `https://${context.store.catalogue.content.shop.domain}`;
    return record.items.map((item, position) => {
      const url = new URL(item.url, home);
      const target = url.origin === home ? menuResource(context, url.pathname) : {type: 'HTTP', resource: null};
      return {
        id: gid('MenuItem', `${record.handle}/${position}`),
        title: item.title[context.language],
        url: url.href,
        tags: [],
        items: [],
        ...target,
        resourceId: target.resource?.id ?? null,
      };
    });
  },
};

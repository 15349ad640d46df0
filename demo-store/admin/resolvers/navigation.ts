import type {Menu} from '../../catalogue/entities';
import {isDefaultMenu} from '../../catalogue/menus';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import {menuLink, menuItemId} from '../../graphql/resolvers/menu';
import type {MenuRecord} from '../../model';
import {userError} from '../errors';
import {inGerman} from '../fieldValues';

interface ItemInput {
  title: string;
  type: string;
  url?: string | null;
  items?: unknown[] | null;
}

interface MenuInput {
  title: string;
  items: ItemInput[];
}

interface MenuItem {
  menu: Menu;
  position: number;
}

/** The items of the input as the content keeps them; the demo store has links by URL, one level deep. */
function readItems(items: readonly ItemInput[], before: MenuRecord['items']) {
  const wrong = items.findIndex(({type, url, items: inner}) => type !== 'HTTP' || !url || inner?.length);
  if (wrong >= 0) return {problem: userError(`items.${wrong}`, 'NOT_FOUND', 'The demo store has links by URL alone.')};
  return items.map(({title, url}, at) => {
    const known = before[at];
    return {url: url ?? '', title: inGerman(known?.title.DE === title ? known.title : undefined, title)};
  });
}

function keepMenu(handle: string, {title, items}: MenuInput, {store}: Context) {
  const {menus} = store.content;
  const at = menus.findIndex((menu) => menu.handle === handle);
  const before = menus[at];
  const read = readItems(items, before?.items ?? []);
  if ('problem' in read) return {menu: null, userErrors: [read.problem]};
  const menu: MenuRecord = {
    handle,
    title: inGerman(before?.title.DE === title ? before.title : undefined, title),
    items: read,
  };
  if (at >= 0) menus[at] = menu;
  else menus.push(menu);
  store.contentChanged();
  return {menu: store.catalogue.menus.find(({record}) => record.handle === handle), userErrors: []};
}

export const navigationQueries: Resolvers<never> = {
  menus: (_, args: ConnectionArgs, {store}) => connection(store.catalogue.menus, args, ({id}) => id),
  urlRedirects: (_, args: ConnectionArgs, {store}) => connection(store.catalogue.urlRedirects, args, ({id}) => id),
};

export const navigationMutations: Resolvers<never> = {
  menuCreate: (_, {handle, ...input}: MenuInput & {handle: string}, context) => {
    const taken = context.store.catalogue.menus.some(({record}) => record.handle === handle);
    if (!taken) return keepMenu(handle, input, context);
    return {menu: null, userErrors: [userError('handle', 'TAKEN', 'Handle has already been taken')].map(withoutCode)};
  },
  menuUpdate: (_, {id, ...input}: MenuInput & {id: string}, context) => {
    const found = context.store.catalogue.menus.find((menu) => menu.id === id);
    if (found) return keepMenu(found.record.handle, input, context);
    return {menu: null, userErrors: [userError('id', 'NOT_FOUND', 'Menu does not exist')].map(withoutCode)};
  },
  urlRedirectCreate: (_, {urlRedirect: {path, target}}: {urlRedirect: {path?: string; target?: string}}, {store}) => {
    const refuse = (field: string, message: string) => ({
      urlRedirect: null,
      userErrors: [userError(`urlRedirect.${field}`, 'CREATE_FAILED', message)],
    });
    if (!path || !target) return refuse(path ? 'target' : 'path', `${path ? 'Target' : 'Path'} can't be blank`);
    const {urlRedirects} = store.content;
    if (urlRedirects.some((known) => known.path === path)) return refuse('path', 'Path has already been taken');
    urlRedirects.push({path, target});
    store.contentChanged();
    return {urlRedirect: store.catalogue.urlRedirects.at(-1), userErrors: []};
  },
};

/** Shopify has no code for errors of this kind. */
const withoutCode = (error: object) => ({...error, code: null});

export const menu: Resolvers<Menu> = {
  handle: ({record}) => record.handle,
  title: ({record}) => record.title.DE,
  isDefault: ({record}) => isDefaultMenu(record.handle),
  items: (self): MenuItem[] => self.record.items.map((_, position) => ({menu: self, position})),
};

export const menuItem: Resolvers<MenuItem> = {
  id: ({menu: {record}, position}) => menuItemId(record, position),
  title: ({menu: {record}, position}) => record.items[position]?.title.DE,
  url: ({menu: {record}, position}) => record.items[position]?.url,
  type: ({menu: {record}, position}, _, context) => menuLink(context, record.items[position]?.url ?? '').type,
  items: () => [],
  tags: () => [],
};

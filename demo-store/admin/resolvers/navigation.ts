import type {Menu} from '../../catalogue/entities';
import {isDefaultMenu} from '../../catalogue/menus';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import {menuLink, menuItemId} from '../../graphql/resolvers/menu';
import type {MenuItemRecord, MenuRecord} from '../../model';
import {userError} from '../errors';
import {withGerman} from '../fieldValues';

interface ItemInput {
  title: string;
  type: string;
  url?: string | null;
  items?: ItemInput[] | null;
}

interface MenuInput {
  title: string;
  items: ItemInput[];
}

interface MenuItem {
  record: MenuItemRecord;
  /** The menu's handle, followed by the positions of the items above this one. */
  parent: string;
  position: number;
}

/** A menu has three levels, as at Shopify. */
const MAX_LEVELS = 3;

/** The first error of a level's items. The demo store supports links by URL only. */
function findItemError(items: readonly ItemInput[], path = 'items', level = 1): object | undefined {
  if (level > MAX_LEVELS && items.length)
    return userError(path, 'NESTING_TOO_DEEP', 'Menus have three levels at most.');
  for (const [index, {type, url, items: children}] of items.entries()) {
    const itemPath = `${path}.${index}`;
    if (type !== 'HTTP' || !url) return userError(itemPath, 'NOT_FOUND', 'The demo store has links by URL alone.');
    const error = findItemError(children ?? [], `${itemPath}.items`, level + 1);
    if (error) return error;
  }
  return undefined;
}

function readItems(items: readonly ItemInput[], previousItems: readonly MenuItemRecord[]): MenuItemRecord[] {
  return items.map(({title, url, items: children}, position) => {
    const previousItem = previousItems[position];
    return {
      url: url ?? '',
      title: withGerman(previousItem?.title.DE === title ? previousItem.title : undefined, title),
      items: readItems(children ?? [], previousItem?.items ?? []),
    };
  });
}

function saveMenu(handle: string, {title, items}: MenuInput, {store}: Context) {
  const {menus} = store.content;
  const menuIndex = menus.findIndex((menu) => menu.handle === handle);
  const previousMenu = menus[menuIndex];
  const error = findItemError(items);
  if (error) return {menu: null, userErrors: [error]};
  const menu: MenuRecord = {
    handle,
    title: withGerman(previousMenu?.title.DE === title ? previousMenu.title : undefined, title),
    items: readItems(items, previousMenu?.items ?? []),
  };
  if (menuIndex >= 0) menus[menuIndex] = menu;
  else menus.push(menu);
  store.invalidateCatalogue();
  return {menu: store.catalogue.menus.find(({record}) => record.handle === handle), userErrors: []};
}

export const navigationQueries: Resolvers<never> = {
  menus: (_, args: ConnectionArgs, {store}) => connection(store.catalogue.menus, args, ({id}) => id),
  urlRedirects: (_, args: ConnectionArgs, {store}) => connection(store.catalogue.urlRedirects, args, ({id}) => id),
};

export const navigationMutations: Resolvers<never> = {
  menuCreate: (_, {handle, ...input}: MenuInput & {handle: string}, context) => {
    const isTaken = context.store.catalogue.menus.some(({record}) => record.handle === handle);
    if (!isTaken) return saveMenu(handle, input, context);
    return {menu: null, userErrors: [userError('handle', 'TAKEN', 'Handle has already been taken')].map(withoutCode)};
  },
  menuUpdate: (_, {id, ...input}: MenuInput & {id: string}, context) => {
    const existingMenu = context.store.catalogue.menus.find((menu) => menu.id === id);
    if (existingMenu) return saveMenu(existingMenu.record.handle, input, context);
    return {menu: null, userErrors: [userError('id', 'NOT_FOUND', 'Menu does not exist')].map(withoutCode)};
  },
  urlRedirectUpdate: (_, args: Parameters<typeof updateRedirect>[0], context) => updateRedirect(args, context),
  urlRedirectCreate: (_, {urlRedirect: {path, target}}: {urlRedirect: {path?: string; target?: string}}, {store}) => {
    const refuse = (field: string, message: string) => ({
      urlRedirect: null,
      userErrors: [userError(`urlRedirect.${field}`, 'CREATE_FAILED', message)],
    });
    if (!path) return refuse('path', "Path can't be blank");
    if (!target) return refuse('target', "Target can't be blank");
    const {urlRedirects} = store.content;
    if (urlRedirects.some((redirect) => redirect.path === path)) return refuse('path', 'Path has already been taken');
    urlRedirects.push({path, target});
    store.invalidateCatalogue();
    return {urlRedirect: store.catalogue.urlRedirects.at(-1), userErrors: []};
  },
};

function updateRedirect(
  {id, urlRedirect}: {id: string; urlRedirect: {path?: string | null; target?: string | null}},
  {store}: Context,
) {
  const refuse = (path: string, code: string, message: string) => ({
    urlRedirect: null,
    userErrors: [userError(path, code, message)],
  });
  const {urlRedirects} = store.content;
  const entity = store.catalogue.urlRedirects.find((redirect) => redirect.id === id);
  const record = urlRedirects.find(({path}) => path === entity?.path);
  if (!record) return refuse('id', 'DOES_NOT_EXIST', 'URL redirect does not exist');
  const {path, target} = urlRedirect;
  if (path && urlRedirects.some((redirect) => redirect !== record && redirect.path === path))
    return refuse('urlRedirect.path', 'UPDATE_FAILED', 'Path has already been taken');
  Object.assign(record, path && {path}, target && {target});
  store.invalidateCatalogue();
  return {urlRedirect: store.catalogue.urlRedirects.find((redirect) => redirect.path === record.path), userErrors: []};
}

/** Shopify has no code for errors of this kind. */
const withoutCode = (error: object) => ({...error, code: null});

export const menu: Resolvers<Menu> = {
  handle: ({record}) => record.handle,
  title: ({record}) => record.title.DE,
  isDefault: ({record}) => isDefaultMenu(record.handle),
  items: ({record}): MenuItem[] => listItems(record.items, record.handle),
};

const listItems = (items: readonly MenuItemRecord[], parent: string): MenuItem[] =>
  items.map((record, position) => ({record, parent, position}));

export const menuItem: Resolvers<MenuItem> = {
  id: ({parent, position}) => menuItemId(parent, position),
  title: ({record}) => record.title.DE,
  url: ({record}) => record.url,
  type: ({record}, _, context) => menuLink(context, record.url).type,
  items: ({record: {items = []}, parent, position}) => listItems(items, `${parent}/${position}`),
  tags: () => [],
};

import type {MenuRecord} from 'demo-store/model';
import {defaultCode} from '../languages';
import {planKind, type Ids, type Section, type Setup} from '../plan';

const MENU_FIELDS = `id handle title isDefault items { id title type url }`;

const MENUS_QUERY = `query SetUpMenus($after: String) {
  menus(first: 20, after: $after) { nodes { ${MENU_FIELDS} } pageInfo { hasNextPage endCursor } }
}`;

const CREATE = `mutation SetUpMenu($handle: String!, $title: String!, $items: [MenuItemCreateInput!]!) {
  menuCreate(handle: $handle, title: $title, items: $items) { menu { ${MENU_FIELDS} } userErrors { field message code } }
}`;

const UPDATE = `mutation SetUpChangeMenu($id: ID!, $title: String!, $items: [MenuItemUpdateInput!]!) {
  menuUpdate(id: $id, title: $title, items: $items) { menu { ${MENU_FIELDS} } userErrors { field message code } }
}`;

interface StoredMenu {
  id: string;
  handle: string;
  title: string;
  isDefault: boolean;
  items: {id: string; title: string; type: string; url: string | null}[];
}

/** Pages that Shopify puts into the menus of a new store. */
const shopifysPages = /\/(search|policies\/[\w-]+|collections(\/all)?)?$/;

/** A menu that Shopify made, with nothing but pages that Shopify put there. */
const isUntouched = ({isDefault, items}: StoredMenu) =>
  isDefault && items.every(({type, url}) => type !== 'HTTP' || shopifysPages.test(url ?? ''));

const isSame = (ours: MenuRecord, {items}: StoredMenu) =>
  items.length === ours.items.length &&
  ours.items.every(
    ({title, url}, at) => title[defaultCode] === items[at]?.title && (items[at]?.url ?? '').endsWith(url),
  );

function note(ids: Ids, {id, handle, items}: StoredMenu): void {
  ids.set('menu', handle, id);
  // Shopify translates the items of menus as links.
  items.forEach((item, at) => ids.set('link', `${handle}/${at}`, item.id.replace('/MenuItem/', '/Link/')));
}

/** Menus that are missing, or as Shopify made them. Any other is the merchant's. */
export async function planMenus({admin, content, ids, overwrite}: Setup): Promise<Section> {
  const stored = new Map((await admin.all<StoredMenu>(MENUS_QUERY)).map((menu) => [menu.handle, menu]));
  return planKind({
    title: 'Make menus',
    ours: content.menus,
    nameOf: ({handle}) => handle,
    find: ({handle}) => stored.get(handle),
    isSame,
    isUntouched,
    overwrite,
    note: (_, found) => note(ids, found),
    async make({handle, title, items}, found) {
      const [operation, key] = found ? [UPDATE, {id: found.id}] : [CREATE, {handle}];
      const links = items.map((item) => ({title: item.title[defaultCode], type: 'HTTP', url: item.url}));
      const {menu} = await admin.mutate<{menu: StoredMenu}>(
        operation,
        {...key, title: title[defaultCode], items: links},
        `the menu ${handle}`,
      );
      note(ids, menu);
    },
  });
}

const REDIRECTS_QUERY = `query SetUpRedirects($after: String) {
  urlRedirects(first: 250, after: $after) { nodes { path target } pageInfo { hasNextPage endCursor } }
}`;

const REDIRECT = `mutation SetUpRedirect($urlRedirect: UrlRedirectInput!) {
  urlRedirectCreate(urlRedirect: $urlRedirect) { urlRedirect { id } userErrors { field message code } }
}`;

/** Redirects that are missing. One that leads elsewhere is the merchant's. */
export async function planRedirects({admin, content}: Setup): Promise<Section> {
  const stored = await admin.all<{path: string}>(REDIRECTS_QUERY);
  const nameOf = ({path, target}: {path: string; target: string}) => `${path} → ${target}`;
  return planKind({
    title: 'Add redirects',
    ours: content.urlRedirects,
    nameOf,
    find: (ours) => stored.find(({path}) => path === ours.path),
    isSame: () => true,
    make: (urlRedirect) => admin.mutate(REDIRECT, {urlRedirect}, nameOf(urlRedirect)),
  });
}

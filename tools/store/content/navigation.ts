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

/** Shopify links these pages in the menus of a new store. */
const shopifyPages = /\/(search|policies\/[\w-]+|collections(\/all)?)?$/;

/** Whether Shopify made the menu and nobody has added another page to it. */
const isUntouched = ({isDefault, items}: StoredMenu) =>
  isDefault && items.every(({type, url}) => type !== 'HTTP' || shopifyPages.test(url ?? ''));

const isSame = (expected: MenuRecord, {items}: StoredMenu) =>
  items.length === expected.items.length &&
  expected.items.every(({title, url}, index) => {
    const item = items[index];
    return title[defaultCode] === item?.title && (item.url ?? '').endsWith(url);
  });

function noteMenu(ids: Ids, {id, handle, items}: StoredMenu): void {
  ids.set('menu', handle, id);
  // Shopify translates the items of menus as links.
  items.forEach((item, index) => ids.set('link', `${handle}/${index}`, item.id.replace('/MenuItem/', '/Link/')));
}

/** Plans menus that are missing, or still as Shopify made them. */
export async function planMenus({admin, content, ids, overwrite}: Setup): Promise<Section> {
  const stored = new Map((await admin.queryAll<StoredMenu>(MENUS_QUERY)).map((menu) => [menu.handle, menu]));
  return planKind({
    title: 'Make menus',
    expected: content.menus,
    getName: ({handle}) => handle,
    find: ({handle}) => stored.get(handle),
    isSame,
    isUntouched,
    overwrite,
    note: (_, storedMenu) => noteMenu(ids, storedMenu),
    async make({handle, title, items}, storedMenu) {
      const [operation, key] = storedMenu ? [UPDATE, {id: storedMenu.id}] : [CREATE, {handle}];
      const links = items.map((item) => ({title: item.title[defaultCode], type: 'HTTP', url: item.url}));
      const {menu} = await admin.mutate<{menu: StoredMenu}>(
        operation,
        {...key, title: title[defaultCode], items: links},
        `the menu ${handle}`,
      );
      noteMenu(ids, menu);
    },
  });
}

const REDIRECTS_QUERY = `query SetUpRedirects($after: String) {
  urlRedirects(first: 250, after: $after) { nodes { path target } pageInfo { hasNextPage endCursor } }
}`;

const REDIRECT = `mutation SetUpRedirect($urlRedirect: UrlRedirectInput!) {
  urlRedirectCreate(urlRedirect: $urlRedirect) { urlRedirect { id } userErrors { field message code } }
}`;

/** Plans missing redirects. A redirect with another target stays: the merchant has changed it. */
export async function planRedirects({admin, content}: Setup): Promise<Section> {
  const stored = await admin.queryAll<{path: string}>(REDIRECTS_QUERY);
  const getName = ({path, target}: {path: string; target: string}) => `${path} → ${target}`;
  return planKind({
    title: 'Add redirects',
    expected: content.urlRedirects,
    getName,
    find: (expected) => stored.find(({path}) => path === expected.path),
    isSame: () => true,
    make: (urlRedirect) => admin.mutate(REDIRECT, {urlRedirect}, getName(urlRedirect)),
  });
}

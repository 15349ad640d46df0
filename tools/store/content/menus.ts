import type {MenuRecord} from 'demo-store/model';
import type {UserErrors} from '../adminError';
import {section, type Ids, type Section, type Setup} from '../plan';

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
  ours.items.every(({title, url}, at) => title.DE === items[at]?.title && (items[at]?.url ?? '').endsWith(url));

function note(ids: Ids, {id, handle, items}: StoredMenu): void {
  ids.set('menu', handle, id);
  // Shopify translates the items of menus as links.
  items.forEach((item, at) => ids.set('link', `${handle}/${at}`, item.id.replace('/MenuItem/', '/Link/')));
}

/** Menus that are missing, or as Shopify made them. Any other is the merchant's. */
export async function planMenus({admin, content, ids, overwrite}: Setup): Promise<Section> {
  const plan = section('Make menus');
  const stored = new Map((await admin.all<StoredMenu>(MENUS_QUERY)).map((menu) => [menu.handle, menu]));
  for (const ours of content.menus) {
    const {handle, title} = ours;
    const found = stored.get(handle);
    if (found && isSame(ours, found)) {
      note(ids, found);
      continue;
    }
    if (found && !isUntouched(found) && !overwrite) {
      plan.left.push(handle);
      continue;
    }
    const items = ours.items.map((item) => ({title: item.title.DE, type: 'HTTP', url: item.url}));
    plan.tasks.push({
      name: handle,
      async run() {
        const [operation, key] = found ? [UPDATE, {id: found.id}] : [CREATE, {handle}];
        const {menu} = await admin.mutate<UserErrors & {menu: StoredMenu}>(
          operation,
          {...key, title: title.DE, items},
          `the menu ${handle}`,
        );
        note(ids, menu);
      },
    });
  }
  return plan;
}

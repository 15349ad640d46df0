import {createAdminState, type AdminState} from '../admin/state';
import type {Cart, CartLine} from '../cart/model';
import {nestLines} from '../cart/nesting';
import {buildCatalogue, type Catalogue} from '../catalogue/catalogue';
import type {Order} from '../checkout/model';
import type {Language, StoreContent} from '../model';
import {createClock, type Clock} from './clock';
import {createInventory, type Inventory} from './inventory';

/** The state of the store, all in memory. */
export interface Store {
  /** Whoever changes the content calls `invalidateCatalogue`; a reset leaves it as it is unless that was called. */
  readonly content: StoreContent;
  /** The indexed content. A change creates new objects with the same ids. */
  readonly catalogue: Catalogue;
  admin: AdminState;
  clock: Clock;
  inventory: Inventory;
  /** Whether pictures and files have URLs at Shopify's CDN. */
  readonly shopifyCdn: boolean;
  /** By token. */
  carts: Map<string, Cart>;
  orders: Order[];
  invalidateCatalogue(): void;
  reset(): void;
}

interface StoreOptions {
  primaryDomain?: string;
  shopifyCdn?: boolean;
  seed?: string | number;
}

/** @throws Error when the content contradicts itself */
export function createStore(initial: StoreContent, options: StoreOptions = {}): Store {
  const {primaryDomain, shopifyCdn = false, seed} = options;
  let content = structuredClone(initial);
  let catalogue: Catalogue | undefined = buildCatalogue(content);
  let isContentChanged = false;
  const store: Store = {
    get content() {
      return content;
    },
    get catalogue() {
      return (catalogue ??= rebuildCatalogue());
    },
    admin: createAdminState(content, primaryDomain),
    clock: createClock(seed),
    inventory: createInventory(() => store.catalogue),
    shopifyCdn,
    carts: new Map(),
    orders: [],
    invalidateCatalogue() {
      catalogue = undefined;
      isContentChanged = true;
    },
    reset() {
      // To copy and index the content takes longer than all else, and most visits leave it as it is.
      if (isContentChanged) {
        content = structuredClone(initial);
        catalogue = undefined;
        isContentChanged = false;
      }
      store.admin = createAdminState(content, primaryDomain);
      store.clock = createClock(seed);
      store.inventory = createInventory(() => store.catalogue);
      store.carts.clear();
      store.orders.length = 0;
    },
  };

  /** Also gives cart lines their new variants, and removes lines whose variant no longer exists. */
  function rebuildCatalogue(): Catalogue {
    const newCatalogue = buildCatalogue(content);
    for (const cart of store.carts.values()) {
      cart.lines = cart.lines.flatMap((line) => {
        const variant = newCatalogue.variantById.get(line.variant.id);
        return variant ? [{...line, variant}] : [];
      });
    }
    return newCatalogue;
  }

  return store;
}

/** The lines whose product, and whose parent's, is still published. */
export function visibleLines(store: Store, cart: Cart): CartLine[] {
  return nestLines(cart.lines.filter((line) => store.inventory.isPublished(line.variant)));
}

/** English when it is requested and published, else German. */
export function storeLanguage({admin}: Store, code: unknown): Language {
  const hasEnglish = admin.locales.some(
    ({locale, published, hasWebPresence}) => locale === 'en' && published && hasWebPresence,
  );
  return code === 'EN' && hasEnglish ? 'EN' : 'DE';
}

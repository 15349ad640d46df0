import {createAdminState, type AdminState} from '../admin/state';
import type {Cart, CartLine} from '../cart/model';
import {buildCatalogue, type Catalogue} from '../catalogue/catalogue';
import type {Order} from '../checkout/model';
import type {Language, StoreContent} from '../model';
import {createClock, type Clock} from './clock';
import {createInventory, type Inventory} from './inventory';

/** Everything the store knows: content, stock, carts and orders, all in memory. */
export interface Store {
  /** The content as it is now. Who changes it calls `contentChanged`. */
  readonly content: StoreContent;
  /** The content, indexed. Its objects are others after a change; their ids stay. */
  readonly catalogue: Catalogue;
  /** Host of the primary domain and its checkout; without it the checkout is where the client reaches the store. */
  readonly checkoutHost?: string;
  admin: AdminState;
  clock: Clock;
  inventory: Inventory;
  /** Whether the store stands in for Shopify's CDN, too: pictures then have its addresses. */
  readonly shopifyCdn: boolean;
  /** By token. */
  carts: Map<string, Cart>;
  orders: Order[];
  contentChanged(): void;
  /** Back to how it started. */
  reset(): void;
}

interface StoreOptions {
  checkoutHost?: string;
  shopifyCdn?: boolean;
  seed?: string | number;
}

/** A fresh store. @throws Error when the content contradicts itself */
export function createStore(initial: StoreContent, options: StoreOptions = {}): Store {
  const {checkoutHost, shopifyCdn = false, seed} = options;
  let content = structuredClone(initial);
  let catalogue: Catalogue | undefined = buildCatalogue(content);
  const store: Store = {
    get content() {
      return content;
    },
    get catalogue() {
      return (catalogue ??= rebuild());
    },
    checkoutHost,
    admin: createAdminState(content),
    clock: createClock(seed),
    inventory: createInventory(() => store.catalogue),
    shopifyCdn,
    carts: new Map(),
    orders: [],
    contentChanged() {
      catalogue = undefined;
    },
    reset() {
      content = structuredClone(initial);
      catalogue = undefined;
      store.admin = createAdminState(content);
      store.clock = createClock(seed);
      store.inventory = createInventory(() => store.catalogue);
      store.carts.clear();
      store.orders.length = 0;
    },
  };

  /** Lines of carts follow a change of their product; a line whose variant is gone goes too. */
  function rebuild(): Catalogue {
    const rebuilt = buildCatalogue(content);
    for (const cart of store.carts.values()) {
      cart.lines = cart.lines.flatMap((line) => {
        const variant = rebuilt.variantById.get(line.variant.id);
        return variant ? [{...line, variant}] : [];
      });
    }
    return rebuilt;
  }

  return store;
}

/** A cart's lines, without those whose product has been taken offline since. */
export function visibleLines(store: Store, cart: Cart): CartLine[] {
  return cart.lines.filter((line) => store.inventory.isPublished(line.variant));
}

/** The store's language for a language code: German, unless English was asked for and is published. */
export function storeLanguage({admin}: Store, code: unknown): Language {
  return code === 'EN' && admin.locales.some(({locale, published, present}) => locale === 'en' && published && present)
    ? 'EN'
    : 'DE';
}

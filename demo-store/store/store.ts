import type {Cart, CartLine} from '../cart/model';
import {buildCatalogue, type Catalogue} from '../catalogue/catalogue';
import type {Order} from '../checkout/model';
import type {StoreContent} from '../model';
import {createClock, type Clock} from './clock';
import {createInventory, type Inventory} from './inventory';

/** Everything the store knows: content, stock, carts and orders, all in memory. */
export interface Store {
  catalogue: Catalogue;
  clock: Clock;
  inventory: Inventory;
  /** By token. */
  carts: Map<string, Cart>;
  orders: Order[];
  /** Back to how it started. */
  reset(): void;
}

/** A fresh store. @throws Error when the content contradicts itself */
export function createStore(content: StoreContent, seed?: string | number): Store {
  const catalogue = buildCatalogue(content);
  const store: Store = {
    catalogue,
    clock: createClock(seed),
    inventory: createInventory(catalogue),
    carts: new Map(),
    orders: [],
    reset() {
      store.clock = createClock(seed);
      store.inventory = createInventory(catalogue);
      store.carts.clear();
      store.orders.length = 0;
    },
  };
  return store;
}

/** A cart's lines, without those whose product has been taken offline since. */
export function visibleLines(store: Store, cart: Cart): CartLine[] {
  return cart.lines.filter((line) => store.inventory.isPublished(line.variant));
}

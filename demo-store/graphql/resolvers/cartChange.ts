import type {MerchandiseLookup} from '../../cart/lines';
import {limitToStock, type StockLookup} from '../../cart/stock';
import {fullTitle} from '../../catalogue/selection';
import {comesWithCart} from '../../cart/checks';
import {discountWarnings} from '../../cart/discounts';
import {publicCartId, type Cart, type CartUserError, type CartWarning} from '../../cart/model';
import {toUuid} from '../../store/ids';
import {discountTerms} from '../../store/pricing';
import {visibleLines} from '../../store/store';
import type {Context} from '../context';
import {toIsoSeconds} from '../times';
import {findCart} from './cartLookup';

export interface CartPayload {
  cart: Cart | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

/** What a change leads to beside the cart. */
interface Effects {
  warnings?: CartWarning[];
  addedIds?: string[];
}

/** Changed properties of a cart. With user errors nothing changes. */
type CartChange = Partial<Cart> & Effects & {userErrors?: CartUserError[]};

export function createErrorPayload(userErrors: CartUserError[]): CartPayload {
  return {cart: null, userErrors, warnings: []};
}

export function createMerchandiseLookup({store}: Context, token: string): MerchandiseLookup {
  return {
    find: (id) => {
      const variant = store.catalogue.variantById.get(id);
      return variant && store.inventory.isPublished(variant) ? variant : undefined;
    },
    createLineId: () => `gid://shopify/CartLine/${toUuid(store.clock.token())}?cart=${token}`,
  };
}

/** Its buyer is in the country that the operation asks for, and stays there. */
export function createEmptyCart({store, language, country}: Context): Cart {
  const now = toIsoSeconds(store.clock.now());
  return {
    __typename: 'Cart',
    token: store.clock.token(),
    key: store.clock.token(),
    language,
    lines: [],
    attributes: [],
    note: '',
    buyerIdentity: {email: null, phone: null, countryCode: country},
    discountCodes: [],
    giftCards: [],
    addresses: [],
    metafields: [],
    createdAt: now,
    updatedAt: now,
    changes: 0,
  };
}

/** Applies a change to a cart and returns the payload of its mutation. Without a cart the change goes to a new one. */
export function changeCart(id: string, context: Context, apply: (cart: Cart) => CartChange): CartPayload {
  const knownCart = findCart(id, context);
  const cart = knownCart ?? createEmptyCart(context);
  const {userErrors = [], warnings, addedIds, ...changes} = apply(cart);
  const updatedAt = toIsoSeconds(context.store.clock.now());
  const changedCart: Cart = {...cart, ...changes, updatedAt, language: context.language};
  if (!knownCart) {
    const newCart = saveCart(userErrors.length > 0 ? cart : changedCart, {addedIds}, context).cart;
    const message = 'The specified cart does not exist.';
    return {cart: newCart, userErrors: [{code: 'INVALID', field: ['cartId'], message}], warnings: []};
  }
  if (userErrors.length > 0)
    return {...createErrorPayload(userErrors), cart: userErrors.every(comesWithCart) ? cart : null};
  return saveCart(changedCart, {warnings, addedIds}, context);
}

function createStockLookup({store, language}: Context): StockLookup {
  return {
    sellableQuantity: (variant) => store.inventory.sellableQuantity(variant),
    getTitle: (variant) => fullTitle(variant, language),
  };
}

/** Saves a cart. Every mutation gives out the stock, and warns of discount codes that don't apply, whatever it changed. */
export function saveCart(cart: Cart, {warnings = [], addedIds = []}: Effects, context: Context): CartPayload {
  const {store} = context;
  const {lines, warnings: stockWarnings} = limitToStock(
    visibleLines(store, cart),
    addedIds,
    createStockLookup(context),
  );
  const lineById = new Map(lines.map((line) => [line.id, line]));
  // The lines of a product that isn't published now are back as soon as it is published again.
  const allLines = cart.lines.map((line) => lineById.get(line.id) ?? line);
  const savedCart: Cart = {...cart, lines: allLines, changes: cart.changes + 1};
  store.carts.set(cart.token, savedCart);
  const terms = discountTerms(store, cart.buyerIdentity.email);
  const discountCodeWarnings = discountWarnings(cart.discountCodes, lines, terms, publicCartId(cart));
  return {cart: savedCart, userErrors: [], warnings: [...stockWarnings, ...warnings, ...discountCodeWarnings]};
}

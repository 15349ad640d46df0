import {
  addLines,
  removeLines,
  updateLines,
  type LineInput,
  type LineUpdateInput,
  type Merchandise,
} from '../../cart/lines';
import type {Attribute, BuyerIdentity, Cart, CartUserError, CartWarning} from '../../cart/model';
import {GraphQLError} from 'graphql';
import type {Context, Resolvers} from '../context';
import {isoSeconds} from '../times';
import {addressChange, type AddressInput, type AddressUpdateInput} from './address-mutations';
import {findCart} from './cart-lookup';
import {metafieldFrom, type CartInputMetafield} from './cart-metafields';

const MAX_NOTE_LENGTH = 5000;
const MAX_INPUTS = 250;

interface BuyerIdentityInput extends Partial<BuyerIdentity> {
  customerAccessToken?: string | null;
}

interface CartInput {
  lines?: LineInput[] | null;
  attributes?: Attribute[] | null;
  note?: string | null;
  buyerIdentity?: BuyerIdentityInput | null;
  discountCodes?: string[] | null;
  delivery?: {addresses?: AddressInput[] | null} | null;
  metafields?: CartInputMetafield[] | null;
}

interface CartPayload {
  cart: Cart | null;
  userErrors: CartUserError[];
  warnings: CartWarning[];
}

type Change = Partial<Cart> & {userErrors?: CartUserError[]; warnings?: CartWarning[]};

function merchandiseOf({store, language}: Context, token: string): Merchandise {
  return {
    find: (id) => {
      const variant = store.catalogue.variantById.get(id);
      return variant && store.inventory.isPublished(variant) ? variant : undefined;
    },
    sellable: (variant) => store.inventory.sellable(variant),
    titleOf: (variant) => variant.product.record.title[language],
    newLineId: () => `gid://shopify/CartLine/${store.clock.token()}?cart=${token}`,
  };
}

function checkCount(inputs: readonly unknown[]): void {
  if (inputs.length <= MAX_INPUTS) return;
  throw new GraphQLError(
    `The input array size of ${inputs.length} is greater than the maximum allowed of ${MAX_INPUTS}.`,
    {
      extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
    },
  );
}

/** Applies a change to the cart of an id and answers as every cart mutation does. */
function change(id: string, context: Context, apply: (cart: Cart) => Change): CartPayload {
  const cart = findCart(id, context);
  if (!cart) {
    const error: CartUserError = {
      code: 'INVALID',
      field: ['cartId'],
      message: 'The specified cart does not exist.',
    };
    return {cart: null, userErrors: [error], warnings: []};
  }
  const {userErrors = [], warnings = [], ...changes} = apply(cart);
  if (userErrors.length > 0) return {cart: null, userErrors, warnings: []};
  const updatedAt = isoSeconds(context.store.clock.now());
  const changed: Cart = {...cart, ...changes, updatedAt, language: context.language};
  context.store.carts.set(cart.token, changed);
  return {cart: changed, userErrors, warnings};
}

function buyerIdentityFrom(input: BuyerIdentityInput | null | undefined, current?: BuyerIdentity): BuyerIdentity {
  const {email, phone, countryCode} = {...current, ...input};
  return {email: email ?? null, phone: phone ?? null, countryCode: countryCode ?? null};
}

function noteChange(note: string, field: string[]): Change {
  if (note.length <= MAX_NOTE_LENGTH) return {note};
  const message = `Note is too long (maximum is ${MAX_NOTE_LENGTH} characters)`;
  return {userErrors: [{code: 'NOTE_TOO_LONG', field, message}]};
}

function create(input: CartInput, context: Context): CartPayload {
  checkCount(input.lines ?? []);
  const {clock, carts} = context.store;
  const token = clock.token();
  const merchandise = merchandiseOf(context, token);
  const added = addLines([], input.lines ?? [], merchandise, ['input', 'lines']);
  const note = noteChange(input.note ?? '', ['input', 'note']);
  const userErrors = [...added.userErrors, ...(note.userErrors ?? [])];
  if (userErrors.length > 0) return {cart: null, userErrors, warnings: []};
  const now = isoSeconds(clock.now());
  const cart: Cart = {
    __typename: 'Cart',
    token,
    key: clock.token(),
    language: context.language,
    lines: added.lines,
    attributes: input.attributes ?? [],
    note: input.note ?? '',
    buyerIdentity: buyerIdentityFrom(input.buyerIdentity),
    discountCodes: input.discountCodes ?? [],
    addresses: addressChange.add([], input.delivery?.addresses ?? [], () => clock.token()),
    metafields: (input.metafields ?? []).map((metafield) => metafieldFrom(metafield, token)),
    createdAt: now,
    updatedAt: now,
  };
  carts.set(token, cart);
  return {cart, userErrors: [], warnings: added.warnings};
}

interface OfCart {
  cartId: string;
}

/** The cart mutations, except those that complete a purchase: that happens at `checkoutUrl`. */
export const cartMutations: Resolvers<undefined> = {
  cartCreate: (_, {input}: {input?: CartInput | null}, context) => create(input ?? {}, context),
  cartLinesAdd: (_, {cartId, lines}: OfCart & {lines: LineInput[]}, context) => {
    checkCount(lines);
    return change(cartId, context, (cart) =>
      addLines(cart.lines, lines, merchandiseOf(context, cart.token), ['lines']),
    );
  },
  cartLinesUpdate: (_, {cartId, lines}: OfCart & {lines: LineUpdateInput[]}, context) => {
    checkCount(lines);
    return change(cartId, context, (cart) => updateLines(cart.lines, lines, merchandiseOf(context, cart.token)));
  },
  cartLinesRemove: (_, {cartId, lineIds}: OfCart & {lineIds: string[]}, context) => {
    checkCount(lineIds);
    return change(cartId, context, (cart) => removeLines(cart.lines, lineIds));
  },
  cartAttributesUpdate: (_, {cartId, attributes}: OfCart & {attributes: Attribute[]}, context) =>
    change(cartId, context, () => ({attributes})),
  cartNoteUpdate: (_, {cartId, note}: OfCart & {note: string}, context) =>
    change(cartId, context, () => noteChange(note, ['note'])),
  cartDiscountCodesUpdate: (_, {cartId, discountCodes}: OfCart & {discountCodes?: string[] | null}, context) =>
    change(cartId, context, () => ({
      discountCodes: [...new Set(discountCodes ?? [])].filter((code) => code.trim()),
    })),
  cartBuyerIdentityUpdate: (_, {cartId, buyerIdentity}: OfCart & {buyerIdentity: BuyerIdentityInput}, context) =>
    change(cartId, context, (cart) => ({
      buyerIdentity: buyerIdentityFrom(buyerIdentity, cart.buyerIdentity),
    })),
  cartGiftCardCodesUpdate: (_, {cartId}: OfCart, context) => change(cartId, context, () => ({})),
  cartGiftCardCodesRemove: (_, {cartId}: OfCart, context) => change(cartId, context, () => ({})),
  cartSelectedDeliveryOptionsUpdate: (_, {cartId}: OfCart, context) => change(cartId, context, () => ({})),
  cartBillingAddressUpdate: (_, {cartId}: OfCart, context) => change(cartId, context, () => ({})),
  cartDeliveryAddressesAdd: (_, {cartId, addresses}: OfCart & {addresses: AddressInput[]}, context) =>
    change(cartId, context, (cart) => ({
      addresses: addressChange.add(cart.addresses, addresses, () => context.store.clock.token()),
    })),
  cartDeliveryAddressesUpdate: (_, {cartId, addresses}: OfCart & {addresses: AddressUpdateInput[]}, context) =>
    change(cartId, context, (cart) => addressChange.update(cart.addresses, addresses)),
  cartDeliveryAddressesRemove: (_, {cartId, addressIds}: OfCart & {addressIds: string[]}, context) =>
    change(cartId, context, (cart) => addressChange.remove(cart.addresses, addressIds)),
};

import {buyerErrors, noteErrors, sizeErrors, type BuyerIdentityInput} from '../../cart/checks';
import {uniqueCodes} from '../../cart/discounts';
import {uniqueCards} from '../../cart/giftCards';
import {
  addLines,
  normalizeAttributes,
  removeLines,
  updateLines,
  type LineInput,
  type LineUpdateInput,
} from '../../cart/lines';
import type {Attribute, Cart, CartUserError} from '../../cart/model';
import type {Context, Resolvers} from '../context';
import {addressChange, type AddressInput, type AddressUpdateInput} from './addressMutations';
import {changeCart, createMerchandiseLookup, createErrorPayload} from './cartChange';
import {giftCardId} from './cart';
import {mergeBuyerIdentity, createCart, type CartInput} from './cartCreate';

interface CartArgs {
  cartId: string;
}

interface RemovedLines extends CartArgs {
  lineIds?: string[] | null;
  viewKeys?: string[] | null;
}

interface DeliveryOptions extends CartArgs {
  selectedDeliveryOptions: {deliveryOptionHandle: string}[];
}

/** Adds gift card codes to the codes that `listCurrentCodes` returns. */
function addGiftCards(
  cartId: string,
  codes: readonly string[],
  context: Context,
  listCurrentCodes: (cart: Cart) => string[],
) {
  const cards = context.store.content.giftCards;
  return changeCart(cartId, context, (cart) => ({
    giftCards: uniqueCards([...listCurrentCodes(cart), ...codes], cards),
  }));
}

function removeGiftCards(cart: Cart, ids: readonly string[]) {
  const idByCode = new Map(cart.giftCards.map((code) => [code, giftCardId(cart, code)]));
  const knownIds = [...idByCode.values()];
  const userErrors = ids.flatMap((id, index): CartUserError[] =>
    knownIds.includes(id)
      ? []
      : [{code: 'INVALID', field: ['appliedGiftCardIds', String(index)], message: 'The gift card code is invalid.'}],
  );
  return {userErrors, giftCards: cart.giftCards.filter((code) => !ids.includes(idByCode.get(code) ?? ''))};
}

/** A cart has no delivery groups, because shipping is calculated at checkout. So no handle of an option is valid. */
function deliveryOptionErrors(options: readonly {deliveryOptionHandle: string}[]): CartUserError[] {
  return options.map(({deliveryOptionHandle}) => ({
    code: 'INVALID_DELIVERY_OPTION',
    field: ['selectedDeliveryOptions'],
    message: `The delivery option with handle ${deliveryOptionHandle} is not valid.`,
  }));
}

/** The cart mutations, except those that complete a purchase, which happens at `checkoutUrl`. */
export const cartMutations: Resolvers<undefined> = {
  cartCreate: (_, {input}: {input?: CartInput | null}, context) => createCart(input ?? {}, context),
  cartLinesAdd: (_, {cartId, lines}: CartArgs & {lines: LineInput[]}, context) =>
    changeCart(cartId, context, (cart) => {
      const linesChange = addLines(cart.lines, lines, createMerchandiseLookup(context, cart.token), ['lines']);
      return {...linesChange, userErrors: [...linesChange.userErrors, ...sizeErrors(linesChange.lines, ['lines'])]};
    }),
  cartLinesUpdate: (_, {cartId, lines}: CartArgs & {lines: LineUpdateInput[]}, context) =>
    changeCart(cartId, context, (cart) => updateLines(cart.lines, lines, createMerchandiseLookup(context, cart.token))),
  cartLinesRemove: (_, {cartId, lineIds, viewKeys}: RemovedLines, context) => {
    if (lineIds && viewKeys) {
      return createErrorPayload([{code: 'INVALID', field: ['viewKeys'], message: 'Give either lineIds or viewKeys.'}]);
    }
    return changeCart(cartId, context, (cart) =>
      viewKeys ? removeLines(cart.lines, viewKeys, 'viewKeys') : removeLines(cart.lines, lineIds ?? []),
    );
  },
  cartAttributesUpdate: (_, {cartId, attributes}: CartArgs & {attributes: Attribute[]}, context) =>
    changeCart(cartId, context, () => ({attributes: normalizeAttributes(attributes)})),
  cartNoteUpdate: (_, {cartId, note}: CartArgs & {note: string}, context) =>
    changeCart(cartId, context, () => ({note, userErrors: noteErrors(note, ['note'])})),
  cartDiscountCodesUpdate: (_, {cartId, discountCodes}: CartArgs & {discountCodes: string[]}, context) =>
    changeCart(cartId, context, () => ({discountCodes: uniqueCodes(discountCodes)})),
  cartBuyerIdentityUpdate: (_, {cartId, buyerIdentity}: CartArgs & {buyerIdentity: BuyerIdentityInput}, context) =>
    changeCart(cartId, context, (cart) => ({
      buyerIdentity: mergeBuyerIdentity(buyerIdentity, cart.buyerIdentity),
      userErrors: buyerErrors(buyerIdentity, ['buyerIdentity']),
    })),
  cartGiftCardCodesUpdate: (_, {cartId, giftCardCodes}: CartArgs & {giftCardCodes: string[]}, context) =>
    addGiftCards(cartId, giftCardCodes, context, () => []),
  cartGiftCardCodesAdd: (_, {cartId, giftCardCodes}: CartArgs & {giftCardCodes: string[]}, context) =>
    addGiftCards(cartId, giftCardCodes, context, ({giftCards}) => giftCards),
  cartGiftCardCodesRemove: (_, {cartId, appliedGiftCardIds}: CartArgs & {appliedGiftCardIds: string[]}, context) =>
    changeCart(cartId, context, (cart) => removeGiftCards(cart, appliedGiftCardIds)),
  cartSelectedDeliveryOptionsUpdate: (_, {cartId, selectedDeliveryOptions}: DeliveryOptions, context) =>
    changeCart(cartId, context, () => ({userErrors: deliveryOptionErrors(selectedDeliveryOptions)})),
  cartDeliveryAddressesAdd: (_, {cartId, addresses}: CartArgs & {addresses: AddressInput[]}, context) =>
    changeCart(cartId, context, (cart) =>
      addressChange.add(cart.addresses, addresses, () => context.store.clock.token()),
    ),
  cartDeliveryAddressesReplace: (_, {cartId, addresses}: CartArgs & {addresses: AddressInput[]}, context) =>
    changeCart(cartId, context, () => addressChange.add([], addresses, () => context.store.clock.token())),
  cartDeliveryAddressesUpdate: (_, {cartId, addresses}: CartArgs & {addresses: AddressUpdateInput[]}, context) =>
    changeCart(cartId, context, (cart) => addressChange.update(cart.addresses, addresses)),
  cartDeliveryAddressesRemove: (_, {cartId, addressIds}: CartArgs & {addressIds: string[]}, context) =>
    changeCart(cartId, context, (cart) => addressChange.remove(cart.addresses, addressIds)),
};

import {buyerErrors, giftCardErrors, noteErrors, sizeErrors, type BuyerIdentityInput} from '../../cart/checks';
import {keptCodes} from '../../cart/discounts';
import {addLines, removeLines, updateLines, type LineInput, type LineUpdateInput} from '../../cart/lines';
import type {Attribute, CartUserError} from '../../cart/model';
import type {Context, Resolvers} from '../context';
import {addressChange, type AddressInput, type AddressUpdateInput} from './address-mutations';
import {changeCart, merchandiseOf, refused} from './cart-change';
import {buyerIdentityFrom, createCart, type CartInput} from './cart-create';

interface OfCart {
  cartId: string;
}

interface RemovedLines extends OfCart {
  lineIds?: string[] | null;
  viewKeys?: string[] | null;
}

interface DeliveryOptions extends OfCart {
  selectedDeliveryOptions: {deliveryGroupId: string}[];
}

function changeGiftCards(argument: string, values: readonly string[], {cartId}: OfCart, context: Context) {
  return changeCart(cartId, context, () => ({userErrors: giftCardErrors(values, [argument])}));
}

/** Delivery is priced at the checkout, so that a cart has no delivery groups. */
function deliveryGroupErrors(options: readonly {deliveryGroupId: string}[]): CartUserError[] {
  return options.map((_, index) => ({
    code: 'INVALID_DELIVERY_GROUP',
    field: ['selectedDeliveryOptions', String(index), 'deliveryGroupId'],
    message: 'Delivery group was not found in cart.',
  }));
}

/** The cart mutations, except those that complete a purchase: that happens at `checkoutUrl`. */
export const cartMutations: Resolvers<undefined> = {
  cartCreate: (_, {input}: {input?: CartInput | null}, context) => createCart(input ?? {}, context),
  cartLinesAdd: (_, {cartId, lines}: OfCart & {lines: LineInput[]}, context) =>
    changeCart(cartId, context, (cart) => {
      const added = addLines(cart.lines, lines, merchandiseOf(context, cart.token), ['lines']);
      return {...added, userErrors: [...added.userErrors, ...sizeErrors(added.lines, ['lines'])]};
    }),
  cartLinesUpdate: (_, {cartId, lines}: OfCart & {lines: LineUpdateInput[]}, context) =>
    changeCart(cartId, context, (cart) => updateLines(cart.lines, lines, merchandiseOf(context, cart.token))),
  cartLinesRemove: (_, {cartId, lineIds, viewKeys}: RemovedLines, context) => {
    if (lineIds && viewKeys) {
      return refused([{code: 'INVALID', field: ['viewKeys'], message: 'Give either lineIds or viewKeys.'}]);
    }
    return changeCart(cartId, context, (cart) =>
      viewKeys ? removeLines(cart.lines, viewKeys, 'viewKeys') : removeLines(cart.lines, lineIds ?? []),
    );
  },
  cartAttributesUpdate: (_, {cartId, attributes}: OfCart & {attributes: Attribute[]}, context) =>
    changeCart(cartId, context, () => ({attributes})),
  cartNoteUpdate: (_, {cartId, note}: OfCart & {note: string}, context) =>
    changeCart(cartId, context, () => ({note, userErrors: noteErrors(note, ['note'])})),
  cartDiscountCodesUpdate: (_, {cartId, discountCodes}: OfCart & {discountCodes?: string[] | null}, context) =>
    changeCart(cartId, context, () => ({discountCodes: keptCodes(discountCodes ?? [])})),
  cartBuyerIdentityUpdate: (_, {cartId, buyerIdentity}: OfCart & {buyerIdentity: BuyerIdentityInput}, context) =>
    changeCart(cartId, context, (cart) => ({
      buyerIdentity: buyerIdentityFrom(buyerIdentity, cart.buyerIdentity),
      userErrors: buyerErrors(buyerIdentity, ['buyerIdentity']),
    })),
  cartRemovePersonalData: (_, {cartId}: OfCart, context) =>
    changeCart(cartId, context, () => ({buyerIdentity: buyerIdentityFrom({}), addresses: []})),
  cartGiftCardCodesUpdate: (_, {giftCardCodes, ...cart}: OfCart & {giftCardCodes: string[]}, context) =>
    changeGiftCards('giftCardCodes', giftCardCodes, cart, context),
  cartGiftCardCodesAdd: (_, {giftCardCodes, ...cart}: OfCart & {giftCardCodes: string[]}, context) =>
    changeGiftCards('giftCardCodes', giftCardCodes, cart, context),
  cartGiftCardCodesRemove: (_, {appliedGiftCardIds, ...cart}: OfCart & {appliedGiftCardIds: string[]}, context) =>
    changeGiftCards('appliedGiftCardIds', appliedGiftCardIds, cart, context),
  cartSelectedDeliveryOptionsUpdate: (_, {cartId, selectedDeliveryOptions}: DeliveryOptions, context) =>
    changeCart(cartId, context, () => ({userErrors: deliveryGroupErrors(selectedDeliveryOptions)})),
  cartBillingAddressUpdate: (_, {cartId}: OfCart, context) => changeCart(cartId, context, () => ({})),
  cartDeliveryAddressesAdd: (_, {cartId, addresses}: OfCart & {addresses: AddressInput[]}, context) =>
    changeCart(cartId, context, (cart) =>
      addressChange.add(cart.addresses, addresses, () => context.store.clock.token()),
    ),
  cartDeliveryAddressesReplace: (_, {cartId, addresses}: OfCart & {addresses: AddressInput[]}, context) =>
    changeCart(cartId, context, () => addressChange.add([], addresses, () => context.store.clock.token())),
  cartDeliveryAddressesUpdate: (_, {cartId, addresses}: OfCart & {addresses: AddressUpdateInput[]}, context) =>
    changeCart(cartId, context, (cart) => addressChange.update(cart.addresses, addresses)),
  cartDeliveryAddressesRemove: (_, {cartId, addressIds}: OfCart & {addressIds: string[]}, context) =>
    changeCart(cartId, context, (cart) => addressChange.remove(cart.addresses, addressIds)),
};

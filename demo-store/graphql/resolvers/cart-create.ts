import {buyerErrors, giftCardErrors, noteErrors, sizeErrors, type BuyerIdentityInput} from '../../cart/checks';
import {keptCodes} from '../../cart/discounts';
import {addLines, type LineInput} from '../../cart/lines';
import type {Attribute, BuyerIdentity, Cart} from '../../cart/model';
import type {Context} from '../context';
import {isoSeconds} from '../times';
import {addressChange, type AddressInput} from './address-mutations';
import {merchandiseOf, refused, saved, type CartPayload} from './cart-change';
import {metafieldFrom, type CartInputMetafield} from './cart-metafields';

export interface CartInput {
  lines?: LineInput[] | null;
  attributes?: Attribute[] | null;
  note?: string | null;
  buyerIdentity?: BuyerIdentityInput | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
  delivery?: {addresses?: AddressInput[] | null} | null;
  metafields?: CartInputMetafield[] | null;
}

/** A buyer from the input of a mutation; what it leaves out stays as it is. */
export function buyerIdentityFrom(input: BuyerIdentityInput, current?: BuyerIdentity): BuyerIdentity {
  const {email, phone, countryCode} = {...current, ...input};
  return {email: email ?? null, phone: phone ?? null, countryCode: countryCode ?? null};
}

/** Creates a cart. With any user error there is none. */
export function createCart(input: CartInput, context: Context): CartPayload {
  const {clock} = context.store;
  const [token, key] = [clock.token(), clock.token()];
  const buyer = input.buyerIdentity ?? {};
  const note = input.note ?? '';
  const added = addLines([], input.lines ?? [], merchandiseOf(context, token), ['input', 'lines']);
  const addressesPath = ['input', 'delivery', 'addresses'];
  const delivery = addressChange.add([], input.delivery?.addresses ?? [], () => clock.token(), addressesPath);
  const userErrors = [
    ...added.userErrors,
    ...sizeErrors(added.lines, ['input', 'lines']),
    ...noteErrors(note, ['input', 'note']),
    ...buyerErrors(buyer, ['input', 'buyerIdentity']),
    ...giftCardErrors(input.giftCardCodes ?? [], ['input', 'giftCardCodes']),
    ...(delivery.userErrors ?? []),
  ];
  if (userErrors.length > 0) return refused(userErrors);
  const now = isoSeconds(clock.now());
  const cart: Cart = {
    __typename: 'Cart',
    token,
    key,
    language: context.language,
    lines: added.lines,
    attributes: input.attributes ?? [],
    note,
    buyerIdentity: buyerIdentityFrom(buyer),
    discountCodes: keptCodes(input.discountCodes ?? []),
    addresses: delivery.addresses ?? [],
    metafields: (input.metafields ?? []).map((metafield) => metafieldFrom(metafield, token)),
    createdAt: now,
    updatedAt: now,
  };
  return saved(cart, [...added.warnings, ...(delivery.warnings ?? [])], context);
}

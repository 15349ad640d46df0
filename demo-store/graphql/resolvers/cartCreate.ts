import {buyerErrors, noteErrors, sizeErrors, type BuyerIdentityInput} from '../../cart/checks';
import {uniqueCodes} from '../../cart/discounts';
import {uniqueCards} from '../../cart/giftCards';
import {addLines, normalizeAttributes, type LineInput} from '../../cart/lines';
import type {Attribute, BuyerIdentity, Cart} from '../../cart/model';
import type {Context} from '../context';
import {addressChange, type AddressInput} from './addressMutations';
import {createEmptyCart, createErrorPayload, createMerchandiseLookup, saveCart, type CartPayload} from './cartChange';
import {toCartMetafield, type CartInputMetafield} from './cartMetafields';

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

/** Merges the input into the current buyer identity. */
export function mergeBuyerIdentity(input: BuyerIdentityInput, current: BuyerIdentity): BuyerIdentity {
  const {email, phone, countryCode} = {...current, ...input};
  return {email: email ?? null, phone: phone ?? null, countryCode: countryCode ?? null};
}

/** Creates a cart, unless there is a user error. */
export function createCart(input: CartInput, context: Context): CartPayload {
  const {clock, content} = context.store;
  const cards = content.giftCards;
  const newCart = createEmptyCart(context);
  const buyer = input.buyerIdentity ?? {};
  const note = input.note ?? '';
  const merchandise = createMerchandiseLookup(context, newCart.token);
  const linesChange = addLines([], input.lines ?? [], merchandise, ['input', 'lines']);
  const addressesPath = ['input', 'delivery', 'addresses'];
  const addressesChange = addressChange.add([], input.delivery?.addresses ?? [], () => clock.token(), addressesPath);
  const userErrors = [
    ...linesChange.userErrors,
    ...sizeErrors(linesChange.lines, ['input', 'lines']),
    ...noteErrors(note, ['input', 'note']),
    ...buyerErrors(buyer, ['input', 'buyerIdentity']),
    ...(addressesChange.userErrors ?? []),
  ];
  if (userErrors.length > 0) return createErrorPayload(userErrors);
  const cart: Cart = {
    ...newCart,
    lines: linesChange.lines,
    attributes: normalizeAttributes(input.attributes ?? []),
    note,
    buyerIdentity: mergeBuyerIdentity(buyer, newCart.buyerIdentity),
    discountCodes: uniqueCodes(input.discountCodes ?? []),
    giftCards: uniqueCards(input.giftCardCodes ?? [], cards),
    addresses: addressesChange.addresses ?? [],
    metafields: (input.metafields ?? []).map((metafield) => toCartMetafield(metafield, newCart.token)),
  };
  return saveCart(cart, {warnings: addressesChange.warnings, addedIds: linesChange.addedIds}, context);
}

import type {CartUserError} from './model';

const MAX_NOTE_LENGTH = 5000;
/** Shopify documents the error but not the limit. In its themes a cart holds 500 lines. */
const MAX_LINES = 500;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface BuyerIdentityInput {
  email?: string | null;
  phone?: string | null;
  countryCode?: string | null;
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
}

/** `field` is the path of the value in the mutation's arguments, as in all checks here. */
export function noteErrors(note: string, field: string[]): CartUserError[] {
  if (note.length <= MAX_NOTE_LENGTH) return [];
  return [
    {code: 'NOTE_TOO_LONG', field, message: `The note exceeds the maximum number of ${MAX_NOTE_LENGTH} characters.`},
  ];
}

/** The store has no customers and no companies, so no token and no location is valid. */
export function buyerErrors(buyer: BuyerIdentityInput, path: string[]): CartUserError[] {
  const createError = (name: string, message: string, code: CartUserError['code'] = 'INVALID') => [
    {code, field: [...path, name], message},
  ];
  const {email, customerAccessToken: token, companyLocationId: location} = buyer;
  return [
    ...(email && !EMAIL.test(email) ? createError('email', 'Email is invalid') : []),
    ...(token ? createError('customerAccessToken', 'Customer is invalid') : []),
    ...(location && !token
      ? createError('companyLocationId', 'Customer access token is required.', 'MISSING_CUSTOMER_ACCESS_TOKEN')
      : []),
  ];
}

export function sizeErrors(lines: readonly unknown[], field: string[]): CartUserError[] {
  if (lines.length <= MAX_LINES) return [];
  return [{code: 'CART_TOO_LARGE', field, message: 'The cart is too large to save.'}];
}

const ARGUMENTS_WITH_CART = ['buyerIdentity', 'addresses', 'addressIds', 'appliedGiftCardIds'];

/** Errors about the buyer, and about what the cart doesn't have, come with the unchanged cart, all others with none. */
export function comesWithCart({code, field: [argument = '']}: CartUserError): boolean {
  return code === 'INVALID_MERCHANDISE_LINE' || ARGUMENTS_WITH_CART.includes(argument);
}

import type {CartUserError} from './model';

const MAX_NOTE_LENGTH = 5000;
/** Shopify says that a cart can be too large, but not when; in its themes a cart holds 500 lines. */
const MAX_LINES = 500;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface BuyerIdentityInput {
  email?: string | null;
  phone?: string | null;
  countryCode?: string | null;
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
}

/** What is wrong with a note. `field` is where it stands in the mutation's arguments, as in all checks here. */
export function noteErrors(note: string, field: string[]): CartUserError[] {
  if (note.length <= MAX_NOTE_LENGTH) return [];
  return [{code: 'NOTE_TOO_LONG', field, message: `Note is too long (maximum is ${MAX_NOTE_LENGTH} characters)`}];
}

/** What is wrong with a buyer. The store has no customers and no companies, so there is no valid token and location. */
export function buyerErrors(buyer: BuyerIdentityInput, path: string[]): CartUserError[] {
  const invalid = (name: string, message: string, code: CartUserError['code'] = 'INVALID') => [
    {code, field: [...path, name], message},
  ];
  const {email, customerAccessToken: token, companyLocationId: location} = buyer;
  return [
    ...(email && !EMAIL.test(email) ? invalid('email', 'Email is invalid') : []),
    ...(token ? invalid('customerAccessToken', 'Customer access token is invalid') : []),
    ...(location && !token
      ? invalid('companyLocationId', 'Customer access token is required.', 'MISSING_CUSTOMER_ACCESS_TOKEN')
      : []),
  ];
}

/** The store has sold no gift cards, so that no code is one. */
export function giftCardErrors(codes: readonly string[], path: string[]): CartUserError[] {
  return codes.map((_, index) => ({
    code: 'INVALID',
    field: [...path, String(index)],
    message: 'The gift card code is invalid.',
  }));
}

/** What is wrong with a cart that would be saved. */
export function sizeErrors(lines: readonly unknown[], field: string[]): CartUserError[] {
  if (lines.length <= MAX_LINES) return [];
  return [{code: 'CART_TOO_LARGE', field, message: 'The cart is too large to save.'}];
}

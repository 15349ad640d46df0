export interface Buyer {
  email: string;
  name: string;
  address1: string;
  zip: string;
  city: string;
}

export type BuyerField = keyof Buyer;

export const BUYER_FIELDS: readonly BuyerField[] = ['email', 'name', 'address1', 'zip', 'city'];

const MAX_LENGTH = 120;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Where a postal code has five digits. Those of other countries aren't checked. */
const FIVE_DIGITS: Record<string, RegExp | undefined> = {DE: /^\d{5}$/, US: /^\d{5}$/};

export interface BuyerForm {
  buyer: Buyer;
  /** The fields with invalid values. */
  invalid: BuyerField[];
  /** A discount code that this buyer has used before. */
  usedCode?: string;
}

/** Reads the buyer's details from a submitted form. The country is the cart's. */
export function readBuyer(form: URLSearchParams, countryCode: string): BuyerForm {
  const text = (field: BuyerField) => (form.get(field) ?? '').trim().slice(0, MAX_LENGTH);
  const buyer: Buyer = {
    email: text('email'),
    name: text('name'),
    address1: text('address1'),
    zip: text('zip'),
    city: text('city'),
  };
  const patterns: Partial<Record<BuyerField, RegExp>> = {email: EMAIL, zip: FIVE_DIGITS[countryCode]};
  const invalid = BUYER_FIELDS.filter((field) => !(patterns[field] ?? /\S/).test(buyer[field]));
  return {buyer, invalid};
}

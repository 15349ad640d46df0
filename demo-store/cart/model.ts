import type {Variant} from '../catalogue/entities';
import type {Language} from '../model';

export interface Attribute {
  key: string;
  value: string;
}

/** A quantity of 0 stands for merchandise that sold out before it could be added, as at Shopify. */
export interface CartLine {
  id: string;
  variant: Variant;
  quantity: number;
  attributes: Attribute[];
  /** The id of the line that this one is an extra of. */
  parentId: string | null;
}

export interface BuyerIdentity {
  email: string | null;
  phone: string | null;
  countryCode: string | null;
}

export type AddressFields = Record<string, string | null>;

export interface DeliveryAddress {
  id: string;
  selected: boolean;
  oneTimeUse: boolean;
  address: AddressFields;
}

export interface CartMetafield {
  id: string;
  namespace: string;
  key: string;
  type: string;
  value: string;
}

export interface Cart {
  __typename: 'Cart';
  token: string;
  key: string;
  language: Language;
  lines: CartLine[];
  attributes: Attribute[];
  note: string;
  buyerIdentity: BuyerIdentity;
  discountCodes: string[];
  giftCards: string[];
  addresses: DeliveryAddress[];
  metafields: CartMetafield[];
  createdAt: string;
  updatedAt: string;
  /** How often the cart was saved. */
  changes: number;
}

/** `code` is a `CartErrorCode`. */
export interface CartUserError {
  code:
    | 'ADDRESS_FIELD_IS_REQUIRED'
    | 'CART_TOO_LARGE'
    | 'INVALID'
    | 'INVALID_DELIVERY_ADDRESS_ID'
    | 'INVALID_DELIVERY_OPTION'
    | 'INVALID_MERCHANDISE_LINE'
    | 'LESS_THAN'
    | 'MISSING_CUSTOMER_ACCESS_TOKEN'
    | 'NOTE_TOO_LONG'
    | 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'
    | 'PARENT_LINE_INVALID_REFERENCE'
    | 'PARENT_LINE_NESTING_TOO_DEEP'
    | 'PARENT_LINE_NOT_FOUND'
    | 'SELLING_PLAN_NOT_APPLICABLE'
    | 'TOO_MANY_DELIVERY_ADDRESSES'
    | 'UNSPECIFIED_ADDRESS_ERROR';
  field: string[];
  message: string;
}

export interface CartWarning {
  code:
    | 'DISCOUNT_CODE_NOT_HONOURED'
    | 'DISCOUNT_CURRENTLY_INACTIVE'
    | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
    | 'DISCOUNT_NOT_FOUND'
    | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
    | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
    | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
    | 'DISCOUNT_USAGE_LIMIT_REACHED'
    | 'DUPLICATE_DELIVERY_ADDRESS'
    | 'MERCHANDISE_NOT_ENOUGH_STOCK'
    | 'MERCHANDISE_OUT_OF_STOCK';
  message: string;
  target: string;
}

/** The id of a cart without its key, as a warning names it. */
export function publicCartId({token}: Pick<Cart, 'token'>): string {
  return `gid://shopify/Cart/${token}`;
}

export function cartId(cart: Pick<Cart, 'token' | 'key'>): string {
  return `${publicCartId(cart)}?key=${cart.key}`;
}

/** The UUID in the id of a line, which is the line's key in Shopify's themes, too. */
export function toLineKey(id: string): string {
  return id.replace(/^.*\/|\?.*$/g, '');
}

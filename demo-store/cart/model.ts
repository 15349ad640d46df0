import type {Variant} from '../catalogue/entities';
import type {Language} from '../model';

export interface Attribute {
  key: string;
  value: string;
}

/** A line of a cart. A quantity of 0 stands for merchandise that sold out before it could be added, as at Shopify. */
export interface CartLine {
  id: string;
  variant: Variant;
  quantity: number;
  attributes: Attribute[];
}

export interface BuyerIdentity {
  email: string | null;
  phone: string | null;
  countryCode: string | null;
}

export interface DeliveryAddress {
  id: string;
  selected: boolean;
  oneTimeUse: boolean;
  address: Record<string, string | null>;
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
  addresses: DeliveryAddress[];
  metafields: CartMetafield[];
  createdAt: string;
  updatedAt: string;
}

/** What is wrong with the input of a cart mutation; `code` is a `CartErrorCode`. */
export interface CartUserError {
  code: 'INVALID' | 'INVALID_MERCHANDISE_LINE' | 'LESS_THAN' | 'NOTE_TOO_LONG' | 'INVALID_DELIVERY_ADDRESS_ID';
  field: string[];
  message: string;
}

export interface CartWarning {
  code: 'MERCHANDISE_NOT_ENOUGH_STOCK' | 'MERCHANDISE_OUT_OF_STOCK';
  message: string;
  target: string;
}

/** The id under which a client keeps its cart. */
export function cartId(cart: Cart): string {
  return `gid://shopify/Cart/${cart.token}?key=${cart.key}`;
}

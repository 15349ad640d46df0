import type {PricedLine} from '../../cart/cost';
import type {AppliedDiscount} from '../../cart/discounts';
import {cartId, viewKeyOf, type Attribute, type Cart, type CartLine, type DeliveryAddress} from '../../cart/model';
import {pricedCart} from '../../store/pricing';
import {visibleLines} from '../../store/store';
import {connection, emptyConnection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {checkoutOrigin} from '../domains';
import {money, optionalMoney} from '../money';
import {addressNode} from './address';
import {metafieldNode} from './cart-metafields';
import {discountAllocations, discountApplication} from './cart-discounts';

/** A line with its cost, and the discount that is part of it. */
interface CartLineNode extends PricedLine {
  __typename: 'CartLine';
  applied: AppliedDiscount | undefined;
}

interface MetafieldIdentifier {
  namespace?: string | null;
  key: string;
}

function attributeOf(attributes: readonly Attribute[], key: string): Attribute | null {
  return attributes.find((attribute) => attribute.key === key) ?? null;
}

function linesOf(cart: Cart, {store}: Context): CartLine[] {
  return visibleLines(store, cart);
}

const priceOf = (cart: Cart, {store}: Context) => pricedCart(store, cart);

function metafieldOf(cart: Cart, {namespace, key}: MetafieldIdentifier) {
  const found = cart.metafields.find((entry) => entry.key === key && entry.namespace === (namespace ?? 'app'));
  return found ? metafieldNode(found, cart) : null;
}

export const cartLine: Resolvers<CartLineNode> = {
  id: ({line}) => line.id,
  quantity: ({line}) => line.quantity,
  merchandise: ({line}) => line.variant,
  attributes: ({line}) => line.attributes,
  attribute: ({line}, {key}: {key: string}) => attributeOf(line.attributes, key),
  sellingPlanAllocation: () => null,
  parentRelationship: () => null,
  instructions: () => ({canRemove: true, canUpdateQuantity: true}),
  viewKey: ({line}) => viewKeyOf(line),
  discountAllocations: ({applied, cost}, {lineLevelOnly = true}: {lineLevelOnly?: boolean}) =>
    discountAllocations(applied, cost.lineDiscount + (lineLevelOnly ? 0 : cost.orderDiscount)),
  cost: ({cost}) => {
    return {
      amountPerQuantity: money(cost.amountPerQuantity),
      compareAtAmountPerQuantity: optionalMoney(cost.compareAtAmountPerQuantity),
      subtotalAmount: money(cost.subtotal),
      totalAmount: money(cost.total),
    };
  },
  estimatedCost: ({cost}) => {
    return {
      amount: money(cost.amountPerQuantity),
      compareAtAmount: optionalMoney(cost.compareAtAmountPerQuantity),
      subtotalAmount: money(cost.subtotal),
      totalAmount: money(cost.total),
    };
  },
};

export const cart: Resolvers<Cart> = {
  id: (self) => cartId(self),
  shop: (_, __, {store}) => store.catalogue.shop,
  checkoutUrl: (self, _, context) => new URL(`/checkouts/${self.token}`, checkoutOrigin(context)).href,
  totalQuantity: (self, _, context) => linesOf(self, context).reduce((sum, line) => sum + line.quantity, 0),
  lines: (self, args: ConnectionArgs, context) => {
    const {lines, applied} = priceOf(self, context);
    const nodes = lines.map((line): CartLineNode => ({__typename: 'CartLine', applied, ...line}));
    return connection(nodes, args, (node) => node.line.id);
  },
  attribute: (self, {key}: {key: string}) => attributeOf(self.attributes, key),
  cost: (self, _, context) => {
    const cost = priceOf(self, context);
    return {
      subtotalAmount: money(cost.subtotal),
      subtotalAmountEstimated: false,
      totalAmount: money(cost.total),
      totalAmountEstimated: true,
      totalTaxAmount: money(cost.tax),
      totalTaxAmountEstimated: true,
      totalDutyAmount: null,
      totalDutyAmountEstimated: false,
      checkoutChargeAmount: money(cost.subtotal),
      taxesIncluded: true,
      dutiesIncluded: false,
    };
  },
  estimatedCost: (self, _, context) => {
    const cost = priceOf(self, context);
    return {
      subtotalAmount: money(cost.subtotal),
      totalAmount: money(cost.total),
      totalTaxAmount: money(cost.tax),
      totalDutyAmount: null,
      checkoutChargeAmount: money(cost.subtotal),
    };
  },
  buyerIdentity: ({buyerIdentity}) => ({
    ...buyerIdentity,
    customer: null,
    deliveryAddressPreferences: [],
    preferences: null,
    purchasingCompany: null,
  }),
  delivery: ({addresses}) => ({
    addresses: ({selected}: {selected?: boolean | null}) =>
      addresses.filter((entry) => !selected || entry.selected).map((entry: DeliveryAddress) => addressNode(entry)),
  }),
  deliveryGroups: () => emptyConnection(),
  discountAllocations: (self, _, context) => {
    const {lines, applied} = priceOf(self, context);
    return lines.flatMap(({cost}) => discountAllocations(applied, cost.orderDiscount));
  },
  discountApplications: (self, _, context) => {
    const {applied} = priceOf(self, context);
    return applied ? [discountApplication(applied)] : [];
  },
  discountCodes: (self, _, context) => {
    const applied = priceOf(self, context).applied?.code;
    return self.discountCodes.map((code) => ({code, applicable: code === applied}));
  },
  appliedGiftCards: () => [],
  metafield: (self, identifier: MetafieldIdentifier) => metafieldOf(self, identifier),
  metafields: (self, {identifiers}: {identifiers: MetafieldIdentifier[]}) =>
    identifiers.map((identifier) => metafieldOf(self, identifier)),
};

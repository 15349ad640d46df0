import {cartCost, lineCost} from '../../cart/cost';
import {appliedDiscount} from '../../cart/discounts';
import {cartId, viewKeyOf, type Attribute, type Cart, type CartLine, type DeliveryAddress} from '../../cart/model';
import {visibleLines} from '../../store/store';
import {connection, emptyConnection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {checkoutOrigin} from '../domains';
import {money, optionalMoney} from '../money';
import {addressNode} from './address';
import {metafieldNode} from './cart-metafields';

/** A line with its cart: the cart's discount is part of the line's cost. */
interface CartLineNode {
  __typename: 'CartLine';
  line: CartLine;
  cart: Cart;
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

function costOf(cart: Cart, context: Context) {
  const {vatPercent} = context.store.catalogue.content.shop;
  return cartCost({lines: linesOf(cart, context), discountCodes: cart.discountCodes}, vatPercent);
}

/** The discount codes that apply to a cart, with what they take off all its lines. */
function discountApplications(self: Cart, context: Context) {
  const applied = appliedDiscount(self);
  if (!applied) return [];
  const cents = linesOf(self, context).reduce((sum, line) => sum + lineCost(line, applied.percent).discount, 0);
  return [
    {
      __typename: 'CartCodeDiscountApplication',
      code: applied.code,
      totalAllocatedAmount: money(cents),
      allocationMethod: 'ACROSS',
      targetSelection: 'ALL',
      targetType: 'LINE_ITEM',
      value: {__typename: 'PricingPercentageValue', percentage: applied.percent},
    },
  ];
}

function discountAllocations({line, cart: self}: CartLineNode, context: Context) {
  if (line.quantity === 0) return [];
  return discountApplications(self, context).map((application) => ({
    __typename: 'CartCodeDiscountAllocation',
    code: application.code,
    discountedAmount: money(lineCost(line, application.value.percentage).discount),
    targetType: application.targetType,
    discountApplication: application,
    sourceDiscountApplication: application,
  }));
}

function metafieldOf(cart: Cart, {namespace, key}: MetafieldIdentifier) {
  const found = cart.metafields.find((entry) => entry.key === key && entry.namespace === (namespace ?? 'app'));
  return found ? metafieldNode(found, cart) : null;
}

function costOfLine({line, cart}: CartLineNode) {
  return lineCost(line, appliedDiscount(cart)?.percent ?? 0);
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
  discountAllocations: (self, _, context) => discountAllocations(self, context),
  cost: (self) => {
    const cost = costOfLine(self);
    return {
      amountPerQuantity: money(cost.amountPerQuantity),
      compareAtAmountPerQuantity: optionalMoney(cost.compareAtAmountPerQuantity),
      subtotalAmount: money(cost.subtotal),
      totalAmount: money(cost.total),
    };
  },
  estimatedCost: (self) => {
    const cost = costOfLine(self);
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
    const nodes = linesOf(self, context).map((line): CartLineNode => ({__typename: 'CartLine', line, cart: self}));
    return connection(nodes, args, (node) => node.line.id);
  },
  attribute: (self, {key}: {key: string}) => attributeOf(self.attributes, key),
  cost: (self, _, context) => {
    const cost = costOf(self, context);
    return {
      subtotalAmount: money(cost.subtotal),
      subtotalAmountEstimated: false,
      totalAmount: money(cost.total),
      totalAmountEstimated: true,
      totalTaxAmount: money(cost.tax),
      totalTaxAmountEstimated: true,
      totalDutyAmount: null,
      totalDutyAmountEstimated: false,
      checkoutChargeAmount: money(cost.total),
      taxesIncluded: true,
      dutiesIncluded: false,
    };
  },
  estimatedCost: (self, _, context) => {
    const cost = costOf(self, context);
    return {
      subtotalAmount: money(cost.subtotal),
      totalAmount: money(cost.total),
      totalTaxAmount: money(cost.tax),
      totalDutyAmount: null,
      checkoutChargeAmount: money(cost.total),
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
  discountAllocations: () => [],
  discountApplications: (self, _, context) => discountApplications(self, context),
  discountCodes: (self) => {
    const applied = appliedDiscount(self)?.code;
    return self.discountCodes.map((code) => ({code, applicable: code === applied}));
  },
  appliedGiftCards: () => [],
  metafield: (self, identifier: MetafieldIdentifier) => metafieldOf(self, identifier),
  metafields: (self, {identifiers}: {identifiers: MetafieldIdentifier[]}) =>
    identifiers.map((identifier) => metafieldOf(self, identifier)),
};

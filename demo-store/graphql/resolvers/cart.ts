import type {PricedLine} from '../../cart/cost';
import type {AppliedDiscount} from '../../cart/discounts';
import {appliedGiftCards, type AppliedGiftCard} from '../../cart/giftCards';
import {cartId, toLineKey, type Attribute, type Cart, type CartLine, type DeliveryAddress} from '../../cart/model';
import {gid} from '../../store/ids';
import {priceStoreCart} from '../../store/pricing';
import {visibleLines} from '../../store/store';
import {connection, emptyConnection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {checkoutUrl} from '../domains';
import {money, optionalMoney} from '../money';
import {addressNode} from './address';
import {metafieldNode} from './cartMetafields';
import {discountAllocations, discountApplication} from './cartDiscounts';

/** A line with its cost and the discount that the cost includes. */
interface CartLineNode extends PricedLine {
  __typename: 'CartLine';
  appliedDiscount: AppliedDiscount | undefined;
  parent: CartLineNode | undefined;
}

interface MetafieldIdentifier {
  namespace?: string | null;
  key: string;
}

function findAttribute(attributes: readonly Attribute[], key: string): Attribute | null {
  return attributes.find((attribute) => attribute.key === key) ?? null;
}

export const giftCardId = (code: string): string => gid('AppliedGiftCard', code);

function giftCardNode({record: {code, balance}, amount}: AppliedGiftCard) {
  const amountUsed = money(amount);
  return {
    id: giftCardId(code),
    lastCharacters: code.slice(-4),
    amountUsed,
    amountUsedV2: amountUsed,
    presentmentAmountUsed: amountUsed,
    balance: money(balance),
    balanceV2: money(balance),
  };
}

function listLines(cart: Cart, {store}: Context): CartLine[] {
  return visibleLines(store, cart);
}

const priceLines = (cart: Cart, {store}: Context) => priceStoreCart(store, cart);

function findMetafield(cart: Cart, {namespace, key}: MetafieldIdentifier) {
  const match = cart.metafields.find((entry) => entry.key === key && entry.namespace === (namespace ?? 'app'));
  return match ? metafieldNode(match, cart) : null;
}

export const cartLine: Resolvers<CartLineNode> = {
  id: ({line}) => line.id,
  quantity: ({line}) => line.quantity,
  merchandise: ({line}) => line.variant,
  attributes: ({line}) => line.attributes,
  attribute: ({line}, {key}: {key: string}) => findAttribute(line.attributes, key),
  sellingPlanAllocation: () => null,
  parentRelationship: ({parent}) => parent && {parent},
  instructions: () => ({canRemove: true, canUpdateQuantity: true}),
  viewKey: ({line}) => toLineKey(line.id),
  discountAllocations: ({appliedDiscount, cost}, {lineLevelOnly = true}: {lineLevelOnly?: boolean}) =>
    discountAllocations(appliedDiscount, cost.lineDiscount + (lineLevelOnly ? 0 : cost.orderDiscount)),
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
  checkoutUrl: (self, _, context) => checkoutUrl(self, context),
  totalQuantity: (self, _, context) => listLines(self, context).reduce((sum, line) => sum + line.quantity, 0),
  lines: (self, args: ConnectionArgs, context) => {
    const {lines, appliedDiscount} = priceLines(self, context);
    const nodes = new Map<string, CartLineNode>();
    // A parent stands before the lines that nest in it.
    for (const priced of lines) {
      const parent = nodes.get(priced.line.parentId ?? '');
      nodes.set(priced.line.id, {__typename: 'CartLine', appliedDiscount, parent, ...priced});
    }
    return connection([...nodes.values()], args, (node) => node.line.id);
  },
  attribute: (self, {key}: {key: string}) => findAttribute(self.attributes, key),
  cost: (self, _, context) => {
    const cost = priceLines(self, context);
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
    const cost = priceLines(self, context);
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
    const {lines, appliedDiscount} = priceLines(self, context);
    return lines.flatMap(({cost}) => discountAllocations(appliedDiscount, cost.orderDiscount));
  },
  discountApplications: (self, _, context) => {
    const {appliedDiscount} = priceLines(self, context);
    return appliedDiscount ? [discountApplication(appliedDiscount)] : [];
  },
  discountCodes: (self, _, context) => {
    const appliedDiscount = priceLines(self, context).appliedDiscount?.code;
    return self.discountCodes.map((code) => ({code, applicable: code === appliedDiscount}));
  },
  appliedGiftCards: (self, _, context) => {
    const cards = context.store.content.giftCards;
    return appliedGiftCards(self.giftCards, cards, priceLines(self, context).total).map(giftCardNode);
  },
  metafield: (self, identifier: MetafieldIdentifier) => findMetafield(self, identifier),
  metafields: (self, {identifiers}: {identifiers: MetafieldIdentifier[]}) =>
    identifiers.map((identifier) => findMetafield(self, identifier)),
};

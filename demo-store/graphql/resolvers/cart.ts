import type {PricedLine} from '../../cart/cost';
import type {AppliedDiscount} from '../../cart/discounts';
import {appliedGiftCards, type AppliedGiftCard} from '../../cart/giftCards';
import {cartId, toLineKey, type Attribute, type Cart, type CartLine, type DeliveryAddress} from '../../cart/model';
import {keyedUuid} from '../../store/ids';
import {priceStoreCart} from '../../store/pricing';
import {visibleLines} from '../../store/store';
import {connection, emptyConnection, type ConnectionArgs} from '../connection';
import type {Context, Resolvers} from '../context';
import {checkoutUrl} from '../domains';
import {moneyIn} from '../money';
import {addressNode} from './address';
import {metafieldNode} from './cartMetafields';
import {discountAllocations, discountApplication} from './cartDiscounts';

/** A line with its cost and the discount that the cost includes. */
interface CartLineNode extends PricedLine {
  __typename: 'CartLine';
  appliedDiscount: AppliedDiscount | undefined;
  parent: CartLineNode | undefined;
  currencyCode: string;
}

interface MetafieldIdentifier {
  namespace?: string | null;
  key: string;
}

function findAttribute(attributes: readonly Attribute[], key: string): Attribute | null {
  return attributes.find((attribute) => attribute.key === key) ?? null;
}

/** A card gets another id with each change of the cart, as at Shopify. */
export const giftCardId = ({token, changes}: Cart, code: string): string =>
  `gid://shopify/AppliedGiftCard/${keyedUuid(`${token}/${changes}/${code}`)}`;

function giftCardNode(cart: Cart, {record: {code, balance}, amount}: AppliedGiftCard, currencyCode: string) {
  const {money} = moneyIn(currencyCode);
  const amountUsed = money(amount);
  const balanceLeft = money(balance - amount);
  return {
    id: giftCardId(cart, code),
    lastCharacters: code.slice(-4).toUpperCase(),
    amountUsed,
    amountUsedV2: amountUsed,
    presentmentAmountUsed: amountUsed,
    balance: balanceLeft,
    balanceV2: balanceLeft,
  };
}

function listLines(cart: Cart, {store}: Context): CartLine[] {
  return visibleLines(store, cart);
}

const priceLines = (cart: Cart, {store}: Context) => priceStoreCart(store, cart);

const listGiftCards = (cart: Cart, context: Context) =>
  appliedGiftCards(cart.giftCards, context.store.content.giftCards, priceLines(cart, context).total);

/** The amounts that both kinds of cost have. Gift cards reduce the total, and the tax is known at the checkout only. */
function costAmounts(cart: Cart, context: Context) {
  const {subtotal, total, currencyCode} = priceLines(cart, context);
  const {money} = moneyIn(currencyCode);
  const paidByCards = listGiftCards(cart, context).reduce((sum, {amount}) => sum + amount, 0);
  return {
    subtotalAmount: money(subtotal),
    totalAmount: money(total - paidByCards),
    totalTaxAmount: null,
    totalDutyAmount: null,
    checkoutChargeAmount: money(subtotal),
  };
}

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
  discountAllocations: ({appliedDiscount, cost, currencyCode}, {lineLevelOnly = true}: {lineLevelOnly?: boolean}) =>
    discountAllocations(appliedDiscount, cost.lineDiscount + (lineLevelOnly ? 0 : cost.orderDiscount), currencyCode),
  cost: ({cost, currencyCode}) => {
    const {money, optionalMoney} = moneyIn(currencyCode);
    return {
      amountPerQuantity: money(cost.amountPerQuantity),
      compareAtAmountPerQuantity: optionalMoney(cost.compareAtAmountPerQuantity),
      subtotalAmount: money(cost.subtotal),
      totalAmount: money(cost.total),
    };
  },
  estimatedCost: ({cost, currencyCode}) => {
    const {money, optionalMoney} = moneyIn(currencyCode);
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
    const {lines, appliedDiscount, currencyCode} = priceLines(self, context);
    const nodes = new Map<string, CartLineNode>();
    // A parent stands before the lines that nest in it.
    for (const priced of lines) {
      const parent = nodes.get(priced.line.parentId ?? '');
      nodes.set(priced.line.id, {__typename: 'CartLine', appliedDiscount, parent, currencyCode, ...priced});
    }
    return connection([...nodes.values()], args, (node) => node.line.id);
  },
  attribute: (self, {key}: {key: string}) => findAttribute(self.attributes, key),
  cost: (self, _, context) => ({
    ...costAmounts(self, context),
    subtotalAmountEstimated: true,
    totalAmountEstimated: true,
    totalTaxAmountEstimated: true,
    totalDutyAmountEstimated: true,
    taxesIncluded: true,
    dutiesIncluded: false,
  }),
  estimatedCost: (self, _, context) => costAmounts(self, context),
  buyerIdentity: ({buyerIdentity}) => ({
    ...buyerIdentity,
    customer: null,
    deliveryAddressPreferences: [],
    preferences: null,
    purchasingCompany: null,
  }),
  delivery: ({addresses}, _, {language}) => ({
    addresses: ({selected}: {selected?: boolean | null}) =>
      addresses
        .filter((entry) => !selected || entry.selected)
        .map((entry: DeliveryAddress) => addressNode(entry, language)),
  }),
  deliveryGroups: () => emptyConnection(),
  discountAllocations: (self, _, context) => {
    const {lines, appliedDiscount, currencyCode} = priceLines(self, context);
    return lines.flatMap(({cost}) => discountAllocations(appliedDiscount, cost.orderDiscount, currencyCode));
  },
  discountApplications: (self, _, context) => {
    const {appliedDiscount, currencyCode} = priceLines(self, context);
    return appliedDiscount ? [discountApplication(appliedDiscount, currencyCode)] : [];
  },
  discountCodes: (self, _, context) => {
    const appliedDiscount = priceLines(self, context).appliedDiscount?.code;
    return self.discountCodes.map((code) => ({code, applicable: code === appliedDiscount}));
  },
  appliedGiftCards: (self, _, context) => {
    const {currencyCode} = priceLines(self, context);
    return listGiftCards(self, context).map((card) => giftCardNode(self, card, currencyCode));
  },
  metafield: (self, identifier: MetafieldIdentifier) => findMetafield(self, identifier),
  metafields: (self, {identifiers}: {identifiers: MetafieldIdentifier[]}) =>
    identifiers.map((identifier) => findMetafield(self, identifier)),
};

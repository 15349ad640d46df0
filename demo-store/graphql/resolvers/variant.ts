import type {Variant} from '../../catalogue/entities';
import {listSelectedOptions, variantTitle} from '../../catalogue/selection';
import {emptyConnection} from '../connection';
import type {Resolvers} from '../context';
import {money, optionalMoney} from '../money';
import {findMetafield} from './metafields';
import {toUnitPriceMeasurement, calculateUnitPrice} from '../unitPrice';

export const productVariant: Resolvers<Variant> = {
  title: (variant, _, {language}) => variantTitle(variant, language),
  selectedOptions: (variant, _, {language}) => listSelectedOptions(variant, language),
  sku: ({record}) => record.sku,
  barcode: () => null,
  price: ({record}) => money(record.price),
  priceV2: ({record}) => money(record.price),
  compareAtPrice: ({record}) => optionalMoney(record.compareAtPrice),
  compareAtPriceV2: ({record}) => optionalMoney(record.compareAtPrice),
  unitPrice: ({record}) => optionalMoney(calculateUnitPrice(record)),
  unitPriceMeasurement: ({record}) => toUnitPriceMeasurement(record),
  availableForSale: (variant, _, {store}) => store.inventory.isAvailable(variant),
  currentlyNotInStock: (variant, _, {store}) =>
    store.inventory.quantity(variant) <= 0 && store.inventory.isAvailable(variant),
  quantityAvailable: (variant, _, {store}) => store.inventory.quantity(variant),
  quantityRule: () => ({minimum: 1, maximum: null, increment: 1}),
  quantityPriceBreaks: () => emptyConnection(),
  image: ({record, product}, _, {store}) =>
    store.catalogue.pictureByName.get(record.image ?? product.record.images[0] ?? '') ?? null,
  requiresShipping: () => true,
  requiresComponents: () => false,
  taxable: () => true,
  weight: ({record}) => record.weight ?? 0,
  weightUnit: () => 'GRAMS',
  components: () => emptyConnection(),
  groupedBy: () => emptyConnection(),
  sellingPlanAllocations: () => emptyConnection(),
  storeAvailability: () => emptyConnection(),
  shopPayInstallmentsPricing: () => null,
  metafield: (self, identifier: {namespace?: string | null; key: string}, context) =>
    findMetafield(self, identifier, context),
  metafields: (self, {identifiers}: {identifiers: {namespace?: string | null; key: string}[]}, context) =>
    identifiers.map((identifier) => findMetafield(self, identifier, context)),
};

import * as v from 'valibot';
import type {DiscountRecord} from 'demo-store/model';
import {cents, handle, filledText} from './values';

const positiveInteger = v.pipe(v.number(), v.integer(), v.minValue(1));
const percent = v.pipe(v.number(), v.gtValue(0), v.maxValue(100));
const items = {products: v.optional(v.array(handle)), collections: v.optional(v.array(handle))};
const value = v.union([v.strictObject({percent}), v.strictObject({amount: cents})], 'needs percent or amount');
const minimum = v.optional(v.strictObject({subtotal: v.optional(cents), quantity: v.optional(positiveInteger)}));
const commonFields = {
  code: filledText,
  startsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  endsAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  usageLimit: v.optional(positiveInteger),
  used: v.optional(positiveInteger),
  oncePerCustomer: v.optional(v.boolean()),
};

export const discountsSchema: v.GenericSchema<unknown, DiscountRecord[]> = v.pipe(
  v.array(
    v.variant('kind', [
      v.strictObject({...commonFields, kind: v.literal('order'), value, minimum}),
      v.strictObject({
        ...commonFields,
        kind: v.literal('products'),
        value,
        items: v.strictObject(items),
        eachItem: v.optional(v.boolean()),
        minimum,
      }),
      v.strictObject({...commonFields, kind: v.literal('shipping'), minimum}),
      v.strictObject({
        ...commonFields,
        kind: v.literal('buyXGetY'),
        buys: v.strictObject({...items, quantity: positiveInteger}),
        gets: v.strictObject({...items, quantity: positiveInteger, percent}),
        usesPerOrder: v.optional(positiveInteger),
      }),
    ]),
  ),
  v.check(
    (discounts) => new Set(discounts.map(({code}) => code.toLowerCase())).size === discounts.length,
    'has a code twice, perhaps in another letter case',
  ),
);

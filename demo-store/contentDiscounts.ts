import * as v from 'valibot';

const common = {
  code: v.string(),
  startsAt: v.optional(v.string()),
  endsAt: v.optional(v.string()),
  usageLimit: v.optional(v.number()),
  used: v.optional(v.number()),
  oncePerCustomer: v.optional(v.boolean()),
};
const value = v.union([v.strictObject({percent: v.number()}), v.strictObject({amount: v.number()})]);
const minimum = v.optional(v.strictObject({subtotal: v.optional(v.number()), quantity: v.optional(v.number())}));
const items = {products: v.optional(v.array(v.string())), collections: v.optional(v.array(v.string()))};
const quantity = v.optional(v.number(), 1);

export const discount = v.variant('kind', [
  v.strictObject({...common, kind: v.literal('order'), value, minimum}),
  v.strictObject({
    ...common,
    kind: v.literal('products'),
    value,
    items: v.strictObject(items),
    eachItem: v.optional(v.boolean()),
    minimum,
  }),
  v.strictObject({...common, kind: v.literal('shipping'), minimum}),
  v.strictObject({
    ...common,
    kind: v.literal('buyXGetY'),
    buys: v.strictObject({...items, quantity}),
    gets: v.strictObject({...items, quantity, percent: v.optional(v.number(), 100)}),
    usesPerOrder: v.optional(v.number()),
  }),
]);

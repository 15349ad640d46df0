import * as v from 'valibot';
import {oneLine} from '~/mail/cleaning';
import {formFields} from '~/platform/http/formFields';
import {isVariantId} from '../rules/entryCode';
import type {CartIntent} from '../rules/intent';
import {readQuantity} from '../rules/quantity';

const text = v.optional(v.string(), '');
const key = v.pipe(v.string(), v.nonEmpty());
const quantity = v.pipe(
  text,
  v.transform((typed) => readQuantity(typed)),
);
const choice = v.optional(v.string());

/** A piece that is made to measure. Of the form's other fields only the choices count. */
const configure = v.pipe(
  v.object({
    intent: v.literal('add'),
    product: v.string(),
    quantity,
    replaces: choice,
    color: choice,
    length: choice,
    width: choice,
    height: choice,
    environment: choice,
  }),
  v.transform(({intent: _, product, quantity, replaces, ...choices}) => {
    const query = new URLSearchParams(choices).toString();
    return {type: 'configure' as const, handle: product, query, quantity, replaces: replaces || undefined};
  }),
);

const add = v.pipe(
  v.object({
    intent: v.literal('add'),
    variant: v.pipe(
      v.string(),
      v.check((id) => isVariantId(id)),
    ),
    quantity,
  }),
  v.transform(({variant: id, quantity}) => ({type: 'add' as const, entry: {variant: {id}, quantity}})),
);

const update = v.pipe(
  v.object({intent: v.literal('update'), key, quantity}),
  v.transform(({key, quantity}) => ({type: 'update' as const, key, quantity})),
);

const remove = v.pipe(
  v.object({intent: v.literal('remove'), key}),
  v.transform(({key}) => ({type: 'remove' as const, key})),
);

const putBack = v.pipe(
  v.object({intent: v.literal('putBack')}),
  v.transform(() => ({type: 'putBack' as const})),
);

/** A total that can't be read is none: then nobody has agreed to it. */
const total = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))), undefined);

const checkout = v.pipe(
  v.object({intent: v.literal('checkout'), total}),
  v.transform(({total}) => ({type: 'checkout' as const, total})),
);

const discount = v.pipe(
  v.object({intent: v.literal('discount'), code: v.pipe(text, v.transform(oneLine))}),
  v.transform(({code}) => ({type: 'discount' as const, code})),
);

const removeDiscount = v.pipe(
  v.object({intent: v.literal('removeDiscount')}),
  v.transform(() => ({type: 'removeDiscount' as const})),
);

const save = v.pipe(
  v.object({intent: v.literal('save'), to: v.optional(v.string())}),
  v.transform(({to}) => ({type: 'save' as const, to})),
);

const openLink = v.pipe(
  v.object({intent: v.literal('openLink'), lines: text, mode: text}),
  v.transform(({lines, mode}) => ({type: 'openLink' as const, lines, replace: mode === 'replace'})),
);

/** Every form of the cart. One with a `product` configures, even if it names a variant too. */
const cartForm = v.variant('intent', [
  configure,
  add,
  update,
  remove,
  putBack,
  checkout,
  discount,
  removeDiscount,
  save,
  openLink,
]);

/** What a form asks for; `undefined` for a form that none of the site's pages sends. */
export function readIntent(form: FormData): CartIntent | undefined {
  const {success, output} = v.safeParse(cartForm, formFields(form));
  return success ? output : undefined;
}

import * as v from 'valibot';
import {pieceParameters} from '~/configurator/rules/readPiece';
import {manyLines, oneLine} from '~/mail/cleaning';
import {maxBodyBytes, readBody} from '~/platform/http/body';
import {isVariantId} from '../rules/cartItem';
import {buttonName, quantityName, shownName, type CartIntent} from '../rules/intent';
import type {NoticeKey} from '../rules/notice';
import {readQuantity} from '../rules/quantity';

/** Most buttons of one request: what waited when a page was left (rule 13.9). */
const maxButtons = 10;

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
    ...v.entriesFromList(pieceParameters, choice),
  }),
  v.transform(({intent: _, product, quantity, replaces, ...choices}) => {
    const query = new URLSearchParams(choices).toString();
    return {type: 'configure' as const, handle: product, query, quantity, replaces: replaces || undefined};
  }),
);

const add = v.pipe(
  v.object({intent: v.literal('add'), variant: v.pipe(v.string(), v.check(isVariantId)), quantity}),
  v.transform(({variant: variantId, quantity}) => ({type: 'add' as const, item: {variantId, quantity}})),
);

const update = v.pipe(
  v.object({intent: v.literal('update'), key, quantity}),
  v.transform(({key, quantity}) => ({type: 'update' as const, key, quantity})),
);

const remove = v.pipe(
  v.object({intent: v.literal('remove'), key}),
  v.transform(({key}) => ({type: 'remove' as const, key})),
);

const undo = v.pipe(
  v.object({intent: v.literal('undo')}),
  v.transform(() => ({type: 'undo' as const})),
);

const save = v.pipe(
  v.object({intent: v.literal('save')}),
  v.transform(() => ({type: 'save' as const})),
);

const discount = v.pipe(
  v.object({intent: v.literal('discount'), code: v.pipe(text, v.transform(oneLine))}),
  v.transform(({code}) => ({type: 'discount' as const, code})),
);

const removeDiscount = v.pipe(
  v.object({intent: v.literal('removeDiscount')}),
  v.transform(() => ({type: 'removeDiscount' as const})),
);

const openLink = v.pipe(
  v.object({intent: v.literal('openLink'), lines: text, mode: text}),
  v.transform(({lines, mode}) => ({type: 'openLink' as const, lines, replace: mode === 'replace'})),
);

/** A total that can't be read is none: then nobody has agreed to it. */
const total = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))), undefined);

const checkout = v.pipe(
  v.object({intent: v.literal('checkout'), total, consent: choice}),
  v.transform(({total, consent}) => ({type: 'checkout' as const, total, consent})),
);

/** Every form of the cart. One with a `product` configures, even if it names a variant too. */
const intentSchema = v.variant('intent', [
  configure,
  add,
  update,
  remove,
  undo,
  save,
  discount,
  removeDiscount,
  openLink,
  checkout,
]);

/** A form with its fields and those of each button that was pressed; one without buttons has its intent in its fields. */
const formSchema = v.pipe(
  v.looseObject({[buttonName]: v.optional(v.array(v.string()), [])}),
  v.transform(({[buttonName]: buttons, ...fields}) =>
    buttons.length
      ? buttons.slice(0, maxButtons).map((button) => ({...fields, ...Object.fromEntries(new URLSearchParams(button))}))
      : [fields],
  ),
  v.array(intentSchema),
);

/** What was typed into the fields of the cart's form, as far as it differs from what the page showed (rule 13.25). */
export interface Edits {
  quantities: {key: string; quantity: number}[];
  note?: string;
  /** A discount code that was not redeemed. */
  code?: string;
}

export type CartForm = {ok: true; intents: CartIntent[]; edits: Edits} | {ok: false; notice: NoticeKey; status: number};

/** Reads a form of the cart. */
export async function readCartForm(request: Request): Promise<CartForm> {
  const body = await readBody(request, {max: maxBodyBytes, schema: formSchema, lists: [buttonName]});
  // JSON is no form of the cart.
  if (body.ok && body.form) return {ok: true, intents: body.data, edits: editsOf(withButtons(body.input))};
  return !body.ok && body.reason === 'tooLong'
    ? {ok: false, notice: 'tooLong', status: 413}
    : {ok: false, notice: 'malformed', status: 400};
}

/** The fields of a form with those of its buttons: a note that waited when a page was left is in one. */
function withButtons(input: Record<string, unknown>): Record<string, unknown> {
  const buttons = input[buttonName];
  const texts = Array.isArray(buttons) ? buttons.slice(0, maxButtons).map(String) : [];
  return texts.reduce((fields, text) => ({...fields, ...Object.fromEntries(new URLSearchParams(text))}), input);
}

function editsOf(fields: Record<string, unknown>): Edits {
  const shown = readShown(fields[shownName]);
  const edited = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' && value !== shown[name] ? value : undefined;
  };
  const prefix = quantityName('');
  const quantities = Object.keys(fields).flatMap((name) => {
    const value = name.startsWith(prefix) ? edited(name) : undefined;
    return value === undefined ? [] : [{key: name.slice(prefix.length), quantity: readQuantity(value)}];
  });
  // Browsers send the lines of a text area apart by CR LF.
  const note = typeof fields.note === 'string' ? manyLines(fields.note) : undefined;
  const code = typeof fields.code === 'string' ? oneLine(fields.code) : '';
  return {
    quantities,
    note: note === shown.note ? undefined : note,
    code: code && code !== shown.code ? code : undefined,
  };
}

function readShown(json: unknown): Record<string, unknown> {
  try {
    return (JSON.parse(String(json)) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

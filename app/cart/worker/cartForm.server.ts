import * as v from 'valibot';
import {pieceParameters} from '~/configurator/piece/readPiece';
import {toMultiline, toSingleLine} from '~/mail/sanitize';
import {maxBodyBytes, readBody} from '~/platform/http/body';
import {isVariantId} from '../rules/cartItem';
import {buttonName, quantityName, initialValuesName, type CartIntent} from '../rules/intent';
import type {NoticeKey} from '../rules/notice';
import {readQuantity} from '../rules/quantity';

/** Maximum number of buttons in one request, which combines the requests that were queued when a page was left. */
const maxButtons = 10;

const text = v.optional(v.string(), '');
const key = v.pipe(v.string(), v.nonEmpty());
const quantity = v.pipe(
  text,
  v.transform((typed) => readQuantity(typed)),
);
const optionalText = v.optional(v.string());

/** A made-to-measure piece. Of the form's other fields only the choices count. */
const configure = v.pipe(
  v.object({
    intent: v.literal('add'),
    product: v.string(),
    quantity,
    replaces: optionalText,
    ...v.entriesFromList(pieceParameters, optionalText),
  }),
  v.transform(({intent: _, product, quantity, replaces, ...choices}) => {
    const query = new URLSearchParams(choices).toString();
    return {type: 'configure' as const, handle: product, query, quantity, replacedLineKey: replaces || undefined};
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
  v.object({intent: v.literal('discount'), code: v.pipe(text, v.transform(toSingleLine))}),
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

/** An invalid total counts as missing: then nobody has agreed to it. */
const total = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))), undefined);

const checkout = v.pipe(
  v.object({intent: v.literal('checkout'), total, consent: optionalText}),
  v.transform(({total, consent}) => ({type: 'checkout' as const, total, consent})),
);

/** Every form of the cart. A form with a `product` configures, even if it also has a variant. */
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

/** Each pressed button gives an intent: the form's fields with the button's. Without a button the form's fields contain the intent. */
const formSchema = v.pipe(
  v.looseObject({[buttonName]: v.optional(v.array(v.string()), [])}),
  v.transform(({[buttonName]: buttons, ...fields}) =>
    buttons.length
      ? buttons.slice(0, maxButtons).map((button) => ({...fields, ...Object.fromEntries(new URLSearchParams(button))}))
      : [fields],
  ),
  v.array(intentSchema),
);

/** The edited fields of the cart's form: those that differ from what the page showed (rule 13.25). */
export interface Edits {
  quantities: {key: string; quantity: number}[];
  note?: string;
  /** A discount code that was typed but not submitted by its button. */
  code?: string;
}

export type CartForm = {ok: true; intents: CartIntent[]; edits: Edits} | {ok: false; notice: NoticeKey; status: number};

export async function readCartForm(request: Request): Promise<CartForm> {
  const body = await readBody(request, {maxBytes: maxBodyBytes, schema: formSchema, listFields: [buttonName]});
  // The cart has forms only, no JSON requests.
  if (body.ok && body.form) return {ok: true, intents: body.data, edits: readEdits(mergeButtonFields(body.input))};
  return !body.ok && body.reason === 'tooLong'
    ? {ok: false, notice: 'tooLong', status: 413}
    : {ok: false, notice: 'malformed', status: 400};
}

/** Merges the fields of the buttons into the form's fields: a queued note is in the fields of its button. */
function mergeButtonFields(input: Record<string, unknown>): Record<string, unknown> {
  const buttons = input[buttonName];
  const texts = Array.isArray(buttons) ? buttons.slice(0, maxButtons).map(String) : [];
  return texts.reduce((fields, text) => ({...fields, ...Object.fromEntries(new URLSearchParams(text))}), input);
}

function readEdits(fields: Record<string, unknown>): Edits {
  const initialValues = readInitialValues(fields[initialValuesName]);
  const readEdited = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' && value !== initialValues[name] ? value : undefined;
  };
  const prefix = quantityName('');
  const quantities = Object.keys(fields).flatMap((name) => {
    const value = name.startsWith(prefix) ? readEdited(name) : undefined;
    return value === undefined ? [] : [{key: name.slice(prefix.length), quantity: readQuantity(value)}];
  });
  // Browsers submit line breaks of a text area as CR LF.
  const note = typeof fields.note === 'string' ? toMultiline(fields.note) : undefined;
  const code = typeof fields.code === 'string' ? toSingleLine(fields.code) : '';
  return {
    quantities,
    note: note === initialValues.note ? undefined : note,
    code: code && code !== initialValues.code ? code : undefined,
  };
}

function readInitialValues(json: unknown): Record<string, unknown> {
  try {
    return (JSON.parse(String(json)) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

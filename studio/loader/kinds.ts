import * as v from 'valibot';
import type {FieldRecord, Localized, ReferenceRecord} from 'demo-store/model';
import {toRichText} from './richText';
import {email, fileName, handle, localized, mapLocalized, name, running, runningBlank, httpUrl, words} from './values';

/** Entries written inside another one; they become metaobjects of their own. */
interface NestedEntries {
  nested: string;
  entries: {handle?: string; fields: Fields}[];
}

export type FieldValue = FieldRecord | NestedEntries | undefined;
export type Fields = Record<string, FieldValue>;
export type FieldSchema = v.GenericSchema<unknown, FieldValue>;

/** Localized schemas and plain ones alike. */
type TextSchema = v.GenericSchema<unknown, string | Localized>;

/** What the content model says of a field, beside how it is written: its definition in a store is made of it. */
interface FieldKind {
  /** A metafield type of Shopify. */
  type: string;
  /** The type of the entries that a reference field names. */
  entries?: string;
  /** The fields of those entries, when they are written inside this one. */
  fields?: Record<string, FieldSchema | v.OptionalSchema<FieldSchema, undefined>>;
}

const kind = <Value>(of: FieldKind) => v.metadata<Value, FieldKind & Record<string, unknown>>({...of});

/** The kind of a field of the content model. */
export function kindOf(schema: FieldSchema | v.OptionalSchema<FieldSchema, undefined>): FieldKind {
  return v.getMetadata('wrapped' in schema ? schema.wrapped : schema) as unknown as FieldKind;
}

const textField = (schema: TextSchema, type = 'single_line_text_field'): FieldSchema =>
  v.pipe(
    schema,
    v.transform((value): FieldRecord => ({type, value})),
    kind({type}),
  );
const refer = (type: string, references: ReferenceRecord[]): FieldRecord => ({type, references});

/** One line, in both languages. */
export const line = textField(localized);
/** Several lines, in both languages. */
export const lines = textField(running, 'multi_line_text_field');
/** One line that may be white space. */
export const blankLine = textField(runningBlank);
/** A name: written once, or in both languages where it differs. */
export const properName = textField(name);
/** One line that is the same in both languages. */
export const plain = textField(words);
export const mailAddress = textField(email);
export const url = textField(httpUrl, 'url');
export const date = textField(v.pipe(v.string('must be a date'), v.isoDate('must be a date like 2026-03-31')), 'date');

export const integer = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.transform((value): FieldRecord => ({type: 'number_integer', value: String(value)})),
  kind({type: 'number_integer'}),
);

export const oneOf = <const Options extends string[]>(...options: Options) =>
  textField(v.picklist(options, `must be one of: ${options.join(', ')}`));

/** An amount in euros. */
export const decimalNumber = v.pipe(
  v.number('must be a number'),
  v.transform((value): FieldRecord => ({type: 'number_decimal', value: String(value)})),
  kind({type: 'number_decimal'}),
);

/** A boolean as Shopify keeps it. */
export const truth = v.pipe(
  v.boolean('must be true or false'),
  v.transform((value): FieldRecord => ({type: 'boolean', value: String(value)})),
  kind({type: 'boolean'}),
);

/** `true` and `false` as the words that the content model keeps. */
export const flag = v.pipe(
  v.boolean('must be true or false'),
  v.transform((value): FieldRecord => ({type: 'single_line_text_field', value: String(value)})),
  kind({type: 'single_line_text_field'}),
);

export const lineList = v.pipe(
  v.strictObject({de: v.array(words, 'must be a list'), en: v.array(words, 'must be a list')}),
  v.check(({de, en}) => de.length === en.length, 'must have as many entries in German as in English'),
  v.transform(
    ({de, en}): FieldRecord => ({
      type: 'list.single_line_text_field',
      value: {DE: JSON.stringify(de), EN: JSON.stringify(en)},
    }),
  ),
  kind({type: 'list.single_line_text_field'}),
);

/** Rich text, written in the small Markdown of `markdown.ts`. */
export const rich = v.pipe(
  running,
  v.rawTransform(({dataset, addIssue, NEVER}): FieldRecord => {
    try {
      return {type: 'rich_text_field', value: mapLocalized(dataset.value, toRichText)};
    } catch (error) {
      addIssue({message: error instanceof Error ? error.message : 'is no Markdown'});
      return NEVER;
    }
  }),
  kind({type: 'rich_text_field'}),
);

export const picture = v.pipe(
  handle,
  v.transform((value) => refer('file_reference', [{kind: 'picture', name: value}])),
  kind({type: 'file_reference'}),
);
export const file = v.pipe(
  fileName,
  v.transform((value) => refer('file_reference', [{kind: 'file', name: value}])),
  kind({type: 'file_reference'}),
);

/** The handle of an entry of another type. */
export const entryOf = (type: string) =>
  v.pipe(
    handle,
    v.transform((value) => refer('metaobject_reference', [{kind: 'metaobject', type, handle: value}])),
    kind({type: 'metaobject_reference', entries: type}),
  );

/** A list of entries of another type, written inside this one. */
export const entriesOf = (
  type: string,
  fields: Record<string, FieldSchema | v.OptionalSchema<FieldSchema, undefined>>,
) =>
  v.pipe(
    v.array(v.strictObject({handle: v.optional(handle), ...fields}), 'must be a list'),
    v.transform(
      (entries): NestedEntries => ({
        nested: type,
        entries: entries.map(({handle: own, ...rest}) => ({handle: own as string | undefined, fields: rest as Fields})),
      }),
    ),
    kind({type: 'list.metaobject_reference', entries: type, fields}),
  );

/** A link as the press page knows it: a URL, JSON text with a `url`, or an object with a `url`. The store keeps a line. */
export const looseLink = textField(
  v.union(
    [
      words,
      v.pipe(
        v.strictObject({url: httpUrl, text: v.optional(words)}),
        v.transform((value) => JSON.stringify(value)),
      ),
    ],
    'must be an address or an object with a url',
  ),
);

export const maybe = <Schema extends FieldSchema>(schema: Schema) => v.optional(schema);

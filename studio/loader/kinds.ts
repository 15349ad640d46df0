import * as v from 'valibot';
import type {FieldRecord, Localized, ReferenceRecord} from 'demo-store/model';
import {toRichText} from './richText';
import {
  email,
  fileName,
  handle,
  localizedText,
  mapLocalized,
  name,
  runningText,
  blankableText,
  httpUrl,
  filledText,
} from './values';

/** Entries that are written inside another entry. They become metaobjects of their own. */
interface NestedEntries {
  /** The type of these entries. */
  entryType: string;
  entries: {handle?: string; fields: Fields}[];
}

export type FieldValue = FieldRecord | NestedEntries | undefined;
export type Fields = Record<string, FieldValue>;
export type FieldSchema = v.GenericSchema<unknown, FieldValue>;

/** A schema of a text, in both languages or in one. */
type TextSchema = v.GenericSchema<unknown, string | Localized>;

/** The parts of a field's definition in a store. They are attached to the schema that reads the field from a file. */
interface FieldKind {
  /** A metafield type of Shopify. */
  type: string;
  /** The type of the entries that a reference field names. */
  entryType?: string;
  /** The fields of those entries, when they are written inside this one. */
  fields?: Record<string, FieldSchema | v.OptionalSchema<FieldSchema, undefined>>;
}

const withKind = <Value>(fieldKind: FieldKind) =>
  v.metadata<Value, FieldKind & Record<string, unknown>>({...fieldKind});

/** The kind of a field of the content model. */
export function getKind(schema: FieldSchema | v.OptionalSchema<FieldSchema, undefined>): FieldKind {
  return v.getMetadata('wrapped' in schema ? schema.wrapped : schema) as unknown as FieldKind;
}

const textField = (schema: TextSchema, type = 'single_line_text_field'): FieldSchema =>
  v.pipe(
    schema,
    v.transform((value): FieldRecord => ({type, value})),
    withKind({type}),
  );
const toReferenceField = (type: string, references: ReferenceRecord[]): FieldRecord => ({type, references});

/** One line in both languages. */
export const singleLineText = textField(localizedText);
/** Several lines in both languages. */
export const multiLineText = textField(runningText, 'multi_line_text_field');
/** A line that may be only white space. */
export const blankLine = textField(blankableText);
/** A name: written once, or in both languages where it differs. */
export const properName = textField(name);
/** A line that is the same in both languages. */
export const plainLine = textField(filledText);
export const mailAddress = textField(email);
export const url = textField(httpUrl, 'url');
export const date = textField(v.pipe(v.string('must be a date'), v.isoDate('must be a date like 2026-03-31')), 'date');

export const integer = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.transform((value): FieldRecord => ({type: 'number_integer', value: String(value)})),
  withKind({type: 'number_integer'}),
);

export const oneOf = <const Options extends string[]>(...options: Options) =>
  textField(v.picklist(options, `must be one of: ${options.join(', ')}`));

/** A number with decimals, such as an amount in euros. */
export const decimalNumber = v.pipe(
  v.number('must be a number'),
  v.transform((value): FieldRecord => ({type: 'number_decimal', value: String(value)})),
  withKind({type: 'number_decimal'}),
);

/** A boolean field of Shopify. */
export const boolean = v.pipe(
  v.boolean('must be true or false'),
  v.transform((value): FieldRecord => ({type: 'boolean', value: String(value)})),
  withKind({type: 'boolean'}),
);

/** A boolean that the content model stores as the text `true` or `false`. */
export const booleanText = v.pipe(
  v.boolean('must be true or false'),
  v.transform((value): FieldRecord => ({type: 'single_line_text_field', value: String(value)})),
  withKind({type: 'single_line_text_field'}),
);

export const singleLineTexts = v.pipe(
  v.strictObject({de: v.array(filledText, 'must be a list'), en: v.array(filledText, 'must be a list')}),
  v.check(({de, en}) => de.length === en.length, 'must have as many entries in German as in English'),
  v.transform(
    ({de, en}): FieldRecord => ({
      type: 'list.single_line_text_field',
      value: {DE: JSON.stringify(de), EN: JSON.stringify(en)},
    }),
  ),
  withKind({type: 'list.single_line_text_field'}),
);

/** Rich text, written in the small Markdown of `markdown.ts`. */
export const richText = v.pipe(
  runningText,
  v.rawTransform(({dataset, addIssue, NEVER}): FieldRecord => {
    try {
      return {type: 'rich_text_field', value: mapLocalized(dataset.value, toRichText)};
    } catch (error) {
      addIssue({message: error instanceof Error ? error.message : 'is no Markdown'});
      return NEVER;
    }
  }),
  withKind({type: 'rich_text_field'}),
);

export const picture = v.pipe(
  handle,
  v.transform((value) => toReferenceField('file_reference', [{kind: 'picture', name: value}])),
  withKind({type: 'file_reference'}),
);
export const file = v.pipe(
  fileName,
  v.transform((value) => toReferenceField('file_reference', [{kind: 'file', name: value}])),
  withKind({type: 'file_reference'}),
);

/** The handle of an entry of another type. */
export const entryReference = (type: string) =>
  v.pipe(
    handle,
    v.transform((value) => toReferenceField('metaobject_reference', [{kind: 'metaobject', type, handle: value}])),
    withKind({type: 'metaobject_reference', entryType: type}),
  );

/** A list of entries of another type, written inside this one. */
export const nestedEntries = (
  type: string,
  fields: Record<string, FieldSchema | v.OptionalSchema<FieldSchema, undefined>>,
) =>
  v.pipe(
    v.array(v.strictObject({handle: v.optional(handle), ...fields}), 'must be a list'),
    v.transform(
      (entries): NestedEntries => ({
        entryType: type,
        entries: entries.map(({handle: entryHandle, ...values}) => ({
          handle: entryHandle as string | undefined,
          fields: values as Fields,
        })),
      }),
    ),
    withKind({type: 'list.metaobject_reference', entryType: type, fields}),
  );

/** A link of the press page: a URL, JSON text with a `url`, or an object with a `url`. The store holds it as a line of text. */
export const looseLink = textField(
  v.union(
    [
      filledText,
      v.pipe(
        v.strictObject({url: httpUrl, text: v.optional(filledText)}),
        v.transform((value) => JSON.stringify(value)),
      ),
    ],
    'must be an address or an object with a url',
  ),
);

export const optional = <Schema extends FieldSchema>(schema: Schema) => v.optional(schema);

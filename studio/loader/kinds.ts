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

const textField = (schema: TextSchema, type = 'single_line_text_field'): FieldSchema =>
  v.pipe(
    schema,
    v.transform((value): FieldRecord => ({type, value})),
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
);

export const oneOf = <const Options extends string[]>(...options: Options) =>
  textField(v.picklist(options, `must be one of: ${options.join(', ')}`));

/** `true` and `false` as the words that the content model keeps. */
export const flag = v.pipe(
  v.boolean('must be true or false'),
  v.transform((value): FieldRecord => ({type: 'single_line_text_field', value: String(value)})),
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
);

export const picture = v.pipe(
  handle,
  v.transform((value) => refer('file_reference', [{kind: 'picture', name: value}])),
);
export const file = v.pipe(
  fileName,
  v.transform((value) => refer('file_reference', [{kind: 'file', name: value}])),
);

/** The handle of an entry of another type. */
export const entryOf = (type: string) =>
  v.pipe(
    handle,
    v.transform((value) => refer('metaobject_reference', [{kind: 'metaobject', type, handle: value}])),
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
  );

/** A link as the press page knows it: a URL, JSON text with a `url`, or an object with a `url`. */
export const looseLink = v.union(
  [
    v.pipe(
      words,
      v.transform((value): FieldRecord => ({type: 'single_line_text_field', value})),
    ),
    v.pipe(
      v.strictObject({url: httpUrl, text: v.optional(words)}),
      v.transform((value): FieldRecord => ({type: 'json', value: JSON.stringify(value)})),
    ),
  ],
  'must be an address or an object with a url',
);

export const maybe = <Schema extends FieldSchema>(schema: Schema) => v.optional(schema);

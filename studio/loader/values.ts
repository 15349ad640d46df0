import * as v from 'valibot';
import type {Localized} from 'demo-store/model';
import {decimal, roundToCents} from './priceFormula';
import {insertNoBreakSpaces} from './typography';

/** A text that is not empty. */
export const filledText = v.pipe(
  v.string('must be a text'),
  v.check((value) => value.trim() !== '', 'is empty'),
  v.transform((value) => value.trim()),
);

/** An amount in euro in the files, cents in the store. */
export const cents = v.pipe(
  v.number('must be an amount in euro'),
  v.transform((value) => roundToCents(decimal(value))),
);

const languageProblem = 'must be given in German and English (de, en)';

/** `{de: …, en: …}` in the files, `{DE, EN}` in the store. */
export const localizedText = v.pipe(
  v.strictObject({de: filledText, en: filledText}, languageMessage),
  v.transform(({de, en}): Localized => ({DE: de, EN: en})),
);

/** Like `localizedText`, for texts of more than one line. Gets no-break spaces. */
export const runningText = v.pipe(
  localizedText,
  v.transform((text) => mapLocalized(text, insertNoBreakSpaces)),
);

/** Like `runningText`, but may be only white space. */
export const blankableText = v.pipe(
  v.strictObject({de: v.string('must be a text'), en: v.string('must be a text')}, languageMessage),
  v.transform(({de, en}): Localized => ({DE: insertNoBreakSpaces(de), EN: insertNoBreakSpaces(en)})),
);

/** A name that is the same in both languages may be written once. */
export const name = v.union(
  [
    v.pipe(
      filledText,
      v.transform((value): Localized => ({DE: value, EN: value})),
    ),
    localizedText,
  ],
  'must be a text, or a text in German and English (de, en)',
);

export const handle = v.pipe(
  v.string('must be a handle'),
  v.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'must be a handle: small letters, digits and hyphens'),
);

/** A file's name as the visitor saves it. */
export const fileName = v.pipe(filledText, v.regex(/^[\w-]+\.\w+$/, 'must be a file name with its ending'));

export const email = v.pipe(filledText, v.email('must be an e-mail address'));

export const httpUrl = v.pipe(filledText, v.url('must be an address that begins with https://'));

/** A URL, or a path of this site. */
export const link = v.pipe(filledText, v.regex(/^(?:https?:\/\/\S+|\/\S*)$/, 'must begin with https:// or with /'));

export function mapLocalized(text: Localized, change: (value: string) => string): Localized {
  return {DE: change(text.DE), EN: change(text.EN)};
}

function languageMessage(issue: v.StrictObjectIssue): string {
  return issue.expected === 'Object' ? languageProblem : issue.message;
}

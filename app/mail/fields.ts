import * as v from 'valibot';
import {manyLines, maxLength, oneLine} from './cleaning';

const inputErrors = ['missing', 'invalid', 'tooLong'] as const;

/** What can be wrong with an input; each form has its texts. */
export type InputError = (typeof inputErrors)[number];

/** An error as valibot's message; the type check refuses any other word. */
export const inputError = (error: InputError) => error;

/** The error that valibot's message names. */
const toInputError = (message: string): InputError => inputErrors.find((error) => error === message) ?? 'invalid';

/** The first error of each field; `fields` are the form's, in its order. */
export function fieldErrors<Field extends string>(
  issues: readonly v.BaseIssue<unknown>[],
  fields: readonly Field[],
): Partial<Record<Field, InputError>> {
  const errors: Partial<Record<Field, InputError>> = {};
  for (const issue of issues) {
    const field = fields.find((name) => name === issue.path?.[0]?.key) ?? fields[0];
    if (field) errors[field] ??= toInputError(issue.message);
  }
  return errors;
}

export const string = v.nullish(v.string(inputError('invalid')), '');

/** A field of one line. */
export const line = v.pipe(string, v.transform(oneLine), v.maxLength(maxLength.line, inputError('tooLong')));
export const requiredLine = v.pipe(line, v.nonEmpty(inputError('missing')));

/** A text of many lines. */
export const text = v.pipe(string, v.transform(manyLines), v.maxLength(maxLength.text, inputError('tooLong')));

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/**
 * What `<input type="email">` takes, and letters beyond ASCII. Without encoded words (RFC 2047), which mail programs would
 * show as another address.
 */
const mailAddress = new RegExp(`^(?!.*=\\?)[^\\s@<>()[\\]\\\\,;:"\\u200C\\u200D]+@${label}(?:\\.${label})*$`, 'u');

/** A required e-mail address. */
export const mail = v.pipe(
  string,
  v.transform(oneLine),
  v.nonEmpty(inputError('missing')),
  v.maxLength(maxLength.mail, inputError('tooLong')),
  v.regex(mailAddress, inputError('invalid')),
);

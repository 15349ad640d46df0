import * as v from 'valibot';
import {toMultiline, maxLength, toSingleLine} from './sanitize';

const inputErrors = ['missing', 'invalid', 'tooLong'] as const;

/** The kinds of errors. Each form has its own texts for them. */
export type InputError = (typeof inputErrors)[number];

/** The kind of an error as a valibot message. The type check rejects any other message. */
export const inputError = (error: InputError) => error;

/** Converts a valibot message back to the kind of the error. */
const toInputError = (message: string): InputError => inputErrors.find((error) => error === message) ?? 'invalid';

/** The first error of each field. `fields` are the fields of the form, in their order. */
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
export const line = v.pipe(string, v.transform(toSingleLine), v.maxLength(maxLength.line, inputError('tooLong')));
export const requiredLine = v.pipe(line, v.nonEmpty(inputError('missing')));

/** A text of many lines. */
export const multilineText = v.pipe(
  string,
  v.transform(toMultiline),
  v.maxLength(maxLength.text, inputError('tooLong')),
);

const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/**
 * Accepts what `<input type="email">` accepts, and letters beyond ASCII. Encoded words (RFC 2047) are invalid, because mail programs
 * would show another address.
 */
const mailAddress = new RegExp(`^(?!.*=\\?)[^\\s@<>()[\\]\\\\,;:"\\u200C\\u200D]+@${label}(?:\\.${label})*$`, 'u');

/** A required e-mail address. */
export const mail = v.pipe(
  string,
  v.transform(toSingleLine),
  v.nonEmpty(inputError('missing')),
  v.maxLength(maxLength.mail, inputError('tooLong')),
  v.regex(mailAddress, inputError('invalid')),
);

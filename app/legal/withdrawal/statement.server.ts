import * as v from 'valibot';
import {mail, requiredLine, text, toInputError, type InputError} from '~/mail/fields';
import {withdrawalFields, type Statement, type WithdrawalField} from './fields';

const schema = v.object({name: requiredLine, order: requiredLine, mail, pieces: text} satisfies Record<
  WithdrawalField,
  unknown
>);

/** Reads and cleans a sent form; the first error of each field counts. */
export function readStatement(
  form: URLSearchParams,
): {ok: true; statement: Statement} | {ok: false; errors: Partial<Record<WithdrawalField, InputError>>} {
  const input = Object.fromEntries(withdrawalFields.map((name) => [name, form.get(name)]));
  const result = v.safeParse(schema, input);
  if (result.success) return {ok: true, statement: result.output};
  const errors: Partial<Record<WithdrawalField, InputError>> = {};
  for (const issue of result.issues) {
    const field = withdrawalFields.find((name) => name === issue.path?.[0]?.key) ?? 'name';
    errors[field] ??= toInputError(issue.message);
  }
  return {ok: false, errors};
}

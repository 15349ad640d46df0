import * as v from 'valibot';
import {languageData, type Language} from '~/i18n/language';
import {fieldErrors, mail, requiredLine, multilineText, type InputError} from '~/mail/fields';
import {maxLength} from '~/mail/sanitize';
import type {FieldErrors} from '~/ui/form/errors';
import {messages} from './messages';

/** The fields of the form, in its order. `mail` is the sender's e-mail address, as in an enquiry. */
export const withdrawalFields = ['name', 'order', 'mail', 'pieces'] as const;

export type WithdrawalField = (typeof withdrawalFields)[number];

/** A statement of withdrawal. Without `pieces` it concerns the whole order. */
export type Statement = Record<WithdrawalField, string>;

/** The schema of the form, for browser and worker. It also cleans the texts. */
export const statementSchema = v.object({
  name: requiredLine,
  order: requiredLine,
  mail,
  pieces: multilineText,
} satisfies Record<WithdrawalField, unknown>);

/** Formats a time (ms since 1970) as date and time in Germany to the second, with the time zone. Day and month stay on one line. */
export function formatDateAndTime(time: number, language: Language): string {
  const format = {dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Berlin'} as const;
  return new Intl.DateTimeFormat(languageData[language].locale, format).format(time).replace(' ', '\u00a0');
}

/** The fields of a statement with their labels. */
export function statementRows(statement: Statement, language: Language): [label: string, value: string][] {
  const t = messages[language];
  return [
    [t.name, statement.name],
    [t.orderLabel, statement.order],
    [t.piecesLabel, statement.pieces || t.wholeOrder],
    [t.mailLabel, statement.mail],
  ];
}

/** The messages for the errors of a form, by field. */
export function statementErrors(
  issues: readonly v.BaseIssue<unknown>[],
  language: Language,
): FieldErrors<WithdrawalField> {
  const t = messages[language];
  const missingErrors = {name: t.missingName, order: t.missingOrder, mail: t.missingMail, pieces: t.invalid};
  const getMessage = (field: WithdrawalField, error: InputError) => {
    if (error === 'missing') return missingErrors[field];
    if (error === 'invalid') return field === 'mail' ? t.wrongMail : t.invalid;
    const limits = {name: maxLength.line, order: maxLength.line, mail: maxLength.mail, pieces: maxLength.text};
    return t.tooLong(limits[field]);
  };
  const entries = Object.entries(fieldErrors(issues, withdrawalFields)) as [WithdrawalField, InputError][];
  return Object.fromEntries(entries.map(([field, error]) => [field, getMessage(field, error)]));
}

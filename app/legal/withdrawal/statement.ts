import {languageData, type Language} from '~/i18n/language';
import {messages} from './messages';

/** The fields of the form, in its order (rule 18.2). `mail` is the sender's e-mail address, as in an enquiry. */
export const withdrawalFields = ['name', 'order', 'mail', 'pieces'] as const;

export type WithdrawalField = (typeof withdrawalFields)[number];

/** What somebody declares who withdraws from a contract. Without `pieces` it is the whole order. */
export type Statement = Record<WithdrawalField, string>;

/** Date and time in Germany to the second, with the zone. `time` is ms since 1970. */
export function dateAndTime(time: number, language: Language): string {
  const format = {dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Berlin'} as const;
  return new Intl.DateTimeFormat(languageData[language].locale, format).format(time);
}

/** What was declared, field by field under its label. */
export function statementRows(statement: Statement, language: Language): [label: string, value: string][] {
  const t = messages[language];
  return [
    [t.name, statement.name],
    [t.orderLabel, statement.order],
    [t.piecesLabel, statement.pieces || t.wholeOrder],
    [t.mailLabel, statement.mail],
  ];
}

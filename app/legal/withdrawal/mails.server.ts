import {brand} from '~/brand';
import type {Language} from '~/i18n/language';
import {withoutEncodedWords} from '~/mail/cleaning';
import type {Mail} from '~/mail/delivery.server';
import {letterHtml, letterText, plainText} from '~/mail/letter';
import {mailtoLink} from '~/mail/mailto';
import {dateAndTime, statementRows} from './describe';
import type {Statement} from './fields';
import {messages} from './messages';

/** A statement that has arrived. */
export interface Arrived {
  statement: Statement;
  /** ms since 1970. */
  arrival: number;
  /** The visitor's. */
  language: Language;
}

/** The studio's copy, in German. */
export function studioMail({statement, arrival, language}: Arrived): Mail {
  const t = messages.de;
  const languageName = new Intl.DisplayNames('de', {type: 'language'}).of(language);
  const letter = {
    language: 'de' as const,
    title: 'Widerruf',
    opening: t.declaration(statement.order),
    rows: [...statementRows(statement, 'de'), row(t.receivedAt, arrival, 'de')],
    note: `Gesendet über die Widerrufsfunktion der Website, Sprache: ${languageName}. Der Eingang wird dem Absender bestätigt. Antworten gehen an ${statement.mail}.`,
  };
  return {
    kind: 'withdrawal',
    replyTo: statement.mail,
    subject: withoutEncodedWords(`Widerruf von ${statement.name}: ${statement.order}`),
    text: letterText(letter),
    html: letterHtml(letter),
  };
}

const notes = {
  de: 'Der Widerruf wurde über die Website erklärt. Waren Sie das nicht, antworten Sie bitte auf diese E-Mail.',
  en: 'This withdrawal was declared on the website. If this was not you, please reply to this email.',
};

/** The confirmation to the sender: content, date and time of the statement (§ 356a (4) BGB). */
export function confirmationMail({statement, arrival, language}: Arrived): Mail {
  const t = messages[language];
  const letter = {
    language,
    title: t.received,
    opening: t.declaration(statement.order),
    rows: [...statementRows(statement, language), row(t.receivedAt, arrival, language)],
    note: notes[language],
  };
  return {
    kind: 'withdrawal-confirmation',
    to: statement.mail,
    replyTo: brand.email,
    subject: `${t.received} – ${brand.name}`,
    text: `${t.received}.\n\n${letterText(letter)}`,
    html: letterHtml(letter),
  };
}

const row = (label: string, arrival: number, language: Language): [string, string] => [
  label,
  dateAndTime(arrival, language),
];

/** The same statement as a mail of the visitor's own. */
export function withdrawalMailto(statement: Statement, language: Language): string {
  const t = messages[language];
  return mailtoLink(t.title, `${t.declaration(statement.order)}\n\n${plainText(statementRows(statement, language))}`);
}

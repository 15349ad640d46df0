import {brand} from '~/brand';
import {studioLanguage, type Language} from '~/i18n/language';
import {shorten, withoutEncodedWords, withoutLinks} from '~/mail/sanitize';
import type {Mail} from '~/mail/delivery.server';
import {renderMailHtml, renderMailText, rowsAsText} from '~/mail/template';
import {mailtoLink} from '~/mail/mailto';
import {messages} from './messages';
import {formatDateAndTime, statementRows, type Statement} from './statement';

export interface ReceivedStatement {
  statement: Statement;
  /** In ms since 1970. */
  arrivalTime: number;
  language: Language;
  /** The sender's network address has exceeded the hourly limit of statements that are confirmed by mail. */
  isOverLimit: boolean;
}

/** The studio's copy, in German. */
export function studioMail({statement, arrivalTime, language, isOverLimit}: ReceivedStatement): Mail {
  const t = messages[studioLanguage];
  const languageName = new Intl.DisplayNames(studioLanguage, {type: 'language'}).of(language);
  const letter = {
    language: studioLanguage,
    title: 'Widerruf',
    opening: t.declaration(statement.order),
    rows: [...statementRows(statement, studioLanguage), timeRow(t.receivedAt, arrivalTime, studioLanguage)],
    note: `Gesendet über die Widerrufsfunktion der Website, Sprache: ${languageName}. Der Eingang wird dem Absender${isOverLimit ? ' nur auf der Seite' : ''} bestätigt. Antworten gehen an ${statement.mail}.`,
  };
  // The mark lets the studio filter a flood of statements without losing one.
  const mark = isOverLimit ? 'Gehäuft: ' : '';
  return {
    kind: 'withdrawal',
    replyTo: statement.mail,
    subject: withoutEncodedWords(`${mark}Widerruf von ${statement.name}: ${statement.order}`),
    text: renderMailText(letter),
    html: renderMailHtml(letter),
  };
}

const notes = {
  de: 'Der Widerruf wurde auf unserer Website erklärt und liegt uns im vollen Wortlaut vor. Wenn Sie das nicht waren, antworten Sie bitte auf diese E-Mail.',
  en: 'This withdrawal was made on our website, and we have it in full. If it wasn’t you, please reply to this email.',
};

/** Maximum number of characters of a field that the confirmation repeats. */
const maxConfirmedLength = {line: 100, text: 300} as const;

/** Shortens a submitted text and removes its links, because the confirmation goes to an unverified address. */
function sanitizeForConfirmation(input: string, max: number): string {
  const text = withoutLinks(input).replace(/\n\s+/g, '\n');
  return text.length > max ? `${shorten(text, max)} […]` : text;
}

/** The confirmation to the sender: content, date and time of the statement (§ 356a (4) BGB). */
export function confirmationMail({statement: original, arrivalTime, language}: ReceivedStatement): Mail {
  const t = messages[language];
  const statement = {
    ...original,
    name: sanitizeForConfirmation(original.name, maxConfirmedLength.line),
    order: sanitizeForConfirmation(original.order, maxConfirmedLength.line),
    pieces: sanitizeForConfirmation(original.pieces, maxConfirmedLength.text),
  };
  // Without the row of the e-mail address: the recipient knows it, and an invented address can look like a link.
  const rows = statementRows(statement, language).filter(([label]) => label !== t.mailLabel);
  const letter = {
    language,
    title: t.received,
    opening: t.declaration(statement.order),
    rows: [...rows, timeRow(t.receivedAt, arrivalTime, language)],
    note: notes[language],
  };
  return {
    kind: 'withdrawal-confirmation',
    to: original.mail,
    replyTo: brand.email,
    subject: `${t.received} – ${brand.name}`,
    text: `${t.received}.\n\n${renderMailText(letter)}`,
    html: renderMailHtml(letter),
  };
}

const timeRow = (label: string, time: number, language: Language): [string, string] => [
  label,
  formatDateAndTime(time, language),
];

/** A `mailto:` link with the same statement. */
export function withdrawalMailto(statement: Statement, language: Language): string {
  const t = messages[language];
  return mailtoLink(t.title, `${t.declaration(statement.order)}\n\n${rowsAsText(statementRows(statement, language))}`);
}

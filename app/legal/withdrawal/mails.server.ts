import {brand} from '~/brand';
import {studioLanguage, type Language} from '~/i18n/language';
import {shorten, withoutEncodedWords, withoutLinks} from '~/mail/cleaning';
import type {Mail} from '~/mail/delivery.server';
import {letterHtml, letterText, plainText} from '~/mail/letter';
import {mailtoLink} from '~/mail/mailto';
import {messages} from './messages';
import {dateAndTime, statementRows, type Statement} from './statement';

/** A statement that has arrived. */
export interface Arrived {
  statement: Statement;
  /** ms since 1970. */
  arrival: number;
  /** The visitor's. */
  language: Language;
  /** Its client has sent more statements in the last hour than are confirmed by mail. */
  overLimit: boolean;
}

/** The studio's copy, in German. */
export function studioMail({statement, arrival, language, overLimit}: Arrived): Mail {
  const t = messages[studioLanguage];
  const languageName = new Intl.DisplayNames(studioLanguage, {type: 'language'}).of(language);
  const letter = {
    language: studioLanguage,
    title: 'Widerruf',
    opening: t.declaration(statement.order),
    rows: [...statementRows(statement, studioLanguage), row(t.receivedAt, arrival, studioLanguage)],
    note: `Gesendet über die Widerrufsfunktion der Website, Sprache: ${languageName}. Der Eingang wird dem Absender${overLimit ? ' nur auf der Seite' : ''} bestätigt. Antworten gehen an ${statement.mail}.`,
  };
  // The word lets the studio sort out a flood of statements without losing one.
  const mark = overLimit ? 'Gehäuft: ' : '';
  return {
    kind: 'withdrawal',
    replyTo: statement.mail,
    subject: withoutEncodedWords(`${mark}Widerruf von ${statement.name}: ${statement.order}`),
    text: letterText(letter),
    html: letterHtml(letter),
  };
}

const notes = {
  de: 'Der Widerruf wurde über die Website erklärt und liegt uns im vollen Wortlaut vor. Waren Sie das nicht, antworten Sie bitte auf diese E-Mail.',
  en: 'This withdrawal was declared on the website, and we have its full wording. If this was not you, please reply to this email.',
};

/** How much of a field the confirmation repeats, in characters. */
const maxRepeated = {line: 100, text: 300} as const;

/** What somebody has typed, for a mail to an address that nobody has verified: short, and with nothing to click. */
function repeated(typed: string, max: number): string {
  const text = withoutLinks(typed).replace(/\n\s+/g, '\n');
  return text.length > max ? `${shorten(text, max)} […]` : text;
}

/** The confirmation to the sender: content, date and time of the statement (§ 356a (4) BGB). */
export function confirmationMail({statement: sent, arrival, language}: Arrived): Mail {
  const t = messages[language];
  const statement = {
    ...sent,
    name: repeated(sent.name, maxRepeated.line),
    order: repeated(sent.order, maxRepeated.line),
    pieces: repeated(sent.pieces, maxRepeated.text),
  };
  // The mail carries the address already, and a made-up one can look like a link.
  const rows = statementRows(statement, language).filter(([label]) => label !== t.mailLabel);
  const letter = {
    language,
    title: t.received,
    opening: t.declaration(statement.order),
    rows: [...rows, row(t.receivedAt, arrival, language)],
    note: notes[language],
  };
  return {
    kind: 'withdrawal-confirmation',
    to: sent.mail,
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

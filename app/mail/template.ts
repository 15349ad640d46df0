import {brand} from '~/brand';
import type {Language} from '~/i18n/language';
import {escapeHtml} from '~/platform/html';
import {mailLine} from '~/styles/colors';

/** The value of a field with its label. */
export type Row = [label: string, value: string];

/** The content of a mail. The template escapes every part. */
interface MailContent {
  language: Language;
  /** The heading of the mail. */
  title: string;
  /** The text above the rows. */
  opening?: string;
  rows: readonly Row[];
  /** The sender's message, which may have several lines. */
  message?: string;
  /** The small print at the end. */
  note: string;
}

/** A row as a line of plain text. A label that is a question loses its question mark. */
const formatRow = ([label, value]: Row) => `${label.replace(/\?$/, '')}: ${value}`;

/** Rows and message as plain text. */
export function rowsAsText(rows: readonly Row[], message = ''): string {
  return [rows.map(formatRow).join('\n'), message].filter(Boolean).join('\n\n');
}

/** Renders the mail as plain text. */
export function renderMailText({opening, rows, message, note}: MailContent): string {
  const start = opening ? `${opening}\n\n` : '';
  return `${start}${rowsAsText(rows, message)}\n\n-- \n${note}\n${signature}\n`;
}

/** The signature: name, locations and contact details. */
const signature = [
  [brand.name, ...brand.locations.map(({city}) => city)].join(' · '),
  `${brand.email} · ${brand.phone.text}`,
].join('\n');

// Mail programs support inline styles only, and few support fonts. In dark mode they change the colours
// themselves, so there is no picture and no background that would stay light.
const styles = {
  page: 'margin:0;padding:0',
  sheet: 'margin:0 auto;padding:32px 20px;max-width:600px;font:16px/1.5 Helvetica,Arial,sans-serif',
  brand: 'margin:0 0 40px;font-weight:500;letter-spacing:-0.01em',
  title: 'margin:0 0 24px;font-size:28px;line-height:1.15;font-weight:500;letter-spacing:-0.02em',
  text: 'margin:0 0 24px;white-space:pre-wrap;overflow-wrap:anywhere',
  table: 'width:100%;border-collapse:collapse;margin:0 0 24px',
  label: `padding:8px 16px 8px 0;width:34%;font-weight:400;font-size:14px;border-top:1px solid ${mailLine};opacity:.72`,
  value: `padding:8px 0;border-top:1px solid ${mailLine};white-space:pre-wrap;overflow-wrap:anywhere`,
  note: `margin:40px 0 0;padding-top:16px;border-top:1px solid ${mailLine};font-size:13px;opacity:.72;white-space:pre-wrap;overflow-wrap:anywhere`,
} as const;

/**
 * Renders the mail as HTML, without any markup of the input (rule 15.11): the studio's name, a title, the fields as rows between thin
 * lines, and the signature. It fits a screen of 320 px, in light and dark mode.
 */
export function renderMailHtml({language, title, opening, rows, message, note}: MailContent): string {
  const tableRows = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="${styles.label}">${escapeHtml(label)}</th><td valign="top" style="${styles.value}">${escapeHtml(value)}</td></tr>`,
  );
  const paragraph = (text: string | undefined, style: string) =>
    text ? `<p style="${style}">${escapeHtml(text)}</p>` : '';
  const head = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title></head>`;
  const body = [
    paragraph(brand.name, styles.brand),
    `<h1 style="${styles.title}">${escapeHtml(title)}</h1>`,
    paragraph(opening, styles.text),
    `<table role="presentation" cellspacing="0" cellpadding="0" style="${styles.table}">${tableRows.join('')}</table>`,
    paragraph(message, styles.text),
    paragraph(`${note}\n\n${signature}`, styles.note),
  ].join('');
  return `<!doctype html><html lang="${language}" style="color-scheme:light dark">${head}<body style="${styles.page}"><div style="${styles.sheet}">${body}</div></body></html>`;
}

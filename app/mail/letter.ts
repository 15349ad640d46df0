import type {Language} from '~/i18n/language';
import {escapeHtml} from '~/platform/html';

/** What was filled into one field, under its label. */
export type Row = [label: string, value: string];

/** The content of a letter, each part escaped here. */
interface Letter {
  language: Language;
  /** What stands above the rows. */
  opening?: string;
  rows: readonly Row[];
  /** The sender's own words, which may have many lines. */
  message?: string;
  /** Small print below. */
  note: string;
}

/** A row as a line of plain text. */
const labelled = ([label, value]: Row) => `${label.replace(/\?$/, '')}: ${value}`;

/** Rows and message as plain text. */
export function plainText(rows: readonly Row[], message = ''): string {
  return [rows.map(labelled).join('\n'), message].filter(Boolean).join('\n\n');
}

/** The letter as plain text. */
export function letterText({opening, rows, message, note}: Letter): string {
  return `${opening ? `${opening}\n\n` : ''}${plainText(rows, message)}\n\n-- \n${note}\n`;
}

/** The letter as HTML, with no markup but its own. */
export function letterHtml({language, opening, rows, message, note}: Letter): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:400;color:#5c5850">${escapeHtml(label)}</th><td valign="top" style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  const paragraph = (text: string | undefined, style: string) =>
    text ? `<p style="${style}">${escapeHtml(text)}</p>` : '';
  const wide = 'white-space:pre-wrap;max-width:62ch';
  return `<!doctype html><html lang="${language}"><body style="font:16px/1.5 sans-serif;color:#1b1a17">${paragraph(opening, wide)}<table cellspacing="0" cellpadding="0">${cells.join('')}</table>${paragraph(message, wide)}${paragraph(note, 'color:#5c5850;font-size:13px')}</body></html>`;
}

import {brand} from '~/brand';
import type {Language} from '~/i18n/language';
import {escapeHtml} from '~/platform/html';

/** What was filled into one field, under its label. */
export type Row = [label: string, value: string];

/** The content of a letter, each part escaped here. */
interface Letter {
  language: Language;
  /** What the letter is about, in a few words. */
  title: string;
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
  return `${opening ? `${opening}\n\n` : ''}${plainText(rows, message)}\n\n-- \n${note}\n${signature}\n`;
}

/** Who writes: name, places and the ways to answer. */
const signature = [
  [brand.name, ...brand.locations.map(({city}) => city)].join(' · '),
  `${brand.email} · ${brand.phone.text}`,
].join('\n');

// Mail programs take styles from the elements alone, and few of them fonts. Those that turn a letter dark change the colours
// themselves: there is no picture, no ground and no colour of text that would stay behind.
const styles = {
  page: 'margin:0;padding:0',
  sheet: 'margin:0 auto;padding:32px 20px;max-width:600px;font:16px/1.5 Helvetica,Arial,sans-serif',
  brand: 'margin:0 0 40px;font-weight:500;letter-spacing:-0.01em',
  title: 'margin:0 0 24px;font-size:28px;line-height:1.15;font-weight:500;letter-spacing:-0.02em',
  text: 'margin:0 0 24px;white-space:pre-wrap;overflow-wrap:anywhere',
  table: 'width:100%;border-collapse:collapse;margin:0 0 24px',
  label: 'padding:8px 16px 8px 0;width:34%;font-weight:400;font-size:14px;border-top:1px solid #8a8378;opacity:.72',
  value: 'padding:8px 0;border-top:1px solid #8a8378;white-space:pre-wrap;overflow-wrap:anywhere',
  note: 'margin:40px 0 0;padding-top:16px;border-top:1px solid #8a8378;font-size:13px;opacity:.72;white-space:pre-wrap;overflow-wrap:anywhere',
} as const;

/**
 * The letter as HTML, with no markup but its own (rule 15.11): the studio's name, a title, what was filled in as rows between
 * thin lines, and who writes. It fits a screen of 320 px, in light and dark.
 */
export function letterHtml({language, title, opening, rows, message, note}: Letter): string {
  const cells = rows.map(
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
    `<table role="presentation" cellspacing="0" cellpadding="0" style="${styles.table}">${cells.join('')}</table>`,
    paragraph(message, styles.text),
    paragraph(`${note}\n\n${signature}`, styles.note),
  ].join('');
  return `<!doctype html><html lang="${language}" style="color-scheme:light dark">${head}<body style="${styles.page}"><div style="${styles.sheet}">${body}</div></body></html>`;
}

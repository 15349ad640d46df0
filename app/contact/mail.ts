import {brand} from '~/brand';
import type {Language} from '~/i18n/language';
import type {Mail} from '~/mail/delivery.server';
import {escapeHtml} from '~/platform/html';
import {withoutEncodedWords} from './cleaning';
import type {Enquiry} from './enquiry';
import {messages} from './messages';
import {optionLabel} from './options';

type Row = [label: string, value: string];

/** What was filled in, in the order of the form and in words. */
function rowsOf(enquiry: Enquiry, language: Language): Row[] {
  const t = messages[language];
  const option = (field: 'howHeard' | 'currentPhase') => enquiry[field] && optionLabel(field, enquiry[field], language);
  const rows: Row[] = [
    [t.name, enquiry.name],
    [t.mail, enquiry.mail],
    [t.phone, enquiry.phone],
    [t.company, enquiry.company],
    [t.projectLocation, enquiry.projectLocation],
    [t.budget, enquiry.budget],
    [t.timeline, enquiry.timeline],
    [t.category, enquiry.category.map((value) => optionLabel('category', value, language)).join(', ')],
    [t.currentPhase, option('currentPhase')],
    [t.howHeard, option('howHeard')],
  ];
  return rows.filter(([, value]) => value);
}

const labelled = ([label, value]: Row) => `${label.replace(/\?$/, '')}: ${value}`;

function plainText(enquiry: Enquiry, language: Language): string {
  return [rowsOf(enquiry, language).map(labelled).join('\n'), enquiry.text].filter(Boolean).join('\n\n');
}

const subjectOf = (sender: string, language: Language) => withoutEncodedWords(messages[language].subject(sender));

/** What the studio speaks: the mail to it is in German. */
const studioLanguage: Language = 'de';

/**
 * The mail to the studio. It is in German and names the `language` of the visitor. The same enquiry always gives the
 * same mail, so that the mail API knows a second try.
 */
export function composeMail(enquiry: Enquiry, language: Language): Mail {
  const languageName = new Intl.DisplayNames(studioLanguage, {type: 'language'}).of(language);
  const note = `Gesendet über das Kontaktformular, Sprache: ${languageName}. Antworten gehen an ${enquiry.mail}.`;
  const cells = rowsOf(enquiry, studioLanguage).map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:400;color:#5c5850">${escapeHtml(label)}</th><td valign="top" style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  const message = enquiry.text && `<p style="white-space:pre-wrap;max-width:62ch">${escapeHtml(enquiry.text)}</p>`;
  return {
    kind: 'enquiry',
    replyTo: enquiry.mail,
    subject: subjectOf(enquiry.company ? `${enquiry.name} (${enquiry.company})` : enquiry.name, studioLanguage),
    text: `${plainText(enquiry, studioLanguage)}\n\n-- \n${note}\n`,
    html: `<!doctype html><html lang="${studioLanguage}"><body style="font:16px/1.5 sans-serif;color:#1b1a17"><table cellspacing="0" cellpadding="0">${cells.join('')}</table>${message}<p style="color:#5c5850;font-size:13px">${escapeHtml(note)}</p></body></html>`,
  };
}

/** Longest link that every mail program takes, in characters. */
const maxMailto = 1900;

/** The same enquiry as a link that opens the visitor's mail program; a message too long for a link ends in […]. */
export function mailtoLink(enquiry: Enquiry, language: Language): string {
  const start = `mailto:${brand.email}?subject=${encodeURIComponent(subjectOf(enquiry.name, language))}&body=`;
  const link = (body: string) => start + encodeURIComponent(body.replaceAll('\n', '\r\n'));
  const characters = [...plainText(enquiry, language)];
  if (link(characters.join('')).length <= maxMailto) return link(characters.join(''));
  let [fits, tooMany] = [0, characters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (link(`${characters.slice(0, middle).join('')} […]`).length <= maxMailto) fits = middle;
    else tooMany = middle;
  }
  return link(`${characters.slice(0, fits).join('')} […]`);
}

import {studioLanguage, type Language} from '~/i18n/language';
import {withoutEncodedWords} from '~/mail/cleaning';
import type {Mail} from '~/mail/delivery.server';
import {letterHtml, letterText, plainText, type Row} from '~/mail/letter';
import {mailtoLink as linkOf} from '~/mail/mailto';
import type {Enquiry} from './enquiry';
import {messages} from './messages';
import {optionLabel} from './options';

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

const subjectOf = (sender: string, language: Language) => withoutEncodedWords(messages[language].subject(sender));

/**
 * The mail to the studio. It is in German and names the `language` of the visitor. The same enquiry always gives the
 * same mail, so that the mail API knows a second try.
 */
export function composeMail(enquiry: Enquiry, language: Language): Mail {
  const languageName = new Intl.DisplayNames(studioLanguage, {type: 'language'}).of(language);
  const letter = {
    language: studioLanguage,
    title: 'Projektanfrage',
    rows: rowsOf(enquiry, studioLanguage),
    message: enquiry.text,
    note: `Gesendet über das Kontaktformular, Sprache: ${languageName}. Antworten gehen an ${enquiry.mail}.`,
  };
  return {
    kind: 'enquiry',
    replyTo: enquiry.mail,
    subject: subjectOf(enquiry.company ? `${enquiry.name} (${enquiry.company})` : enquiry.name, studioLanguage),
    text: letterText(letter),
    html: letterHtml(letter),
  };
}

/** The same enquiry as a link that opens the visitor's mail program; a message too long for a link ends in […]. */
export function mailtoLink(enquiry: Enquiry, language: Language): string {
  return linkOf(subjectOf(enquiry.name, language), plainText(rowsOf(enquiry, language), enquiry.text));
}

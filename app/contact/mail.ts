import {studioLanguage, type Language} from '~/i18n/language';
import {withoutEncodedWords} from '~/mail/sanitize';
import type {Mail} from '~/mail/delivery.server';
import {renderMailHtml, renderMailText, rowsAsText, type Row} from '~/mail/template';
import {mailtoLink} from '~/mail/mailto';
import type {Enquiry} from './enquiry';
import {messages} from './messages';
import {optionLabel} from './options';

/** The values of an enquiry with their labels. Empty values are left out. */
function createRows(enquiry: Enquiry, language: Language): Row[] {
  const t = messages[language];
  const getLabel = (field: 'howHeard' | 'currentPhase') =>
    enquiry[field] && optionLabel(field, enquiry[field], language);
  const rows: Row[] = [
    [t.name, enquiry.name],
    [t.mail, enquiry.mail],
    [t.phone, enquiry.phone],
    [t.company, enquiry.company],
    [t.projectLocation, enquiry.projectLocation],
    [t.budget, enquiry.budget],
    [t.timeline, enquiry.timeline],
    [t.category, enquiry.category.map((value) => optionLabel('category', value, language)).join(', ')],
    [t.currentPhase, getLabel('currentPhase')],
    [t.howHeard, getLabel('howHeard')],
  ];
  return rows.filter(([, value]) => value);
}

const createSubject = (sender: string, language: Language) => withoutEncodedWords(messages[language].subject(sender));

/**
 * The mail to the studio. It is in German and mentions the visitor's `language`. The mail depends on the enquiry only, so that the mail
 * API recognizes a repeated one.
 */
export function composeMail(enquiry: Enquiry, language: Language): Mail {
  const languageName = new Intl.DisplayNames(studioLanguage, {type: 'language'}).of(language);
  const letter = {
    language: studioLanguage,
    title: 'Projektanfrage',
    rows: createRows(enquiry, studioLanguage),
    message: enquiry.text,
    note: `Gesendet über das Kontaktformular, Sprache: ${languageName}. Antworten gehen an ${enquiry.mail}.`,
  };
  return {
    kind: 'enquiry',
    replyTo: enquiry.mail,
    subject: createSubject(enquiry.company ? `${enquiry.name} (${enquiry.company})` : enquiry.name, studioLanguage),
    text: renderMailText(letter),
    html: renderMailHtml(letter),
  };
}

/** An enquiry as a `mailto:` link, which opens the visitor's mail program. A message too long for a link ends in […]. */
export function enquiryMailto(enquiry: Enquiry, language: Language): string {
  return mailtoLink(createSubject(enquiry.name, language), rowsAsText(createRows(enquiry, language), enquiry.text));
}

import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {maxLength} from '~/mail/sanitize';
import type {FieldErrors} from '~/ui/form/errors';
import type {InputError} from '~/mail/fields';
import type {EnquiryField, InputErrors} from './enquiry';

export const messages = defineMessages({
  de: {
    title: 'Kontakt',
    name: 'Name',
    mail: 'E-Mail',
    phone: 'Telefon',
    company: 'Unternehmen',
    projectLocation: 'Ort des Projekts',
    budget: 'Budget',
    timeline: 'Zeitrahmen',
    category: 'Welche Leistungen interessieren Sie?',
    howHeard: 'Wie haben Sie von uns gehört?',
    currentPhase: 'Aktuelle Phase',
    noPhase: 'Keine Angabe',
    text: 'Nachricht',
    more: 'Mehr zum Projekt (freiwillig)',
    privacy: 'Ich habe die Datenschutzerklärung gelesen und akzeptiere sie.',
    privacyLink: 'Datenschutzerklärung lesen',
    allRequired: 'Felder mit * sind Pflichtfelder.',
    trap: 'Dieses Feld bitte leer lassen',
    send: 'Anfrage senden',
    sending: 'Wird gesendet …',
    summary: 'Bitte prüfen Sie Ihre Angaben:',
    undeliverable: 'Ihre Anfrage konnte gerade nicht zugestellt werden. Ihre Angaben bleiben hier im Formular stehen.',
    limited:
      'Sie haben in kurzer Zeit viele Anfragen gesendet. Bitte versuchen Sie es später noch einmal. Ihre Angaben bleiben stehen.',
    suspicious:
      'Diese Anfrage sieht aus, als hätte ein Programm sie geschickt. Ihre Angaben bleiben stehen: Bitte senden Sie sie noch einmal oder schreiben Sie uns.',
    tooMuch: 'Ihre Nachricht ist zu lang für dieses Formular. Bitte gehen Sie zurück und kürzen Sie sie.',
    unreadable: 'Ihre Anfrage kam unvollständig an. Bitte senden Sie sie noch einmal.',
    foreign:
      'Diese Anfrage wurde nicht über diese Website abgeschickt und deshalb nicht angenommen. Ihre Angaben stehen im Formular: Bitte senden Sie sie hier noch einmal.',
    sendMail: 'Als E-Mail senden',
    orTry: 'Sie können es noch einmal versuchen oder uns dieselbe Anfrage als E-Mail schicken:',
    subject: (name: string) => `Projektanfrage von ${name}`,
    direct: 'Direkt erreichbar',
    thanks: 'Danke für deine Anfrage! Wir melden uns.',
    hello: (name: string) => `Hallo ${name}, Danke für deine Anfrage! Wir melden uns.`,
    thanksTitle: 'Anfrage gesendet',
    thanksDescription: 'Ihre Anfrage ist bei uns angekommen. Wir melden uns.',
    toProjects: 'Projekte ansehen',
  },
  en: {
    title: 'Contact',
    name: 'Name',
    mail: 'Email',
    phone: 'Phone',
    company: 'Company',
    projectLocation: 'Project location',
    budget: 'Budget',
    timeline: 'Timeline',
    category: 'Which services are you interested in?',
    howHeard: 'How did you hear about us?',
    currentPhase: 'Current phase',
    noPhase: 'Not specified',
    text: 'Message',
    more: 'More about the project (optional)',
    privacy: 'I have read and accept the privacy policy.',
    privacyLink: 'Read the privacy policy',
    allRequired: 'Fields marked * are required.',
    trap: 'Please leave this field empty',
    send: 'Send enquiry',
    sending: 'Sending …',
    summary: 'Please check your details:',
    undeliverable: 'We couldn’t send your enquiry just now. Everything you wrote is still here in the form.',
    limited:
      'You’ve sent a lot of enquiries in a short time. Please try again later. Everything you wrote is still here.',
    suspicious: 'This enquiry looks automated. Everything you wrote is still here: please send it again or email us.',
    tooMuch: 'Your message is too long for this form. Please go back and shorten it.',
    unreadable: 'Your enquiry arrived incomplete. Please send it again.',
    foreign:
      'This enquiry wasn’t submitted through our website, so we haven’t accepted it. Everything you wrote is in the form: please send it again here.',
    sendMail: 'Send by email',
    orTry: 'You can try again, or send us the same enquiry by email:',
    subject: (name: string) => `Project enquiry from ${name}`,
    direct: 'Contact us directly',
    thanks: 'Thank you for your enquiry! We will be in touch.',
    hello: (name: string) => `Hello ${name}, thank you for your enquiry! We will be in touch.`,
    thanksTitle: 'Enquiry sent',
    thanksDescription: 'Your enquiry has reached us. We will be in touch.',
    toProjects: 'View projects',
  },
});

/** The errors of empty required fields. */
const missingErrors: Record<Language, Partial<Record<EnquiryField, string>>> = {
  de: {
    name: 'Bitte geben Sie Ihren Namen ein.',
    mail: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
    phone: 'Bitte geben Sie Ihre Telefonnummer ein.',
    howHeard: 'Bitte sagen Sie uns, wie Sie von uns gehört haben.',
    privacy: 'Bitte akzeptieren Sie die Datenschutzerklärung.',
  },
  en: {
    name: 'Please enter your name.',
    mail: 'Please enter your email address.',
    phone: 'Please enter your phone number.',
    howHeard: 'Please tell us how you heard about us.',
    privacy: 'Please accept the privacy policy.',
  },
};

const otherErrors = defineMessages({
  de: {
    mail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    invalid: 'Bitte prüfen Sie diese Angabe.',
    tooLong: (max: number) => `Bitte schreiben Sie höchstens ${max} Zeichen.`,
  },
  en: {
    mail: 'Please enter a valid email address.',
    invalid: 'Please check this entry.',
    tooLong: (max: number) => `Please keep this to ${max} characters or fewer.`,
  },
});

function errorText(field: EnquiryField, error: InputError, language: Language): string {
  const t = otherErrors[language];
  if (error === 'missing') return missingErrors[language][field] ?? t.invalid;
  if (error === 'tooLong') return t.tooLong(field === 'text' || field === 'mail' ? maxLength[field] : maxLength.line);
  return field === 'mail' ? t.mail : t.invalid;
}

export function errorTexts(errors: InputErrors, language: Language): FieldErrors<EnquiryField> {
  const entries = Object.entries(errors) as [EnquiryField, InputError][];
  return Object.fromEntries(entries.map(([field, error]) => [field, errorText(field, error, language)]));
}

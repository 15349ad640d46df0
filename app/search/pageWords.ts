import type {Language} from '~/i18n/language';

/** Search terms for the site's own pages, beside their titles. */
const pageWords: Record<string, Record<Language, string>> = {
  '/projects': {de: 'Referenzen Arbeiten Umbau Räume', en: 'work portfolio references interiors'},
  '/services': {de: 'Angebot Planung Bau Beratung', en: 'offer design building advice'},
  '/about': {de: 'Studio Team Geschichte Auszeichnungen', en: 'studio team people history awards'},
  '/contact': {
    de: 'Anfrage Adresse Telefon E-Mail Termin Öffnungszeiten Anfahrt',
    en: 'enquiry address phone email appointment opening hours directions',
  },
  '/shop': {de: 'Möbel kaufen Produkte Preise', en: 'furniture buy products prices'},
  '/cart': {de: 'Einkaufswagen bestellen Kasse', en: 'basket order checkout'},
  '/werkstatt': {de: 'Tischlerei Schreinerei Fertigung Maschinen', en: 'carpentry joinery making machines'},
  '/faq': {de: 'Fragen Antworten Hilfe', en: 'questions answers help'},
  '/jobs': {de: 'Stellen Karriere Ausbildung Praktikum Bewerbung', en: 'careers vacancies apprenticeship internship'},
  '/press': {de: 'Artikel Pressekit Bilder Logo', en: 'articles media kit pictures logo'},
  '/imprint': {de: 'Anbieter Firma Steuernummer', en: 'company provider legal notice'},
  '/legal/privacy-policy': {de: 'Daten Cookies DSGVO Einwilligung', en: 'data cookies GDPR consent policy'},
  '/widerruf': {de: 'zurücktreten Rücktritt stornieren kündigen', en: 'cancel cancellation revoke'},
  '/barrierefreiheit': {de: 'Barrieren BFSG Hilfsmittel', en: 'barriers assistive technology'},
  '/legal/terms-of-service': {de: 'Geschäftsbedingungen Vertrag', en: 'contract legal'},
  '/legal/refund-policy': {
    de: 'Rückgabe Rücksendung Umtausch Retoure Erstattung',
    en: 'returns refund exchange send back',
  },
  '/legal/shipping-policy': {de: 'Lieferung Versandkosten Lieferzeit Paket', en: 'delivery costs time parcel'},
};

export const getPageWords = (path: string, language: Language): string => pageWords[path]?.[language] ?? '';
